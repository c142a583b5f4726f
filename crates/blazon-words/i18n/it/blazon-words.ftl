### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = punto
arms-bar = barra
arms-two-dots = due punti
arms-two-bars = due barre
arms-solid = pieno
arms-quarters = inquartato

arms-dot-about = un punto
arms-bar-about = una striscia
arms-two-dots-about = due punti, uno sopra l'altro
arms-two-bars-about = due strisce
arms-solid-about = tutto scuro
arms-quarters-about = diviso in quattro, due quarti scuri

drawn-dot = un punto
drawn-bar = una barra
drawn-two-dots = due punti
drawn-two-bars = due barre
drawn-solid = un blasone pieno
drawn-quarters = un blasone inquartato

with-crosses = { $crosses ->
    [0] { $what }
    [one] { $what } con una crocetta
   *[other] { $what } con due crocette
}

## Dice

die = dado { $number }
die-with-face = dado { $number } ({ $face })
dice-two = dadi { $one } e { $other }
face-wild = jolly

## Powers

power-free = Libero
power-split = Separa
power-both = Entrambi
power-turn = Ruota
power-domains = Territori
power-cross = Crocetta

power-free-about = disegna il domino senza la regola di connessione; le due metà hanno comunque un lato in comune
power-split-about = disegna i due dadi separati, ciascuno secondo la regola di connessione
power-both-about = da giocatore A, prendi per primo entrambi i tuoi dadi
power-turn-about = ruota uno dei tuoi dadi su un'altra sua faccia
power-domains-about = scegli subito un blasone e ricevi 3 punti alla fine per ogni suo territorio
power-cross-about = aggiungi subito una crocetta a un blasone della tua mappa
power-in-quotes = “{ $power }”
castle-bonus = la crocetta del castello

## Players

player-you = Giocatore
player-one = Giocatore 1
player-two = Giocatore 2

level-1 = Paggio
level-2 = Scudiero
level-3 = Araldo
level-4 = Cavaliere
level-5 = Siniscalco
level-6 = Maresciallo
level-7 = Reggente
level-8 = Monarca

level-1-about = per una prima partita
level-2-about = per chi conosce le regole
level-3-about = vede i punti e poco altro
level-4-about = una partita equilibrata per quasi tutti
level-5-about = fa pagare i dadi scelti con leggerezza
level-6-about = difficile, guarda anche la tua mappa e il tuo Manuale di Magia
level-7-about = molto difficile, lascia poco al caso
level-8-about = il livello più forte che ci sia

## Editions of the rules

edition-standard = Standard
edition-spanish = Regolamento spagnolo
edition-italian = Regolamento italiano
edition-french = Regolamento francese
edition-portuguese = Regolamento brasiliano
edition-korean = Regolamento coreano

edition-about = { $marks ->
    [yes] un domino non disegnato annerisce comunque le caselle del Manuale di Magia
   *[no] un domino non disegnato non annerisce nulla
}; { $tie ->
    [lots] una parità completa si decide a sorte
   *[draw] una parità completa è un pareggio
}

## Amounts

points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
percent = { $figure }%

## Around every screen

page-title = Blazon: un duello di dadi e mappe
page-title-of = { $what } · Blazon
page-description = Kingdomino Duel nel browser: contro un amico sullo stesso dispositivo o contro il motore, con o senza rete.
page-not-started = La pagina non è riuscita ad avviarsi. Controlla la rete e ricaricala; se non basta, aggiorna il browser.
page-without-script = Blazon è un gioco che funziona nel tuo browser: consenti JavaScript per questa pagina e ricaricala.
page-skip-to-content = Vai al contenuto
page-sections = Sezioni
page-game = Partita
page-my-games = Le mie partite
page-rules = Regole
page-replay = Replay
page-settings = Impostazioni
page-language = Lingua
page-back-to-game = Torna alla partita
page-close = Chiudi
page-dismiss = Nascondi
page-update-ready = È pronta una versione più recente di questa pagina.
page-update-now = Usala ora

## Home and a new game

page-welcome = Gioca a Blazon
page-lead = Lancia quattro dadi, prendine due, disegna il domino sulla tua mappa. I territori più estesi e con più crocette danno più punti, e il Manuale di Magia dà poteri a chi arriva per primo.
page-learn-by-playing = Impara giocando: la tua prima partita
page-new-game = Nuova partita
page-against-computer = Contro il computer
page-two-players-here = Due persone su questo dispositivo
page-with-real-dice = Con dadi e matite veri: la pagina controlla, conta i punti e consiglia
page-difficulty = Livello
page-level = { $number }. { $name }: { $about }
page-play = Gioca
page-options = Nomi, chi comincia, edizioni
page-your-name = Il tuo nome
page-name-first = Nome di un giocatore
page-name-second = Nome dell'altro giocatore
page-who-rolls-first = Chi lancia per primo
page-starts-random = Decide il caso
page-edition = Quale regolamento vale dove sono diversi
with-about = { $name }: { $about }
page-components = Dadi e Manuale di Magia
page-components-box = Quelli della scatola.
page-components-own = Quelli del tuo file.
page-components-open = Apri un file di componenti
page-components-reset = Usa quelli della scatola

## A round: what to do now

versus = { $first } contro { $second }
page-your-side = La tua mappa
page-their-side = L'altra mappa
page-dice-and-actions = Dadi e azioni
spellbook = Manuale di Magia
page-what-powers-do = Che cosa fanno i poteri
page-moves-so-far = Che cosa è successo
page-points-by-domain = Punti per territorio
page-player-a = Giocatore A in questo turno
page-badge-a = A
page-menu = Altro
page-undo = Annulla
page-hint = Consiglio
page-stop = Ferma

round-player-a = Turno { $round }. Giocatore A: { $name }.
page-ask-roll = Turno { $round }. { $name }, sei il giocatore A: lancia i dadi.
page-ask-enter = Turno { $round }. { $name }, giocatore A, lancia i dadi. Inserisci ciò che mostrano i quattro dadi.
page-roll = Lancia
page-use-roll = Usa questo lancio
ask-take-one = { $name }, sei il giocatore A. Prendi un dado.
ask-take-both = { $name }, sei il giocatore A. Prendi un dado, o due con Entrambi.
ask-take-two = { $name }, sei il giocatore B. Prendi due dadi.
page-take = Prendi
page-take-dice = Prendi: { $dice }
page-then-takes = { $name } prende due di questi: { $dice }.
page-thinking = { $name } sta pensando.
page-thinking-progress = Avanzamento della riflessione

## A round: drawing

page-domino = Il tuo domino
page-die-of = { $die }, { $name }
page-ask-draw = { $name }, disegna il tuo domino: indica una casella possibile per il dado che hai in mano.
page-ask-other-half = Ora indica una casella per l'altro dado.
page-ask-wild = Quale blasone per il jolly?
page-ask-confirm = Conferma il disegno, oppure gira il domino, scambia i dadi o spostalo su un'altra casella possibile.
page-no-room = Accanto non c'è nessuna casella vuota per l'altro dado.
domino-cannot-be-drawn = Così com'è non si può disegnare: non ci sono due caselle vuote adiacenti in cui si colleghi.
powers-that-help = Ciò che servirebbe: { $powers }.
no-power-helps = Nulla di ciò che hai servirebbe.
page-rotate = Gira
page-swap = Scambia
page-castle-die = Castello, dado { $die }
page-castle-about = una volta a partita, una crocetta in più su questo dado; in questo turno non annerisce nessuna casella del Manuale di Magia
page-draw-it = Disegna
page-confirm = Conferma
page-dont-draw = Non disegnare
page-preview = Ne risulta: { $domains }. Punti: { $gain }.
page-preview-domain = { $arms }, territorio di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
} { $crosses ->
    [0] senza crocette
    [one] con una crocetta
   *[other] con { $crosses } crocette
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
page-preview-marks = Nel Manuale di Magia: { $arms }.
page-preview-no-marks = Nulla nel Manuale di Magia.

## A round: powers used at once

page-ask-domains = { $power }: scegli un blasone. Ogni suo territorio dà 3 punti alla fine.
page-ask-cross = { $power }: indica una casella disegnata per aggiungervi una crocetta.

## The map and the spellbook, as they are read aloud

map-of = Mappa, { $name }
page-castle-ready = d3, castello, la sua crocetta è disponibile
page-castle-used = d3, castello, la sua crocetta è usata
page-cell-empty = { $cell }, vuota
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] senza crocette
    [one] una crocetta
   *[other] due crocette
}, territorio di { $cells }
page-cell-possible = { $cell }, possibile
page-cell-just-drawn = { $cell }, disegnata per ultima
page-cell-unconfirmed = { $cell }, { $what }, da confermare
page-line-heading = Blasone e potere
page-line = { $marks } su { $boxes }{ $state ->
    [owns] , ha il potere
    [spent] , potere usato
    [struck] , cancellata
   *[open] { "" }
}

## What happens in a game

event-roll = { $name } lancia i dadi: dado 1, { $one }; dado 2, { $two }; dado 3, { $three }; dado 4, { $four }.
event-take = { $name } prende: { $dice }.
event-take-both = { $name } usa Entrambi e prende: { $dice }.
event-draw = { $name } disegna { $what } in { $cell } e { $what2 } in { $cell2 }.
event-draw-spending = { $name } disegna { $what } in { $cell } e { $what2 } in { $cell2 }, e usa { $spent }.
event-no-drawing = { $name } non disegna il domino.
event-choose = { $name } sceglie «{ $arms }» per Territori: 3 punti alla fine per ognuno di questi territori.
event-cross = { $name } aggiunge una crocetta in { $cell } ({ $arms }).
event-lots = Il sorteggio favorisce { $name }.

spent-castle = la crocetta del castello (dado { $die })
spent-turn = Ruota (dado { $die } ruotato su { $face })

gets-rest = { $name } ha il resto: { $dice }.
after-marks = { $name } annerisce { $count ->
    [one] una casella
   *[other] { $count } caselle
} della fila «{ $arms }»: { $marks } su { $boxes }.
after-wins-power = { $name } completa la fila «{ $arms }» prima dell'avversario e ottiene il potere { $power }: { $about }.
after-line-crossed-out = { $name }: la fila «{ $arms }» è cancellata.
after-cross-lost = { $name }: nessuna casella può ricevere una crocetta, quindi Crocetta è perso.
after-map-full = { $name }: la mappa è completa, quindi la partita finisce.
after-nobody-drew = Nessuno dei due ha disegnato, quindi la partita finisce.

## Why a move isn’t allowed

illegal-game-over = La partita è finita.
illegal-not-this-step = Non è il momento per questo.
illegal-not-your-turn = Tocca all'altro giocatore.
illegal-already-done = Il domino di questo turno è già giocato.
illegal-no-such-face = Il dado { $die } non ha questa faccia.
illegal-die-count = Il numero di dadi non è giusto: il giocatore A ne prende uno, o due con Entrambi; il giocatore B ne prende due.
illegal-die-taken = Il dado { $die } è già preso.
illegal-no-such-power = Non hai il potere { $power }.
illegal-not-your-dice = Non sono i due dadi che hai preso.
illegal-same-face = Il dado { $die } mostra già quella faccia: Ruota ne mostra un'altra.
illegal-castle-used = La crocetta del castello è già usata: ce n'è una sola a partita.
illegal-too-many-crosses = Il dado { $die } ha già due crocette, e nessuna casella ne porta di più.
illegal-not-the-face = Non è quello che mostra il dado { $die }.
illegal-same-cell = I due dadi non possono andare sulla stessa casella.
illegal-cell-taken = La casella { $cell } è occupata.
illegal-not-side-by-side = Le due caselle non hanno un lato in comune.
illegal-does-not-connect = Il domino non è collegato: nessuna metà tocca con un lato il castello o una casella con lo stesso blasone.
illegal-half-does-not-connect = Il dado { $die } non è collegato: con Separa ogni metà tocca il castello o una casella con lo stesso blasone.
illegal-can-be-drawn = Il domino si può disegnare, quindi va disegnato.
illegal-no-arms-there = Non c'è nulla di disegnato in { $cell }.
illegal-two-crosses = La casella { $cell } ha già due crocette.

refused = { $event } non è ammesso: { $reason }

## Hints, and why a move is good

page-hint-thinking = Si cerca la scelta migliore.
page-show-it = Mostra
hint-value = { $event }: probabilità di vittoria: { $win }%; scarto atteso: { $margin } punti.

reason-only = è tutto ciò che si può fare
reason-ends-ahead = chiude la partita in questo turno, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di vantaggio per ora
reason-ends-behind = chiude la partita in questo turno, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di svantaggio per ora
reason-ends-level = chiude la partita in questo turno, in parità di punti per ora
reason-last-box = prende l'ultima casella della fila di { $power }
reason-last-box-before = prende l'ultima casella della fila di { $power } prima dell'avversario
reason-marks = annerisce { $count ->
    [one] una casella
   *[other] { $count } caselle
} della fila «{ $arms }» ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
})
reason-keeps-from-opponent = toglie all'avversario la fila di { $power } in questo turno
reason-gives-opponent = lascia all'avversario l'ultima casella della fila di { $power }
reason-blocks = lascia all'avversario un domino che non può disegnare senza un potere
reason-leaves = { $points ->
    [0] non lascia punti all'avversario in questo turno
    [one] lascia all'avversario al massimo 1 punto in questo turno
   *[other] lascia all'avversario al massimo { $points } punti in questo turno
}
reason-guarantees = { $points ->
    [0] non assicura punti in questo turno
    [one] assicura 1 punto in questo turno
   *[other] assicura { $points } punti in questo turno
}
reason-scores = dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
} subito
reason-scores-nothing = non dà punti subito
reason-loses = perde { $points ->
    [one] 1 punto
   *[other] { $points } punti
} subito
reason-more = { $reason } ({ $count } in più { $than ->
    [best] della scelta migliore
    [played] di ciò che è stato giocato
   *[next] della scelta seguente
})
reason-fewer = { $reason } ({ $count } in meno { $than ->
    [best] della scelta migliore
    [played] di ciò che è stato giocato
   *[next] della scelta seguente
})
reason-grows = forma un territorio di { $cells } caselle { $crosses ->
    [0] senza crocette
    [one] con 1 crocetta
   *[other] con { $crosses } crocette
} ({ $arms })
reason-counts-domains = conta { $domains ->
    [0] ancora nessun territorio ({ $arms })
    [one] 1 territorio ({ $arms })
   *[other] { $domains } territori ({ $arms })
}
reason-crosses-domain = mette la crocetta in un territorio di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
} ({ $arms })
reason-needs-power = disegna ciò che non si può disegnare senza { $power }
reason-cannot-draw = non disegna ciò che non si può disegnare così com'è
reason-uses = spende { $what }
reason-keeps = conserva { $what }
reason-hole = isola la casella vuota { $cell }
reason-no-hole = non isola nessuna casella vuota

why = { $reasons }.
why-costs = { $reasons }; in media costa { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}.
why-no-difference = Nulla sui fogli la distingue.

## The end of a game

domain = { $arms }: territorio di { $count ->
    [one] 1 casella
   *[other] { $count } caselle
} { $crosses ->
    [0] senza crocette
    [one] con 1 crocetta
   *[other] con { $crosses } crocette
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $cells }
domains-bonus = Territori, { $arms }: { $count ->
    [one] 1 territorio
   *[other] { $count } territori
} a 3 punti, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
score-total = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in tutto. Territorio più esteso: { $largest ->
    [one] 1 casella
   *[other] { $largest } caselle
}.
outcome-points = { $name } vince, { $points } a { $less }.
outcome-largest = Parità a { $points } punti. { $name } vince con il territorio più esteso, { $largest } caselle contro { $smaller }.
outcome-lots = Parità a { $points } punti, e a { $largest } caselle per il territorio più esteso. Decide la sorte: vince { $name }.
outcome-tie = Parità a { $points } punti, e a { $largest } caselle per il territorio più esteso: pareggio.

page-game-over = La partita è finita
page-play-again = Gioca ancora
page-replay-and-analysis = Replay e analisi
page-copy-link = Copia un link a questa partita
page-copy-game = Copia la partita come testo
page-save-file = Salva la partita in un file
page-copy-text = Testo da copiare
page-copied = Copiato.
page-copy-by-hand = Il browser non permette alla pagina di copiare. Copialo da qui:

## My games

page-no-games = Non ci sono ancora partite. Ogni partita che cominci è conservata qui, solo in questo browser.
page-unfinished = Turno { $round }, non ancora finita.
page-continue = Continua
page-view = Guarda
page-delete = Elimina
page-deleted = Eliminata: { $game }.
page-import = Importa una partita
page-import-about = Incolla una partita o un link a una partita, apri un file oppure trascinalo in un punto qualsiasi di questa pagina.
page-import-text = Testo di una partita
page-import-paste = Leggi
page-import-file = Apri un file

page-not-a-game = Non è una partita che si possa leggere, e nulla è cambiato. Motivo: { $reason }
page-broken-link = Il link è stato troncato o modificato lungo la strada, quindi la partita che conteneva è persa. Nulla è cambiato.
page-not-components = Non è un insieme di componenti, e nulla è cambiato. Motivo: { $reason }
page-not-a-text-file = Quel file è troppo lungo o non è testo. Nulla è cambiato.
page-no-storage = Questo browser non conserva nulla: è pieno o non ha il permesso. Puoi continuare a giocare, ma la partita va persa quando chiudi la pagina. Salvala in un file se vuoi conservarla.
page-damaged-game = Una partita conservata è danneggiata e non si può mostrare. Le altre ci sono.
page-computer-silent = Il computer non risponde. La tua partita è conservata; riprova o ricarica la pagina.
page-try-again = Riprova

## Replay

replay-unfinished = La registrazione finisce qui; la partita non è finita.
page-replay-round = Turno { $round }
page-replay-start = All'inizio della registrazione.
page-replay-steps = Scorrere la partita
page-replay-first = Primo
page-replay-previous = Precedente
page-replay-next = Successivo
page-replay-last = Ultimo
page-replay-move = Evento
page-replay-at = { $at } di { $of }
page-replay-value = { $at } di { $of }. { $event }
page-replay-this-move = Questo momento
page-replay-dice = Dadi del turno
page-replay-all-moves = Tutti gli eventi
page-replay-play-on = Continua a giocare da qui
page-replay-play-on-about = Sarà una nuova partita contro il computer. Questa resta com'è.
page-replay-share = Conservare o condividere questa partita

## Analysis

page-replay-analysis = Analisi
page-replay-analyse = Analizza la partita
page-replay-analyse-about = Il computer giudica ogni lancio e ogni decisione. Ci vuole un po', qui nel tuo browser. Puoi fermarlo: ciò che è già giudicato rimane.
page-replay-analysing = La partita viene giudicata, evento per evento.
page-replay-analysed = Tutta la partita è giudicata.
page-replay-progress = { $done } di { $of } eventi giudicati
page-replay-much-luck = lancio molto fortunato o sfortunato
page-replay-curve-about = Tocca la curva per andare a quel momento.

mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = errore grave

analysis-chances = Probabilità di vittoria: { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = Fortuna: { $luck } per { $name }.
analysis-average-roll = Né fortuna né sfortuna.
analysis-only-choice = Non c'era altra scelta.
analysis-good-move = Nulla era chiaramente meglio.
analysis-next-best = Seconda scelta, { $loss } in meno: { $event }
analysis-cost = È costato { $loss }.
analysis-cost-marked = È costato { $loss }: { $mark }.

analysis-partly = Fermato dopo { $judged } eventi su { $events }. Ecco ciò che era stato giudicato.
analysis-explained = Le percentuali sono probabilità di vittoria; un pareggio vale metà. La fortuna è ciò che un lancio ha dato oltre la media di tutti. La perdita di una decisione è ciò che la migliore avrebbe dato in più.

analysis-summary = Riepilogo
analysis-costliest = Decisioni più costose
analysis-start = Probabilità all'inizio
analysis-luck = Fortuna
analysis-choices = Decisioni di entrambi
analysis-estimation = Errore del modello
analysis-result = Risultato
analysis-end = Probabilità alla fine della registrazione
analysis-without-luck = Risultato senza fortuna
analysis-loss-draft = Perdita per scelta dei dadi
analysis-loss-drawing = Perdita per disegno
analysis-loss-power = Perdita per potere ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprecisioni, errori, errori gravi
analysis-luckiest = Lancio più fortunato
analysis-luckiest-roll = { $luck }, turno { $round }

analysis-costly = Turno { $round }, { $name }: da { $before } a { $after }, una perdita di { $loss }
analysis-costly-marked = Turno { $round }, { $name }: da { $before } a { $after }, una perdita di { $loss } ({ $mark })
analysis-played = Giocato: { $event }
analysis-better = Meglio: { $event }
analysis-why = Perché: { $reason }
analysis-why-margin = Margine di punti atteso: { $best } invece di { $played }.
analysis-nothing-costly = { $name }: nessuna decisione è costata nulla.

analysis-curve-of = Probabilità di vittoria: { $name }
analysis-curve-alt = Probabilità di vittoria, { $name }: { $start } all'inizio, { $low } al minimo, { $high } al massimo, { $end } alla fine.
analysis-legend-mark = errore o errore grave
analysis-legend-luck = lancio fortunato o sfortunato, di { $least } o più

## Settings

page-theme = Colori
page-as-system = Come il sistema
page-theme-light = Chiari
page-theme-dark = Scuri
page-animations = Movimento
page-sound = Suono
page-on = Acceso
page-off = Spento
page-buttons = Pulsanti per
page-right-handed = La mano destra
page-left-handed = La mano sinistra
page-single-keys = Tasti di una sola lettera
page-shortcuts = Tasti
page-key-help = Mostra questi tasti
page-key-roll = Lancia i dadi
page-key-pick = Indica un dado
page-key-take = Prendi i dadi; gira il domino
page-key-move = Muoviti sulla mappa, quando è selezionata
page-key-cell = Indica la casella
page-key-half = Prendi in mano l'altro dado
page-key-swap = Scambia i due dadi
page-key-confirm = Conferma
page-key-undo = Annulla
page-key-hint = Chiedi un consiglio
page-key-close = Chiudi ciò che è aperto
page-key-replay = In un replay: un evento indietro o avanti

## The rules

page-rules-title = Le regole
page-rules-lead = Due giocatori, quattro dadi, una mappa ciascuno e un solo Manuale di Magia.
page-rules-contents = Indice

page-rules-goal = Lo scopo
page-rules-goal-text = A ogni turno ottieni due dadi e li disegni sulla tua mappa come un domino. Le caselle vicine con lo stesso blasone formano territori, e le crocette di un territorio ne moltiplicano i punti. Vince chi alla fine ha più punti prestigio.

page-rules-need = Che cosa serve
page-rules-need-arms = Sei blasoni, che si riconoscono dal disegno:
page-rules-need-dice = Quattro dadi, tutti diversi. Una faccia mostra un blasone con nessuna, una o due crocette, oppure un punto interrogativo. Le crocette indicano gli alti dignitari.
page-rules-need-map = Una mappa ciascuno: un castello al centro e { $cells } caselle intorno. Ogni casella ha due cerchi per le crocette.
page-rules-need-spellbook = Un Manuale di Magia: una fila per ogni blasone, con una serie di caselle per ciascun giocatore e un potere da conquistare.
page-rules-need-source = Le facce dei dadi e il numero delle caselle vengono da un'unica fonte pubblica. Se la tua scatola dice altro, puoi giocare con un tuo file dei componenti.

page-rules-round = Un turno
page-rules-round-text = Un giocatore è A, l'altro è B. Dopo ogni turno si scambiano.
page-rules-player-a = A
page-rules-player-b = B
page-rules-roll = Lanciare
page-rules-roll-text = Il giocatore A lancia i quattro dadi.
page-rules-draft = Prendere i dadi
page-rules-draft-text = Il giocatore A prende un dado. Il giocatore B prende due degli altri tre. L'ultimo va al giocatore A.
page-rules-draw = Disegnare
page-rules-draw-text = Ciascuno disegna le due facce, con le loro crocette, su due caselle vuote che hanno un lato in comune, secondo la regola di connessione. I due giocatori disegnano insieme.
page-rules-draw-border = Where two neighbouring cells have different coats of arms, thicken the line between them. It shows where your domains end.
page-rules-mark = Completare il Manuale
page-rules-mark-text = Prima il giocatore A, poi il giocatore B: ogni faccia del domino che mostra un blasone senza crocette annerisce una casella di quella fila, nella parte del giocatore.
page-rules-mark-undrawn = Whether a domino you didn’t draw marks boxes too depends on the edition. In Standard it does.

page-rules-connection = La regola di connessione
page-rules-connection-text = Almeno una metà del domino tocca con un lato il castello o una casella che aveva lo stesso blasone già prima di questo turno. Gli angoli non contano.
page-rules-connection-must = Un domino che si può disegnare va disegnato. Quello che si potrebbe disegnare solo usando un potere si può tralasciare.
page-rules-right = Giusto.
page-rules-wrong = Sbagliato.
page-rules-right-castle = Il punto tocca il castello. Lì va bene qualunque blasone.
page-rules-right-same = La barra tocca una barra di un turno precedente. Non importa che cosa tocca l'altra metà.
page-rules-wrong-corner = Il nuovo punto e quello precedente si toccano solo con un angolo.
page-rules-wrong-other = Il blasone pieno tocca solo una barra, e il punto non tocca niente di un turno precedente.

page-rules-wild = Jolly e crocette
page-rules-wild-text = Il punto interrogativo è un jolly: disegnalo come il blasone che preferisci. Due jolly possono diventare blasoni diversi. Non annerisce nessuna casella del Manuale, qualunque cosa diventi.
page-rules-wild-must = If one choice of coat of arms lets your domino connect, the domino can be drawn, so you must draw it.
page-rules-crosses-text = Le crocette di una faccia si disegnano nei cerchi della sua casella. Una casella non ne porta mai più di due.

page-rules-castle = La crocetta del castello
page-rules-castle-text = Una volta a partita, mentre disegni, puoi aggiungere una crocetta a uno dei tuoi due dadi, anche a un jolly, se non ne ha già due. Il dado con questa crocetta non annerisce nessuna casella. Poi si annerisce il tetto del castello.
page-rules-castle-turned = If you also use “{ power-turn }” on that die, the cross goes on the new face.
page-rules-castle-ready = La crocetta è ancora disponibile.
page-rules-castle-used = La crocetta è già usata.

page-rules-spellbook = Il Manuale di Magia
page-rules-spellbook-text = Annerisci le tue caselle a partire dal blasone. Chi annerisce per primo l'ultima casella di una fila ne ha il potere, e la parte dell'altro giocatore è cancellata per sempre. Se tutti e due lo facessero nello stesso turno, il potere va al giocatore A.
page-rules-spellbook-lost = Un domino può annerire due caselle della stessa fila. Ciò che andrebbe in una fila completa o cancellata è perso.
page-rules-spellbook-won = Il giocatore a sinistra ha annerito per primo l'ultima casella, quella rotonda, e ha il potere { $power }. La parte a destra è cancellata.
page-rules-spellbook-open = Nessuno ha ancora il potere { $power }: a sinistra sono annerite { $left } caselle su { $boxes }, a destra { $right }.

page-rules-powers = I poteri
page-rules-powers-text = Ogni potere si usa una volta sola, e lo usa solo chi lo possiede. I primi quattro si tengono per un turno successivo a scelta. I due con il fulmine si usano subito, quello del giocatore A prima di quello del giocatore B.
page-rules-powers-together = In un turno si possono usare più poteri, ma { $free } e { $split } non sullo stesso domino.
page-rules-powers-undrawn = You declare “{ power-free }”, “{ power-split }”, “{ power-turn }” and the castle’s bonus as you draw, so if you don’t draw, you keep them. “{ power-both }” is used up when you take the dice.
page-rules-power-line = { $boxes ->
    [one] Una casella, { $arms }
   *[other] { $boxes } caselle, { $arms }
}
page-rules-power-at-once = subito
page-rules-power-free = Disegna il domino di questo turno senza la regola di connessione. Le due metà hanno comunque un lato in comune.
page-rules-power-split = Disegna i tuoi due dadi separati. Vanno disegnati entrambi, e ciascuno rispetta da solo la regola di connessione.
page-rules-power-both = In un turno in cui sei il giocatore A, prendi due dadi in una volta. Il giocatore B ha gli altri due.
page-rules-power-turn = Quando i dadi sono stati presi, ruota uno dei tuoi su un'altra delle sue facce. La nuova faccia è quella che disegni e quella che conta per il Manuale.
page-rules-power-domains = Scegli un blasone, una volta per tutte. Alla fine ogni tuo territorio con quel blasone vale 3 punti in più, con o senza crocette.
page-rules-power-cross = Aggiungi una crocetta a una casella disegnata della tua mappa che ne ha meno di due. Se non ce n'è nessuna, il potere è perso.

page-rules-end = La fine e il punteggio
page-rules-end-text = La partita finisce con il turno in cui una mappa è completa, o in cui nessuno dei due ha disegnato.
page-rules-score-text = Un territorio è un gruppo di caselle con lo stesso blasone unite per i lati; anche una casella sola lo è. Vale le sue caselle per le sue crocette, quindi senza crocette non vale nulla.
page-rules-example-text = Un esempio: questo giocatore ha conquistato { $power } e ha scelto «{ $arms }».
page-rules-example-domain = Territorio
page-rules-example-cells = Caselle
page-rules-example-crosses = Crocette
page-rules-example-points = Punti
page-rules-example-bonus = { $power }, { $arms }: { $count } territori a 3 punti
page-rules-example-total = Totale

page-rules-ties = Parità
page-rules-ties-text = Vince il totale più alto. Se è uguale, vince il territorio più esteso, con o senza crocette. Se anche quello è uguale, la partita è un pareggio.

page-rules-editions = Edizioni
page-rules-editions-text = I regolamenti differiscono in due punti. Quale conta si sceglie prima della partita.
page-rules-editions-contradiction = The Spanish and Italian rulebooks contradict themselves: you mark boxes only after drawing, yet a player who can’t draw still marks the spellbook. In those two editions we follow the first rule, in Standard the second.

page-rules-credits = Crediti
page-rules-credits-text = Il gioco è Kingdomino Duel di Bruno Cathala e Ludovic Maublanc, pubblicato da Blue Orange nel 2019.
page-rules-credits-unofficial = Blazon non è ufficiale. Il nome, i disegni e le parole sono suoi, e non ha legami con gli autori né con l'editore.

## The lesson

page-lesson-title = Prima partita
page-lesson-next = Avanti
page-lesson-play-own = Gioca una partita vera
page-lesson-leave = Esci dalla lezione
page-lesson-progress = Passo { $step } di { $steps }

page-lesson-roll = Tu e il tuo avversario disegnate un reame ciascuno. In questo turno sei il giocatore A, quindi lanci i quattro dadi per tutti e due.
page-lesson-take = Prendi il { $dice }. Poi il tuo avversario prende due degli altri tre, e l'ultimo è tuo. Quindi ciò che prendi decide anche ciò che resta.
page-lesson-castle = Questi due dadi sono il tuo domino. Disegnalo su due caselle adiacenti. Una delle due deve toccare il castello: accanto al castello va bene qualunque blasone.
page-lesson-spellbook = Guarda il Manuale di Magia. Una faccia senza crocette annerisce una casella della sua fila: { $plain }. Una faccia con una crocetta non annerisce nulla, ma la crocetta porta punti: { $crossed }. Chi completa per primo una fila ne conquista il potere.
page-lesson-take-two = Ora il giocatore A è il tuo avversario, che ha già preso un dado. Tu prendi due degli altri tre: { $dice }. L'ultimo va al tuo avversario.
page-lesson-same = Lontano dal castello, una metà deve toccare una casella con lo stesso blasone. Disegna in modo che il blasone { $arms } formi un solo territorio di { $cells } caselle. Un territorio vale le sue caselle per le sue crocette: { $cells } × { $crosses } = { $points } punti.
page-lesson-last-box = Sei di nuovo il giocatore A. Lancia i dadi e prendi il { $dice }: annerirà l'ultima casella della tua fila.
page-lesson-wild = Il punto interrogativo è un jolly: disegnalo come il blasone che preferisci. Non annerisce mai una casella, quindi è perfetto per la crocetta del castello, che si aggiunge una volta a partita. Assegnala al { $die } e disegna.
page-lesson-power = Hai completato una fila prima del tuo avversario, quindi il suo potere è tuo: { $power }. Il fulmine significa che si usa subito. Metti la crocetta nel tuo territorio più esteso, dove conta di più.
page-lesson-score = Ogni territorio vale le sue caselle per le sue crocette, e questo è ciò che vale finora il tuo reame. La partita finisce quando una mappa è completa o nessuno dei due può disegnare, e vince il punteggio più alto. Ora puoi giocare una partita vera.

page-lesson-nudge-read = Prima leggi qui, poi continua.
page-lesson-nudge-roll = Prima lancia i dadi.
page-lesson-nudge-take = È permesso, ma questa volta prendi: { $dice }.
page-lesson-nudge-castle-kept = È permesso, ma tieni la crocetta del castello per più tardi.
page-lesson-nudge-same = È permesso, ma questa volta fai in modo che il blasone { $arms } formi un solo territorio di { $cells } caselle, e tieni la crocetta del castello per più tardi.
page-lesson-nudge-castle = È permesso, ma questa volta dai la crocetta del castello al { $die }.
page-lesson-nudge-power = È permesso, ma lì la crocetta conta meno. Mettila nel tuo territorio più esteso.

## What is wrong with a text that should be a game

expected-arms = un blasone (d b D B s q)
expected-face = una faccia (? o un blasone con al massimo due crocette)
expected-cell = una casella (da a1 a g5, tranne il castello d3)
expected-seat = un giocatore (F o S)
expected-die = un dado (da 1 a 4)
expected-higher-die = un dado con un numero più alto
expected-move = un evento
expected-join = un segno tra le due metà (+ ~ o /)
expected-once-a-drawing = la crocetta del castello e un dado ruotato, al massimo una volta ciascuno
expected-square = una casella vuota (.) o un blasone con al massimo due crocette
expected-marks = un numero di segni (da 0 a 9)
expected-power = un potere (f s b t d c, in quest'ordine, o -)
expected-castle = lo stato del castello (^ o -)
expected-round = un turno (da 1 a 99)
expected-player-a = il giocatore A di quel turno (F se è dispari, S se è pari)
expected-step = una fase (roll, take, draw, flash, lots o over)
expected-drew = se un domino è stato disegnato (+ o -)
expected-arms-in-order = blasoni nell'ordine d b D B s q
expected-edition = un'edizione (standard es it fr pt ko)
expected-component = un componente (da die 1: a die 4:, da line d: a line q:)
expected-component-once = ogni dado e ogni fila una sola volta
expected-all-components = quattro dadi e sei file
expected-boxes = un numero di caselle (da 1 a 9)
expected-power-name = un potere (free split both turn domains cross)
expected-power-once = ogni potere su una sola fila
expected-rules-tag = l'etichetta [Rules "1"]
expected-tag-name = il nome di un'etichetta, in lettere
expected-tag-once = ogni etichetta una sola volta
expected-tag-text = un testo tra virgolette, di al massimo 200 caratteri, senza caratteri di controllo né che cambino la direzione del testo
expected-fewer-tags = al massimo 64 etichette
expected-no-tag-beside-position = né edizione né componenti accanto a una posizione
expected-this-round = il numero di questo turno
expected-sign = «{ $sign }»
expected-end = la fine del testo
expected-shorter-text = al massimo 1 MiB di testo

found-end = la fine
expected-found = atteso: { $expected }; trovato: { $found }.
place-error = riga { $line }, colonna { $column }: { $fault }
setup-error = Nessuna partita porta a questa posizione. { $faults }
record-result = Il risultato è { $actual }, non { $said }.
tag-name-error = Non è il nome di un'etichetta che si può impostare.
tag-text-error = Questo testo non va bene per un'etichetta: al massimo 200 caratteri, senza caratteri di controllo né che cambino la direzione del testo.
tag-too-many-error = Questa partita ha già 64 etichette e non può averne altre.

fault-round = Il turno { $round } non esiste.
fault-odd-cells = { $seat }: è disegnato un numero dispari di caselle.
fault-too-many-cells = { $seat }: ci sono più domino disegnati che turni giocati.
fault-too-few-cells = Ci sono stati turni in cui nessuno ha disegnato, e la partita è continuata.
fault-nothing-drawn = { $seat }: risulta aver disegnato, ma la mappa è vuota.
fault-unconnected = { $seat }: alcune caselle disegnate non sono unite a nulla.
fault-no-dominoes = { $seat }: i domino non possono stare così; troppe caselle di un colore della scacchiera.
fault-too-many-in-line = { $seat }: ci sono più segni che caselle nella fila «{ $arms }».
fault-too-many-marks = { $seat }: ci sono più segni di quanti i domino potessero dare.
fault-both-filled = Entrambi i giocatori hanno completato la fila «{ $arms }».
fault-held-unfilled = { $seat }: possiede { $power } senza aver completato la sua fila.
fault-lightning-held = { $seat }: conserva { $power }, che va usato subito.
fault-no-lightning = { $seat }: non ha nessun potere fulmine da usare.
fault-chosen = { $seat }: c'è un blasone scelto senza Territori, o Territori senza blasone scelto.
fault-hands = I dadi non sono divisi due a due.
fault-waiting = { $seat }: ci sono segni in attesa che il domino non può dare.
fault-both-done = Entrambi i giocatori hanno finito con il domino, e le caselle del Manuale di Magia non sono annerite.
fault-full-map = { $seat }: la mappa è completa, e la partita continua.
fault-lots = Non c'è nulla da sorteggiare, o il sorteggio manca.

### What only commands and the server say. The page is built without what follows.

## The terminal: starting a game

terminal-welcome = Blazon: due giocatori, quattro dadi, due mappe. Scrivi ? per l'aiuto in ogni momento, q per uscire.
terminal-ask-opponent = Contro chi giochi? Invio: 1.
terminal-opponent-person = un'altra persona a questa tastiera
terminal-opponent-random = un giocatore che sceglie a caso
terminal-ask-name = Il tuo nome? Invio: { $default }.
terminal-ask-name-first = Nome di chi lancia per primo? Invio: { $default }.
terminal-ask-name-second = Nome dell'altro giocatore? Invio: { $default }.
terminal-random-name = Caso
terminal-same-name = L'altro giocatore si chiama già così. Scegli un altro nome.
terminal-ask-edition = Quale regolamento vale dove sono diversi? Invio: 1.
terminal-begin = { $first } lancia nel primo turno. L'altro giocatore è { $second }. { $edition }.

## The terminal: a round

terminal-ask-draw = { $name }, disegna il tuo domino: { $one } e { $other }.
terminal-ask-how = Come lo disegni? Invio: 1.
terminal-how-plain = disegnarlo e basta
terminal-how-continue = continuare così
terminal-how-castle = la crocetta del castello: una crocetta in più su uno dei dadi
terminal-how-dont-draw = non disegnarlo
terminal-castle-explained = La crocetta del castello: una volta a partita puoi aggiungere una crocetta a uno dei tuoi due dadi, anche a un jolly. Quel dado allora non annerisce nessuna casella del Manuale di Magia in questo turno.
terminal-using = Con { $spent }.
terminal-ask-castle = Quale dado riceve la crocetta del castello?
terminal-ask-turn = Quale dado ruoti, e su quale faccia?
terminal-turn-to = { $die } su { $face }
terminal-ask-arms = Il dado { $number } è un jolly. Quale blasone disegni?
terminal-ask-cell = Dado { $number }, { $what }: su quale casella?
terminal-preview = Anteprima: { $what } in { $cell } e { $what2 } in { $cell2 }.
terminal-preview-points = Punti: { $now } adesso, { $then } dopo.
terminal-preview-marks = Caselle annerite: { $marks }.
terminal-preview-mark = { $arms } ({ $marks } su { $boxes })
terminal-preview-no-marks = Non annerisce nessuna casella del Manuale di Magia.
terminal-preview-uses = Usa { $spent }.
terminal-ask-confirm = Invio o 1: disegnarlo. u: tornare indietro.
terminal-ask-domains = { $name }, hai Territori. Scegli un blasone: ogni suo territorio dà 3 punti alla fine.
terminal-domains-item = { $arms }: { $count ->
    [0] ancora nessun territorio
    [one] 1 territorio adesso
   *[other] { $count } territori adesso
}
terminal-ask-cross = { $name }, hai Crocetta. Su quale casella aggiungi una crocetta?
terminal-cross-item = { $cell }, { $what }: { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
}

## The terminal: looking around

terminal-map-legend = Lettere: d punto, b barra, D due punti, B due barre, s pieno, q inquartato. La cifra conta le crocette. Il punto (.) è una casella vuota, # il castello. In un'anteprima, ciò che è nuovo sta tra parentesi quadre.
terminal-map-empty = Non c'è ancora nulla di disegnato.
terminal-cells-left = { $count ->
    [0] Nessuna casella vuota.
    [one] 1 casella vuota: { $cells }
   *[other] { $count } caselle vuote: { $cells }
}
terminal-spellbook = Manuale di Magia: le caselle annerite, e quante sono.
terminal-line-open = { $arms }, { $power }: { $first } { $marks }, { $second } { $marks2 }, su { $boxes }.
terminal-line-held = { $arms }, { $power }: fila completata ({ $name }), potere ancora disponibile. Cancellata per { $other } a { $marks } su { $boxes }.
terminal-line-used = { $arms }, { $power }: fila completata ({ $name }), potere usato. Cancellata per { $other } a { $marks } su { $boxes }.
terminal-castle-ready = Crocetta del castello, { $name }: disponibile.
terminal-castle-used = Crocetta del castello, { $name }: usata.
terminal-chosen = Territori, { $name }: { $arms }.
terminal-dice-of = Dadi del turno { $round }:
terminal-dice-none = I dadi non sono ancora stati lanciati.
terminal-die-free = Dado { $number }: { $face }, libero.
terminal-die-of = Dado { $number }: { $face }, { $name }.
terminal-log-empty = Non è ancora successo nulla.
terminal-no-game = Non c'è ancora una partita: rispondi prima alla domanda.
terminal-maps-on = Le mappe sono mostrate prima di ogni disegno.
terminal-maps-off = Le mappe non sono più mostrate prima di ogni disegno.
terminal-help =
    Rispondi con il numero di una scelta. Invio prende la prima dove è indicato.
    Una casella si può scrivere per nome, come c4, e tutte e due insieme, come c4 c5.
    m   la tua mappa
    o   l'altra mappa
    w   la tua mappa a parole, territorio per territorio
    wo  l'altra mappa a parole
    s   Manuale di Magia: caselle, poteri, crocetta del castello
    d   dadi di questo turno, e chi ha quali
    p   punti dei due, territorio per territorio
    l   registro di tutta la partita (l 2: gli ultimi due turni)
    a   i blasoni e i poteri, e che cosa fanno
    v   mappe prima di ogni disegno: sì o no
    r   ripetere la domanda
    u   annullare: un passo indietro
    save FILE   salvare la partita
    load FILE   riprendere una partita salvata
    q   uscire
    ?   questo aiuto
    Vale anche tutto ciò che è nella notazione, come 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power } (fila «{ $arms }», { $boxes } caselle): { $about }

## The terminal: answers

terminal-unknown = «{ $line }» qui non è una risposta. Scrivi ? per l'aiuto.
terminal-not-possible = Non si può. { $reason }
terminal-not-this-cell = Da qui non porta a un disegno permesso: { $cell }.
terminal-no-place = Così non c'è posto. u torna indietro.
terminal-undone = Annullato: { $event }
terminal-nothing-to-undo = Non c'è nulla da annullare.
terminal-save-needs-name = Di' dove: save FILE
terminal-load-needs-name = Di' quale: load FILE
terminal-saved = Salvata in { $file }. Per riprenderla più tardi, avvia il gioco e scrivi: load { $file }
terminal-save-failed = { $file } non è stato scritto: { $reason }. La partita continua.
terminal-ask-replace = Esiste già un file { $file }.
terminal-replace-yes = sostituirlo
terminal-replace-no = lasciarlo com'è
terminal-not-saved = Non salvata.
terminal-loaded = Caricata { $file }.
terminal-load-failed = { $file } non è stato caricato: { $reason }
terminal-ask-load = La partita in corso andrebbe persa.
terminal-load-yes = caricare l'altra comunque
terminal-load-no = restare in questa partita
terminal-ask-quit = La partita non è finita. Vuoi uscire?
terminal-quit-save = salvarla in { $file } e uscire
terminal-quit-unsaved = uscire senza salvare
terminal-quit-stay = continuare a giocare
terminal-goodbye = Arrivederci.
terminal-input-ended = I dati in ingresso sono finiti prima della partita. Ecco la partita fin qui; mettila in un file per riprenderla:
terminal-interrupted = { $file } non è stato scritto: { $reason }. La partita è persa.
terminal-over = La partita è finita.
terminal-ask-again = E adesso?
terminal-again-new = una nuova partita con gli stessi giocatori
terminal-again-leave = uscire (save FILE conserva questa partita)

## Commands

cli-about = Blazon: un duello di dadi, mappe e magia per due giocatori.
cli-about-serve = Serve la pagina del gioco e la apre nel browser; è ciò che avviene anche senza comando
cli-about-play = Gioca una partita qui, contro una persona alla stessa tastiera o contro la macchina
cli-about-simulate = Fa giocare molte partite a giocatori automatici e dice come sono andate
cli-about-match = Far incontrare due giocatori in coppie di partite con gli stessi dadi e dire chi è più forte
cli-about-ladder = Far incontrare molti giocatori e dare a ciascuno il suo Elo
cli-about-merge = Riunire le parti di un incontro o di una scala
cli-about-show = Disegna una posizione o la fine di una registrazione
cli-about-check = Rigioca le registrazioni e dice se sono corrette
cli-about-replay = Racconta una partita registrata, evento per evento
cli-about-analyse = Giudica una partita registrata: la fortuna dei dadi, il costo delle decisioni, le probabilità di vittoria
cli-about-legal = Elenca ciò che i giocatori possono fare, un evento per riga
cli-about-hint = Di' che cosa fare in una posizione, quanto vale e perché
cli-about-engine = Rispondi a un altro programma, riga per riga: vedi docs/protocol-engine.md
cli-about-perft = Conta i modi in cui una partita può continuare con questi lanci
cli-about-bench = Misura la velocità delle regole e dei giocatori
cli-about-bench-playouts = Gioca partite casuali su un solo core, quante ne stanno nel tempo dato
cli-about-bench-greedy = Gioca partite tra giocatori avidi su un solo core, quante ne stanno nel tempo dato
cli-about-bench-net = Conta quanti disegni giudica la rete su un solo core
cli-about-bench-decide = Dice quanto tempo impiega un giocatore per decidere, su un solo core
cli-about-measure = Misura quanto sono buone le decisioni e quanto sono vere le probabilità
cli-about-measure-endings = Confronta le decisioni a due turni dalla fine con la soluzione esatta
cli-about-measure-decisions = Giudica le decisioni con partite che proseguono con gli stessi dadi
cli-about-measure-calibration = Confronta le probabilità date dalla rete con l'esito delle partite
cli-about-measure-powers = Conta quanto spesso i poteri sono ottenuti, usati e sprecati
cli-about-train = Addestra una rete facendola giocare contro sé stessa e ne scrive i pesi
cli-about-components = Stampa i dadi e il Manuale di Magia come file da modificare, o ne controlla uno
cli-about-help = Mostra questo aiuto o quello di un comando

cli-usage = blazon [COMANDO] [OPZIONI]
cli-usage-serve = blazon serve [--address INDIRIZZO] [--no-browser]
cli-usage-play = blazon play [OPZIONI]
cli-usage-simulate = blazon simulate [--games NUMERO] [--seed NUMERO] [OPZIONI]
cli-usage-match = blazon match SINISTRA DESTRA [--pairs NUMERO] [--seed NUMERO] [OPZIONI]
cli-usage-ladder = blazon ladder [GIOCATORE]... [OPZIONI]
cli-usage-merge = blazon merge [--json] [--svg FILE] FILE...
cli-usage-show = blazon show [FILE|POSIZIONE|-]
cli-usage-check = blazon check [--json] FILE...
cli-usage-replay = blazon replay [--json] FILE
cli-usage-analyse = blazon analyse [--html FILE] [--json] [OPZIONI] FILE
cli-usage-legal = blazon legal [OPZIONI] POSIZIONE
cli-usage-hint = blazon hint [OPZIONI] POSIZIONE
cli-usage-engine = blazon engine
cli-usage-perft = blazon perft [OPZIONI] POSIZIONE [LANCIO]...
cli-usage-bench = blazon bench COMANDO [OPZIONI]
cli-usage-bench-playouts = blazon bench playouts [--seconds NUMERO | --games NUMERO] [--seed NUMERO] [OPZIONI]
cli-usage-bench-greedy = blazon bench greedy [--seconds NUMERO | --games NUMERO] [--seed NUMERO] [OPZIONI]
cli-usage-bench-net = blazon bench net [--seconds NUMERO] [--seed NUMERO] [--net FILE] [--json]
cli-usage-bench-decide = blazon bench decide [--player GIOCATORE] [--positions NUMERO] [--seed NUMERO] [OPZIONI]
cli-usage-measure = blazon measure COMANDO [OPZIONI]
cli-usage-measure-endings = blazon measure endings [--positions NUMERO] [--player GIOCATORE]... [OPZIONI]
cli-usage-measure-decisions = blazon measure decisions [--positions NUMERO] [--rollouts NUMERO] [--player GIOCATORE] [OPZIONI]
cli-usage-measure-calibration = blazon measure calibration [--games NUMERO] [--net FILE] [OPZIONI]
cli-usage-measure-powers = blazon measure powers [--games NUMERO] [--player GIOCATORE] [OPZIONI]
cli-usage-train = blazon train --out FILE [OPZIONI]
cli-usage-components = blazon components [FILE]
cli-usage-help = blazon help [COMANDO]

cli-heading-usage = Uso:
cli-heading-commands = Comandi
cli-heading-arguments = Argomenti
cli-heading-options = Opzioni
cli-heading-examples = Esempi:
cli-heading-levels = Livelli:
cli-level-item = { $player }  { $name }: { $about }

cli-value-address = INDIRIZZO
cli-value-command = COMANDO
cli-value-file = FILE
cli-value-folder = CARTELLA
cli-value-language = LINGUA
cli-value-left = SINISTRA
cli-value-milliseconds = MILLISECONDI
cli-value-name = NOME
cli-value-number = NUMERO
cli-value-opponent = AVVERSARIO
cli-value-player = GIOCATORE
cli-value-position = POSIZIONE
cli-value-right = DESTRA
cli-value-roll = LANCIO
cli-value-seat = POSTO
cli-value-subject = FILE|POSIZIONE

cli-help-command = Il comando da spiegare
cli-help-components = Il file da controllare; senza, vengono stampati i componenti della scatola
cli-help-ladder = I giocatori, il più debole per primo; senza nomi, tutti i livelli e i riferimenti
cli-help-left = Il giocatore di cui si dà il risultato: un nome come best, oppure cmd: e il comando di un altro programma
cli-help-right = L'altro giocatore
cli-help-parts = Ciò che «match --json» o «ladder --json» ha stampato con --shard
cli-help-position = «start», una riga di notazione, un file con una posizione o una registrazione (conta la fine), oppure - per l'ingresso standard
cli-help-record = La registrazione, oppure - per l'ingresso standard
cli-help-records = Le registrazioni; - è l'ingresso standard
cli-help-rolls = I lanci che verranno, per esempio 'd/b/s2/?'
cli-help-subject = «start», una riga di notazione, un file con una posizione o una registrazione (conta la fine), oppure - per l'ingresso standard; senza, l'inizio
cli-help-exit-codes =
    Codici di uscita:
      0  va tutto bene
      1  ciò che è stato letto è sbagliato: una registrazione, una posizione o dei componenti
      2  la riga di comando è sbagliata
      3  qualcosa non può essere letto o scritto

cli-option-address = Dove servire: un indirizzo e una porta; se non è indicato, 127.0.0.1:4000, raggiungibile solo da questo computer
cli-option-against = Contro chi: person (una persona), random (a caso), da level:1 a level:8 o un altro giocatore; se non è indicato, viene chiesto
cli-option-alternatives = Quante alternative mostrare, 3 se manca
cli-option-bench-games = Quante partite giocare, invece che per un certo tempo
cli-option-components = Gioca con i dadi e il Manuale di Magia di questo file
cli-option-count = Di' soltanto quanti sono
cli-option-divide = Una riga per ogni primo evento, poi la somma
cli-option-edition = Il regolamento che vale dove differiscono: standard, es, it, fr, pt o ko
cli-option-first = Chi occupa il primo posto: un giocatore come greedy o level:3; random se si omette
cli-option-first-name = Nome del giocatore che lancia per primo
cli-option-games = Quante partite; 1000 se non è indicato
cli-option-help = Mostra questo aiuto
cli-option-hint-player = Chi pensa: { $known }; best se manca
cli-option-hint-seat = Per questo giocatore: first (il primo) o second (il secondo); se manca, per chi deve agire
cli-option-hint-seed = Da dove parte il suo caso: lo stesso numero dà la stessa risposta
cli-option-html = Scrive il rapporto in questo file, come pagina web; ciò che c'era viene sostituito
cli-option-json = Stampa JSON, un oggetto per riga
cli-option-analyst = Chi giudica: best se non è indicato
cli-option-analyst-nodes = Quante posizioni guardare per ogni decisione
cli-option-analyst-threads = Quanti eventi giudicare insieme; tanti quanti i core se non è indicato. Il rapporto è lo stesso
cli-option-analyst-time = Quanti millisecondi pensare a ogni decisione; il rapporto può allora variare
cli-option-lang = La lingua: en, es, it, fr, pt-BR o ko; senza, quella del sistema
cli-option-load = Continua questa partita salvata
cli-option-match-nodes = I nodi per decisione, al massimo
cli-option-match-time = Il tempo per decisione
cli-option-measure-games = Quante partite; { $default } se non è indicato
cli-option-measure-finisher = Chi prosegue le partite: net o greedy; net se non è indicato
cli-option-measure-nodes = I nodi di una soluzione esatta, al massimo; { $default } se non è indicato. Ciò che costa di più si salta
cli-option-measure-player = A chi si chiede: un giocatore come best o best@FILE; best se non è indicato
cli-option-measure-players = Lo stesso, e si può ripetere per più giocatori; a net si chiede sempre
cli-option-measure-positions = Quante posizioni; { $default } se non è indicato
cli-option-measure-rollouts = Quante partite per candidato; { $default } se non è indicato
cli-option-net = Prende i pesi da questo file invece di quelli del programma
cli-option-no-browser = Non apre nessun browser
cli-option-nodes = Pensa per circa tante posizioni
cli-option-own-seat = Il tuo posto contro la macchina: first (il primo) o second (il secondo)
cli-option-pairs = Quante coppie di partite; 100 se si omette
cli-option-patience = Quanto può tardare a rispondere un altro programma, 10000 se si omette; il tempo della decisione si aggiunge
cli-option-records = Scrivi la registrazione di ogni partita in questa cartella
cli-option-seat = Solo quelli di questo giocatore: first (il primo) o second (il secondo)
cli-option-second = Chi occupa il secondo posto: un giocatore come greedy o level:3; random se si omette
cli-option-second-name = Nome dell'altro giocatore
cli-option-seconds = Per quanto tempo giocare; 5 secondi se non è indicato
cli-option-seed = Da dove parte il caso: lo stesso numero dà le stesse partite
cli-option-shard = Giocare solo questa parte della serie: 2/5 è la seconda di cinque
cli-option-sprt = Fermarsi appena è chiaro quale di queste due differenze di Elo è più vicina al vero
cli-option-svg = Disegnare la scala in questo file
cli-option-threads = Quante partite giocare insieme; tante quanti i core se non è indicato. I risultati sono gli stessi
cli-option-time = Pensa per tanti millisecondi
cli-option-train-epochs = Quante volte si ripassano i campioni di ogni generazione; { $default } se non è indicato
cli-option-train-first-games = Quante partite tra giocatori avidi per cominciare; { $default } se non è indicato
cli-option-train-games = Quante partite gioca la prima rete contro sé stessa; { $default } se non è indicato
cli-option-train-generations = Quante generazioni successive; { $default } se non è indicato
cli-option-train-out = Scrive i pesi in questo file; ogni generazione finita va in un file accanto
cli-option-train-searched-games = Quante partite gioca ogni generazione successiva; { $default } se non è indicato
cli-option-version = Mostra la versione
cli-option-work-seed = Da dove parte il caso: lo stesso numero dà lo stesso risultato
cli-option-work-threads = Su quanti thread lavorare; tanti quanti i core se non è indicato. Il risultato è lo stesso

## Commands: what is wrong with a command line

cli-argument-address = Non si può servire all'indirizzo «{ $value }». È un indirizzo con una porta, come 127.0.0.1:4000.
cli-argument-against = Non c'è nessun avversario «{ $name }». È person (una persona) o un giocatore: { $known }.
cli-argument-finisher = Non c'è nessun giudice «{ $name }». Giudici conosciuti: net, greedy.
cli-argument-bad-value = «{ $value }» non può essere il valore di { $option }.
cli-argument-program = «{ $name }» non indica alcun programma, o manca una virgoletta di chiusura.
cli-argument-conflict = { $option } e { $other } si escludono.
cli-argument-edition = Non c'è nessuna edizione «{ $name }». Edizioni conosciute: { $known }.
cli-argument-ladder = Una scala può avere al massimo { $most } giocatori; ne hai indicati { $count }.
cli-argument-language = Non c'è nessuna lingua «{ $name }». Lingue conosciute: { $known }.
cli-argument-missing = Manca qualcosa: «{ $option }».
cli-argument-no-command = Manca il comando.
cli-argument-no-value = { $option } richiede un valore.
cli-argument-not-text = La riga di comando contiene qualcosa che non è testo in UTF-8.
cli-argument-number = { $option } richiede un numero da { $least } a { $most }, non «{ $value }».
cli-argument-other = La riga di comando non si capisce.
cli-argument-player = Non c'è nessun giocatore «{ $name }». Giocatori conosciuti: { $known }.
cli-argument-roll = Il lancio { $roll } è impossibile: { $reason }
cli-argument-seat = Non c'è nessun posto «{ $name }». È first (il primo) o second (il secondo).
cli-argument-see-help = Vedi «{ $command } --help».
cli-argument-shard = --shard vuole una parte come 2/5, non «{ $value }».
cli-argument-sprt = --sprt vuole due numeri da -2000 a 2000, prima il minore, non «{ $values }».
cli-argument-too-many = { $option } non accetta un altro valore: «{ $value }».
cli-argument-twice = { $option } compare due volte.
cli-argument-unknown = «{ $option }» qui è sconosciuto.
cli-argument-unknown-meant = «{ $option }» qui è sconosciuto. Forse «{ $meant }»?
cli-argument-unknown-command = Non c'è nessun comando «{ $name }».
cli-argument-unknown-command-meant = Non c'è nessun comando «{ $name }». Forse «{ $meant }»?
cli-argument-without-net = { $name } gioca senza rete, quindi non può averne una propria.

## Files

file-not-text = { $place }: questo non è testo in UTF-8.
file-too-long = { $file }: supera 1 MiB, e testi più lunghi non vengono letti.
file-unread = Impossibile leggere { $file }: { $reason }.
file-reason-folder = è una cartella
file-reason-exists = c'è un altro file con quel nome
file-reason-full = non c'è più spazio
file-reason-not-folder = una parte del percorso non è una cartella
file-reason-not-found = il file o la cartella non esiste
file-reason-not-text = non è testo
file-reason-permission = non è permesso
file-reason-too-long = supera 1 MiB
cli-output-failed = Impossibile scrivere l'uscita: { $reason }.
cli-output-unwritten = Impossibile scrivere { $file }: { $reason }.
cli-seed-failed = Il sistema non fornisce numeri casuali: { $reason }. Scegline uno con --seed.
cli-program-failed = Impossibile avviare { $name }: { $reason }.
cli-threads-failed = Impossibile avviare un thread: { $reason }. Chiudi altri programmi e riprova.

## Commands: positions and recorded games

cli-check-sum = Registrazioni corrette: { $right } su { $all }.
cli-components-note =
    I dadi e il Manuale di Magia della scatola, per quanto se ne sa.
    Cambia ciò che è diverso nella tua. «blazon components FILE» controlla il file,
    «blazon play --components FILE» ci gioca.
cli-components-right = I componenti sono corretti. In una riga:

report-turn-roll = Turno { $round }: { $name } lancia i dadi.
report-turn-take-a = Turno { $round }: { $name }, giocatore A, prende un dado.
report-turn-take-b = Turno { $round }: { $name }, giocatore B, prende due dadi.
report-turn-draw = Turno { $round }: { $name } disegna.
report-turn-both = Turno { $round }: disegnano entrambi i giocatori.
report-turn-domains = Turno { $round }: { $name } sceglie un blasone per Territori.
report-turn-cross = Turno { $round }: { $name } aggiunge una crocetta.
report-turn-lots = Turno { $round }: decide il sorteggio.
report-dice = Dadi:
report-hand = { $name } ha { $dice }
report-heading = { $name } (giocatore { $role })
report-power-held = disponibile
report-power-used = usato
report-power-chosen = usato: { $arms }
report-line-crossed-out = cancellata
report-castle-ready = Crocetta del castello: disponibile
report-castle-used = Crocetta del castello: usata
cli-show-hash = Hash: { $hash }

cli-replay-round = Turno { $round }, giocatore A: { $name }

## Commands: analysis

report-analysis-title = Analisi: { $first } contro { $second }
report-analysed-by = Giudicato da { $player }.
cli-analysis-nothing = { $file }: la registrazione non contiene eventi, quindi non c'è nulla da analizzare.
cli-analysis-impossible = { $player } non ha alcun giudizio su questa partita.
cli-analysis-stopped-early = Fermato prima di giudicare qualunque cosa.
cli-analysis-written = Il rapporto è in { $file }.
report-curve = Probabilità di vittoria
report-moves = Evento per evento
report-maps = Mappe e punti
report-arms = Blasoni

report-round = Turno
report-move = Evento
report-before = Prima
report-after = Dopo
report-loss = Perdita
report-rating = Voto
report-played = Giocato
report-better = Meglio
report-whose-chances = Prima e dopo: le probabilità di chi agisce; per un lancio, di chi lancia.
report-made-by = Fatto con Blazon { $version }.

## Commands: hints

cli-hint-exact = Il resto della partita è risolto: questi numeri sono esatti.
cli-hint-alternatives = Alternative:
cli-hint-alternative = { $event }: probabilità di vittoria: { $win }% ({ $difference }). { $said }
cli-hint-roll = Non c'è nulla da decidere: prima vengono i dadi.
cli-hint-lots = Non c'è nulla da decidere: prima viene il sorteggio.
cli-hint-chance = { $name }: probabilità di vittoria, { $win }%.
cli-hint-over = La partita è finita. { $outcome }

## Commands: simulations

cli-simulate-games = Partite: { $games }, { $first } contro { $second }, edizione { $edition }, seme { $seed }
cli-simulate-stopped = Fermato dopo { $games } partite su { $asked }. Ecco ciò che c'è:
cli-simulate-wins = Vinte dal primo posto { $first }%, dal secondo posto { $second }%, pareggiate { $draws }%
cli-simulate-result = Risultato del primo posto, un pareggio vale metà: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
cli-simulate-score = Punteggio medio: primo posto { $first }, secondo posto { $second }
cli-simulate-length = Durata media: { $rounds } turni, { $events } eventi
cli-simulate-ended = Finite per una mappa piena { $full }%, per un turno in cui nessuno ha disegnato { $nobody }%
cli-simulate-decided = Decise dai punti { $points }%, dal territorio più esteso { $largest }%, dal sorteggio { $lots }%, non decise { $draw }%
cli-simulate-castle = Crocetta del castello usata: primo posto { $first }%, secondo posto { $second }%
cli-simulate-powers = Poteri:
cli-simulate-power = partite in cui è ottenuto: { $won }%, usato: { $used }%
cli-simulate-signature = Firma: { $signature }

## Commands: matches and ladders

cli-match-bar = { $score }%, Elo { $elo } (da { $low } a { $high })
cli-match-stopped = Interrotto prima di giocare tutte le { $asked } coppie. Ecco ciò che c'è:
cli-match-part = Solo la parte { $parts } di { $of }:
cli-match-heading = Incontro: { $left } contro { $right }, { $games } partite in coppie con gli stessi dadi, edizione { $edition }, seme { $seed }
cli-match-score = Risultato di { $name }: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
cli-match-elo = { $open ->
    [up] Differenza di Elo: almeno { $low }
    [down] Differenza di Elo: al massimo { $high }
   *[no] Differenza di Elo: { $mean } (intervallo al 95%: da { $low } a { $high })
}
cli-match-pairs = Coppie per punti di { $name }: 0 in { $none }, ½ in { $half }, 1 in { $one }, 1½ in { $more }, 2 in { $two }
cli-match-games = Partite patte: { $draws }. Scarto medio: { $margin } punti
cli-match-cost = Decisioni di { $name }: { $milliseconds } ms e { $nodes } nodi ciascuna
cli-match-sprt = Test di { $low } contro { $high } Elo: rapporto di verosimiglianza logaritmico { $ratio }, limiti ±{ $bound }; { $verdict ->
    [elo0] è piuttosto { $low }.
    [elo1] è piuttosto { $high }.
   *[open] non deciso.
}
cli-match-seat = Controllo, risultato del primo posto: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
cli-match-dice = Controllo, dadi: χ² = { $value } con { $freedom } gradi di libertà, p = { $p }
cli-match-forfeits = Partite perse senza arrivare alla fine: { $games }
cli-match-forfeit = Coppia { $pair }, partita { $game }, { $name }: { $why }

cli-forfeit-not-started = non si è potuto avviare ({ $reason }).
cli-forfeit-ended = è terminato a metà partita.
cli-forfeit-silent = non ha risposto in tempo.
cli-forfeit-nonsense = la sua risposta non si capisce: «{ $answer }».
cli-forfeit-illegal = la sua risposta non è legale: { $answer }.

cli-ladder-heading = Scala: { $games } partite, { $pairs } coppie per incontro, edizione { $edition }, seme { $seed }
cli-ladder-player = Giocatore
cli-ladder-elo = Elo
cli-ladder-interval = Intervallo al 95%
cli-ladder-range = da { $low } a { $high }
cli-ladder-games = Partite
cli-ladder-time = ms per decisione
cli-ladder-self = Controllo, { $name } contro sé stesso: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
cli-ladder-title = Elo dei giocatori, greedy = 0 ({ $pairs } coppie per incontro, seme { $seed })
cli-ladder-axis = Elo, con intervalli al 95%

cli-merge-unreadable = { $file }: non è ciò che stampa «match --json» o «ladder --json».
cli-merge-different = { $file }: non è una parte della stessa serie di { $first }.
cli-merge-twice = { $file }: la parte { $part } c'è già.

## Commands: measuring and training

cli-bench-games = Partite: { $games } in { $seconds } secondi su un solo core
cli-bench-speed = Partite al secondo: { $speed }
cli-bench-length = Eventi per partita: { $events }
cli-bench-rounds = Turni per partita: { $rounds }
cli-bench-move = Nanosecondi per evento: { $nanoseconds }
cli-bench-round = Nanosecondi per turno: { $nanoseconds }
cli-bench-signature = Firma delle prime { $games } partite: { $signature }
cli-bench-evaluations = Valutazioni: { $evaluations } in { $seconds } secondi su un solo core, per { $decisions } decisioni del giocatore net
cli-bench-evaluation = Una valutazione: si trova un disegno, lo si fa su un lato, quel lato è codificato e giudicato contro l'altro.
cli-bench-evaluation-speed = Valutazioni al secondo: { $speed }
cli-bench-evaluation-time = Nanosecondi per valutazione: { $nanoseconds }
cli-bench-decisions = Decisioni di { $player }: { $positions } su un solo core, seme { $seed }
cli-bench-decision-time = Millisecondi per decisione: media { $mean }, mediana { $median }, il 95% entro { $p95 }, al massimo { $most }
cli-bench-decision-nodes = Nodi per decisione: { $nodes }

cli-measure-stopped = Ce ne sono solo { $done } su { $asked }. Ecco ciò che c'è:
cli-measure-endings = Finali: { $positions } decisioni a due turni dalla fine; si può perdere qualcosa in { $open }; saltate perché costose { $unsolved }; seme { $seed }
cli-measure-loss = Perdita media
cli-measure-without-loss = Senza perdita
cli-measure-largest-loss = Perdita maggiore
cli-measure-decisions = Decisioni di { $player }: { $positions }; { $rollouts } partite di { $judge } per candidato, { $all } in tutto; seme { $seed }
cli-measure-decisions-loss = Perdita media di probabilità di vincere: { $loss }, errore standard { $error }
cli-measure-decisions-errors = Un altro candidato è migliore di più di due errori standard: { $rate } delle decisioni
cli-measure-calibration = Calibrazione: { $games } partite, { $predictions } inizi di turno, probabilità del primo posto, seme { $seed }
cli-measure-net = Rete: punteggio di Brier { $brier }
cli-measure-forecast = Valore atteso sui dadi: punteggio di Brier { $brier }
cli-measure-chance = Probabilità
cli-measure-predicted = Prevista
cli-measure-actual = Avverata
cli-measure-count = Numero
cli-measure-powers = Poteri: { $games } partite di { $player } contro sé stesso, per giocatore e partita, seme { $seed }
cli-measure-power = Potere
cli-measure-won = Ottenuto
cli-measure-used = Usato
cli-measure-wasted = Sprecato
cli-measure-castle = Crocetta del castello

cli-weights-other = { $file }: non è un file di pesi.
cli-weights-version = { $file }: i pesi hanno la versione { $found }, e questo programma legge la versione { $known }.
cli-weights-size = { $file }: i pesi sono lunghi { $found } byte e dovrebbero esserlo { $bytes }.
cli-weights-hash = { $file }: i pesi sono danneggiati. Il loro hash è { $found } e dovrebbe essere { $said }.

cli-train-playing = Generazione { $generation }: gioca
cli-train-learning = Generazione { $generation }: impara, perdita { $win } e { $margin }
cli-train-done = La rete è in { $file }.
cli-train-weights = Hash { $hash }, { $bytes } byte, { $minutes } minuti
cli-train-stopped = Fermato. L'ultima generazione finita è in { $file }.
cli-train-stopped-early = Fermato prima che una generazione fosse finita: non è stato scritto nulla.

## The server

cli-serve-started = Blazon è servito su { $url }. Ctrl-C lo termina.
cli-serve-already = Blazon è già servito su { $url } da un'altra esecuzione del programma.
cli-serve-ended = Blazon non è più servito.
cli-serve-taken = { $address } è occupato da un altro programma. Scegli un altro indirizzo con --address, per esempio --address { $other }.
cli-serve-failed = Non si può servire nulla su { $address }: { $reason }.
server-not-found = A questo indirizzo non c'è nulla. Il gioco si trova in /.
server-method = Questo si può solo leggere, non modificare.
server-slow = La richiesta ha impiegato troppo tempo ad arrivare. Riprova.
