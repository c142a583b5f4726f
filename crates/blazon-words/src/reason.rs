//! Why an event is a good or a bad one.

use blazon_engine::{Asset, Reason};

use crate::list::capital;
use crate::{Words, fl};

/// What an event was compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// The best one.
    Best,
    /// The next best after it.
    Next,
    /// The one that was played.
    Played,
    /// The one that a person is about to play.
    Chosen,
    /// The one that tempts in a puzzle.
    Tempting,
}

impl Against {
    /// Whose opponent a reason speaks of: that of the person who is advised, or of a player in a story.
    const fn opponent(self) -> &'static str {
        match self {
            Against::Best | Against::Next | Against::Chosen | Against::Tempting => "yours",
            Against::Played => "theirs",
        }
    }
}

impl Words {
    /// The most telling reasons, a sentence each, and the points the event costs on average, if it does:
    /// "Takes the last box of the Turn line before your opponent. Costs 1.2 points on average."
    pub fn why(&self, reasons: &[Reason], against: Against, costs: Option<f64>) -> String {
        let telling = reasons.iter().take(TELLING).map(|&reason| self.reason(reason, against));
        let costs = costs.map(|costs| (costs * 10.0).round() / 10.0).filter(|&costs| costs > 0.0);
        let costs = costs.map(|costs| fl!(self, "why-costs", count = costs, points = self.decimal(costs, 1)));
        let said: Vec<String> =
            telling.map(|reason| fl!(self, "why", reason = capital(&reason))).chain(costs).collect();
        if said.is_empty() { fl!(self, "why-no-difference") } else { said.join(" ") }
    }

    /// One reason, as what the event does: "scores 3 points now".
    pub fn reason(&self, reason: Reason, against: Against) -> String {
        let opponent = against.opponent();
        match reason {
            Reason::Only => fl!(self, "reason-only"),
            Reason::EndsGame { lead } => self.end_with(lead),
            Reason::LastBox { power, before_them: true } => {
                fl!(self, "reason-last-box-before", power = self.power(power), opponent = opponent)
            }
            Reason::LastBox { power, before_them: false } => {
                fl!(self, "reason-last-box", power = self.power(power))
            }
            Reason::Marks { arms, count, left } => {
                fl!(self, "reason-marks", count = count, arms = self.arms(arms), left = left)
            }
            Reason::KeepsFromThem(power) => {
                fl!(self, "reason-keeps-from-opponent", power = self.power(power), opponent = opponent)
            }
            Reason::GivesThem(power) => {
                fl!(self, "reason-gives-opponent", power = self.power(power), opponent = opponent)
            }
            Reason::Blocks => fl!(self, "reason-blocks", opponent = opponent),
            Reason::Leaves { points, fewer } => self.compared(
                fl!(self, "reason-leaves", points = points, opponent = opponent),
                -fewer,
                against,
            ),
            Reason::Offers { points, more } => {
                self.compared(fl!(self, "reason-guarantees", points = points), more, against)
            }
            // "Loses 3 points (2 fewer)" would sound as if fewer were lost.
            Reason::Scores { points, .. } if points < 0 => self.scores(points),
            Reason::Scores { points, more } => self.compared(self.scores(points), more, against),
            Reason::Grows { arms, cells, crosses } => {
                fl!(self, "reason-grows", cells = cells, crosses = crosses, arms = self.arms(arms))
            }
            Reason::Counts { arms, domains } => {
                fl!(self, "reason-counts-domains", domains = domains, arms = self.arms(arms))
            }
            Reason::Multiplies { arms, cells } => {
                fl!(self, "reason-crosses-domain", cells = cells, arms = self.arms(arms))
            }
            Reason::Needs(power) => fl!(self, "reason-needs-power", power = self.power(power)),
            Reason::CannotDraw => fl!(self, "reason-cannot-draw"),
            Reason::Spends(asset) => fl!(self, "reason-uses", what = self.asset(asset)),
            Reason::Keeps(asset) => fl!(self, "reason-keeps", what = self.asset(asset)),
            Reason::Hole(cell) => fl!(self, "reason-hole", cell = cell.to_string()),
            Reason::KeepsRoom => fl!(self, "reason-no-hole"),
            Reason::PassesUp(power) => fl!(self, "reason-passes-up", power = self.power(power)),
            Reason::ShutsIn { arms, cells } => {
                fl!(self, "reason-shuts-in", cells = cells, arms = self.arms(arms))
            }
        }
    }

    fn end_with(&self, lead: i32) -> String {
        let points = lead.unsigned_abs();
        match lead {
            1.. => fl!(self, "reason-ends-ahead", points = points),
            0 => fl!(self, "reason-ends-level"),
            _ => fl!(self, "reason-ends-behind", points = points),
        }
    }

    fn scores(&self, points: i32) -> String {
        match points {
            1.. => fl!(self, "reason-scores", points = points),
            0 => fl!(self, "reason-scores-nothing"),
            _ => fl!(self, "reason-loses", points = points.unsigned_abs()),
        }
    }

    /// A reason with how much more or fewer points that is than with the other event.
    fn compared(&self, reason: String, more: i32, against: Against) -> String {
        let than = match against {
            Against::Best => "best",
            Against::Next => "next",
            Against::Played => "played",
            Against::Chosen => "chosen",
            Against::Tempting => "tempting",
        };
        let count = more.unsigned_abs();
        match more {
            0 => reason,
            1.. => fl!(self, "reason-more", reason = reason, count = count, than = than),
            _ => fl!(self, "reason-fewer", reason = reason, count = count, than = than),
        }
    }

    fn asset(&self, asset: Asset) -> String {
        match asset {
            Asset::Power(power) => self.power_in_quotes(power),
            Asset::Castle => fl!(self, "castle-bonus"),
        }
    }
}

/// How many reasons are said: more would hide the first.
const TELLING: usize = 3;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use blazon::{Arms, Power};

    use super::*;
    use crate::Language;

    fn every_reason() -> Vec<Reason> {
        vec![
            Reason::Only,
            Reason::EndsGame { lead: 3 },
            Reason::EndsGame { lead: 0 },
            Reason::EndsGame { lead: -1 },
            Reason::LastBox { power: Power::Turn, before_them: true },
            Reason::LastBox { power: Power::Turn, before_them: false },
            Reason::Marks { arms: Arms::Dot, count: 1, left: 2 },
            Reason::KeepsFromThem(Power::Split),
            Reason::Blocks,
            Reason::GivesThem(Power::Split),
            Reason::Leaves { points: 4, fewer: 2 },
            Reason::Offers { points: 4, more: 0 },
            Reason::Offers { points: 1, more: -3 },
            Reason::Scores { points: 6, more: 2 },
            Reason::Scores { points: 0, more: -2 },
            Reason::Scores { points: -3, more: -3 },
            Reason::Grows { arms: Arms::Bar, cells: 5, crosses: 2 },
            Reason::Counts { arms: Arms::Bar, domains: 3 },
            Reason::Multiplies { arms: Arms::Solid, cells: 5 },
            Reason::Needs(Power::Free),
            Reason::CannotDraw,
            Reason::Spends(Asset::Castle),
            Reason::Keeps(Asset::Power(Power::Both)),
            Reason::KeepsRoom,
            Reason::Hole(blazon::Cell::G5),
            Reason::PassesUp(Power::Turn),
            Reason::ShutsIn { arms: Arms::Bar, cells: 5 },
        ]
    }

    #[test]
    fn every_reason_is_said_differently_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let said: BTreeSet<String> =
                every_reason().into_iter().map(|reason| words.reason(reason, Against::Next)).collect();
            assert_eq!(said.len(), every_reason().len(), "{language}");
        }
    }

    #[test]
    fn the_three_most_telling_reasons_and_what_they_cost_are_a_sentence_each() {
        let reasons = [
            Reason::LastBox { power: Power::Turn, before_them: true },
            Reason::Scores { points: 2, more: -1 },
            Reason::Spends(Asset::Castle),
            Reason::KeepsRoom,
        ];
        let why = |language, against| Words::new(language).why(&reasons, against, Some(1.23));
        assert_eq!(
            why(Language::English, Against::Next),
            "Takes the last box of the “Turn” line before your opponent. Scores 2 points now (1 fewer than the next \
             choice). Uses the castle’s bonus. Costs 1.2 points on average."
        );
        assert!(
            why(Language::English, Against::Played).contains("before the opponent."),
            "nobody is advised"
        );
        assert_eq!(
            why(Language::French, Against::Next),
            "Remplit la ligne du pouvoir «\u{a0}Pivoter\u{a0}» avant votre adversaire. Rapporte 2 points tout de suite (1 de \
             moins qu’avec le choix suivant). Utilise le bonus du château. Coûte 1,2 point en moyenne."
        );
        assert_eq!(
            why(Language::Korean, Against::Next),
            "상대보다 먼저 ‘면 바꾸기’ 마법 줄의 마지막 칸을 채웁니다. 지금 2점을 얻습니다(그다음으로 좋은 수보다 1점 적음). 한 번뿐인 성 특별 보너스 기회를 씁니다. 평균 1.2점 손해입니다."
        );
    }

    #[test]
    fn where_nothing_sets_it_apart_that_is_said() {
        let words = Words::new(Language::English);
        assert_eq!(words.why(&[], Against::Next, None), "No visible difference from the next choice.");
        assert_eq!(words.why(&[], Against::Best, Some(0.04)), "No visible difference from the next choice.");
        assert_eq!(words.why(&[], Against::Best, Some(1.0)), "Costs 1.0 point on average.");
    }
}
