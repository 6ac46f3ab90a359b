//! Long lists in pieces: the newest first, each piece after the last one's end, however long the list.

use sea_orm::{
    ColumnTrait, DatabaseConnection, EntityTrait, FromQueryResult, QueryFilter, QueryOrder, QuerySelect,
    Select,
};
use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

use crate::error::{Error, Result};

/// Which piece of a list.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Piece {
    /// `next` of the piece before.
    after: Option<Uuid>,
    /// 1 to 100; 24 unless said otherwise.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
}

impl Piece {
    /// The piece's rows, descending by `key`, and where the next piece starts, if there is one.
    pub async fn of<E: EntityTrait>(
        self,
        list: Select<E>,
        key: E::Column,
        key_of: impl Fn(&E::Model) -> Option<Uuid>,
        db: &DatabaseConnection,
    ) -> Result<(Vec<E::Model>, Option<Uuid>)>
    where
        E::Model: FromQueryResult + Send + Sync,
    {
        let limit = self.limit.unwrap_or(24);
        if !(1..=100).contains(&limit) {
            return Err(Error::invalid("limit", "Please ask for 1 to 100"));
        }
        let list = match self.after {
            Some(after) => list.filter(key.lt(after)),
            None => list,
        };
        let mut rows = list.order_by_desc(key).limit(limit + 1).all(db).await?;
        let more = rows.len() as u64 > limit;
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        let next = rows.last().filter(|_| more).and_then(key_of);
        Ok((rows, next))
    }
}
