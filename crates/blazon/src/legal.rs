//! The legal events of a position, each once, without allocating.

use crate::places::PlacesIter;
use crate::position::Step;
use crate::ways::{ModesIter, Way, Ways};
use crate::{Arms, CellsIter, Dice, Event, Position, Seat};

/// The legal events of one player.
///
/// Two ways of saying a drawing that lead to the same position whatever the other player draws are one event, and
/// one of them is here.
///
/// ```
/// use blazon::{Position, Seat};
///
/// let position: Position = Position::default().play("d/b/s2/?".parse()?)?;
/// let takes: Vec<String> = position.legal(Seat::First).iter().map(|event| event.to_string()).collect();
/// assert_eq!(takes, ["F:1", "F:2", "F:3", "F:4"]);
/// assert!(position.legal(Seat::Second).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Legal<'a> {
    pub(crate) position: &'a Position,
    pub(crate) seat: Seat,
}

impl<'a> Legal<'a> {
    pub(crate) const fn new(position: &'a Position, seat: Seat) -> Legal<'a> {
        Legal { position, seat }
    }

    /// The events.
    pub fn iter(self) -> LegalIter<'a> {
        let Legal { position, seat } = self;
        LegalIter(match position.step() {
            Step::Take { .. } => Events::Takes(seat, Takes { position, next: 0 }),
            Step::Draw { .. } => match Ways::new(position, seat) {
                Some(ways) => Events::Drawings(Drawings::new(ways)),
                None => Events::None,
            },
            Step::Flash { .. } if position.chooses_arms(seat) => Events::Choices(seat, Arms::ALL.into_iter()),
            Step::Flash { .. } => Events::Crosses(seat, position.cross_cells(seat).iter()),
            Step::Roll | Step::Lots | Step::Over { .. } => Events::None,
        })
    }

    /// How many there are: the number that [`Legal::iter`] gives, but counted without listing the cells.
    pub fn len(self) -> usize {
        match Ways::new(self.position, self.seat) {
            Some(ways) => {
                let (kingdom, modes) = (ways.kingdom, ways.modes);
                let places =
                    |way: Way| modes.iter().map(|mode| way.places(kingdom, mode).len()).sum::<usize>();
                usize::from(ways.may_leave()) + ways.map(places).sum::<usize>()
            }
            None => self.iter().count(),
        }
    }

    /// Whether the player has nothing to do now.
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }
}

impl<'a> IntoIterator for Legal<'a> {
    type Item = Event;
    type IntoIter = LegalIter<'a>;

    fn into_iter(self) -> LegalIter<'a> {
        self.iter()
    }
}

/// The legal events of one player, one after another.
#[derive(Clone, Debug)]
pub struct LegalIter<'a>(Events<'a>);

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "boxing the drawings would allocate")]
enum Events<'a> {
    None,
    Takes(Seat, Takes<'a>),
    Drawings(Drawings<'a>),
    Choices(Seat, core::array::IntoIter<Arms, 6>),
    Crosses(Seat, CellsIter),
}

impl Iterator for LegalIter<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        match &mut self.0 {
            Events::None => None,
            Events::Takes(seat, takes) => takes.next(*seat).map(|dice| Event::Take(*seat, dice)),
            Events::Drawings(drawings) => drawings.next(),
            Events::Choices(seat, arms) => arms.next().map(|arms| Event::Choose(*seat, arms)),
            Events::Crosses(seat, cells) => cells.next().map(|cell| Event::AddCross(*seat, cell)),
        }
    }
}

#[derive(Clone, Debug)]
struct Takes<'a> {
    position: &'a Position,
    next: usize,
}

impl Takes<'_> {
    fn next(&mut self, seat: Seat) -> Option<Dice> {
        let dice = self.position.takes(seat).nth(self.next)?;
        self.next += 1;
        Some(dice)
    }
}

/// All drawings: each way of drawing, in each mode, on each pair of cells.
#[derive(Clone, Debug)]
struct Drawings<'a> {
    leave: bool,
    ways: Ways<'a>,
    now: Option<(Way, ModesIter, PlacesIter)>,
}

impl<'a> Drawings<'a> {
    fn new(ways: Ways<'a>) -> Drawings<'a> {
        Drawings { leave: ways.may_leave(), ways, now: None }
    }

    fn next(&mut self) -> Option<Event> {
        let seat = self.ways.seat;
        if core::mem::take(&mut self.leave) {
            return Some(Event::Leave(seat));
        }
        loop {
            if let Some((way, modes, places)) = &mut self.now {
                if let Some(cells) = places.next() {
                    return Some(Event::Draw(seat, way.drawing(self.ways.dice, places.places.mode, cells)));
                }
                if let Some(mode) = modes.next() {
                    *places = way.places(self.ways.kingdom, mode).iter();
                    continue;
                }
            }
            let way = self.ways.next()?;
            let mut modes = self.ways.modes.iter();
            let mode = modes.next()?;
            self.now = Some((way, modes, way.places(self.ways.kingdom, mode).iter()));
        }
    }
}
