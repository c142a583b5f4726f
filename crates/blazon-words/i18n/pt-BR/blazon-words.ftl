### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

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

## Dice

die = dado { $number }
die-with-face = dado { $number } ({ $face })
dice-two = dados { $one } e { $other }
face-wild = coringa

## Powers

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
power-in-quotes = “{ $power }”
castle-bonus = o bônus do castelo

## Players

player-you = Jogador
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

level-1-about = para uma primeira partida
level-2-about = para quem já conhece as regras
level-3-about = vê os pontos e deixa passar quase todo o resto
level-4-about = uma partida equilibrada para a maioria
level-5-about = faz pagar por dados escolhidos sem cuidado
level-6-about = difícil, olha também o seu mapa e o seu Livro de Magias
level-7-about = muito difícil, deixa pouco ao acaso
level-8-about = o nível mais forte que existe

## Editions of the rules

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

## Amounts

points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
percent = { $figure }%

## Around every screen

page-title = Blazon: um duelo de dados e mapas
page-title-of = { $what } · Blazon
page-description = Kingdomino Duel no navegador: contra um amigo no mesmo aparelho ou contra o motor, com ou sem rede.
page-not-started = A página não conseguiu iniciar. Verifique a rede e carregue-a de novo; se não adiantar, atualize o navegador.
page-without-script = Blazon é um jogo que roda no seu próprio navegador: permita JavaScript nesta página e carregue-a de novo.
page-skip-to-content = Pular para o conteúdo
page-sections = Seções
page-game = Partida
page-my-games = Minhas partidas
page-rules = Regras
page-replay = Replay
page-settings = Configurações
page-language = Idioma
page-back-to-game = Voltar à partida
page-close = Fechar
page-dismiss = Ocultar
page-update-ready = Uma versão mais nova desta página está pronta.
page-update-now = Usar agora

## Home and a new game

page-welcome = Jogar Blazon
page-lead = Role quatro dados, pegue dois, desenhe o dominó no seu mapa. Domínios mais extensos e com mais cruzes dão mais pontos, e o Livro de Magias dá poderes a quem chega primeiro.
page-learn-by-playing = Aprender jogando: sua primeira partida
page-new-game = Nova partida
page-against-computer = Contra o computador
page-two-players-here = Duas pessoas neste aparelho
page-with-real-dice = Com dados e lápis de verdade: a página confere, conta os pontos e aconselha
page-difficulty = Nível
page-level = { $number }. { $name }: { $about }
page-play = Jogar
page-options = Nomes, quem começa, edições
page-your-name = Seu nome
page-name-first = Nome de um jogador
page-name-second = Nome do outro jogador
page-who-rolls-first = Quem rola primeiro
page-starts-random = O acaso decide
page-edition = Quais regras valem onde elas diferem
with-about = { $name }: { $about }
page-components = Dados e Livro de Magias
page-components-box = Os da caixa.
page-components-own = Os do seu arquivo.
page-components-open = Abrir um arquivo de componentes
page-components-reset = Usar os da caixa

## A round: what to do now

versus = { $first } contra { $second }
page-your-side = Seu mapa
page-their-side = O outro mapa
page-dice-and-actions = Dados e ações
spellbook = Livro de Magias
page-what-powers-do = O que os poderes fazem
page-moves-so-far = O que aconteceu
page-points-by-domain = Pontos por domínio
page-player-a = Jogador A nesta rodada
page-badge-a = A
page-menu = Mais
page-undo = Desfazer
page-hint = Dica
page-stop = Parar

round-player-a = Rodada { $round }. Jogador A: { $name }.
page-ask-roll = Rodada { $round }. { $name }, você é o jogador A: role os dados.
page-ask-enter = Rodada { $round }. { $name }, jogador A, rola os dados. Informe o que os quatro dados mostram.
page-roll = Rolar
page-use-roll = Usar esta rolagem
ask-take-one = { $name }, você é o jogador A. Pegue um dado.
ask-take-both = { $name }, você é o jogador A. Pegue um dado, ou dois com Ambos.
ask-take-two = { $name }, você é o jogador B. Pegue dois dados.
page-take = Pegar
page-take-dice = Pegar: { $dice }
page-then-takes = { $name } pega dois destes: { $dice }.
page-thinking = { $name } está pensando.
page-thinking-progress = Progresso do raciocínio

## A round: drawing

page-domino = Seu dominó
page-die-of = { $die }, { $name }
page-ask-draw = { $name }, desenhe seu dominó: indique um espaço possível para o dado que está na sua mão.
page-ask-other-half = Agora indique um espaço para o outro dado.
page-ask-wild = Qual escudo para o coringa?
page-ask-confirm = Confirme o desenho, ou então gire o dominó, troque os dados ou leve-o para outro espaço possível.
page-no-room = Não há espaço vazio ao lado para o outro dado.
domino-cannot-be-drawn = Ele não pode ser desenhado assim: não há dois espaços vazios lado a lado em que fique ligado.
powers-that-help = O que ajudaria: { $powers }.
no-power-helps = Nada do que você tem ajudaria.
page-rotate = Girar dominó
page-swap = Trocar
page-castle-die = Castelo, dado { $die }
page-castle-about = uma vez por partida, mais uma cruz neste dado; ele não marca nenhum espaço do Livro de Magias nesta rodada
page-draw-it = Desenhar
page-confirm = Confirmar
page-dont-draw = Não desenhar
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

## A round: powers used at once

page-ask-domains = { $power }: escolha um escudo de armas. Cada domínio dele dá 3 pontos no final.
page-ask-cross = { $power }: indique um espaço desenhado para adicionar uma cruz nele.

## The map and the spellbook, as they are read aloud

map-of = Mapa, { $name }
page-castle-ready = d3, castelo, o bônus está disponível
page-castle-used = d3, castelo, o bônus já foi usado
page-cell-empty = { $cell }, vazio
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] sem cruzes
    [one] uma cruz
   *[other] duas cruzes
}, domínio de { $cells }
page-cell-possible = { $cell }, possível
page-cell-just-drawn = { $cell }, desenhado por último
page-cell-unconfirmed = { $cell }, { $what }, a confirmar
page-line-heading = Escudo e poder
page-line = { $marks } de { $boxes }{ $state ->
    [owns] , tem o poder
    [spent] , poder usado
    [struck] , riscada
   *[open] { "" }
}

## What happens in a game

event-roll = { $name } rola os dados: dado 1, { $one }; dado 2, { $two }; dado 3, { $three }; dado 4, { $four }.
event-take = { $name } pega: { $dice }.
event-take-both = { $name } usa Ambos e pega: { $dice }.
event-draw = { $name } desenha { $what } em { $cell } e { $what2 } em { $cell2 }.
event-draw-spending = { $name } desenha { $what } em { $cell } e { $what2 } em { $cell2 }, usando { $spent }.
event-no-drawing = { $name } não desenha o dominó.
event-choose = { $name } escolhe “{ $arms }” para Domínios: 3 pontos no final por cada um desses domínios.
event-cross = { $name } adiciona uma cruz em { $cell } ({ $arms }).
event-lots = O sorteio favorece { $name }.

spent-castle = o bônus do castelo (dado { $die })
spent-turn = Girar (dado { $die } virado para { $face })

gets-rest = { $name } fica com o resto: { $dice }.
after-marks = { $name } marca { $count ->
    [one] um espaço
   *[other] { $count } espaços
} da linha “{ $arms }”: { $marks } de { $boxes }.
after-wins-power = { $name } completa primeiro a linha “{ $arms }” e ganha o poder { $power }: { $about }.
after-line-crossed-out = { $name }: a linha “{ $arms }” é riscada.
after-cross-lost = { $name }: nenhum espaço tem lugar para uma cruz, então Cruz se perde.
after-map-full = { $name }: o mapa está cheio, então a partida termina.
after-nobody-drew = Nenhum dos dois desenhou, então a partida termina.

## Why a move isn’t allowed

illegal-game-over = A partida acabou.
illegal-not-this-step = Não é o momento para isso.
illegal-not-your-turn = É a vez do outro jogador.
illegal-already-done = O dominó desta rodada já foi jogado.
illegal-no-such-face = O dado { $die } não tem essa face.
illegal-die-count = Esse não é o número certo de dados: o jogador A pega um, ou dois com Ambos; o jogador B pega dois.
illegal-die-taken = O dado { $die } já foi escolhido.
illegal-no-such-power = Você não tem o poder { $power }.
illegal-not-your-dice = Esses não são os dois dados que você escolheu.
illegal-same-face = O dado { $die } já mostra essa face: Girar o vira para outra.
illegal-castle-used = O bônus do castelo já foi usado: é só um por partida.
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

## Hints, and why a move is good

page-hint-thinking = Procurando a melhor escolha.
page-show-it = Mostrar
hint-value = { $event }: { $win }% de chance de vencer; diferença esperada: { $margin } pontos.

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
reason-last-box-before = pega o último espaço da linha de { $power } antes do adversário
reason-marks = marca { $count ->
    [one] um espaço
   *[other] { $count } espaços
} da linha “{ $arms }” ({ $left ->
    [one] falta { $left }
   *[other] faltam { $left }
})
reason-keeps-from-opponent = tira do adversário a linha de { $power } nesta rodada
reason-gives-opponent = deixa ao adversário o último espaço da linha de { $power }
reason-blocks = deixa ao adversário um dominó que não pode ser desenhado sem um poder
reason-leaves = { $points ->
    [0] não deixa pontos ao adversário nesta rodada
    [one] deixa ao adversário no máximo { $points } ponto nesta rodada
   *[other] deixa ao adversário no máximo { $points } pontos nesta rodada
}
reason-guarantees = { $points ->
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
reason-counts-domains = conta { $domains ->
    [0] nenhum domínio ainda ({ $arms })
    [one] { $domains } domínio ({ $arms })
   *[other] { $domains } domínios ({ $arms })
}
reason-crosses-domain = põe a cruz num domínio de { $cells ->
    [one] { $cells } espaço
   *[other] { $cells } espaços
} ({ $arms })
reason-needs-power = desenha o que não pode ser desenhado sem { $power }
reason-cannot-draw = deixa de fora o que não pode ser desenhado como está
reason-uses = gasta { $what }
reason-keeps = guarda { $what }
reason-hole = isola o espaço vazio { $cell }
reason-no-hole = não isola nenhum espaço vazio

why = { $reasons }.
why-costs = { $reasons }; em média custa { $count ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
why-no-difference = Nada nas folhas faz diferença.

## The end of a game

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
domains-bonus = Domínios, { $arms }: { $count ->
    [one] { $count } domínio
   *[other] { $count } domínios
} a 3 pontos, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
score-total = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no total. Domínio mais extenso: { $largest ->
    [one] { $largest } espaço
   *[other] { $largest } espaços
}.
outcome-points = { $name } vence, { $points } a { $less }.
outcome-largest = Empate em { $points } pontos. { $name } vence pelo domínio mais extenso, { $largest } espaços contra { $smaller }.
outcome-lots = Empate em { $points } pontos, e em { $largest } espaços no domínio mais extenso. O sorteio decide: { $name } vence.
outcome-tie = Empate em { $points } pontos, e em { $largest } espaços no domínio mais extenso: a partida termina empatada.

page-game-over = A partida acabou
page-play-again = Jogar de novo
page-replay-and-analysis = Replay e análise
page-copy-link = Copiar um link para esta partida
page-copy-game = Copiar a partida como texto
page-save-file = Salvar a partida em um arquivo
page-copy-text = Texto para copiar
page-copied = Copiado.
page-copy-by-hand = O navegador não deixa a página copiar. Copie daqui:

## My games

page-no-games = Ainda não há partidas. Cada partida que você começa fica guardada aqui, só neste navegador.
page-unfinished = Rodada { $round }, ainda não acabou.
page-continue = Continuar
page-view = Ver
page-delete = Excluir
page-deleted = Excluída: { $game }.
page-import = Uma partida de outro lugar
page-import-about = Cole uma partida ou um link para uma, abra um arquivo ou solte-o em qualquer lugar desta página.
page-import-text = Texto de uma partida
page-import-paste = Ler
page-import-file = Abrir um arquivo

page-not-a-game = Isso não é uma partida que possa ser lida, e nada mudou. Motivo: { $reason }
page-broken-link = O link foi cortado ou alterado no caminho, então a partida que estava nele se perdeu. Nada mudou.
page-not-components = Isso não é um conjunto de componentes, e nada mudou. Motivo: { $reason }
page-not-a-text-file = Esse arquivo é longo demais ou não é texto. Nada mudou.
page-no-storage = Este navegador não guarda nada: está cheio ou não tem permissão. Você pode continuar jogando, mas a partida se perde quando você fecha a página. Salve-a em um arquivo se quiser guardá-la.
page-damaged-game = Uma partida guardada está danificada e não pode ser mostrada. As outras continuam aqui.
page-computer-silent = O computador não responde. Sua partida está guardada; tente de novo ou recarregue a página.
page-try-again = Tentar de novo

## Replay

replay-unfinished = O registro acaba aqui; a partida não terminou.
page-replay-round = Rodada { $round }
page-replay-start = No início do registro.
page-replay-steps = Percorrer a partida
page-replay-first = Primeiro
page-replay-previous = Anterior
page-replay-next = Próximo
page-replay-last = Último
page-replay-move = Evento
page-replay-at = { $at } de { $of }
page-replay-value = { $at } de { $of }. { $event }
page-replay-this-move = Este momento
page-replay-dice = Dados da rodada
page-replay-all-moves = Todos os eventos
page-replay-play-on = Continuar jogando a partir daqui
page-replay-play-on-about = Será uma nova partida contra o computador. Esta fica como está.
page-replay-share = Guardar ou compartilhar esta partida

## Analysis

page-replay-analysis = Análise
page-replay-analyse = Analisar a partida
page-replay-analyse-about = O computador avalia cada rolagem e cada decisão. Leva um tempo, aqui no seu navegador. Você pode parar: o que já foi avaliado fica.
page-replay-analysing = A partida está sendo avaliada, evento por evento.
page-replay-analysed = A partida inteira foi avaliada.
page-replay-progress = { $done } de { $of } eventos avaliados
page-replay-much-luck = rolagem de muita sorte ou muito azar
page-replay-curve-about = Toque na curva para ir a esse momento.

mark-inaccuracy = imprecisão
mark-mistake = erro
mark-blunder = erro grave

analysis-chances = Chances de vencer: { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = Sorte: { $luck } para { $name }.
analysis-average-roll = Nem sorte nem azar.
analysis-only-choice = Não havia outra escolha.
analysis-good-move = Nada era claramente melhor.
analysis-next-best = Segunda melhor opção, { $loss } a menos: { $event }
analysis-cost = Custou { $loss }.
analysis-cost-marked = Custou { $loss }: { $mark }.

analysis-partly = Parado depois de { $judged } de { $events } eventos. Isto é o que tinha sido avaliado.
analysis-explained = As porcentagens são chances de vencer; um empate vale meio. A sorte é o que uma rolagem deu além da média de todas. A perda de uma decisão é o que a melhor teria dado a mais.

analysis-summary = Resumo
analysis-costliest = Decisões mais caras
analysis-start = Chance no início
analysis-luck = Sorte
analysis-choices = Decisões de ambos
analysis-estimation = Erro do próprio modelo
analysis-result = Resultado
analysis-end = Chance no fim do registro
analysis-without-luck = Resultado sem a sorte
analysis-loss-draft = Perda por escolha de dados
analysis-loss-drawing = Perda por desenho
analysis-loss-power = Perda por poder ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprecisões, erros, erros graves
analysis-luckiest = Rolagem de mais sorte
analysis-luckiest-roll = { $luck }, rodada { $round }

analysis-costly = Rodada { $round }, { $name }: de { $before } a { $after }, uma perda de { $loss }
analysis-costly-marked = Rodada { $round }, { $name }: de { $before } a { $after }, uma perda de { $loss } ({ $mark })
analysis-played = Jogado: { $event }
analysis-better = Melhor: { $event }
analysis-why = Por quê: { $reason }
analysis-why-margin = Diferença de pontos esperada: { $best } em vez de { $played }.
analysis-nothing-costly = { $name }: nenhuma decisão custou nada.

analysis-curve-of = Chances de vencer: { $name }
analysis-curve-alt = Chances de vencer, { $name }: { $start } no início, { $low } no mínimo, { $high } no máximo, { $end } no fim.
analysis-legend-mark = erro ou erro grave
analysis-legend-luck = rolagem com sorte ou azar de { $least } ou mais

## Settings

page-theme = Cores
page-as-system = Como o sistema
page-theme-light = Claras
page-theme-dark = Escuras
page-animations = Movimento
page-sound = Som
page-on = Ligado
page-off = Desligado
page-buttons = Botões para
page-right-handed = A mão direita
page-left-handed = A mão esquerda
page-single-keys = Teclas de uma só letra
page-shortcuts = Teclas
page-key-help = Mostrar estas teclas
page-key-roll = Rolar os dados
page-key-pick = Indicar um dado
page-key-take = Pegar os dados; girar o dominó
page-key-move = Mover-se pelo mapa, quando ele está em foco
page-key-cell = Indicar o espaço
page-key-half = Pegar o outro dado na mão
page-key-swap = Trocar os dois dados
page-key-confirm = Confirmar
page-key-undo = Desfazer
page-key-hint = Pedir uma dica
page-key-close = Fechar o que está aberto
page-key-replay = Em um replay: um evento para trás ou para a frente

## The rules

page-rules-title = As regras
page-rules-lead = Dois jogadores, quatro dados, um mapa para cada um e um só Livro de Magias.
page-rules-contents = Conteúdo

page-rules-goal = O objetivo
page-rules-goal-text = Em cada rodada você fica com dois dados e os desenha no seu mapa como um dominó. Espaços vizinhos com o mesmo escudo de armas formam domínios, e as cruzes de um domínio multiplicam os pontos dele. Vence quem tiver mais pontos de prestígio no final.

page-rules-need = O que é preciso
page-rules-need-arms = Seis escudos de armas, que se distinguem pelo desenho:
page-rules-need-dice = Quatro dados, todos diferentes. Uma face mostra um escudo de armas com nenhuma, uma ou duas cruzes, ou um ponto de interrogação. As cruzes representam os altos dignitários.
page-rules-need-map = Um mapa para cada um: um castelo no centro e { $cells } espaços em volta. Cada espaço tem dois círculos para as cruzes.
page-rules-need-spellbook = Um Livro de Magias: uma linha para cada escudo de armas, com uma fileira de espaços para cada jogador e um poder a conquistar.
page-rules-need-source = As faces dos dados e o número de espaços vêm de uma única fonte pública. Se a sua caixa diz outra coisa, você pode jogar com um arquivo de componentes seu.

page-rules-round = Uma rodada
page-rules-round-text = Um jogador é o A, o outro é o B. Depois de cada rodada eles trocam.
page-rules-player-a = A
page-rules-player-b = B
page-rules-roll = Rolar
page-rules-roll-text = O jogador A rola os quatro dados.
page-rules-draft = Pegar os dados
page-rules-draft-text = O jogador A pega um dado. O jogador B pega dois dos outros três. O último fica com o jogador A.
page-rules-draw = Desenhar
page-rules-draw-text = Cada um desenha as duas faces, com as cruzes delas, em dois espaços vazios lado a lado, seguindo a regra de ligação. Os dois desenham ao mesmo tempo.
page-rules-draw-border = Where two neighbouring cells have different coats of arms, thicken the line between them. It shows where your domains end.
page-rules-mark = Marcar o Livro de Magias
page-rules-mark-text = Primeiro o jogador A, depois o jogador B: cada face do dominó que mostra um escudo de armas sem cruz marca um espaço daquela linha, na fileira do jogador.
page-rules-mark-undrawn = Whether a domino you didn’t draw marks boxes too depends on the edition. In Standard it does.

page-rules-connection = A regra de ligação
page-rules-connection-text = Pelo menos uma metade do dominó toca, por um lado, o castelo ou um espaço que já tinha o mesmo escudo de armas antes desta rodada. Os cantos não contam.
page-rules-connection-must = Um dominó que pode ser desenhado deve ser desenhado. O que só poderia ser desenhado usando um poder pode ficar de fora.
page-rules-right = Certo.
page-rules-wrong = Errado.
page-rules-right-castle = O ponto toca o castelo. Ali vale qualquer escudo de armas.
page-rules-right-same = A barra toca uma barra de uma rodada anterior. Não importa o que a outra metade toca.
page-rules-wrong-corner = O ponto novo e o anterior só se tocam por um canto.
page-rules-wrong-other = O escudo cheio só toca uma barra, e o ponto não toca nada de uma rodada anterior.

page-rules-wild = Coringas e cruzes
page-rules-wild-text = O ponto de interrogação é um coringa: desenhe-o como o escudo de armas que quiser. Dois coringas podem virar escudos diferentes. Ele não marca nenhum espaço do Livro de Magias, qualquer que seja o escudo escolhido.
page-rules-wild-must = If one choice of coat of arms lets your domino connect, the domino can be drawn, so you must draw it.
page-rules-crosses-text = As cruzes de uma face são desenhadas nos círculos do espaço dela. Um espaço nunca tem mais de duas.

page-rules-castle = O bônus do castelo
page-rules-castle-text = Uma vez por partida, ao desenhar, você pode adicionar uma cruz a um dos seus dois dados, até a um coringa, se ele ainda não tiver duas. O dado com essa cruz não marca nenhum espaço. Depois o teto do castelo é pintado.
page-rules-castle-turned = If you also use “{ power-turn }” on that die, the cross goes on the new face.
page-rules-castle-ready = O bônus ainda está disponível.
page-rules-castle-used = O bônus já foi usado.

page-rules-spellbook = O Livro de Magias
page-rules-spellbook-text = Você marca a sua fileira a partir do escudo de armas. Quem marca primeiro o último espaço de uma linha fica com o poder dela, e a fileira do outro jogador é riscada de vez. Se os dois fizessem isso na mesma rodada, o poder é do jogador A.
page-rules-spellbook-lost = Um dominó pode marcar dois espaços da mesma linha. O que iria para uma fileira cheia ou riscada se perde.
page-rules-spellbook-won = O jogador da esquerda marcou primeiro o último espaço, o redondo, e tem o poder { $power }. A fileira da direita está riscada.
page-rules-spellbook-open = Ninguém tem ainda o poder { $power }: à esquerda estão marcados { $left } de { $boxes } espaços, à direita { $right }.

page-rules-powers = Os poderes
page-rules-powers-text = Cada poder é usado uma só vez, e só por quem o tem. Os quatro primeiros ficam guardados para qualquer rodada seguinte. Os dois com relâmpago são usados na hora, primeiro o do jogador A.
page-rules-powers-together = Vários poderes podem ser usados na mesma rodada, mas { $free } e { $split } não no mesmo dominó.
page-rules-powers-undrawn = You declare “{ power-free }”, “{ power-split }”, “{ power-turn }” and the castle’s bonus as you draw, so if you don’t draw, you keep them. “{ power-both }” is used up when you take the dice.
page-rules-power-line = { $boxes ->
    [one] { $boxes } espaço da linha “{ $arms }”
   *[other] { $boxes } espaços da linha “{ $arms }”
}
page-rules-power-at-once = na hora
page-rules-power-free = Desenhe o dominó desta rodada sem a regra de ligação. As duas metades continuam lado a lado.
page-rules-power-split = Desenhe os seus dois dados separados. Os dois devem ser desenhados, e cada um segue sozinho a regra de ligação.
page-rules-power-both = Em uma rodada em que você é o jogador A, pegue dois dados de uma vez. O jogador B fica com os outros dois.
page-rules-power-turn = Depois que os dados foram escolhidos, gire um dos seus para outra face dele. A face nova é a que você desenha e a que conta para o Livro de Magias.
page-rules-power-domains = Escolha um escudo de armas, de uma vez por todas. No final, cada domínio seu com esse escudo vale 3 pontos a mais, com ou sem cruzes.
page-rules-power-cross = Adicione uma cruz a um espaço desenhado do seu mapa que tenha menos de duas. Se não houver nenhum, o poder se perde.

page-rules-end = O fim e a pontuação
page-rules-end-text = A partida termina com a rodada em que um mapa fica cheio, ou em que nenhum dos dois desenhou.
page-rules-score-text = Um domínio é um grupo de espaços com o mesmo escudo de armas, ligados pelos lados; um espaço sozinho também é um domínio. Ele vale os seus espaços vezes as suas cruzes, então sem cruzes não vale nada.
page-rules-example-text = Um exemplo: este jogador conquistou { $power } e escolheu “{ $arms }”.
page-rules-example-domain = Domínio
page-rules-example-cells = Espaços
page-rules-example-crosses = Cruzes
page-rules-example-points = Pontos
page-rules-example-bonus = { $power }, { $arms }: 3 por cada um de { $count } domínios
page-rules-example-total = Total

page-rules-ties = Empates
page-rules-ties-text = Vence o total mais alto. Se for igual, vence o domínio mais extenso, com ou sem cruzes. Se também for igual, a partida termina empatada.

page-rules-editions = Edições
page-rules-editions-text = As regras publicadas diferem em dois pontos. Antes da partida se escolhe qual edição vale.
page-rules-editions-contradiction = The Spanish and Italian rulebooks contradict themselves: you mark boxes only after drawing, yet a player who can’t draw still marks the spellbook. In those two editions we follow the first rule, in Standard the second.

page-rules-credits = Créditos
page-rules-credits-text = O jogo é Kingdomino Duel, de Bruno Cathala e Ludovic Maublanc, publicado pela Blue Orange em 2019.
page-rules-credits-unofficial = Blazon não é oficial. O nome, os desenhos e as palavras são seus, e não tem ligação com os autores nem com a editora.

## The lesson

page-lesson-title = Primeira partida
page-lesson-next = Continuar
page-lesson-play-own = Jogar uma partida de verdade
page-lesson-leave = Sair da lição
page-lesson-progress = Passo { $step } de { $steps }

page-lesson-roll = Você e seu adversário desenham um reino cada um. Nesta rodada você é o jogador A, então rola os quatro dados para os dois.
page-lesson-take = Pegue o { $dice }. Depois seu adversário pega dois dos outros três, e o último é seu. Por isso, o que você pega também decide o que sobra.
page-lesson-castle = Estes dois dados são o seu dominó. Desenhe-o em dois espaços lado a lado. Um deles precisa tocar o castelo: ao lado do castelo vale qualquer escudo de armas.
page-lesson-spellbook = Olhe o Livro de Magias. Uma face sem cruz marca um espaço da sua linha: { $plain }. Uma face com cruz não marca nada, mas a cruz dá pontos: { $crossed }. Quem completa primeiro uma linha ganha o poder dela.
page-lesson-take-two = Agora seu adversário é o jogador A e já pegou um dado. Você pega dois dos outros três: { $dice }. O último fica com seu adversário.
page-lesson-same = Longe do castelo, uma metade precisa tocar um espaço com o mesmo escudo de armas. Desenhe de modo que o escudo { $arms } forme um só domínio de { $cells } espaços. Um domínio vale os seus espaços vezes as suas cruzes: { $cells } × { $crosses } = { $points } pontos.
page-lesson-last-box = Você é o jogador A outra vez. Role os dados e pegue o { $dice }: ele vai marcar o último espaço da sua linha.
page-lesson-wild = O ponto de interrogação é um coringa: desenhe-o como o escudo de armas que quiser. Ele nunca marca um espaço, então é perfeito para o bônus do castelo, que adiciona uma cruz uma vez por partida. Dê essa cruz ao { $die } e desenhe.
page-lesson-power = Você completou uma linha primeiro, então o poder dela é seu: { $power }. O relâmpago quer dizer que ele é usado na hora. Coloque a cruz no seu domínio mais extenso, onde ela conta mais.
page-lesson-score = Cada domínio vale os seus espaços vezes as suas cruzes, e é isso que o seu reino vale até agora. A partida termina quando um mapa fica cheio ou nenhum dos dois pode desenhar, e vence a pontuação mais alta. Agora você já pode jogar a sua própria partida.

page-lesson-nudge-read = Leia isto primeiro e depois continue.
page-lesson-nudge-roll = Primeiro role os dados.
page-lesson-nudge-take = É permitido, mas desta vez pegue: { $dice }.
page-lesson-nudge-castle-kept = É permitido, mas guarde o bônus do castelo para depois.
page-lesson-nudge-same = É permitido, mas desta vez faça o escudo { $arms } formar um só domínio de { $cells } espaços, e guarde o bônus do castelo para depois.
page-lesson-nudge-castle = É permitido, mas desta vez dê a cruz do castelo ao { $die }.
page-lesson-nudge-power = É permitido, mas ali a cruz conta menos. Coloque-a no seu domínio mais extenso.

## What is wrong with a text that should be a game

expected-arms = um escudo (d b D B s q)
expected-face = uma face (? ou um escudo com no máximo duas cruzes)
expected-cell = um espaço (de a1 a g5, menos o castelo d3)
expected-seat = um jogador (F ou S)
expected-die = um dado (de 1 a 4)
expected-higher-die = um dado de número maior
expected-move = um evento
expected-join = um sinal entre as metades (+ ~ ou /)
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

fault-round = Não existe a rodada { $round }.
fault-odd-cells = { $seat }: há um número ímpar de espaços desenhados.
fault-too-many-cells = { $seat }: há mais dominós desenhados do que rodadas jogadas.
fault-too-few-cells = Houve rodadas em que ninguém desenhou, e a partida continuou.
fault-nothing-drawn = { $seat }: consta que desenhou, mas o mapa está vazio.
fault-unconnected = { $seat }: há espaços desenhados que não se ligam a nada.
fault-no-dominoes = { $seat }: os dominós não podem ficar assim; há espaços demais de uma cor do tabuleiro xadrez.
fault-too-many-in-line = { $seat }: há mais marcas do que espaços na linha “{ $arms }”.
fault-too-many-marks = { $seat }: há mais marcas do que os dominós poderiam dar.
fault-both-filled = Os dois jogadores completaram a linha “{ $arms }”.
fault-held-unfilled = { $seat }: tem { $power } sem ter completado a linha.
fault-lightning-held = { $seat }: guarda { $power }, que é resolvido na hora.
fault-no-lightning = { $seat }: não tem nenhum poder relâmpago para resolver.
fault-chosen = { $seat }: há um escudo escolhido sem Domínios, ou Domínios sem escudo escolhido.
fault-hands = Os dados não estão divididos dois a dois.
fault-waiting = { $seat }: há marcas pendentes que o dominó não pode dar.
fault-both-done = Os dois jogadores terminaram o dominó, e o Livro de Magias não está marcado.
fault-full-map = { $seat }: o mapa está cheio, e a partida continua.
fault-lots = Não há nada para sortear, ou falta o sorteio.

### What only commands and the server say. The page is built without what follows.

## The terminal: starting a game

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
terminal-begin = { $first } rola na primeira rodada. O outro jogador é { $second }. { $edition }.

## The terminal: a round

terminal-ask-draw = { $name }, desenhe seu dominó: { $one } e { $other }.
terminal-ask-how = Como você o desenha? Enter: 1.
terminal-how-plain = só desenhar
terminal-how-continue = continuar assim
terminal-how-castle = o bônus do castelo: mais uma cruz em um dos dados
terminal-how-dont-draw = não desenhar
terminal-castle-explained = O bônus do castelo: uma vez por partida você pode adicionar uma cruz a um dos seus dois dados, até a um coringa. Esse dado então não marca nenhum espaço do Livro de Magias nesta rodada.
terminal-using = Com { $spent }.
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
terminal-preview-uses = Usa { $spent }.
terminal-ask-confirm = Enter ou 1: desenhar. u: voltar.
terminal-ask-domains = { $name }, você tem Domínios. Escolha um escudo de armas: cada domínio dele dá 3 pontos no final.
terminal-domains-item = { $arms }: { $count ->
    [0] nenhum domínio ainda
    [one] 1 domínio agora
   *[other] { $count } domínios agora
}
terminal-ask-cross = { $name }, você tem Cruz. Em qual espaço você adiciona uma cruz?
terminal-cross-item = { $cell }, { $what }: { $points ->
    [one] mais { $points } ponto
   *[other] mais { $points } pontos
}

## The terminal: looking around

terminal-map-legend = Letras: d ponto, b barra, D dois pontos, B duas barras, s cheio, q esquartelado. O número conta as cruzes. O ponto (.) é um espaço vazio, # o castelo. Em uma prévia, o que é novo fica entre colchetes.
terminal-map-empty = Nada foi desenhado ainda.
terminal-cells-left = { $count ->
    [0] Nenhum espaço vazio.
    [one] 1 espaço vazio: { $cells }
   *[other] { $count } espaços vazios: { $cells }
}
terminal-spellbook = Livro de Magias: os espaços marcados, e quantos são.
terminal-line-open = { $arms }, { $power }: { $first } { $marks }, { $second } { $marks2 }, de { $boxes }.
terminal-line-held = { $arms }, { $power }: completada por { $name }, que ainda tem o poder. Riscada para { $other } com { $marks } de { $boxes }.
terminal-line-used = { $arms }, { $power }: completada por { $name }, e o poder já foi usado. Riscada para { $other } com { $marks } de { $boxes }.
terminal-castle-ready = Bônus do castelo, { $name }: disponível.
terminal-castle-used = Bônus do castelo, { $name }: usado.
terminal-chosen = Domínios, { $name }: { $arms }.
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

## The terminal: answers

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
terminal-ask-quit = A partida não acabou. Quer sair?
terminal-quit-save = salvar em { $file } e sair
terminal-quit-unsaved = sair sem salvar
terminal-quit-stay = continuar jogando
terminal-goodbye = Até logo.
terminal-input-ended = A entrada acabou antes da partida. Esta é a partida até aqui; coloque-a em um arquivo para carregá-la de novo:
terminal-interrupted = { $file } não foi gravado: { $reason }. A partida se perdeu.
terminal-over = A partida acabou.
terminal-ask-again = E agora?
terminal-again-new = uma nova partida com os mesmos jogadores
terminal-again-leave = sair (save ARQUIVO guarda esta partida)

## Commands

cli-about = Blazon: um duelo de dados, mapas e magia para dois jogadores.
cli-about-serve = Servir a página do jogo e abri-la no navegador; é o que acontece também sem comando
cli-about-play = Jogar uma partida aqui, contra alguém no mesmo teclado ou contra a máquina
cli-about-simulate = Fazer jogadores automáticos jogarem muitas partidas e dizer como foram
cli-about-match = Fazer dois jogadores se enfrentarem em pares de partidas com os mesmos dados e dizer quem é melhor
cli-about-ladder = Fazer muitos jogadores se enfrentarem e dar a cada um o seu Elo
cli-about-merge = Juntar as partes de um confronto ou de uma escala
cli-about-show = Desenhar uma posição ou o fim de um registro
cli-about-check = Reproduzir registros e dizer se estão corretos
cli-about-replay = Contar uma partida registrada, evento por evento
cli-about-analyse = Avaliar uma partida registrada: a sorte dos dados, o custo das decisões, as chances de vencer
cli-about-legal = Listar o que os jogadores podem fazer, um evento por linha
cli-about-hint = Dizer o que fazer numa posição, quanto vale e por quê
cli-about-engine = Responder a outro programa, linha por linha: veja docs/protocol-engine.md
cli-about-perft = Contar as maneiras como uma partida pode continuar com estas rolagens
cli-about-bench = Medir a velocidade das regras e dos jogadores
cli-about-bench-playouts = Jogar partidas aleatórias em um só núcleo, tantas quantas couberem no tempo
cli-about-bench-greedy = Jogar partidas entre jogadores gulosos em um só núcleo, tantas quantas couberem no tempo
cli-about-bench-net = Contar quantos desenhos a rede julga em um só núcleo
cli-about-bench-decide = Dizer quanto tempo um jogador leva para decidir, em um só núcleo
cli-about-measure = Medir a qualidade das decisões e a verdade das probabilidades
cli-about-measure-endings = Comparar as decisões a duas rodadas do fim com a solução exata
cli-about-measure-decisions = Julgar as decisões por partidas que seguem com os mesmos dados
cli-about-measure-calibration = Comparar as probabilidades que a rede dá com o fim das partidas
cli-about-measure-powers = Contar quantas vezes os poderes são conquistados, usados e desperdiçados
cli-about-train = Treinar uma rede jogando contra si mesma e gravar seus pesos
cli-about-components = Mostrar os dados e o Livro de Magias como um arquivo editável, ou verificar um
cli-about-help = Mostrar esta ajuda ou a de um comando

cli-usage = blazon [COMANDO] [OPÇÕES]
cli-usage-serve = blazon serve [--address ENDEREÇO] [--no-browser]
cli-usage-play = blazon play [OPÇÕES]
cli-usage-simulate = blazon simulate [--games NÚMERO] [--seed NÚMERO] [OPÇÕES]
cli-usage-match = blazon match ESQUERDA DIREITA [--pairs NÚMERO] [--seed NÚMERO] [OPÇÕES]
cli-usage-ladder = blazon ladder [JOGADOR]... [OPÇÕES]
cli-usage-merge = blazon merge [--json] [--svg ARQUIVO] ARQUIVO...
cli-usage-show = blazon show [ARQUIVO|POSIÇÃO|-]
cli-usage-check = blazon check [--json] ARQUIVO...
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
cli-usage-train = blazon train --out ARQUIVO [OPÇÕES]
cli-usage-components = blazon components [ARQUIVO]
cli-usage-help = blazon help [COMANDO]

cli-heading-usage = Uso:
cli-heading-commands = Comandos
cli-heading-arguments = Argumentos
cli-heading-options = Opções
cli-heading-examples = Exemplos:
cli-heading-levels = Níveis:
cli-level-item = { $player }  { $name }: { $about }

cli-value-address = ENDEREÇO
cli-value-command = COMANDO
cli-value-file = ARQUIVO
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

cli-help-command = O comando a explicar
cli-help-components = O arquivo a verificar; sem ele, são mostrados os componentes da caixa
cli-help-ladder = Os jogadores, o mais fraco primeiro; sem nenhum, todos os níveis e referências
cli-help-left = O jogador cujo resultado é contado: um nome como best, ou cmd: e o comando de outro programa
cli-help-right = O outro jogador
cli-help-parts = O que “match --json” ou “ladder --json” imprimiu com --shard
cli-help-position = “start”, uma linha de notação, um arquivo com uma posição ou um registro (vale o fim), ou - para a entrada padrão
cli-help-record = O registro, ou - para a entrada padrão
cli-help-records = Os registros; - é a entrada padrão
cli-help-rolls = As rolagens que virão, por exemplo 'd/b/s2/?'
cli-help-subject = “start”, uma linha de notação, um arquivo com uma posição ou um registro (vale o fim), ou - para a entrada padrão; sem nada, o começo
cli-help-exit-codes =
    Códigos de saída:
      0  está tudo bem
      1  o que foi lido está errado: um registro, uma posição ou os componentes
      2  a linha de comando está errada
      3  algo não pôde ser lido ou escrito

cli-option-address = Onde servir: um endereço e uma porta; se não for dito, 127.0.0.1:4000, que só este computador alcança
cli-option-against = Contra quem: person (uma pessoa), random (ao acaso), de level:1 a level:8 ou outro jogador; se não for dito, é perguntado
cli-option-alternatives = Quantas alternativas mostrar, 3 se for omitido
cli-option-bench-games = Quantas partidas jogar, em vez de por um tempo
cli-option-components = Jogar com os dados e o Livro de Magias deste arquivo
cli-option-count = Dizer só quantos são
cli-option-divide = Uma linha para cada primeiro evento e depois a soma
cli-option-edition = As regras que valem onde elas diferem: standard, es, it, fr, pt ou ko
cli-option-first = Quem ocupa o primeiro lugar: um jogador como greedy ou level:3; random se for omitido
cli-option-first-name = Nome do jogador que rola primeiro
cli-option-games = Quantas partidas; 1000 se não for dito
cli-option-help = Mostrar esta ajuda
cli-option-hint-player = Quem pensa: { $known }; best se for omitido
cli-option-hint-seat = Para este jogador: first (o primeiro) ou second (o segundo); se for omitido, para quem deve agir
cli-option-hint-seed = Onde o acaso dele começa: o mesmo número dá a mesma resposta
cli-option-html = Escrever o relatório neste arquivo, como uma página web; o que havia é substituído
cli-option-json = Mostrar JSON, um objeto por linha
cli-option-analyst = Quem avalia: best se não for dito
cli-option-analyst-nodes = Quantas posições olhar em cada decisão
cli-option-analyst-threads = Quantos eventos avaliar ao mesmo tempo; tantos quantos os núcleos se não for dito. O relatório é o mesmo
cli-option-analyst-time = Quantos milissegundos pensar em cada decisão; o relatório pode então variar
cli-option-lang = O idioma: en, es, it, fr, pt-BR ou ko; sem nada, o do sistema
cli-option-load = Continuar esta partida salva
cli-option-match-nodes = O máximo de nós por decisão
cli-option-match-time = O tempo por decisão
cli-option-measure-games = Quantas partidas; { $default } se não for dito
cli-option-measure-finisher = Quem continua as partidas: net ou greedy; net se não for dito
cli-option-measure-nodes = O máximo de nós de uma solução exata; { $default } se não for dito. O que custa mais é deixado de lado
cli-option-measure-player = A quem se pergunta: um jogador como best ou best@ARQUIVO; best se não for dito
cli-option-measure-players = O mesmo, e pode ser repetido para mais jogadores; a net se pergunta sempre
cli-option-measure-positions = Quantas posições; { $default } se não for dito
cli-option-measure-rollouts = Quantas partidas por candidato; { $default } se não for dito
cli-option-net = Usar os pesos deste arquivo em vez dos do programa
cli-option-no-browser = Não abrir nenhum navegador
cli-option-nodes = Pensar em cerca de tantas posições
cli-option-own-seat = O seu lugar contra a máquina: first (o primeiro) ou second (o segundo)
cli-option-pairs = Quantos pares de partidas; 100 se for omitido
cli-option-patience = Quanto outro programa pode demorar para responder, 10000 se for omitido; o tempo da decisão se soma
cli-option-records = Escrever o registro de cada partida nesta pasta
cli-option-seat = Só os deste jogador: first (o primeiro) ou second (o segundo)
cli-option-second = Quem ocupa o segundo lugar: um jogador como greedy ou level:3; random se for omitido
cli-option-second-name = Nome do outro jogador
cli-option-seconds = Por quanto tempo jogar; 5 segundos se não for dito
cli-option-seed = Onde o acaso começa: o mesmo número dá as mesmas partidas
cli-option-shard = Jogar só esta parte da série: 2/5 é a segunda de cinco
cli-option-sprt = Parar assim que estiver claro qual destas duas diferenças de Elo está mais perto da verdade
cli-option-svg = Desenhar a escala neste arquivo
cli-option-threads = Quantas partidas jogar ao mesmo tempo; tantas quantos os núcleos se não for dito. Os resultados são os mesmos
cli-option-time = Pensar por tantos milissegundos
cli-option-train-epochs = Quantas vezes percorrer as amostras de cada geração; { $default } se não for dito
cli-option-train-first-games = Quantas partidas entre jogadores gulosos para começar; { $default } se não for dito
cli-option-train-games = Quantas partidas a primeira rede joga contra si mesma; { $default } se não for dito
cli-option-train-generations = Quantas gerações seguintes; { $default } se não for dito
cli-option-train-out = Gravar os pesos neste arquivo; cada geração terminada vai para um arquivo ao lado dele
cli-option-train-searched-games = Quantas partidas cada geração seguinte joga; { $default } se não for dito
cli-option-version = Mostrar a versão
cli-option-work-seed = Onde o acaso começa: o mesmo número dá o mesmo resultado
cli-option-work-threads = Em quantas threads trabalhar; tantas quantos os núcleos se não for dito. O resultado é o mesmo

## Commands: what is wrong with a command line

cli-argument-address = Não dá para servir no endereço “{ $value }”. É um endereço e uma porta, como 127.0.0.1:4000.
cli-argument-against = Não há nenhum adversário “{ $name }”. É person (uma pessoa) ou um jogador: { $known }.
cli-argument-finisher = Não há nenhum juiz “{ $name }”. Juízes conhecidos: net, greedy.
cli-argument-bad-value = “{ $value }” não pode ser o valor de { $option }.
cli-argument-program = “{ $name }” não indica nenhum programa, ou falta fechar aspas.
cli-argument-conflict = { $option } e { $other } se excluem.
cli-argument-edition = Não há nenhuma edição “{ $name }”. Edições conhecidas: { $known }.
cli-argument-ladder = Uma escala pode ter no máximo { $most } jogadores; você indicou { $count }.
cli-argument-language = Não há nenhum idioma “{ $name }”. Idiomas conhecidos: { $known }.
cli-argument-missing = Falta algo: “{ $option }”.
cli-argument-no-command = Falta o comando.
cli-argument-no-value = { $option } precisa de um valor.
cli-argument-not-text = A linha de comando contém algo que não é texto em UTF-8.
cli-argument-number = { $option } precisa de um número de { $least } a { $most }, não “{ $value }”.
cli-argument-other = Não dá para entender a linha de comando.
cli-argument-player = Não há nenhum jogador “{ $name }”. Jogadores conhecidos: { $known }.
cli-argument-roll = A rolagem { $roll } é impossível: { $reason }
cli-argument-seat = Não há nenhum lugar “{ $name }”. É first (o primeiro) ou second (o segundo).
cli-argument-see-help = Veja “{ $command } --help”.
cli-argument-shard = --shard precisa de uma parte como 2/5, não “{ $value }”.
cli-argument-sprt = --sprt precisa de dois números de -2000 a 2000, primeiro o menor, não “{ $values }”.
cli-argument-too-many = { $option } não aceita mais um valor: “{ $value }”.
cli-argument-twice = { $option } aparece duas vezes.
cli-argument-unknown = “{ $option }” é desconhecido aqui.
cli-argument-unknown-meant = “{ $option }” é desconhecido aqui. Seria “{ $meant }”?
cli-argument-unknown-command = Não há nenhum comando “{ $name }”.
cli-argument-unknown-command-meant = Não há nenhum comando “{ $name }”. Seria “{ $meant }”?
cli-argument-without-net = { $name } joga sem rede, por isso não pode ter uma própria.

## Files

file-not-text = { $place }: isto não é texto em UTF-8.
file-too-long = { $file }: passa de 1 MiB, e nenhum texto mais longo é lido.
file-unread = Não foi possível ler { $file }: { $reason }.
file-reason-folder = é uma pasta
file-reason-exists = há outro arquivo com esse nome
file-reason-full = não há mais espaço
file-reason-not-folder = uma parte do caminho não é uma pasta
file-reason-not-found = esse arquivo ou pasta não existe
file-reason-not-text = não é texto
file-reason-permission = não é permitido
file-reason-too-long = passa de 1 MiB
cli-output-failed = Não foi possível escrever a saída: { $reason }.
cli-output-unwritten = Não foi possível escrever { $file }: { $reason }.
cli-seed-failed = O sistema não fornece números aleatórios: { $reason }. Escolha um com --seed.
cli-program-failed = Não é possível iniciar { $name }: { $reason }.
cli-threads-failed = Não é possível iniciar nenhuma thread: { $reason }. Feche outros programas e tente de novo.

## Commands: positions and recorded games

cli-check-sum = Registros corretos: { $right } de { $all }.
cli-components-note =
    Os dados e o Livro de Magias da caixa, até onde se sabe.
    Mude o que for diferente na sua. “blazon components ARQUIVO” verifica o arquivo,
    “blazon play --components ARQUIVO” joga com ele.
cli-components-right = Os componentes estão corretos. Em uma linha:

report-turn-roll = Rodada { $round }: { $name } rola os dados.
report-turn-take-a = Rodada { $round }: { $name }, jogador A, pega um dado.
report-turn-take-b = Rodada { $round }: { $name }, jogador B, pega dois dados.
report-turn-draw = Rodada { $round }: { $name } desenha.
report-turn-both = Rodada { $round }: os dois jogadores desenham.
report-turn-domains = Rodada { $round }: { $name } escolhe um escudo para Domínios.
report-turn-cross = Rodada { $round }: { $name } adiciona uma cruz.
report-turn-lots = Rodada { $round }: o sorteio decide.
report-dice = Dados:
report-hand = { $name } tem { $dice }
report-heading = { $name } (jogador { $role })
report-power-held = disponível
report-power-used = usado
report-power-chosen = usado: { $arms }
report-line-crossed-out = riscada
report-castle-ready = Bônus do castelo: disponível
report-castle-used = Bônus do castelo: usado
cli-show-hash = Hash: { $hash }

cli-replay-round = Rodada { $round }, jogador A: { $name }

## Commands: analysis

report-analysis-title = Análise: { $first } contra { $second }
report-analysed-by = Avaliado por { $player }.
cli-analysis-nothing = { $file }: o registro não tem nenhum evento, então não há nada para analisar.
cli-analysis-impossible = { $player } não tem nenhuma avaliação desta partida.
cli-analysis-stopped-early = Parado antes de avaliar qualquer coisa.
cli-analysis-written = O relatório está em { $file }.
report-curve = Chances de vencer
report-moves = Evento por evento
report-maps = Mapas e pontos
report-arms = Escudos

report-round = Rodada
report-move = Evento
report-before = Antes
report-after = Depois
report-loss = Perda
report-rating = Nota
report-played = Jogado
report-better = Melhor
report-whose-chances = Antes e depois: as chances de quem age; numa rolagem, de quem rola.
report-made-by = Feito com Blazon { $version }.

## Commands: hints

cli-hint-exact = O resto da partida está resolvido: estes números são exatos.
cli-hint-alternatives = Alternativas:
cli-hint-alternative = { $event }: { $win }% de chance de vencer ({ $difference }). { $said }
cli-hint-roll = Não há nada a decidir: primeiro vêm os dados.
cli-hint-lots = Não há nada a decidir: primeiro vem o sorteio.
cli-hint-chance = { $name }: { $win }% de chance de vencer.
cli-hint-over = A partida acabou. { $outcome }

## Commands: simulations

cli-simulate-games = Partidas: { $games }, { $first } contra { $second }, edição { $edition }, semente { $seed }
cli-simulate-stopped = Parado depois de { $games } de { $asked } partidas. Isto é o que há:
cli-simulate-wins = Vencidas pelo primeiro lugar { $first }%, pelo segundo lugar { $second }%, empatadas { $draws }%
cli-simulate-result = Resultado do primeiro lugar, um empate vale meio: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
cli-simulate-score = Pontuação média: primeiro lugar { $first }, segundo lugar { $second }
cli-simulate-length = Duração média: { $rounds } rodadas, { $events } eventos
cli-simulate-ended = Terminadas por um mapa cheio { $full }%, por uma rodada em que ninguém desenhou { $nobody }%
cli-simulate-decided = Decididas por pontos { $points }%, pelo domínio mais extenso { $largest }%, por sorteio { $lots }%, sem decisão { $draw }%
cli-simulate-castle = Bônus do castelo usado: primeiro lugar { $first }%, segundo lugar { $second }%
cli-simulate-powers = Poderes:
cli-simulate-power = conquistado em { $won }% das partidas, usado em { $used }%
cli-simulate-signature = Assinatura: { $signature }

## Commands: matches and ladders

cli-match-bar = { $score }%, Elo { $elo } (de { $low } a { $high })
cli-match-stopped = Interrompido antes de jogar todos os { $asked } pares. Isto é o que há:
cli-match-part = Só a parte { $parts } de { $of }:
cli-match-heading = Confronto: { $left } contra { $right }, { $games } partidas em pares com os mesmos dados, edição { $edition }, semente { $seed }
cli-match-score = Resultado de { $name }: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
cli-match-elo = { $open ->
    [up] Diferença de Elo: pelo menos { $low }
    [down] Diferença de Elo: no máximo { $high }
   *[no] Diferença de Elo: { $mean } (intervalo de 95%: de { $low } a { $high })
}
cli-match-pairs = Pares por pontos de { $name }: 0 em { $none }, ½ em { $half }, 1 em { $one }, 1½ em { $more }, 2 em { $two }
cli-match-games = Partidas empatadas: { $draws }. Vantagem média: { $margin } pontos
cli-match-cost = Decisões de { $name }: { $milliseconds } ms e { $nodes } nós cada uma
cli-match-sprt = Teste de { $low } contra { $high } Elo: razão de verossimilhança logarítmica { $ratio }, limites ±{ $bound }; { $verdict ->
    [elo0] é mais provável { $low }.
    [elo1] é mais provável { $high }.
   *[open] não decidido.
}
cli-match-seat = Controle, resultado do primeiro lugar: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
cli-match-dice = Controle, dados: χ² = { $value } com { $freedom } graus de liberdade, p = { $p }
cli-match-forfeits = Partidas perdidas sem chegar ao fim: { $games }
cli-match-forfeit = Par { $pair }, partida { $game }, { $name }: { $why }

cli-forfeit-not-started = não pôde ser iniciado ({ $reason }).
cli-forfeit-ended = terminou no meio da partida.
cli-forfeit-silent = não respondeu a tempo.
cli-forfeit-nonsense = não se entende a resposta: “{ $answer }”.
cli-forfeit-illegal = a resposta não é legal: { $answer }.

cli-ladder-heading = Escala: { $games } partidas, { $pairs } pares por confronto, edição { $edition }, semente { $seed }
cli-ladder-player = Jogador
cli-ladder-elo = Elo
cli-ladder-interval = Intervalo de 95%
cli-ladder-range = de { $low } a { $high }
cli-ladder-games = Partidas
cli-ladder-time = ms por decisão
cli-ladder-self = Controle, { $name } contra si mesmo: { $mean }% (intervalo de 95%: de { $low }% a { $high }%)
cli-ladder-title = Elo dos jogadores, greedy = 0 ({ $pairs } pares por confronto, semente { $seed })
cli-ladder-axis = Elo, com intervalos de 95%

cli-merge-unreadable = { $file }: isto não é o que “match --json” ou “ladder --json” imprime.
cli-merge-different = { $file }: não é uma parte da mesma série que { $first }.
cli-merge-twice = { $file }: a parte { $part } já está lá.

## Commands: measuring and training

cli-bench-games = Partidas: { $games } em { $seconds } segundos em um só núcleo
cli-bench-speed = Partidas por segundo: { $speed }
cli-bench-length = Eventos por partida: { $events }
cli-bench-rounds = Rodadas por partida: { $rounds }
cli-bench-move = Nanossegundos por evento: { $nanoseconds }
cli-bench-round = Nanossegundos por rodada: { $nanoseconds }
cli-bench-signature = Assinatura das primeiras { $games } partidas: { $signature }
cli-bench-evaluations = Avaliações: { $evaluations } em { $seconds } segundos em um só núcleo, para { $decisions } decisões do jogador net
cli-bench-evaluation = Uma avaliação: um desenho é encontrado e feito em um lado, esse lado é codificado e julgado contra o outro.
cli-bench-evaluation-speed = Avaliações por segundo: { $speed }
cli-bench-evaluation-time = Nanossegundos por avaliação: { $nanoseconds }
cli-bench-decisions = Decisões de { $player }: { $positions } em um só núcleo, semente { $seed }
cli-bench-decision-time = Milissegundos por decisão: média { $mean }, mediana { $median }, 95% em até { $p95 }, no máximo { $most }
cli-bench-decision-nodes = Nós por decisão: { $nodes }

cli-measure-stopped = Há só { $done } de { $asked }. Isto é o que há:
cli-measure-endings = Finais: { $positions } decisões a duas rodadas do fim; pode-se perder algo em { $open }; deixadas de lado por custarem demais { $unsolved }; semente { $seed }
cli-measure-loss = Perda média
cli-measure-without-loss = Sem perda
cli-measure-largest-loss = Maior perda
cli-measure-decisions = Decisões de { $player }: { $positions }; { $rollouts } partidas de { $judge } por candidato, { $all } ao todo; semente { $seed }
cli-measure-decisions-loss = Perda média de probabilidade de vencer: { $loss }, erro padrão { $error }
cli-measure-decisions-errors = Outro candidato é melhor por mais de dois erros padrão: { $rate } das decisões
cli-measure-calibration = Calibração: { $games } partidas, { $predictions } inícios de rodada, probabilidades do primeiro lugar, semente { $seed }
cli-measure-net = Rede: pontuação de Brier { $brier }
cli-measure-forecast = Esperança sobre os dados: pontuação de Brier { $brier }
cli-measure-chance = Probabilidade
cli-measure-predicted = Prevista
cli-measure-actual = Realizada
cli-measure-count = Número
cli-measure-powers = Poderes: { $games } partidas de { $player } contra si mesmo, por jogador e partida, semente { $seed }
cli-measure-power = Poder
cli-measure-won = Conquistado
cli-measure-used = Usado
cli-measure-wasted = Desperdiçado
cli-measure-castle = Bônus do castelo

cli-weights-other = { $file }: isto não é um arquivo de pesos.
cli-weights-version = { $file }: os pesos têm a versão { $found }, e este programa lê a versão { $known }.
cli-weights-size = { $file }: os pesos têm { $found } bytes e deveriam ter { $bytes }.
cli-weights-hash = { $file }: os pesos estão danificados. O hash deles é { $found } e deveria ser { $said }.

cli-train-playing = Geração { $generation }: jogando
cli-train-learning = Geração { $generation }: aprendendo, perda { $win } e { $margin }
cli-train-done = A rede está em { $file }.
cli-train-weights = Hash { $hash }, { $bytes } bytes, { $minutes } minutos
cli-train-stopped = Parado. A última geração terminada está em { $file }.
cli-train-stopped-early = Parado antes que uma geração terminasse: nada foi gravado.

## The server

cli-serve-started = Blazon está sendo servido em { $url }. Ctrl-C encerra.
cli-serve-already = Blazon já está sendo servido em { $url } por outra execução do programa.
cli-serve-ended = Blazon não está mais sendo servido.
cli-serve-taken = { $address } está ocupado por outro programa. Escolha outro endereço com --address, por exemplo --address { $other }.
cli-serve-failed = Nada pode ser servido em { $address }: { $reason }.
server-not-found = Não há nada neste endereço. O jogo está em /.
server-method = Isto só pode ser lido, não alterado.
server-slow = O pedido demorou demais para chegar. Tente de novo.
