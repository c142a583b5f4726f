### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = dot
arms-bar = bar
arms-two-dots = two dots
arms-two-bars = two bars
arms-solid = solid
arms-quarters = quarters

arms-dot-about = one dot
arms-bar-about = one stripe
arms-two-dots-about = two dots, one above the other
arms-two-bars-about = two stripes
arms-solid-about = all dark
arms-quarters-about = four quarters, two of them dark

drawn-dot = a dot
drawn-bar = a bar
drawn-two-dots = two dots
drawn-two-bars = two bars
drawn-solid = solid
drawn-quarters = quarters

with-crosses = { $crosses ->
    [0] { $what }
    [one] { $what } with one cross
   *[other] { $what } with two crosses
}

## Dice: die and die-face are labels, the others stand in sentences

die = die { $number }
die-face = die { $number } ({ $face })
die-with-face = die { $number } ({ $face })
dice-one = die { $number }
dice-two = dice { $one } and { $other }
face-wild = wild

## Powers

power-free = Free
power-split = Split
power-both = Both
power-turn = Turn
power-domains = Domains
power-cross = Cross

power-free-about = draw a domino anywhere, even where it doesn’t connect; its halves still share a side
power-split-about = draw the two dice apart; each must connect on its own
power-both-about = as player A, take both dice first
power-turn-about = turn a drafted die to another of its faces
power-domains-about = choose a coat of arms now; each of its domains scores 3 points at the end
power-cross-about = add a cross to the map now
power-in-quotes = “{ $power }”
castle-bonus = the castle’s bonus

## Players

player-you = You
player-one = Player 1
player-two = Player 2

level-1 = Apprentice
level-2 = Squire
level-3 = Herald
level-4 = Knight
level-5 = Seneschal
level-6 = Marshal
level-7 = Regent
level-8 = Monarch

level-1-about = for your first game
level-2-about = for when you know the rules
level-3-about = sees the points but misses much else
level-4-about = a fair match for most players
level-5-about = punishes careless drafting
level-6-about = hard; keeps an eye on your map too
level-7-about = very hard; leaves little to luck
level-8-about = the strongest of all

## Editions of the rules

edition-standard = Standard
edition-spanish = Spanish rulebook
edition-italian = Italian rulebook
edition-french = French rulebook
edition-portuguese = Brazilian rulebook
edition-korean = Korean rulebook

edition-about = { $marks ->
    [yes] a domino you don’t draw still marks the spellbook
   *[no] a domino you don’t draw marks nothing
}; { $tie ->
    [lots] lots break a full tie
   *[draw] a full tie stays a tie
}

## Amounts

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
percent = { $figure }%

## Around every screen

page-title = Blazon: a duel of dice and maps
page-title-of = { $what } · Blazon
page-skip-to-content = Skip to content
page-home = Home
page-game = Game
page-my-games = My games
page-rules = Rules
page-replay = Replay
page-settings = Settings
page-language = Language
page-close = Close
page-dismiss = Dismiss
page-update-ready = A new version is ready.
page-update-now = Update now

## Home and a new game

page-lead = Roll. Draft. Draw your kingdom.
page-learn = Learn in 3 minutes
page-two-players-here = Two players here
page-friend = Play with a friend
page-with-real-dice = Real dice
page-real-dice-about = Roll real dice and draw on paper. Blazon checks, scores and gives hints.
page-difficulty = Difficulty
page-level = { $number }. { $name }: { $about }
page-level-beaten = { $level }. Beaten.
page-play = Play
page-play-level = Play { $name }
page-options = Options
page-your-name = Your name
page-name-first = Name of player 1
page-name-second = Name of player 2
page-who-rolls-first = Who rolls first?
page-starts-random = Random
page-edition = Rulebook edition
page-edition-standard = { edition-standard } (French, Brazilian and Korean rulebooks)
with-about = { $name }: { $about }
page-components = Dice and spellbook
page-components-box = The standard set
page-components-own = The set from your file
page-components-open = Open a components file
page-components-reset = Use the standard set

## A round: what to do now

versus = { $first } vs. { $second }
page-your-side = Your map
page-their-side = Your opponent’s map
page-dice-and-actions = Dice and actions
spellbook = Spellbook
page-moves-so-far = Moves so far
page-points-by-domain = Points by domain
page-player-a = Player A this round
page-badge-a = A
page-round = Round { $round }
page-show-map = { $who ->
    [you] Show your map
   *[name] Show { $name }’s map
}
page-pass-to = Pass to { $name }
page-pass-ready = I’m ready
page-menu = Menu
page-undo = Undo
page-hint = Hint
page-stop = Stop

round-player-a = Round { $round }. { $who ->
    [you] You are player A.
   *[name] { $name } is player A.
}
page-ask-roll = Round { $round }. { $who ->
    [you] You are player A. Roll the dice.
   *[name] { $name } is player A. Roll the dice.
}
page-ask-enter = Round { $round }. { $who ->
    [you] You are player A. Roll your dice, then enter the four faces.
   *[name] { $name } is player A. Roll your dice, then enter the four faces.
}
page-roll = Roll
page-use-roll = Use this roll
ask-take-one = { $who ->
    [you] Take one die.
   *[name] { $name }, take one die.
}
ask-take-both = { $who ->
    [you] Take one die, or two with “{ power-both }”.
   *[name] { $name }, take one die, or two with “{ power-both }”.
}
ask-take-two = { $who ->
    [you] Take two dice.
   *[name] { $name }, take two dice.
}
page-take = Take
page-take-dice = Take { $dice }
page-uses-up-both = Taking two dice now uses up “{ power-both }”.
page-then-takes = { $who ->
    [you] Then you take two of these: { $dice }.
   *[name] Then { $name } takes two of these: { $dice }.
}
page-thinking = { $name } is thinking.
page-thinking-progress = Thinking progress

## A round: drawing

page-domino = Your domino
page-die-of = { $die }, { $name }
page-ask-draw = { $who ->
    [you] Choose a highlighted cell for your domino.
   *[name] { $name }, choose a highlighted cell for your domino.
}
page-ask-other-half = Now choose a cell for the other die.
page-ask-wild = Which coat of arms should the wild be?
page-ask-confirm = Draw it here, or choose it again to turn it.
page-no-room = The other die has no empty cell beside it.
domino-cannot-be-drawn = You can’t draw this domino as it is: there are no two empty cells side by side where it connects.
powers-that-help = This would help: { $powers }.
no-power-helps = You have no power that helps.
page-rotate = Rotate
page-swap = Swap
page-castle-die = Castle: die { $die }
page-castle-about = once a game, add a cross to one of your dice; that die marks no box this round
page-spend = { $power ->
    [free] Draw anywhere: spends “{ power-free }”
    [split] Draw apart: spends “{ power-split }”
    [turn] Turn a die: spends “{ power-turn }”
   *[both] Take both: spends “{ power-both }”
}
page-draw-it = Draw it
page-confirm = Confirm
page-dont-draw = Don’t draw
page-preview = This makes { $domains }. Points: { $gain }.
page-preview-domain = a domain of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} with { $crosses ->
    [0] no crosses
    [one] 1 cross
   *[other] { $crosses } crosses
} ({ $arms }, { $points ->
    [one] 1 point
   *[other] { $points } points
})
page-preview-marks = Spellbook: { $arms }.
page-preview-no-marks = It marks nothing in the spellbook.

## A round: powers used at once

page-ask-domains = “{ $power }” is yours! Choose a coat of arms: each of its domains scores 3 points at the end.
page-domains-bring = { $arms }: { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
page-ask-cross = “{ $power }” is yours! Choose a drawn cell to add a cross.

## The map and the spellbook, as they are read aloud

map-of = { $who ->
    [you] Your map
   *[name] { $name }’s map
}
page-castle-ready = d3, castle, bonus not used yet
page-castle-used = d3, castle, bonus used
page-cell-empty = { $cell }, empty
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] no crosses
    [one] one cross
   *[other] two crosses
}, domain of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
page-cell-possible = { $cell }, possible
page-cell-just-drawn = { $cell }, just drawn
page-cell-unconfirmed = { $cell }, { $what }, not confirmed yet
page-line-heading = Arms and power
page-one-left = 1 left
page-line = { $marks } of { $boxes }{ $state ->
    [owns] , power won
    [spent] , power used
    [struck] , crossed out
   *[open] { "" }
}

## What happens in a game

event-roll = { $who ->
    [you] You roll: { $one }, { $two }, { $three }, { $four }.
   *[name] { $name } rolls: { $one }, { $two }, { $three }, { $four }.
}
event-take = { $who ->
    [you] You take { $dice }.
   *[name] { $name } takes { $dice }.
}
event-take-both = { $who ->
    [you] You use “{ power-both }” and take { $dice }.
   *[name] { $name } uses “{ power-both }” and takes { $dice }.
}
event-draw = { $who ->
    [you] You draw { $what } on { $cell } and { $what2 } on { $cell2 }.
   *[name] { $name } draws { $what } on { $cell } and { $what2 } on { $cell2 }.
}
event-draw-spending = { $who ->
    [you] You draw { $what } on { $cell } and { $what2 } on { $cell2 }, using { $spent }.
   *[name] { $name } draws { $what } on { $cell } and { $what2 } on { $cell2 }, using { $spent }.
}
event-no-drawing = { $who ->
    [you] You don’t draw this round.
   *[name] { $name } doesn’t draw this round.
}
event-choose = { $who ->
    [you] You choose { $arms } for “{ power-domains }”: 3 points for each of its domains at the end.
   *[name] { $name } chooses { $arms } for “{ power-domains }”: 3 points for each of its domains at the end.
}
event-cross = { $who ->
    [you] You add a cross on { $cell } ({ $arms }).
   *[name] { $name } adds a cross on { $cell } ({ $arms }).
}
event-lots = { $who ->
    [you] You win the draw of lots.
   *[name] { $name } wins the draw of lots.
}

spent-castle = the castle’s bonus (die { $die })
spent-turn = “{ power-turn }” (die { $die } turned to { $face })

gets-rest = { $who ->
    [you] That leaves you { $dice }.
   *[name] That leaves { $name } { $dice }.
}
after-marks = { $who ->
    [you] You mark
   *[name] { $name } marks
} { $count ->
    [one] one box
   *[other] { $count } boxes
} of { $arms }: { $marks } of { $boxes }.
after-wins-power = { $who ->
    [you] You complete the { $arms } line first and win “{ $power }”: { $about }.
   *[name] { $name } completes the { $arms } line first and wins “{ $power }”: { $about }.
}
after-line-crossed-out = { $who ->
    [you] Your { $arms } line is crossed out.
   *[name] { $name }’s { $arms } line is crossed out.
}
after-cross-lost = { $who ->
    [you] None of your cells has room for a cross, so “{ power-cross }” is lost.
   *[name] None of { $name }’s cells has room for a cross, so “{ power-cross }” is lost.
}
after-map-full = { $who ->
    [you] Your map is full: the game ends.
   *[name] { $name }’s map is full: the game ends.
}
after-nobody-drew = Neither player drew a domino: the game ends.

## Why a move isn’t allowed

illegal-game-over = The game is over.
illegal-not-this-step = You can’t do that now.
illegal-not-your-turn = It’s the other player’s turn.
illegal-already-done = You have already finished this round’s domino.
illegal-no-such-face = Die { $die } has no such face.
illegal-die-count = Player A takes one die, or two with “{ power-both }”. Player B takes two.
illegal-die-taken = Die { $die } is already taken.
illegal-no-such-power = You don’t have “{ $power }”.
illegal-not-your-dice = Those aren’t the two dice you drafted.
illegal-same-face = Die { $die } already shows that face. “{ power-turn }” needs a different one.
illegal-castle-used = You have already used your castle’s bonus. You get it once a game.
illegal-too-many-crosses = Die { $die } already has two crosses, the most a cell can hold.
illegal-not-the-face = Die { $die } doesn’t show that.
illegal-same-cell = The two dice can’t go on the same cell.
illegal-cell-taken = Cell { $cell } is already taken.
illegal-not-side-by-side = The two cells must share a side.
illegal-does-not-connect = The domino doesn’t connect: one half must share a side with the castle or with the same coat of arms from an earlier round.
illegal-half-does-not-connect = Die { $die } doesn’t connect: with “{ power-split }”, each half must share a side with the castle or with the same coat of arms from an earlier round.
illegal-can-be-drawn = You can draw this domino, so you must.
illegal-no-arms-there = Nothing is drawn on { $cell }.
illegal-two-crosses = Cell { $cell } already has two crosses.

refused = { $event } isn’t allowed. { $reason }

## Hints, and why a move is good

page-hint-thinking = Looking for the best move.
page-show-it = Show it
hint-value = { $event }. { $win }% chance to win, expected lead { $margin }.

reason-only = is the only choice
reason-ends-ahead = ends the game this round, { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead as things stand
reason-ends-behind = ends the game this round, { $points ->
    [one] 1 point
   *[other] { $points } points
} behind as things stand
reason-ends-level = ends the game this round, level on points as things stand
reason-last-box = takes the last box of the “{ $power }” line
reason-last-box-before = takes the last box of the “{ $power }” line before { $opponent ->
    [yours] your opponent
   *[theirs] the opponent
}
reason-marks = marks { $count ->
    [one] one box
   *[other] { $count } boxes
} of { $arms } ({ $left } left)
reason-keeps-from-opponent = stops { $opponent ->
    [yours] your opponent
   *[theirs] the opponent
} from completing the “{ $power }” line this round
reason-gives-opponent = lets { $opponent ->
    [yours] your opponent
   *[theirs] the opponent
} take the last box of the “{ $power }” line
reason-blocks = leaves { $opponent ->
    [yours] your opponent
   *[theirs] the opponent
} a domino that needs a power to be drawn
reason-leaves = leaves { $opponent ->
    [yours] your opponent
   *[theirs] the opponent
} { $points ->
    [0] no points this round
    [one] at most 1 point this round
   *[other] at most { $points } points this round
}
reason-guarantees = guarantees { $points ->
    [0] no points this round
    [one] 1 point this round
   *[other] { $points } points this round
}
reason-scores = scores { $points ->
    [one] 1 point
   *[other] { $points } points
} now
reason-scores-nothing = scores nothing now
reason-loses = loses { $points ->
    [one] 1 point
   *[other] { $points } points
} now
reason-more = { $reason } ({ $count } more than { $than ->
    [best] the best choice
    [played] the move played
    [chosen] your choice
    [tempting] the tempting choice
   *[next] the next choice
})
reason-fewer = { $reason } ({ $count } fewer than { $than ->
    [best] the best choice
    [played] the move played
    [chosen] your choice
    [tempting] the tempting choice
   *[next] the next choice
})
reason-grows = makes a domain of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} with { $crosses ->
    [0] no crosses
    [one] 1 cross
   *[other] { $crosses } crosses
} ({ $arms })
reason-counts-domains = counts { $domains ->
    [0] no domains of { $arms } yet
    [one] 1 domain of { $arms }
   *[other] { $domains } domains of { $arms }
}
reason-crosses-domain = adds the cross to a domain of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} ({ $arms })
reason-needs-power = draws a domino that needs “{ $power }”
reason-cannot-draw = skips a domino that can’t connect
reason-uses = uses { $what }
reason-keeps = keeps { $what } for later
reason-hole = cuts off the empty cell { $cell }
reason-no-hole = cuts off no empty cell
reason-passes-up = leaves the last box of the “{ $power }” line unmarked
reason-shuts-in = leaves your domain of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} ({ $arms }) no room to grow

puzzle-theme-deny = Deny a line
puzzle-theme-room = Keep room
puzzle-theme-split = Split to fill
puzzle-theme-castle = The castle
puzzle-theme-ending = Endings
puzzle-theme-deny-about = A line of the spellbook is at stake. Keep it from your opponent, or fill it first.
puzzle-theme-room-about = Watch your empty cells. The wrong move leaves some where no domino fits.
puzzle-theme-split-about = “{ $power }” can fill cells that no domino reaches. Is now the time?
puzzle-theme-castle-about = The castle’s bonus comes once a game. Use it, save it, or put it somewhere else?
puzzle-theme-ending-about = The last rounds. Every point counts.
puzzle-missed-by = { $count ->
    [0] Every level finds it.
    [8] No level finds it.
    [one] One of the eight levels misses it.
   *[other] { $count } of the eight levels miss it.
}
puzzle-gives-up = The tempting choice costs { $loss } of your chance to win.

why = { $reason }.
why-costs = Costs { $count ->
    [one] { $points } point
   *[other] { $points } points
} on average.
why-no-difference = No visible difference from the next choice.

## The coach: asked before a costly choice is final

page-coach-looks = The coach is checking your choice.
coach-ask = That lowers your chance to win by about { $loss }. Play it anyway?
coach-why-later = It pays off less in the rounds to come.
coach-better = Better: { $event } { $why }
coach-better-later = It pays off more in the rounds to come.
coach-keep = Play it anyway
coach-idea = Show a better idea
coach-again = Choose again

## The end of a game

domain = { $arms }: domain of { $count ->
    [one] 1 cell
   *[other] { $count } cells
} with { $crosses ->
    [0] no crosses
    [one] 1 cross
   *[other] { $crosses } crosses
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $cells })
domains-bonus = { power-domains } ({ $arms }): { $count ->
    [one] 1 domain
   *[other] { $count } domains
} at 3 points, { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-total = { $who ->
    [you] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[name] { $name } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
} Largest domain: { $largest ->
    [one] 1 cell
   *[other] { $largest } cells
}.
outcome-points = { $who ->
    [you] You win, { $points } to { $less }.
   *[name] { $name } wins, { $points } to { $less }.
}
outcome-largest = { $points ->
    [one] 1 point each.
   *[other] { $points } points each.
} { $who ->
    [you] You win
   *[name] { $name } wins
} with the larger domain, { $largest ->
    [one] 1 cell
   *[other] { $largest } cells
} to { $smaller }.
outcome-lots = { $points ->
    [one] 1 point each
   *[other] { $points } points each
}, and the largest domains are the same size ({ $largest ->
    [one] 1 cell
   *[other] { $largest } cells
}). { $who ->
    [you] You win the draw of lots.
   *[name] { $name } wins the draw of lots.
}
outcome-tie = A tie: { $points ->
    [one] 1 point each
   *[other] { $points } points each
}, and the largest domains are the same size ({ $largest ->
    [one] 1 cell
   *[other] { $largest } cells
}).

page-game-over = Game over
page-rematch = Rematch
page-next-level = Next level
page-review = Review
page-share = Share
page-total = Total
page-largest-domain = Largest domain
page-seal-free = Draw one domino anywhere
page-seal-split = Draw your two dice apart
page-seal-both = As player A, take both dice
page-seal-turn = Turn a die to another face
page-seal-domains = Choose arms: 3 points a domain
page-seal-cross = Add a cross right now
page-replay-and-analysis = Replay and analysis
page-copy-link = Copy link
page-copy-game = Copy as text
page-save-file = Save as file
page-copy-text = Text to copy
page-copied = Copied.
page-copy-by-hand = Your browser doesn’t let the page copy. Copy the text from here:

## My games

page-no-games = No games yet. Every game you start is saved here, in this browser only.
page-unfinished = In round { $round }
page-continue = Continue
page-view = View
page-delete = Delete
page-deleted = Deleted: { $game }.
page-import = Import a game
page-import-about = Paste a game or a link, open a file, or drop a file anywhere on this page.
page-import-text = Game or link
page-import-paste = Import
page-import-file = Open a file

## The daily duel, and what was achieved

page-won = Won
page-lost = Lost
page-tied = Tie
page-winner = { $name } won
page-daily = Daily duel
page-daily-opponent = Opponent: { $name }
page-daily-about = Same dice for everyone, one try, no hints and no undo.
page-daily-play = Play the duel
page-daily-practice = Practice
page-daily-gone = You deleted today’s duel. You can play it again, but it won’t count.
page-daily-done = Well played. The next duel is tomorrow.
page-daily-share = Share result
page-daily-streak = { $days ->
    [one] 1-day streak
   *[other] { $days }-day streak
}
page-arms = Your coat of arms
page-arms-empty = Beat a level without hints or undo, and it adds a quarter to your arms.
page-arms-beaten = Levels beaten: { $beaten } of { $levels }
page-arms-complete = You have beaten every level. Your arms are complete.
page-figure-wins = Games won
page-figure-wins-of = { $wins } of { $games }
page-figure-best = Best score
page-figure-largest = Largest domain
page-figure-cells = { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
page-figure-streak = Duel streak
page-figure-longest = { $days } (longest: { $longest })
page-news-quartering = You beat { $level } for the first time. A new quarter joins your coat of arms.
page-news-missed = Beat { $level } without hints or undo to add it to your coat of arms.
page-news-best = Your best score so far!

page-not-a-game = That isn’t a Blazon game. Your current game is unchanged. { $reason }
page-broken-link = The link is incomplete, so its game can’t be opened. Your current game is unchanged.
page-not-components = That isn’t a components file. Nothing has changed. { $reason }
page-not-a-text-file = The file is too large or isn’t a text file. Nothing has changed.
page-no-storage = Your browser can’t save games: storage is full or blocked. You can play on, but the game is lost when you close the page. Save it as a file to keep it.
page-no-server = The server can’t be reached, so you can’t play with people elsewhere right now. Everything else works.
page-no-language = That language couldn’t be loaded. Check your connection and try again.
page-damaged-game = A saved game is damaged and can’t be shown. The others are fine.
page-computer-silent = The computer player isn’t responding. Your game is saved. Try again, or reload the page.
page-try-again = Try again

## Puzzles

page-puzzles = Puzzles
page-puzzles-about = One position, one move that beats all others. Can you find it?
page-puzzles-away = The puzzles couldn’t be loaded. Check your connection and try again.
page-puzzles-solved = Solved: { $solved } of { $all }
page-puzzles-all = All puzzles
page-puzzle = Puzzle
page-puzzle-today = Puzzle of the day
page-puzzle-solve = Solve it
page-puzzle-again = Solve it again
page-puzzle-solved = Solved
page-puzzle-number = Puzzle { $number }
page-puzzle-opponent = Opponent
page-puzzle-ask = Find your best move.
page-puzzle-right = That’s the best move!
page-puzzle-wrong = There’s a better move.
page-puzzle-costs = That move costs you { $loss } of your chance to win.
page-puzzle-show = Show the answer
page-puzzle-best = Best move: { $event }
page-puzzle-win = Chance to win: { $win }.
page-puzzle-tempting = Tempting: { $event }
page-puzzle-next = Next puzzle

## Replay

replay-unfinished = The record ends here. The game isn’t over.
page-replay-round = Round { $round }
page-replay-start = The start of the game.
page-replay-steps = Step through the game
page-replay-first = First
page-replay-previous = Previous
page-replay-next = Next
page-replay-last = Last
page-replay-play = Play
page-replay-pause = Pause
page-replay-previous-mistake = Previous mistake
page-replay-next-mistake = Next mistake
page-replay-move = Move
page-replay-at = { $at } of { $of }
page-replay-value = { $at } of { $of }. { $event }
page-replay-this-move = This move
page-replay-dice = Dice this round
page-replay-all-moves = All moves
page-replay-play-on = Play on from here
page-replay-play-on-about = Starts a new game against the computer. This one stays as it is.
page-replay-retry = Retry this move
page-replay-retry-about = Starts a new game against the computer just before this mistake. This one stays as it is.
page-replay-share = Save or share
page-replay-try = Try it
page-replay-cell-better = { $cell }, better: { $what }

## Analysis

page-replay-analysis = Analysis
page-replay-analyse = Analyse the game
page-replay-analyse-about = The computer looks at every roll and every move, here in your browser. It takes a while. You can stop at any time and keep what is done.
page-replay-analysing = Analysing the game, move by move.
page-replay-analysed = The whole game is analysed.
page-replay-progress = Moves analysed: { $done } of { $of }
page-replay-much-luck = very lucky or unlucky roll
page-replay-curve-about = Tap the curve to go to that move.
analysis-accuracy = Accuracy
analysis-turning-point = Turning point
page-replay-more-figures = More figures
analysis-accuracy-about = Accuracy goes from 0 to 100: the average over all choices of how close each came to the best one. The turning point is what helped a player most: a roll, or a mistake by the opponent.

mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

analysis-chances = Chance to win: { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = { $who ->
    [you] Lucky for you: { $luck }.
   *[name] Lucky for { $name }: { $luck }.
}
analysis-average-roll = An average roll.
analysis-only-choice = There was no other choice.
analysis-good-move = Nothing was clearly better.
analysis-next-best = Next best ({ $loss } less): { $event }
analysis-cost = It cost { $loss }.
analysis-cost-marked = It cost { $loss } ({ $mark }).

analysis-partly = Stopped early. Moves analysed: { $judged } of { $events }.
analysis-explained = Percentages are chances to win; a tie counts as half a win. Luck compares a roll with the average roll. A move’s loss is how much better the best move was.

analysis-summary = Summary
analysis-costliest = Costliest moves
analysis-start = Chance at the start
analysis-luck = Luck
analysis-choices = Both players’ choices
analysis-estimation = Estimation error
analysis-result = Result
analysis-end = Chance at the end of the record
analysis-without-luck = Result without luck
analysis-loss-draft = Loss per draft
analysis-loss-drawing = Loss per drawing
analysis-loss-power = Loss per ⚡ power
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Inaccuracies, mistakes, blunders
analysis-luckiest = Luckiest roll
analysis-luckiest-roll = { $luck }, round { $round }

analysis-costly = Round { $round }, { $name }: { $loss } lost, from { $before } to { $after }
analysis-costly-marked = Round { $round }, { $name }: { $mark }, { $loss } lost, from { $before } to { $after }
analysis-played = Played: { $event }
analysis-better = Better: { $event }
analysis-why = Why: { $reason }
analysis-why-margin = The expected lead is { $best } instead of { $played }.
analysis-nothing-costly = { $who ->
    [you] None of your moves cost anything.
   *[name] None of { $name }’s moves cost anything.
}

analysis-curve-of = Chance to win: { $name }
analysis-curve-alt = Chance to win for { $name }: { $start } at the start, lowest { $low }, highest { $high }, { $end } at the end.
analysis-legend-mark = mistake or blunder
analysis-legend-luck = roll that was { $least } or more lucky or unlucky

## Settings

page-theme = Colours
page-as-system = Same as system
page-theme-light = Light
page-theme-dark = Dark
page-animations = Animations
page-sound = Sound
page-on = On
page-off = Off
page-buttons = Buttons
page-right-handed = Right-handed
page-left-handed = Left-handed
page-auto-roll = Dice roll by themselves
page-ask-to-pass = Ask before passing the device
page-coach = Coach asks before costly moves
page-coordinates = Show coordinates
page-reactions = Show reactions
page-look-and-sound = Look and sound
page-single-keys = Single-letter shortcuts
page-shortcuts = Keyboard shortcuts
page-key-help = Show these shortcuts
page-key-roll = Roll the dice
page-key-pick = Choose a die
page-key-take = Take the dice, or rotate the domino
page-key-move = Move around the map while it has the focus
page-key-cell = Choose the cell
page-key-half = Select the other die
page-key-swap = Swap the two dice
page-key-confirm = Confirm
page-key-undo = Undo
page-key-hint = Ask for a hint
page-key-close = Close what is open
page-key-replay = In a replay: one move back or forward
page-key-replay-play = In a replay: play or pause
page-key-replay-mistake = In a replay: next or previous mistake

## The rules

page-rules-title = The rules
page-rules-lead = Two players, four dice, a map each, and one spellbook to fight over.
page-rules-contents = Contents

page-rules-goal = The goal
page-rules-goal-text = Every round you draft two dice and draw them on your map as a domino. Neighbouring cells with the same coat of arms form domains, and the crosses in a domain multiply its points. Whoever has the most prestige points at the end wins.

page-rules-need = What you need
page-rules-need-arms = Six coats of arms, told apart by their patterns:
page-rules-need-dice = Four dice, all different. A face shows a coat of arms with up to two crosses, or a question mark. The crosses stand for high dignitaries.
page-rules-need-map = A map for each player: a castle in the middle and { $cells } cells around it. Each cell has two circles for crosses.
page-rules-need-spellbook = One spellbook for both of you: a line for each coat of arms, with a row of boxes for each player and a power to win. Write both names at the top.
page-rules-need-source = The faces of the dice and the number of boxes come from a single public source. If your copy differs, you can play with your own components file.

page-rules-round = A round
page-rules-round-text = In each round one player is A and the other is B. The older player is A in the first round. After each round you swap roles.
page-rules-player-a = A
page-rules-player-b = B
page-rules-roll = Roll
page-rules-roll-text = Player A rolls the four dice.
page-rules-draft = Draft
page-rules-draft-text = Player A takes one die. Player B takes two of the other three. The last one goes to player A. Your two dice, side by side, are your domino.
page-rules-draw = Draw
page-rules-draw-text = Both players draw at the same time, each on their own map: the two faces, crosses included, go on two empty cells that share a side and follow the connection rule.
page-rules-draw-border = Where two neighbouring cells have different coats of arms, thicken the line between them. It shows where your domains end.
page-rules-mark = Mark the spellbook
page-rules-mark-text = Player A first, then player B: each face of your domino that shows a coat of arms without a cross marks one box in your row of that line.
page-rules-mark-undrawn = Whether a domino you didn’t draw marks boxes too depends on the edition. In Standard it does.

page-rules-connection = The connection rule
page-rules-connection-text = At least one half of the domino must share a side with the castle, or with a cell where you drew the same coat of arms in an earlier round. Corners don’t count.
page-rules-connection-must = If you can draw your domino, you must. If it doesn’t connect anywhere, you don’t draw this round. You never have to spend a power to draw it, but you may.
page-rules-right = Right.
page-rules-wrong = Wrong.
page-rules-right-castle = The dot touches the castle. Any coat of arms may go there.
page-rules-right-same = The bar touches a bar from an earlier round. What the other half touches doesn’t matter.
page-rules-wrong-corner = The new dot meets the old one only at a corner.
page-rules-wrong-other = Solid touches only a bar, and the dot touches nothing from an earlier round.

page-rules-wild = Wild faces and crosses
page-rules-wild-text = The question mark is wild: draw it as any coat of arms you like. Two of them may become different ones. It never marks a box in the spellbook, whatever it becomes.
page-rules-wild-must = If one choice of coat of arms lets your domino connect, the domino can be drawn, so you must draw it.
page-rules-crosses-text = Draw a face’s crosses in the circles of its cell. A cell never holds more than two.

page-rules-castle = The castle’s bonus
page-rules-castle-text = Once a game you may add a cross to one of your two dice as you draw it, even to a wild one, unless it already has two. That die marks no box this round. Then fill in your castle’s roof to show that the bonus is used.
page-rules-castle-turned = If you also use “{ power-turn }” on that die, the cross goes on the new face.
page-rules-castle-ready = The bonus is still there.
page-rules-castle-used = The bonus is used.

page-rules-spellbook = The spellbook
page-rules-spellbook-text = You fill your row of boxes from the coat of arms outwards. The first player to mark the last box of a line wins its power, and the other player’s row is crossed out for good. If both of you complete it in the same round, player A gets the power.
page-rules-spellbook-lost = A domino can mark two boxes of one line. Marks for a row that is full or crossed out are lost.
page-rules-spellbook-won = The player on the left marked the last box (the round one) first and wins “{ $power }”. The row on the right is crossed out.
page-rules-spellbook-open = Nobody has “{ $power }” yet: { $left } of { $boxes } boxes are marked on the left, { $right } on the right.

page-rules-powers = The powers
page-rules-powers-text = You can use each power once, and only if you won it. The first four you keep until you want them, in any later round. The two with a lightning bolt are used at once, player A’s before player B’s. Tick a power once you have used it.
page-rules-powers-together = You may use several powers in one round, but not “{ $free }” and “{ $split }” on the same domino.
page-rules-powers-undrawn = You declare “{ power-free }”, “{ power-split }”, “{ power-turn }” and the castle’s bonus as you draw, so if you don’t draw, you keep them. “{ power-both }” is used up when you take the dice.
page-rules-power-line = { $boxes ->
    [one] One box of { $arms }
   *[other] { $boxes } boxes of { $arms }
}
page-rules-power-at-once = at once
page-rules-power-free = Draw this round’s domino without the connection rule. Its halves still share a side.
page-rules-power-split = Draw your two dice apart. You must draw both, and each must follow the connection rule on its own.
page-rules-power-both = In a round in which you are player A, take two dice at once. Player B gets the other two.
page-rules-power-turn = After the draft, turn one of your dice to another of its own faces. The new face is what you draw, and what marks the spellbook.
page-rules-power-domains = Choose a coat of arms for the rest of the game, even one you haven’t drawn yet. At the end each of your domains of it scores 3 extra points, crosses or not.
page-rules-power-cross = Add one cross to a cell you have drawn, this round’s included, that has fewer than two crosses. If there is none, the power is lost.

page-rules-end = The end and the score
page-rules-end-text = The game ends after the round in which a map becomes full, or in which neither player draws a domino. The spellbook is still marked in that round.
page-rules-score-text = A domain is a group of cells with the same coat of arms, joined by their sides; a single cell is a domain too. It scores the number of its cells times the number of its crosses, so a domain without crosses scores nothing.
page-rules-example-text = An example: this player won “{ $power }” and chose { $arms }.
page-rules-example-domain = Domain
page-rules-example-cells = Cells
page-rules-example-crosses = Crosses
page-rules-example-points = Points
page-rules-example-bonus = { $power } ({ $arms }): 3 points for each of { $count ->
    [one] 1 domain
   *[other] { $count } domains
}
page-rules-example-total = Total

page-rules-ties = Ties
page-rules-ties-text = The higher total wins. If the totals are equal, the player with the largest single domain wins, crosses or not. If those are equal too, the game is a tie, or in the Italian edition lots decide.

page-rules-editions = Editions
page-rules-editions-text = The five rulebooks differ in two details. You choose the edition when you start a game.
page-rules-editions-contradiction = The Spanish and Italian rulebooks contradict themselves: you mark boxes only after drawing, yet a player who can’t draw still marks the spellbook. Blazon follows the first rule in those two editions and the second in Standard.

page-rules-credits = Credits
page-rules-credits-text = The game is Kingdomino Duel by Bruno Cathala and Ludovic Maublanc, published by Blue Orange in 2019.
page-rules-credits-unofficial = Blazon is unofficial. Its name, drawings and texts are its own, and it has no connection with the authors or the publisher.

## The lesson

page-lesson-title = First game
page-lesson-next = Next
page-lesson-keep = Keep playing this game
page-lesson-leave = Leave the lesson
page-lesson-progress = Step { $step } of { $steps }

page-lesson-roll = You each draw a kingdom. You are player A: roll the four dice for both of you.
page-lesson-take = Take { $dice }. Your opponent takes two of the rest, and the last one is yours.
page-lesson-castle = These two dice are your domino. Choose a cell beside the castle, then draw it.
page-lesson-spellbook = { $plain } has no cross, so it marked a box. { $crossed } marks none, but it scores.
page-lesson-take-two = Now take two: { $dice }. Your opponent gets the rest.
page-lesson-same = Now touch the same arms: make { $arms } one domain. { $cells } cells × { $crosses } crosses = { $points } points.
page-lesson-last-box = You are player A again. Roll, then take { $dice }: it marks the last box.
page-lesson-wild = The question mark is any arms. Give it the castle’s cross, once a game: { $die }.
page-lesson-power = You filled the line first: “{ $power }” is yours. Add its cross to your largest domain.
page-lesson-score = Each domain scores its cells times its crosses. When a map is full, the higher score wins.

page-lesson-nudge-read = Read this first, then press Next.
page-lesson-nudge-roll = Roll the dice first.
page-lesson-nudge-take = That’s allowed, but this time take { $dice }.
page-lesson-nudge-castle-kept = That’s allowed, but save the castle’s bonus for later.
page-lesson-nudge-same = That’s allowed, but this time make { $arms } one domain of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, and save the castle’s bonus for later.
page-lesson-nudge-castle = That’s allowed, but this time give the castle’s cross to { $die }.
page-lesson-nudge-power = That’s allowed, but the cross counts for more in your largest domain.

## What is wrong with a text that should be a game

expected-arms = a coat of arms (d b D B s q)
expected-face = a face (? or a coat of arms with up to two crosses)
expected-cell = a cell (a1 to g5, but not the castle d3)
expected-seat = a player (F or S)
expected-die = a die (1 to 4)
expected-higher-die = a die with a higher number
expected-move = a move
expected-join = a sign between the halves (+ ~ or /)
expected-once-a-drawing = at most one castle cross and one turned die
expected-square = an empty cell (.) or a coat of arms with up to two crosses
expected-marks = a number of marks (0 to 9)
expected-power = a power (f s b t d c, in this order, or -)
expected-castle = the state of the castle (^ or -)
expected-round = a round (1 to 99)
expected-player-a = player A of that round (F if it is odd, S if it is even)
expected-step = a step (roll, take, draw, flash, lots or over)
expected-drew = whether a domino was drawn (+ or -)
expected-arms-in-order = coats of arms in the order d b D B s q
expected-edition = an edition (standard es it fr pt ko)
expected-component = a component (die 1: to die 4:, line d: to line q:)
expected-component-once = each die and each line only once
expected-all-components = four dice and six lines
expected-boxes = a number of boxes (1 to 9)
expected-power-name = a power (free split both turn domains cross)
expected-power-once = each power on one line only
expected-rules-tag = the tag [Rules "1"]
expected-tag-name = the name of a tag, in letters
expected-tag-once = each tag only once
expected-tag-text = a text in quotes (at most 200 characters, no control characters, none that change the text direction)
expected-fewer-tags = at most 64 tags
expected-no-tag-beside-position = no edition or components next to a position
expected-this-round = the number of this round
expected-sign = “{ $sign }”
expected-end = the end of the text
expected-shorter-text = at most 1 MiB of text

found-end = the end
expected-found = expected { $expected }, found { $found }.
place-error = Line { $line }, column { $column }: { $fault }
setup-error = No game can reach this position. { $faults }
record-result = The result is { $actual }, not { $said }.
tag-name-error = That isn’t the name of a tag you can set.
tag-text-error = That text is too long or has characters that can’t be used. Use at most 200 characters, no control characters, and none that change the text direction.
tag-too-many-error = This record already has 64 tags. It can’t hold more.

fault-round = There is no round { $round }.
fault-odd-cells = { $seat }: the number of drawn cells is odd.
fault-too-many-cells = { $seat }: more dominoes are drawn than rounds were played.
fault-too-few-cells = Nobody drew in some round, so the game should have ended.
fault-nothing-drawn = { $seat }: the map is empty although a domino was drawn.
fault-unconnected = { $seat }: some drawn cells are connected to nothing.
fault-no-dominoes = { $seat }: the drawn cells can’t be divided into dominoes.
fault-too-many-in-line = { $seat }: the { $arms } line has more marks than boxes.
fault-too-many-marks = { $seat }: there are more marks than the dominoes so far allow.
fault-both-filled = Both players have completed the { $arms } line.
fault-held-unfilled = { $seat }: “{ $power }” is held, but its line isn’t complete.
fault-lightning-held = { $seat }: “{ $power }” is held, but it is used at once.
fault-no-lightning = { $seat }: there is no lightning power to use.
fault-chosen = { $seat }: a coat of arms is chosen without “{ power-domains }”, or “{ power-domains }” has no coat of arms.
fault-hands = The dice aren’t dealt two to each player.
fault-waiting = { $seat }: the pending marks don’t match the domino.
fault-both-done = Both players have drawn, but the spellbook isn’t marked.
fault-full-map = { $seat }: the map is full, but the game goes on.
fault-lots = There is no tie for lots to break, or lots haven’t been drawn yet.

### What the page says only of play by link. It is sent to those who come to it.

## The page: inviting somebody

page-online-lead = Create a table and send the link. Your friend opens it, and the game starts. No account needed.
page-online-invite = Invite a friend
page-online-starts-you = You
page-online-starts-friend = Your friend
page-online-time = Time
page-online-time-none = No limit
page-online-time-rounds = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} + { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} a round
page-online-time-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} a move
page-online-join-who = Who can join?
page-online-join-link = Only with the link
page-online-join-anyone = Anyone
page-online-create = Create the table
page-online-creating = Creating the table…
page-online-open-tables = Open tables
page-online-open-tables-none = No open tables right now. Create one that anyone can join.
page-online-open-tables-looking = Looking for open tables…
page-online-someone = Someone
page-online-join = Join
page-online-join-of = Join { $name }
page-online-joining = Joining…

## The page: invitations

page-online-invitation = Invitation
page-online-invited-by = { $name } invites you to a game
page-online-invited = You’re invited to a game
page-online-opening = Opening the link…
page-online-taken = Someone has already joined this game. Ask for the link to watch it, or invite someone to a game of your own.
page-online-awaiting = Waiting for your friend
page-online-awaiting-about = Send the link, or let your friend scan the code. The game starts as soon as someone joins. You can leave this page: the table stays in My games.
page-online-awaiting-listed = While this page is open, your table is also in the list of open tables.
page-online-awaiting-start = Both players are here. The game is about to start.
page-online-link-play = Link to play
page-online-link-watch = Link to watch
page-online-link-watch-about = Anyone with this link can watch. They don’t see hidden drawings, and they can’t do anything.
page-online-link-seat = Your seat
page-online-link-seat-about = Open this link on your other device and play on there. Don’t share it: whoever has it can play for you.
page-online-copy = Copy
page-online-code = QR code of the link

## The page: at the table

page-online-connecting = Connecting…
page-online-connected = Connected
page-online-reconnecting = Reconnecting…
page-online-disconnected = Not connected
page-online-watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
page-online-here = { $name } is here
page-online-away = { $name } is away
page-online-drawn = { $name } has drawn
page-online-watching = You’re watching
page-online-sending = Sending…
page-online-waiting = Waiting for { $name }.
page-online-both-draw = Both players are drawing.
page-online-played-for = The computer is playing for { $name }.
page-online-played-for-you = You were away, so the computer is finishing your game.
page-online-kept = No connection. Your move is saved and will be sent.
page-online-your-turn-title = ● Your turn · { $title }
page-online-time-left = Time left: { $time }
page-online-time-low = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left.
page-online-time-long = { $days ->
    [one] 1 day
   *[other] { $days } days
}

## The page: asking the other player

page-online-asks-tie = { $name } offers a tie.
page-online-asks-back = { $name } would like to take back the last move.
page-online-asks-rematch = { $name } would like a rematch.
page-online-asked-tie = You offered a tie.
page-online-asked-back = You asked to take back your last move.
page-online-asked-rematch = You asked for a rematch.
page-online-accept = Accept
page-online-decline = Decline
page-online-withdraw = Cancel
page-online-gone = { $name } has been away for a while. Keep waiting, claim the win, or let the computer finish the game.
page-online-wait = Wait
page-online-claim = Claim the win
page-online-replace = Computer plays
page-online-offer-tie = Offer a tie
page-online-ask-back = Ask to take back
page-online-resign = Resign
page-online-resign-about = Give up this game? Your opponent wins.
page-online-device = Play on another device
page-online-watch = Let others watch
page-online-react = React
page-online-hello = Hello!
page-online-nice = Nice one!
page-online-wow = Wow!
page-online-oops = Oops!
page-online-thanks = Thank you!
page-online-good-game = Good game!
page-online-says = { $name }: { $word }

## The page: the end of a game by link

page-online-ended-resigned = { $who ->
    [you] You resigned.
   *[name] { $name } resigned.
}
page-online-ended-time = { $who ->
    [you] Your time ran out.
   *[name] { $name } ran out of time.
}
page-online-ended-left = { $who ->
    [you] You were away for too long.
   *[name] { $name } left the game.
}
page-online-ended-agreed = The players agreed on a tie.
page-online-ended-abandoned = Nobody came back to finish this game.
page-online-ended-winner = { $who ->
    [you] You win!
   *[name] { $name } wins.
}
page-online-dice-fair = Dice checked
page-online-dice-unfair = The dice don’t match what the server sealed before the game.
page-online-ribbon = Online
page-online-ribbon-you = Your turn
page-online-ribbon-them = Waiting for { $name }
page-online-ribbon-nobody = Waiting for someone to join

## The page: what is wrong

page-online-version = This page and the server are different versions. Reload the page.
page-online-no-table = This table doesn’t exist any more.
page-online-no-entry = This link doesn’t open anything. Check that it is complete.
page-online-name = Please choose another name: at most 24 characters, no special ones.
page-online-too-many = That was too much at once. Wait a moment and try again.
page-online-full = The server has run out of space. Your game is safe, but nothing new can be saved. Try again later.
page-online-late = Too late: something else happened first.
page-online-asked-already = That has been asked already.
page-online-nothing-back = You can’t take that back: the next dice have been rolled, or the drawings have been shown.
page-online-refused = The server refused that. Reload the page and try again.

## The rules page: dice that nobody has to trust

page-online-dice = Fair dice online
page-online-dice-who = When you play by link, the server rolls the dice, but you don’t have to trust it. Nobody can choose a roll, not even the server, and neither player can work one out in advance.
page-online-dice-seal = Before the game the server locks away a secret number and shows its seal. Then your device and your opponent’s each add a random number of their own, and neither sees the other’s until both are fixed. Every roll follows from these three numbers.
page-online-dice-check = After the game the server opens the seal. Your device checks it and works out every roll again. “{ page-online-dice-fair }” under the result means that all of them match.
page-online-dice-proof = A saved game carries the proof along. Import it here, and its dice are checked again.
page-online-dice-statistics = Rolls on this server
page-online-dice-rolls = So far: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}.
page-online-dice-even = Every face comes up about as often as it should, whatever came before.
page-online-dice-uneven = Some faces come up more or less often than chance explains.
page-online-dice-probable = χ² test: fair dice would stray this far or farther with a probability of { $single } for single faces and { $following } for one face after another.
page-online-dice-none = Nobody has rolled on this server yet.

### What only commands and the server say. The page is built without what follows.

## The page before it starts

page-description = Play Kingdomino Duel in your browser, against the computer or a friend beside you. Works offline.
page-not-started = The page couldn’t start. Check your connection and reload. If that doesn’t help, update your browser.
page-without-script = Blazon runs in your browser. Please allow JavaScript for this page and reload it.

## The terminal: starting a game

terminal-welcome = Blazon: two players, four dice, two maps. Type ? for help at any time, q to quit.
terminal-ask-opponent = Who do you want to play? Enter: 1.
terminal-opponent-person = another person at this keyboard
terminal-opponent-random = a computer player that moves at random
terminal-ask-name = Your name? Enter: { $default }.
terminal-ask-name-first = Name of the player who rolls first? Enter: { $default }.
terminal-ask-name-second = Name of the other player? Enter: { $default }.
terminal-random-name = Random
terminal-same-name = The other player already has that name. Choose another.
terminal-ask-edition = Which rulebook edition? Enter: 1.
terminal-begin = { $first } vs. { $second }. { $who ->
    [you] You roll first.
   *[name] { $first } rolls first.
} Edition: { $edition }.
terminal-daily = Daily duel of { $date }. Everyone gets the same dice.
terminal-daily-ordinary = This isn’t the daily duel of { $date }, because the dice, the rules or the opponent differ. It continues as an ordinary game.

## The terminal: a round

terminal-ask-draw = { $who ->
    [you] Draw your domino: { $one } and { $other }.
   *[name] { $name }, draw your domino: { $one } and { $other }.
}
terminal-ask-how = What do you want to do? Enter: 1.
terminal-how-plain = just draw it
terminal-how-continue = continue with this
terminal-how-castle = the castle’s bonus: one extra cross on one of your dice
terminal-how-dont-draw = don’t draw
terminal-castle-explained = The castle’s bonus: once a game you may add a cross to one of your two dice, even a wild one. That die then marks no box this round.
terminal-using = Using { $spent }.
terminal-ask-castle = Which die gets the castle’s cross?
terminal-ask-turn = Which die do you want to turn, and to which face?
terminal-turn-to = { $die } to { $face }
terminal-ask-arms = Die { $number } is wild. Which coat of arms do you draw?
terminal-ask-cell = Die { $number } ({ $what }): which cell?
terminal-preview = Preview: { $what } on { $cell } and { $what2 } on { $cell2 }.
terminal-preview-points = Points: { $now } now, { $then } after this.
terminal-preview-marks = Boxes it marks: { $marks }.
terminal-preview-mark = { $arms } ({ $marks } of { $boxes })
terminal-preview-no-marks = It marks no box.
terminal-preview-uses = It uses { $spent }.
terminal-ask-confirm = Enter or 1: draw it. u: go back.
terminal-ask-domains = { $who ->
    [you] “{ power-domains }” is yours!
   *[name] { $name }, “{ power-domains }” is yours!
} Choose a coat of arms: each of its domains scores 3 points at the end.
terminal-domains-item = { $arms }: { $count ->
    [0] no domains yet
    [one] 1 domain now
   *[other] { $count } domains now
}
terminal-ask-cross = { $who ->
    [you] “{ power-cross }” is yours! Which cell gets a cross?
   *[name] { $name }, “{ power-cross }” is yours! Which cell gets a cross?
}
terminal-cross-item = { $cell } ({ $what }): { $points ->
    [one] 1 more point
   *[other] { $points } more points
}

## The terminal: looking around

terminal-map-legend = Letters: d dot, b bar, D two dots, B two bars, s solid, q quarters. A digit counts crosses. A full stop is an empty cell, # is the castle. In a preview, new cells stand in brackets.
terminal-map-empty = Nothing is drawn yet.
terminal-cells-left = { $count ->
    [0] No empty cells.
    [one] 1 empty cell: { $cells }
   *[other] { $count } empty cells: { $cells }
}
terminal-spellbook = Spellbook: boxes marked.
terminal-line-open = { $arms }, { $power }: { $first } ({ $marks } of { $boxes }), { $second } ({ $marks2 } of { $boxes }).
terminal-line-held = { $arms }, { $power }: { $who ->
    [you] you completed it and still have the power.
   *[name] { $name } completed it and still has the power.
} { $other }: crossed out at { $marks } of { $boxes }.
terminal-line-used = { $arms }, { $power }: { $who ->
    [you] you completed it and have used the power.
   *[name] { $name } completed it and has used the power.
} { $other }: crossed out at { $marks } of { $boxes }.
terminal-castle-ready = { $who ->
    [you] You haven’t used your castle’s bonus yet.
   *[name] { $name } hasn’t used the castle’s bonus yet.
}
terminal-castle-used = { $who ->
    [you] You have used your castle’s bonus.
   *[name] { $name } has used the castle’s bonus.
}
terminal-chosen = { $who ->
    [you] You chose { $arms } for “{ power-domains }”.
   *[name] { $name } chose { $arms } for “{ power-domains }”.
}
terminal-dice-of = Dice of round { $round }:
terminal-dice-none = Nobody has rolled yet.
terminal-die-free = Die { $number }: { $face }, not taken.
terminal-die-of = Die { $number }: { $face }, { $name }.
terminal-log-empty = Nothing has happened yet.
terminal-no-game = No game has started yet. Answer the question first.
terminal-maps-on = Maps are now shown before each drawing.
terminal-maps-off = Maps are no longer shown before each drawing.
terminal-coach-on = The coach is on and asks before a costly choice.
terminal-coach-off = The coach is off.
terminal-coach-not-here = The coach is only there in games against the computer, and not in the daily duel.
terminal-help =
    Type the number of your choice. Where it says so, Enter picks the first one.
    You can also type a cell, such as c4, or both cells at once: c4 c5.
    m   your map
    o   the other map
    w   your map in words, domain by domain
    wo  the other map in words
    s   spellbook: boxes, powers, castle’s bonus
    d   this round’s dice and who has which
    p   both players’ points, domain by domain
    l   log of the whole game (l 2: the last two rounds)
    a   coats of arms and powers, and what they do
    v   maps before each drawing: on or off
    c   coach, who asks before a costly choice: on or off
    r   repeat the question
    u   undo one step
    save FILE   save the game
    load FILE   continue a saved game
    q   quit
    ?   this help
    Moves in notation work too, such as 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power } ({ $arms }, { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}): { $about }

## The terminal: answers

terminal-unknown = “{ $line }” isn’t an answer here. Type ? for help.
terminal-not-possible = That doesn’t work. { $reason }
terminal-not-this-cell = You can’t draw it on { $cell } from here.
terminal-no-place = There is no place for it like this. Type u to go back.
terminal-undone = Undone: { $event }
terminal-nothing-to-undo = There is nothing to undo.
terminal-save-needs-name = Type save and the name of a file.
terminal-load-needs-name = Type load and the name of a file.
terminal-saved = Saved as { $file }. To continue later, start Blazon and type: load { $file }
terminal-save-failed = Couldn’t save { $file }: { $reason }. You can play on.
terminal-ask-replace = { $file } already exists.
terminal-replace-yes = replace it
terminal-replace-no = keep it
terminal-not-saved = Not saved.
terminal-loaded = Loaded { $file }.
terminal-load-failed = Couldn’t load { $file }. { $reason }
terminal-ask-load = Your current game isn’t saved and would be lost.
terminal-load-yes = load the other game anyway
terminal-load-no = stay in this game
terminal-ask-quit = The game isn’t over. Quit anyway?
terminal-quit-save = save it as { $file } and quit
terminal-quit-unsaved = quit without saving
terminal-quit-stay = play on
terminal-goodbye = Goodbye.
terminal-input-ended = The input ended before the game did. This is the game so far. Put it in a file to load it again:
terminal-interrupted = Couldn’t save { $file }: { $reason }. The game is lost.
terminal-over = Game over.
terminal-daily-share = Your result to share. It gives no dice away.
terminal-ask-again = What next?
terminal-again-new = a new game with the same players
terminal-again-leave = quit (type save FILE to save this game first)

## The terminal: play by link

terminal-link-invited = { $name } invites you to a game. Edition: { $edition }. Time: { $pace }.
terminal-link-invited-unnamed = You’re invited to a game. Edition: { $edition }. Time: { $pace }.
terminal-link-pace-none = no limit
terminal-link-pace-rounds = { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
}, plus { $seconds ->
    [one] 1 second per round
   *[other] { $seconds } seconds per round
}
terminal-link-pace-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
terminal-link-ask-name = Which name should the other player see? Enter: none.
terminal-link-made = Your table is ready. Send this link to the person you want to play:
terminal-link-to-watch = Anyone with this link can watch:
terminal-link-seat = This link is your own seat. Use it to continue later or on another device, and keep it to yourself:
terminal-link-connecting = Connecting to { $server }…
terminal-link-lost = The connection is lost. Reconnecting…
terminal-link-back = You’re connected again.
terminal-link-alone = Waiting for someone to join.
terminal-link-joined = { $name } has joined.
terminal-link-joined-unnamed = Someone has joined.
terminal-link-starting = The game is about to start.
terminal-link-waiting = Waiting for { $names }.
terminal-link-drawn = { $name } has drawn. You’ll see it when both drawings are in.
terminal-link-is-here = { $who ->
    [you] You’re here.
   *[name] { $name } is here.
}
terminal-link-away = { $who ->
    [you] You’re away.
   *[name] { $name } is away.
}
terminal-link-returned = { $name } is back.
terminal-link-claim = { $name } has been gone for a while. Type claim to claim the win or finish to let the computer play on for that side, or just wait.
terminal-link-replaced = { $who ->
    [you] The computer now plays for you.
   *[name] The computer now plays for { $name }.
}
terminal-link-asks-tie = { $who ->
    [you] You’ve offered a tie. Type no to withdraw the offer.
   *[name] { $name } offers a tie. Type yes or no.
}
terminal-link-asks-back = { $who ->
    [you] You’ve asked to take back your last move. Type no to withdraw the request.
   *[name] { $name } asks to take back the last move. Type yes or no.
}
terminal-link-asks-rematch = { $who ->
    [you] You’ve asked for a rematch. Type no to withdraw the request.
   *[name] { $name } wants a rematch. Type yes or no.
}
terminal-link-declined = { $name } said no.
terminal-link-withdrawn = { $name } no longer asks for it.
terminal-link-resigned = { $who ->
    [you] You resigned.
   *[name] { $name } resigned.
}
terminal-link-time-up = { $who ->
    [you] You ran out of time.
   *[name] { $name } ran out of time.
}
terminal-link-left = { $who ->
    [you] You were away too long.
   *[name] { $name } was away too long.
}
terminal-link-agreed = Both players agreed on a tie.
terminal-link-abandoned = Nobody came back, so the game was closed.
terminal-link-wins = { $who ->
    [you] You win.
   *[name] { $name } wins.
}
terminal-link-fair = { $rolls ->
    [one] 1 roll checked: fair.
   *[other] { $rolls } rolls checked: fair.
}
terminal-link-unfair = The dice of this game are not the ones the server had committed to. Don’t trust this result. “save FILE” keeps the proof.
terminal-link-rematch = a rematch, with the other player rolling first
terminal-link-next = The rematch begins.
terminal-link-watched = That was the game. Type save FILE to save it, q to quit.
terminal-link-watchers = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
terminal-link-time = { $who ->
    [you] Your time: { $time }.
   *[name] { $name }: { $time }.
}
terminal-link-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
terminal-link-no-clock = This game has no time limit.
terminal-link-ask-resign = Do you want to resign?
terminal-link-resign = resign
terminal-link-say-what = Type say and one of these words: { $words }.
terminal-link-says = { $name }: { $said }
terminal-link-muted = Short messages from the other player are now off.
terminal-link-unmuted = Short messages from the other player are on again.
terminal-link-no-undo = A move that is made can only be taken back if the other player agrees. Type back to ask.
terminal-link-no-load = You can’t load a game at this table.
terminal-link-leave = Your seat stays yours. To come back, run:
terminal-link-unreachable = Couldn’t reach { $server }. Check the address and your connection.
terminal-link-strange = { $server } doesn’t answer like a Blazon server.
terminal-link-help =
    At this table you can also type:
    who    who is here, and how many are watching
    time   how much time is left
    seat   the link of your own seat
    yes, no   answer the other player
    tie    offer a tie
    back   ask to take back your last move
    resign   give up
    claim, finish   when the other player has been gone for a while
    rematch   play again after the end
    say WORD   send a short message: hello, nice, wow, oops, thanks or gg
    mute   short messages: on or off
terminal-reaction-hello = Hello!
terminal-reaction-nice = Nice one!
terminal-reaction-wow = Wow!
terminal-reaction-oops = Oops!
terminal-reaction-thanks = Thank you!
terminal-reaction-good-game = Good game!
terminal-refused-version = This program and the server are of different versions. Update the older one.
terminal-refused-no-such-table = There is no such table. It may have been removed.
terminal-refused-no-such-token = This link doesn’t open the table. Check that it is complete.
terminal-refused-watching = You’re only watching.
terminal-refused-seat-taken = Someone else has taken this seat.
terminal-refused-not-started = The game hasn’t started yet.
terminal-refused-over = The game is over.
terminal-refused-not-over = The game isn’t over yet.
terminal-refused-not-yours = It isn’t your turn to do that.
terminal-refused-illegal = The rules don’t allow that move.
terminal-refused-stale = Something else happened first. Have another look.
terminal-refused-nothing-asked = Nobody is asking you anything.
terminal-refused-asked-already = There is already a question waiting for an answer.
terminal-refused-nothing-to-take-back = There is nothing to take back: dice and drawings that have been shown stay.
terminal-refused-not-gone = The other player hasn’t been gone long enough.
terminal-refused-name = That name is too long, or it contains characters that can’t be shown. Up to 24 characters work.
terminal-refused-terms = The server doesn’t accept these terms.
terminal-refused-too-many = The server has had too many requests from here. Wait a minute and try again.
terminal-refused-too-many-at-table = There is no room for another connection at this table.
terminal-refused-full = The server’s disk is full. Games can still be viewed, but not continued.
terminal-refused-unavailable = The server can’t do that right now. Try again in a moment.
terminal-refused-misunderstood = The server doesn’t understand this program. Update both.

## Commands

cli-about = Blazon: a duel of dice, maps and magic for two players.
cli-about-serve = Start the page of the game and open it in your browser (also without a command)
cli-about-backup = Copy a server’s database to a new file, even while the server is running
cli-about-move = Move a server’s database from SQLite to PostgreSQL, or back
cli-about-play = Play in the terminal, with another person, by link or against the computer
cli-about-daily = Play the daily duel: the same dice for everyone, a different opponent each day of the week
cli-about-simulate = Play many games between computer players and summarise them
cli-about-match = Play two computer players against each other with the same dice and say which is stronger
cli-about-ladder = Rank many computer players by Elo
cli-about-merge = Combine the parts of a match, ladder, simulation or measurement
cli-about-show = Draw a position, or the end of a recorded game
cli-about-check = Replay recorded games and check that they follow the rules
cli-about-verify = Check the proof in recorded games that their dice were fair
cli-about-replay = Print a recorded game move by move
cli-about-analyse = Analyse a recorded game: luck, costly moves and chances to win
cli-about-legal = List the legal moves, one per line
cli-about-hint = Suggest a move, with its chance to win and the reasons
cli-about-engine = Answer another program line by line (see docs/protocol-engine.md)
cli-about-perft = Count the ways a game can continue with these rolls
cli-about-bench = Measure how fast the rules and the players are
cli-about-bench-playouts = Play random games on one core for a given time
cli-about-bench-greedy = Play games between greedy players on one core for a given time
cli-about-bench-net = Count how many drawings the net evaluates on one core
cli-about-bench-decide = Measure how long a player takes per decision on one core
cli-about-measure = Measure how good decisions are and how accurate predictions are
cli-about-measure-endings = Compare decisions with two rounds left to the exact solution
cli-about-measure-decisions = Test decisions by playing games on with the same dice
cli-about-measure-calibration = Compare the net’s predictions with how games end
cli-about-measure-powers = Count how often powers are won, used and wasted
cli-about-measure-accuracy = Compare how accurately the eight levels decide
cli-about-puzzles = Make, check and show puzzles: decisions with one clearly best answer
cli-about-puzzles-make = Find puzzles in games of the computer players and prove them
cli-about-puzzles-check = Prove puzzles again, with other dice
cli-about-puzzles-show = Show a puzzle
cli-about-train = Train a net by self-play and write its weights
cli-about-train-learn = Learn a generation once all its games have been played
cli-about-train-plan = Set up a training that several computers work on
cli-about-train-play = Play part of a generation’s games
cli-about-components = Print the dice and the spellbook as a file to edit, or check such a file
cli-about-help = Print this help, or the help of a command

cli-usage = blazon [COMMAND] [OPTIONS]
cli-usage-serve = blazon serve [OPTIONS]
cli-usage-backup = blazon backup FILE [--database FILE] [--recover]
cli-usage-move = blazon move --from DATABASE --to DATABASE
cli-usage-play = blazon play [LINK] [OPTIONS]
cli-usage-daily = blazon daily [DATE] [--dice]
cli-usage-simulate = blazon simulate [--games NUMBER] [--seed NUMBER] [OPTIONS]
cli-usage-match = blazon match LEFT RIGHT [--pairs NUMBER] [--seed NUMBER] [OPTIONS]
cli-usage-ladder = blazon ladder [PLAYER]... [OPTIONS]
cli-usage-merge = blazon merge [--json] [--svg FILE] FILE...
cli-usage-show = blazon show [FILE|POSITION|-]
cli-usage-check = blazon check [--json] FILE...
cli-usage-verify = blazon verify [--json] FILE...
cli-usage-replay = blazon replay [--json] FILE
cli-usage-analyse = blazon analyse [--html FILE] [--json] [OPTIONS] FILE
cli-usage-legal = blazon legal [OPTIONS] POSITION
cli-usage-hint = blazon hint [OPTIONS] POSITION
cli-usage-engine = blazon engine
cli-usage-perft = blazon perft [OPTIONS] POSITION [ROLL]...
cli-usage-bench = blazon bench COMMAND [OPTIONS]
cli-usage-bench-playouts = blazon bench playouts [--seconds NUMBER | --games NUMBER] [--seed NUMBER] [OPTIONS]
cli-usage-bench-greedy = blazon bench greedy [--seconds NUMBER | --games NUMBER] [--seed NUMBER] [OPTIONS]
cli-usage-bench-net = blazon bench net [--seconds NUMBER] [--seed NUMBER] [--net FILE] [--json]
cli-usage-bench-decide = blazon bench decide [--player PLAYER] [--positions NUMBER] [--seed NUMBER] [OPTIONS]
cli-usage-measure = blazon measure COMMAND [OPTIONS]
cli-usage-measure-endings = blazon measure endings [--positions NUMBER] [--player PLAYER]... [OPTIONS]
cli-usage-measure-decisions = blazon measure decisions [--positions NUMBER] [--rollouts NUMBER] [--player PLAYER] [OPTIONS]
cli-usage-measure-calibration = blazon measure calibration [--games NUMBER] [--net FILE] [OPTIONS]
cli-usage-measure-powers = blazon measure powers [--games NUMBER] [--player PLAYER] [OPTIONS]
cli-usage-measure-accuracy = blazon measure accuracy [--games NUMBER] [--nodes NUMBER] [OPTIONS]
cli-usage-puzzles = blazon puzzles COMMAND [OPTIONS]
cli-usage-puzzles-make = blazon puzzles make --out FILE [--count NUMBER] [OPTIONS]
cli-usage-puzzles-check = blazon puzzles check [FILE] [--count NUMBER] [OPTIONS]
cli-usage-puzzles-show = blazon puzzles show NUMBER [FILE] [--answer]
cli-usage-train = blazon train [COMMAND] --out FILE [OPTIONS]
cli-usage-train-learn = blazon train learn --out FILE [--generation NUMBER] [OPTIONS]
cli-usage-train-plan = blazon train plan --out FILE [OPTIONS]
cli-usage-train-play = blazon train play --out FILE [--generation NUMBER] [--shard I/N] [OPTIONS]
cli-usage-components = blazon components [FILE]
cli-usage-help = blazon help [COMMAND]

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-examples = Examples:
cli-heading-levels = Levels:
cli-level-item = { $player }  { $name }: { $about }

cli-value-address = ADDRESS
cli-value-command = COMMAND
cli-value-date = DATE
cli-value-file = FILE
cli-value-database = DATABASE
cli-value-folder = FOLDER
cli-value-language = LANGUAGE
cli-value-left = LEFT
cli-value-milliseconds = MILLISECONDS
cli-value-name = NAME
cli-value-number = NUMBER
cli-value-opponent = OPPONENT
cli-value-player = PLAYER
cli-value-position = POSITION
cli-value-right = RIGHT
cli-value-roll = ROLL
cli-value-seat = SEAT
cli-value-subject = FILE|POSITION

cli-help-backup = The new file
cli-help-command = The command to explain
cli-help-components = The file to check (default: print the standard components)
cli-help-daily = The day, such as { $example } (default: today)
cli-help-ladder = The players, weakest first (default: all levels and yardsticks)
cli-help-left = The player whose score is reported: a name such as best, or cmd: followed by the command of another program
cli-help-right = The other player
cli-help-parts = The JSON output of match, ladder, simulate or measure with --shard
cli-help-position = “start”, a line of notation, a file with a position or a record (its end is used), or - for standard input
cli-help-record = The recorded game, or - for standard input
cli-help-records = The recorded games; - is standard input
cli-help-rolls = The rolls to come, such as 'd/b/s2/?'
cli-help-subject = “start”, a line of notation, a file with a position or a record (its end is used), or - for standard input (default: start)
cli-help-exit-codes =
    Exit codes:
      0  success
      1  the input is wrong: a record, a position or a set of components
      2  the command line is wrong
      3  something couldn’t be read or written

cli-option-address = Address and port to serve at (default: 127.0.0.1:4000, reachable from this computer only)
cli-option-against = Your opponent: person, random, level:1 to level:8 or another player (default: ask)
cli-option-alternatives = Number of alternatives to show (default: 3)
cli-option-bench-games = Number of games to play, instead of a time
cli-option-components = Use the dice and the spellbook from this file
cli-option-count = Print only how many there are
cli-option-database = The database: a file, or an address such as postgres://user@host/name (default: blazon.db in your data folder)
cli-option-from = The database with the games, which stays as it is. No server may be using it
cli-option-to = The database they go to. What an interrupted move has left there is completed
cli-option-dice = Print the dice of the day, one round per line, instead of playing
cli-option-divide = One line per first move, then the sum
cli-option-edition = Rulebook edition: standard, es, it, fr, pt or ko
cli-option-first = Computer player who rolls first, such as greedy or level:3 (default: random)
cli-option-first-name = Name of the player who rolls first
cli-option-games = Number of games (default: 1000)
cli-option-help = Print this help
cli-option-hint-player = Who suggests the move: { $known } (default: best)
cli-option-hint-seat = Player to advise: first or second (default: whoever moves next)
cli-option-hint-seed = Random seed: the same number gives the same answer
cli-option-html = Write the report to this file as a web page, replacing what is there
cli-option-json = Print JSON, one object per line
cli-option-analyst = Who analyses the game (default: best)
cli-option-analyst-nodes = Approximate number of positions to examine for each move
cli-option-analyst-threads = Number of moves to analyse at once (default: one per core); the report is the same
cli-option-analyst-time = Milliseconds for each move; the report may then differ from run to run
cli-option-lang = Language: en, es, it, fr, pt-BR or ko (default: the system’s)
cli-option-coach = Ask before a choice that costs much (against the computer only)
cli-option-load = Continue this saved game
cli-option-luck = Also give the score without the luck of the dice
cli-option-match-nodes = Most nodes to examine for each decision
cli-option-match-time = Time for each decision
cli-option-measure-games = Number of games (default: { $default })
cli-option-measure-level-games = Number of games of each level (default: { $default })
cli-option-measure-judge-nodes = Approximate number of positions the analyst examines for each decision (default: { $default })
cli-option-measure-finisher = Who plays the games on: net or greedy (default: net)
cli-option-measure-nodes = Most nodes for an exact solution (default: { $default }); positions that need more are skipped
cli-option-measure-player = Player to measure, such as best or best@FILE (default: best)
cli-option-measure-players = Player to measure, such as best or best@FILE (default: best); repeat for more (net is always included)
cli-option-measure-positions = Number of positions (default: { $default })
cli-option-measure-rollouts = Number of games for each candidate (default: { $default })
cli-option-measure-rounds = Number of rounds left, 1 to { $most } (default: { $default })
cli-option-puzzles-out = Write the puzzles to this file, after each one that is found
cli-option-puzzles-count = Number of puzzles (default: { $default })
cli-option-puzzles-check-count = Check only this many, from the first on (default: all)
cli-option-puzzles-games = Most games to search for each kind of proof (default: { $default })
cli-option-puzzles-answer = Show the answer and the reasons too
cli-help-puzzles-file = File of puzzles (default: the ones that come with Blazon)
cli-help-puzzles-number = Number of the puzzle, from 1
cli-option-net = Use the weights from this file instead of the built-in ones
cli-option-no-browser = Don’t open a browser
cli-option-nodes = Approximate number of positions to examine
cli-option-own-seat = Your place against the computer: first or second
cli-option-pairs = Number of pairs of games (default: 100)
cli-option-patience = Milliseconds another program may take to answer (default: 10000), on top of its time for the decision
cli-option-records = Write the record of each game to this folder
cli-option-seat = Only this player’s moves: first or second
cli-option-second = Computer player who rolls second, such as greedy or level:3 (default: random)
cli-option-second-name = Name of the other player
cli-option-seconds = Seconds to play (default: 5)
cli-option-seed = Random seed: the same number gives the same games
cli-option-shard = Play only this part of the run: 2/5 is the second of five
cli-option-sprt = Stop as soon as it is clear which of these two Elo differences is closer to the truth
cli-option-svg = Draw the ladder in this file
cli-option-threads = Number of games to play at once (default: one per core); the results are the same
cli-option-time = Milliseconds to think
cli-option-train-epochs = Passes over each generation’s samples (default: { $default })
cli-option-train-calibration-games = Number of games that calibrate the finished net (default: { $default })
cli-option-train-first-games = Number of games between greedy players to start with (default: { $default })
cli-option-train-fresh = Start over instead of continuing an unfinished training
cli-option-train-games = Number of games the first net plays against itself (default: { $default })
cli-option-train-generation = Number of the generation, from 0; the calibration comes after the last one (default: the next one)
cli-option-train-generations = Number of later generations (default: { $default })
cli-option-train-last-games = Number of games the last generation plays (default: { $default })
cli-option-train-out = Write the weights to this file, and each finished generation next to it
cli-option-train-searched-games = Number of games each later generation plays (default: { $default })
cli-option-version = Print the version
cli-option-work-seed = Random seed: the same number gives the same result
cli-option-work-threads = Number of threads (default: one per core); the result is the same
cli-option-away = Seconds a player must be gone before the opponent may claim the win (default: 120)
cli-option-behind-proxy = Take visitors’ addresses from the last X-Forwarded-For or Forwarded header; only behind your own proxy
cli-option-connections = Number of connections at one time (default: 10000, or what the system allows)
cli-option-devices-per-seat = Number of devices one player can use at a table (default: 8)
cli-option-keep = Days to keep finished games (default: keep them all)
cli-option-lan = Serve your local network too, and print the address with a QR code
cli-option-log = What to log: off, error, warn, info or debug (default: warn)
cli-option-log-format = Format of the log: text or json (default: text)
cli-option-messages = Messages per 20 seconds from one player (default: 100); watchers may send half as many
cli-option-origin = Another address the page may come from, such as https://blazon.example (may be repeated)
cli-option-recover = Save what can still be read of a damaged database
cli-option-requests-per-minute = Requests per minute from one address (default: 120)
cli-option-sockets-per-address = Connections to tables from one address (default: 256)
cli-option-tables-per-minute = New tables per minute from one address (default: 5)
cli-option-untouched = Days without a move before a game counts as abandoned (default: 60)
cli-option-waiting = Days a table waits for an opponent before it is removed (default: 7)
cli-option-watchers-per-table = Number of watchers at one table (default: 100)

## Commands: what is wrong with a command line

cli-argument-address = “{ $value }” isn’t an address with a port, such as 127.0.0.1:4000.
cli-argument-against = There is no opponent “{ $name }”. Choose person or a computer player: { $known }.
cli-argument-finisher = “{ $name }” can’t play the games on. Choose net or greedy.
cli-argument-bad-value = “{ $value }” isn’t a valid value for { $option }.
cli-argument-program = “{ $name }” isn’t a program to run, or a quote isn’t closed.
cli-argument-conflict = { $option } and { $other } can’t be used together.
cli-argument-date = “{ $value }” isn’t a date from { $first } to { $last }, such as { $example }.
cli-argument-edition = There is no edition “{ $name }”. Known editions: { $known }.
cli-argument-ladder = A ladder can have at most { $most } players. You named { $count }.
cli-argument-language = There is no language “{ $name }”. Known languages: { $known }.
cli-argument-missing = “{ $option }” is missing.
cli-argument-no-command = Which command?
cli-argument-no-value = { $option } needs a value.
cli-argument-not-text = The command line contains something that isn’t UTF-8 text.
cli-argument-number = { $option } needs a number from { $least } to { $most }, not “{ $value }”.
cli-argument-other = The command line can’t be understood.
cli-argument-player = There is no player “{ $name }”. Known players: { $known }.
cli-argument-roll = The roll { $roll } isn’t possible. { $reason }
cli-argument-seat = “{ $name }” isn’t a seat. Choose first or second.
cli-argument-see-help = See “{ $command } --help”.
cli-argument-shard = --shard needs a part such as 2/5, not “{ $value }”.
cli-argument-sprt = --sprt needs two numbers from −2000 to 2000, the smaller one first, not “{ $values }”.
cli-argument-too-many = { $option } has one value too many: “{ $value }”.
cli-argument-twice = { $option } is given twice.
cli-argument-unknown = “{ $option }” isn’t expected here.
cli-argument-unknown-meant = “{ $option }” isn’t expected here. Did you mean “{ $meant }”?
cli-argument-unknown-command = There is no command “{ $name }”.
cli-argument-unknown-command-meant = There is no command “{ $name }”. Did you mean “{ $meant }”?
cli-argument-without-net = { $name } plays without a net, so it can’t be given one.
cli-argument-log = “{ $value }” can’t be logged. Choose off, error, warn, info or debug.
cli-argument-log-format = There is no log format “{ $value }”. Choose text or json.
cli-argument-origin = “{ $value }” isn’t the address of a page, such as https://blazon.example.

## Files

file-not-text = { $place }: this isn’t UTF-8 text.
file-too-long = { $file }: this is longer than 1 MiB, the most that can be read.
cannot-read-file = Couldn’t read { $file }: { $reason }.
file-reason-folder = it is a folder
file-reason-exists = another file has that name
file-reason-full = no space is left
file-reason-not-folder = part of the path isn’t a folder
file-reason-not-found = there is no such file or folder
file-reason-not-text = it isn’t text
file-reason-permission = you don’t have permission
file-reason-too-long = it is longer than 1 MiB
cli-output-failed = Couldn’t write the output: { $reason }.
cli-output-unwritten = Couldn’t write { $file }: { $reason }.
cli-seed-failed = The system provides no random numbers: { $reason }. Choose a number with --seed.
cli-program-failed = Couldn’t start { $name }: { $reason }.
cli-threads-failed = Couldn’t start a thread: { $reason }. Close other programs and try again.

## Commands: the daily duel

cli-daily-dice = Daily duel of { $date }. Opponent: { $level }.

## Commands: positions and recorded games

cli-check-sum = { $all ->
    [one] { $right } of 1 record follows the rules.
   *[other] { $right } of { $all } records follow the rules.
}
cli-verify-fair = { $file }: the dice were fair. { $rolls ->
    [one] 1 roll was checked.
   *[other] { $rolls } rolls were checked.
}
cli-verify-fair-lots = { $file }: the dice were fair. { $rolls ->
    [one] 1 roll and the draw of lots were checked.
   *[other] { $rolls } rolls and the draw of lots were checked.
}
cli-verify-none = { $file }: this record carries no proof, so its dice can’t be checked.
cli-verify-missing = { $file }: the tag { $tag } is missing from the proof, so the dice can’t be checked.
cli-verify-damaged = { $file }: the tag { $tag } of the proof is damaged, so the dice can’t be checked.
cli-verify-position = { $file }: this record starts in the middle of a game, so its dice can’t be checked.
cli-verify-seal = { $file }: the dice weren’t fair. The server’s secret isn’t the one it sealed before the game.
cli-verify-start = { $file }: the dice weren’t fair. They chose the other player to start.
cli-verify-roll = { $file }: the dice weren’t fair. In round { $round } they should have shown { $expected }, but the record says { $found }.
cli-verify-lots = { $file }: the dice weren’t fair. The other player should have won the draw of lots.
cli-verify-sum = { $all ->
    [one] { $fair } of 1 record has fair dice.
   *[other] { $fair } of { $all } records have fair dice.
}
cli-components-note =
    The standard dice and spellbook, as far as anyone knows.
    Change whatever differs in your copy. “blazon components FILE” checks the file,
    “blazon play --components FILE” plays with it.
cli-components-right = These components are valid. On one line:

report-turn-roll = Round { $round }: { $name } rolls.
report-turn-take-a = Round { $round }: { $name } (player A) takes a die.
report-turn-take-b = Round { $round }: { $name } (player B) takes two dice.
report-turn-draw = Round { $round }: { $name } draws.
report-turn-both = Round { $round }: both players draw.
report-turn-domains = Round { $round }: { $name } chooses a coat of arms for “{ power-domains }”.
report-turn-cross = Round { $round }: { $name } adds a cross.
report-turn-lots = Round { $round }: lots decide.
report-dice = Dice:
report-hand = { $name } has { $dice }
report-heading = { $name } (player { $role })
report-power-held = won
report-power-used = used
report-power-chosen = used: { $arms }
report-line-crossed-out = crossed out
report-castle-ready = Castle’s bonus: not used yet
report-castle-used = Castle’s bonus: used
cli-show-hash = Hash: { $hash }

cli-replay-round = Round { $round }, player A: { $name }

## Commands: analysis

report-analysis-title = Analysis: { $first } vs. { $second }
report-analysed-by = Analysed by { $player }.
cli-analysis-nothing = { $file }: this record has no moves to analyse.
cli-analysis-impossible = { $player } can’t analyse this game.
cli-analysis-stopped-early = Stopped before anything was analysed.
cli-analysis-written = The report is in { $file }.
report-curve = Chance to win
report-moves = Move by move
report-maps = Maps and points
report-arms = Coats of arms

report-round = Round
report-move = Move
report-before = Before
report-after = After
report-loss = Loss
report-rating = Rating
report-played = Played
report-better = Better
report-whose-chances = Before and after are the chances of the player who moves; for a roll, of the player who rolls.
report-made-by = Made with Blazon { $version }.

## Commands: hints

cli-hint-exact = The rest of the game is solved, so these numbers are exact.
cli-hint-alternatives = Alternatives:
cli-hint-alternative = { $event }. { $win }% chance to win ({ $difference }). { $said }
cli-hint-roll = There is nothing to decide yet: the dice come first.
cli-hint-lots = There is nothing to decide: lots come next.
cli-hint-chance = { $name }: { $win }% chance to win.
cli-hint-over = The game is over. { $outcome }

## Commands: simulations

cli-simulate-games = { $first } vs. { $second }. Games: { $games }. Edition: { $edition }. Seed: { $seed }.
cli-simulate-stopped = Stopped early. Games played: { $games } of { $asked }. Results so far:
cli-simulate-wins = Wins: player 1 { $first }%, player 2 { $second }%, ties { $draws }%
cli-simulate-result = Score of player 1, ties counting half: { $mean }% (95% interval: { $low }% to { $high }%)
cli-simulate-score = Average points: player 1 { $first }, player 2 { $second }
cli-simulate-length = Average length: { $rounds } rounds, { $events } moves
cli-simulate-ended = Ended by a full map { $full }%, by a round without a drawing { $nobody }%
cli-simulate-decided = Decided by points { $points }%, by the largest domain { $largest }%, by lots { $lots }%, tied { $draw }%
cli-simulate-castle = Castle’s bonus used: player 1 { $first }%, player 2 { $second }%
cli-simulate-powers = Powers:
cli-simulate-power = won in { $won }% of games, used in { $used }%
cli-simulate-signature = Signature: { $signature }

## Commands: matches and ladders

cli-match-bar = { $score }%, Elo { $elo } ({ $low } to { $high })
cli-match-stopped = Stopped early. Pairs asked for: { $asked }. Results so far:
cli-only-parts = Only part { $parts } of { $of }:
cli-match-heading = Match: { $left }, { $right }. Games, in pairs with the same dice: { $games }. Edition: { $edition }. Seed: { $seed }.
cli-match-score = Score of { $name }: { $mean }% (95% interval: { $low }% to { $high }%)
cli-match-without-luck = Without luck: { $mean }% (95% interval: { $low }% to { $high }%)
cli-match-elo = { $open ->
    [up] Elo difference: at least { $low }
    [down] Elo difference: at most { $high }
   *[no] Elo difference: { $mean } (95% interval: { $low } to { $high })
}
cli-match-pairs = Pairs by points of { $name }: 0 in { $none }, ½ in { $half }, 1 in { $one }, 1½ in { $more }, 2 in { $two }
cli-match-games = Ties: { $draws }. Average margin in points: { $margin }.
cli-match-cost = Decisions of { $name }: { $milliseconds } ms and { $nodes } nodes each
cli-match-sprt = Test of { $low } against { $high } Elo: log-likelihood ratio { $ratio }, bounds ±{ $bound }. { $verdict ->
    [elo0] Accepted: { $low }.
    [elo1] Accepted: { $high }.
   *[open] Undecided.
}
cli-match-seat = Control, score of player 1: { $mean }% (95% interval: { $low }% to { $high }%)
cli-match-dice = Control, dice: χ² = { $value } with { $freedom } degrees of freedom, p = { $p }
cli-match-forfeits = Games forfeited: { $games }
cli-match-forfeit = Pair { $pair }, game { $game }, { $name }: { $why }

cli-forfeit-not-started = it couldn’t be started ({ $reason }).
cli-forfeit-ended = it ended in the middle of the game.
cli-forfeit-silent = it didn’t answer in time.
cli-forfeit-nonsense = its answer can’t be understood: “{ $answer }”.
cli-forfeit-illegal = its move isn’t legal: { $answer }.

cli-ladder-heading = Ladder. Games: { $games }. Pairs per match: { $pairs }. Edition: { $edition }. Seed: { $seed }.
cli-ladder-player = Player
cli-ladder-elo = Elo
cli-ladder-interval = 95% interval
cli-ladder-range = { $low } to { $high }
cli-ladder-games = Games
cli-ladder-time = ms per decision
cli-ladder-self = Control, { $name } against itself: { $mean }% (95% interval: { $low }% to { $high }%)
cli-ladder-title = Elo of the players, greedy = 0 (pairs per match: { $pairs }, seed: { $seed })
cli-ladder-axis = Elo, with 95% intervals

cli-merge-unreadable = { $file }: this isn’t the JSON output of match, ladder, simulate or measure.
cli-merge-different = { $file }: this isn’t part of the same run as { $first }.
cli-merge-twice = { $file }: part { $part } is already there.

## Commands: measuring and training

cli-bench-games = Games: { $games } in { $seconds } s on one core
cli-bench-speed = Games per second: { $speed }
cli-bench-length = Moves per game: { $events }
cli-bench-rounds = Rounds per game: { $rounds }
cli-bench-move = Nanoseconds per move: { $nanoseconds }
cli-bench-round = Nanoseconds per round: { $nanoseconds }
cli-bench-signature = Signature of games 1 to { $games }: { $signature }
cli-bench-evaluations = Evaluations: { $evaluations } in { $seconds } s on one core. Decisions of the player net: { $decisions }.
cli-bench-evaluation = An evaluation finds and makes one drawing, encodes that side and compares it with the other.
cli-bench-evaluation-speed = Evaluations per second: { $speed }
cli-bench-evaluation-time = Nanoseconds per evaluation: { $nanoseconds }
cli-bench-decisions = Decisions of { $player }, on one core: { $positions }. Seed: { $seed }.
cli-bench-decision-time = Milliseconds per decision: mean { $mean }, median { $median }, 95% within { $p95 }, at most { $most }
cli-bench-decision-nodes = Nodes per decision: { $nodes }

cli-measure-stopped = Done: { $done } of { $asked }. Results:
cli-measure-endings =
    Decisions with { $rounds ->
        [one] one round
        [2] two rounds
       *[other] { $rounds } rounds
    } left: { $positions }. With something to lose: { $open }. Skipped as too costly: { $unsolved }. Seed: { $seed }.
cli-measure-loss = Mean loss
cli-measure-without-loss = Without loss
cli-measure-largest-loss = Largest loss
cli-measure-decisions = Decisions of { $player }: { $positions }. Games of { $judge } per candidate: { $rollouts }, in all: { $all }. Seed: { $seed }.
cli-measure-decisions-loss = Mean loss of winning chance: { $loss }, standard error { $error }
cli-measure-decisions-errors = Another candidate is better by more than two standard errors: { $rate } of the decisions
cli-measure-calibration = Predictions for player 1 at the start of rounds: { $predictions }. Games: { $games }. Seed: { $seed }.
cli-measure-net = Net: Brier score { $brier }
cli-measure-forecast = Expected over the dice: Brier score { $brier }
cli-measure-chance = Chance
cli-measure-predicted = Predicted
cli-measure-actual = Actual
cli-measure-actual-without-luck = Without luck
cli-measure-standard-error = Standard error
cli-measure-count = Count
cli-measure-powers = Powers per player and game. Games of { $player } against itself: { $games }. Seed: { $seed }.
cli-measure-power = Power
cli-measure-won = Won
cli-measure-used = Used
cli-measure-wasted = Wasted
cli-measure-castle = Castle’s bonus
cli-measure-accuracy = Accuracy of the eight levels, from 0 to 100. Games of the levels against themselves: { $games }. Nodes per decision for the analyst: { $nodes }. Seed: { $seed }.
cli-measure-level = Level
cli-measure-interval = 95% interval

cli-puzzles-made = Puzzles in { $file }: { $count }. Games searched: { $games }. Seed: { $seed }.
cli-puzzles-theme = Theme
cli-puzzles-solved = Solved
cli-puzzles-by-games = By games
cli-puzzles-fails = Puzzle { $number } fails: compared with { $best }, { $rival } is worth { $difference } points of the chance to win.
cli-puzzles-unsolved = Puzzle { $number } fails: it can’t be solved exactly.
cli-puzzles-sum = Puzzles that hold: { $right } of { $all }. Seed: { $seed }.
cli-puzzles-heading = Puzzle { $number } of { $all }: { $theme }
cli-puzzles-to-decide = To decide: { $name }
cli-puzzles-best = Best: { $event }
cli-puzzles-tempting = Tempting: { $event }
cli-puzzles-no-file = { $file } isn’t a file of puzzles.
cli-puzzles-version = { $file } has version { $found } of the format, and only version { $known } can be read.
cli-puzzles-damaged = { $file } is damaged: its checksum or its count is wrong.
cli-puzzles-bad-line = Line { $line } of { $file } isn’t a puzzle.

cli-weights-other = { $file }: this isn’t a weights file.
cli-weights-version = { $file }: these weights have version { $found }. This program reads version { $known }.
cli-weights-size = { $file }: the weights have { $found } bytes instead of { $bytes }.
cli-weights-hash = { $file }: the weights are damaged. Their hash is { $found } instead of { $said }.

cli-train-playing = Generation { $generation }: playing
cli-train-learning = Generation { $generation }: learning, loss { $win } and { $margin }
cli-train-calibrating = Calibrating
cli-train-done = The net is in { $file }.
cli-train-weights = Hash: { $hash }. Bytes: { $bytes }. Minutes: { $minutes }.
cli-train-stopped = Stopped. The last finished generation is in { $file }. Run the same command again to continue.
cli-train-stopped-early = Stopped before the first generation was finished. Run the same command again to continue.
cli-train-stopped-step = Stopped. Run the same command again to continue.
cli-train-planned = The plan is in { $folder }. Generations to play and learn, counting the calibration: { $count }.
cli-train-played = Generation: { $generation }. Games played: { $games }. Games already there: { $kept }.
cli-train-learned = Generation { $generation } is in { $file }.
cli-train-learned-before = Generation { $generation } is already finished.
cli-train-other-plan = The unfinished training in { $folder } was started with { $options }. Use the same options to continue it, or --fresh to start over.
cli-train-other-version = The unfinished training in { $folder } was started by Blazon { $version }. Continue it with that version, or use --fresh to start over.
cli-train-no-plan = There is no unfinished training in { $folder }. Set one up with “blazon train plan”.
cli-train-not-yet = Generation { $generation } has to be learned first.
cli-train-missing = Generation { $generation } isn’t ready. Games missing or damaged: { $missing } of { $of }. Play them with “blazon train play” and try again.

## Commands: play by link

cli-about-watch = Watch a game in the terminal
cli-about-bot = Seat a computer player at a table on a server
cli-about-load = Play many games at once on a server and measure it
cli-usage-watch = blazon watch LINK
cli-usage-bot = blazon bot --table LINK --engine PLAYER [OPTIONS]
cli-usage-load = blazon load [--address ADDRESS] [--tables NUMBER] [--seconds NUMBER] [OPTIONS]
cli-value-link = LINK
cli-value-pace = TIME
cli-help-link = An invitation, or the link of your own seat (default: play on this computer)
cli-help-watch-link = The link to watch
cli-option-bot-games = Number of games, with rematches (default: 1)
cli-option-bot-name = Name the other player sees (default: none)
cli-option-bot-table = The invitation, or the link of the seat
cli-option-bot-engine = Who plays: a name such as best or level:3, or cmd: followed by the command of another program
cli-option-invite = Make a table on a server, print the links and wait for the other player
cli-option-link-name = Name the other player sees (default: ask)
cli-option-listed = Let strangers join too: the table is listed while you wait
cli-option-pace = Time: none, 5+10 for 5 minutes plus 10 seconds per round, or 2d for 2 days per move (default: none)
cli-option-server = Server to play on (default: 127.0.0.1:4000)
cli-option-starts = Who rolls first: you, them or dice (default: dice)
cli-option-load-address = Address of the server (default: 127.0.0.1:4000)
cli-option-load-tables = Number of tables (default: 100)
cli-option-load-seconds = Seconds to measure once all tables play (default: 30)
cli-option-load-rate = Moves per second at each table (default: 2, one for each player)
cli-option-load-journal = Note every acknowledged move in this file as it comes
cli-option-load-verify = Instead of playing, ask the server whether it still has every move of this journal
cli-option-load-pid = Process of the server on this computer, to measure its memory (default: what the server reports)
cli-argument-link = “{ $value }” isn’t a link to a table.
cli-argument-link-to-watch = This link is only for watching. Use “blazon watch”.
cli-argument-link-to-play = This link is for playing. Use “blazon play”.
cli-argument-online-only = { $option } is only for a game on a server. Add --invite or a link.
cli-argument-server = “{ $value }” isn’t the address of a server, such as https://blazon.example.
cli-argument-starts = “{ $value }” can’t roll first. Choose you, them or dice.
cli-argument-pace = “{ $value }” isn’t a time. Choose none, 5+10 (up to 180 minutes and 180 seconds) or 2d (up to 14 days).
cli-bot-seated = { $name } has a seat at { $server }. Press Ctrl-C to stop.
cli-bot-seat = Its seat: { $link }
cli-bot-lost = The connection is lost. Reconnecting…
cli-bot-back = Connected again.
cli-bot-game = Game { $number }: { $result ->
    [won] won
    [lost] lost
    [tied] tied
   *[closed] closed
}, { $own } to { $other }.
cli-bot-fair = { $rolls ->
    [one] 1 roll checked: fair.
   *[other] { $rolls } rolls checked: fair.
}
cli-bot-unfair = The dice are not the ones the server had committed to.
cli-bot-failed = { $name }: { $why }
cli-bot-resigns = It has failed three times and resigns.
cli-load-making = making tables
cli-load-measuring = { $rate }/s, 99% within { $p99 } ms
cli-load-stopped = Stopped early. Results so far:
cli-load-tables = Tables: { $tables }. Sockets: { $sockets }. Seconds: { $time }.
cli-load-rate = Acknowledged moves: { $acknowledged }, per second: { $rate }
cli-load-times = Milliseconds from sending to acknowledgement: 50% within { $p50 }, 99% within { $p99 }, 99.9% within { $p999 }
cli-load-memory = Server memory per table: { $memory } KiB
cli-load-no-memory = Server memory per table: unknown. Name the process with --pid.
cli-load-games = Games finished: { $finished }. Refused: { $refused }. Reconnections: { $reopened }.
cli-load-lost = Acknowledged moves that are missing: { $lost }
cli-load-unchecked = The server couldn’t be asked whether everything is still there.
cli-load-limited = The server limits new tables per address. For a load test, start it with higher limits: see docs/hosting.md.
cli-load-verified = Moves in the journal: { $noted }. Missing: { $missing }.
cli-load-missing = Missing: table { $table }, number { $number }, key { $key }
cli-load-no-journal = { $place } this isn’t a journal of “blazon load”.

## The server

cli-serve-started = Blazon is running at { $url }. Press Ctrl-C to stop it.
cli-serve-already = Blazon is already running at { $url }.
cli-serve-ended = Blazon has stopped.
cli-serve-taken = Another program is using { $address }. Choose another address, for example: --address { $other }
cli-serve-failed = Couldn’t serve at { $address }: { $reason }.
cli-backup-done = Copied { $database } to { $file }.
cli-backup-stopped = Stopped. Nothing was written.
cli-backup-damaged = { $file } is damaged, so nothing was copied.
cli-database-other = { $file } isn’t a Blazon database.
cli-database-homeless = Couldn’t find your home folder. Name the database with --database.
cli-serve-connections = The system allows { $connections } connections at one time.
cli-serve-database = Online games are saved in { $file }.
cli-serve-network = On your local network: { $url }
cli-serve-no-network = No local network was found, so only this computer can reach the page.
cli-serve-without-database = { $problem } Until then there is no online play at this address.
cli-backup-recovered = Saved what can be read of { $database } to { $file }. Tables saved in full: { $whole }; in part: { $cut }; lost: { $lost }.
cli-database-damaged = { $file } is damaged. Tables that can be saved in full: { $whole }; in part: { $cut }; lost: { $lost }. To save them: { $command }
cli-database-in-use = Another Blazon is using { $file }. Stop it, or name another database with --database.
cli-database-newer = A newer version of Blazon wrote { $file }. Update Blazon, or name another database with --database.
cli-database-unusable = Couldn’t open the database { $file }: { $reason }.
cli-database-address = “{ $value }” isn’t the address of a PostgreSQL database: { $reason }.
cli-database-unreachable = Couldn’t reach the database { $file }: { $reason }. Check the address, and that PostgreSQL is running.
cli-database-refused = The database { $file } refuses the user or the password: { $reason }.
cli-database-missing = There is no database { $file }. Create it first, for example with createdb.
cli-database-too-old = The database { $file } runs on PostgreSQL { $found }. Blazon needs version { $needed } or later.
cli-backup-postgres = { $file } is a PostgreSQL database, and “blazon backup” copies files only. Use pg_dump or pg_basebackup; docs/hosting.md shows how.
cli-move-done = { $tables ->
    [one] Moved 1 table from { $from } to { $to } and compared it. Both databases have the hash { $hash }.
   *[other] Moved { $tables } tables from { $from } to { $to } and compared them. Both databases have the hash { $hash }.
}
cli-move-stopped = Stopped. Run the same command again to continue where it was.
cli-move-in-use = A server is using one of the databases. Stop it first, then run the same command again.
cli-move-conflict = { $to } already holds something else, so it was left as it is. Tables in the way: { $tables }
cli-move-altered = { $to } didn’t give back what was written to it. Don’t use it, and check its disk.
server-not-found = There is nothing here. The game is at /.
server-method = This address can only be read.
server-slow = That took too long to arrive. Please try again.
