use std::sync::Arc;

use blazon::{BySeat, Chance, Event, Position, Record, Seat, Step, ToAct};
use blazon_dice::{ByChair, Chair, Exchange, FairDice, Nonce, Seal};
use blazon_table::{Table, Terms as TableTerms, View, Viewer};
use blazon_wire::online::{Ending, Fact, Intent, Opened, Question, Reason, Sitter, Starts, TableId};

use crate::clock::{Clocks, Outages};
use crate::room::{Damaged, Refusal};

/// A game between two people as its log says it is. It changes only by [`Game::apply`].
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) id: TableId,
    pub(crate) opened: Arc<Opened>,
    pub(crate) guest: Option<Sitter>,
    /// Both players' share in the dice.
    exchange: Exchange,
    /// The game itself, once it has started.
    pub(crate) play: Option<Play>,
    asked: Option<Asked>,
    /// What was asked last and not agreed to, and how many events there were then: not to be asked again at once.
    declined: Option<(Chair, Question, usize)>,
    pub(crate) ended: Option<Ending>,
    revealed: bool,
    pub(crate) followed: Option<TableId>,
    pub(crate) clocks: Clocks,
    /// The number of the last entry that a player has to have seen to act on it.
    settled: u64,
}

/// A game that has started.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    /// Which seat the host has.
    pub(crate) host: Seat,
    dice: FairDice,
    table: Table<()>,
    /// Whom the engine plays for.
    engine: ByChair<bool>,
    /// The number of the entry with a drawing that one player has not seen.
    hidden: Option<u64>,
    /// So many events cannot be taken back: dice have been rolled, or drawings shown.
    fixed: usize,
}

/// A question that is not answered yet.
#[derive(Clone, Copy, Debug)]
struct Asked {
    chair: Chair,
    question: Question,
    /// The number of its entry.
    number: u64,
}

/// How an entry is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    /// Whose entry it is, if it is a player's.
    pub(crate) by: Option<Chair>,
    /// Whether the other player and watchers do not see what was drawn.
    pub(crate) hides: bool,
    /// The number of the entry with a drawing that is seen only with this one.
    pub(crate) reveals: Option<u64>,
}

impl Game {
    /// A table that has just been made.
    pub(crate) fn new(id: TableId, opened: Opened) -> Game {
        Game {
            id,
            guest: opened.guest.clone(),
            clocks: Clocks::new(opened.terms.pace),
            exchange: Exchange::new(&id.to_string(), Seal::new(&opened.secret, &opened.salt)),
            opened: Arc::new(opened),
            play: None,
            asked: None,
            declined: None,
            ended: None,
            revealed: false,
            followed: None,
            settled: 1,
        }
    }

    /// Whether the game is over, by the rules or otherwise.
    pub(crate) fn is_over(&self) -> bool {
        self.ended.is_some() || self.play.as_ref().is_some_and(|play| play.table.result().is_some())
    }

    /// The seat of a chair, once the game has started.
    pub(crate) fn seat(&self, chair: Chair) -> Option<Seat> {
        self.play.as_ref().map(|play| play.seat(chair))
    }

    /// Whether the game waits for a player to act.
    pub(crate) fn waits_for(&self, chair: Chair) -> bool {
        if self.is_over() {
            return false;
        }
        if let Some(play) = &self.play {
            return play.table.position().may_act(play.seat(chair));
        }
        // Before that it waits for their share of the dice.
        let exchange = &self.exchange;
        let owes = if exchange.is_committed() {
            exchange.nonces()[chair].is_none()
        } else {
            exchange.commitments()[chair].is_none()
        };
        owes && self.guest.is_some()
    }

    /// The game as somebody sees it.
    pub(crate) fn view(&self, viewer: Option<Chair>) -> Option<View<'_>> {
        let play = self.play.as_ref()?;
        let viewer = viewer.map_or(Viewer::Onlooker, |chair| Viewer::Seat(play.seat(chair)));
        Some(play.table.view(viewer))
    }

    /// What happened, hidden drawings included: nobody but the server may have this before the end.
    pub(crate) fn record(&self) -> Option<&Record> {
        self.play.as_ref().map(|play| play.table.record())
    }

    /// What the engine has to decide for somebody who has left: the seat, and the position as that seat sees it.
    pub(crate) fn engine_turn(&self) -> Option<(Seat, Position)> {
        let play = self.play.as_ref().filter(|_| !self.is_over())?;
        let chair = Chair::ALL
            .into_iter()
            .find(|&chair| play.engine[chair] && play.table.position().may_act(play.seat(chair)))?;
        let seat = play.seat(chair);
        Some((seat, *play.table.view(Viewer::Seat(seat)).position()))
    }

    /// Whether the engine plays for somebody.
    pub(crate) fn is_replaced(&self, chair: Chair) -> bool {
        self.play.as_ref().is_some_and(|play| play.engine[chair])
    }

    /// What a player's intent leads to, or why it does not. `last` is the number of the last entry the player has seen,
    /// `gone` whether the other one has been away for long enough.
    pub(crate) fn decide(
        &self,
        chair: Chair,
        last: u64,
        intent: Intent,
        gone: bool,
    ) -> Result<Vec<Fact>, Refusal> {
        match intent {
            Intent::Commit { commitment } => {
                let first = self.exchange.commitments()[chair].is_none();
                if !first || self.guest.is_none() || self.is_over() {
                    return Err(Reason::TooEarly.into());
                }
                self.exchange.clone().commit(chair, commitment).map_err(Refusal::exchange)?;
                Ok(vec![Fact::Committed { chair, commitment }])
            }
            Intent::Contribute { nonce } => self.contribute(chair, nonce),
            Intent::Play { event } => self.act(chair, last, event),
            Intent::Ask { question } => self.ask(chair, question),
            Intent::Answer { yes } => self.answer(chair, last, yes),
            Intent::Resign => {
                self.playing()?;
                Ok(vec![Fact::Ended { how: Ending::Resigned { chair } }])
            }
            Intent::Claim | Intent::Replace => {
                self.playing()?;
                if !gone || self.is_replaced(!chair) {
                    return Err(Reason::NotGone.into());
                }
                Ok(vec![if intent == Intent::Claim {
                    Fact::Ended { how: Ending::Left { chair: !chair } }
                } else {
                    Fact::Replaced { chair: !chair }
                }])
            }
        }
    }

    /// What the engine's decision leads to.
    pub(crate) fn decide_engine(&self, event: Event) -> Result<Vec<Fact>, Refusal> {
        let (seat, _) = self.engine_turn().ok_or(Reason::NotYours)?;
        let play = self.playing()?;
        let mut table = play.table.clone();
        table.act(seat, event).map_err(Refusal::illegal)?;
        Ok(vec![Fact::Played { event }])
    }

    /// What follows by itself: the start, the dice, and at the end what they followed from.
    pub(crate) fn due(&self) -> Option<Fact> {
        if self.is_over() {
            return (!self.revealed).then_some(Fact::Revealed);
        }
        let Some(play) = &self.play else {
            return self.dice().map(|dice| Fact::Started { host: self.host_seat(&dice) });
        };
        match play.table.position().to_act() {
            ToAct::Chance(Chance::Roll) => {
                let rolls = play.table.rolls().len() as u32;
                let roll = play.dice.roll(rolls, play.table.position().components());
                Some(Fact::Chance { event: Event::Roll(roll) })
            }
            ToAct::Chance(Chance::Lots) => Some(Fact::Chance { event: Event::Lots(play.dice.lots()) }),
            ToAct::Seat(_) | ToAct::Both | ToAct::Nobody(_) => None,
        }
    }

    /// Lets a fact be true, as the entry of a number that was written at some time.
    pub(crate) fn apply(
        &mut self,
        number: u64,
        at: u64,
        fact: &Fact,
        outages: &Outages,
    ) -> Result<Seen, Damaged> {
        let mut seen = Seen::default();
        let mut settles = true;
        match fact {
            Fact::Opened(_) => return Err(Damaged { number }),
            Fact::Joined(sitter) => self.guest = Some(sitter.clone()),
            Fact::Committed { chair, commitment } => {
                self.exchange.commit(*chair, *commitment).map_err(|_| Damaged { number })?;
                seen.by = Some(*chair);
            }
            Fact::Contributed { chair, nonce } => {
                self.exchange.reveal(*chair, *nonce).map_err(|_| Damaged { number })?;
                seen.by = Some(*chair);
            }
            Fact::Started { host } => {
                let dice = self.dice().ok_or(Damaged { number })?;
                self.play = Some(Play::new(*host, dice, self));
            }
            Fact::Chance { event } => {
                let play = self.play.as_mut().ok_or(Damaged { number })?;
                play.table.chance(*event).map_err(|_| Damaged { number })?;
                play.fixed = play.table.record().events().len();
                if matches!(event, Event::Roll(_)) && play.table.rolls().len() > 1 {
                    self.clocks.add_round();
                }
            }
            Fact::Played { event } => {
                self.asked = None;
                let play = self.play.as_mut().ok_or(Damaged { number })?;
                seen = play.act(number, *event)?;
                settles = !seen.hides;
            }
            Fact::Asked { chair, question } => {
                self.asked = Some(Asked { chair: *chair, question: *question, number });
                seen.by = Some(*chair);
                settles = false;
            }
            Fact::Answered { chair, yes } => {
                let asked = self.asked.take();
                if let Some(asked) = asked.filter(|_| !yes) {
                    self.declined = Some((asked.chair, asked.question, self.events()));
                }
                seen.by = Some(*chair);
                settles = false;
            }
            Fact::TakenBack { left } => {
                let play = self.play.as_mut().ok_or(Damaged { number })?;
                play.table.rewind(*left as usize);
                play.hidden = play.hidden.filter(|_| play.someone_has_drawn());
            }
            Fact::Replaced { chair } => {
                let play = self.play.as_mut().ok_or(Damaged { number })?;
                play.engine[*chair] = true;
                settles = false;
            }
            Fact::Ended { how } => {
                self.ended = Some(*how);
                self.asked = None;
                // What somebody drew and nobody has answered is part of the game all the same.
                seen.reveals = self.play.as_mut().and_then(|play| play.hidden.take());
            }
            Fact::Revealed => self.revealed = true,
            Fact::Followed { table } => self.followed = Some(*table),
        }
        if settles {
            self.settled = number;
        }
        let acted = seen.by.filter(|_| matches!(fact, Fact::Played { .. }));
        let act = ByChair::new(|chair| self.play.is_some() && self.waits_for(chair));
        self.clocks.run(act, acted, at, outages);
        Ok(seen)
    }

    /// Who plays now, or why nobody does.
    fn playing(&self) -> Result<&Play, Refusal> {
        if self.is_over() {
            return Err(Reason::Over.into());
        }
        self.play.as_ref().ok_or_else(|| Reason::NotStarted.into())
    }

    fn contribute(&self, chair: Chair, nonce: Nonce) -> Result<Vec<Fact>, Refusal> {
        self.exchange.clone().reveal(chair, nonce).map_err(Refusal::exchange)?;
        if self.exchange.nonces()[chair].is_some() {
            return Err(Reason::WrongNonce.into());
        }
        Ok(vec![Fact::Contributed { chair, nonce }])
    }

    fn act(&self, chair: Chair, last: u64, event: Event) -> Result<Vec<Fact>, Refusal> {
        let play = self.playing()?;
        if play.engine[chair] {
            return Err(Reason::NotYours.into());
        }
        if last < self.settled {
            return Err(Reason::Stale.into());
        }
        let mut table = play.table.clone();
        table.act(play.seat(chair), event).map_err(Refusal::illegal)?;
        Ok(vec![Fact::Played { event }])
    }

    fn ask(&self, chair: Chair, question: Question) -> Result<Vec<Fact>, Refusal> {
        match question {
            Question::Rematch if !self.is_over() => return Err(Reason::NotOver.into()),
            Question::Rematch if self.followed.is_some() => return Err(Reason::Over.into()),
            Question::Rematch if self.guest.is_none() => return Err(Reason::NotStarted.into()),
            Question::Rematch => {}
            Question::Tie | Question::TakeBack => {
                let play = self.playing()?;
                if question == Question::TakeBack {
                    play.take_back(chair).ok_or(Reason::NothingToTakeBack)?;
                }
            }
        }
        match self.asked {
            // Both want the same: that is an answer.
            Some(asked) if asked.chair != chair && asked.question == question => {
                return self.agree(asked, chair);
            }
            Some(_) => return Err(Reason::AskedAlready.into()),
            None => {}
        }
        if self.declined == Some((chair, question, self.events())) {
            return Err(Reason::AskedAlready.into());
        }
        Ok(vec![Fact::Asked { chair, question }])
    }

    fn answer(&self, chair: Chair, last: u64, yes: bool) -> Result<Vec<Fact>, Refusal> {
        let asked = self.asked.filter(|asked| asked.number <= last).ok_or(Reason::NothingAsked)?;
        match (asked.chair == chair, yes) {
            (true, true) => Err(Reason::NotYours.into()),
            (_, false) => Ok(vec![Fact::Answered { chair, yes }]),
            (false, true) => self.agree(asked, chair),
        }
    }

    /// The other player agrees. For a rematch there is more to do: the other table has to be made first.
    fn agree(&self, asked: Asked, chair: Chair) -> Result<Vec<Fact>, Refusal> {
        let mut facts = vec![Fact::Answered { chair, yes: true }];
        match asked.question {
            Question::Tie => facts.push(Fact::Ended { how: Ending::Agreed }),
            Question::TakeBack => {
                let left = self.playing()?.take_back(asked.chair).ok_or(Reason::NothingToTakeBack)?;
                facts.push(Fact::TakenBack { left: left as u32 });
            }
            Question::Rematch => {}
        }
        Ok(facts)
    }

    /// Whether these facts agree to a rematch: then a table is needed that they can go on at.
    pub(crate) fn agrees_to_a_rematch(&self, facts: &[Fact]) -> bool {
        let asked = self.asked.is_some_and(|asked| asked.question == Question::Rematch);
        asked && matches!(facts, [Fact::Answered { yes: true, .. }])
    }

    /// The dice, once both players have had their share in them.
    fn dice(&self) -> Option<FairDice> {
        self.exchange.dice(&self.opened.secret)
    }

    fn host_seat(&self, dice: &FairDice) -> Seat {
        let host_starts = match self.opened.terms.starts {
            Starts::Host => true,
            Starts::Guest => false,
            Starts::Dice => dice.host_starts(),
        };
        if host_starts { Seat::First } else { Seat::Second }
    }

    fn events(&self) -> usize {
        self.record().map_or(0, |record| record.events().len())
    }
}

impl Play {
    fn new(host: Seat, dice: FairDice, game: &Game) -> Play {
        let mut record = Record::new(game.opened.terms.rules);
        let guest = game.guest.as_ref().and_then(|guest| guest.name.as_deref());
        let names = BySeat::new(|seat| if seat == host { game.opened.host.name.as_deref() } else { guest });
        for (tag, name) in [("First", names.first), ("Second", names.second)] {
            if let Some(name) = name {
                // Names that a record cannot hold have been refused.
                let _ = record.set_tag(tag, name);
            }
        }
        let table = Table::new(record, TableTerms::default(), 0);
        Play { host, dice, table, engine: ByChair::default(), hidden: None, fixed: 0 }
    }

    /// The seat of a chair.
    pub(crate) fn seat(&self, chair: Chair) -> Seat {
        match chair {
            Chair::Host => self.host,
            Chair::Guest => !self.host,
        }
    }

    /// The chair of a seat.
    pub(crate) fn chair(&self, seat: Seat) -> Chair {
        if seat == self.host { Chair::Host } else { Chair::Guest }
    }

    fn act(&mut self, number: u64, event: Event) -> Result<Seen, Damaged> {
        let seat = event.seat().ok_or(Damaged { number })?;
        self.table.act(seat, event).map_err(|_| Damaged { number })?;
        let hides = self.someone_has_drawn() && matches!(event, Event::Draw(..) | Event::Leave(_));
        let reveals = if hides { None } else { self.hidden.take() };
        if hides {
            self.hidden = Some(number);
        }
        if reveals.is_some() {
            self.fixed = self.table.record().events().len();
        }
        Ok(Seen { by: Some(self.chair(seat)), hides, reveals })
    }

    /// Whether one player has drawn and the other has not.
    fn someone_has_drawn(&self) -> bool {
        match self.table.position().step() {
            Step::Draw { done, .. } => done.first.is_some() || done.second.is_some(),
            Step::Roll | Step::Take { .. } | Step::Flash { .. } | Step::Lots | Step::Over { .. } => false,
        }
    }

    /// How many events would be left if a player took back what they did last; nothing if that was before the dice were
    /// rolled or drawings shown.
    fn take_back(&self, chair: Chair) -> Option<usize> {
        let seat = self.seat(chair);
        let events = self.table.record().events();
        let at = events.iter().rposition(|event| event.seat() == Some(seat))?;
        (at >= self.fixed).then_some(at)
    }
}
