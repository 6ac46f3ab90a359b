//! Repeated failures to sign in slow down: counted in the database, so that all nodes count together.

use std::net::IpAddr;

use sea_orm::sea_query::{Expr, ExprTrait as _, OnConflict};
use sea_orm::{ActiveValue::Set, ColumnTrait, DatabaseConnection, EntityTrait, QueryFilter};
use time::Duration;

use crate::clock::now;
use crate::error::{Error, Result};
use crate::session::hash;
use crate::tables::sign_in_failures::{ActiveModel, Column, Entity};

/// Counts are forgotten after an hour without failures.
const FORGOTTEN: Duration = Duration::hours(1);
/// The longest wait between two attempts.
const LONGEST_WAIT: i64 = 15 * 60;

/// What is counted, and how many failures are free. One family's typos, a whole school's, and an
/// attack from everywhere on one account.
fn counted(email: &str, address: IpAddr) -> [(String, i32); 3] {
    [
        (hash(&format!("both {email} {address}")), 5),
        (hash(&format!("email {email}")), 30),
        (hash(&format!("address {address}")), 60),
    ]
}

/// Refuses the attempt while the failures before it still cost a wait.
pub async fn check(db: &DatabaseConnection, email: &str, address: IpAddr) -> Result<()> {
    let counted = counted(email, address);
    let who = counted.iter().map(|(who, _)| who.clone());
    let rows = Entity::find().filter(Column::Who.is_in(who)).all(db).await?;
    let longest = rows
        .iter()
        .filter_map(|row| {
            let (_, free) = counted.iter().find(|(who, _)| *who == row.who)?;
            let wait = wait_after(row.count - free);
            let left = wait - (now() - row.last_at).whole_seconds();
            (left > 0).then_some(left)
        })
        .max();
    match longest.map(u64::try_from) {
        Some(Ok(seconds)) => Err(Error::SlowDown { seconds }),
        _ => Ok(()),
    }
}

/// Seconds: 1, 2, 4 … with each failure beyond the free ones.
fn wait_after(too_many: i32) -> i64 {
    match u32::try_from(too_many) {
        Err(_) => 0,
        Ok(steps) => Ord::min(LONGEST_WAIT, 1 << Ord::min(steps, 20)),
    }
}

/// Counts one more failure.
pub async fn count(db: &DatabaseConnection, email: &str, address: IpAddr) -> Result<()> {
    forget_old(db).await?;
    for (who, _) in counted(email, address) {
        let first = ActiveModel { who: Set(who), count: Set(1), last_at: Set(now()) };
        let again = OnConflict::column(Column::Who)
            .value(Column::Count, Expr::col((Entity, Column::Count)).add(1))
            .value(Column::LastAt, now())
            .to_owned();
        Entity::insert(first).on_conflict(again).exec_without_returning(db).await?;
    }
    Ok(())
}

/// The right password was given: this person's own count starts again.
pub async fn forgive(db: &DatabaseConnection, email: &str, address: IpAddr) -> Result<()> {
    let [(both, _), (account, _), _] = counted(email, address);
    Entity::delete_many().filter(Column::Who.is_in([both, account])).exec(db).await?;
    Ok(())
}

/// Forgets failures of more than an hour ago.
pub async fn forget_old(db: &DatabaseConnection) -> Result<()> {
    let old = Column::LastAt.lt(now() - FORGOTTEN);
    Entity::delete_many().filter(old).exec(db).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::wait_after;

    #[test]
    fn each_failure_doubles_the_wait_up_to_a_quarter_of_an_hour() {
        let waits: Vec<_> = [-5, -1, 0, 1, 2, 9, 10, 1000].map(wait_after).to_vec();
        assert_eq!(waits, [0, 0, 1, 2, 4, 512, 900, 900]);
    }
}
