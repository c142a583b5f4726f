### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = disco
arms-bar = barra
arms-two-dots = dos discos
arms-two-bars = dos barras
arms-solid = lleno
arms-quarters = cuartelado

arms-dot-about = un disco
arms-bar-about = una franja
arms-two-dots-about = dos discos, uno encima del otro
arms-two-bars-about = dos franjas
arms-solid-about = todo oscuro
arms-quarters-about = cuatro cuarteles, dos de ellos oscuros

drawn-dot = un disco
drawn-bar = una barra
drawn-two-dots = dos discos
drawn-two-bars = dos barras
drawn-solid = un escudo lleno
drawn-quarters = un escudo cuartelado

with-crosses = { $crosses ->
    [0] { $what }
    [one] { $what } con una cruz
   *[other] { $what } con dos cruces
}

## Dice: die and die-face are labels, the others stand in sentences

die = dado { $number }
die-face = dado { $number } ({ $face })
die-with-face = el dado { $number } ({ $face })
dice-one = el dado { $number }
dice-two = los dados { $one } y { $other }
face-wild = comodín

## Powers

power-free = Libre
power-split = Separar
power-both = Ambos
power-turn = Girar
power-domains = Dominios
power-cross = Cruz

power-free-about = dibuja una ficha en cualquier sitio, aunque no conecte, pero sin separar sus dos mitades
power-split-about = dibuja los dos dados por separado; cada uno tiene que conectar por su cuenta
power-both-about = como jugador A, toma dos dados de una vez
power-turn-about = gira uno de los dados tomados para que muestre otra de sus caras
power-domains-about = elige ya un escudo de armas; cada uno de sus dominios da 3 puntos al final
power-cross-about = añade ya una cruz en el mapa
power-in-quotes = «{ $power }»
castle-bonus = la cruz del castillo

## Players

player-you = Tú
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

level-1-about = para tu primera partida
level-2-about = para cuando ya conoces las reglas
level-3-about = ve los puntos, pero se le escapa casi todo lo demás
level-4-about = un buen adversario para casi todo el mundo
level-5-about = castiga cada dado mal elegido
level-6-about = difícil; también tiene en cuenta tu mapa
level-7-about = muy difícil; apenas deja nada al azar
level-8-about = el nivel más fuerte

## Editions of the rules

edition-standard = Estándar
edition-spanish = Reglamento español
edition-italian = Reglamento italiano
edition-french = Reglamento francés
edition-portuguese = Reglamento brasileño
edition-korean = Reglamento coreano

edition-about = { $marks ->
    [yes] una ficha sin dibujar también rellena el Grimorio
   *[no] una ficha sin dibujar no rellena nada
}; { $tie ->
    [lots] un empate total se decide por sorteo
   *[draw] un empate total se queda en empate
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
page-skip-to-content = Saltar al contenido
page-home = Inicio
page-game = Partida
page-my-games = Mis partidas
page-rules = Reglas
page-replay = Repetición
page-settings = Ajustes
page-language = Idioma
page-close = Cerrar
page-dismiss = Ocultar
page-update-ready = Hay una versión nueva.
page-update-now = Actualizar

## Home and a new game

page-lead = Tira. Elige. Dibuja tu reino.
page-learn = Aprende en 3 minutos
page-two-players-here = Dos jugadores aquí
page-friend = Jugar con un amigo
page-with-real-dice = Dados de verdad
page-real-dice-about = Tira dados de verdad y dibuja en papel. Blazon comprueba, lleva los puntos y da pistas.
page-difficulty = Dificultad
page-level = { $number }. { $name }: { $about }
page-level-beaten = { $level }. Superado.
page-play = Jugar
page-play-level = Jugar contra { $name }
page-options = Opciones
page-your-name = Tu nombre
page-name-first = Nombre del jugador 1
page-name-second = Nombre del jugador 2
page-who-rolls-first = ¿Quién tira primero?
page-starts-random = Al azar
page-edition = Edición de las reglas
page-edition-standard = { edition-standard } (reglamentos francés, brasileño y coreano)
with-about = { $name }: { $about }
page-components = Dados y Grimorio
page-components-box = Los estándar
page-components-own = Los de tu archivo
page-components-open = Abrir un archivo de componentes
page-components-reset = Usar los estándar

## A round: what to do now

versus = { $first } contra { $second }
page-your-side = Tu mapa
page-their-side = El mapa de tu adversario
page-dice-and-actions = Dados y acciones
spellbook = Grimorio
page-moves-so-far = Jugadas hasta ahora
page-points-by-domain = Puntos por dominio
page-player-a = Jugador A en esta ronda
page-badge-a = A
page-round = Ronda { $round }
page-show-map = { $who ->
    [you] Ver tu mapa
   *[name] Ver el mapa de { $name }
}
page-pass-to = Pasa el dispositivo a { $name }
page-pass-ready = Listo
page-menu = Menú
page-undo = Deshacer
page-hint = Pista
page-stop = Detener

round-player-a = Ronda { $round }. { $who ->
    [you] Eres el jugador A.
   *[name] El jugador A es { $name }.
}
page-ask-roll = Ronda { $round }. { $who ->
    [you] Eres el jugador A. Tira los dados.
   *[name] El jugador A es { $name }. Tira los dados.
}
page-ask-enter = Ronda { $round }. { $who ->
    [you] Eres el jugador A. Tira tus dados e indica qué cara muestra cada uno.
   *[name] El jugador A es { $name }. Tira tus dados e indica qué cara muestra cada uno.
}
page-roll = Tirar
page-use-roll = Usar esta tirada
ask-take-one = { $who ->
    [you] Toma un dado.
   *[name] { $name }, toma un dado.
}
ask-take-both = { $who ->
    [you] Toma un dado, o dos si usas «{ power-both }».
   *[name] { $name }, toma un dado, o dos si usas «{ power-both }».
}
ask-take-two = { $who ->
    [you] Toma dos dados.
   *[name] { $name }, toma dos dados.
}
page-take = Tomar
page-take-dice = Tomar { $dice }
page-uses-up-both = Tomar dos dados ahora gasta «{ power-both }».
page-then-takes = { $who ->
    [you] Después tomas dos de estos: { $dice }.
   *[name] Después { $name } toma dos de estos: { $dice }.
}
page-thinking = { $name } está pensando.
page-thinking-progress = Progreso del cálculo

## A round: drawing

page-domino = Tu ficha de dominó
page-die-of = { $die }, { $name }
page-ask-draw = { $who ->
    [you] Elige una casilla resaltada para tu ficha.
   *[name] { $name }, elige una casilla resaltada para tu ficha.
}
page-ask-other-half = Ahora elige una casilla para el otro dado.
page-ask-wild = ¿Qué escudo de armas será el comodín?
page-ask-confirm = Dibuja la ficha aquí, o vuelve a elegirla para girarla.
page-no-room = Al lado no queda ninguna casilla vacía para el otro dado.
domino-cannot-be-drawn = Esta ficha no se puede dibujar tal cual: no hay dos casillas vacías contiguas en las que conecte.
powers-that-help = Con esto sí podrías: { $powers }.
no-power-helps = No tienes ningún poder que te sirva.
page-rotate = Rotar
page-swap = Invertir
page-castle-die = Castillo: dado { $die }
page-castle-about = una vez por partida, añade una cruz a uno de tus dados; a cambio, ese dado no rellena ninguna casilla del Grimorio en esta ronda
page-spend = { $power ->
    [free] Dibujar donde sea: gasta «{ power-free }»
    [split] Dibujar por separado: gasta «{ power-split }»
    [turn] Girar un dado: gasta «{ power-turn }»
   *[both] Tomar los dos: gasta «{ power-both }»
}
page-draw-it = Dibujar
page-confirm = Confirmar
page-dont-draw = No dibujar
page-preview = Así formas { $domains }. Puntos: { $gain }.
page-preview-domain = un dominio de { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
} { $crosses ->
    [0] sin cruces
    [one] con 1 cruz
   *[other] con { $crosses } cruces
} ({ $arms }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
page-preview-marks = Grimorio: { $arms }.
page-preview-no-marks = No rellena nada en el Grimorio.

## A round: powers used at once

page-ask-domains = ¡«{ $power }» es tuyo! Elige un escudo de armas: cada uno de sus dominios dará 3 puntos al final.
page-domains-bring = { $arms }: { $points ->
    [one] 1 punto ahora
   *[other] { $points } puntos ahora
}
page-ask-cross = ¡«{ $power }» es tuyo! Elige una casilla dibujada para añadirle una cruz.

## The map and the spellbook, as they are read aloud

map-of = { $who ->
    [you] Tu mapa
   *[name] Mapa de { $name }
}
page-castle-ready = d3, castillo, cruz sin usar
page-castle-used = d3, castillo, cruz usada
page-cell-empty = { $cell }, vacía
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] sin cruces
    [one] una cruz
   *[other] dos cruces
}, dominio de { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
}
page-cell-possible = { $cell }, posible
page-cell-just-drawn = { $cell }, recién dibujada
page-cell-unconfirmed = { $cell }, { $what }, sin confirmar
page-line-heading = Escudo y poder
page-one-left = falta 1
page-line = { $marks } de { $boxes }{ $state ->
    [owns] , poder conseguido
    [spent] , poder usado
    [struck] , tachada
   *[open] { "" }
}

## What happens in a game

event-roll = { $who ->
    [you] Tiras los dados: { $one }, { $two }, { $three } y { $four }.
   *[name] { $name } tira los dados: { $one }, { $two }, { $three } y { $four }.
}
event-take = { $who ->
    [you] Tomas { $dice }.
   *[name] { $name } toma { $dice }.
}
event-take-both = { $who ->
    [you] Usas «{ power-both }» y tomas { $dice }.
   *[name] { $name } usa «{ power-both }» y toma { $dice }.
}
event-draw = { $who ->
    [you] Dibujas { $what } en { $cell } y { $what2 } en { $cell2 }.
   *[name] { $name } dibuja { $what } en { $cell } y { $what2 } en { $cell2 }.
}
event-draw-spending = { $who ->
    [you] Con { $spent }, dibujas { $what } en { $cell } y { $what2 } en { $cell2 }.
   *[name] Con { $spent }, { $name } dibuja { $what } en { $cell } y { $what2 } en { $cell2 }.
}
event-no-drawing = { $who ->
    [you] No dibujas en esta ronda.
   *[name] { $name } no dibuja en esta ronda.
}
event-choose = { $who ->
    [you] Eliges «{ $arms }» para «{ power-domains }», a 3 puntos por dominio al final.
   *[name] { $name } elige «{ $arms }» para «{ power-domains }», a 3 puntos por dominio al final.
}
event-cross = { $who ->
    [you] Añades una cruz en { $cell } ({ $arms }).
   *[name] { $name } añade una cruz en { $cell } ({ $arms }).
}
event-lots = { $who ->
    [you] Ganas el sorteo.
   *[name] { $name } gana el sorteo.
}

spent-castle = la cruz del castillo (dado { $die })
spent-turn = «{ power-turn }» (dado { $die }, ahora { $face })

gets-rest = { $who ->
    [you] Te quedas con { $dice }.
   *[name] { $name } se queda con { $dice }.
}
after-marks = { $who ->
    [you] Rellenas
   *[name] { $name } rellena
} { $count ->
    [one] una casilla
   *[other] { $count } casillas
} de la línea «{ $arms }»: { $marks } de { $boxes }.
after-wins-power = { $who ->
    [you] Completas primero la línea «{ $arms }» y consigues «{ $power }»: { $about }.
   *[name] { $name } completa primero la línea «{ $arms }» y consigue «{ $power }»: { $about }.
}
after-line-crossed-out = { $who ->
    [you] Tu fila de la línea «{ $arms }» queda tachada.
   *[name] La fila de { $name } en la línea «{ $arms }» queda tachada.
}
after-cross-lost = { $who ->
    [you] En ninguna de tus casillas cabe otra cruz, así que pierdes «{ power-cross }».
   *[name] En ninguna casilla de { $name } cabe otra cruz, así que «{ power-cross }» se pierde.
}
after-map-full = { $who ->
    [you] Has completado tu mapa: la partida termina.
   *[name] { $name } ha completado su mapa: la partida termina.
}
after-nobody-drew = Ninguno de los dos ha dibujado su ficha: la partida termina.

## Why a move isn’t allowed

illegal-game-over = La partida ha terminado.
illegal-not-this-step = Eso no se puede hacer ahora.
illegal-not-your-turn = Le toca al otro jugador.
illegal-already-done = Ya has terminado con tu ficha de esta ronda.
illegal-no-such-face = El dado { $die } no tiene esa cara.
illegal-die-count = El jugador A toma un dado, o dos si usa «{ power-both }». El jugador B toma dos.
illegal-die-taken = El dado { $die } ya no está libre.
illegal-no-such-power = No tienes «{ $power }».
illegal-not-your-dice = Esos no son los dos dados que has tomado.
illegal-same-face = El dado { $die } ya muestra esa cara. Con «{ power-turn }» tiene que ser otra.
illegal-castle-used = Ya has usado la cruz del castillo: cada jugador la usa una sola vez por partida.
illegal-too-many-crosses = El dado { $die } ya tiene dos cruces, y en una casilla no caben más.
illegal-not-the-face = El dado { $die } no muestra eso.
illegal-same-cell = Los dos dados no pueden ir en la misma casilla.
illegal-cell-taken = La casilla { $cell } ya está ocupada.
illegal-not-side-by-side = Las dos casillas tienen que compartir un lado.
illegal-does-not-connect = La ficha no conecta: una de sus mitades tiene que compartir un lado con el castillo o con el mismo escudo de armas de una ronda anterior.
illegal-half-does-not-connect = El dado { $die } no conecta: con «{ power-split }», cada mitad tiene que compartir un lado con el castillo o con el mismo escudo de armas de una ronda anterior.
illegal-can-be-drawn = Puedes dibujar esta ficha, así que tienes que hacerlo.
illegal-no-arms-there = En { $cell } no hay nada dibujado.
illegal-two-crosses = La casilla { $cell } ya tiene dos cruces.

refused = La jugada { $event } no está permitida. { $reason }

## Hints, and why a move is good

page-hint-thinking = Buscando la mejor jugada.
page-show-it = Mostrar
hint-value = { $event }. { $win } % de probabilidad de ganar, con una diferencia esperada de { $margin } puntos.

reason-only = es la única opción
reason-ends-ahead = termina la partida en esta ronda, por ahora con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de ventaja
reason-ends-behind = termina la partida en esta ronda, por ahora con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de desventaja
reason-ends-level = termina la partida en esta ronda, por ahora con empate a puntos
reason-last-box = rellena la última casilla de la línea de «{ $power }»
reason-last-box-before = rellena la última casilla de la línea de «{ $power }» antes que { $opponent ->
    [yours] tu adversario
   *[theirs] el adversario
}
reason-marks = rellena { $count ->
    [one] una casilla
   *[other] { $count } casillas
} de la línea «{ $arms }» ({ $left ->
    [one] queda 1
   *[other] quedan { $left }
})
reason-keeps-from-opponent = impide que { $opponent ->
    [yours] tu adversario
   *[theirs] el adversario
} complete la línea de «{ $power }» en esta ronda
reason-gives-opponent = permite que { $opponent ->
    [yours] tu adversario
   *[theirs] el adversario
} rellene la última casilla de la línea de «{ $power }»
reason-blocks = deja { $opponent ->
    [yours] a tu adversario
   *[theirs] al adversario
} una ficha que no puede dibujar sin un poder
reason-leaves = deja { $opponent ->
    [yours] a tu adversario
   *[theirs] al adversario
} { $points ->
    [0] sin puntos en esta ronda
    [one] 1 punto como mucho en esta ronda
   *[other] { $points } puntos como mucho en esta ronda
}
reason-guarantees = { $points ->
    [0] no asegura ningún punto en esta ronda
    [one] asegura 1 punto en esta ronda
   *[other] asegura { $points } puntos en esta ronda
}
reason-scores = suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ahora
reason-scores-nothing = no suma puntos ahora
reason-loses = resta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ahora
reason-more = { $reason } ({ $count } más que con { $than ->
    [best] la mejor opción
    [played] la jugada de la partida
    [chosen] tu elección
    [tempting] la opción tentadora
   *[next] la siguiente opción
})
reason-fewer = { $reason } ({ $count } menos que con { $than ->
    [best] la mejor opción
    [played] la jugada de la partida
    [chosen] tu elección
    [tempting] la opción tentadora
   *[next] la siguiente opción
})
reason-grows = forma un dominio de { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
} { $crosses ->
    [0] sin cruces
    [one] con 1 cruz
   *[other] con { $crosses } cruces
} ({ $arms })
reason-counts-domains = { $domains ->
    [0] no vale todavía para ningún dominio ({ $arms })
    [one] vale por ahora para 1 dominio ({ $arms })
   *[other] vale por ahora para { $domains } dominios ({ $arms })
}
reason-crosses-domain = añade la cruz a un dominio de { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
} ({ $arms })
reason-needs-power = dibuja una ficha que sin «{ $power }» no se podría dibujar
reason-cannot-draw = deja sin dibujar una ficha que no conecta
reason-uses = usa { $what }
reason-keeps = guarda { $what } para más adelante
reason-hole = aísla la casilla vacía { $cell }
reason-no-hole = no aísla ninguna casilla vacía
reason-passes-up = deja sin rellenar la última casilla de la línea de «{ $power }»
reason-shuts-in = deja sin espacio para crecer tu dominio de { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
} ({ $arms })

puzzle-theme-deny = Negar una línea
puzzle-theme-room = Dejar sitio
puzzle-theme-split = Separar para llenar
puzzle-theme-castle = El castillo
puzzle-theme-ending = Finales
puzzle-theme-deny-about = Hay una línea del Grimorio en juego. Impide que tu rival la complete o complétala antes.
puzzle-theme-room-about = Cuida tus casillas vacías. La jugada equivocada deja algunas donde no cabe ningún dominó.
puzzle-theme-split-about = «{ $power }» puede llenar casillas a las que no llega ningún dominó. ¿Es el momento?
puzzle-theme-castle-about = La cruz del castillo se usa una sola vez por partida. ¿La usas, la guardas o la pones en otro sitio?
puzzle-theme-ending-about = Las últimas rondas. Cada punto cuenta.
puzzle-missed-by = { $count ->
    [0] Todos los niveles la encuentran.
    [8] Ningún nivel la encuentra.
    [one] Uno de los ocho niveles no la encuentra.
   *[other] { $count } de los ocho niveles no la encuentran.
}
puzzle-gives-up = La opción tentadora te cuesta un { $loss } de probabilidad de ganar.

why = { $reason }.
why-costs = Cuesta { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
} de media.
why-no-difference = No se aprecia ninguna diferencia con la siguiente opción.

## The coach: asked before a costly choice is final

page-coach-looks = El entrenador está revisando tu elección.
coach-ask = Así tu probabilidad de ganar baja alrededor de un { $loss }. ¿Quieres jugarlo de todos modos?
coach-why-later = Te dará menos en las próximas rondas.
coach-better = Mejor así: { $event } { $why }
coach-better-later = Te dará más en las próximas rondas.
coach-keep = Jugar de todos modos
coach-idea = Ver una idea mejor
coach-again = Elegir otra vez

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
} ({ $cells })
domains-bonus = { power-domains } ({ $arms }): { $count ->
    [one] 1 dominio
   *[other] { $count } dominios
} a 3 puntos, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
score-total = { $who ->
    [you] Tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[name] { $name } tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
} Dominio más extenso: { $largest ->
    [one] 1 casilla
   *[other] { $largest } casillas
}.
outcome-points = { $who ->
    [you] Ganas por { $points } a { $less }.
   *[name] { $name } gana por { $points } a { $less }.
}
outcome-largest = Empate a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. { $who ->
    [you] Ganas
   *[name] { $name } gana
} por tener el dominio más extenso: { $largest ->
    [one] 1 casilla
   *[other] { $largest } casillas
} contra { $smaller }.
outcome-lots = Empate a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y los dominios más extensos son iguales ({ $largest ->
    [one] 1 casilla
   *[other] { $largest } casillas
}). { $who ->
    [you] Ganas por sorteo.
   *[name] { $name } gana por sorteo.
}
outcome-tie = La partida termina en empate: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} cada uno, y los dominios más extensos son iguales ({ $largest ->
    [one] 1 casilla
   *[other] { $largest } casillas
}).

page-game-over = Fin de la partida
page-rematch = Revancha
page-next-level = Siguiente nivel
page-review = Repasar
page-share = Compartir
page-total = Total
page-largest-domain = Dominio más extenso
page-seal-free = Dibuja una ficha en cualquier sitio
page-seal-split = Dibuja los dos dados por separado
page-seal-both = Como jugador A, toma dos dados
page-seal-turn = Gira un dado a otra cara
page-seal-domains = Elige escudo: 3 puntos por dominio
page-seal-cross = Añade ya una cruz
page-replay-and-analysis = Repetición y análisis
page-copy-link = Copiar enlace
page-copy-game = Copiar como texto
page-save-file = Guardar en un archivo
page-copy-text = Texto para copiar
page-copied = Copiado.
page-copy-by-hand = Tu navegador no permite copiar automáticamente. Copia el texto desde aquí:

## My games

page-no-games = Todavía no hay partidas. Cada partida que empieces se guarda aquí, solo en este navegador.
page-unfinished = En la ronda { $round }
page-continue = Continuar
page-view = Ver
page-delete = Eliminar
page-deleted = Partida eliminada: { $game }.
page-import = Importar una partida
page-import-about = Pega una partida o un enlace, abre un archivo o suéltalo en cualquier parte de esta página.
page-import-text = Partida o enlace
page-import-paste = Importar
page-import-file = Abrir un archivo

## The daily duel, and what was achieved

page-won = Victoria
page-lost = Derrota
page-tied = Empate
page-winner = Gana { $name }
page-daily = Duelo diario
page-daily-opponent = Adversario: { $name }
page-daily-about = Los mismos dados para todos, un solo intento, sin pistas y sin deshacer.
page-daily-play = Jugar el duelo
page-daily-practice = Practicar
page-daily-gone = Has eliminado el duelo de hoy. Puedes jugarlo otra vez, pero no contará.
page-daily-done = Bien jugado. El próximo duelo es mañana.
page-daily-share = Compartir
page-daily-streak = { $days ->
    [one] Racha de 1 día
   *[other] Racha de { $days } días
}
page-arms = Tu escudo de armas
page-arms-empty = Gana a un nivel sin pistas y sin deshacer, y tu escudo tendrá un cuartel más.
page-arms-beaten = Niveles superados: { $beaten } de { $levels }
page-arms-complete = Has superado todos los niveles. Tu escudo está completo.
page-figure-wins = Victorias
page-figure-wins-of = { $wins } de { $games }
page-figure-best = Mejor puntuación
page-figure-largest = Dominio más extenso
page-figure-cells = { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
}
page-figure-streak = Racha de duelos
page-figure-longest = { $days } (máxima: { $longest })
page-news-quartering = Primera victoria contra { $level }. Tu escudo tiene un cuartel más.
page-news-missed = Gana contra { $level } sin pistas y sin deshacer para añadir su cuartel a tu escudo.
page-news-best = ¡Tu mejor puntuación hasta ahora!

page-not-a-game = Eso no es una partida de Blazon. Tu partida sigue como estaba. { $reason }
page-broken-link = El enlace está incompleto y no se puede abrir su partida. La tuya sigue como estaba.
page-not-components = Eso no es un archivo de componentes. No ha cambiado nada. { $reason }
page-not-a-text-file = El archivo es demasiado grande o no es de texto. No ha cambiado nada.
page-no-storage = Tu navegador no puede guardar partidas: el almacenamiento está lleno o bloqueado. Puedes seguir jugando, pero la partida se perderá al cerrar la página. Para conservarla, guárdala en un archivo.
page-no-server = No se puede contactar con el servidor, así que ahora no puedes jugar con gente de otros lugares. Todo lo demás funciona.
page-no-language = No se ha podido cargar ese idioma. Comprueba la conexión y vuelve a intentarlo.
page-damaged-game = Una partida guardada está dañada y no se puede mostrar. Las demás están bien.
page-computer-silent = El ordenador no responde. Tu partida está guardada. Inténtalo otra vez o recarga la página.
page-try-again = Reintentar

## Puzzles

page-puzzles = Problemas
page-puzzles-about = Una posición y una jugada mejor que todas las demás. ¿La encuentras?
page-puzzles-away = No se han podido cargar los problemas. Comprueba la conexión y vuelve a intentarlo.
page-puzzles-solved = Resueltos: { $solved } de { $all }
page-puzzles-all = Todos los problemas
page-puzzle = Problema
page-puzzle-today = Problema del día
page-puzzle-solve = Resolver
page-puzzle-again = Resolver otra vez
page-puzzle-solved = Resuelto
page-puzzle-number = Problema { $number }
page-puzzle-opponent = Rival
page-puzzle-ask = Encuentra tu mejor jugada.
page-puzzle-right = ¡Es la mejor jugada!
page-puzzle-wrong = Hay una jugada mejor.
page-puzzle-costs = Esa jugada te cuesta un { $loss } de probabilidad de ganar.
page-puzzle-show = Ver la respuesta
page-puzzle-best = Mejor jugada: { $event }
page-puzzle-win = Probabilidad de ganar: { $win }.
page-puzzle-tempting = Tentadora: { $event }
page-puzzle-next = Siguiente

## Replay

replay-unfinished = El registro acaba aquí. La partida no ha terminado.
page-replay-round = Ronda { $round }
page-replay-start = El comienzo de la partida.
page-replay-steps = Recorrer la partida
page-replay-first = Primera
page-replay-previous = Anterior
page-replay-next = Siguiente
page-replay-last = Última
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-previous-mistake = Error anterior
page-replay-next-mistake = Error siguiente
page-replay-move = Jugada
page-replay-at = { $at } de { $of }
page-replay-value = { $at } de { $of }. { $event }
page-replay-this-move = Esta jugada
page-replay-dice = Dados de esta ronda
page-replay-all-moves = Todas las jugadas
page-replay-play-on = Jugar desde aquí
page-replay-play-on-about = Empieza una partida nueva contra el ordenador. Esta se queda como está.
page-replay-retry = Reintentar esta jugada
page-replay-retry-about = Empieza una partida nueva contra el ordenador justo antes de este error. La partida registrada se queda como está.
page-replay-share = Guardar o compartir
page-replay-try = Pruébala
page-replay-cell-better = { $cell }, mejor: { $what }

## Analysis

page-replay-analysis = Análisis
page-replay-analyse = Analizar la partida
page-replay-analyse-about = El ordenador examina cada tirada y cada jugada, aquí en tu navegador. Tarda un rato. Puedes detenerlo cuando quieras sin perder lo ya analizado.
page-replay-analysing = Analizando la partida, jugada a jugada.
page-replay-analysed = La partida está analizada por completo.
page-replay-progress = Jugadas analizadas: { $done } de { $of }
page-replay-much-luck = tirada con muy buena o muy mala suerte
page-replay-curve-about = Toca la curva para ir a esa jugada.
analysis-accuracy = Precisión
analysis-turning-point = Momento decisivo
page-replay-more-figures = Más cifras
analysis-accuracy-about = La precisión va de 0 a 100: es la media de lo cerca que estuvo cada decisión de la mejor. El momento decisivo es lo que más ayudó a un jugador: una tirada o un error del rival.

mark-inaccuracy = imprecisión
mark-mistake = error
mark-blunder = error grave

analysis-chances = Probabilidad de ganar: { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = { $who ->
    [you] Tirada afortunada para ti: { $luck }.
   *[name] Tirada afortunada para { $name }: { $luck }.
}
analysis-average-roll = Una tirada normal.
analysis-only-choice = No había otra opción.
analysis-good-move = No había nada claramente mejor.
analysis-next-best = Segunda mejor opción (un { $loss } menos): { $event }
analysis-cost = Costó un { $loss }.
analysis-cost-marked = Costó un { $loss } ({ $mark }).

analysis-partly = Análisis detenido antes de terminar. Jugadas analizadas: { $judged } de { $events }.
analysis-explained = Los porcentajes son probabilidades de ganar; un empate cuenta como media victoria. La suerte compara una tirada con la tirada media. La pérdida de una jugada es lo que le falta para igualar a la mejor.

analysis-summary = Resumen
analysis-costliest = Jugadas más costosas
analysis-start = Probabilidad al empezar
analysis-luck = Suerte
analysis-choices = Decisiones de ambos
analysis-estimation = Error de estimación
analysis-result = Resultado
analysis-end = Probabilidad al final del registro
analysis-without-luck = Resultado sin la suerte
analysis-loss-draft = Pérdida por elección de dados
analysis-loss-drawing = Pérdida por dibujo
analysis-loss-power = Pérdida por poder ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprecisiones, errores, errores graves
analysis-luckiest = Tirada más afortunada
analysis-luckiest-roll = { $luck }, ronda { $round }

analysis-costly = Ronda { $round }, { $name }: pérdida de un { $loss }, del { $before } al { $after }
analysis-costly-marked = Ronda { $round }, { $name }: { $mark }, pérdida de un { $loss }, del { $before } al { $after }
analysis-played = Se jugó: { $event }
analysis-better = Mejor: { $event }
analysis-why = Por qué: { $reason }
analysis-why-margin = La diferencia esperada es de { $best } puntos en vez de { $played }.
analysis-nothing-costly = { $who ->
    [you] Ninguna de tus jugadas costó nada.
   *[name] Ninguna jugada de { $name } costó nada.
}

analysis-curve-of = Probabilidad de ganar: { $name }
analysis-curve-alt = Probabilidad de ganar, { $name }: { $start } al empezar, mínimo { $low }, máximo { $high }, { $end } al final.
analysis-legend-mark = error o error grave
analysis-legend-luck = tirada con un { $least } o más de suerte, buena o mala

## Settings

page-theme = Colores
page-as-system = Como el sistema
page-theme-light = Claros
page-theme-dark = Oscuros
page-animations = Animaciones
page-sound = Sonido
page-on = Sí
page-off = No
page-buttons = Mano
page-right-handed = Diestra
page-left-handed = Zurda
page-auto-roll = Los dados se lanzan solos
page-ask-to-pass = Avisar antes de pasar el dispositivo
page-coach = El entrenador avisa antes de una jugada costosa
page-coordinates = Mostrar las coordenadas
page-reactions = Mostrar las reacciones
page-look-and-sound = Aspecto y sonido
page-single-keys = Atajos de una sola letra
page-shortcuts = Atajos de teclado
page-key-help = Mostrar estos atajos
page-key-roll = Tirar los dados
page-key-pick = Elegir un dado
page-key-take = Tomar los dados o rotar la ficha
page-key-move = Moverse por el mapa cuando tiene el foco
page-key-cell = Elegir la casilla
page-key-half = Seleccionar el otro dado
page-key-swap = Invertir la ficha
page-key-confirm = Confirmar
page-key-undo = Deshacer
page-key-hint = Pedir una pista
page-key-close = Cerrar lo que esté abierto
page-key-replay = En una repetición: una jugada atrás o adelante
page-key-replay-play = En una repetición: reproducir o pausar
page-key-replay-mistake = En una repetición: error siguiente o anterior

## The rules

page-rules-title = Las reglas
page-rules-lead = Dos jugadores, cuatro dados, un mapa para cada uno y un Grimorio que disputarse.
page-rules-contents = Contenido

page-rules-goal = El objetivo
page-rules-goal-text = En cada ronda te quedas con dos dados y los dibujas en tu mapa como una ficha de dominó. Las casillas contiguas con el mismo escudo de armas forman dominios, y las cruces de un dominio multiplican sus puntos. Gana quien tenga más puntos de prestigio al final.

page-rules-need = Qué hace falta
page-rules-need-arms = Seis escudos de armas, que se distinguen por su dibujo:
page-rules-need-dice = Cuatro dados, todos distintos. Cada cara muestra un escudo de armas, con dos cruces como mucho, o un signo de interrogación. Las cruces representan a los altos mandatarios.
page-rules-need-map = Un mapa para cada jugador: un castillo en el centro y { $cells } casillas alrededor. Cada casilla tiene dos círculos para las cruces.
page-rules-need-spellbook = Un Grimorio para los dos: una línea por cada escudo de armas, con una fila de casillas para cada jugador y un poder como premio. Arriba se escriben los dos nombres.
page-rules-need-source = Las caras de los dados y el número de casillas del Grimorio proceden de una única fuente pública. Si tu ejemplar del juego es distinto, puedes jugar con tu propio archivo de componentes.

page-rules-round = La ronda
page-rules-round-text = En cada ronda, uno de los jugadores es A y el otro es B. En la primera, el jugador A es el de más edad. Después de cada ronda se intercambian los papeles.
page-rules-player-a = A
page-rules-player-b = B
page-rules-roll = Tirar
page-rules-roll-text = El jugador A tira los cuatro dados.
page-rules-draft = Tomar los dados
page-rules-draft-text = El jugador A toma un dado. El jugador B toma dos de los otros tres. El último es para el jugador A. Tus dos dados, uno al lado del otro, son tu ficha de dominó.
page-rules-draw = Dibujar
page-rules-draw-text = Los dos jugadores dibujan a la vez, cada uno en su mapa: las dos caras, con sus cruces, van en dos casillas vacías que compartan un lado, respetando la regla de conexión.
page-rules-draw-border = Si dos casillas contiguas tienen escudos distintos, repasa la línea que las separa: así se ve dónde acaban tus dominios.
page-rules-mark = Rellenar el Grimorio
page-rules-mark-text = Primero el jugador A y luego el B: por cada cara de tu ficha que muestre un escudo de armas sin cruces, rellenas una casilla de tu fila en la línea de ese escudo.
page-rules-mark-undrawn = Que una ficha sin dibujar también rellene casillas depende de la edición. En la estándar, sí las rellena.

page-rules-connection = La regla de conexión
page-rules-connection-text = Al menos una mitad de la ficha tiene que compartir un lado con el castillo, o con una casilla en la que ya dibujaste el mismo escudo de armas en una ronda anterior. Las esquinas no cuentan.
page-rules-connection-must = Si puedes dibujar tu ficha, tienes que hacerlo. Si no conecta en ningún sitio, en esta ronda no dibujas. Nunca es obligatorio usar un poder para dibujarla, pero puedes hacerlo.
page-rules-right = Bien.
page-rules-wrong = Mal.
page-rules-right-castle = El disco toca el castillo. Ahí vale cualquier escudo de armas.
page-rules-right-same = La barra toca una barra de una ronda anterior. Da igual qué toque la otra mitad.
page-rules-wrong-corner = El disco nuevo y el de antes solo se tocan por una esquina.
page-rules-wrong-other = El escudo lleno solo toca una barra, y el disco no toca nada de una ronda anterior.

page-rules-wild = Comodines y cruces
page-rules-wild-text = El signo de interrogación es un comodín: dibújalo como el escudo de armas que quieras. Si tienes dos, pueden ser escudos distintos. Lo dibujes como lo dibujes, nunca rellena casillas del Grimorio.
page-rules-wild-must = Si hay algún escudo de armas con el que tu ficha conecta, puedes dibujarla, así que tienes que hacerlo.
page-rules-crosses-text = Dibuja las cruces de cada cara en los círculos de su casilla. En una casilla nunca hay más de dos.

page-rules-castle = La cruz del castillo
page-rules-castle-text = Al dibujar, puedes añadir una cruz a uno de tus dos dados, incluso a un comodín, si no tiene ya dos. Cada jugador lo hace una sola vez en toda la partida. Ese dado no rellena ninguna casilla del Grimorio en esta ronda. Pinta entonces el tejado de tu castillo: así se ve que ya la has usado.
page-rules-castle-turned = Si además usas «{ power-turn }» con ese dado, la cruz va en la cara nueva.
page-rules-castle-ready = La cruz sigue disponible.
page-rules-castle-used = La cruz ya se ha usado.

page-rules-spellbook = El Grimorio
page-rules-spellbook-text = Rellenas tu fila de casillas empezando por la más cercana al escudo de armas. El primer jugador que rellena la última casilla de una línea consigue su poder, y la fila del otro se tacha para siempre. Si ambos la completan en la misma ronda, el poder es del jugador A.
page-rules-spellbook-lost = Una misma ficha puede rellenar dos casillas de una línea. En una fila completa o tachada ya no se rellena nada.
page-rules-spellbook-won = El jugador de la izquierda ha rellenado antes la última casilla (la redonda) y consigue «{ $power }». La fila de la derecha queda tachada.
page-rules-spellbook-open = Nadie tiene todavía «{ $power }». Casillas rellenas: { $left } de { $boxes } a la izquierda y { $right } a la derecha.

page-rules-powers = Los poderes
page-rules-powers-text = Cada poder se usa una sola vez, y solo puede usarlo quien lo ha conseguido. Los cuatro primeros los guardas para cuando quieras, en cualquier ronda posterior. Los dos del relámpago se usan de inmediato, el del jugador A antes que el del B. Cuando uses un poder, márcalo en el Grimorio.
page-rules-powers-together = Puedes usar varios poderes en una misma ronda, pero no «{ $free }» y «{ $split }» con la misma ficha.
page-rules-powers-undrawn = «{ power-free }», «{ power-split }», «{ power-turn }» y la cruz del castillo se anuncian al dibujar, así que, si no dibujas, los conservas. «{ power-both }» se gasta al tomar los dados.
page-rules-power-line = { $boxes ->
    [one] Una casilla de la línea «{ $arms }»
   *[other] { $boxes } casillas de la línea «{ $arms }»
}
page-rules-power-at-once = de inmediato
page-rules-power-free = Dibuja la ficha de esta ronda sin tener en cuenta la regla de conexión. Aun así, sus dos mitades tienen que compartir un lado.
page-rules-power-split = Dibuja tus dos dados por separado. Tienes que dibujar los dos, y cada uno tiene que cumplir la regla de conexión por su cuenta.
page-rules-power-both = En una ronda en la que seas el jugador A, toma dos dados de una vez. El jugador B se queda con los otros dos.
page-rules-power-turn = Cuando los dados ya están repartidos, gira uno de los tuyos para que muestre otra de sus caras. La cara nueva es la que dibujas y la que cuenta para el Grimorio.
page-rules-power-domains = Elige un escudo de armas para el resto de la partida, aunque todavía no lo hayas dibujado. Al final, cada uno de tus dominios con ese escudo te da 3 puntos más, tenga cruces o no.
page-rules-power-cross = Añade una cruz a una casilla que ya hayas dibujado, incluso en esta ronda, y que tenga menos de dos cruces. Si no hay ninguna, el poder se pierde.

page-rules-end = El final y la puntuación
page-rules-end-text = La partida termina después de la ronda en la que un mapa queda completo, o en la que ninguno de los dos jugadores dibuja su ficha. En esa ronda todavía se rellena el Grimorio.
page-rules-score-text = Un dominio es un grupo de casillas con el mismo escudo de armas, unidas por sus lados; una casilla aislada también es un dominio. Vale el número de sus casillas multiplicado por el número de sus cruces, así que un dominio sin cruces no vale nada.
page-rules-example-text = Un ejemplo: este jugador ha conseguido «{ $power }» y ha elegido «{ $arms }».
page-rules-example-domain = Dominio
page-rules-example-cells = Casillas
page-rules-example-crosses = Cruces
page-rules-example-points = Puntos
page-rules-example-bonus = { $power } ({ $arms }): 3 puntos por dominio, { $count ->
    [one] 1 dominio
   *[other] { $count } dominios
}
page-rules-example-total = Total

page-rules-ties = Empates
page-rules-ties-text = Gana el total más alto. Si los totales son iguales, gana quien tenga el dominio más extenso, con cruces o sin ellas. Si también en eso hay igualdad, la partida termina en empate o, en la edición italiana, se decide por sorteo.

page-rules-editions = Ediciones
page-rules-editions-text = Los cinco reglamentos difieren en dos detalles. La edición se elige al empezar una partida.
page-rules-editions-contradiction = El reglamento español y el italiano se contradicen: dicen que el Grimorio solo se rellena después de dibujar, pero también que quien no puede dibujar lo rellena igualmente. Blazon sigue la primera regla en esas dos ediciones y la segunda en la estándar.

page-rules-credits = Créditos
page-rules-credits-text = El juego es Kingdomino Duel, de Bruno Cathala y Ludovic Maublanc, publicado por Blue Orange en 2019.
page-rules-credits-unofficial = Blazon no es oficial. Su nombre, sus dibujos y sus textos son propios, y no tiene relación con los autores ni con la editorial.

## The lesson

page-lesson-title = Tu primera partida
page-lesson-next = Siguiente
page-lesson-keep = Seguir con esta partida
page-lesson-leave = Salir de la lección
page-lesson-progress = Paso { $step } de { $steps }

page-lesson-roll = Cada uno dibuja un reino. Eres el jugador A: tira los cuatro dados para los dos.
page-lesson-take = Toma { $dice }. Tu adversario toma dos de los demás, y el último es para ti.
page-lesson-castle = Estos dos dados son tu ficha. Elige una casilla junto al castillo y dibújala.
page-lesson-spellbook = { $plain } no tiene cruz y rellena una casilla. { $crossed } no rellena nada, pero da puntos.
page-lesson-take-two = Ahora toma dos: { $dice }. El otro es del adversario.
page-lesson-same = Toca el mismo escudo y forma un solo dominio «{ $arms }»: { $cells } casillas × { $crosses } cruces = { $points } puntos.
page-lesson-last-box = Vuelves a ser el jugador A. Tira y toma { $dice }: rellena la última casilla.
page-lesson-wild = El comodín vale por cualquier escudo. Dale la cruz del castillo, una vez por partida: { $die }.
page-lesson-power = Has completado la línea: «{ $power }» es tuyo. Añade su cruz a tu dominio más extenso.
page-lesson-score = Cada dominio vale sus casillas por sus cruces. Con un mapa completo, gana quien tenga más puntos.

page-lesson-nudge-read = Lee esto primero y después pulsa «Siguiente».
page-lesson-nudge-roll = Primero tira los dados.
page-lesson-nudge-take = Está permitido, pero esta vez toma { $dice }.
page-lesson-nudge-castle-kept = Está permitido, pero guarda la cruz del castillo para más adelante.
page-lesson-nudge-same = Está permitido, pero esta vez forma un solo dominio «{ $arms }» de { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
} y guarda la cruz del castillo para más adelante.
page-lesson-nudge-castle = Está permitido, pero esta vez añade la cruz del castillo al { $die }.
page-lesson-nudge-power = Está permitido, pero la cruz cuenta más en tu dominio más extenso.

## What is wrong with a text that should be a game

expected-arms = un escudo de armas (d b D B s q)
expected-face = una cara (? o un escudo de armas con dos cruces como mucho)
expected-cell = una casilla (de a1 a g5, salvo el castillo d3)
expected-seat = un jugador (F o S)
expected-die = un dado (de 1 a 4)
expected-higher-die = un dado con un número mayor
expected-move = una jugada
expected-join = un signo entre las mitades (+ ~ o /)
expected-once-a-drawing = como mucho una cruz del castillo y un dado girado
expected-square = una casilla vacía (.) o un escudo de armas con dos cruces como mucho
expected-marks = un número de marcas (de 0 a 9)
expected-power = un poder (f s b t d c, en este orden, o -)
expected-castle = el estado del castillo (^ o -)
expected-round = una ronda (de 1 a 99)
expected-player-a = el jugador A de esa ronda (F si es impar, S si es par)
expected-step = una fase (roll, take, draw, flash, lots u over)
expected-drew = el signo que dice si se dibujó una ficha (+ o -)
expected-arms-in-order = una lista de escudos de armas en el orden d b D B s q
expected-edition = una edición (standard es it fr pt ko)
expected-component = un componente (de die 1: a die 4:, de line d: a line q:)
expected-component-once = cada dado y cada línea una sola vez
expected-all-components = un juego de cuatro dados y seis líneas
expected-boxes = un número de casillas (de 1 a 9)
expected-power-name = un poder (free split both turn domains cross)
expected-power-once = cada poder en una sola línea
expected-rules-tag = la etiqueta [Rules "1"]
expected-tag-name = el nombre de una etiqueta, en letras
expected-tag-once = cada etiqueta una sola vez
expected-tag-text = un texto entre comillas (200 caracteres como mucho, ninguno de control ni que cambie la dirección del texto)
expected-fewer-tags = un máximo de 64 etiquetas
expected-no-tag-beside-position = una posición sin edición ni componentes al lado
expected-this-round = el número de esta ronda
expected-sign = «{ $sign }»
expected-end = el final del texto
expected-shorter-text = un máximo de 1 MiB de texto

found-end = el final
expected-found = se esperaba { $expected } y se ha encontrado { $found }.
place-error = Línea { $line }, columna { $column }: { $fault }
setup-error = Ninguna partida puede llegar a esta posición. { $faults }
record-result = El resultado es { $actual }, no { $said }.
tag-name-error = Ese no es el nombre de una etiqueta que puedas poner.
tag-text-error = Ese texto es demasiado largo o tiene caracteres que no se pueden usar. Usa 200 caracteres como mucho, ninguno de control ni que cambie la dirección del texto.
tag-too-many-error = Este registro ya tiene 64 etiquetas y no admite más.

fault-round = No existe la ronda { $round }.
fault-odd-cells = { $seat }: el número de casillas dibujadas es impar.
fault-too-many-cells = { $seat }: hay más fichas dibujadas que rondas jugadas.
fault-too-few-cells = Hubo una ronda en la que nadie dibujó, así que la partida tendría que haber terminado.
fault-nothing-drawn = { $seat }: el mapa está vacío, aunque se dibujó una ficha.
fault-unconnected = { $seat }: hay casillas dibujadas que no conectan con nada.
fault-no-dominoes = { $seat }: las casillas dibujadas no se pueden dividir en fichas de dominó.
fault-too-many-in-line = { $seat }: en la línea «{ $arms }» hay más marcas que casillas.
fault-too-many-marks = { $seat }: hay más marcas de las que permiten las fichas jugadas.
fault-both-filled = Los dos jugadores han completado la línea «{ $arms }».
fault-held-unfilled = { $seat }: tiene «{ $power }», pero su línea no está completa.
fault-lightning-held = { $seat }: conserva «{ $power }», que se usa de inmediato.
fault-no-lightning = { $seat }: no hay ningún poder relámpago que usar.
fault-chosen = { $seat }: hay un escudo de armas elegido sin «{ power-domains }», o falta el escudo de armas de «{ power-domains }».
fault-hands = Los dados no están repartidos a razón de dos por jugador.
fault-waiting = { $seat }: las casillas del Grimorio pendientes de rellenar no corresponden a la ficha.
fault-both-done = Los dos jugadores han dibujado, pero falta rellenar el Grimorio.
fault-full-map = { $seat }: el mapa está completo, pero la partida sigue.
fault-lots = No hay ningún empate que decidir por sorteo, o el sorteo aún no se ha hecho.

### What the page says only of play by link. It is sent to those who come to it.

## The page: inviting somebody

page-online-lead = Crea una mesa y envía el enlace. Tu amigo lo abre y empieza la partida. Sin registrarse.
page-online-invite = Invita a un amigo
page-online-starts-you = Tú
page-online-starts-friend = Tu amigo
page-online-time = Tiempo
page-online-time-none = Sin límite
page-online-time-rounds = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} + { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} por ronda
page-online-time-days = { $days ->
    [one] 1 día
   *[other] { $days } días
} por jugada
page-online-join-who = ¿Quién puede unirse?
page-online-join-link = Solo con el enlace
page-online-join-anyone = Cualquiera
page-online-create = Crear la mesa
page-online-creating = Creando la mesa…
page-online-open-tables = Mesas abiertas
page-online-open-tables-none = Ahora mismo no hay mesas abiertas. Crea una a la que cualquiera pueda unirse.
page-online-open-tables-looking = Buscando mesas abiertas…
page-online-someone = Alguien
page-online-join = Unirse
page-online-join-of = Unirse a la mesa de { $name }
page-online-joining = Uniéndose…

## The page: invitations

page-online-invitation = Invitación
page-online-invited-by = { $name } te invita a una partida
page-online-invited = Te invitan a una partida
page-online-opening = Abriendo el enlace…
page-online-taken = Alguien ya se ha unido a esta partida. Pide el enlace para verla o invita a alguien a una partida tuya.
page-online-awaiting = Esperando a tu amigo
page-online-awaiting-about = Envía el enlace o deja que tu amigo escanee el código. La partida empieza en cuanto alguien se una. Puedes salir de esta página: la mesa sigue en Mis partidas.
page-online-awaiting-listed = Mientras esta página esté abierta, tu mesa aparece también en la lista de mesas abiertas.
page-online-awaiting-start = Ya estáis los dos. La partida está a punto de empezar.
page-online-link-play = Enlace para jugar
page-online-link-watch = Enlace para mirar
page-online-link-watch-about = Cualquiera que tenga este enlace puede mirar. No ve los dibujos ocultos y no puede hacer nada.
page-online-link-seat = Tu asiento
page-online-link-seat-about = Abre este enlace en tu otro dispositivo y sigue jugando allí. No lo compartas: quien lo tenga puede jugar por ti.
page-online-copy = Copiar
page-online-code = Código QR del enlace

## The page: at the table

page-online-connecting = Conectando…
page-online-connected = Con conexión
page-online-reconnecting = Reconectando…
page-online-disconnected = Sin conexión
page-online-watchers = { $count ->
    [one] 1 persona mirando
   *[other] { $count } personas mirando
}
page-online-here = { $name } está aquí
page-online-away = { $name } no está
page-online-drawn = { $name } ya ha dibujado
page-online-watching = Estás mirando
page-online-sending = Enviando…
page-online-waiting = Esperando a { $name }.
page-online-both-draw = Los dos jugadores están dibujando.
page-online-played-for = El ordenador juega por { $name }.
page-online-played-for-you = Te ausentaste, así que el ordenador termina tu partida.
page-online-kept = Sin conexión. Tu jugada está guardada y se enviará.
page-online-your-turn-title = ● Te toca · { $title }
page-online-time-left = Tiempo restante: { $time }
page-online-time-low = { $seconds ->
    [one] Queda 1 segundo
   *[other] Quedan { $seconds } segundos
}.
page-online-time-long = { $days ->
    [one] 1 día
   *[other] { $days } días
}

## The page: asking the other player

page-online-asks-tie = { $name } ofrece un empate.
page-online-asks-back = { $name } quiere deshacer su última jugada.
page-online-asks-rematch = { $name } quiere la revancha.
page-online-asked-tie = Has ofrecido un empate.
page-online-asked-back = Has pedido deshacer tu última jugada.
page-online-asked-rematch = Has pedido la revancha.
page-online-accept = Aceptar
page-online-decline = Rechazar
page-online-withdraw = Cancelar
page-online-gone = Hace rato que { $name } no está. Sigue esperando, reclama la victoria o deja que el ordenador termine la partida.
page-online-wait = Esperar
page-online-claim = Reclamar la victoria
page-online-replace = Juega el ordenador
page-online-offer-tie = Ofrecer un empate
page-online-ask-back = Pedir deshacer
page-online-resign = Rendirse
page-online-resign-about = ¿Quieres abandonar la partida? Ganará tu rival.
page-online-device = Seguir en otro dispositivo
page-online-watch = Dejar que otros miren
page-online-react = Reaccionar
page-online-hello = ¡Hola!
page-online-nice = ¡Bien jugado!
page-online-wow = ¡Hala!
page-online-oops = ¡Ay!
page-online-thanks = ¡Gracias!
page-online-good-game = ¡Buena partida!
page-online-says = { $name }: { $word }

## The page: the end of a game by link

page-online-ended-resigned = { $who ->
    [you] Te has rendido.
   *[name] { $name } se ha rendido.
}
page-online-ended-time = { $who ->
    [you] Se te ha acabado el tiempo.
   *[name] A { $name } se le ha acabado el tiempo.
}
page-online-ended-left = { $who ->
    [you] Has estado demasiado tiempo fuera.
   *[name] { $name } ha dejado la partida.
}
page-online-ended-agreed = Los jugadores han acordado un empate.
page-online-ended-abandoned = Nadie volvió para terminar esta partida.
page-online-ended-winner = { $who ->
    [you] ¡Ganas tú!
   *[name] Gana { $name }.
}
page-online-dice-fair = Dados comprobados
page-online-dice-unfair = Los dados no coinciden con lo que el servidor selló antes de la partida.
page-online-ribbon = En línea
page-online-ribbon-you = Te toca
page-online-ribbon-them = Esperando a { $name }
page-online-ribbon-nobody = Esperando a que alguien se una

## The page: what is wrong

page-online-version = Esta página y el servidor son de versiones distintas. Recarga la página.
page-online-no-table = Esta mesa ya no existe.
page-online-no-entry = Este enlace no abre nada. Comprueba que esté completo.
page-online-name = Elige otro nombre: 24 caracteres como mucho y ninguno especial.
page-online-too-many = Ha sido demasiado de golpe. Espera un momento y vuelve a intentarlo.
page-online-full = El servidor se ha quedado sin espacio. Tu partida está a salvo, pero no se puede guardar nada nuevo. Inténtalo más tarde.
page-online-late = Demasiado tarde: antes ha ocurrido otra cosa.
page-online-asked-already = Eso ya se ha preguntado.
page-online-nothing-back = Eso ya no se puede deshacer: se han tirado los siguientes dados o se han mostrado los dibujos.
page-online-refused = El servidor lo ha rechazado. Recarga la página y vuelve a intentarlo.

## The rules page: dice that nobody has to trust

page-online-dice = Dados justos en línea
page-online-dice-who = En las partidas por enlace tira los dados el servidor, pero no hace falta que te fíes de él. Nadie puede elegir una tirada, ni siquiera el servidor, y ningún jugador puede calcularla de antemano.
page-online-dice-seal = Antes de la partida, el servidor guarda bajo llave un número secreto y muestra su sello. Después, tu dispositivo y el de tu rival añaden cada uno un número al azar, y ninguno ve el del otro hasta que los dos están fijados. De esos tres números salen todas las tiradas.
page-online-dice-check = Al terminar la partida, el servidor abre el sello. Tu dispositivo lo comprueba y vuelve a calcular cada tirada. «{ page-online-dice-fair }» debajo del resultado significa que todas coinciden.
page-online-dice-proof = Una partida guardada lleva consigo la prueba. Impórtala aquí y sus dados se comprueban de nuevo.
page-online-dice-statistics = Tiradas de este servidor
page-online-dice-rolls = Hasta ahora: { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}.
page-online-dice-even = Cada cara sale más o menos tan a menudo como debe, haya salido antes lo que haya salido.
page-online-dice-uneven = Algunas caras salen más o menos a menudo de lo que explica el azar.
page-online-dice-probable = Prueba χ²: unos dados justos se apartarían tanto o más con una probabilidad del { $single } en las caras sueltas y del { $following } en las caras consecutivas.
page-online-dice-none = Nadie ha tirado todavía en este servidor.

### What only commands and the server say. The page is built without what follows.

## The page before it starts

page-description = Juega a Kingdomino Duel en tu navegador, contra el ordenador o con alguien a tu lado. Funciona sin conexión.
page-not-started = No se ha podido abrir la página. Comprueba la conexión y vuelve a cargarla. Si sigue sin funcionar, actualiza el navegador.
page-without-script = Blazon funciona en tu navegador. Permite JavaScript en esta página y vuelve a cargarla.

## The terminal: starting a game

terminal-welcome = Blazon: dos jugadores, cuatro dados, dos mapas. En cualquier momento, escribe ? para ver la ayuda o q para salir.
terminal-ask-opponent = ¿Contra quién quieres jugar? Intro: 1.
terminal-opponent-person = otra persona en este teclado
terminal-opponent-random = un jugador automático que juega al azar
terminal-ask-name = ¿Cómo te llamas? Intro: { $default }.
terminal-ask-name-first = ¿Cómo se llama quien tira primero? Intro: { $default }.
terminal-ask-name-second = ¿Cómo se llama el otro jugador? Intro: { $default }.
terminal-random-name = Azar
terminal-same-name = El otro jugador ya se llama así. Elige otro nombre.
terminal-ask-edition = ¿Qué edición de las reglas? Intro: 1.
terminal-begin = { $first } contra { $second }. { $who ->
    [you] Tiras primero.
   *[name] Tira primero { $first }.
} Edición: { $edition }.
terminal-daily = Duelo diario del { $date }. Los dados son los mismos para todos.
terminal-daily-ordinary = Este no es el duelo diario del { $date }: no coinciden los dados, las reglas o el adversario. Sigue como una partida normal.

## The terminal: a round

terminal-ask-draw = { $who ->
    [you] Dibuja tu ficha de dominó: { $one } y { $other }.
   *[name] { $name }, dibuja tu ficha de dominó: { $one } y { $other }.
}
terminal-ask-how = ¿Qué quieres hacer? Intro: 1.
terminal-how-plain = dibujarla sin más
terminal-how-continue = seguir así
terminal-how-castle = usar la cruz del castillo: una cruz más en uno de tus dados
terminal-how-dont-draw = no dibujar
terminal-castle-explained = La cruz del castillo es una cruz más para uno de tus dos dados, incluso para un comodín, y solo hay una por partida. A cambio, ese dado no rellena ninguna casilla del Grimorio en esta ronda.
terminal-using = Usas { $spent }.
terminal-ask-castle = ¿A qué dado le añades la cruz del castillo?
terminal-ask-turn = ¿Qué dado quieres girar, y a qué cara?
terminal-turn-to = { $die }: { $face }
terminal-ask-arms = El dado { $number } es un comodín. ¿Qué escudo de armas dibujas?
terminal-ask-cell = Dado { $number } ({ $what }): ¿en qué casilla?
terminal-preview = Vista previa: { $what } en { $cell } y { $what2 } en { $cell2 }.
terminal-preview-points = Puntos: { $now } ahora, { $then } después.
terminal-preview-marks = Casillas del Grimorio que rellena: { $marks }.
terminal-preview-mark = { $arms } ({ $marks } de { $boxes })
terminal-preview-no-marks = No rellena ninguna casilla del Grimorio.
terminal-preview-uses = Usa { $spent }.
terminal-ask-confirm = Intro o 1: dibujarla. u: volver atrás.
terminal-ask-domains = { $who ->
    [you] ¡«{ power-domains }» es tuyo!
   *[name] { $name }, ¡«{ power-domains }» es tuyo!
} Elige un escudo de armas: cada uno de sus dominios dará 3 puntos al final.
terminal-domains-item = { $arms }: { $count ->
    [0] ningún dominio todavía
    [one] 1 dominio ahora
   *[other] { $count } dominios ahora
}
terminal-ask-cross = { $who ->
    [you] ¡«{ power-cross }» es tuyo! ¿En qué casilla añades una cruz?
   *[name] { $name }, ¡«{ power-cross }» es tuyo! ¿En qué casilla añades una cruz?
}
terminal-cross-item = { $cell } ({ $what }): { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
}

## The terminal: looking around

terminal-map-legend = Letras: d disco, b barra, D dos discos, B dos barras, s lleno, q cuartelado. La cifra es el número de cruces. El punto (.) es una casilla vacía y # es el castillo. En una vista previa, las casillas nuevas van entre corchetes.
terminal-map-empty = Todavía no hay nada dibujado.
terminal-cells-left = { $count ->
    [0] No quedan casillas vacías.
    [one] 1 casilla vacía: { $cells }
   *[other] { $count } casillas vacías: { $cells }
}
terminal-spellbook = Grimorio: casillas rellenas.
terminal-line-open = { $arms }, { $power }: { $first } { $marks }, { $second } { $marks2 }, de { $boxes }.
terminal-line-held = { $arms }, { $power }: { $who ->
    [you] has completado la línea y aún tienes el poder.
   *[name] { $name } ha completado la línea y aún tiene el poder.
} { $other }: fila tachada con { $marks } de { $boxes }.
terminal-line-used = { $arms }, { $power }: { $who ->
    [you] has completado la línea y ya has usado el poder.
   *[name] { $name } ha completado la línea y ya ha usado el poder.
} { $other }: fila tachada con { $marks } de { $boxes }.
terminal-castle-ready = { $who ->
    [you] Aún no has usado la cruz del castillo.
   *[name] { $name } aún no ha usado la cruz del castillo.
}
terminal-castle-used = { $who ->
    [you] Ya has usado la cruz del castillo.
   *[name] { $name } ya ha usado la cruz del castillo.
}
terminal-chosen = { $who ->
    [you] Para «{ power-domains }» has elegido «{ $arms }».
   *[name] Para «{ power-domains }», { $name } ha elegido «{ $arms }».
}
terminal-dice-of = Dados de la ronda { $round }:
terminal-dice-none = Todavía no ha tirado nadie.
terminal-die-free = Dado { $number }: { $face }, sin tomar.
terminal-die-of = Dado { $number }: { $face }, { $name }.
terminal-log-empty = Todavía no ha pasado nada.
terminal-no-game = Todavía no ha empezado ninguna partida. Responde primero a la pregunta.
terminal-maps-on = Ahora los mapas se muestran antes de cada dibujo.
terminal-maps-off = Los mapas ya no se muestran antes de cada dibujo.
terminal-coach-on = El entrenador está activado y pregunta antes de una elección que cuesta mucho.
terminal-coach-off = El entrenador está desactivado.
terminal-coach-not-here = El entrenador solo está en partidas contra el ordenador, y no en el duelo diario.
terminal-help =
    Escribe el número de tu opción. Donde se indique, Intro elige la primera.
    También puedes escribir una casilla, como c4, o las dos a la vez: c4 c5.
    m   tu mapa
    o   el otro mapa
    w   tu mapa en palabras, dominio por dominio
    wo  el otro mapa en palabras
    s   Grimorio: casillas, poderes, cruz del castillo
    d   los dados de esta ronda y quién tiene cada uno
    p   los puntos de los dos, dominio por dominio
    l   la partida entera, jugada a jugada (l 2: las dos últimas rondas)
    a   los escudos de armas y los poderes, y qué hacen
    v   mapas antes de cada dibujo: sí o no
    c   entrenador, que pregunta antes de una elección que cuesta mucho: sí o no
    r   repetir la pregunta
    u   deshacer un paso
    save ARCHIVO   guardar la partida
    load ARCHIVO   continuar una partida guardada
    q   salir
    ?   esta ayuda
    También valen las jugadas en notación, como 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power } ({ $arms }, { $boxes ->
    [one] 1 casilla
   *[other] { $boxes } casillas
}): { $about }

## The terminal: answers

terminal-unknown = Aquí no vale «{ $line }». Escribe ? para ver la ayuda.
terminal-not-possible = Eso no se puede hacer. { $reason }
terminal-not-this-cell = Así no puedes dibujarla en { $cell }.
terminal-no-place = Así no cabe en ningún sitio. Escribe u para volver atrás.
terminal-undone = Deshecho: { $event }
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-save-needs-name = Escribe save y el nombre de un archivo.
terminal-load-needs-name = Escribe load y el nombre de un archivo.
terminal-saved = Partida guardada: { $file }. Para continuarla más tarde, abre Blazon y escribe: load { $file }
terminal-save-failed = No se ha podido guardar { $file }: { $reason }. Puedes seguir jugando.
terminal-ask-replace = { $file } ya existe.
terminal-replace-yes = reemplazarlo
terminal-replace-no = dejarlo como está
terminal-not-saved = No se ha guardado.
terminal-loaded = Partida cargada: { $file }.
terminal-load-failed = No se ha podido cargar { $file }. { $reason }
terminal-ask-load = Tu partida actual no está guardada y se perdería.
terminal-load-yes = cargar la otra partida de todos modos
terminal-load-no = seguir en esta partida
terminal-ask-quit = La partida no ha terminado. ¿Salir de todos modos?
terminal-quit-save = guardarla en { $file } y salir
terminal-quit-unsaved = salir sin guardar
terminal-quit-stay = seguir jugando
terminal-goodbye = ¡Hasta pronto!
terminal-input-ended = La entrada se ha acabado antes que la partida. Esta es la partida hasta ahora. Cópiala en un archivo para volver a cargarla:
terminal-interrupted = No se ha podido guardar { $file }: { $reason }. La partida se ha perdido.
terminal-over = Fin de la partida.
terminal-daily-share = Este es tu resultado para compartir. No revela los dados.
terminal-ask-again = ¿Y ahora?
terminal-again-new = una partida nueva con los mismos jugadores
terminal-again-leave = salir (para guardar antes esta partida, escribe save ARCHIVO)

## The terminal: play by link

terminal-link-invited = { $name } te invita a una partida. Edición: { $edition }. Tiempo: { $pace }.
terminal-link-invited-unnamed = Te han invitado a una partida. Edición: { $edition }. Tiempo: { $pace }.
terminal-link-pace-none = sin límite
terminal-link-pace-rounds = { $minutes ->
    [one] 1 minuto cada uno
   *[other] { $minutes } minutos cada uno
}, más { $seconds ->
    [one] 1 segundo por ronda
   *[other] { $seconds } segundos por ronda
}
terminal-link-pace-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
terminal-link-ask-name = ¿Qué nombre debe ver el otro jugador? Intro: ninguno.
terminal-link-made = Tu mesa está lista. Envía este enlace a la persona con la que quieres jugar:
terminal-link-to-watch = Con este enlace cualquiera puede mirar:
terminal-link-seat = Este enlace es tu asiento. Sirve para continuar más tarde o en otro dispositivo. No lo compartas:
terminal-link-connecting = Conectando con { $server }…
terminal-link-lost = Se ha perdido la conexión. Reconectando…
terminal-link-back = Conexión recuperada.
terminal-link-alone = Esperando a que alguien se una.
terminal-link-joined = { $name } se ha unido.
terminal-link-joined-unnamed = Alguien se ha unido.
terminal-link-starting = La partida está a punto de empezar.
terminal-link-waiting = Esperando a { $names }.
terminal-link-drawn = { $name } ya ha dibujado. Lo verás cuando los dos hayáis dibujado.
terminal-link-is-here = { $who ->
    [you] Estás aquí.
   *[name] { $name } está aquí.
}
terminal-link-away = { $who ->
    [you] No estás.
   *[name] { $name } no está.
}
terminal-link-returned = { $name } ha vuelto.
terminal-link-claim = Hace rato que { $name } no está. Escribe claim para reclamar la victoria, finish para que el ordenador siga en su lugar, o simplemente espera.
terminal-link-replaced = { $who ->
    [you] Ahora el ordenador juega por ti.
   *[name] Ahora el ordenador juega por { $name }.
}
terminal-link-asks-tie = { $who ->
    [you] Has ofrecido un empate. Escribe no para retirarlo.
   *[name] { $name } ofrece un empate. Escribe yes o no.
}
terminal-link-asks-back = { $who ->
    [you] Has pedido deshacer tu última jugada. Escribe no para retirar la petición.
   *[name] { $name } pide deshacer su última jugada. Escribe yes o no.
}
terminal-link-asks-rematch = { $who ->
    [you] Has pedido la revancha. Escribe no para retirar la petición.
   *[name] { $name } quiere la revancha. Escribe yes o no.
}
terminal-link-declined = { $name } ha dicho que no.
terminal-link-withdrawn = { $name } ha retirado la petición.
terminal-link-resigned = { $who ->
    [you] Te has rendido.
   *[name] { $name } se ha rendido.
}
terminal-link-time-up = { $who ->
    [you] Se te ha acabado el tiempo.
   *[name] A { $name } se le ha acabado el tiempo.
}
terminal-link-left = { $who ->
    [you] Has estado fuera demasiado tiempo.
   *[name] { $name } ha estado fuera demasiado tiempo.
}
terminal-link-agreed = Los dos jugadores han acordado un empate.
terminal-link-abandoned = Nadie ha vuelto y la partida se ha cerrado.
terminal-link-wins = { $who ->
    [you] Ganas.
   *[name] Gana { $name }.
}
terminal-link-fair = { $rolls ->
    [one] 1 tirada comprobada: limpia.
   *[other] { $rolls } tiradas comprobadas: limpias.
}
terminal-link-unfair = Los dados de esta partida no son los que el servidor había fijado. No te fíes de este resultado. «save ARCHIVO» guarda la prueba.
terminal-link-rematch = la revancha, y tira primero el otro jugador
terminal-link-next = Empieza la revancha.
terminal-link-watched = Esta ha sido la partida. Escribe save ARCHIVO para guardarla o q para salir.
terminal-link-watchers = { $count ->
    [0] No mira nadie.
    [one] Mira 1 persona.
   *[other] Miran { $count } personas.
}
terminal-link-time = { $who ->
    [you] Tu tiempo: { $time }.
   *[name] { $name }: { $time }.
}
terminal-link-days = { $days ->
    [one] 1 día
   *[other] { $days } días
} y { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
}
terminal-link-no-clock = Esta partida no tiene límite de tiempo.
terminal-link-ask-resign = ¿Quieres rendirte?
terminal-link-resign = rendirse
terminal-link-say-what = Escribe say y una de estas palabras: { $words }.
terminal-link-says = { $name }: { $said }
terminal-link-muted = Ya no se muestran los mensajes cortos del otro jugador.
terminal-link-unmuted = Vuelven a mostrarse los mensajes cortos del otro jugador.
terminal-link-no-undo = Una jugada hecha solo se deshace si el otro jugador acepta. Escribe back para pedirlo.
terminal-link-no-load = En esta mesa no se puede cargar una partida.
terminal-link-leave = Tu asiento sigue siendo tuyo. Para volver, ejecuta:
terminal-link-unreachable = No se ha podido contactar con { $server }. Comprueba la dirección y tu conexión.
terminal-link-strange = { $server } no responde como un servidor de Blazon.
terminal-link-help =
    En esta mesa también puedes escribir:
    who    quién está y cuántos miran
    time   cuánto tiempo queda
    seat   el enlace de tu asiento
    yes, no   responder al otro jugador
    tie    ofrecer un empate
    back   pedir deshacer tu última jugada
    resign   rendirte
    claim, finish   cuando el otro jugador lleva rato fuera
    rematch   jugar otra vez al terminar
    say PALABRA   enviar un mensaje corto: hello, nice, wow, oops, thanks o gg
    mute   mensajes cortos: sí o no
terminal-reaction-hello = ¡Hola!
terminal-reaction-nice = ¡Buena jugada!
terminal-reaction-wow = ¡Hala!
terminal-reaction-oops = ¡Uy!
terminal-reaction-thanks = ¡Gracias!
terminal-reaction-good-game = ¡Buena partida!
terminal-refused-version = Este programa y el servidor son de versiones distintas. Actualiza el más antiguo.
terminal-refused-no-such-table = Esa mesa no existe. Puede que se haya eliminado.
terminal-refused-no-such-token = Este enlace no abre la mesa. Comprueba que esté completo.
terminal-refused-watching = Solo estás mirando.
terminal-refused-seat-taken = Otra persona ha ocupado este asiento.
terminal-refused-not-started = La partida aún no ha empezado.
terminal-refused-over = La partida ha terminado.
terminal-refused-not-over = La partida aún no ha terminado.
terminal-refused-not-yours = Ahora no te toca hacer eso.
terminal-refused-illegal = Las reglas no permiten esa jugada.
terminal-refused-stale = Ha pasado algo antes. Vuelve a mirar la partida.
terminal-refused-nothing-asked = Nadie te ha preguntado nada.
terminal-refused-asked-already = Ya hay una pregunta que espera respuesta.
terminal-refused-nothing-to-take-back = No hay nada que deshacer: los dados y los dibujos ya vistos se quedan.
terminal-refused-not-gone = El otro jugador no lleva fuera el tiempo suficiente.
terminal-refused-name = Ese nombre es demasiado largo o tiene caracteres que no se pueden mostrar. Caben hasta 24.
terminal-refused-terms = El servidor no acepta estas condiciones.
terminal-refused-too-many = El servidor ha recibido demasiadas peticiones desde aquí. Espera un minuto e inténtalo de nuevo.
terminal-refused-too-many-at-table = En esta mesa no cabe otra conexión.
terminal-refused-full = El disco del servidor está lleno. Las partidas se pueden ver, pero no continuar.
terminal-refused-unavailable = El servidor no puede hacerlo ahora. Inténtalo de nuevo en un momento.
terminal-refused-misunderstood = El servidor no entiende este programa. Actualiza los dos.

## Commands

cli-about = Blazon: un duelo de dados, mapas y magia para dos jugadores.
cli-about-serve = Iniciar la página del juego y abrirla en el navegador (también sin comando)
cli-about-backup = Copiar la base de datos de un servidor a un archivo nuevo, incluso mientras está en marcha
cli-about-move = Pasar la base de datos de un servidor de SQLite a PostgreSQL, o al revés
cli-about-play = Jugar en la terminal, con otra persona, por enlace o contra el ordenador
cli-about-daily = Jugar el duelo diario: los mismos dados para todos y un adversario distinto cada día de la semana
cli-about-simulate = Jugar muchas partidas entre jugadores automáticos y resumirlas
cli-about-match = Enfrentar a dos jugadores automáticos con los mismos dados y decir cuál es más fuerte
cli-about-ladder = Clasificar por Elo a muchos jugadores automáticos
cli-about-merge = Reunir las partes de un encuentro, una clasificación, una simulación o una medición
cli-about-show = Dibujar una posición o el final de una partida registrada
cli-about-check = Reproducir partidas registradas y comprobar que cumplen las reglas
cli-about-verify = Comprobar la prueba de que los dados de partidas registradas no estaban trucados
cli-about-replay = Mostrar una partida registrada jugada a jugada
cli-about-analyse = Analizar una partida registrada: suerte, jugadas costosas y probabilidades de ganar
cli-about-legal = Enumerar las jugadas legales, una por línea
cli-about-hint = Sugerir una jugada, con su probabilidad de ganar y los motivos
cli-about-engine = Responder a otro programa línea a línea (véase docs/protocol-engine.md)
cli-about-perft = Contar de cuántas maneras puede seguir una partida con estas tiradas
cli-about-bench = Medir la velocidad de las reglas y de los jugadores
cli-about-bench-playouts = Jugar partidas al azar con un núcleo durante un tiempo dado
cli-about-bench-greedy = Jugar partidas entre jugadores voraces con un núcleo durante un tiempo dado
cli-about-bench-net = Contar cuántos dibujos evalúa la red con un núcleo
cli-about-bench-decide = Medir cuánto tarda un jugador en decidir, con un núcleo
cli-about-measure = Medir la calidad de las decisiones y la precisión de las predicciones
cli-about-measure-endings = Comparar las decisiones a dos rondas del final con la solución exacta
cli-about-measure-decisions = Poner a prueba las decisiones continuando partidas con los mismos dados
cli-about-measure-calibration = Comparar las predicciones de la red con el final de las partidas
cli-about-measure-powers = Contar cuántas veces se consiguen, se usan y se desaprovechan los poderes
cli-about-measure-accuracy = Comparar la precisión con que deciden los ocho niveles
cli-about-puzzles = Crear, comprobar y mostrar problemas: decisiones con una respuesta claramente mejor
cli-about-puzzles-make = Buscar problemas en partidas de los jugadores del ordenador y demostrarlos
cli-about-puzzles-check = Demostrar los problemas otra vez, con otros dados
cli-about-puzzles-show = Mostrar un problema
cli-about-train = Entrenar una red que juega contra sí misma y escribir sus pesos
cli-about-train-learn = Aprender una generación cuando ya se han jugado todas sus partidas
cli-about-train-plan = Preparar un entrenamiento en el que trabajan varios ordenadores
cli-about-train-play = Jugar una parte de las partidas de una generación
cli-about-components = Mostrar los dados y el Grimorio como archivo editable, o comprobar un archivo así
cli-about-help = Mostrar esta ayuda o la de un comando

cli-usage = blazon [COMANDO] [OPCIONES]
cli-usage-serve = blazon serve [OPCIONES]
cli-usage-backup = blazon backup ARCHIVO [--database ARCHIVO] [--recover]
cli-usage-move = blazon move --from BASE --to BASE
cli-usage-play = blazon play [ENLACE] [OPCIONES]
cli-usage-daily = blazon daily [FECHA] [--dice]
cli-usage-simulate = blazon simulate [--games NÚMERO] [--seed NÚMERO] [OPCIONES]
cli-usage-match = blazon match IZQUIERDO DERECHO [--pairs NÚMERO] [--seed NÚMERO] [OPCIONES]
cli-usage-ladder = blazon ladder [JUGADOR]... [OPCIONES]
cli-usage-merge = blazon merge [--json] [--svg ARCHIVO] ARCHIVO...
cli-usage-show = blazon show [ARCHIVO|POSICIÓN|-]
cli-usage-check = blazon check [--json] ARCHIVO...
cli-usage-verify = blazon verify [--json] ARCHIVO...
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
cli-usage-measure-accuracy = blazon measure accuracy [--games NÚMERO] [--nodes NÚMERO] [OPCIONES]
cli-usage-puzzles = blazon puzzles COMANDO [OPCIONES]
cli-usage-puzzles-make = blazon puzzles make --out ARCHIVO [--count NÚMERO] [OPCIONES]
cli-usage-puzzles-check = blazon puzzles check [ARCHIVO] [--count NÚMERO] [OPCIONES]
cli-usage-puzzles-show = blazon puzzles show NÚMERO [ARCHIVO] [--answer]
cli-usage-train = blazon train [COMANDO] --out ARCHIVO [OPCIONES]
cli-usage-train-learn = blazon train learn --out ARCHIVO [--generation NÚMERO] [OPCIONES]
cli-usage-train-plan = blazon train plan --out ARCHIVO [OPCIONES]
cli-usage-train-play = blazon train play --out ARCHIVO [--generation NÚMERO] [--shard I/N] [OPCIONES]
cli-usage-components = blazon components [ARCHIVO]
cli-usage-help = blazon help [COMANDO]

cli-heading-usage = Uso:
cli-heading-commands = Comandos:
cli-heading-arguments = Argumentos:
cli-heading-options = Opciones:
cli-heading-examples = Ejemplos:
cli-heading-levels = Niveles:
cli-level-item = { $player }  { $name }: { $about }

cli-value-address = DIRECCIÓN
cli-value-command = COMANDO
cli-value-date = FECHA
cli-value-file = ARCHIVO
cli-value-database = BASE
cli-value-folder = CARPETA
cli-value-language = IDIOMA
cli-value-left = IZQUIERDO
cli-value-milliseconds = MILISEGUNDOS
cli-value-name = NOMBRE
cli-value-number = NÚMERO
cli-value-opponent = ADVERSARIO
cli-value-player = JUGADOR
cli-value-position = POSICIÓN
cli-value-right = DERECHO
cli-value-roll = TIRADA
cli-value-seat = PUESTO
cli-value-subject = ARCHIVO|POSICIÓN

cli-help-backup = El archivo nuevo
cli-help-command = El comando cuya ayuda se muestra
cli-help-components = El archivo que se comprueba (por defecto: mostrar los componentes estándar)
cli-help-daily = El día, como { $example } (por defecto: hoy)
cli-help-ladder = Los jugadores, del más débil al más fuerte (por defecto: todos los niveles y los jugadores de referencia)
cli-help-left = El jugador cuyo resultado se muestra: un nombre como best, o cmd: seguido del comando de otro programa
cli-help-right = El otro jugador
cli-help-parts = La salida JSON de match, ladder, simulate o measure con --shard
cli-help-position = «start», una línea de notación, un archivo con una posición o un registro (se usa su final), o - para la entrada estándar
cli-help-record = La partida registrada, o - para la entrada estándar
cli-help-records = Las partidas registradas; - es la entrada estándar
cli-help-rolls = Las próximas tiradas, como 'd/b/s2/?'
cli-help-subject = «start», una línea de notación, un archivo con una posición o un registro (se usa su final), o - para la entrada estándar (por defecto: start)
cli-help-exit-codes =
    Códigos de salida:
      0  todo ha ido bien
      1  los datos son incorrectos: un registro, una posición o unos componentes
      2  la línea de comandos es incorrecta
      3  algo no se ha podido leer o escribir

cli-option-address = Dirección y puerto en los que servir la página (por defecto: 127.0.0.1:4000, accesible solo desde este ordenador)
cli-option-against = Tu adversario: person, random, de level:1 a level:8 u otro jugador (por defecto: preguntar)
cli-option-alternatives = Número de alternativas (por defecto: 3)
cli-option-bench-games = Número de partidas, en lugar de un tiempo
cli-option-components = Usar los dados y el Grimorio de este archivo
cli-option-count = Mostrar solo cuántas hay
cli-option-database = La base de datos: un archivo o una dirección como postgres://usuario@servidor/nombre (por defecto: blazon.db en tu carpeta de datos)
cli-option-from = La base de datos con las partidas, que queda como está. Ningún servidor puede estar usándola
cli-option-to = La base de datos a la que van. Se completa lo que dejó un traslado interrumpido
cli-option-dice = Mostrar los dados del día, una línea por ronda, en lugar de jugar
cli-option-divide = Una línea por cada primera jugada y, al final, la suma
cli-option-edition = Edición de las reglas: standard, es, it, fr, pt o ko
cli-option-first = Jugador automático que tira primero, como greedy o level:3 (por defecto: random)
cli-option-first-name = Nombre del jugador que tira primero
cli-option-games = Número de partidas (por defecto: 1000)
cli-option-help = Mostrar esta ayuda
cli-option-hint-player = Quién sugiere la jugada: { $known } (por defecto: best)
cli-option-hint-seat = Jugador al que se aconseja: first o second (por defecto: el que juega a continuación)
cli-option-hint-seed = Semilla aleatoria: el mismo número da la misma respuesta
cli-option-html = Escribir el informe en este archivo como página web, reemplazando lo que haya
cli-option-json = Mostrar JSON, un objeto por línea
cli-option-analyst = Quién analiza la partida (por defecto: best)
cli-option-analyst-nodes = Número aproximado de posiciones que se examinan en cada jugada
cli-option-analyst-threads = Número de jugadas que se analizan a la vez (por defecto: una por núcleo); el informe es el mismo
cli-option-analyst-time = Milisegundos para cada jugada; el informe puede variar entonces de una vez a otra
cli-option-lang = Idioma: en, es, it, fr, pt-BR o ko (por defecto: el del sistema)
cli-option-coach = Preguntar antes de una elección que cuesta mucho (solo contra el ordenador)
cli-option-load = Continuar esta partida guardada
cli-option-luck = Mostrar también el resultado sin contar la suerte con los dados
cli-option-match-nodes = Número máximo de nodos que se examinan en cada decisión
cli-option-match-time = Tiempo para cada decisión
cli-option-measure-games = Número de partidas (por defecto: { $default })
cli-option-measure-level-games = Número de partidas de cada nivel (por defecto: { $default })
cli-option-measure-judge-nodes = Número aproximado de posiciones que se examinan al analizar cada decisión (por defecto: { $default })
cli-option-measure-finisher = Quién continúa las partidas: net o greedy (por defecto: net)
cli-option-measure-nodes = Número máximo de nodos para una solución exacta (por defecto: { $default }); las posiciones que necesitan más se omiten
cli-option-measure-player = Jugador que se evalúa, como best o best@ARCHIVO (por defecto: best)
cli-option-measure-players = Jugador que se evalúa, como best o best@ARCHIVO (por defecto: best); se puede repetir (net siempre está incluido)
cli-option-measure-positions = Número de posiciones (por defecto: { $default })
cli-option-measure-rollouts = Número de partidas por candidato (por defecto: { $default })
cli-option-measure-rounds = Número de rondas que faltan, de 1 a { $most } (por defecto: { $default })
cli-option-puzzles-out = Escribir los problemas en este archivo, después de encontrar cada uno
cli-option-puzzles-count = Número de problemas (por defecto: { $default })
cli-option-puzzles-check-count = Comprobar solo esta cantidad, desde el primero (por defecto: todos)
cli-option-puzzles-games = Máximo de partidas en las que buscar para cada tipo de demostración (por defecto: { $default })
cli-option-puzzles-answer = Mostrar también la respuesta y los motivos
cli-help-puzzles-file = Archivo de problemas (por defecto: los que vienen con Blazon)
cli-help-puzzles-number = Número del problema, desde 1
cli-option-net = Usar los pesos de este archivo en lugar de los incorporados
cli-option-no-browser = No abrir el navegador
cli-option-nodes = Número aproximado de posiciones que se examinan
cli-option-own-seat = Tu puesto contra el ordenador: first o second
cli-option-pairs = Número de pares de partidas (por defecto: 100)
cli-option-patience = Milisegundos que otro programa puede tardar en responder (por defecto: 10000), además de su tiempo para la decisión
cli-option-records = Escribir el registro de cada partida en esta carpeta
cli-option-seat = Solo las jugadas de este jugador: first o second
cli-option-second = Jugador automático que tira en segundo lugar, como greedy o level:3 (por defecto: random)
cli-option-second-name = Nombre del otro jugador
cli-option-seconds = Duración en segundos (por defecto: 5)
cli-option-seed = Semilla aleatoria: el mismo número da las mismas partidas
cli-option-shard = Jugar solo esta parte del total: 2/5 es la segunda de cinco
cli-option-sprt = Parar en cuanto esté claro cuál de estas dos diferencias de Elo se acerca más a la realidad
cli-option-svg = Dibujar la clasificación en este archivo
cli-option-threads = Número de partidas que se juegan a la vez (por defecto: una por núcleo); los resultados son los mismos
cli-option-time = Milisegundos para pensar
cli-option-train-epochs = Pasadas por las muestras de cada generación (por defecto: { $default })
cli-option-train-calibration-games = Número de partidas para calibrar la red terminada (por defecto: { $default })
cli-option-train-first-games = Número de partidas iniciales entre jugadores voraces (por defecto: { $default })
cli-option-train-fresh = Empezar de nuevo en lugar de continuar un entrenamiento sin terminar
cli-option-train-games = Número de partidas que la primera red juega contra sí misma (por defecto: { $default })
cli-option-train-generation = Número de la generación, desde 0; la calibración va después de la última (por defecto: la siguiente)
cli-option-train-generations = Número de generaciones posteriores (por defecto: { $default })
cli-option-train-last-games = Número de partidas que juega la última generación (por defecto: { $default })
cli-option-train-out = Escribir los pesos en este archivo, y cada generación terminada junto a él
cli-option-train-searched-games = Número de partidas que juega cada generación posterior (por defecto: { $default })
cli-option-version = Mostrar la versión
cli-option-work-seed = Semilla aleatoria: el mismo número da el mismo resultado
cli-option-work-threads = Número de hilos (por defecto: uno por núcleo); el resultado es el mismo
cli-option-away = Segundos que un jugador debe llevar ausente para que su rival pueda reclamar la victoria (por defecto: 120)
cli-option-behind-proxy = Tomar la dirección de los visitantes de la última cabecera X-Forwarded-For o Forwarded; solo detrás de tu propio proxy
cli-option-connections = Número de conexiones simultáneas (por defecto: 10000, o las que permita el sistema)
cli-option-devices-per-seat = Número de dispositivos que un jugador puede usar en una mesa (por defecto: 8)
cli-option-keep = Días que se guardan las partidas terminadas (por defecto: se guardan todas)
cli-option-lan = Servir también la red local y mostrar la dirección con un código QR
cli-option-log = Qué se registra: off, error, warn, info o debug (por defecto: warn)
cli-option-log-format = Formato del registro: text o json (por defecto: text)
cli-option-messages = Mensajes de un jugador cada 20 segundos (por defecto: 100); los espectadores pueden enviar la mitad
cli-option-origin = Otra dirección de la que puede venir la página, como https://blazon.example (se puede repetir)
cli-option-recover = Salvar lo que aún se pueda leer de una base de datos dañada
cli-option-requests-per-minute = Peticiones por minuto desde una dirección (por defecto: 120)
cli-option-sockets-per-address = Conexiones a mesas desde una dirección (por defecto: 256)
cli-option-tables-per-minute = Mesas nuevas por minuto desde una dirección (por defecto: 5)
cli-option-untouched = Días sin jugadas para dar una partida por abandonada (por defecto: 60)
cli-option-waiting = Días que una mesa espera a un rival antes de eliminarse (por defecto: 7)
cli-option-watchers-per-table = Número de espectadores en una mesa (por defecto: 100)

## Commands: what is wrong with a command line

cli-argument-address = «{ $value }» no es una dirección con puerto, como 127.0.0.1:4000.
cli-argument-against = No existe el adversario «{ $name }». Elige person o un jugador automático: { $known }.
cli-argument-finisher = «{ $name }» no puede continuar las partidas. Elige net o greedy.
cli-argument-bad-value = «{ $value }» no es un valor válido para { $option }.
cli-argument-program = «{ $name }» no es un programa que se pueda ejecutar, o hay unas comillas sin cerrar.
cli-argument-conflict = { $option } y { $other } no se pueden usar a la vez.
cli-argument-date = «{ $value }» no es una fecha entre { $first } y { $last }, como { $example }.
cli-argument-edition = No existe la edición «{ $name }». Ediciones conocidas: { $known }.
cli-argument-ladder = Una clasificación admite { $most } jugadores como máximo. Has indicado { $count }.
cli-argument-language = No existe el idioma «{ $name }». Idiomas conocidos: { $known }.
cli-argument-missing = Falta «{ $option }».
cli-argument-no-command = ¿Qué comando?
cli-argument-no-value = { $option } necesita un valor.
cli-argument-not-text = La línea de comandos contiene algo que no es texto en UTF-8.
cli-argument-number = { $option } necesita un número de { $least } a { $most }, no «{ $value }».
cli-argument-other = No se entiende la línea de comandos.
cli-argument-player = No existe el jugador «{ $name }». Jugadores conocidos: { $known }.
cli-argument-roll = La tirada { $roll } no es posible. { $reason }
cli-argument-seat = «{ $name }» no es un jugador. Elige first o second.
cli-argument-see-help = Consulta «{ $command } --help».
cli-argument-shard = --shard necesita una parte como 2/5, no «{ $value }».
cli-argument-sprt = --sprt necesita dos números de −2000 a 2000, primero el menor, no «{ $values }».
cli-argument-too-many = A { $option } le sobra un valor: «{ $value }».
cli-argument-twice = { $option } aparece dos veces.
cli-argument-unknown = «{ $option }» no va aquí.
cli-argument-unknown-meant = «{ $option }» no va aquí. ¿Querías decir «{ $meant }»?
cli-argument-unknown-command = No existe el comando «{ $name }».
cli-argument-unknown-command-meant = No existe el comando «{ $name }». ¿Querías decir «{ $meant }»?
cli-argument-without-net = { $name } juega sin red, así que no se le puede dar una.
cli-argument-log = «{ $value }» no es un nivel de registro. Elige off, error, warn, info o debug.
cli-argument-log-format = No existe el formato de registro «{ $value }». Elige text o json.
cli-argument-origin = «{ $value }» no es la dirección de una página, como https://blazon.example.

## Files

file-not-text = { $place }: no es texto en UTF-8.
file-too-long = { $file }: ocupa más de 1 MiB, lo máximo que se puede leer.
cannot-read-file = No se ha podido leer { $file }: { $reason }.
file-reason-folder = es una carpeta
file-reason-exists = otro archivo tiene ese nombre
file-reason-full = no queda espacio
file-reason-not-folder = una parte de la ruta no es una carpeta
file-reason-not-found = no existe ese archivo o carpeta
file-reason-not-text = no es texto
file-reason-permission = no tienes permiso
file-reason-too-long = ocupa más de 1 MiB
cli-output-failed = No se ha podido escribir la salida: { $reason }.
cli-output-unwritten = No se ha podido escribir { $file }: { $reason }.
cli-seed-failed = El sistema no proporciona números aleatorios: { $reason }. Elige un número con --seed.
cli-program-failed = No se ha podido iniciar { $name }: { $reason }.
cli-threads-failed = No se ha podido iniciar un hilo: { $reason }. Cierra otros programas e inténtalo de nuevo.

## Commands: the daily duel

cli-daily-dice = Duelo diario del { $date }. Adversario: { $level }.

## Commands: positions and recorded games

cli-check-sum = Registros que cumplen las reglas: { $right } de { $all }.
cli-verify-fair = { $file }: los dados no estaban trucados. Tiradas comprobadas: { $rolls }.
cli-verify-fair-lots = { $file }: los dados no estaban trucados. Tiradas comprobadas: { $rolls }. El sorteo también está comprobado.
cli-verify-none = { $file }: este registro no lleva ninguna prueba, así que no se pueden comprobar sus dados.
cli-verify-missing = { $file }: en la prueba falta la etiqueta { $tag }, así que no se pueden comprobar los dados.
cli-verify-damaged = { $file }: la etiqueta { $tag } de la prueba está dañada, así que no se pueden comprobar los dados.
cli-verify-position = { $file }: este registro empieza a mitad de una partida, así que no se pueden comprobar sus dados.
cli-verify-seal = { $file }: los dados estaban trucados. El secreto del servidor no es el que selló antes de la partida.
cli-verify-start = { $file }: los dados estaban trucados. Según ellos, debía empezar el otro jugador.
cli-verify-roll = { $file }: los dados estaban trucados. En la ronda { $round } debía salir { $expected }, pero el registro dice { $found }.
cli-verify-lots = { $file }: los dados estaban trucados. El sorteo debía ganarlo el otro jugador.
cli-verify-sum = Registros sin dados trucados: { $fair } de { $all }.
cli-components-note =
    Los dados y el Grimorio estándar, hasta donde se sabe.
    Cambia lo que sea distinto en tu ejemplar. «blazon components ARCHIVO» comprueba el archivo,
    «blazon play --components ARCHIVO» juega con él.
cli-components-right = Estos componentes son válidos. En una sola línea:

report-turn-roll = Ronda { $round }: { $name } tira los dados.
report-turn-take-a = Ronda { $round }: { $name } (jugador A) toma un dado.
report-turn-take-b = Ronda { $round }: { $name } (jugador B) toma dos dados.
report-turn-draw = Ronda { $round }: { $name } dibuja.
report-turn-both = Ronda { $round }: los dos jugadores dibujan.
report-turn-domains = Ronda { $round }: { $name } elige un escudo de armas para «{ power-domains }».
report-turn-cross = Ronda { $round }: { $name } añade una cruz.
report-turn-lots = Ronda { $round }: decide el sorteo.
report-dice = Dados:
report-hand = { $name } tiene { $dice }
report-heading = { $name } (jugador { $role })
report-power-held = conseguido
report-power-used = usado
report-power-chosen = usado: { $arms }
report-line-crossed-out = tachada
report-castle-ready = Cruz del castillo: sin usar
report-castle-used = Cruz del castillo: usada
cli-show-hash = Hash: { $hash }

cli-replay-round = Ronda { $round }, jugador A: { $name }

## Commands: analysis

report-analysis-title = Análisis: { $first } contra { $second }
report-analysed-by = Analizado por { $player }.
cli-analysis-nothing = { $file }: este registro no tiene ninguna jugada que analizar.
cli-analysis-impossible = { $player } no puede analizar esta partida.
cli-analysis-stopped-early = Detenido antes de analizar nada.
cli-analysis-written = El informe está en { $file }.
report-curve = Probabilidad de ganar
report-moves = Jugada a jugada
report-maps = Mapas y puntos
report-arms = Escudos de armas

report-round = Ronda
report-move = Jugada
report-before = Antes
report-after = Después
report-loss = Pérdida
report-rating = Valoración
report-played = Se jugó
report-better = Mejor
report-whose-chances = «Antes» y «Después» son las probabilidades de quien juega; en una tirada, de quien tira.
report-made-by = Hecho con Blazon { $version }.

## Commands: hints

cli-hint-exact = El resto de la partida está resuelto, así que estas cifras son exactas.
cli-hint-alternatives = Alternativas:
cli-hint-alternative = { $event }. { $win } % de probabilidad de ganar ({ $difference }). { $said }
cli-hint-roll = Todavía no hay nada que decidir: primero hay que tirar los dados.
cli-hint-lots = No hay nada que decidir: ahora toca el sorteo.
cli-hint-chance = { $name }: { $win } % de probabilidad de ganar.
cli-hint-over = La partida ha terminado. { $outcome }

## Commands: simulations

cli-simulate-games = { $first } contra { $second }. Partidas: { $games }. Edición: { $edition }. Semilla: { $seed }.
cli-simulate-stopped = Detenido antes de terminar. Partidas jugadas: { $games } de { $asked }. Resultados hasta ahora:
cli-simulate-wins = Victorias: { $first } % (jugador 1), { $second } % (jugador 2); empates: { $draws } %
cli-simulate-result = Resultado del jugador 1, con cada empate como media victoria: { $mean } % (intervalo del 95 %: de { $low } % a { $high } %)
cli-simulate-score = Puntos de media: { $first } (jugador 1), { $second } (jugador 2)
cli-simulate-length = Duración media: { $rounds } rondas y { $events } jugadas
cli-simulate-ended = Final: { $full } % por un mapa completo, { $nobody } % por una ronda en la que nadie dibujó
cli-simulate-decided = Desenlace: { $points } % por puntos, { $largest } % por el dominio más extenso, { $lots } % por sorteo, { $draw } % en empate
cli-simulate-castle = Cruz del castillo usada: { $first } % (jugador 1), { $second } % (jugador 2)
cli-simulate-powers = Poderes:
cli-simulate-power = conseguido en el { $won } % de las partidas, usado en el { $used } %
cli-simulate-signature = Firma: { $signature }

## Commands: matches and ladders

cli-match-bar = { $score } %, Elo { $elo } (de { $low } a { $high })
cli-match-stopped = Detenido antes de terminar. Pares pedidos: { $asked }. Resultados hasta ahora:
cli-only-parts = Solo la parte { $parts } de { $of }:
cli-match-heading = Encuentro: { $left } contra { $right }. Partidas, en pares con los mismos dados: { $games }. Edición: { $edition }. Semilla: { $seed }.
cli-match-score = Resultado de { $name }: { $mean } % (intervalo del 95 %: de { $low } % a { $high } %)
cli-match-without-luck = Sin la suerte: { $mean } % (intervalo del 95 %: de { $low } % a { $high } %)
cli-match-elo = { $open ->
    [up] Diferencia de Elo: al menos { $low }
    [down] Diferencia de Elo: como mucho { $high }
   *[no] Diferencia de Elo: { $mean } (intervalo del 95 %: de { $low } a { $high })
}
cli-match-pairs = Pares según los puntos de { $name }: 0 en { $none }, ½ en { $half }, 1 en { $one }, 1½ en { $more }, 2 en { $two }
cli-match-games = Empates: { $draws }. Diferencia media de puntos: { $margin }.
cli-match-cost = Decisiones de { $name }: { $milliseconds } ms y { $nodes } nodos cada una
cli-match-sprt = Contraste de { $low } frente a { $high } Elo: logaritmo de la razón de verosimilitudes { $ratio }, límites ±{ $bound }. { $verdict ->
    [elo0] Se acepta { $low }.
    [elo1] Se acepta { $high }.
   *[open] Sin decidir.
}
cli-match-seat = Control, resultado del jugador 1: { $mean } % (intervalo del 95 %: de { $low } % a { $high } %)
cli-match-dice = Control, dados: χ² = { $value } con { $freedom } grados de libertad, p = { $p }
cli-match-forfeits = Partidas perdidas por fallo del programa: { $games }
cli-match-forfeit = Par { $pair }, partida { $game }, { $name }: { $why }

cli-forfeit-not-started = no se ha podido iniciar ({ $reason }).
cli-forfeit-ended = se ha cerrado en mitad de la partida.
cli-forfeit-silent = no ha respondido a tiempo.
cli-forfeit-nonsense = no se entiende su respuesta: «{ $answer }».
cli-forfeit-illegal = su jugada no es legal: { $answer }.

cli-ladder-heading = Clasificación. Partidas: { $games }. Pares por encuentro: { $pairs }. Edición: { $edition }. Semilla: { $seed }.
cli-ladder-player = Jugador
cli-ladder-elo = Elo
cli-ladder-interval = Intervalo del 95 %
cli-ladder-range = de { $low } a { $high }
cli-ladder-games = Partidas
cli-ladder-time = ms por decisión
cli-ladder-self = Control, { $name } contra sí mismo: { $mean } % (intervalo del 95 %: de { $low } % a { $high } %)
cli-ladder-title = Elo de los jugadores, greedy = 0 (pares por encuentro: { $pairs }, semilla: { $seed })
cli-ladder-axis = Elo, con intervalos del 95 %

cli-merge-unreadable = { $file }: no es la salida JSON de match, ladder, simulate ni measure.
cli-merge-different = { $file }: no pertenece a la misma serie que { $first }.
cli-merge-twice = { $file }: la parte { $part } ya está.

## Commands: measuring and training

cli-bench-games = Partidas: { $games } en { $seconds } s con un núcleo
cli-bench-speed = Partidas por segundo: { $speed }
cli-bench-length = Jugadas por partida: { $events }
cli-bench-rounds = Rondas por partida: { $rounds }
cli-bench-move = Nanosegundos por jugada: { $nanoseconds }
cli-bench-round = Nanosegundos por ronda: { $nanoseconds }
cli-bench-signature = Firma de las partidas 1 a { $games }: { $signature }
cli-bench-evaluations = Evaluaciones: { $evaluations } en { $seconds } s con un núcleo. Decisiones del jugador net: { $decisions }.
cli-bench-evaluation = Una evaluación busca y hace un dibujo, codifica ese lado y lo compara con el otro.
cli-bench-evaluation-speed = Evaluaciones por segundo: { $speed }
cli-bench-evaluation-time = Nanosegundos por evaluación: { $nanoseconds }
cli-bench-decisions = Decisiones de { $player }, con un núcleo: { $positions }. Semilla: { $seed }.
cli-bench-decision-time = Milisegundos por decisión: media { $mean }, mediana { $median }, el 95 % en { $p95 } o menos, máximo { $most }
cli-bench-decision-nodes = Nodos por decisión: { $nodes }

cli-measure-stopped = Solo se han completado { $done } de { $asked }. Resultados:
cli-measure-endings =
    Decisiones a { $rounds ->
        [one] una ronda
        [2] dos rondas
       *[other] { $rounds } rondas
    } del final: { $positions }. Con algo que perder: { $open }. Omitidas por costosas: { $unsolved }. Semilla: { $seed }.
cli-measure-loss = Pérdida media
cli-measure-without-loss = Sin pérdida
cli-measure-largest-loss = Mayor pérdida
cli-measure-decisions = Decisiones de { $player }: { $positions }. Partidas de { $judge } por candidato: { $rollouts }; en total: { $all }. Semilla: { $seed }.
cli-measure-decisions-loss = Pérdida media de probabilidad de ganar: { $loss }, error estándar { $error }
cli-measure-decisions-errors = Otro candidato es mejor por más de dos errores estándar: { $rate } de las decisiones
cli-measure-calibration = Predicciones para el jugador 1 al empezar una ronda: { $predictions }. Partidas: { $games }. Semilla: { $seed }.
cli-measure-net = Red: puntuación de Brier { $brier }
cli-measure-forecast = Media sobre los dados: puntuación de Brier { $brier }
cli-measure-chance = Probabilidad
cli-measure-predicted = Prevista
cli-measure-actual = Real
cli-measure-actual-without-luck = Sin la suerte
cli-measure-standard-error = Error estándar
cli-measure-count = Casos
cli-measure-powers = Poderes por jugador y partida. Partidas de { $player } contra sí mismo: { $games }. Semilla: { $seed }.
cli-measure-power = Poder
cli-measure-won = Conseguido
cli-measure-used = Usado
cli-measure-wasted = Desaprovechado
cli-measure-castle = Cruz del castillo
cli-measure-accuracy = Precisión de los ocho niveles, de 0 a 100. Partidas de los niveles contra sí mismos: { $games }. Nodos por decisión al analizar: { $nodes }. Semilla: { $seed }.
cli-measure-level = Nivel
cli-measure-interval = Intervalo del 95 %

cli-puzzles-made = Problemas en { $file }: { $count }. Partidas examinadas: { $games }. Semilla: { $seed }.
cli-puzzles-theme = Tema
cli-puzzles-solved = Resueltos
cli-puzzles-by-games = Con partidas
cli-puzzles-fails = El problema { $number } falla: frente a { $best }, { $rival } vale { $difference } puntos de probabilidad de ganar.
cli-puzzles-unsolved = El problema { $number } falla: no se puede resolver de forma exacta.
cli-puzzles-sum = Problemas que se sostienen: { $right } de { $all }. Semilla: { $seed }.
cli-puzzles-heading = Problema { $number } de { $all }: { $theme }
cli-puzzles-to-decide = Decide: { $name }
cli-puzzles-best = Mejor: { $event }
cli-puzzles-tempting = Tentadora: { $event }
cli-puzzles-no-file = { $file } no es un archivo de problemas.
cli-puzzles-version = { $file } tiene la versión { $found } del formato, y solo se puede leer la versión { $known }.
cli-puzzles-damaged = { $file } está dañado: la suma de comprobación o la cantidad no coincide.
cli-puzzles-bad-line = La línea { $line } de { $file } no es un problema.

cli-weights-other = { $file }: no es un archivo de pesos.
cli-weights-version = { $file }: estos pesos son de la versión { $found }. Este programa lee la versión { $known }.
cli-weights-size = { $file }: los pesos ocupan { $found } bytes en lugar de { $bytes }.
cli-weights-hash = { $file }: los pesos están dañados. Su hash es { $found } en lugar de { $said }.

cli-train-playing = Generación { $generation }: jugando
cli-train-learning = Generación { $generation }: aprendiendo, pérdida { $win } y { $margin }
cli-train-calibrating = Calibrando
cli-train-done = La red está en { $file }.
cli-train-weights = Hash: { $hash }. Bytes: { $bytes }. Minutos: { $minutes }.
cli-train-stopped = Detenido. La última generación terminada está en { $file }. Repite el mismo comando para continuar.
cli-train-stopped-early = Detenido antes de terminar la primera generación. Repite el mismo comando para continuar.
cli-train-stopped-step = Detenido. Repite el mismo comando para continuar.
cli-train-planned = El plan está en { $folder }. Generaciones por jugar y aprender, contando la calibración: { $count }.
cli-train-played = Generación: { $generation }. Partidas jugadas: { $games }. Partidas que ya estaban: { $kept }.
cli-train-learned = La generación { $generation } está en { $file }.
cli-train-learned-before = La generación { $generation } ya está terminada.
cli-train-other-plan = El entrenamiento sin terminar de { $folder } se empezó con { $options }. Usa las mismas opciones para continuarlo o --fresh para empezar de nuevo.
cli-train-other-version = El entrenamiento sin terminar de { $folder } se empezó con Blazon { $version }. Continúalo con esa versión o usa --fresh para empezar de nuevo.
cli-train-no-plan = No hay ningún entrenamiento sin terminar en { $folder }. Prepara uno con «blazon train plan».
cli-train-not-yet = Antes hay que aprender la generación { $generation }.
cli-train-missing = La generación { $generation } no está lista. Partidas que faltan o están dañadas: { $missing } de { $of }. Juégalas con «blazon train play» e inténtalo de nuevo.

## Commands: play by link

cli-about-watch = Ver una partida en la terminal
cli-about-bot = Sentar a un jugador automático a la mesa de un servidor
cli-about-load = Jugar muchas partidas a la vez en un servidor y medirlo
cli-usage-watch = blazon watch ENLACE
cli-usage-bot = blazon bot --table ENLACE --engine JUGADOR [OPCIONES]
cli-usage-load = blazon load [--address DIRECCIÓN] [--tables NÚMERO] [--seconds NÚMERO] [OPCIONES]
cli-value-link = ENLACE
cli-value-pace = TIEMPO
cli-help-link = Una invitación o el enlace de tu asiento (por defecto: jugar en este ordenador)
cli-help-watch-link = El enlace para mirar
cli-option-bot-games = Número de partidas, con revanchas (por defecto: 1)
cli-option-bot-name = Nombre que ve el otro jugador (por defecto: ninguno)
cli-option-bot-table = La invitación o el enlace del asiento
cli-option-bot-engine = Quién juega: un nombre como best o level:3, o cmd: seguido del comando de otro programa
cli-option-invite = Crear una mesa en un servidor, mostrar los enlaces y esperar al otro jugador
cli-option-link-name = Nombre que ve el otro jugador (por defecto: preguntar)
cli-option-listed = Dejar que se unan desconocidos: la mesa aparece en la lista mientras esperas
cli-option-pace = Tiempo: none, 5+10 para 5 minutos más 10 segundos por ronda, o 2d para 2 días por jugada (por defecto: none)
cli-option-server = Servidor en el que jugar (por defecto: 127.0.0.1:4000)
cli-option-starts = Quién tira primero: you, them o dice (por defecto: dice)
cli-option-load-address = Dirección del servidor (por defecto: 127.0.0.1:4000)
cli-option-load-tables = Número de mesas (por defecto: 100)
cli-option-load-seconds = Segundos que se miden cuando todas las mesas juegan (por defecto: 30)
cli-option-load-rate = Jugadas por segundo en cada mesa (por defecto: 2, una por jugador)
cli-option-load-journal = Anotar en este archivo cada jugada confirmada en cuanto llega
cli-option-load-verify = En lugar de jugar, preguntar al servidor si aún tiene todas las jugadas de este diario
cli-option-load-pid = Proceso del servidor en este ordenador, para medir su memoria (por defecto: lo que dice el servidor)
cli-argument-link = «{ $value }» no es un enlace a una mesa.
cli-argument-link-to-watch = Este enlace es solo para mirar. Usa «blazon watch».
cli-argument-link-to-play = Este enlace es para jugar. Usa «blazon play».
cli-argument-online-only = { $option } solo sirve para una partida en un servidor. Añade --invite o un enlace.
cli-argument-server = «{ $value }» no es la dirección de un servidor, como https://blazon.example.
cli-argument-starts = «{ $value }» no puede tirar primero. Elige you, them o dice.
cli-argument-pace = «{ $value }» no es un tiempo. Elige none, 5+10 (hasta 180 minutos y 180 segundos) o 2d (hasta 14 días).
cli-bot-seated = { $name } tiene un asiento en { $server }. Pulsa Ctrl-C para detenerlo.
cli-bot-seat = Su asiento: { $link }
cli-bot-lost = Se ha perdido la conexión. Reconectando…
cli-bot-back = Conexión recuperada.
cli-bot-game = Partida { $number }: { $result ->
    [won] ganada
    [lost] perdida
    [tied] empatada
   *[closed] cerrada
}, { $own } a { $other }.
cli-bot-fair = { $rolls ->
    [one] 1 tirada comprobada: limpia.
   *[other] { $rolls } tiradas comprobadas: limpias.
}
cli-bot-unfair = Los dados no son los que el servidor había fijado.
cli-bot-failed = { $name }: { $why }
cli-bot-resigns = Ha fallado tres veces y se rinde.
cli-load-making = creando mesas
cli-load-measuring = { $rate }/s, el 99 % en { $p99 } ms o menos
cli-load-stopped = Detenido antes de terminar. Resultados hasta ahora:
cli-load-tables = Mesas: { $tables }. Conexiones: { $sockets }. Segundos: { $time }.
cli-load-rate = Jugadas confirmadas: { $acknowledged }, por segundo: { $rate }
cli-load-times = Milisegundos desde el envío hasta la confirmación: el 50 % en { $p50 } o menos, el 99 % en { $p99 }, el 99,9 % en { $p999 }
cli-load-memory = Memoria del servidor por mesa: { $memory } KiB
cli-load-no-memory = Memoria del servidor por mesa: desconocida. Indica el proceso con --pid.
cli-load-games = Partidas terminadas: { $finished }. Rechazos: { $refused }. Reconexiones: { $reopened }.
cli-load-lost = Jugadas confirmadas que faltan: { $lost }
cli-load-unchecked = No se ha podido preguntar al servidor si todo sigue ahí.
cli-load-limited = El servidor limita las mesas nuevas por dirección. Para una prueba de carga, inícialo con límites más altos: ver docs/hosting.md.
cli-load-verified = Jugadas en el diario: { $noted }. Faltan: { $missing }.
cli-load-missing = Falta: mesa { $table }, número { $number }, clave { $key }
cli-load-no-journal = { $place } esto no es un diario de «blazon load».

## The server

cli-serve-started = Blazon está en marcha en { $url }. Pulsa Ctrl-C para detenerlo.
cli-serve-already = Blazon ya está en marcha en { $url }.
cli-serve-ended = Blazon se ha detenido.
cli-serve-taken = Otro programa está usando { $address }. Elige otra dirección, por ejemplo: --address { $other }
cli-serve-failed = No se ha podido servir la página en { $address }: { $reason }.
cli-backup-done = Se ha copiado { $database } en { $file }.
cli-backup-stopped = Copia detenida. No se ha escrito nada.
cli-backup-damaged = { $file } está dañado, así que no se ha copiado nada.
cli-database-other = { $file } no es una base de datos de Blazon.
cli-database-homeless = No se ha encontrado tu carpeta personal. Indica la base de datos con --database.
cli-serve-connections = El sistema permite { $connections } conexiones a la vez.
cli-serve-database = Las partidas en línea se guardan en { $file }.
cli-serve-network = En tu red local: { $url }
cli-serve-no-network = No se ha encontrado ninguna red local, así que solo se puede acceder a la página desde este ordenador.
cli-serve-without-database = { $problem } Hasta entonces no se puede jugar en línea en esta dirección.
cli-backup-recovered = Se ha guardado en { $file } lo que se puede leer de { $database }. Mesas salvadas enteras: { $whole }; en parte: { $cut }; perdidas: { $lost }.
cli-database-damaged = { $file } está dañado. Mesas que se pueden salvar enteras: { $whole }; en parte: { $cut }; perdidas: { $lost }. Para salvarlas: { $command }
cli-database-in-use = Otro Blazon está usando { $file }. Detenlo o indica otra base de datos con --database.
cli-database-newer = { $file } se escribió con una versión más reciente de Blazon. Actualiza Blazon o indica otra base de datos con --database.
cli-database-unusable = No se ha podido abrir la base de datos { $file }: { $reason }.
cli-database-address = «{ $value }» no es la dirección de una base de datos PostgreSQL: { $reason }.
cli-database-unreachable = No se ha podido llegar a la base de datos { $file }: { $reason }. Comprueba la dirección y que PostgreSQL esté en marcha.
cli-database-refused = La base de datos { $file } rechaza el usuario o la contraseña: { $reason }.
cli-database-missing = No existe la base de datos { $file }. Créala antes, por ejemplo con createdb.
cli-database-too-old = La base de datos { $file } funciona con PostgreSQL { $found }. Blazon necesita la versión { $needed } o una posterior.
cli-backup-postgres = { $file } es una base de datos PostgreSQL y «blazon backup» solo copia archivos. Usa pg_dump o pg_basebackup; docs/hosting.md explica cómo.
cli-move-done = { $tables ->
    [one] Se ha pasado { $tables } mesa de { $from } a { $to } y se ha comparado. Las dos bases de datos tienen el hash { $hash }.
   *[other] Se han pasado { $tables } mesas de { $from } a { $to } y se han comparado. Las dos bases de datos tienen el hash { $hash }.
}
cli-move-stopped = Detenido. Ejecuta otra vez la misma orden para seguir donde estaba.
cli-move-in-use = Un servidor está usando una de las bases de datos. Detenlo y ejecuta otra vez la misma orden.
cli-move-conflict = En { $to } ya hay otra cosa, así que se ha dejado como estaba. Mesas que estorban: { $tables }
cli-move-altered = { $to } no ha devuelto lo que se escribió. No la uses y revisa su disco.
server-not-found = Aquí no hay nada. El juego está en /.
server-method = Esta dirección es de solo lectura.
server-slow = La petición ha tardado demasiado en llegar. Inténtalo de nuevo.
