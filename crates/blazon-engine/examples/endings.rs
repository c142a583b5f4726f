//! How long real endings take to solve: games with the dice of the box to positions with one or two rounds left.
//!
//! `cargo run --release -p blazon-engine --example endings -- [games] [nodes]`

use std::time::Instant;

use blazon::{Event, Position, Seat, Step, ToAct};
use blazon_engine::{Chances, rounds_left, solve, solve_events};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let games = arguments.next().and_then(Result::ok).unwrap_or(200);
    let nodes = arguments.next().and_then(Result::ok).unwrap_or(10_000_000);
    for (name, next_event) in
        [("random", random as fn(&mut Chances, &Position) -> Option<Event>), ("greedy drawing", greedy)]
    {
        println!("{name}, {games} games, at most {nodes} nodes:");
        endings(games, nodes, next_event);
    }
}

fn endings(games: u64, nodes: u64, next_event: fn(&mut Chances, &Position) -> Option<Event>) {
    // By rounds left and by step: microseconds, nodes, whether open.
    let mut found: Vec<Vec<(u64, u64, bool)>> = vec![Vec::new(); 6 * 4];
    let mut given_up = [0_u64; 24];
    let mut slowest = (0, String::new());
    for game in 0..games {
        let mut chances = Chances::of_game(1, game);
        let mut position = Position::default();
        while let Some(event) = next_event(&mut chances, &position) {
            position.play_unchecked(event);
            let step = match position.step() {
                Step::Roll => 0,
                Step::Take { .. } => 1,
                Step::Draw { .. } => 2,
                _ => continue,
            };
            let rounds = rounds_left(&position);
            if rounds > 5 {
                continue;
            }
            let place = rounds as usize * 4 + step;
            let start = Instant::now();
            let solution = solve(&position, nodes);
            let time = start.elapsed().as_micros() as u64;
            match solution {
                Some(solution) => {
                    let open = solution.win > 0.0 && solution.win < 1.0;
                    found[place].push((time, solution.nodes, open));
                    if time > slowest.0 {
                        slowest = (time, position.to_string());
                    }
                }
                None => given_up[place] += 1,
            }
            if step == 2 && position.to_act() == ToAct::Both {
                let start = Instant::now();
                let place = rounds as usize * 4 + 3;
                match solve_events(&position, Seat::First, nodes) {
                    Some(_) => found[place].push((start.elapsed().as_micros() as u64, 0, true)),
                    None => given_up[place] += 1,
                }
            }
        }
    }
    println!(
        "rounds step     solved gave up   open |  µs: median     90 %     99 %      most | nodes: median     99 %      most"
    );
    for (place, found) in found.iter_mut().enumerate() {
        if found.is_empty() && given_up[place] == 0 {
            continue;
        }
        let step = ["roll", "take", "draw", "events"][place % 4];
        let open = found.iter().filter(|found| found.2).count();
        let at = |sorted: &[u64], percent: usize| {
            sorted.get(sorted.len() * percent / 100).or(sorted.last()).copied().unwrap_or(0)
        };
        let mut times: Vec<u64> = found.iter().map(|found| found.0).collect();
        let mut spent: Vec<u64> = found.iter().map(|found| found.1).collect();
        times.sort_unstable();
        spent.sort_unstable();
        println!(
            "{:6} {step:7} {:7} {:7} {open:6} | {:11} {:8} {:8} {:9} | {:13} {:8} {:9}",
            place / 4,
            found.len(),
            given_up[place],
            at(&times, 50),
            at(&times, 90),
            at(&times, 99),
            at(&times, 100),
            at(&spent, 50),
            at(&spent, 99),
            at(&spent, 100),
        );
    }
    println!("slowest: {} µs, {}\n", slowest.0, slowest.1);
}

fn random(chances: &mut Chances, position: &Position) -> Option<Event> {
    chances.next_event(position)
}

/// Draws for the most points at once, and so keeps the games close.
fn greedy(chances: &mut Chances, position: &Position) -> Option<Event> {
    let Step::Draw { done, .. } = position.step() else { return chances.next_event(position) };
    let seat = if done.first.is_none() { Seat::First } else { Seat::Second };
    position.legal(seat).iter().max_by_key(|&event| {
        let mut after = *position;
        after.play_unchecked(event);
        (after.score(seat), chances.below(1000))
    })
}
