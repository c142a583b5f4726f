### Tudo o que uma pessoa lê. Veja README.md.

## Os escudos de armas

arms-dot = ponto
arms-bar = barra
arms-two-dots = dois pontos
arms-two-bars = duas barras
arms-solid = cheio
arms-quarters = esquartelado

arms-dot-about = um ponto
arms-bar-about = uma faixa
arms-two-dots-about = dois pontos, um acima do outro
arms-two-bars-about = duas faixas
arms-solid-about = todo escuro
arms-quarters-about = dividido em quatro, dois quartos escuros

drawn-dot = um ponto
drawn-bar = uma barra
drawn-two-dots = dois pontos
drawn-two-bars = duas barras
drawn-solid = um escudo cheio
drawn-quarters = um escudo esquartelado

with-crosses = { $crosses ->
    [0] { $what }
    [one] { $what } com uma cruz
   *[other] { $what } com duas cruzes
}

## Os dados

die = dado { $number }
die-with-face = dado { $number } ({ $face })
dice-two = dados { $one } e { $other }
face-wild = coringa

## Jogadores e poderes

player-you = Você
player-one = Jogador 1
player-two = Jogador 2

power-free = Livre
power-split = Separar
power-both = Ambos
power-turn = Girar
power-domains = Domínios
power-cross = Cruz

power-free-about = desenhe o dominó sem a regra de ligação; as duas metades continuam lado a lado
power-split-about = desenhe os dois dados separados, cada um seguindo a regra de ligação
power-both-about = como jogador A, escolha primeiro os seus dois dados
power-turn-about = gire um dos seus dados para outra face dele
power-domains-about = escolha na hora um escudo de armas e ganhe 3 pontos no final por cada domínio dele
power-cross-about = adicione na hora uma cruz a um escudo de armas do seu mapa

## Edições

edition-standard = Padrão
edition-spanish = Regras espanholas
edition-italian = Regras italianas
edition-french = Regras francesas
edition-portuguese = Regras brasileiras
edition-korean = Regras coreanas

edition-about = { $marks ->
    [yes] um dominó que não foi desenhado ainda marca o Livro de Magias
   *[no] um dominó que não foi desenhado não marca nada
}; { $tie ->
    [lots] um empate total é decidido por sorteio
   *[draw] se o empate for total, a partida termina empatada
}

## Por que algo é recusado

illegal-game-over = A partida acabou.
illegal-not-this-step = Não é o momento para isso.
illegal-not-your-turn = É a vez do outro jogador.
illegal-already-done = O dominó desta rodada já foi jogado.
illegal-no-such-face = O dado { $die } não tem essa face.
illegal-die-count = Esse não é o número certo de dados: o jogador A pega um, ou dois com Ambos; o jogador B pega dois.
illegal-die-taken = O dado { $die } já foi escolhido.
illegal-power-not-held = Você não tem o poder { $power }.
illegal-not-your-die = Esses não são os dois dados que você escolheu.
illegal-same-face = O dado { $die } já mostra essa face: Girar o vira para outra.
illegal-castle-spent = O bônus do castelo já foi usado: é só um por partida.
illegal-too-many-crosses = O dado { $die } já tem duas cruzes, e nenhum espaço leva mais.
illegal-not-the-face = Não é isso que o dado { $die } mostra.
illegal-same-cell = Os dois dados não podem ficar no mesmo espaço.
illegal-cell-taken = O espaço { $cell } está ocupado.
illegal-not-side-by-side = Os dois espaços não estão lado a lado.
illegal-does-not-connect = O dominó não está ligado: nenhuma metade toca por um lado o castelo ou um espaço com o mesmo escudo.
illegal-half-does-not-connect = O dado { $die } não está ligado: com Separar, cada metade toca o castelo ou um espaço com o mesmo escudo.
illegal-can-be-drawn = O dominó pode ser desenhado, então deve ser desenhado.
illegal-no-arms-there = Não há nada desenhado em { $cell }.
illegal-two-crosses = O espaço { $cell } já tem duas cruzes.

refused = { $event } foi recusado: { $reason }

## O que a notação espera

expected-arms = um escudo (d b D B s q)
expected-face = uma face (? ou um escudo com no máximo duas cruzes)
expected-cell = um espaço (de a1 a g5, menos o castelo d3)
expected-seat = um jogador (F ou S)
expected-die = um dado (de 1 a 4)
expected-higher-die = um dado de número maior
expected-event = um evento
expected-mode = um sinal entre as metades (+ ~ ou /)
expected-once-a-drawing = a cruz do castelo e um dado girado no máximo uma vez cada
expected-square = um espaço vazio (.) ou um escudo com no máximo duas cruzes
expected-marks = um número de marcas (de 0 a 9)
expected-power = um poder (f s b t d c, nesta ordem, ou -)
expected-castle = o estado do castelo (^ ou -)
expected-round = uma rodada (de 1 a 99)
expected-player-a = o jogador A dessa rodada (F se for ímpar, S se for par)
expected-step = uma etapa (roll, take, draw, flash, lots ou over)
expected-drew = se um dominó foi desenhado (+ ou -)
expected-arms-in-order = escudos na ordem d b D B s q
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
expected-tag-text = um texto entre aspas, de no máximo 200 caracteres, sem caracteres de controle nem que mudem a direção do texto
expected-fewer-tags = no máximo 64 etiquetas
expected-no-tag-beside-position = nem edição nem componentes ao lado de uma posição
expected-this-round = o número desta rodada
expected-sign = “{ $sign }”
expected-end = o fim do texto
expected-shorter-text = no máximo 1 MiB de texto

found-end = o fim
expected-found = esperado: { $expected }; encontrado: { $found }.
place-error = linha { $line }, coluna { $column }: { $fault }
setup-error = Nenhuma partida leva a esta posição. { $faults }
record-result = O resultado é { $actual }, não { $said }.
tag-name-error = Esse não é o nome de uma etiqueta que possa ser definida.
tag-text-error = Esse texto não serve para uma etiqueta: no máximo 200 caracteres, sem caracteres de controle nem que mudem a direção do texto.
tag-too-many-error = Esta partida já tem 64 etiquetas e não pode ter mais.

## O que não pode existir em nenhuma posição

fault-round = Não existe a rodada { $round }.
fault-odd-cells = { $seat }: há um número ímpar de espaços desenhados.
fault-too-many-cells = { $seat }: há mais dominós desenhados do que rodadas jogadas.
fault-too-few-cells = Houve rodadas em que ninguém desenhou, e a partida continuou.
fault-nothing-drawn = { $seat }: consta que desenhou, mas o mapa está vazio.
fault-adrift = { $seat }: há espaços desenhados que não se ligam a nada.
fault-colours = { $seat }: os dominós não podem ficar assim; há espaços demais de uma cor do tabuleiro xadrez.
fault-too-many-in-line = { $seat }: há mais marcas do que espaços na linha “{ $arms }”.
fault-too-many-marks = { $seat }: há mais marcas do que os dominós poderiam dar.
fault-both-filled = Os dois jogadores completaram a linha “{ $arms }”.
fault-held-unfilled = { $seat }: tem { $power } sem ter completado a linha.
fault-lightning-held = { $seat }: guarda { $power }, que é resolvido na hora.
fault-no-lightning = { $seat }: não tem nenhum poder relâmpago para resolver.
fault-chosen = { $seat }: há um escudo escolhido sem Domínios, ou Domínios sem escudo escolhido.
fault-roll = O dado { $die } não tem essa face.
fault-hands = Os dados não estão divididos dois a dois.
fault-waiting = { $seat }: há marcas pendentes que o dominó não pode dar.
fault-both-done = Os dois jogadores terminaram o dominó, e o Livro de Magias não está marcado.
fault-full-map = { $seat }: o mapa está cheio, e a partida continua.
fault-lots = Não há nada para sortear, ou falta o sorteio.

## O que acontece em uma partida

event-roll = { $who ->
   *[name] { $name } rola os dados: dado 1, { $one }; dado 2, { $two }; dado 3, { $three }; dado 4, { $four }.
}
event-take = { $who ->
   *[name] { $name } pega: { $dice }.
}
event-take-both = { $who ->
   *[name] { $name } usa Ambos e pega: { $dice }.
}
event-draw = { $who ->
   *[name] { $name } desenha { $what } em { $cell } e { $what2 } em { $cell2 }.
}
event-draw-spending = { $who ->
   *[name] { $name } desenha { $what } em { $cell } e { $what2 } em { $cell2 }, usando { $spent }.
}
event-leave = { $who ->
   *[name] { $name } não desenha o dominó.
}
event-choose = { $who ->
   *[name] { $name } escolhe “{ $arms }” para Domínios: 3 pontos no final por cada um desses domínios.
}
event-cross = { $who ->
   *[name] { $name } adiciona uma cruz em { $cell } ({ $arms }).
}
event-lots = { $who ->
   *[name] O sorteio favorece { $name }.
}

spent-castle = o bônus do castelo (dado { $die })
spent-turn = Girar (dado { $die } virado para { $face })

after-rest = { $who ->
   *[name] { $name } fica com o resto: { $dice }.
}
after-marks = { $who ->
   *[name] { $name } marca { $count ->
        [one] um espaço
       *[other] { $count } espaços
    } da linha “{ $arms }”: { $marks } de { $boxes }.
}
after-owns = { $who ->
   *[name] { $name } completa primeiro a linha “{ $arms }” e ganha o poder { $power }: { $about }.
}
after-struck = { $who ->
   *[name] { $name }: a linha “{ $arms }” é riscada.
}
after-cross-lost = { $who ->
   *[name] { $name }: nenhum espaço tem lugar para uma cruz, então Cruz se perde.
}
after-map-full = { $who ->
   *[name] { $name }: o mapa está cheio, então a partida termina.
}
after-nobody-drew = Nenhum dos dois desenhou, então a partida termina.

## Domínios, pontos e resultado

domain = { $arms }: domínio de { $count ->
    [one] 1 espaço
   *[other] { $count } espaços
} { $crosses ->
    [0] sem cruzes
    [one] com 1 cruz
   *[other] com { $crosses } cruzes
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $cells }
points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
domains-bonus = Domínios, { $arms }: { $count ->
    [one] { $count } domínio
   *[other] { $count } domínios
} a 3 pontos, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
score-total = { $who ->
   *[name] { $name }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } no total. Domínio mais extenso: { $largest ->
        [one] { $largest } espaço
       *[other] { $largest } espaços
    }.
}
outcome-points = { $who ->
   *[name] { $name } vence, { $points } a { $less }.
}
outcome-largest = { $who ->
   *[name] Empate em { $points } pontos. { $name } vence pelo domínio mais extenso, { $largest } espaços contra { $smaller }.
}
outcome-lots = { $who ->
   *[name] Empate em { $points } pontos, e em { $largest } espaços no domínio mais extenso. O sorteio decide: { $name } vence.
}
outcome-draw = Empate em { $points } pontos, e em { $largest } espaços no domínio mais extenso: a partida termina empatada.

## Players are asked

ask-take-one = { $who ->
   *[name] { $name }, você é o jogador A. Pegue um dado.
}
ask-take-both = { $who ->
   *[name] { $name }, você é o jogador A. Pegue um dado, ou dois com Ambos.
}
ask-take-two = { $who ->
   *[name] { $name }, você é o jogador B. Pegue dois dados.
}
domino-cannot-be-drawn = Ele não pode ser desenhado assim: não há dois espaços vazios lado a lado em que fique ligado.
powers-that-help = O que ajudaria: { $powers }.
no-power-helps = Nada do que você tem ajudaria.
replay-unfinished = O registro acaba aqui; a partida não terminou.

## Analysis

mark-inaccuracy = imprecisão
mark-mistake = erro
mark-blunder = erro grave

analysis-partly = Parado depois de { $judged } de { $events } eventos. Isto é o que tinha sido avaliado.
analysis-explained = As porcentagens são chances de vencer; um empate vale meio. A sorte é o que uma rolagem deu além da média de todas. A perda de uma decisão é o que a melhor teria dado a mais.
percent = { $figure }%

analysis-summary = Resumo
analysis-costliest = Decisões mais caras
analysis-start = Chance no início
analysis-luck = Sorte
analysis-decisions = Decisões de ambos
analysis-model = Erro do próprio modelo
analysis-result = Resultado
analysis-standing = Chance no fim do registro
analysis-adjusted = Resultado sem a sorte
analysis-loss-draft = Perda por escolha de dados
analysis-loss-drawing = Perda por desenho
analysis-loss-power = Perda por poder ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprecisões, erros, erros graves
analysis-luckiest = Rolagem de mais sorte
analysis-luckiest-roll = { $luck }, rodada { $round }

analysis-costly = Rodada { $round }, { $name }: de { $before } a { $after }, uma perda de { $loss }
analysis-costly-marked = Rodada { $round }, { $name }: de { $before } a { $after }, uma perda de { $loss } ({ $mark })
analysis-played-event = Jogado: { $event }
analysis-better-event = Melhor: { $event }
analysis-why = Por quê: { $reason }
analysis-why-margin = Diferença de pontos esperada: { $best } em vez de { $played }.
analysis-none-costly = { $who ->
   *[name] { $name }: nenhuma decisão custou nada.
}

analysis-curve-of = Chances de vencer: { $name }
analysis-curve-alt = Chances de vencer, { $name }: { $start } no início, { $low } no mínimo, { $high } no máximo, { $end } no fim.
analysis-legend-mark = erro ou erro grave
analysis-legend-luck = rolagem com sorte ou azar de { $least } ou mais

## Estudo

level-1 = Pajem
level-2 = Escudeiro
level-3 = Arauto
level-4 = Cavaleiro
level-5 = Senescal
level-6 = Marechal
level-7 = Regente
level-8 = Monarca

level-1-about = para uma primeira partida
level-2-about = para quem já conhece as regras
level-3-about = vê os pontos e deixa passar quase todo o resto
level-4-about = uma partida equilibrada para a maioria
level-5-about = faz pagar por dados escolhidos sem cuidado
level-6-about = difícil, olha também o seu mapa e o seu Livro de Magias
level-7-about = muito difícil, deixa pouco ao acaso
level-8-about = o nível mais forte que existe

reason-only = é tudo o que se pode fazer
reason-ends-ahead = termina a partida nesta rodada, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de vantagem por enquanto
reason-ends-behind = termina a partida nesta rodada, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de desvantagem por enquanto
reason-ends-level = termina a partida nesta rodada, com pontos iguais por enquanto
reason-last-box = pega o último espaço da linha de { $power }
reason-last-box-before = { $opponent ->
   *[theirs] pega o último espaço da linha de { $power } antes do adversário
}
reason-marks = marca { $count ->
    [one] um espaço
   *[other] { $count } espaços
} da linha “{ $arms }” ({ $left ->
    [one] falta { $left }
   *[other] faltam { $left }
})
reason-keeps-from-them = { $opponent ->
   *[theirs] tira do adversário a linha de { $power } nesta rodada
}
reason-gives-them = { $opponent ->
   *[theirs] deixa ao adversário o último espaço da linha de { $power }
}
reason-blocks = { $opponent ->
   *[theirs] deixa ao adversário um dominó que não pode ser desenhado sem um poder
}
reason-leaves = { $opponent ->
   *[theirs] { $points ->
        [0] não deixa pontos ao adversário nesta rodada
        [one] deixa ao adversário no máximo { $points } ponto nesta rodada
       *[other] deixa ao adversário no máximo { $points } pontos nesta rodada
    }
}
reason-offers = { $points ->
    [0] não garante pontos nesta rodada
    [one] garante { $points } ponto nesta rodada
   *[other] garante { $points } pontos nesta rodada
}
reason-scores = dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora
reason-scores-nothing = não dá pontos agora
reason-loses = perde { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora
reason-more = { $reason } ({ $count } a mais que { $than ->
    [best] a melhor escolha
    [played] o que foi jogado
   *[next] a escolha seguinte
})
reason-fewer = { $reason } ({ $count } a menos que { $than ->
    [best] a melhor escolha
    [played] o que foi jogado
   *[next] a escolha seguinte
})
reason-grows = forma um domínio de { $cells } espaços { $crosses ->
    [0] sem cruzes
    [one] com 1 cruz
   *[other] com { $crosses } cruzes
} ({ $arms })
reason-counts = conta { $domains ->
    [0] nenhum domínio ainda ({ $arms })
    [one] { $domains } domínio ({ $arms })
   *[other] { $domains } domínios ({ $arms })
}
reason-multiplies = põe a cruz num domínio de { $cells ->
    [one] { $cells } espaço
   *[other] { $cells } espaços
} ({ $arms })
reason-needs = desenha o que não pode ser desenhado sem { $power }
reason-cannot-draw = deixa de fora o que não pode ser desenhado como está
reason-spends = gasta { $what }
reason-keeps = guarda { $what }
reason-hole = isola o espaço vazio { $cell }
reason-room = não isola nenhum espaço vazio
asset-castle = o bônus do castelo

why = { $reason }.
why-costs = Em média custa { $count ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
why-nothing = Nada nas folhas faz diferença.

hint-value = { $event }: { $win }% de chance de vencer; diferença esperada: { $margin } pontos.

## The page

page-title = Blazon: um duelo de dados e mapas
page-title-of = { $what } · Blazon
page-skip = Pular para o conteúdo
page-nav = Seções
page-game = Partida
page-games = Minhas partidas
page-rules = Regras
page-replay = Replay
page-settings = Configurações
page-language = Idioma
page-back-to-game = Voltar à partida
page-close = Fechar
page-dismiss = Ocultar
page-update = Uma versão mais nova desta página está pronta.
page-update-now = Usar agora

page-welcome = Jogar Blazon
page-lead = Role quatro dados, pegue dois, desenhe o dominó no seu mapa. Domínios mais extensos e com mais cruzes dão mais pontos, e o Livro de Magias dá poderes a quem chega primeiro.
page-learn = Aprender jogando: sua primeira partida
page-lesson = Primeira partida
page-next = Continuar
page-lesson-end = Jogar uma partida de verdade
page-lesson-leave = Sair da lição
page-new-game = Nova partida
page-kind-engine = Contra o computador
page-kind-together = Duas pessoas neste aparelho
page-kind-real = Com dados e lápis de verdade: a página confere, conta os pontos e aconselha
page-strength = Nível
page-level = { $number }. { $name }: { $about }
page-play = Jogar
page-more = Nomes, quem começa, edições
page-your-name = Seu nome
page-name-one = Nome de um jogador
page-name-other = Nome do outro jogador
page-starts = Quem rola primeiro
page-starts-chance = O acaso decide
page-edition = Quais regras valem onde elas diferem
page-with-about = { $name }: { $about }
page-components = Dados e Livro de Magias
page-components-box = Os da caixa.
page-components-own = Os do seu arquivo.
page-components-file = Abrir um arquivo de componentes
page-components-back = Usar os da caixa

page-game-of = { $first } contra { $second }
page-your-side = Seu mapa
page-their-side = O outro mapa
page-desk = Dados e ações
page-spellbook = Livro de Magias
page-log = O que aconteceu
page-player-a = Jogador A nesta rodada
page-domains = Pontos por domínio
page-map-of = { $who ->
   *[name] Mapa, { $name }
}
page-castle-open = d3, castelo, o bônus está disponível
page-castle-spent = d3, castelo, o bônus já foi usado
page-cell-empty = { $cell }, vazio
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] sem cruzes
    [one] uma cruz
   *[other] duas cruzes
}, domínio de { $cells }
page-cell-can = { $cell }, possível
page-cell-last = { $cell }, desenhado por último
page-cell-ghost = { $cell }, { $what }, a confirmar
page-arms-and-power = Escudo e poder
page-line = { $marks } de { $boxes }{ $state ->
    [owns] , tem o poder
    [spent] , poder usado
    [struck] , riscada
   *[open] { "" }
}
page-die-of = { $die }, { $name }
page-domino = Seu dominó

page-round = { $who ->
   *[name] Rodada { $round }. Jogador A: { $name }.
}
page-ask-roll = { $who ->
   *[name] Rodada { $round }. { $name }, você é o jogador A: role os dados.
}
page-ask-enter = { $who ->
   *[name] Rodada { $round }. { $name }, jogador A, rola os dados. Informe o que os quatro dados mostram.
}
page-roll = Rolar
page-enter-roll = Usar esta rolagem
page-take = Pegar
page-take-dice = Pegar: { $dice }
page-then-takes = { $who ->
   *[name] { $name } pega dois destes: { $dice }.
}
page-then-has = { $who ->
   *[name] { $name } fica com o resto: { $dice }.
}
page-ask-draw = { $who ->
   *[name] { $name }, desenhe seu dominó: indique um espaço possível para o dado que está na sua mão.
}
page-ask-other-half = Agora indique um espaço para o outro dado.
page-ask-wild = Qual escudo para o coringa?
page-ask-confirm = Confirme o desenho, ou então gire o dominó, troque os dados ou leve-o para outro espaço possível.
page-ask-name = { $power }: escolha um escudo de armas. Cada domínio dele dá 3 pontos no final.
page-ask-cross = { $power }: indique um espaço desenhado para adicionar uma cruz nele.
page-no-room = Não há espaço vazio ao lado para o outro dado.
page-turn-domino = Girar dominó
page-swap = Trocar
page-castle-on = Castelo, dado { $die }
page-castle-about = uma vez por partida, mais uma cruz neste dado; ele não marca nenhum espaço do Livro de Magias nesta rodada
page-confirm-draw = Desenhar
page-confirm = Confirmar
page-leave = Não desenhar
page-preview = Fica assim: { $domains }. Pontos: { $gain }.
page-preview-domain = { $arms }, domínio de { $cells ->
    [one] { $cells } espaço
   *[other] { $cells } espaços
} { $crosses ->
    [0] sem cruzes
    [one] com uma cruz
   *[other] com { $crosses } cruzes
} ({ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
})
page-preview-marks = No Livro de Magias: { $arms }.
page-preview-no-marks = Nada no Livro de Magias.
page-thinking = { $name } está pensando.
page-thinking-progress = Progresso do raciocínio
page-stop = Parar
page-undo = Desfazer
page-hint = Dica
page-hint-thinking = Procurando a melhor escolha.
page-hint-show = Mostrar
page-menu = Mais

page-over = A partida acabou
page-rematch = Jogar de novo
page-review = Replay e análise
page-copy-link = Copiar um link para esta partida
page-copy-record = Copiar a partida como texto
page-save-record = Salvar a partida em um arquivo
page-copy-text = Texto para copiar
page-copied = Copiado.
page-copy-by-hand = O navegador não deixa a página copiar. Copie daqui:

page-no-games = Ainda não há partidas. Cada partida que você começa fica guardada aqui, só neste navegador.
page-unfinished = Rodada { $round }, ainda não acabou.
page-go-on = Continuar
page-look = Ver
page-drop = Excluir
page-import = Uma partida de outro lugar
page-import-about = Cole uma partida ou um link para uma, abra um arquivo ou solte-o em qualquer lugar desta página.
page-import-text = Texto de uma partida
page-import-now = Ler
page-import-file = Abrir um arquivo

page-theme = Cores
page-as-system = Como o sistema
page-theme-light = Claras
page-theme-dark = Escuras
page-motion = Movimento
page-motion-full = Com movimento
page-motion-still = Sem movimento
page-sound = Som
page-on = Ligado
page-off = Desligado
page-hand = Botões para
page-hand-right = A mão direita
page-hand-left = A mão esquerda
page-keys = Teclas
page-key-help = Mostrar estas teclas
page-key-roll = Rolar os dados
page-key-pick = Indicar um dado
page-key-take = Pegar os dados; girar o dominó
page-key-move = Mover-se pelo mapa, quando ele está em foco
page-key-point = Indicar o espaço
page-key-half = Pegar o outro dado na mão
page-key-swap = Trocar os dois dados
page-key-confirm = Confirmar
page-key-undo = Desfazer
page-key-hint = Pedir uma dica
page-key-close = Fechar o que está aberto

page-bad-record = Isso não é uma partida que possa ser lida, e nada mudou. Motivo: { $reason }
page-bad-link = O link foi cortado ou alterado no caminho, então a partida que estava nele se perdeu. Nada mudou.
page-bad-components = Isso não é um conjunto de componentes, e nada mudou. Motivo: { $reason }
page-bad-file = Esse arquivo é longo demais ou não é texto. Nada mudou.
page-no-storage = Este navegador não guarda nada: está cheio ou não tem permissão. Você pode continuar jogando, mas a partida se perde quando você fecha a página. Salve-a em um arquivo se quiser guardá-la.
page-damaged = Uma partida guardada está danificada e não pode ser mostrada. As outras continuam aqui.
page-engine-broken = O computador não responde. Sua partida está guardada; tente de novo ou recarregue a página.

## The page: replay

page-study-round = Rodada { $round }
page-study-start = No início do registro.
page-study-steps = Percorrer a partida
page-study-first = Primeiro
page-study-previous = Anterior
page-study-next = Próximo
page-study-last = Último
page-study-slider = Evento
page-study-at = { $at } de { $of }
page-study-value = { $at } de { $of }. { $event }
page-study-now = Este momento
page-study-dice = Dados da rodada
page-study-events = Todos os eventos
page-study-analysis = Análise
page-study-analyse = Analisar a partida
page-study-analyse-about = O computador avalia cada rolagem e cada decisão. Leva um tempo, aqui no seu navegador. Você pode parar: o que já foi avaliado fica.
page-study-analysing = A partida está sendo avaliada, evento por evento.
page-study-analysed = A partida inteira foi avaliada.
page-study-progress = { $done } de { $of } eventos avaliados
page-study-chances = Chances de vencer: { $first } { $win }, { $second } { $other }.
page-study-luck = { $who ->
   *[name] Sorte: { $luck } para { $name }.
}
page-study-no-luck = Nem sorte nem azar.
page-study-forced = Não havia outra escolha.
page-study-best = Nada era claramente melhor.
page-study-next-best = Segunda melhor opção, { $loss } a menos: { $event }
page-study-cost = Custou { $loss }.
page-study-cost-marked = Custou { $loss }: { $mark }.
page-study-show = Mostrar
page-study-much-luck = rolagem de muita sorte ou muito azar
page-study-curve-about = Toque na curva para ir a esse momento.
page-study-play-on = Continuar jogando a partir daqui
page-study-play-on-about = Será uma nova partida contra o computador. Esta fica como está.
page-study-use = Guardar ou compartilhar esta partida
page-study-key = Em um replay: um evento para trás ou para a frente

## A página: as regras

rules-title = As regras
rules-lead = Dois jogadores, quatro dados, um mapa para cada um e um só Livro de Magias.
rules-contents = Conteúdo

rules-goal = O objetivo
rules-goal-text = Em cada rodada você fica com dois dados e os desenha no seu mapa como um dominó. Espaços vizinhos com o mesmo escudo de armas formam domínios, e as cruzes de um domínio multiplicam os pontos dele. Vence quem tiver mais pontos de prestígio no final.

rules-need = O que é preciso
rules-need-arms = Seis escudos de armas, que se distinguem pelo desenho:
rules-need-dice = Quatro dados, todos diferentes. Uma face mostra um escudo de armas com nenhuma, uma ou duas cruzes, ou um ponto de interrogação. As cruzes representam os altos dignitários.
rules-need-map = Um mapa para cada um: um castelo no centro e { $cells } espaços em volta. Cada espaço tem dois círculos para as cruzes.
rules-need-spellbook = Um Livro de Magias: uma linha para cada escudo de armas, com uma fileira de espaços para cada jogador e um poder a conquistar.
rules-need-source = As faces dos dados e o número de espaços vêm de uma única fonte pública. Se a sua caixa diz outra coisa, você pode jogar com um arquivo de componentes seu.

rules-round = Uma rodada
rules-round-text = Um jogador é o A, o outro é o B. Depois de cada rodada eles trocam.
rules-player-a = A
rules-player-b = B
rules-roll = Rolar
rules-roll-text = O jogador A rola os quatro dados.
rules-draft = Pegar os dados
rules-draft-text = O jogador A pega um dado. O jogador B pega dois dos outros três. O último fica com o jogador A.
rules-draw = Desenhar
rules-draw-text = Cada um desenha as duas faces, com as cruzes delas, em dois espaços vazios lado a lado, seguindo a regra de ligação. Os dois desenham ao mesmo tempo.
rules-mark = Marcar o Livro de Magias
rules-mark-text = Primeiro o jogador A, depois o jogador B: cada face do dominó que mostra um escudo de armas sem cruz marca um espaço daquela linha, na fileira do jogador.

rules-connection = A regra de ligação
rules-connection-text = Pelo menos uma metade do dominó toca, por um lado, o castelo ou um espaço que já tinha o mesmo escudo de armas antes desta rodada. Os cantos não contam.
rules-connection-must = Um dominó que pode ser desenhado deve ser desenhado. O que só poderia ser desenhado usando um poder pode ficar de fora.
rules-right = Certo.
rules-wrong = Errado.
rules-right-castle = O ponto toca o castelo. Ali vale qualquer escudo de armas.
rules-right-same = A barra toca uma barra de uma rodada anterior. Não importa o que a outra metade toca.
rules-wrong-corner = O ponto novo e o anterior só se tocam por um canto.
rules-wrong-other = O escudo cheio só toca uma barra, e o ponto não toca nada de uma rodada anterior.

rules-wild = Coringas e cruzes
rules-wild-text = O ponto de interrogação é um coringa: desenhe-o como o escudo de armas que quiser. Dois coringas podem virar escudos diferentes. Ele não marca nenhum espaço do Livro de Magias, qualquer que seja o escudo escolhido.
rules-crosses-text = As cruzes de uma face são desenhadas nos círculos do espaço dela. Um espaço nunca tem mais de duas.

rules-castle = O bônus do castelo
rules-castle-text = Uma vez por partida, ao desenhar, você pode adicionar uma cruz a um dos seus dois dados, até a um coringa, se ele ainda não tiver duas. O dado com essa cruz não marca nenhum espaço. Depois o teto do castelo é pintado.
rules-castle-there = O bônus ainda está disponível.
rules-castle-spent = O bônus já foi usado.

rules-spellbook = O Livro de Magias
rules-spellbook-text = Você marca a sua fileira a partir do escudo de armas. Quem marca primeiro o último espaço de uma linha fica com o poder dela, e a fileira do outro jogador é riscada de vez. Se os dois fizessem isso na mesma rodada, o poder é do jogador A.
rules-spellbook-lost = Um dominó pode marcar dois espaços da mesma linha. O que iria para uma fileira cheia ou riscada se perde.
rules-spellbook-won = O jogador da esquerda marcou primeiro o último espaço, o redondo, e tem o poder { $power }. A fileira da direita está riscada.
rules-spellbook-open = Ninguém tem ainda o poder { $power }: à esquerda estão marcados { $left } de { $boxes } espaços, à direita { $right }.

rules-powers = Os poderes
rules-powers-text = Cada poder é usado uma só vez, e só por quem o tem. Os quatro primeiros ficam guardados para qualquer rodada seguinte. Os dois com relâmpago são usados na hora, primeiro o do jogador A.
rules-powers-together = Vários poderes podem ser usados na mesma rodada, mas { $free } e { $split } não no mesmo dominó.
rules-powers-left-out = Um dominó que fica de fora não gasta nenhum poder, nem o bônus do castelo.
rules-power-line = { $boxes ->
    [one] { $boxes } espaço da linha “{ $arms }”
   *[other] { $boxes } espaços da linha “{ $arms }”
}
rules-power-at-once = na hora
rules-power-free = Desenhe o dominó desta rodada sem a regra de ligação. As duas metades continuam lado a lado.
rules-power-split = Desenhe os seus dois dados separados. Os dois devem ser desenhados, e cada um segue sozinho a regra de ligação.
rules-power-both = Em uma rodada em que você é o jogador A, pegue dois dados de uma vez. O jogador B fica com os outros dois.
rules-power-turn = Depois que os dados foram escolhidos, gire um dos seus para outra face dele. A face nova é a que você desenha e a que conta para o Livro de Magias.
rules-power-domains = Escolha um escudo de armas, de uma vez por todas. No final, cada domínio seu com esse escudo vale 3 pontos a mais, com ou sem cruzes.
rules-power-cross = Adicione uma cruz a um espaço desenhado do seu mapa que tenha menos de duas. Se não houver nenhum, o poder se perde.

rules-end = O fim e a pontuação
rules-end-text = A partida termina com a rodada em que um mapa fica cheio, ou em que nenhum dos dois desenhou.
rules-score-text = Um domínio é um grupo de espaços com o mesmo escudo de armas, ligados pelos lados; um espaço sozinho também é um domínio. Ele vale os seus espaços vezes as suas cruzes, então sem cruzes não vale nada.
rules-example-text = Um exemplo: este jogador conquistou { $power } e escolheu “{ $arms }”.
rules-example-domain = Domínio
rules-example-cells = Espaços
rules-example-crosses = Cruzes
rules-example-points = Pontos
rules-example-bonus = { $power }, { $arms }: 3 por cada um de { $count } domínios
rules-example-total = Total

rules-ties = Empates
rules-ties-text = Vence o total mais alto. Se for igual, vence o domínio mais extenso, com ou sem cruzes. Se também for igual, a partida termina empatada.

rules-editions = Edições
rules-editions-text = As regras publicadas diferem em dois pontos. Antes da partida se escolhe qual edição vale.

rules-credits = Créditos
rules-credits-text = O jogo é Kingdomino Duel, de Bruno Cathala e Ludovic Maublanc, publicado pela Blue Orange em 2019.
rules-credits-unofficial = Blazon não é oficial. O nome, os desenhos e as palavras são seus, e não tem ligação com os autores nem com a editora.

## A página: a primeira partida

lesson-progress = Passo { $step } de { $steps }

lesson-roll = Você e seu adversário desenham um reino cada um. Nesta rodada você é o jogador A, então rola os quatro dados para os dois.
lesson-take = Pegue o { $dice }. Depois seu adversário pega dois dos outros três, e o último é seu. Por isso, o que você pega também decide o que sobra.
lesson-castle = Estes dois dados são o seu dominó. Desenhe-o em dois espaços lado a lado. Um deles precisa tocar o castelo: ao lado do castelo vale qualquer escudo de armas.
lesson-spellbook = Olhe o Livro de Magias. Uma face sem cruz marca um espaço da sua linha: { $plain }. Uma face com cruz não marca nada, mas a cruz dá pontos: { $crossed }. Quem completa primeiro uma linha ganha o poder dela.
lesson-take-two = Agora seu adversário é o jogador A e já pegou um dado. Você pega dois dos outros três: { $dice }. O último fica com seu adversário.
lesson-same = Longe do castelo, uma metade precisa tocar um espaço com o mesmo escudo de armas. Desenhe de modo que o escudo { $arms } forme um só domínio de { $cells } espaços. Um domínio vale os seus espaços vezes as suas cruzes: { $cells } × { $crosses } = { $points } pontos.
lesson-last-box = Você é o jogador A outra vez. Role os dados e pegue o { $dice }: ele vai marcar o último espaço da sua linha.
lesson-wild = O ponto de interrogação é um coringa: desenhe-o como o escudo de armas que quiser. Ele nunca marca um espaço, então é perfeito para o bônus do castelo, que adiciona uma cruz uma vez por partida. Dê essa cruz ao { $die } e desenhe.
lesson-power = Você completou uma linha primeiro, então o poder dela é seu: { $power }. O relâmpago quer dizer que ele é usado na hora. Coloque a cruz no seu domínio mais extenso, onde ela conta mais.
lesson-score = Cada domínio vale os seus espaços vezes as suas cruzes, e é isso que o seu reino vale até agora. A partida termina quando um mapa fica cheio ou nenhum dos dois pode desenhar, e vence a pontuação mais alta. Agora você já pode jogar a sua própria partida.

lesson-nudge-read = Leia isto primeiro e depois continue.
lesson-nudge-roll = Primeiro role os dados.
lesson-nudge-take = É permitido, mas desta vez pegue: { $dice }.
lesson-nudge-castle-kept = É permitido, mas guarde o bônus do castelo para depois.
lesson-nudge-same = É permitido, mas desta vez faça o escudo { $arms } formar um só domínio de { $cells } espaços, e guarde o bônus do castelo para depois.
lesson-nudge-castle = É permitido, mas desta vez dê a cruz do castelo ao { $die }.
lesson-nudge-power = É permitido, mas ali a cruz conta menos. Coloque-a no seu domínio mais extenso.

page-badge-a = A
page-powers = O que os poderes fazem
page-dropped = Excluída: { $game }.
page-letter-keys = Teclas de uma só letra
page-try-again = Tentar de novo

### What only commands and the server say. The page is built without what follows.

## A partida simples: no começo

terminal-welcome = Blazon: dois jogadores, quatro dados, dois mapas. Digite ? para ajuda a qualquer momento, q para sair.
terminal-ask-opponent = Contra quem você joga? Enter: 1.
terminal-opponent-person = outra pessoa neste teclado
terminal-opponent-random = um jogador que escolhe ao acaso
terminal-ask-name = Seu nome? Enter: { $default }.
terminal-ask-name-first = Nome de quem rola primeiro? Enter: { $default }.
terminal-ask-name-second = Nome do outro jogador? Enter: { $default }.
terminal-random-name = Acaso
terminal-same-name = O outro jogador já se chama assim. Escolha outro nome.
terminal-ask-edition = Quais regras valem onde elas diferem? Enter: 1.
terminal-begin = { $who ->
   *[name] { $first } rola na primeira rodada. O outro jogador é { $second }. { $edition }.
}

## A partida simples: uma rodada

terminal-round = { $who ->
   *[name] Rodada { $round }. Jogador A: { $name }.
}
terminal-ask-draw = { $who ->
   *[name] { $name }, desenhe seu dominó: { $one } e { $other }.
}
terminal-ask-how = Como você o desenha? Enter: 1.
terminal-how-plain = só desenhar
terminal-how-on = continuar assim
terminal-how-castle = o bônus do castelo: mais uma cruz em um dos dados
terminal-with-about = { $name }: { $about }
terminal-how-leave = não desenhar
terminal-castle-explained = O bônus do castelo: uma vez por partida você pode adicionar uma cruz a um dos seus dois dados, até a um coringa. Esse dado então não marca nenhum espaço do Livro de Magias nesta rodada.
terminal-with = Com { $spent }.
terminal-ask-castle = Qual dado recebe a cruz do castelo?
terminal-ask-turn = Qual dado você gira, e para qual face?
terminal-turn-to = { $die } para { $face }
terminal-ask-arms = O dado { $number } é um coringa. Qual escudo você desenha?
terminal-ask-cell = Dado { $number }, { $what }: em qual espaço?
terminal-preview = Prévia: { $what } em { $cell } e { $what2 } em { $cell2 }.
terminal-preview-points = Pontos: { $now } agora, { $then } depois.
terminal-preview-marks = Espaços que marca: { $marks }.
terminal-preview-mark = { $arms } ({ $marks } de { $boxes })
terminal-preview-no-marks = Não marca nenhum espaço do Livro de Magias.
terminal-preview-spends = Usa { $spent }.
terminal-ask-confirm = Enter ou 1: desenhar. u: voltar.
terminal-ask-domains = { $who ->
   *[name] { $name }, você tem Domínios. Escolha um escudo de armas: cada domínio dele dá 3 pontos no final.
}
terminal-domains-item = { $arms }: { $count ->
    [0] nenhum domínio ainda
    [one] 1 domínio agora
   *[other] { $count } domínios agora
}
terminal-ask-cross = { $who ->
   *[name] { $name }, você tem Cruz. Em qual espaço você adiciona uma cruz?
}
terminal-cross-item = { $cell }, { $what }: { $points ->
    [one] mais { $points } ponto
   *[other] mais { $points } pontos
}

## A partida simples: olhar

map-of = { $who ->
   *[name] Mapa: { $name }
}
terminal-map-legend = Letras: d ponto, b barra, D dois pontos, B duas barras, s cheio, q esquartelado. O número conta as cruzes. O ponto (.) é um espaço vazio, # o castelo. Em uma prévia, o que é novo fica entre colchetes.
terminal-map-empty = Nada foi desenhado ainda.
terminal-cells-left = { $count ->
    [0] Nenhum espaço vazio.
    [one] 1 espaço vazio: { $cells }
   *[other] { $count } espaços vazios: { $cells }
}
terminal-spellbook = Livro de Magias: os espaços marcados, e quantos são.
terminal-line-open = { $arms }, { $power }: { $first } { $marks }, { $second } { $marks2 }, de { $boxes }.
terminal-line-held = { $who ->
   *[name] { $arms }, { $power }: completada por { $name }, que ainda tem o poder. Riscada para { $other } com { $marks } de { $boxes }.
}
terminal-line-spent = { $who ->
   *[name] { $arms }, { $power }: completada por { $name }, e o poder já foi usado. Riscada para { $other } com { $marks } de { $boxes }.
}
terminal-castle-there = { $who ->
   *[name] Bônus do castelo, { $name }: disponível.
}
terminal-castle-gone = { $who ->
   *[name] Bônus do castelo, { $name }: usado.
}
terminal-chosen = { $who ->
   *[name] Domínios, { $name }: { $arms }.
}
terminal-dice-of = Dados da rodada { $round }:
terminal-dice-none = Os dados ainda não foram rolados.
terminal-die-free = Dado { $number }: { $face }, livre.
terminal-die-of = Dado { $number }: { $face }, { $name }.
terminal-log-empty = Nada aconteceu ainda.
terminal-no-game = Ainda não há partida: responda primeiro à pergunta.
terminal-maps-on = Os mapas são mostrados antes de cada desenho.
terminal-maps-off = Os mapas não são mais mostrados antes de cada desenho.
terminal-help =
    Responda com o número de uma opção. Enter escolhe a primeira onde isso é dito.
    Um espaço pode ser digitado pelo nome, como c4, e os dois de uma vez, como c4 c5.
    m   seu mapa
    o   o outro mapa
    w   seu mapa em palavras, domínio por domínio
    wo  o outro mapa em palavras
    s   Livro de Magias: espaços, poderes, bônus do castelo
    d   dados desta rodada, e quem tem quais
    p   pontos dos dois, domínio por domínio
    l   registro de toda a partida (l 2: as duas últimas rodadas)
    a   os escudos e os poderes, e o que eles fazem
    v   mapas antes de cada desenho: sim ou não
    r   repetir a pergunta
    u   desfazer: um passo atrás
    save ARQUIVO   salvar a partida
    load ARQUIVO   continuar uma partida salva
    q   sair
    ?   esta ajuda
    Também vale qualquer coisa da notação, como 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power } (linha “{ $arms }”, { $boxes } espaços): { $about }

## A partida simples: respostas

terminal-unknown = “{ $line }” não é uma resposta aqui. Digite ? para ajuda.
terminal-not-possible = Isso não dá. { $reason }
terminal-not-this-cell = Daqui isso não leva a um desenho permitido: { $cell }.
terminal-no-place = Assim não há lugar. u volta.
terminal-undone = Desfeito: { $event }
terminal-nothing-to-undo = Não há nada para desfazer.
terminal-save-needs-name = Diga onde: save ARQUIVO
terminal-load-needs-name = Diga qual: load ARQUIVO
terminal-saved = Salva em { $file }. Para continuar depois, abra o jogo e digite: load { $file }
terminal-save-failed = { $file } não foi gravado: { $reason }. A partida continua.
terminal-ask-replace = Já existe um arquivo { $file }.
terminal-replace-yes = substituir
terminal-replace-no = deixar como está
terminal-not-saved = Não foi salva.
terminal-loaded = Carregada { $file }.
terminal-load-failed = { $file } não foi carregado: { $reason }
terminal-ask-load = A partida em andamento seria perdida.
terminal-load-yes = carregar a outra mesmo assim
terminal-load-no = ficar nesta partida
terminal-ask-leave = A partida não acabou. Quer sair?
terminal-leave-save = salvar em { $file } e sair
terminal-leave-lose = sair sem salvar
terminal-leave-stay = continuar jogando
terminal-goodbye = Até logo.
terminal-input-ended = A entrada acabou antes da partida. Esta é a partida até aqui; coloque-a em um arquivo para carregá-la de novo:
terminal-interrupted = { $file } não foi gravado: { $reason }. A partida se perdeu.
terminal-over = A partida acabou.
terminal-ask-again = E agora?
terminal-again-new = uma nova partida com os mesmos jogadores
terminal-again-leave = sair (save ARQUIVO guarda esta partida)

## Commands

about = Blazon: um duelo de dados, mapas e magia para dois jogadores.
about-play = Jogar uma partida aqui, contra alguém no mesmo teclado ou contra a máquina
about-simulate = Fazer jogadores automáticos jogarem muitas partidas e dizer como foram
about-show = Desenhar uma posição ou o fim de um registro
about-check = Reproduzir registros e dizer se estão corretos
about-replay = Contar uma partida registrada, evento por evento
about-legal = Listar o que os jogadores podem fazer, um evento por linha
about-perft = Contar as maneiras como uma partida pode continuar com estas rolagens
about-bench = Medir a velocidade das regras e dos jogadores
about-playouts = Jogar partidas aleatórias em um só núcleo, tantas quantas couberem no tempo
about-components = Mostrar os dados e o Livro de Magias como um arquivo editável, ou verificar um
about-help = Mostrar esta ajuda ou a de um comando

usage = blazon [COMANDO] [OPÇÕES]
usage-play = blazon play [OPÇÕES]
usage-simulate = blazon simulate [--games NÚMERO] [--seed NÚMERO] [OPÇÕES]
usage-show = blazon show [ARQUIVO|POSIÇÃO|-]
usage-check = blazon check [--json] ARQUIVO...
usage-replay = blazon replay [--json] ARQUIVO
usage-legal = blazon legal [OPÇÕES] POSIÇÃO
usage-perft = blazon perft [OPÇÕES] POSIÇÃO [ROLAGEM]...
usage-bench = blazon bench COMANDO [OPÇÕES]
usage-playouts = blazon bench playouts [--seconds NÚMERO | --games NÚMERO] [--seed NÚMERO] [OPÇÕES]
usage-components = blazon components [ARQUIVO]
usage-help = blazon help [COMANDO]

heading-usage = Uso:
heading-commands = Comandos
heading-arguments = Argumentos
heading-options = Opções
heading-examples = Exemplos:

value-command = COMANDO
value-file = ARQUIVO
value-folder = PASTA
value-language = IDIOMA
value-name = NOME
value-number = NÚMERO
value-opponent = ADVERSÁRIO
value-player = JOGADOR
value-position = POSIÇÃO
value-roll = ROLAGEM
value-seat = LUGAR
value-subject = ARQUIVO|POSIÇÃO

help-command = O comando a explicar
help-components = O arquivo a verificar; sem ele, são mostrados os componentes da caixa
help-position = “start”, uma linha de notação, um arquivo com uma posição ou um registro (vale o fim), ou - para a entrada padrão
help-record = O registro, ou - para a entrada padrão
help-records = Os registros; - é a entrada padrão
help-rolls = As rolagens que virão, por exemplo 'd/b/s2/?'
help-subject = “start”, uma linha de notação, um arquivo com uma posição ou um registro (vale o fim), ou - para a entrada padrão; sem nada, o começo
help-exit-codes =
    Códigos de saída:
      0  está tudo bem
      1  o que foi lido está errado: um registro, uma posição ou os componentes
      2  a linha de comando está errada
      3  algo não pôde ser lido ou escrito

option-against = Contra quem: person (uma pessoa), random (ao acaso), de level:1 a level:8 ou outro jogador; se não for dito, é perguntado
option-bench-games = Quantas partidas jogar, em vez de por um tempo
option-components = Jogar com os dados e o Livro de Magias deste arquivo
option-count = Dizer só quantos são
option-divide = Uma linha para cada primeiro evento e depois a soma
option-edition = As regras que valem onde elas diferem: standard, es, it, fr, pt ou ko
option-first = Quem ocupa o primeiro lugar: um jogador como greedy ou level:3; random se for omitido
option-first-name = Nome do jogador que rola primeiro
option-games = Quantas partidas; 1000 se não for dito
option-help = Mostrar esta ajuda
option-json = Mostrar JSON, um objeto por linha
option-lang = O idioma: en, es, it, fr, pt-BR ou ko; sem nada, o do sistema
option-load = Continuar esta partida salva
option-own-seat = O seu lugar contra a máquina: first (o primeiro) ou second (o segundo)
option-records = Escrever o registro de cada partida nesta pasta
option-seat = Só os deste jogador: first (o primeiro) ou second (o segundo)
option-second = Quem ocupa o segundo lugar: um jogador como greedy ou level:3; random se for omitido
option-second-name = Nome do outro jogador
option-seconds = Por quanto tempo jogar; 5 segundos se não for dito
option-seed = Onde o acaso começa: o mesmo número dá as mesmas partidas
option-threads = Quantas partidas jogar ao mesmo tempo; tantas quantos os núcleos se não for dito. Os resultados são os mesmos
option-version = Mostrar a versão

argument-against = Não há nenhum adversário “{ $name }”. É person (uma pessoa) ou um jogador: { $known }.
argument-bad-value = “{ $value }” não pode ser o valor de { $option }.
argument-conflict = { $option } e { $other } se excluem.
argument-edition = Não há nenhuma edição “{ $name }”. Edições conhecidas: { $known }.
argument-language = Não há nenhum idioma “{ $name }”. Idiomas conhecidos: { $known }.
argument-missing = Falta algo: “{ $option }”.
argument-no-command = Falta o comando.
argument-no-value = { $option } precisa de um valor.
argument-not-text = A linha de comando contém algo que não é texto em UTF-8.
argument-number = { $option } precisa de um número de { $least } a { $most }, não “{ $value }”.
argument-other = Não dá para entender a linha de comando.
argument-player = Não há nenhum jogador “{ $name }”. Jogadores conhecidos: { $known }.
argument-roll = A rolagem { $roll } é impossível: { $reason }
argument-seat = Não há nenhum lugar “{ $name }”. É first (o primeiro) ou second (o segundo).
argument-see-help = Veja “{ $command } --help”.
argument-too-many = { $option } não aceita mais um valor: “{ $value }”.
argument-twice = { $option } aparece duas vezes.
argument-unknown = “{ $option }” é desconhecido aqui.
argument-unknown-command = Não há nenhum comando “{ $name }”.
argument-unknown-command-meant = Não há nenhum comando “{ $name }”. Seria “{ $meant }”?
argument-unknown-meant = “{ $option }” é desconhecido aqui. Seria “{ $meant }”?

input-not-text = { $place }: isto não é texto em UTF-8.
input-too-long = { $file }: passa de 1 MiB, e nenhum texto mais longo é lido.
input-unread = Não foi possível ler { $file }: { $reason }.
output-failed = Não foi possível escrever a saída: { $reason }.
output-unwritten = Não foi possível escrever { $file }: { $reason }.
seed-failed = O sistema não fornece números aleatórios: { $reason }. Escolha um com --seed.
reason-directory = é uma pasta
reason-exists = há outro arquivo com esse nome
reason-full = não há mais espaço
reason-not-directory = uma parte do caminho não é uma pasta
reason-not-found = esse arquivo ou pasta não existe
reason-not-text = não é texto
reason-permission = não é permitido
reason-too-long = passa de 1 MiB

check-sum = Registros corretos: { $right } de { $all }.

components-note =
    Os dados e o Livro de Magias da caixa, até onde se sabe.
    Mude o que for diferente na sua. “blazon components ARQUIVO” verifica o arquivo,
    “blazon play --components ARQUIVO” joga com ele.
components-right = Os componentes estão corretos. Em uma linha:

bench-event = Nanossegundos por evento: { $nanoseconds }
bench-games = Partidas: { $games } em { $seconds } segundos em um só núcleo
bench-length = Eventos por partida: { $events }
bench-signature = Assinatura das primeiras { $games } partidas: { $signature }
bench-speed = Partidas por segundo: { $speed }

simulate-castle = Bônus do castelo usado: primeiro lugar { $first }%, segundo lugar { $second }%
simulate-decided = Decididas por pontos { $points }%, pelo domínio mais extenso { $largest }%, por sorteio { $lots }%, sem decisão { $draw }%
simulate-ended = Terminadas por um mapa cheio { $full }%, por uma rodada em que ninguém desenhou { $nobody }%
simulate-games = Partidas: { $games }, { $first } contra { $second }, edição { $edition }, semente { $seed }
simulate-length = Duração média: { $rounds } rodadas, { $events } eventos
simulate-power = conquistado em { $won }% das partidas, usado em { $used }%
simulate-powers = Poderes:
simulate-result = Resultado do primeiro lugar, um empate vale meio: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
simulate-score = Pontuação média: primeiro lugar { $first }, segundo lugar { $second }
simulate-signature = Assinatura: { $signature }
simulate-stopped = Parado depois de { $games } de { $asked } partidas. Isto é o que há:
simulate-wins = Vencidas pelo primeiro lugar { $first }%, pelo segundo lugar { $second }%, empatadas { $draws }%

show-castle-spent = Bônus do castelo: usado
show-castle-there = Bônus do castelo: disponível
show-chosen = usado: { $arms }
show-dice = Dados:
show-hand = { $name } tem { $dice }
show-hash = Hash: { $hash }
show-heading = { $name } (jogador { $role })
show-held = disponível
show-spellbook = Livro de Magias
show-spent = usado
show-struck = riscada
show-turn-both = Rodada { $round }: os dois jogadores desenham.
show-turn-cross = Rodada { $round }: { $name } adiciona uma cruz.
show-turn-domains = Rodada { $round }: { $name } escolhe um escudo para Domínios.
show-turn-draw = Rodada { $round }: { $name } desenha.
show-turn-lots = Rodada { $round }: o sorteio decide.
show-turn-roll = Rodada { $round }: { $name } rola os dados.
show-turn-take-a = Rodada { $round }: { $name }, jogador A, pega um dado.
show-turn-take-b = Rodada { $round }: { $name }, jogador B, pega dois dados.

replay-round = Rodada { $round }, jogador A: { $name }
replay-versus = { $first } contra { $second }

## Analysis, in the terminal

about-analyse = Avaliar uma partida registrada: a sorte dos dados, o custo das decisões, as chances de vencer
usage-analyse = blazon analyse [--html ARQUIVO] [--json] [OPÇÕES] ARQUIVO
option-html = Escrever o relatório neste arquivo, como uma página web; o que havia é substituído
option-judge = Quem avalia: best se não for dito
option-judge-nodes = Quantas posições olhar em cada decisão
option-judge-time = Quantos milissegundos pensar em cada decisão; o relatório pode então variar
option-judge-threads = Quantos eventos avaliar ao mesmo tempo; tantos quantos os núcleos se não for dito. O relatório é o mesmo

analysis-title = Análise: { $first } contra { $second }
analysis-judge = Avaliado por { $player }.
analysis-nothing = { $file }: o registro não tem nenhum evento, então não há nada para analisar.
analysis-unjudged = { $player } não tem nenhuma avaliação desta partida.
analysis-stopped-early = Parado antes de avaliar qualquer coisa.
analysis-written = O relatório está em { $file }.
analysis-curve = Chances de vencer
analysis-moments = Evento por evento
analysis-maps = Mapas e pontos
analysis-arms = Escudos

analysis-round = Rodada
analysis-event = Evento
analysis-before = Antes
analysis-after = Depois
analysis-loss = Perda
analysis-mark = Nota
analysis-played = Jogado
analysis-better = Melhor
analysis-whose = Antes e depois: as chances de quem age; numa rolagem, de quem rola.

analysis-made = Feito com Blazon { $version }.

## Matches

about-match = Fazer dois jogadores se enfrentarem em pares de partidas com os mesmos dados e dizer quem é melhor
about-ladder = Fazer muitos jogadores se enfrentarem e dar a cada um o seu Elo
about-merge = Juntar as partes de um confronto ou de uma escala

usage-match = blazon match ESQUERDA DIREITA [--pairs NÚMERO] [--seed NÚMERO] [OPÇÕES]
usage-ladder = blazon ladder [JOGADOR]... [OPÇÕES]
usage-merge = blazon merge [--json] [--svg ARQUIVO] ARQUIVO...

value-left = ESQUERDA
value-right = DIREITA
value-milliseconds = MILISSEGUNDOS

help-left = O jogador cujo resultado é contado: um nome como best, ou cmd: e o comando de outro programa
help-right = O outro jogador
help-ladder = Os jogadores, o mais fraco primeiro; sem nenhum, todos os níveis e referências
help-parts = O que “match --json” ou “ladder --json” imprimiu com --shard

option-pairs = Quantos pares de partidas; 100 se for omitido
option-sprt = Parar assim que estiver claro qual destas duas diferenças de Elo está mais perto da verdade
option-match-nodes = O máximo de nós por decisão
option-match-time = O tempo por decisão
option-patience = Quanto outro programa pode demorar para responder, 10000 se for omitido; o tempo da decisão se soma
option-shard = Jogar só esta parte da série: 2/5 é a segunda de cinco
option-svg = Desenhar a escala neste arquivo

argument-command = “{ $name }” não indica nenhum programa, ou falta fechar aspas.
argument-shard = --shard precisa de uma parte como 2/5, não “{ $value }”.
argument-ladder = Uma escala pode ter no máximo { $most } jogadores; você indicou { $count }.
argument-sprt = --sprt precisa de dois números de -2000 a 2000, primeiro o menor, não “{ $values }”.
program-failed = Não é possível iniciar { $name }: { $reason }.
threads-failed = Não é possível iniciar nenhuma thread: { $reason }. Feche outros programas e tente de novo.

match-bar = { $score }%, Elo { $elo } (de { $low } a { $high })
match-stopped = Interrompido antes de jogar todos os { $asked } pares. Isto é o que há:
match-part = Só a parte { $parts } de { $of }:
match-heading = Confronto: { $left } contra { $right }, { $games } partidas em pares com os mesmos dados, edição { $edition }, semente { $seed }
match-score = Resultado de { $name }: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
match-elo = { $open ->
    [up] Diferença de Elo: pelo menos { $low }
    [down] Diferença de Elo: no máximo { $high }
   *[no] Diferença de Elo: { $mean } (intervalo de 95%: de { $low } a { $high })
}
match-pairs = Pares por pontos de { $name }: 0 em { $none }, ½ em { $half }, 1 em { $one }, 1½ em { $more }, 2 em { $two }
match-games = Partidas empatadas: { $draws }. Vantagem média: { $margin } pontos
match-cost = Decisões de { $name }: { $milliseconds } ms e { $nodes } nós cada uma
match-sprt = Teste de { $low } contra { $high } Elo: razão de verossimilhança logarítmica { $ratio }, limites ±{ $bound }; { $verdict ->
    [elo0] é mais provável { $low }.
    [elo1] é mais provável { $high }.
   *[open] não decidido.
}
match-seat = Controle, resultado do primeiro lugar: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
match-dice = Controle, dados: χ² = { $value } com { $freedom } graus de liberdade, p = { $p }
match-forfeits = Partidas perdidas sem chegar ao fim: { $games }
match-forfeit = Par { $pair }, partida { $game }, { $name }: { $why }

forfeit-not-started = não pôde ser iniciado ({ $reason }).
forfeit-ended = terminou no meio da partida.
forfeit-silent = não respondeu a tempo.
forfeit-nonsense = não se entende a resposta: “{ $answer }”.
forfeit-illegal = a resposta não é legal: { $answer }.

ladder-heading = Escala: { $games } partidas, { $pairs } pares por confronto, edição { $edition }, semente { $seed }
ladder-player = Jogador
ladder-elo = Elo
ladder-interval = Intervalo de 95%
ladder-range = de { $low } a { $high }
ladder-games = Partidas
ladder-time = ms por decisão
ladder-self = Controle, { $name } contra si mesmo: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
ladder-title = Elo dos jogadores, greedy = 0 ({ $pairs } pares por confronto, semente { $seed })
ladder-axis = Elo, com intervalos de 95%

merge-unreadable = { $file }: isto não é o que “match --json” ou “ladder --json” imprime.
merge-different = { $file }: não é uma parte da mesma série que { $first }.
merge-twice = { $file }: a parte { $part } já está lá.

## Estudo, in the terminal

about-hint = Dizer o que fazer numa posição, quanto vale e por quê
about-engine = Responder a outro programa, linha por linha: veja docs/protocol-engine.md
usage-hint = blazon hint [OPÇÕES] POSIÇÃO
usage-engine = blazon engine
heading-levels = Níveis:
level-item = { $player }  { $name }: { $about }
option-alternatives = Quantas alternativas mostrar, 3 se for omitido
option-hint-player = Quem pensa: { $known }; best se for omitido
option-hint-seat = Para este jogador: first (o primeiro) ou second (o segundo); se for omitido, para quem deve agir
option-hint-seed = Onde o acaso dele começa: o mesmo número dá a mesma resposta
option-nodes = Pensar em cerca de tantas posições
option-time = Pensar por tantos milissegundos

hint-exact = O resto da partida está resolvido: estes números são exatos.
hint-alternatives = Alternativas:
hint-alternative = { $event }: { $win }% de chance de vencer ({ $difference }). { $said }
hint-roll = Não há nada a decidir: primeiro vêm os dados.
hint-lots = Não há nada a decidir: primeiro vem o sorteio.
hint-chance = { $name }: { $win }% de chance de vencer.
hint-over = A partida acabou. { $outcome }

## Measuring

about-train = Treinar uma rede jogando contra si mesma e gravar seus pesos
about-measure = Medir a qualidade das decisões e a verdade das probabilidades
about-bench-greedy = Jogar partidas entre jogadores gulosos em um só núcleo, tantas quantas couberem no tempo
about-bench-net = Contar quantos desenhos a rede julga em um só núcleo
about-bench-decide = Dizer quanto tempo um jogador leva para decidir, em um só núcleo
about-measure-endings = Comparar as decisões a duas rodadas do fim com a solução exata
about-measure-decisions = Julgar as decisões por partidas que seguem com os mesmos dados
about-measure-calibration = Comparar as probabilidades que a rede dá com o fim das partidas
about-measure-powers = Contar quantas vezes os poderes são conquistados, usados e desperdiçados

usage-train = blazon train --out ARQUIVO [OPÇÕES]
usage-measure = blazon measure COMANDO [OPÇÕES]
usage-bench-greedy = blazon bench greedy [--seconds NÚMERO | --games NÚMERO] [--seed NÚMERO] [OPÇÕES]
usage-bench-net = blazon bench net [--seconds NÚMERO] [--seed NÚMERO] [--net ARQUIVO] [--json]
usage-bench-decide = blazon bench decide [--player JOGADOR] [--positions NÚMERO] [--seed NÚMERO] [OPÇÕES]
usage-measure-endings = blazon measure endings [--positions NÚMERO] [--player JOGADOR]... [OPÇÕES]
usage-measure-decisions = blazon measure decisions [--positions NÚMERO] [--rollouts NÚMERO] [--player JOGADOR] [OPÇÕES]
usage-measure-calibration = blazon measure calibration [--games NÚMERO] [--net ARQUIVO] [OPÇÕES]
usage-measure-powers = blazon measure powers [--games NÚMERO] [--player JOGADOR] [OPÇÕES]

option-train-out = Gravar os pesos neste arquivo; cada geração terminada vai para um arquivo ao lado dele
option-train-first-games = Quantas partidas entre jogadores gulosos para começar; { $default } se não for dito
option-train-games = Quantas partidas a primeira rede joga contra si mesma; { $default } se não for dito
option-train-searched-games = Quantas partidas cada geração seguinte joga; { $default } se não for dito
option-train-generations = Quantas gerações seguintes; { $default } se não for dito
option-train-epochs = Quantas vezes percorrer as amostras de cada geração; { $default } se não for dito
option-work-threads = Em quantas threads trabalhar; tantas quantos os núcleos se não for dito. O resultado é o mesmo
option-work-seed = Onde o acaso começa: o mesmo número dá o mesmo resultado
option-net = Usar os pesos deste arquivo em vez dos do programa
option-measure-positions = Quantas posições; { $default } se não for dito
option-measure-games = Quantas partidas; { $default } se não for dito
option-measure-rollouts = Quantas partidas por candidato; { $default } se não for dito
option-measure-player = A quem se pergunta: um jogador como best ou best@ARQUIVO; best se não for dito
option-measure-players = O mesmo, e pode ser repetido para mais jogadores; a net se pergunta sempre
option-measure-nodes = O máximo de nós de uma solução exata; { $default } se não for dito. O que custa mais é deixado de lado
option-measure-judge = Quem continua as partidas: net ou greedy; net se não for dito

argument-without-net = { $name } joga sem rede, por isso não pode ter uma própria.
argument-judge = Não há nenhum juiz “{ $name }”. Juízes conhecidos: net, greedy.
weights-other = { $file }: isto não é um arquivo de pesos.
weights-version = { $file }: os pesos têm a versão { $found }, e este programa lê a versão { $known }.
weights-size = { $file }: os pesos têm { $found } bytes e deveriam ter { $bytes }.
weights-hash = { $file }: os pesos estão danificados. O hash deles é { $found } e deveria ser { $said }.

train-playing = Geração { $generation }: jogando
train-learning = Geração { $generation }: aprendendo, perda { $win } e { $margin }
train-done = A rede está em { $file }.
train-weights = Hash { $hash }, { $bytes } bytes, { $minutes } minutos
train-stopped = Parado. A última geração terminada está em { $file }.
train-stopped-early = Parado antes que uma geração terminasse: nada foi gravado.

bench-round = Nanossegundos por rodada: { $nanoseconds }
bench-rounds = Rodadas por partida: { $rounds }
bench-evaluations = Avaliações: { $evaluations } em { $seconds } segundos em um só núcleo, para { $decisions } decisões do jogador net
bench-evaluation = Uma avaliação: um desenho é encontrado e feito em um lado, esse lado é codificado e julgado contra o outro.
bench-evaluation-speed = Avaliações por segundo: { $speed }
bench-evaluation-time = Nanossegundos por avaliação: { $nanoseconds }
bench-decisions = Decisões de { $player }: { $positions } em um só núcleo, semente { $seed }
bench-decision-time = Milissegundos por decisão: média { $mean }, mediana { $median }, 95% em até { $p95 }, no máximo { $most }
bench-decision-nodes = Nós por decisão: { $nodes }

measure-stopped = Há só { $done } de { $asked }. Isto é o que há:
measure-endings = Finais: { $positions } decisões a duas rodadas do fim; pode-se perder algo em { $open }; deixadas de lado por custarem demais { $unsolved }; semente { $seed }
measure-loss = Perda média
measure-without-loss = Sem perda
measure-largest-loss = Maior perda
measure-decisions = Decisões de { $player }: { $positions }; { $rollouts } partidas de { $judge } por candidato, { $all } ao todo; semente { $seed }
measure-decisions-loss = Perda média de probabilidade de vencer: { $loss }, erro padrão { $error }
measure-decisions-errors = Outro candidato é melhor por mais de dois erros padrão: { $rate } das decisões
measure-calibration = Calibração: { $games } partidas, { $predictions } inícios de rodada, probabilidades do primeiro lugar, semente { $seed }
measure-net = Rede: pontuação de Brier { $brier }
measure-forecast = Esperança sobre os dados: pontuação de Brier { $brier }
measure-chance = Probabilidade
measure-predicted = Prevista
measure-realised = Realizada
measure-count = Número
measure-powers = Poderes: { $games } partidas de { $player } contra si mesmo, por jogador e partida, semente { $seed }
measure-power = Poder
measure-won = Conquistado
measure-used = Usado
measure-wasted = Desperdiçado
measure-castle = Bônus do castelo

## O servidor e a página antes de começar

about-serve = Servir a página do jogo e abri-la no navegador; é o que acontece também sem comando
usage-serve = blazon serve [--address ENDEREÇO] [--no-browser]
value-address = ENDEREÇO
option-address = Onde servir: um endereço e uma porta; se não for dito, 127.0.0.1:4000, que só este computador alcança
option-no-browser = Não abrir nenhum navegador
argument-address = Não dá para servir no endereço “{ $value }”. É um endereço e uma porta, como 127.0.0.1:4000.
serve-started = Blazon está sendo servido em { $url }. Ctrl-C encerra.
serve-already = Blazon já está sendo servido em { $url } por outra execução do programa.
serve-ended = Blazon não está mais sendo servido.
serve-taken = { $address } está ocupado por outro programa. Escolha outro endereço com --address, por exemplo --address { $other }.
serve-failed = Nada pode ser servido em { $address }: { $reason }.
server-not-found = Não há nada neste endereço. O jogo está em /.
server-method = Isto só pode ser lido, não alterado.
server-slow = O pedido demorou demais para chegar. Tente de novo.
page-description = Kingdomino Duel no navegador: contra um amigo no mesmo aparelho ou contra o motor, com ou sem rede.
page-not-started = A página não conseguiu iniciar. Verifique a rede e carregue-a de novo; se não adiantar, atualize o navegador.
page-without-script = Blazon é um jogo que roda no seu próprio navegador: permita JavaScript nesta página e carregue-a de novo.
