//! What happens in a game.

use blazon::{Arms, BySeat, Dice, Die, Drawing, Event, Mode, Position, Power, Roll, Seat, Step, Turn};

use crate::{Called, Words, fl};

impl Words {
    /// An event as a sentence, given the position before it.
    pub fn event(&self, before: &Position, event: Event, names: &BySeat<Called>) -> String {
        match event {
            Event::Roll(roll) => self.roll(roll, &names[before.player_a()]),
            Event::Take(seat, dice) => self.take(before, seat, dice, &names[seat]),
            Event::Draw(seat, drawing) => self.drawing(&drawing, &names[seat]),
            Event::Leave(seat) => {
                fl!(self, "event-no-drawing", name = names[seat].label(), who = names[seat].who())
            }
            Event::Choose(seat, arms) => {
                fl!(
                    self,
                    "event-choose",
                    name = names[seat].label(),
                    who = names[seat].who(),
                    arms = self.arms(arms)
                )
            }
            Event::AddCross(seat, cell) => {
                let arms = before.kingdom(seat).get(cell).map(|(arms, _)| self.arms(arms));
                fl!(
                    self,
                    "event-cross",
                    name = names[seat].label(),
                    who = names[seat].who(),
                    cell = cell.to_string(),
                    arms = arms.unwrap_or_default()
                )
            }
            Event::Lots(seat) => fl!(self, "event-lots", name = names[seat].label(), who = names[seat].who()),
        }
    }

    fn roll(&self, roll: Roll, called: &Called) -> String {
        let [one, two, three, four] = roll.faces().map(|face| self.face(face));
        fl!(
            self,
            "event-roll",
            name = called.label(),
            who = called.who(),
            one = one,
            two = two,
            three = three,
            four = four
        )
    }

    fn take(&self, before: &Position, seat: Seat, dice: Dice, called: &Called) -> String {
        let said = match before.step() {
            Step::Take { roll, .. } => self.dice_with_faces(dice, roll),
            _ => self.dice(dice),
        };
        if seat == before.player_a() && dice.len() == 2 {
            fl!(self, "event-take-both", name = called.label(), who = called.who(), dice = said)
        } else {
            fl!(self, "event-take", name = called.label(), who = called.who(), dice = said)
        }
    }

    fn drawing(&self, drawing: &Drawing, called: &Called) -> String {
        let [one, other] = drawing.halves;
        let what = self.drawn(one.arms, one.crosses);
        let what2 = self.drawn(other.arms, other.crosses);
        let (cell, cell2) = (one.cell.to_string(), other.cell.to_string());
        match self.spent(drawing.mode, drawing.turn, drawing.castle) {
            Some(spent) => fl!(
                self,
                "event-draw-spending",
                name = called.label(),
                who = called.who(),
                what = what,
                cell = cell,
                what2 = what2,
                cell2 = cell2,
                spent = spent
            ),
            None => {
                fl!(
                    self,
                    "event-draw",
                    name = called.label(),
                    who = called.who(),
                    what = what,
                    cell = cell,
                    what2 = what2,
                    cell2 = cell2
                )
            }
        }
    }

    /// What a drawing spends, as a list; nothing if it spends nothing.
    pub fn spent(&self, mode: Mode, turn: Option<Turn>, castle: Option<Die>) -> Option<String> {
        let mode = match mode {
            Mode::Join => None,
            Mode::Free => Some(self.power_in_quotes(Power::Free)),
            Mode::Split => Some(self.power_in_quotes(Power::Split)),
        };
        let turn =
            turn.map(|turn| fl!(self, "spent-turn", die = turn.die.number(), face = self.face(turn.face)));
        let castle = castle.map(|die| fl!(self, "spent-castle", die = die.number()));
        let spent: Vec<String> = [mode, turn, castle].into_iter().flatten().collect();
        (!spent.is_empty()).then(|| self.list(spent))
    }

    /// What followed of itself from an event, in sentences: dice that were left, boxes marked, powers won, lines struck
    /// out, the end of the game.
    pub fn aftermath(
        &self,
        before: &Position,
        event: Event,
        after: &Position,
        names: &BySeat<Called>,
    ) -> Vec<String> {
        let mut said = Vec::new();
        if let (Event::Take(seat, _), Step::Draw { roll, hands, .. }) = (event, after.step()) {
            let had = match before.step() {
                Step::Take { taken: Some(die), .. } => Dice::one(die),
                _ => Dice::NONE,
            };
            let rest = hands[!seat].iter().filter(|&die| !had.contains(die));
            let dice = self.list(rest.map(|die| self.die_with_face(die, roll.face(die))));
            said.push(fl!(
                self,
                "gets-rest",
                name = names[!seat].label(),
                who = names[!seat].who(),
                dice = dice
            ));
        }
        // Player A marks first, and that may strike out player B's line.
        for seat in [before.player_a(), before.player_b()] {
            for arms in Arms::ALL {
                said.extend(self.marked(before, after, seat, arms, names));
            }
            if lost_the_cross(before, event, after, seat) {
                said.push(fl!(self, "after-cross-lost", name = names[seat].label(), who = names[seat].who()));
            }
        }
        let ended = matches!(after.step(), Step::Lots | Step::Over { .. });
        if ended && !matches!(before.step(), Step::Lots | Step::Over { .. }) {
            let full = Seat::ALL.into_iter().filter(|&seat| after.kingdom(seat).is_full());
            let full: Vec<_> = full
                .map(|seat| fl!(self, "after-map-full", name = names[seat].label(), who = names[seat].who()))
                .collect();
            if full.is_empty() {
                said.push(fl!(self, "after-nobody-drew"));
            }
            said.extend(full);
        }
        said
    }

    /// The powers that were won between two positions, a sentence each.
    pub fn wins(&self, before: &Position, after: &Position, names: &BySeat<Called>) -> Vec<String> {
        let won = Arms::ALL.into_iter().filter(|&arms| before.owner(arms).is_none());
        won.filter_map(|arms| Some(self.owns(after, after.owner(arms)?, arms, names))).collect()
    }

    fn owns(&self, position: &Position, seat: Seat, arms: Arms, names: &BySeat<Called>) -> String {
        let power = position.components().line(arms).power;
        fl!(
            self,
            "after-wins-power",
            name = names[seat].label(),
            who = names[seat].who(),
            arms = self.arms(arms),
            power = self.power(power),
            about = self.power_about(power)
        )
    }

    fn marked(
        &self,
        before: &Position,
        after: &Position,
        seat: Seat,
        arms: Arms,
        names: &BySeat<Called>,
    ) -> Vec<String> {
        let [had, has] = [before, after].map(|position| position.spellbook(seat).marks[arms]);
        let count = has.saturating_sub(had);
        if count == 0 {
            return Vec::new();
        }
        let line = after.components().line(arms);
        let called = &names[seat];
        let mut said = vec![fl!(
            self,
            "after-marks",
            name = called.label(),
            who = called.who(),
            count = count,
            arms = self.arms(arms),
            marks = has,
            boxes = line.boxes
        )];
        if before.owner(arms).is_none() && after.owner(arms) == Some(seat) {
            said.push(self.owns(after, seat, arms, names));
            said.push(fl!(
                self,
                "after-line-crossed-out",
                name = names[!seat].label(),
                who = names[!seat].who(),
                arms = self.arms(arms)
            ));
        }
        said
    }
}

/// Whether the player won *Cross*, or held it, and no cell had room for it.
fn lost_the_cross(before: &Position, event: Event, after: &Position, seat: Seat) -> bool {
    let used = matches!(event, Event::AddCross(user, _) if user == seat);
    after.has_spent(seat, Power::Cross) && !before.has_spent(seat, Power::Cross) && !used
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn names() -> BySeat<Called> {
        BySeat { first: "Ada", second: "Grace" }.map(|name| Called::Named(name.to_string()))
    }

    /// Plays the events after a position and says each of them with what followed.
    fn told(language: Language, position: &str, events: &str) -> String {
        told_to(&names(), language, position, events)
    }

    fn told_to(names: &BySeat<Called>, language: Language, position: &str, events: &str) -> String {
        let words = Words::new(language);
        let mut position: Position = position.parse().unwrap();
        let mut said = Vec::new();
        for event in events.split(' ') {
            let event: Event = event.parse().unwrap();
            let before = position;
            position = position.play(event).unwrap();
            said.push(words.event(&before, event, names));
            said.extend(words.aftermath(&before, event, &position, names));
        }
        said.join("\n")
    }

    const START: &str = "......./......./...#.../......./....... ......./......./...#.../......./....... \
        000000:-:^:- 000000:-:^:- 1F roll";

    #[test]
    fn a_round_is_told_event_by_event() {
        let told = told(Language::English, START, "d/b/s2/? F:3 S:12 F:3d4s2+4d5s1^ S:1d4d+2d5b");
        assert_eq!(
            told,
            "Ada rolls: dot, bar, solid with two crosses, wild.\n\
             Ada takes die 3 (solid with two crosses).\n\
             Grace takes die 1 (dot) and die 2 (bar).\n\
             That leaves Ada die 4 (wild).\n\
             Ada draws solid with two crosses on d4 and solid with one cross on d5, using the castle’s bonus (die 4).\n\
             Grace draws a dot on d4 and a bar on d5.\n\
             Grace marks one box of dot: 1 of 5.\n\
             Grace marks one box of bar: 1 of 5."
        );
    }

    #[test]
    fn a_power_that_is_won_is_told_with_what_it_does() {
        let position = "...s.../...s.../...#.../......./....... ...ss../...ss../...#.../......./....... \
            000020:-:^:- 000010:-:^:- 2S draw:d/s/d/d1:12:34:*:+";
        let told = told(Language::English, position, "F:1c5d+2c4s F:!s");
        assert_eq!(
            told,
            "Ada draws a dot on c5 and solid on c4.\n\
             Ada marks one box of dot: 1 of 5.\n\
             Ada marks one box of solid: 3 of 3.\n\
             Ada completes the solid line first and wins “Domains”: choose a coat of arms now; each of its domains \
             scores 3 points at the end.\n\
             Grace’s solid line is crossed out.\n\
             Ada chooses solid for “Domains”: 3 points for each of its domains at the end."
        );
    }

    #[test]
    fn a_person_who_plays_alone_is_spoken_to() {
        for name in ["You", "Ada"] {
            let names =
                BySeat { first: Called::You(name.to_string()), second: Called::Named("Squire".to_string()) };
            let told =
                told_to(&names, Language::English, START, "d/b/s2/? F:3 S:12 F:3d4s2+4d5s1^ S:1d4d+2d5b");
            for (line, start) in
                told.lines().zip(["You roll", "You take", "Squire", "That leaves you", "You draw", "Squire"])
            {
                assert!(line.starts_with(start), "{line}");
            }
        }
    }
}
