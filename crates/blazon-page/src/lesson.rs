//! The first game: ten steps that teach by doing.
//!
//! The dice and the opponent follow a script; the learner draws freely wherever the step leaves it open. A lesson is
//! data and knows no screen: it says which dice come, what the opponent does, and whether an event is what the step
//! asks for. Three rounds are enough for all of it, because three quarters without a cross fill a line.

use blazon::{
    Arms, Crosses, Dice, Die, Drawing, Event, Face, Kingdom, Mode, Position, Power, Roll, Seat,
    Step as Moment,
};
use blazon_words::{Words, fl};

/// The learner's seat.
pub(crate) const LEARNER: Seat = Seat::First;

/// A game with a script.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    /// Where it begins.
    pub start: Position,
    /// What the learner is told and does, in this order.
    pub steps: [Step; 10],
    rounds: &'static [Round],
}

/// One step of a lesson.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// What the learner is told.
    pub says: fn(&Words) -> String,
    /// What the learner has to do to get on.
    pub goal: Goal,
}

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Nothing but to read on.
    Read,
    /// Rolling the dice.
    Roll,
    /// Taking exactly these dice, after rolling if the dice have not been rolled.
    Take(Dice),
    /// Drawing the domino.
    Draw(Aim),
    /// Adding the cross of *Cross* where it counts most, in the largest domain.
    AddCross,
}

/// What a drawing has to be like. What is not said is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Anywhere, but without the castle's bonus: it is needed later.
    Anywhere,
    /// One domain of this arms with so many cells comes about, without the castle's bonus.
    Domain(Arms, u32),
    /// The castle's cross goes on this die.
    Castle(Die),
}

impl Lesson {
    /// The first game.
    pub(crate) fn new() -> Lesson {
        Lesson {
            start: Position::default(),
            steps: [
                Step { says: |words| fl!(words, "page-lesson-roll"), goal: Goal::Roll },
                Step {
                    says: |words| fl!(words, "page-lesson-take", dice = ROUNDS[0].taken(words)),
                    goal: Goal::Take(ROUNDS[0].learner),
                },
                Step { says: |words| fl!(words, "page-lesson-castle"), goal: Goal::Draw(Aim::Anywhere) },
                Step { says: marked, goal: Goal::Read },
                Step {
                    says: |words| fl!(words, "page-lesson-take-two", dice = ROUNDS[1].taken(words)),
                    goal: Goal::Take(ROUNDS[1].learner),
                },
                Step { says: same, goal: Goal::Draw(Aim::Domain(LINE, CELLS)) },
                Step {
                    says: |words| fl!(words, "page-lesson-last-box", dice = ROUNDS[2].taken(words)),
                    goal: Goal::Take(ROUNDS[2].learner),
                },
                Step {
                    says: |words| fl!(words, "page-lesson-wild", die = words.die(WILD)),
                    goal: Goal::Draw(Aim::Castle(WILD)),
                },
                Step {
                    says: |words| fl!(words, "page-lesson-power", power = words.power(Power::Cross)),
                    goal: Goal::AddCross,
                },
                Step { says: |words| fl!(words, "page-lesson-score"), goal: Goal::Read },
            ],
            rounds: &ROUNDS,
        }
    }

    /// Which step this is, by its place in the list.
    pub(crate) fn progress(&self, step: usize, words: &Words) -> String {
        let step = step + 1;
        fl!(words, "page-lesson-progress", step = step, steps = self.steps.len())
    }

    /// What the dice show when somebody rolls now. Nothing once the lesson's rounds are over.
    pub(crate) fn roll(&self, position: &Position) -> Option<Event> {
        let round = self.round(position)?;
        matches!(position.step(), Moment::Roll).then_some(Event::Roll(round.roll))
    }

    /// What the opponent does now, if it is the opponent's turn.
    pub(crate) fn opponent(&self, position: &Position) -> Option<Event> {
        let seat = !LEARNER;
        match position.step() {
            Moment::Take { .. } => {
                let scripted = self.round(position).map(|round| Event::Take(seat, round.opponent));
                // Whoever takes other dice than the script expects still has an opponent who goes on.
                scripted
                    .filter(|&event| position.is_legal(event))
                    .or_else(|| position.legal(seat).iter().next())
            }
            Moment::Draw { .. } => {
                best_drawing(position, seat).or_else(|| position.legal(seat).iter().next())
            }
            _ => position.legal(seat).iter().next(),
        }
    }

    fn round(&self, position: &Position) -> Option<&Round> {
        self.rounds.get(usize::from(position.round()).checked_sub(1)?)
    }
}

impl Goal {
    /// Whether the event is what the step asks for, in the position before it.
    pub(crate) fn met(self, before: &Position, event: Event) -> bool {
        match (self, event) {
            (Goal::Roll, Event::Roll(_)) => true,
            (Goal::Take(dice), Event::Take(LEARNER, taken)) => taken == dice,
            (Goal::Draw(aim), Event::Draw(LEARNER, drawing)) => aim.met(before.kingdom(LEARNER), &drawing),
            (Goal::AddCross, Event::AddCross(LEARNER, cell)) => {
                let kingdom = before.kingdom(LEARNER);
                kingdom.domain_at(cell).is_some_and(|domain| domain.cells.len() == kingdom.largest())
            }
            _ => false,
        }
    }

    /// What the learner should look at, as the style sheet calls it.
    pub(crate) const fn spot(self) -> &'static str {
        match self {
            Goal::Read => "book",
            Goal::Roll => "act",
            Goal::Take(_) => "dice",
            Goal::Draw(Aim::Castle(_)) => "hand",
            Goal::Draw(Aim::Anywhere | Aim::Domain(..)) | Goal::AddCross => "map",
        }
    }

    /// What is said to a learner who does something else that is legal.
    pub(crate) fn nudge(self, words: &Words) -> String {
        match self {
            Goal::Read => fl!(words, "page-lesson-nudge-read"),
            Goal::Roll => fl!(words, "page-lesson-nudge-roll"),
            Goal::Take(dice) => fl!(words, "page-lesson-nudge-take", dice = words.dice(dice)),
            Goal::Draw(Aim::Anywhere) => fl!(words, "page-lesson-nudge-castle-kept"),
            Goal::Draw(Aim::Domain(arms, cells)) => {
                fl!(words, "page-lesson-nudge-same", arms = words.arms(arms), cells = cells)
            }
            Goal::Draw(Aim::Castle(die)) => fl!(words, "page-lesson-nudge-castle", die = words.die(die)),
            Goal::AddCross => fl!(words, "page-lesson-nudge-power"),
        }
    }
}

impl Aim {
    fn met(self, kingdom: &Kingdom, drawing: &Drawing) -> bool {
        match self {
            Aim::Anywhere => drawing.castle.is_none(),
            Aim::Domain(arms, cells) => {
                let after = with(kingdom, drawing);
                drawing.castle.is_none() && after.domains_of(arms).any(|domain| domain.cells.len() >= cells)
            }
            Aim::Castle(die) => drawing.castle == Some(die),
        }
    }
}

/// What is scripted of a round.
#[derive(Debug)]
struct Round {
    roll: Roll,
    /// What the learner is asked to take.
    learner: Dice,
    /// What the opponent takes.
    opponent: Dice,
}

impl Round {
    fn taken(&self, words: &Words) -> String {
        words.dice_with_faces(self.learner, self.roll)
    }
}

/// The line that the learner fills: three boxes, and a power that is used at once.
const LINE: Arms = Arms::Quarters;

/// The die with a question mark in the last round.
const WILD: Die = Die::Four;

/// The cells and crosses of the domain of the second round.
const CELLS: u32 = 3;
const CROSSES: u32 = 2;

const ROUNDS: [Round; 3] = {
    use Arms::{Bar, Dot, Quarters, Solid, TwoDots};
    use Crosses::{One, Two, Zero};
    use Face::{Arms as A, Wild};
    [
        // The learner rolls, and is left with a face with a cross beside the one without.
        Round {
            roll: Roll::new([A(Bar, Zero), A(Quarters, Zero), A(TwoDots, Zero), A(Dot, One)]),
            learner: Dice::one(Die::Two),
            opponent: Dice::two(Die::One, Die::Three),
        },
        // The opponent rolls.
        Round {
            roll: Roll::new([A(Dot, Zero), A(Quarters, Zero), A(Quarters, Two), A(Bar, One)]),
            learner: Dice::two(Die::Two, Die::Three),
            opponent: Dice::one(Die::Four),
        },
        // The learner rolls, and is left with the question mark.
        Round {
            roll: Roll::new([A(Dot, Zero), A(Quarters, Zero), A(Solid, Two), Wild]),
            learner: Dice::one(Die::Two),
            opponent: Dice::two(Die::One, Die::Three),
        },
    ]
};

fn marked(words: &Words) -> String {
    let face = |die| blazon_words::capital(&words.face(ROUNDS[0].roll.face(die)));
    let (plain, crossed) = (face(Die::Two), face(Die::Four));
    fl!(words, "page-lesson-spellbook", plain = plain, crossed = crossed)
}

fn same(words: &Words) -> String {
    let arms = words.arms(LINE);
    let points = CELLS * CROSSES;
    fl!(words, "page-lesson-same", arms = arms, cells = CELLS, crosses = CROSSES, points = points)
}

/// The drawing that is worth most at once and spends nothing; of equals the first.
fn best_drawing(position: &Position, seat: Seat) -> Option<Event> {
    let mut best: Option<(u32, Event)> = None;
    for event in position.legal(seat) {
        let Event::Draw(_, drawing) = event else { continue };
        if drawing.castle.is_some() || drawing.mode != Mode::Join || drawing.turn.is_some() {
            continue;
        }
        let score = with(position.kingdom(seat), &drawing).score();
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, event));
        }
    }
    best.map(|(_, event)| event)
}

/// A map with a drawing on it.
fn with(kingdom: &Kingdom, drawing: &Drawing) -> Kingdom {
    let mut kingdom = *kingdom;
    for half in drawing.halves {
        kingdom.draw(half.cell, half.arms, half.crosses);
    }
    kingdom
}

#[cfg(test)]
mod tests {
    use blazon::{Chance, Domain, ToAct};
    use blazon_words::Language;

    use super::*;

    /// Plays whatever is scripted, until the learner has something to do or the lesson's rounds are over.
    fn wait(lesson: &Lesson, mut position: Position) -> Position {
        loop {
            let rolls_itself =
                position.to_act() == ToAct::Chance(Chance::Roll) && position.player_a() != LEARNER;
            let event = if rolls_itself { lesson.roll(&position) } else { lesson.opponent(&position) };
            match event {
                Some(event) => position = position.play(event).expect("the script is legal"),
                None => return position,
            }
        }
    }

    /// Everything the learner can do to meet a goal.
    fn ways(position: &Position, goal: Goal) -> Vec<Event> {
        position.legal(LEARNER).iter().filter(|&event| goal.met(position, event)).collect()
    }

    /// Plays one step in every way that meets it, and gives the positions it leads to.
    fn step(lesson: &Lesson, positions: &[Position], goal: Goal) -> Vec<Position> {
        let mut after = Vec::new();
        for &position in positions {
            let mut position = wait(lesson, position);
            if goal == Goal::Read {
                after.push(position);
                continue;
            }
            if let Some(roll) = lesson.roll(&position) {
                assert!(
                    goal.met(&position, roll) || matches!(goal, Goal::Take(_)),
                    "one rolls before taking"
                );
                position = position.play(roll).expect("the script is legal");
                if goal == Goal::Roll {
                    after.push(position);
                    continue;
                }
            }
            let ways = ways(&position, goal);
            assert!(!ways.is_empty(), "{goal:?} cannot be met in {position}");
            after.extend(ways.into_iter().map(|event| position.play(event).expect("legal")));
        }
        after
    }

    #[test]
    fn every_way_of_following_the_steps_leads_to_the_power_and_to_the_end() {
        let lesson = Lesson::new();
        let mut positions = vec![lesson.start];
        for Step { goal, .. } in lesson.steps {
            positions = step(&lesson, &positions, goal);
            // Hundreds of maps with hundreds of drawings each: some of them, evenly spread, will do.
            let spread = positions.len().div_ceil(2000).max(1);
            positions = positions.into_iter().step_by(spread).collect();
        }
        for position in positions {
            let position = wait(&lesson, position);
            let book = position.spellbook(LEARNER);
            assert_eq!(book.marks[LINE], position.components().line(LINE).boxes, "{position}");
            assert!(!book.held.contains(Power::Cross), "the cross has been added: {position}");
            assert!(!position.castle_bonus(LEARNER), "the castle's bonus is spent: {position}");
            assert!(position.score(LEARNER) >= CELLS * (CROSSES + 1), "{position}");
            assert_eq!(
                (position.round(), lesson.roll(&position)),
                (4, None),
                "the lesson is over: {position}"
            );
        }
    }

    #[test]
    fn the_domain_of_the_second_round_scores_what_is_said() {
        let lesson = Lesson::new();
        let mut positions = vec![lesson.start];
        for Step { goal, .. } in &lesson.steps[..6] {
            positions = step(&lesson, &positions, *goal);
        }
        assert!(positions.len() > 100, "the learner has a choice");
        for position in positions {
            let scores: Vec<u32> = position.kingdom(LEARNER).domains_of(LINE).map(Domain::score).collect();
            assert_eq!(scores, [CELLS * CROSSES], "{position}");
        }
    }

    #[test]
    fn what_is_legal_but_not_asked_for_is_not_met() {
        let lesson = Lesson::new();
        let rolled = lesson.start.play(lesson.roll(&lesson.start).expect("a roll")).expect("legal");
        let met = |position: &Position, event: &str, goal: Goal| {
            let event: Event = event.parse().expect("an event");
            assert!(position.is_legal(event), "{event}");
            goal.met(position, event)
        };
        assert!(met(&rolled, "F:2", lesson.steps[1].goal));
        assert!(!met(&rolled, "F:1", lesson.steps[1].goal));

        let drafted = wait(&lesson, rolled.play("F:2".parse().expect("an event")).expect("legal"));
        assert!(met(&drafted, "F:2d4q+4d5d1", lesson.steps[2].goal));
        assert!(!met(&drafted, "F:2d4q1^+4d5d1", lesson.steps[2].goal), "the castle's bonus is kept");
        assert!(!met(&drafted, "F:2d4q+4d5d1", Goal::Read));
    }

    #[test]
    fn an_opponent_goes_on_whatever_the_learner_takes() {
        let lesson = Lesson::new();
        let rolled = lesson.start.play(lesson.roll(&lesson.start).expect("a roll")).expect("legal");
        for event in rolled.legal(LEARNER) {
            let position = wait(&lesson, rolled.play(event).expect("legal"));
            assert_eq!(position.to_act(), ToAct::Seat(LEARNER), "after {event}");
            let position = position.play(position.legal(LEARNER).iter().next().expect("a drawing"));
            assert_eq!(position.expect("legal").round(), 2);
        }
    }

    #[test]
    fn every_step_is_said_and_numbered_in_every_language() {
        let lesson = Lesson::new();
        for words in Language::ALL.map(Words::new) {
            let said: Vec<String> = lesson.steps.iter().map(|step| (step.says)(&words)).collect();
            // A word is what stands between spaces; signs that stand alone are none.
            let words_of = |text: &String| {
                text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
            };
            let long: Vec<&String> = said.iter().filter(|text| words_of(text) > 20).collect();
            assert!(long.is_empty(), "more than 20 words: {long:#?}");
            assert!(said.iter().all(|text| text.chars().count() > 20), "{said:?}");
            assert!(lesson.progress(9, &words).contains("10"));
            assert!(lesson.steps.iter().all(|step| !step.goal.nudge(&words).is_empty()));
        }
    }
}
