use std::collections::BTreeSet;

use blazon::{Edition, Event, Mode, Power, Rules, Seat};
use blazon_engine::Player;

use crate::players::{self, Contender, scribbled_net};
use crate::table::Table;

/// Whole games, each of which the table checks event by event, candidate by candidate.
fn games(contender: &Contender, games: u64) -> Vec<Table> {
    let game = |game: u64| {
        let edition = Edition::ALL[game as usize % Edition::ALL.len()];
        let mut table = Table::new(Rules { edition, ..Rules::default() }, game);
        table.play_on(contender, game, usize::MAX);
        assert!(table.position.outcome().is_some(), "{}", table.position);
        table
    };
    (0..games).map(game).collect()
}

/// What the players of a game have spent.
fn spent(table: &Table) -> impl Iterator<Item = &'static str> {
    table.history.iter().enumerate().flat_map(|(number, event)| {
        let castle = |castle: bool| castle.then_some("castle");
        match *event {
            Event::Take(..) => {
                // Player A takes one die, unless *Both* is spent.
                let first = matches!(table.history[number - 1], Event::Roll(_));
                let both = matches!(*event, Event::Take(_, dice) if first && dice.len() == 2);
                [both.then(|| Power::Both.name()), None, None]
            }
            Event::Draw(_, drawing) => [
                match drawing.mode {
                    Mode::Join => None,
                    Mode::Free => Some(Power::Free.name()),
                    Mode::Split => Some(Power::Split.name()),
                },
                drawing.turn.map(|_| Power::Turn.name()),
                castle(drawing.castle.is_some()),
            ],
            Event::Choose(..) => [Some(Power::Domains.name()), None, None],
            Event::AddCross(..) => [Some(Power::Cross.name()), None, None],
            Event::Roll(_) | Event::Leave(_) | Event::Lots(_) => [None; 3],
        }
        .into_iter()
        .flatten()
    })
}

fn assert_spends_everything(contender: &Contender, number: u64) {
    let games = games(contender, number);
    let spent: BTreeSet<&str> = games.iter().flat_map(spent).collect();
    assert_eq!(spent.len(), 7, "{}: {spent:?}", contender.engine.player());
}

#[test]
fn every_candidate_of_every_player_is_legal_throughout_whole_games() {
    for contender in players::all() {
        let number = match contender.engine.player() {
            Player::Best | Player::Level(blazon_engine::Level::TOP) => 6,
            _ => 24,
        };
        games(&contender, number);
    }
}

#[test]
fn every_candidate_is_legal_whatever_the_net_has_learnt() {
    for seed in 0..4 {
        games(&Contender::with_net(Player::Net, scribbled_net(seed)), 6);
        games(&Contender::with_net(Player::Best, scribbled_net(seed)), 1);
    }
}

#[test]
fn greedy_makes_use_of_every_power_and_of_the_castle() {
    assert_spends_everything(&Contender::new(Player::Greedy), 120);
}

#[test]
fn the_net_makes_use_of_every_power_and_of_the_castle() {
    assert_spends_everything(&Contender::new(Player::Net), 120);
}

#[test]
fn the_value_of_every_candidate_is_a_chance() {
    let net = Contender::with_net(Player::Net, scribbled_net(1));
    for table in games(&net, 12) {
        for events in 0..table.history.len() {
            let position = Table::after(*table.position.rules(), &table.history[..events], 0).position;
            let decisions = Seat::ALL.into_iter().filter_map(|seat| net.decide(&position, seat, 0));
            for candidate in decisions.flat_map(|decision| decision.candidates) {
                assert!((0.0..=1.0).contains(&candidate.win), "{candidate:?} {position}");
            }
        }
    }
}
