use std::sync::Arc;

use blazon::{Event, Position, Record, Roll, Seat};
use blazon_dice::{ByChair, Chair, Commitment, Exchange, FairDice, Nonce, Seal};
use blazon_table::{View, Viewer};
use blazon_wire::online::{Ending, Fact, Intent, Opened, Phase, Question, Reason, Sitter, Starts, TableId};

use crate::clock::Clocks;
use crate::limits::Limits;
use crate::outages::Outages;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::room::Damaged;

/// A game between two people as its log says it is. It changes only by [`Game::apply`].
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) id: TableId,
    pub(crate) opened: Arc<Opened>,
    pub(crate) guest: Option<Arc<Sitter>>,
    /// Both players' share in the dice.
    exchange: Exchange,
    /// The game itself, once it has started.
    pub(crate) play: Option<Play>,
    asked: Option<Asked>,
    /// What was asked and not agreed to since somebody last acted: it is not asked again at once.
    declined: Vec<(Chair, Question)>,
    pub(crate) ended: Option<Ending>,
    revealed: bool,
    pub(crate) followed: Option<TableId>,
    pub(crate) clocks: Clocks,
    /// The number of the last entry that a player has to have seen to act.
    pub(crate) settled: u64,
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
    /// How many entries before it is that with a drawing which is seen only with this one; 0 if there is none.
    pub(crate) reveals: u16,
}

impl Game {
    /// A table that has just been made.
    pub(crate) fn new(id: TableId, opened: Opened) -> Game {
        Game {
            id,
            guest: opened.guest.clone().map(Arc::new),
            clocks: Clocks::new(opened.terms.pace),
            exchange: Exchange::new(&id.to_string(), Seal::new(&opened.secret, &opened.salt)),
            opened: Arc::new(opened),
            play: None,
            asked: None,
            declined: Vec::new(),
            ended: None,
            revealed: false,
            followed: None,
            settled: 1,
        }
    }

    /// How far the table has come.
    pub(crate) fn phase(&self) -> Phase {
        if self.is_over() {
            Phase::Over
        } else if self.guest.is_some() {
            Phase::Playing
        } else {
            Phase::Waiting
        }
    }

    /// Whether anybody may join.
    pub(crate) fn is_listed(&self) -> bool {
        self.opened.terms.listed && self.phase() == Phase::Waiting
    }

    /// Whether the game is over, by the rules or otherwise.
    pub(crate) fn is_over(&self) -> bool {
        self.ended.is_some() || self.play.as_ref().is_some_and(Play::is_over)
    }

    /// Whether the game has started and is not over.
    pub(crate) fn is_playing(&self) -> bool {
        self.play.is_some() && !self.is_over()
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
            return play.waits_for(chair);
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
        Some(play.view(viewer.map_or(Viewer::Onlooker, |chair| Viewer::Seat(play.seat(chair)))))
    }

    /// What happened, hidden drawings included: nobody but the server may have this before the end.
    pub(crate) fn record(&self) -> Option<&Record> {
        self.play.as_ref().map(Play::record)
    }

    /// The dice so far.
    pub(crate) fn rolls(&self) -> &[Roll] {
        self.play.as_ref().map_or(&[], Play::rolls)
    }

    /// What the engine has to decide for somebody who has left: the seat, and the position as that seat sees it.
    pub(crate) fn engine_turn(&self) -> Option<(Seat, Position)> {
        let play = self.play.as_ref().filter(|_| !self.is_over())?;
        let chair = Chair::ALL.into_iter().find(|&chair| play.engine[chair] && play.waits_for(chair))?;
        let seat = play.seat(chair);
        Some((seat, *play.view(Viewer::Seat(seat)).position()))
    }

    /// Whether the engine plays for somebody.
    pub(crate) fn is_replaced(&self, chair: Chair) -> bool {
        self.play.as_ref().is_some_and(|play| play.engine[chair])
    }

    /// How the game ends if it waited for too long: somebody's time is up, or nobody came back.
    pub(crate) fn overdue(&self, at: u64, now: u64, limits: &Limits, outages: &Outages) -> Option<Ending> {
        if self.phase() != Phase::Playing {
            return None;
        }
        let untouched = now.saturating_sub(at) >= self.patience(limits);
        self.clocks.ending(now, outages).or_else(|| untouched.then_some(Ending::Abandoned))
    }

    /// When somebody has to look at the table although nobody acts, if the last entry was written at this time: a clock
    /// runs out, or the table may go.
    pub(crate) fn due_at(&self, at: u64, limits: &Limits, outages: &Outages) -> Option<u64> {
        match self.phase() {
            Phase::Waiting => Some(at.saturating_add(limits.waiting)),
            Phase::Playing => {
                let untouched = at.saturating_add(self.patience(limits));
                Some(self.clocks.due(outages).map_or(untouched, |clock| clock.min(untouched)))
            }
            Phase::Over => limits.kept.map(|kept| at.saturating_add(kept)),
        }
    }

    /// How long a game may lie untouched.
    fn patience(&self, limits: &Limits) -> u64 {
        // Somebody who joins and never starts is no better than nobody.
        if self.play.is_some() { limits.untouched } else { limits.waiting }
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
            Intent::Commit { commitment } => self.commit(chair, commitment),
            Intent::Contribute { nonce } => self.contribute(chair, nonce),
            Intent::Play { event } => self.act(chair, last, event),
            Intent::Ask { question } => self.ask(chair, question),
            Intent::Answer { yes } => self.answer(chair, last, yes),
            Intent::Resign => {
                self.played_by(chair)?;
                Ok(vec![Fact::Ended { how: Ending::Resigned { chair } }])
            }
            // Also for somebody whom the engine plays for: if both had left, nobody could end the game.
            Intent::Claim | Intent::Replace => {
                self.playing()?;
                if !gone || self.is_replaced(!chair) || !self.waits_for(!chair) {
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
        self.playing()?.check(seat, event)?;
        Ok(vec![Fact::Played { event }])
    }

    /// What follows by itself: the start, the dice, and at the end what they followed from.
    pub(crate) fn due(&self) -> Option<Fact> {
        if self.is_over() {
            return (!self.revealed).then_some(Fact::Revealed);
        }
        match &self.play {
            Some(play) => play.chance().map(|event| Fact::Chance { event }),
            None => self.dice().map(|dice| Fact::Started { host: self.host_seat(&dice) }),
        }
    }

    /// Lets a fact be true, as the entry of a number that was written at some time. After a fact that cannot be, the game
    /// is of no use any more.
    pub(crate) fn apply(
        &mut self,
        number: u64,
        at: u64,
        fact: &Fact,
        outages: &Outages,
    ) -> Result<Seen, Damaged> {
        if !self.can_follow(fact) {
            return Err(Damaged { number });
        }
        let damaged = Damaged { number };
        let mut seen = Seen { by: self.by(fact), ..Seen::default() };
        match fact {
            Fact::Opened(_) => return Err(damaged),
            Fact::Joined(sitter) => self.guest = Some(Arc::new(sitter.clone())),
            Fact::Committed { chair, commitment } => {
                self.exchange.commit(*chair, *commitment).map_err(|_| damaged)?;
            }
            Fact::Contributed { chair, nonce } => {
                self.exchange.reveal(*chair, *nonce).map_err(|_| damaged)?;
            }
            Fact::Started { host } => {
                let dice = self.dice().ok_or(damaged)?;
                self.play = Some(Play::new(*host, dice, &self.opened, self.guest.as_deref()));
            }
            Fact::Chance { event } => {
                let play = self.play.as_mut().ok_or(damaged)?;
                play.decide_chance(*event).map_err(|_| damaged)?;
                if matches!(event, Event::Roll(_)) && play.rolls().len() > 1 {
                    self.clocks.add_round();
                }
            }
            Fact::Played { event } => {
                let play = self.play.as_mut().ok_or(damaged)?;
                play.act(number, *event).map_err(|_| damaged)?;
                seen.hides = play.hides(number);
                seen.reveals = if seen.hides { 0 } else { play.show(number) };
                self.asked = None;
                self.declined.clear();
            }
            Fact::Asked { chair, question } => {
                self.asked = Some(Asked { chair: *chair, question: *question, number });
            }
            Fact::Answered { yes, .. } => {
                let declined = self.asked.take().filter(|_| !yes);
                self.declined.extend(declined.map(|asked| (asked.chair, asked.question)));
            }
            Fact::TakenBack { left } => {
                self.play.as_mut().ok_or(damaged)?.rewind(*left as usize);
                self.declined.clear();
            }
            Fact::Replaced { chair } => {
                self.play.as_mut().ok_or(damaged)?.engine[*chair] = true;
                self.asked = None;
            }
            Fact::Ended { how } => {
                self.ended = Some(*how);
                self.asked = None;
                // What somebody drew and nobody has answered is part of the game all the same.
                seen.reveals = self.play.as_mut().map_or(0, |play| play.show(number));
            }
            Fact::Revealed => self.revealed = true,
            Fact::Followed { table } => self.followed = Some(*table),
        }
        // Whoever acts need not have seen what does not concern the game, nor that the other one has drawn.
        let unsettling = matches!(fact, Fact::Asked { .. } | Fact::Answered { .. } | Fact::Replaced { .. });
        if !unsettling && !seen.hides {
            self.settled = number;
        }
        let acted = seen.by.filter(|_| matches!(fact, Fact::Played { .. }));
        self.clocks.run(ByChair::new(|chair| self.is_timed(chair)), acted, at, outages);
        Ok(seen)
    }

    /// Whether a fact can be the next, as far as the game can tell without trying.
    fn can_follow(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Opened(_) => false,
            Fact::Joined(_) => self.phase() == Phase::Waiting,
            Fact::Committed { chair, .. } => {
                self.phase() == Phase::Playing && self.exchange.commitments()[*chair].is_none()
            }
            Fact::Contributed { chair, .. } => !self.is_over() && self.exchange.nonces()[*chair].is_none(),
            // Nobody but the dice decides these.
            Fact::Started { .. } | Fact::Chance { .. } | Fact::Revealed => self.due().as_ref() == Some(fact),
            Fact::Played { .. } => self.is_playing(),
            Fact::Asked { .. } => self.asked.is_none(),
            Fact::Answered { .. } => self.asked.is_some(),
            Fact::TakenBack { left } => {
                let play = self.play.as_ref().filter(|_| !self.is_over());
                play.is_some_and(|play| play.can_rewind(*left as usize))
            }
            Fact::Replaced { chair } => self.is_playing() && !self.is_replaced(*chair),
            Fact::Ended { .. } => self.phase() == Phase::Playing,
            Fact::Followed { .. } => self.is_over() && self.followed.is_none(),
        }
    }

    /// Whose doing a fact is, if it is a player's.
    fn by(&self, fact: &Fact) -> Option<Chair> {
        match fact {
            Fact::Committed { chair, .. }
            | Fact::Contributed { chair, .. }
            | Fact::Asked { chair, .. }
            | Fact::Answered { chair, .. }
            | Fact::Ended { how: Ending::Resigned { chair } } => Some(*chair),
            Fact::Replaced { chair } | Fact::Ended { how: Ending::Left { chair } } => Some(!*chair),
            Fact::Played { event } => Some(self.play.as_ref()?.chair(event.seat()?)),
            Fact::Opened(_)
            | Fact::Joined(_)
            | Fact::Started { .. }
            | Fact::Chance { .. }
            | Fact::TakenBack { .. }
            | Fact::Ended { .. }
            | Fact::Revealed
            | Fact::Followed { .. } => None,
        }
    }

    /// Whether a player's time runs. An engine's does not: what it takes is the server's.
    fn is_timed(&self, chair: Chair) -> bool {
        self.play.is_some() && self.waits_for(chair) && !self.is_replaced(chair)
    }

    /// The game while it is played, or why it is not.
    fn playing(&self) -> Result<&Play, Refusal> {
        if self.is_over() {
            return Err(Reason::Over.into());
        }
        self.play.as_ref().ok_or_else(|| Reason::NotStarted.into())
    }

    /// The game while this player plays it, or why they do not.
    fn played_by(&self, chair: Chair) -> Result<&Play, Refusal> {
        let play = self.playing()?;
        if play.engine[chair] { Err(Reason::NotYours.into()) } else { Ok(play) }
    }

    fn commit(&self, chair: Chair, commitment: Commitment) -> Result<Vec<Fact>, Refusal> {
        if self.is_over() {
            return Err(Reason::Over.into());
        }
        if self.guest.is_none() || self.exchange.commitments()[chair].is_some() {
            return Err(Reason::TooEarly.into());
        }
        self.exchange.clone().commit(chair, commitment).map_err(Refusal::exchange)?;
        Ok(vec![Fact::Committed { chair, commitment }])
    }

    fn contribute(&self, chair: Chair, nonce: Nonce) -> Result<Vec<Fact>, Refusal> {
        if self.is_over() {
            return Err(Reason::Over.into());
        }
        if self.exchange.nonces()[chair].is_some() {
            return Err(Reason::WrongNonce.into());
        }
        self.exchange.clone().reveal(chair, nonce).map_err(Refusal::exchange)?;
        Ok(vec![Fact::Contributed { chair, nonce }])
    }

    fn act(&self, chair: Chair, last: u64, event: Event) -> Result<Vec<Fact>, Refusal> {
        let play = self.played_by(chair)?;
        if last < self.settled {
            return Err(Reason::Stale.into());
        }
        play.check(play.seat(chair), event)?;
        Ok(vec![Fact::Played { event }])
    }

    fn ask(&self, chair: Chair, question: Question) -> Result<Vec<Fact>, Refusal> {
        match question {
            Question::Rematch if !self.is_over() => return Err(Reason::NotOver.into()),
            Question::Rematch if self.followed.is_some() => return Err(Reason::Over.into()),
            Question::Rematch => {}
            Question::Tie | Question::TakeBack => {
                let play = self.played_by(chair)?;
                // An engine agrees to nothing.
                if play.engine[!chair] {
                    return Err(Reason::NotYours.into());
                }
                if question == Question::TakeBack {
                    play.take_back(chair).ok_or(Reason::NothingToTakeBack)?;
                }
            }
        }
        match self.asked {
            // Both want the same: that is an answer. To take back is not the same for both.
            Some(asked)
                if asked.chair != chair && asked.question == question && question != Question::TakeBack =>
            {
                self.agree(asked, chair)
            }
            Some(_) => Err(Reason::AskedAlready.into()),
            None if self.declined.contains(&(chair, question)) => Err(Reason::AskedAlready.into()),
            None => Ok(vec![Fact::Asked { chair, question }]),
        }
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
}
