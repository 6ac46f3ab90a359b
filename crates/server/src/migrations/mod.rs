//! How the tables came to be: forward only, one file a step, each run once.

use sea_orm_migration::{MigrationTrait, MigratorTrait, async_trait::async_trait};

mod m0001_first_pages;
mod m0002_community;
mod m0003_stories;

/// Every step, oldest first.
pub struct Migrations;

#[async_trait]
impl MigratorTrait for Migrations {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(m0001_first_pages::Migration),
            Box::new(m0002_community::Migration),
            Box::new(m0003_stories::Migration),
        ]
    }
}
