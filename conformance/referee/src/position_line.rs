//! Reading and writing position lines.

use crate::components::{ARMS, BOX, Components, Edition, Face, POWERS};
use crate::map::{CASTLE, COLUMNS, Map, SQUARES, Square};
use crate::referee::{Done, Marks, Referee, Sheet, Step};
use crate::spelling::{Reader, seat_letter, write_face, write_roll};

impl Referee {
    /// Reads a position line. Whether a game could lead there is not asked.
    ///
    /// # Errors
    ///
    /// If a field is not written as `docs/notation.md` says; the text names it.
    pub fn from_line(line: &str) -> Result<Referee, String> {
        let mut fields = line.split(' ');
        let mut field = |name: &'static str| Field { name, text: fields.next() };

        let first_map = field("first map").read(read_map)?;
        let second_map = field("second map").read(read_map)?;
        let first_sheet = field("first sheet").read(read_sheet)?;
        let second_sheet = field("second sheet").read(read_sheet)?;
        let round = field("round").read(read_round)?;
        let step = field("step").read(read_step)?;

        let mut edition = None;
        let mut components = None;
        for rest in fields {
            if let Some(name) = rest.strip_prefix("edition:")
                && edition.is_none()
                && components.is_none()
            {
                edition = Some(Edition::named(name).ok_or_else(|| unreadable("edition", rest))?);
            } else if let Some(text) = rest.strip_prefix("components:")
                && components.is_none()
            {
                components = Some(read_components(text).ok_or_else(|| unreadable("components", rest))?);
            } else {
                return Err(unreadable("end", rest));
            }
        }

        let components = components.unwrap_or_else(Components::of_the_box);
        for sheet in [&first_sheet, &second_sheet] {
            if (0..6).any(|arms| sheet.marks[arms] > components.boxes[arms]) {
                return Err("a line has more marks than boxes".to_owned());
            }
        }
        Ok(Referee {
            edition: edition.or_else(|| Edition::named("standard")).ok_or("no standard edition")?,
            components,
            maps: [first_map, second_map],
            sheets: [first_sheet, second_sheet],
            round,
            step,
        })
    }

    /// Writes the position line.
    #[must_use]
    pub fn line(&self) -> String {
        let [first_map, second_map] = self.maps.map(|map| write_map(&map));
        let [first_sheet, second_sheet] = self.sheets.map(|sheet| write_sheet(&sheet));
        let round = format!("{}{}", self.round, self.player_a());
        let step = write_step(&self.step);
        let mut line = format!("{first_map} {second_map} {first_sheet} {second_sheet} {round} {step}");
        if self.edition.name != "standard" {
            line += " edition:";
            line += self.edition.name;
        }
        let components = write_components(&self.components);
        if components != BOX {
            line += " components:";
            line += &components;
        }
        line
    }
}

/// One field of a line: what it should be, and what stands there.
struct Field<'a> {
    name: &'static str,
    text: Option<&'a str>,
}

impl<'a> Field<'a> {
    fn read<T>(self, how: impl Fn(&'a str) -> Option<T>) -> Result<T, String> {
        let text = self.text.ok_or_else(|| format!("{} is missing", self.name))?;
        how(text).ok_or_else(|| unreadable(self.name, text))
    }
}

fn unreadable(name: &str, text: &str) -> String {
    format!("{name} is not readable: {text:?}")
}

fn read_map(text: &str) -> Option<Map> {
    let mut reader = Reader(text);
    let mut map = Map::empty();
    for square in 0..SQUARES {
        if square > 0 && square % COLUMNS == 0 {
            reader.expect('/')?;
        }
        if square == CASTLE {
            reader.expect('#')?;
        } else if !reader.eat('.') {
            let arms = reader.arms()?;
            let crosses = reader.crosses();
            map.draw(square, arms, crosses);
        }
    }
    reader.end()?;
    Some(map)
}

fn write_map(map: &Map) -> String {
    let mut text = String::new();
    for square in 0..SQUARES {
        if square > 0 && square % COLUMNS == 0 {
            text.push('/');
        }
        match map.at(square) {
            Square::Empty => text.push('.'),
            Square::Castle => text.push('#'),
            Square::Drawn { arms, crosses } => text += &write_face(Face::Arms { arms, crosses }),
        }
    }
    text
}

fn read_sheet(text: &str) -> Option<Sheet> {
    let fields: Vec<&str> = text.split(':').collect();
    let &[marks_text, held_text, castle_text, chosen_text] = fields.as_slice() else { return None };

    let mut marks = [0; 6];
    let mut reader = Reader(marks_text);
    for mark in &mut marks {
        *mark = digit(&mut reader)?;
    }
    reader.end()?;

    // In the order of the powers, each at most once.
    let mut held = [false; 6];
    if held_text != "-" {
        let mut last = None;
        for letter in held_text.chars() {
            let power = POWERS.iter().position(|&power| power == letter)?;
            if last >= Some(power) {
                return None;
            }
            held[power] = true;
            last = Some(power);
        }
        last?;
    }

    let castle = match castle_text {
        "^" => true,
        "-" => false,
        _ => return None,
    };

    let mut chosen = None;
    if chosen_text != "-" {
        let mut reader = Reader(chosen_text);
        chosen = Some(reader.arms()?);
        reader.end()?;
    }

    Some(Sheet { marks, held, castle, chosen })
}

fn write_sheet(sheet: &Sheet) -> String {
    let marks: String = sheet.marks.iter().map(u8::to_string).collect();
    let mut held: String = (0..6).filter(|&power| sheet.held[power]).map(|power| POWERS[power]).collect();
    if held.is_empty() {
        held.push('-');
    }
    let castle = if sheet.castle { '^' } else { '-' };
    let chosen = sheet.chosen.map_or('-', |arms| ARMS[usize::from(arms)]);
    format!("{marks}:{held}:{castle}:{chosen}")
}

fn digit(reader: &mut Reader<'_>) -> Option<u8> {
    let value = reader.next()?.to_digit(10)?;
    u8::try_from(value).ok()
}

/// The number of the round; its player A follows from it, and must be the one written.
fn read_round(text: &str) -> Option<u8> {
    let mut reader = Reader(text);
    let mut round = digit(&mut reader)?;
    if round == 0 {
        return None;
    }
    if reader.0.len() == 2 {
        round = round * 10 + digit(&mut reader)?;
    }
    let a = reader.seat()?;
    reader.end()?;
    ((round % 2 == 1) == (a == 0)).then_some(round)
}

fn read_step(text: &str) -> Option<Step> {
    let fields: Vec<&str> = text.split(':').collect();
    match fields.as_slice() {
        ["roll"] => Some(Step::Roll),
        ["take", roll] => Some(Step::Take { roll: read_roll(roll)?, taken: None }),
        ["take", roll, die] => {
            let mut reader = Reader(die);
            let taken = Some(reader.die()?);
            reader.end()?;
            Some(Step::Take { roll: read_roll(roll)?, taken })
        }
        ["draw", roll, first, second, first_done, second_done] => Some(Step::Draw {
            roll: read_roll(roll)?,
            dice: [read_pair(first)?, read_pair(second)?],
            done: read_both_done(first_done, second_done)?,
        }),
        ["flash", seat, drew, marks] => Some(Step::Flash {
            seat: read_seat(seat)?,
            somebody_drew: read_drew(&mut Reader(drew)).filter(|_| drew.len() == 1)?,
            waiting: read_marks(&mut Reader(marks))?,
        }),
        ["lots"] => Some(Step::Lots),
        ["over"] => Some(Step::Over { lots: None }),
        ["over", seat] => Some(Step::Over { lots: Some(read_seat(seat)?) }),
        _ => None,
    }
}

fn write_step(step: &Step) -> String {
    match *step {
        Step::Roll => "roll".to_owned(),
        Step::Take { roll, taken: None } => format!("take:{}", write_roll(&roll)),
        Step::Take { roll, taken: Some(die) } => format!("take:{}:{}", write_roll(&roll), die + 1),
        Step::Draw { roll, dice, done } => {
            let [first, second] = dice.map(|[one, two]| format!("{}{}", one + 1, two + 1));
            let [first_done, second_done] = done.map(write_done);
            format!("draw:{}:{first}:{second}:{first_done}:{second_done}", write_roll(&roll))
        }
        Step::Flash { seat, somebody_drew, waiting } => {
            let drew = if somebody_drew { '+' } else { '-' };
            format!("flash:{}:{drew}:{}", seat_letter(seat), write_marks(waiting))
        }
        Step::Lots => "lots".to_owned(),
        Step::Over { lots: None } => "over".to_owned(),
        Step::Over { lots: Some(seat) } => format!("over:{}", seat_letter(seat)),
    }
}

fn read_roll(text: &str) -> Option<[Face; 4]> {
    let mut reader = Reader(text);
    let roll = reader.roll()?;
    reader.end()?;
    Some(roll)
}

fn read_seat(text: &str) -> Option<usize> {
    let mut reader = Reader(text);
    let seat = reader.seat()?;
    reader.end()?;
    Some(seat)
}

fn read_pair(text: &str) -> Option<[usize; 2]> {
    let mut reader = Reader(text);
    let pair = [reader.die()?, reader.die()?];
    reader.end()?;
    (pair[0] < pair[1]).then_some(pair)
}

/// What each player has done; `*` is nothing yet.
fn read_both_done(first: &str, second: &str) -> Option<[Option<Done>; 2]> {
    let mut both = [None; 2];
    for (done, text) in both.iter_mut().zip([first, second]) {
        if text != "*" {
            let mut reader = Reader(text);
            let drew = read_drew(&mut reader)?;
            let marks = read_marks(&mut reader)?;
            *done = Some(Done { drew, marks });
        }
    }
    Some(both)
}

fn write_done(done: Option<Done>) -> String {
    match done {
        None => "*".to_owned(),
        Some(Done { drew: true, marks }) => format!("+{}", write_marks(marks)),
        Some(Done { drew: false, marks }) => format!("-{}", write_marks(marks)),
    }
}

fn read_drew(reader: &mut Reader<'_>) -> Option<bool> {
    match reader.next()? {
        '+' => Some(true),
        '-' => Some(false),
        _ => None,
    }
}

/// At most two marks, in the order of the arms, to the end of the text.
fn read_marks(reader: &mut Reader<'_>) -> Option<Marks> {
    let mut marks = [0; 6];
    let mut last = 0;
    let mut count = 0;
    while !reader.is_at_end() {
        let arms = reader.arms()?;
        count += 1;
        if arms < last || count > 2 {
            return None;
        }
        marks[usize::from(arms)] += 1;
        last = arms;
    }
    Some(marks)
}

fn write_marks(marks: Marks) -> String {
    let mut text = String::new();
    for arms in 0..6 {
        for _ in 0..marks[arms] {
            text.push(ARMS[arms]);
        }
    }
    text
}

impl Components {
    pub(crate) fn of_the_box() -> Components {
        read_components(BOX).expect("the box is readable")
    }
}

fn read_components(text: &str) -> Option<Components> {
    let mut reader = Reader(text);
    let mut dice = [[Face::Wild; 6]; 4];
    for die in &mut dice {
        for face in die {
            *face = reader.face()?;
        }
        reader.expect('/')?;
    }
    let mut boxes = [0; 6];
    let mut powers = [0; 6];
    for arms in 0..6 {
        boxes[arms] = digit(&mut reader)?;
        let letter = reader.next()?;
        powers[arms] = POWERS.iter().position(|&power| power == letter)?;
        let is_given_already = powers[..arms].contains(&powers[arms]);
        if boxes[arms] == 0 || is_given_already {
            return None;
        }
    }
    reader.end()?;
    Some(Components { dice, boxes, powers })
}

fn write_components(components: &Components) -> String {
    let mut text = String::new();
    for die in components.dice {
        for face in die {
            text += &write_face(face);
        }
        text.push('/');
    }
    for arms in 0..6 {
        text += &components.boxes[arms].to_string();
        text.push(POWERS[components.powers[arms]]);
    }
    text
}
