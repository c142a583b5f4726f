//! How the net decides: one ply deep, or two with the exact expectation over the dice and close decisions played on.

use blazon::{BySeat, Dice, Die, Event, Position, Power, Roll, Seat, Step};

use super::dominoes::Dominoes;
use super::line::Line;
use super::planner::{Domino, Filter, Outlook, Scene};
use super::quick::{self, BOTH, Shares};
use super::{Net, Value};
use crate::decision::{Candidate, Decision, Progress, Watch};
use crate::order::greatest_first;
use crate::points::greedy::{PAIRS, Sketch};
use crate::solver::{SOLVED_ROUNDS, rounds_left, solve_events_while};

/// How far ahead to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// What the net says of the end of this round.
    One,
    /// What the net says of the end of the next, with the exact expectation over its dice; and where that is close, what
    /// comes of it when it is played on.
    Two,
}

impl Depth {
    /// Which drawings are looked at.
    const fn filter(self) -> Filter {
        match self {
            Depth::One => Filter::WIDE,
            Depth::Two => Filter::FULL,
        }
    }
}

/// When dice are drafted, the most drawings of a pair that are looked at two plies deep.
const MOST_DRAWINGS: usize = 4;
/// A drawing that seems worse than the best by so much at one ply is not looked at deeper then.
const CLOSE_DRAWING: f64 = 0.03;
/// The share of the budget that may be spent before they are looked at no more.
const SHARE_OF_DRAWINGS: u64 = 4;

/// The most events that are looked at two plies deep.
const MOST_DEEP: usize = 20;
/// An event that seems worse than the best by so much at one ply is not looked at deeper.
const HOPELESS: f64 = 0.08;

/// Events that seem worse than the best by so much at two plies are not played on.
const CLOSE: f64 = 0.04;
/// The most events that are played on.
const MOST_CLOSE: usize = 8;
/// How often an event is played on before anything is concluded from it, and at most.
const FEW_TRIALS: usize = 8;
const MOST_TRIALS: usize = 4096;
/// An event is given up when it is worse than the best by so many standard deviations.
const CLEAR: f64 = 2.0;
/// A difference that does not matter.
const EQUAL: f64 = 0.002;

/// How often a single event is played on that is to be compared with others.
const MOST_TRIALS_OF_ONE: usize = 32;

/// The plies of an event that was played on.
const PLAYED_ON: u8 = 3;
/// The plies of an event whose value is exact.
const SOLVED: u8 = u8::MAX;
/// What solving an ending may cost before anything else is thought of: a few hundredths of a second.
const SOLVER_NODES: u64 = 300_000;
/// What it may cost when there is something to fall back on.
const MOST_SOLVER_NODES: u64 = 3_000_000;
/// So many nodes of the solver take as long as one evaluation.
const SOLVER_NODES_A_NODE: u64 = 8;

/// A decision in the making.
pub(crate) struct Thinker<'a> {
    net: &'a Net,
    depth: Depth,
    limit: u64,
    watch: &'a mut dyn Watch,
    nodes: u64,
    /// The one event to look at, if not all, and for how many plies.
    only: Option<(Event, u8)>,
    /// How often an event may be played on.
    trials: usize,
    /// What is played if the watch ends the solving.
    asked: Option<Candidate>,
    /// How much of the work is done.
    done: f64,
    /// Whether the watch has ended it.
    ended: bool,
}

/// An event with the lines it may lead to: the other player chooses between them.
struct Fork {
    candidate: Candidate,
    lines: Vec<usize>,
}

/// What comes of a pair of dice: how both players draw, player A first, and the line to which that leads.
struct Drawn<'d, 'n> {
    mine: Outlook,
    theirs: Outlook,
    line: Line<'d, 'n>,
}

impl<'a> Thinker<'a> {
    pub(crate) fn new(net: &'a Net, depth: Depth, limit: u64, watch: &'a mut dyn Watch) -> Thinker<'a> {
        Thinker {
            net,
            depth,
            limit,
            watch,
            nodes: 0,
            only: None,
            trials: MOST_TRIALS,
            asked: None,
            done: 0.0,
            ended: false,
        }
    }

    /// Decides what a seat plays, if it is to act.
    pub(crate) fn decide(mut self, position: &Position, seat: Seat) -> Option<Decision> {
        if !position.may_act(seat) {
            return None;
        }
        if self.depth == Depth::One {
            return self.weighed(position, seat);
        }
        let rounds = rounds_left(position);
        if rounds <= 1 {
            // The last round is always solved.
            return self.solved(position, seat, u64::MAX).or_else(|| self.weighed(position, seat));
        }
        if rounds > SOLVED_ROUNDS {
            return self.weighed(position, seat);
        }
        let nodes = SOLVER_NODES.min(self.nodes_for_the_solver());
        if let Some(decision) = self.solved(position, seat, nodes) {
            return Some(decision);
        }
        // Something to fall back on, in case there is no time for more.
        self.trials = 0;
        let weighed = self.weighed(position, seat)?;
        let best = weighed.candidates[0];
        self.trials = MOST_TRIALS;
        let nodes = MOST_SOLVER_NODES.min(self.nodes_for_the_solver());
        if nodes <= SOLVER_NODES || !self.go_on(best, 0.25) {
            return Some(weighed);
        }
        self.asked = Some(best);
        if let Some(decision) = self.solved(position, seat, nodes) {
            return Some(decision);
        }
        self.asked = None;
        if self.go_on(best, 0.5) { self.weighed(position, seat) } else { Some(weighed) }
    }

    fn weighed(&mut self, position: &Position, seat: Seat) -> Option<Decision> {
        let candidates = self.candidates(position, seat)?;
        (!candidates.is_empty()).then_some(Decision { candidates, nodes: self.nodes, exact: false })
    }

    /// Judges one legal event as deeply as the best of a decision.
    pub(crate) fn judge(
        mut self,
        position: &Position,
        seat: Seat,
        event: Event,
        plies: u8,
    ) -> Option<Candidate> {
        self.only = Some((event, plies));
        let candidates = self.candidates(position, seat)?;
        candidates.into_iter().find(|candidate| candidate.event == event)
    }

    fn candidates(&mut self, position: &Position, seat: Seat) -> Option<Vec<Candidate>> {
        match position.step() {
            Step::Take { roll, taken } => Some(self.draft(position, seat, roll, taken)),
            Step::Draw { .. } => self.draw(position, seat),
            Step::Flash { .. } => Some(self.flash(position, seat)),
            Step::Roll | Step::Lots | Step::Over { .. } => None,
        }
    }

    /// What the solver may take: half of what is left, so that there is something for a decision without it.
    fn nodes_for_the_solver(&self) -> u64 {
        (self.limit.saturating_sub(self.nodes) / 2).saturating_mul(SOLVER_NODES_A_NODE)
    }

    /// The exact values of all events, if they take no more nodes than these. Between equals the net decides.
    fn solved(&mut self, position: &Position, seat: Seat, nodes: u64) -> Option<Decision> {
        let best = self.asked;
        let mut left = nodes;
        let exact = solve_events_while(position, seat, &mut left, &mut || {
            let done = self.done;
            self.ended = self.ended
                || best.is_some_and(|best| !self.watch.go_on(&Progress { nodes: self.nodes, done, best }));
            !self.ended
        });
        self.nodes += (nodes - left).div_ceil(SOLVER_NODES_A_NODE);
        let exact = exact?;
        let shallow = Thinker::new(self.net, Depth::One, u64::MAX, &mut ()).candidates(position, seat)?;
        let mut candidates: Vec<(Candidate, f64)> = exact
            .into_iter()
            .map(|(event, win)| {
                let seen = shallow.iter().find(|candidate| candidate.event == event);
                let (liked, margin) = seen.map_or((-1.0, 0.0), |seen| (seen.win, seen.margin));
                (Candidate { event, win, margin, plies: SOLVED }, liked)
            })
            .collect();
        // What is equal but for rounding is equal.
        let key = |win: f64| libm::round(win * 1e9);
        greatest_first(&mut candidates, |(candidate, liked)| (key(candidate.win), *liked));
        let candidates = candidates.into_iter().map(|(candidate, _)| candidate).collect();
        Some(Decision { candidates, nodes: self.nodes, exact: true })
    }

    fn draft(&mut self, position: &Position, seat: Seat, roll: Roll, taken: Option<Die>) -> Vec<Candidate> {
        let scene = Scene::of(position, self.net);
        let (a, b) = (position.player_a(), position.player_b());
        let tables = BySeat::new(|seat| {
            let hand = scene.hand(seat);
            PAIRS.map(|pair| {
                let dice = pair.map(|die| Die::ALL[die]);
                let shown = dice.map(|die| roll.face(die));
                let domino = Domino { seat, hand: &hand, dice, shown };
                self.drawings(&scene, &domino)
            })
        });
        let shallow =
            [0, 1, 2, 3, 4, 5].map(|pair| match (tables[a][pair].first(), tables[b][5 - pair].first()) {
                (Some(mine), Some(theirs)) => scene.value_of_round(a, mine, &scene.second(b, mine, theirs)),
                _ => Value { win: 0.5, margin: 0.0 },
            });
        let shares = Shares { values: shallow };
        let both = taken.is_none() && position.holds(a, Power::Both);
        // What a pair is worth when *Both* is spent on it.
        let with_both = shallow.map(|value| Value { win: (value.win - BOTH).max(0.0), ..value });
        let mut candidates = takes(seat, a, taken, &shares, both.then_some(&with_both), 1);
        if self.depth == Depth::Two {
            let first_sight = best_of(&candidates);
            let dominoes = Dominoes::of(&scene.components);
            let mut lines = Vec::new();
            let mut looked = [None; 6];
            let needed = |pair: usize| taken.is_none_or(|die| PAIRS[pair].contains(&(die as usize)));
            let mut spent_lines = [None; 6];
            for pair in (0..6).filter(|&pair| needed(pair)) {
                let drawings = [&tables[a][pair][..], &tables[b][5 - pair]];
                let Some(Drawn { mine, theirs, line }) = self.drawn(&scene, &dominoes, seat, drawings) else {
                    continue;
                };
                looked[pair] = Some(lines.len());
                lines.push(line);
                if both {
                    let spent = scene.without_both(a, &mine);
                    spent_lines[pair] = Some(lines.len());
                    lines.push(self.line(&scene, &dominoes, (seat, a), &spent, &theirs));
                }
                if !self.go_on(first_sight, fraction(pair + 1, 6) / 4.0) {
                    break;
                }
            }
            let forks: Option<Vec<Fork>> = candidates
                .iter()
                .map(|&candidate| {
                    let Event::Take(_, dice) = candidate.event else { return None };
                    let lines = match (taken, dice.pair()) {
                        // Both at once.
                        (None, Some(pair)) => vec![spent_lines[number_of(pair)]?],
                        // The other player leaves one of three.
                        (None, None) => {
                            let die = dice.lowest()?;
                            let others = Die::ALL.into_iter().filter(|&other| other != die);
                            others.map(|other| looked[number_of([die, other])]).collect::<Option<_>>()?
                        }
                        // What is left goes to player A.
                        (Some(_), _) => vec![looked[number_of(dice.others().pair()?)]?],
                    };
                    Some(Fork { candidate, lines })
                })
                .collect();
            // Some pairs looked at deeper and some not could not be compared.
            if let Some(forks) = forks {
                candidates = self.play_on(forks, lines, &dominoes);
            }
        }
        sort(&mut candidates);
        candidates
    }

    /// The drawings of a domino that count when dice are drafted, the best first: one, unless there is time to look at others
    /// that are nearly as good.
    fn drawings(&mut self, scene: &Scene<'_>, domino: &Domino<'_>) -> Vec<Outlook> {
        let filter = self.depth.filter();
        if self.depth == Depth::One {
            return scene.best_outlook(domino, &filter, &mut self.nodes).into_iter().collect();
        }
        let mut drawings = scene.outlooks(domino, &filter, &mut self.nodes);
        if let Some(best) = drawings.first() {
            let close = best.value.win - CLOSE_DRAWING;
            let count = drawings.iter().take(MOST_DRAWINGS).take_while(|one| one.value.win >= close).count();
            drawings.truncate(count);
        }
        drawings
    }

    /// What comes of a pair of dice when each player draws what is best two plies deep: player A against what seems best for
    /// B, then B against that.
    fn drawn<'d>(
        &mut self,
        scene: &Scene<'a>,
        dominoes: &'d Dominoes,
        seat: Seat,
        [mine, theirs]: [&[Outlook]; 2],
    ) -> Option<Drawn<'d, 'a>> {
        let a = scene.player_a;
        let look = |thinker: &mut Thinker<'a>, mine: &Outlook, theirs: &Outlook| {
            let theirs = scene.second(!a, mine, theirs);
            let line = thinker.line(scene, dominoes, (seat, a), mine, &theirs);
            Drawn { mine: *mine, theirs, line }
        };
        let mut best = look(self, mine.first()?, theirs.first()?);
        let others =
            mine.iter().skip(1).map(|mine| (a, mine)).chain(theirs.iter().skip(1).map(|theirs| (!a, theirs)));
        for (chooser, drawing) in others {
            if self.nodes >= self.limit / SHARE_OF_DRAWINGS {
                break;
            }
            let other =
                if chooser == a { look(self, drawing, &theirs[0]) } else { look(self, &best.mine, drawing) };
            let gain = other.line.value().win - best.line.value().win;
            // The values are those of the player who decides.
            let better = if chooser == seat { gain > 0.0 } else { gain < 0.0 };
            if better {
                best = other;
            }
        }
        Some(best)
    }

    fn draw(&mut self, position: &Position, seat: Seat) -> Option<Vec<Candidate>> {
        let Step::Draw { roll, hands, done } = position.step() else {
            return None;
        };
        let mut scene = Scene::of(position, self.net);
        let other = !seat;
        let their_dice = hands[other].pair()?;
        let theirs = if let Some(done) = done[other] {
            // The map shows what they drew; the marks wait.
            let mut marks = done.marks.iter();
            Outlook { drew: done.drew, ..scene.outlook(other, None, [marks.next(), marks.next()]) }
        } else {
            let shown = their_dice.map(|die| roll.face(die));
            let hand = scene.hand(other);
            let domino = Domino { seat: other, hand: &hand, dice: their_dice, shown };
            scene.best_outlook(&domino, &self.depth.filter(), &mut self.nodes)?
        };
        scene.set_encoded(other, theirs.encoded);
        if other == position.player_a() {
            scene.sheets[other] = theirs.sheet;
        }
        let dice = hands[seat].pair()?;
        let shown = dice.map(|die| roll.face(die));
        let hand = scene.hand(seat);
        let outlooks = match self.only {
            None => {
                let domino = Domino { seat, hand: &hand, dice, shown };
                scene.outlooks(&domino, &self.depth.filter(), &mut self.nodes)
            }
            Some((Event::Draw(_, drawing), _)) => {
                let sketch = Sketch::of(&drawing, shown);
                vec![scene.outlook(seat, Some(&sketch), sketch.marks())]
            }
            Some(_) => vec![scene.left_out(seat, shown)],
        };
        let mut looks: Vec<(Outlook, Outlook, Value)> = outlooks
            .into_iter()
            .map(|mine| {
                let theirs =
                    if seat == position.player_a() { scene.second(other, &mine, &theirs) } else { theirs };
                let value = scene.value_of_round(seat, &mine, &theirs);
                (mine, theirs, value)
            })
            .collect();
        greatest_first(&mut looks, |(.., value)| (value.win, 0.0));
        let event_of = |mine: &Outlook| match mine.sketch {
            Some(sketch) => Event::Draw(seat, sketch.drawing(dice)),
            None => Event::Leave(seat),
        };
        let mut candidates: Vec<Candidate> = looks
            .iter()
            .map(|(mine, _, value)| Candidate {
                event: event_of(mine),
                win: value.win,
                margin: value.margin,
                plies: 1,
            })
            .collect();
        if self.depth == Depth::Two && (candidates.len() > 1 || self.only.is_some()) {
            let dominoes = Dominoes::of(&scene.components);
            let hopeless = candidates[0].win - HOPELESS;
            let most = candidates.iter().take(MOST_DEEP).take_while(|one| one.win >= hopeless).count();
            let mut lines = Vec::new();
            for (mine, theirs, _) in looks.iter().take(most) {
                lines.push(self.line(&scene, &dominoes, (seat, seat), mine, theirs));
                let best = candidates[0];
                if !self.go_on(best, fraction(lines.len(), most) / 4.0) {
                    break;
                }
            }
            let shallow = candidates.split_off(lines.len());
            candidates = self.play_on(single_lines(&candidates), lines, &dominoes);
            candidates.extend(shallow);
        }
        sort(&mut candidates);
        Some(candidates)
    }

    fn flash(&mut self, position: &Position, seat: Seat) -> Vec<Candidate> {
        let mut afters: Vec<(Candidate, Position)> = Vec::new();
        for event in
            position.legal(seat).iter().filter(|&event| self.only.is_none_or(|(only, _)| only == event))
        {
            let mut after = *position;
            after.play_unchecked(event);
            while let Step::Flash { seat, .. } = after.step() {
                match quick::resolve(&after, seat, self.net) {
                    Some(event) => after.play_unchecked(event),
                    None => break,
                }
            }
            self.nodes += 1;
            let Value { win, margin } = self.net.value(&after, seat);
            afters.push((Candidate { event, win, margin, plies: 1 }, after));
        }
        greatest_first(&mut afters, |(candidate, _)| (candidate.win, 0.0));
        let mut candidates: Vec<Candidate> = afters.iter().map(|&(candidate, _)| candidate).collect();
        if self.depth == Depth::Two && (afters.len() > 1 || self.only.is_some()) {
            let dominoes = Dominoes::of(position.components());
            let hopeless = candidates[0].win - HOPELESS;
            let most = candidates.iter().take(MOST_DEEP).take_while(|one| one.win >= hopeless).count();
            let mut lines = Vec::new();
            for (_, after) in afters.iter().take(most) {
                lines.push(match Value::of_end(after, seat) {
                    Some(value) => Line::over(seat, value),
                    None => Line::new(seat, Scene::of(after, self.net), &dominoes, &mut self.nodes),
                });
                if !self.go_on(candidates[0], fraction(lines.len(), most) / 4.0) {
                    break;
                }
            }
            let shallow = candidates.split_off(lines.len());
            candidates = self.play_on(single_lines(&candidates), lines, &dominoes);
            candidates.extend(shallow);
        }
        sort(&mut candidates);
        candidates
    }

    /// The line that both sides coming out of this round like this leads to: with a chooser's outlook first, and for a
    /// player.
    fn line<'d>(
        &mut self,
        scene: &Scene<'a>,
        dominoes: &'d Dominoes,
        (seat, chooser): (Seat, Seat),
        mine: &Outlook,
        theirs: &Outlook,
    ) -> Line<'d, 'a> {
        if !scene.goes_on(mine, theirs) {
            let value = scene.value_of_round(chooser, mine, theirs);
            return Line::over(seat, if seat == chooser { value } else { value.of_other() });
        }
        let mut sheets = scene.sheets;
        sheets[chooser] = mine.sheet;
        sheets[!chooser] = theirs.sheet;
        Line::new(seat, scene.next(sheets), dominoes, &mut self.nodes)
    }

    /// Plays the lines on that matter, as long as it is not clear which event is best, and gives all events their values.
    fn play_on<'d>(
        &mut self,
        mut forks: Vec<Fork>,
        mut lines: Vec<Line<'d, 'a>>,
        dominoes: &'d Dominoes,
    ) -> Vec<Candidate> {
        for fork in &mut forks {
            fork.candidate.plies = 2;
            fork.judge(&lines);
        }
        greatest_first(&mut forks, |fork| (fork.candidate.win, 0.0));
        let mut open = if let Some((_, plies)) = self.only {
            usize::from(plies >= PLAYED_ON)
        } else {
            let close = forks[0].candidate.win - CLOSE;
            let close = forks.iter().take(MOST_CLOSE).take_while(|fork| fork.candidate.win >= close);
            let count = close.count();
            if count > 1 { count } else { 0 }
        };
        let mut trials = 0;
        while open > 0 && trials < self.trials {
            let mut whole = true;
            'trial: for number in 0..open {
                for line in forks[number].lines_that_matter(&lines) {
                    if lines[line].trials() == trials {
                        lines[line].play_on(dominoes, &mut self.nodes);
                        whole &= self.go_on(forks[0].candidate, 0.25 + 0.75 * self.share_spent());
                    }
                    if !whole {
                        break 'trial;
                    }
                }
            }
            if !whole {
                break;
            }
            trials += 1;
            for fork in &mut forks[..open] {
                fork.candidate.plies = PLAYED_ON;
                fork.judge(&lines);
            }
            greatest_first(&mut forks[..open], |fork| (fork.candidate.win, 0.0));
            if self.only.is_some() {
                open = usize::from(trials < MOST_TRIALS_OF_ONE);
            } else if trials >= FEW_TRIALS {
                open = still_open(&mut forks[..open], &lines);
            }
        }
        forks.into_iter().map(|fork| fork.candidate).collect()
    }

    /// How much of the budget is spent.
    #[expect(clippy::cast_precision_loss, reason = "shown to people")]
    fn share_spent(&self) -> f64 {
        (self.nodes as f64 / self.limit as f64).min(1.0)
    }

    /// Whether there is budget left and nobody has ended the thinking.
    fn go_on(&mut self, best: Candidate, done: f64) -> bool {
        self.done = self.done.max(done);
        let progress = Progress { nodes: self.nodes, done: self.done, best };
        self.ended = self.ended || !self.watch.go_on(&progress);
        !self.ended && self.nodes < self.limit
    }
}

/// What a seat may take, each with its value when the dice are shared out like this.
fn takes(
    seat: Seat,
    a: Seat,
    taken: Option<Die>,
    shares: &Shares,
    with_both: Option<&[Value; 6]>,
    plies: u8,
) -> Vec<Candidate> {
    let candidate = |dice: Dice, value: Value| {
        let value = if seat == a { value } else { value.of_other() };
        Candidate { event: Event::Take(seat, dice), win: value.win, margin: value.margin, plies }
    };
    match taken {
        None => {
            let singles = (0..4).map(|die| candidate(Dice::one(Die::ALL[die]), shares.reply(die).1));
            let pairs = with_both.into_iter().flatten().zip(PAIRS);
            let pairs = pairs
                .map(|(&value, [one, other])| candidate(Dice::two(Die::ALL[one], Die::ALL[other]), value));
            singles.chain(pairs).collect()
        }
        Some(taken) => (0..4)
            .filter(|&left| left != taken as usize)
            .map(|left| candidate(Dice::two(taken, Die::ALL[left]).others(), shares.of(taken as usize, left)))
            .collect(),
    }
}

/// The best first, and those that were looked at deeper before the others.
fn sort(candidates: &mut [Candidate]) {
    greatest_first(candidates, |candidate| (f64::from(candidate.plies), candidate.win));
}

/// Each event with its own line.
fn single_lines(candidates: &[Candidate]) -> Vec<Fork> {
    let fork = |(line, &candidate)| Fork { candidate, lines: vec![line] };
    candidates.iter().enumerate().map(fork).collect()
}

impl Fork {
    /// The line that the other player chooses.
    fn line(&self, lines: &[Line<'_, '_>]) -> usize {
        let worst = self
            .lines
            .iter()
            .copied()
            .min_by(|&one, &other| lines[one].value().win.total_cmp(&lines[other].value().win));
        worst.unwrap_or(0)
    }

    /// Gives the event the value of that line.
    fn judge(&mut self, lines: &[Line<'_, '_>]) {
        let Value { win, margin } = lines[self.line(lines)].value();
        self.candidate = Candidate { win, margin, ..self.candidate };
    }

    /// The lines that the other player may well choose.
    fn lines_that_matter(&self, lines: &[Line<'_, '_>]) -> Vec<usize> {
        let close = self.candidate.win + CLOSE;
        self.lines.iter().copied().filter(|&line| lines[line].value().win <= close).collect()
    }
}

/// How many of the events may still be the best: the others go to the end.
fn still_open(forks: &mut [Fork], lines: &[Line<'_, '_>]) -> usize {
    let best = forks[0].line(lines);
    let is_open = |fork: &Fork| {
        let (lead, error) = lines[best].lead(&lines[fork.line(lines)]);
        // Neither clearly worse nor surely as good.
        lead <= CLEAR * error && lead + CLEAR * error > EQUAL
    };
    let mut open = 1;
    for number in 1..forks.len() {
        if is_open(&forks[number]) {
            forks.swap(open, number);
            open += 1;
        }
    }
    if open > 1 { open } else { 0 }
}

/// The number of a pair of dice in [`PAIRS`].
fn number_of(dice: [Die; 2]) -> usize {
    let [one, other] = dice.map(|die| die as usize);
    let pair = [one.min(other), one.max(other)];
    PAIRS.iter().position(|&known| known == pair).unwrap_or(0)
}

fn fraction(part: usize, whole: usize) -> f64 {
    f64::from(part as u32) / f64::from(whole as u32)
}

fn best_of(candidates: &[Candidate]) -> Candidate {
    let mut best = candidates[0];
    for &candidate in candidates {
        if candidate.win > best.win {
            best = candidate;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::positions;

    #[test]
    fn an_ending_that_takes_too_long_is_part_of_what_was_spent() {
        let net = Net::shipped();
        let endings = positions(12).filter(|position| (2..=SOLVED_ROUNDS).contains(&rounds_left(position)));
        let mut given_up = 0;
        for position in endings {
            let Some(seat) = Seat::ALL.into_iter().find(|&seat| position.may_act(seat)) else { continue };
            let mut watch = ();
            let mut thinker = Thinker::new(&net, Depth::Two, 1_000, &mut watch);
            let nodes = thinker.nodes_for_the_solver();
            assert_eq!(nodes, 500 * SOLVER_NODES_A_NODE);
            let solved = thinker.solved(&position, seat, nodes);
            assert!(thinker.nodes <= 500, "{} {position}", thinker.nodes);
            if solved.is_none() {
                assert_eq!(thinker.nodes, 500, "{position}");
                given_up += 1;
            }
        }
        assert!(given_up > 0);
    }
}
