//! Dice and their faces.

use blazon::{Dice, Die, Face, Roll};

use crate::{Words, fl};

impl Words {
    /// A die: "die 3".
    pub fn die(&self, die: Die) -> String {
        fl!(self, "die", number = die.number())
    }

    /// A die with what it shows: "die 3 (two dots)".
    pub fn die_with_face(&self, die: Die, face: Face) -> String {
        fl!(self, "die-with-face", number = die.number(), face = self.face(face))
    }

    /// A set of dice: "dice 1 and 3".
    pub fn dice(&self, dice: Dice) -> String {
        match dice.pair() {
            Some([one, other]) => fl!(self, "dice-two", one = one.number(), other = other.number()),
            None => self.list(dice.iter().map(|die| self.die(die))),
        }
    }

    /// A set of dice with what they show: "die 1 (dot) and die 3 (two dots)".
    pub fn dice_with_faces(&self, dice: Dice, roll: Roll) -> String {
        self.list(dice.iter().map(|die| self.die_with_face(die, roll.face(die))))
    }

    /// A face of a die: "two dots with one cross", "wild".
    pub fn face(&self, face: Face) -> String {
        match face {
            Face::Arms(arms, crosses) => {
                fl!(self, "with-crosses", what = self.arms(arms), crosses = crosses.count())
            }
            Face::Wild => fl!(self, "face-wild"),
        }
    }
}

#[cfg(test)]
mod tests {
    use blazon::{Arms, Crosses};

    use super::*;
    use crate::Language;

    #[test]
    fn faces_count_their_crosses_in_words() {
        let two_dots = |crosses| Face::Arms(Arms::TwoDots, crosses);
        let english = Words::new(Language::English);
        assert_eq!(english.face(two_dots(Crosses::Zero)), "two dots");
        assert_eq!(english.face(two_dots(Crosses::One)), "two dots with one cross");
        assert_eq!(english.face(two_dots(Crosses::Two)), "two dots with two crosses");
        assert_eq!(english.face(Face::Wild), "wild");
        let korean = Words::new(Language::Korean);
        assert_eq!(korean.face(two_dots(Crosses::One)), "X 표시 1개가 있는 두 점");
        let french = Words::new(Language::French);
        assert_eq!(
            french.face(two_dots(Crosses::Zero)),
            "deux points",
            "zero is singular in French, but has no cross"
        );
    }

    #[test]
    fn one_die_two_dice_and_none_are_said() {
        let words = Words::new(Language::English);
        assert_eq!(words.dice(Dice::one(Die::Three)), "die 3");
        assert_eq!(words.dice(Dice::two(Die::One, Die::Three)), "dice 1 and 3");
        assert_eq!(words.dice(Dice::NONE), "");
    }
}
