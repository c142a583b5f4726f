//! Dice and their faces.

use blazon::{Dice, Die, Face, Roll};

use crate::{Words, fl};

impl Words {
    /// A die as a label: "die 3".
    pub fn die(&self, die: Die) -> String {
        fl!(self, "die", number = die.number())
    }

    /// A die with what it shows as a label: "die 3 (two dots)".
    pub fn die_face(&self, die: Die, face: Face) -> String {
        fl!(self, "die-face", number = die.number(), face = self.face(face))
    }

    /// The same in a sentence, where many languages have an article.
    pub fn die_with_face(&self, die: Die, face: Face) -> String {
        fl!(self, "die-with-face", number = die.number(), face = self.face(face))
    }

    /// A set of dice in a sentence: "dice 1 and 3".
    pub fn dice(&self, dice: Dice) -> String {
        match dice.pair() {
            Some([one, other]) => fl!(self, "dice-two", one = one.number(), other = other.number()),
            None => self.list(dice.iter().map(|die| fl!(self, "dice-one", number = die.number()))),
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
        assert_eq!(korean.face(two_dots(Crosses::One)), "X 표시 1개짜리 두 동그라미");
        let french = Words::new(Language::French);
        assert_eq!(
            french.face(two_dots(Crosses::Zero)),
            "deux disques",
            "zero is singular in French, but has no cross"
        );
    }

    /// So that a sentence may have the particle that follows a vowel.
    #[test]
    fn korean_dice_end_with_the_word_for_dice() {
        let korean = Words::new(Language::Korean);
        let roll: Roll = "d/b/s2/?".parse().expect("a roll");
        for dice in [Dice::one(Die::Three), Dice::two(Die::One, Die::Four), Dice::ALL] {
            for said in [korean.dice(dice), korean.dice_with_faces(dice, roll)] {
                let word = said.strip_suffix(')').and_then(|said| Some(said.rsplit_once('(')?.0));
                assert!(word.unwrap_or(&said).ends_with("주사위"), "{said}");
            }
        }
    }

    #[test]
    fn one_die_two_dice_and_none_are_said() {
        let words = Words::new(Language::English);
        assert_eq!(words.dice(Dice::one(Die::Three)), "die 3");
        assert_eq!(words.dice(Dice::two(Die::One, Die::Three)), "dice 1 and 3");
        assert_eq!(words.dice(Dice::NONE), "");
    }
}
