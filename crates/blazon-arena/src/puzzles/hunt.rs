use core::ops::ControlFlow;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{Event, Rules};
use blazon_engine::net::Net;
use blazon_engine::{Budget, Chances, Engine, Player, Progress, SOLVED_ROUNDS, Theme, mix, rounds_left};
use blazon_puzzles::{Puzzle, Puzzles};

use super::trial::{LEAST_GAP, Trial, missed_by};
use crate::measure::gather::gather;
use crate::measure::{Quick, Spot};
use crate::workers::NoWorkers;

/// A start of a round with more rounds left than this is not looked at for solved puzzles: it will hardly have few enough
/// after the roll.
const LATE: u32 = SOLVED_ROUNDS + 4;

/// What the net must think of the gap, one ply deep, before three rounds are solved: that takes long, and finds little
/// where the net sees no difference. Fewer rounds are always solved.
const SEEN: f64 = 0.01;

/// What the net must think of the gap, one ply deep, before a decision is thought about; and what must have come of that
/// before games are played.
const PROMISING: f64 = 0.05;
const THOUGHT: f64 = 0.07;

/// Games are played about decisions of this round or a later one: before it, little is clear.
const EARLIEST: u8 = 6;

/// So many decisions of a game are thought about.
const LOOKED_AT: usize = 2;

/// Of every so many puzzles one is proved by games, and the others are solved.
const GAMES_OF: usize = 5;

/// No theme is more than so many per cent of the puzzles that are solved, or that games prove; and no difficulty.
const MOST_OF_THEME_SOLVED: usize = 35;
const MOST_OF_THEME_PLAYED: usize = 60;
const MOST_OF_DIFFICULTY: usize = 35;

/// Separates the numbers of dice that were rolled and that prove.
const PROOFS: u64 = 0x7072_6f76;

/// Looks for puzzles in games of the quick player that follows the net, at most one in each.
///
/// First come those that are solved, out of the last rounds; then those that games prove, out of all others. No theme and
/// no difficulty takes up all the room.
#[derive(Clone, Debug)]
pub struct PuzzleHunt {
    /// What everything follows from.
    pub seed: u64,
    /// How many puzzles.
    pub count: usize,
    /// How many games of each kind at most.
    pub games: u64,
    /// The net that plays.
    pub net: Arc<Net>,
}

/// How far a hunt has got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// The games that were played to find them.
    pub games: u64,
}

impl PuzzleHunt {
    /// Looks until there are enough puzzles, there are no more games, or `stop` is set. `watch` is told what there is after
    /// every game.
    ///
    /// The puzzles come in an order in which neighbours have little in common.
    pub fn find(
        &self,
        threads: usize,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Found),
    ) -> Result<Found, NoWorkers> {
        let quick = Quick::by_net(Arc::clone(&self.net));
        let played = self.count / GAMES_OF;
        let mut found = Found::default();
        let solved = |game: u64, stop: &AtomicBool| self.solved(game, &quick, stop);
        let by_games = |game: u64, stop: &AtomicBool| self.played(game, &quick, stop);
        let parts: [(usize, usize, &dyn Look); 2] =
            [(self.count - played, MOST_OF_THEME_SOLVED, &solved), (played, MOST_OF_THEME_PLAYED, &by_games)];
        for (count, most_of_theme, look) in parts {
            let mut room = Room::of(count, most_of_theme);
            gather(
                if count == 0 { 0 } else { self.games },
                threads,
                stop,
                |game, stop| look.look(game, stop),
                |puzzles| {
                    found.games += 1;
                    if let Some(puzzle) = room.pick(&puzzles) {
                        found.puzzles.push(puzzle);
                    }
                    watch(&found);
                    if room.left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                },
            )?;
        }
        found.puzzles.sort_by_key(|puzzle| mix(puzzle.id()));
        found.puzzles = Puzzles::new(found.puzzles).all().to_vec();
        Ok(found)
    }

    /// The puzzles of a game's last rounds. Nothing comes of it if it is stopped.
    fn solved(&self, game: u64, quick: &Quick, stop: &AtomicBool) -> Option<Vec<Puzzle>> {
        let mut chances = Chances::of_game(self.seed, game);
        let (starts, _) = quick.game(Rules::default(), &mut chances);
        let mut puzzles = Vec::new();
        for start in starts.iter().filter(|start| rounds_left(start) <= LATE) {
            for spot in quick.round(start, &mut chances) {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                if rounds_left(&spot.position) > SOLVED_ROUNDS || !spot.is_choice() {
                    continue;
                }
                let Some(tempting) = self.greediest(&spot) else { continue };
                if rounds_left(&spot.position) == SOLVED_ROUNDS
                    && promise(&spot, tempting, quick) < Some(SEEN)
                {
                    continue;
                }
                let Some(trial) = Trial::solve(&spot) else { continue };
                puzzles.extend(self.puzzle(&spot, &trial, tempting, stop));
            }
        }
        Some(puzzles)
    }

    /// The puzzle of a game's other rounds, if there is one.
    fn played(&self, game: u64, quick: &Quick, stop: &AtomicBool) -> Option<Vec<Puzzle>> {
        let mut chances = Chances::of_game(mix(self.seed), game);
        let (starts, _) = quick.game(Rules::default(), &mut chances);
        let mut promising: Vec<Promising> = Vec::new();
        for start in
            starts.iter().filter(|start| start.round() >= EARLIEST && rounds_left(start) > SOLVED_ROUNDS)
        {
            promising.extend(
                quick.round(start, &mut chances).iter().filter_map(|spot| self.promising(spot, quick)),
            );
        }
        // Lines to deny are everywhere, so anything else comes first.
        promising.sort_by(|one, other| {
            let key = |promising: &Promising| promising.theme == Theme::Deny;
            key(one).cmp(&key(other)).then(other.gap.total_cmp(&one.gap))
        });
        let seed = mix(mix(self.seed ^ PROOFS) ^ mix(game));
        let best = Engine::with_net(Player::Best, Arc::clone(&self.net));
        for Promising { spot, tempting, .. } in promising.into_iter().take(LOOKED_AT) {
            let mut watch = |_: &Progress| !stop.load(Ordering::Relaxed);
            let decision = best.decide(&spot.position, spot.seat, Budget::Usual, seed, &mut watch)?;
            let gap = match decision.candidates[..] {
                [best, second, ..] => best.win - second.win,
                _ => 0.0,
            };
            if gap < THOUGHT || spot.are_same(decision.event(), tempting) {
                continue;
            }
            let Some(trial) = Trial::play(&spot, quick, &[tempting], true, seed, stop) else {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                continue;
            };
            if let Some(puzzle) = self.puzzle(&spot, &trial, tempting, stop) {
                return Some(vec![puzzle]);
            }
        }
        Some(Vec::new())
    }

    /// What scores most at once.
    fn greediest(&self, spot: &Spot) -> Option<Event> {
        let greedy = Engine::with_net(Player::Greedy, Arc::clone(&self.net));
        greedy.decide(&spot.position, spot.seat, Budget::Usual, 0, &mut ()).map(|decision| decision.event())
    }

    /// Whether a decision looks like a puzzle one ply deep.
    fn promising(&self, spot: &Spot, quick: &Quick) -> Option<Promising> {
        if rounds_left(&spot.position) <= SOLVED_ROUNDS || !spot.is_choice() {
            return None;
        }
        let tempting = self.greediest(spot)?;
        let gap = promise(spot, tempting, quick).filter(|&gap| gap >= PROMISING)?;
        let theme = Theme::of(&spot.position, quick.decide(&spot.position, spot.seat)?, tempting)?;
        Some(Promising { spot: *spot, tempting, gap, theme })
    }

    /// The puzzle that a decision is, if it is one.
    fn puzzle(&self, spot: &Spot, trial: &Trial, tempting: Event, stop: &AtomicBool) -> Option<Puzzle> {
        let Spot { position, seat } = *spot;
        let &(best, win) = trial.values.first()?;
        let gap = trial.gap()?;
        if trial.sure_gap()? < LEAST_GAP || spot.are_same(best, tempting) {
            return None;
        }
        let cost = win - trial.value(spot, tempting)?;
        let theme = Theme::of(&position, best, tempting)?;
        let missed_by = missed_by(spot, |event| spot.are_same(event, best), &self.net, stop)?;
        let [win, gap, cost] = [win, gap, cost].map(thousandths);
        Some(Puzzle { position, seat, best, tempting, win, gap, cost, theme, missed_by, proof: trial.proof })
    }
}

/// A decision that looks like a puzzle one ply deep.
struct Promising {
    spot: Spot,
    tempting: Event,
    gap: f64,
    theme: Theme,
}

/// What a game may give.
trait Look: Sync {
    fn look(&self, game: u64, stop: &AtomicBool) -> Option<Vec<Puzzle>>;
}

impl<F: Fn(u64, &AtomicBool) -> Option<Vec<Puzzle>> + Sync> Look for F {
    fn look(&self, game: u64, stop: &AtomicBool) -> Option<Vec<Puzzle>> {
        self(game, stop)
    }
}

/// How many puzzles are still wanted, of each theme and of each difficulty.
struct Room {
    left: usize,
    most_of_theme: usize,
    most_of_difficulty: usize,
    themes: BTreeMap<Theme, usize>,
    difficulties: BTreeMap<u8, usize>,
}

impl Room {
    fn of(count: usize, most_of_theme: usize) -> Room {
        Room {
            left: count,
            most_of_theme: (count * most_of_theme).div_ceil(100),
            most_of_difficulty: (count * MOST_OF_DIFFICULTY).div_ceil(100),
            themes: BTreeMap::new(),
            difficulties: BTreeMap::new(),
        }
    }

    /// Takes one of the puzzles of a game, the one of the rarest theme and difficulty, if there is room for any.
    fn pick(&mut self, puzzles: &[Puzzle]) -> Option<Puzzle> {
        let of_theme = |puzzle: &Puzzle| self.themes.get(&puzzle.theme).copied().unwrap_or(0);
        let of_difficulty = |puzzle: &Puzzle| self.difficulties.get(&puzzle.missed_by).copied().unwrap_or(0);
        let fits = |puzzle: &&Puzzle| {
            of_theme(puzzle) < self.most_of_theme && of_difficulty(puzzle) < self.most_of_difficulty
        };
        let rarest =
            puzzles.iter().filter(fits).min_by_key(|puzzle| of_theme(puzzle) + of_difficulty(puzzle));
        let &puzzle = rarest.filter(|_| self.left > 0)?;
        self.left -= 1;
        *self.themes.entry(puzzle.theme).or_default() += 1;
        *self.difficulties.entry(puzzle.missed_by).or_default() += 1;
        Some(puzzle)
    }
}

/// The gap that the net sees one ply deep, if it does not fall for what tempts.
fn promise(spot: &Spot, tempting: Event, quick: &Quick) -> Option<f64> {
    match quick.weigh(spot)?.candidates[..] {
        [best, second, ..] if !spot.are_same(best.event, tempting) => Some(best.win - second.win),
        _ => None,
    }
}

/// A share of one in thousandths, rounded down, so that no gap is said to be larger than it is.
#[expect(clippy::cast_sign_loss, reason = "a chance is not negative")]
fn thousandths(share: f64) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0 + 1e-9) as u16
}

#[cfg(test)]
mod tests {
    use blazon_puzzles::Proof;

    use super::*;
    use crate::puzzles::{PuzzleCheck, PuzzleVerdict};

    fn hunt(count: usize, games: u64) -> PuzzleHunt {
        PuzzleHunt { seed: 3, count, games, net: Net::shipped() }
    }

    #[test]
    fn threads_change_nothing_and_what_is_found_holds() {
        let hunt = hunt(4, 100);
        let one = hunt.find(1, &AtomicBool::new(false), |_| {}).expect("threads start");
        assert_eq!(hunt.find(3, &AtomicBool::new(false), |_| {}).expect("threads start"), one);
        assert!(!one.puzzles.is_empty() && one.puzzles.len() <= 4 && one.games <= 100, "{one:?}");
        let written = Puzzles::new(one.puzzles.clone()).to_string();
        assert_eq!(
            Puzzles::read(written.as_bytes()).map(|read| read.all().to_vec()),
            Ok(one.puzzles.clone())
        );
        let check = PuzzleCheck { seed: 1, net: Net::shipped() };
        let mut checked = 0;
        check
            .check(&one.puzzles, 2, &AtomicBool::new(false), |puzzle, verdict| {
                assert!(
                    matches!(verdict, PuzzleVerdict::Holds(gap) if gap * 1000.0 >= f64::from(puzzle.gap))
                );
                checked += 1;
            })
            .expect("threads start");
        assert_eq!(checked, one.puzzles.len());
    }

    #[test]
    fn a_puzzle_that_is_none_fails() {
        let hunt = hunt(1, 100);
        let found = hunt.find(2, &AtomicBool::new(false), |_| {}).expect("threads start");
        let puzzle = found.puzzles[0];
        let swapped = Puzzle { best: puzzle.tempting, tempting: puzzle.best, ..puzzle };
        let check = PuzzleCheck { seed: 1, net: Net::shipped() };
        let mut verdicts = Vec::new();
        check
            .check(&[swapped], 1, &AtomicBool::new(false), |_, verdict| verdicts.push(verdict))
            .expect("threads start");
        assert!(
            matches!(verdicts[..], [PuzzleVerdict::Fails(rival, gain)] if rival == puzzle.best && gain > 0.0),
            "{verdicts:?}"
        );
    }

    #[test]
    fn no_theme_and_no_difficulty_takes_all_the_room() {
        let position = "......./......./...#.../......./....... ......./......./...#.../......./....... \
            000000:-:^:- 000000:-:^:- 1F take:d/b/s2/?";
        let event = |text: &str| text.parse::<Event>().expect("an event");
        let puzzle = Puzzle {
            position: position.parse().expect("a position"),
            seat: blazon::Seat::First,
            best: event("F:1"),
            tempting: event("F:3"),
            win: 500,
            gap: 100,
            cost: 100,
            theme: Theme::Deny,
            missed_by: 2,
            proof: Proof::Solved,
        };
        let castle = Puzzle { theme: Theme::Castle, missed_by: 3, ..puzzle };
        let mut room = Room::of(10, 40);
        assert_eq!(room.pick(&[puzzle, castle]), Some(puzzle));
        assert_eq!(room.pick(&[puzzle, castle]), Some(castle), "the rarer one");
        let more = (0..10).filter_map(|_| room.pick(&[puzzle])).count();
        assert_eq!(more, 3, "four of ten at most");
        assert_eq!(room.left, 5);
    }
}
