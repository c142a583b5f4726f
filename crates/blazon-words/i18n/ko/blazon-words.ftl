### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = 점
arms-bar = 띠
arms-two-dots = 두 점
arms-two-bars = 두 띠
arms-solid = 단색
arms-quarters = 사분할

arms-dot-about = 점 하나
arms-bar-about = 띠 하나
arms-two-dots-about = 위아래로 놓인 점 두 개
arms-two-bars-about = 띠 두 개
arms-solid-about = 전체가 어두움
arms-quarters-about = 네 칸 가운데 두 칸이 어두움

drawn-dot = 점 문장
drawn-bar = 띠 문장
drawn-two-dots = 두 점 문장
drawn-two-bars = 두 띠 문장
drawn-solid = 단색 문장
drawn-quarters = 사분할 문장

with-crosses = { $crosses ->
    [0] { $what }
   *[other] X 표시 { $crosses }개가 있는 { $what }
}

## Dice

die = { $number }번 주사위
die-with-face = { $number }번 주사위({ $face })
dice-two = { $one }번, { $other }번 주사위
face-wild = 물음표

## Powers

power-free = 자유
power-split = 분리
power-both = 둘 다
power-turn = 회전
power-domains = 영지
power-cross = X 표시

power-free-about = 연결 규칙을 지키지 않고 도미노를 그립니다. 두 문장은 그래도 서로 붙어 있어야 합니다
power-split-about = 두 주사위를 따로 그립니다. 각각 연결 규칙을 지켜야 합니다
power-both-about = 시작 플레이어일 때 주사위 2개를 먼저 고릅니다
power-turn-about = 자기 주사위 1개를 다른 면으로 돌립니다
power-domains-about = 즉시 사용. 문장 1개를 골라, 게임이 끝날 때 그 문장의 영지마다 3점을 얻습니다
power-cross-about = 즉시 사용. 왕국 지도에 있는 문장 1개에 X 표시 1개를 추가합니다
power-in-quotes = “{ $power }”
castle-bonus = 성 보너스

## Players

player-you = 플레이어
player-one = 플레이어 1
player-two = 플레이어 2

level-1 = 시동
level-2 = 종자
level-3 = 전령
level-4 = 기사
level-5 = 궁내관
level-6 = 대장군
level-7 = 섭정
level-8 = 군주

level-1-about = 첫 게임에 알맞음
level-2-about = 규칙을 아는 사람에게 알맞음
level-3-about = 점수는 보지만 다른 것은 많이 놓침
level-4-about = 대부분의 사람에게 팽팽한 상대
level-5-about = 주사위를 대충 고르면 그 틈을 놓치지 않음
level-6-about = 어려움, 상대의 지도와 마법책까지 살핌
level-7-about = 매우 어려움, 운에 거의 맡기지 않음
level-8-about = 가장 강한 단계

## Editions of the rules

edition-standard = 표준
edition-spanish = 스페인어판 규칙
edition-italian = 이탈리아어판 규칙
edition-french = 프랑스어판 규칙
edition-portuguese = 브라질판 규칙
edition-korean = 한국어판 규칙

edition-about = { $marks ->
    [yes] 그리지 못한 도미노도 마법책에 표시합니다
   *[no] 그리지 못한 도미노는 마법책에 표시하지 않습니다
}. { $tie ->
    [lots] 완전한 동점은 제비뽑기로 정합니다
   *[draw] 완전한 동점은 무승부입니다
}

## Amounts

points = { $points }점
percent = { $figure }%

## Around every screen

page-title = Blazon: 주사위와 지도의 대결
page-title-of = { $what } · Blazon
page-description = 브라우저에서 즐기는 Kingdomino Duel: 한 기기에서 친구와 함께, 또는 엔진을 상대로, 네트워크가 있든 없든.
page-not-started = 페이지를 시작하지 못했습니다. 네트워크를 확인하고 다시 불러오세요. 그래도 안 되면 브라우저를 업데이트하세요.
page-without-script = Blazon은 브라우저 안에서 돌아가는 게임입니다. 이 페이지에서 JavaScript를 허용한 뒤 다시 불러오세요.
page-skip-to-content = 본문으로 건너뛰기
page-sections = 메뉴
page-game = 게임
page-my-games = 내 게임
page-rules = 규칙
page-replay = 다시 보기
page-settings = 설정
page-language = 언어
page-back-to-game = 게임으로 돌아가기
page-close = 닫기
page-dismiss = 숨기기
page-update-ready = 이 페이지의 새 버전이 준비되었습니다.
page-update-now = 지금 쓰기

## Home and a new game

page-welcome = Blazon 게임하기
page-lead = 주사위 4개를 굴려 2개를 고르고, 왕국 지도에 도미노를 그리세요. 영지가 넓고 X 표시가 많을수록 점수가 높고, 마법책의 줄을 먼저 채운 사람이 마법을 얻습니다.
page-learn-by-playing = 해 보며 배우기: 첫 게임
page-new-game = 새 게임
page-against-computer = 컴퓨터와 겨루기
page-two-players-here = 이 기기에서 두 사람이
page-with-real-dice = 진짜 주사위와 연필로: 페이지가 검사하고 점수를 계산하고 조언합니다
page-difficulty = 단계
page-level = { $number }. { $name }: { $about }
page-play = 시작
page-options = 이름, 먼저 굴리는 사람, 판본
page-your-name = 내 이름
page-name-first = 한 플레이어의 이름
page-name-second = 다른 플레이어의 이름
page-who-rolls-first = 먼저 굴리는 사람
page-starts-random = 무작위로 정하기
page-edition = 규칙서마다 다른 부분에서 따를 판본
with-about = { $name }: { $about }
page-components = 주사위와 마법책
page-components-box = 상자의 구성물입니다.
page-components-own = 내 파일의 구성물입니다.
page-components-open = 구성물 파일 열기
page-components-reset = 상자의 구성물 쓰기

## A round: what to do now

versus = { $first } 대 { $second }
page-your-side = 내 왕국 지도
page-their-side = 상대의 왕국 지도
page-dice-and-actions = 주사위와 행동
spellbook = 마법책
page-what-powers-do = 마법의 효과
page-moves-so-far = 지금까지 있었던 일
page-points-by-domain = 영지별 점수
page-player-a = 이번 라운드의 시작 플레이어
page-badge-a = 시작
page-menu = 더 보기
page-undo = 되돌리기
page-hint = 힌트
page-stop = 멈추기

round-player-a = { $round } 라운드. 시작 플레이어: { $name }.
page-ask-roll = { $round } 라운드. { $name } 님, 시작 플레이어입니다. 주사위를 굴리세요.
page-ask-enter = { $round } 라운드. 시작 플레이어 { $name } 님이 주사위를 굴립니다. 주사위 4개의 면을 입력하세요.
page-roll = 굴리기
page-use-roll = 이 결과 쓰기
ask-take-one = { $name } 님, 시작 플레이어입니다. 주사위 1개를 고르세요.
ask-take-both = { $name } 님, 시작 플레이어입니다. 주사위 1개, 또는 둘 다 마법으로 2개를 고르세요.
ask-take-two = { $name } 님, 상대 플레이어입니다. 주사위 2개를 고르세요.
page-take = 가져가기
page-take-dice = 가져가기: { $dice }
page-then-takes = { $name } 님이 이 중 2개를 가져갑니다: { $dice }.
page-thinking = { $name } 님이 생각하고 있습니다.
page-thinking-progress = 생각의 진행 정도

## A round: drawing

page-domino = 내 도미노
page-die-of = { $die }, { $name }
page-ask-draw = { $name } 님, 도미노를 그리세요. 선택 가능한 칸 중에서 손에 든 주사위를 그릴 칸을 고르세요.
page-ask-other-half = 이제 다른 주사위를 그릴 칸을 고르세요.
page-ask-wild = 물음표로 어느 문장을 그립니까?
page-ask-confirm = 그림을 확정하세요. 도미노를 돌리거나, 주사위를 맞바꾸거나, 선택 가능한 다른 칸으로 옮길 수도 있습니다.
page-no-room = 옆에 다른 주사위를 그릴 빈칸이 없습니다.
domino-cannot-be-drawn = 이대로는 그릴 수 없습니다. 연결되도록 그릴 수 있는, 서로 붙은 빈칸 두 개가 없습니다.
powers-that-help = 도움이 되는 것: { $powers }.
no-power-helps = 도움이 될 마법이 없습니다.
page-rotate = 돌리기
page-swap = 맞바꾸기
page-castle-die = 성, { $die }번 주사위
page-castle-about = 게임 중 한 번, 이 주사위에 X 표시 1개를 추가합니다. 이 주사위는 이번 라운드에 마법책에 표시하지 않습니다
page-draw-it = 그리기
page-confirm = 확정
page-dont-draw = 그리지 않기
page-preview = { $domains }. 점수: { $gain }.
page-preview-domain = { $arms }: { $cells }칸 영지, { $crosses ->
    [0] X 표시 없음
   *[other] X 표시 { $crosses }개
}({ $points }점)
page-preview-marks = 마법책에 표시: { $arms }.
page-preview-no-marks = 마법책에는 표시하지 않습니다.

## A round: powers used at once

page-ask-domains = { $power } 마법: 문장을 고르세요. 게임이 끝날 때 그 문장의 영지마다 3점을 얻습니다.
page-ask-cross = { $power } 마법: X 표시를 추가할, 문장이 있는 칸을 고르세요.

## The map and the spellbook, as they are read aloud

map-of = 왕국 지도, { $name }
page-castle-ready = d3, 성, 보너스 남아 있음
page-castle-used = d3, 성, 보너스 사용함
page-cell-empty = { $cell }, 빈칸
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] X 표시 없음
   *[other] X 표시 { $crosses }개
}, { $cells }칸 영지
page-cell-possible = { $cell }, 선택 가능
page-cell-just-drawn = { $cell }, 마지막에 그림
page-cell-unconfirmed = { $cell }, { $what }, 확정 전
page-line-heading = 문장과 마법
page-line = { $boxes }칸 중 { $marks }칸{ $state ->
    [owns] , 마법 보유
    [spent] , 마법 사용함
    [struck] , 지워짐
   *[open] { "" }
}

## What happens in a game

event-roll = { $name } 님이 주사위를 굴립니다. 1번: { $one }; 2번: { $two }; 3번: { $three }; 4번: { $four }.
event-take = { $name } 님의 선택: { $dice }.
event-take-both = { $name } 님이 둘 다 마법을 사용합니다. 선택: { $dice }.
event-draw = { $name } 님이 { $cell }에 { $what }, { $cell2 }에 { $what2 }을 그립니다.
event-draw-spending = { $name } 님이 { $cell }에 { $what }, { $cell2 }에 { $what2 }을 그립니다({ $spent } 사용).
event-no-drawing = { $name } 님은 도미노를 그리지 않습니다.
event-choose = { $name } 님이 영지 마법으로 { $arms } 문장을 고릅니다. 게임이 끝날 때 그 문장의 영지마다 3점을 얻습니다.
event-cross = { $name } 님이 { $cell }의 { $arms } 문장에 X 표시를 추가합니다.
event-lots = 제비뽑기 결과: { $name } 님.

spent-castle = 성 보너스({ $die }번 주사위)
spent-turn = 회전({ $die }번 주사위: { $face })

gets-rest = { $name } 님이 나머지를 가져갑니다: { $dice }.
after-marks = { $name } 님이 마법책의 { $arms } 줄에 { $count }칸 표시합니다. { $boxes }칸 중 { $marks }칸.
after-wins-power = { $name } 님이 { $arms } 줄을 먼저 채워 { $power } 마법을 얻습니다. { $about }.
after-line-crossed-out = { $name } 님의 { $arms } 줄은 지워집니다.
after-cross-lost = { $name } 님: X 표시를 추가할 칸이 없어 X 표시 마법을 잃습니다.
after-map-full = { $name } 님의 왕국 지도가 가득 차서 게임이 끝납니다.
after-nobody-drew = 아무도 그리지 못해 게임이 끝납니다.

## Why a move isn’t allowed

illegal-game-over = 게임이 끝났습니다.
illegal-not-this-step = 지금은 그것을 하는 단계가 아닙니다.
illegal-not-your-turn = 다른 플레이어의 차례입니다.
illegal-already-done = 이번 라운드의 도미노는 이미 끝났습니다.
illegal-no-such-face = { $die }번 주사위에는 그런 면이 없습니다.
illegal-die-count = 주사위 개수가 맞지 않습니다. 시작 플레이어는 1개(둘 다 마법으로는 2개), 상대 플레이어는 2개를 가져갑니다.
illegal-die-taken = { $die }번 주사위는 이미 선택되었습니다.
illegal-no-such-power = { $power } 마법이 없습니다.
illegal-not-your-dice = 선택한 주사위 2개가 아닙니다.
illegal-same-face = { $die }번 주사위는 이미 그 면입니다. 회전 마법은 다른 면으로 돌립니다.
illegal-castle-used = 성 보너스는 이미 사용했습니다. 게임 중 한 번만 쓸 수 있습니다.
illegal-too-many-crosses = { $die }번 주사위에는 X 표시가 이미 2개 있습니다. 한 칸에 2개를 넘을 수 없습니다.
illegal-not-the-face = { $die }번 주사위의 면과 다릅니다.
illegal-same-cell = 두 주사위를 같은 칸에 그릴 수 없습니다.
illegal-cell-taken = { $cell } 칸에는 이미 문장이 있습니다.
illegal-not-side-by-side = 두 칸이 서로 붙어 있지 않습니다.
illegal-does-not-connect = 도미노가 연결되지 않습니다. 두 문장 중 어느 것도 성이나 같은 종류 문장과 상하좌우로 닿지 않습니다.
illegal-half-does-not-connect = { $die }번 주사위가 연결되지 않습니다. 분리 마법을 쓰면 각 문장이 성이나 같은 종류 문장과 닿아야 합니다.
illegal-can-be-drawn = 그릴 수 있는 도미노는 반드시 그려야 합니다.
illegal-no-arms-there = { $cell } 칸에는 아무것도 없습니다.
illegal-two-crosses = { $cell } 칸에는 X 표시가 이미 2개 있습니다.

refused = { $event } 거절됨: { $reason }

## Hints, and why a move is good

page-hint-thinking = 가장 좋은 선택을 찾고 있습니다.
page-show-it = 보여 주기
hint-value = { $event }: 승률 { $win }%, 예상 점수 차 { $margin }점.

reason-only = 할 수 있는 일이 이것뿐임
reason-ends-ahead = 현재 { $points }점 앞선 채 이번 라운드로 게임을 끝냄
reason-ends-behind = 현재 { $points }점 뒤진 채 이번 라운드로 게임을 끝냄
reason-ends-level = 현재 동점인 채 이번 라운드로 게임을 끝냄
reason-last-box = { $power } 줄의 마지막 칸을 채움
reason-last-box-before = { $power } 줄의 마지막 칸을 상대보다 먼저 채움
reason-marks = { $arms } 줄에 { $count }칸 표시함(남은 칸 { $left }개)
reason-keeps-from-opponent = 이번 라운드에 상대가 { $power } 줄을 채우지 못하게 함
reason-gives-opponent = 상대가 { $power } 줄의 마지막 칸을 채우게 둠
reason-blocks = 상대에게 마법 없이는 그릴 수 없는 도미노를 남김
reason-leaves = { $points ->
    [0] 이번 라운드에 상대에게 점수를 남기지 않음
   *[other] 이번 라운드에 상대에게 많아야 { $points }점을 남김
}
reason-guarantees = { $points ->
    [0] 이번 라운드에 확보하는 점수가 없음
   *[other] 이번 라운드에 { $points }점을 확보함
}
reason-scores = 지금 { $points }점을 얻음
reason-scores-nothing = 지금 얻는 점수가 없음
reason-loses = 지금 { $points }점을 잃음
reason-more = { $reason }({ $than ->
    [best] 최선의 선택보다
    [played] 실제 선택보다
   *[next] 다음 선택보다
} { $count }점 많음)
reason-fewer = { $reason }({ $than ->
    [best] 최선의 선택보다
    [played] 실제 선택보다
   *[next] 다음 선택보다
} { $count }점 적음)
reason-grows = X 표시 { $crosses }개가 있는 { $cells }칸 영지를 만듦({ $arms })
reason-counts-domains = 현재 { $arms } 영지 { $domains }개를 셈
reason-crosses-domain = { $cells }칸 영지에 X 표시를 더함({ $arms })
reason-needs-power = { $power } 마법 없이는 그릴 수 없는 도미노를 그림
reason-cannot-draw = 그대로는 그릴 수 없는 도미노를 그리지 않음
reason-uses = “{ $what }” 사용
reason-keeps = “{ $what }” 아껴 둠
reason-hole = 빈칸 { $cell } 하나를 고립시킴
reason-no-hole = 빈칸을 고립시키지 않음

why = { $reasons }.
why-costs = { $reasons }; 평균 { $count ->
   *[other] { $points }점
} 손해.
why-no-difference = 종이 위에서는 차이가 없습니다.

## The end of a game

domain = { $arms }: { $count }칸 영지, X 표시 { $crosses }개, { $points }점: { $cells }
domains-bonus = 영지 마법, { $arms }: 영지 { $count }곳마다 3점, 모두 { $points }점
score-total = { $name } 님: 모두 { $points }점. 가장 넓은 영지: { $largest }칸.
outcome-points = { $name } 님이 { $points } 대 { $less }, 더 높은 점수로 승리합니다.
outcome-largest = { $points }점으로 동점입니다. { $name } 님이 { $largest }칸 대 { $smaller }칸, 더 넓은 영지로 승리합니다.
outcome-lots = { $points }점으로 동점이고, 가장 넓은 영지도 { $largest }칸으로 같습니다. 제비뽑기로 { $name } 님이 승리합니다.
outcome-tie = { $points }점으로 동점이고, 가장 넓은 영지도 { $largest }칸으로 같습니다. 무승부입니다.

page-game-over = 게임이 끝났습니다
page-play-again = 다시 하기
page-replay-and-analysis = 다시 보기와 분석
page-copy-link = 이 게임의 링크 복사
page-copy-game = 게임을 글로 복사
page-save-file = 게임을 파일로 저장
page-copy-text = 복사할 글
page-copied = 클립보드에 복사했습니다.
page-copy-by-hand = 브라우저가 페이지의 복사를 허용하지 않습니다. 여기에서 복사하세요:

## My games

page-no-games = 아직 게임이 없습니다. 시작한 게임은 모두 여기에, 이 브라우저에만 보관됩니다.
page-unfinished = { $round } 라운드, 아직 끝나지 않았습니다.
page-continue = 계속하기
page-view = 보기
page-delete = 삭제
page-deleted = 삭제됨: { $game }.
page-import = 다른 곳의 게임
page-import-about = 게임이나 게임의 링크를 붙여 넣거나, 파일을 열거나, 이 페이지의 아무 곳에나 파일을 끌어다 놓으세요.
page-import-text = 게임의 글
page-import-paste = 읽기
page-import-file = 파일 열기

page-not-a-game = 읽을 수 있는 게임이 아닙니다. 바뀐 것은 없습니다. 이유: { $reason }
page-broken-link = 링크가 중간에 잘리거나 바뀌어, 담겨 있던 게임을 잃었습니다. 바뀐 것은 없습니다.
page-not-components = 올바른 구성물이 아닙니다. 바뀐 것은 없습니다. 이유: { $reason }
page-not-a-text-file = 파일이 너무 길거나 글이 아닙니다. 바뀐 것은 없습니다.
page-no-storage = 이 브라우저는 아무것도 보관하지 못합니다. 공간이 없거나 허용되지 않았습니다. 게임은 계속할 수 있지만, 페이지를 닫으면 게임을 잃습니다. 남겨 두려면 파일로 저장하세요.
page-damaged-game = 보관한 게임 하나가 손상되어 보여 줄 수 없습니다. 다른 게임은 남아 있습니다.
page-computer-silent = 컴퓨터가 응답하지 않습니다. 게임은 보관되어 있습니다. 다시 시도하거나 페이지를 다시 불러오세요.
page-try-again = 다시 시도

## Replay

replay-unfinished = 기록은 여기까지이며, 게임은 끝나지 않았습니다.
page-replay-round = { $round } 라운드
page-replay-start = 기록의 시작.
page-replay-steps = 게임 따라가기
page-replay-first = 처음
page-replay-previous = 이전
page-replay-next = 다음
page-replay-last = 마지막
page-replay-move = 진행 기록
page-replay-at = { $at } / { $of }
page-replay-value = { $at } / { $of }. { $event }
page-replay-this-move = 이 순간
page-replay-dice = 이 라운드의 주사위
page-replay-all-moves = 전체 진행 기록
page-replay-play-on = 여기서 이어서 게임하기
page-replay-play-on-about = 컴퓨터와의 새 게임이 됩니다. 이 게임은 그대로 남습니다.
page-replay-share = 이 게임을 보관하거나 공유하기

## Analysis

page-replay-analysis = 분석
page-replay-analyse = 게임 분석하기
page-replay-analyse-about = 컴퓨터가 모든 굴림과 결정을 평가합니다. 이 브라우저에서 계산하므로 시간이 걸립니다. 멈출 수 있으며, 그때까지의 평가는 남습니다.
page-replay-analysing = 게임을 행동 하나하나 평가하고 있습니다.
page-replay-analysed = 게임 전체를 평가했습니다.
page-replay-progress = 행동 { $of }개 중 { $done }개 평가됨
page-replay-much-luck = 운이 아주 좋거나 나쁜 굴림
page-replay-curve-about = 곡선을 누르면 그 순간으로 갑니다.

mark-inaccuracy = 부정확
mark-mistake = 실수
mark-blunder = 큰 실수

analysis-chances = 승률: { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = 운: { $name } { $luck }.
analysis-average-roll = 운이 좋지도 나쁘지도 않았습니다.
analysis-only-choice = 다른 선택이 없었습니다.
analysis-good-move = 분명히 더 나은 선택은 없었습니다.
analysis-next-best = 차선, { $loss } 낮음: { $event }
analysis-cost = 손실: { $loss }.
analysis-cost-marked = 손실: { $loss }, { $mark }.

analysis-partly = 행동 { $events }개 중 { $judged }개를 평가하고 멈추었습니다. 지금까지의 결과입니다.
analysis-explained = 백분율은 승리 확률이며 무승부는 절반으로 칩니다. 운은 주사위 결과가 평균보다 얼마나 유리했는지를 나타냅니다. 결정의 손실은 가장 좋은 결정과의 차이입니다.

analysis-summary = 요약
analysis-costliest = 가장 손실이 큰 결정
analysis-start = 시작할 때의 확률
analysis-luck = 운
analysis-choices = 두 사람의 결정
analysis-estimation = 모형 자체의 오차
analysis-result = 결과
analysis-end = 기록 끝의 확률
analysis-without-luck = 운을 뺀 결과
analysis-loss-draft = 주사위 선택당 손실
analysis-loss-drawing = 그리기당 손실
analysis-loss-power = ⚡ 마법당 손실
analysis-loss-mean = { $mean } × { $count }
analysis-marks = 부정확, 실수, 큰 실수
analysis-luckiest = 가장 운 좋은 굴림
analysis-luckiest-roll = { $luck }, { $round } 라운드

analysis-costly = { $round } 라운드, { $name }: { $before }에서 { $after }, 손실 { $loss }
analysis-costly-marked = { $round } 라운드, { $name }: { $before }에서 { $after }, 손실 { $loss } ({ $mark })
analysis-played = 실제 선택: { $event }
analysis-better = 더 나은 선택: { $event }
analysis-why = 이유: { $reason }
analysis-why-margin = 예상 점수 차이: { $played } 대신 { $best }.
analysis-nothing-costly = { $name }: 손실이 있는 결정이 없습니다.

analysis-curve-of = 승리 확률: { $name }
analysis-curve-alt = 승리 확률, { $name }: 시작 { $start }, 최저 { $low }, 최고 { $high }, 끝 { $end }.
analysis-legend-mark = 실수 또는 큰 실수
analysis-legend-luck = 운이 { $least } 이상 좋거나 나쁜 굴림

## Settings

page-theme = 색
page-as-system = 시스템 설정대로
page-theme-light = 밝게
page-theme-dark = 어둡게
page-animations = 움직임
page-sound = 소리
page-on = 켬
page-off = 끔
page-buttons = 버튼을 누르는 손
page-right-handed = 오른손
page-left-handed = 왼손
page-single-keys = 글자 하나로 된 단축키
page-shortcuts = 단축키
page-key-help = 이 단축키 보기
page-key-roll = 주사위 굴리기
page-key-pick = 주사위 고르기
page-key-take = 주사위 가져가기, 도미노 돌리기
page-key-move = 왕국 지도에 초점이 있을 때 칸 이동
page-key-cell = 칸 고르기
page-key-half = 다른 주사위 들기
page-key-swap = 두 주사위 맞바꾸기
page-key-confirm = 확정
page-key-undo = 되돌리기
page-key-hint = 힌트 보기
page-key-close = 열린 것 닫기
page-key-replay = 다시 보기에서: 한 행동 뒤로 또는 앞으로

## The rules

page-rules-title = 게임 규칙
page-rules-lead = 플레이어 두 명, 주사위 네 개, 각자의 왕국 지도 한 장, 그리고 함께 쓰는 마법책 한 권.
page-rules-contents = 차례

page-rules-goal = 게임 목적
page-rules-goal-text = 라운드마다 주사위 2개를 얻어 도미노로 왕국 지도에 그립니다. 맞닿은 같은 문장 칸들이 영지를 이루고, 영지 안의 X 표시 수만큼 점수가 곱해집니다. 게임이 끝날 때 승점이 높은 플레이어가 승리합니다.

page-rules-need = 게임 구성물
page-rules-need-arms = 문장 6가지. 무늬로 구별합니다.
page-rules-need-dice = 서로 다른 주사위 4개. 각 면에는 X 표시가 없거나 1개 또는 2개 있는 문장, 아니면 물음표가 있습니다. X 표시는 고위 관료를 나타냅니다.
page-rules-need-map = 플레이어마다 왕국 지도 1장. 가운데에 성이 있고 둘레에 { $cells }칸이 있습니다. 칸마다 X 표시를 넣을 원이 2개 있습니다.
page-rules-need-spellbook = 마법책 1권. 문장마다 한 줄이 있고, 줄마다 각 플레이어의 빈칸과 얻을 수 있는 마법이 있습니다.
page-rules-need-source = 주사위 면과 마법책의 칸 수는 공개된 자료 하나에서 가져왔습니다. 가지고 있는 제품과 다르면 직접 만든 구성물 파일로 게임할 수 있습니다.

page-rules-round = 라운드 진행
page-rules-round-text = 한 명은 시작 플레이어, 다른 한 명은 상대 플레이어입니다. 라운드가 끝날 때마다 역할을 바꿉니다.
page-rules-player-a = 시작
page-rules-player-b = 상대
page-rules-roll = 주사위 굴리기
page-rules-roll-text = 시작 플레이어가 주사위 4개를 굴립니다.
page-rules-draft = 주사위 선택하기
page-rules-draft-text = 시작 플레이어가 1개를 고르고, 상대 플레이어가 나머지 3개 중 2개를 고릅니다. 마지막 1개는 시작 플레이어의 것입니다.
page-rules-draw = 문장 그리기
page-rules-draw-text = 각자 두 면의 문장을 X 표시까지 함께, 서로 붙은 빈칸 두 개에 연결 규칙을 지켜 그립니다. 두 플레이어가 동시에 그립니다.
page-rules-draw-border = Where two neighbouring cells have different coats of arms, thicken the line between them. It shows where your domains end.
page-rules-mark = 마법책에 표시하기
page-rules-mark-text = 시작 플레이어부터 표시합니다. 도미노에서 X 표시가 없는 문장 면마다, 그 문장 줄의 자기 쪽 빈칸 1개에 표시합니다.
page-rules-mark-undrawn = Whether a domino you didn’t draw marks boxes too depends on the edition. In Standard it does.

page-rules-connection = 연결 규칙
page-rules-connection-text = 도미노의 두 문장 중 적어도 하나는 성이나, 이번 라운드 전에 그려진 같은 종류 문장과 상하좌우로 닿아야 합니다. 대각선은 해당하지 않습니다.
page-rules-connection-must = 그릴 수 있는 도미노는 반드시 그려야 합니다. 마법을 써야만 그릴 수 있는 도미노는 그리지 않아도 됩니다.
page-rules-right = 맞습니다.
page-rules-wrong = 틀립니다.
page-rules-right-castle = 점 문장이 성과 닿습니다. 성 옆에는 어떤 문장이든 그릴 수 있습니다.
page-rules-right-same = 띠 문장이 이전 라운드에 그린 띠 문장과 닿습니다. 다른 문장이 무엇과 닿는지는 상관없습니다.
page-rules-wrong-corner = 새 점 문장과 이전 점 문장이 대각선으로만 닿습니다.
page-rules-wrong-other = 단색 문장은 띠 문장과만 닿고, 점 문장은 이전 라운드에 그린 어떤 문장과도 닿지 않습니다.

page-rules-wild = 물음표와 X 표시
page-rules-wild-text = 물음표는 원하는 문장으로 그릴 수 있습니다. 물음표 2개를 서로 다른 문장으로 그려도 됩니다. 무엇으로 그리든 마법책에는 표시하지 않습니다.
page-rules-wild-must = If one choice of coat of arms lets your domino connect, the domino can be drawn, so you must draw it.
page-rules-crosses-text = 면에 있는 X 표시는 그 칸의 원에 그립니다. 한 칸의 X 표시는 2개를 넘을 수 없습니다.

page-rules-castle = 성 보너스
page-rules-castle-text = 게임 중 한 번, 그릴 때 자기 주사위 2개 중 1개에 X 표시 1개를 추가할 수 있습니다. 물음표에도 되지만, 이미 2개가 있으면 안 됩니다. 이 X 표시를 받은 주사위는 마법책에 표시하지 않습니다. 사용한 뒤에는 성 지붕을 칠합니다.
page-rules-castle-turned = If you also use “{ power-turn }” on that die, the cross goes on the new face.
page-rules-castle-ready = 성 보너스가 남아 있습니다.
page-rules-castle-used = 성 보너스를 사용했습니다.

page-rules-spellbook = 마법책
page-rules-spellbook-text = 문장 바로 옆 칸부터 차례로 자기 줄에 표시합니다. 줄의 마지막 칸에 먼저 표시한 플레이어가 그 마법을 얻고, 다른 플레이어의 줄은 완전히 지워집니다. 같은 라운드에 둘 다 채우게 되면 시작 플레이어가 마법을 얻습니다.
page-rules-spellbook-lost = 도미노 하나로 같은 줄에 두 칸을 표시할 수도 있습니다. 이미 차거나 지워진 줄에는 표시할 수 없습니다.
page-rules-spellbook-won = 왼쪽 플레이어가 둥근 마지막 칸에 먼저 표시하여 { $power } 마법을 얻었습니다. 오른쪽 줄은 지워졌습니다.
page-rules-spellbook-open = { $power } 마법은 아직 아무도 얻지 못했습니다. { $boxes }칸 중 왼쪽은 { $left }칸, 오른쪽은 { $right }칸을 표시했습니다.

page-rules-powers = 마법
page-rules-powers-text = 각 마법은 얻은 플레이어만 한 번 사용할 수 있습니다. 처음 네 가지는 이후 라운드 중 원할 때 사용합니다. 번개가 그려진 두 가지는 즉시 사용하며, 시작 플레이어가 먼저입니다.
page-rules-powers-together = 한 라운드에 여러 마법을 쓸 수 있지만, 같은 도미노에 { $free } 마법과 { $split } 마법을 함께 쓸 수는 없습니다.
page-rules-powers-undrawn = You declare “{ power-free }”, “{ power-split }”, “{ power-turn }” and the castle’s bonus as you draw, so if you don’t draw, you keep them. “{ power-both }” is used up when you take the dice.
page-rules-power-line = { $arms } { $boxes }칸
page-rules-power-at-once = 즉시
page-rules-power-free = 이번 라운드의 도미노를 연결 규칙 없이 그립니다. 두 문장은 그래도 서로 붙어 있어야 합니다.
page-rules-power-split = 주사위 2개를 따로 떨어뜨려 그립니다. 둘 다 그려야 하고, 각각 연결 규칙을 지켜야 합니다.
page-rules-power-both = 자기가 시작 플레이어인 라운드에 주사위 2개를 한 번에 고릅니다. 상대 플레이어는 나머지 2개를 가져갑니다.
page-rules-power-turn = 주사위를 모두 고른 뒤, 자기 주사위 1개를 그 주사위의 다른 면으로 돌립니다. 새로 나온 면을 그리고, 마법책에도 새 면으로 표시합니다.
page-rules-power-domains = 문장 1개를 고릅니다. 나중에 바꿀 수 없습니다. 게임이 끝날 때 자기 왕국에 있는 그 문장의 영지마다, X 표시가 없어도 3점을 더 얻습니다.
page-rules-power-cross = 자기 지도에 그려진 칸 가운데 X 표시가 2개보다 적은 칸에 X 표시 1개를 추가합니다. 그런 칸이 없으면 마법을 잃습니다.

page-rules-end = 게임 종료와 점수
page-rules-end-text = 어느 한 지도가 가득 찼거나 두 플레이어 모두 그리지 못한 라운드가 끝나면 게임이 끝납니다.
page-rules-score-text = 영지는 상하좌우로 이어진 같은 문장 칸들입니다. 한 칸짜리도 영지입니다. 영지 점수는 칸 수 × X 표시 수이므로, X 표시가 없으면 점수도 없습니다.
page-rules-example-text = 예: 이 플레이어는 { $power } 마법을 얻어 { $arms } 문장을 골랐습니다.
page-rules-example-domain = 영지
page-rules-example-cells = 칸
page-rules-example-crosses = X 표시
page-rules-example-points = 점수
page-rules-example-bonus = { $power } 마법, { $arms }: 영지 { $count }곳 × 3점
page-rules-example-total = 합계

page-rules-ties = 동점
page-rules-ties-text = 점수가 높은 플레이어가 승리합니다. 동점이면 X 표시와 상관없이 가장 넓은 영지를 만든 플레이어가 승리합니다. 그래도 같으면 무승부입니다.

page-rules-editions = 판본
page-rules-editions-text = 규칙서마다 두 가지가 다릅니다. 어느 규칙서를 따를지 게임 전에 고릅니다.
page-rules-editions-contradiction = The Spanish and Italian rulebooks contradict themselves: you mark boxes only after drawing, yet a player who can’t draw still marks the spellbook. In those two editions we follow the first rule, in Standard the second.

page-rules-credits = 만든 사람들
page-rules-credits-text = 이 게임은 브루노 카탈라(Bruno Cathala)와 뤼도비크 모블랑(Ludovic Maublanc)이 만들고 블루 오렌지(Blue Orange)가 2019년에 출판한 킹도미노 듀얼(Kingdomino Duel)입니다.
page-rules-credits-unofficial = Blazon은 공식 프로그램이 아닙니다. 이름과 그림과 글은 모두 새로 만든 것이며, 작가나 출판사와 관계가 없습니다.

## The lesson

page-lesson-title = 첫 게임
page-lesson-next = 다음
page-lesson-play-own = 이제 직접 게임하기
page-lesson-leave = 배우기 그만두기
page-lesson-progress = { $steps }단계 중 { $step }단계

page-lesson-roll = 두 플레이어가 각자 왕국을 그립니다. 이번 라운드에는 당신이 시작 플레이어이므로, 두 사람이 함께 쓸 주사위 4개를 굴립니다.
page-lesson-take = 이것을 고르세요: { $dice }. 그다음 상대가 나머지 3개 중 2개를 고르고, 마지막 1개를 당신이 가져갑니다. 그래서 무엇을 고르느냐에 따라 무엇이 남는지도 달라집니다.
page-lesson-castle = 이 주사위 2개가 이번 도미노입니다. 서로 붙은 두 칸에 그리세요. 둘 중 하나는 성과 닿아야 합니다. 성 옆에는 어떤 문장이든 그릴 수 있습니다.
page-lesson-spellbook = 마법책을 보세요. X 표시가 없는 면은 그 문장 줄의 한 칸에 표시합니다: { $plain }. X 표시가 있는 면은 표시하지 않지만, X 표시가 점수를 줍니다: { $crossed }. 줄을 먼저 채운 플레이어가 그 마법을 얻습니다.
page-lesson-take-two = 이번에는 상대가 시작 플레이어이고, 이미 1개를 골랐습니다. 나머지 3개 중 2개를 고르세요: { $dice }. 마지막 1개는 상대가 가져갑니다.
page-lesson-same = 성에서 떨어진 곳에서는 두 문장 중 하나가 같은 종류 문장과 닿아야 합니다. { $arms } 문장이 { $cells }칸짜리 영지 하나가 되도록 그리세요. 영지 점수는 칸 수 × X 표시 수입니다. { $cells } × { $crosses } = { $points }점.
page-lesson-last-box = 다시 당신이 시작 플레이어입니다. 주사위를 굴리고 이것을 고르세요: { $dice }. 이 주사위로 줄의 마지막 칸에 표시하게 됩니다.
page-lesson-wild = 물음표는 원하는 문장으로 그릴 수 있습니다. 물음표는 마법책에 표시하지 않으므로 성 보너스를 쓰기에 알맞습니다. 성 보너스는 게임 중 한 번 X 표시 1개를 추가합니다. { $die }에 그 X 표시를 추가하고 그리세요.
page-lesson-power = 줄을 먼저 채워 마법을 얻었습니다: { $power }. 번개는 즉시 사용한다는 뜻입니다. X 표시를 가장 넓은 영지에 추가하세요. 그곳에서 점수가 가장 많이 오릅니다.
page-lesson-score = 영지마다 칸 수 × X 표시 수만큼 점수를 얻고, 지금까지의 왕국 점수는 여기에 보이는 대로입니다. 지도가 가득 차거나 두 사람 모두 그릴 수 없으면 게임이 끝나고, 점수가 높은 쪽이 승리합니다. 이제 직접 게임을 해 보세요.

page-lesson-nudge-read = 먼저 이 글을 읽고 다음으로 넘어가세요.
page-lesson-nudge-roll = 먼저 주사위를 굴리세요.
page-lesson-nudge-take = 규칙에는 맞지만, 이번에는 이것을 고르세요: { $dice }.
page-lesson-nudge-castle-kept = 규칙에는 맞지만, 성 보너스는 나중을 위해 남겨 두세요.
page-lesson-nudge-same = 규칙에는 맞지만, 이번에는 { $arms } 문장이 { $cells }칸짜리 영지 하나가 되도록 그리고, 성 보너스는 나중을 위해 남겨 두세요.
page-lesson-nudge-castle = 규칙에는 맞지만, 이번에는 { $die }에 성 보너스의 X 표시를 추가하세요.
page-lesson-nudge-power = 규칙에는 맞지만, 그곳에서는 점수가 덜 오릅니다. 가장 넓은 영지에 추가하세요.

## What is wrong with a text that should be a game

expected-arms = 문장(d b D B s q)
expected-face = 주사위 면(? 또는 X 표시가 2개 이하인 문장)
expected-cell = 칸(a1부터 g5까지, 성 d3 제외)
expected-seat = 자리(F 또는 S)
expected-die = 주사위(1부터 4까지)
expected-higher-die = 번호가 더 큰 주사위
expected-move = 행동
expected-join = 두 문장 사이의 기호(+ ~ 또는 /)
expected-once-a-drawing = 성의 X 표시와 돌린 주사위는 각각 한 번까지
expected-square = 빈칸(.) 또는 X 표시가 2개 이하인 문장
expected-marks = 표시한 칸 수(0부터 9까지)
expected-power = 마법(f s b t d c 순서대로, 또는 -)
expected-castle = 성의 상태(^ 또는 -)
expected-round = 라운드(1부터 99까지)
expected-player-a = 그 라운드의 시작 플레이어(홀수면 F, 짝수면 S)
expected-step = 단계(roll, take, draw, flash, lots, over)
expected-drew = 도미노를 그렸는지(+ 또는 -)
expected-arms-in-order = d b D B s q 순서의 문장
expected-edition = 판본(standard es it fr pt ko)
expected-component = 구성물 항목(die 1: 부터 die 4:, line d: 부터 line q:)
expected-component-once = 주사위와 줄은 각각 한 번씩
expected-all-components = 주사위 4개와 줄 6개
expected-boxes = 칸 수(1부터 9까지)
expected-power-name = 마법(free split both turn domains cross)
expected-power-once = 각 마법은 한 줄에만
expected-rules-tag = [Rules "1"] 태그
expected-tag-name = 글자로 된 태그 이름
expected-tag-once = 각 태그는 한 번씩
expected-tag-text = 따옴표 안의 텍스트(200자 이하, 제어 문자와 글의 방향을 바꾸는 문자 없음)
expected-fewer-tags = 최대 64개의 태그
expected-no-tag-beside-position = 국면 옆에는 판본이나 구성물이 없음
expected-this-round = 이번 라운드의 번호
expected-sign = “{ $sign }”
expected-end = 글의 끝
expected-shorter-text = 1 MiB 이하의 글

found-end = 끝
expected-found = 있어야 할 것: { $expected }. 실제: { $found }.
place-error = { $line }번째 줄 { $column }번째 글자: { $fault }
setup-error = 어떤 게임에서도 나올 수 없는 국면입니다. { $faults }
record-result = 결과가 다릅니다. 실제: { $actual }, 기록: { $said }.
tag-name-error = 정할 수 있는 태그 이름이 아닙니다.
tag-text-error = 태그에 쓸 수 없는 텍스트입니다. 200자 이하로, 제어 문자와 글의 방향을 바꾸는 문자 없이 쓰세요.
tag-too-many-error = 이 기록에는 이미 태그가 64개 있어 더 넣을 수 없습니다.

fault-round = { $round } 라운드는 없습니다.
fault-odd-cells = { $seat }: 그린 칸 수가 홀수입니다.
fault-too-many-cells = { $seat }: 지난 라운드 수보다 많은 도미노를 그렸습니다.
fault-too-few-cells = 아무도 그리지 않은 라운드가 있는데 게임이 계속되었습니다.
fault-nothing-drawn = { $seat }: 그렸다고 하지만 왕국 지도가 비어 있습니다.
fault-unconnected = { $seat }: 어디에도 이어지지 않은 칸이 있습니다.
fault-no-dominoes = { $seat }: 도미노를 이렇게 놓을 수 없습니다. 바둑판무늬의 한쪽 색 칸이 너무 많습니다.
fault-too-many-in-line = { $seat }: { $arms } 줄에 칸보다 표시가 많습니다.
fault-too-many-marks = { $seat }: 지금까지의 도미노로 할 수 있는 것보다 표시가 많습니다.
fault-both-filled = 두 플레이어가 모두 { $arms } 줄을 채웠습니다.
fault-held-unfilled = { $seat }: 줄을 채우지 않고 { $power } 마법을 가지고 있습니다.
fault-lightning-held = { $seat }: 즉시 사용해야 하는 { $power } 마법을 가지고 있습니다.
fault-no-lightning = { $seat }: 사용할 번개 마법이 없습니다.
fault-chosen = { $seat }: 영지 마법 없이 문장을 골랐거나, 영지 마법이 있는데 고른 문장이 없습니다.
fault-hands = 주사위가 두 개씩 나뉘지 않았습니다.
fault-waiting = { $seat }: 도미노로 할 수 없는 표시가 기다리고 있습니다.
fault-both-done = 두 플레이어가 도미노를 끝냈는데 마법책에 표시하지 않았습니다.
fault-full-map = { $seat }: 왕국 지도가 가득 찼는데 게임이 계속됩니다.
fault-lots = 제비뽑기로 정할 것이 없거나, 제비를 뽑지 않았습니다.

### What only commands and the server say. The page is built without what follows.

## The terminal: starting a game

terminal-welcome = Blazon: 플레이어 두 명, 주사위 네 개, 왕국 지도 두 장. 언제든지 ?를 입력하면 도움말, q를 입력하면 나갑니다.
terminal-ask-opponent = 누구와 게임을 합니까? 엔터: 1.
terminal-opponent-person = 이 키보드를 함께 쓰는 다른 사람
terminal-opponent-random = 아무렇게나 고르는 플레이어
terminal-ask-name = 이름은? 엔터: { $default }.
terminal-ask-name-first = 먼저 굴리는 사람의 이름은? 엔터: { $default }.
terminal-ask-name-second = 다른 사람의 이름은? 엔터: { $default }.
terminal-random-name = 무작위
terminal-same-name = 다른 플레이어가 이미 그 이름입니다. 다른 이름을 고르세요.
terminal-ask-edition = 규칙서마다 다른 부분은 어느 것을 따릅니까? 엔터: 1.
terminal-begin = 첫 라운드는 { $first } 님이 굴립니다. 상대: { $second } 님. { $edition }.

## The terminal: a round

terminal-ask-draw = { $name } 님, 도미노를 그리세요: { $one }, { $other }.
terminal-ask-how = 어떻게 그립니까? 엔터: 1.
terminal-how-plain = 그대로 그리기
terminal-how-continue = 이대로 계속하기
terminal-how-castle = 성 보너스: 주사위 하나에 X 표시 1개 추가
terminal-how-dont-draw = 그리지 않기
terminal-castle-explained = 성 보너스: 게임 중 한 번, 자기 주사위 2개 중 1개에 X 표시를 1개 추가할 수 있습니다. 물음표에도 됩니다. 그 주사위는 이번 라운드에 마법책에 표시하지 않습니다.
terminal-using = 사용: { $spent }.
terminal-ask-castle = 어느 주사위에 성의 X 표시를 추가합니까?
terminal-ask-turn = 어느 주사위를 어느 면으로 돌립니까?
terminal-turn-to = { $die }: { $face }
terminal-ask-arms = { $number }번 주사위는 물음표입니다. 어느 문장을 그립니까?
terminal-ask-cell = { $number }번 주사위, { $what }: 어느 칸에 그립니까?
terminal-preview = 미리 보기: { $cell }에 { $what }, { $cell2 }에 { $what2 }.
terminal-preview-points = 점수: 지금 { $now }점, 그린 뒤 { $then }점.
terminal-preview-marks = 마법책에 표시하는 칸: { $marks }.
terminal-preview-mark = { $arms }({ $boxes }칸 중 { $marks }칸)
terminal-preview-no-marks = 마법책에는 표시하지 않습니다.
terminal-preview-uses = 사용: { $spent }.
terminal-ask-confirm = 엔터 또는 1: 그리기. u: 뒤로.
terminal-ask-domains = { $name } 님, 영지 마법을 얻었습니다. 문장을 고르세요. 게임이 끝날 때 그 문장의 영지마다 3점을 얻습니다.
terminal-domains-item = { $arms }: { $count ->
    [0] 아직 영지 없음
   *[other] 지금 영지 { $count }곳
}
terminal-ask-cross = { $name } 님, X 표시 마법을 얻었습니다. 어느 칸에 X 표시를 추가합니까?
terminal-cross-item = { $cell }, { $what }: { $points }점 추가

## The terminal: looking around

terminal-map-legend = 글자: d 점, b 띠, D 두 점, B 두 띠, s 단색, q 사분할. 숫자는 X 표시 개수. 마침표(.)는 빈칸, #은 성. 미리 보기에서 새로 그린 것은 대괄호 안에 있습니다.
terminal-map-empty = 아직 그린 것이 없습니다.
terminal-cells-left = { $count ->
    [0] 빈칸이 없습니다.
   *[other] 빈칸 { $count }개: { $cells }
}
terminal-spellbook = 마법책: 표시한 칸과 전체 칸 수.
terminal-line-open = { $arms }, { $power }: { $first } { $marks }, { $second } { $marks2 }, 전체 { $boxes }칸.
terminal-line-held = { $arms }, { $power }: { $name } 님이 채웠고 마법이 남아 있습니다. { $other } 님의 줄은 { $boxes }칸 중 { $marks }칸에서 지워졌습니다.
terminal-line-used = { $arms }, { $power }: { $name } 님이 채웠고 마법을 사용했습니다. { $other } 님의 줄은 { $boxes }칸 중 { $marks }칸에서 지워졌습니다.
terminal-castle-ready = 성 보너스, { $name }: 남아 있음.
terminal-castle-used = 성 보너스, { $name }: 사용함.
terminal-chosen = 영지 마법, { $name }: { $arms }.
terminal-dice-of = { $round } 라운드의 주사위:
terminal-dice-none = 아직 주사위를 굴리지 않았습니다.
terminal-die-free = { $number }번 주사위: { $face }, 남아 있음.
terminal-die-of = { $number }번 주사위: { $face }, { $name }.
terminal-log-empty = 아직 아무 일도 없었습니다.
terminal-no-game = 아직 게임이 없습니다. 먼저 질문에 답하세요.
terminal-maps-on = 그리기 전에 왕국 지도를 보여 줍니다.
terminal-maps-off = 그리기 전에 왕국 지도를 보여 주지 않습니다.
terminal-help =
    선택지의 번호로 답하세요. 안내가 있으면 엔터는 첫 번째 선택지입니다.
    칸은 c4처럼 이름으로, 두 칸을 한꺼번에 c4 c5처럼 입력해도 됩니다.
    m   내 왕국 지도
    o   상대의 왕국 지도
    w   내 왕국 지도를 영지별로 말로
    wo  상대의 왕국 지도를 말로
    s   마법책: 칸, 마법, 성 보너스
    d   이번 라운드의 주사위와 가진 사람
    p   두 플레이어의 영지별 점수
    l   게임 전체 기록 (l 2: 마지막 두 라운드)
    a   문장과 마법 설명
    v   그리기 전에 왕국 지도 보기: 켜기/끄기
    r   질문 다시 듣기
    u   되돌리기: 한 단계 뒤로
    save 파일   게임 저장
    load 파일   저장한 게임 이어서 하기
    q   나가기
    ?   이 도움말
    1c3d+3c4s2 같은 표기법도 언제든지 쓸 수 있습니다.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power }({ $arms } 줄, { $boxes }칸): { $about }

## The terminal: answers

terminal-unknown = “{ $line }” 여기서는 쓸 수 없는 답입니다. ?를 입력하면 도움말이 나옵니다.
terminal-not-possible = 할 수 없습니다. { $reason }
terminal-not-this-cell = 여기서는 규칙에 맞게 그릴 수 없는 칸입니다: { $cell }.
terminal-no-place = 이렇게는 그릴 자리가 없습니다. u를 입력하면 뒤로 갑니다.
terminal-undone = 되돌림: { $event }
terminal-nothing-to-undo = 되돌릴 것이 없습니다.
terminal-save-needs-name = 파일 이름이 필요합니다: save 파일
terminal-load-needs-name = 파일 이름이 필요합니다: load 파일
terminal-saved = 저장했습니다: { $file }. 나중에 이어서 하려면 게임을 시작하고 입력하세요: load { $file }
terminal-save-failed = { $file } 저장 실패: { $reason }. 게임은 계속됩니다.
terminal-ask-replace = 같은 이름의 파일이 이미 있습니다: { $file }
terminal-replace-yes = 덮어쓰기
terminal-replace-no = 그대로 두기
terminal-not-saved = 저장하지 않았습니다.
terminal-loaded = 불러왔습니다: { $file }.
terminal-load-failed = { $file } 불러오기 실패: { $reason }
terminal-ask-load = 지금 하는 게임을 잃게 됩니다.
terminal-load-yes = 그래도 다른 게임 불러오기
terminal-load-no = 이 게임 계속하기
terminal-ask-quit = 게임이 끝나지 않았습니다. 나가시겠습니까?
terminal-quit-save = { $file } 파일에 저장하고 나가기
terminal-quit-unsaved = 저장하지 않고 나가기
terminal-quit-stay = 계속하기
terminal-goodbye = 안녕히 가세요.
terminal-input-ended = 게임이 끝나기 전에 입력이 끝났습니다. 지금까지의 기록입니다. 파일에 넣으면 다시 불러올 수 있습니다:
terminal-interrupted = { $file } 파일에 쓰지 못했습니다: { $reason }. 게임을 잃었습니다.
terminal-over = 게임이 끝났습니다.
terminal-ask-again = 이제 무엇을 할까요?
terminal-again-new = 같은 플레이어로 새 게임
terminal-again-leave = 나가기 (save 파일: 이 게임 저장)

## Commands

cli-about = Blazon: 주사위와 지도와 마법으로 겨루는 2인용 대결 게임입니다.
cli-about-serve = 게임 페이지를 제공하고 브라우저에서 엽니다. 명령이 없을 때도 이렇게 합니다
cli-about-play = 여기서 게임을 합니다. 같은 키보드의 사람 또는 컴퓨터와 겨룹니다
cli-about-simulate = 자동 플레이어끼리 많은 게임을 하고 그 결과를 알려 줍니다
cli-about-match = 두 플레이어를 같은 주사위의 짝 경기로 맞붙여 누가 더 강한지 알려 줍니다
cli-about-ladder = 여러 플레이어를 맞붙여 각자의 Elo를 매깁니다
cli-about-merge = 나누어 둔 대전이나 순위표를 합칩니다
cli-about-show = 국면 또는 기록의 마지막을 그립니다
cli-about-check = 기록을 다시 진행하여 올바른지 알려 줍니다
cli-about-replay = 기록된 게임을 행동마다 이야기합니다
cli-about-analyse = 기록된 게임을 평가합니다: 주사위 운, 결정의 손실, 승리 확률
cli-about-legal = 플레이어가 할 수 있는 일을 한 줄에 하나씩 나열합니다
cli-about-hint = 국면에서 무엇을 할지, 얼마나 좋은지, 왜 그런지 말합니다
cli-about-engine = 다른 프로그램에 한 줄씩 답합니다: docs/protocol-engine.md 참고
cli-about-perft = 이 주사위 결과로 게임이 이어질 수 있는 경우의 수를 셉니다
cli-about-bench = 규칙과 플레이어의 속도를 잽니다
cli-about-bench-playouts = 코어 하나에서 주어진 시간 동안 무작위 게임을 합니다
cli-about-bench-greedy = 코어 하나에서 주어진 시간 동안 greedy 플레이어끼리 게임을 합니다
cli-about-bench-net = 코어 하나에서 신경망이 판단하는 그리기의 수를 셉니다
cli-about-bench-decide = 코어 하나에서 플레이어가 결정하는 데 걸리는 시간을 알려 줍니다
cli-about-measure = 결정이 얼마나 좋은지, 확률이 얼마나 맞는지 잽니다
cli-about-measure-endings = 두 라운드가 남은 결정을 정확한 풀이와 비교합니다
cli-about-measure-decisions = 같은 주사위로 끝까지 이어 간 게임으로 결정을 판단합니다
cli-about-measure-calibration = 신경망이 말하는 확률을 게임의 결과와 비교합니다
cli-about-measure-powers = 마법을 얻고, 사용하고, 버리는 횟수를 셉니다
cli-about-train = 스스로 게임을 하며 신경망을 학습시키고 가중치를 파일에 씁니다
cli-about-components = 주사위와 마법책을 고칠 수 있는 파일로 출력하거나, 그런 파일을 검사합니다
cli-about-help = 이 도움말 또는 명령의 도움말을 출력합니다

cli-usage = blazon [명령] [옵션]
cli-usage-serve = blazon serve [--address 주소] [--no-browser]
cli-usage-play = blazon play [옵션]
cli-usage-simulate = blazon simulate [--games 숫자] [--seed 숫자] [옵션]
cli-usage-match = blazon match 왼쪽 오른쪽 [--pairs 숫자] [--seed 숫자] [옵션]
cli-usage-ladder = blazon ladder [플레이어]... [옵션]
cli-usage-merge = blazon merge [--json] [--svg 파일] 파일...
cli-usage-show = blazon show [파일|국면|-]
cli-usage-check = blazon check [--json] 파일...
cli-usage-replay = blazon replay [--json] 파일
cli-usage-analyse = blazon analyse [--html 파일] [--json] [옵션] 파일
cli-usage-legal = blazon legal [옵션] 국면
cli-usage-hint = blazon hint [옵션] 국면
cli-usage-engine = blazon engine
cli-usage-perft = blazon perft [옵션] 국면 [주사위]...
cli-usage-bench = blazon bench 명령 [옵션]
cli-usage-bench-playouts = blazon bench playouts [--seconds 숫자 | --games 숫자] [--seed 숫자] [옵션]
cli-usage-bench-greedy = blazon bench greedy [--seconds 숫자 | --games 숫자] [--seed 숫자] [옵션]
cli-usage-bench-net = blazon bench net [--seconds 숫자] [--seed 숫자] [--net 파일] [--json]
cli-usage-bench-decide = blazon bench decide [--player 플레이어] [--positions 숫자] [--seed 숫자] [옵션]
cli-usage-measure = blazon measure 명령 [옵션]
cli-usage-measure-endings = blazon measure endings [--positions 숫자] [--player 플레이어]... [옵션]
cli-usage-measure-decisions = blazon measure decisions [--positions 숫자] [--rollouts 숫자] [--player 플레이어] [옵션]
cli-usage-measure-calibration = blazon measure calibration [--games 숫자] [--net 파일] [옵션]
cli-usage-measure-powers = blazon measure powers [--games 숫자] [--player 플레이어] [옵션]
cli-usage-train = blazon train --out 파일 [옵션]
cli-usage-components = blazon components [파일]
cli-usage-help = blazon help [명령]

cli-heading-usage = 사용법:
cli-heading-commands = 명령
cli-heading-arguments = 인수
cli-heading-options = 옵션
cli-heading-examples = 예:
cli-heading-levels = 단계:
cli-level-item = { $player }  { $name }: { $about }

cli-value-address = 주소
cli-value-command = 명령
cli-value-file = 파일
cli-value-folder = 폴더
cli-value-language = 언어
cli-value-left = 왼쪽
cli-value-milliseconds = 밀리초
cli-value-name = 이름
cli-value-number = 숫자
cli-value-opponent = 상대
cli-value-player = 플레이어
cli-value-position = 국면
cli-value-right = 오른쪽
cli-value-roll = 주사위
cli-value-seat = 자리
cli-value-subject = 파일|국면

cli-help-command = 설명할 명령
cli-help-components = 검사할 파일. 없으면 상자의 구성물을 출력합니다
cli-help-ladder = 플레이어들, 약한 쪽부터. 없으면 모든 단계와 기준 플레이어
cli-help-left = 점수를 알려 줄 플레이어: best 같은 이름, 또는 cmd: 뒤에 다른 프로그램의 명령
cli-help-right = 상대 플레이어
cli-help-parts = “match --json”이나 “ladder --json”이 --shard와 함께 출력한 것
cli-help-position = “start”, 표기법 한 줄, 국면이나 기록(그 마지막)이 든 파일, 또는 표준 입력을 뜻하는 -
cli-help-record = 기록 파일, 또는 표준 입력을 뜻하는 -
cli-help-records = 기록 파일들. -는 표준 입력입니다
cli-help-rolls = 앞으로 나올 주사위 결과. 예: 'd/b/s2/?'
cli-help-subject = “start”, 표기법 한 줄, 국면이나 기록(그 마지막)이 든 파일, 또는 표준 입력을 뜻하는 -. 없으면 게임의 시작
cli-help-exit-codes =
    종료 코드:
      0  모두 정상입니다
      1  읽은 것이 잘못되었습니다: 기록, 국면 또는 구성물
      2  명령줄이 잘못되었습니다
      3  읽거나 쓸 수 없는 것이 있습니다

cli-option-address = 제공할 주소와 포트. 없으면 이 컴퓨터에서만 접속할 수 있는 127.0.0.1:4000
cli-option-against = 상대: person(사람), random(무작위), level:1부터 level:8, 또는 다른 플레이어. 없으면 물어봅니다
cli-option-alternatives = 보여 줄 다른 선택의 수. 없으면 3
cli-option-bench-games = 시간 대신 정해진 수만큼 할 게임 수
cli-option-components = 이 파일의 주사위와 마법책으로 게임합니다
cli-option-count = 몇 가지인지만 출력합니다
cli-option-divide = 첫 행동마다 한 줄씩, 마지막에 합계를 출력합니다
cli-option-edition = 규칙서가 서로 다를 때 따를 판본: standard, es, it, fr, pt, ko
cli-option-first = 첫째 자리의 플레이어: greedy나 level:3 같은 이름, 생략하면 random
cli-option-first-name = 먼저 굴리는 플레이어의 이름
cli-option-games = 게임 수. 없으면 1000
cli-option-help = 이 도움말을 출력합니다
cli-option-hint-player = 생각하는 플레이어: { $known }. 없으면 best
cli-option-hint-seat = 이 플레이어를 위해: first(첫째) 또는 second(둘째). 없으면 차례인 플레이어
cli-option-hint-seed = 엔진이 쓰는 우연의 시작점. 숫자가 같으면 답도 같습니다
cli-option-html = 보고서를 이 파일에 웹 페이지 하나로 씁니다. 있던 내용은 바뀝니다
cli-option-json = JSON을 한 줄에 객체 하나씩 출력합니다
cli-option-analyst = 평가하는 플레이어. 없으면 best
cli-option-analyst-nodes = 결정마다 살펴볼 국면 수
cli-option-analyst-threads = 동시에 평가할 행동 수. 없으면 코어 수만큼. 보고서는 같습니다
cli-option-analyst-time = 결정마다 생각할 시간(밀리초). 보고서가 매번 조금 다를 수 있습니다
cli-option-lang = 언어: en, es, it, fr, pt-BR, ko. 없으면 시스템의 언어
cli-option-load = 저장한 이 게임을 이어서 합니다
cli-option-match-nodes = 결정 하나에 쓰는 최대 노드 수
cli-option-match-time = 결정 하나에 쓰는 시간
cli-option-measure-games = 게임 수. 없으면 { $default }
cli-option-measure-finisher = 게임을 이어 갈 플레이어: net 또는 greedy. 없으면 net
cli-option-measure-nodes = 정확한 풀이에 쓰는 최대 노드 수. 없으면 { $default }. 더 드는 국면은 건너뜁니다
cli-option-measure-player = 물어볼 플레이어: best나 best@파일 같은 이름. 없으면 best
cli-option-measure-players = 위와 같으며 여러 번 쓸 수 있습니다. net에게는 늘 물어봅니다
cli-option-measure-positions = 국면의 수. 없으면 { $default }
cli-option-measure-rollouts = 후보마다 할 게임 수. 없으면 { $default }
cli-option-net = 프로그램의 가중치 대신 이 파일의 가중치를 씁니다
cli-option-no-browser = 브라우저를 열지 않습니다
cli-option-nodes = 국면을 이만큼 살펴봅니다
cli-option-own-seat = 컴퓨터와 겨룰 때 내 자리: first(첫째) 또는 second(둘째)
cli-option-pairs = 짝 경기의 수, 생략하면 100
cli-option-patience = 다른 프로그램의 답을 기다리는 시간, 생략하면 10000. 결정 시간은 여기에 더해집니다
cli-option-records = 각 게임의 기록을 이 폴더에 씁니다
cli-option-seat = 이 플레이어의 것만: first(첫째) 또는 second(둘째)
cli-option-second = 둘째 자리의 플레이어: greedy나 level:3 같은 이름, 생략하면 random
cli-option-second-name = 다른 플레이어의 이름
cli-option-seconds = 게임을 계속할 시간. 없으면 5초
cli-option-seed = 우연의 시작점. 숫자가 같으면 게임도 같습니다
cli-option-shard = 이 부분만 진행합니다. 2/5는 다섯 중 두 번째
cli-option-sprt = 이 두 Elo 차이 중 어느 쪽이 사실에 가까운지 분명해지면 바로 멈춥니다
cli-option-svg = 순위표를 이 파일에 그립니다
cli-option-threads = 동시에 진행할 게임 수. 없으면 코어 수만큼. 결과는 같습니다
cli-option-time = 이만큼 생각합니다(밀리초)
cli-option-train-epochs = 세대마다 표본을 되풀이해 익히는 횟수. 없으면 { $default }
cli-option-train-first-games = 처음에 greedy 플레이어끼리 할 게임 수. 없으면 { $default }
cli-option-train-games = 첫 신경망이 스스로 할 게임 수. 없으면 { $default }
cli-option-train-generations = 그 뒤의 세대 수. 없으면 { $default }
cli-option-train-out = 가중치를 쓸 파일. 끝난 세대는 모두 그 옆의 파일에 남습니다
cli-option-train-searched-games = 그 뒤의 세대마다 할 게임 수. 없으면 { $default }
cli-option-version = 버전을 출력합니다
cli-option-work-seed = 우연의 시작점. 숫자가 같으면 결과도 같습니다
cli-option-work-threads = 일할 스레드 수. 없으면 코어 수만큼. 결과는 같습니다

## Commands: what is wrong with a command line

cli-argument-address = “{ $value }”에서는 제공할 수 없습니다. 127.0.0.1:4000과 같은 주소와 포트여야 합니다.
cli-argument-against = “{ $name }”(이)라는 상대는 없습니다. person(사람) 또는 플레이어입니다: { $known }.
cli-argument-finisher = “{ $name }”(이)라는 심판은 없습니다. 있는 심판: net, greedy.
cli-argument-bad-value = { $option }의 값으로 “{ $value }”은(는) 쓸 수 없습니다.
cli-argument-program = “{ $name }”: 프로그램 이름이 없거나 따옴표가 닫히지 않았습니다.
cli-argument-conflict = { $option }, { $other }: 함께 쓸 수 없습니다.
cli-argument-edition = “{ $name }”(이)라는 판본은 없습니다. 있는 판본: { $known }.
cli-argument-ladder = 순위표에는 최대 { $most }명까지 넣을 수 있는데, { $count }명을 적었습니다.
cli-argument-language = “{ $name }”(이)라는 언어는 없습니다. 있는 언어: { $known }.
cli-argument-missing = 빠진 것이 있습니다: “{ $option }”.
cli-argument-no-command = 명령이 빠졌습니다.
cli-argument-no-value = 값이 필요합니다: { $option }.
cli-argument-not-text = 명령줄에 UTF-8 텍스트가 아닌 것이 있습니다.
cli-argument-number = { $option }: { $least }부터 { $most }까지의 숫자여야 합니다. 받은 값: “{ $value }”.
cli-argument-other = 명령줄을 이해할 수 없습니다.
cli-argument-player = “{ $name }”(이)라는 플레이어는 없습니다. 있는 플레이어: { $known }.
cli-argument-roll = 나올 수 없는 주사위 결과입니다: { $roll }. { $reason }
cli-argument-seat = “{ $name }”(이)라는 자리는 없습니다. first(첫째) 또는 second(둘째)입니다.
cli-argument-see-help = “{ $command } --help”에서 볼 수 있습니다.
cli-argument-shard = --shard에는 “{ $value }” 대신 2/5 같은 부분이 필요합니다.
cli-argument-sprt = --sprt에는 “{ $values }” 대신 -2000에서 2000 사이의 두 수를 작은 것부터 주어야 합니다.
cli-argument-too-many = { $option }: 값을 더 받을 수 없습니다. 받은 값: “{ $value }”.
cli-argument-twice = 두 번 나왔습니다: { $option }.
cli-argument-unknown = 여기에서는 알 수 없습니다: “{ $option }”.
cli-argument-unknown-meant = 여기에서는 알 수 없습니다: “{ $option }”. 혹시 “{ $meant }”인가요?
cli-argument-unknown-command = “{ $name }”(이)라는 명령은 없습니다.
cli-argument-unknown-command-meant = “{ $name }”(이)라는 명령은 없습니다. 혹시 “{ $meant }”인가요?
cli-argument-without-net = { $name }: 신경망 없이 게임하는 플레이어라서 따로 신경망을 가질 수 없습니다.

## Files

file-not-text = { $place }: UTF-8 텍스트가 아닙니다.
file-too-long = { $file }: 1 MiB보다 깁니다. 그보다 긴 텍스트는 읽지 않습니다.
file-unread = 읽을 수 없습니다: { $file }({ $reason }).
file-reason-folder = 폴더입니다
file-reason-exists = 같은 이름의 다른 파일이 있습니다
file-reason-full = 남은 공간이 없습니다
file-reason-not-folder = 경로에 폴더가 아닌 것이 있습니다
file-reason-not-found = 그런 파일이나 폴더가 없습니다
file-reason-not-text = 글이 아닙니다
file-reason-permission = 권한이 없습니다
file-reason-too-long = 1 MiB보다 깁니다
cli-output-failed = 출력을 쓸 수 없습니다: { $reason }.
cli-output-unwritten = 쓸 수 없습니다: { $file }({ $reason }).
cli-seed-failed = 시스템에서 난수를 얻을 수 없습니다: { $reason }. --seed로 정해 주세요.
cli-program-failed = 시작할 수 없습니다, { $name }: { $reason }.
cli-threads-failed = 스레드를 시작할 수 없습니다: { $reason }. 다른 프로그램을 닫고 다시 시도해 주세요.

## Commands: positions and recorded games

cli-check-sum = 기록 { $all }개 중 { $right }개가 올바릅니다.
cli-components-note =
    알려진 대로의 상자 속 주사위와 마법책입니다.
    가지고 있는 것과 다른 곳을 고치세요. “blazon components 파일”로 검사하고,
    “blazon play --components 파일”로 게임합니다.
cli-components-right = 구성물이 올바릅니다. 한 줄로 쓰면:

report-turn-roll = { $round } 라운드: { $name } 님이 주사위를 굴릴 차례입니다.
report-turn-take-a = { $round } 라운드: 시작 플레이어 { $name } 님이 주사위 1개를 가져갈 차례입니다.
report-turn-take-b = { $round } 라운드: 상대 플레이어 { $name } 님이 주사위 2개를 가져갈 차례입니다.
report-turn-draw = { $round } 라운드: { $name } 님이 그릴 차례입니다.
report-turn-both = { $round } 라운드: 두 플레이어가 그릴 차례입니다.
report-turn-domains = { $round } 라운드: { $name } 님이 영지 마법의 문장을 고를 차례입니다.
report-turn-cross = { $round } 라운드: { $name } 님이 X 표시를 더할 차례입니다.
report-turn-lots = { $round } 라운드: 제비뽑기로 정합니다.
report-dice = 주사위:
report-hand = { $name } 님의 주사위: { $dice }
report-heading = { $name } ({ $role ->
    [A] 시작 플레이어
   *[B] 상대 플레이어
})
report-power-held = 보유
report-power-used = 사용함
report-power-chosen = 사용함: { $arms }
report-line-crossed-out = 지워짐
report-castle-ready = 성 보너스: 남아 있음
report-castle-used = 성 보너스: 사용함
cli-show-hash = 해시: { $hash }

cli-replay-round = { $round } 라운드, 시작 플레이어: { $name }

## Commands: analysis

report-analysis-title = 분석: { $first } 대 { $second }
report-analysed-by = 평가: { $player }.
cli-analysis-nothing = { $file }: 기록에 행동이 없어 분석할 것이 없습니다.
cli-analysis-impossible = 이 게임을 평가할 수 없습니다: { $player }.
cli-analysis-stopped-early = 평가하기 전에 멈추었습니다.
cli-analysis-written = 보고서: { $file }
report-curve = 승리 확률
report-moves = 진행 기록
report-maps = 지도와 점수
report-arms = 문장

report-round = 라운드
report-move = 행동
report-before = 이전
report-after = 이후
report-loss = 손실
report-rating = 표시
report-played = 실제 선택
report-better = 더 나은 선택
report-whose-chances = 이전과 이후: 행동하는 플레이어의 확률이며, 굴림에서는 굴리는 플레이어의 확률입니다.
report-made-by = Blazon { $version }에서 만들었습니다.

## Commands: hints

cli-hint-exact = 남은 게임을 모두 풀었으므로 이 숫자는 정확합니다.
cli-hint-alternatives = 다른 선택:
cli-hint-alternative = { $event }: 승률 { $win }%({ $difference }). { $said }
cli-hint-roll = 정할 것이 없습니다. 먼저 주사위를 굴립니다.
cli-hint-lots = 정할 것이 없습니다. 먼저 제비를 뽑습니다.
cli-hint-chance = { $name } 님의 승률: { $win }%.
cli-hint-over = 게임이 끝났습니다. { $outcome }

## Commands: simulations

cli-simulate-games = 게임: { $games }번, { $first } 대 { $second }, 판본 { $edition }, 시드 { $seed }
cli-simulate-stopped = { $asked }게임 중 { $games }게임 뒤에 멈추었습니다. 지금까지의 결과:
cli-simulate-wins = 승리: 첫째 자리 { $first }%, 둘째 자리 { $second }%, 무승부 { $draws }%
cli-simulate-result = 첫째 자리의 성적(무승부는 절반): { $mean }% (95% 구간: { $low }%부터 { $high }%까지)
cli-simulate-score = 평균 점수: 첫째 자리 { $first }, 둘째 자리 { $second }
cli-simulate-length = 평균 길이: { $rounds }라운드, 행동 { $events }개
cli-simulate-ended = 게임이 끝난 까닭: 지도가 가득 참 { $full }%, 아무도 그리지 않은 라운드 { $nobody }%
cli-simulate-decided = 승부를 가른 것: 점수 { $points }%, 가장 넓은 영지 { $largest }%, 제비뽑기 { $lots }%, 무승부 { $draw }%
cli-simulate-castle = 성 보너스 사용: 첫째 자리 { $first }%, 둘째 자리 { $second }%
cli-simulate-powers = 마법:
cli-simulate-power = 얻은 게임 { $won }%, 사용한 게임 { $used }%
cli-simulate-signature = 서명: { $signature }

## Commands: matches and ladders

cli-match-bar = { $score }%, Elo { $elo } ({ $low } ~ { $high })
cli-match-stopped = { $asked }짝을 모두 마치기 전에 멈췄습니다. 지금까지의 결과입니다:
cli-match-part = 전체 { $of } 중 { $parts } 부분만:
cli-match-heading = 대전: { $left } 대 { $right }, 같은 주사위의 짝 경기 { $games }판, 판본 { $edition }, 시드 { $seed }
cli-match-score = 점수, { $name }: { $mean }% (95% 구간: { $low }% ~ { $high }%)
cli-match-elo = { $open ->
    [up] Elo 차이: { $low } 이상
    [down] Elo 차이: { $high } 이하
   *[no] Elo 차이: { $mean } (95% 구간: { $low } ~ { $high })
}
cli-match-pairs = 점수별 짝의 수, { $name }: 0점 { $none }, ½점 { $half }, 1점 { $one }, 1½점 { $more }, 2점 { $two }
cli-match-games = 무승부: { $draws }. 평균 점수 차: { $margin }점
cli-match-cost = 결정, { $name }: 하나에 { $milliseconds } ms, 노드 { $nodes }개
cli-match-sprt = Elo { $low } 대 { $high } 검정: 로그 우도비 { $ratio }, 한계 ±{ $bound }; { $verdict ->
    [elo0] { $low } 쪽입니다.
    [elo1] { $high } 쪽입니다.
   *[open] 아직 결정되지 않았습니다.
}
cli-match-seat = 점검, 첫째 자리의 점수: { $mean }% (95% 구간: { $low }% ~ { $high }%)
cli-match-dice = 점검, 주사위: χ² = { $value }, 자유도 { $freedom }, p = { $p }
cli-match-forfeits = 끝까지 하지 못하고 진 판: { $games }
cli-match-forfeit = 짝 { $pair }, { $game }번째 판, { $name }: { $why }

cli-forfeit-not-started = 시작할 수 없었습니다({ $reason }).
cli-forfeit-ended = 판 도중에 종료되었습니다.
cli-forfeit-silent = 제때 답하지 않았습니다.
cli-forfeit-nonsense = 답을 이해할 수 없습니다: “{ $answer }”.
cli-forfeit-illegal = 규칙에 어긋나는 답입니다: { $answer }.

cli-ladder-heading = 순위표: { $games }판, 대전마다 { $pairs }짝, 판본 { $edition }, 시드 { $seed }
cli-ladder-player = 플레이어
cli-ladder-elo = Elo
cli-ladder-interval = 95% 구간
cli-ladder-range = { $low } ~ { $high }
cli-ladder-games = 판
cli-ladder-time = 결정당 ms
cli-ladder-self = 점검, { $name } 대 자기 자신: { $mean }% (95% 구간: { $low }% ~ { $high }%)
cli-ladder-title = 플레이어의 Elo, greedy = 0 (대전마다 { $pairs }짝, 시드 { $seed })
cli-ladder-axis = Elo, 95% 구간 포함

cli-merge-unreadable = { $file }: “match --json”이나 “ladder --json”의 출력이 아닙니다.
cli-merge-different = { $file }: { $first }, 이 파일과 같은 실행의 부분이 아닙니다.
cli-merge-twice = { $file }: { $part } 부분은 이미 있습니다.

## Commands: measuring and training

cli-bench-games = 게임: 코어 하나에서 { $seconds }초 동안 { $games }번
cli-bench-speed = 초당 게임: { $speed }
cli-bench-length = 게임당 행동: { $events }
cli-bench-rounds = 게임당 라운드: { $rounds }
cli-bench-move = 행동당 나노초: { $nanoseconds }
cli-bench-round = 라운드당 나노초: { $nanoseconds }
cli-bench-signature = 처음 { $games }게임의 서명: { $signature }
cli-bench-evaluations = 평가: 코어 하나에서 { $seconds }초 동안 { $evaluations }번, net 플레이어의 결정 { $decisions }개
cli-bench-evaluation = 평가란 그릴 곳을 찾아 한쪽에 그리고, 그쪽을 부호화하여 상대 쪽과 견주어 판단하는 일입니다.
cli-bench-evaluation-speed = 초당 평가: { $speed }
cli-bench-evaluation-time = 평가당 나노초: { $nanoseconds }
cli-bench-decisions = { $player }, 결정: 코어 하나에서 { $positions }개, 시드 { $seed }
cli-bench-decision-time = 결정당 밀리초: 평균 { $mean }, 중앙값 { $median }, 95%는 { $p95 } 이내, 최대 { $most }
cli-bench-decision-nodes = 결정당 노드: { $nodes }

cli-measure-stopped = { $asked }개 중 { $done }개뿐입니다. 지금까지의 결과:
cli-measure-endings = 종반: 두 라운드가 남은 결정 { $positions }개; 잃을 것이 있는 결정 { $open }개; 풀이가 너무 커서 건너뜀 { $unsolved }개; 시드 { $seed }
cli-measure-loss = 평균 손실
cli-measure-without-loss = 손실 없음
cli-measure-largest-loss = 최대 손실
cli-measure-decisions = { $player }, 결정: { $positions }개; 후보마다 { $judge } 게임 { $rollouts }판, 모두 { $all }판; 시드 { $seed }
cli-measure-decisions-loss = 승리 확률의 평균 손실: { $loss }, 표준 오차 { $error }
cli-measure-decisions-errors = 다른 후보가 표준 오차의 두 배보다 더 나은 결정: { $rate }
cli-measure-calibration = 보정: { $games }게임, 라운드 시작 { $predictions }번, 첫째 자리의 확률, 시드 { $seed }
cli-measure-net = 신경망: 브라이어 점수 { $brier }
cli-measure-forecast = 주사위에 대한 기댓값: 브라이어 점수 { $brier }
cli-measure-chance = 확률
cli-measure-predicted = 예측
cli-measure-actual = 실제
cli-measure-count = 수
cli-measure-powers = 마법: { $player } 대 자기 자신 { $games }게임, 플레이어와 게임당, 시드 { $seed }
cli-measure-power = 마법
cli-measure-won = 얻음
cli-measure-used = 사용
cli-measure-wasted = 버림
cli-measure-castle = 성 보너스

cli-weights-other = { $file }: 가중치 파일이 아닙니다.
cli-weights-version = { $file }: 가중치의 버전이 { $found }입니다. 이 프로그램은 버전 { $known }을 읽습니다.
cli-weights-size = { $file }: 가중치가 { $found }바이트입니다. { $bytes }바이트여야 합니다.
cli-weights-hash = { $file }: 가중치가 손상되었습니다. 해시가 { $found }인데 { $said }여야 합니다.

cli-train-playing = { $generation }세대: 게임 중
cli-train-learning = { $generation }세대: 학습 중, 손실 { $win }, { $margin }
cli-train-done = 신경망을 쓴 파일: { $file }.
cli-train-weights = 해시 { $hash }, { $bytes }바이트, { $minutes }분
cli-train-stopped = 멈추었습니다. 마지막으로 끝난 세대의 파일: { $file }.
cli-train-stopped-early = 한 세대도 끝나기 전에 멈추어 아무것도 쓰지 않았습니다.

## The server

cli-serve-started = Blazon 페이지 주소: { $url }. Ctrl-C를 누르면 끝납니다.
cli-serve-already = 이미 실행 중인 다른 Blazon이 { $url }에서 페이지를 제공하고 있습니다.
cli-serve-ended = Blazon 페이지 제공을 끝냈습니다.
cli-serve-taken = { $address }: 다른 프로그램이 쓰고 있습니다. --address로 다른 주소를 고르세요. 예: --address { $other }.
cli-serve-failed = { $address }에서 제공할 수 없습니다: { $reason }.
server-not-found = 이 주소에는 아무것도 없습니다. 게임은 /에 있습니다.
server-method = 읽을 수만 있고 바꿀 수는 없습니다.
server-slow = 요청이 도착하는 데 너무 오래 걸렸습니다. 다시 시도하세요.
