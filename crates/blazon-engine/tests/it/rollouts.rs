use blazon::{Edition, Position, Rules, Seat, Step, ToAct};
use blazon_engine::{Aim, Budget, Chances, Engine, Player, play_greedy_round, play_round, rollout};

use crate::players::scribbled_net;

fn start(game: u64) -> Position {
    Position::new(Rules { edition: Edition::ALL[game as usize % Edition::ALL.len()], ..Rules::default() })
}

#[test]
fn a_rollout_ends_every_game_from_wherever_it_starts() {
    for game in 0..300 {
        let mut chances = Chances::of_game(8, game);
        let mut position = start(game);
        for _ in 0..chances.below(90) {
            let Some(event) = chances.next_event(&position) else { break };
            position.play_unchecked(event);
        }
        rollout(&mut position, &mut chances);
        assert!(position.outcome().is_some(), "{position}");
    }
}

#[test]
fn a_round_played_at_once_is_the_round_that_the_greedy_player_plays_event_by_event() {
    let greedy = Engine::new(Player::Greedy);
    for game in 0..300 {
        let mut chances = Chances::of_game(9, game);
        let mut position = start(game);
        while matches!(position.step(), Step::Roll) {
            let mut at_once = position;
            play_greedy_round(&mut at_once, &mut chances.clone(), Aim::Own);
            loop {
                let event = match position.to_act() {
                    ToAct::Chance(chance) => chances.event(&position, chance),
                    ToAct::Seat(_) | ToAct::Both => {
                        let seat = Seat::ALL.into_iter().find(|&seat| position.may_act(seat));
                        let seat = seat.expect("somebody is to act");
                        let decision = greedy.decide(&position, seat, Budget::Usual, 0, &mut ());
                        decision.expect("it is to act").event()
                    }
                    ToAct::Nobody(_) => break,
                };
                position = position.play(event).expect("a legal event");
                if matches!(position.step(), Step::Roll | Step::Lots) {
                    break;
                }
            }
            assert_eq!(position, at_once, "game {game}");
        }
    }
}

/// The quick players skip the check of the rules, so what they leave is checked as a position that is written down.
#[test]
fn what_the_quick_players_leave_is_a_possible_position() {
    for game in 0..60 {
        let net = scribbled_net(game % 3);
        let mut chances = Chances::of_game(10, game);
        let mut position = start(game);
        let mut rounds = 0;
        while matches!(position.step(), Step::Roll) {
            if game % 2 == 0 {
                play_round(&mut position, &net, &mut chances, 100);
            } else {
                play_greedy_round(&mut position, &mut chances, Aim::Own);
            }
            let written = position.to_string();
            assert_eq!(written.parse::<Position>().as_ref(), Ok(&position), "{written}");
            rounds += 1;
            assert!(rounds <= 34, "{position}");
        }
    }
}
