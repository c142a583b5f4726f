//! What is heard of a table that is held elsewhere, told.

use blazon::{Seat, ToAct};
use blazon_dice::Chair;
use blazon_online::{Fairness, Line, Standing};
use blazon_wire::online::{Ending, Intent, Question, Reaction, Reason, Role};
use blazon_words::{Called, fl};

use super::{Effect, Output, Session};
use crate::elsewhere::Situation;
use crate::game::Game;
use crate::look;
use crate::refusal::refusal;

impl Session<'_> {
    /// The game stands like this now: what is new is told, and what is next is asked if that is new too.
    pub(super) fn heard(&mut self, standing: &Standing, acts: u64) -> Output {
        let Some(elsewhere) = &mut self.elsewhere else {
            return self.remind();
        };
        let before = elsewhere.hear(standing.clone(), acts);
        if let Line::Refused(reason) = standing.line {
            return self.output(Effect::TurnedAway(reason));
        }
        self.tell_line(before.as_ref(), standing);
        self.tell_joined(before.as_ref(), standing);
        self.tell_game(standing);
        self.tell_presence(before.as_ref(), standing);
        self.tell_questions(before.as_ref(), standing);
        self.tell_ending(before.as_ref(), standing);
        if let Some(next) = standing.next {
            self.page.say(fl!(self.words, "terminal-link-next"));
            return self.output(Effect::Follow(next));
        }
        self.go_on_elsewhere()
    }

    /// There is a line to the table where the players go on.
    pub(super) fn followed(&mut self, way_back: Option<String>) -> Output {
        self.elsewhere = self.elsewhere.as_ref().map(|elsewhere| elsewhere.again(way_back));
        self.game = None;
        self.aside = None;
        self.ask()
    }

    /// What the person wanted was refused.
    pub(super) fn refused(&mut self, intent: Option<Intent>, reason: Reason) -> Output {
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.settle();
        }
        if let (Some(Intent::Play { .. }), Some(game)) = (intent, &mut self.game) {
            game.rest(false);
        }
        let reason = refusal(reason, self.words);
        self.page.say(fl!(self.words, "terminal-not-possible", reason = reason));
        self.go_on_elsewhere()
    }

    /// Somebody says a short word.
    pub(super) fn reaction(&mut self, chair: Chair, reaction: Reaction) -> Output {
        let words = self.words;
        let muted = self.elsewhere.as_ref().is_some_and(|elsewhere| elsewhere.muted);
        if let Some(called) = self.called(chair).filter(|_| !muted) {
            let said = match reaction {
                Reaction::Hello => fl!(words, "terminal-reaction-hello"),
                Reaction::Nice => fl!(words, "terminal-reaction-nice"),
                Reaction::Wow => fl!(words, "terminal-reaction-wow"),
                Reaction::Oops => fl!(words, "terminal-reaction-oops"),
                Reaction::Thanks => fl!(words, "terminal-reaction-thanks"),
                Reaction::GoodGame => fl!(words, "terminal-reaction-good-game"),
            };
            self.page.say(fl!(words, "terminal-link-says", name = called.label(), said = said));
        }
        self.go_on_elsewhere()
    }

    /// The input has ended. Who watches can do so without a keyboard, until the game is over.
    pub(super) fn watch_on(&mut self) -> Option<Output> {
        let elsewhere = self.elsewhere.as_mut().filter(|elsewhere| elsewhere.watches())?;
        if elsewhere.situation() == Situation::Over {
            return None;
        }
        elsewhere.unattended = true;
        Some(self.output(Effect::Listen))
    }

    /// How to come back to a game that is not over.
    pub(super) fn tell_way_back(&mut self) {
        let Some(elsewhere) = &self.elsewhere else { return };
        if let Some(link) = elsewhere.way_back.as_ref().filter(|_| !elsewhere.is_over()) {
            self.page.say(fl!(self.words, "terminal-link-leave"));
            self.page.copy(format!("  blazon play '{link}'"));
        }
    }

    /// Whom the game waits for.
    pub(super) fn waiting_for(&self) -> Option<String> {
        let game = self.game.as_ref()?;
        let view = game.view();
        let seats: Vec<Seat> = match view.position().to_act() {
            ToAct::Seat(seat) => vec![seat],
            ToAct::Both => Seat::ALL.into_iter().filter(|&seat| !view.has_drawn(seat)).collect(),
            ToAct::Chance(_) | ToAct::Nobody(_) => Vec::new(),
        };
        let names = seats.iter().map(|&seat| game.names[seat].label().to_owned());
        (!seats.is_empty()).then(|| fl!(self.words, "terminal-link-waiting", names = self.words.list(names)))
    }

    /// What a player is called, once the game has started.
    pub(super) fn called(&self, chair: Chair) -> Option<Called> {
        let seat = self.elsewhere.as_ref()?.standing.as_ref()?.seat_of(chair)?;
        self.game.as_ref().map(|game| game.names[seat].clone())
    }

    /// Asks what is next if that is new, and repeats the question if something was said before it.
    fn go_on_elsewhere(&mut self) -> Output {
        let Some(elsewhere) = &mut self.elsewhere else {
            return self.remind();
        };
        let situation = elsewhere.situation();
        let is_new = std::mem::replace(&mut elsewhere.situation, situation) != situation;
        if elsewhere.unattended && situation == Situation::Over {
            return self.leave();
        }
        if let Some(game) = &mut self.game {
            game.rest(!matches!(situation, Situation::Asked(_)));
        }
        if self.aside.is_some() || !is_new {
            let said = !self.page.is_empty();
            return if said { self.remind() } else { self.output(Effect::ReadLine) };
        }
        let has_clock = self.elsewhere.as_ref().is_some_and(|elsewhere| elsewhere.clock().is_some());
        if matches!(situation, Situation::Asked(_)) && has_clock {
            self.page.gap();
            self.tell_time();
        }
        self.ask()
    }

    /// Whether the line was lost, or is there again.
    fn tell_line(&mut self, before: Option<&Standing>, standing: &Standing) {
        let words = self.words;
        let was_open = before.map(|before| before.line == Line::Open);
        let is_open = standing.line == Line::Open;
        let tried = before.is_none() && standing.line == Line::Lost;
        if tried || (was_open == Some(true) && !is_open) {
            self.page.say(fl!(words, "terminal-link-lost"));
        } else if was_open == Some(false) && is_open && self.game.is_some() {
            self.page.say(fl!(words, "terminal-link-back"));
        }
    }

    /// Whether somebody has joined.
    fn tell_joined(&mut self, before: Option<&Standing>, standing: &Standing) {
        let was_alone = before.is_some_and(|before| before.role.is_some() && !before.seated);
        if was_alone && standing.seated {
            let name = standing.names.guest.as_deref();
            self.page.say(match name {
                Some(name) => fl!(self.words, "terminal-link-joined", name = name),
                None => fl!(self.words, "terminal-link-joined-unnamed"),
            });
        }
    }

    /// The game from its start on, event by event.
    fn tell_game(&mut self, standing: &Standing) {
        let words = self.words;
        let Some(record) = standing.record.clone() else { return };
        if let Some(game) = &mut self.game {
            if let Some(undone) = game.hear(record, standing.drawn) {
                let event = words.event(&undone.position, undone.event, &game.names);
                self.page.say(fl!(words, "terminal-undone", event = event));
            }
        } else {
            let game = Game::elsewhere(record, standing.seat(), standing.drawn, words);
            self.page.gap();
            self.tell_begin(&game);
            if game.view().position().round() > 1 {
                look::last_round(words, &game, &mut self.page);
            }
            self.set_game(game);
        }
        self.tell_news();
    }

    /// Who has drawn what is hidden, who is away or back, and whom the engine plays for.
    fn tell_presence(&mut self, before: Option<&Standing>, standing: &Standing) {
        let words = self.words;
        if let (Some(seat), Some(game)) = (standing.drawn, &self.game)
            && before.is_some_and(|before| before.drawn != Some(seat))
        {
            self.page.say(fl!(words, "terminal-link-drawn", name = game.names[seat].label()));
        }
        let Some(before) = before.filter(|before| before.line == Line::Open && standing.line == Line::Open)
        else {
            return;
        };
        for chair in Chair::ALL {
            let Some(called) = self.called(chair) else { continue };
            let (name, who) = (called.label(), called.who());
            let own = standing.role.and_then(Role::chair) == Some(chair);
            if !before.replaced[chair] && standing.replaced[chair] {
                self.page.say(fl!(words, "terminal-link-replaced", name = name, who = who));
            }
            // When a game starts somebody may still be on the way; one's own absence is no news.
            if own || before.host.is_none() || standing.is_over() {
                continue;
            }
            match (before.here[chair], standing.here[chair]) {
                (true, false) => {
                    self.page.say(fl!(words, "terminal-link-away", name = name, who = who));
                }
                (false, true) => self.page.say(fl!(words, "terminal-link-returned", name = name)),
                (true, true) | (false, false) => {}
            }
            if standing.claim && !before.claim {
                self.page.say(fl!(words, "terminal-link-claim", name = name));
            }
        }
    }

    /// What is asked, and what became of it.
    fn tell_questions(&mut self, before: Option<&Standing>, standing: &Standing) {
        let words = self.words;
        let was_asked = before.and_then(|before| before.asked);
        if was_asked == standing.asked {
            return;
        }
        if let Some((chair, question)) = standing.asked
            && let Some(called) = self.called(chair)
        {
            let (name, who) = (called.label(), called.who());
            self.page.say(match question {
                Question::Tie => fl!(words, "terminal-link-asks-tie", name = name, who = who),
                Question::TakeBack => fl!(words, "terminal-link-asks-back", name = name, who = who),
                Question::Rematch => fl!(words, "terminal-link-asks-rematch", name = name, who = who),
            });
        }
        let own = standing.role.and_then(Role::chair);
        if let (Some((asked, _)), Some(declined)) = (was_asked, standing.declined)
            && own != Some(declined)
            && let Some(called) = self.called(declined)
        {
            self.page.say(if asked == declined {
                fl!(words, "terminal-link-withdrawn", name = called.label())
            } else {
                fl!(words, "terminal-link-declined", name = called.label())
            });
        }
    }

    /// How the game ended, and whether the dice were fair.
    fn tell_ending(&mut self, before: Option<&Standing>, standing: &Standing) {
        let words = self.words;
        if let Some(how) = standing.ended.filter(|_| before.is_none_or(|before| before.ended.is_none())) {
            self.page.gap();
            self.page.say(fl!(words, "terminal-over"));
            self.page.say(self.ending(how));
            if let Some(winner) = how.loser().and_then(|loser| self.called(!loser)) {
                let (name, who) = (winner.label(), winner.who());
                self.page.say(fl!(words, "terminal-link-wins", name = name, who = who));
            }
        } else if standing.ended.is_none() && standing.is_over() {
            self.tell_end();
        }
        if before.is_none_or(|before| before.fair != standing.fair) {
            match standing.fair {
                Fairness::Sealed => {}
                Fairness::Fair { rolls } => self.page.say(fl!(words, "terminal-link-fair", rolls = rolls)),
                Fairness::Unfair(_) => self.page.say(fl!(words, "terminal-link-unfair")),
            }
        }
    }

    /// How a game ended by something else than the rules.
    fn ending(&self, how: Ending) -> String {
        let words = self.words;
        let of = |chair: Chair| {
            let called = self.called(chair);
            let label = called.as_ref().map_or_else(String::new, |called| called.label().to_owned());
            (label, called.map_or("name", |called| called.who()))
        };
        match how {
            Ending::Resigned { chair } => {
                let (name, who) = of(chair);
                fl!(words, "terminal-link-resigned", name = name, who = who)
            }
            Ending::TimeUp { chair } => {
                let (name, who) = of(chair);
                fl!(words, "terminal-link-time-up", name = name, who = who)
            }
            Ending::Left { chair } => {
                let (name, who) = of(chair);
                fl!(words, "terminal-link-left", name = name, who = who)
            }
            Ending::Agreed => fl!(words, "terminal-link-agreed"),
            Ending::Abandoned => fl!(words, "terminal-link-abandoned"),
        }
    }
}
