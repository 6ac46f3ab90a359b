//! The database: a SQLite file or PostgreSQL, by the same code.

use std::path::Path;
use std::time::Duration;

use sea_orm::{
    ConnectOptions, ConnectionTrait, Database, DatabaseBackend, DatabaseConnection, DatabaseTransaction,
    DbErr, SqliteTransactionMode, TransactionOptions, TransactionTrait,
};
use sea_orm_migration::MigratorTrait;

use crate::config::Config;
use crate::migrations::Migrations;

/// Connections kept at most: SQLite has one writer anyway, PostgreSQL shares its hundred among nodes.
const CONNECTIONS: u32 = 8;

/// Any number: the lock under which nodes that start together take turns to migrate.
const MIGRATION_LOCK: i64 = 7_243_415_463;

/// Opens the configured database, creating and migrating it where needed.
pub async fn open(config: &Config) -> Result<DatabaseConnection, DbErr> {
    let mut options = match &config.database_url {
        Some(url) => ConnectOptions::new(url.clone()),
        None => sqlite(&config.data.join("pagelings.db")),
    };
    options.max_connections(CONNECTIONS).acquire_timeout(Duration::from_secs(10)).sqlx_logging(false);
    let db = Database::connect(options).await?;
    let migrating = write(&db).await?;
    lock(&migrating, MIGRATION_LOCK).await?;
    Migrations::up(&migrating, None).await?;
    migrating.commit().await?;
    Ok(db)
}

fn sqlite(file: &Path) -> ConnectOptions {
    let file = file.to_owned();
    let mut options = ConnectOptions::new("sqlite://pagelings.db");
    options.map_sqlx_sqlite_opts(move |sqlite| {
        sqlite
            .filename(&file)
            .create_if_missing(true)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .pragma("journal_mode", "WAL")
            .pragma("synchronous", "FULL")
    });
    options
}

/// Starts a transaction that will write. SQLite's default ones are deferred: two that read first and
/// write later fail each other, so nothing in this crate calls `begin` itself.
pub async fn write(db: &DatabaseConnection) -> Result<DatabaseTransaction, DbErr> {
    db.begin_with_options(TransactionOptions {
        sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
        ..TransactionOptions::default()
    })
    .await
}

/// Waits until this transaction alone holds `number`. SQLite's write transactions exclude each other already.
pub async fn lock(transaction: &DatabaseTransaction, number: i64) -> Result<(), DbErr> {
    if transaction.get_database_backend() == DatabaseBackend::Postgres {
        let wait = format!("SELECT pg_advisory_xact_lock({number})");
        transaction.execute_unprepared(&wait).await?;
    }
    Ok(())
}
