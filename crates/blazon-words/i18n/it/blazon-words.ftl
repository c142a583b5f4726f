### Tutto ciò che legge una persona. Vedi README.md.

## I blasoni

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

## I dadi

die = dado { $number }
die-with-face = dado { $number } ({ $face })
dice-two = dadi { $one } e { $other }
face-wild = jolly

## Giocatori e poteri

player-you = Tu
player-one = Giocatore 1
player-two = Giocatore 2

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

## Edizioni

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

## Perché qualcosa è rifiutato

illegal-game-over = La partita è finita.
illegal-not-this-step = Non è il momento per questo.
illegal-not-your-turn = Tocca all'altro giocatore.
illegal-already-done = Il domino di questo turno è già giocato.
illegal-no-such-face = Il dado { $die } non ha questa faccia.
illegal-die-count = Il numero di dadi non è giusto: il giocatore A ne prende uno, o due con Entrambi; il giocatore B ne prende due.
illegal-die-taken = Il dado { $die } è già preso.
illegal-power-not-held = Non hai il potere { $power }.
illegal-not-your-die = Non sono i due dadi che hai preso.
illegal-same-face = Il dado { $die } mostra già quella faccia: Ruota ne mostra un'altra.
illegal-castle-spent = La crocetta del castello è già usata: ce n'è una sola a partita.
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

## Che cosa si aspetta la notazione

expected-arms = un blasone (d b D B s q)
expected-face = una faccia (? o un blasone con al massimo due crocette)
expected-cell = una casella (da a1 a g5, tranne il castello d3)
expected-seat = un giocatore (F o S)
expected-die = un dado (da 1 a 4)
expected-higher-die = un dado con un numero più alto
expected-event = un evento
expected-mode = un segno tra le due metà (+ ~ o /)
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

## Ciò che non può esistere in nessuna posizione

fault-round = Il turno { $round } non esiste.
fault-odd-cells = { $seat }: è disegnato un numero dispari di caselle.
fault-too-many-cells = { $seat }: ci sono più domino disegnati che turni giocati.
fault-too-few-cells = Ci sono stati turni in cui nessuno ha disegnato, e la partita è continuata.
fault-nothing-drawn = { $seat }: risulta aver disegnato, ma la mappa è vuota.
fault-adrift = { $seat }: alcune caselle disegnate non sono unite a nulla.
fault-colours = { $seat }: i domino non possono stare così; troppe caselle di un colore della scacchiera.
fault-too-many-in-line = { $seat }: ci sono più segni che caselle nella fila «{ $arms }».
fault-too-many-marks = { $seat }: ci sono più segni di quanti i domino potessero dare.
fault-both-filled = Entrambi i giocatori hanno completato la fila «{ $arms }».
fault-held-unfilled = { $seat }: possiede { $power } senza aver completato la sua fila.
fault-lightning-held = { $seat }: conserva { $power }, che va usato subito.
fault-no-lightning = { $seat }: non ha nessun potere fulmine da usare.
fault-chosen = { $seat }: c'è un blasone scelto senza Territori, o Territori senza blasone scelto.
fault-roll = Il dado { $die } non ha questa faccia.
fault-hands = I dadi non sono divisi due a due.
fault-waiting = { $seat }: ci sono segni in attesa che il domino non può dare.
fault-both-done = Entrambi i giocatori hanno finito con il domino, e le caselle del Manuale di Magia non sono annerite.
fault-full-map = { $seat }: la mappa è completa, e la partita continua.
fault-lots = Non c'è nulla da sorteggiare, o il sorteggio manca.

## Che cosa succede in una partita

event-roll = { $who ->
   *[name] { $name } lancia i dadi: dado 1, { $one }; dado 2, { $two }; dado 3, { $three }; dado 4, { $four }.
}
event-take = { $who ->
   *[name] { $name } prende: { $dice }.
}
event-take-both = { $who ->
   *[name] { $name } usa Entrambi e prende: { $dice }.
}
event-draw = { $who ->
   *[name] { $name } disegna { $what } in { $cell } e { $what2 } in { $cell2 }.
}
event-draw-spending = { $who ->
   *[name] { $name } disegna { $what } in { $cell } e { $what2 } in { $cell2 }, e usa { $spent }.
}
event-leave = { $who ->
   *[name] { $name } non disegna il domino.
}
event-choose = { $who ->
   *[name] { $name } sceglie «{ $arms }» per Territori: 3 punti alla fine per ognuno di questi territori.
}
event-cross = { $who ->
   *[name] { $name } aggiunge una crocetta in { $cell } ({ $arms }).
}
event-lots = { $who ->
   *[name] Il sorteggio favorisce { $name }.
}

spent-castle = la crocetta del castello (dado { $die })
spent-turn = Ruota (dado { $die } ruotato su { $face })

after-rest = { $who ->
   *[name] { $name } ha il resto: { $dice }.
}
after-marks = { $who ->
   *[name] { $name } annerisce { $count ->
        [one] una casella
       *[other] { $count } caselle
    } della fila «{ $arms }»: { $marks } su { $boxes }.
}
after-owns = { $who ->
   *[name] { $name } completa la fila «{ $arms }» prima dell'avversario e ottiene il potere { $power }: { $about }.
}
after-struck = { $who ->
   *[name] { $name }: la fila «{ $arms }» è cancellata.
}
after-cross-lost = { $who ->
   *[name] { $name }: nessuna casella può ricevere una crocetta, quindi Crocetta è perso.
}
after-map-full = { $who ->
   *[name] { $name }: la mappa è completa, quindi la partita finisce.
}
after-nobody-drew = Nessuno dei due ha disegnato, quindi la partita finisce.

## Territori, punti e risultato

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
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
domains-bonus = Territori, { $arms }: { $count ->
    [one] 1 territorio
   *[other] { $count } territori
} a 3 punti, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
score-total = { $who ->
   *[name] { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in tutto. Territorio più esteso: { $largest ->
        [one] 1 casella
       *[other] { $largest } caselle
    }.
}
outcome-points = { $who ->
   *[name] { $name } vince, { $points } a { $less }.
}
outcome-largest = { $who ->
   *[name] Parità a { $points } punti. { $name } vince con il territorio più esteso, { $largest } caselle contro { $smaller }.
}
outcome-lots = { $who ->
   *[name] Parità a { $points } punti, e a { $largest } caselle per il territorio più esteso. Decide la sorte: vince { $name }.
}
outcome-draw = Parità a { $points } punti, e a { $largest } caselle per il territorio più esteso: pareggio.

## Players are asked

ask-take-one = { $who ->
   *[name] { $name }, sei il giocatore A. Prendi un dado.
}
ask-take-both = { $who ->
   *[name] { $name }, sei il giocatore A. Prendi un dado, o due con Entrambi.
}
ask-take-two = { $who ->
   *[name] { $name }, sei il giocatore B. Prendi due dadi.
}
domino-cannot-be-drawn = Così com'è non si può disegnare: non ci sono due caselle vuote adiacenti in cui si colleghi.
powers-that-help = Ciò che servirebbe: { $powers }.
no-power-helps = Nulla di ciò che hai servirebbe.
replay-unfinished = La registrazione finisce qui; la partita non è finita.

## Analysis

mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = errore grave

analysis-partly = Fermato dopo { $judged } eventi su { $events }. Ecco ciò che era stato giudicato.
analysis-explained = Le percentuali sono probabilità di vittoria; un pareggio vale metà. La fortuna è ciò che un lancio ha dato oltre la media di tutti. La perdita di una decisione è ciò che la migliore avrebbe dato in più.
percent = { $figure }%

analysis-summary = Riepilogo
analysis-costliest = Decisioni più costose
analysis-start = Probabilità all'inizio
analysis-luck = Fortuna
analysis-decisions = Decisioni di entrambi
analysis-model = Errore del modello
analysis-result = Risultato
analysis-standing = Probabilità alla fine della registrazione
analysis-adjusted = Risultato senza fortuna
analysis-loss-draft = Perdita per scelta dei dadi
analysis-loss-drawing = Perdita per disegno
analysis-loss-power = Perdita per potere ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprecisioni, errori, errori gravi
analysis-luckiest = Lancio più fortunato
analysis-luckiest-roll = { $luck }, turno { $round }

analysis-costly = Turno { $round }, { $name }: da { $before } a { $after }, una perdita di { $loss }
analysis-costly-marked = Turno { $round }, { $name }: da { $before } a { $after }, una perdita di { $loss } ({ $mark })
analysis-played-event = Giocato: { $event }
analysis-better-event = Meglio: { $event }
analysis-why = Perché: { $reason }
analysis-why-margin = Margine di punti atteso: { $best } invece di { $played }.
analysis-none-costly = { $who ->
   *[name] { $name }: nessuna decisione è costata nulla.
}

analysis-curve-of = Probabilità di vittoria: { $name }
analysis-curve-alt = Probabilità di vittoria, { $name }: { $start } all'inizio, { $low } al minimo, { $high } al massimo, { $end } alla fine.
analysis-legend-mark = errore o errore grave
analysis-legend-luck = lancio fortunato o sfortunato, di { $least } o più

## Studio

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
reason-last-box-before = { $opponent ->
   *[theirs] prende l'ultima casella della fila di { $power } prima dell'avversario
}
reason-marks = annerisce { $count ->
    [one] una casella
   *[other] { $count } caselle
} della fila «{ $arms }» ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
})
reason-keeps-from-them = { $opponent ->
   *[theirs] toglie all'avversario la fila di { $power } in questo turno
}
reason-gives-them = { $opponent ->
   *[theirs] lascia all'avversario l'ultima casella della fila di { $power }
}
reason-blocks = { $opponent ->
   *[theirs] lascia all'avversario un domino che non può disegnare senza un potere
}
reason-leaves = { $opponent ->
   *[theirs] { $points ->
        [0] non lascia punti all'avversario in questo turno
        [one] lascia all'avversario al massimo 1 punto in questo turno
       *[other] lascia all'avversario al massimo { $points } punti in questo turno
    }
}
reason-offers = { $points ->
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
reason-counts = conta { $domains ->
    [0] ancora nessun territorio ({ $arms })
    [one] 1 territorio ({ $arms })
   *[other] { $domains } territori ({ $arms })
}
reason-multiplies = mette la crocetta in un territorio di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
} ({ $arms })
reason-needs = disegna ciò che non si può disegnare senza { $power }
reason-cannot-draw = non disegna ciò che non si può disegnare così com'è
reason-spends = spende { $what }
reason-keeps = conserva { $what }
reason-hole = isola la casella vuota { $cell }
reason-room = non isola nessuna casella vuota
asset-castle = la crocetta del castello

why = { $reason }.
why-costs = In media costa { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}.
why-nothing = Nulla sui fogli la distingue.

hint-value = { $event }: probabilità di vittoria: { $win }%; scarto atteso: { $margin } punti.

## The page

page-title = Blazon: un duello di dadi e mappe
page-title-of = { $what } · Blazon
page-skip = Vai al contenuto
page-nav = Sezioni
page-game = Partita
page-games = Le mie partite
page-rules = Regole
page-replay = Replay
page-settings = Impostazioni
page-language = Lingua
page-back-to-game = Torna alla partita
page-close = Chiudi
page-dismiss = Nascondi
page-update = È pronta una versione più recente di questa pagina.
page-update-now = Usala ora

page-welcome = Gioca a Blazon
page-lead = Lancia quattro dadi, prendine due, disegna il domino sulla tua mappa. I territori più estesi e con più crocette danno più punti, e il Manuale di Magia dà poteri a chi arriva per primo.
page-learn = Impara giocando: la tua prima partita
page-lesson = Prima partita
page-next = Avanti
page-lesson-end = Gioca una partita vera
page-lesson-leave = Esci dalla lezione
page-new-game = Nuova partita
page-kind-engine = Contro il computer
page-kind-together = Due persone su questo dispositivo
page-kind-real = Con dadi e matite veri: la pagina controlla, conta i punti e consiglia
page-strength = Livello
page-level = { $number }. { $name }: { $about }
page-play = Gioca
page-more = Nomi, chi comincia, edizioni
page-your-name = Il tuo nome
page-name-one = Nome di un giocatore
page-name-other = Nome dell'altro giocatore
page-starts = Chi lancia per primo
page-starts-chance = Decide il caso
page-edition = Quale regolamento vale dove sono diversi
page-with-about = { $name }: { $about }
page-components = Dadi e Manuale di Magia
page-components-box = Quelli della scatola.
page-components-own = Quelli del tuo file.
page-components-file = Apri un file di componenti
page-components-back = Usa quelli della scatola

page-game-of = { $first } contro { $second }
page-your-side = La tua mappa
page-their-side = L'altra mappa
page-desk = Dadi e azioni
page-spellbook = Manuale di Magia
page-log = Che cosa è successo
page-player-a = Giocatore A in questo turno
page-domains = Punti per territorio
page-map-of = { $who ->
   *[name] Mappa, { $name }
}
page-castle-open = d3, castello, la sua crocetta è disponibile
page-castle-spent = d3, castello, la sua crocetta è usata
page-cell-empty = { $cell }, vuota
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] senza crocette
    [one] una crocetta
   *[other] due crocette
}, territorio di { $cells }
page-cell-can = { $cell }, possibile
page-cell-last = { $cell }, disegnata per ultima
page-cell-ghost = { $cell }, { $what }, da confermare
page-arms-and-power = Blasone e potere
page-line = { $marks } su { $boxes }{ $state ->
    [owns] , ha il potere
    [spent] , potere usato
    [struck] , cancellata
   *[open] { "" }
}
page-die-of = { $die }, { $name }
page-domino = Il tuo domino

page-round = { $who ->
   *[name] Turno { $round }. Giocatore A: { $name }.
}
page-ask-roll = { $who ->
   *[name] Turno { $round }. { $name }, sei il giocatore A: lancia i dadi.
}
page-ask-enter = { $who ->
   *[name] Turno { $round }. { $name }, giocatore A, lancia i dadi. Inserisci ciò che mostrano i quattro dadi.
}
page-roll = Lancia
page-enter-roll = Usa questo lancio
page-take = Prendi
page-take-dice = Prendi: { $dice }
page-then-takes = { $who ->
   *[name] { $name } prende due di questi: { $dice }.
}
page-then-has = { $who ->
   *[name] { $name } ha il resto: { $dice }.
}
page-ask-draw = { $who ->
   *[name] { $name }, disegna il tuo domino: indica una casella possibile per il dado che hai in mano.
}
page-ask-other-half = Ora indica una casella per l'altro dado.
page-ask-wild = Quale blasone per il jolly?
page-ask-confirm = Conferma il disegno, oppure gira il domino, scambia i dadi o spostalo su un'altra casella possibile.
page-ask-name = { $power }: scegli un blasone. Ogni suo territorio dà 3 punti alla fine.
page-ask-cross = { $power }: indica una casella disegnata per aggiungervi una crocetta.
page-no-room = Accanto non c'è nessuna casella vuota per l'altro dado.
page-turn-domino = Gira
page-swap = Scambia
page-castle-on = Castello, dado { $die }
page-castle-about = una volta a partita, una crocetta in più su questo dado; in questo turno non annerisce nessuna casella del Manuale di Magia
page-confirm-draw = Disegna
page-confirm = Conferma
page-leave = Non disegnare
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
page-thinking = { $name } sta pensando.
page-thinking-progress = Avanzamento della riflessione
page-stop = Ferma
page-undo = Annulla
page-hint = Consiglio
page-hint-thinking = Si cerca la scelta migliore.
page-hint-show = Mostra
page-menu = Altro

page-over = La partita è finita
page-rematch = Gioca ancora
page-review = Replay e analisi
page-copy-link = Copia un link a questa partita
page-copy-record = Copia la partita come testo
page-save-record = Salva la partita in un file
page-copy-text = Testo da copiare
page-copied = Copiato.
page-copy-by-hand = Il browser non permette alla pagina di copiare. Copialo da qui:

page-no-games = Non ci sono ancora partite. Ogni partita che cominci è conservata qui, solo in questo browser.
page-unfinished = Turno { $round }, non ancora finita.
page-go-on = Continua
page-look = Guarda
page-drop = Elimina
page-import = Importa una partita
page-import-about = Incolla una partita o un link a una partita, apri un file oppure trascinalo in un punto qualsiasi di questa pagina.
page-import-text = Testo di una partita
page-import-now = Leggi
page-import-file = Apri un file

page-theme = Colori
page-as-system = Come il sistema
page-theme-light = Chiari
page-theme-dark = Scuri
page-motion = Movimento
page-motion-full = Con movimento
page-motion-still = Senza movimento
page-sound = Suono
page-on = Acceso
page-off = Spento
page-hand = Pulsanti per
page-hand-right = La mano destra
page-hand-left = La mano sinistra
page-keys = Tasti
page-key-help = Mostra questi tasti
page-key-roll = Lancia i dadi
page-key-pick = Indica un dado
page-key-take = Prendi i dadi; gira il domino
page-key-move = Muoviti sulla mappa, quando è selezionata
page-key-point = Indica la casella
page-key-half = Prendi in mano l'altro dado
page-key-swap = Scambia i due dadi
page-key-confirm = Conferma
page-key-undo = Annulla
page-key-hint = Chiedi un consiglio
page-key-close = Chiudi ciò che è aperto

page-bad-record = Non è una partita che si possa leggere, e nulla è cambiato. Motivo: { $reason }
page-bad-link = Il link è stato troncato o modificato lungo la strada, quindi la partita che conteneva è persa. Nulla è cambiato.
page-bad-components = Non è un insieme di componenti, e nulla è cambiato. Motivo: { $reason }
page-bad-file = Quel file è troppo lungo o non è testo. Nulla è cambiato.
page-no-storage = Questo browser non conserva nulla: è pieno o non ha il permesso. Puoi continuare a giocare, ma la partita va persa quando chiudi la pagina. Salvala in un file se vuoi conservarla.
page-damaged = Una partita conservata è danneggiata e non si può mostrare. Le altre ci sono.
page-engine-broken = Il computer non risponde. La tua partita è conservata; riprova o ricarica la pagina.

## The page: replay

page-study-round = Turno { $round }
page-study-start = All'inizio della registrazione.
page-study-steps = Scorrere la partita
page-study-first = Primo
page-study-previous = Precedente
page-study-next = Successivo
page-study-last = Ultimo
page-study-slider = Evento
page-study-at = { $at } di { $of }
page-study-value = { $at } di { $of }. { $event }
page-study-now = Questo momento
page-study-dice = Dadi del turno
page-study-events = Tutti gli eventi
page-study-analysis = Analisi
page-study-analyse = Analizza la partita
page-study-analyse-about = Il computer giudica ogni lancio e ogni decisione. Ci vuole un po', qui nel tuo browser. Puoi fermarlo: ciò che è già giudicato rimane.
page-study-analysing = La partita viene giudicata, evento per evento.
page-study-analysed = Tutta la partita è giudicata.
page-study-progress = { $done } di { $of } eventi giudicati
page-study-chances = Probabilità di vittoria: { $first } { $win }, { $second } { $other }.
page-study-luck = { $who ->
   *[name] Fortuna: { $luck } per { $name }.
}
page-study-no-luck = Né fortuna né sfortuna.
page-study-forced = Non c'era altra scelta.
page-study-best = Nulla era chiaramente meglio.
page-study-next-best = Seconda scelta, { $loss } in meno: { $event }
page-study-cost = È costato { $loss }.
page-study-cost-marked = È costato { $loss }: { $mark }.
page-study-show = Mostra
page-study-much-luck = lancio molto fortunato o sfortunato
page-study-curve-about = Tocca la curva per andare a quel momento.
page-study-play-on = Continua a giocare da qui
page-study-play-on-about = Sarà una nuova partita contro il computer. Questa resta com'è.
page-study-use = Conservare o condividere questa partita
page-study-key = In un replay: un evento indietro o avanti

## La pagina: le regole

rules-title = Le regole
rules-lead = Due giocatori, quattro dadi, una mappa ciascuno e un solo Manuale di Magia.
rules-contents = Indice

rules-goal = Lo scopo
rules-goal-text = A ogni turno ottieni due dadi e li disegni sulla tua mappa come un domino. Le caselle vicine con lo stesso blasone formano territori, e le crocette di un territorio ne moltiplicano i punti. Vince chi alla fine ha più punti prestigio.

rules-need = Che cosa serve
rules-need-arms = Sei blasoni, che si riconoscono dal disegno:
rules-need-dice = Quattro dadi, tutti diversi. Una faccia mostra un blasone con nessuna, una o due crocette, oppure un punto interrogativo. Le crocette indicano gli alti dignitari.
rules-need-map = Una mappa ciascuno: un castello al centro e { $cells } caselle intorno. Ogni casella ha due cerchi per le crocette.
rules-need-spellbook = Un Manuale di Magia: una fila per ogni blasone, con una serie di caselle per ciascun giocatore e un potere da conquistare.
rules-need-source = Le facce dei dadi e il numero delle caselle vengono da un'unica fonte pubblica. Se la tua scatola dice altro, puoi giocare con un tuo file dei componenti.

rules-round = Un turno
rules-round-text = Un giocatore è A, l'altro è B. Dopo ogni turno si scambiano.
rules-player-a = A
rules-player-b = B
rules-roll = Lanciare
rules-roll-text = Il giocatore A lancia i quattro dadi.
rules-draft = Prendere i dadi
rules-draft-text = Il giocatore A prende un dado. Il giocatore B prende due degli altri tre. L'ultimo va al giocatore A.
rules-draw = Disegnare
rules-draw-text = Ciascuno disegna le due facce, con le loro crocette, su due caselle vuote che hanno un lato in comune, secondo la regola di connessione. I due giocatori disegnano insieme.
rules-mark = Completare il Manuale
rules-mark-text = Prima il giocatore A, poi il giocatore B: ogni faccia del domino che mostra un blasone senza crocette annerisce una casella di quella fila, nella parte del giocatore.

rules-connection = La regola di connessione
rules-connection-text = Almeno una metà del domino tocca con un lato il castello o una casella che aveva lo stesso blasone già prima di questo turno. Gli angoli non contano.
rules-connection-must = Un domino che si può disegnare va disegnato. Quello che si potrebbe disegnare solo usando un potere si può tralasciare.
rules-right = Giusto.
rules-wrong = Sbagliato.
rules-right-castle = Il punto tocca il castello. Lì va bene qualunque blasone.
rules-right-same = La barra tocca una barra di un turno precedente. Non importa che cosa tocca l'altra metà.
rules-wrong-corner = Il nuovo punto e quello precedente si toccano solo con un angolo.
rules-wrong-other = Il blasone pieno tocca solo una barra, e il punto non tocca niente di un turno precedente.

rules-wild = Jolly e crocette
rules-wild-text = Il punto interrogativo è un jolly: disegnalo come il blasone che preferisci. Due jolly possono diventare blasoni diversi. Non annerisce nessuna casella del Manuale, qualunque cosa diventi.
rules-crosses-text = Le crocette di una faccia si disegnano nei cerchi della sua casella. Una casella non ne porta mai più di due.

rules-castle = La crocetta del castello
rules-castle-text = Una volta a partita, mentre disegni, puoi aggiungere una crocetta a uno dei tuoi due dadi, anche a un jolly, se non ne ha già due. Il dado con questa crocetta non annerisce nessuna casella. Poi si annerisce il tetto del castello.
rules-castle-there = La crocetta è ancora disponibile.
rules-castle-spent = La crocetta è già usata.

rules-spellbook = Il Manuale di Magia
rules-spellbook-text = Annerisci le tue caselle a partire dal blasone. Chi annerisce per primo l'ultima casella di una fila ne ha il potere, e la parte dell'altro giocatore è cancellata per sempre. Se tutti e due lo facessero nello stesso turno, il potere va al giocatore A.
rules-spellbook-lost = Un domino può annerire due caselle della stessa fila. Ciò che andrebbe in una fila completa o cancellata è perso.
rules-spellbook-won = Il giocatore a sinistra ha annerito per primo l'ultima casella, quella rotonda, e ha il potere { $power }. La parte a destra è cancellata.
rules-spellbook-open = Nessuno ha ancora il potere { $power }: a sinistra sono annerite { $left } caselle su { $boxes }, a destra { $right }.

rules-powers = I poteri
rules-powers-text = Ogni potere si usa una volta sola, e lo usa solo chi lo possiede. I primi quattro si tengono per un turno successivo a scelta. I due con il fulmine si usano subito, quello del giocatore A prima di quello del giocatore B.
rules-powers-together = In un turno si possono usare più poteri, ma { $free } e { $split } non sullo stesso domino.
rules-powers-left-out = Un domino che non si disegna non consuma nessun potere, né la crocetta del castello.
rules-power-line = { $boxes ->
    [one] Una casella, { $arms }
   *[other] { $boxes } caselle, { $arms }
}
rules-power-at-once = subito
rules-power-free = Disegna il domino di questo turno senza la regola di connessione. Le due metà hanno comunque un lato in comune.
rules-power-split = Disegna i tuoi due dadi separati. Vanno disegnati entrambi, e ciascuno rispetta da solo la regola di connessione.
rules-power-both = In un turno in cui sei il giocatore A, prendi due dadi in una volta. Il giocatore B ha gli altri due.
rules-power-turn = Quando i dadi sono stati presi, ruota uno dei tuoi su un'altra delle sue facce. La nuova faccia è quella che disegni e quella che conta per il Manuale.
rules-power-domains = Scegli un blasone, una volta per tutte. Alla fine ogni tuo territorio con quel blasone vale 3 punti in più, con o senza crocette.
rules-power-cross = Aggiungi una crocetta a una casella disegnata della tua mappa che ne ha meno di due. Se non ce n'è nessuna, il potere è perso.

rules-end = La fine e il punteggio
rules-end-text = La partita finisce con il turno in cui una mappa è completa, o in cui nessuno dei due ha disegnato.
rules-score-text = Un territorio è un gruppo di caselle con lo stesso blasone unite per i lati; anche una casella sola lo è. Vale le sue caselle per le sue crocette, quindi senza crocette non vale nulla.
rules-example-text = Un esempio: questo giocatore ha conquistato { $power } e ha scelto «{ $arms }».
rules-example-domain = Territorio
rules-example-cells = Caselle
rules-example-crosses = Crocette
rules-example-points = Punti
rules-example-bonus = { $power }, { $arms }: { $count } territori a 3 punti
rules-example-total = Totale

rules-ties = Parità
rules-ties-text = Vince il totale più alto. Se è uguale, vince il territorio più esteso, con o senza crocette. Se anche quello è uguale, la partita è un pareggio.

rules-editions = Edizioni
rules-editions-text = I regolamenti differiscono in due punti. Quale conta si sceglie prima della partita.

rules-credits = Crediti
rules-credits-text = Il gioco è Kingdomino Duel di Bruno Cathala e Ludovic Maublanc, pubblicato da Blue Orange nel 2019.
rules-credits-unofficial = Blazon non è ufficiale. Il nome, i disegni e le parole sono suoi, e non ha legami con gli autori né con l'editore.

## La pagina: la prima partita

lesson-progress = Passo { $step } di { $steps }

lesson-roll = Tu e il tuo avversario disegnate un reame ciascuno. In questo turno sei il giocatore A, quindi lanci i quattro dadi per tutti e due.
lesson-take = Prendi il { $dice }. Poi il tuo avversario prende due degli altri tre, e l'ultimo è tuo. Quindi ciò che prendi decide anche ciò che resta.
lesson-castle = Questi due dadi sono il tuo domino. Disegnalo su due caselle adiacenti. Una delle due deve toccare il castello: accanto al castello va bene qualunque blasone.
lesson-spellbook = Guarda il Manuale di Magia. Una faccia senza crocette annerisce una casella della sua fila: { $plain }. Una faccia con una crocetta non annerisce nulla, ma la crocetta porta punti: { $crossed }. Chi completa per primo una fila ne conquista il potere.
lesson-take-two = Ora il giocatore A è il tuo avversario, che ha già preso un dado. Tu prendi due degli altri tre: { $dice }. L'ultimo va al tuo avversario.
lesson-same = Lontano dal castello, una metà deve toccare una casella con lo stesso blasone. Disegna in modo che il blasone { $arms } formi un solo territorio di { $cells } caselle. Un territorio vale le sue caselle per le sue crocette: { $cells } × { $crosses } = { $points } punti.
lesson-last-box = Sei di nuovo il giocatore A. Lancia i dadi e prendi il { $dice }: annerirà l'ultima casella della tua fila.
lesson-wild = Il punto interrogativo è un jolly: disegnalo come il blasone che preferisci. Non annerisce mai una casella, quindi è perfetto per la crocetta del castello, che si aggiunge una volta a partita. Assegnala al { $die } e disegna.
lesson-power = Hai completato una fila prima del tuo avversario, quindi il suo potere è tuo: { $power }. Il fulmine significa che si usa subito. Metti la crocetta nel tuo territorio più esteso, dove conta di più.
lesson-score = Ogni territorio vale le sue caselle per le sue crocette, e questo è ciò che vale finora il tuo reame. La partita finisce quando una mappa è completa o nessuno dei due può disegnare, e vince il punteggio più alto. Ora puoi giocare una partita vera.

lesson-nudge-read = Prima leggi qui, poi continua.
lesson-nudge-roll = Prima lancia i dadi.
lesson-nudge-take = È permesso, ma questa volta prendi: { $dice }.
lesson-nudge-castle-kept = È permesso, ma tieni la crocetta del castello per più tardi.
lesson-nudge-same = È permesso, ma questa volta fai in modo che il blasone { $arms } formi un solo territorio di { $cells } caselle, e tieni la crocetta del castello per più tardi.
lesson-nudge-castle = È permesso, ma questa volta dai la crocetta del castello al { $die }.
lesson-nudge-power = È permesso, ma lì la crocetta conta meno. Mettila nel tuo territorio più esteso.

page-badge-a = A
page-powers = Che cosa fanno i poteri
page-dropped = Eliminata: { $game }.
page-letter-keys = Tasti di una sola lettera
page-try-again = Riprova

### What only commands and the server say. The page is built without what follows.

## La partita semplice: all'inizio

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
terminal-begin = { $who ->
   *[name] { $first } lancia nel primo turno. L'altro giocatore è { $second }. { $edition }.
}

## La partita semplice: un turno

terminal-round = { $who ->
   *[name] Turno { $round }. Giocatore A: { $name }.
}
terminal-ask-draw = { $who ->
   *[name] { $name }, disegna il tuo domino: { $one } e { $other }.
}
terminal-ask-how = Come lo disegni? Invio: 1.
terminal-how-plain = disegnarlo e basta
terminal-how-on = continuare così
terminal-how-castle = la crocetta del castello: una crocetta in più su uno dei dadi
terminal-with-about = { $name }: { $about }
terminal-how-leave = non disegnarlo
terminal-castle-explained = La crocetta del castello: una volta a partita puoi aggiungere una crocetta a uno dei tuoi due dadi, anche a un jolly. Quel dado allora non annerisce nessuna casella del Manuale di Magia in questo turno.
terminal-with = Con { $spent }.
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
terminal-preview-spends = Usa { $spent }.
terminal-ask-confirm = Invio o 1: disegnarlo. u: tornare indietro.
terminal-ask-domains = { $who ->
   *[name] { $name }, hai Territori. Scegli un blasone: ogni suo territorio dà 3 punti alla fine.
}
terminal-domains-item = { $arms }: { $count ->
    [0] ancora nessun territorio
    [one] 1 territorio adesso
   *[other] { $count } territori adesso
}
terminal-ask-cross = { $who ->
   *[name] { $name }, hai Crocetta. Su quale casella aggiungi una crocetta?
}
terminal-cross-item = { $cell }, { $what }: { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
}

## La partita semplice: guardare

map-of = { $who ->
   *[name] Mappa: { $name }
}
terminal-map-legend = Lettere: d punto, b barra, D due punti, B due barre, s pieno, q inquartato. La cifra conta le crocette. Il punto (.) è una casella vuota, # il castello. In un'anteprima, ciò che è nuovo sta tra parentesi quadre.
terminal-map-empty = Non c'è ancora nulla di disegnato.
terminal-cells-left = { $count ->
    [0] Nessuna casella vuota.
    [one] 1 casella vuota: { $cells }
   *[other] { $count } caselle vuote: { $cells }
}
terminal-spellbook = Manuale di Magia: le caselle annerite, e quante sono.
terminal-line-open = { $arms }, { $power }: { $first } { $marks }, { $second } { $marks2 }, su { $boxes }.
terminal-line-held = { $who ->
   *[name] { $arms }, { $power }: fila completata ({ $name }), potere ancora disponibile. Cancellata per { $other } a { $marks } su { $boxes }.
}
terminal-line-spent = { $who ->
   *[name] { $arms }, { $power }: fila completata ({ $name }), potere usato. Cancellata per { $other } a { $marks } su { $boxes }.
}
terminal-castle-there = { $who ->
   *[name] Crocetta del castello, { $name }: disponibile.
}
terminal-castle-gone = { $who ->
   *[name] Crocetta del castello, { $name }: usata.
}
terminal-chosen = { $who ->
   *[name] Territori, { $name }: { $arms }.
}
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

## La partita semplice: risposte

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
terminal-ask-leave = La partita non è finita. Vuoi uscire?
terminal-leave-save = salvarla in { $file } e uscire
terminal-leave-lose = uscire senza salvare
terminal-leave-stay = continuare a giocare
terminal-goodbye = Arrivederci.
terminal-input-ended = I dati in ingresso sono finiti prima della partita. Ecco la partita fin qui; mettila in un file per riprenderla:
terminal-interrupted = { $file } non è stato scritto: { $reason }. La partita è persa.
terminal-over = La partita è finita.
terminal-ask-again = E adesso?
terminal-again-new = una nuova partita con gli stessi giocatori
terminal-again-leave = uscire (save FILE conserva questa partita)

## Commands

about = Blazon: un duello di dadi, mappe e magia per due giocatori.
about-play = Gioca una partita qui, contro una persona alla stessa tastiera o contro la macchina
about-simulate = Fa giocare molte partite a giocatori automatici e dice come sono andate
about-show = Disegna una posizione o la fine di una registrazione
about-check = Rigioca le registrazioni e dice se sono corrette
about-replay = Racconta una partita registrata, evento per evento
about-legal = Elenca ciò che i giocatori possono fare, un evento per riga
about-perft = Conta i modi in cui una partita può continuare con questi lanci
about-bench = Misura la velocità delle regole e dei giocatori
about-playouts = Gioca partite casuali su un solo core, quante ne stanno nel tempo dato
about-components = Stampa i dadi e il Manuale di Magia come file da modificare, o ne controlla uno
about-help = Mostra questo aiuto o quello di un comando

usage = blazon [COMANDO] [OPZIONI]
usage-play = blazon play [OPZIONI]
usage-simulate = blazon simulate [--games NUMERO] [--seed NUMERO] [OPZIONI]
usage-show = blazon show [FILE|POSIZIONE|-]
usage-check = blazon check [--json] FILE...
usage-replay = blazon replay [--json] FILE
usage-legal = blazon legal [OPZIONI] POSIZIONE
usage-perft = blazon perft [OPZIONI] POSIZIONE [LANCIO]...
usage-bench = blazon bench COMANDO [OPZIONI]
usage-playouts = blazon bench playouts [--seconds NUMERO | --games NUMERO] [--seed NUMERO] [OPZIONI]
usage-components = blazon components [FILE]
usage-help = blazon help [COMANDO]

heading-usage = Uso:
heading-commands = Comandi
heading-arguments = Argomenti
heading-options = Opzioni
heading-examples = Esempi:

value-command = COMANDO
value-file = FILE
value-folder = CARTELLA
value-language = LINGUA
value-name = NOME
value-number = NUMERO
value-opponent = AVVERSARIO
value-player = GIOCATORE
value-position = POSIZIONE
value-roll = LANCIO
value-seat = POSTO
value-subject = FILE|POSIZIONE

help-command = Il comando da spiegare
help-components = Il file da controllare; senza, vengono stampati i componenti della scatola
help-position = «start», una riga di notazione, un file con una posizione o una registrazione (conta la fine), oppure - per l'ingresso standard
help-record = La registrazione, oppure - per l'ingresso standard
help-records = Le registrazioni; - è l'ingresso standard
help-rolls = I lanci che verranno, per esempio 'd/b/s2/?'
help-subject = «start», una riga di notazione, un file con una posizione o una registrazione (conta la fine), oppure - per l'ingresso standard; senza, l'inizio
help-exit-codes =
    Codici di uscita:
      0  va tutto bene
      1  ciò che è stato letto è sbagliato: una registrazione, una posizione o dei componenti
      2  la riga di comando è sbagliata
      3  qualcosa non può essere letto o scritto

option-against = Contro chi: person (una persona), random (a caso), da level:1 a level:8 o un altro giocatore; se non è indicato, viene chiesto
option-bench-games = Quante partite giocare, invece che per un certo tempo
option-components = Gioca con i dadi e il Manuale di Magia di questo file
option-count = Di' soltanto quanti sono
option-divide = Una riga per ogni primo evento, poi la somma
option-edition = Il regolamento che vale dove differiscono: standard, es, it, fr, pt o ko
option-first = Chi occupa il primo posto: un giocatore come greedy o level:3; random se si omette
option-first-name = Nome del giocatore che lancia per primo
option-games = Quante partite; 1000 se non è indicato
option-help = Mostra questo aiuto
option-json = Stampa JSON, un oggetto per riga
option-lang = La lingua: en, es, it, fr, pt-BR o ko; senza, quella del sistema
option-load = Continua questa partita salvata
option-own-seat = Il tuo posto contro la macchina: first (il primo) o second (il secondo)
option-records = Scrivi la registrazione di ogni partita in questa cartella
option-seat = Solo quelli di questo giocatore: first (il primo) o second (il secondo)
option-second = Chi occupa il secondo posto: un giocatore come greedy o level:3; random se si omette
option-second-name = Nome dell'altro giocatore
option-seconds = Per quanto tempo giocare; 5 secondi se non è indicato
option-seed = Da dove parte il caso: lo stesso numero dà le stesse partite
option-threads = Quante partite giocare insieme; tante quanti i core se non è indicato. I risultati sono gli stessi
option-version = Mostra la versione

argument-against = Non c'è nessun avversario «{ $name }». È person (una persona) o un giocatore: { $known }.
argument-bad-value = «{ $value }» non può essere il valore di { $option }.
argument-conflict = { $option } e { $other } si escludono.
argument-edition = Non c'è nessuna edizione «{ $name }». Edizioni conosciute: { $known }.
argument-language = Non c'è nessuna lingua «{ $name }». Lingue conosciute: { $known }.
argument-missing = Manca qualcosa: «{ $option }».
argument-no-command = Manca il comando.
argument-no-value = { $option } richiede un valore.
argument-not-text = La riga di comando contiene qualcosa che non è testo in UTF-8.
argument-number = { $option } richiede un numero da { $least } a { $most }, non «{ $value }».
argument-other = La riga di comando non si capisce.
argument-player = Non c'è nessun giocatore «{ $name }». Giocatori conosciuti: { $known }.
argument-roll = Il lancio { $roll } è impossibile: { $reason }
argument-seat = Non c'è nessun posto «{ $name }». È first (il primo) o second (il secondo).
argument-see-help = Vedi «{ $command } --help».
argument-too-many = { $option } non accetta un altro valore: «{ $value }».
argument-twice = { $option } compare due volte.
argument-unknown = «{ $option }» qui è sconosciuto.
argument-unknown-command = Non c'è nessun comando «{ $name }».
argument-unknown-command-meant = Non c'è nessun comando «{ $name }». Forse «{ $meant }»?
argument-unknown-meant = «{ $option }» qui è sconosciuto. Forse «{ $meant }»?

input-not-text = { $place }: questo non è testo in UTF-8.
input-too-long = { $file }: supera 1 MiB, e testi più lunghi non vengono letti.
input-unread = Impossibile leggere { $file }: { $reason }.
output-failed = Impossibile scrivere l'uscita: { $reason }.
output-unwritten = Impossibile scrivere { $file }: { $reason }.
seed-failed = Il sistema non fornisce numeri casuali: { $reason }. Scegline uno con --seed.
reason-directory = è una cartella
reason-exists = c'è un altro file con quel nome
reason-full = non c'è più spazio
reason-not-directory = una parte del percorso non è una cartella
reason-not-found = il file o la cartella non esiste
reason-not-text = non è testo
reason-permission = non è permesso
reason-too-long = supera 1 MiB

check-sum = Registrazioni corrette: { $right } su { $all }.

components-note =
    I dadi e il Manuale di Magia della scatola, per quanto se ne sa.
    Cambia ciò che è diverso nella tua. «blazon components FILE» controlla il file,
    «blazon play --components FILE» ci gioca.
components-right = I componenti sono corretti. In una riga:

bench-event = Nanosecondi per evento: { $nanoseconds }
bench-games = Partite: { $games } in { $seconds } secondi su un solo core
bench-length = Eventi per partita: { $events }
bench-signature = Firma delle prime { $games } partite: { $signature }
bench-speed = Partite al secondo: { $speed }

simulate-castle = Crocetta del castello usata: primo posto { $first }%, secondo posto { $second }%
simulate-decided = Decise dai punti { $points }%, dal territorio più esteso { $largest }%, dal sorteggio { $lots }%, non decise { $draw }%
simulate-ended = Finite per una mappa piena { $full }%, per un turno in cui nessuno ha disegnato { $nobody }%
simulate-games = Partite: { $games }, { $first } contro { $second }, edizione { $edition }, seme { $seed }
simulate-length = Durata media: { $rounds } turni, { $events } eventi
simulate-power = partite in cui è ottenuto: { $won }%, usato: { $used }%
simulate-powers = Poteri:
simulate-result = Risultato del primo posto, un pareggio vale metà: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
simulate-score = Punteggio medio: primo posto { $first }, secondo posto { $second }
simulate-signature = Firma: { $signature }
simulate-stopped = Fermato dopo { $games } partite su { $asked }. Ecco ciò che c'è:
simulate-wins = Vinte dal primo posto { $first }%, dal secondo posto { $second }%, pareggiate { $draws }%

show-castle-spent = Crocetta del castello: usata
show-castle-there = Crocetta del castello: disponibile
show-chosen = usato: { $arms }
show-dice = Dadi:
show-hand = { $name } ha { $dice }
show-hash = Hash: { $hash }
show-heading = { $name } (giocatore { $role })
show-held = disponibile
show-spellbook = Manuale di Magia
show-spent = usato
show-struck = cancellata
show-turn-both = Turno { $round }: disegnano entrambi i giocatori.
show-turn-cross = Turno { $round }: { $name } aggiunge una crocetta.
show-turn-domains = Turno { $round }: { $name } sceglie un blasone per Territori.
show-turn-draw = Turno { $round }: { $name } disegna.
show-turn-lots = Turno { $round }: decide il sorteggio.
show-turn-roll = Turno { $round }: { $name } lancia i dadi.
show-turn-take-a = Turno { $round }: { $name }, giocatore A, prende un dado.
show-turn-take-b = Turno { $round }: { $name }, giocatore B, prende due dadi.

replay-round = Turno { $round }, giocatore A: { $name }
replay-versus = { $first } contro { $second }

## Analysis, in the terminal

about-analyse = Giudica una partita registrata: la fortuna dei dadi, il costo delle decisioni, le probabilità di vittoria
usage-analyse = blazon analyse [--html FILE] [--json] [OPZIONI] FILE
option-html = Scrive il rapporto in questo file, come pagina web; ciò che c'era viene sostituito
option-judge = Chi giudica: best se non è indicato
option-judge-nodes = Quante posizioni guardare per ogni decisione
option-judge-time = Quanti millisecondi pensare a ogni decisione; il rapporto può allora variare
option-judge-threads = Quanti eventi giudicare insieme; tanti quanti i core se non è indicato. Il rapporto è lo stesso

analysis-title = Analisi: { $first } contro { $second }
analysis-judge = Giudicato da { $player }.
analysis-nothing = { $file }: la registrazione non contiene eventi, quindi non c'è nulla da analizzare.
analysis-unjudged = { $player } non ha alcun giudizio su questa partita.
analysis-stopped-early = Fermato prima di giudicare qualunque cosa.
analysis-written = Il rapporto è in { $file }.
analysis-curve = Probabilità di vittoria
analysis-moments = Evento per evento
analysis-maps = Mappe e punti
analysis-arms = Blasoni

analysis-round = Turno
analysis-event = Evento
analysis-before = Prima
analysis-after = Dopo
analysis-loss = Perdita
analysis-mark = Voto
analysis-played = Giocato
analysis-better = Meglio
analysis-whose = Prima e dopo: le probabilità di chi agisce; per un lancio, di chi lancia.

analysis-made = Fatto con Blazon { $version }.

## Matches

about-match = Far incontrare due giocatori in coppie di partite con gli stessi dadi e dire chi è più forte
about-ladder = Far incontrare molti giocatori e dare a ciascuno il suo Elo
about-merge = Riunire le parti di un incontro o di una scala

usage-match = blazon match SINISTRA DESTRA [--pairs NUMERO] [--seed NUMERO] [OPZIONI]
usage-ladder = blazon ladder [GIOCATORE]... [OPZIONI]
usage-merge = blazon merge [--json] [--svg FILE] FILE...

value-left = SINISTRA
value-right = DESTRA
value-milliseconds = MILLISECONDI

help-left = Il giocatore di cui si dà il risultato: un nome come best, oppure cmd: e il comando di un altro programma
help-right = L'altro giocatore
help-ladder = I giocatori, il più debole per primo; senza nomi, tutti i livelli e i riferimenti
help-parts = Ciò che «match --json» o «ladder --json» ha stampato con --shard

option-pairs = Quante coppie di partite; 100 se si omette
option-sprt = Fermarsi appena è chiaro quale di queste due differenze di Elo è più vicina al vero
option-match-nodes = I nodi per decisione, al massimo
option-match-time = Il tempo per decisione
option-patience = Quanto può tardare a rispondere un altro programma, 10000 se si omette; il tempo della decisione si aggiunge
option-shard = Giocare solo questa parte della serie: 2/5 è la seconda di cinque
option-svg = Disegnare la scala in questo file

argument-command = «{ $name }» non indica alcun programma, o manca una virgoletta di chiusura.
argument-shard = --shard vuole una parte come 2/5, non «{ $value }».
argument-ladder = Una scala può avere al massimo { $most } giocatori; ne hai indicati { $count }.
argument-sprt = --sprt vuole due numeri da -2000 a 2000, prima il minore, non «{ $values }».
program-failed = Impossibile avviare { $name }: { $reason }.
threads-failed = Impossibile avviare un thread: { $reason }. Chiudi altri programmi e riprova.

match-bar = { $score }%, Elo { $elo } (da { $low } a { $high })
match-stopped = Interrotto prima di giocare tutte le { $asked } coppie. Ecco ciò che c'è:
match-part = Solo la parte { $parts } di { $of }:
match-heading = Incontro: { $left } contro { $right }, { $games } partite in coppie con gli stessi dadi, edizione { $edition }, seme { $seed }
match-score = Risultato di { $name }: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
match-elo = { $open ->
    [up] Differenza di Elo: almeno { $low }
    [down] Differenza di Elo: al massimo { $high }
   *[no] Differenza di Elo: { $mean } (intervallo al 95%: da { $low } a { $high })
}
match-pairs = Coppie per punti di { $name }: 0 in { $none }, ½ in { $half }, 1 in { $one }, 1½ in { $more }, 2 in { $two }
match-games = Partite patte: { $draws }. Scarto medio: { $margin } punti
match-cost = Decisioni di { $name }: { $milliseconds } ms e { $nodes } nodi ciascuna
match-sprt = Test di { $low } contro { $high } Elo: rapporto di verosimiglianza logaritmico { $ratio }, limiti ±{ $bound }; { $verdict ->
    [elo0] è piuttosto { $low }.
    [elo1] è piuttosto { $high }.
   *[open] non deciso.
}
match-seat = Controllo, risultato del primo posto: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
match-dice = Controllo, dadi: χ² = { $value } con { $freedom } gradi di libertà, p = { $p }
match-forfeits = Partite perse senza arrivare alla fine: { $games }
match-forfeit = Coppia { $pair }, partita { $game }, { $name }: { $why }

forfeit-not-started = non si è potuto avviare ({ $reason }).
forfeit-ended = è terminato a metà partita.
forfeit-silent = non ha risposto in tempo.
forfeit-nonsense = la sua risposta non si capisce: «{ $answer }».
forfeit-illegal = la sua risposta non è legale: { $answer }.

ladder-heading = Scala: { $games } partite, { $pairs } coppie per incontro, edizione { $edition }, seme { $seed }
ladder-player = Giocatore
ladder-elo = Elo
ladder-interval = Intervallo al 95%
ladder-range = da { $low } a { $high }
ladder-games = Partite
ladder-time = ms per decisione
ladder-self = Controllo, { $name } contro sé stesso: { $mean }% (intervallo al 95%: da { $low }% a { $high }%)
ladder-title = Elo dei giocatori, greedy = 0 ({ $pairs } coppie per incontro, seme { $seed })
ladder-axis = Elo, con intervalli al 95%

merge-unreadable = { $file }: non è ciò che stampa «match --json» o «ladder --json».
merge-different = { $file }: non è una parte della stessa serie di { $first }.
merge-twice = { $file }: la parte { $part } c'è già.

## Studio, in the terminal

about-hint = Di' che cosa fare in una posizione, quanto vale e perché
about-engine = Rispondi a un altro programma, riga per riga: vedi docs/protocol-engine.md
usage-hint = blazon hint [OPZIONI] POSIZIONE
usage-engine = blazon engine
heading-levels = Livelli:
level-item = { $player }  { $name }: { $about }
option-alternatives = Quante alternative mostrare, 3 se manca
option-hint-player = Chi pensa: { $known }; best se manca
option-hint-seat = Per questo giocatore: first (il primo) o second (il secondo); se manca, per chi deve agire
option-hint-seed = Da dove parte il suo caso: lo stesso numero dà la stessa risposta
option-nodes = Pensa per circa tante posizioni
option-time = Pensa per tanti millisecondi

hint-exact = Il resto della partita è risolto: questi numeri sono esatti.
hint-alternatives = Alternative:
hint-alternative = { $event }: probabilità di vittoria: { $win }% ({ $difference }). { $said }
hint-roll = Non c'è nulla da decidere: prima vengono i dadi.
hint-lots = Non c'è nulla da decidere: prima viene il sorteggio.
hint-chance = { $name }: probabilità di vittoria, { $win }%.
hint-over = La partita è finita. { $outcome }

## Measuring

about-train = Addestra una rete facendola giocare contro sé stessa e ne scrive i pesi
about-measure = Misura quanto sono buone le decisioni e quanto sono vere le probabilità
about-bench-greedy = Gioca partite tra giocatori avidi su un solo core, quante ne stanno nel tempo dato
about-bench-net = Conta quanti disegni giudica la rete su un solo core
about-bench-decide = Dice quanto tempo impiega un giocatore per decidere, su un solo core
about-measure-endings = Confronta le decisioni a due turni dalla fine con la soluzione esatta
about-measure-decisions = Giudica le decisioni con partite che proseguono con gli stessi dadi
about-measure-calibration = Confronta le probabilità date dalla rete con l'esito delle partite
about-measure-powers = Conta quanto spesso i poteri sono ottenuti, usati e sprecati

usage-train = blazon train --out FILE [OPZIONI]
usage-measure = blazon measure COMANDO [OPZIONI]
usage-bench-greedy = blazon bench greedy [--seconds NUMERO | --games NUMERO] [--seed NUMERO] [OPZIONI]
usage-bench-net = blazon bench net [--seconds NUMERO] [--seed NUMERO] [--net FILE] [--json]
usage-bench-decide = blazon bench decide [--player GIOCATORE] [--positions NUMERO] [--seed NUMERO] [OPZIONI]
usage-measure-endings = blazon measure endings [--positions NUMERO] [--player GIOCATORE]... [OPZIONI]
usage-measure-decisions = blazon measure decisions [--positions NUMERO] [--rollouts NUMERO] [--player GIOCATORE] [OPZIONI]
usage-measure-calibration = blazon measure calibration [--games NUMERO] [--net FILE] [OPZIONI]
usage-measure-powers = blazon measure powers [--games NUMERO] [--player GIOCATORE] [OPZIONI]

option-train-out = Scrive i pesi in questo file; ogni generazione finita va in un file accanto
option-train-first-games = Quante partite tra giocatori avidi per cominciare; { $default } se non è indicato
option-train-games = Quante partite gioca la prima rete contro sé stessa; { $default } se non è indicato
option-train-searched-games = Quante partite gioca ogni generazione successiva; { $default } se non è indicato
option-train-generations = Quante generazioni successive; { $default } se non è indicato
option-train-epochs = Quante volte si ripassano i campioni di ogni generazione; { $default } se non è indicato
option-work-threads = Su quanti thread lavorare; tanti quanti i core se non è indicato. Il risultato è lo stesso
option-work-seed = Da dove parte il caso: lo stesso numero dà lo stesso risultato
option-net = Prende i pesi da questo file invece di quelli del programma
option-measure-positions = Quante posizioni; { $default } se non è indicato
option-measure-games = Quante partite; { $default } se non è indicato
option-measure-rollouts = Quante partite per candidato; { $default } se non è indicato
option-measure-player = A chi si chiede: un giocatore come best o best@FILE; best se non è indicato
option-measure-players = Lo stesso, e si può ripetere per più giocatori; a net si chiede sempre
option-measure-nodes = I nodi di una soluzione esatta, al massimo; { $default } se non è indicato. Ciò che costa di più si salta
option-measure-judge = Chi prosegue le partite: net o greedy; net se non è indicato

argument-without-net = { $name } gioca senza rete, quindi non può averne una propria.
argument-judge = Non c'è nessun giudice «{ $name }». Giudici conosciuti: net, greedy.
weights-other = { $file }: non è un file di pesi.
weights-version = { $file }: i pesi hanno la versione { $found }, e questo programma legge la versione { $known }.
weights-size = { $file }: i pesi sono lunghi { $found } byte e dovrebbero esserlo { $bytes }.
weights-hash = { $file }: i pesi sono danneggiati. Il loro hash è { $found } e dovrebbe essere { $said }.

train-playing = Generazione { $generation }: gioca
train-learning = Generazione { $generation }: impara, perdita { $win } e { $margin }
train-done = La rete è in { $file }.
train-weights = Hash { $hash }, { $bytes } byte, { $minutes } minuti
train-stopped = Fermato. L'ultima generazione finita è in { $file }.
train-stopped-early = Fermato prima che una generazione fosse finita: non è stato scritto nulla.

bench-round = Nanosecondi per turno: { $nanoseconds }
bench-rounds = Turni per partita: { $rounds }
bench-evaluations = Valutazioni: { $evaluations } in { $seconds } secondi su un solo core, per { $decisions } decisioni del giocatore net
bench-evaluation = Una valutazione: si trova un disegno, lo si fa su un lato, quel lato è codificato e giudicato contro l'altro.
bench-evaluation-speed = Valutazioni al secondo: { $speed }
bench-evaluation-time = Nanosecondi per valutazione: { $nanoseconds }
bench-decisions = Decisioni di { $player }: { $positions } su un solo core, seme { $seed }
bench-decision-time = Millisecondi per decisione: media { $mean }, mediana { $median }, il 95% entro { $p95 }, al massimo { $most }
bench-decision-nodes = Nodi per decisione: { $nodes }

measure-stopped = Ce ne sono solo { $done } su { $asked }. Ecco ciò che c'è:
measure-endings = Finali: { $positions } decisioni a due turni dalla fine; si può perdere qualcosa in { $open }; saltate perché costose { $unsolved }; seme { $seed }
measure-loss = Perdita media
measure-without-loss = Senza perdita
measure-largest-loss = Perdita maggiore
measure-decisions = Decisioni di { $player }: { $positions }; { $rollouts } partite di { $judge } per candidato, { $all } in tutto; seme { $seed }
measure-decisions-loss = Perdita media di probabilità di vincere: { $loss }, errore standard { $error }
measure-decisions-errors = Un altro candidato è migliore di più di due errori standard: { $rate } delle decisioni
measure-calibration = Calibrazione: { $games } partite, { $predictions } inizi di turno, probabilità del primo posto, seme { $seed }
measure-net = Rete: punteggio di Brier { $brier }
measure-forecast = Valore atteso sui dadi: punteggio di Brier { $brier }
measure-chance = Probabilità
measure-predicted = Prevista
measure-realised = Avverata
measure-count = Numero
measure-powers = Poteri: { $games } partite di { $player } contro sé stesso, per giocatore e partita, seme { $seed }
measure-power = Potere
measure-won = Ottenuto
measure-used = Usato
measure-wasted = Sprecato
measure-castle = Crocetta del castello

## Il server e la pagina prima dell'avvio

about-serve = Serve la pagina del gioco e la apre nel browser; è ciò che avviene anche senza comando
usage-serve = blazon serve [--address INDIRIZZO] [--no-browser]
value-address = INDIRIZZO
option-address = Dove servire: un indirizzo e una porta; se non è indicato, 127.0.0.1:4000, raggiungibile solo da questo computer
option-no-browser = Non apre nessun browser
argument-address = Non si può servire all'indirizzo «{ $value }». È un indirizzo con una porta, come 127.0.0.1:4000.
serve-started = Blazon è servito su { $url }. Ctrl-C lo termina.
serve-already = Blazon è già servito su { $url } da un'altra esecuzione del programma.
serve-ended = Blazon non è più servito.
serve-taken = { $address } è occupato da un altro programma. Scegli un altro indirizzo con --address, per esempio --address { $other }.
serve-failed = Non si può servire nulla su { $address }: { $reason }.
server-not-found = A questo indirizzo non c'è nulla. Il gioco si trova in /.
server-method = Questo si può solo leggere, non modificare.
server-slow = La richiesta ha impiegato troppo tempo ad arrivare. Riprova.
page-description = Kingdomino Duel nel browser: contro un amico sullo stesso dispositivo o contro il motore, con o senza rete.
page-not-started = La pagina non è riuscita ad avviarsi. Controlla la rete e ricaricala; se non basta, aggiorna il browser.
page-without-script = Blazon è un gioco che funziona nel tuo browser: consenti JavaScript per questa pagina e ricaricala.
