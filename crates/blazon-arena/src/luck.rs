//! What chance gave in a game.

use blazon::{Event, Position, Seat};
use blazon_engine::Forecast;

/// The luck of a game that is being played: of each roll, and of lots.
pub(crate) struct Luck<'a> {
    forecast: &'a Forecast,
    position: Position,
    first: f64,
}

impl<'a> Luck<'a> {
    /// None yet, in a game that starts here.
    pub(crate) fn new(forecast: &'a Forecast, start: &Position) -> Luck<'a> {
        Luck { forecast, position: *start, first: 0.0 }
    }

    /// Follows the game by an event.
    pub(crate) fn follow(&mut self, event: Event) {
        self.first += match event {
            Event::Roll(roll) => self
                .forecast
                .expectation(&self.position)
                .and_then(|expectation| Some(expectation.after(roll)?.win - expectation.mean().win))
                .unwrap_or(0.0),
            Event::Lots(Seat::First) => 0.5,
            Event::Lots(Seat::Second) => -0.5,
            _ => 0.0,
        };
        self.position.play_unchecked(event);
    }

    /// How much luck a seat had, as a part of a win: positive is good luck.
    pub(crate) fn of(&self, seat: Seat) -> f64 {
        match seat {
            Seat::First => self.first,
            Seat::Second => -self.first,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use blazon::{Record, Roll};
    use blazon_engine::net::Net;

    fn forecast(position: &Position) -> Forecast {
        Forecast::new(Net::shipped(), position.components())
    }

    #[test]
    fn the_luck_of_a_roll_is_what_it_is_worth_more_than_the_average_roll() {
        let position = Position::default();
        let forecast = forecast(&position);
        let mean = forecast.expectation(&position).expect("the dice are to be rolled").mean();
        let mut seen = [false; 2];
        for (roll, _) in Roll::distinct(position.components()).step_by(100) {
            let mut luck = Luck::new(&forecast, &position);
            luck.follow(Event::Roll(roll));
            let after = forecast.expectation(&position).and_then(|expectation| expectation.after(roll));
            let first = luck.of(Seat::First);
            assert!((first - (after.expect("a roll").win - mean.win)).abs() < 1e-12, "{roll}");
            assert!((first + luck.of(Seat::Second)).abs() < 1e-12, "what one has, the other lacks");
            seen[usize::from(first > 0.0)] = true;
        }
        assert_eq!(seen, [true; 2], "there is good luck and bad");
    }

    #[test]
    fn lots_are_luck_worth_half_a_win() {
        let record: Record = include_str!("../../../conformance/games/lots.txt").parse().expect("a record");
        let (lots, before) = record.events().split_last().expect("events");
        let start = Position::new(*record.position().rules());
        let forecast = forecast(&start);
        let mut luck = Luck::new(&forecast, &start);
        for &event in before {
            luck.follow(event);
        }
        let without = luck.of(Seat::First);
        luck.follow(*lots);
        assert!((luck.of(Seat::First) - without - 0.5).abs() < 1e-12, "{lots}");
    }
}
