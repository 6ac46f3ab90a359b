//! Numbers, one a cell of a page, kept from one page to the next: to be given so much memory takes as long as to use it.

use std::sync::{Mutex, PoisonError};

/// So many are kept at most, for as many as two pages that are drawn at a time need; each is most of a megabyte.
const KEPT: usize = 6;

static SHEETS: Mutex<Vec<Vec<u16>>> = Mutex::new(Vec::new());

/// So many numbers, whatever they are: none of them is to be read before it is written.
pub(super) fn any(cells: usize) -> Vec<u16> {
    let kept = SHEETS.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let mut sheet = kept.unwrap_or_default();
    sheet.resize(cells, 0);
    sheet
}

/// Takes back what nobody needs any more.
pub(super) fn keep(sheet: Vec<u16>) {
    let mut sheets = SHEETS.lock().unwrap_or_else(PoisonError::into_inner);
    if sheets.len() < KEPT && !sheet.is_empty() {
        sheets.push(sheet);
    }
}
