use blazon_dice::Chair;
use blazon_online::Fairness;
use blazon_wire::online::{Ending, Intent, Question};

use crate::world::{World, terms};

#[test]
fn two_people_play_a_whole_game_and_the_dice_prove_fair() {
    for seed in 0..20 {
        let mut world = World::new(seed);
        let table = world.table(terms());
        world.play_out();
        let standings = [0, 1, 2].map(|nth| world.standing(nth));
        let [host, guest, watcher] = &standings;
        assert_eq!(host.record, guest.record);
        assert_eq!(host.record, watcher.record);
        let position = world.host.room(table).and_then(|room| room.position()).expect("a game");
        assert_eq!(host.position().map(blazon::Position::stable_hash), Some(position.stable_hash()));
        for standing in &standings {
            assert!(matches!(standing.fair, Fairness::Fair { rolls } if rolls > 5), "{:?}", standing.fair);
        }
    }
}

#[test]
fn who_resigns_loses_and_the_dice_are_shown() {
    let mut world = World::new(3);
    world.table(terms());
    world.act(1, Intent::Resign);
    let host = world.standing(0);
    assert_eq!(host.ended, Some(Ending::Resigned { chair: Chair::Guest }));
    assert_eq!(host.winner(), Some(host.seat()));
    assert_eq!(host.fair, Fairness::Fair { rolls: 1 });
}

#[test]
fn a_rematch_goes_on_at_another_table_with_seats_swapped() {
    let mut world = World::new(4);
    world.table(terms());
    world.act(1, Intent::Resign);
    world.act(0, Intent::Ask { question: Question::Rematch });
    assert_eq!(world.standing(1).asked, Some((Chair::Host, Question::Rematch)));
    world.act(1, Intent::Answer { yes: true });
    let next = world.standing(0).next.expect("another table");
    assert_eq!(world.standing(2).next, Some(next));
    let before = world.standing(0).host.expect("a seat");
    let again =
        [0, 1].map(|nth| world.come(next, blazon_online::Credential::Seat([[1; 16], [2; 16]][nth].into())));
    assert_eq!(world.standing(again[1]).host, Some(!before));
    assert!(world.standing(again[0]).is_asked() != world.standing(again[1]).is_asked());
}
