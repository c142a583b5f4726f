//! Numbers as people write them.

use crate::{Language, Words, fl};

impl Words {
    /// A number with so many decimals and the language's decimal sign.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let figure = format!("{number:.decimals$}");
        // What rounds to zero is neither below it nor above.
        let zero = figure.bytes().all(|digit| matches!(digit, b'-' | b'0' | b'.'));
        let figure = if zero { figure.trim_start_matches('-').to_string() } else { figure };
        match self.language() {
            Language::English | Language::Korean => figure,
            Language::Spanish | Language::Italian | Language::French | Language::Portuguese => {
                figure.replace('.', ",")
            }
        }
    }

    /// The same with a sign, unless it is zero.
    pub fn signed(&self, number: f64, decimals: usize) -> String {
        let figure = self.decimal(number, decimals);
        match figure.strip_prefix('-') {
            Some(figure) => format!("−{figure}"),
            None if figure.contains(|c: char| ('1'..='9').contains(&c)) => format!("+{figure}"),
            None => figure,
        }
    }

    /// A share of one: "62.5%".
    pub fn share(&self, share: f64) -> String {
        fl!(self, "analysis-percent", figure = self.decimal(100.0 * share, 1).replace('-', "−"))
    }

    /// The same in whole hundredths: "50%".
    pub fn percent(&self, share: f64) -> String {
        fl!(self, "analysis-percent", figure = self.decimal(100.0 * share, 0).replace('-', "−"))
    }

    /// A difference of shares: "+3.1%".
    pub fn change(&self, change: f64) -> String {
        fl!(self, "analysis-percent", figure = self.signed(100.0 * change, 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_sign_of_the_language_and_zero_has_none() {
        let [english, french] = [Language::English, Language::French].map(Words::new);
        assert_eq!(english.decimal(-0.04, 1), "0.0");
        assert_eq!(french.decimal(1.25, 1), "1,2");
        assert_eq!(english.signed(1.5, 1), "+1.5");
        assert_eq!(french.signed(-1.5, 1), "−1,5");
        assert_eq!(english.signed(-0.01, 1), "0.0");
    }
}
