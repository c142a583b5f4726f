### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = punto
arms-bar = barra
arms-two-dots = dos puntos
arms-two-bars = dos barras
arms-solid = lleno
arms-quarters = cuartelado

arms-dot-about = un punto
arms-bar-about = una franja
arms-two-dots-about = dos puntos, uno encima del otro
arms-two-bars-about = dos franjas
arms-solid-about = todo oscuro
arms-quarters-about = dividido en cuatro, dos cuarteles oscuros

drawn-dot = un punto
drawn-bar = una barra
drawn-two-dots = dos puntos
drawn-two-bars = dos barras
drawn-solid = un escudo lleno
drawn-quarters = un escudo cuartelado

with-crosses = { $crosses ->
    [0] { $what }
    [one] { $what } con una cruz
   *[other] { $what } con dos cruces
}

## Dice

die = dado { $number }
die-with-face = dado { $number } ({ $face })
dice-two = dados { $one } y { $other }
face-wild = comodín

## Powers

power-free = Libre
power-split = Separar
power-both = Ambos
power-turn = Girar
power-domains = Dominios
power-cross = Cruz

power-free-about = dibuja la ficha de dominó sin la regla de conexión; sus dos mitades siguen compartiendo un lado
power-split-about = dibuja los dos dados separados, cada uno cumpliendo la regla de conexión
power-both-about = cuando eres el jugador A, toma primero tus dos dados
power-turn-about = gira uno de tus dados a otra de sus caras
power-domains-about = elige de inmediato un escudo de armas y suma 3 puntos al final por cada uno de sus dominios
power-cross-about = añade de inmediato una cruz a un escudo de armas de tu mapa
power-in-quotes = “{ $power }”
castle-bonus = la cruz del castillo

## Players

player-you = Jugador
player-one = Jugador 1
player-two = Jugador 2

level-1 = Paje
level-2 = Escudero
level-3 = Heraldo
level-4 = Caballero
level-5 = Senescal
level-6 = Mariscal
level-7 = Regente
level-8 = Monarca

level-1-about = para una primera partida
level-2-about = para quien ya conoce las reglas
level-3-about = ve los puntos y se le escapa casi todo lo demás
level-4-about = una partida igualada para casi todo el mundo
level-5-about = hace pagar los dados elegidos a la ligera
level-6-about = difícil, vigila también tu mapa y tu Grimorio
level-7-about = muy difícil, deja poco al azar
level-8-about = el nivel más fuerte que hay

## Editions of the rules

edition-standard = Estándar
edition-spanish = Reglamento español
edition-italian = Reglamento italiano
edition-french = Reglamento francés
edition-portuguese = Reglamento brasileño
edition-korean = Reglamento coreano

edition-about = { $marks ->
    [yes] una ficha que no se dibuja también rellena el Grimorio
   *[no] una ficha que no se dibuja no rellena nada
}; { $tie ->
    [lots] un empate total se decide por sorteo
   *[draw] con un empate total, la partida queda en tablas
}

## Amounts

points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
percent = { $figure } %

## Around every screen

page-title = Blazon: un duelo de dados y mapas
page-title-of = { $what } · Blazon
page-description = Kingdomino Duel en el navegador: contra un amigo en el mismo dispositivo o contra el motor, con red o sin ella.
page-not-started = La página no pudo empezar. Comprueba la red y vuelve a cargarla; si no sirve, actualiza el navegador.
page-without-script = Blazon es un juego que funciona en tu propio navegador: permite JavaScript en esta página y vuelve a cargarla.
page-skip-to-content = Saltar al contenido
page-sections = Secciones
page-game = Partida
page-my-games = Mis partidas
page-rules = Reglas
page-replay = Repetición
page-settings = Ajustes
page-language = Idioma
page-back-to-game = Volver a la partida
page-close = Cerrar
page-dismiss = Ocultar
page-update-ready = Hay una versión más nueva de esta página.
page-update-now = Usarla ya

## Home and a new game

page-welcome = Jugar a Blazon
page-lead = Tira cuatro dados, toma dos y dibuja la ficha de dominó en tu mapa. Los dominios más extensos y con más cruces dan más puntos, y el Grimorio da poderes a quien llega primero.
page-learn-by-playing = Aprender jugando: tu primera partida
page-new-game = Nueva partida
page-against-computer = Contra el ordenador
page-two-players-here = Dos personas en este dispositivo
page-with-real-dice = Con dados y lápices de verdad: la página comprueba, puntúa y aconseja
page-difficulty = Nivel
page-level = { $number }. { $name }: { $about }
page-play = Jugar
page-options = Nombres, quién empieza, ediciones
page-your-name = Tu nombre
page-name-first = Nombre de un jugador
page-name-second = Nombre del otro jugador
page-who-rolls-first = Quién tira primero
page-starts-random = Decide el azar
page-edition = Qué reglamento vale donde difieren
with-about = { $name }: { $about }
page-components = Dados y Grimorio
page-components-box = Los de la caja.
page-components-own = Los de tu archivo.
page-components-open = Abrir un archivo de componentes
page-components-reset = Usar los de la caja

## A round: what to do now

versus = { $first } contra { $second }
page-your-side = Tu mapa
page-their-side = El otro mapa
page-dice-and-actions = Dados y acciones
spellbook = Grimorio
page-what-powers-do = Qué hacen los poderes
page-moves-so-far = Lo que ha pasado
page-points-by-domain = Puntos por dominio
page-player-a = Jugador A esta ronda
page-badge-a = A
page-menu = Más
page-undo = Deshacer
page-hint = Pista
page-stop = Parar

round-player-a = Ronda { $round }. Jugador A: { $name }.
page-ask-roll = Ronda { $round }. { $name }, eres el jugador A: tira los dados.
page-ask-enter = Ronda { $round }. { $name }, jugador A, tira los dados. Indica lo que muestran los cuatro dados.
page-roll = Tirar
page-use-roll = Usar esta tirada
ask-take-one = { $name }, eres el jugador A. Toma un dado.
ask-take-both = { $name }, eres el jugador A. Toma un dado, o dos con Ambos.
ask-take-two = { $name }, eres el jugador B. Toma dos dados.
page-take = Tomar
page-take-dice = Tomar: { $dice }
page-then-takes = { $name } toma dos de estos: { $dice }.
page-thinking = { $name } está pensando.
page-thinking-progress = Avance de la reflexión

## A round: drawing

page-domino = Tu ficha de dominó
page-die-of = { $die }, { $name }
page-ask-draw = { $name }, dibuja tu ficha de dominó: señala una casilla posible para el dado que tienes en la mano.
page-ask-other-half = Señala ahora una casilla para el otro dado.
page-ask-wild = ¿Qué escudo para el comodín?
page-ask-confirm = Confirma el dibujo, o gira la ficha, intercambia los dados o llévala a otra casilla posible.
page-no-room = No hay al lado ninguna casilla vacía para el otro dado.
domino-cannot-be-drawn = No se puede dibujar tal cual: no hay dos casillas vacías contiguas en las que conecte.
powers-that-help = Lo que serviría: { $powers }.
no-power-helps = Nada de lo que tienes serviría.
page-rotate = Girar ficha
page-swap = Intercambiar
page-castle-die = Castillo, dado { $die }
page-castle-about = una vez por partida, una cruz más en este dado; no rellena ninguna casilla del Grimorio esta ronda
page-draw-it = Dibujar
page-confirm = Confirmar
page-dont-draw = No dibujar
page-preview = Así queda: { $domains }. Puntos: { $gain }.
page-preview-domain = { $arms }, dominio de { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
} { $crosses ->
    [0] sin cruces
    [one] con una cruz
   *[other] con { $crosses } cruces
} ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
page-preview-marks = En el Grimorio: { $arms }.
page-preview-no-marks = Nada en el Grimorio.

## A round: powers used at once

page-ask-domains = { $power }: elige un escudo de armas. Cada uno de sus dominios da 3 puntos al final.
page-ask-cross = { $power }: señala una casilla dibujada para añadirle una cruz.

## The map and the spellbook, as they are read aloud

map-of = Mapa, { $name }
page-castle-ready = d3, castillo, su cruz está disponible
page-castle-used = d3, castillo, su cruz está usada
page-cell-empty = { $cell }, vacía
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] sin cruces
    [one] una cruz
   *[other] dos cruces
}, dominio de { $cells }
page-cell-possible = { $cell }, posible
page-cell-just-drawn = { $cell }, dibujada en último lugar
page-cell-unconfirmed = { $cell }, { $what }, sin confirmar
page-line-heading = Escudo y poder
page-line = { $marks } de { $boxes }{ $state ->
    [owns] , tiene el poder
    [spent] , poder usado
    [struck] , tachada
   *[open] { "" }
}

## What happens in a game

event-roll = { $name } tira los dados: dado 1, { $one }; dado 2, { $two }; dado 3, { $three }; dado 4, { $four }.
event-take = { $name } toma: { $dice }.
event-take-both = { $name } usa Ambos y toma: { $dice }.
event-draw = { $name } dibuja { $what } en { $cell } y { $what2 } en { $cell2 }.
event-draw-spending = { $name } dibuja { $what } en { $cell } y { $what2 } en { $cell2 }, y usa { $spent }.
event-no-drawing = { $name } no dibuja su ficha de dominó.
event-choose = { $name } elige «{ $arms }» para Dominios: 3 puntos al final por cada uno de esos dominios.
event-cross = { $name } añade una cruz en { $cell } ({ $arms }).
event-lots = El sorteo favorece a { $name }.

spent-castle = la cruz del castillo (dado { $die })
spent-turn = Girar (dado { $die } girado a { $face })

gets-rest = { $name } se queda con el resto: { $dice }.
after-marks = { $name } rellena { $count ->
    [one] una casilla
   *[other] { $count } casillas
} de la línea «{ $arms }»: { $marks } de { $boxes }.
after-wins-power = { $name } completa primero la línea «{ $arms }» y consigue el poder { $power }: { $about }.
after-line-crossed-out = { $name }: la línea «{ $arms }» queda tachada.
after-cross-lost = { $name }: ninguna casilla admite otra cruz, así que Cruz se pierde.
after-map-full = { $name }: el mapa está completo, así que la partida termina.
after-nobody-drew = Ninguno de los dos ha dibujado, así que la partida termina.

## Why a move isn’t allowed

illegal-game-over = La partida ha terminado.
illegal-not-this-step = Este no es el momento para eso.
illegal-not-your-turn = Le toca al otro jugador.
illegal-already-done = La ficha de dominó de esta ronda ya está jugada.
illegal-no-such-face = El dado { $die } no tiene esa cara.
illegal-die-count = Ese no es el número correcto de dados: el jugador A toma uno, o dos con Ambos; el jugador B toma dos.
illegal-die-taken = El dado { $die } ya está tomado.
illegal-no-such-power = No tienes el poder { $power }.
illegal-not-your-dice = Esos no son los dos dados que has tomado.
illegal-same-face = El dado { $die } ya muestra esa cara: Girar lo cambia a otra.
illegal-castle-used = La cruz del castillo ya está usada: solo hay una por partida.
illegal-too-many-crosses = El dado { $die } ya tiene dos cruces, y ninguna casilla admite más.
illegal-not-the-face = Eso no es lo que muestra el dado { $die }.
illegal-same-cell = Los dos dados no pueden ir en la misma casilla.
illegal-cell-taken = La casilla { $cell } está ocupada.
illegal-not-side-by-side = Las dos casillas no comparten un lado.
illegal-does-not-connect = La ficha no conecta: ninguna mitad toca por un lado el castillo ni una casilla con el mismo escudo.
illegal-half-does-not-connect = El dado { $die } no conecta: con Separar, cada mitad toca el castillo o una casilla con el mismo escudo.
illegal-can-be-drawn = La ficha se puede dibujar, así que hay que dibujarla.
illegal-no-arms-there = No hay nada dibujado en { $cell }.
illegal-two-crosses = La casilla { $cell } ya tiene dos cruces.

refused = { $event } no se admite: { $reason }

## Hints, and why a move is good

page-hint-thinking = Buscando la mejor opción.
page-show-it = Mostrar
hint-value = { $event }: probabilidad de ganar: { $win } %; diferencia esperada: { $margin } puntos.

reason-only = es lo único que se puede hacer
reason-ends-ahead = acaba la partida en esta ronda, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de ventaja ahora mismo
reason-ends-behind = acaba la partida en esta ronda, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de desventaja ahora mismo
reason-ends-level = acaba la partida en esta ronda, con empate a puntos ahora mismo
reason-last-box = rellena la última casilla de la línea de { $power }
reason-last-box-before = rellena la última casilla de la línea de { $power } antes que el rival
reason-marks = rellena { $count ->
    [one] una casilla
   *[other] { $count } casillas
} de la línea «{ $arms }» ({ $left ->
    [one] queda 1
   *[other] quedan { $left }
})
reason-keeps-from-opponent = quita al rival la línea de { $power } en esta ronda
reason-gives-opponent = deja al rival la última casilla de la línea de { $power }
reason-blocks = deja al rival una ficha que no puede dibujar sin un poder
reason-leaves = { $points ->
    [0] no deja puntos al rival en esta ronda
    [one] deja al rival como mucho 1 punto en esta ronda
   *[other] deja al rival como mucho { $points } puntos en esta ronda
}
reason-guarantees = { $points ->
    [0] no asegura puntos en esta ronda
    [one] asegura 1 punto en esta ronda
   *[other] asegura { $points } puntos en esta ronda
}
reason-scores = da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ahora
reason-scores-nothing = no da puntos ahora
reason-loses = pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ahora
reason-more = { $reason } ({ $count } más que { $than ->
    [best] la mejor opción
    [played] lo que se jugó
   *[next] la siguiente opción
})
reason-fewer = { $reason } ({ $count } menos que { $than ->
    [best] la mejor opción
    [played] lo que se jugó
   *[next] la siguiente opción
})
reason-grows = forma un dominio de { $cells } casillas { $crosses ->
    [0] sin cruces
    [one] con 1 cruz
   *[other] con { $crosses } cruces
} ({ $arms })
reason-counts-domains = cuenta { $domains ->
    [0] ningún dominio todavía ({ $arms })
    [one] 1 dominio ({ $arms })
   *[other] { $domains } dominios ({ $arms })
}
reason-crosses-domain = pone la cruz en un dominio de { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
} ({ $arms })
reason-needs-power = dibuja lo que no se puede dibujar sin { $power }
reason-cannot-draw = no dibuja lo que no se puede dibujar tal cual
reason-uses = gasta { $what }
reason-keeps = conserva { $what }
reason-hole = aísla la casilla vacía { $cell }
reason-no-hole = no aísla ninguna casilla vacía

why = { $reasons }.
why-costs = { $reasons }; de media cuesta { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
why-no-difference = Nada en las hojas la distingue.

## The end of a game

domain = { $arms }: dominio de { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
} { $crosses ->
    [0] sin cruces
    [one] con 1 cruz
   *[other] con { $crosses } cruces
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $cells }
domains-bonus = Dominios, { $arms }: { $count ->
    [one] 1 dominio
   *[other] { $count } dominios
} a 3 puntos, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
score-total = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en total. Dominio más extenso: { $largest ->
    [one] 1 casilla
   *[other] { $largest } casillas
}.
outcome-points = { $name } gana, { $points } a { $less }.
outcome-largest = Empate a { $points } puntos. { $name } gana por el dominio más extenso, { $largest } casillas contra { $smaller }.
outcome-lots = Empate a { $points } puntos y a { $largest } casillas en el dominio más extenso. Decide el sorteo: gana { $name }.
outcome-tie = Empate a { $points } puntos y a { $largest } casillas en el dominio más extenso: la partida queda en tablas.

page-game-over = La partida ha terminado
page-play-again = Jugar otra vez
page-replay-and-analysis = Repetición y análisis
page-copy-link = Copiar un enlace a esta partida
page-copy-game = Copiar la partida como texto
page-save-file = Guardar la partida en un archivo
page-copy-text = Texto para copiar
page-copied = Copiado.
page-copy-by-hand = El navegador no permite que la página copie. Cópialo de aquí:

## My games

page-no-games = Todavía no hay partidas. Cada partida que empieces se guarda aquí, solo en este navegador.
page-unfinished = Ronda { $round }, sin terminar.
page-continue = Continuar
page-view = Ver
page-delete = Eliminar
page-deleted = Eliminada: { $game }.
page-import = Una partida de otro sitio
page-import-about = Pega una partida o un enlace a una, abre un archivo o suéltalo en cualquier parte de esta página.
page-import-text = Texto de una partida
page-import-paste = Leer
page-import-file = Abrir un archivo

page-not-a-game = Eso no es una partida que se pueda leer, y no ha cambiado nada. Motivo: { $reason }
page-broken-link = El enlace se cortó o cambió por el camino, así que la partida que llevaba se ha perdido. No ha cambiado nada.
page-not-components = Eso no es un juego de componentes, y no ha cambiado nada. Motivo: { $reason }
page-not-a-text-file = Ese archivo es demasiado largo o no es texto. No ha cambiado nada.
page-no-storage = Este navegador no guarda nada: está lleno o no tiene permiso. Puedes seguir jugando, pero la partida se pierde al cerrar la página. Guárdala en un archivo si quieres conservarla.
page-damaged-game = Una partida guardada está dañada y no se puede mostrar. Las demás siguen ahí.
page-computer-silent = El ordenador no responde. Tu partida está guardada; vuelve a intentarlo o carga otra vez la página.
page-try-again = Reintentar

## Replay

replay-unfinished = El registro acaba aquí; la partida no ha terminado.
page-replay-round = Ronda { $round }
page-replay-start = Al comienzo del registro.
page-replay-steps = Recorrer la partida
page-replay-first = Primero
page-replay-previous = Anterior
page-replay-next = Siguiente
page-replay-last = Último
page-replay-move = Suceso
page-replay-at = { $at } de { $of }
page-replay-value = { $at } de { $of }. { $event }
page-replay-this-move = Este momento
page-replay-dice = Dados de la ronda
page-replay-all-moves = Todos los sucesos
page-replay-play-on = Seguir jugando desde aquí
page-replay-play-on-about = Será una partida nueva contra el ordenador. Esta queda como está.
page-replay-share = Guardar o compartir esta partida

## Analysis

page-replay-analysis = Análisis
page-replay-analyse = Analizar la partida
page-replay-analyse-about = El ordenador juzga cada tirada y cada decisión. Tarda un rato, aquí en tu navegador. Puedes detenerlo: lo juzgado hasta entonces se conserva.
page-replay-analysing = Se está juzgando la partida, suceso a suceso.
page-replay-analysed = Toda la partida está juzgada.
page-replay-progress = { $done } de { $of } sucesos juzgados
page-replay-much-luck = mucha suerte, buena o mala
page-replay-curve-about = Toca la curva para ir a ese momento.

mark-inaccuracy = imprecisión
mark-mistake = error
mark-blunder = error grave

analysis-chances = Probabilidad de ganar: { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = Suerte: { $luck } para { $name }.
analysis-average-roll = Ni buena ni mala suerte.
analysis-only-choice = No había otra opción.
analysis-good-move = Nada era claramente mejor.
analysis-next-best = Segunda mejor opción, { $loss } menos: { $event }
analysis-cost = Costó { $loss }.
analysis-cost-marked = Costó { $loss }: { $mark }.

analysis-partly = Detenido tras { $judged } de { $events } sucesos. Esto es lo que se había juzgado.
analysis-explained = Los porcentajes son probabilidades de ganar; un empate cuenta la mitad. La suerte es lo que dio una tirada por encima de la media de todas. La pérdida de una decisión es lo que la mejor habría dado de más.

analysis-summary = Resumen
analysis-costliest = Decisiones más caras
analysis-start = Probabilidad al empezar
analysis-luck = Suerte
analysis-choices = Decisiones de ambos
analysis-estimation = Error propio del modelo
analysis-result = Resultado
analysis-end = Probabilidad al acabar el registro
analysis-without-luck = Resultado sin la suerte
analysis-loss-draft = Pérdida por elección de dados
analysis-loss-drawing = Pérdida por dibujo
analysis-loss-power = Pérdida por poder ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprecisiones, errores, errores graves
analysis-luckiest = Tirada más afortunada
analysis-luckiest-roll = { $luck }, ronda { $round }

analysis-costly = Ronda { $round }, { $name }: de { $before } a { $after }, una pérdida de { $loss }
analysis-costly-marked = Ronda { $round }, { $name }: de { $before } a { $after }, una pérdida de { $loss } ({ $mark })
analysis-played = Jugado: { $event }
analysis-better = Mejor: { $event }
analysis-why = Por qué: { $reason }
analysis-why-margin = Diferencia de puntos esperada: { $best } en vez de { $played }.
analysis-nothing-costly = { $name }: ninguna decisión costó nada.

analysis-curve-of = Probabilidades de ganar: { $name }
analysis-curve-alt = Probabilidades de ganar, { $name }: { $start } al empezar, { $low } como mínimo, { $high } como máximo, { $end } al final.
analysis-legend-mark = error o error grave
analysis-legend-luck = tirada con suerte de { $least } o más, buena o mala

## Settings

page-theme = Colores
page-as-system = Igual que el sistema
page-theme-light = Claros
page-theme-dark = Oscuros
page-animations = Movimiento
page-sound = Sonido
page-on = Activado
page-off = Desactivado
page-buttons = Botones para
page-right-handed = La mano derecha
page-left-handed = La mano izquierda
page-single-keys = Teclas de una sola letra
page-shortcuts = Teclas
page-key-help = Mostrar estas teclas
page-key-roll = Tirar los dados
page-key-pick = Señalar un dado
page-key-take = Tomar los dados; girar la ficha
page-key-move = Moverse por el mapa, cuando tiene el foco
page-key-cell = Señalar la casilla
page-key-half = Tomar en la mano el otro dado
page-key-swap = Intercambiar los dos dados
page-key-confirm = Confirmar
page-key-undo = Deshacer
page-key-hint = Pedir una pista
page-key-close = Cerrar lo que está abierto
page-key-replay = En una repetición: un suceso atrás o adelante

## The rules

page-rules-title = Las reglas
page-rules-lead = Dos jugadores, cuatro dados, un mapa para cada uno y un Grimorio para los dos.
page-rules-contents = Contenido

page-rules-goal = El objetivo
page-rules-goal-text = En cada ronda consigues dos dados y los dibujas en tu mapa como una ficha de dominó. Las casillas contiguas con el mismo escudo de armas forman dominios, y las cruces de un dominio multiplican sus puntos. Gana quien tenga más puntos de prestigio al final.

page-rules-need = Lo que hace falta
page-rules-need-arms = Seis escudos de armas, que se distinguen por su dibujo:
page-rules-need-dice = Cuatro dados, todos distintos. Una cara muestra un escudo de armas sin cruces, con una o con dos, o un signo de interrogación. Las cruces representan a los altos mandatarios.
page-rules-need-map = Un mapa para cada uno: un castillo en el centro y { $cells } casillas a su alrededor. Cada casilla tiene dos círculos para las cruces.
page-rules-need-spellbook = Un Grimorio: una línea por cada escudo de armas, con una fila de casillas para cada jugador y un poder que ganar.
page-rules-need-source = Las caras de los dados y el número de casillas proceden de una sola fuente pública. Si tu caja dice otra cosa, puedes jugar con tu propio archivo de componentes.

page-rules-round = Una ronda
page-rules-round-text = Un jugador es A y el otro B. Después de cada ronda se intercambian.
page-rules-player-a = A
page-rules-player-b = B
page-rules-roll = Tirar
page-rules-roll-text = El jugador A tira los cuatro dados.
page-rules-draft = Tomar los dados
page-rules-draft-text = El jugador A toma un dado. El jugador B toma dos de los otros tres. El último es para el jugador A.
page-rules-draw = Dibujar
page-rules-draw-text = Cada jugador dibuja las dos caras, cruces incluidas, en dos casillas vacías que comparten un lado y cumpliendo la regla de conexión. Los dos dibujan a la vez.
page-rules-draw-border = Where two neighbouring cells have different coats of arms, thicken the line between them. It shows where your domains end.
page-rules-mark = Rellenar el Grimorio
page-rules-mark-text = Primero el jugador A y luego el jugador B: cada cara de la ficha que muestra un escudo de armas sin cruces rellena una casilla de esa línea, en la fila del jugador.
page-rules-mark-undrawn = Whether a domino you didn’t draw marks boxes too depends on the edition. In Standard it does.

page-rules-connection = La regla de conexión
page-rules-connection-text = Al menos una mitad de la ficha toca por un lado el castillo o una casilla que ya tenía el mismo escudo de armas antes de esta ronda. Las esquinas no cuentan.
page-rules-connection-must = Una ficha que se puede dibujar hay que dibujarla. La que solo se podría dibujar usando un poder se puede dejar sin dibujar.
page-rules-right = Bien.
page-rules-wrong = Mal.
page-rules-right-castle = El punto toca el castillo. Ahí vale cualquier escudo de armas.
page-rules-right-same = La barra toca una barra de una ronda anterior. Da igual lo que toque la otra mitad.
page-rules-wrong-corner = El punto nuevo y el anterior solo se tocan por una esquina.
page-rules-wrong-other = El escudo lleno solo toca una barra, y el punto no toca nada de una ronda anterior.

page-rules-wild = Comodines y cruces
page-rules-wild-text = El signo de interrogación es un comodín: dibújalo como el escudo de armas que quieras. Dos comodines pueden ser escudos distintos. No rellena ninguna casilla del Grimorio, se dibuje como se dibuje.
page-rules-wild-must = If one choice of coat of arms lets your domino connect, the domino can be drawn, so you must draw it.
page-rules-crosses-text = Las cruces de una cara se dibujan en los círculos de su casilla. Una casilla nunca tiene más de dos.

page-rules-castle = La cruz del castillo
page-rules-castle-text = Una vez por partida puedes añadir una cruz a uno de tus dos dados al dibujarlo, también a un comodín, si no tiene ya dos. El dado con esa cruz no rellena ninguna casilla. Después se colorea el techo del castillo.
page-rules-castle-turned = If you also use “{ power-turn }” on that die, the cross goes on the new face.
page-rules-castle-ready = La cruz aún está disponible.
page-rules-castle-used = La cruz ya está usada.

page-rules-spellbook = El Grimorio
page-rules-spellbook-text = Rellenas las casillas de tu fila empezando junto al escudo de armas. Quien rellena antes la última casilla de una línea tiene su poder, y la fila del otro jugador queda tachada para siempre. Si los dos lo hicieran en la misma ronda, el poder es del jugador A.
page-rules-spellbook-lost = Una ficha puede rellenar dos casillas de la misma línea. Lo que correspondería a una fila completa o tachada se pierde.
page-rules-spellbook-won = El jugador de la izquierda ha rellenado primero la última casilla, la redonda, y tiene el poder { $power }. La fila de la derecha queda tachada.
page-rules-spellbook-open = Nadie tiene todavía el poder { $power }: a la izquierda hay { $left } casillas rellenas de { $boxes } y a la derecha { $right }.

page-rules-powers = Los poderes
page-rules-powers-text = Cada poder se usa una sola vez, y solo lo usa su dueño. Los cuatro primeros se guardan para cualquier ronda posterior. Los dos del relámpago se usan de inmediato, el del jugador A antes que el del jugador B.
page-rules-powers-together = En una ronda se pueden usar varios poderes, pero { $free } y { $split } no en la misma ficha.
page-rules-powers-undrawn = You declare “{ power-free }”, “{ power-split }”, “{ power-turn }” and the castle’s bonus as you draw, so if you don’t draw, you keep them. “{ power-both }” is used up when you take the dice.
page-rules-power-line = { $boxes ->
    [one] Una casilla de la línea «{ $arms }»
   *[other] { $boxes } casillas de la línea «{ $arms }»
}
page-rules-power-at-once = de inmediato
page-rules-power-free = Dibuja la ficha de esta ronda sin la regla de conexión. Sus dos mitades siguen compartiendo un lado.
page-rules-power-split = Dibuja tus dos dados separados. Hay que dibujar los dos, y cada uno cumple por sí solo la regla de conexión.
page-rules-power-both = En una ronda en la que seas el jugador A, toma dos dados de una vez. El jugador B se queda con los otros dos.
page-rules-power-turn = Cuando los dados ya están tomados, gira uno de los tuyos a otra de sus propias caras. La cara nueva es la que se dibuja y la que cuenta para el Grimorio.
page-rules-power-domains = Elige un escudo de armas, de forma definitiva. Al final cada uno de tus dominios con ese escudo vale 3 puntos más, con cruces o sin ellas.
page-rules-power-cross = Añade una cruz a una casilla dibujada de tu mapa que tenga menos de dos. Si no hay ninguna, el poder se pierde.

page-rules-end = El final y la puntuación
page-rules-end-text = La partida termina con la ronda en la que un mapa queda completo o en la que ninguno de los dos ha dibujado.
page-rules-score-text = Un dominio es un grupo de casillas con el mismo escudo de armas unidas por sus lados; una sola casilla también lo es. Vale el número de sus casillas por el de sus cruces, así que sin cruces no vale nada.
page-rules-example-text = Un ejemplo: este jugador ha ganado { $power } y ha elegido «{ $arms }».
page-rules-example-domain = Dominio
page-rules-example-cells = Casillas
page-rules-example-crosses = Cruces
page-rules-example-points = Puntos
page-rules-example-bonus = { $power }, { $arms }: 3 por cada uno de { $count } dominios
page-rules-example-total = Total

page-rules-ties = Empates
page-rules-ties-text = Gana el total más alto. Si es igual, gana quien tenga el dominio más extenso, con cruces o sin ellas. Si también es igual, la partida queda en tablas.

page-rules-editions = Ediciones
page-rules-editions-text = Los reglamentos difieren en dos puntos. Antes de la partida se elige cuál cuenta.
page-rules-editions-contradiction = The Spanish and Italian rulebooks contradict themselves: you mark boxes only after drawing, yet a player who can’t draw still marks the spellbook. In those two editions we follow the first rule, in Standard the second.

page-rules-credits = Créditos
page-rules-credits-text = El juego es Kingdomino Duel, de Bruno Cathala y Ludovic Maublanc, publicado por Blue Orange en 2019.
page-rules-credits-unofficial = Blazon no es oficial. Su nombre, sus dibujos y sus textos son propios, y no tiene relación con los autores ni con la editorial.

## The lesson

page-lesson-title = Primera partida
page-lesson-next = Siguiente
page-lesson-play-own = Jugar mi propia partida
page-lesson-leave = Salir de la lección
page-lesson-progress = Paso { $step } de { $steps }

page-lesson-roll = Cada jugador dibuja un reino. En esta ronda eres el jugador A, así que tiras los cuatro dados para los dos.
page-lesson-take = Toma el { $dice }. Después tu adversario toma dos de los otros tres, y el último es tuyo. Por eso lo que tomas también decide lo que queda.
page-lesson-castle = Estos dos dados son tu ficha de dominó. Dibújala en dos casillas contiguas. Una de ellas tiene que tocar el castillo: junto a él vale cualquier escudo de armas.
page-lesson-spellbook = Mira el Grimorio. Una cara sin cruces rellena una casilla de su línea: { $plain }. Una cara con cruz no rellena nada, pero su cruz da puntos: { $crossed }. Quien completa antes una línea gana su poder.
page-lesson-take-two = Ahora tu adversario es el jugador A y ya ha tomado un dado. Tú tomas dos de los otros tres: { $dice }. El último es para tu adversario.
page-lesson-same = Lejos del castillo, una mitad tiene que tocar una casilla con el mismo escudo de armas. Dibuja de modo que el escudo { $arms } forme un solo dominio de { $cells } casillas. Un dominio vale sus casillas por sus cruces: { $cells } × { $crosses } = { $points } puntos.
page-lesson-last-box = Vuelves a ser el jugador A. Tira y toma el { $dice }: rellenará la última casilla de tu línea.
page-lesson-wild = El signo de interrogación es un comodín: dibújalo como el escudo de armas que quieras. Nunca rellena una casilla, así que es ideal para la cruz del castillo, que se añade una vez por partida. Dásela al { $die } y dibuja.
page-lesson-power = Has completado antes una línea, así que su poder es tuyo: { $power }. El relámpago significa que se usa de inmediato. Pon la cruz en tu dominio más extenso, donde más cuenta.
page-lesson-score = Cada dominio vale sus casillas por sus cruces, y esto es lo que vale tu reino hasta ahora. La partida termina cuando un mapa está completo o ninguno de los dos puede dibujar, y gana la puntuación más alta. Ya puedes jugar tu propia partida.

page-lesson-nudge-read = Lee esto primero y luego continúa.
page-lesson-nudge-roll = Primero tira los dados.
page-lesson-nudge-take = Está permitido, pero esta vez toma: { $dice }.
page-lesson-nudge-castle-kept = Está permitido, pero guarda la cruz del castillo para más tarde.
page-lesson-nudge-same = Está permitido, pero esta vez haz que el escudo { $arms } forme un solo dominio de { $cells } casillas, y guarda la cruz del castillo para más tarde.
page-lesson-nudge-castle = Está permitido, pero esta vez dale la cruz del castillo al { $die }.
page-lesson-nudge-power = Está permitido, pero ahí la cruz cuenta menos. Ponla en tu dominio más extenso.

## What is wrong with a text that should be a game

expected-arms = un escudo (d b D B s q)
expected-face = una cara (? o un escudo con dos cruces como mucho)
expected-cell = una casilla (de a1 a g5, salvo el castillo d3)
expected-seat = un jugador (F o S)
expected-die = un dado (de 1 a 4)
expected-higher-die = un dado con un número mayor
expected-move = un suceso
expected-join = un signo entre las dos mitades (+ ~ o /)
expected-once-a-drawing = la cruz del castillo y un dado girado, una vez cada uno como mucho
expected-square = una casilla vacía (.) o un escudo con dos cruces como mucho
expected-marks = un número de marcas (de 0 a 9)
expected-power = un poder (f s b t d c, en este orden, o -)
expected-castle = el estado del castillo (^ o -)
expected-round = una ronda (de 1 a 99)
expected-player-a = el jugador A de esa ronda (F si es impar, S si es par)
expected-step = una fase (roll, take, draw, flash, lots u over)
expected-drew = si se dibujó una ficha (+ o -)
expected-arms-in-order = escudos en el orden d b D B s q
expected-edition = una edición (standard es it fr pt ko)
expected-component = un componente (de die 1: a die 4:, de line d: a line q:)
expected-component-once = cada dado y cada línea una sola vez
expected-all-components = cuatro dados y seis líneas
expected-boxes = un número de casillas (de 1 a 9)
expected-power-name = un poder (free split both turn domains cross)
expected-power-once = cada poder en una sola línea
expected-rules-tag = la etiqueta [Rules "1"]
expected-tag-name = el nombre de una etiqueta, en letras
expected-tag-once = cada etiqueta una sola vez
expected-tag-text = un texto entre comillas, de 200 caracteres como mucho, sin caracteres de control ni que cambien la dirección del texto
expected-fewer-tags = 64 etiquetas como mucho
expected-no-tag-beside-position = ninguna edición ni componentes junto a una posición
expected-this-round = el número de esta ronda
expected-sign = «{ $sign }»
expected-end = el final del texto
expected-shorter-text = 1 MiB de texto como mucho

found-end = el final
expected-found = se esperaba { $expected }; se ha encontrado { $found }.
place-error = línea { $line }, columna { $column }: { $fault }
setup-error = Ninguna partida lleva a esta posición. { $faults }
record-result = El resultado es { $actual }, no { $said }.
tag-name-error = Ese no es el nombre de una etiqueta que se pueda poner.
tag-text-error = Ese texto no cabe en una etiqueta: 200 caracteres como mucho, sin caracteres de control ni que cambien la dirección del texto.
tag-too-many-error = Esta partida ya tiene 64 etiquetas y no admite más.

fault-round = No existe la ronda { $round }.
fault-odd-cells = { $seat }: hay un número impar de casillas dibujadas.
fault-too-many-cells = { $seat }: hay más fichas dibujadas que rondas jugadas.
fault-too-few-cells = Hubo rondas en las que nadie dibujó, y la partida siguió.
fault-nothing-drawn = { $seat }: se dice que ha dibujado, pero el mapa está vacío.
fault-unconnected = { $seat }: hay casillas dibujadas que no se unen a nada.
fault-no-dominoes = { $seat }: las fichas no pueden estar así; sobran casillas de un color del tablero ajedrezado.
fault-too-many-in-line = { $seat }: hay más marcas que casillas en la línea «{ $arms }».
fault-too-many-marks = { $seat }: hay más marcas de las que podían dar las fichas.
fault-both-filled = Los dos jugadores han completado la línea «{ $arms }».
fault-held-unfilled = { $seat }: tiene { $power } sin haber completado su línea.
fault-lightning-held = { $seat }: conserva { $power }, que se resuelve de inmediato.
fault-no-lightning = { $seat }: no tiene ningún poder relámpago por resolver.
fault-chosen = { $seat }: hay un escudo elegido sin Dominios, o Dominios sin escudo elegido.
fault-hands = Los dados no están repartidos de dos en dos.
fault-waiting = { $seat }: hay marcas pendientes que la ficha no puede dar.
fault-both-done = Los dos jugadores han acabado con su ficha, y falta rellenar el Grimorio.
fault-full-map = { $seat }: el mapa está completo, y la partida sigue.
fault-lots = No hay nada que sortear, o falta el sorteo.

### What only commands and the server say. The page is built without what follows.

## The terminal: starting a game

terminal-welcome = Blazon: dos jugadores, cuatro dados, dos mapas. Escribe ? para ver la ayuda cuando quieras, q para salir.
terminal-ask-opponent = ¿Contra quién juegas? Intro: 1.
terminal-opponent-person = otra persona en este teclado
terminal-opponent-random = un jugador que elige al azar
terminal-ask-name = ¿Tu nombre? Intro: { $default }.
terminal-ask-name-first = ¿Nombre de quien tira primero? Intro: { $default }.
terminal-ask-name-second = ¿Nombre del otro jugador? Intro: { $default }.
terminal-random-name = Azar
terminal-same-name = El otro jugador ya se llama así. Elige otro nombre.
terminal-ask-edition = ¿Qué reglamento vale donde difieren? Intro: 1.
terminal-begin = { $first } tira en la primera ronda. { $second } es el otro jugador. { $edition }.

## The terminal: a round

terminal-ask-draw = { $name }, dibuja tu ficha de dominó: { $one } y { $other }.
terminal-ask-how = ¿Cómo la dibujas? Intro: 1.
terminal-how-plain = dibujarla sin más
terminal-how-continue = seguir así
terminal-how-castle = la cruz del castillo: una cruz más en uno de los dados
terminal-how-dont-draw = no dibujarla
terminal-castle-explained = La cruz del castillo: una vez por partida puedes añadir una cruz a uno de tus dos dados, también a un comodín. Ese dado no rellena entonces ninguna casilla del Grimorio esta ronda.
terminal-using = Con { $spent }.
terminal-ask-castle = ¿Qué dado recibe la cruz del castillo?
terminal-ask-turn = ¿Qué dado giras, y a qué cara?
terminal-turn-to = { $die } a { $face }
terminal-ask-arms = El dado { $number } es un comodín. ¿Qué escudo dibujas?
terminal-ask-cell = Dado { $number }, { $what }: ¿en qué casilla?
terminal-preview = Vista previa: { $what } en { $cell } y { $what2 } en { $cell2 }.
terminal-preview-points = Puntos: { $now } ahora, { $then } después.
terminal-preview-marks = Casillas que rellena: { $marks }.
terminal-preview-mark = { $arms } ({ $marks } de { $boxes })
terminal-preview-no-marks = No rellena ninguna casilla del Grimorio.
terminal-preview-uses = Usa { $spent }.
terminal-ask-confirm = Intro o 1: dibujarla. u: volver atrás.
terminal-ask-domains = { $name }, tienes Dominios. Elige un escudo de armas: cada uno de sus dominios da 3 puntos al final.
terminal-domains-item = { $arms }: { $count ->
    [0] ningún dominio todavía
    [one] 1 dominio ahora
   *[other] { $count } dominios ahora
}
terminal-ask-cross = { $name }, tienes Cruz. ¿En qué casilla añades una cruz?
terminal-cross-item = { $cell }, { $what }: { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
}

## The terminal: looking around

terminal-map-legend = Letras: d punto, b barra, D dos puntos, B dos barras, s lleno, q cuartelado. La cifra cuenta las cruces. El punto (.) es una casilla vacía, # el castillo. En una vista previa, lo nuevo va entre corchetes.
terminal-map-empty = Todavía no hay nada dibujado.
terminal-cells-left = { $count ->
    [0] Ninguna casilla vacía.
    [one] 1 casilla vacía: { $cells }
   *[other] { $count } casillas vacías: { $cells }
}
terminal-spellbook = Grimorio: casillas rellenas y cuántas hay.
terminal-line-open = { $arms }, { $power }: { $first } { $marks }, { $second } { $marks2 }, de { $boxes }.
terminal-line-held = { $arms }, { $power }: completada por { $name }, que aún tiene el poder. Tachada para { $other } con { $marks } de { $boxes }.
terminal-line-used = { $arms }, { $power }: completada por { $name }, y el poder ya está usado. Tachada para { $other } con { $marks } de { $boxes }.
terminal-castle-ready = Cruz del castillo, { $name }: disponible.
terminal-castle-used = Cruz del castillo, { $name }: usada.
terminal-chosen = Dominios, { $name }: { $arms }.
terminal-dice-of = Dados de la ronda { $round }:
terminal-dice-none = Todavía no se han tirado los dados.
terminal-die-free = Dado { $number }: { $face }, libre.
terminal-die-of = Dado { $number }: { $face }, { $name }.
terminal-log-empty = Todavía no ha pasado nada.
terminal-no-game = Aún no hay partida: responde primero a la pregunta.
terminal-maps-on = Los mapas se muestran antes de cada dibujo.
terminal-maps-off = Los mapas ya no se muestran antes de cada dibujo.
terminal-help =
    Responde con el número de una opción. Intro elige la primera donde se indica.
    Una casilla se puede escribir por su nombre, como c4, y las dos a la vez, como c4 c5.
    m   tu mapa
    o   el otro mapa
    w   tu mapa en palabras, dominio por dominio
    wo  el otro mapa en palabras
    s   Grimorio: casillas, poderes, cruz del castillo
    d   dados de esta ronda y quién tiene cada uno
    p   puntos de los dos, dominio por dominio
    l   registro de toda la partida (l 2: las dos últimas rondas)
    a   los escudos y los poderes, y qué hacen
    v   mapas antes de cada dibujo: sí o no
    r   repetir la pregunta
    u   deshacer: un paso atrás
    save ARCHIVO   guardar la partida
    load ARCHIVO   seguir con una partida guardada
    q   salir
    ?   esta ayuda
    También vale cualquier cosa de la notación, como 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power } (línea «{ $arms }», { $boxes } casillas): { $about }

## The terminal: answers

terminal-unknown = «{ $line }» no es una respuesta aquí. Escribe ? para ver la ayuda.
terminal-not-possible = Eso no se puede. { $reason }
terminal-not-this-cell = Desde aquí eso no lleva a un dibujo permitido: { $cell }.
terminal-no-place = Así no cabe en ningún sitio. u vuelve atrás.
terminal-undone = Deshecho: { $event }
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-save-needs-name = Di dónde: save ARCHIVO
terminal-load-needs-name = Di cuál: load ARCHIVO
terminal-saved = Guardada en { $file }. Para seguir más tarde, abre el juego y escribe: load { $file }
terminal-save-failed = No se ha escrito { $file }: { $reason }. La partida sigue.
terminal-ask-replace = Ya existe un archivo { $file }.
terminal-replace-yes = reemplazarlo
terminal-replace-no = dejarlo como está
terminal-not-saved = No se ha guardado.
terminal-loaded = Cargada { $file }.
terminal-load-failed = No se ha cargado { $file }: { $reason }
terminal-ask-load = Se perdería la partida que estás jugando.
terminal-load-yes = cargar la otra de todos modos
terminal-load-no = seguir en esta partida
terminal-ask-quit = La partida no ha terminado. ¿Quieres salir?
terminal-quit-save = guardarla en { $file } y salir
terminal-quit-unsaved = salir sin guardar
terminal-quit-stay = seguir jugando
terminal-goodbye = Hasta pronto.
terminal-input-ended = La entrada se ha acabado antes que la partida. Esta es la partida hasta ahora; ponla en un archivo para cargarla de nuevo:
terminal-interrupted = No se ha escrito { $file }: { $reason }. La partida se ha perdido.
terminal-over = La partida ha terminado.
terminal-ask-again = ¿Y ahora?
terminal-again-new = una partida nueva con los mismos jugadores
terminal-again-leave = salir (save ARCHIVO guarda esta partida)

## Commands

cli-about = Blazon: un duelo de dados, mapas y magia para dos jugadores.
cli-about-serve = Sirve la página del juego y la abre en el navegador; es lo que ocurre también sin comando
cli-about-play = Juega una partida aquí, contra alguien en el mismo teclado o contra la máquina
cli-about-simulate = Hace jugar muchas partidas a jugadores automáticos y dice cómo han ido
cli-about-match = Enfrentar a dos jugadores en pares de partidas con los mismos dados y decir quién es mejor
cli-about-ladder = Enfrentar a muchos jugadores y dar a cada uno su Elo
cli-about-merge = Juntar las partes de un encuentro o de una escala
cli-about-show = Dibuja una posición o el final de un registro
cli-about-check = Reproduce registros y dice si son correctos
cli-about-replay = Cuenta una partida registrada, suceso a suceso
cli-about-analyse = Juzga una partida registrada: la suerte de los dados, el coste de las decisiones, las probabilidades de ganar
cli-about-legal = Enumera lo que pueden hacer los jugadores, un suceso por línea
cli-about-hint = Dice qué hacer en una posición, cuánto vale y por qué
cli-about-engine = Responde a otro programa, línea por línea: véase docs/protocol-engine.md
cli-about-perft = Cuenta las maneras en que puede seguir una partida con estas tiradas
cli-about-bench = Mide la velocidad de las reglas y de los jugadores
cli-about-bench-playouts = Juega partidas al azar en un solo núcleo, tantas como quepan en el tiempo
cli-about-bench-greedy = Juega partidas entre jugadores voraces en un solo núcleo, tantas como quepan en el tiempo
cli-about-bench-net = Cuenta cuántos dibujos juzga la red en un solo núcleo
cli-about-bench-decide = Dice cuánto tarda un jugador en decidir, en un solo núcleo
cli-about-measure = Mide lo buenas que son las decisiones y lo ciertas que son las probabilidades
cli-about-measure-endings = Compara las decisiones a dos rondas del final con la solución exacta
cli-about-measure-decisions = Juzga las decisiones con partidas que continúan con los mismos dados
cli-about-measure-calibration = Compara las probabilidades que da la red con el final de las partidas
cli-about-measure-powers = Cuenta cuántas veces se consiguen, se usan y se desperdician los poderes
cli-about-train = Entrena una red jugando contra sí misma y escribe sus pesos
cli-about-components = Imprime los dados y el Grimorio como un archivo que se puede editar, o comprueba uno
cli-about-help = Muestra esta ayuda o la de un comando

cli-usage = blazon [COMANDO] [OPCIONES]
cli-usage-serve = blazon serve [--address DIRECCIÓN] [--no-browser]
cli-usage-play = blazon play [OPCIONES]
cli-usage-simulate = blazon simulate [--games NÚMERO] [--seed NÚMERO] [OPCIONES]
cli-usage-match = blazon match IZQUIERDA DERECHA [--pairs NÚMERO] [--seed NÚMERO] [OPCIONES]
cli-usage-ladder = blazon ladder [JUGADOR]... [OPCIONES]
cli-usage-merge = blazon merge [--json] [--svg ARCHIVO] ARCHIVO...
cli-usage-show = blazon show [ARCHIVO|POSICIÓN|-]
cli-usage-check = blazon check [--json] ARCHIVO...
cli-usage-replay = blazon replay [--json] ARCHIVO
cli-usage-analyse = blazon analyse [--html ARCHIVO] [--json] [OPCIONES] ARCHIVO
cli-usage-legal = blazon legal [OPCIONES] POSICIÓN
cli-usage-hint = blazon hint [OPCIONES] POSICIÓN
cli-usage-engine = blazon engine
cli-usage-perft = blazon perft [OPCIONES] POSICIÓN [TIRADA]...
cli-usage-bench = blazon bench COMANDO [OPCIONES]
cli-usage-bench-playouts = blazon bench playouts [--seconds NÚMERO | --games NÚMERO] [--seed NÚMERO] [OPCIONES]
cli-usage-bench-greedy = blazon bench greedy [--seconds NÚMERO | --games NÚMERO] [--seed NÚMERO] [OPCIONES]
cli-usage-bench-net = blazon bench net [--seconds NÚMERO] [--seed NÚMERO] [--net ARCHIVO] [--json]
cli-usage-bench-decide = blazon bench decide [--player JUGADOR] [--positions NÚMERO] [--seed NÚMERO] [OPCIONES]
cli-usage-measure = blazon measure COMANDO [OPCIONES]
cli-usage-measure-endings = blazon measure endings [--positions NÚMERO] [--player JUGADOR]... [OPCIONES]
cli-usage-measure-decisions = blazon measure decisions [--positions NÚMERO] [--rollouts NÚMERO] [--player JUGADOR] [OPCIONES]
cli-usage-measure-calibration = blazon measure calibration [--games NÚMERO] [--net ARCHIVO] [OPCIONES]
cli-usage-measure-powers = blazon measure powers [--games NÚMERO] [--player JUGADOR] [OPCIONES]
cli-usage-train = blazon train --out ARCHIVO [OPCIONES]
cli-usage-components = blazon components [ARCHIVO]
cli-usage-help = blazon help [COMANDO]

cli-heading-usage = Uso:
cli-heading-commands = Comandos
cli-heading-arguments = Argumentos
cli-heading-options = Opciones
cli-heading-examples = Ejemplos:
cli-heading-levels = Niveles:
cli-level-item = { $player }  { $name }: { $about }

cli-value-address = DIRECCIÓN
cli-value-command = COMANDO
cli-value-file = ARCHIVO
cli-value-folder = CARPETA
cli-value-language = IDIOMA
cli-value-left = IZQUIERDA
cli-value-milliseconds = MILISEGUNDOS
cli-value-name = NOMBRE
cli-value-number = NÚMERO
cli-value-opponent = RIVAL
cli-value-player = JUGADOR
cli-value-position = POSICIÓN
cli-value-right = DERECHA
cli-value-roll = TIRADA
cli-value-seat = ASIENTO
cli-value-subject = ARCHIVO|POSICIÓN

cli-help-command = El comando que se quiere conocer
cli-help-components = El archivo que se comprueba; sin él se imprimen los componentes de la caja
cli-help-ladder = Los jugadores, el más débil primero; si no se da ninguno, todos los niveles y referencias
cli-help-left = El jugador cuyo resultado se cuenta: un nombre como best, o cmd: y la orden de otro programa
cli-help-right = El otro jugador
cli-help-parts = Lo que «match --json» o «ladder --json» imprimió con --shard
cli-help-position = «start», una línea de notación, un archivo con una posición o un registro (cuenta su final), o - para la entrada estándar
cli-help-record = El registro, o - para la entrada estándar
cli-help-records = Los registros; - es la entrada estándar
cli-help-rolls = Las tiradas que vienen, por ejemplo 'd/b/s2/?'
cli-help-subject = «start», una línea de notación, un archivo con una posición o un registro (cuenta su final), o - para la entrada estándar; sin nada, el comienzo
cli-help-exit-codes =
    Códigos de salida:
      0  todo va bien
      1  lo leído es incorrecto: un registro, una posición o unos componentes
      2  la línea de comandos es incorrecta
      3  algo no se ha podido leer o escribir

cli-option-address = Dónde servir: una dirección y un puerto; si no se dice, 127.0.0.1:4000, que solo se alcanza desde este ordenador
cli-option-against = Contra quién: person (una persona), random (al azar), de level:1 a level:8 u otro jugador; si no se dice, se pregunta
cli-option-alternatives = Cuántas alternativas mostrar, 3 si se omite
cli-option-bench-games = Cuántas partidas jugar, en lugar de durante un tiempo
cli-option-components = Jugar con los dados y el Grimorio de este archivo
cli-option-count = Decir solo cuántos hay
cli-option-divide = Una línea por cada primer suceso y después la suma
cli-option-edition = El reglamento que vale donde difieren: standard, es, it, fr, pt o ko
cli-option-first = Quién ocupa el primer asiento: un jugador como greedy o level:3; random si se omite
cli-option-first-name = Nombre del jugador que tira primero
cli-option-games = Cuántas partidas; 1000 si no se dice
cli-option-help = Mostrar esta ayuda
cli-option-hint-player = Quién piensa: { $known }; si se omite, best
cli-option-hint-seat = Para este jugador: first (el primero) o second (el segundo); si se omite, para quien tenga que actuar
cli-option-hint-seed = Dónde empieza su azar: el mismo número da la misma respuesta
cli-option-html = Escribir el informe en este archivo, como una página web; lo que hubiera se reemplaza
cli-option-json = Imprimir JSON, un objeto por línea
cli-option-analyst = Quién juzga: best si no se dice
cli-option-analyst-nodes = Cuántas posiciones mirar en cada decisión
cli-option-analyst-threads = Cuántos sucesos se juzgan a la vez; tantos como núcleos si no se dice. El informe es el mismo
cli-option-analyst-time = Cuántos milisegundos pensar en cada decisión; el informe puede entonces variar
cli-option-lang = El idioma: en, es, it, fr, pt-BR o ko; sin nada, el del sistema
cli-option-load = Seguir con esta partida guardada
cli-option-match-nodes = Los nodos por decisión, como máximo
cli-option-match-time = El tiempo por decisión
cli-option-measure-games = Cuántas partidas; { $default } si no se dice
cli-option-measure-finisher = Quién continúa las partidas: net o greedy; net si no se dice
cli-option-measure-nodes = Los nodos de una solución exacta, como máximo; { $default } si no se dice. Lo que cuesta más se omite
cli-option-measure-player = A quién se pregunta: un jugador como best o best@ARCHIVO; best si no se dice
cli-option-measure-players = Lo mismo, y puede repetirse para más jugadores; a net se le pregunta siempre
cli-option-measure-positions = Cuántas posiciones; { $default } si no se dice
cli-option-measure-rollouts = Cuántas partidas por candidato; { $default } si no se dice
cli-option-net = Tomar los pesos de este archivo en lugar de los del programa
cli-option-no-browser = No abre ningún navegador
cli-option-nodes = Pensar unas tantas posiciones
cli-option-own-seat = Tu asiento contra la máquina: first (el primero) o second (el segundo)
cli-option-pairs = Cuántos pares de partidas; 100 si se omite
cli-option-patience = Cuánto puede tardar en responder otro programa, 10000 si se omite; el tiempo de la decisión se suma
cli-option-records = Escribir el registro de cada partida en esta carpeta
cli-option-seat = Solo los de este jugador: first (el primero) o second (el segundo)
cli-option-second = Quién ocupa el segundo asiento: un jugador como greedy o level:3; random si se omite
cli-option-second-name = Nombre del otro jugador
cli-option-seconds = Cuánto tiempo se juega; 5 segundos si no se dice
cli-option-seed = Dónde empieza el azar: el mismo número da las mismas partidas
cli-option-shard = Jugar solo esta parte de la serie: 2/5 es la segunda de cinco
cli-option-sprt = Parar en cuanto esté claro cuál de estas dos diferencias de Elo se acerca más a la verdad
cli-option-svg = Dibujar la escala en este archivo
cli-option-threads = Cuántas partidas se juegan a la vez; tantas como núcleos si no se dice. Los resultados son los mismos
cli-option-time = Pensar tantos milisegundos
cli-option-train-epochs = Cuántas veces se recorren las muestras de cada generación; { $default } si no se dice
cli-option-train-first-games = Cuántas partidas entre jugadores voraces para empezar; { $default } si no se dice
cli-option-train-games = Cuántas partidas juega la primera red contra sí misma; { $default } si no se dice
cli-option-train-generations = Cuántas generaciones posteriores; { $default } si no se dice
cli-option-train-out = Escribir los pesos en este archivo; cada generación terminada va a un archivo junto a él
cli-option-train-searched-games = Cuántas partidas juega cada generación posterior; { $default } si no se dice
cli-option-version = Mostrar la versión
cli-option-work-seed = Dónde empieza el azar: el mismo número da el mismo resultado
cli-option-work-threads = En cuántos hilos se trabaja; tantos como núcleos si no se dice. El resultado es el mismo

## Commands: what is wrong with a command line

cli-argument-address = No se puede servir en la dirección «{ $value }». Es una dirección y un puerto, como 127.0.0.1:4000.
cli-argument-against = No hay ningún rival «{ $name }». Es person (una persona) o un jugador: { $known }.
cli-argument-finisher = No hay ningún juez «{ $name }». Jueces conocidos: net, greedy.
cli-argument-bad-value = «{ $value }» no puede ser el valor de { $option }.
cli-argument-program = «{ $name }» no nombra ningún programa, o falta cerrar unas comillas.
cli-argument-conflict = { $option } y { $other } se excluyen.
cli-argument-edition = No hay ninguna edición «{ $name }». Ediciones conocidas: { $known }.
cli-argument-ladder = Una escala admite { $most } jugadores como máximo; has nombrado { $count }.
cli-argument-language = No hay ningún idioma «{ $name }». Idiomas conocidos: { $known }.
cli-argument-missing = Falta algo: «{ $option }».
cli-argument-no-command = Falta el comando.
cli-argument-no-value = { $option } necesita un valor.
cli-argument-not-text = La línea de comandos contiene algo que no es texto en UTF-8.
cli-argument-number = { $option } necesita un número de { $least } a { $most }, no «{ $value }».
cli-argument-other = No se entiende la línea de comandos.
cli-argument-player = No hay ningún jugador «{ $name }». Jugadores conocidos: { $known }.
cli-argument-roll = La tirada { $roll } es imposible: { $reason }
cli-argument-seat = No hay ningún asiento «{ $name }». Es first (el primero) o second (el segundo).
cli-argument-see-help = Consulta «{ $command } --help».
cli-argument-shard = --shard necesita una parte como 2/5, no «{ $value }».
cli-argument-sprt = --sprt necesita dos números de -2000 a 2000, primero el menor, no «{ $values }».
cli-argument-too-many = { $option } no admite un valor más: «{ $value }».
cli-argument-twice = { $option } aparece dos veces.
cli-argument-unknown = «{ $option }» no se conoce aquí.
cli-argument-unknown-meant = «{ $option }» no se conoce aquí. ¿Quizá «{ $meant }»?
cli-argument-unknown-command = No hay ningún comando «{ $name }».
cli-argument-unknown-command-meant = No hay ningún comando «{ $name }». ¿Quizá «{ $meant }»?
cli-argument-without-net = { $name } juega sin red, así que no puede tener una propia.

## Files

file-not-text = { $place }: esto no es texto en UTF-8.
file-too-long = { $file }: ocupa más de 1 MiB, y no se lee ningún texto más largo.
file-unread = No se puede leer { $file }: { $reason }.
file-reason-folder = es una carpeta
file-reason-exists = hay otro archivo con ese nombre
file-reason-full = no queda espacio
file-reason-not-folder = una parte de la ruta no es una carpeta
file-reason-not-found = no existe ese archivo o carpeta
file-reason-not-text = no es texto
file-reason-permission = no está permitido
file-reason-too-long = ocupa más de 1 MiB
cli-output-failed = No se puede escribir la salida: { $reason }.
cli-output-unwritten = No se puede escribir { $file }: { $reason }.
cli-seed-failed = El sistema no da números aleatorios: { $reason }. Elige un comienzo con --seed.
cli-program-failed = No se puede iniciar { $name }: { $reason }.
cli-threads-failed = No se puede iniciar ningún hilo: { $reason }. Cierra otros programas e inténtalo de nuevo.

## Commands: positions and recorded games

cli-check-sum = Registros correctos: { $right } de { $all }.
cli-components-note =
    Los dados y el Grimorio de la caja, hasta donde se sabe.
    Cambia lo que sea distinto en la tuya. «blazon components ARCHIVO» comprueba el archivo,
    «blazon play --components ARCHIVO» juega con él.
cli-components-right = Los componentes son correctos. En una línea:

report-turn-roll = Ronda { $round }: { $name } tira los dados.
report-turn-take-a = Ronda { $round }: { $name }, jugador A, toma un dado.
report-turn-take-b = Ronda { $round }: { $name }, jugador B, toma dos dados.
report-turn-draw = Ronda { $round }: { $name } dibuja.
report-turn-both = Ronda { $round }: los dos jugadores dibujan.
report-turn-domains = Ronda { $round }: { $name } elige un escudo para Dominios.
report-turn-cross = Ronda { $round }: { $name } añade una cruz.
report-turn-lots = Ronda { $round }: decide el sorteo.
report-dice = Dados:
report-hand = { $name } tiene { $dice }
report-heading = { $name } (jugador { $role })
report-power-held = disponible
report-power-used = usado
report-power-chosen = usado: { $arms }
report-line-crossed-out = tachada
report-castle-ready = Cruz del castillo: disponible
report-castle-used = Cruz del castillo: usada
cli-show-hash = Hash: { $hash }

cli-replay-round = Ronda { $round }, jugador A: { $name }

## Commands: analysis

report-analysis-title = Análisis: { $first } contra { $second }
report-analysed-by = Juzgado por { $player }.
cli-analysis-nothing = { $file }: el registro no tiene ningún suceso, así que no hay nada que analizar.
cli-analysis-impossible = { $player } no tiene ningún juicio sobre esta partida.
cli-analysis-stopped-early = Detenido antes de juzgar nada.
cli-analysis-written = El informe está en { $file }.
report-curve = Probabilidades de ganar
report-moves = Suceso a suceso
report-maps = Mapas y puntos
report-arms = Escudos

report-round = Ronda
report-move = Suceso
report-before = Antes
report-after = Después
report-loss = Pérdida
report-rating = Nota
report-played = Jugado
report-better = Mejor
report-whose-chances = Antes y después: las probabilidades de quien actúa; en una tirada, de quien tira.
report-made-by = Hecho con Blazon { $version }.

## Commands: hints

cli-hint-exact = El resto de la partida está resuelto: estos números son exactos.
cli-hint-alternatives = Alternativas:
cli-hint-alternative = { $event }: probabilidad de ganar: { $win } % ({ $difference }). { $said }
cli-hint-roll = No hay nada que decidir: primero van los dados.
cli-hint-lots = No hay nada que decidir: primero va el sorteo.
cli-hint-chance = { $name }: probabilidad de ganar, { $win } %.
cli-hint-over = La partida ha terminado. { $outcome }

## Commands: simulations

cli-simulate-games = Partidas: { $games }, { $first } contra { $second }, edición { $edition }, semilla { $seed }
cli-simulate-stopped = Detenido tras { $games } de { $asked } partidas. Esto es lo que hay:
cli-simulate-wins = Ganadas por el primer asiento { $first } %, por el segundo asiento { $second } %, empatadas { $draws } %
cli-simulate-result = Resultado del primer asiento, un empate cuenta la mitad: { $mean } % (intervalo del 95 %: de { $low } % a { $high } %)
cli-simulate-score = Puntuación media: primer asiento { $first }, segundo asiento { $second }
cli-simulate-length = Duración media: { $rounds } rondas, { $events } sucesos
cli-simulate-ended = Terminadas por un mapa lleno { $full } %, por una ronda en la que nadie dibujó { $nobody } %
cli-simulate-decided = Decididas por puntos { $points } %, por el dominio más extenso { $largest } %, por sorteo { $lots } %, sin decidir { $draw } %
cli-simulate-castle = Cruz del castillo usada: primer asiento { $first } %, segundo asiento { $second } %
cli-simulate-powers = Poderes:
cli-simulate-power = conseguido en el { $won } % de las partidas, usado en el { $used } %
cli-simulate-signature = Firma: { $signature }

## Commands: matches and ladders

cli-match-bar = { $score } %, Elo { $elo } (de { $low } a { $high })
cli-match-stopped = Interrumpido antes de jugar los { $asked } pares. Esto es lo que hay:
cli-match-part = Solo la parte { $parts } de { $of }:
cli-match-heading = Encuentro: { $left } contra { $right }, { $games } partidas en pares con los mismos dados, edición { $edition }, semilla { $seed }
cli-match-score = Resultado de { $name }: { $mean } % (intervalo del 95 %: de { $low } % a { $high } %)
cli-match-elo = { $open ->
    [up] Diferencia de Elo: al menos { $low }
    [down] Diferencia de Elo: como mucho { $high }
   *[no] Diferencia de Elo: { $mean } (intervalo del 95 %: de { $low } a { $high })
}
cli-match-pairs = Pares por puntos de { $name }: 0 en { $none }, ½ en { $half }, 1 en { $one }, 1½ en { $more }, 2 en { $two }
cli-match-games = Partidas empatadas: { $draws }. Ventaja media: { $margin } puntos
cli-match-cost = Decisiones de { $name }: { $milliseconds } ms y { $nodes } nodos cada una
cli-match-sprt = Prueba de { $low } contra { $high } Elo: razón de verosimilitud logarítmica { $ratio }, límites ±{ $bound }; { $verdict ->
    [elo0] es más bien { $low }.
    [elo1] es más bien { $high }.
   *[open] sin decidir.
}
cli-match-seat = Control, resultado del primer asiento: { $mean } % (intervalo del 95 %: de { $low } % a { $high } %)
cli-match-dice = Control, dados: χ² = { $value } con { $freedom } grados de libertad, p = { $p }
cli-match-forfeits = Partidas perdidas sin llegar al final: { $games }
cli-match-forfeit = Par { $pair }, partida { $game }, { $name }: { $why }

cli-forfeit-not-started = no se pudo iniciar ({ $reason }).
cli-forfeit-ended = terminó en medio de la partida.
cli-forfeit-silent = no respondió a tiempo.
cli-forfeit-nonsense = no se entiende su respuesta: «{ $answer }».
cli-forfeit-illegal = su respuesta no es legal: { $answer }.

cli-ladder-heading = Escala: { $games } partidas, { $pairs } pares por encuentro, edición { $edition }, semilla { $seed }
cli-ladder-player = Jugador
cli-ladder-elo = Elo
cli-ladder-interval = Intervalo del 95 %
cli-ladder-range = de { $low } a { $high }
cli-ladder-games = Partidas
cli-ladder-time = ms por decisión
cli-ladder-self = Control, { $name } contra sí mismo: { $mean } % (intervalo del 95 %: de { $low } % a { $high } %)
cli-ladder-title = Elo de los jugadores, greedy = 0 ({ $pairs } pares por encuentro, semilla { $seed })
cli-ladder-axis = Elo, con intervalos del 95 %

cli-merge-unreadable = { $file }: esto no es lo que imprime «match --json» o «ladder --json».
cli-merge-different = { $file }: no es una parte de la misma serie que { $first }.
cli-merge-twice = { $file }: la parte { $part } ya está.

## Commands: measuring and training

cli-bench-games = Partidas: { $games } en { $seconds } segundos en un solo núcleo
cli-bench-speed = Partidas por segundo: { $speed }
cli-bench-length = Sucesos por partida: { $events }
cli-bench-rounds = Rondas por partida: { $rounds }
cli-bench-move = Nanosegundos por suceso: { $nanoseconds }
cli-bench-round = Nanosegundos por ronda: { $nanoseconds }
cli-bench-signature = Firma de las primeras { $games } partidas: { $signature }
cli-bench-evaluations = Evaluaciones: { $evaluations } en { $seconds } segundos en un solo núcleo, para { $decisions } decisiones del jugador net
cli-bench-evaluation = Una evaluación: se busca un dibujo, se hace en un lado, ese lado se codifica y se juzga frente al otro.
cli-bench-evaluation-speed = Evaluaciones por segundo: { $speed }
cli-bench-evaluation-time = Nanosegundos por evaluación: { $nanoseconds }
cli-bench-decisions = Decisiones de { $player }: { $positions } en un solo núcleo, semilla { $seed }
cli-bench-decision-time = Milisegundos por decisión: media { $mean }, mediana { $median }, el 95 % en { $p95 }, como mucho { $most }
cli-bench-decision-nodes = Nodos por decisión: { $nodes }

cli-measure-stopped = Solo hay { $done } de { $asked }. Esto es lo que hay:
cli-measure-endings = Finales: { $positions } decisiones a dos rondas del final; se puede perder algo en { $open }; omitidas por costosas { $unsolved }; semilla { $seed }
cli-measure-loss = Pérdida media
cli-measure-without-loss = Sin pérdida
cli-measure-largest-loss = Pérdida mayor
cli-measure-decisions = Decisiones de { $player }: { $positions }; { $rollouts } partidas de { $judge } por candidato, { $all } en total; semilla { $seed }
cli-measure-decisions-loss = Pérdida media de probabilidad de ganar: { $loss }, error típico { $error }
cli-measure-decisions-errors = Otro candidato es mejor en más de dos errores típicos: { $rate } de las decisiones
cli-measure-calibration = Calibración: { $games } partidas, { $predictions } comienzos de ronda, probabilidades del primer asiento, semilla { $seed }
cli-measure-net = Red: puntuación de Brier { $brier }
cli-measure-forecast = Esperanza sobre los dados: puntuación de Brier { $brier }
cli-measure-chance = Probabilidad
cli-measure-predicted = Prevista
cli-measure-actual = Cumplida
cli-measure-count = Número
cli-measure-powers = Poderes: { $games } partidas de { $player } contra sí mismo, por jugador y partida, semilla { $seed }
cli-measure-power = Poder
cli-measure-won = Conseguido
cli-measure-used = Usado
cli-measure-wasted = Desperdiciado
cli-measure-castle = Cruz del castillo

cli-weights-other = { $file }: no es un archivo de pesos.
cli-weights-version = { $file }: los pesos tienen la versión { $found }, y este programa lee la versión { $known }.
cli-weights-size = { $file }: los pesos ocupan { $found } bytes y deberían ocupar { $bytes }.
cli-weights-hash = { $file }: los pesos están dañados. Su hash es { $found } y debería ser { $said }.

cli-train-playing = Generación { $generation }: jugando
cli-train-learning = Generación { $generation }: aprendiendo, pérdida { $win } y { $margin }
cli-train-done = La red está en { $file }.
cli-train-weights = Hash { $hash }, { $bytes } bytes, { $minutes } minutos
cli-train-stopped = Detenido. La última generación terminada está en { $file }.
cli-train-stopped-early = Detenido antes de terminar una generación: no se ha escrito nada.

## The server

cli-serve-started = Blazon se sirve en { $url }. Ctrl-C lo termina.
cli-serve-already = Otra ejecución del programa ya sirve Blazon en { $url }.
cli-serve-ended = Blazon ya no se sirve.
cli-serve-taken = { $address } está ocupado por otro programa. Elige otra dirección con --address, por ejemplo --address { $other }.
cli-serve-failed = No se puede servir nada en { $address }: { $reason }.
server-not-found = No hay nada en esta dirección. El juego está en /.
server-method = Esto solo se puede leer, no cambiar.
server-slow = La petición tardó demasiado en llegar. Inténtalo de nuevo.
