### Every sentence a person reads. See README.md.

## The coats of arms. First the name, then what the pattern looks like, then how it is said to be drawn.

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
arms-quarters-about = quarterly, two fields dark

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

## The dice

die = die { $number }
die-with-face = die { $number } ({ $face })
dice-two = dice { $one } and { $other }
face-wild = wild

## Players and powers

player-you = You
player-one = Player 1
player-two = Player 2

power-free = Free
power-split = Split
power-both = Both
power-turn = Turn
power-domains = Domains
power-cross = Cross

power-free-about = draw the domino without the connection rule; its halves still share a side
power-split-about = draw the two dice apart, each of them obeying the connection rule
power-both-about = as player A, take both your dice first
power-turn-about = turn one of your dice to another of its faces
power-domains-about = choose a coat of arms at once, and have 3 points for each of its domains at the end
power-cross-about = add one cross at once to a coat of arms on your map

## Editions

edition-standard = Standard
edition-spanish = Spanish rulebook
edition-italian = Italian rulebook
edition-french = French rulebook
edition-portuguese = Brazilian rulebook
edition-korean = Korean rulebook

edition-about = { $marks ->
    [yes] a domino left out still marks the spellbook
   *[no] a domino left out marks nothing
}; { $tie ->
    [lots] lots settle a full tie
   *[draw] a full tie is a draw
}

## Why something is refused

illegal-game-over = The game is over.
illegal-not-this-step = This is not the step for that.
illegal-not-your-turn = It is the other player's turn.
illegal-already-done = The domino of this round is done.
illegal-no-such-face = Die { $die } has no such face.
illegal-die-count = That is the wrong number of dice: player A takes one, or two with Both; player B takes two.
illegal-die-taken = Die { $die } is taken.
illegal-power-not-held = You do not hold the power { $power }.
illegal-not-your-die = Those are not the two dice you drafted.
illegal-same-face = Die { $die } shows that face already: Turn turns it to another one.
illegal-castle-spent = The castle's bonus is spent: it comes once a game.
illegal-too-many-crosses = Die { $die } has two crosses already, and no cell holds more.
illegal-not-the-face = That is not what die { $die } shows.
illegal-same-cell = The two dice cannot go on the same cell.
illegal-cell-taken = Cell { $cell } is taken.
illegal-not-side-by-side = The two cells do not share a side.
illegal-does-not-connect = The domino does not connect: neither half touches, by a side, the castle or a cell with the same coat of arms.
illegal-half-does-not-connect = Die { $die } does not connect: with Split, each half touches the castle or a cell with the same coat of arms.
illegal-can-be-drawn = The domino can be drawn, so it must be drawn.
illegal-no-arms-there = Nothing is drawn on { $cell }.
illegal-two-crosses = Cell { $cell } has two crosses already.

refused = { $event } is refused: { $reason }

## What the notation expects

expected-arms = a coat of arms (d b D B s q)
expected-face = a face (? or a coat of arms with up to two crosses)
expected-cell = a cell (a1 to g5, but not the castle d3)
expected-seat = a seat (F or S)
expected-die = a die (1 to 4)
expected-higher-die = a die with a higher number
expected-event = an event
expected-mode = a sign between the halves (+ ~ or /)
expected-once-a-drawing = the castle's cross and a turned die at most once each
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
expected-component = an item of the components (die 1: to die 4:, line d: to line q:)
expected-component-once = each die and each line once
expected-all-components = four dice and six lines
expected-boxes = a number of boxes (1 to 9)
expected-power-name = a power (free split both turn domains cross)
expected-power-once = each power on one line
expected-rules-tag = the tag [Rules "1"]
expected-tag-name = the name of a tag, in letters
expected-tag-once = each tag once
expected-tag-text = a text in quotes: at most 200 characters, no control characters, none that change the direction of text
expected-fewer-tags = at most 64 tags
expected-no-tag-beside-position = no edition or components beside a position
expected-this-round = the number of this round
expected-sign = “{ $sign }”
expected-end = the end of the text
expected-shorter-text = at most 1 MiB of text

found-end = the end
expected-found = expected { $expected }, found { $found }.
place-error = line { $line }, column { $column }: { $fault }
setup-error = No game leads to this position. { $faults }
record-result = The result is { $actual }, not { $said }.
tag-name-error = That is not the name of a tag that can be set.
tag-text-error = That text doesn't fit in a tag: use at most 200 characters, no control characters, and none that change the direction of text.
tag-too-many-error = This record already has 64 tags. It can't hold more.

## What cannot be in any position

fault-round = There is no round { $round }.
fault-odd-cells = { $seat }: an odd number of cells is drawn.
fault-too-many-cells = { $seat }: more dominoes are drawn than there were rounds.
fault-too-few-cells = There were rounds in which nobody drew, and the game went on.
fault-nothing-drawn = { $seat }: is said to have drawn, but the map is empty.
fault-adrift = { $seat }: some drawn cells hang together with nothing.
fault-colours = { $seat }: dominoes cannot lie like that; too many cells of one colour of the chequered map.
fault-too-many-in-line = { $seat }: more marks than boxes in the line of { $arms }.
fault-too-many-marks = { $seat }: more marks than the dominoes so far could make.
fault-both-filled = Both players have filled the line of { $arms }.
fault-held-unfilled = { $seat }: holds { $power } without having filled its line.
fault-lightning-held = { $seat }: holds { $power }, which is resolved at once.
fault-no-lightning = { $seat }: has no lightning power to resolve.
fault-chosen = { $seat }: has a coat of arms chosen without Domains, or Domains without a coat of arms chosen.
fault-roll = Die { $die } has no such face.
fault-hands = The dice are not dealt two and two.
fault-waiting = { $seat }: has marks waiting that the domino cannot make.
fault-both-done = Both players are done with their dominoes, and the spellbook is not marked.
fault-full-map = { $seat }: the map is full, and the game goes on.
fault-lots = There is nothing for lots to settle, or lots have not been drawn.

## What happens in a game

event-roll = { $who ->
    [you] You roll: die 1, { $one }; die 2, { $two }; die 3, { $three }; die 4, { $four }.
   *[name] { $name } rolls: die 1, { $one }; die 2, { $two }; die 3, { $three }; die 4, { $four }.
}
event-take = { $who ->
    [you] You take { $dice }.
   *[name] { $name } takes { $dice }.
}
event-take-both = { $who ->
    [you] You spend Both and take { $dice }.
   *[name] { $name } spends Both and takes { $dice }.
}
event-draw = { $who ->
    [you] You draw { $what } on { $cell } and { $what2 } on { $cell2 }.
   *[name] { $name } draws { $what } on { $cell } and { $what2 } on { $cell2 }.
}
event-draw-spending = { $who ->
    [you] You draw { $what } on { $cell } and { $what2 } on { $cell2 }, spending { $spent }.
   *[name] { $name } draws { $what } on { $cell } and { $what2 } on { $cell2 }, spending { $spent }.
}
event-leave = { $who ->
    [you] You leave the domino out.
   *[name] { $name } leaves the domino out.
}
event-choose = { $who ->
    [you] You choose { $arms } for Domains: 3 points for each of its domains at the end.
   *[name] { $name } chooses { $arms } for Domains: 3 points for each of its domains at the end.
}
event-cross = { $who ->
    [you] You add a cross on { $cell }, { $arms }.
   *[name] { $name } adds a cross on { $cell }, { $arms }.
}
event-lots = { $who ->
    [you] Lots are drawn, and favour you.
   *[name] Lots are drawn, and favour { $name }.
}

spent-castle = the castle's bonus (die { $die })
spent-turn = Turn (die { $die } turned to { $face })

after-rest = { $who ->
    [you] You have the rest: { $dice }.
   *[name] { $name } has the rest: { $dice }.
}
after-marks = { $who ->
    [you] You mark { $count ->
        [one] one box
       *[other] { $count } boxes
    } of { $arms }: { $marks } of { $boxes }.
   *[name] { $name } marks { $count ->
        [one] one box
       *[other] { $count } boxes
    } of { $arms }: { $marks } of { $boxes }.
}
after-owns = { $who ->
    [you] You have filled the line of { $arms } first and have the power { $power }: { $about }.
   *[name] { $name } has filled the line of { $arms } first and has the power { $power }: { $about }.
}
after-struck = { $who ->
    [you] Your line of { $arms } is struck out.
   *[name] { $name }: the line of { $arms } is struck out.
}
after-cross-lost = { $who ->
    [you] No cell of yours has room for a cross, so Cross is lost.
   *[name] { $name }: no cell has room for a cross, so Cross is lost.
}
after-map-full = { $who ->
    [you] Your map is full, so the game ends.
   *[name] { $name }: the map is full, so the game ends.
}
after-nobody-drew = Neither player drew, so the game ends.

## Domains, points and the result

domain = { $arms }: domain of { $count ->
    [one] 1 cell
   *[other] { $count } cells
} with { $crosses ->
    [0] no cross
    [one] 1 cross
   *[other] { $crosses } crosses
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cells }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
domains-bonus = Domains, { $arms }: { $count ->
    [one] 1 domain
   *[other] { $count } domains
} at 3 points, { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-total = { $who ->
   *[name] { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all. Largest domain: { $largest ->
        [one] 1 cell
       *[other] { $largest } cells
    }.
}
outcome-points = { $who ->
    [you] You win, { $points } to { $less }.
   *[name] { $name } wins, { $points } to { $less }.
}
outcome-largest = { $who ->
    [you] { $points } points each. You win by the larger single domain, { $largest } cells to { $smaller }.
   *[name] { $points } points each. { $name } wins by the larger single domain, { $largest } cells to { $smaller }.
}
outcome-lots = { $who ->
    [you] { $points } points each, and the largest domains have { $largest } cells each. Lots decide: you win.
   *[name] { $points } points each, and the largest domains have { $largest } cells each. Lots decide: { $name } wins.
}
outcome-draw = { $points } points each, and the largest domains have { $largest } cells each: a draw.

## Players are asked

ask-take-one = { $who ->
    [you] You are player A. Take one die.
   *[name] { $name }, you are player A. Take one die.
}
ask-take-both = { $who ->
    [you] You are player A. Take one die, or two with Both.
   *[name] { $name }, you are player A. Take one die, or two with Both.
}
ask-take-two = { $who ->
    [you] You are player B. Take two dice.
   *[name] { $name }, you are player B. Take two dice.
}
domino-cannot-be-drawn = It cannot be drawn as it is: there are no two empty cells side by side where it connects.
powers-that-help = What would help: { $powers }.
no-power-helps = Nothing you hold would help.
replay-unfinished = The record ends here; the game is not over.

## Analysis

mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

analysis-partly = Stopped after { $judged } of { $events } events. This is what was judged until then.
analysis-explained = Percentages are chances to win, a draw counting half. Luck is what a roll gave beyond the mean of all rolls. A decision's loss is how much better the best one would have been.
percent = { $figure }%

analysis-summary = Summary
analysis-costliest = Costliest decisions
analysis-start = Chance at the start
analysis-luck = Luck
analysis-decisions = Decisions of both
analysis-model = Model's own error
analysis-result = Result
analysis-standing = Chance at the end of the record
analysis-adjusted = Result without luck
analysis-loss-draft = Loss per draft
analysis-loss-drawing = Loss per drawing
analysis-loss-power = Loss per ⚡ power
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Inaccuracies, mistakes, blunders
analysis-luckiest = Luckiest roll
analysis-luckiest-roll = { $luck }, round { $round }

analysis-costly = Round { $round }, { $name }: from { $before } to { $after }, a loss of { $loss }
analysis-costly-marked = Round { $round }, { $name }: from { $before } to { $after }, a loss of { $loss } ({ $mark })
analysis-played-event = Played: { $event }
analysis-better-event = Better: { $event }
analysis-why = Why: { $reason }
analysis-why-margin = Expected margin of points: { $best } instead of { $played }.
analysis-none-costly = { $who ->
    [you] No decision of yours cost anything.
   *[name] { $name }: no decision cost anything.
}

analysis-curve-of = Chances to win: { $name }
analysis-curve-alt = Chances to win, { $name }: { $start } at the start, { $low } at the lowest, { $high } at the highest, { $end } at the end.
analysis-legend-mark = mistake or blunder
analysis-legend-luck = roll with luck of { $least } or more, good or bad

## Study

level-1 = Page
level-2 = Squire
level-3 = Herald
level-4 = Knight
level-5 = Seneschal
level-6 = Marshal
level-7 = Regent
level-8 = Monarch

level-1-about = for a first game
level-2-about = for whoever knows the rules
level-3-about = sees the points, and misses much else
level-4-about = a fair game for most people
level-5-about = makes you pay for careless dice
level-6-about = hard, watches your map and your spellbook too
level-7-about = very hard, leaves little to chance
level-8-about = the strongest there is

reason-only = is all there is to do
reason-ends-ahead = ends the game with this round, { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead as things stand
reason-ends-behind = ends the game with this round, { $points ->
    [one] 1 point
   *[other] { $points } points
} behind as things stand
reason-ends-level = ends the game with this round, level on points as things stand
reason-last-box = takes the last box of the { $power } line
reason-last-box-before = { $opponent ->
    [yours] takes the last box of the { $power } line before your opponent
   *[theirs] takes the last box of the { $power } line before the opponent
}
reason-marks = marks { $count ->
    [one] one box
   *[other] { $count } boxes
} of { $arms } ({ $left } left)
reason-keeps-from-them = { $opponent ->
    [yours] keeps the { $power } line from your opponent this round
   *[theirs] keeps the { $power } line from the opponent this round
}
reason-gives-them = { $opponent ->
    [yours] lets your opponent take the last box of the { $power } line
   *[theirs] lets the opponent take the last box of the { $power } line
}
reason-blocks = { $opponent ->
    [yours] leaves your opponent a domino they cannot draw without a power
   *[theirs] leaves the opponent a domino they cannot draw without a power
}
reason-leaves = { $opponent ->
    [yours] { $points ->
        [0] leaves your opponent no points this round
        [one] leaves your opponent at most 1 point this round
       *[other] leaves your opponent at most { $points } points this round
    }
   *[theirs] { $points ->
        [0] leaves the opponent no points this round
        [one] leaves the opponent at most 1 point this round
       *[other] leaves the opponent at most { $points } points this round
    }
}
reason-offers = { $points ->
    [0] is sure of no points this round
    [one] is sure of 1 point this round
   *[other] is sure of { $points } points this round
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
    [played] what was played
   *[next] the next choice
})
reason-fewer = { $reason } ({ $count } fewer than { $than ->
    [best] the best choice
    [played] what was played
   *[next] the next choice
})
reason-grows = makes a domain of { $cells } cells with { $crosses ->
    [0] no cross
    [one] 1 cross
   *[other] { $crosses } crosses
} ({ $arms })
reason-counts = counts { $domains ->
    [0] no domain of { $arms } yet
    [one] 1 domain of { $arms }
   *[other] { $domains } domains of { $arms }
}
reason-multiplies = puts the cross in a domain of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} ({ $arms })
reason-needs = draws what cannot be drawn without { $power }
reason-cannot-draw = leaves out what cannot be drawn as it is
reason-spends = spends { $what }
reason-keeps = keeps { $what }
reason-hole = cuts off the empty cell { $cell }
reason-room = cuts off no empty cell
asset-castle = the castle's bonus

why = { $reason }.
why-costs = On average costs { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
why-nothing = Nothing on the sheets sets it apart.

hint-value = { $event }: { $win }% to win; expected margin: { $margin } points.

## The page

page-title = Blazon: a duel of dice and maps
page-title-of = { $what } · Blazon
page-skip = Skip to the content
page-nav = Places
page-game = Game
page-games = My games
page-rules = Rules
page-replay = Replay
page-settings = Settings
page-language = Language
page-back-to-game = Back to the game
page-close = Close
page-dismiss = Dismiss
page-update = A newer version of this page is ready.
page-update-now = Use it now

page-welcome = Play Blazon
page-lead = Roll four dice, take two, draw the domino on your map. Larger domains with more crosses score more, and the spellbook gives powers to whoever is first.
page-learn = Learn by playing: your first game
page-lesson = First game
page-next = Next
page-lesson-end = Play a game of my own
page-lesson-leave = Leave the lesson
page-new-game = New game
page-kind-engine = Against the computer
page-kind-together = Two people on this device
page-kind-real = With real dice and pencils: the page checks, scores and advises
page-strength = How strong
page-level = { $number }. { $name }: { $about }
page-play = Play
page-more = Names, who starts, editions
page-your-name = Your name
page-name-one = Name of one player
page-name-other = Name of the other player
page-starts = Who rolls first
page-starts-chance = Chance decides
page-edition = Which rulebook counts where they differ
page-with-about = { $name }: { $about }
page-components = Dice and spellbook
page-components-box = The ones in the box.
page-components-own = The ones in your file.
page-components-file = Open a file of components
page-components-back = Use the ones in the box

page-game-of = { $first } against { $second }
page-your-side = Your map
page-their-side = The other map
page-desk = Dice and actions
page-spellbook = Spellbook
page-log = What happened
page-player-a = Player A this round
page-domains = Points by domain
page-map-of = { $who ->
    [you] Your map
   *[name] Map, { $name }
}
page-castle-open = d3, castle, its bonus is there
page-castle-spent = d3, castle, its bonus is spent
page-cell-empty = { $cell }, empty
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] no cross
    [one] one cross
   *[other] two crosses
}, domain of { $cells }
page-cell-can = { $cell }, possible
page-cell-last = { $cell }, drawn last
page-cell-ghost = { $cell }, { $what }, not confirmed
page-arms-and-power = Arms and power
page-line = { $marks } of { $boxes }{ $state ->
    [owns] , has the power
    [spent] , power spent
    [struck] , struck out
   *[open] { "" }
}
page-die-of = { $die }, { $name }
page-domino = Your domino

page-round = { $who ->
    [you] Round { $round }. You are player A.
   *[name] Round { $round }. Player A is { $name }.
}
page-ask-roll = { $who ->
    [you] Round { $round }. You are player A: roll the dice.
   *[name] Round { $round }. { $name }, you are player A: roll the dice.
}
page-ask-enter = { $who ->
    [you] Round { $round }. You are player A and roll. Enter what the four dice show.
   *[name] Round { $round }. { $name } is player A and rolls. Enter what the four dice show.
}
page-roll = Roll
page-enter-roll = Use this roll
page-take = Take
page-take-dice = Take { $dice }
page-then-takes = { $who ->
    [you] You take two of these: { $dice }.
   *[name] { $name } takes two of these: { $dice }.
}
page-then-has = { $who ->
    [you] You have the rest: { $dice }.
   *[name] { $name } has the rest: { $dice }.
}
page-ask-draw = { $who ->
    [you] Draw your domino: point at a possible cell for the die in your hand.
   *[name] { $name }, draw your domino: point at a possible cell for the die in your hand.
}
page-ask-other-half = Now point at a cell for the other die.
page-ask-wild = Which coat of arms is the wild?
page-ask-confirm = Confirm the drawing, or rotate it, swap the dice, or move it to another possible cell.
page-ask-name = { $power }: choose a coat of arms. Each of its domains brings 3 points at the end.
page-ask-cross = { $power }: point at a drawn cell to add a cross there.
page-no-room = There is no empty cell beside it for the other die.
page-turn-domino = Rotate
page-swap = Swap
page-castle-on = Castle, die { $die }
page-castle-about = once a game, one more cross on this die; it marks no box this round
page-confirm-draw = Draw it
page-confirm = Confirm
page-leave = Leave it out
page-preview = This makes: { $domains }. Points: { $gain }.
page-preview-domain = { $arms }, domain of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} with { $crosses ->
    [0] no cross
    [one] one cross
   *[other] { $crosses } crosses
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
page-preview-marks = In the spellbook: { $arms }.
page-preview-no-marks = Nothing in the spellbook.
page-thinking = { $name } is thinking.
page-thinking-progress = Thinking progress
page-stop = Stop
page-undo = Undo
page-hint = Hint
page-hint-thinking = Looking for the best choice.
page-hint-show = Show it
page-menu = More

page-over = The game is over
page-rematch = Play again
page-review = Replay and analysis
page-copy-link = Copy a link to this game
page-copy-record = Copy the game as text
page-save-record = Save the game as a file
page-copy-text = Text to copy
page-copied = Copied.
page-copy-by-hand = The browser does not let the page copy. Copy it from here:

page-no-games = There are no games yet. Every game you begin is kept here, in this browser only.
page-unfinished = Round { $round }, not over yet.
page-go-on = Go on
page-look = Look at it
page-drop = Delete
page-import = A game from elsewhere
page-import-about = Paste a game or a link to one, open a file, or drop a file anywhere on this page.
page-import-text = Text of a game
page-import-now = Read it
page-import-file = Open a file

page-theme = Colours
page-as-system = Same as system
page-theme-light = Light
page-theme-dark = Dark
page-motion = Movement
page-motion-full = Moving
page-motion-still = Still
page-sound = Sound
page-on = On
page-off = Off
page-hand = Buttons for
page-hand-right = The right hand
page-hand-left = The left hand
page-keys = Keys
page-key-help = Show these keys
page-key-roll = Roll the dice
page-key-pick = Point at a die
page-key-take = Take the dice; rotate the domino
page-key-move = Move over the map, once it has the focus
page-key-point = Point at the cell
page-key-half = Take the other die in hand
page-key-swap = Swap the two dice
page-key-confirm = Confirm
page-key-undo = Undo
page-key-hint = Ask for a hint
page-key-close = Close what is open

page-bad-record = That is not a game that can be read, and nothing has changed. Reason: { $reason }
page-bad-link = The link was cut off or changed on the way, so the game in it is lost. Nothing has changed.
page-bad-components = That is not a set of components, and nothing has changed. Reason: { $reason }
page-bad-file = That file is too long, or is no text. Nothing has changed.
page-no-storage = This browser keeps nothing: it is full, or it is not allowed to. You can play on, but the game is lost when you close the page. Save it as a file if you want to keep it.
page-damaged = A kept game is damaged and cannot be shown. The others are there.
page-engine-broken = The computer player does not answer. Your game is kept; try again, or load the page again.

## The page: replay

page-study-round = Round { $round }
page-study-start = At the start of the record.
page-study-steps = Step through the game
page-study-first = First
page-study-previous = Previous
page-study-next = Next
page-study-last = Last
page-study-slider = Event
page-study-at = { $at } of { $of }
page-study-value = { $at } of { $of }. { $event }
page-study-now = This moment
page-study-dice = Dice of the round
page-study-events = All events
page-study-analysis = Analysis
page-study-analyse = Analyse the game
page-study-analyse-about = The computer judges every roll and every decision. It takes a while, here in your browser. You can stop it: what is judged by then stays.
page-study-analysing = The game is being judged, event by event.
page-study-analysed = The whole game is judged.
page-study-progress = { $done } of { $of } events judged
page-study-chances = Chances to win: { $first } { $win }, { $second } { $other }.
page-study-luck = { $who ->
    [you] Luck: { $luck } for you.
   *[name] Luck: { $luck } for { $name }.
}
page-study-no-luck = Neither lucky nor unlucky.
page-study-forced = There was no other choice.
page-study-best = Nothing was clearly better.
page-study-next-best = Next best, { $loss } behind: { $event }
page-study-cost = It cost { $loss }.
page-study-cost-marked = It cost { $loss }: { $mark }.
page-study-show = Show it
page-study-much-luck = much luck, good or bad
page-study-curve-about = Tap the curve to go to that moment.
page-study-play-on = Play on from here
page-study-play-on-about = That is a new game against the computer. This one stays as it is.
page-study-use = Keep or share this game
page-study-key = In a replay: one event back or on

## The page: rules

rules-title = The rules
rules-lead = Two players, four dice, a map each, and one spellbook between them.
rules-contents = Contents

rules-goal = The goal
rules-goal-text = Every round you get two dice and draw them on your map as a domino. Neighbouring cells with the same coat of arms form domains, and the crosses in a domain multiply its points. Whoever has more prestige points at the end wins.

rules-need = What you need
rules-need-arms = Six coats of arms, told apart by their patterns:
rules-need-dice = Four dice, no two of them alike. A face shows a coat of arms with no, one or two crosses, or a question mark. The crosses stand for high dignitaries.
rules-need-map = A map each: a castle in the middle, and { $cells } cells around it. A cell has two circles for crosses.
rules-need-spellbook = One spellbook: a line for each coat of arms, with a row of boxes for each player and a power to be won.
rules-need-source = The faces of the dice and the numbers of boxes come from a single public source. If your box says otherwise, you can play with a components file of your own.

rules-round = A round
rules-round-text = One player is A, the other B. After each round they swap.
rules-player-a = A
rules-player-b = B
rules-roll = Roll
rules-roll-text = Player A rolls the four dice.
rules-draft = Take dice
rules-draft-text = Player A takes one die. Player B takes two of the other three. The last one goes to player A.
rules-draw = Draw
rules-draw-text = Each player draws the two faces, crosses included, on two empty cells that share a side, and keeps to the connection rule. Both draw at the same time.
rules-mark = Mark the spellbook
rules-mark-text = Player A first, then player B: each face of the domino that shows a coat of arms without a cross marks one box in the player's own row of that line.

rules-connection = The connection rule
rules-connection-text = At least one half of the domino touches, by a side, the castle or a cell that had the same coat of arms before this round. Corners do not count.
rules-connection-must = A domino that can be drawn must be drawn. One that could not be drawn without spending a power may be left out.
rules-right = Right.
rules-wrong = Wrong.
rules-right-castle = The dot touches the castle. Any coat of arms may go there.
rules-right-same = The bar touches a bar of an earlier round. What the other half touches does not matter.
rules-wrong-corner = The new dot and the earlier one meet only at a corner.
rules-wrong-other = Solid touches only a bar, and the dot touches nothing of an earlier round.

rules-wild = Wild faces and crosses
rules-wild-text = The question mark is wild: draw it as whichever coat of arms you like. Two of them may become different ones. It marks no box of the spellbook, whatever it becomes.
rules-crosses-text = The crosses of a face are drawn in the circles of its cell. A cell never holds more than two.

rules-castle = The castle's bonus
rules-castle-text = Once a game you may add a cross to one of your two dice as you draw it, a wild one too, unless it has two already. A die with this cross marks no box. Then the castle's roof is filled in.
rules-castle-there = The bonus is still there.
rules-castle-spent = The bonus is spent.

rules-spellbook = The spellbook
rules-spellbook-text = Your marks fill your row of boxes, beginning beside the coat of arms. Whoever marks the last box of a line first has its power, and the other player's row is struck out for good. If both would do it in the same round, player A has it.
rules-spellbook-lost = A domino can mark two boxes of one line. Marks for a row that is full or struck out are lost.
rules-spellbook-won = The player on the left was first to mark the last box, the round one, and has the power { $power }. The row on the right is struck out.
rules-spellbook-open = Nobody has the power { $power } yet: { $left } of { $boxes } boxes are marked on the left, { $right } on the right.

rules-powers = The powers
rules-powers-text = Each power works once, and for its owner only. The first four are kept for whichever later round you like. The two with a flash of lightning are used at once, player A's before player B's.
rules-powers-together = Several powers may be spent in one round, but { $free } and { $split } not on the same domino.
rules-powers-left-out = A domino that is left out spends no power, nor the castle's bonus.
rules-power-line = { $boxes ->
    [one] One box of { $arms }
   *[other] { $boxes } boxes of { $arms }
}
rules-power-at-once = at once
rules-power-free = Draw this round's domino without the connection rule. Its halves still share a side.
rules-power-split = Draw your two dice apart. Both must be drawn, and each obeys the connection rule by itself.
rules-power-both = In a round in which you are player A, take two dice at once. Player B has the other two.
rules-power-turn = Once the dice are taken, turn one of yours to another of its own faces. The new face is what you draw, and what marks the spellbook.
rules-power-domains = Choose a coat of arms, once and for all. At the end each of your domains of it is worth 3 points more, crosses or not.
rules-power-cross = Add one cross to a cell of your map that has fewer than two. If there is none, the power is lost.

rules-end = The end and the score
rules-end-text = The game ends with the round in which a map is full, or in which neither player has drawn.
rules-score-text = A domain is a group of cells with the same coat of arms, joined by sides; a single cell is one too. It scores its cells times its crosses, so without a cross it scores nothing.
rules-example-text = An example: this player has won { $power } and chosen { $arms }.
rules-example-domain = Domain
rules-example-cells = Cells
rules-example-crosses = Crosses
rules-example-points = Points
rules-example-bonus = { $power }, { $arms }: 3 for each of { $count } domains
rules-example-total = Total

rules-ties = Ties
rules-ties-text = The higher total wins. If it is equal, the larger single domain wins, with crosses or without. If that is equal too, the game is a draw.

rules-editions = Editions
rules-editions-text = The rulebooks differ in two points. Which of them counts is chosen before a game.

rules-credits = Credits
rules-credits-text = The game is Kingdomino Duel by Bruno Cathala and Ludovic Maublanc, published by Blue Orange in 2019.
rules-credits-unofficial = Blazon is unofficial. Its name, its drawings and its words are its own, and it is not connected with the authors or the publisher.

## The page: the first game

lesson-progress = Step { $step } of { $steps }

lesson-roll = You and your opponent each draw a kingdom. This round you are player A, so you roll the four dice for both of you.
lesson-take = Take { $dice }. Your opponent then takes two of the other three, and the last one is yours. So what you take also decides what is left.
lesson-castle = These two dice are your domino. Draw it on two cells side by side. One of them has to touch the castle: beside the castle any coat of arms may go.
lesson-spellbook = Look at the spellbook. A face without a cross marks a box of its line: { $plain }. A face with a cross marks nothing, but its cross brings points: { $crossed }. Whoever fills a line first wins its power.
lesson-take-two = Now your opponent is player A and has taken one die. You take two of the other three: { $dice }. The last one goes to your opponent.
lesson-same = Away from the castle, one half has to touch a cell with the same coat of arms. Draw so that { $arms } become one domain of { $cells } cells. A domain scores its cells times its crosses: { $cells } × { $crosses } = { $points } points.
lesson-last-box = You are player A again. Roll, and take { $dice }: it will mark the last box of your line.
lesson-wild = The question mark is wild: draw it as any coat of arms you like. It never marks a box, so it is just right for the castle's bonus, which adds a cross once a game. Give that cross to { $die }, and draw.
lesson-power = You have filled a line first, so its power is yours: { $power }. The flash of lightning means that you use it at once. Put the cross in your largest domain, where it counts most.
lesson-score = Each domain scores its cells times its crosses, and this is what your kingdom is worth so far. The game ends when a map is full or neither of you can draw, and the higher score wins. Now you can play a game of your own.

lesson-nudge-read = Read this first, then go on.
lesson-nudge-roll = First roll the dice.
lesson-nudge-take = That is allowed, but this time take { $dice }.
lesson-nudge-castle-kept = That is allowed, but keep the castle's bonus for later.
lesson-nudge-same = That is allowed, but this time make { $arms } one domain of { $cells } cells, and keep the castle's bonus for later.
lesson-nudge-castle = That is allowed, but this time give the castle's cross to { $die }.
lesson-nudge-power = That is allowed, but here the cross counts less. Put it in your largest domain.

page-badge-a = A
page-powers = What the powers do
page-dropped = Deleted: { $game }.
page-letter-keys = Keys of one letter
page-try-again = Try again

### What only commands and the server say. The page is built without what follows.

## The plain game: starting

terminal-welcome = Blazon: two players, four dice, two maps. Type ? for help at any time, q to leave.
terminal-ask-opponent = Against whom do you play? Enter: 1.
terminal-opponent-person = another person at this keyboard
terminal-opponent-random = a player who chooses at random
terminal-ask-name = Your name? Enter: { $default }.
terminal-ask-name-first = Name of the player who rolls first? Enter: { $default }.
terminal-ask-name-second = Name of the other player? Enter: { $default }.
terminal-random-name = Random
terminal-same-name = The other player is called that already. Choose another name.
terminal-ask-edition = Which rulebook counts where they differ? Enter: 1.
terminal-begin = { $who ->
    [you] You roll in the first round. { $second } is the other player. { $edition }.
   *[name] { $first } rolls in the first round. { $second } is the other player. { $edition }.
}

## The plain game: a round

terminal-round = { $who ->
    [you] Round { $round }. You are player A.
   *[name] Round { $round }. Player A is { $name }.
}
terminal-ask-draw = { $who ->
    [you] Draw your domino: { $one } and { $other }.
   *[name] { $name }, draw your domino: { $one } and { $other }.
}
terminal-ask-how = How do you draw it? Enter: 1.
terminal-how-plain = just draw it
terminal-how-on = go on with this
terminal-how-castle = the castle's bonus: one more cross on one of the dice
terminal-with-about = { $name }: { $about }
terminal-how-leave = leave it out
terminal-castle-explained = The castle's bonus: once a game you may add one cross to one of your two dice, a wild included. That die then marks no box of the spellbook this round.
terminal-with = With { $spent }.
terminal-ask-castle = Which die gets the castle's cross?
terminal-ask-turn = Which die do you turn, and to which face?
terminal-turn-to = { $die } to { $face }
terminal-ask-arms = Die { $number } is wild. Which coat of arms do you draw?
terminal-ask-cell = Die { $number }, { $what }: on which cell?
terminal-preview = Preview: { $what } on { $cell } and { $what2 } on { $cell2 }.
terminal-preview-points = Points: { $now } now, { $then } then.
terminal-preview-marks = Boxes it marks: { $marks }.
terminal-preview-mark = { $arms } ({ $marks } of { $boxes })
terminal-preview-no-marks = It marks no box of the spellbook.
terminal-preview-spends = It spends { $spent }.
terminal-ask-confirm = Enter or 1: draw it. u: go back.
terminal-ask-domains = { $who ->
    [you] Domains is yours. Choose a coat of arms: each of its domains gives 3 points at the end.
   *[name] { $name }, Domains is yours. Choose a coat of arms: each of its domains gives 3 points at the end.
}
terminal-domains-item = { $arms }: { $count ->
    [0] no domain yet
    [one] 1 domain now
   *[other] { $count } domains now
}
terminal-ask-cross = { $who ->
    [you] Cross is yours. On which cell do you add a cross?
   *[name] { $name }, Cross is yours. On which cell do you add a cross?
}
terminal-cross-item = { $cell }, { $what }: { $points ->
    [one] 1 point more
   *[other] { $points } points more
}

## The plain game: looking

map-of = { $who ->
    [you] Your map
   *[name] Map: { $name }
}
terminal-map-legend = Letters: d dot, b bar, D two dots, B two bars, s solid, q quarters. A digit counts crosses. A full stop is an empty cell, # the castle. In a preview, what is new stands in brackets.
terminal-map-empty = Nothing is drawn yet.
terminal-cells-left = { $count ->
    [0] No empty cell.
    [one] 1 empty cell: { $cells }
   *[other] { $count } empty cells: { $cells }
}
terminal-spellbook = Spellbook: the boxes marked, of how many.
terminal-line-open = { $arms }, { $power }: { $first } { $marks }, { $second } { $marks2 }, of { $boxes }.
terminal-line-held = { $who ->
    [you] { $arms }, { $power }: filled by you, and you still hold the power. Struck out for { $other } at { $marks } of { $boxes }.
   *[name] { $arms }, { $power }: filled by { $name }, who still holds the power. Struck out for { $other } at { $marks } of { $boxes }.
}
terminal-line-spent = { $who ->
    [you] { $arms }, { $power }: filled by you, and the power is spent. Struck out for { $other } at { $marks } of { $boxes }.
   *[name] { $arms }, { $power }: filled by { $name }, and the power is spent. Struck out for { $other } at { $marks } of { $boxes }.
}
terminal-castle-there = { $who ->
    [you] Your castle's bonus: still there.
   *[name] Castle's bonus, { $name }: still there.
}
terminal-castle-gone = { $who ->
    [you] Your castle's bonus: spent.
   *[name] Castle's bonus, { $name }: spent.
}
terminal-chosen = { $who ->
    [you] Your Domains: { $arms }.
   *[name] Domains, { $name }: { $arms }.
}
terminal-dice-of = Dice of round { $round }:
terminal-dice-none = The dice have not been rolled yet.
terminal-die-free = Die { $number }: { $face }, not taken.
terminal-die-of = Die { $number }: { $face }, { $name }.
terminal-log-empty = Nothing has happened yet.
terminal-no-game = There is no game yet: answer the question first.
terminal-maps-on = Maps are shown before each drawing.
terminal-maps-off = Maps are no longer shown before each drawing.
terminal-help =
    Answer with the number of a choice. Enter takes the first one where it says so.
    A cell can be typed by name, like c4, and both cells at once, like c4 c5.
    m   your map
    o   the other map
    w   your map in words, domain by domain
    wo  the other map in words
    s   spellbook: boxes, powers, castle's bonus
    d   dice of this round, and who has which
    p   points of both players, domain by domain
    l   log of the whole game (l 2: the last two rounds)
    a   the coats of arms and powers, and what they do
    v   maps before each drawing: on or off
    r   repeat the question
    u   undo: one step back
    save FILE   save the game
    load FILE   go on with a saved game
    q   leave
    ?   this help
    Anything in the notation works too, such as 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power } (line of { $arms }, { $boxes } boxes): { $about }

## The plain game: answers

terminal-unknown = “{ $line }” is not an answer here. Type ? for help.
terminal-not-possible = That does not work. { $reason }
terminal-not-this-cell = That does not lead to a legal drawing from here: { $cell }.
terminal-no-place = There is no place for it like this. u goes back.
terminal-undone = Taken back: { $event }
terminal-nothing-to-undo = There is nothing to take back.
terminal-save-needs-name = Say where: save FILE
terminal-load-needs-name = Say which: load FILE
terminal-saved = Saved in { $file }. To go on with it later, start the game and type: load { $file }
terminal-save-failed = { $file } was not written: { $reason }. The game goes on.
terminal-ask-replace = There is a file { $file } already.
terminal-replace-yes = replace it
terminal-replace-no = leave it as it is
terminal-not-saved = Not saved.
terminal-loaded = Loaded { $file }.
terminal-load-failed = { $file } was not loaded: { $reason }
terminal-ask-load = The game you are playing would be lost.
terminal-load-yes = load the other game all the same
terminal-load-no = stay in this game
terminal-ask-leave = The game is not over. Do you want to leave?
terminal-leave-save = save it in { $file } and leave
terminal-leave-lose = leave without saving
terminal-leave-stay = go on playing
terminal-goodbye = Goodbye.
terminal-input-ended = The input has ended before the game. This is the game so far; put it in a file to load it again:
terminal-interrupted = { $file } was not written: { $reason }. The game is lost.
terminal-over = The game is over.
terminal-ask-again = What now?
terminal-again-new = a new game with the same players
terminal-again-leave = leave (save FILE keeps this game)

## Commands

about = Blazon: a duel of dice, maps and magic for two players.
about-play = Play a game here, against a person at the same keyboard or against the machine
about-simulate = Let players that need no person play many games, and say how they went
about-show = Draw a position, or the end of a record
about-check = Replay records and say whether they are right
about-replay = Tell a recorded game, event by event
about-legal = List what the players may do, one event a line
about-perft = Count the ways a game can go on with these rolls
about-bench = Measure how fast the rules and the players are
about-playouts = Play random games on one core, as many as fit in the time
about-components = Print the dice and the spellbook as a file to edit, or check such a file
about-help = Print this help, or that of a command

usage = blazon [COMMAND] [OPTIONS]
usage-play = blazon play [OPTIONS]
usage-simulate = blazon simulate [--games NUMBER] [--seed NUMBER] [OPTIONS]
usage-show = blazon show [FILE|POSITION|-]
usage-check = blazon check [--json] FILE...
usage-replay = blazon replay [--json] FILE
usage-legal = blazon legal [OPTIONS] POSITION
usage-perft = blazon perft [OPTIONS] POSITION [ROLL]...
usage-bench = blazon bench COMMAND [OPTIONS]
usage-playouts = blazon bench playouts [--seconds NUMBER | --games NUMBER] [--seed NUMBER] [OPTIONS]
usage-components = blazon components [FILE]
usage-help = blazon help [COMMAND]

heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-examples = Examples:

value-command = COMMAND
value-file = FILE
value-folder = FOLDER
value-language = LANGUAGE
value-name = NAME
value-number = NUMBER
value-opponent = OPPONENT
value-player = PLAYER
value-position = POSITION
value-roll = ROLL
value-seat = SEAT
value-subject = FILE|POSITION

help-command = The command to explain
help-components = The file to check; without one, the components of the box are printed
help-position = “start”, a line of notation, a file with a position or a record (its end counts), or - for standard input
help-record = The record, or - for standard input
help-records = The records; - is standard input
help-rolls = The rolls to come, such as 'd/b/s2/?'
help-subject = “start”, a line of notation, a file with a position or a record (its end counts), or - for standard input; without it, the start
help-exit-codes =
    Exit codes:
      0  all is well
      1  what was read is wrong: a record, a position or a set of components
      2  the command line is wrong
      3  something could not be read or written

option-against = Against whom: person, random, level:1 to level:8 or another player; without it, that is asked
option-bench-games = How many games to play instead of for a time
option-components = Play with the dice and the spellbook of this file
option-count = Only say how many there are
option-divide = One line for each first event, then the sum
option-edition = The rulebook that counts where they differ: standard, es, it, fr, pt or ko
option-first = Who plays the first seat: a player such as greedy or level:3, random if it is left out
option-first-name = Name of the player who rolls first
option-games = How many games, 1000 if it is left out
option-help = Print this help
option-json = Print JSON, one object a line
option-lang = The language: en, es, it, fr, pt-BR or ko; without it, that of the system
option-load = Go on with this saved game
option-own-seat = Where you sit against the machine: first or second
option-records = Write the record of each game into this folder
option-seat = Only this player's: first or second
option-second = Who plays the second seat: a player such as greedy or level:3, random if it is left out
option-second-name = Name of the other player
option-seconds = How long to play, 5 seconds if it is left out
option-seed = Where chance starts: the same number gives the same games
option-threads = How many games to play at once, as many as there are cores if it is left out; the results are the same
option-version = Print the version

argument-against = There is no opponent “{ $name }”. It is person, or a player: { $known }.
argument-bad-value = “{ $value }” cannot be the value of { $option }.
argument-conflict = { $option } and { $other } exclude each other.
argument-edition = There is no edition “{ $name }”. Known editions: { $known }.
argument-language = There is no language “{ $name }”. Known languages: { $known }.
argument-missing = Something is missing: “{ $option }”.
argument-no-command = A command is missing.
argument-no-value = { $option } needs a value.
argument-not-text = The command line holds something that is not text in UTF-8.
argument-number = { $option } needs a number from { $least } to { $most }, not “{ $value }”.
argument-other = The command line cannot be understood.
argument-player = There is no player “{ $name }”. Known players: { $known }.
argument-roll = The roll { $roll } cannot come: { $reason }
argument-seat = There is no seat “{ $name }”. It is first or second.
argument-see-help = See “{ $command } --help”.
argument-too-many = { $option } cannot take one more value: “{ $value }”.
argument-twice = { $option } is there twice.
argument-unknown = “{ $option }” is unknown here.
argument-unknown-command = There is no command “{ $name }”.
argument-unknown-command-meant = There is no command “{ $name }”. Did you mean “{ $meant }”?
argument-unknown-meant = “{ $option }” is unknown here. Did you mean “{ $meant }”?

input-not-text = { $place }: this is not text in UTF-8.
input-too-long = { $file }: this is longer than 1 MiB, and no longer text is read.
input-unread = { $file } cannot be read: { $reason }.
output-failed = The output cannot be written: { $reason }.
output-unwritten = { $file } cannot be written: { $reason }.
seed-failed = The system gives no random numbers: { $reason }. Choose some with --seed.
reason-directory = it is a folder
reason-exists = there is another file of that name
reason-full = there is no room left
reason-not-directory = a part of the path is not a folder
reason-not-found = there is no such file or folder
reason-not-text = it is not text
reason-permission = that is not permitted
reason-too-long = it is longer than 1 MiB

check-sum = { $all ->
    [one] { $right } of 1 record is right.
   *[other] { $right } of { $all } records are right.
}

components-note =
    The dice and the spellbook of the box, as far as anyone knows.
    Change what is different in yours. “blazon components FILE” checks the file,
    “blazon play --components FILE” plays with it.
components-right = The components are right. In one line:

bench-event = Nanoseconds an event: { $nanoseconds }
bench-games = Games: { $games } in { $seconds } seconds on one core
bench-length = Events a game: { $events }
bench-signature = Signature of the first { $games } games: { $signature }
bench-speed = Games a second: { $speed }

simulate-castle = Castle's bonus used: first seat { $first }%, second seat { $second }%
simulate-decided = Decided by points { $points }%, by the largest domain { $largest }%, by lots { $lots }%, not at all { $draw }%
simulate-ended = Ended by a full map { $full }%, by a round in which nobody drew { $nobody }%
simulate-games = Games: { $games }, { $first } against { $second }, edition { $edition }, seed { $seed }
simulate-length = Mean length: { $rounds } rounds, { $events } events
simulate-power = won in { $won }% of the games, used in { $used }%
simulate-powers = Powers:
simulate-result = Result of the first seat, a draw counting half: { $mean }% (95% interval: { $low }% to { $high }%)
simulate-score = Mean score: first seat { $first }, second seat { $second }
simulate-signature = Signature: { $signature }
simulate-stopped = Stopped after { $games } of { $asked } games. This is what there is:
simulate-wins = Won by the first seat { $first }%, by the second seat { $second }%, drawn { $draws }%

show-castle-spent = Castle's bonus: spent
show-castle-there = Castle's bonus: still there
show-chosen = spent: { $arms }
show-dice = Dice:
show-hand = { $name } has { $dice }
show-hash = Hash: { $hash }
show-heading = { $name } (player { $role })
show-held = held
show-spellbook = Spellbook
show-spent = spent
show-struck = struck out
show-turn-both = Round { $round }: both players draw.
show-turn-cross = Round { $round }: { $name } adds a cross.
show-turn-domains = Round { $round }: { $name } chooses a coat of arms for Domains.
show-turn-draw = Round { $round }: { $name } draws.
show-turn-lots = Round { $round }: lots decide.
show-turn-roll = Round { $round }: { $name } rolls.
show-turn-take-a = Round { $round }: { $name }, player A, takes a die.
show-turn-take-b = Round { $round }: { $name }, player B, takes two dice.

replay-round = Round { $round }, player A: { $name }
replay-versus = { $first } against { $second }

## Analysis, in the terminal

about-analyse = Judge a recorded game: the luck of the dice, what decisions cost, the chances to win
usage-analyse = blazon analyse [--html FILE] [--json] [OPTIONS] FILE
option-html = Write the report into this file, as one web page; what was there is replaced
option-judge = Who judges: best if it is left out
option-judge-nodes = How many positions to look at for each decision
option-judge-time = How many milliseconds to think about each decision; the report may then differ from run to run
option-judge-threads = How many events to judge at once, as many as there are cores if it is left out; the report is the same

analysis-title = Analysis: { $first } against { $second }
analysis-judge = Judged by { $player }.
analysis-nothing = { $file }: the record holds no event, so there is nothing to analyse.
analysis-unjudged = { $player } has no judgement to give on this game.
analysis-stopped-early = Stopped before anything was judged.
analysis-written = The report is in { $file }.
analysis-curve = Chances to win
analysis-moments = Event by event
analysis-maps = Maps and points
analysis-arms = Coats of arms

analysis-round = Round
analysis-event = Event
analysis-before = Before
analysis-after = After
analysis-loss = Loss
analysis-mark = Mark
analysis-played = Played
analysis-better = Better
analysis-whose = Before and after: the chances of the player who acts; at a roll, of the player who rolls.

analysis-made = Made by Blazon { $version }.

## Matches

about-match = Let two players meet in pairs of games with the same dice, and say who is better
about-ladder = Let many players meet, and give each of them one Elo
about-merge = Put the parts of a match or of a ladder together

usage-match = blazon match LEFT RIGHT [--pairs NUMBER] [--seed NUMBER] [OPTIONS]
usage-ladder = blazon ladder [PLAYER]... [OPTIONS]
usage-merge = blazon merge [--json] [--svg FILE] FILE...

value-left = LEFT
value-right = RIGHT
value-milliseconds = MILLISECONDS

help-left = The player whose score is told: a name such as best, or cmd: and the command of another program
help-right = The other player
help-ladder = The players, the weakest first; without any, all levels and yardsticks
help-parts = What “match --json” or “ladder --json” printed with --shard

option-pairs = How many pairs of games, 100 if it is left out
option-sprt = Stop as soon as it is clear which of these two differences in Elo is nearer to the truth
option-match-nodes = The most nodes for a decision
option-match-time = The time for a decision
option-patience = How long another program may take to answer, 10000 if it is left out; a time for the decision comes on top
option-shard = Play only this part of the run: 2/5 is the second of five
option-svg = Draw the ladder into this file

argument-command = “{ $name }” names no program, or a quote is left open.
argument-shard = --shard needs a part such as 2/5, not “{ $value }”.
argument-ladder = A ladder can have at most { $most } players; you named { $count }.
argument-sprt = --sprt needs two numbers from -2000 to 2000, the smaller first, not “{ $values }”.
program-failed = { $name } cannot be started: { $reason }.
threads-failed = No thread can be started: { $reason }. Close other programs and try again.

match-bar = { $score }%, Elo { $elo } ({ $low } to { $high })
match-stopped = Stopped before all { $asked } pairs were played. This is what there is:
match-part = Only part { $parts } of { $of }:
match-heading = Match: { $left } against { $right }, { $games } games in pairs with the same dice, edition { $edition }, seed { $seed }
match-score = Score of { $name }: { $mean }% (95% interval: { $low }% to { $high }%)
match-elo = { $open ->
    [up] Difference in Elo: at least { $low }
    [down] Difference in Elo: at most { $high }
   *[no] Difference in Elo: { $mean } (95% interval: { $low } to { $high })
}
match-pairs = Pairs by points of { $name }: 0 in { $none }, ½ in { $half }, 1 in { $one }, 1½ in { $more }, 2 in { $two }
match-games = Drawn games: { $draws }. Mean margin: { $margin } points
match-cost = Decisions of { $name }: { $milliseconds } ms and { $nodes } nodes each
match-sprt = Test of { $low } against { $high } Elo: log-likelihood ratio { $ratio }, bounds ±{ $bound }; { $verdict ->
    [elo0] it is rather { $low }.
    [elo1] it is rather { $high }.
   *[open] not decided.
}
match-seat = Control, score of the first seat: { $mean }% (95% interval: { $low }% to { $high }%)
match-dice = Control, dice: χ² = { $value } with { $freedom } degrees of freedom, p = { $p }
match-forfeits = Games lost without being played to their end: { $games }
match-forfeit = Pair { $pair }, game { $game }, { $name }: { $why }

forfeit-not-started = it could not be started ({ $reason }).
forfeit-ended = it ended in the middle of the game.
forfeit-silent = it did not answer in time.
forfeit-nonsense = its answer cannot be understood: “{ $answer }”.
forfeit-illegal = its answer is not legal: { $answer }.

ladder-heading = Ladder: { $games } games, { $pairs } pairs a match, edition { $edition }, seed { $seed }
ladder-player = Player
ladder-elo = Elo
ladder-interval = 95% interval
ladder-range = { $low } to { $high }
ladder-games = Games
ladder-time = ms a decision
ladder-self = Control, { $name } against itself: { $mean }% (95% interval: { $low }% to { $high }%)
ladder-title = Elo of the players, greedy = 0 ({ $pairs } pairs a match, seed { $seed })
ladder-axis = Elo, with 95% intervals

merge-unreadable = { $file }: this is not what “match --json” or “ladder --json” prints.
merge-different = { $file }: this is not a part of the same run as { $first }.
merge-twice = { $file }: part { $part } is there already.

## Study, in the terminal

about-hint = Say what to do in a position, how good it is, and why
about-engine = Answer another program, line by line: see docs/protocol-engine.md
usage-hint = blazon hint [OPTIONS] POSITION
usage-engine = blazon engine
heading-levels = Levels:
level-item = { $player }  { $name }: { $about }
option-alternatives = How many alternatives to show, 3 if it is left out
option-hint-player = Who thinks: { $known }; best if it is left out
option-hint-seat = For this player: first or second; without it, for whoever is to act
option-hint-seed = Where its chance starts: the same number gives the same answer
option-nodes = Think for about so many positions
option-time = Think for so many milliseconds

hint-exact = The rest of the game is solved, so these numbers are exact.
hint-alternatives = Alternatives:
hint-alternative = { $event }: { $win }% to win ({ $difference }). { $said }
hint-roll = There is nothing to decide: the dice come first.
hint-lots = There is nothing to decide: lots come first.
hint-chance = { $name }: { $win }% to win.
hint-over = The game is over. { $outcome }

## Measuring

about-train = Train a net by self-play, and write its weights
about-measure = Measure how good decisions are, and how true chances
about-bench-greedy = Play games between greedy players on one core, as many as fit in the time
about-bench-net = Count how many drawings the net judges on one core
about-bench-decide = Say how long a player takes for a decision, on one core
about-measure-endings = Compare decisions with two rounds left with the exact solution
about-measure-decisions = Judge decisions by games that are played on with the same dice
about-measure-calibration = Compare the chances that the net gives with how games end
about-measure-powers = Count how often powers are won, used and wasted

usage-train = blazon train --out FILE [OPTIONS]
usage-measure = blazon measure COMMAND [OPTIONS]
usage-bench-greedy = blazon bench greedy [--seconds NUMBER | --games NUMBER] [--seed NUMBER] [OPTIONS]
usage-bench-net = blazon bench net [--seconds NUMBER] [--seed NUMBER] [--net FILE] [--json]
usage-bench-decide = blazon bench decide [--player PLAYER] [--positions NUMBER] [--seed NUMBER] [OPTIONS]
usage-measure-endings = blazon measure endings [--positions NUMBER] [--player PLAYER]... [OPTIONS]
usage-measure-decisions = blazon measure decisions [--positions NUMBER] [--rollouts NUMBER] [--player PLAYER] [OPTIONS]
usage-measure-calibration = blazon measure calibration [--games NUMBER] [--net FILE] [OPTIONS]
usage-measure-powers = blazon measure powers [--games NUMBER] [--player PLAYER] [OPTIONS]

option-train-out = Write the weights into this file; every finished generation goes into a file beside it
option-train-first-games = How many games between greedy players to begin with, { $default } if it is left out
option-train-games = How many games the first net plays against itself, { $default } if it is left out
option-train-searched-games = How many games each later generation plays, { $default } if it is left out
option-train-generations = How many later generations, { $default } if it is left out
option-train-epochs = How often each generation's samples are gone through, { $default } if it is left out
option-work-threads = How many threads to work on, as many as there are cores if it is left out; the result is the same
option-work-seed = Where chance starts: the same number gives the same result
option-net = Take the weights of this file instead of those of the program
option-measure-positions = How many positions, { $default } if it is left out
option-measure-games = How many games, { $default } if it is left out
option-measure-rollouts = How many games for each candidate, { $default } if it is left out
option-measure-player = Who is asked: a player such as best or best@FILE, best if it is left out
option-measure-players = The same, and it may be given again for more players; net is always asked too
option-measure-nodes = The most nodes for an exact solution, { $default } if it is left out; what costs more is passed over
option-measure-judge = Who plays on: net or greedy, net if it is left out

argument-without-net = { $name } plays without a net, so it cannot have one of its own.
argument-judge = There is no judge “{ $name }”. Known judges: net, greedy.
weights-other = { $file }: this is no file of weights.
weights-version = { $file }: the weights have version { $found }, and this program reads version { $known }.
weights-size = { $file }: the weights are { $found } bytes long, and should be { $bytes }.
weights-hash = { $file }: the weights are damaged. Their hash is { $found }, and should be { $said }.

train-playing = Generation { $generation }: playing
train-learning = Generation { $generation }: learning, loss { $win } and { $margin }
train-done = The net is in { $file }.
train-weights = Hash { $hash }, { $bytes } bytes, { $minutes } minutes
train-stopped = Stopped. The last finished generation is in { $file }.
train-stopped-early = Stopped before a generation was finished: nothing was written.

bench-round = Nanoseconds a round: { $nanoseconds }
bench-rounds = Rounds a game: { $rounds }
bench-evaluations = Evaluations: { $evaluations } in { $seconds } seconds on one core, for { $decisions } decisions of the player net
bench-evaluation = An evaluation: a drawing is found and made on one side, that side is encoded and judged against the other.
bench-evaluation-speed = Evaluations a second: { $speed }
bench-evaluation-time = Nanoseconds an evaluation: { $nanoseconds }
bench-decisions = Decisions of { $player }: { $positions } on one core, seed { $seed }
bench-decision-time = Milliseconds a decision: mean { $mean }, median { $median }, 95% within { $p95 }, at most { $most }
bench-decision-nodes = Nodes a decision: { $nodes }

measure-stopped = There are only { $done } of { $asked }. This is what there is:
measure-endings = Endings: { $positions } decisions with two rounds left; something can be lost in { $open }; passed over as too costly { $unsolved }; seed { $seed }
measure-loss = Mean loss
measure-without-loss = Without loss
measure-largest-loss = Largest loss
measure-decisions = Decisions of { $player }: { $positions }; { $rollouts } games of { $judge } for each candidate, { $all } in all; seed { $seed }
measure-decisions-loss = Mean loss of the chance to win: { $loss }, standard error { $error }
measure-decisions-errors = Another candidate is better by more than two standard errors: { $rate } of the decisions
measure-calibration = Calibration: { $games } games, { $predictions } starts of rounds, chances of the first seat, seed { $seed }
measure-net = Net: Brier score { $brier }
measure-forecast = Expectation over the dice: Brier score { $brier }
measure-chance = Chance
measure-predicted = Predicted
measure-realised = Came true
measure-count = Count
measure-powers = Powers: { $games } games of { $player } against itself, by player and game, seed { $seed }
measure-power = Power
measure-won = Won
measure-used = Used
measure-wasted = Wasted
measure-castle = Castle's bonus

## The server and the page before it starts

about-serve = Serve the page of the game, and open it in the browser; this is what happens without a command too
usage-serve = blazon serve [--address ADDRESS] [--no-browser]
value-address = ADDRESS
option-address = Where to serve: an address and a port, 127.0.0.1:4000 if it is left out, which only this computer can reach
option-no-browser = Open no browser
argument-address = There is no address “{ $value }” to serve at. It is an address and a port, such as 127.0.0.1:4000.
serve-started = Blazon is served at { $url }. Ctrl-C ends it.
serve-already = Blazon is already served at { $url } by another run of the program.
serve-ended = Blazon is no longer served.
serve-taken = { $address } is taken by another program. Choose another with --address, such as --address { $other }.
serve-failed = Nothing can be served at { $address }: { $reason }.
server-not-found = There is nothing at this address. The game is at /.
server-method = This can only be read, not changed.
server-slow = That took too long to arrive. Please try again.
page-description = Kingdomino Duel in the browser: against a friend at the same device, against the engine, online or not.
page-not-started = The page could not start. Check the network and load it again; if that does not help, update your browser.
page-without-script = Blazon is a game that your browser plays itself: please allow JavaScript for this page, then load it again.
