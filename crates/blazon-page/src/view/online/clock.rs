//! How much time is left.

use blazon::Seat;
use blazon_words::{Words, fl};
use leptos::prelude::*;

use crate::browser;
use crate::game::Game;
use crate::view::{Memo, Page, flag, live};

/// From here on one is warned, in seconds.
const LOW: u32 = 30;

/// When those who hear the page are told, in seconds.
const TOLD: [u32; 3] = [30, 10, 5];

/// A player's clock as it was when it was last heard of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Clock {
    left: u32,
    runs: bool,
    heard: u64,
    mine: bool,
}

impl Clock {
    /// The seconds that are left at a time.
    fn seconds(self, now: u64) -> u32 {
        let gone = if self.runs { now.saturating_sub(self.heard) } else { 0 };
        let gone = u32::try_from(gone).unwrap_or(u32::MAX);
        self.left.saturating_sub(gone).div_ceil(1000)
    }
}

/// The clock of a player, if the game has any. `of` says whose.
pub(crate) fn clock(page: Page, of: fn(&Game) -> Seat) -> AnyView {
    let clock: Memo<Option<Clock>> = page.memo(move |state, _| {
        let game = state.stage()?;
        let online = game.online.as_ref()?;
        let seat = of(game);
        let left = online.table.clock?[seat];
        let runs = online.table.runs[seat] && !game.is_over();
        Some(Clock { left, runs, heard: online.heard, mine: online.table.seat == Some(seat) })
    });
    let seconds = RwSignal::new(0);
    // One tick at a time; a clock that stands still needs none.
    Effect::new(move |_| {
        let Some(clock) = clock.get() else { return };
        seconds.set(clock.seconds(browser::now()));
        if clock.runs {
            on_cleanup(browser::every(250, move || {
                let now = clock.seconds(browser::now());
                if seconds.get_untracked() != now {
                    seconds.set(now);
                }
            }));
        }
    });
    let runs = Memo::new(move || clock.get().is_some_and(|clock| clock.runs));
    let low = Memo::new(move || runs.get() && seconds.get() < LOW);
    let told = Memo::new(move || {
        let mine = clock.get().is_some_and(|clock| clock.mine && clock.runs);
        TOLD.into_iter().rev().find(|&told| mine && seconds.get() <= told)
    });
    let shown = page.say(move |words| written(seconds.get(), words));
    let warned = page.say(move |words| {
        told.get().map(|seconds| fl!(words, "page-online-time-low", seconds = seconds)).unwrap_or_default()
    });
    let title =
        page.say(move |words| fl!(words, "page-online-time-left", time = written(seconds.get(), words)));
    let there = Memo::new(move || clock.with(Option::is_some));
    live(move || {
        there.get().then(|| {
            view! {
                <span class="clock" class:runs=flag(move || runs.get()) class:low=flag(move || low.get()) role="timer" aria-label=title>{shown}</span>
                <span class="hidden" role="status">{warned}</span>
            }
        })
    })
}

/// "4:05", or days where there are any.
fn written(seconds: u32, words: &Words) -> String {
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    if hours >= 24 {
        let days = hours / 24;
        return fl!(words, "page-online-time-long", days = days);
    }
    if hours > 0 {
        return format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60);
    }
    format!("{minutes}:{:02}", seconds % 60)
}

#[cfg(test)]
mod tests {
    use blazon_words::Language;

    use super::*;

    #[test]
    fn a_clock_that_runs_loses_what_has_passed_and_one_that_stands_does_not() {
        let clock = Clock { left: 65_000, runs: true, heard: 1_000_000, mine: true };
        assert_eq!(clock.seconds(1_000_000), 65);
        assert_eq!(clock.seconds(1_000_001), 65, "a second that has begun is there");
        assert_eq!(clock.seconds(1_005_000), 60);
        assert_eq!(clock.seconds(9_000_000), 0);
        assert_eq!(clock.seconds(0), 65, "a clock that was put back");
        assert_eq!(Clock { runs: false, ..clock }.seconds(9_000_000), 65);
    }

    #[test]
    fn time_is_written_as_clocks_show_it() {
        let words = Words::new(Language::English);
        for (seconds, shown) in
            [(0, "0:00"), (65, "1:05"), (3599, "59:59"), (3600, "1:00:00"), (90_000, "1 day")]
        {
            assert_eq!(written(seconds, &words), shown);
        }
    }
}
