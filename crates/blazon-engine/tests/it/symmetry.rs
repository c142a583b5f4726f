use blazon::{BySeat, Position, Seat, Symmetry};
use blazon_engine::Chances;
use blazon_engine::net::Net;

use crate::players::scribbled_net;

#[test]
fn the_net_judges_a_position_the_same_whichever_way_the_maps_are_looked_at() {
    for net in [Net::shipped(), scribbled_net(5)] {
        for game in 0..30 {
            let mut chances = Chances::of_game(12, game);
            let mut position = Position::default();
            while let Some(event) = chances.next_event(&position) {
                for seat in Seat::ALL {
                    let expected = net.value(&position, seat);
                    for first in Symmetry::ALL {
                        for second in Symmetry::ALL {
                            let seen = position.seen_through(BySeat { first, second });
                            assert_eq!(net.value(&seen, seat), expected, "{seat} {position}");
                        }
                    }
                }
                position.play_unchecked(event);
            }
        }
    }
}
