//! Play with people far away.

mod asking;
mod clock;
mod dice;
mod ended;
mod friend;
mod invitation;
mod link;
mod reactions;
mod signs;
mod terms;
mod trouble;
mod waiting;

pub(super) use self::asking::{asking, resign};
pub(super) use self::clock::clock;
pub(super) use self::dice::dice;
pub(super) use self::ended::{dice_sign, ended, rematch};
pub(super) use self::friend::friend;
pub(super) use self::invitation::invitation;
pub(super) use self::link::{seat_link, watch_link};
pub(super) use self::reactions::{reactions, word};
pub(super) use self::signs::{presence, prompt, signs};
pub(super) use self::trouble::trouble;
pub(super) use self::waiting::waiting;
