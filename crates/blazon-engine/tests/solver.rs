//! The solver against brute force: plain expectimax over the rules, with nothing clever in it.

use std::collections::HashMap;
use std::fmt::Write;

use blazon::{
    Arms, BySeat, Cell, Cells, Chance, Components, Crosses, Edition, Event, Kingdom, Outcome, Position,
    Power, Powers, Roll, Rules, Seat, Setup, Side, Step, ToAct,
};
use blazon_engine::{Chances, rounds_left, solve, solve_events};

/// Looks at everything. Only remembers positions it has met, so that a test takes seconds.
struct Brute {
    known: HashMap<Position, f64>,
    visits: u64,
    /// The most positions to look at.
    limit: u64,
    /// How many games at once had no pure solution.
    mixed: u64,
}

impl Brute {
    fn new(limit: u64) -> Brute {
        Brute { known: HashMap::new(), visits: 0, limit, mixed: 0 }
    }

    /// The first seat's chance; nothing if that takes too long.
    fn value(&mut self, position: &Position) -> Option<f64> {
        self.visits += 1;
        if self.visits > self.limit {
            return None;
        }
        let to_act = position.to_act();
        if let ToAct::Nobody(outcome) = to_act {
            return Some(match outcome {
                Outcome::Draw => 0.5,
                Outcome::Win(seat, _) => f64::from(u8::from(seat == Seat::First)),
            });
        }
        if let Some(&value) = self.known.get(position) {
            return Some(value);
        }
        let value = match to_act {
            ToAct::Nobody(_) => 0.5,
            ToAct::Chance(Chance::Lots) => {
                let mut sum = 0.0;
                for seat in Seat::ALL {
                    sum += self.value(&played(position, Event::Lots(seat)))? / 2.0;
                }
                sum
            }
            ToAct::Chance(Chance::Roll) => {
                let mut sum = 0.0;
                for (roll, weight) in Roll::distinct(position.components()) {
                    sum += f64::from(weight) / 1296.0 * self.value(&played(position, Event::Roll(roll)))?;
                }
                sum
            }
            ToAct::Seat(seat) => {
                let mut values = Vec::new();
                for event in position.legal(seat) {
                    values.push(self.value(&played(position, event))?);
                }
                let best = if seat == Seat::First { f64::max } else { f64::min };
                values.into_iter().reduce(best).expect("a player to act has something to do")
            }
            ToAct::Both => {
                let matrix = self.matrix(position)?;
                let pure = matrix.iter().map(|row| least(row.iter().copied())).fold(0.0, f64::max);
                let value = game_value(&matrix);
                self.mixed += u64::from(value > pure + 1e-9);
                value
            }
        };
        self.known.insert(*position, value);
        Some(value)
    }

    fn matrix(&mut self, position: &Position) -> Option<Vec<Vec<f64>>> {
        let mut matrix = Vec::new();
        for event in position.legal(Seat::First) {
            let after = played(position, event);
            let mut row = Vec::new();
            for reply in position.legal(Seat::Second) {
                row.push(self.value(&played(&after, reply))?);
            }
            matrix.push(row);
        }
        Some(matrix)
    }
}

fn played(position: &Position, event: Event) -> Position {
    debug_assert!(position.is_legal(event));
    let mut position = *position;
    position.play_unchecked(event);
    position
}

fn least(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.fold(f64::INFINITY, f64::min)
}

/// The value of a matrix game: the rows and columns that repeat or are dominated are left out, and then every square
/// part is tried as the support of both mixes (Shapley and Snow), until both mixes guarantee the same.
fn game_value(matrix: &[Vec<f64>]) -> f64 {
    let mut matrix = matrix.to_vec();
    loop {
        let before = (matrix.len(), matrix[0].len());
        matrix = transposed(&undominated(&matrix, |one, other| one >= other));
        matrix = transposed(&undominated(&matrix, |one, other| one <= other));
        if (matrix.len(), matrix[0].len()) == before {
            break;
        }
    }
    let (rows, columns) = (matrix.len(), matrix[0].len());
    for size in 1..=rows.min(columns) {
        for some_rows in subsets(rows, size) {
            for some_columns in subsets(columns, size) {
                let part: Vec<Vec<f64>> = some_rows
                    .iter()
                    .map(|&row| some_columns.iter().map(|&column| matrix[row][column]).collect())
                    .collect();
                let (Some((x, _)), Some((y, value))) = (equalizer(&transposed(&part)), equalizer(&part))
                else {
                    continue;
                };
                let floor =
                    least((0..columns).map(|column| {
                        x.iter().zip(&some_rows).map(|(x, &row)| x * matrix[row][column]).sum()
                    }));
                let ceiling = -least((0..rows).map(|row| {
                    -y.iter().zip(&some_columns).map(|(y, &column)| y * matrix[row][column]).sum::<f64>()
                }));
                if ceiling - floor < 1e-11 {
                    return value;
                }
            }
        }
    }
    panic!("every matrix game has a value: {matrix:?}");
}

fn transposed(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    (0..matrix[0].len()).map(|column| matrix.iter().map(|row| row[column]).collect()).collect()
}

/// The rows that no other row is at least as good as everywhere; of equal rows the first.
fn undominated(matrix: &[Vec<f64>], good: impl Fn(f64, f64) -> bool) -> Vec<Vec<f64>> {
    let beats = |one: &[f64], other: &[f64]| one.iter().zip(other).all(|(&one, &other)| good(one, other));
    let stays = |i: usize| {
        !(0..matrix.len())
            .any(|j| j != i && beats(&matrix[j], &matrix[i]) && (j < i || !beats(&matrix[i], &matrix[j])))
    };
    (0..matrix.len()).filter(|&i| stays(i)).map(|i| matrix[i].clone()).collect()
}

fn subsets(n: usize, size: usize) -> Vec<Vec<usize>> {
    (0_u32..1 << n)
        .filter(|set| set.count_ones() as usize == size)
        .map(|set| (0..n).filter(|i| set >> i & 1 == 1).collect())
        .collect()
}

/// The mix of columns that makes every row worth the same, and that worth: a linear system, by Gauss.
fn equalizer(matrix: &[Vec<f64>]) -> Option<(Vec<f64>, f64)> {
    let n = matrix.len();
    let mut system: Vec<Vec<f64>> =
        matrix.iter().map(|row| row.iter().copied().chain([-1.0, 0.0]).collect()).collect();
    system.push((0..n).map(|_| 1.0).chain([0.0, 1.0]).collect());
    for i in 0..=n {
        let pivot = (i..=n).max_by(|&one, &other| system[one][i].abs().total_cmp(&system[other][i].abs()))?;
        if system[pivot][i].abs() < 1e-12 {
            return None;
        }
        system.swap(i, pivot);
        for row in (0..=n).filter(|&row| row != i) {
            let factor = system[row][i] / system[i][i];
            let pivot = system[i].clone();
            for (number, pivot) in system[row].iter_mut().zip(&pivot).skip(i) {
                *number -= factor * pivot;
            }
        }
    }
    let solution: Vec<f64> = (0..=n).map(|i| system[i][n + 1] / system[i][i]).collect();
    let fine = solution[..n].iter().all(|&share| share > -1e-12);
    fine.then(|| (solution[..n].to_vec(), solution[n]))
}

/// Dice with few different faces, and any lines. In a race many faces mark the ⚡ lines, both players are one box from them,
/// and can choose between them and the castle's bonus.
fn mini_components(chances: &mut Chances, race: bool) -> Components {
    let face = |chances: &mut Chances| {
        let arms = Arms::ALL[chances.below(6) as usize];
        if race && chances.below(3) > 0 {
            return ["s", "q"][chances.below(2) as usize].to_string();
        }
        match chances.below(8) {
            0 => "?".to_string(),
            1 | 2 => format!("{arms}1"),
            3 => format!("{arms}2"),
            _ => arms.to_string(),
        }
    };
    let mut text = String::new();
    let two_faced = chances.below(4);
    for die in 0..4 {
        let one = face(chances);
        let other = if die == two_faced || chances.below(3) == 0 { face(chances) } else { one.clone() };
        let times = 1 + chances.below(5);
        write!(text, "die {}:", die + 1).expect("a string");
        for i in 0..6 {
            write!(text, " {}", if i < times { &one } else { &other }).expect("a string");
        }
        text += "\n";
    }
    for (arms, line) in Components::BOX.lines() {
        let boxes = if race { u32::from(line.boxes) } else { 1 + chances.below(5) };
        writeln!(text, "line {arms}: {boxes} {}", line.power).expect("a string");
    }
    text.parse().expect("components")
}

/// A position near the end of some game, with any spellbook and any dice.
fn mini_position(chances: &mut Chances) -> Position {
    loop {
        let mut position = Position::default();
        let mut rolls = Vec::new();
        let most = 1 + chances.below(2);
        while let Some(event) = chances.next_event(&position) {
            position.play_unchecked(event);
            if position.step() == Step::Roll && rooms(&position) <= most {
                rolls.push(position);
            }
        }
        let Some(position) = rolls.get(chances.below(rolls.len().max(1) as u32) as usize) else { continue };
        // Many of the changes lead to impossible positions.
        for _ in 0..20 {
            let mut setup = position.setup();
            setup.rules.components = mini_components(chances, false);
            setup.rules.edition = Edition::ALL[chances.below(6) as usize];
            setup.round += chances.below(2) as u8;
            random_spellbooks(&mut setup, chances, false);
            balance(&mut setup, chances);
            if let Ok(position) = Position::try_from(setup) {
                return position;
            }
        }
    }
}

/// How many dominoes there is about room for, without powers.
fn rooms(position: &Position) -> u32 {
    Seat::ALL
        .map(|seat| {
            let empty = position.kingdom(seat).empty();
            (empty & empty.neighbours()).len().div_ceil(2)
        })
        .iter()
        .sum()
}

fn random_spellbooks(setup: &mut Setup, chances: &mut Chances, race: bool) {
    for seat in Seat::ALL {
        setup.castle_bonus[seat] = race || chances.below(2) == 0;
        setup.spellbooks[seat].held = Powers::NONE;
        setup.spellbooks[seat].chosen = None;
    }
    for (arms, line) in setup.rules.components.lines() {
        let boxes = u32::from(line.boxes);
        for seat in Seat::ALL {
            // One box from full more often than not: that is where the races are.
            let marks = if race || chances.below(2) == 0 { boxes - 1 } else { chances.below(boxes) };
            setup.spellbooks[seat].marks[arms] = marks as u8;
        }
        let raced = race && line.power.is_lightning();
        if !raced && chances.below(2) == 0 {
            let owner = &mut setup.spellbooks[Seat::ALL[chances.below(2) as usize]];
            owner.marks[arms] = line.boxes;
            if line.power == Power::Domains {
                owner.chosen = Some(Arms::ALL[chances.below(6) as usize]);
            } else if line.power != Power::Cross && chances.below(3) > 0 {
                owner.held.insert(line.power);
            }
        }
    }
}

/// Takes crosses away from the richer map until the game is open. Often the two are as good as even: then it takes the
/// largest domain, or lots.
fn balance(setup: &mut Setup, chances: &mut Chances) {
    let margin = chances.below(6);
    if chances.below(4) == 0 {
        setup.kingdoms.second = setup.kingdoms.first;
    }
    for _ in 0..200 {
        let bonus = |seat: Seat| {
            setup.spellbooks[seat]
                .chosen
                .map_or(0, |arms| 3 * setup.kingdoms[seat].domains_of(arms).count() as u32)
        };
        let scores = Seat::ALL.map(|seat| setup.kingdoms[seat].score() + bonus(seat));
        if scores[0].abs_diff(scores[1]) <= margin {
            return;
        }
        let richer = if scores[0] > scores[1] { Seat::First } else { Seat::Second };
        let kingdom = &mut setup.kingdoms[richer];
        let crossed: Vec<_> =
            kingdom.drawn().iter().filter(|&cell| kingdom.crosses(cell) != Crosses::Zero).collect();
        let Some(&cell) = crossed.get(chances.below(crossed.len().max(1) as u32) as usize) else { return };
        if let Some((arms, crosses)) = kingdom.get(cell) {
            kingdom.draw(cell, arms, if crosses == Crosses::Two { Crosses::One } else { Crosses::Zero });
        }
    }
}

/// What the positions met had in them.
#[derive(Debug, Default)]
struct Coverage {
    positions: u32,
    steps: [u32; 6],
    held: [u32; 6],
    castle: u32,
    rounds: [u32; 4],
    undecided: u32,
    leave: u32,
    lots: u32,
    mixed: u64,
    events: u32,
    too_long: u32,
}

impl Coverage {
    fn see(&mut self, position: &Position, value: f64) {
        self.positions += 1;
        self.steps[match position.step() {
            Step::Roll => 0,
            Step::Take { taken: None, .. } => 1,
            Step::Take { .. } => 2,
            Step::Draw { done, .. } if done.first.is_none() && done.second.is_none() => 3,
            Step::Draw { .. } => 4,
            Step::Flash { .. } => 5,
            Step::Lots | Step::Over { .. } => return,
        }] += 1;
        for seat in Seat::ALL {
            for power in position.spellbook(seat).held.iter() {
                self.held[power as usize] += 1;
            }
            self.castle += u32::from(position.castle_bonus(seat));
            self.leave += u32::from(position.is_legal(Event::Leave(seat)));
        }
        self.rounds[rounds_left(position).min(3) as usize] += 1;
        self.undecided += u32::from(value > 0.0 && value < 1.0);
        self.lots += u32::from(position.rules().edition == Edition::Italian);
    }
}

fn check(position: &Position, brute: &mut Brute, coverage: &mut Coverage) -> bool {
    let Some(solution) = solve(position, 50_000_000) else {
        assert!(rounds_left(position) > blazon_engine::SOLVED_ROUNDS, "{position} was not solved");
        return true;
    };
    brute.visits = 0;
    let Some(value) = brute.value(position) else {
        coverage.too_long += 1;
        return false;
    };
    assert!((solution.win - value).abs() < 1e-9, "{position}: {} is {value} by brute force", solution.win);
    assert_eq!(solve(position, 50_000_000), Some(solution), "{position}");
    coverage.see(position, value);
    for seat in Seat::ALL.into_iter().filter(|&seat| position.may_act(seat)) {
        let own = |win: f64| if seat == Seat::First { win } else { 1.0 - win };
        let Some(events) = solve_events(position, seat, 50_000_000) else { panic!("{position}: events") };
        assert_eq!(events.len(), position.legal(seat).len());
        assert!(events.is_sorted_by(|one, other| one.1 >= other.1));
        assert!((events[0].1 - own(value)).abs() < 1e-9, "{position}: {seat} {:?} {value}", events[0]);
        for &(event, win) in &events {
            assert!(position.is_legal(event));
            coverage.events += 1;
            if position.to_act() != ToAct::Both {
                let Some(after) = brute.value(&played(position, event)) else { continue };
                assert!((win - own(after)).abs() < 1e-9, "{position} {event}: {win} {after}");
            }
        }
    }
    true
}

/// A number for a longer run than usual.
fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

#[test]
fn solving_equals_brute_force() {
    let mut chances = Chances::from_seed(setting("SOLVER_SEED", 1));
    let mut coverage = Coverage::default();
    for _ in 0..setting("SOLVER_POSITIONS", 400) {
        let mut position = mini_position(&mut chances);
        let mut brute = Brute::new(setting("SOLVER_LIMIT", 10_000));
        // On through the game, so that every step comes.
        let mut fine = check(&position, &mut brute, &mut coverage);
        while fine {
            let Some(event) = chances.next_event(&position) else { break };
            position.play_unchecked(event);
            fine = check(&position, &mut brute, &mut coverage);
        }
        coverage.mixed += brute.mixed;
    }
    println!("{coverage:?}");
    assert!(coverage.steps.iter().all(|&times| times > 10), "{coverage:?}");
    assert!(coverage.held[..4].iter().all(|&times| times > 50), "{coverage:?}");
    assert!(coverage.undecided > 100 && coverage.leave > 100 && coverage.lots > 100, "{coverage:?}");
}

/// A map that is full but for a few holes, in patches of one arms.
fn patched(chances: &mut Chances) -> Kingdom {
    // As many light as dark cells are drawn around each.
    const HOLES: [&str; 5] = ["a1 b1 g1 a5", "a1 b1 c1 g1", "a1 b1 g5 f5 a5 g1", "a1 g1", "a1 a2 e5 g5"];
    let holes = HOLES[[0, 0, 0, 0, 1, 1, 2, 3, 4, 4][chances.below(10) as usize]];
    let holes: Cells = holes.split(' ').map(|cell| cell.parse::<Cell>().expect("a cell")).collect();
    let mut kingdom = Kingdom::EMPTY;
    for cell in !holes {
        let beside = [Side::West, Side::South][chances.below(2) as usize];
        let same = cell.beside(beside).and_then(|cell| kingdom.get(cell)).map(|(arms, _)| arms);
        let arms = same.filter(|_| chances.below(3) > 0).unwrap_or(Arms::ALL[chances.below(6) as usize]);
        let crosses = Crosses::ALL[[0, 0, 0, 0, 1, 2][chances.below(6) as usize]];
        kingdom.draw(cell, arms, crosses);
    }
    kingdom
}

/// A position with small holes in both maps.
fn patched_position(chances: &mut Chances) -> Position {
    loop {
        let race = chances.below(2) == 0;
        let mut setup = Setup::new(Rules {
            edition: Edition::ALL[chances.below(6) as usize],
            components: mini_components(chances, race),
        });
        setup.kingdoms = BySeat::new(|_| patched(chances));
        setup.round = 18 + chances.below(2) as u8;
        random_spellbooks(&mut setup, chances, race);
        balance(&mut setup, chances);
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}

#[test]
fn filling_holes_equals_brute_force() {
    let mut chances = Chances::from_seed(setting("SOLVER_SEED", 2));
    let mut coverage = Coverage::default();
    for _ in 0..setting("SOLVER_POSITIONS", 150) {
        let mut position = patched_position(&mut chances);
        let mut brute = Brute::new(setting("SOLVER_LIMIT", 5_000));
        // From a step of the round chosen at random, so that those are tried too that come from many rolls.
        for _ in 0..chances.below(4) {
            position.play_unchecked(chances.next_event(&position).expect("an event"));
        }
        loop {
            check(&position, &mut brute, &mut coverage);
            let Some(event) = chances.next_event(&position) else { break };
            position.play_unchecked(event);
        }
        coverage.mixed += brute.mixed;
    }
    println!("{coverage:?}");
    assert!(coverage.steps.iter().all(|&times| times > 10), "{coverage:?}");
    assert!(coverage.undecided > 30, "{coverage:?}");
}

/// Each can put the castle's cross on the solid half and so mark no box, or on the other half and mark the last box of
/// *Domains*. The first seat does not need the power but may deny it; the second needs it, if it is not denied.
#[test]
fn a_race_may_have_no_pure_solution() {
    let text = ".bbbbbb/D1DDDDDD/BBB#BBB/sssssss/..ssss. .q2bqbqb/D1DDDDDD/B1BB#BBB/bbbbbbb/..sssb. \
                000020:-:^:- 000020:-:^:- 17F draw:s/d1/s/d1:12:34:*:* edition:es \
                components:ssssss/d1d1d1d1d1d1/ssssss/d1d1d1d1d1d1/5f5s4b4t3d3c";
    let position: Position = text.parse().expect("a position");
    let mut coverage = Coverage::default();
    let mut brute = Brute::new(10_000);
    assert!(check(&position, &mut brute, &mut coverage));
    assert_eq!(brute.mixed, 1);
    let solution = solve(&position, 10_000).expect("a solution");
    assert!((solution.win - 0.5).abs() < 1e-12, "{solution:?}");
    // Against the other's best mix both castles are as good; the second seat's too.
    for seat in Seat::ALL {
        let events = solve_events(&position, seat, 10_000).expect("a solution");
        assert!((events[0].1 - 0.5).abs() < 1e-12 && (events[1].1 - 0.5).abs() < 1e-12, "{events:?}");
    }
    // The same before the draft and before the roll.
    for step in [
        Step::Roll,
        "s/d1/s/d1"
            .parse()
            .map(|event| match event {
                Event::Roll(roll) => Step::Take { roll, taken: None },
                _ => Step::Roll,
            })
            .expect("a roll"),
    ] {
        let before = Position::try_from(Setup { step, ..position.setup() }).expect("a position");
        assert!(check(&before, &mut brute, &mut coverage));
    }
}

#[test]
fn any_position_may_be_asked_for() {
    for game in 0..60 {
        let mut chances = Chances::of_game(3, game);
        let rules = Rules { edition: Edition::ALL[game as usize % 6], ..Rules::default() };
        let mut position = Position::new(rules);
        loop {
            let budget = u64::from(chances.below(3000));
            let solution = solve(&position, budget);
            assert_eq!(solve(&position, budget), solution);
            if let Some(solution) = solution {
                assert!(
                    solution.nodes <= budget && (0.0..=1.0).contains(&solution.win),
                    "{position} {solution:?}"
                );
                assert_eq!(solve(&position, solution.nodes), Some(solution), "{position}");
                assert!(solution.nodes == 0 || solve(&position, solution.nodes - 1).is_none(), "{position}");
            }
            for seat in Seat::ALL {
                if let Some(events) = solve_events(&position, seat, budget) {
                    assert_eq!(events.len(), position.legal(seat).len(), "{position}");
                    assert!(events.iter().all(|event| (-1e-9..=1.0 + 1e-9).contains(&event.1)));
                }
            }
            let Some(event) = chances.next_event(&position) else { break };
            position.play_unchecked(event);
        }
        let win = solve(&position, 1).map(|solution| solution.win);
        let expected = match position.outcome().and_then(Outcome::winner) {
            Some(Seat::First) => 1.0,
            Some(Seat::Second) => 0.0,
            None => 0.5,
        };
        assert_eq!(win, Some(expected), "{position}");
    }
}
