//! Whole games at random: what must hold at every position.

use std::collections::HashSet;

use blazon_referee::Referee;

const DICE: [[&str; 6]; 4] = [
    ["?", "d", "d", "b", "D1", "B1"],
    ["d", "b", "D1", "B1", "s", "q"],
    ["d", "b", "D", "B", "s2", "q2"],
    ["?", "d1", "b", "b1", "D", "B"],
];

/// Numbers that look random (xorshift): the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % (limit as u64)).expect("a small number")
    }

    fn roll(&mut self) -> String {
        DICE.map(|die| die[self.below(6)]).join("/")
    }
}

/// Plays a game, showing each position where somebody is to act.
fn play_a_game(edition: &str, numbers: &mut Numbers, mut look: impl FnMut(&Referee)) -> Referee {
    let mut game = Referee::start(edition).expect("an edition");
    while !game.is_over() {
        let event = if game.awaits_roll() {
            numbers.roll()
        } else if game.awaits_lots() {
            ["lots:F", "lots:S"][numbers.below(2)].to_owned()
        } else {
            look(&game);
            let seats = game.to_act();
            let mut events = game.legal_tokens(seats[numbers.below(seats.len())]);
            events.swap_remove(numbers.below(events.len())).1
        };
        game.play(&event).unwrap_or_else(|reason| panic!("{event} is refused: {reason}\n{}", game.line()));
    }
    game
}

#[test]
fn every_game_ends() {
    let mut numbers = Numbers(1);
    for edition in ["standard", "es", "it", "fr", "pt", "ko"] {
        for _ in 0..20 {
            let game = play_a_game(edition, &mut numbers, |_| {});
            assert!(game.winner().is_some());
            assert!(game.round() <= 34, "somebody draws two of 68 cells in every round but the last");
        }
    }
}

#[test]
fn a_position_is_its_line() {
    play_a_game("it", &mut Numbers(2), |game| {
        assert_eq!(Referee::from_line(&game.line()).as_ref(), Ok(game));
    });
}

#[test]
fn every_listed_event_is_accepted_and_no_two_lead_to_the_same_position() {
    let mut numbers = Numbers(3);
    for _ in 0..10 {
        play_a_game("standard", &mut numbers, |game| {
            for seat in ['F', 'S'] {
                let events = game.legal_tokens(seat);
                assert_eq!(events.is_empty(), !game.to_act().contains(&seat));
                let mut lines = HashSet::new();
                for (choice, token) in &events {
                    assert_eq!(game.distinct_event(token).as_ref(), Some(choice));
                    let mut next = *game;
                    assert_eq!(next.play(token), Ok(()), "{token}\n{}", game.line());
                    lines.insert(next.line());
                }
                // The last to draw sees the marks made, and a line A fills may swallow a difference in B's.
                let both_draw = game.to_act().len() == 2;
                assert!(!both_draw || lines.len() == events.len(), "{}", game.line());
            }
        });
    }
}
