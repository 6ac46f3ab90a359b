//! The everyday places: where children live, play, learn and go for a day.

mod camp;
mod green;
mod home;
mod outings;
mod parlors;
mod rooms;
mod shore;
mod shows;
mod sketch;
mod skies;
mod sport;
mod town;
mod toys;
mod visits;
mod winter;
mod woods;

pub(super) use camp::campsite;
pub(super) use green::{garden, park, playground};
pub(super) use home::{bathroom, living_room};
pub(super) use outings::{airport, harbor, ice_rink, market, zoo};
pub(super) use parlors::{dentist, salon, stable, theater};
pub(super) use rooms::{bedroom, birthday_party, kitchen};
pub(super) use shore::{beach, desert, lake};
pub(super) use shows::{circus, fair};
pub(super) use skies::{night_sky, rainbow_sky};
pub(super) use sport::sports_field;
pub(super) use town::{city, street, train};
pub(super) use visits::{hospital, library, school, shop};
pub(super) use winter::{mountain, snow};
pub(super) use woods::treehouse;
