use blazon::{Drawing, Event, Position, Record, Seat, Step};

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches.
    Onlooker,
}

/// A game as somebody may see it: everything up to a drawing that the other seat has still to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View<'a> {
    record: &'a Record,
    viewer: Viewer,
    /// How many of the record's events are seen. What is hidden comes last: until both have drawn, nothing follows.
    seen: usize,
    position: Position,
    /// Who is known to have drawn although the record does not say what.
    drawn: Option<Seat>,
}

impl<'a> View<'a> {
    /// The whole of a record that holds nothing hidden.
    pub(crate) fn open(record: &'a Record, viewer: Viewer) -> View<'a> {
        View { record, viewer, seen: record.events().len(), position: *record.position(), drawn: None }
    }

    /// The record without a drawing that is hidden from the viewer.
    pub(crate) fn discreet(record: &'a Record, viewer: Viewer) -> View<'a> {
        let hidden = hidden_by(record).is_some_and(|seat| viewer != Viewer::Seat(seat));
        if !hidden {
            return View::open(record, viewer);
        }
        let seen = record.events().len() - 1;
        let position = record.positions().nth(seen).unwrap_or(*record.start());
        View { record, viewer, seen, position, drawn: None }
    }

    /// The same, where somebody is known to have drawn although the record does not say what.
    pub(crate) fn with_drawn(self, drawn: Option<Seat>) -> View<'a> {
        View { drawn, ..self }
    }

    /// Who looks.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Where the game has come to.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Where the game started.
    pub const fn start(&self) -> &'a Position {
        self.record.start()
    }

    /// What has happened.
    pub fn events(&self) -> &'a [Event] {
        self.record.events().get(..self.seen).unwrap_or_default()
    }

    /// What a tag of the record says.
    pub fn tag(&self, name: &str) -> Option<&'a str> {
        self.record.tag(name)
    }

    /// The name that was given to a player, if one was.
    pub fn name(&self, seat: Seat) -> Option<&'a str> {
        self.record.name(seat)
    }

    /// A record of what is seen.
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        record.truncate(self.seen);
        record
    }

    /// The events after the first `from`, each with the positions before and after it: to tell what has become visible
    /// since somebody was told so many.
    pub fn moves(&self, from: usize) -> impl Iterator<Item = (Position, Event, Position)> + use<'a> {
        let events = self.events();
        let befores = self.record.positions();
        let afters = self.record.positions().skip(1);
        befores.zip(events).zip(afters).map(|((before, &event), after)| (before, event, after)).skip(from)
    }

    /// Whether a seat has drawn its domino of this round or left it out, shown or not.
    pub fn has_drawn(&self, seat: Seat) -> bool {
        match self.record.position().step() {
            Step::Draw { done, .. } => done[seat].is_some() || self.drawn == Some(seat),
            Step::Roll | Step::Take { .. } | Step::Flash { .. } | Step::Lots | Step::Over { .. } => false,
        }
    }

    /// The last drawing of a seat that is seen.
    pub fn last_drawing(&self, seat: Seat) -> Option<Drawing> {
        self.events().iter().rev().find_map(|event| match *event {
            Event::Draw(by, drawing) if by == seat => Some(drawing),
            _ => None,
        })
    }
}

/// The seat whose drawing, or leaving out, the other has still to answer.
fn hidden_by(record: &Record) -> Option<Seat> {
    let Step::Draw { .. } = record.position().step() else {
        return None;
    };
    // While somebody still has to draw, the last event is a take, or what the other did with the domino.
    match record.events().last()? {
        Event::Draw(seat, _) | Event::Leave(seat) => Some(*seat),
        _ => None,
    }
}
