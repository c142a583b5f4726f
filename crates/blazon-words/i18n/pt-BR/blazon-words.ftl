### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = disco
arms-bar = barra
arms-two-dots = dois discos
arms-two-bars = duas barras
arms-solid = cheio
arms-quarters = esquartelado

arms-dot-about = um disco
arms-bar-about = uma faixa
arms-two-dots-about = dois discos, um acima do outro
arms-two-bars-about = duas faixas
arms-solid-about = todo escuro
arms-quarters-about = quatro quartos, dois deles escuros

drawn-dot = um disco
drawn-bar = uma barra
drawn-two-dots = dois discos
drawn-two-bars = duas barras
drawn-solid = um escudo cheio
drawn-quarters = um escudo esquartelado

with-crosses = { $crosses ->
    [0] { $what }
    [one] { $what } com uma cruz
   *[other] { $what } com duas cruzes
}

## Dice: die and die-face are labels, the others stand in sentences

die = dado { $number }
die-face = dado { $number } ({ $face })
die-with-face = o dado { $number } ({ $face })
dice-one = o dado { $number }
dice-two = os dados { $one } e { $other }
face-wild = coringa

## Powers

power-free = Livre
power-split = Separar
power-both = Ambos
power-turn = Girar
power-domains = Domínios
power-cross = Cruz

power-free-about = desenhar o dominó em qualquer lugar, mesmo sem ligação; as duas metades continuam lado a lado
power-split-about = desenhar os dois dados separados; cada um precisa da sua própria ligação
power-both-about = como jogador A, pegar dois dados de uma vez
power-turn-about = girar um dos dados do dominó para outra de suas faces
power-domains-about = escolher agora um escudo de armas; no final, cada domínio dele vale 3 pontos a mais
power-cross-about = adicionar agora uma cruz a um espaço já desenhado
power-in-quotes = “{ $power }”
castle-bonus = o bônus do castelo

## Players

player-you = Você
player-one = Jogador 1
player-two = Jogador 2

level-1 = Pajem
level-2 = Escudeiro
level-3 = Arauto
level-4 = Cavaleiro
level-5 = Senescal
level-6 = Marechal
level-7 = Regente
level-8 = Monarca

level-1-about = para a sua primeira partida
level-2-about = para quem já conhece as regras
level-3-about = enxerga os pontos, mas deixa passar muita coisa
level-4-about = um bom desafio para a maioria dos jogadores
level-5-about = castiga quem escolhe dados sem pensar
level-6-about = difícil; também fica de olho no seu mapa
level-7-about = muito difícil; deixa pouco para a sorte
level-8-about = o mais forte de todos

## Editions of the rules

edition-standard = Padrão
edition-spanish = Regras espanholas
edition-italian = Regras italianas
edition-french = Regras francesas
edition-portuguese = Regras brasileiras
edition-korean = Regras coreanas

edition-about = { $marks ->
    [yes] um dominó não desenhado também marca o Livro de Magias
   *[no] um dominó não desenhado não marca nada
}; { $tie ->
    [lots] um empate total é decidido por sorteio
   *[draw] um empate total continua sendo empate
}

## Amounts

points = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
percent = { $figure }%

## Around every screen

page-title = Blazon: um duelo de dados e mapas
page-title-of = { $what } · Blazon
page-skip-to-content = Ir para o conteúdo
page-home = Início
page-game = Partida
page-my-games = Minhas partidas
page-rules = Regras
page-replay = Replay
page-settings = Configurações
page-language = Idioma
page-close = Fechar
page-dismiss = Dispensar
page-update-ready = Há uma nova versão disponível.
page-update-now = Atualizar agora

## Home and a new game

page-lead = Role. Escolha. Desenhe seu reino.
page-learn = Aprenda em 3 minutos
page-two-players-here = Dois jogadores aqui
page-friend = Jogar com um amigo
page-with-real-dice = Dados de verdade
page-real-dice-about = Role dados de verdade e desenhe no papel. O Blazon confere as jogadas, conta os pontos e dá dicas.
page-difficulty = Dificuldade
page-level = { $number }. { $name }: { $about }
page-level-beaten = { $level }. Vencido.
page-play = Jogar
page-play-level = Jogar contra { $name }
page-options = Opções
page-your-name = Seu nome
page-name-first = Nome do jogador 1
page-name-second = Nome do jogador 2
page-who-rolls-first = Quem começa?
page-starts-random = Aleatório
page-edition = Edição das regras
page-edition-standard = { edition-standard } (regras francesas, brasileiras e coreanas)
with-about = { $name }: { $about }
page-components = Dados e Livro de Magias
page-components-box = O conjunto padrão
page-components-own = O conjunto do seu arquivo
page-components-open = Abrir arquivo de componentes
page-components-reset = Usar o conjunto padrão

## A round: what to do now

versus = { $first } contra { $second }
page-your-side = Seu mapa
page-their-side = Mapa do adversário
page-dice-and-actions = Dados e ações
spellbook = Livro de Magias
page-moves-so-far = Jogadas até agora
page-points-by-domain = Pontos por domínio
page-player-a = Jogador A nesta rodada
page-badge-a = A
page-round = Rodada { $round }
page-show-map = { $who ->
    [you] Ver o seu mapa
   *[name] Ver o mapa de { $name }
}
page-pass-to = Passe para { $name }
page-pass-ready = Pronto
page-menu = Menu
page-undo = Desfazer
page-hint = Dica
page-stop = Parar

round-player-a = Rodada { $round }. { $who ->
    [you] Você é o jogador A.
   *[name] { $name } é o jogador A.
}
page-ask-roll = Rodada { $round }. { $who ->
    [you] Você é o jogador A. Role os dados.
   *[name] { $name } é o jogador A. Role os dados.
}
page-ask-enter = Rodada { $round }. { $who ->
    [you] Você é o jogador A. Role seus dados e informe as quatro faces.
   *[name] { $name } é o jogador A. Role seus dados e informe as quatro faces.
}
page-roll = Rolar
page-use-roll = Usar esta rolagem
ask-take-one = { $who ->
    [you] Pegue um dado.
   *[name] { $name }, pegue um dado.
}
ask-take-both = { $who ->
    [you] Pegue um dado, ou dois com “{ power-both }”.
   *[name] { $name }, pegue um dado, ou dois com “{ power-both }”.
}
ask-take-two = { $who ->
    [you] Pegue dois dados.
   *[name] { $name }, pegue dois dados.
}
page-take = Pegar
page-take-dice = Pegar { $dice }
page-uses-up-both = Pegar dois dados agora gasta “{ power-both }”.
page-then-takes = { $who ->
    [you] Depois, você pega dois destes: { $dice }.
   *[name] Depois, { $name } pega dois destes: { $dice }.
}
page-thinking = { $name } está pensando.
page-thinking-progress = Progresso da jogada do computador

## A round: drawing

page-domino = Seu dominó
page-die-of = { $die }, { $name }
page-ask-draw = { $who ->
    [you] Escolha um espaço destacado para o seu dominó.
   *[name] { $name }, escolha um espaço destacado para o seu dominó.
}
page-ask-other-half = Agora escolha um espaço para o outro dado.
page-ask-wild = Qual escudo de armas o coringa vai representar?
page-ask-confirm = Desenhe aqui, ou escolha o dominó de novo para virá-lo.
page-no-room = Não há espaço vazio ao lado para o outro dado.
domino-cannot-be-drawn = Não dá para desenhar este dominó como está: não há dois espaços vazios lado a lado onde ele possa ser ligado.
powers-that-help = Isto ajudaria: { $powers }.
no-power-helps = Você não tem nenhum poder que ajude.
page-rotate = Virar
page-swap = Trocar
page-castle-die = Castelo: dado { $die }
page-castle-about = uma vez por partida, adicionar uma cruz a um dos dados, que então não marca o Livro de Magias nesta rodada
page-spend = { $power ->
    [free] Desenhar em qualquer lugar: gasta “{ power-free }”
    [split] Desenhar separados: gasta “{ power-split }”
    [turn] Girar um dado: gasta “{ power-turn }”
   *[both] Pegar os dois: gasta “{ power-both }”
}
page-draw-it = Desenhar
page-confirm = Confirmar
page-dont-draw = Não desenhar
page-preview = Isto forma { $domains }. Pontos: { $gain }.
page-preview-domain = um domínio de { $cells ->
    [one] { $cells } espaço
   *[other] { $cells } espaços
} { $crosses ->
    [0] sem cruzes
    [one] com { $crosses } cruz
   *[other] com { $crosses } cruzes
} ({ $arms }, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
})
page-preview-marks = Marca no Livro de Magias: { $arms }.
page-preview-no-marks = Não marca nada no Livro de Magias.

## A round: powers used at once

page-ask-domains = O poder “{ $power }” é seu! Escolha um escudo de armas: no final, cada domínio dele vale 3 pontos a mais.
page-domains-bring = { $arms }: { $points ->
    [one] { $points } ponto agora
   *[other] { $points } pontos agora
}
page-ask-cross = O poder “{ $power }” é seu! Escolha um espaço desenhado para receber mais uma cruz.

## The map and the spellbook, as they are read aloud

map-of = { $who ->
    [you] Seu mapa
   *[name] Mapa de { $name }
}
page-castle-ready = d3, castelo, bônus ainda não usado
page-castle-used = d3, castelo, bônus já usado
page-cell-empty = { $cell }, vazio
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] sem cruzes
    [one] uma cruz
   *[other] duas cruzes
}, domínio de { $cells ->
    [one] { $cells } espaço
   *[other] { $cells } espaços
}
page-cell-possible = { $cell }, disponível
page-cell-just-drawn = { $cell }, recém-desenhado
page-cell-unconfirmed = { $cell }, { $what }, ainda não confirmado
page-line-heading = Escudo de armas e poder
page-one-left = falta 1
page-line = { $marks } de { $boxes }{ $state ->
    [owns] , poder conquistado
    [spent] , poder usado
    [struck] , linha riscada
   *[open] { "" }
}

## What happens in a game

event-roll = { $who ->
    [you] Você rola os dados: { $one }, { $two }, { $three }, { $four }.
   *[name] { $name } rola os dados: { $one }, { $two }, { $three }, { $four }.
}
event-take = { $who ->
    [you] Você pega { $dice }.
   *[name] { $name } pega { $dice }.
}
event-take-both = { $who ->
    [you] Você usa “{ power-both }” e pega { $dice }.
   *[name] { $name } usa “{ power-both }” e pega { $dice }.
}
event-draw = { $who ->
    [you] Você desenha { $what } em { $cell } e { $what2 } em { $cell2 }.
   *[name] { $name } desenha { $what } em { $cell } e { $what2 } em { $cell2 }.
}
event-draw-spending = { $who ->
    [you] Você desenha { $what } em { $cell } e { $what2 } em { $cell2 }, usando { $spent }.
   *[name] { $name } desenha { $what } em { $cell } e { $what2 } em { $cell2 }, usando { $spent }.
}
event-no-drawing = { $who ->
    [you] Você não desenha nesta rodada.
   *[name] { $name } não desenha nesta rodada.
}
event-choose = { $who ->
    [you] Você escolhe “{ $arms }” para “{ power-domains }”, e cada domínio desse escudo de armas vale 3 pontos a mais no final.
   *[name] { $name } escolhe “{ $arms }” para “{ power-domains }”, e cada domínio desse escudo de armas vale 3 pontos a mais no final.
}
event-cross = { $who ->
    [you] Você adiciona uma cruz em { $cell } ({ $arms }).
   *[name] { $name } adiciona uma cruz em { $cell } ({ $arms }).
}
event-lots = { $who ->
    [you] Você vence o sorteio.
   *[name] { $name } vence o sorteio.
}

spent-castle = o bônus do castelo (dado { $die })
spent-turn = “{ power-turn }” (o dado { $die } passa a mostrar “{ $face }”)

gets-rest = { $who ->
    [you] Você fica com { $dice }.
   *[name] { $name } fica com { $dice }.
}
after-marks = { $who ->
    [you] Você marca
   *[name] { $name } marca
} { $count ->
    [one] um espaço
   *[other] { $count } espaços
} da linha “{ $arms }”: { $marks } de { $boxes }.
after-wins-power = { $who ->
    [you] Você completa primeiro a linha “{ $arms }” e ganha o poder “{ $power }”: { $about }.
   *[name] { $name } completa primeiro a linha “{ $arms }” e ganha o poder “{ $power }”: { $about }.
}
after-line-crossed-out = { $who ->
    [you] Sua linha “{ $arms }” é riscada.
   *[name] A linha “{ $arms }” de { $name } é riscada.
}
after-cross-lost = { $who ->
    [you] Não cabe mais uma cruz em nenhum espaço desenhado do seu mapa, então o poder “{ power-cross }” se perde.
   *[name] Não cabe mais uma cruz em nenhum espaço desenhado do mapa de { $name }, então o poder “{ power-cross }” se perde.
}
after-map-full = { $who ->
    [you] Seu mapa está cheio: fim da partida.
   *[name] O mapa de { $name } está cheio: fim da partida.
}
after-nobody-drew = Nenhum jogador desenhou um dominó: fim da partida.

## Why a move isn’t allowed

illegal-game-over = A partida já terminou.
illegal-not-this-step = Você não pode fazer isso agora.
illegal-not-your-turn = É a vez do outro jogador.
illegal-already-done = Você já terminou o dominó desta rodada.
illegal-no-such-face = O dado { $die } não tem essa face.
illegal-die-count = O jogador A pega um dado, ou dois com “{ power-both }”. O jogador B pega dois.
illegal-die-taken = O dado { $die } já foi pego.
illegal-no-such-power = Você não tem o poder “{ $power }”.
illegal-not-your-dice = Esses não são os dois dados que você pegou.
illegal-same-face = O dado { $die } já mostra essa face. O poder “{ power-turn }” exige uma face diferente.
illegal-castle-used = Você já usou o bônus do castelo. Só vale uma vez por partida.
illegal-too-many-crosses = O dado { $die } já tem duas cruzes, o máximo que cabe em um espaço.
illegal-not-the-face = Não é isso que o dado { $die } mostra.
illegal-same-cell = Os dois dados não podem ficar no mesmo espaço.
illegal-cell-taken = O espaço { $cell } já está ocupado.
illegal-not-side-by-side = Os dois espaços precisam estar lado a lado.
illegal-does-not-connect = O dominó não está ligado: uma das metades deve ter um lado em comum com o castelo ou com o mesmo escudo de armas de uma rodada anterior.
illegal-half-does-not-connect = O dado { $die } não está ligado: com “{ power-split }”, cada metade deve ter um lado em comum com o castelo ou com o mesmo escudo de armas de uma rodada anterior.
illegal-can-be-drawn = Este dominó pode ser desenhado, então você precisa desenhá-lo.
illegal-no-arms-there = Não há nada desenhado em { $cell }.
illegal-two-crosses = O espaço { $cell } já tem duas cruzes.

refused = A jogada { $event } não é permitida. { $reason }

## Hints, and why a move is good

page-hint-thinking = Procurando a melhor jogada.
page-show-it = Mostrar
hint-value = { $event }. Chance de vencer de { $win }%, saldo de pontos esperado de { $margin }.

reason-only = é a única opção
reason-ends-ahead = encerra a partida nesta rodada, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de vantagem no placar atual
reason-ends-behind = encerra a partida nesta rodada, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de desvantagem no placar atual
reason-ends-level = encerra a partida nesta rodada, com o placar atual empatado
reason-last-box = marca o último espaço da linha do poder “{ $power }”
reason-last-box-before = marca o último espaço da linha do poder “{ $power }” antes { $opponent ->
    [yours] do seu adversário
   *[theirs] do adversário
}
reason-marks = marca { $count ->
    [one] um espaço
   *[other] { $count } espaços
} da linha “{ $arms }” ({ $left ->
    [one] falta { $left }
   *[other] faltam { $left }
})
reason-keeps-from-opponent = impede { $opponent ->
    [yours] seu adversário
   *[theirs] o adversário
} de completar a linha do poder “{ $power }” nesta rodada
reason-gives-opponent = permite que { $opponent ->
    [yours] seu adversário
   *[theirs] o adversário
} marque o último espaço da linha do poder “{ $power }”
reason-blocks = deixa para { $opponent ->
    [yours] seu adversário
   *[theirs] o adversário
} um dominó que só pode ser desenhado com um poder
reason-leaves = { $points ->
    [0] não deixa nenhum ponto
    [one] deixa no máximo { $points } ponto
   *[other] deixa no máximo { $points } pontos
} para { $opponent ->
    [yours] seu adversário
   *[theirs] o adversário
} nesta rodada
reason-guarantees = { $points ->
    [0] não garante pontos nesta rodada
    [one] garante { $points } ponto nesta rodada
   *[other] garante { $points } pontos nesta rodada
}
reason-scores = rende { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora
reason-scores-nothing = não rende pontos agora
reason-loses = perde { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora
reason-more = { $reason } ({ $count } a mais que { $than ->
    [best] a melhor opção
    [played] a jogada feita
    [chosen] a sua escolha
    [tempting] a opção tentadora
   *[next] a segunda melhor opção
})
reason-fewer = { $reason } ({ $count } a menos que { $than ->
    [best] a melhor opção
    [played] a jogada feita
    [chosen] a sua escolha
    [tempting] a opção tentadora
   *[next] a segunda melhor opção
})
reason-grows = forma um domínio de { $cells ->
    [one] { $cells } espaço
   *[other] { $cells } espaços
} { $crosses ->
    [0] sem cruzes
    [one] com { $crosses } cruz
   *[other] com { $crosses } cruzes
} ({ $arms })
reason-counts-domains = { $domains ->
    [0] ainda não conta com nenhum domínio “{ $arms }”
    [one] já conta com { $domains } domínio “{ $arms }”
   *[other] já conta com { $domains } domínios “{ $arms }”
}
reason-crosses-domain = adiciona a cruz a um domínio de { $cells ->
    [one] { $cells } espaço
   *[other] { $cells } espaços
} ({ $arms })
reason-needs-power = desenha um dominó que precisa do poder “{ $power }”
reason-cannot-draw = não desenha um dominó que não pode ser ligado
reason-uses = usa { $what }
reason-keeps = guarda { $what } para depois
reason-hole = isola o espaço vazio { $cell }
reason-no-hole = não isola nenhum espaço vazio
reason-passes-up = deixa de marcar o último espaço da linha do poder “{ $power }”
reason-shuts-in = deixa sem espaço para crescer o seu domínio de { $cells ->
    [one] { $cells } espaço
   *[other] { $cells } espaços
} ({ $arms })

puzzle-theme-deny = Negar uma linha
puzzle-theme-room = Guardar espaço
puzzle-theme-split = Separar para preencher
puzzle-theme-castle = O castelo
puzzle-theme-ending = Finais
puzzle-theme-deny-about = Há uma linha do Livro de Magias em jogo. Impeça o adversário de completá-la ou complete-a antes.
puzzle-theme-room-about = Cuide dos seus espaços vazios. A jogada errada deixa alguns onde nenhum dominó cabe.
puzzle-theme-split-about = “{ $power }” pode preencher espaços aonde nenhum dominó chega. É agora?
puzzle-theme-castle-about = O bônus do castelo só vale uma vez por partida. Usar, guardar ou colocar em outro lugar?
puzzle-theme-ending-about = As últimas rodadas. Cada ponto conta.
puzzle-missed-by = { $count ->
    [0] Todos os níveis encontram a resposta.
    [8] Nenhum nível encontra a resposta.
    [one] { $count } dos oito níveis não encontra a resposta.
   *[other] { $count } dos oito níveis não encontram a resposta.
}
puzzle-gives-up = A opção tentadora custa { $loss } de chance de vitória.

why = { $reason }.
why-costs = Custa, em média, { $count ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
why-no-difference = Sem diferença visível em relação à segunda melhor opção.

## The coach: asked before a costly choice is final

page-coach-looks = O treinador está analisando sua escolha.
coach-ask = Essa escolha reduz sua chance de vencer em cerca de { $loss }. Quer jogar mesmo assim?
coach-why-later = Rende menos nas próximas rodadas.
coach-better = Melhor assim: { $event } { $why }
coach-better-later = Rende mais nas próximas rodadas.
coach-keep = Jogar mesmo assim
coach-idea = Ver uma ideia melhor
coach-again = Escolher de novo

## The end of a game

domain = { $arms }: domínio de { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
} { $crosses ->
    [0] sem cruzes
    [one] com { $crosses } cruz
   *[other] com { $crosses } cruzes
}, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $cells })
domains-bonus = { power-domains } ({ $arms }): { $count ->
    [0] 0 domínios
    [one] { $count } domínio
   *[other] { $count } domínios
} × 3 pontos, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
score-total = { $who ->
    [you] Você tem { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
   *[name] { $name } tem { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
} Domínio mais extenso: { $largest ->
    [0] 0 espaços
    [one] { $largest } espaço
   *[other] { $largest } espaços
}.
outcome-points = { $who ->
    [you] Você venceu por { $points } a { $less }.
   *[name] { $name } venceu por { $points } a { $less }.
}
outcome-largest = Empate em { $points ->
    [0] 0 pontos.
    [one] { $points } ponto.
   *[other] { $points } pontos.
} { $who ->
    [you] Você venceu
   *[name] { $name } venceu
} pelo domínio mais extenso, com { $largest ->
    [0] 0 espaços
    [one] { $largest } espaço
   *[other] { $largest } espaços
} contra { $smaller }.
outcome-lots = Empate em { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} e também no domínio mais extenso ({ $largest ->
    [0] 0 espaços
    [one] { $largest } espaço
   *[other] { $largest } espaços
}). { $who ->
    [you] Você venceu o sorteio.
   *[name] { $name } venceu o sorteio.
}
outcome-tie = A partida terminou empatada: { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} para cada jogador, e os domínios mais extensos têm o mesmo tamanho ({ $largest ->
    [0] 0 espaços
    [one] { $largest } espaço
   *[other] { $largest } espaços
}).

page-game-over = Fim de jogo
page-rematch = Revanche
page-next-level = Próximo nível
page-review = Rever
page-share = Compartilhar
page-total = Total
page-largest-domain = Domínio mais extenso
page-seal-free = Desenhar o dominó em qualquer lugar
page-seal-split = Desenhar os dois dados separados
page-seal-both = Como jogador A, pegar dois dados
page-seal-turn = Girar um dado para outra face
page-seal-domains = Um escudo: 3 pontos por domínio
page-seal-cross = Adicionar uma cruz agora
page-replay-and-analysis = Replay e análise
page-copy-link = Copiar link
page-copy-game = Copiar como texto
page-save-file = Salvar em arquivo
page-copy-text = Texto para copiar
page-copied = Copiado.
page-copy-by-hand = Seu navegador não deixa a página copiar. Copie o texto daqui:

## My games

page-no-games = Nenhuma partida ainda. Toda partida que você começar fica salva aqui, só neste navegador.
page-unfinished = Na rodada { $round }
page-continue = Continuar
page-view = Ver
page-delete = Excluir
page-deleted = Partida excluída: { $game }.
page-import = Importar uma partida
page-import-about = Cole uma partida ou um link, abra um arquivo ou arraste um arquivo para qualquer lugar desta página.
page-import-text = Partida ou link
page-import-paste = Importar
page-import-file = Abrir um arquivo

## The daily duel, and what was achieved

page-won = Vitória
page-lost = Derrota
page-tied = Empate
page-winner = Vitória de { $name }
page-daily = Duelo do dia
page-daily-opponent = Adversário: { $name }
page-daily-about = Os mesmos dados para todos, uma só tentativa, sem dicas e sem desfazer.
page-daily-play = Jogar o duelo
page-daily-practice = Praticar
page-daily-gone = Você excluiu o duelo de hoje. Dá para jogar de novo, mas não vai contar.
page-daily-done = Boa partida. O próximo duelo é amanhã.
page-daily-share = Compartilhar
page-daily-streak = { $days ->
    [one] Sequência de 1 dia
   *[other] Sequência de { $days } dias
}
page-arms = Seu brasão
page-arms-empty = Vença um nível sem dicas e sem desfazer, e seu brasão ganha mais um quartel.
page-arms-beaten = Níveis vencidos: { $beaten } de { $levels }
page-arms-complete = Você venceu todos os níveis. Seu brasão está completo.
page-figure-wins = Vitórias
page-figure-wins-of = { $wins } de { $games }
page-figure-best = Melhor pontuação
page-figure-largest = Domínio mais extenso
page-figure-cells = { $cells ->
    [one] 1 espaço
   *[other] { $cells } espaços
}
page-figure-streak = Sequência de duelos
page-figure-longest = { $days } (recorde: { $longest })
page-news-quartering = Primeira vitória contra { $level }. Seu brasão ganhou um quartel.
page-news-missed = Vença { $level } sem dicas e sem desfazer para ganhar esse quartel no seu brasão.
page-news-best = Sua melhor pontuação até agora!

page-not-a-game = Isso não é uma partida do Blazon. Sua partida atual continua como estava. { $reason }
page-broken-link = O link está incompleto, e não dá para abrir a partida. Sua partida atual continua como estava.
page-not-components = Isso não é um arquivo de componentes. Nada mudou. { $reason }
page-not-a-text-file = O arquivo é grande demais ou não é de texto. Nada mudou.
page-no-storage = Seu navegador não consegue salvar partidas: o armazenamento está cheio ou bloqueado. Você pode continuar jogando, mas vai perder a partida se fechar a página. Para guardá-la, salve-a em um arquivo.
page-no-server = Não foi possível contatar o servidor, então agora não dá para jogar com quem está em outro lugar. Todo o resto funciona.
page-no-language = Não foi possível carregar esse idioma. Verifique a conexão e tente de novo.
page-damaged-game = Uma partida salva está danificada e não pode ser mostrada. As outras estão intactas.
page-computer-silent = O jogador virtual não está respondendo. Sua partida está salva. Tente de novo ou recarregue a página.
page-try-again = Tentar de novo

## Puzzles

page-puzzles = Problemas
page-puzzles-about = Uma posição e uma jogada melhor que todas as outras. Você encontra?
page-puzzles-away = Não foi possível carregar os problemas. Verifique a conexão e tente de novo.
page-puzzles-solved = Resolvidos: { $solved } de { $all }
page-puzzles-all = Todos os problemas
page-puzzle = Problema
page-puzzle-today = Problema do dia
page-puzzle-solve = Resolver
page-puzzle-again = Resolver de novo
page-puzzle-solved = Resolvido
page-puzzle-number = Problema { $number }
page-puzzle-opponent = Adversário
page-puzzle-ask = Encontre a sua melhor jogada.
page-puzzle-right = É a melhor jogada!
page-puzzle-wrong = Há uma jogada melhor.
page-puzzle-costs = Essa jogada custa { $loss } da sua chance de vencer.
page-puzzle-show = Ver a resposta
page-puzzle-best = Melhor jogada: { $event }
page-puzzle-win = Chance de vencer: { $win }.
page-puzzle-tempting = Tentadora: { $event }
page-puzzle-next = Próximo

## Replay

replay-unfinished = O registro termina aqui. A partida ainda não acabou.
page-replay-round = Rodada { $round }
page-replay-start = O começo da partida.
page-replay-steps = Percorrer a partida
page-replay-first = Primeira
page-replay-previous = Anterior
page-replay-next = Próxima
page-replay-last = Última
page-replay-play = Reproduzir
page-replay-pause = Pausar
page-replay-previous-mistake = Erro anterior
page-replay-next-mistake = Próximo erro
page-replay-move = Jogada
page-replay-at = { $at } de { $of }
page-replay-value = { $at } de { $of }. { $event }
page-replay-this-move = Esta jogada
page-replay-dice = Dados desta rodada
page-replay-all-moves = Todas as jogadas
page-replay-play-on = Jogar a partir daqui
page-replay-play-on-about = Começa uma nova partida contra o computador. Esta fica como está.
page-replay-retry = Refazer esta jogada
page-replay-retry-about = Começa uma nova partida contra o computador logo antes deste erro. A partida registrada fica como está.
page-replay-share = Salvar ou compartilhar
page-replay-try = Experimentar
page-replay-cell-better = { $cell }, melhor: { $what }

## Analysis

page-replay-analysis = Análise
page-replay-analyse = Analisar a partida
page-replay-analyse-about = O computador examina cada rolagem e cada jogada, aqui no seu navegador. Demora um pouco. Você pode parar quando quiser sem perder o que já foi analisado.
page-replay-analysing = Analisando a partida, jogada por jogada.
page-replay-analysed = A partida inteira foi analisada.
page-replay-progress = Jogadas analisadas: { $done } de { $of }
page-replay-much-luck = rolagem de muita sorte ou muito azar
page-replay-curve-about = Toque na curva para ir até a jogada.
analysis-accuracy = Precisão
analysis-turning-point = Momento decisivo
page-replay-more-figures = Mais números
analysis-accuracy-about = A precisão vai de 0 a 100: é a média de quanto cada escolha se aproximou da melhor. O momento decisivo é o que mais ajudou um jogador: uma rolagem ou um erro do adversário.

mark-inaccuracy = imprecisão
mark-mistake = erro
mark-blunder = erro grave

analysis-chances = Chance de vencer: { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = { $who ->
    [you] Sorte sua: { $luck }.
   *[name] Sorte de { $name }: { $luck }.
}
analysis-average-roll = Uma rolagem na média.
analysis-only-choice = Não havia outra opção.
analysis-good-move = Nada era claramente melhor.
analysis-next-best = Segunda melhor opção ({ $loss } a menos): { $event }
analysis-cost = Custou { $loss }.
analysis-cost-marked = Custou { $loss } ({ $mark }).

analysis-partly = Análise interrompida. Jogadas analisadas: { $judged } de { $events }.
analysis-explained = As porcentagens são chances de vencer; um empate conta como meia vitória. A sorte compara cada rolagem com a média. A perda de uma jogada é a diferença entre ela e a melhor jogada.

analysis-summary = Resumo
analysis-costliest = Jogadas que mais custaram
analysis-start = Chance no começo
analysis-luck = Sorte
analysis-choices = Escolhas dos dois jogadores
analysis-estimation = Erro de estimativa
analysis-result = Resultado
analysis-end = Chance no fim do registro
analysis-without-luck = Resultado sem a sorte
analysis-loss-draft = Perda por escolha de dados
analysis-loss-drawing = Perda por desenho
analysis-loss-power = Perda por poder ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprecisões, erros, erros graves
analysis-luckiest = Rolagem com mais sorte
analysis-luckiest-roll = { $luck }, rodada { $round }

analysis-costly = Rodada { $round }, { $name }: perda de { $loss }, de { $before } para { $after }
analysis-costly-marked = Rodada { $round }, { $name }: { $mark }, perda de { $loss }, de { $before } para { $after }
analysis-played = Jogada feita: { $event }
analysis-better = Melhor: { $event }
analysis-why = Por quê: { $reason }
analysis-why-margin = O saldo de pontos esperado é { $best } em vez de { $played }.
analysis-nothing-costly = { $who ->
    [you] Nenhuma jogada sua custou nada.
   *[name] Nenhuma jogada de { $name } custou nada.
}

analysis-curve-of = Chance de vencer: { $name }
analysis-curve-alt = Chance de vencer ({ $name }): { $start } no começo, mínima de { $low }, máxima de { $high }, { $end } no fim.
analysis-legend-mark = erro ou erro grave
analysis-legend-luck = rolagem com sorte ou azar de { $least } ou mais

## Settings

page-theme = Tema
page-as-system = Igual ao sistema
page-theme-light = Claro
page-theme-dark = Escuro
page-animations = Animações
page-sound = Som
page-on = Sim
page-off = Não
page-buttons = Botões
page-right-handed = Mão direita
page-left-handed = Mão esquerda
page-auto-roll = Os dados rolam sozinhos
page-ask-to-pass = Avisar antes de passar o aparelho
page-coach = O treinador avisa antes de uma jogada custosa
page-coordinates = Mostrar as coordenadas
page-reactions = Mostrar as reações
page-look-and-sound = Aparência e som
page-single-keys = Atalhos de uma só letra
page-shortcuts = Atalhos de teclado
page-key-help = Mostrar estes atalhos
page-key-roll = Rolar os dados
page-key-pick = Escolher um dado
page-key-take = Pegar os dados ou virar o dominó
page-key-move = Mover-se pelo mapa quando ele estiver em foco
page-key-cell = Escolher o espaço
page-key-half = Selecionar o outro dado
page-key-swap = Trocar os dois dados de lugar
page-key-confirm = Confirmar
page-key-undo = Desfazer
page-key-hint = Pedir uma dica
page-key-close = Fechar o que estiver aberto
page-key-replay = No replay: voltar ou avançar uma jogada
page-key-replay-play = No replay: reproduzir ou pausar
page-key-replay-mistake = No replay: próximo erro ou anterior

## The rules

page-rules-title = As regras
page-rules-lead = Dois jogadores, quatro dados, um mapa para cada um e um só Livro de Magias para disputar.
page-rules-contents = Índice

page-rules-goal = O objetivo
page-rules-goal-text = A cada rodada, você fica com dois dados e os desenha no seu mapa como um dominó. Espaços vizinhos com o mesmo escudo de armas formam domínios, e as cruzes de um domínio multiplicam os pontos dele. No final, vence quem tiver mais pontos de prestígio.

page-rules-need = Do que você precisa
page-rules-need-arms = Seis escudos de armas, que se distinguem pelo desenho:
page-rules-need-dice = Quatro dados, todos diferentes. Cada face mostra um escudo de armas, com até duas cruzes, ou um ponto de interrogação. As cruzes representam altos dignitários.
page-rules-need-map = Um mapa para cada jogador: um castelo no centro e { $cells } espaços ao redor. Cada espaço tem dois círculos para as cruzes.
page-rules-need-spellbook = Um Livro de Magias para os dois: cada escudo de armas tem um poder a conquistar e uma linha de espaços para cada jogador, em lados opostos. Escrevam seus nomes no alto da folha.
page-rules-need-source = As faces dos dados e o número de espaços das linhas vêm de uma única fonte pública. Se o seu exemplar for diferente, você pode jogar com o seu próprio arquivo de componentes.

page-rules-round = A rodada
page-rules-round-text = Em cada rodada, um jogador é o A e o outro é o B. Na primeira rodada, o mais velho é o jogador A. Depois de cada rodada, vocês trocam de papel.
page-rules-player-a = A
page-rules-player-b = B
page-rules-roll = Rolar os dados
page-rules-roll-text = O jogador A rola os quatro dados.
page-rules-draft = Preparar os dominós
page-rules-draft-text = O jogador A pega um dado. O jogador B pega dois dos outros três. O último fica com o jogador A. Juntos, seus dois dados formam o seu dominó.
page-rules-draw = Preencher o mapa
page-rules-draw-text = Os dois jogadores desenham ao mesmo tempo, cada um no seu mapa: as duas faces, com suas cruzes, vão para dois espaços vazios lado a lado, seguindo a regra de ligação.
page-rules-draw-border = Quando dois espaços vizinhos tiverem escudos de armas diferentes, reforce a linha entre eles. Assim você vê onde cada domínio termina.
page-rules-mark = Preencher o Livro de Magias
page-rules-mark-text = Primeiro o jogador A, depois o jogador B: cada face do seu dominó que mostra um escudo de armas sem cruz marca um espaço na sua linha desse escudo de armas.
page-rules-mark-undrawn = Um dominó que você não desenhou também marca espaços? Depende da edição. Na Padrão, sim.

page-rules-connection = A regra de ligação
page-rules-connection-text = Pelo menos uma metade do dominó deve ter um lado em comum com o castelo ou com um espaço em que você desenhou o mesmo escudo de armas em uma rodada anterior. Na diagonal não vale.
page-rules-connection-must = Se o dominó pode ser desenhado, você precisa desenhá-lo. Se não há como ligá-lo, você não desenha nesta rodada. Você pode usar um poder para desenhá-lo, mas isso nunca é obrigatório.
page-rules-right = Certo.
page-rules-wrong = Errado.
page-rules-right-castle = O disco toca o castelo. Ali pode ficar qualquer escudo de armas.
page-rules-right-same = A barra toca uma barra de uma rodada anterior. Não importa o que a outra metade toca.
page-rules-wrong-corner = O disco novo só encosta no antigo pelo canto.
page-rules-wrong-other = O escudo cheio só toca uma barra, e o disco não toca nada de uma rodada anterior.

page-rules-wild = Coringas e cruzes
page-rules-wild-text = O ponto de interrogação é um coringa: desenhe no lugar dele o escudo de armas que quiser. Dois coringas podem ser escudos diferentes. Seja qual for a escolha, o coringa nunca marca espaços no Livro de Magias.
page-rules-wild-must = Se algum escudo de armas permite ligar o dominó, então ele pode ser desenhado, e você precisa desenhá-lo.
page-rules-crosses-text = Desenhe as cruzes de cada face nos círculos do espaço. Um espaço nunca tem mais de duas.

page-rules-castle = O bônus do castelo
page-rules-castle-text = Ao desenhar, você pode colocar uma cruz a mais em um dos seus dois dados, mesmo em um coringa, se ele ainda não tiver duas. Cada jogador faz isso só uma vez na partida inteira. Esse dado não marca nenhum espaço do Livro de Magias nesta rodada. Pinte então o teto do castelo, para que se veja que o bônus já foi usado.
page-rules-castle-turned = Se você também usar “{ power-turn }” nesse dado, a cruz vai para a nova face.
page-rules-castle-ready = O bônus ainda está disponível.
page-rules-castle-used = O bônus já foi usado.

page-rules-spellbook = O Livro de Magias
page-rules-spellbook-text = Você marca os espaços da sua linha a partir do escudo de armas, de dentro para fora. Quem marcar primeiro o último espaço da própria linha ganha o poder, e a linha do outro jogador é riscada para o resto da partida. Se os dois completarem a linha na mesma rodada, o poder é do jogador A.
page-rules-spellbook-lost = Um dominó pode marcar dois espaços da mesma linha. Marcas em uma linha completa ou riscada se perdem.
page-rules-spellbook-won = O jogador da esquerda marcou primeiro o último espaço (o redondo) e ganha o poder “{ $power }”. A linha da direita é riscada.
page-rules-spellbook-open = Ninguém tem o poder “{ $power }” ainda. Espaços marcados: { $left } de { $boxes } à esquerda, { $right } à direita.

page-rules-powers = Os poderes
page-rules-powers-text = Cada poder pode ser usado uma só vez, e só por quem o ganhou. Os quatro primeiros você guarda para usar quando quiser, em qualquer rodada seguinte. Os dois com um relâmpago são usados na hora, primeiro o do jogador A, depois o do jogador B. Ao usar um poder, marque-o como usado.
page-rules-powers-together = Você pode usar vários poderes na mesma rodada, mas não “{ $free }” e “{ $split }” no mesmo dominó.
page-rules-powers-undrawn = “{ power-free }”, “{ power-split }”, “{ power-turn }” e o bônus do castelo são anunciados ao desenhar: se você não desenha, continua com eles. Já “{ power-both }” é gasto quando você pega os dados.
page-rules-power-line = { $boxes ->
    [one] { $boxes } espaço na linha “{ $arms }”
   *[other] { $boxes } espaços na linha “{ $arms }”
}
page-rules-power-at-once = na hora
page-rules-power-free = Desenhe o dominó desta rodada sem seguir a regra de ligação. As duas metades continuam lado a lado.
page-rules-power-split = Desenhe seus dois dados separados. Você precisa desenhar os dois, e cada um deve seguir a regra de ligação por conta própria.
page-rules-power-both = Em uma rodada em que você é o jogador A, pegue dois dados de uma vez. O jogador B fica com os outros dois.
page-rules-power-turn = Com os dados já escolhidos e antes de desenhar, gire um dos seus para mostrar outra de suas faces. A nova face é a que você desenha e a que conta para o Livro de Magias.
page-rules-power-domains = Escolha um escudo de armas para o resto da partida, mesmo que ainda não o tenha desenhado. No final, cada domínio seu com esse escudo vale 3 pontos a mais, com ou sem cruzes.
page-rules-power-cross = Adicione uma cruz a um espaço que você já desenhou, nesta rodada ou antes, e que tenha menos de duas cruzes. Se não houver nenhum, o poder se perde.

page-rules-end = O fim e a pontuação
page-rules-end-text = A partida termina ao fim da rodada em que um mapa fica cheio ou em que nenhum jogador desenha um dominó. Nessa rodada, o Livro de Magias ainda é preenchido.
page-rules-score-text = Um domínio é um grupo de espaços com o mesmo escudo de armas, ligados pelos lados; mesmo um espaço sozinho já é um domínio. Ele vale o número de espaços vezes o número de cruzes, então um domínio sem cruzes não vale nada.
page-rules-example-text = Um exemplo: este jogador ganhou o poder “{ $power }” e escolheu “{ $arms }”.
page-rules-example-domain = Domínio
page-rules-example-cells = Espaços
page-rules-example-crosses = Cruzes
page-rules-example-points = Pontos
page-rules-example-bonus = { $power } ({ $arms }): { $count ->
    [one] { $count } domínio
   *[other] { $count } domínios
} × 3 pontos
page-rules-example-total = Total

page-rules-ties = Empates
page-rules-ties-text = Vence quem tem a maior pontuação. Em caso de empate, vence quem tem o domínio mais extenso, com ou sem cruzes. Se o empate continuar, a partida termina empatada ou, na edição italiana, é decidida por sorteio.

page-rules-editions = Edições
page-rules-editions-text = Os cinco livros de regras diferem em dois detalhes. Você escolhe a edição ao começar uma partida.
page-rules-editions-contradiction = As regras espanholas e as italianas se contradizem: só se marcam espaços depois de desenhar, mas quem não consegue desenhar preenche mesmo assim o Livro de Magias. O Blazon segue a primeira regra nessas duas edições e a segunda na Padrão.

page-rules-credits = Créditos
page-rules-credits-text = O jogo é Kingdomino Duel, de Bruno Cathala e Ludovic Maublanc, publicado pela Blue Orange em 2019.
page-rules-credits-unofficial = O Blazon não é oficial. Tem nome, desenhos e textos próprios e nenhum vínculo com os autores ou com a editora.

## The lesson

page-lesson-title = Primeira partida
page-lesson-next = Avançar
page-lesson-keep = Continuar esta partida
page-lesson-leave = Sair da lição
page-lesson-progress = Passo { $step } de { $steps }

page-lesson-roll = Cada um desenha um reino. Você é o jogador A: role os quatro dados para os dois.
page-lesson-take = Pegue { $dice }. Seu adversário pega dois dos outros, e o último é seu.
page-lesson-castle = Estes dois dados são o seu dominó. Escolha um espaço ao lado do castelo e desenhe.
page-lesson-spellbook = { $plain } não tem cruz e marca um espaço. { $crossed } não marca nada, mas rende pontos.
page-lesson-take-two = Agora pegue dois: { $dice }. O outro é do adversário.
page-lesson-same = Toque o mesmo escudo e forme um só domínio “{ $arms }”: { $cells } espaços × { $crosses } cruzes = { $points } pontos.
page-lesson-last-box = Você é o jogador A de novo. Role e pegue { $dice }: ele marca o último espaço.
page-lesson-wild = O coringa é qualquer escudo. Dê a ele a cruz do castelo, uma vez por partida: { $die }.
page-lesson-power = Você completou a linha: “{ $power }” é seu. Adicione a cruz ao seu domínio mais extenso.
page-lesson-score = Cada domínio vale espaços vezes cruzes. Com um mapa cheio, vence quem tem mais pontos.

page-lesson-nudge-read = Leia isto primeiro e depois aperte “Avançar”.
page-lesson-nudge-roll = Primeiro, role os dados.
page-lesson-nudge-take = Essa jogada vale, mas desta vez pegue { $dice }.
page-lesson-nudge-castle-kept = Essa jogada vale, mas guarde o bônus do castelo para depois.
page-lesson-nudge-same = Essa jogada vale, mas desta vez forme um só domínio “{ $arms }” de { $cells ->
    [one] { $cells } espaço
   *[other] { $cells } espaços
} e guarde o bônus do castelo para depois.
page-lesson-nudge-castle = Essa jogada vale, mas desta vez dê a cruz do castelo ao { $die }.
page-lesson-nudge-power = Essa jogada vale, mas a cruz rende mais no seu domínio mais extenso.

## What is wrong with a text that should be a game

expected-arms = um escudo de armas (d b D B s q)
expected-face = uma face (? ou um escudo de armas com até duas cruzes)
expected-cell = um espaço (de a1 a g5, menos o castelo d3)
expected-seat = um jogador (F ou S)
expected-die = um dado (de 1 a 4)
expected-higher-die = um dado de número maior
expected-move = uma jogada
expected-join = um sinal entre as metades (+ ~ ou /)
expected-once-a-drawing = no máximo uma cruz do castelo e um dado girado
expected-square = um espaço vazio (.) ou um escudo de armas com até duas cruzes
expected-marks = um número de marcas (de 0 a 9)
expected-power = um poder (f s b t d c, nesta ordem, ou -)
expected-castle = o estado do castelo (^ ou -)
expected-round = uma rodada (de 1 a 99)
expected-player-a = o jogador A dessa rodada (F se for ímpar, S se for par)
expected-step = uma etapa (roll, take, draw, flash, lots ou over)
expected-drew = um sinal de que o dominó foi desenhado ou não (+ ou -)
expected-arms-in-order = escudos de armas na ordem d b D B s q
expected-edition = uma edição (standard es it fr pt ko)
expected-component = um componente (de die 1: a die 4:, de line d: a line q:)
expected-component-once = cada dado e cada linha uma só vez
expected-all-components = quatro dados e seis linhas
expected-boxes = um número de espaços (de 1 a 9)
expected-power-name = um poder (free split both turn domains cross)
expected-power-once = cada poder em uma só linha
expected-rules-tag = a etiqueta [Rules "1"]
expected-tag-name = o nome de uma etiqueta, em letras
expected-tag-once = cada etiqueta uma só vez
expected-tag-text = um texto entre aspas (no máximo 200 caracteres, sem caracteres de controle nem outros que mudem a direção do texto)
expected-fewer-tags = no máximo 64 etiquetas
expected-no-tag-beside-position = uma posição sem edição nem componentes ao lado
expected-this-round = o número desta rodada
expected-sign = “{ $sign }”
expected-end = o fim do texto
expected-shorter-text = no máximo 1 MiB de texto

found-end = o fim
expected-found = deveria haver { $expected }, mas há { $found }.
place-error = Linha { $line }, coluna { $column }: { $fault }
setup-error = Nenhuma partida pode chegar a esta posição. { $faults }
record-result = O resultado é { $actual }, não { $said }.
tag-name-error = Esse não é o nome de uma etiqueta que você possa definir.
tag-text-error = Esse texto é longo demais ou tem caracteres que não podem ser usados. Use no máximo 200 caracteres, sem caracteres de controle nem outros que mudem a direção do texto.
tag-too-many-error = Este registro já tem 64 etiquetas. Não cabem mais.

fault-round = A rodada { $round } não existe.
fault-odd-cells = { $seat }: o número de espaços desenhados é ímpar.
fault-too-many-cells = { $seat }: há mais dominós desenhados do que rodadas jogadas.
fault-too-few-cells = Em alguma rodada ninguém desenhou, e a partida deveria ter terminado ali.
fault-nothing-drawn = { $seat }: o mapa está vazio, embora um dominó tenha sido desenhado.
fault-unconnected = { $seat }: há espaços desenhados sem nenhuma ligação.
fault-no-dominoes = { $seat }: não dá para dividir em dominós os espaços desenhados.
fault-too-many-in-line = { $seat }: a linha “{ $arms }” tem mais marcas do que espaços.
fault-too-many-marks = { $seat }: há mais marcas do que os dominós até agora permitem.
fault-both-filled = Os dois jogadores completaram a linha “{ $arms }”.
fault-held-unfilled = { $seat }: o poder “{ $power }” consta como ganho, mas a linha dele não está completa.
fault-lightning-held = { $seat }: o poder “{ $power }” está guardado, mas ele é usado na hora.
fault-no-lightning = { $seat }: não há nenhum poder relâmpago para usar.
fault-chosen = { $seat }: há um escudo de armas escolhido sem “{ power-domains }”, ou “{ power-domains }” está sem escudo de armas.
fault-hands = Cada jogador deveria estar com dois dados.
fault-waiting = { $seat }: as marcas pendentes não correspondem ao dominó.
fault-both-done = Os dois jogadores já desenharam, mas o Livro de Magias não foi preenchido.
fault-full-map = { $seat }: o mapa está cheio, mas a partida continua.
fault-lots = Não há empate para o sorteio decidir, ou o sorteio ainda não foi feito.

### What the page says only of play by link. It is sent to those who come to it.

## The page: inviting somebody

page-online-lead = Crie uma mesa e envie o link. Seu amigo abre o link e a partida começa. Sem cadastro.
page-online-invite = Convide um amigo
page-online-starts-you = Você
page-online-starts-friend = Seu amigo
page-online-time = Tempo
page-online-time-none = Sem limite
page-online-time-rounds = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} + { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} por rodada
page-online-time-days = { $days ->
    [one] 1 dia
   *[other] { $days } dias
} por jogada
page-online-join-who = Quem pode entrar?
page-online-join-link = Só com o link
page-online-join-anyone = Qualquer pessoa
page-online-create = Criar a mesa
page-online-creating = Criando a mesa…
page-online-open-tables = Mesas abertas
page-online-open-tables-none = Nenhuma mesa aberta agora. Crie uma em que qualquer pessoa possa entrar.
page-online-open-tables-looking = Procurando mesas abertas…
page-online-someone = Alguém
page-online-join = Entrar
page-online-join-of = Entrar na mesa de { $name }
page-online-joining = Entrando…

## The page: invitations

page-online-invitation = Convite
page-online-invited-by = { $name } convida você para uma partida
page-online-invited = Você recebeu um convite para uma partida
page-online-opening = Abrindo o link…
page-online-taken = Alguém já entrou nesta partida. Peça o link para assistir ou convide alguém para uma partida sua.
page-online-awaiting = Esperando seu amigo
page-online-awaiting-about = Envie o link ou deixe seu amigo ler o código. A partida começa assim que alguém entrar. Você pode sair desta página: a mesa continua em Minhas partidas.
page-online-awaiting-listed = Enquanto esta página estiver aberta, sua mesa também aparece na lista de mesas abertas.
page-online-awaiting-start = Os dois jogadores estão aqui. A partida já vai começar.
page-online-link-play = Link para jogar
page-online-link-watch = Link para assistir
page-online-link-watch-about = Qualquer pessoa com este link pode assistir. Ela não vê os desenhos ocultos e não pode fazer nada.
page-online-link-seat = Seu lugar
page-online-link-seat-about = Abra este link no seu outro aparelho e continue jogando nele. Não compartilhe: quem tiver o link pode jogar por você.
page-online-copy = Copiar
page-online-code = Código QR do link

## The page: at the table

page-online-connecting = Conectando…
page-online-connected = Conectado
page-online-reconnecting = Reconectando…
page-online-disconnected = Desconectado
page-online-watchers = { $count ->
    [one] 1 pessoa assistindo
   *[other] { $count } pessoas assistindo
}
page-online-here = { $name } está aqui
page-online-away = { $name } não está
page-online-drawn = { $name } já desenhou
page-online-watching = Você está assistindo
page-online-sending = Enviando…
page-online-waiting = Esperando { $name }.
page-online-both-draw = Os dois jogadores estão desenhando.
page-online-played-for = O computador está jogando por { $name }.
page-online-played-for-you = Você saiu, então o computador está terminando sua partida.
page-online-kept = Sem conexão. Sua jogada está salva e será enviada.
page-online-your-turn-title = ● Sua vez · { $title }
page-online-time-left = Tempo restante: { $time }
page-online-time-low = { $seconds ->
    [one] Falta 1 segundo
   *[other] Faltam { $seconds } segundos
}.
page-online-time-long = { $days ->
    [one] 1 dia
   *[other] { $days } dias
}

## The page: asking the other player

page-online-asks-tie = { $name } propõe um empate.
page-online-asks-back = { $name } quer desfazer a última jogada.
page-online-asks-rematch = { $name } quer uma revanche.
page-online-asked-tie = Você propôs um empate.
page-online-asked-back = Você pediu para desfazer sua última jogada.
page-online-asked-rematch = Você pediu uma revanche.
page-online-accept = Aceitar
page-online-decline = Recusar
page-online-withdraw = Cancelar
page-online-gone = Faz um tempo que { $name } saiu. Continue esperando, reivindique a vitória ou deixe o computador terminar a partida.
page-online-wait = Esperar
page-online-claim = Reivindicar a vitória
page-online-replace = O computador joga
page-online-offer-tie = Propor empate
page-online-ask-back = Pedir para desfazer
page-online-resign = Desistir
page-online-resign-about = Desistir desta partida? A vitória fica com o adversário.
page-online-device = Continuar em outro aparelho
page-online-watch = Deixar outros assistirem
page-online-react = Reagir
page-online-hello = Olá!
page-online-nice = Boa!
page-online-wow = Uau!
page-online-oops = Opa!
page-online-thanks = Obrigado!
page-online-good-game = Boa partida!
page-online-says = { $name }: { $word }

## The page: the end of a game by link

page-online-ended-resigned = { $who ->
    [you] Você desistiu.
   *[name] { $name } desistiu.
}
page-online-ended-time = { $who ->
    [you] Seu tempo acabou.
   *[name] O tempo de { $name } acabou.
}
page-online-ended-left = { $who ->
    [you] Você ficou fora por tempo demais.
   *[name] { $name } saiu da partida.
}
page-online-ended-agreed = Os jogadores combinaram um empate.
page-online-ended-abandoned = Ninguém voltou para terminar esta partida.
page-online-ended-winner = { $who ->
    [you] Você venceu!
   *[name] { $name } venceu.
}
page-online-dice-fair = Dados conferidos
page-online-dice-unfair = Os dados não batem com o que o servidor lacrou antes da partida.
page-online-ribbon = On-line
page-online-ribbon-you = Sua vez
page-online-ribbon-them = Esperando { $name }
page-online-ribbon-nobody = Esperando alguém entrar

## The page: what is wrong

page-online-version = Esta página e o servidor são de versões diferentes. Recarregue a página.
page-online-no-table = Esta mesa não existe mais.
page-online-no-entry = Este link não abre nada. Confira se ele está completo.
page-online-name = Escolha outro nome: no máximo 24 caracteres, sem caracteres especiais.
page-online-too-many = Foi demais de uma vez só. Espere um momento e tente de novo.
page-online-full = O servidor ficou sem espaço. Sua partida está segura, mas nada novo pode ser salvo. Tente mais tarde.
page-online-late = Tarde demais: outra coisa aconteceu antes.
page-online-asked-already = Isso já foi pedido.
page-online-nothing-back = Não dá mais para desfazer: os próximos dados foram rolados ou os desenhos foram mostrados.
page-online-refused = O servidor recusou. Recarregue a página e tente de novo.

## The rules page: dice that nobody has to trust

page-online-dice = Dados justos on-line
page-online-dice-who = Nas partidas por link, quem rola os dados é o servidor, mas você não precisa confiar nele. Ninguém pode escolher uma rolagem, nem mesmo o servidor, e nenhum dos jogadores consegue calculá-la antes.
page-online-dice-seal = Antes da partida, o servidor guarda um número secreto e mostra o lacre dele. Depois, o seu aparelho e o do adversário acrescentam cada um um número sorteado, e nenhum vê o do outro até que os dois estejam fixados. Toda rolagem sai desses três números.
page-online-dice-check = No fim da partida, o servidor abre o lacre. Seu aparelho confere o lacre e calcula de novo cada rolagem. “{ page-online-dice-fair }” embaixo do resultado quer dizer que todas batem.
page-online-dice-proof = Uma partida salva leva a prova junto. Importe-a aqui, e os dados dela são conferidos de novo.
page-online-dice-statistics = Rolagens deste servidor
page-online-dice-rolls = Até agora: { $rolls ->
    [one] 1 rolagem
   *[other] { $rolls } rolagens
}.
page-online-dice-even = Cada face sai mais ou menos tanto quanto deve, não importa o que saiu antes.
page-online-dice-uneven = Algumas faces saem mais ou menos vezes do que se espera de dados justos.
page-online-dice-probable = Teste χ²: dados justos se desviariam tanto assim ou mais com probabilidade de { $single } nas faces isoladas e de { $following } nas faces consecutivas.
page-online-dice-none = Ninguém rolou os dados neste servidor ainda.

### What only commands and the server say. The page is built without what follows.

## The page before it starts

page-description = Jogue Kingdomino Duel no navegador, contra o computador ou com alguém ao seu lado. Funciona sem internet.
page-not-started = Não foi possível abrir a página. Verifique sua conexão e recarregue. Se não adiantar, atualize o navegador.
page-without-script = O Blazon roda no seu navegador. Permita o JavaScript nesta página e recarregue.

## The terminal: starting a game

terminal-welcome = Blazon: dois jogadores, quatro dados, dois mapas. A qualquer momento, digite ? para ver a ajuda ou q para sair.
terminal-ask-opponent = Contra quem você quer jogar? Enter: 1.
terminal-opponent-person = outra pessoa neste teclado
terminal-opponent-random = um jogador virtual que faz jogadas aleatórias
terminal-ask-name = Qual é o seu nome? Enter: { $default }.
terminal-ask-name-first = Qual é o nome de quem começa? Enter: { $default }.
terminal-ask-name-second = Qual é o nome do outro jogador? Enter: { $default }.
terminal-random-name = Aleatório
terminal-same-name = O outro jogador já tem esse nome. Escolha outro.
terminal-ask-edition = Qual edição das regras? Enter: 1.
terminal-begin = { $first } contra { $second }. { $who ->
    [you] Você começa.
   *[name] { $first } começa.
} Edição: { $edition }.
terminal-daily = Duelo do dia { $date }. Os dados são os mesmos para todos.
terminal-daily-ordinary = Este não é o duelo do dia { $date }: os dados, as regras ou o adversário são diferentes. Continua como uma partida comum.

## The terminal: a round

terminal-ask-draw = { $who ->
    [you] Desenhe seu dominó: { $one } e { $other }.
   *[name] { $name }, desenhe seu dominó: { $one } e { $other }.
}
terminal-ask-how = O que você quer fazer? Enter: 1.
terminal-how-plain = só desenhar
terminal-how-continue = continuar assim
terminal-how-castle = o bônus do castelo: uma cruz a mais em um dos seus dados
terminal-how-dont-draw = não desenhar
terminal-castle-explained = O bônus do castelo é uma cruz a mais em um dos seus dois dados, mesmo em um coringa, e só existe um por partida. Esse dado não marca nenhum espaço do Livro de Magias nesta rodada.
terminal-using = Usando { $spent }.
terminal-ask-castle = Qual dado recebe a cruz do castelo?
terminal-ask-turn = Qual dado você quer girar, e para qual face?
terminal-turn-to = { $die } para “{ $face }”
terminal-ask-arms = O dado { $number } é um coringa. Qual escudo de armas você desenha?
terminal-ask-cell = Dado { $number } ({ $what }): em qual espaço?
terminal-preview = Prévia: { $what } em { $cell } e { $what2 } em { $cell2 }.
terminal-preview-points = Pontos: { $now } agora, { $then } depois desta jogada.
terminal-preview-marks = Marca no Livro de Magias: { $marks }.
terminal-preview-mark = { $arms } ({ $marks } de { $boxes })
terminal-preview-no-marks = Não marca nada no Livro de Magias.
terminal-preview-uses = Usa { $spent }.
terminal-ask-confirm = Enter ou 1: desenhar. u: voltar.
terminal-ask-domains = { $who ->
    [you] O poder “{ power-domains }” é seu!
   *[name] { $name }, o poder “{ power-domains }” é seu!
} Escolha um escudo de armas: no final, cada domínio dele vale 3 pontos a mais.
terminal-domains-item = { $arms }: { $count ->
    [0] nenhum domínio ainda
    [one] { $count } domínio agora
   *[other] { $count } domínios agora
}
terminal-ask-cross = { $who ->
    [you] O poder “{ power-cross }” é seu! Qual espaço recebe mais uma cruz?
   *[name] { $name }, o poder “{ power-cross }” é seu! Qual espaço recebe mais uma cruz?
}
terminal-cross-item = { $cell } ({ $what }): { $points ->
    [one] { $points } ponto a mais
   *[other] { $points } pontos a mais
}

## The terminal: looking around

terminal-map-legend = Letras: d disco, b barra, D dois discos, B duas barras, s cheio, q esquartelado. O número indica as cruzes. Um ponto (.) é um espaço vazio, # é o castelo. Na prévia, os espaços novos ficam entre colchetes.
terminal-map-empty = Ainda não há nada desenhado.
terminal-cells-left = { $count ->
    [0] Nenhum espaço vazio.
    [one] { $count } espaço vazio: { $cells }
   *[other] { $count } espaços vazios: { $cells }
}
terminal-spellbook = Livro de Magias: espaços marcados.
terminal-line-open = { $arms }, { $power }: { $first } { $marks } de { $boxes }, { $second } { $marks2 } de { $boxes }.
terminal-line-held = { $arms }, { $power }: { $who ->
    [you] você completou a linha e ainda tem o poder.
   *[name] { $name } completou a linha e ainda tem o poder.
} { $other }: linha riscada com { $marks } de { $boxes }.
terminal-line-used = { $arms }, { $power }: { $who ->
    [you] você completou a linha e já usou o poder.
   *[name] { $name } completou a linha e já usou o poder.
} { $other }: linha riscada com { $marks } de { $boxes }.
terminal-castle-ready = { $who ->
    [you] Você ainda não usou o bônus do castelo.
   *[name] { $name } ainda não usou o bônus do castelo.
}
terminal-castle-used = { $who ->
    [you] Você já usou o bônus do castelo.
   *[name] { $name } já usou o bônus do castelo.
}
terminal-chosen = { $who ->
    [you] Você escolheu “{ $arms }” para “{ power-domains }”.
   *[name] { $name } escolheu “{ $arms }” para “{ power-domains }”.
}
terminal-dice-of = Dados da rodada { $round }:
terminal-dice-none = Ninguém rolou os dados ainda.
terminal-die-free = Dado { $number }: { $face }, disponível.
terminal-die-of = Dado { $number }: { $face }, { $name }.
terminal-log-empty = Nada aconteceu ainda.
terminal-no-game = Nenhuma partida começou ainda. Primeiro, responda à pergunta.
terminal-maps-on = A partir de agora, os mapas aparecem antes de cada desenho.
terminal-maps-off = Os mapas não aparecem mais antes de cada desenho.
terminal-coach-on = O treinador está ligado e pergunta antes de uma escolha que custa caro.
terminal-coach-off = O treinador está desligado.
terminal-coach-not-here = O treinador só aparece em partidas contra o computador, e não no duelo do dia.
terminal-help =
    Digite o número da sua escolha. Onde estiver indicado, Enter escolhe a primeira.
    Também dá para digitar um espaço, como c4, ou os dois de uma vez: c4 c5.
    m   seu mapa
    o   o outro mapa
    w   seu mapa em palavras, domínio por domínio
    wo  o outro mapa em palavras
    s   Livro de Magias: espaços, poderes, bônus do castelo
    d   dados desta rodada e quem está com quais
    p   pontos dos dois jogadores, domínio por domínio
    l   histórico da partida inteira (l 2: as duas últimas rodadas)
    a   escudos de armas e poderes, e o que eles fazem
    v   mapas antes de cada desenho: sim ou não
    c   treinador, que pergunta antes de uma escolha que custa caro: sim ou não
    r   repetir a pergunta
    u   desfazer um passo
    save ARQUIVO   salvar a partida
    load ARQUIVO   continuar uma partida salva
    q   sair
    ?   esta ajuda
    Jogadas em notação também valem, como 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power } ({ $arms }, { $boxes ->
    [one] { $boxes } espaço
   *[other] { $boxes } espaços
}): { $about }

## The terminal: answers

terminal-unknown = “{ $line }” não é uma resposta possível aqui. Digite ? para ver a ajuda.
terminal-not-possible = Isso não é possível. { $reason }
terminal-not-this-cell = A partir daqui, não dá para desenhar em { $cell }.
terminal-no-place = Assim não há onde desenhá-lo. Digite u para voltar.
terminal-undone = Desfeito: { $event }
terminal-nothing-to-undo = Não há nada para desfazer.
terminal-save-needs-name = Digite save e o nome de um arquivo.
terminal-load-needs-name = Digite load e o nome de um arquivo.
terminal-saved = Partida salva em { $file }. Para continuar depois, abra o Blazon e digite: load { $file }
terminal-save-failed = Não foi possível salvar { $file }: { $reason }. Você pode continuar jogando.
terminal-ask-replace = { $file } já existe.
terminal-replace-yes = substituir
terminal-replace-no = manter como está
terminal-not-saved = A partida não foi salva.
terminal-loaded = Partida carregada: { $file }.
terminal-load-failed = Não foi possível carregar { $file }. { $reason }
terminal-ask-load = Sua partida atual não foi salva e será perdida.
terminal-load-yes = carregar a outra partida mesmo assim
terminal-load-no = ficar nesta partida
terminal-ask-quit = A partida ainda não acabou. Quer sair mesmo assim?
terminal-quit-save = salvar em { $file } e sair
terminal-quit-unsaved = sair sem salvar
terminal-quit-stay = continuar jogando
terminal-goodbye = Até a próxima!
terminal-input-ended = A entrada acabou antes da partida. Esta é a partida até aqui. Guarde-a em um arquivo para poder carregá-la depois:
terminal-interrupted = Não foi possível salvar { $file }: { $reason }. A partida se perdeu.
terminal-over = Fim de jogo.
terminal-daily-share = Este é o seu resultado para compartilhar. Ele não revela os dados.
terminal-ask-again = E agora?
terminal-again-new = uma nova partida com os mesmos jogadores
terminal-again-leave = sair (para salvar esta partida antes, digite save ARQUIVO)

## The terminal: play by link

terminal-link-invited = { $name } convida você para uma partida. Edição: { $edition }. Tempo: { $pace }.
terminal-link-invited-unnamed = Você recebeu um convite para uma partida. Edição: { $edition }. Tempo: { $pace }.
terminal-link-pace-none = sem limite
terminal-link-pace-rounds = { $minutes ->
    [one] { $minutes } minuto para cada um
   *[other] { $minutes } minutos para cada um
}, mais { $seconds ->
    [one] { $seconds } segundo por rodada
   *[other] { $seconds } segundos por rodada
}
terminal-link-pace-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}
terminal-link-ask-name = Que nome o outro jogador deve ver? Enter: nenhum.
terminal-link-made = Sua mesa está pronta. Envie este link para a pessoa com quem você quer jogar:
terminal-link-to-watch = Com este link, qualquer pessoa pode assistir:
terminal-link-seat = Este link é o seu lugar. Use-o para continuar depois ou em outro aparelho, e não o compartilhe:
terminal-link-connecting = Conectando a { $server }…
terminal-link-lost = A conexão caiu. Reconectando…
terminal-link-back = Conexão restabelecida.
terminal-link-alone = Esperando alguém entrar.
terminal-link-joined = { $name } entrou na mesa.
terminal-link-joined-unnamed = Alguém entrou na mesa.
terminal-link-starting = A partida já vai começar.
terminal-link-waiting = Esperando { $names }.
terminal-link-drawn = { $name } já desenhou. Você verá quando os dois tiverem desenhado.
terminal-link-is-here = { $who ->
    [you] Você está aqui.
   *[name] { $name } está aqui.
}
terminal-link-away = { $who ->
    [you] Você está fora.
   *[name] { $name } está fora.
}
terminal-link-returned = { $name } voltou.
terminal-link-claim = Faz tempo que { $name } está fora. Digite claim para ficar com a vitória, finish para o computador jogar no lugar, ou apenas espere.
terminal-link-replaced = { $who ->
    [you] Agora o computador joga por você.
   *[name] Agora o computador joga por { $name }.
}
terminal-link-asks-tie = { $who ->
    [you] Você ofereceu um empate. Digite no para retirar a oferta.
   *[name] { $name } oferece um empate. Digite yes ou no.
}
terminal-link-asks-back = { $who ->
    [you] Você pediu para voltar a sua última jogada. Digite no para retirar o pedido.
   *[name] { $name } pede para voltar a última jogada. Digite yes ou no.
}
terminal-link-asks-rematch = { $who ->
    [you] Você pediu uma revanche. Digite no para retirar o pedido.
   *[name] { $name } quer uma revanche. Digite yes ou no.
}
terminal-link-declined = { $name } disse não.
terminal-link-withdrawn = { $name } retirou o pedido.
terminal-link-resigned = { $who ->
    [you] Você desistiu.
   *[name] { $name } desistiu.
}
terminal-link-time-up = { $who ->
    [you] Seu tempo acabou.
   *[name] O tempo de { $name } acabou.
}
terminal-link-left = { $who ->
    [you] Você demorou demais para voltar.
   *[name] { $name } demorou demais para voltar.
}
terminal-link-agreed = Os dois jogadores concordaram com o empate.
terminal-link-abandoned = Ninguém voltou, e a partida foi encerrada.
terminal-link-wins = { $who ->
    [you] Você venceu.
   *[name] { $name } venceu.
}
terminal-link-fair = { $rolls ->
    [one] { $rolls } rolagem conferida: justa.
   *[other] { $rolls } rolagens conferidas: justas.
}
terminal-link-unfair = Os dados desta partida não são os que o servidor tinha fixado. Não confie neste resultado. “save ARQUIVO” guarda a prova.
terminal-link-rematch = uma revanche, com o outro jogador começando
terminal-link-next = A revanche começa.
terminal-link-watched = Essa foi a partida. Digite save ARQUIVO para salvar ou q para sair.
terminal-link-watchers = { $count ->
    [0] Ninguém está assistindo.
    [one] { $count } pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
terminal-link-time = { $who ->
    [you] Seu tempo: { $time }.
   *[name] { $name }: { $time }.
}
terminal-link-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} e { $hours ->
    [0] 0 horas
    [one] { $hours } hora
   *[other] { $hours } horas
}
terminal-link-no-clock = Esta partida não tem limite de tempo.
terminal-link-ask-resign = Quer desistir?
terminal-link-resign = desistir
terminal-link-say-what = Digite say e uma destas palavras: { $words }.
terminal-link-says = { $name }: { $said }
terminal-link-muted = As mensagens curtas do outro jogador não aparecem mais.
terminal-link-unmuted = As mensagens curtas do outro jogador voltam a aparecer.
terminal-link-no-undo = Uma jogada feita só volta se o outro jogador concordar. Digite back para pedir.
terminal-link-no-load = Não dá para carregar uma partida nesta mesa.
terminal-link-leave = Seu lugar continua sendo seu. Para voltar, execute:
terminal-link-unreachable = Não foi possível acessar { $server }. Confira o endereço e a sua conexão.
terminal-link-strange = { $server } não responde como um servidor do Blazon.
terminal-link-help =
    Nesta mesa você também pode digitar:
    who    quem está aqui e quantos assistem
    time   quanto tempo resta
    seat   o link do seu lugar
    yes, no   responder ao outro jogador
    tie    oferecer um empate
    back   pedir para voltar a sua última jogada
    resign   desistir
    claim, finish   quando o outro jogador está fora há algum tempo
    rematch   jogar de novo depois do fim
    say PALAVRA   enviar uma mensagem curta: hello, nice, wow, oops, thanks ou gg
    mute   mensagens curtas: sim ou não
terminal-reaction-hello = Olá!
terminal-reaction-nice = Boa jogada!
terminal-reaction-wow = Uau!
terminal-reaction-oops = Opa!
terminal-reaction-thanks = Obrigado!
terminal-reaction-good-game = Belo jogo!
terminal-refused-version = Este programa e o servidor são de versões diferentes. Atualize o mais antigo.
terminal-refused-no-such-table = Essa mesa não existe. Talvez tenha sido removida.
terminal-refused-no-such-token = Este link não abre a mesa. Confira se está completo.
terminal-refused-watching = Você está só assistindo.
terminal-refused-seat-taken = Outra pessoa já ocupou este lugar.
terminal-refused-not-started = A partida ainda não começou.
terminal-refused-over = A partida acabou.
terminal-refused-not-over = A partida ainda não acabou.
terminal-refused-not-yours = Agora não é a sua vez de fazer isso.
terminal-refused-illegal = As regras não permitem essa jogada.
terminal-refused-stale = Aconteceu outra coisa antes. Olhe de novo.
terminal-refused-nothing-asked = Ninguém perguntou nada.
terminal-refused-asked-already = Já há uma pergunta esperando resposta.
terminal-refused-nothing-to-take-back = Não há nada para voltar: dados e desenhos já vistos ficam.
terminal-refused-not-gone = O outro jogador não está fora há tempo suficiente.
terminal-refused-name = Esse nome é longo demais ou tem caracteres que não podem ser mostrados. Cabem até 24.
terminal-refused-terms = O servidor não aceita estas condições.
terminal-refused-too-many = O servidor recebeu pedidos demais daqui. Espere um minuto e tente de novo.
terminal-refused-too-many-at-table = Não cabe mais nenhuma conexão nesta mesa.
terminal-refused-full = O disco do servidor está cheio. Dá para ver as partidas, mas não para continuar.
terminal-refused-unavailable = O servidor não consegue fazer isso agora. Tente de novo daqui a pouco.
terminal-refused-misunderstood = O servidor não entende este programa. Atualize os dois.

## Commands

cli-about = Blazon: um duelo de dados, mapas e magia para dois jogadores.
cli-about-serve = Iniciar a página do jogo e abri-la no navegador (também sem nenhum comando)
cli-about-backup = Copiar o banco de dados de um servidor para um novo arquivo, mesmo com o servidor rodando
cli-about-move = Passar o banco de dados de um servidor de SQLite para PostgreSQL, ou o contrário
cli-about-play = Jogar no terminal, com outra pessoa, por link ou contra o computador
cli-about-daily = Jogar o duelo do dia: os mesmos dados para todos e um adversário diferente a cada dia da semana
cli-about-simulate = Jogar muitas partidas entre jogadores virtuais e resumir os resultados
cli-about-match = Pôr dois jogadores virtuais frente a frente com os mesmos dados e dizer qual é mais forte
cli-about-ladder = Classificar vários jogadores virtuais por Elo
cli-about-merge = Juntar as partes de um confronto, de uma classificação, de uma simulação ou de uma medição
cli-about-show = Desenhar uma posição ou o fim de uma partida registrada
cli-about-check = Reproduzir partidas registradas e verificar se seguem as regras
cli-about-verify = Verificar a prova de que os dados de partidas registradas não eram viciados
cli-about-replay = Mostrar uma partida registrada, jogada por jogada
cli-about-analyse = Analisar uma partida registrada: sorte, jogadas que custaram caro e chances de vencer
cli-about-legal = Listar as jogadas permitidas, uma por linha
cli-about-hint = Sugerir uma jogada, com a chance de vencer e os motivos
cli-about-engine = Responder a outro programa, linha por linha (veja docs/protocol-engine.md)
cli-about-perft = Contar de quantas maneiras uma partida pode continuar com estas rolagens
cli-about-bench = Medir a velocidade das regras e dos jogadores
cli-about-bench-playouts = Jogar partidas aleatórias em um só núcleo durante certo tempo
cli-about-bench-greedy = Jogar partidas entre jogadores greedy em um só núcleo durante certo tempo
cli-about-bench-net = Contar quantos desenhos a rede avalia em um só núcleo
cli-about-bench-decide = Medir quanto tempo um jogador leva para decidir em um só núcleo
cli-about-measure = Medir a qualidade das decisões e a precisão das previsões
cli-about-measure-endings = Comparar as decisões a duas rodadas do fim com a solução exata
cli-about-measure-decisions = Testar decisões continuando as partidas com os mesmos dados
cli-about-measure-calibration = Comparar as previsões da rede com o resultado das partidas
cli-about-measure-powers = Contar quantas vezes os poderes são ganhos, usados e desperdiçados
cli-about-measure-accuracy = Comparar a precisão com que os oito níveis decidem
cli-about-puzzles = Criar, verificar e mostrar problemas: decisões com uma resposta claramente melhor
cli-about-puzzles-make = Procurar problemas em partidas dos jogadores do computador e prová-los
cli-about-puzzles-check = Provar os problemas de novo, com outros dados
cli-about-puzzles-show = Mostrar um problema
cli-about-train = Treinar uma rede jogando contra si mesma e gravar os pesos
cli-about-train-learn = Aprender uma geração depois que todas as suas partidas foram jogadas
cli-about-train-plan = Preparar um treinamento dividido entre vários computadores
cli-about-train-play = Jogar uma parte das partidas de uma geração
cli-about-components = Mostrar os dados e o Livro de Magias como um arquivo para editar, ou verificar um desses arquivos
cli-about-help = Mostrar esta ajuda ou a ajuda de um comando

cli-usage = blazon [COMANDO] [OPÇÕES]
cli-usage-serve = blazon serve [OPÇÕES]
cli-usage-backup = blazon backup ARQUIVO [--database ARQUIVO] [--recover]
cli-usage-move = blazon move --from BANCO --to BANCO
cli-usage-play = blazon play [LINK] [OPÇÕES]
cli-usage-daily = blazon daily [DATA] [--dice]
cli-usage-simulate = blazon simulate [--games NÚMERO] [--seed NÚMERO] [OPÇÕES]
cli-usage-match = blazon match ESQUERDA DIREITA [--pairs NÚMERO] [--seed NÚMERO] [OPÇÕES]
cli-usage-ladder = blazon ladder [JOGADOR]... [OPÇÕES]
cli-usage-merge = blazon merge [--json] [--svg ARQUIVO] ARQUIVO...
cli-usage-show = blazon show [ARQUIVO|POSIÇÃO|-]
cli-usage-check = blazon check [--json] ARQUIVO...
cli-usage-verify = blazon verify [--json] ARQUIVO...
cli-usage-replay = blazon replay [--json] ARQUIVO
cli-usage-analyse = blazon analyse [--html ARQUIVO] [--json] [OPÇÕES] ARQUIVO
cli-usage-legal = blazon legal [OPÇÕES] POSIÇÃO
cli-usage-hint = blazon hint [OPÇÕES] POSIÇÃO
cli-usage-engine = blazon engine
cli-usage-perft = blazon perft [OPÇÕES] POSIÇÃO [ROLAGEM]...
cli-usage-bench = blazon bench COMANDO [OPÇÕES]
cli-usage-bench-playouts = blazon bench playouts [--seconds NÚMERO | --games NÚMERO] [--seed NÚMERO] [OPÇÕES]
cli-usage-bench-greedy = blazon bench greedy [--seconds NÚMERO | --games NÚMERO] [--seed NÚMERO] [OPÇÕES]
cli-usage-bench-net = blazon bench net [--seconds NÚMERO] [--seed NÚMERO] [--net ARQUIVO] [--json]
cli-usage-bench-decide = blazon bench decide [--player JOGADOR] [--positions NÚMERO] [--seed NÚMERO] [OPÇÕES]
cli-usage-measure = blazon measure COMANDO [OPÇÕES]
cli-usage-measure-endings = blazon measure endings [--positions NÚMERO] [--player JOGADOR]... [OPÇÕES]
cli-usage-measure-decisions = blazon measure decisions [--positions NÚMERO] [--rollouts NÚMERO] [--player JOGADOR] [OPÇÕES]
cli-usage-measure-calibration = blazon measure calibration [--games NÚMERO] [--net ARQUIVO] [OPÇÕES]
cli-usage-measure-powers = blazon measure powers [--games NÚMERO] [--player JOGADOR] [OPÇÕES]
cli-usage-measure-accuracy = blazon measure accuracy [--games NÚMERO] [--nodes NÚMERO] [OPÇÕES]
cli-usage-puzzles = blazon puzzles COMANDO [OPÇÕES]
cli-usage-puzzles-make = blazon puzzles make --out ARQUIVO [--count NÚMERO] [OPÇÕES]
cli-usage-puzzles-check = blazon puzzles check [ARQUIVO] [--count NÚMERO] [OPÇÕES]
cli-usage-puzzles-show = blazon puzzles show NÚMERO [ARQUIVO] [--answer]
cli-usage-train = blazon train [COMANDO] --out ARQUIVO [OPÇÕES]
cli-usage-train-learn = blazon train learn --out ARQUIVO [--generation NÚMERO] [OPÇÕES]
cli-usage-train-plan = blazon train plan --out ARQUIVO [OPÇÕES]
cli-usage-train-play = blazon train play --out ARQUIVO [--generation NÚMERO] [--shard I/N] [OPÇÕES]
cli-usage-components = blazon components [ARQUIVO]
cli-usage-help = blazon help [COMANDO]

cli-heading-usage = Uso:
cli-heading-commands = Comandos:
cli-heading-arguments = Argumentos:
cli-heading-options = Opções:
cli-heading-examples = Exemplos:
cli-heading-levels = Níveis:
cli-level-item = { $player }  { $name }: { $about }

cli-value-address = ENDEREÇO
cli-value-command = COMANDO
cli-value-date = DATA
cli-value-file = ARQUIVO
cli-value-database = BANCO
cli-value-folder = PASTA
cli-value-language = IDIOMA
cli-value-left = ESQUERDA
cli-value-milliseconds = MILISSEGUNDOS
cli-value-name = NOME
cli-value-number = NÚMERO
cli-value-opponent = ADVERSÁRIO
cli-value-player = JOGADOR
cli-value-position = POSIÇÃO
cli-value-right = DIREITA
cli-value-roll = ROLAGEM
cli-value-seat = LUGAR
cli-value-subject = ARQUIVO|POSIÇÃO

cli-help-backup = O novo arquivo
cli-help-command = O comando a explicar
cli-help-components = O arquivo a verificar (padrão: mostrar os componentes padrão)
cli-help-daily = O dia, como { $example } (padrão: hoje)
cli-help-ladder = Os jogadores, do mais fraco ao mais forte (padrão: todos os níveis e as referências)
cli-help-left = O jogador cujo desempenho é informado: um nome, como best, ou cmd: seguido do comando de outro programa
cli-help-right = O outro jogador
cli-help-parts = A saída JSON de match, ladder, simulate ou measure com --shard
cli-help-position = “start”, uma linha de notação, um arquivo com uma posição ou um registro (vale o fim dele), ou - para a entrada padrão
cli-help-record = A partida registrada, ou - para a entrada padrão
cli-help-records = As partidas registradas; - é a entrada padrão
cli-help-rolls = As próximas rolagens, como 'd/b/s2/?'
cli-help-subject = “start”, uma linha de notação, um arquivo com uma posição ou um registro (vale o fim dele), ou - para a entrada padrão (padrão: start)
cli-help-exit-codes =
    Códigos de saída:
      0  sucesso
      1  a entrada está errada: um registro, uma posição ou um conjunto de componentes
      2  a linha de comando está errada
      3  não foi possível ler ou gravar alguma coisa

cli-option-address = Endereço e porta do servidor (padrão: 127.0.0.1:4000, acessível só neste computador)
cli-option-against = Seu adversário: person, random, de level:1 a level:8 ou outro jogador (padrão: perguntar)
cli-option-alternatives = Número de alternativas a mostrar (padrão: 3)
cli-option-bench-games = Número de partidas a jogar, em vez de um tempo
cli-option-components = Usar os dados e o Livro de Magias deste arquivo
cli-option-count = Mostrar só a quantidade
cli-option-database = O banco de dados: um arquivo ou um endereço como postgres://usuário@servidor/nome (padrão: blazon.db na sua pasta de dados)
cli-option-from = O banco de dados com as partidas, que fica como está. Nenhum servidor pode estar usando-o
cli-option-to = O banco de dados para onde elas vão. O que uma mudança interrompida deixou é completado
cli-option-dice = Mostrar os dados do dia, uma linha por rodada, em vez de jogar
cli-option-divide = Mostrar uma linha para cada primeira jogada e depois a soma
cli-option-edition = Edição das regras: standard, es, it, fr, pt ou ko
cli-option-first = Jogador virtual que começa, como greedy ou level:3 (padrão: random)
cli-option-first-name = Nome do jogador que começa
cli-option-games = Número de partidas (padrão: 1000)
cli-option-help = Mostrar esta ajuda
cli-option-hint-player = Quem sugere a jogada: { $known } (padrão: best)
cli-option-hint-seat = Jogador a aconselhar: first ou second (padrão: quem joga a seguir)
cli-option-hint-seed = Semente aleatória: o mesmo número dá a mesma resposta
cli-option-html = Gravar o relatório neste arquivo como página web, substituindo o que houver
cli-option-json = Mostrar JSON, um objeto por linha
cli-option-analyst = Quem analisa a partida (padrão: best)
cli-option-analyst-nodes = Número aproximado de posições a examinar em cada jogada
cli-option-analyst-threads = Número de jogadas a analisar ao mesmo tempo (padrão: uma por núcleo); o relatório é o mesmo
cli-option-analyst-time = Milissegundos para cada jogada; o relatório pode então variar de uma execução para outra
cli-option-lang = Idioma: en, es, it, fr, pt-BR ou ko (padrão: o do sistema)
cli-option-coach = Perguntar antes de uma escolha que custa caro (só contra o computador)
cli-option-load = Continuar esta partida salva
cli-option-luck = Mostrar também o desempenho sem a sorte nos dados
cli-option-match-nodes = Número máximo de nós a examinar em cada decisão
cli-option-match-time = Tempo para cada decisão
cli-option-measure-games = Número de partidas (padrão: { $default })
cli-option-measure-level-games = Número de partidas de cada nível (padrão: { $default })
cli-option-measure-judge-nodes = Número aproximado de posições a examinar para analisar cada decisão (padrão: { $default })
cli-option-measure-finisher = Quem continua as partidas: net ou greedy (padrão: net)
cli-option-measure-nodes = Número máximo de nós para uma solução exata (padrão: { $default }); posições que exigem mais são puladas
cli-option-measure-player = Jogador a medir, como best ou best@ARQUIVO (padrão: best)
cli-option-measure-players = Jogador a medir, como best ou best@ARQUIVO (padrão: best); repetir para incluir mais (net entra sempre)
cli-option-measure-positions = Número de posições (padrão: { $default })
cli-option-measure-rollouts = Número de partidas por candidata (padrão: { $default })
cli-option-measure-rounds = Número de rodadas restantes, de 1 a { $most } (padrão: { $default })
cli-option-puzzles-out = Gravar os problemas neste arquivo, a cada um que for encontrado
cli-option-puzzles-count = Número de problemas (padrão: { $default })
cli-option-puzzles-check-count = Verificar só esta quantidade, a partir do primeiro (padrão: todos)
cli-option-puzzles-games = Máximo de partidas em que procurar para cada tipo de prova (padrão: { $default })
cli-option-puzzles-answer = Mostrar também a resposta e os motivos
cli-help-puzzles-file = Arquivo de problemas (padrão: os que vêm com o Blazon)
cli-help-puzzles-number = Número do problema, a partir de 1
cli-option-net = Usar os pesos deste arquivo em vez dos embutidos
cli-option-no-browser = Não abrir o navegador
cli-option-nodes = Número aproximado de posições a examinar
cli-option-own-seat = Seu lugar contra o computador: first ou second
cli-option-pairs = Número de pares de partidas (padrão: 100)
cli-option-patience = Milissegundos que outro programa pode levar para responder (padrão: 10000), além do tempo da decisão
cli-option-records = Gravar o registro de cada partida nesta pasta
cli-option-seat = Mostrar só as jogadas deste jogador: first ou second
cli-option-second = Jogador virtual que joga em segundo, como greedy ou level:3 (padrão: random)
cli-option-second-name = Nome do outro jogador
cli-option-seconds = Segundos de jogo (padrão: 5)
cli-option-seed = Semente aleatória: o mesmo número dá as mesmas partidas
cli-option-shard = Jogar só esta parte da execução: 2/5 é a segunda de cinco
cli-option-sprt = Parar assim que ficar claro qual destas duas diferenças de Elo está mais perto da verdade
cli-option-svg = Desenhar a classificação neste arquivo
cli-option-threads = Número de partidas a jogar ao mesmo tempo (padrão: uma por núcleo); os resultados são os mesmos
cli-option-time = Milissegundos para pensar
cli-option-train-epochs = Passagens pelas amostras de cada geração (padrão: { $default })
cli-option-train-calibration-games = Número de partidas para calibrar a rede pronta (padrão: { $default })
cli-option-train-first-games = Número de partidas iniciais entre jogadores greedy (padrão: { $default })
cli-option-train-fresh = Começar do zero em vez de continuar um treinamento inacabado
cli-option-train-games = Número de partidas da primeira rede contra si mesma (padrão: { $default })
cli-option-train-generation = Número da geração, a partir de 0; a calibração vem depois da última (padrão: a próxima)
cli-option-train-generations = Número de gerações seguintes (padrão: { $default })
cli-option-train-last-games = Número de partidas da última geração (padrão: { $default })
cli-option-train-out = Gravar os pesos neste arquivo e cada geração concluída ao lado dele
cli-option-train-searched-games = Número de partidas de cada geração seguinte (padrão: { $default })
cli-option-version = Mostrar a versão
cli-option-work-seed = Semente aleatória: o mesmo número dá o mesmo resultado
cli-option-work-threads = Número de threads (padrão: uma por núcleo); o resultado é o mesmo
cli-option-away = Segundos de ausência até o adversário poder reivindicar a vitória (padrão: 120)
cli-option-behind-proxy = Ler o endereço dos visitantes no último cabeçalho X-Forwarded-For ou Forwarded; só atrás do seu próprio proxy
cli-option-connections = Número de conexões simultâneas (padrão: 10000, ou o que o sistema permitir)
cli-option-devices-per-seat = Número de aparelhos que um jogador pode usar em uma mesa (padrão: 8)
cli-option-keep = Dias que as partidas terminadas são guardadas (padrão: todas são guardadas)
cli-option-lan = Servir também a rede local e mostrar o endereço com um código QR
cli-option-log = O que registrar: off, error, warn, info ou debug (padrão: warn)
cli-option-log-format = Formato do registro: text ou json (padrão: text)
cli-option-messages = Mensagens de um jogador a cada 20 segundos (padrão: 100); espectadores podem enviar a metade
cli-option-origin = Outro endereço de onde a página pode vir, como https://blazon.example (pode ser repetido)
cli-option-recover = Salvar o que ainda pode ser lido de um banco de dados danificado
cli-option-requests-per-minute = Requisições por minuto de um endereço (padrão: 120)
cli-option-sockets-per-address = Conexões a mesas de um endereço (padrão: 256)
cli-option-tables-per-minute = Novas mesas por minuto de um endereço (padrão: 5)
cli-option-untouched = Dias sem jogadas até uma partida ser considerada abandonada (padrão: 60)
cli-option-waiting = Dias que uma mesa espera um adversário antes de ser removida (padrão: 7)
cli-option-watchers-per-table = Número de espectadores em uma mesa (padrão: 100)

## Commands: what is wrong with a command line

cli-argument-address = “{ $value }” não é um endereço com porta, como 127.0.0.1:4000.
cli-argument-against = O adversário “{ $name }” não existe. Escolha person ou um jogador virtual: { $known }.
cli-argument-finisher = “{ $name }” não pode continuar as partidas. Escolha net ou greedy.
cli-argument-bad-value = “{ $value }” não é um valor válido para { $option }.
cli-argument-program = “{ $name }” não é um programa executável, ou faltou fechar aspas.
cli-argument-conflict = { $option } e { $other } não podem ser usadas juntas.
cli-argument-date = “{ $value }” não é uma data entre { $first } e { $last }, como { $example }.
cli-argument-edition = A edição “{ $name }” não existe. Edições disponíveis: { $known }.
cli-argument-ladder = Uma classificação pode ter no máximo { $most } jogadores. Você indicou { $count }.
cli-argument-language = O idioma “{ $name }” não está disponível. Idiomas disponíveis: { $known }.
cli-argument-missing = Falta “{ $option }”.
cli-argument-no-command = Qual comando?
cli-argument-no-value = { $option } precisa de um valor.
cli-argument-not-text = A linha de comando contém algo que não é texto em UTF-8.
cli-argument-number = { $option } precisa de um número de { $least } a { $most }, não “{ $value }”.
cli-argument-other = Não dá para entender a linha de comando.
cli-argument-player = O jogador “{ $name }” não existe. Jogadores disponíveis: { $known }.
cli-argument-roll = A rolagem { $roll } não é possível. { $reason }
cli-argument-seat = “{ $name }” não é um jogador. Escolha first ou second.
cli-argument-see-help = Veja “{ $command } --help”.
cli-argument-shard = --shard precisa de uma parte, como 2/5, não “{ $value }”.
cli-argument-sprt = --sprt precisa de dois números de −2000 a 2000, o menor primeiro, não “{ $values }”.
cli-argument-too-many = { $option } tem um valor a mais: “{ $value }”.
cli-argument-twice = { $option } aparece duas vezes.
cli-argument-unknown = “{ $option }” não é esperado aqui.
cli-argument-unknown-meant = “{ $option }” não é esperado aqui. Você quis dizer “{ $meant }”?
cli-argument-unknown-command = O comando “{ $name }” não existe.
cli-argument-unknown-command-meant = O comando “{ $name }” não existe. Você quis dizer “{ $meant }”?
cli-argument-without-net = { $name } joga sem rede, então não pode receber uma.
cli-argument-log = “{ $value }” não é um nível de registro. Escolha off, error, warn, info ou debug.
cli-argument-log-format = O formato de registro “{ $value }” não existe. Escolha text ou json.
cli-argument-origin = “{ $value }” não é o endereço de uma página, como https://blazon.example.

## Files

file-not-text = { $place }: isto não é texto em UTF-8.
file-too-long = { $file }: passa de 1 MiB, o máximo que pode ser lido.
cannot-read-file = Não foi possível ler { $file }: { $reason }.
file-reason-folder = é uma pasta
file-reason-exists = já existe outro arquivo com esse nome
file-reason-full = não há mais espaço em disco
file-reason-not-folder = parte do caminho não é uma pasta
file-reason-not-found = esse arquivo ou essa pasta não existe
file-reason-not-text = não é texto
file-reason-permission = você não tem permissão
file-reason-too-long = passa de 1 MiB
cli-output-failed = Não foi possível gravar a saída: { $reason }.
cli-output-unwritten = Não foi possível gravar { $file }: { $reason }.
cli-seed-failed = O sistema não fornece números aleatórios: { $reason }. Escolha um número com --seed.
cli-program-failed = Não foi possível iniciar { $name }: { $reason }.
cli-threads-failed = Não foi possível iniciar uma thread: { $reason }. Feche outros programas e tente de novo.

## Commands: the daily duel

cli-daily-dice = Duelo do dia { $date }. Adversário: { $level }.

## Commands: positions and recorded games

cli-check-sum = Registros que seguem as regras: { $right } de { $all }.
cli-verify-fair = { $file }: os dados não eram viciados. Rolagens verificadas: { $rolls }.
cli-verify-fair-lots = { $file }: os dados não eram viciados. Rolagens verificadas: { $rolls }. O sorteio também foi verificado.
cli-verify-none = { $file }: este registro não traz nenhuma prova, então não dá para verificar os dados.
cli-verify-missing = { $file }: falta a etiqueta { $tag } na prova, então não dá para verificar os dados.
cli-verify-damaged = { $file }: a etiqueta { $tag } da prova está danificada, então não dá para verificar os dados.
cli-verify-position = { $file }: este registro começa no meio de uma partida, então não dá para verificar os dados.
cli-verify-seal = { $file }: os dados eram viciados. O segredo do servidor não é o que ele lacrou antes da partida.
cli-verify-start = { $file }: os dados eram viciados. Segundo eles, o outro jogador deveria começar.
cli-verify-roll = { $file }: os dados eram viciados. Na rodada { $round } deveria sair { $expected }, mas o registro diz { $found }.
cli-verify-lots = { $file }: os dados eram viciados. O outro jogador deveria ter vencido o sorteio.
cli-verify-sum = Registros sem dados viciados: { $fair } de { $all }.
cli-components-note =
    Os dados e o Livro de Magias padrão, até onde se sabe.
    Mude o que for diferente no seu exemplar. “blazon components ARQUIVO” verifica o arquivo,
    “blazon play --components ARQUIVO” joga com ele.
cli-components-right = Estes componentes são válidos. Em uma só linha:

report-turn-roll = Rodada { $round }: { $name } rola os dados.
report-turn-take-a = Rodada { $round }: { $name } (jogador A) pega um dado.
report-turn-take-b = Rodada { $round }: { $name } (jogador B) pega dois dados.
report-turn-draw = Rodada { $round }: { $name } desenha.
report-turn-both = Rodada { $round }: os dois jogadores desenham.
report-turn-domains = Rodada { $round }: { $name } escolhe um escudo de armas para “{ power-domains }”.
report-turn-cross = Rodada { $round }: { $name } adiciona uma cruz.
report-turn-lots = Rodada { $round }: o sorteio decide.
report-dice = Dados:
report-hand = { $name } está com: { $dice }
report-heading = { $name } (jogador { $role })
report-power-held = conquistado
report-power-used = usado
report-power-chosen = usado: { $arms }
report-line-crossed-out = riscada
report-castle-ready = Bônus do castelo: ainda não usado
report-castle-used = Bônus do castelo: usado
cli-show-hash = Hash: { $hash }

cli-replay-round = Rodada { $round }, jogador A: { $name }

## Commands: analysis

report-analysis-title = Análise: { $first } contra { $second }
report-analysed-by = Análise feita por { $player }.
cli-analysis-nothing = { $file }: este registro não tem jogadas para analisar.
cli-analysis-impossible = { $player } não consegue analisar esta partida.
cli-analysis-stopped-early = A análise foi interrompida antes da primeira jogada.
cli-analysis-written = O relatório está em { $file }.
report-curve = Chance de vencer
report-moves = Jogada por jogada
report-maps = Mapas e pontos
report-arms = Escudos de armas

report-round = Rodada
report-move = Jogada
report-before = Antes
report-after = Depois
report-loss = Perda
report-rating = Avaliação
report-played = Jogada feita
report-better = Melhor
report-whose-chances = Antes e depois são as chances de quem faz a jogada; em uma rolagem, de quem rola os dados.
report-made-by = Feito com o Blazon { $version }.

## Commands: hints

cli-hint-exact = O resto da partida está resolvido, então estes números são exatos.
cli-hint-alternatives = Alternativas:
cli-hint-alternative = { $event }. { $win }% de chance de vencer ({ $difference }). { $said }
cli-hint-roll = Ainda não há nada a decidir: primeiro vêm os dados.
cli-hint-lots = Não há nada a decidir: agora é a vez do sorteio.
cli-hint-chance = { $name }: { $win }% de chance de vencer.
cli-hint-over = A partida terminou. { $outcome }

## Commands: simulations

cli-simulate-games = { $first } contra { $second }. Partidas: { $games }. Edição: { $edition }. Semente: { $seed }.
cli-simulate-stopped = Interrompido antes do fim. Partidas jogadas: { $games } de { $asked }. Resultados até aqui:
cli-simulate-wins = Vitórias: jogador 1 { $first }%, jogador 2 { $second }%, empates { $draws }%
cli-simulate-result = Desempenho do jogador 1, com empates valendo meio: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
cli-simulate-score = Média de pontos: jogador 1 { $first }, jogador 2 { $second }
cli-simulate-length = Duração média: { $rounds } rodadas, { $events } jogadas
cli-simulate-ended = Encerradas por mapa cheio { $full }%, por uma rodada sem desenho { $nobody }%
cli-simulate-decided = Decididas por pontos { $points }%, pelo domínio mais extenso { $largest }%, por sorteio { $lots }%, empatadas { $draw }%
cli-simulate-castle = Bônus do castelo usado: jogador 1 { $first }%, jogador 2 { $second }%
cli-simulate-powers = Poderes:
cli-simulate-power = ganho em { $won }% das partidas, usado em { $used }%
cli-simulate-signature = Assinatura: { $signature }

## Commands: matches and ladders

cli-match-bar = { $score }%, Elo { $elo } (de { $low } a { $high })
cli-match-stopped = Interrompido antes do fim. Pares pedidos: { $asked }. Resultados até aqui:
cli-only-parts = Só a parte { $parts } de { $of }:
cli-match-heading = Confronto: { $left } contra { $right }. Partidas, em pares com os mesmos dados: { $games }. Edição: { $edition }. Semente: { $seed }.
cli-match-score = Desempenho de { $name }: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
cli-match-without-luck = Sem a sorte: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
cli-match-elo = { $open ->
    [up] Diferença de Elo: pelo menos { $low }
    [down] Diferença de Elo: no máximo { $high }
   *[no] Diferença de Elo: { $mean } (intervalo de 95%: de { $low } a { $high })
}
cli-match-pairs = Pares por pontos de { $name }: 0 em { $none }, ½ em { $half }, 1 em { $one }, 1½ em { $more }, 2 em { $two }
cli-match-games = Empates: { $draws }. Saldo médio de pontos: { $margin }.
cli-match-cost = Decisões de { $name }: { $milliseconds } ms e { $nodes } nós cada uma
cli-match-sprt = Teste de { $low } contra { $high } Elo: log da razão de verossimilhança { $ratio }, limites ±{ $bound }. { $verdict ->
    [elo0] Hipótese aceita: { $low }.
    [elo1] Hipótese aceita: { $high }.
   *[open] Sem decisão.
}
cli-match-seat = Controle, desempenho do jogador 1: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
cli-match-dice = Controle, dados: χ² = { $value } com { $freedom } graus de liberdade, p = { $p }
cli-match-forfeits = Partidas perdidas por W.O.: { $games }
cli-match-forfeit = Par { $pair }, partida { $game }, { $name }: { $why }

cli-forfeit-not-started = não foi possível iniciar o programa ({ $reason }).
cli-forfeit-ended = o programa terminou no meio da partida.
cli-forfeit-silent = o programa não respondeu a tempo.
cli-forfeit-nonsense = não dá para entender a resposta: “{ $answer }”.
cli-forfeit-illegal = a jogada não é permitida: { $answer }.

cli-ladder-heading = Classificação. Partidas: { $games }. Pares por confronto: { $pairs }. Edição: { $edition }. Semente: { $seed }.
cli-ladder-player = Jogador
cli-ladder-elo = Elo
cli-ladder-interval = Intervalo de 95%
cli-ladder-range = de { $low } a { $high }
cli-ladder-games = Partidas
cli-ladder-time = ms por decisão
cli-ladder-self = Controle, { $name } contra si mesmo: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
cli-ladder-title = Elo dos jogadores, greedy = 0 (pares por confronto: { $pairs }, semente: { $seed })
cli-ladder-axis = Elo, com intervalos de 95%

cli-merge-unreadable = { $file }: isto não é a saída JSON de match, ladder, simulate ou measure.
cli-merge-different = { $file }: isto não faz parte da mesma execução que { $first }.
cli-merge-twice = { $file }: a parte { $part } já está incluída.

## Commands: measuring and training

cli-bench-games = Partidas: { $games } em { $seconds } s, em um só núcleo
cli-bench-speed = Partidas por segundo: { $speed }
cli-bench-length = Jogadas por partida: { $events }
cli-bench-rounds = Rodadas por partida: { $rounds }
cli-bench-move = Nanossegundos por jogada: { $nanoseconds }
cli-bench-round = Nanossegundos por rodada: { $nanoseconds }
cli-bench-signature = Assinatura das partidas de 1 a { $games }: { $signature }
cli-bench-evaluations = Avaliações: { $evaluations } em { $seconds } s, em um só núcleo. Decisões do jogador net: { $decisions }.
cli-bench-evaluation = Uma avaliação encontra e faz um desenho, codifica esse lado e o compara com o outro.
cli-bench-evaluation-speed = Avaliações por segundo: { $speed }
cli-bench-evaluation-time = Nanossegundos por avaliação: { $nanoseconds }
cli-bench-decisions = Decisões de { $player }, em um só núcleo: { $positions }. Semente: { $seed }.
cli-bench-decision-time = Milissegundos por decisão: média { $mean }, mediana { $median }, 95% em até { $p95 }, máximo { $most }
cli-bench-decision-nodes = Nós por decisão: { $nodes }

cli-measure-stopped = Concluídos: { $done } de { $asked }. Resultados:
cli-measure-endings =
    Decisões a { $rounds ->
        [one] uma rodada
        [2] duas rodadas
       *[other] { $rounds } rodadas
    } do fim: { $positions }. Com algo a perder: { $open }. Puladas por custarem demais: { $unsolved }. Semente: { $seed }.
cli-measure-loss = Perda média
cli-measure-without-loss = Sem perda
cli-measure-largest-loss = Maior perda
cli-measure-decisions = Decisões de { $player }: { $positions }. Partidas de { $judge } por candidata: { $rollouts }; ao todo: { $all }. Semente: { $seed }.
cli-measure-decisions-loss = Perda média na chance de vencer: { $loss }, erro padrão { $error }
cli-measure-decisions-errors = Outra candidata é melhor por mais de dois erros padrão: { $rate } das decisões
cli-measure-calibration = Previsões para o jogador 1 no início das rodadas: { $predictions }. Partidas: { $games }. Semente: { $seed }.
cli-measure-net = Rede: pontuação de Brier { $brier }
cli-measure-forecast = Valor esperado sobre as rolagens: pontuação de Brier { $brier }
cli-measure-chance = Chance
cli-measure-predicted = Prevista
cli-measure-actual = Real
cli-measure-actual-without-luck = Sem a sorte
cli-measure-standard-error = Erro padrão
cli-measure-count = Quantidade
cli-measure-powers = Poderes por jogador e partida. Partidas de { $player } contra si mesmo: { $games }. Semente: { $seed }.
cli-measure-power = Poder
cli-measure-won = Ganho
cli-measure-used = Usado
cli-measure-wasted = Desperdiçado
cli-measure-castle = Bônus do castelo
cli-measure-accuracy = Precisão dos oito níveis, de 0 a 100. Partidas dos níveis contra si mesmos: { $games }. Nós por decisão na análise: { $nodes }. Semente: { $seed }.
cli-measure-level = Nível
cli-measure-interval = Intervalo de 95%

cli-puzzles-made = Problemas em { $file }: { $count }. Partidas examinadas: { $games }. Semente: { $seed }.
cli-puzzles-theme = Tema
cli-puzzles-solved = Resolvidos
cli-puzzles-by-games = Por partidas
cli-puzzles-fails = O problema { $number } falha: em relação a { $best }, { $rival } vale { $difference } pontos de chance de vitória.
cli-puzzles-unsolved = O problema { $number } falha: não pode ser resolvido com exatidão.
cli-puzzles-sum = Problemas que se sustentam: { $right } de { $all }. Semente: { $seed }.
cli-puzzles-heading = Problema { $number } de { $all }: { $theme }
cli-puzzles-to-decide = Quem decide: { $name }
cli-puzzles-best = Melhor: { $event }
cli-puzzles-tempting = Tentadora: { $event }
cli-puzzles-no-file = { $file } não é um arquivo de problemas.
cli-puzzles-version = { $file } está na versão { $found } do formato, e só a versão { $known } pode ser lida.
cli-puzzles-damaged = { $file } está danificado: a soma de verificação ou a quantidade está errada.
cli-puzzles-bad-line = A linha { $line } de { $file } não é um problema.

cli-weights-other = { $file }: isto não é um arquivo de pesos.
cli-weights-version = { $file }: estes pesos são da versão { $found }. Este programa lê a versão { $known }.
cli-weights-size = { $file }: os pesos têm { $found } bytes em vez de { $bytes }.
cli-weights-hash = { $file }: os pesos estão danificados. O hash deles é { $found } em vez de { $said }.

cli-train-playing = Geração { $generation }: jogando
cli-train-learning = Geração { $generation }: aprendendo, perda { $win } e { $margin }
cli-train-calibrating = Calibrando
cli-train-done = A rede está em { $file }.
cli-train-weights = Hash: { $hash }. Bytes: { $bytes }. Minutos: { $minutes }.
cli-train-stopped = Interrompido. A última geração concluída está em { $file }. Repita o mesmo comando para continuar.
cli-train-stopped-early = Interrompido antes do fim da primeira geração. Repita o mesmo comando para continuar.
cli-train-stopped-step = Interrompido. Repita o mesmo comando para continuar.
cli-train-planned = O plano está em { $folder }. Gerações para jogar e aprender, contando a calibração: { $count }.
cli-train-played = Geração: { $generation }. Partidas jogadas: { $games }. Partidas que já estavam lá: { $kept }.
cli-train-learned = A geração { $generation } está em { $file }.
cli-train-learned-before = A geração { $generation } já está concluída.
cli-train-other-plan = O treinamento inacabado em { $folder } foi iniciado com { $options }. Use as mesmas opções para continuar, ou --fresh para começar do zero.
cli-train-other-version = O treinamento inacabado em { $folder } foi iniciado pelo Blazon { $version }. Continue com essa versão, ou use --fresh para começar do zero.
cli-train-no-plan = Não há treinamento inacabado em { $folder }. Prepare um com “blazon train plan”.
cli-train-not-yet = Antes é preciso aprender a geração { $generation }.
cli-train-missing = A geração { $generation } não está pronta. Partidas ausentes ou danificadas: { $missing } de { $of }. Jogue-as com “blazon train play” e tente de novo.

## Commands: play by link

cli-about-watch = Assistir a uma partida no terminal
cli-about-bot = Pôr um jogador virtual na mesa de um servidor
cli-about-load = Jogar muitas partidas ao mesmo tempo em um servidor e medi-lo
cli-usage-watch = blazon watch LINK
cli-usage-bot = blazon bot --table LINK --engine JOGADOR [OPÇÕES]
cli-usage-load = blazon load [--address ENDEREÇO] [--tables NÚMERO] [--seconds NÚMERO] [OPÇÕES]
cli-value-link = LINK
cli-value-pace = TEMPO
cli-help-link = Um convite ou o link do seu lugar (padrão: jogar neste computador)
cli-help-watch-link = O link para assistir
cli-option-bot-games = Número de partidas, com revanches (padrão: 1)
cli-option-bot-name = Nome que o outro jogador vê (padrão: nenhum)
cli-option-bot-table = O convite ou o link do lugar
cli-option-bot-engine = Quem joga: um nome, como best ou level:3, ou cmd: seguido do comando de outro programa
cli-option-invite = Criar uma mesa em um servidor, mostrar os links e esperar o outro jogador
cli-option-link-name = Nome que o outro jogador vê (padrão: perguntar)
cli-option-listed = Deixar entrar também desconhecidos: a mesa fica na lista enquanto você espera
cli-option-pace = Tempo: none, 5+10 para 5 minutos mais 10 segundos por rodada, ou 2d para 2 dias por jogada (padrão: none)
cli-option-server = Servidor em que jogar (padrão: 127.0.0.1:4000)
cli-option-starts = Quem começa: you, them ou dice (padrão: dice)
cli-option-load-address = Endereço do servidor (padrão: 127.0.0.1:4000)
cli-option-load-tables = Número de mesas (padrão: 100)
cli-option-load-seconds = Segundos a medir quando todas as mesas estiverem jogando (padrão: 30)
cli-option-load-rate = Jogadas por segundo em cada mesa (padrão: 2, uma por jogador)
cli-option-load-journal = Anotar neste arquivo cada jogada confirmada assim que chega
cli-option-load-verify = Em vez de jogar, perguntar ao servidor se ele ainda tem todas as jogadas deste diário
cli-option-load-pid = Processo do servidor neste computador, para medir a memória (padrão: o que o servidor informa)
cli-argument-link = “{ $value }” não é o link de uma mesa.
cli-argument-link-to-watch = Este link é só para assistir. Use “blazon watch”.
cli-argument-link-to-play = Este link é para jogar. Use “blazon play”.
cli-argument-online-only = { $option } só vale para uma partida em um servidor. Acrescente --invite ou um link.
cli-argument-server = “{ $value }” não é o endereço de um servidor, como https://blazon.example.
cli-argument-starts = “{ $value }” não pode começar. Escolha you, them ou dice.
cli-argument-pace = “{ $value }” não é um tempo. Escolha none, 5+10 (até 180 minutos e 180 segundos) ou 2d (até 14 dias).
cli-bot-seated = { $name } tem um lugar em { $server }. Aperte Ctrl-C para encerrar.
cli-bot-seat = O lugar: { $link }
cli-bot-lost = A conexão caiu. Reconectando…
cli-bot-back = Conexão restabelecida.
cli-bot-game = Partida { $number }: { $result ->
    [won] vencida
    [lost] perdida
    [tied] empatada
   *[closed] encerrada
}, { $own } a { $other }.
cli-bot-fair = { $rolls ->
    [one] { $rolls } rolagem conferida: justa.
   *[other] { $rolls } rolagens conferidas: justas.
}
cli-bot-unfair = Os dados não são os que o servidor tinha fixado.
cli-bot-failed = { $name }: { $why }
cli-bot-resigns = Falhou três vezes e desiste.
cli-load-making = criando mesas
cli-load-measuring = { $rate }/s, 99% em até { $p99 } ms
cli-load-stopped = Interrompido antes do fim. Resultados até aqui:
cli-load-tables = Mesas: { $tables }. Conexões: { $sockets }. Segundos: { $time }.
cli-load-rate = Jogadas confirmadas: { $acknowledged }, por segundo: { $rate }
cli-load-times = Milissegundos do envio à confirmação: 50% em até { $p50 }, 99% em até { $p99 }, 99,9% em até { $p999 }
cli-load-memory = Memória do servidor por mesa: { $memory } KiB
cli-load-no-memory = Memória do servidor por mesa: desconhecida. Informe o processo com --pid.
cli-load-games = Partidas concluídas: { $finished }. Recusas: { $refused }. Reconexões: { $reopened }.
cli-load-lost = Jogadas confirmadas que faltam: { $lost }
cli-load-unchecked = Não foi possível perguntar ao servidor se tudo ainda está lá.
cli-load-limited = O servidor limita as mesas novas por endereço. Para um teste de carga, inicie-o com limites maiores: veja docs/hosting.md.
cli-load-verified = Jogadas no diário: { $noted }. Faltam: { $missing }.
cli-load-missing = Falta: mesa { $table }, número { $number }, chave { $key }
cli-load-no-journal = { $place } isto não é um diário de “blazon load”.

## The server

cli-serve-started = O Blazon está rodando em { $url }. Aperte Ctrl-C para encerrar.
cli-serve-already = O Blazon já está rodando em { $url }.
cli-serve-ended = O Blazon foi encerrado.
cli-serve-taken = Outro programa está usando { $address }. Escolha outro endereço, por exemplo: --address { $other }
cli-serve-failed = Não foi possível iniciar o servidor em { $address }: { $reason }.
cli-backup-done = { $database } foi copiado para { $file }.
cli-backup-stopped = Cópia interrompida. Nada foi gravado.
cli-backup-damaged = { $file } está danificado, então nada foi copiado.
cli-database-other = { $file } não é um banco de dados do Blazon.
cli-database-homeless = Não foi possível encontrar sua pasta pessoal. Indique o banco de dados com --database.
cli-serve-connections = O sistema permite { $connections } conexões ao mesmo tempo.
cli-serve-database = As partidas on-line são salvas em { $file }.
cli-serve-network = Na sua rede local: { $url }
cli-serve-no-network = Nenhuma rede local encontrada: só este computador consegue acessar a página.
cli-serve-without-database = { $problem } Até lá, não dá para jogar on-line neste endereço.
cli-backup-recovered = O que pode ser lido de { $database } foi salvo em { $file }. Mesas salvas por inteiro: { $whole }; em parte: { $cut }; perdidas: { $lost }.
cli-database-damaged = { $file } está danificado. Mesas que podem ser salvas por inteiro: { $whole }; em parte: { $cut }; perdidas: { $lost }. Para salvá-las: { $command }
cli-database-in-use = Outro Blazon está usando { $file }. Encerre-o ou indique outro banco de dados com --database.
cli-database-newer = { $file } foi gravado por uma versão mais nova do Blazon. Atualize o Blazon ou indique outro banco de dados com --database.
cli-database-unusable = Não foi possível abrir o banco de dados { $file }: { $reason }.
cli-database-address = “{ $value }” não é o endereço de um banco de dados PostgreSQL: { $reason }.
cli-database-unreachable = Não foi possível acessar o banco de dados { $file }: { $reason }. Confira o endereço e se o PostgreSQL está rodando.
cli-database-refused = O banco de dados { $file } recusa o usuário ou a senha: { $reason }.
cli-database-missing = O banco de dados { $file } não existe. Crie-o antes, por exemplo com createdb.
cli-database-too-old = O banco de dados { $file } usa PostgreSQL { $found }. O Blazon precisa da versão { $needed } ou mais nova.
cli-backup-postgres = { $file } é um banco de dados PostgreSQL, e “blazon backup” só copia arquivos. Use pg_dump ou pg_basebackup; docs/hosting.md mostra como.
cli-move-done = { $tables ->
    [one] { $tables } mesa passou de { $from } para { $to } e foi comparada. Os dois bancos de dados têm o hash { $hash }.
   *[other] { $tables } mesas passaram de { $from } para { $to } e foram comparadas. Os dois bancos de dados têm o hash { $hash }.
}
cli-move-stopped = Interrompido. Execute o mesmo comando de novo para continuar de onde parou.
cli-move-in-use = Um servidor está usando um dos bancos de dados. Encerre-o e execute o mesmo comando de novo.
cli-move-conflict = { $to } já contém outra coisa e ficou como estava. Mesas no caminho: { $tables }
cli-move-altered = { $to } não devolveu o que foi gravado. Não o use e verifique o disco.
server-not-found = Não há nada aqui. O jogo está em /.
server-method = Este endereço é só para leitura.
server-slow = A requisição demorou demais para chegar. Tente de novo.
