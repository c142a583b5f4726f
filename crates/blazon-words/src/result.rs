//! Domains, points, and who has won.

use blazon::{By, BySeat, Domain, Outcome, Position, Seat};

use crate::list::capital;
use crate::{Called, Words, fl};

impl Words {
    /// A number of points: "1 point".
    pub fn points(&self, points: u32) -> String {
        fl!(self, "points", points = points)
    }

    /// A domain with its cells: "Bar: domain of 2 cells with 1 cross, 2 points (b4 b5)".
    pub fn domain(&self, domain: &Domain) -> String {
        let mut cells: Vec<String> = Vec::new();
        for cell in domain.cells {
            let cell = cell.to_string();
            // By column, as the cells are named.
            cells.insert(cells.partition_point(|other| *other < cell), cell);
        }
        let said = fl!(
            self,
            "domain",
            arms = self.arms(domain.arms),
            count = domain.cells.len(),
            crosses = domain.crosses,
            points = domain.score(),
            cells = cells.join(" ")
        );
        capital(&said)
    }

    /// The points that *Domains* gives a player, if it was resolved.
    pub fn domains_bonus(&self, position: &Position, seat: Seat) -> Option<String> {
        let arms = position.spellbook(seat).chosen?;
        let count = position.kingdom(seat).domains_of(arms).count() as u32;
        let points = position.domains_bonus(seat);
        Some(fl!(self, "domains-bonus", arms = self.arms(arms), count = count, points = points))
    }

    /// A player's points domain by domain, what *Domains* gives, and the total, one line each.
    pub fn score(&self, position: &Position, seat: Seat, names: &BySeat<Called>) -> Vec<String> {
        let mut lines: Vec<String> =
            position.kingdom(seat).domains().map(|domain| self.domain(&domain)).collect();
        lines.extend(self.domains_bonus(position, seat));
        lines.push(fl!(
            self,
            "score-total",
            name = names[seat].label(),
            who = names[seat].who(),
            points = position.score(seat),
            largest = position.largest(seat)
        ));
        lines
    }

    /// How a game ended or, while it goes on, how it would end as it stands.
    pub fn outcome(&self, position: &Position, names: &BySeat<Called>) -> String {
        let outcome = position.outcome().unwrap_or_else(|| position.standing());
        let points = |seat| position.score(seat);
        let largest = |seat| position.largest(seat);
        match outcome {
            Outcome::Win(seat, by) => {
                let (name, who) = (names[seat].label(), names[seat].who());
                match by {
                    By::Points => {
                        fl!(
                            self,
                            "outcome-points",
                            name = name,
                            who = who,
                            points = points(seat),
                            less = points(!seat)
                        )
                    }
                    By::LargestDomain => fl!(
                        self,
                        "outcome-largest",
                        name = name,
                        who = who,
                        points = points(seat),
                        largest = largest(seat),
                        smaller = largest(!seat)
                    ),
                    By::Lots => {
                        fl!(
                            self,
                            "outcome-lots",
                            name = name,
                            who = who,
                            points = points(seat),
                            largest = largest(seat)
                        )
                    }
                }
            }
            Outcome::Draw => {
                fl!(self, "outcome-tie", points = points(Seat::First), largest = largest(Seat::First))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    const MIDDLE: &str = "..bb.../..bb1.../...#.../......./....... ...s.../...s.../...#.../......./....... \
        000030:-:^:s 000000:-:^:- 3F roll";

    fn names() -> BySeat<Called> {
        BySeat { first: "Ada", second: "Grace" }.map(|name| Called::Named(name.to_string()))
    }

    #[test]
    fn a_domain_is_read_with_its_cells() {
        let position: Position = MIDDLE.parse().unwrap();
        let domain = position.kingdom(Seat::First).domains().next().unwrap();
        assert_eq!(
            Words::new(Language::English).domain(&domain),
            "Bar: domain of 4 cells with 1 cross, 4 points (c4 c5 d4 d5)"
        );
        assert_eq!(
            Words::new(Language::Korean).domain(&domain),
            "띠: 4칸 영지, X 표시 1개, 4점(c4 c5 d4 d5)"
        );
    }

    #[test]
    fn the_score_adds_up_domain_by_domain() {
        let position: Position = MIDDLE.parse().unwrap();
        let names = names();
        let words = Words::new(Language::English);
        assert_eq!(
            words.score(&position, Seat::First, &names),
            [
                "Bar: domain of 4 cells with 1 cross, 4 points (c4 c5 d4 d5)",
                "Domains (solid): 0 domains at 3 points, 0 points",
                "Ada has 4 points. Largest domain: 4 cells.",
            ]
        );
        assert_eq!(words.outcome(&position, &names), "Ada wins, 4 to 0.");
    }

    #[test]
    fn what_decided_a_game_is_said() {
        let names = names();
        let words = Words::new(Language::English);
        let outcome = |line: &str| words.outcome(&line.parse().unwrap(), &names);
        let empty = "......./......./...#.../......./.......";
        assert_eq!(
            outcome(&format!("{empty} {empty} 000000:-:^:- 000000:-:^:- 1F over")),
            "A tie: 0 points each, and the largest domains are the same size (0 cells)."
        );
        assert_eq!(
            outcome(&format!("{empty} {empty} 000000:-:^:- 000000:-:^:- 1F over:S edition:it")),
            "0 points each, and the largest domains are the same size (0 cells). Grace wins the draw of lots."
        );
        assert_eq!(
            outcome(
                "...s.../...s.../...#.../......./....... ...b.../...s.../...#.../......./....... \
                 000000:-:^:- 000000:-:^:- 2S over"
            ),
            "0 points each. Ada wins with the larger domain, 2 cells to 1."
        );
    }
}
