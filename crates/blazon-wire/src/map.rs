use blazon::{Cell, Face, Kingdom};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// A map as 35 codes in reading order, from `a5` to `g1`: `"."` for an empty cell, `"#"` for the castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Map(pub Kingdom);

/// The 35 squares of a map in reading order; the castle is no cell.
fn squares() -> impl Iterator<Item = Option<Cell>> {
    (0..5).rev().flat_map(|row| (0..7).map(move |column| Cell::new(column, row)))
}

impl Serialize for Map {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut codes = serializer.serialize_seq(Some(35))?;
        for square in squares() {
            match square.map(|cell| self.0.get(cell)) {
                None => codes.serialize_element("#")?,
                Some(None) => codes.serialize_element(".")?,
                Some(Some((arms, crosses))) => {
                    codes.serialize_element(&format_args!("{}", Face::Arms(arms, crosses)))?;
                }
            }
        }
        codes.end()
    }
}

impl<'de> Deserialize<'de> for Map {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Map, D::Error> {
        let codes = Vec::<String>::deserialize(deserializer)?;
        if codes.len() != 35 {
            return Err(D::Error::invalid_length(codes.len(), &"35 codes"));
        }
        let mut kingdom = Kingdom::EMPTY;
        for (square, code) in squares().zip(&codes) {
            let face = match (square, code.as_str()) {
                (None, "#") | (Some(_), ".") => continue,
                (None, _) => return Err(D::Error::custom("the castle is written #")),
                (Some(_), code) => code.parse().map_err(D::Error::custom)?,
            };
            match (square, face) {
                (Some(cell), Face::Arms(arms, crosses)) => kingdom.draw(cell, arms, crosses),
                _ => return Err(D::Error::custom("no wild is drawn on a map")),
            }
        }
        Ok(Map(kingdom))
    }
}
