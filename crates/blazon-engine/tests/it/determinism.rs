use blazon_engine::{Budget, Engine, Player};

use crate::players::{self, Contender};
use crate::table::{actor, moments};

#[test]
fn the_same_position_budget_and_seed_give_the_same_decision_in_any_thread() {
    for (number, table) in moments(4).iter().enumerate() {
        let seat = actor(&table.position);
        let seed = number as u64;
        for contender in players::all() {
            let once = contender.decide(&table.position, seat, seed);
            assert!(once.is_some());
            let decide = || contender.decide(&table.position, seat, seed);
            let both = std::thread::scope(|scope| {
                [scope.spawn(decide), scope.spawn(decide)].map(|thread| thread.join().expect("a decision"))
            });
            for other in both {
                assert_eq!(other, once, "{} {}", contender.engine.player(), table.position);
            }
        }
    }
}

#[test]
fn a_decision_does_not_depend_on_what_was_decided_before() {
    let moments = moments(3);
    for player in [Player::MonteCarlo(4), Player::Net, Player::Best] {
        let fresh: Vec<_> = moments
            .iter()
            .map(|table| Contender::new(player).decide(&table.position, actor(&table.position), 1))
            .collect();
        let one = Contender::new(player);
        let mut again: Vec<_> = moments
            .iter()
            .rev()
            .map(|table| one.decide(&table.position, actor(&table.position), 1))
            .collect();
        again.reverse();
        assert_eq!(fresh, again, "{player}");
    }
}

#[test]
fn another_seed_changes_what_random_and_soft_players_play_and_nothing_of_the_others() {
    let moments = moments(6);
    let changes = |name: &str| {
        let engine = Engine::new(name.parse().expect("a player"));
        let event = |table: &crate::table::Table, seed| {
            let seat = actor(&table.position);
            engine
                .decide(&table.position, seat, Budget::Nodes(1000), seed, &mut ())
                .map(|decision| decision.event())
        };
        moments.iter().filter(|&table| (1..8).any(|seed| event(table, seed) != event(table, 0))).count()
    };
    for soft in ["random", "level:1", "level:2", "level:3"] {
        assert!(changes(soft) > moments.len() / 3, "{soft}");
    }
    for firm in ["greedy", "net"] {
        assert_eq!(changes(firm), 0, "{firm}");
    }
}
