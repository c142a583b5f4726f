//! Reading and writing the small things of the notation, and event tokens.

use crate::components::{ARMS, Face};
use crate::event::{Dice, Drawing, Event, Half, Mode};
use crate::map::{CASTLE, COLUMNS, ROWS};

/// A text read from left to right; each step gives `None` if something else stands there.
pub(crate) struct Reader<'a>(pub(crate) &'a str);

impl Reader<'_> {
    pub(crate) fn next(&mut self) -> Option<char> {
        let next = self.0.chars().next()?;
        self.0 = &self.0[next.len_utf8()..];
        Some(next)
    }

    /// Reads this character if it is the next one.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        match self.0.strip_prefix(wanted) {
            Some(rest) => {
                self.0 = rest;
                true
            }
            None => false,
        }
    }

    pub(crate) fn expect(&mut self, wanted: char) -> Option<()> {
        self.eat(wanted).then_some(())
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn end(&self) -> Option<()> {
        self.is_at_end().then_some(())
    }

    /// The place of the next character in a list of letters.
    fn one_of(&mut self, letters: &str) -> Option<usize> {
        let next = self.next()?;
        letters.chars().position(|letter| letter == next)
    }

    pub(crate) fn seat(&mut self) -> Option<usize> {
        self.one_of("FS")
    }

    pub(crate) fn arms(&mut self) -> Option<u8> {
        let next = self.next()?;
        (0..6).find(|&arms| ARMS[usize::from(arms)] == next)
    }

    pub(crate) fn crosses(&mut self) -> u8 {
        if self.eat('1') {
            1
        } else if self.eat('2') {
            2
        } else {
            0
        }
    }

    pub(crate) fn face(&mut self) -> Option<Face> {
        if self.eat('?') {
            return Some(Face::Wild);
        }
        let arms = self.arms()?;
        let crosses = self.crosses();
        Some(Face::Arms { arms, crosses })
    }

    pub(crate) fn roll(&mut self) -> Option<[Face; 4]> {
        let first = self.face()?;
        self.expect('/')?;
        let second = self.face()?;
        self.expect('/')?;
        let third = self.face()?;
        self.expect('/')?;
        let fourth = self.face()?;
        Some([first, second, third, fourth])
    }

    pub(crate) fn die(&mut self) -> Option<usize> {
        self.one_of("1234")
    }

    /// A cell; the castle is none.
    pub(crate) fn cell(&mut self) -> Option<u8> {
        let next = self.next()?;
        let column = (0..COLUMNS).find(|&column| char::from(b'a' + column) == next)?;
        let next = self.next()?;
        let row = (0..ROWS).find(|&row| char::from(b'5' - row) == next)?;
        let cell = row * COLUMNS + column;
        (cell != CASTLE).then_some(cell)
    }

    /// One die or two, to the end of the text.
    fn dice(&mut self) -> Option<Dice> {
        let first = self.die()?;
        if self.is_at_end() {
            return Some(Dice::One(first));
        }
        let second = self.die()?;
        self.end()?;
        (first < second).then_some(Dice::Two(first, second))
    }

    fn half(&mut self) -> Option<Half> {
        let die = u8::try_from(self.die()?).ok()?;
        let cell = self.cell()?;
        let arms = self.arms()?;
        let crosses = self.crosses();
        let castle = self.eat('^');
        let turned = if self.eat('=') { Some(self.face()?) } else { None };
        Some(Half { die, cell, arms, crosses, castle, turned })
    }

    fn mode(&mut self) -> Option<Mode> {
        match self.next()? {
            '+' => Some(Mode::Join),
            '~' => Some(Mode::Free),
            '/' => Some(Mode::Split),
            _ => None,
        }
    }

    fn drawing(&mut self) -> Option<Drawing> {
        let first = self.half()?;
        let mode = self.mode()?;
        let second = self.half()?;
        self.end()?;
        let in_order = first.die < second.die;
        let one_castle = !(first.castle && second.castle);
        let one_turned = !(first.turned.is_some() && second.turned.is_some());
        (in_order && one_castle && one_turned).then_some(Drawing { halves: [first, second], mode })
    }
}

/// Reads an event token.
pub(crate) fn read_event(token: &str) -> Option<Event> {
    if let Some(rest) = token.strip_prefix("lots:") {
        let mut reader = Reader(rest);
        let seat = reader.seat()?;
        reader.end()?;
        return Some(Event::Lots { seat });
    }
    if !token.starts_with(['F', 'S']) {
        let mut reader = Reader(token);
        let roll = reader.roll()?;
        reader.end()?;
        return Some(Event::Roll(roll));
    }
    let mut reader = Reader(token);
    let seat = reader.seat()?;
    reader.expect(':')?;
    let event = if reader.eat('-') {
        Event::Leave { seat }
    } else if reader.eat('!') {
        Event::Choose { seat, arms: reader.arms()? }
    } else if reader.eat('x') {
        Event::Cross { seat, cell: reader.cell()? }
    } else if reader.0.len() <= 2 {
        return Some(Event::Take { seat, dice: reader.dice()? });
    } else {
        Event::Draw { seat, drawing: reader.drawing()? }
    };
    reader.end()?;
    Some(event)
}

/// Writes an event token.
pub(crate) fn write_event(event: &Event) -> String {
    match *event {
        Event::Roll(roll) => write_roll(&roll),
        Event::Take { seat, dice: Dice::One(die) } => format!("{}:{}", seat_letter(seat), die + 1),
        Event::Take { seat, dice: Dice::Two(one, two) } => {
            format!("{}:{}{}", seat_letter(seat), one + 1, two + 1)
        }
        Event::Draw { seat, drawing } => {
            let mode = match drawing.mode {
                Mode::Join => '+',
                Mode::Free => '~',
                Mode::Split => '/',
            };
            let [first, second] = drawing.halves.map(write_half);
            format!("{}:{first}{mode}{second}", seat_letter(seat))
        }
        Event::Leave { seat } => format!("{}:-", seat_letter(seat)),
        Event::Choose { seat, arms } => format!("{}:!{}", seat_letter(seat), ARMS[usize::from(arms)]),
        Event::Cross { seat, cell } => format!("{}:x{}", seat_letter(seat), write_cell(cell)),
        Event::Lots { seat } => format!("lots:{}", seat_letter(seat)),
    }
}

fn write_half(half: Half) -> String {
    let drawn = write_face(Face::Arms { arms: half.arms, crosses: half.crosses });
    let castle = if half.castle { "^" } else { "" };
    let turned = half.turned.map_or(String::new(), |face| format!("={}", write_face(face)));
    format!("{}{}{drawn}{castle}{turned}", half.die + 1, write_cell(half.cell))
}

pub(crate) fn seat_letter(seat: usize) -> char {
    ['F', 'S'][seat]
}

pub(crate) fn write_face(face: Face) -> String {
    match face {
        Face::Wild => "?".to_owned(),
        Face::Arms { arms, crosses: 0 } => ARMS[usize::from(arms)].to_string(),
        Face::Arms { arms, crosses } => format!("{}{crosses}", ARMS[usize::from(arms)]),
    }
}

pub(crate) fn write_roll(roll: &[Face; 4]) -> String {
    roll.map(write_face).join("/")
}

fn write_cell(cell: u8) -> String {
    let column = char::from(b'a' + cell % COLUMNS);
    let row = char::from(b'5' - cell / COLUMNS);
    format!("{column}{row}")
}
