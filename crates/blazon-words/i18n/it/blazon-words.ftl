### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = disco
arms-bar = barra
arms-two-dots = due dischi
arms-two-bars = due barre
arms-solid = pieno
arms-quarters = inquartato

arms-dot-about = un solo disco
arms-bar-about = una sola striscia
arms-two-dots-about = due dischi, uno sopra l’altro
arms-two-bars-about = due strisce
arms-solid-about = tutto scuro
arms-quarters-about = quattro quarti, due dei quali scuri

drawn-dot = un disco
drawn-bar = una barra
drawn-two-dots = due dischi
drawn-two-bars = due barre
drawn-solid = un blasone pieno
drawn-quarters = un blasone inquartato

with-crosses = { $crosses ->
    [0] { $what }
    [one] { $what } con una crocetta
   *[other] { $what } con due crocette
}

## Dice: die and die-face are labels, the others stand in sentences

die = dado { $number }
die-face = dado { $number } ({ $face })
die-with-face = il dado { $number } ({ $face })
dice-one = il dado { $number }
dice-two = i dadi { $one } e { $other }
face-wild = jolly

## Powers

power-free = Libero
power-split = Separa
power-both = Entrambi
power-turn = Ruota
power-domains = Territori
power-cross = Crocetta

power-free-about = il domino si può disegnare ovunque, anche dove non si collega, purché le due metà abbiano un lato in comune
power-split-about = i due dadi si possono disegnare separati, purché ciascuno si colleghi da solo
power-both-about = da giocatore A, si prendono subito due dadi
power-turn-about = si può ruotare un dado del domino su un’altra delle sue facce
power-domains-about = si sceglie subito un blasone; alla fine ogni suo territorio dà 3 punti
power-cross-about = si aggiunge subito una crocetta sulla mappa
power-in-quotes = «{ $power }»
castle-bonus = il bonus del castello

## Players

player-you = Tu
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

level-1-about = per la tua prima partita
level-2-about = per chi conosce già le regole
level-3-about = bada ai punti, ma trascura quasi tutto il resto
level-4-about = una sfida equilibrata per quasi tutti
level-5-about = punisce chi sceglie i dadi alla leggera
level-6-about = difficile, tiene d’occhio anche la tua mappa
level-7-about = molto difficile, lascia ben poco al caso
level-8-about = il più forte di tutti

## Editions of the rules

edition-standard = Standard
edition-spanish = Regolamento spagnolo
edition-italian = Regolamento italiano
edition-french = Regolamento francese
edition-portuguese = Regolamento brasiliano
edition-korean = Regolamento coreano

edition-about = { $marks ->
    [yes] anche un domino non disegnato annerisce le caselle del Manuale di Magia
   *[no] un domino non disegnato non annerisce caselle
}; { $tie ->
    [lots] in caso di parità completa si tira a sorte
   *[draw] una parità completa resta un pareggio
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
page-skip-to-content = Vai al contenuto
page-home = Home
page-game = Partita
page-my-games = Le mie partite
page-rules = Regole
page-replay = Replay
page-settings = Impostazioni
page-language = Lingua
page-close = Chiudi
page-dismiss = Nascondi
page-update-ready = È disponibile una nuova versione.
page-update-now = Aggiorna ora

## Home and a new game

page-lead = Lancia. Scegli. Disegna il tuo regno.
page-learn = Impara in 3 minuti
page-two-players-here = In due qui
page-friend = Gioca con un amico
page-with-real-dice = Dadi veri
page-real-dice-about = Lancia dadi veri e disegna su carta. Blazon controlla le mosse, conta i punti e dà consigli.
page-difficulty = Difficoltà
page-level = { $number }. { $name }: { $about }
page-level-beaten = { $level }. Battuto.
page-play = Gioca
page-play-level = Gioca contro { $name }
page-options = Opzioni
page-your-name = Il tuo nome
page-name-first = Nome del giocatore 1
page-name-second = Nome del giocatore 2
page-who-rolls-first = Chi lancia per primo?
page-starts-random = A caso
page-edition = Edizione delle regole
page-edition-standard = { edition-standard } (regolamenti francese, brasiliano e coreano)
with-about = { $name }: { $about }
page-components = Dadi e Manuale di Magia
page-components-box = Quelli standard
page-components-own = Quelli del tuo file
page-components-open = Apri un file di componenti
page-components-reset = Usa quelli standard

## A round: what to do now

versus = { $first } contro { $second }
page-your-side = La tua mappa
page-their-side = La mappa dell’avversario
page-dice-and-actions = Dadi e azioni
spellbook = Manuale di Magia
page-moves-so-far = Mosse fin qui
page-points-by-domain = Punti per territorio
page-player-a = Giocatore A di questo turno
page-badge-a = A
page-round = Turno { $round }
page-show-map = { $who ->
    [you] Mostra la tua mappa
   *[name] Mostra la mappa di { $name }
}
page-pass-to = Passa a { $name }
page-pass-ready = Ci sono
page-menu = Menu
page-undo = Annulla
page-hint = Consiglio
page-stop = Ferma

round-player-a = Turno { $round }. { $who ->
    [you] Sei il giocatore A.
   *[name] Il giocatore A è { $name }.
}
page-ask-roll = Turno { $round }. { $who ->
    [you] Sei il giocatore A: lancia i dadi.
   *[name] { $name }, sei il giocatore A: lancia i dadi.
}
page-ask-enter = Turno { $round }. { $who ->
    [you] Sei il giocatore A: lancia i tuoi dadi e inserisci le quattro facce.
   *[name] { $name }, sei il giocatore A: lancia i tuoi dadi e inserisci le quattro facce.
}
page-roll = Lancia
page-use-roll = Usa questo lancio
ask-take-one = { $who ->
    [you] Prendi un dado.
   *[name] { $name }, prendi un dado.
}
ask-take-both = { $who ->
    [you] Prendi un dado, oppure due con «{ power-both }».
   *[name] { $name }, prendi un dado, oppure due con «{ power-both }».
}
ask-take-two = { $who ->
    [you] Prendi due dadi.
   *[name] { $name }, prendi due dadi.
}
page-take = Prendi
page-take-dice = Prendi { $dice }
page-uses-up-both = Prendere ora due dadi consuma «{ power-both }».
page-then-takes = { $who ->
    [you] Poi prendi due di questi: { $dice }.
   *[name] Poi { $name } prende due di questi: { $dice }.
}
page-thinking = { $name } sta pensando.
page-thinking-progress = A che punto è la mossa del computer

## A round: drawing

page-domino = Il tuo domino
page-die-of = { $die }, { $name }
page-ask-draw = { $who ->
    [you] Scegli una casella evidenziata per il tuo domino.
   *[name] { $name }, scegli una casella evidenziata per il tuo domino.
}
page-ask-other-half = Ora scegli una casella per l’altro dado.
page-ask-wild = Quale blasone scegli per il jolly?
page-ask-confirm = Disegnalo qui, oppure sceglilo di nuovo per girarlo.
page-no-room = Accanto a questa casella non ce n’è una vuota per l’altro dado.
domino-cannot-be-drawn = Così com’è, questo domino non si può disegnare: non ci sono due caselle vuote affiancate in cui si colleghi.
powers-that-help = Potresti usare: { $powers }.
no-power-helps = Nessuno dei tuoi poteri può aiutarti.
page-rotate = Gira
page-swap = Scambia
page-castle-die = Castello: dado { $die }
page-castle-about = una volta a partita, aggiungi una crocetta a uno dei tuoi dadi, che però in questo turno non annerisce caselle
page-spend = { $power ->
    [free] Disegna ovunque: usa «{ power-free }»
    [split] Disegna separati: usa «{ power-split }»
    [turn] Gira un dado: usa «{ power-turn }»
   *[both] Prendi entrambi: usa «{ power-both }»
}
page-draw-it = Disegna
page-confirm = Conferma
page-dont-draw = Non disegnare
page-preview = Così hai { $domains }. Punti: { $gain }.
page-preview-domain = un territorio di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
} { $crosses ->
    [0] senza crocette
    [one] con 1 crocetta
   *[other] con { $crosses } crocette
} ({ $arms }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
})
page-preview-marks = Manuale di Magia: { $arms }.
page-preview-no-marks = Nel Manuale di Magia non annerisci caselle.

## A round: powers used at once

page-ask-domains = Il potere «{ $power }» è tuo! Scegli un blasone: alla fine ogni suo territorio dà 3 punti.
page-domains-bring = { $arms }: { $points ->
    [one] 1 punto ora
   *[other] { $points } punti ora
}
page-ask-cross = Il potere «{ $power }» è tuo! Scegli la casella disegnata a cui aggiungere una crocetta.

## The map and the spellbook, as they are read aloud

map-of = { $who ->
    [you] La tua mappa
   *[name] Mappa di { $name }
}
page-castle-ready = d3, castello, bonus non ancora usato
page-castle-used = d3, castello, bonus già usato
page-cell-empty = { $cell }, vuota
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] nessuna crocetta
    [one] una crocetta
   *[other] due crocette
}, territorio di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}
page-cell-possible = { $cell }, possibile
page-cell-just-drawn = { $cell }, appena disegnata
page-cell-unconfirmed = { $cell }, { $what }, da confermare
page-line-heading = Blasone e potere
page-one-left = manca 1
page-line = { $marks } su { $boxes }{ $state ->
    [owns] , potere ottenuto
    [spent] , potere già usato
    [struck] , fila cancellata
   *[open] { "" }
}

## What happens in a game

event-roll = { $who ->
    [you] Lanci i dadi: { $one }, { $two }, { $three }, { $four }.
   *[name] { $name } lancia i dadi: { $one }, { $two }, { $three }, { $four }.
}
event-take = { $who ->
    [you] Prendi { $dice }.
   *[name] { $name } prende { $dice }.
}
event-take-both = { $who ->
    [you] Usi «{ power-both }» e prendi { $dice }.
   *[name] { $name } usa «{ power-both }» e prende { $dice }.
}
event-draw = { $who ->
    [you] Disegni { $what } in { $cell } e { $what2 } in { $cell2 }.
   *[name] { $name } disegna { $what } in { $cell } e { $what2 } in { $cell2 }.
}
event-draw-spending = { $who ->
    [you] Disegni { $what } in { $cell } e { $what2 } in { $cell2 }, usando { $spent }.
   *[name] { $name } disegna { $what } in { $cell } e { $what2 } in { $cell2 }, usando { $spent }.
}
event-no-drawing = { $who ->
    [you] In questo turno non disegni.
   *[name] In questo turno { $name } non disegna.
}
event-choose = { $who ->
    [you] Scegli «{ $arms }» per «{ power-domains }»: alla fine ogni suo territorio ti dà 3 punti.
   *[name] { $name } sceglie «{ $arms }» per «{ power-domains }»: alla fine ogni suo territorio dà 3 punti.
}
event-cross = { $who ->
    [you] Aggiungi una crocetta in { $cell } ({ $arms }).
   *[name] { $name } aggiunge una crocetta in { $cell } ({ $arms }).
}
event-lots = { $who ->
    [you] Si tira a sorte: vinci tu.
   *[name] Si tira a sorte: vince { $name }.
}

spent-castle = il bonus del castello (dado { $die })
spent-turn = «{ power-turn }» (il dado { $die } diventa { $face })

gets-rest = { $who ->
    [you] Così ricevi { $dice }.
   *[name] Così { $name } riceve { $dice }.
}
after-marks = { $who ->
    [you] Annerisci
   *[name] { $name } annerisce
} { $count ->
    [one] una casella
   *[other] { $count } caselle
} della fila «{ $arms }»: { $marks } su { $boxes }.
after-wins-power = { $who ->
    [you] Completi la fila «{ $arms }» prima dell’avversario e ottieni «{ $power }»: { $about }.
   *[name] { $name } completa la fila «{ $arms }» prima dell’avversario e ottiene «{ $power }»: { $about }.
}
after-line-crossed-out = { $who ->
    [you] La tua fila «{ $arms }» è cancellata.
   *[name] La fila «{ $arms }» di { $name } è cancellata.
}
after-cross-lost = { $who ->
    [you] Nessuna delle tue caselle può ricevere un’altra crocetta: il potere «{ power-cross }» è perso.
   *[name] Nessuna casella di { $name } può ricevere un’altra crocetta: il potere «{ power-cross }» è perso.
}
after-map-full = { $who ->
    [you] La tua mappa è completa: la partita finisce.
   *[name] La mappa di { $name } è completa: la partita finisce.
}
after-nobody-drew = Nessuno dei due ha disegnato un domino: la partita finisce.

## Why a move isn’t allowed

illegal-game-over = La partita è finita.
illegal-not-this-step = Ora non puoi farlo.
illegal-not-your-turn = Tocca all’altro giocatore.
illegal-already-done = In questo turno hai già giocato il tuo domino.
illegal-no-such-face = Il dado { $die } non ha questa faccia.
illegal-die-count = Il giocatore A prende un dado, oppure due con «{ power-both }». Il giocatore B ne prende due.
illegal-die-taken = Il dado { $die } è già stato preso.
illegal-no-such-power = Non hai il potere «{ $power }».
illegal-not-your-dice = Questi non sono i due dadi che hai preso.
illegal-same-face = Il dado { $die } mostra già questa faccia. Con «{ power-turn }» devi sceglierne un’altra.
illegal-castle-used = Hai già usato il bonus del castello: vale una sola volta a partita.
illegal-too-many-crosses = Il dado { $die } ha già due crocette, il massimo per una casella.
illegal-not-the-face = Il dado { $die } mostra un’altra faccia.
illegal-same-cell = I due dadi non possono andare nella stessa casella.
illegal-cell-taken = La casella { $cell } è già occupata.
illegal-not-side-by-side = Le due caselle devono avere un lato in comune.
illegal-does-not-connect = Il domino non si collega: una delle due metà deve avere un lato in comune con il castello o con lo stesso blasone disegnato in un turno precedente.
illegal-half-does-not-connect = Il dado { $die } non si collega: con «{ power-split }» ogni metà deve avere un lato in comune con il castello o con lo stesso blasone disegnato in un turno precedente.
illegal-can-be-drawn = Questo domino si può disegnare, quindi devi farlo.
illegal-no-arms-there = Nella casella { $cell } non c’è ancora nessun blasone.
illegal-two-crosses = La casella { $cell } ha già due crocette.

refused = La mossa { $event } non è ammessa. { $reason }

## Hints, and why a move is good

page-hint-thinking = Sto cercando la mossa migliore.
page-show-it = Mostra
hint-value = { $event }. Probabilità di vittoria { $win }%, vantaggio previsto { $margin }.

reason-only = è l’unica scelta possibile
reason-ends-ahead = chiude la partita in questo turno, per ora con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di vantaggio
reason-ends-behind = chiude la partita in questo turno, per ora con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di svantaggio
reason-ends-level = chiude la partita in questo turno, per ora in parità
reason-last-box = annerisce l’ultima casella della fila di «{ $power }»
reason-last-box-before = annerisce l’ultima casella della fila di «{ $power }» prima { $opponent ->
    [yours] del tuo avversario
   *[theirs] dell’avversario
}
reason-marks = annerisce { $count ->
    [one] una casella
   *[other] { $count } caselle
} della fila «{ $arms }» ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
})
reason-keeps-from-opponent = impedisce { $opponent ->
    [yours] al tuo avversario
   *[theirs] all’avversario
} di completare la fila di «{ $power }» in questo turno
reason-gives-opponent = lascia { $opponent ->
    [yours] al tuo avversario
   *[theirs] all’avversario
} l’ultima casella della fila di «{ $power }»
reason-blocks = lascia { $opponent ->
    [yours] al tuo avversario
   *[theirs] all’avversario
} un domino che si può disegnare solo con un potere
reason-leaves = { $points ->
    [0] non lascia punti
    [one] lascia al massimo 1 punto
   *[other] lascia al massimo { $points } punti
} { $opponent ->
    [yours] al tuo avversario
   *[theirs] all’avversario
} in questo turno
reason-guarantees = { $points ->
    [0] non garantisce punti in questo turno
    [one] garantisce 1 punto in questo turno
   *[other] garantisce { $points } punti in questo turno
}
reason-scores = dà subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
reason-scores-nothing = per ora non dà punti
reason-loses = fa perdere subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
reason-more = { $reason } ({ $count } in più rispetto { $than ->
    [best] alla mossa migliore
    [played] alla mossa giocata
    [chosen] alla tua scelta
    [tempting] alla mossa allettante
   *[next] all’alternativa migliore
})
reason-fewer = { $reason } ({ $count } in meno rispetto { $than ->
    [best] alla mossa migliore
    [played] alla mossa giocata
    [chosen] alla tua scelta
    [tempting] alla mossa allettante
   *[next] all’alternativa migliore
})
reason-grows = forma un territorio di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
} { $crosses ->
    [0] senza crocette
    [one] con 1 crocetta
   *[other] con { $crosses } crocette
} ({ $arms })
reason-counts-domains = { $domains ->
    [0] per ora non vale per nessun territorio
    [one] vale per 1 territorio
   *[other] vale per { $domains } territori
} ({ $arms })
reason-crosses-domain = aggiunge la crocetta a un territorio di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
} ({ $arms })
reason-needs-power = disegna un domino che richiede «{ $power }»
reason-cannot-draw = rinuncia a un domino che non si collega
reason-uses = usa { $what }
reason-keeps = conserva { $what } per dopo
reason-hole = isola la casella vuota { $cell }
reason-no-hole = non isola nessuna casella vuota
reason-passes-up = non annerisce l’ultima casella della fila di «{ $power }»
reason-shuts-in = non lascia più spazio per crescere al tuo territorio di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
} ({ $arms })

puzzle-theme-deny = Negare una fila
puzzle-theme-room = Tenere spazio
puzzle-theme-split = Separare per riempire
puzzle-theme-castle = Il castello
puzzle-theme-ending = Finali
puzzle-theme-deny-about = C’è in palio una fila del Manuale di Magia. Impedisci all’avversario di completarla, o completala prima tu.
puzzle-theme-room-about = Attenzione alle caselle vuote. La mossa sbagliata ne lascia alcune dove non entra nessun domino.
puzzle-theme-split-about = «{ $power }» può riempire caselle che nessun domino raggiunge. È il momento giusto?
puzzle-theme-castle-about = Il bonus del castello si usa una volta sola a partita. Usarlo, conservarlo o metterlo altrove?
puzzle-theme-ending-about = Gli ultimi turni. Ogni punto conta.
puzzle-missed-by = { $count ->
    [0] Tutti i livelli la trovano.
    [8] Nessun livello la trova.
    [one] Uno degli otto livelli non la trova.
   *[other] { $count } degli otto livelli non la trovano.
}
puzzle-gives-up = La mossa allettante costa il { $loss } di probabilità di vittoria.

why = { $reason }.
why-costs = In media costa { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}.
why-no-difference = Nessuna differenza visibile rispetto all’alternativa migliore.

## The coach: asked before a costly choice is final

page-coach-looks = L’allenatore sta esaminando la tua scelta.
coach-ask = Così la tua probabilità di vittoria scende di circa il { $loss }. Vuoi giocare lo stesso?
coach-why-later = Rende meno nei prossimi turni.
coach-better = Meglio così: { $event } { $why }
coach-better-later = Rende di più nei prossimi turni.
coach-keep = Gioca lo stesso
coach-idea = Mostra un’idea migliore
coach-again = Scegli di nuovo

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
} ({ $cells })
domains-bonus = { power-domains } ({ $arms }): { $count ->
    [one] 1 territorio
   *[other] { $count } territori
} da 3 punti, in tutto { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
score-total = { $who ->
    [you] Hai { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
   *[name] { $name } ha { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
} Territorio più esteso: { $largest ->
    [one] 1 casella
   *[other] { $largest } caselle
}.
outcome-points = { $who ->
    [you] Hai vinto { $points } a { $less }.
   *[name] { $name } ha vinto { $points } a { $less }.
}
outcome-largest = { $points ->
    [one] 1 punto ciascuno.
   *[other] { $points } punti ciascuno.
} { $who ->
    [you] Hai vinto
   *[name] { $name } ha vinto
} grazie al territorio più esteso: { $largest ->
    [one] 1 casella
   *[other] { $largest } caselle
} contro { $smaller }.
outcome-lots = { $points ->
    [one] 1 punto ciascuno
   *[other] { $points } punti ciascuno
}, e i territori più estesi sono uguali ({ $largest ->
    [one] 1 casella
   *[other] { $largest } caselle
}). { $who ->
    [you] Il sorteggio ha premiato te.
   *[name] Il sorteggio ha premiato { $name }.
}
outcome-tie = Pareggio: { $points ->
    [one] 1 punto ciascuno
   *[other] { $points } punti ciascuno
}, e i territori più estesi sono uguali ({ $largest ->
    [one] 1 casella
   *[other] { $largest } caselle
}).

page-game-over = Partita finita
page-rematch = Rivincita
page-next-level = Livello successivo
page-review = Rivedi
page-share = Condividi
page-total = Totale
page-largest-domain = Territorio più esteso
page-seal-free = Disegna un domino ovunque
page-seal-split = Disegna i due dadi separati
page-seal-both = Da giocatore A, prendi due dadi
page-seal-turn = Ruota un dado su un’altra faccia
page-seal-domains = Un blasone: 3 punti a territorio
page-seal-cross = Aggiungi subito una crocetta
page-replay-and-analysis = Replay e analisi
page-copy-link = Copia il link
page-copy-game = Copia come testo
page-save-file = Salva su file
page-copy-text = Testo da copiare
page-copied = Copiato.
page-copy-by-hand = Il browser non permette alla pagina di copiare. Copia il testo da qui:

## My games

page-no-games = Ancora nessuna partita. Ogni partita che inizi si salva qui, solo in questo browser.
page-unfinished = Al turno { $round }
page-continue = Continua
page-view = Guarda
page-delete = Elimina
page-deleted = Partita eliminata: { $game }.
page-import = Importa una partita
page-import-about = Incolla una partita o un link, apri un file oppure trascinalo in un punto qualsiasi di questa pagina.
page-import-text = Partita o link
page-import-paste = Importa
page-import-file = Apri un file

## The daily duel, and what was achieved

page-won = Vittoria
page-lost = Sconfitta
page-tied = Pareggio
page-winner = Vince { $name }
page-daily = Duello del giorno
page-daily-opponent = Avversario: { $name }
page-daily-about = Gli stessi dadi per tutti, un solo tentativo, senza consigli e senza annullare.
page-daily-play = Gioca il duello
page-daily-practice = Allenati
page-daily-gone = Hai eliminato il duello di oggi. Puoi rigiocarlo, ma non conterà.
page-daily-done = Ben giocato. Il prossimo duello è domani.
page-daily-share = Condividi
page-daily-streak = { $days ->
    [one] Serie di 1 giorno
   *[other] Serie di { $days } giorni
}
page-arms = Il tuo stemma
page-arms-empty = Batti un livello senza consigli e senza annullare, e il tuo stemma avrà un quarto in più.
page-arms-beaten = Livelli battuti: { $beaten } su { $levels }
page-arms-complete = Hai battuto tutti i livelli. Il tuo stemma è completo.
page-figure-wins = Partite vinte
page-figure-wins-of = { $wins } su { $games }
page-figure-best = Punteggio migliore
page-figure-largest = Territorio più esteso
page-figure-cells = { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}
page-figure-streak = Serie di duelli
page-figure-longest = { $days } (massima: { $longest })
page-news-quartering = Prima vittoria contro { $level }. Il tuo stemma ha un quarto in più.
page-news-missed = Batti { $level } senza consigli e senza annullare per aggiungere il suo quarto al tuo stemma.
page-news-best = Il tuo punteggio migliore finora!

page-not-a-game = Questa non è una partita di Blazon. La tua partita in corso resta com’è. { $reason }
page-broken-link = Il link è incompleto, quindi la partita non si può aprire. La tua partita in corso resta com’è.
page-not-components = Questo non è un file di componenti. Non è cambiato nulla. { $reason }
page-not-a-text-file = Il file è troppo grande o non è un file di testo. Non è cambiato nulla.
page-no-storage = Il browser non può salvare le partite: lo spazio di archiviazione è esaurito o bloccato. Puoi continuare a giocare, ma se chiudi la pagina perdi la partita. Per conservarla, salvala su file.
page-no-server = Il server non è raggiungibile, quindi ora non puoi giocare con chi è altrove. Tutto il resto funziona.
page-no-language = Impossibile caricare quella lingua. Controlla la connessione e riprova.
page-damaged-game = Una partita salvata è danneggiata e non si può mostrare. Le altre sono a posto.
page-computer-silent = Il computer non risponde. La tua partita è salvata. Riprova o ricarica la pagina.
page-try-again = Riprova

## Puzzles

page-puzzles = Problemi
page-puzzles-about = Una posizione e una mossa migliore di tutte le altre. La trovi?
page-puzzles-away = Impossibile caricare i problemi. Controlla la connessione e riprova.
page-puzzles-solved = Risolti: { $solved } su { $all }
page-puzzles-all = Tutti i problemi
page-puzzle = Problema
page-puzzle-today = Problema del giorno
page-puzzle-solve = Risolvi
page-puzzle-again = Risolvi di nuovo
page-puzzle-solved = Risolto
page-puzzle-number = Problema { $number }
page-puzzle-opponent = Avversario
page-puzzle-ask = Trova la tua mossa migliore.
page-puzzle-right = È la mossa migliore!
page-puzzle-wrong = C’è una mossa migliore.
page-puzzle-costs = Questa mossa ti costa il { $loss } di probabilità di vittoria.
page-puzzle-show = Mostra la risposta
page-puzzle-best = Mossa migliore: { $event }
page-puzzle-win = Probabilità di vittoria: { $win }.
page-puzzle-tempting = Allettante: { $event }
page-puzzle-next = Prossimo

## Replay

replay-unfinished = La registrazione si ferma qui. La partita non è finita.
page-replay-round = Turno { $round }
page-replay-start = L’inizio della partita.
page-replay-steps = Scorri la partita
page-replay-first = Inizio
page-replay-previous = Indietro
page-replay-next = Avanti
page-replay-last = Fine
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-previous-mistake = Errore precedente
page-replay-next-mistake = Errore successivo
page-replay-move = Mossa
page-replay-at = { $at } di { $of }
page-replay-value = { $at } di { $of }. { $event }
page-replay-this-move = Questa mossa
page-replay-dice = Dadi di questo turno
page-replay-all-moves = Tutte le mosse
page-replay-play-on = Gioca da qui
page-replay-play-on-about = Inizia una nuova partita contro il computer. Quella registrata resta com’è.
page-replay-retry = Riprova questa mossa
page-replay-retry-about = Inizia una nuova partita contro il computer subito prima di questo errore. Quella registrata resta com’è.
page-replay-share = Salva o condividi
page-replay-try = Provala
page-replay-cell-better = { $cell }, meglio: { $what }

## Analysis

page-replay-analysis = Analisi
page-replay-analyse = Analizza la partita
page-replay-analyse-about = Il computer esamina ogni lancio e ogni mossa, qui nel tuo browser. Ci vuole un po’. Puoi fermarlo quando vuoi senza perdere il lavoro già fatto.
page-replay-analysing = Sto analizzando la partita, mossa per mossa.
page-replay-analysed = Tutta la partita è stata analizzata.
page-replay-progress = Mosse analizzate: { $done } su { $of }
page-replay-much-luck = lancio molto fortunato o sfortunato
page-replay-curve-about = Tocca un punto della curva per andare a quella mossa.
analysis-accuracy = Precisione
analysis-turning-point = Svolta
page-replay-more-figures = Altri dati
analysis-accuracy-about = La precisione va da 0 a 100: è la media di quanto ogni scelta si è avvicinata alla migliore. La svolta è ciò che ha aiutato di più un giocatore: un lancio o un errore dell’avversario.

mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = errore grave

analysis-chances = Probabilità di vittoria: { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = { $who ->
    [you] Lancio fortunato per te: { $luck }.
   *[name] Lancio fortunato per { $name }: { $luck }.
}
analysis-average-roll = Un lancio nella media.
analysis-only-choice = Non c’era altra scelta.
analysis-good-move = Nessun’altra mossa era chiaramente migliore.
analysis-next-best = Alternativa migliore ({ $loss } in meno): { $event }
analysis-cost = Perdita: { $loss }.
analysis-cost-marked = Perdita: { $loss } ({ $mark }).

analysis-partly = Analisi interrotta. Mosse analizzate: { $judged } su { $events }.
analysis-explained = Le percentuali sono probabilità di vittoria; un pareggio vale mezza vittoria. La fortuna di un lancio è la differenza rispetto al lancio medio. La perdita di una mossa è la differenza rispetto alla mossa migliore.

analysis-summary = Riepilogo
analysis-costliest = Mosse più costose
analysis-start = Probabilità all’inizio
analysis-luck = Fortuna
analysis-choices = Scelte di entrambi i giocatori
analysis-estimation = Errore di stima
analysis-result = Risultato
analysis-end = Probabilità alla fine della registrazione
analysis-without-luck = Risultato senza la fortuna
analysis-loss-draft = Perdita per scelta dei dadi
analysis-loss-drawing = Perdita per disegno
analysis-loss-power = Perdita per potere ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprecisioni, errori, errori gravi
analysis-luckiest = Lancio più fortunato
analysis-luckiest-roll = { $luck }, turno { $round }

analysis-costly = Turno { $round }, { $name }: { $loss } di perdita, da { $before } a { $after }
analysis-costly-marked = Turno { $round }, { $name }: { $mark }, { $loss } di perdita, da { $before } a { $after }
analysis-played = Giocata: { $event }
analysis-better = Meglio: { $event }
analysis-why = Perché: { $reason }
analysis-why-margin = Il vantaggio previsto è { $best } invece di { $played }.
analysis-nothing-costly = { $who ->
    [you] Le tue mosse non ti sono costate nulla.
   *[name] Le mosse di { $name } non sono costate nulla.
}

analysis-curve-of = Probabilità di vittoria: { $name }
analysis-curve-alt = Probabilità di vittoria di { $name }: { $start } all’inizio, minimo { $low }, massimo { $high }, { $end } alla fine.
analysis-legend-mark = errore o errore grave
analysis-legend-luck = lancio fortunato o sfortunato (almeno { $least })

## Settings

page-theme = Colori
page-as-system = Come il sistema
page-theme-light = Chiari
page-theme-dark = Scuri
page-animations = Animazioni
page-sound = Suoni
page-on = Sì
page-off = No
page-buttons = Pulsanti
page-right-handed = Per destrimani
page-left-handed = Per mancini
page-auto-roll = I dadi si lanciano da soli
page-ask-to-pass = Avvisa prima di passare il dispositivo
page-coach = L’allenatore avvisa prima di una mossa costosa
page-coordinates = Mostra le coordinate
page-reactions = Mostra le reazioni
page-look-and-sound = Aspetto e suoni
page-single-keys = Scorciatoie con una sola lettera
page-shortcuts = Scorciatoie da tastiera
page-key-help = Mostra queste scorciatoie
page-key-roll = Lancia i dadi
page-key-pick = Scegli un dado
page-key-take = Prendi i dadi, o gira il domino
page-key-move = Spostati sulla mappa, quando è selezionata
page-key-cell = Scegli la casella
page-key-half = Seleziona l’altro dado
page-key-swap = Scambia i due dadi
page-key-confirm = Conferma
page-key-undo = Annulla
page-key-hint = Chiedi un consiglio
page-key-close = Chiudi la finestra aperta
page-key-replay = In un replay: una mossa indietro o avanti
page-key-replay-play = In un replay: avvia o metti in pausa
page-key-replay-mistake = In un replay: errore successivo o precedente

## The rules

page-rules-title = Le regole
page-rules-lead = Due giocatori, quattro dadi, una mappa a testa e un solo Manuale di Magia da contendersi.
page-rules-contents = Indice

page-rules-goal = Lo scopo
page-rules-goal-text = In ogni turno scegli due dadi e li disegni sulla tua mappa come un domino. Le caselle vicine con lo stesso blasone formano i territori, e le crocette di un territorio ne moltiplicano i punti. Alla fine vince chi ha più punti prestigio.

page-rules-need = Che cosa serve
page-rules-need-arms = Sei blasoni, che si distinguono dal disegno:
page-rules-need-dice = Quattro dadi, tutti diversi. Una faccia mostra un blasone, da solo o con una o due crocette, oppure un punto interrogativo. Le crocette rappresentano gli alti dignitari.
page-rules-need-map = Una mappa per ogni giocatore: un castello al centro e { $cells } caselle intorno. Ogni casella ha due cerchietti per le crocette.
page-rules-need-spellbook = Un solo Manuale di Magia per tutti e due: una fila per ogni blasone, con una serie di caselle per ciascun giocatore e un potere da conquistare. In alto si scrivono i nomi dei due giocatori.
page-rules-need-source = Le facce dei dadi e il numero di caselle del Manuale provengono da un’unica fonte pubblica. Se la tua copia è diversa, puoi giocare con un tuo file di componenti.

page-rules-round = Un turno
page-rules-round-text = In ogni turno uno di voi è il giocatore A e l’altro il giocatore B. Nel primo turno il giocatore A è il più anziano. Dopo ogni turno i ruoli si scambiano.
page-rules-player-a = A
page-rules-player-b = B
page-rules-roll = Lancio dei dadi
page-rules-roll-text = Tocca al giocatore A lanciare i quattro dadi.
page-rules-draft = Creazione del domino
page-rules-draft-text = Il giocatore A prende un dado. Il giocatore B prende due dei tre rimasti. L’ultimo va al giocatore A. I tuoi due dadi, uno accanto all’altro, sono il tuo domino.
page-rules-draw = Riempimento della mappa
page-rules-draw-text = I due giocatori disegnano nello stesso momento, ciascuno sulla propria mappa: le due facce, crocette comprese, vanno in due caselle vuote con un lato in comune, rispettando la regola di connessione.
page-rules-draw-border = Dove due caselle vicine hanno blasoni diversi, ripassa con un tratto spesso la linea che le divide: così vedi dove finiscono i tuoi territori.
page-rules-mark = Completamento del Manuale
page-rules-mark-text = Prima il giocatore A, poi il giocatore B: ogni faccia del tuo domino che mostra un blasone senza crocette annerisce una casella di quella fila, dal tuo lato.
page-rules-mark-undrawn = E se il domino non è stato disegnato? Dipende dall’edizione: nella Standard annerisce lo stesso le sue caselle.

page-rules-connection = La regola di connessione
page-rules-connection-text = Almeno una metà del domino deve avere un lato in comune con il castello, oppure con una casella in cui hai disegnato lo stesso blasone in un turno precedente. Gli angoli non contano.
page-rules-connection-must = Se puoi disegnare il tuo domino, devi farlo. Se non si collega da nessuna parte, in questo turno non disegni. Per riuscirci puoi usare un potere, ma non è mai obbligatorio.
page-rules-right = Giusto.
page-rules-wrong = Sbagliato.
page-rules-right-castle = Il disco tocca il castello. Lì va bene qualunque blasone.
page-rules-right-same = La barra tocca una barra di un turno precedente. Non importa che cosa tocchi l’altra metà.
page-rules-wrong-corner = Il nuovo disco tocca quello vecchio solo in un angolo.
page-rules-wrong-other = Il blasone pieno tocca solo una barra, e il disco non tocca nulla dei turni precedenti.

page-rules-wild = Jolly e crocette
page-rules-wild-text = Il punto interrogativo vale come jolly: disegnalo come il blasone che preferisci. Due jolly possono diventare blasoni diversi. Qualunque cosa diventi, un jolly non annerisce mai una casella del Manuale.
page-rules-wild-must = Se scegliendo un certo blasone il tuo domino si collega, allora si può disegnare, e quindi devi farlo.
page-rules-crosses-text = Riporta le crocette di una faccia nei cerchietti della sua casella. Una casella non ne contiene mai più di due.

page-rules-castle = Il bonus del castello
page-rules-castle-text = Una volta a partita, quando disegni, puoi aggiungere una crocetta a uno dei tuoi due dadi, anche a un jolly, purché non ne abbia già due. In questo turno quel dado non annerisce caselle. Poi annerisci il tetto del castello, per mostrare che hai usato il bonus.
page-rules-castle-turned = Se su quel dado usi anche «{ power-turn }», la crocetta va sulla nuova faccia.
page-rules-castle-ready = Il bonus è ancora disponibile.
page-rules-castle-used = Il bonus è già stato usato.

page-rules-spellbook = Il Manuale di Magia
page-rules-spellbook-text = Annerisci le caselle dal tuo lato, partendo dal blasone verso l’esterno. Chi annerisce per primo l’ultima casella di una fila ne ottiene il potere, e la fila dell’altro giocatore viene cancellata per sempre. Se entrambi la completano nello stesso turno, il potere va al giocatore A.
page-rules-spellbook-lost = Un domino può annerire due caselle della stessa fila. Se la fila è già completa o cancellata, non annerisci nulla.
page-rules-spellbook-won = Il giocatore a sinistra ha annerito per primo l’ultima casella (quella rotonda) e ottiene «{ $power }». La fila a destra è cancellata.
page-rules-spellbook-open = «{ $power }» non è ancora di nessuno. Caselle annerite: { $left } su { $boxes } a sinistra, { $right } a destra.

page-rules-powers = I poteri
page-rules-powers-text = Puoi usare ogni potere una sola volta, e solo se l’hai ottenuto tu. I primi quattro li conservi e li usi quando vuoi, in uno dei turni successivi. I due con il fulmine si usano subito, prima quelli del giocatore A e poi quelli del giocatore B. Quando hai usato un potere, spuntalo.
page-rules-powers-together = Nello stesso turno puoi usare più poteri, ma non «{ $free }» e «{ $split }» sullo stesso domino.
page-rules-powers-undrawn = «{ power-free }», «{ power-split }», «{ power-turn }» e il bonus del castello si dichiarano mentre si disegna: se non disegni, li conservi. «{ power-both }», invece, è usato nel momento in cui prendi i dadi.
page-rules-power-line = { $boxes ->
    [one] Fila «{ $arms }», 1 casella
   *[other] Fila «{ $arms }», { $boxes } caselle
}
page-rules-power-at-once = subito
page-rules-power-free = Disegna il domino di questo turno senza badare alla regola di connessione. Le due metà devono comunque avere un lato in comune.
page-rules-power-split = Disegna i tuoi due dadi separati. Devi disegnarli entrambi, e ciascuno deve rispettare da solo la regola di connessione.
page-rules-power-both = In un turno in cui sei il giocatore A, prendi subito due dadi. Gli altri due vanno al giocatore B.
page-rules-power-turn = Dopo la scelta dei dadi, ruota uno dei tuoi su un’altra delle sue facce. È questa la faccia che disegni e che conta per il Manuale.
page-rules-power-domains = Scegli un blasone per il resto della partita, anche uno che non hai ancora disegnato. Alla fine ogni tuo territorio con quel blasone dà 3 punti in più, con o senza crocette.
page-rules-power-cross = Aggiungi una crocetta a una casella che hai disegnato, anche in questo turno, e che ne ha meno di due. Se non ce n’è nessuna, il potere è perso.

page-rules-end = La fine e il punteggio
page-rules-end-text = La partita finisce al termine del turno in cui una mappa è completa, o in cui nessuno dei due disegna un domino. Anche in quel turno si anneriscono le caselle del Manuale di Magia.
page-rules-score-text = Un territorio è un gruppo di caselle con lo stesso blasone, unite per i lati; anche una casella isolata è un territorio. Vale il numero delle sue caselle moltiplicato per il numero delle sue crocette: senza crocette, quindi, non vale nulla.
page-rules-example-text = Un esempio: questo giocatore ha ottenuto «{ $power }» e ha scelto «{ $arms }».
page-rules-example-domain = Territorio
page-rules-example-cells = Caselle
page-rules-example-crosses = Crocette
page-rules-example-points = Punti
page-rules-example-bonus = { $power } ({ $arms }): { $count ->
    [one] 1 territorio
   *[other] { $count } territori
} da 3 punti
page-rules-example-total = Totale

page-rules-ties = Parità
page-rules-ties-text = Vince chi ha il totale più alto. A parità di punti vince chi ha il territorio più esteso, con o senza crocette. Se anche quelli sono uguali, la partita è un pareggio; nell’edizione italiana, invece, si tira a sorte.

page-rules-editions = Edizioni
page-rules-editions-text = I cinque regolamenti differiscono in due dettagli. L’edizione si sceglie all’inizio della partita.
page-rules-editions-contradiction = I regolamenti spagnolo e italiano si contraddicono: le caselle si anneriscono solo dopo aver disegnato, eppure chi non può disegnare le annerisce lo stesso. Blazon segue la prima regola in quelle due edizioni e la seconda nella Standard.

page-rules-credits = Crediti
page-rules-credits-text = Il gioco è Kingdomino Duel, di Bruno Cathala e Ludovic Maublanc, pubblicato da Blue Orange nel 2019.
page-rules-credits-unofficial = Blazon non è un prodotto ufficiale. Nome, disegni e testi sono originali, e non c’è alcun legame con gli autori o con l’editore.

## The lesson

page-lesson-title = Prima partita
page-lesson-next = Avanti
page-lesson-keep = Continua questa partita
page-lesson-leave = Esci dalla lezione
page-lesson-progress = Passo { $step } di { $steps }

page-lesson-roll = Disegnate un reame a testa. Sei il giocatore A: lancia i quattro dadi per tutti e due.
page-lesson-take = Prendi { $dice }. L’avversario prende due degli altri, e l’ultimo è tuo.
page-lesson-castle = Questi due dadi sono il tuo domino. Scegli una casella accanto al castello e disegnalo.
page-lesson-spellbook = { $plain } non ha crocette e annerisce una casella. { $crossed } non annerisce nulla, ma porta punti.
page-lesson-take-two = Prendine due: { $dice }. L’altro va all’avversario.
page-lesson-same = Tocca lo stesso blasone e forma un solo territorio «{ $arms }»: { $cells } caselle × { $crosses } crocette = { $points } punti.
page-lesson-last-box = Sei di nuovo il giocatore A. Lancia e prendi { $dice }: annerisce l’ultima casella.
page-lesson-wild = Il jolly è il blasone che vuoi. Dagli la crocetta del castello, una volta a partita: { $die }.
page-lesson-power = Hai completato la fila: «{ $power }» è tuo. Aggiungi la crocetta al tuo territorio più esteso.
page-lesson-score = Ogni territorio vale le sue caselle per le sue crocette. A mappa completa vince chi ha più punti.

page-lesson-nudge-read = Prima leggi qui, poi premi Avanti.
page-lesson-nudge-roll = Prima lancia i dadi.
page-lesson-nudge-take = Si può fare, ma questa volta prendi { $dice }.
page-lesson-nudge-castle-kept = Si può fare, ma conserva il bonus del castello per dopo.
page-lesson-nudge-same = Si può fare, ma questa volta riunisci il blasone «{ $arms }» in un solo territorio di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}, e conserva il bonus del castello per dopo.
page-lesson-nudge-castle = Si può fare, ma questa volta dai la crocetta del castello al { $die }.
page-lesson-nudge-power = Si può fare, ma la crocetta conta di più nel tuo territorio più esteso.

## What is wrong with a text that should be a game

expected-arms = un blasone (d b D B s q)
expected-face = una faccia (? o un blasone con al massimo due crocette)
expected-cell = una casella (da a1 a g5, tranne il castello d3)
expected-seat = un giocatore (F o S)
expected-die = un dado (da 1 a 4)
expected-higher-die = un dado con un numero più alto
expected-move = una mossa
expected-join = un segno tra le due metà (+ ~ o /)
expected-once-a-drawing = al massimo una crocetta del castello e un dado ruotato
expected-square = una casella vuota (.) o un blasone con al massimo due crocette
expected-marks = un numero di caselle annerite (da 0 a 9)
expected-power = un potere (f s b t d c, in quest’ordine, o -)
expected-castle = lo stato del castello (^ o -)
expected-round = un turno (da 1 a 99)
expected-player-a = il giocatore A di quel turno (F se è dispari, S se è pari)
expected-step = una fase (roll, take, draw, flash, lots o over)
expected-drew = un segno che dice se un domino è stato disegnato (+ o -)
expected-arms-in-order = blasoni nell’ordine d b D B s q
expected-edition = un’edizione (standard es it fr pt ko)
expected-component = un componente (da die 1: a die 4:, da line d: a line q:)
expected-component-once = ogni dado e ogni fila una sola volta
expected-all-components = quattro dadi e sei file
expected-boxes = un numero di caselle (da 1 a 9)
expected-power-name = un potere (free split both turn domains cross)
expected-power-once = ogni potere su una sola fila
expected-rules-tag = l’etichetta [Rules "1"]
expected-tag-name = il nome di un’etichetta, fatto di lettere
expected-tag-once = ogni etichetta una sola volta
expected-tag-text = un testo tra virgolette (al massimo 200 caratteri, nessuno di controllo e nessuno che cambi la direzione del testo)
expected-fewer-tags = al massimo 64 etichette
expected-no-tag-beside-position = una posizione senza edizione né componenti accanto
expected-this-round = il numero di questo turno
expected-sign = «{ $sign }»
expected-end = la fine del testo
expected-shorter-text = al massimo 1 MiB di testo

found-end = la fine
expected-found = mi aspettavo { $expected }, ma ho trovato { $found }.
place-error = Riga { $line }, colonna { $column }: { $fault }
setup-error = Nessuna partita può arrivare a questa posizione. { $faults }
record-result = Il risultato è { $actual }, non { $said }.
tag-name-error = Non è il nome di un’etichetta che si può impostare.
tag-text-error = Questo testo è troppo lungo o contiene caratteri non ammessi. Usa al massimo 200 caratteri, nessuno di controllo e nessuno che cambi la direzione del testo.
tag-too-many-error = Questa registrazione ha già 64 etichette e non può contenerne altre.

fault-round = Il turno { $round } non esiste.
fault-odd-cells = { $seat }: il numero di caselle disegnate è dispari.
fault-too-many-cells = { $seat }: ci sono più domino disegnati che turni giocati.
fault-too-few-cells = In un turno nessuno ha disegnato: la partita avrebbe dovuto finire lì.
fault-nothing-drawn = { $seat }: la mappa è vuota, eppure è stato disegnato un domino.
fault-unconnected = { $seat }: alcune caselle disegnate non sono collegate a nulla.
fault-no-dominoes = { $seat }: le caselle disegnate non si possono dividere in domino.
fault-too-many-in-line = { $seat }: nella fila «{ $arms }» risultano annerite più caselle di quante ce ne siano.
fault-too-many-marks = { $seat }: ci sono più caselle annerite di quante ne permettano i domino giocati.
fault-both-filled = Entrambi i giocatori hanno completato la fila «{ $arms }».
fault-held-unfilled = { $seat }: risulta ottenuto «{ $power }», ma la sua fila non è completa.
fault-lightning-held = { $seat }: risulta conservato «{ $power }», che però si usa subito.
fault-no-lightning = { $seat }: non c’è nessun potere «fulmine» da usare.
fault-chosen = { $seat }: c’è un blasone scelto senza «{ power-domains }», oppure «{ power-domains }» senza un blasone.
fault-hands = I dadi non sono divisi due per giocatore.
fault-waiting = { $seat }: le caselle ancora da annerire non corrispondono al domino.
fault-both-done = Entrambi i giocatori hanno disegnato, ma le caselle del Manuale di Magia non sono ancora annerite.
fault-full-map = { $seat }: la mappa è completa, ma la partita continua.
fault-lots = Non c’è una parità da risolvere a sorte, oppure il sorteggio non c’è ancora stato.

### What the page says only of play by link. It is sent to those who come to it.

## The page: inviting somebody

page-online-lead = Crea un tavolo e invia il link. Il tuo amico lo apre e la partita comincia. Senza registrazione.
page-online-invite = Invita un amico
page-online-starts-you = Tu
page-online-starts-friend = Il tuo amico
page-online-time = Tempo
page-online-time-none = Senza limite
page-online-time-rounds = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} + { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
} a turno
page-online-time-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
} a mossa
page-online-join-who = Chi può unirsi?
page-online-join-link = Solo con il link
page-online-join-anyone = Chiunque
page-online-create = Crea il tavolo
page-online-creating = Creazione del tavolo…
page-online-open-tables = Tavoli aperti
page-online-open-tables-none = Al momento non ci sono tavoli aperti. Creane uno a cui chiunque possa unirsi.
page-online-open-tables-looking = Ricerca di tavoli aperti…
page-online-someone = Qualcuno
page-online-join = Unisciti
page-online-join-of = Unisciti al tavolo di { $name }
page-online-joining = Accesso al tavolo…

## The page: invitations

page-online-invitation = Invito
page-online-invited-by = { $name } ti invita a una partita
page-online-invited = Sei invitato a una partita
page-online-opening = Apertura del link…
page-online-taken = Qualcuno si è già unito a questa partita. Chiedi il link per guardarla, oppure invita qualcuno a una partita tua.
page-online-awaiting = In attesa del tuo amico
page-online-awaiting-about = Invia il link o fai inquadrare il codice al tuo amico. La partita comincia appena qualcuno si unisce. Puoi lasciare questa pagina: il tavolo resta in Le mie partite.
page-online-awaiting-listed = Finché questa pagina è aperta, il tuo tavolo è anche nell’elenco dei tavoli aperti.
page-online-awaiting-start = Ci siete entrambi. La partita sta per cominciare.
page-online-link-play = Link per giocare
page-online-link-watch = Link per guardare
page-online-link-watch-about = Chi ha questo link può guardare. Non vede i disegni nascosti e non può fare nulla.
page-online-link-seat = Il tuo posto
page-online-link-seat-about = Apri questo link sull’altro dispositivo e continua a giocare lì. Non condividerlo: chi ce l’ha può giocare al posto tuo.
page-online-copy = Copia
page-online-code = Codice QR del link

## The page: at the table

page-online-connecting = Connessione…
page-online-connected = Connesso
page-online-reconnecting = Riconnessione…
page-online-disconnected = Non connesso
page-online-watchers = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
page-online-here = { $name } è qui
page-online-away = { $name } non c’è
page-online-drawn = { $name } ha disegnato
page-online-watching = Stai guardando
page-online-sending = Invio…
page-online-waiting = In attesa di { $name }.
page-online-both-draw = I due giocatori stanno disegnando.
page-online-played-for = Il computer gioca per { $name }.
page-online-played-for-you = Eri via, quindi il computer finisce la tua partita.
page-online-kept = Nessuna connessione. La tua mossa è salvata e verrà inviata.
page-online-your-turn-title = ● Tocca a te · { $title }
page-online-time-left = Tempo rimasto: { $time }
page-online-time-low = { $seconds ->
    [one] Manca 1 secondo
   *[other] Mancano { $seconds } secondi
}.
page-online-time-long = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}

## The page: asking the other player

page-online-asks-tie = { $name } offre il pareggio.
page-online-asks-back = { $name } vorrebbe annullare la sua ultima mossa.
page-online-asks-rematch = { $name } vorrebbe la rivincita.
page-online-asked-tie = Hai offerto il pareggio.
page-online-asked-back = Hai chiesto di annullare la tua ultima mossa.
page-online-asked-rematch = Hai chiesto la rivincita.
page-online-accept = Accetta
page-online-decline = Rifiuta
page-online-withdraw = Annulla
page-online-gone = { $name } manca da un po’. Continua ad aspettare, rivendica la vittoria o lascia che il computer finisca la partita.
page-online-wait = Aspetta
page-online-claim = Rivendica la vittoria
page-online-replace = Gioca il computer
page-online-offer-tie = Offri il pareggio
page-online-ask-back = Chiedi di annullare
page-online-resign = Abbandona
page-online-resign-about = Vuoi abbandonare la partita? Vincerà il tuo avversario.
page-online-device = Continua su un altro dispositivo
page-online-watch = Fai guardare altri
page-online-react = Reagisci
page-online-hello = Ciao!
page-online-nice = Bella mossa!
page-online-wow = Wow!
page-online-oops = Ops!
page-online-thanks = Grazie!
page-online-good-game = Bella partita!
page-online-says = { $name }: { $word }

## The page: the end of a game by link

page-online-ended-resigned = { $who ->
    [you] Hai abbandonato.
   *[name] { $name } ha abbandonato.
}
page-online-ended-time = { $who ->
    [you] Il tuo tempo è scaduto.
   *[name] Il tempo di { $name } è scaduto.
}
page-online-ended-left = { $who ->
    [you] Hai mancato troppo a lungo.
   *[name] { $name } ha lasciato la partita.
}
page-online-ended-agreed = I giocatori si sono accordati per il pareggio.
page-online-ended-abandoned = Nessuno è tornato a finire questa partita.
page-online-ended-winner = { $who ->
    [you] Hai vinto!
   *[name] Vince { $name }.
}
page-online-dice-fair = Dadi verificati
page-online-dice-unfair = I dadi non corrispondono a ciò che il server ha sigillato prima della partita.
page-online-ribbon = Online
page-online-ribbon-you = Tocca a te
page-online-ribbon-them = In attesa di { $name }
page-online-ribbon-nobody = In attesa che qualcuno si unisca

## The page: what is wrong

page-online-version = Questa pagina e il server sono di versioni diverse. Ricarica la pagina.
page-online-no-table = Questo tavolo non esiste più.
page-online-no-entry = Questo link non apre nulla. Controlla che sia completo.
page-online-name = Scegli un altro nome: al massimo 24 caratteri, nessuno speciale.
page-online-too-many = Troppo in una volta. Aspetta un momento e riprova.
page-online-full = Il server ha esaurito lo spazio. La tua partita è al sicuro, ma non si può salvare nulla di nuovo. Riprova più tardi.
page-online-late = Troppo tardi: nel frattempo è successo altro.
page-online-asked-already = È già stato chiesto.
page-online-nothing-back = Non si può più annullare: i dadi successivi sono stati lanciati o i disegni sono stati mostrati.
page-online-refused = Il server ha rifiutato. Ricarica la pagina e riprova.

## The rules page: dice that nobody has to trust

page-online-dice = Dadi equi online
page-online-dice-who = Nelle partite via link è il server a lanciare i dadi, ma non devi fidarti di lui. Nessuno può scegliere un lancio, nemmeno il server, e nessuno dei due giocatori può calcolarlo in anticipo.
page-online-dice-seal = Prima della partita il server mette sotto chiave un numero segreto e ne mostra il sigillo. Poi il tuo dispositivo e quello dell’avversario aggiungono ciascuno un numero casuale, e nessuno dei due vede l’altro finché non sono fissati entrambi. Da questi tre numeri deriva ogni lancio.
page-online-dice-check = A fine partita il server apre il sigillo. Il tuo dispositivo lo controlla e ricalcola ogni lancio. «{ page-online-dice-fair }» sotto il risultato significa che corrispondono tutti.
page-online-dice-proof = Una partita salvata porta con sé la prova. Importala qui e i suoi dadi vengono verificati di nuovo.
page-online-dice-statistics = Lanci di questo server
page-online-dice-rolls = Finora: { $rolls ->
    [one] 1 lancio
   *[other] { $rolls } lanci
}.
page-online-dice-even = Ogni faccia esce più o meno quanto deve, qualunque cosa sia uscita prima.
page-online-dice-uneven = Alcune facce escono più o meno spesso di quanto spieghi il caso.
page-online-dice-probable = Test χ²: dadi equi si scosterebbero altrettanto o di più con una probabilità del { $single } per le singole facce e del { $following } per le facce consecutive.
page-online-dice-none = Su questo server nessuno ha ancora lanciato i dadi.

### What only commands and the server say. The page is built without what follows.

## The page before it starts

page-description = Gioca a Kingdomino Duel nel browser, contro il computer o con un amico accanto a te. Funziona anche offline.
page-not-started = Non è stato possibile avviare la pagina. Controlla la connessione e ricarica. Se non basta, aggiorna il browser.
page-without-script = Blazon funziona nel tuo browser. Attiva JavaScript per questa pagina e ricaricala.

## The terminal: starting a game

terminal-welcome = Blazon: due giocatori, quattro dadi, due mappe. In qualsiasi momento scrivi ? per la guida, q per uscire.
terminal-ask-opponent = Contro chi vuoi giocare? Invio: 1.
terminal-opponent-person = un’altra persona a questa tastiera
terminal-opponent-random = un giocatore automatico che muove a caso
terminal-ask-name = Come ti chiami? Invio: { $default }.
terminal-ask-name-first = Come si chiama chi lancia per primo? Invio: { $default }.
terminal-ask-name-second = Come si chiama l’altro giocatore? Invio: { $default }.
terminal-random-name = Caso
terminal-same-name = L’altro giocatore si chiama già così. Scegli un altro nome.
terminal-ask-edition = Quale edizione delle regole? Invio: 1.
terminal-begin = { $first } contro { $second }. { $who ->
    [you] Il primo lancio è tuo.
   *[name] Il primo lancio tocca a { $first }.
} Edizione: { $edition }.
terminal-daily = Duello del giorno { $date }. I dadi sono gli stessi per tutti.
terminal-daily-ordinary = Questo non è il duello del giorno { $date }: i dadi, le regole o l’avversario sono diversi. Continua come una partita normale.

## The terminal: a round

terminal-ask-draw = { $who ->
    [you] Disegna il tuo domino: { $one } e { $other }.
   *[name] { $name }, disegna il tuo domino: { $one } e { $other }.
}
terminal-ask-how = Che cosa vuoi fare? Invio: 1.
terminal-how-plain = disegna e basta
terminal-how-continue = continua così
terminal-how-castle = il bonus del castello: una crocetta in più su uno dei tuoi dadi
terminal-how-dont-draw = non disegnare
terminal-castle-explained = Il bonus del castello: una volta a partita puoi aggiungere una crocetta a uno dei tuoi due dadi, anche a un jolly. In questo turno, però, quel dado non annerisce caselle.
terminal-using = Usi { $spent }.
terminal-ask-castle = Quale dado riceve la crocetta del castello?
terminal-ask-turn = Quale dado vuoi ruotare, e su quale faccia?
terminal-turn-to = { $die }: { $face }
terminal-ask-arms = Il dado { $number } è un jolly. Quale blasone vuoi disegnare?
terminal-ask-cell = Dado { $number } ({ $what }): in quale casella?
terminal-preview = Anteprima: { $what } in { $cell } e { $what2 } in { $cell2 }.
terminal-preview-points = Punti: ora { $now }, poi { $then }.
terminal-preview-marks = Caselle che annerisci: { $marks }.
terminal-preview-mark = { $arms } ({ $marks } su { $boxes })
terminal-preview-no-marks = Nel Manuale di Magia non annerisci caselle.
terminal-preview-uses = Usi { $spent }.
terminal-ask-confirm = Invio o 1: disegna. u: torna indietro.
terminal-ask-domains = { $who ->
    [you] Il potere «{ power-domains }» è tuo!
   *[name] { $name }, il potere «{ power-domains }» è tuo!
} Scegli un blasone: alla fine ogni suo territorio dà 3 punti.
terminal-domains-item = { $arms }: { $count ->
    [0] ancora nessun territorio
    [one] ora 1 territorio
   *[other] ora { $count } territori
}
terminal-ask-cross = { $who ->
    [you] Il potere «{ power-cross }» è tuo! Quale casella riceve una crocetta?
   *[name] { $name }, il potere «{ power-cross }» è tuo! Quale casella riceve una crocetta?
}
terminal-cross-item = { $cell } ({ $what }): { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
}

## The terminal: looking around

terminal-map-legend = Lettere: d disco, b barra, D due dischi, B due barre, s pieno, q inquartato. La cifra conta le crocette. Un punto è una casella vuota, # è il castello. Nelle anteprime le caselle nuove sono tra parentesi.
terminal-map-empty = Non c’è ancora nulla di disegnato.
terminal-cells-left = { $count ->
    [0] Nessuna casella vuota.
    [one] 1 casella vuota: { $cells }
   *[other] { $count } caselle vuote: { $cells }
}
terminal-spellbook = Manuale di Magia: caselle annerite.
terminal-line-open = { $arms }, { $power }: { $first } ({ $marks } su { $boxes }), { $second } ({ $marks2 } su { $boxes }).
terminal-line-held = { $arms }, { $power }: { $who ->
    [you] hai completato la fila e hai ancora il potere.
   *[name] { $name } ha completato la fila e ha ancora il potere.
} { $other }: fila cancellata ({ $marks } su { $boxes }).
terminal-line-used = { $arms }, { $power }: { $who ->
    [you] hai completato la fila e hai già usato il potere.
   *[name] { $name } ha completato la fila e ha già usato il potere.
} { $other }: fila cancellata ({ $marks } su { $boxes }).
terminal-castle-ready = { $who ->
    [you] Non hai ancora usato il bonus del castello.
   *[name] { $name } non ha ancora usato il bonus del castello.
}
terminal-castle-used = { $who ->
    [you] Hai già usato il bonus del castello.
   *[name] { $name } ha già usato il bonus del castello.
}
terminal-chosen = { $who ->
    [you] Per «{ power-domains }» hai scelto «{ $arms }».
   *[name] Per «{ power-domains }» { $name } ha scelto «{ $arms }».
}
terminal-dice-of = Dadi del turno { $round }:
terminal-dice-none = Nessuno ha ancora lanciato i dadi.
terminal-die-free = Dado { $number }: { $face }, non ancora preso.
terminal-die-of = Dado { $number }: { $face }, { $name }.
terminal-log-empty = Non è ancora successo nulla.
terminal-no-game = La partita non è ancora iniziata. Prima rispondi alla domanda.
terminal-maps-on = D’ora in poi vedrai le mappe prima di ogni disegno.
terminal-maps-off = D’ora in poi non vedrai più le mappe prima di ogni disegno.
terminal-coach-on = L’allenatore è attivo e chiede conferma prima di una scelta che costa molto.
terminal-coach-off = L’allenatore non è attivo.
terminal-coach-not-here = L’allenatore c’è solo nelle partite contro il computer, e non nel duello del giorno.
terminal-help =
    Scrivi il numero della tua scelta. Dove è indicato, Invio sceglie la prima.
    Puoi anche scrivere una casella, per esempio c4, o tutte e due insieme: c4 c5.
    m   la tua mappa
    o   l’altra mappa
    w   la tua mappa a parole, territorio per territorio
    wo  l’altra mappa a parole
    s   Manuale di Magia: caselle, poteri, bonus del castello
    d   i dadi di questo turno e chi li ha presi
    p   i punti di entrambi, territorio per territorio
    l   cronaca di tutta la partita (l 2: gli ultimi due turni)
    a   blasoni e poteri, e che cosa fanno
    v   mappe prima di ogni disegno: sì o no
    c   allenatore, che chiede conferma prima di una scelta costosa: sì o no
    r   ripeti la domanda
    u   annulla un passo
    save FILE   salva la partita
    load FILE   riprendi una partita salvata
    q   esci
    ?   questa guida
    Va bene anche una mossa in notazione, per esempio 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power } ({ $arms }, { $boxes ->
    [one] 1 casella
   *[other] { $boxes } caselle
}): { $about }

## The terminal: answers

terminal-unknown = Qui «{ $line }» non è una risposta valida. Scrivi ? per la guida.
terminal-not-possible = Così non si può. { $reason }
terminal-not-this-cell = Da qui non puoi disegnarlo in { $cell }.
terminal-no-place = Così non c’è posto. Scrivi u per tornare indietro.
terminal-undone = Annullato: { $event }
terminal-nothing-to-undo = Non c’è nulla da annullare.
terminal-save-needs-name = Scrivi save e il nome di un file.
terminal-load-needs-name = Scrivi load e il nome di un file.
terminal-saved = Partita salvata in { $file }. Per riprenderla, avvia Blazon e scrivi: load { $file }
terminal-save-failed = Impossibile salvare { $file }: { $reason }. Puoi continuare a giocare.
terminal-ask-replace = { $file } esiste già.
terminal-replace-yes = sostituiscilo
terminal-replace-no = lascialo com’è
terminal-not-saved = Partita non salvata.
terminal-loaded = Partita caricata da { $file }.
terminal-load-failed = Impossibile caricare { $file }. { $reason }
terminal-ask-load = La tua partita in corso non è salvata e andrebbe persa.
terminal-load-yes = carica comunque l’altra
terminal-load-no = resta in questa partita
terminal-ask-quit = La partita non è finita. Vuoi uscire lo stesso?
terminal-quit-save = salvala in { $file } ed esci
terminal-quit-unsaved = esci senza salvare
terminal-quit-stay = continua a giocare
terminal-goodbye = A presto!
terminal-input-ended = L’input è terminato prima della partita. Ecco la partita fin qui. Per ricaricarla, mettila in un file:
terminal-interrupted = Impossibile salvare { $file }: { $reason }. La partita è persa.
terminal-over = Partita finita.
terminal-daily-share = Ecco il tuo risultato da condividere. Non svela i dadi.
terminal-ask-again = E adesso?
terminal-again-new = una nuova partita con gli stessi giocatori
terminal-again-leave = esci (prima scrivi save FILE, se vuoi salvare questa partita)

## The terminal: play by link

terminal-link-invited = { $name } ti invita a una partita. Edizione: { $edition }. Tempo: { $pace }.
terminal-link-invited-unnamed = Hai ricevuto un invito a una partita. Edizione: { $edition }. Tempo: { $pace }.
terminal-link-pace-none = senza limite
terminal-link-pace-rounds = { $minutes ->
    [one] 1 minuto a testa
   *[other] { $minutes } minuti a testa
}, più { $seconds ->
    [one] 1 secondo per turno
   *[other] { $seconds } secondi per turno
}
terminal-link-pace-days = { $days ->
    [one] 1 giorno per mossa
   *[other] { $days } giorni per mossa
}
terminal-link-ask-name = Quale nome deve vedere l’altro giocatore? Invio: nessuno.
terminal-link-made = Il tavolo è pronto. Manda questo link alla persona con cui vuoi giocare:
terminal-link-to-watch = Con questo link chiunque può guardare:
terminal-link-seat = Questo link è il tuo posto. Serve per continuare più tardi o su un altro dispositivo. Tienilo per te:
terminal-link-connecting = Connessione a { $server }…
terminal-link-lost = Connessione persa. Riconnessione in corso…
terminal-link-back = Connessione ripristinata.
terminal-link-alone = In attesa che qualcuno si unisca.
terminal-link-joined = { $name } si è unito alla partita.
terminal-link-joined-unnamed = Qualcuno si è unito alla partita.
terminal-link-starting = La partita sta per cominciare.
terminal-link-waiting = In attesa di { $names }.
terminal-link-drawn = { $name } ha disegnato. Lo vedrai quando avrete disegnato entrambi.
terminal-link-is-here = { $who ->
    [you] Sei qui.
   *[name] { $name } è qui.
}
terminal-link-away = { $who ->
    [you] Non sei qui.
   *[name] { $name } non è qui.
}
terminal-link-returned = { $name } è di nuovo qui.
terminal-link-claim = È da un po’ che { $name } non è qui. Scrivi claim per reclamare la vittoria, finish per lasciar giocare il computer al suo posto, oppure aspetta.
terminal-link-replaced = { $who ->
    [you] Ora il computer gioca al posto tuo.
   *[name] Ora il computer gioca per { $name }.
}
terminal-link-asks-tie = { $who ->
    [you] Hai proposto un pareggio. Scrivi no per ritirare la proposta.
   *[name] { $name } propone un pareggio. Scrivi yes o no.
}
terminal-link-asks-back = { $who ->
    [you] Hai chiesto di annullare la tua ultima mossa. Scrivi no per ritirare la richiesta.
   *[name] { $name } chiede di annullare l’ultima mossa. Scrivi yes o no.
}
terminal-link-asks-rematch = { $who ->
    [you] Hai chiesto la rivincita. Scrivi no per ritirare la richiesta.
   *[name] { $name } vuole la rivincita. Scrivi yes o no.
}
terminal-link-declined = { $name } ha detto di no.
terminal-link-withdrawn = { $name } ha ritirato la richiesta.
terminal-link-resigned = { $who ->
    [you] Hai abbandonato.
   *[name] { $name } ha abbandonato.
}
terminal-link-time-up = { $who ->
    [you] Hai finito il tempo.
   *[name] { $name } ha finito il tempo.
}
terminal-link-left = { $who ->
    [you] Non sei tornato in tempo.
   *[name] { $name } non è tornato in tempo.
}
terminal-link-agreed = I due giocatori si sono accordati per il pareggio.
terminal-link-abandoned = Nessuno è tornato e la partita è stata chiusa.
terminal-link-wins = { $who ->
    [you] Hai vinto.
   *[name] { $name } ha vinto.
}
terminal-link-fair = { $rolls ->
    [one] 1 lancio verificato: regolare.
   *[other] { $rolls } lanci verificati: regolari.
}
terminal-link-unfair = I dadi di questa partita non sono quelli che il server aveva fissato. Non fidarti del risultato. «save FILE» conserva la prova.
terminal-link-rematch = la rivincita, con il primo lancio all’altro giocatore
terminal-link-next = Comincia la rivincita.
terminal-link-watched = La partita è finita qui. Scrivi save FILE per salvarla, q per uscire.
terminal-link-watchers = { $count ->
    [0] Non guarda nessuno.
    [one] Guarda 1 persona.
   *[other] Guardano { $count } persone.
}
terminal-link-time = { $who ->
    [you] Il tuo tempo: { $time }.
   *[name] { $name }: { $time }.
}
terminal-link-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
} e { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}
terminal-link-no-clock = Questa partita non ha limiti di tempo.
terminal-link-ask-resign = Vuoi abbandonare?
terminal-link-resign = abbandona
terminal-link-say-what = Scrivi say e una di queste parole: { $words }.
terminal-link-says = { $name }: { $said }
terminal-link-muted = I messaggi brevi dell’altro giocatore non si vedono più.
terminal-link-unmuted = I messaggi brevi dell’altro giocatore si vedono di nuovo.
terminal-link-no-undo = Una mossa fatta si annulla solo se l’altro giocatore è d’accordo. Scrivi back per chiederlo.
terminal-link-no-load = A questo tavolo non puoi caricare una partita.
terminal-link-leave = Il posto resta tuo. Per tornare, esegui:
terminal-link-unreachable = Impossibile raggiungere { $server }. Controlla l’indirizzo e la connessione.
terminal-link-strange = { $server } non risponde come un server di Blazon.
terminal-link-help =
    A questo tavolo puoi scrivere anche:
    who    chi c’è e quanti guardano
    time   quanto tempo resta
    seat   il link del tuo posto
    yes, no   rispondi all’altro giocatore
    tie    proponi un pareggio
    back   chiedi di annullare la tua ultima mossa
    resign   abbandona
    claim, finish   quando l’altro giocatore manca da un po’
    rematch   gioca di nuovo alla fine
    say PAROLA   manda un messaggio breve: hello, nice, wow, oops, thanks o gg
    mute   messaggi brevi: sì o no
terminal-reaction-hello = Ciao!
terminal-reaction-nice = Bella mossa!
terminal-reaction-wow = Wow!
terminal-reaction-oops = Ops!
terminal-reaction-thanks = Grazie!
terminal-reaction-good-game = Bella partita!
terminal-refused-version = Questo programma e il server sono di versioni diverse. Aggiorna il più vecchio.
terminal-refused-no-such-table = Quel tavolo non esiste. Forse è stato eliminato.
terminal-refused-no-such-token = Questo link non apre il tavolo. Controlla che sia completo.
terminal-refused-watching = Stai solo guardando.
terminal-refused-seat-taken = Qualcun altro ha preso questo posto.
terminal-refused-not-started = La partita non è ancora cominciata.
terminal-refused-over = La partita è finita.
terminal-refused-not-over = La partita non è ancora finita.
terminal-refused-not-yours = Ora non tocca a te farlo.
terminal-refused-illegal = Le regole non permettono quella mossa.
terminal-refused-stale = Prima è successo qualcos’altro. Guarda di nuovo.
terminal-refused-nothing-asked = Nessuno ti ha chiesto nulla.
terminal-refused-asked-already = C’è già una domanda in attesa di risposta.
terminal-refused-nothing-to-take-back = Non c’è nulla da annullare: dadi e disegni già visti restano.
terminal-refused-not-gone = L’altro giocatore non manca da abbastanza tempo.
terminal-refused-name = Quel nome è troppo lungo o contiene caratteri che non si possono mostrare. Ne vanno bene fino a 24.
terminal-refused-terms = Il server non accetta queste condizioni.
terminal-refused-too-many = Il server ha ricevuto troppe richieste da qui. Aspetta un minuto e riprova.
terminal-refused-too-many-at-table = A questo tavolo non c’è posto per un’altra connessione.
terminal-refused-full = Il disco del server è pieno. Le partite si possono vedere, ma non continuare.
terminal-refused-unavailable = Il server ora non può farlo. Riprova tra un momento.
terminal-refused-misunderstood = Il server non capisce questo programma. Aggiorna entrambi.

## Commands

cli-about = Blazon: un duello di dadi, mappe e magia per due giocatori.
cli-about-serve = Avvia la pagina del gioco e la apre nel browser (anche se non indichi un comando)
cli-about-backup = Copia il database di un server in un nuovo file, anche mentre il server è attivo
cli-about-move = Sposta il database di un server da SQLite a PostgreSQL, o viceversa
cli-about-play = Gioca nel terminale, con un’altra persona, tramite link o contro il computer
cli-about-daily = Gioca il duello del giorno: gli stessi dadi per tutti e un avversario diverso ogni giorno della settimana
cli-about-simulate = Gioca molte partite tra giocatori automatici e ne riassume i risultati
cli-about-match = Fa incontrare due giocatori automatici con gli stessi dadi e stabilisce qual è il più forte
cli-about-ladder = Ordina molti giocatori automatici in una classifica Elo
cli-about-merge = Riunisce le parti di un incontro, una classifica, una simulazione o una misurazione
cli-about-show = Disegna una posizione, o la fine di una partita registrata
cli-about-check = Rigioca le partite registrate e controlla che rispettino le regole
cli-about-verify = Controlla la prova che i dadi delle partite registrate non erano truccati
cli-about-replay = Stampa una partita registrata mossa per mossa
cli-about-analyse = Analizza una partita registrata: fortuna, mosse costose e probabilità di vittoria
cli-about-legal = Elenca le mosse ammesse, una per riga
cli-about-hint = Consiglia una mossa, con la sua probabilità di vittoria e i motivi
cli-about-engine = Risponde a un altro programma, riga per riga (vedi docs/protocol-engine.md)
cli-about-perft = Conta in quanti modi può continuare una partita con questi lanci
cli-about-bench = Misura quanto sono veloci le regole e i giocatori
cli-about-bench-playouts = Gioca partite casuali su un solo core per un tempo dato
cli-about-bench-greedy = Gioca partite tra giocatori greedy su un solo core per un tempo dato
cli-about-bench-net = Conta quanti disegni valuta la rete su un solo core
cli-about-bench-decide = Misura quanto tempo impiega un giocatore per ogni decisione su un solo core
cli-about-measure = Misura la bontà delle decisioni e la precisione delle previsioni
cli-about-measure-endings = Confronta le decisioni a due turni dalla fine con la soluzione esatta
cli-about-measure-decisions = Mette alla prova le decisioni proseguendo le partite con gli stessi dadi
cli-about-measure-calibration = Confronta le previsioni della rete con l’esito delle partite
cli-about-measure-powers = Conta quante volte i poteri vengono ottenuti, usati e sprecati
cli-about-measure-accuracy = Confronta la precisione con cui decidono gli otto livelli
cli-about-puzzles = Crea, controlla e mostra problemi: decisioni con una risposta nettamente migliore
cli-about-puzzles-make = Cerca problemi nelle partite dei giocatori del computer e li dimostra
cli-about-puzzles-check = Dimostra di nuovo i problemi, con altri dadi
cli-about-puzzles-show = Mostra un problema
cli-about-train = Addestra una rete facendola giocare contro sé stessa e ne scrive i pesi
cli-about-train-learn = Apprende una generazione quando tutte le sue partite sono state giocate
cli-about-train-plan = Prepara un addestramento a cui lavorano più computer
cli-about-train-play = Gioca una parte delle partite di una generazione
cli-about-components = Stampa i dadi e il Manuale di Magia come file da modificare, o controlla un file di questo tipo
cli-about-help = Stampa questa guida, o quella di un comando

cli-usage = blazon [COMANDO] [OPZIONI]
cli-usage-serve = blazon serve [OPZIONI]
cli-usage-backup = blazon backup FILE [--database FILE] [--recover]
cli-usage-move = blazon move --from DATABASE --to DATABASE
cli-usage-play = blazon play [LINK] [OPZIONI]
cli-usage-daily = blazon daily [DATA] [--dice]
cli-usage-simulate = blazon simulate [--games NUMERO] [--seed NUMERO] [OPZIONI]
cli-usage-match = blazon match SINISTRO DESTRO [--pairs NUMERO] [--seed NUMERO] [OPZIONI]
cli-usage-ladder = blazon ladder [GIOCATORE]... [OPZIONI]
cli-usage-merge = blazon merge [--json] [--svg FILE] FILE...
cli-usage-show = blazon show [FILE|POSIZIONE|-]
cli-usage-check = blazon check [--json] FILE...
cli-usage-verify = blazon verify [--json] FILE...
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
cli-usage-measure-accuracy = blazon measure accuracy [--games NUMERO] [--nodes NUMERO] [OPZIONI]
cli-usage-puzzles = blazon puzzles COMANDO [OPZIONI]
cli-usage-puzzles-make = blazon puzzles make --out FILE [--count NUMERO] [OPZIONI]
cli-usage-puzzles-check = blazon puzzles check [FILE] [--count NUMERO] [OPZIONI]
cli-usage-puzzles-show = blazon puzzles show NUMERO [FILE] [--answer]
cli-usage-train = blazon train [COMANDO] --out FILE [OPZIONI]
cli-usage-train-learn = blazon train learn --out FILE [--generation NUMERO] [OPZIONI]
cli-usage-train-plan = blazon train plan --out FILE [OPZIONI]
cli-usage-train-play = blazon train play --out FILE [--generation NUMERO] [--shard I/N] [OPZIONI]
cli-usage-components = blazon components [FILE]
cli-usage-help = blazon help [COMANDO]

cli-heading-usage = Uso:
cli-heading-commands = Comandi:
cli-heading-arguments = Argomenti:
cli-heading-options = Opzioni:
cli-heading-examples = Esempi:
cli-heading-levels = Livelli:
cli-level-item = { $player }  { $name }: { $about }

cli-value-address = INDIRIZZO
cli-value-command = COMANDO
cli-value-date = DATA
cli-value-file = FILE
cli-value-database = DATABASE
cli-value-folder = CARTELLA
cli-value-language = LINGUA
cli-value-left = SINISTRO
cli-value-milliseconds = MILLISECONDI
cli-value-name = NOME
cli-value-number = NUMERO
cli-value-opponent = AVVERSARIO
cli-value-player = GIOCATORE
cli-value-position = POSIZIONE
cli-value-right = DESTRO
cli-value-roll = LANCIO
cli-value-seat = POSTO
cli-value-subject = FILE|POSIZIONE

cli-help-backup = Il nuovo file
cli-help-command = Il comando da spiegare
cli-help-components = Il file da controllare (predefinito: stampa i componenti standard)
cli-help-daily = Il giorno, per esempio { $example } (predefinito: oggi)
cli-help-ladder = I giocatori, dal più debole (predefinito: tutti i livelli e i giocatori di riferimento)
cli-help-left = Il giocatore di cui si dà il risultato: un nome, per esempio best, oppure cmd: seguito dal comando di un altro programma
cli-help-right = L’altro giocatore
cli-help-parts = L’output JSON di match, ladder, simulate o measure con --shard
cli-help-position = «start», una riga di notazione, un file con una posizione o una registrazione (conta la fine), oppure - per lo standard input
cli-help-record = La partita registrata, oppure - per lo standard input
cli-help-records = Le partite registrate; - è lo standard input
cli-help-rolls = I prossimi lanci, per esempio 'd/b/s2/?'
cli-help-subject = «start», una riga di notazione, un file con una posizione o una registrazione (conta la fine), oppure - per lo standard input (predefinito: start)
cli-help-exit-codes =
    Codici di uscita:
      0  tutto a posto
      1  l’input è sbagliato: una registrazione, una posizione o un insieme di componenti
      2  la riga di comando è sbagliata
      3  lettura o scrittura non riuscita

cli-option-address = Indirizzo e porta della pagina (predefinito: 127.0.0.1:4000, raggiungibile solo da questo computer)
cli-option-against = Il tuo avversario: person, random, da level:1 a level:8 o un altro giocatore (predefinito: lo chiede)
cli-option-alternatives = Numero di alternative da mostrare (predefinito: 3)
cli-option-bench-games = Numero di partite da giocare, al posto di un tempo
cli-option-components = Usa i dadi e il Manuale di Magia di questo file
cli-option-count = Stampa solo il numero delle mosse
cli-option-database = Il database: un file o un indirizzo come postgres://utente@server/nome (predefinito: blazon.db nella tua cartella dei dati)
cli-option-from = Il database con le partite, che resta com’è. Nessun server può usarlo intanto
cli-option-to = Il database in cui vanno. Ciò che ha lasciato uno spostamento interrotto viene completato
cli-option-dice = Stampa i dadi del giorno, una riga per turno, invece di giocare
cli-option-divide = Stampa una riga per ogni prima mossa, poi la somma
cli-option-edition = Edizione delle regole: standard, es, it, fr, pt o ko
cli-option-first = Giocatore automatico che lancia per primo, per esempio greedy o level:3 (predefinito: random)
cli-option-first-name = Nome di chi lancia per primo
cli-option-games = Numero di partite (predefinito: 1000)
cli-option-help = Stampa questa guida
cli-option-hint-player = Chi consiglia la mossa: { $known } (predefinito: best)
cli-option-hint-seat = Giocatore da consigliare: first o second (predefinito: chi deve muovere)
cli-option-hint-seed = Seme casuale: lo stesso numero dà la stessa risposta
cli-option-html = Scrive il rapporto in questo file come pagina web, sostituendone il contenuto
cli-option-json = Stampa JSON, un oggetto per riga
cli-option-analyst = Chi analizza la partita (predefinito: best)
cli-option-analyst-nodes = Numero approssimativo di posizioni da esaminare per ogni mossa
cli-option-analyst-threads = Numero di mosse da analizzare insieme (predefinito: una per core); il rapporto è lo stesso
cli-option-analyst-time = Millisecondi per ogni mossa; il rapporto può cambiare da una volta all’altra
cli-option-lang = Lingua: en, es, it, fr, pt-BR o ko (predefinito: quella del sistema)
cli-option-coach = Chiede conferma prima di una scelta che costa molto (solo contro il computer)
cli-option-load = Riprende questa partita salvata
cli-option-luck = Indica anche il risultato senza la fortuna ai dadi
cli-option-match-nodes = Numero massimo di nodi da esaminare per ogni decisione
cli-option-match-time = Tempo per ogni decisione
cli-option-measure-games = Numero di partite (predefinito: { $default })
cli-option-measure-level-games = Numero di partite per ogni livello (predefinito: { $default })
cli-option-measure-judge-nodes = Numero approssimativo di posizioni da esaminare per analizzare ogni decisione (predefinito: { $default })
cli-option-measure-finisher = Chi prosegue le partite: net o greedy (predefinito: net)
cli-option-measure-nodes = Numero massimo di nodi per una soluzione esatta (predefinito: { $default }); le posizioni che ne richiedono di più si saltano
cli-option-measure-player = Giocatore da misurare, per esempio best o best@FILE (predefinito: best)
cli-option-measure-players = Giocatore da misurare, per esempio best o best@FILE (predefinito: best); si può ripetere (net c’è sempre)
cli-option-measure-positions = Numero di posizioni (predefinito: { $default })
cli-option-measure-rollouts = Numero di partite per ogni candidata (predefinito: { $default })
cli-option-measure-rounds = Numero di turni che mancano, da 1 a { $most } (predefinito: { $default })
cli-option-puzzles-out = Scrive i problemi in questo file, dopo ognuno che viene trovato
cli-option-puzzles-count = Numero di problemi (predefinito: { $default })
cli-option-puzzles-check-count = Ne controlla solo questo numero, a partire dal primo (predefinito: tutti)
cli-option-puzzles-games = Numero massimo di partite in cui cercare per ogni tipo di dimostrazione (predefinito: { $default })
cli-option-puzzles-answer = Mostra anche la risposta e i motivi
cli-help-puzzles-file = File di problemi (predefinito: quelli inclusi in Blazon)
cli-help-puzzles-number = Numero del problema, da 1
cli-option-net = Usa i pesi di questo file al posto di quelli incorporati
cli-option-no-browser = Non apre il browser
cli-option-nodes = Numero approssimativo di posizioni da esaminare
cli-option-own-seat = Il tuo posto contro il computer: first o second
cli-option-pairs = Numero di coppie di partite (predefinito: 100)
cli-option-patience = Millisecondi concessi a un altro programma per rispondere (predefinito: 10000), oltre al suo tempo per la decisione
cli-option-records = Scrive la registrazione di ogni partita in questa cartella
cli-option-seat = Solo le mosse di questo giocatore: first o second
cli-option-second = Giocatore automatico che lancia per secondo, per esempio greedy o level:3 (predefinito: random)
cli-option-second-name = Nome dell’altro giocatore
cli-option-seconds = Secondi di gioco (predefinito: 5)
cli-option-seed = Seme casuale: lo stesso numero dà le stesse partite
cli-option-shard = Gioca solo questa parte della serie: 2/5 è la seconda di cinque
cli-option-sprt = Si ferma appena è chiaro quale di queste due differenze Elo è più vicina al vero
cli-option-svg = Disegna la classifica in questo file
cli-option-threads = Numero di partite da giocare insieme (predefinito: una per core); i risultati sono gli stessi
cli-option-time = Millisecondi per pensare
cli-option-train-epochs = Passate sui campioni di ogni generazione (predefinito: { $default })
cli-option-train-calibration-games = Numero di partite per calibrare la rete finita (predefinito: { $default })
cli-option-train-first-games = Numero di partite iniziali tra giocatori greedy (predefinito: { $default })
cli-option-train-fresh = Ricomincia da capo invece di continuare un addestramento non finito
cli-option-train-games = Numero di partite della prima rete contro sé stessa (predefinito: { $default })
cli-option-train-generation = Numero della generazione, da 0; la calibrazione viene dopo l’ultima (predefinito: la prossima)
cli-option-train-generations = Numero di generazioni successive (predefinito: { $default })
cli-option-train-last-games = Numero di partite giocate dall’ultima generazione (predefinito: { $default })
cli-option-train-out = Scrive i pesi in questo file, e accanto ogni generazione completata
cli-option-train-searched-games = Numero di partite di ogni generazione successiva (predefinito: { $default })
cli-option-version = Stampa la versione
cli-option-work-seed = Seme casuale: lo stesso numero dà lo stesso risultato
cli-option-work-threads = Numero di thread (predefinito: uno per core); il risultato è lo stesso
cli-option-away = Secondi di assenza dopo i quali l’avversario può reclamare la vittoria (predefinito: 120)
cli-option-behind-proxy = Legge l’indirizzo dei visitatori dall’ultima intestazione X-Forwarded-For o Forwarded; solo dietro un tuo proxy
cli-option-connections = Numero di connessioni contemporanee (predefinito: 10000, o quante ne permette il sistema)
cli-option-devices-per-seat = Numero di dispositivi che un giocatore può usare a un tavolo (predefinito: 8)
cli-option-keep = Giorni per cui conservare le partite finite (predefinito: le conserva tutte)
cli-option-lan = Serve anche la rete locale e mostra l’indirizzo con un codice QR
cli-option-log = Che cosa registrare: off, error, warn, info o debug (predefinito: warn)
cli-option-log-format = Formato del registro: text o json (predefinito: text)
cli-option-messages = Messaggi di un giocatore ogni 20 secondi (predefinito: 100); gli spettatori possono inviarne la metà
cli-option-origin = Un altro indirizzo da cui può venire la pagina, come https://blazon.example (si può ripetere)
cli-option-recover = Salva ciò che si può ancora leggere di un database danneggiato
cli-option-requests-per-minute = Richieste al minuto da un indirizzo (predefinito: 120)
cli-option-sockets-per-address = Connessioni ai tavoli da un indirizzo (predefinito: 256)
cli-option-tables-per-minute = Nuovi tavoli al minuto da un indirizzo (predefinito: 5)
cli-option-untouched = Giorni senza mosse dopo i quali una partita è considerata abbandonata (predefinito: 60)
cli-option-waiting = Giorni per cui un tavolo attende un avversario prima di essere eliminato (predefinito: 7)
cli-option-watchers-per-table = Numero di spettatori a un tavolo (predefinito: 100)

## Commands: what is wrong with a command line

cli-argument-address = «{ $value }» non è un indirizzo con una porta, come 127.0.0.1:4000.
cli-argument-against = L’avversario «{ $name }» non esiste. Scegli person o un giocatore automatico: { $known }.
cli-argument-finisher = «{ $name }» non può proseguire le partite. Scegli net o greedy.
cli-argument-bad-value = «{ $value }» non è un valore valido per { $option }.
cli-argument-program = «{ $name }» non è un programma che si possa avviare, oppure manca una virgoletta di chiusura.
cli-argument-conflict = { $option } e { $other } non si possono usare insieme.
cli-argument-date = «{ $value }» non è una data tra { $first } e { $last }, come { $example }.
cli-argument-edition = L’edizione «{ $name }» non esiste. Edizioni disponibili: { $known }.
cli-argument-ladder = Una classifica può avere al massimo { $most } giocatori. Tu ne hai indicati { $count }.
cli-argument-language = La lingua «{ $name }» non c’è. Lingue disponibili: { $known }.
cli-argument-missing = Manca «{ $option }».
cli-argument-no-command = Quale comando?
cli-argument-no-value = { $option } richiede un valore.
cli-argument-not-text = La riga di comando contiene qualcosa che non è testo UTF-8.
cli-argument-number = { $option } richiede un numero da { $least } a { $most }, non «{ $value }».
cli-argument-other = La riga di comando non si capisce.
cli-argument-player = Il giocatore «{ $name }» non esiste. Giocatori disponibili: { $known }.
cli-argument-roll = Il lancio { $roll } non è possibile. { $reason }
cli-argument-seat = «{ $name }» non è un giocatore. Scegli first o second.
cli-argument-see-help = Vedi «{ $command } --help».
cli-argument-shard = --shard richiede una parte come 2/5, non «{ $value }».
cli-argument-sprt = --sprt richiede due numeri da −2000 a 2000, prima il più piccolo, non «{ $values }».
cli-argument-too-many = { $option } ha un valore di troppo: «{ $value }».
cli-argument-twice = { $option } è indicato due volte.
cli-argument-unknown = «{ $option }» qui non è previsto.
cli-argument-unknown-meant = «{ $option }» qui non è previsto. Forse intendevi «{ $meant }»?
cli-argument-unknown-command = Il comando «{ $name }» non esiste.
cli-argument-unknown-command-meant = Il comando «{ $name }» non esiste. Forse intendevi «{ $meant }»?
cli-argument-without-net = { $name } gioca senza rete, quindi non gliene puoi assegnare una.
cli-argument-log = «{ $value }» non è un livello di registro. Scegli off, error, warn, info o debug.
cli-argument-log-format = Il formato di registro «{ $value }» non esiste. Scegli text o json.
cli-argument-origin = «{ $value }» non è l’indirizzo di una pagina, come https://blazon.example.

## Files

file-not-text = { $place }: non è testo UTF-8.
file-too-long = { $file }: supera 1 MiB, il massimo che si può leggere.
cannot-read-file = Impossibile leggere { $file }: { $reason }.
file-reason-folder = è una cartella
file-reason-exists = un altro file ha già questo nome
file-reason-full = lo spazio è esaurito
file-reason-not-folder = una parte del percorso non è una cartella
file-reason-not-found = il file o la cartella non esiste
file-reason-not-text = non è testo
file-reason-permission = non hai i permessi necessari
file-reason-too-long = supera 1 MiB
cli-output-failed = Impossibile scrivere l’output: { $reason }.
cli-output-unwritten = Impossibile scrivere { $file }: { $reason }.
cli-seed-failed = Il sistema non fornisce numeri casuali: { $reason }. Scegli un numero con --seed.
cli-program-failed = Impossibile avviare { $name }: { $reason }.
cli-threads-failed = Impossibile avviare un thread: { $reason }. Chiudi altri programmi e riprova.

## Commands: the daily duel

cli-daily-dice = Duello del giorno { $date }. Avversario: { $level }.

## Commands: positions and recorded games

cli-check-sum = Registrazioni che rispettano le regole: { $right } su { $all }.
cli-verify-fair = { $file }: i dadi non erano truccati. Lanci controllati: { $rolls }.
cli-verify-fair-lots = { $file }: i dadi non erano truccati. Lanci controllati: { $rolls }. Anche il sorteggio è stato controllato.
cli-verify-none = { $file }: questa registrazione non contiene una prova, quindi i suoi dadi non si possono controllare.
cli-verify-missing = { $file }: nella prova manca l’etichetta { $tag }, quindi i dadi non si possono controllare.
cli-verify-damaged = { $file }: l’etichetta { $tag } della prova è danneggiata, quindi i dadi non si possono controllare.
cli-verify-position = { $file }: questa registrazione inizia a metà di una partita, quindi i suoi dadi non si possono controllare.
cli-verify-seal = { $file }: i dadi erano truccati. Il segreto del server non è quello che aveva sigillato prima della partita.
cli-verify-start = { $file }: i dadi erano truccati. Secondo i dadi doveva iniziare l’altro giocatore.
cli-verify-roll = { $file }: i dadi erano truccati. Nel turno { $round } doveva uscire { $expected }, ma la registrazione dice { $found }.
cli-verify-lots = { $file }: i dadi erano truccati. Il sorteggio doveva vincerlo l’altro giocatore.
cli-verify-sum = Registrazioni con dadi non truccati: { $fair } su { $all }.
cli-components-note =
    I dadi e il Manuale di Magia standard, per quanto se ne sa.
    Cambia ciò che è diverso nella tua copia. «blazon components FILE» controlla il file,
    «blazon play --components FILE» lo usa per giocare.
cli-components-right = Questi componenti sono validi. Su una sola riga:

report-turn-roll = Turno { $round }: { $name } lancia i dadi.
report-turn-take-a = Turno { $round }: { $name } (giocatore A) prende un dado.
report-turn-take-b = Turno { $round }: { $name } (giocatore B) prende due dadi.
report-turn-draw = Turno { $round }: { $name } disegna.
report-turn-both = Turno { $round }: disegnano entrambi i giocatori.
report-turn-domains = Turno { $round }: { $name } sceglie un blasone per «{ power-domains }».
report-turn-cross = Turno { $round }: { $name } aggiunge una crocetta.
report-turn-lots = Turno { $round }: si tira a sorte.
report-dice = Dadi:
report-hand = { $name } ha { $dice }
report-heading = { $name } (giocatore { $role })
report-power-held = ottenuto
report-power-used = usato
report-power-chosen = usato: { $arms }
report-line-crossed-out = cancellata
report-castle-ready = Bonus del castello: non ancora usato
report-castle-used = Bonus del castello: già usato
cli-show-hash = Hash della posizione: { $hash }

cli-replay-round = Turno { $round }, giocatore A: { $name }

## Commands: analysis

report-analysis-title = Analisi: { $first } contro { $second }
report-analysed-by = Analizzata da { $player }.
cli-analysis-nothing = { $file }: in questa registrazione non ci sono mosse da analizzare.
cli-analysis-impossible = { $player } non può analizzare questa partita.
cli-analysis-stopped-early = Analisi interrotta prima della prima mossa.
cli-analysis-written = Il rapporto è in { $file }.
report-curve = Probabilità di vittoria
report-moves = Mossa per mossa
report-maps = Mappe e punti
report-arms = Blasoni

report-round = Turno
report-move = Mossa
report-before = Prima
report-after = Dopo
report-loss = Perdita
report-rating = Giudizio
report-played = Giocata
report-better = Meglio
report-whose-chances = «Prima» e «Dopo» sono le probabilità di chi muove; per un lancio, di chi lancia.
report-made-by = Creato con Blazon { $version }.

## Commands: hints

cli-hint-exact = Il resto della partita è risolto: questi numeri sono esatti.
cli-hint-alternatives = Alternative:
cli-hint-alternative = { $event }. { $win }% di probabilità di vittoria ({ $difference }). { $said }
cli-hint-roll = Non c’è ancora nulla da decidere: prima si lanciano i dadi.
cli-hint-lots = Non c’è nulla da decidere: ora si tira a sorte.
cli-hint-chance = { $name }: { $win }% di probabilità di vittoria.
cli-hint-over = La partita è finita. { $outcome }

## Commands: simulations

cli-simulate-games = { $first } contro { $second }. Partite: { $games }. Edizione: { $edition }. Seme: { $seed }.
cli-simulate-stopped = Interrotto. Partite giocate: { $games } su { $asked }. Risultati fin qui:
cli-simulate-wins = Vittorie: giocatore 1 { $first }%, giocatore 2 { $second }%, pareggi { $draws }%
cli-simulate-result = Risultato del giocatore 1, con i pareggi che valgono metà: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
cli-simulate-score = Punti in media: giocatore 1 { $first }, giocatore 2 { $second }
cli-simulate-length = Durata media: { $rounds } turni, { $events } mosse
cli-simulate-ended = Finite per una mappa completa { $full }%, per un turno senza disegni { $nobody }%
cli-simulate-decided = Decise ai punti { $points }%, dal territorio più esteso { $largest }%, a sorte { $lots }%, pareggiate { $draw }%
cli-simulate-castle = Bonus del castello usato: giocatore 1 { $first }%, giocatore 2 { $second }%
cli-simulate-powers = Poteri:
cli-simulate-power = partite in cui è ottenuto { $won }%, usato { $used }%
cli-simulate-signature = Firma: { $signature }

## Commands: matches and ladders

cli-match-bar = { $score }%, Elo { $elo } (da { $low } a { $high })
cli-match-stopped = Interrotto. Coppie richieste: { $asked }. Risultati fin qui:
cli-only-parts = Solo la parte { $parts } di { $of }:
cli-match-heading = Incontro: { $left }, { $right }. Partite, a coppie con gli stessi dadi: { $games }. Edizione: { $edition }. Seme: { $seed }.
cli-match-score = Risultato di { $name }: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
cli-match-without-luck = Senza la fortuna: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
cli-match-elo = { $open ->
    [up] Differenza Elo: almeno { $low }
    [down] Differenza Elo: al massimo { $high }
   *[no] Differenza Elo: { $mean } (intervallo al 95%: da { $low } a { $high })
}
cli-match-pairs = Coppie secondo i punti di { $name }: 0 in { $none }, ½ in { $half }, 1 in { $one }, 1½ in { $more }, 2 in { $two }
cli-match-games = Pareggi: { $draws }. Margine medio in punti: { $margin }.
cli-match-cost = Decisioni di { $name }: { $milliseconds } ms e { $nodes } nodi ciascuna
cli-match-sprt = Test di { $low } contro { $high } Elo: logaritmo del rapporto di verosimiglianza { $ratio }, limiti ±{ $bound }. { $verdict ->
    [elo0] Accettato: { $low }.
    [elo1] Accettato: { $high }.
   *[open] Non deciso.
}
cli-match-seat = Controllo, risultato del giocatore 1: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
cli-match-dice = Controllo, dadi: χ² = { $value } con { $freedom } gradi di libertà, p = { $p }
cli-match-forfeits = Partite perse a tavolino: { $games }
cli-match-forfeit = Coppia { $pair }, partita { $game }, { $name }: { $why }

cli-forfeit-not-started = non è stato possibile avviarlo ({ $reason }).
cli-forfeit-ended = si è chiuso a metà partita.
cli-forfeit-silent = non ha risposto in tempo.
cli-forfeit-nonsense = la sua risposta non si capisce: «{ $answer }».
cli-forfeit-illegal = la sua mossa non è ammessa: { $answer }.

cli-ladder-heading = Classifica. Partite: { $games }. Coppie per incontro: { $pairs }. Edizione: { $edition }. Seme: { $seed }.
cli-ladder-player = Giocatore
cli-ladder-elo = Elo
cli-ladder-interval = Intervallo al 95%
cli-ladder-range = da { $low } a { $high }
cli-ladder-games = Partite
cli-ladder-time = ms per decisione
cli-ladder-self = Controllo, { $name } contro sé stesso: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
cli-ladder-title = Elo dei giocatori, greedy = 0 (coppie per incontro: { $pairs }, seme: { $seed })
cli-ladder-axis = Elo, con intervalli al 95%

cli-merge-unreadable = { $file }: non è l’output JSON di match, ladder, simulate o measure.
cli-merge-different = { $file }: non fa parte della stessa serie di { $first }.
cli-merge-twice = { $file }: la parte { $part } c’è già.

## Commands: measuring and training

cli-bench-games = Partite: { $games } in { $seconds } s su un solo core
cli-bench-speed = Partite al secondo: { $speed }
cli-bench-length = Mosse per partita: { $events }
cli-bench-rounds = Turni per partita: { $rounds }
cli-bench-move = Nanosecondi per mossa: { $nanoseconds }
cli-bench-round = Nanosecondi per turno: { $nanoseconds }
cli-bench-signature = Firma delle partite da 1 a { $games }: { $signature }
cli-bench-evaluations = Valutazioni: { $evaluations } in { $seconds } s su un solo core. Decisioni del giocatore net: { $decisions }.
cli-bench-evaluation = Una valutazione trova ed esegue un disegno, codifica quel lato e lo confronta con l’altro.
cli-bench-evaluation-speed = Valutazioni al secondo: { $speed }
cli-bench-evaluation-time = Nanosecondi per valutazione: { $nanoseconds }
cli-bench-decisions = Decisioni di { $player }, su un solo core: { $positions }. Seme: { $seed }.
cli-bench-decision-time = Millisecondi per decisione: media { $mean }, mediana { $median }, 95% entro { $p95 }, massimo { $most }
cli-bench-decision-nodes = Nodi per decisione: { $nodes }

cli-measure-stopped = Completati solo { $done } su { $asked }. Risultati:
cli-measure-endings =
    Decisioni a { $rounds ->
        [one] un turno
        [2] due turni
       *[other] { $rounds } turni
    } dalla fine: { $positions }. Con qualcosa da perdere: { $open }. Saltate perché troppo costose: { $unsolved }. Seme: { $seed }.
cli-measure-loss = Perdita media
cli-measure-without-loss = Senza perdita
cli-measure-largest-loss = Perdita massima
cli-measure-decisions = Decisioni di { $player }: { $positions }. Partite di { $judge } per candidata: { $rollouts }, in tutto: { $all }. Seme: { $seed }.
cli-measure-decisions-loss = Perdita media di probabilità di vittoria: { $loss }, errore standard { $error }
cli-measure-decisions-errors = Un’altra candidata è migliore di oltre due errori standard: { $rate } delle decisioni
cli-measure-calibration = Probabilità del giocatore 1 previste a inizio turno: { $predictions }. Partite: { $games }. Seme: { $seed }.
cli-measure-net = Rete: punteggio di Brier { $brier }
cli-measure-forecast = Media su tutti i lanci: punteggio di Brier { $brier }
cli-measure-chance = Probabilità
cli-measure-predicted = Prevista
cli-measure-actual = Effettiva
cli-measure-actual-without-luck = Senza la fortuna
cli-measure-standard-error = Errore standard
cli-measure-count = Casi
cli-measure-powers = Poteri per giocatore e partita. Partite di { $player } contro sé stesso: { $games }. Seme: { $seed }.
cli-measure-power = Potere
cli-measure-won = Ottenuto
cli-measure-used = Usato
cli-measure-wasted = Sprecato
cli-measure-castle = Bonus del castello
cli-measure-accuracy = Precisione degli otto livelli, da 0 a 100. Partite dei livelli contro sé stessi: { $games }. Nodi per decisione nell’analisi: { $nodes }. Seme: { $seed }.
cli-measure-level = Livello
cli-measure-interval = Intervallo al 95%

cli-puzzles-made = Problemi in { $file }: { $count }. Partite esaminate: { $games }. Seme: { $seed }.
cli-puzzles-theme = Tema
cli-puzzles-solved = Risolti
cli-puzzles-by-games = Con partite
cli-puzzles-fails = Il problema { $number } non regge: rispetto a { $best }, { $rival } vale { $difference } punti di probabilità di vittoria.
cli-puzzles-unsolved = Il problema { $number } non regge: non si può risolvere in modo esatto.
cli-puzzles-sum = Problemi che reggono: { $right } su { $all }. Seme: { $seed }.
cli-puzzles-heading = Problema { $number } di { $all }: { $theme }
cli-puzzles-to-decide = Decide: { $name }
cli-puzzles-best = Migliore: { $event }
cli-puzzles-tempting = Allettante: { $event }
cli-puzzles-no-file = { $file } non è un file di problemi.
cli-puzzles-version = { $file } ha la versione { $found } del formato e si può leggere solo la versione { $known }.
cli-puzzles-damaged = { $file } è danneggiato: la somma di controllo o il numero dei problemi non torna.
cli-puzzles-bad-line = La riga { $line } di { $file } non è un problema.

cli-weights-other = { $file }: non è un file di pesi.
cli-weights-version = { $file }: questi pesi hanno la versione { $found }. Questo programma legge la versione { $known }.
cli-weights-size = { $file }: i pesi occupano { $found } byte invece di { $bytes }.
cli-weights-hash = { $file }: i pesi sono danneggiati. Il loro hash è { $found } invece di { $said }.

cli-train-playing = Generazione { $generation }: partite in corso
cli-train-learning = Generazione { $generation }: apprendimento, perdita { $win } e { $margin }
cli-train-calibrating = Calibrazione in corso
cli-train-done = La rete è in { $file }.
cli-train-weights = Hash: { $hash }. Byte: { $bytes }. Minuti: { $minutes }.
cli-train-stopped = Interrotto. L’ultima generazione completata è in { $file }. Ripeti lo stesso comando per continuare.
cli-train-stopped-early = Interrotto prima che fosse completata la prima generazione. Ripeti lo stesso comando per continuare.
cli-train-stopped-step = Interrotto. Ripeti lo stesso comando per continuare.
cli-train-planned = Il piano è in { $folder }. Generazioni da giocare e apprendere, calibrazione compresa: { $count }.
cli-train-played = Generazione: { $generation }. Partite giocate: { $games }. Partite già presenti: { $kept }.
cli-train-learned = La generazione { $generation } è in { $file }.
cli-train-learned-before = La generazione { $generation } è già completa.
cli-train-other-plan = L’addestramento non finito in { $folder } è stato avviato con { $options }. Usa le stesse opzioni per continuarlo o --fresh per ricominciare da capo.
cli-train-other-version = L’addestramento non finito in { $folder } è stato avviato da Blazon { $version }. Continualo con quella versione o usa --fresh per ricominciare da capo.
cli-train-no-plan = In { $folder } non c’è nessun addestramento non finito. Preparane uno con «blazon train plan».
cli-train-not-yet = Prima va appresa la generazione { $generation }.
cli-train-missing = La generazione { $generation } non è pronta. Partite mancanti o danneggiate: { $missing } su { $of }. Giocale con «blazon train play» e riprova.

## Commands: play by link

cli-about-watch = Guarda una partita nel terminale
cli-about-bot = Fa sedere un giocatore automatico al tavolo di un server
cli-about-load = Gioca molte partite insieme su un server e lo misura
cli-usage-watch = blazon watch LINK
cli-usage-bot = blazon bot --table LINK --engine GIOCATORE [OPZIONI]
cli-usage-load = blazon load [--address INDIRIZZO] [--tables NUMERO] [--seconds NUMERO] [OPZIONI]
cli-value-link = LINK
cli-value-pace = TEMPO
cli-help-link = Un invito, o il link del tuo posto (predefinito: gioca su questo computer)
cli-help-watch-link = Il link per guardare
cli-option-bot-games = Numero di partite, con rivincite (predefinito: 1)
cli-option-bot-name = Nome che vede l’altro giocatore (predefinito: nessuno)
cli-option-bot-table = L’invito, o il link del posto
cli-option-bot-engine = Chi gioca: un nome, per esempio best o level:3, oppure cmd: seguito dal comando di un altro programma
cli-option-invite = Crea un tavolo su un server, stampa i link e aspetta l’altro giocatore
cli-option-link-name = Nome che vede l’altro giocatore (predefinito: lo chiede)
cli-option-listed = Lascia unire anche sconosciuti: il tavolo è in elenco mentre aspetti
cli-option-pace = Tempo: none, 5+10 per 5 minuti più 10 secondi per turno, o 2d per 2 giorni per mossa (predefinito: none)
cli-option-server = Server su cui giocare (predefinito: 127.0.0.1:4000)
cli-option-starts = Chi lancia per primo: you, them o dice (predefinito: dice)
cli-option-load-address = Indirizzo del server (predefinito: 127.0.0.1:4000)
cli-option-load-tables = Numero di tavoli (predefinito: 100)
cli-option-load-seconds = Secondi da misurare quando tutti i tavoli giocano (predefinito: 30)
cli-option-load-rate = Mosse al secondo a ogni tavolo (predefinito: 2, una per giocatore)
cli-option-load-journal = Annota in questo file ogni mossa confermata appena arriva
cli-option-load-verify = Invece di giocare, chiede al server se ha ancora tutte le mosse di questo giornale
cli-option-load-pid = Processo del server su questo computer, per misurarne la memoria (predefinito: quello che dice il server)
cli-argument-link = «{ $value }» non è il link di un tavolo.
cli-argument-link-to-watch = Questo link è solo per guardare. Usa «blazon watch».
cli-argument-link-to-play = Questo link è per giocare. Usa «blazon play».
cli-argument-online-only = { $option } vale solo per una partita su un server. Aggiungi --invite o un link.
cli-argument-server = «{ $value }» non è l’indirizzo di un server, come https://blazon.example.
cli-argument-starts = «{ $value }» non può lanciare per primo. Scegli you, them o dice.
cli-argument-pace = «{ $value }» non è un tempo. Scegli none, 5+10 (fino a 180 minuti e 180 secondi) o 2d (fino a 14 giorni).
cli-bot-seated = { $name } ha un posto su { $server }. Premi Ctrl-C per fermarlo.
cli-bot-seat = Il suo posto: { $link }
cli-bot-lost = Connessione persa. Riconnessione in corso…
cli-bot-back = Connessione ripristinata.
cli-bot-game = Partita { $number }: { $result ->
    [won] vinta
    [lost] persa
    [tied] pareggiata
   *[closed] chiusa
}, { $own } a { $other }.
cli-bot-fair = { $rolls ->
    [one] 1 lancio verificato: regolare.
   *[other] { $rolls } lanci verificati: regolari.
}
cli-bot-unfair = I dadi non sono quelli che il server aveva fissato.
cli-bot-failed = { $name }: { $why }
cli-bot-resigns = Ha fallito tre volte e abbandona.
cli-load-making = creazione dei tavoli
cli-load-measuring = { $rate }/s, 99% entro { $p99 } ms
cli-load-stopped = Interrotto. Risultati fin qui:
cli-load-tables = Tavoli: { $tables }. Connessioni: { $sockets }. Secondi: { $time }.
cli-load-rate = Mosse confermate: { $acknowledged }, al secondo: { $rate }
cli-load-times = Millisecondi dall’invio alla conferma: 50% entro { $p50 }, 99% entro { $p99 }, 99,9% entro { $p999 }
cli-load-memory = Memoria del server per tavolo: { $memory } KiB
cli-load-no-memory = Memoria del server per tavolo: sconosciuta. Indica il processo con --pid.
cli-load-games = Partite finite: { $finished }. Rifiuti: { $refused }. Riconnessioni: { $reopened }.
cli-load-lost = Mosse confermate che mancano: { $lost }
cli-load-unchecked = Non è stato possibile chiedere al server se c’è ancora tutto.
cli-load-limited = Il server limita i nuovi tavoli per indirizzo. Per una prova di carico avvialo con limiti più alti: vedi docs/hosting.md.
cli-load-verified = Mosse nel giornale: { $noted }. Mancano: { $missing }.
cli-load-missing = Manca: tavolo { $table }, numero { $number }, chiave { $key }
cli-load-no-journal = { $place } questo non è un giornale di «blazon load».

## The server

cli-serve-started = Blazon è attivo su { $url }. Premi Ctrl-C per fermarlo.
cli-serve-already = Blazon è già attivo su { $url }.
cli-serve-ended = Blazon si è fermato.
cli-serve-taken = Un altro programma sta usando { $address }. Scegli un altro indirizzo, per esempio: --address { $other }
cli-serve-failed = Impossibile avviare la pagina su { $address }: { $reason }.
cli-backup-done = { $database } è stato copiato in { $file }.
cli-backup-stopped = Copia interrotta. Non è stato scritto nulla.
cli-backup-damaged = { $file } è danneggiato, quindi non è stato copiato nulla.
cli-database-other = { $file } non è un database di Blazon.
cli-database-homeless = Impossibile trovare la tua cartella personale. Indica il database con --database.
cli-serve-connections = Il sistema permette { $connections } connessioni alla volta.
cli-serve-database = Le partite online vengono salvate in { $file }.
cli-serve-network = Sulla tua rete locale: { $url }
cli-serve-no-network = Nessuna rete locale trovata: la pagina è raggiungibile solo da questo computer.
cli-serve-without-database = { $problem } Fino ad allora a questo indirizzo non si può giocare online.
cli-backup-recovered = Salvato in { $file } ciò che si può leggere di { $database }. Tavoli salvati per intero: { $whole }; in parte: { $cut }; persi: { $lost }.
cli-database-damaged = { $file } è danneggiato. Tavoli che si possono salvare per intero: { $whole }; in parte: { $cut }; persi: { $lost }. Per salvarli: { $command }
cli-database-in-use = Un altro Blazon sta usando { $file }. Fermalo o indica un altro database con --database.
cli-database-newer = { $file } è stato scritto da una versione più recente di Blazon. Aggiorna Blazon o indica un altro database con --database.
cli-database-unusable = Impossibile aprire il database { $file }: { $reason }.
cli-database-address = «{ $value }» non è l’indirizzo di un database PostgreSQL: { $reason }.
cli-database-unreachable = Impossibile raggiungere il database { $file }: { $reason }. Controlla l’indirizzo e che PostgreSQL sia attivo.
cli-database-refused = Il database { $file } rifiuta l’utente o la password: { $reason }.
cli-database-missing = Il database { $file } non esiste. Crealo prima, per esempio con createdb.
cli-database-too-old = Il database { $file } usa PostgreSQL { $found }. Blazon richiede la versione { $needed } o una successiva.
cli-backup-postgres = { $file } è un database PostgreSQL e «blazon backup» copia solo file. Usa pg_dump o pg_basebackup; docs/hosting.md spiega come.
cli-move-done = { $tables ->
    [one] Spostato { $tables } tavolo da { $from } a { $to } e confrontato. I due database hanno l’hash { $hash }.
   *[other] Spostati { $tables } tavoli da { $from } a { $to } e confrontati. I due database hanno l’hash { $hash }.
}
cli-move-stopped = Interrotto. Esegui di nuovo lo stesso comando per riprendere da dove era.
cli-move-in-use = Un server sta usando uno dei database. Fermalo ed esegui di nuovo lo stesso comando.
cli-move-conflict = In { $to } c’è già qualcos’altro, che è stato lasciato com’era. Tavoli che intralciano: { $tables }
cli-move-altered = { $to } non ha restituito ciò che è stato scritto. Non usarlo e controlla il suo disco.
server-not-found = Qui non c’è nulla. Il gioco è su /.
server-method = Questo indirizzo si può solo leggere.
server-slow = La richiesta ha impiegato troppo tempo ad arrivare. Riprova.
