### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = 동그라미
arms-bar = 띠
arms-two-dots = 두 동그라미
arms-two-bars = 두 띠
arms-solid = 단색
arms-quarters = 사분할

arms-dot-about = 동그라미 하나
arms-bar-about = 띠 하나
arms-two-dots-about = 위아래로 놓인 동그라미 둘
arms-two-bars-about = 띠 둘
arms-solid-about = 전체가 진한 색
arms-quarters-about = 넷으로 나뉘어 두 곳만 진한 색

drawn-dot = 동그라미
drawn-bar = 띠
drawn-two-dots = 두 동그라미
drawn-two-bars = 두 띠
drawn-solid = 단색
drawn-quarters = 사분할

with-crosses = { $crosses ->
    [0] { $what }
   *[other] X 표시 { $crosses }개짜리 { $what }
}

## Dice: die and die-face are labels, the others stand in sentences

die = { $number }번 주사위
die-face = { $number }번 주사위({ $face })
die-with-face = { $number }번 주사위({ $face })
dice-one = { $number }번 주사위
dice-two = { $one }번, { $other }번 주사위
face-wild = 물음표

## Powers

power-free = 자유
power-split = 분리
power-both = 먼저 선택
power-turn = 면 바꾸기
power-domains = 영지 점수
power-cross = X 추가

power-free-about = 두 문장을 서로 붙이기만 하면 연결되지 않는 곳에도 도미노를 그릴 수 있습니다
power-split-about = 문장마다 연결 규칙을 지키면 두 문장을 따로따로 그려도 됩니다
power-both-about = 시작 플레이어인 라운드에 주사위 2개를 한꺼번에 가져갑니다
power-turn-about = 자기 주사위 1개를 그 주사위의 다른 면으로 바꿉니다
power-domains-about = 지금 문장 1개를 고르고, 게임이 끝날 때 그 문장의 영지마다 3점을 얻습니다
power-cross-about = 지금 자기 왕국 지도에 X 표시 1개를 추가합니다
power-in-quotes = ‘{ $power }’
castle-bonus = 성 특별 보너스

## Players

player-you = 나
player-one = 플레이어 1
player-two = 플레이어 2

level-1 = 견습생
level-2 = 종자
level-3 = 전령
level-4 = 기사
level-5 = 궁내관
level-6 = 대장군
level-7 = 섭정
level-8 = 군주

level-1-about = 첫 게임에 딱 좋은 상대
level-2-about = 규칙을 익혔다면 겨뤄 볼 만한 상대
level-3-about = 점수는 챙기지만 다른 것은 자주 놓치는 상대
level-4-about = 웬만한 플레이어와 막상막하인 상대
level-5-about = 주사위를 대충 고르면 바로 파고드는 상대
level-6-about = 내 왕국 지도까지 살피는 어려운 상대
level-7-about = 운에 거의 기대지 않는 매우 어려운 상대
level-8-about = 가장 강한 상대

## Editions of the rules

edition-standard = 표준
edition-spanish = 스페인어판
edition-italian = 이탈리아어판
edition-french = 프랑스어판
edition-portuguese = 브라질판
edition-korean = 한국어판

edition-about = { $marks ->
    [yes] 그리지 않은 도미노도 마법책에 표시
   *[no] 그리지 않은 도미노는 마법책에 표시하지 않음
}, { $tie ->
    [lots] 가장 넓은 영지까지 같으면 제비뽑기
   *[draw] 가장 넓은 영지까지 같으면 무승부
}

## Amounts

points = { $points }점
percent = { $figure }%

## Around every screen

page-title = Blazon: 주사위와 지도의 대결
page-title-of = { $what } · Blazon
page-skip-to-content = 본문으로 건너뛰기
page-home = 홈
page-game = 게임
page-my-games = 내 게임
page-rules = 규칙
page-replay = 다시 보기
page-settings = 설정
page-language = 언어
page-close = 닫기
page-dismiss = 닫기
page-update-ready = 새 버전이 나왔습니다.
page-update-now = 지금 업데이트

## Home and a new game

page-lead = 굴리고, 고르고, 나만의 왕국을 그리세요.
page-learn = 3분 만에 배우기
page-two-players-here = 여기서 둘이
page-friend = 친구와 하기
page-with-real-dice = 실제 주사위
page-real-dice-about = 실제 주사위를 굴리고 종이에 그리세요. 규칙 확인, 점수 계산, 힌트는 Blazon에 맡기세요.
page-difficulty = 난이도
page-level = { $number }. { $name }: { $about }
page-level-beaten = { $level }. 이긴 적 있음.
page-play = 게임하기
page-play-level = 대결 상대: { $name }
page-options = 옵션
page-your-name = 내 이름
page-name-first = 플레이어 1 이름
page-name-second = 플레이어 2 이름
page-who-rolls-first = 누가 먼저 굴릴까요?
page-starts-random = 무작위
page-edition = 규칙서 판본
page-edition-standard = { edition-standard } (프랑스어판, 브라질판, 한국어판)
with-about = { $name }: { $about }
page-components = 주사위와 마법책
page-components-box = 기본 구성물
page-components-own = 내 파일의 구성물
page-components-open = 구성물 파일 열기
page-components-reset = 기본 구성물 쓰기

## A round: what to do now

versus = { $first } 대 { $second }
page-your-side = 내 왕국 지도
page-their-side = 상대의 왕국 지도
page-dice-and-actions = 주사위와 버튼
spellbook = 마법책
page-moves-so-far = 지금까지 둔 수
page-points-by-domain = 영지별 점수
page-player-a = 이번 라운드의 시작 플레이어
page-badge-a = 선
page-round = { $round }라운드
page-show-map = { $who ->
    [you] 내 왕국 지도 보기
   *[name] { $name } 님의 왕국 지도 보기
}
page-pass-to = { $name } 님에게 넘겨 주세요
page-pass-ready = 준비됐어요
page-menu = 메뉴
page-undo = 되돌리기
page-hint = 힌트
page-stop = 중지

round-player-a = { $round }라운드: { $who ->
    [you] 내가 시작 플레이어입니다.
   *[name] 시작 플레이어는 { $name } 님입니다.
}
page-ask-roll = { $round }라운드: { $who ->
    [you] 내가 시작 플레이어입니다. 주사위를 굴리세요.
   *[name] 시작 플레이어는 { $name } 님입니다. 주사위를 굴리세요.
}
page-ask-enter = { $round }라운드: { $who ->
    [you] 내가 시작 플레이어입니다. 주사위를 굴리고, 나온 면 4개를 입력하세요.
   *[name] 시작 플레이어는 { $name } 님입니다. 주사위를 굴리고, 나온 면 4개를 입력하세요.
}
page-roll = 굴리기
page-use-roll = 입력 완료
ask-take-one = { $who ->
    [you] 주사위 1개를 가져가세요.
   *[name] { $name } 님, 주사위 1개를 가져가세요.
}
ask-take-both = { $who ->
    [you] 주사위 1개를 가져가세요. ‘{ power-both }’ 마법을 쓰면 2개를 가져갈 수 있습니다.
   *[name] { $name } 님, 주사위 1개를 가져가세요. ‘{ power-both }’ 마법을 쓰면 2개를 가져갈 수 있습니다.
}
ask-take-two = { $who ->
    [you] 주사위 2개를 가져가세요.
   *[name] { $name } 님, 주사위 2개를 가져가세요.
}
page-take = 가져가기
page-take-dice = { $dice } 가져가기
page-uses-up-both = 지금 주사위 2개를 가져가면 ‘{ power-both }’ 마법을 사용한 것이 됩니다.
page-then-takes = { $who ->
    [you] 그다음 내가 이 중에서 2개를 가져갑니다: { $dice }.
   *[name] 그다음 { $name } 님이 이 중에서 2개를 가져갑니다: { $dice }.
}
page-thinking = { $name } 님이 생각하고 있습니다.
page-thinking-progress = 생각 진행률

## A round: drawing

page-domino = 내 도미노
page-die-of = { $die }, { $name }
page-ask-draw = { $who ->
    [you] 도미노를 그릴 칸을 강조된 칸 중에서 고르세요.
   *[name] { $name } 님, 도미노를 그릴 칸을 강조된 칸 중에서 고르세요.
}
page-ask-other-half = 이제 다른 주사위의 문장을 그릴 칸을 고르세요.
page-ask-wild = 물음표로 어떤 문장을 그릴까요?
page-ask-confirm = 여기에 그릴까요? 도미노를 다시 고르면 돌아갑니다.
page-no-room = 바로 옆에 다른 주사위의 문장을 그릴 빈칸이 없습니다.
domino-cannot-be-drawn = 이 도미노는 이대로 그릴 수 없습니다. 나란히 붙은 빈칸 2개 중에 규칙에 맞게 연결되는 곳이 없습니다.
powers-that-help = 사용하면 그릴 수 있는 마법: { $powers }.
no-power-helps = 그릴 수 있게 해 주는 마법도 없습니다.
page-rotate = 돌리기
page-swap = 맞바꾸기
page-castle-die = 성: { $die }번 주사위
page-castle-about = 게임 중 한 번 주사위 1개에 X 표시 1개 추가, 그 주사위로는 이번 라운드에 마법책에 표시하지 않음
page-spend = { $power ->
    [free] 아무 곳에나 그리기: ‘{ power-free }’ 사용
    [split] 따로 그리기: ‘{ power-split }’ 사용
    [turn] 주사위 돌리기: ‘{ power-turn }’ 사용
   *[both] 둘 다 가져오기: ‘{ power-both }’ 사용
}
page-draw-it = 그리기
page-confirm = 확인
page-dont-draw = 그리지 않기
page-preview = 만들어지는 영지: { $domains }. 점수: { $gain }점.
page-preview-domain = ‘{ $arms }’ { $cells }칸 영지({ $crosses ->
    [0] X 표시 없음
   *[other] X 표시 { $crosses }개
}, { $points }점)
page-preview-marks = 마법책에 표시: { $arms }.
page-preview-no-marks = 마법책에는 표시하지 않습니다.

## A round: powers used at once

page-ask-domains = ‘{ $power }’ 마법을 얻었습니다! 문장 1개를 고르세요. 게임이 끝날 때 그 문장의 영지마다 3점을 얻습니다.
page-domains-bring = { $arms }: 지금 { $points }점
page-ask-cross = ‘{ $power }’ 마법을 얻었습니다! 문장이 그려진 칸 중에서 X 표시를 추가할 칸을 고르세요.

## The map and the spellbook, as they are read aloud

map-of = { $who ->
    [you] 내 왕국 지도
   *[name] { $name } 님의 왕국 지도
}
page-castle-ready = d3, 성, 특별 보너스 사용 전
page-castle-used = d3, 성, 특별 보너스 사용함
page-cell-empty = { $cell }, 빈칸
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] X 표시 없음
   *[other] X 표시 { $crosses }개
}, { $cells }칸 영지
page-cell-possible = { $cell }, 선택 가능
page-cell-just-drawn = { $cell }, 방금 그림
page-cell-unconfirmed = { $cell }, { $what }, 확인 전
page-line-heading = 문장과 마법
page-one-left = 1칸
page-line = { $boxes }칸 중 { $marks }칸{ $state ->
    [owns] , 마법 획득
    [spent] , 마법 사용함
    [struck] , 사용 불가
   *[open] { "" }
}

## What happens in a game

event-roll = { $who ->
    [you] 내가 굴린 결과는 { $one }, { $two }, { $three }, { $four }입니다.
   *[name] { $name } 님이 굴린 결과는 { $one }, { $two }, { $three }, { $four }입니다.
}
event-take = { $who ->
    [you] 내가 { $dice }를 가져갑니다.
   *[name] { $name } 님이 { $dice }를 가져갑니다.
}
event-take-both = { $who ->
    [you] 내가 ‘{ power-both }’ 마법을 써서 { $dice }를 가져갑니다.
   *[name] { $name } 님이 ‘{ power-both }’ 마법을 써서 { $dice }를 가져갑니다.
}
event-draw = { $who ->
    [you] { $cell }에 { $what } 문장, { $cell2 }에 { $what2 } 문장을 그립니다.
   *[name] { $name } 님이 { $cell }에 { $what } 문장, { $cell2 }에 { $what2 } 문장을 그립니다.
}
event-draw-spending = { $who ->
    [you] { $cell }에 { $what } 문장, { $cell2 }에 { $what2 } 문장을 그립니다. 사용: { $spent }.
   *[name] { $name } 님이 { $cell }에 { $what } 문장, { $cell2 }에 { $what2 } 문장을 그립니다. 사용: { $spent }.
}
event-no-drawing = { $who ->
    [you] 이번 라운드에는 그리지 않습니다.
   *[name] { $name } 님은 이번 라운드에 그리지 않습니다.
}
event-choose = { $who ->
    [you] ‘{ power-domains }’ 마법으로 ‘{ $arms }’ 문장을 고릅니다. 게임이 끝날 때 이 문장의 영지마다 3점을 얻습니다.
   *[name] { $name } 님이 ‘{ power-domains }’ 마법으로 ‘{ $arms }’ 문장을 고릅니다. 게임이 끝날 때 이 문장의 영지마다 3점을 얻습니다.
}
event-cross = { $who ->
    [you] { $cell }의 ‘{ $arms }’ 문장에 X 표시를 추가합니다.
   *[name] { $name } 님이 { $cell }의 ‘{ $arms }’ 문장에 X 표시를 추가합니다.
}
event-lots = { $who ->
    [you] 제비뽑기에서 이깁니다.
   *[name] { $name } 님이 제비뽑기에서 이깁니다.
}

spent-castle = 성 특별 보너스({ $die }번 주사위)
spent-turn = ‘{ power-turn }’({ $die }번 주사위 → { $face })

gets-rest = { $who ->
    [you] 나에게는 { $dice }가 남습니다.
   *[name] { $name } 님에게는 { $dice }가 남습니다.
}
after-marks = { $who ->
    [you] ‘{ $arms }’ 줄에 { $count }칸을 표시합니다({ $boxes }칸 중 { $marks }칸).
   *[name] { $name } 님이 ‘{ $arms }’ 줄에 { $count }칸을 표시합니다({ $boxes }칸 중 { $marks }칸).
}
after-wins-power = { $who ->
    [you] ‘{ $arms }’ 줄을 먼저 채워 ‘{ $power }’ 마법을 얻습니다. { $about }.
   *[name] { $name } 님이 ‘{ $arms }’ 줄을 먼저 채워 ‘{ $power }’ 마법을 얻습니다. { $about }.
}
after-line-crossed-out = { $who ->
    [you] 내 ‘{ $arms }’ 줄은 이제 쓸 수 없습니다.
   *[name] { $name } 님의 ‘{ $arms }’ 줄은 이제 쓸 수 없습니다.
}
after-cross-lost = { $who ->
    [you] 내 왕국 지도에 X 표시를 추가할 칸이 없어 ‘{ power-cross }’ 마법이 사라집니다.
   *[name] { $name } 님의 왕국 지도에 X 표시를 추가할 칸이 없어 ‘{ power-cross }’ 마법이 사라집니다.
}
after-map-full = { $who ->
    [you] 내 왕국 지도가 가득 차서 게임이 끝납니다.
   *[name] { $name } 님의 왕국 지도가 가득 차서 게임이 끝납니다.
}
after-nobody-drew = 두 플레이어 모두 그리지 않아 게임이 끝납니다.

## Why a move isn’t allowed

illegal-game-over = 이미 끝난 게임입니다.
illegal-not-this-step = 지금은 할 수 없습니다.
illegal-not-your-turn = 다른 플레이어의 차례입니다.
illegal-already-done = 이번 라운드의 도미노는 이미 마무리했습니다.
illegal-no-such-face = { $die }번 주사위에는 그런 면이 없습니다.
illegal-die-count = 시작 플레이어는 주사위 1개(‘{ power-both }’ 마법을 쓰면 2개), 상대 플레이어는 2개를 가져갑니다.
illegal-die-taken = { $die }번은 이미 가져간 주사위입니다.
illegal-no-such-power = ‘{ $power }’ 마법을 가지고 있지 않습니다.
illegal-not-your-dice = 이번 라운드에 가져간 주사위 2개가 아닙니다.
illegal-same-face = { $die }번 주사위는 이미 그 면입니다. ‘{ power-turn }’ 마법으로는 다른 면을 골라야 합니다.
illegal-castle-used = 성 특별 보너스는 이미 사용했습니다. 게임 중 한 번만 쓸 수 있습니다.
illegal-too-many-crosses = { $die }번 주사위에는 이미 X 표시가 2개 있습니다. 한 칸에는 2개까지만 그릴 수 있습니다.
illegal-not-the-face = { $die }번 주사위에 나온 면이 아닙니다.
illegal-same-cell = 두 문장을 같은 칸에 그릴 수 없습니다.
illegal-cell-taken = { $cell } 칸에는 이미 문장이 있습니다.
illegal-not-side-by-side = 두 칸은 가로나 세로로 붙어 있어야 합니다.
illegal-does-not-connect = 도미노가 연결되지 않습니다. 두 문장 중 적어도 하나는 성이나, 이전 라운드에 그린 같은 문장과 상하좌우로 닿아야 합니다.
illegal-half-does-not-connect = { $die }번 주사위의 문장이 연결되지 않습니다. ‘{ power-split }’ 마법을 쓸 때는 두 문장이 저마다 성이나, 이전 라운드에 그린 같은 문장과 상하좌우로 닿아야 합니다.
illegal-can-be-drawn = 그릴 수 있는 도미노는 반드시 그려야 합니다.
illegal-no-arms-there = { $cell } 칸에는 문장이 없습니다.
illegal-two-crosses = { $cell } 칸에는 이미 X 표시가 2개 있습니다.

refused = { $event } 수는 허용되지 않습니다. { $reason }

## Hints, and why a move is good

page-hint-thinking = 가장 좋은 수를 찾고 있습니다.
page-show-it = 보여 주기
hint-value = { $event }. 승률 { $win }%, 예상 점수 차 { $margin }점.

reason-only = 이 수밖에 없습니다
reason-ends-ahead = 이번 라운드로 게임이 끝나며, 지금 점수로는 { $points }점 앞섭니다
reason-ends-behind = 이번 라운드로 게임이 끝나며, 지금 점수로는 { $points }점 뒤집니다
reason-ends-level = 이번 라운드로 게임이 끝나며, 지금 점수로는 동점입니다
reason-last-box = ‘{ $power }’ 마법 줄의 마지막 칸을 채웁니다
reason-last-box-before = { $opponent ->
   *[theirs] 상대보다 먼저
} ‘{ $power }’ 마법 줄의 마지막 칸을 채웁니다
reason-marks = ‘{ $arms }’ 줄에 { $count }칸을 표시합니다({ $left }칸 남음)
reason-keeps-from-opponent = { $opponent ->
   *[theirs] 상대가
} 이번 라운드에 ‘{ $power }’ 마법 줄을 완성하지 못하게 막습니다
reason-gives-opponent = { $opponent ->
   *[theirs] 상대가
} ‘{ $power }’ 마법 줄의 마지막 칸을 채울 수 있게 됩니다
reason-blocks = { $opponent ->
   *[theirs] 상대에게
} 마법 없이는 그릴 수 없는 도미노를 남깁니다
reason-leaves = { $opponent ->
   *[theirs] 상대가
} 이번 라운드에 { $points ->
    [0] 점수를 얻지 못합니다
   *[other] 얻을 수 있는 점수는 최대 { $points }점입니다
}
reason-guarantees = { $points ->
    [0] 이번 라운드에 확보되는 점수가 없습니다
   *[other] 이번 라운드에 적어도 { $points }점을 확보합니다
}
reason-scores = 지금 { $points }점을 얻습니다
reason-scores-nothing = 지금 얻는 점수가 없습니다
reason-loses = 지금 { $points }점을 잃습니다
reason-more = { $reason }({ $than ->
    [best] 가장 좋은 수보다
    [played] 실제로 둔 수보다
    [chosen] 고른 수보다
    [tempting] 끌리는 수보다
   *[next] 그다음으로 좋은 수보다
} { $count }점 많음)
reason-fewer = { $reason }({ $than ->
    [best] 가장 좋은 수보다
    [played] 실제로 둔 수보다
    [chosen] 고른 수보다
    [tempting] 끌리는 수보다
   *[next] 그다음으로 좋은 수보다
} { $count }점 적음)
reason-grows = { $crosses ->
    [0] X 표시가 없는
   *[other] X 표시가 { $crosses }개인
} { $cells }칸짜리 ‘{ $arms }’ 영지를 만듭니다
reason-counts-domains = { $domains ->
    [0] ‘{ $arms }’ 영지가 아직 없습니다
   *[other] ‘{ $arms }’ 영지 { $domains }곳이 점수가 됩니다
}
reason-crosses-domain = { $cells }칸짜리 ‘{ $arms }’ 영지에 X 표시를 추가합니다
reason-needs-power = ‘{ $power }’ 마법이 있어야 그릴 수 있는 도미노를 그립니다
reason-cannot-draw = 연결되지 않는 도미노이므로 그리지 않습니다
reason-uses = 한 번뿐인 { $what } 기회를 씁니다
reason-keeps = 한 번뿐인 { $what } 기회를 나중을 위해 아껴 둡니다
reason-hole = 빈칸 { $cell } 하나가 고립됩니다
reason-no-hole = 고립되는 빈칸이 없습니다
reason-passes-up = ‘{ $power }’ 마법 줄의 마지막 칸을 채우지 않습니다
reason-shuts-in = { $cells }칸짜리 ‘{ $arms }’ 영지를 더 넓힐 수 없게 됩니다

puzzle-theme-deny = 줄 막기
puzzle-theme-room = 자리 남기기
puzzle-theme-split = 분리로 채우기
puzzle-theme-castle = 성
puzzle-theme-ending = 마지막 라운드
puzzle-theme-deny-about = 마법책의 한 줄이 걸려 있습니다. 상대가 완성하지 못하게 막거나 먼저 완성하세요.
puzzle-theme-room-about = 빈칸을 살피세요. 잘못 두면 도미노가 들어가지 않는 칸이 남습니다.
puzzle-theme-split-about = ‘{ $power }’ 마법은 도미노가 닿지 않는 칸을 채울 수 있습니다. 지금이 그때일까요?
puzzle-theme-castle-about = 성 특별 보너스는 게임에 한 번뿐입니다. 쓸까요, 아낄까요, 다른 곳에 쓸까요?
puzzle-theme-ending-about = 마지막 라운드입니다. 1점도 소중합니다.
puzzle-missed-by = { $count ->
    [0] 모든 레벨이 찾아냅니다.
    [8] 어느 레벨도 찾아내지 못합니다.
   *[other] 여덟 레벨 중 { $count }개가 놓칩니다.
}
puzzle-gives-up = 끌리는 수를 두면 이길 확률을 { $loss } 잃습니다.

why = { $reason }.
why-costs = { $count ->
   *[other] 평균 { $points }점
} 손해입니다.
why-no-difference = 그다음으로 좋은 수와 눈에 띄는 차이가 없습니다.

## The coach: asked before a costly choice is final

page-coach-looks = 코치가 고른 수를 살펴보고 있습니다.
coach-ask = 이렇게 두면 승률이 약 { $loss } 떨어집니다. 그래도 둘까요?
coach-why-later = 앞으로의 라운드에서 얻는 것이 더 적습니다.
coach-better = 더 좋은 수: { $event } { $why }
coach-better-later = 앞으로의 라운드에서 얻는 것이 더 많습니다.
coach-keep = 그대로 두기
coach-idea = 더 좋은 수 보기
coach-again = 다시 고르기

## The end of a game

domain = { $arms }: { $count }칸 영지, { $crosses ->
    [0] X 표시 없음
   *[other] X 표시 { $crosses }개
}, { $points }점({ $cells })
domains-bonus = { power-domains }({ $arms }): 영지 { $count }곳 × 3점 = { $points }점
score-total = { $who ->
    [you] 내 점수는 { $points }점입니다. 가장 넓은 영지: { $largest }칸.
   *[name] { $name } 님의 점수는 { $points }점입니다. 가장 넓은 영지: { $largest }칸.
}
outcome-points = { $who ->
    [you] { $points }점 대 { $less }점으로 승리했습니다.
   *[name] { $name } 님이 { $points }점 대 { $less }점으로 승리했습니다.
}
outcome-largest = { $who ->
    [you] { $points }점으로 동점이지만, { $largest }칸 대 { $smaller }칸으로 더 넓은 영지를 만들어 승리했습니다.
   *[name] { $points }점으로 동점이지만, { $name } 님이 { $largest }칸 대 { $smaller }칸으로 더 넓은 영지를 만들어 승리했습니다.
}
outcome-lots = { $who ->
    [you] { $points }점으로 동점이고, 가장 넓은 영지도 { $largest }칸으로 같습니다. 제비뽑기로 승리했습니다.
   *[name] { $points }점으로 동점이고, 가장 넓은 영지도 { $largest }칸으로 같습니다. { $name } 님이 제비뽑기로 승리했습니다.
}
outcome-tie = 무승부입니다. { $points }점으로 동점이고, 가장 넓은 영지도 { $largest }칸으로 같습니다.

page-game-over = 게임 종료
page-rematch = 재대결
page-next-level = 다음 난이도
page-review = 복기
page-share = 공유
page-total = 합계
page-largest-domain = 가장 큰 영지
page-seal-free = 어디에나 도미노를 그립니다
page-seal-split = 두 문장을 따로 그립니다
page-seal-both = 주사위 2개를 한꺼번에 가져갑니다
page-seal-turn = 주사위 1개의 면을 바꿉니다
page-seal-domains = 고른 문장의 영지마다 3점
page-seal-cross = 지금 X 표시 1개 추가
page-replay-and-analysis = 다시 보기와 분석
page-copy-link = 링크 복사
page-copy-game = 텍스트로 복사
page-save-file = 파일로 저장
page-copy-text = 복사할 텍스트
page-copied = 복사했습니다.
page-copy-by-hand = 브라우저가 복사를 허용하지 않습니다. 아래 텍스트를 직접 복사하세요:

## My games

page-no-games = 아직 게임이 없습니다. 게임을 하면 모두 여기에 저장되며, 이 브라우저에만 남습니다.
page-unfinished = { $round }라운드 진행 중
page-continue = 계속하기
page-view = 보기
page-delete = 삭제
page-deleted = 삭제했습니다: { $game }.
page-import = 게임 가져오기
page-import-about = 게임 텍스트나 링크를 붙여 넣거나, 파일을 열거나, 이 페이지의 아무 곳에나 파일을 끌어다 놓으세요.
page-import-text = 게임 텍스트 또는 링크
page-import-paste = 가져오기
page-import-file = 파일 열기

## The daily duel, and what was achieved

page-won = 승리
page-lost = 패배
page-tied = 무승부
page-winner = { $name } 님 승리
page-daily = 일일 대결
page-daily-opponent = 상대: { $name }
page-daily-about = 주사위는 모두에게 같고, 기회는 한 번입니다. 힌트와 되돌리기는 없습니다.
page-daily-play = 대결하기
page-daily-practice = 연습하기
page-daily-gone = 오늘의 대결을 삭제했습니다. 다시 할 수는 있지만 기록에는 남지 않습니다.
page-daily-done = 수고하셨습니다. 다음 대결은 내일 열립니다.
page-daily-share = 결과 공유
page-daily-streak = { $days }일 연속
page-arms = 나의 문장
page-arms-empty = 힌트와 되돌리기 없이 레벨을 이기면 나의 문장에 칸이 하나 늘어납니다.
page-arms-beaten = 이긴 레벨: { $levels }개 중 { $beaten }개
page-arms-complete = 모든 레벨을 이겼습니다. 나의 문장이 완성되었습니다.
page-figure-wins = 이긴 게임
page-figure-wins-of = { $games }게임 중 { $wins }게임
page-figure-best = 최고 점수
page-figure-largest = 가장 넓은 영지
page-figure-cells = { $cells }칸
page-figure-streak = 연속 대결
page-figure-longest = { $days }일 (최장 { $longest }일)
page-news-quartering = { $level } 상대 첫 승리입니다. 나의 문장에 칸이 하나 늘었습니다.
page-news-missed = 힌트와 되돌리기 없이 이기면 나의 문장에 칸이 하나 늘어납니다 ({ $level }).
page-news-best = 지금까지의 최고 점수입니다!

page-not-a-game = Blazon 게임이 아닙니다. 지금 하는 게임은 그대로입니다. { $reason }
page-broken-link = 링크가 잘려 있어 게임을 열 수 없습니다. 지금 하는 게임은 그대로입니다.
page-not-components = 구성물 파일이 아닙니다. 바뀐 것은 없습니다. { $reason }
page-not-a-text-file = 파일이 너무 크거나 텍스트 파일이 아닙니다. 바뀐 것은 없습니다.
page-no-storage = 브라우저에 게임을 저장할 수 없습니다. 저장 공간이 가득 찼거나 차단되어 있습니다. 게임은 계속할 수 있지만 페이지를 닫으면 사라집니다. 남겨 두려면 파일로 저장하세요.
page-no-server = 서버에 연결할 수 없어 지금은 멀리 있는 사람과 게임을 할 수 없습니다. 나머지는 모두 그대로 쓸 수 있습니다.
page-no-language = 언어를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.
page-damaged-game = 저장된 게임 하나가 손상되어 보여 줄 수 없습니다. 다른 게임은 괜찮습니다.
page-computer-silent = 컴퓨터 플레이어가 응답하지 않습니다. 게임은 저장되어 있습니다. 다시 시도하거나 페이지를 새로 고치세요.
page-try-again = 다시 시도

## Puzzles

page-puzzles = 퍼즐
page-puzzles-about = 한 장면에 가장 좋은 수는 하나뿐입니다. 찾을 수 있을까요?
page-puzzles-away = 퍼즐을 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.
page-puzzles-solved = 푼 퍼즐: { $all }개 중 { $solved }개
page-puzzles-all = 모든 퍼즐
page-puzzle = 퍼즐
page-puzzle-today = 오늘의 퍼즐
page-puzzle-solve = 풀기
page-puzzle-again = 다시 풀기
page-puzzle-solved = 풀었음
page-puzzle-number = 퍼즐 { $number }
page-puzzle-opponent = 상대
page-puzzle-ask = 가장 좋은 수를 찾으세요.
page-puzzle-right = 가장 좋은 수입니다!
page-puzzle-wrong = 더 좋은 수가 있습니다.
page-puzzle-costs = 이렇게 두면 승률을 { $loss } 잃습니다.
page-puzzle-show = 정답 보기
page-puzzle-best = 가장 좋은 수: { $event }
page-puzzle-win = 승률: { $win }.
page-puzzle-tempting = 끌리는 수: { $event }
page-puzzle-next = 다음 퍼즐

## Replay

replay-unfinished = 기록은 여기까지입니다. 아직 끝나지 않은 게임입니다.
page-replay-round = { $round }라운드
page-replay-start = 게임의 맨 처음입니다.
page-replay-steps = 한 수씩 보기
page-replay-first = 처음
page-replay-previous = 이전
page-replay-next = 다음
page-replay-last = 마지막
page-replay-play = 재생
page-replay-pause = 일시 정지
page-replay-previous-mistake = 이전 실수
page-replay-next-mistake = 다음 실수
page-replay-move = 수
page-replay-at = { $at } / { $of }
page-replay-value = { $of }수 중 { $at }번째. { $event }
page-replay-this-move = 이번 수
page-replay-dice = 이 라운드의 주사위
page-replay-all-moves = 모든 수
page-replay-play-on = 여기서 이어 하기
page-replay-play-on-about = 컴퓨터와 하는 새 게임이 됩니다. 이 게임은 그대로 남습니다.
page-replay-retry = 이번 수 다시 두기
page-replay-retry-about = 이 실수 직전부터 컴퓨터와 하는 새 게임이 됩니다. 이 게임은 그대로 남습니다.
page-replay-share = 저장 및 공유
page-replay-try = 직접 두기
page-replay-cell-better = { $cell }, 더 나은 수: { $what }

## Analysis

page-replay-analysis = 분석
page-replay-analyse = 게임 분석하기
page-replay-analyse-about = 컴퓨터가 주사위 결과와 수를 하나하나 살펴봅니다. 이 브라우저에서 계산하므로 시간이 조금 걸립니다. 언제든지 중지할 수 있고, 그때까지의 분석은 남습니다.
page-replay-analysing = 게임을 한 수씩 분석하고 있습니다.
page-replay-analysed = 게임 전체를 분석했습니다.
page-replay-progress = 분석 진행: { $of }수 중 { $done }수
page-replay-much-luck = 운이 아주 좋거나 나빴던 주사위
page-replay-curve-about = 그래프를 누르면 그 수로 이동합니다.
analysis-accuracy = 정확도
analysis-turning-point = 승부처
page-replay-more-figures = 자세한 수치
analysis-accuracy-about = 정확도는 0에서 100까지이며, 각 선택이 가장 좋은 수에 얼마나 가까웠는지를 평균한 값입니다. 승부처는 그 플레이어에게 가장 도움이 된 순간으로, 주사위 결과이거나 상대의 실수입니다.

mark-inaccuracy = 아쉬운 수
mark-mistake = 실수
mark-blunder = 큰 실수

analysis-chances = 승률: { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = { $who ->
    [you] 나에게 운이 따랐습니다: { $luck }.
   *[name] { $name } 님에게 운이 따랐습니다: { $luck }.
}
analysis-average-roll = 평균적인 주사위 결과입니다.
analysis-only-choice = 다른 선택지가 없었습니다.
analysis-good-move = 뚜렷하게 더 좋은 수는 없었습니다.
analysis-next-best = 그다음으로 좋은 수({ $loss } 낮음): { $event }
analysis-cost = 승률 손실: { $loss }.
analysis-cost-marked = 승률 손실: { $loss }({ $mark }).

analysis-partly = 도중에 중지했습니다. 전체 { $events }수 중 { $judged }수를 분석했습니다.
analysis-explained = 백분율은 승률이며, 무승부는 절반의 승리로 칩니다. 운은 주사위 결과가 평균보다 얼마나 유리했는지를 나타냅니다. 손실은 가장 좋은 수와의 승률 차이입니다.

analysis-summary = 요약
analysis-costliest = 손실이 가장 큰 수
analysis-start = 게임 처음의 승률
analysis-luck = 운
analysis-choices = 두 플레이어의 선택
analysis-estimation = 추정 오차
analysis-result = 결과
analysis-end = 기록 마지막의 승률
analysis-without-luck = 운을 뺀 결과
analysis-loss-draft = 주사위 선택당 손실
analysis-loss-drawing = 그리기당 손실
analysis-loss-power = ⚡ 마법당 손실
analysis-loss-mean = { $mean } × { $count }
analysis-marks = 아쉬운 수, 실수, 큰 실수
analysis-luckiest = 가장 운 좋은 주사위
analysis-luckiest-roll = { $luck }, { $round }라운드

analysis-costly = { $round }라운드, { $name }: 손실 { $loss }({ $before } → { $after })
analysis-costly-marked = { $round }라운드, { $name }: { $mark }, 손실 { $loss }({ $before } → { $after })
analysis-played = 실제로 둔 수: { $event }
analysis-better = 더 좋은 수: { $event }
analysis-why = 이유: { $reason }
analysis-why-margin = 예상 점수 차가 { $played }점이 아니라 { $best }점이 됩니다.
analysis-nothing-costly = { $who ->
    [you] 내가 손해를 본 수는 하나도 없습니다.
   *[name] { $name } 님이 손해를 본 수는 하나도 없습니다.
}

analysis-curve-of = 승률: { $name }
analysis-curve-alt = 승률({ $name }): 처음 { $start }, 최저 { $low }, 최고 { $high }, 마지막 { $end }.
analysis-legend-mark = 실수 또는 큰 실수
analysis-legend-luck = 운이 { $least } 이상 좋거나 나빴던 주사위

## Settings

page-theme = 테마
page-as-system = 시스템 설정 따르기
page-theme-light = 밝게
page-theme-dark = 어둡게
page-animations = 애니메이션
page-sound = 소리
page-on = 켬
page-off = 끔
page-buttons = 버튼 위치
page-right-handed = 오른손잡이
page-left-handed = 왼손잡이
page-auto-roll = 주사위 자동으로 굴리기
page-ask-to-pass = 기기를 넘기기 전에 확인하기
page-coach = 손해가 큰 수는 코치가 미리 알려 주기
page-coordinates = 좌표 표시
page-reactions = 반응 표시
page-look-and-sound = 화면과 소리
page-single-keys = 한 글자 단축키
page-shortcuts = 키보드 단축키
page-key-help = 이 단축키 목록 보기
page-key-roll = 주사위 굴리기
page-key-pick = 주사위 고르기
page-key-take = 주사위 가져가기, 도미노 돌리기
page-key-move = 왕국 지도에 포커스가 있을 때 칸 이동하기
page-key-cell = 칸 고르기
page-key-half = 다른 주사위 선택하기
page-key-swap = 두 주사위 맞바꾸기
page-key-confirm = 확인
page-key-undo = 되돌리기
page-key-hint = 힌트 보기
page-key-close = 열린 창 닫기
page-key-replay = 다시 보기에서 한 수 뒤로, 앞으로
page-key-replay-play = 다시 보기에서 재생 또는 일시 정지
page-key-replay-mistake = 다시 보기에서 다음 또는 이전 실수

## The rules

page-rules-title = 게임 규칙
page-rules-lead = 플레이어 2명, 주사위 4개, 각자의 왕국 지도, 그리고 둘이 다투는 마법책 1장.
page-rules-contents = 목차

page-rules-goal = 게임 목적
page-rules-goal-text = 라운드마다 주사위 2개를 가져가 왕국 지도에 도미노로 그립니다. 같은 문장이 있는 이웃한 칸이 모여 영지가 되고, 영지마다 칸 수에 X 표시 수를 곱한 만큼 점수를 얻습니다. 게임이 끝났을 때 승점이 더 높은 플레이어가 승리합니다.

page-rules-need = 게임 구성물
page-rules-need-arms = 무늬로 구별하는 문장 6가지:
page-rules-need-dice = 서로 다른 주사위 4개. 면마다 문장이나 물음표가 있고, 문장에는 X 표시가 2개까지 붙어 있을 수 있습니다. X 표시는 고위 관료를 나타냅니다.
page-rules-need-map = 플레이어마다 왕국 지도 1장. 가운데에 성이 있고 그 둘레에 { $cells }칸이 있습니다. 칸마다 X 표시를 그릴 작은 원이 2개 있습니다.
page-rules-need-spellbook = 둘이 함께 쓰는 마법책 1장. 문장마다 한 줄씩 있고, 줄에는 플레이어별로 표시할 칸과 먼저 채우면 얻는 마법이 있습니다. 위쪽 양옆에 두 플레이어의 이름을 적습니다.
page-rules-need-source = 주사위 면과 마법책의 칸 수는 공개된 자료 한 곳에서 가져왔습니다. 가지고 있는 제품과 다르면 직접 만든 구성물 파일로 게임할 수 있습니다.

page-rules-round = 라운드 진행
page-rules-round-text = 라운드마다 한 명은 시작 플레이어(줄여서 “선”), 다른 한 명은 상대 플레이어입니다. 첫 라운드의 시작 플레이어는 둘 중 나이가 많은 사람이고, 라운드가 끝날 때마다 역할을 바꿉니다.
page-rules-player-a = 선
page-rules-player-b = 상대
page-rules-roll = 주사위 굴리기
page-rules-roll-text = 이번 라운드의 시작 플레이어가 네 주사위를 모두 굴립니다.
page-rules-draft = 주사위 선택하기
page-rules-draft-text = 먼저 시작 플레이어가 1개를 고르고, 이어서 상대 플레이어가 나머지 3개 중 2개를 고릅니다. 마지막 1개는 시작 플레이어의 것입니다. 이렇게 가져간 주사위 2개를 나란히 놓으면 이번 라운드의 도미노가 됩니다.
page-rules-draw = 왕국 지도에 문장 그리기
page-rules-draw-text = 두 플레이어가 동시에 각자의 왕국 지도에 그립니다. 가로나 세로로 붙어 있는 빈칸 2개에 두 문장을 X 표시까지 그리되, 연결 규칙을 지켜야 합니다.
page-rules-draw-border = 이웃한 두 칸의 문장이 서로 다르면 그 사이에 굵은 경계선을 긋습니다. 영지가 어디까지인지 한눈에 보입니다.
page-rules-mark = 마법책에 표시하기
page-rules-mark-text = 시작 플레이어가 먼저, 그다음 상대 플레이어가 표시합니다. 도미노에서 X 표시가 없는 문장마다, 마법책에서 그 문장 줄의 자기 쪽에 1칸씩 표시합니다.
page-rules-mark-undrawn = 그리지 않은 도미노로도 표시하는지는 판본에 따라 다릅니다. 표준에서는 표시합니다.

page-rules-connection = 연결 규칙
page-rules-connection-text = 도미노의 두 문장 중 적어도 하나는 성이나, 이전 라운드에 그린 같은 문장이 있는 칸과 상하좌우로 닿아야 합니다. 대각선은 닿은 것으로 치지 않습니다.
page-rules-connection-must = 그릴 수 있는 도미노는 반드시 그려야 합니다. 어디에도 연결되지 않으면 이번 라운드에는 그리지 않습니다. 이때 마법을 써서 그려도 되지만, 꼭 써야 하는 것은 아닙니다.
page-rules-right = 올바른 예.
page-rules-wrong = 잘못된 예.
page-rules-right-castle = 동그라미 문장이 성과 닿습니다. 성 옆에는 어떤 문장이든 그릴 수 있습니다.
page-rules-right-same = 띠 문장이 이전 라운드에 그린 띠 문장과 닿습니다. 나머지 문장이 무엇과 닿는지는 상관없습니다.
page-rules-wrong-corner = 새 동그라미 문장이 이전에 그린 동그라미 문장과 대각선으로만 만납니다.
page-rules-wrong-other = 단색 문장은 띠 문장과만 닿고, 동그라미 문장은 이전 라운드에 그린 어떤 문장과도 닿지 않습니다.

page-rules-wild = 물음표와 X 표시
page-rules-wild-text = 물음표는 원하는 문장으로 그릴 수 있습니다. 물음표가 2개면 서로 다른 문장으로 그려도 됩니다. 무엇으로 그리든 물음표로는 마법책에 표시하지 않습니다.
page-rules-wild-must = 물음표를 어떤 문장으로든 정해서 도미노를 연결할 수 있다면 그릴 수 있는 도미노이므로, 반드시 그려야 합니다.
page-rules-crosses-text = 주사위 면에 있는 X 표시는 그 칸의 작은 원 안에 그립니다. 한 칸에는 X 표시를 2개까지만 그릴 수 있습니다.

page-rules-castle = 성 특별 보너스
page-rules-castle-text = 게임 중 한 번, 문장을 그릴 때 자기 주사위 2개 중 1개에 X 표시 1개를 추가할 수 있습니다. 물음표에도 추가할 수 있지만, X 표시가 이미 2개라면 추가할 수 없습니다. 그 주사위로는 이번 라운드에 마법책에 표시하지 않습니다. 보너스를 사용하면 성 지붕을 칠해 표시해 둡니다.
page-rules-castle-turned = 같은 주사위에 ‘{ power-turn }’ 마법도 쓴다면 X 표시는 새로 바꾼 면에 추가합니다.
page-rules-castle-ready = 보너스가 남아 있습니다.
page-rules-castle-used = 보너스를 사용했습니다.

page-rules-spellbook = 마법책
page-rules-spellbook-text = 문장 바로 옆 칸부터 바깥쪽으로 차례차례 표시합니다. 줄의 마지막 칸에 먼저 표시한 플레이어가 그 마법을 얻고, 다른 플레이어 쪽은 선을 그어 지웁니다. 지운 줄은 다시 쓸 수 없습니다. 같은 라운드에 둘 다 줄을 채우면 시작 플레이어가 마법을 얻습니다.
page-rules-spellbook-lost = 도미노 하나로 같은 줄에 2칸을 표시할 수도 있습니다. 이미 가득 찼거나 선을 그어 지운 줄에는 더 표시할 수 없습니다.
page-rules-spellbook-won = 왼쪽 플레이어가 마지막 칸(둥근 칸)에 먼저 표시하여 ‘{ $power }’ 마법을 얻었습니다. 오른쪽은 선을 그어 지웠습니다.
page-rules-spellbook-open = ‘{ $power }’ 마법은 아직 아무도 얻지 못했습니다. { $boxes }칸 중 왼쪽은 { $left }칸, 오른쪽은 { $right }칸을 표시했습니다.

page-rules-powers = 마법
page-rules-powers-text = 각 마법은 얻은 플레이어만 게임 중 한 번 사용할 수 있습니다. 처음 네 가지는 가지고 있다가 이후 라운드 중 원할 때 사용합니다. 번개가 그려진 두 가지는 얻는 즉시 사용하며, 시작 플레이어가 먼저 사용합니다. 사용한 마법에는 표시를 해 둡니다.
page-rules-powers-together = 한 라운드에 여러 마법을 써도 되지만, 같은 도미노에 ‘{ $free }’ 마법과 ‘{ $split }’ 마법을 함께 쓸 수는 없습니다.
page-rules-powers-undrawn = ‘{ power-free }’, ‘{ power-split }’, ‘{ power-turn }’ 마법과 성 특별 보너스는 그릴 때 사용하므로, 도미노를 그리지 않으면 그대로 남습니다. ‘{ power-both }’ 마법은 주사위를 가져가는 순간 사용한 것이 됩니다.
page-rules-power-line = ‘{ $arms }’ 줄 { $boxes }칸
page-rules-power-at-once = 즉시 사용
page-rules-power-free = 이번 라운드의 도미노를 연결 규칙과 상관없이 그립니다. 그래도 두 문장끼리는 맞닿아 있어야 합니다.
page-rules-power-split = 두 문장을 붙이지 않고 따로따로 그립니다. 둘 다 그려야 하고, 문장마다 따로 연결 규칙을 지켜야 합니다.
page-rules-power-both = 시작 플레이어인 라운드에 주사위 2개를 한꺼번에 가져갑니다. 상대 플레이어는 나머지 2개를 가져갑니다.
page-rules-power-turn = 주사위를 모두 선택한 뒤, 자기 주사위 1개를 그 주사위의 다른 면으로 바꿉니다. 바꾼 면을 지도에 그리고, 마법책에도 바꾼 면으로 표시합니다.
page-rules-power-domains = 문장 1개를 고릅니다. 한번 고르면 바꿀 수 없고, 아직 그리지 않은 문장도 고를 수 있습니다. 게임이 끝나면 자기 왕국에 있는 그 문장의 영지마다, X 표시가 있든 없든 3점을 더 얻습니다.
page-rules-power-cross = 자기 왕국 지도에서 문장이 그려져 있고 X 표시가 2개보다 적은 칸에 X 표시 1개를 추가합니다. 이번 라운드에 그린 칸도 됩니다. 그런 칸이 없으면 마법은 사라집니다.

page-rules-end = 게임 종료와 점수 계산
page-rules-end-text = 왕국 지도 하나가 가득 차거나 두 플레이어 모두 도미노를 그리지 않으면, 그 라운드를 마지막으로 게임이 끝납니다. 마지막 라운드에서도 마법책 표시까지 마칩니다.
page-rules-score-text = 영지란 같은 문장이 상하좌우로 이어진 칸들이며, 1칸짜리도 영지입니다. 영지마다 칸 수에 X 표시 수를 곱한 만큼 점수를 얻습니다. 그래서 X 표시가 없는 영지는 0점입니다.
page-rules-example-text = 예를 들어 이 플레이어는 ‘{ $power }’ 마법을 얻어 ‘{ $arms }’ 문장을 골랐습니다.
page-rules-example-domain = 영지
page-rules-example-cells = 칸
page-rules-example-crosses = X 표시
page-rules-example-points = 점수
page-rules-example-bonus = { $power }({ $arms }): 영지 { $count }곳 × 3점
page-rules-example-total = 합계

page-rules-ties = 동점
page-rules-ties-text = 총점이 더 높은 쪽이 승리합니다. 총점이 같으면 X 표시와 상관없이 가장 넓은 영지를 가진 쪽이 승리합니다. 그 넓이마저 같으면 무승부이고, 이탈리아어판에서는 제비뽑기로 승자를 정합니다.

page-rules-editions = 판본
page-rules-editions-text = 다섯 언어의 규칙서는 두 가지 점에서 다릅니다. 새 게임을 할 때 판본을 고를 수 있습니다.
page-rules-editions-contradiction = 스페인어판과 이탈리아어판 규칙서에는 서로 어긋나는 설명이 있습니다. 그린 다음에만 마법책에 표시한다고 하면서, 그릴 수 없는 플레이어도 마법책에 표시한다고 합니다. Blazon은 이 두 판본에서는 앞의 설명을, 표준에서는 뒤의 설명을 따릅니다.

page-rules-credits = 만든 사람들
page-rules-credits-text = 이 게임은 브루노 카탈라(Bruno Cathala)와 뤼도비크 모블랑(Ludovic Maublanc)이 만들고 블루 오렌지(Blue Orange)가 2019년에 펴낸 킹도미노 듀얼(Kingdomino Duel)입니다.
page-rules-credits-unofficial = Blazon은 비공식 프로그램입니다. 이름, 그림, 글은 모두 직접 만든 것이며, 원작자나 출판사와는 관계가 없습니다.

## The lesson

page-lesson-title = 첫 게임
page-lesson-next = 다음
page-lesson-keep = 이 게임 계속하기
page-lesson-leave = 배우기 그만두기
page-lesson-progress = { $steps }단계 중 { $step }단계

page-lesson-roll = 각자 자기 왕국을 그립니다. 이번에는 시작 플레이어입니다. 함께 쓸 주사위 4개를 굴리세요.
page-lesson-take = { $dice }를 가져가세요. 상대가 나머지 중 2개를 가져가면 마지막 1개는 내 것입니다.
page-lesson-castle = 이 주사위 2개가 도미노입니다. 성 옆의 칸을 고르고 그리세요.
page-lesson-spellbook = { $plain }: X 표시가 없어 마법책 1칸에 표시했습니다. { $crossed }: 마법책 대신 점수를 얻습니다.
page-lesson-take-two = 이번에는 상대가 시작 플레이어입니다. { $dice }를 가져가세요. 마지막 1개는 상대가 가져갑니다.
page-lesson-same = 같은 문장에 닿게 그려 ‘{ $arms }’ 영지 하나를 만드세요. { $cells }칸 × X 표시 { $crosses }개 = { $points }점입니다.
page-lesson-last-box = 다시 시작 플레이어입니다. 주사위를 굴리고 { $dice }를 가져가 줄의 마지막 칸을 채우세요.
page-lesson-wild = 물음표는 원하는 문장이 됩니다. 게임 중 한 번 쓰는 성의 X 표시를 { $die }에 추가하고 그리세요.
page-lesson-power = 줄을 먼저 채워 ‘{ $power }’ 마법을 얻었습니다. 가장 넓은 영지에 X 표시를 추가하세요.
page-lesson-score = 영지마다 칸 수 × X 표시 수만큼 점수를 얻습니다. 지도 하나가 가득 차면 점수가 높은 쪽이 승리합니다.

page-lesson-nudge-read = 먼저 이 글을 읽고 “다음”을 누르세요.
page-lesson-nudge-roll = 먼저 주사위를 굴리세요.
page-lesson-nudge-take = 그렇게 해도 되지만, 이번에는 { $dice }를 가져가세요.
page-lesson-nudge-castle-kept = 그렇게 해도 되지만, 성 특별 보너스는 나중을 위해 아껴 두세요.
page-lesson-nudge-same = 그렇게 해도 되지만, 이번에는 ‘{ $arms }’ 문장이 { $cells }칸짜리 영지 하나로 이어지게 그리세요. 성 특별 보너스는 나중을 위해 아껴 두세요.
page-lesson-nudge-castle = 그렇게 해도 되지만, 이번에는 { $die }에 성 특별 보너스의 X 표시를 추가하세요.
page-lesson-nudge-power = 그렇게 해도 되지만, 가장 넓은 영지에 추가하면 점수가 더 많이 오릅니다.

## What is wrong with a text that should be a game

expected-arms = 문장(d b D B s q)
expected-face = 주사위 면(? 또는 X 표시가 2개 이하인 문장)
expected-cell = 칸(a1부터 g5까지, 성 d3 제외)
expected-seat = 플레이어(F 또는 S)
expected-die = 주사위(1부터 4까지)
expected-higher-die = 번호가 더 큰 주사위
expected-move = 수
expected-join = 두 문장 사이의 기호(+ ~ 또는 /)
expected-once-a-drawing = 성 특별 보너스의 X 표시 최대 하나와 면을 바꾼 주사위 최대 하나
expected-square = 빈칸(.) 또는 X 표시가 2개 이하인 문장
expected-marks = 표시한 칸 수(0부터 9까지)
expected-power = 마법(f s b t d c 순서대로, 또는 -)
expected-castle = 성의 상태(^ 또는 -)
expected-round = 라운드(1부터 99까지)
expected-player-a = 그 라운드의 시작 플레이어(홀수 라운드는 F, 짝수 라운드는 S)
expected-step = 단계(roll, take, draw, flash, lots 또는 over)
expected-drew = 도미노를 그렸는지 여부(+ 또는 -)
expected-arms-in-order = d b D B s q 순서로 적은 문장
expected-edition = 판본(standard es it fr pt ko)
expected-component = 구성물(die 1: ~ die 4:, line d: ~ line q:)
expected-component-once = 한 번씩만 나오는 주사위와 줄
expected-all-components = 주사위 4개와 줄 6개
expected-boxes = 칸 수(1부터 9까지)
expected-power-name = 마법(free split both turn domains cross)
expected-power-once = 한 줄에만 나오는 마법
expected-rules-tag = [Rules "1"] 태그
expected-tag-name = 글자로 된 태그 이름
expected-tag-once = 한 번씩만 나오는 태그
expected-tag-text = 따옴표로 묶은 텍스트(최대 200자, 제어 문자와 글 방향을 바꾸는 문자 제외)
expected-fewer-tags = 최대 64개의 태그
expected-no-tag-beside-position = 판본이나 구성물 태그가 없는 국면
expected-this-round = 이번 라운드의 번호
expected-sign = “{ $sign }”
expected-end = 텍스트의 끝
expected-shorter-text = 최대 1 MiB의 텍스트

found-end = 텍스트의 끝
expected-found = 필요한 것은 { $expected }인데, 실제로는 { $found }입니다.
place-error = { $line }번째 줄 { $column }번째 글자: { $fault }
setup-error = 게임에서 나올 수 없는 국면입니다. { $faults }
record-result = 결과가 기록과 다릅니다. 실제: { $actual }, 기록: { $said }.
tag-name-error = 값을 정할 수 있는 태그 이름이 아닙니다.
tag-text-error = 너무 길거나 쓸 수 없는 문자가 들어 있는 텍스트입니다. 최대 200자까지, 제어 문자와 글 방향을 바꾸는 문자 없이 쓰세요.
tag-too-many-error = 이 기록에는 태그가 이미 64개 있어 더 넣을 수 없습니다.

fault-round = { $round }라운드는 없습니다.
fault-odd-cells = { $seat }: 그린 칸의 수가 홀수입니다.
fault-too-many-cells = { $seat }: 그린 도미노가 지나간 라운드보다 많습니다.
fault-too-few-cells = 두 플레이어 모두 그리지 않은 라운드가 있으므로 게임이 이미 끝났어야 합니다.
fault-nothing-drawn = { $seat }: 도미노를 그렸다고 되어 있지만 왕국 지도가 비어 있습니다.
fault-unconnected = { $seat }: 어디에도 연결되지 않은 칸이 있습니다.
fault-no-dominoes = { $seat }: 그린 칸을 도미노로 나눌 수 없습니다.
fault-too-many-in-line = { $seat }: ‘{ $arms }’ 줄에 칸보다 많은 표시가 있습니다.
fault-too-many-marks = { $seat }: 지금까지의 도미노로 할 수 있는 것보다 표시가 많습니다.
fault-both-filled = 두 플레이어가 모두 ‘{ $arms }’ 줄을 채웠습니다.
fault-held-unfilled = { $seat }: ‘{ $power }’ 마법이 있지만 그 줄이 채워지지 않았습니다.
fault-lightning-held = { $seat }: ‘{ $power }’ 마법이 남아 있지만, 이 마법은 얻는 즉시 사용해야 합니다.
fault-no-lightning = { $seat }: 사용할 번개 마법이 없습니다.
fault-chosen = { $seat }: ‘{ power-domains }’ 마법 없이 문장을 골랐거나, ‘{ power-domains }’ 마법이 있는데 문장을 고르지 않았습니다.
fault-hands = 주사위가 플레이어마다 2개씩 나뉘어 있지 않습니다.
fault-waiting = { $seat }: 아직 하지 않은 표시가 도미노와 맞지 않습니다.
fault-both-done = 두 플레이어가 모두 그렸지만 마법책에 표시하지 않았습니다.
fault-full-map = { $seat }: 왕국 지도가 가득 찼는데 게임이 계속됩니다.
fault-lots = 제비뽑기로 가릴 동점이 아니거나, 아직 제비를 뽑지 않았습니다.

### What the page says only of play by link. It is sent to those who come to it.

## The page: inviting somebody

page-online-lead = 방을 만들고 링크를 보내세요. 친구가 링크를 열면 게임이 시작됩니다. 회원 가입은 필요 없습니다.
page-online-invite = 친구 초대
page-online-starts-you = 나
page-online-starts-friend = 친구
page-online-time = 제한 시간
page-online-time-none = 제한 없음
page-online-time-rounds = { $minutes }분 + 라운드마다 { $seconds }초
page-online-time-days = 한 수에 { $days }일
page-online-join-who = 누가 참가할 수 있나요?
page-online-join-link = 링크가 있는 사람만
page-online-join-anyone = 누구나
page-online-create = 방 만들기
page-online-creating = 방을 만드는 중…
page-online-open-tables = 열린 방
page-online-open-tables-none = 지금은 열린 방이 없습니다. 누구나 참가할 수 있는 방을 만들어 보세요.
page-online-open-tables-looking = 열린 방을 찾는 중…
page-online-someone = 이름 없음
page-online-join = 참가하기
page-online-join-of = { $name } 님의 방에 참가하기
page-online-joining = 참가하는 중…

## The page: invitations

page-online-invitation = 초대
page-online-invited-by = { $name } 님이 게임에 초대했습니다
page-online-invited = 게임에 초대받았습니다
page-online-opening = 링크를 여는 중…
page-online-taken = 이미 다른 사람이 참가한 게임입니다. 관전 링크를 부탁하거나, 직접 다른 사람을 초대해 보세요.
page-online-awaiting = 친구를 기다리는 중
page-online-awaiting-about = 링크를 보내거나 친구에게 코드를 스캔하게 하세요. 누군가 참가하면 바로 게임이 시작됩니다. 이 페이지를 떠나도 방은 ‘내 게임’에 남아 있습니다.
page-online-awaiting-listed = 이 페이지가 열려 있는 동안에는 열린 방 목록에도 표시됩니다.
page-online-awaiting-start = 두 플레이어가 모두 왔습니다. 곧 게임이 시작됩니다.
page-online-link-play = 참가 링크
page-online-link-watch = 관전 링크
page-online-link-watch-about = 이 링크가 있으면 누구나 관전할 수 있습니다. 숨겨진 그림은 보이지 않고, 아무것도 조작할 수 없습니다.
page-online-link-seat = 내 자리
page-online-link-seat-about = 다른 기기에서 이 링크를 열면 그 기기에서 이어서 할 수 있습니다. 다른 사람에게 주지 마세요. 링크가 있는 사람은 나 대신 게임을 할 수 있습니다.
page-online-copy = 복사
page-online-code = 링크의 QR 코드

## The page: at the table

page-online-connecting = 연결하는 중…
page-online-connected = 연결됨
page-online-reconnecting = 다시 연결하는 중…
page-online-disconnected = 연결 안 됨
page-online-watchers = { $count }명 관전 중
page-online-here = { $name } 님이 있습니다
page-online-away = { $name } 님이 자리를 비웠습니다
page-online-drawn = { $name } 님이 다 그렸습니다
page-online-watching = 관전 중입니다
page-online-sending = 보내는 중…
page-online-waiting = { $name } 님을 기다리는 중입니다.
page-online-both-draw = 두 플레이어가 그리는 중입니다.
page-online-played-for = 컴퓨터가 { $name } 님 대신 게임을 하고 있습니다.
page-online-played-for-you = 자리를 비운 동안 컴퓨터가 대신 게임을 마무리하고 있습니다.
page-online-kept = 연결이 끊겼습니다. 둔 수는 저장되어 있으며, 연결되면 보냅니다.
page-online-your-turn-title = ● 내 차례 · { $title }
page-online-time-left = 남은 시간: { $time }
page-online-time-low = { $seconds }초 남았습니다.
page-online-time-long = { $days }일

## The page: asking the other player

page-online-asks-tie = { $name } 님이 무승부를 제안합니다.
page-online-asks-back = { $name } 님이 마지막 수를 무르고 싶어 합니다.
page-online-asks-rematch = { $name } 님이 재대결을 원합니다.
page-online-asked-tie = 무승부를 제안했습니다.
page-online-asked-back = 마지막 수를 무르자고 요청했습니다.
page-online-asked-rematch = 재대결을 신청했습니다.
page-online-accept = 수락
page-online-decline = 거절
page-online-withdraw = 취소
page-online-gone = { $name } 님이 한동안 자리를 비웠습니다. 계속 기다리거나, 승리를 선언하거나, 컴퓨터가 게임을 마무리하게 할 수 있습니다.
page-online-wait = 기다리기
page-online-claim = 승리 선언
page-online-replace = 컴퓨터에 맡기기
page-online-offer-tie = 무승부 제안
page-online-ask-back = 무르기 요청
page-online-resign = 기권
page-online-resign-about = 이 게임을 포기할까요? 상대가 승리합니다.
page-online-device = 다른 기기에서 이어 하기
page-online-watch = 관전 링크 보내기
page-online-react = 반응 보내기
page-online-hello = 안녕하세요!
page-online-nice = 멋진 수예요!
page-online-wow = 와!
page-online-oops = 앗!
page-online-thanks = 고마워요!
page-online-good-game = 재밌었어요!
page-online-says = { $name }: { $word }

## The page: the end of a game by link

page-online-ended-resigned = { $who ->
    [you] 기권했습니다.
   *[name] { $name } 님이 기권했습니다.
}
page-online-ended-time = { $who ->
    [you] 시간이 다 되었습니다.
   *[name] { $name } 님의 시간이 다 되었습니다.
}
page-online-ended-left = { $who ->
    [you] 자리를 너무 오래 비웠습니다.
   *[name] { $name } 님이 게임을 떠났습니다.
}
page-online-ended-agreed = 두 플레이어가 무승부에 합의했습니다.
page-online-ended-abandoned = 아무도 돌아오지 않아 끝난 게임입니다.
page-online-ended-winner = { $who ->
    [you] 승리했습니다!
   *[name] { $name } 님이 승리했습니다.
}
page-online-dice-fair = 주사위 확인됨
page-online-dice-unfair = 주사위가 게임 전에 서버가 봉인한 값과 맞지 않습니다.
page-online-ribbon = 온라인
page-online-ribbon-you = 내 차례
page-online-ribbon-them = { $name } 님을 기다리는 중
page-online-ribbon-nobody = 참가자를 기다리는 중

## The page: what is wrong

page-online-version = 이 페이지와 서버의 버전이 다릅니다. 페이지를 새로 고치세요.
page-online-no-table = 더 이상 없는 방입니다.
page-online-no-entry = 이 링크로는 아무것도 열 수 없습니다. 링크가 다 들어 있는지 확인하세요.
page-online-name = 다른 이름을 골라 주세요. 특수 문자 없이 24자까지 쓸 수 있습니다.
page-online-too-many = 한꺼번에 너무 많이 요청했습니다. 잠시 후 다시 시도하세요.
page-online-full = 서버에 남은 공간이 없습니다. 게임은 안전하지만 새로 저장할 수는 없습니다. 나중에 다시 시도하세요.
page-online-late = 늦었습니다. 그사이 다른 일이 먼저 일어났습니다.
page-online-asked-already = 이미 요청한 일입니다.
page-online-nothing-back = 이제 무를 수 없습니다. 다음 주사위를 굴렸거나 그림이 공개되었습니다.
page-online-refused = 서버가 거부했습니다. 페이지를 새로 고치고 다시 시도하세요.

## The rules page: dice that nobody has to trust

page-online-dice = 온라인 주사위는 공정합니다
page-online-dice-who = 링크로 하는 게임에서는 서버가 주사위를 굴리지만, 서버를 믿지 않아도 됩니다. 주사위 결과는 서버를 포함해 누구도 고를 수 없고, 어느 플레이어도 미리 계산할 수 없습니다.
page-online-dice-seal = 게임 전에 서버는 비밀 숫자를 봉인하고 그 봉인을 보여 줍니다. 그다음 내 기기와 상대 기기가 각각 무작위 숫자를 더하며, 둘 다 정해질 때까지 서로의 숫자를 볼 수 없습니다. 모든 주사위 결과는 이 세 숫자에서 나옵니다.
page-online-dice-check = 게임이 끝나면 서버가 봉인을 풉니다. 내 기기가 봉인을 확인하고 모든 주사위 결과를 다시 계산합니다. 결과 아래의 ‘{ page-online-dice-fair }’ 표시는 모두 맞는다는 뜻입니다.
page-online-dice-proof = 저장한 게임에는 증거가 함께 들어 있습니다. 여기에서 게임을 불러오면 주사위를 다시 확인합니다.
page-online-dice-statistics = 이 서버의 주사위 결과
page-online-dice-rolls = 지금까지 { $rolls }번 굴렸습니다.
page-online-dice-even = 앞서 무엇이 나왔든 각 면이 나와야 할 만큼 고르게 나옵니다.
page-online-dice-uneven = 일부 면이 공정한 주사위라고 보기 어려울 만큼 많거나 적게 나옵니다.
page-online-dice-probable = χ² 검정: 공정한 주사위에서도 이만큼 또는 그 이상 벗어날 확률은 한 면씩 볼 때 { $single }, 이어서 나온 면을 볼 때 { $following }입니다.
page-online-dice-none = 아직 이 서버에서 굴린 주사위가 없습니다.

### What only commands and the server say. The page is built without what follows.

## The page before it starts

page-description = 킹도미노 듀얼을 브라우저에서 즐기세요. 컴퓨터와 겨루거나 옆에 있는 친구와 함께할 수 있고, 인터넷이 없어도 됩니다.
page-not-started = 페이지를 열지 못했습니다. 인터넷 연결을 확인하고 새로 고치세요. 그래도 안 되면 브라우저를 업데이트하세요.
page-without-script = Blazon은 브라우저에서 실행되는 게임입니다. 이 페이지에서 JavaScript를 허용하고 새로 고치세요.

## The terminal: starting a game

terminal-welcome = Blazon: 플레이어 2명, 주사위 4개, 왕국 지도 2장. 언제든지 ?를 입력하면 도움말이 나오고, q를 입력하면 끝납니다.
terminal-ask-opponent = 누구와 게임할까요? 엔터만 누르면 1번입니다.
terminal-opponent-person = 이 키보드를 함께 쓰는 사람
terminal-opponent-random = 무작위로 두는 컴퓨터 플레이어
terminal-ask-name = 이름이 무엇인가요? 엔터만 누르면 “{ $default }”입니다.
terminal-ask-name-first = 먼저 굴리는 플레이어의 이름은 무엇인가요? 엔터만 누르면 “{ $default }”입니다.
terminal-ask-name-second = 다른 플레이어의 이름은 무엇인가요? 엔터만 누르면 “{ $default }”입니다.
terminal-random-name = 무작위
terminal-same-name = 다른 플레이어가 이미 쓰는 이름입니다. 다른 이름을 입력하세요.
terminal-ask-edition = 어느 규칙서 판본으로 할까요? 엔터만 누르면 1번입니다.
terminal-begin = { $first } 대 { $second }. { $who ->
    [you] 내가 먼저 주사위를 굴립니다.
   *[name] { $first } 님이 먼저 주사위를 굴립니다.
} 판본: { $edition }.
terminal-daily = { $date } 일일 대결. 주사위는 모두에게 같습니다.
terminal-daily-ordinary = 주사위나 규칙, 상대가 달라서 { $date } 일일 대결이 아닙니다. 일반 게임으로 이어집니다.

## The terminal: a round

terminal-ask-draw = { $who ->
    [you] 도미노를 그리세요: { $one }, { $other }.
   *[name] { $name } 님, 도미노를 그리세요: { $one }, { $other }.
}
terminal-ask-how = 어떻게 할까요? 엔터만 누르면 1번입니다.
terminal-how-plain = 그대로 그리기
terminal-how-continue = 이대로 계속하기
terminal-how-castle = 성 특별 보너스: 내 주사위 1개에 X 표시 1개 추가
terminal-how-dont-draw = 그리지 않기
terminal-castle-explained = 성 특별 보너스: 게임 중 한 번, 내 주사위 2개 중 1개에 X 표시를 추가할 수 있습니다. 물음표에도 추가할 수 있습니다. 그 주사위로는 이번 라운드에 마법책에 표시하지 않습니다.
terminal-using = 사용: { $spent }.
terminal-ask-castle = 어느 주사위에 성 특별 보너스의 X 표시를 추가할까요?
terminal-ask-turn = 어느 주사위를 어느 면으로 바꿀까요?
terminal-turn-to = { $die } → { $face }
terminal-ask-arms = { $number }번 주사위는 물음표입니다. 어떤 문장을 그릴까요?
terminal-ask-cell = { $number }번 주사위({ $what }): 어느 칸에 그릴까요?
terminal-preview = 미리 보기: { $cell }에 { $what }, { $cell2 }에 { $what2 }.
terminal-preview-points = 점수: 지금 { $now }점, 그린 뒤 { $then }점.
terminal-preview-marks = 마법책에 표시: { $marks }.
terminal-preview-mark = { $arms }({ $boxes }칸 중 { $marks }칸)
terminal-preview-no-marks = 마법책에는 표시하지 않습니다.
terminal-preview-uses = 사용: { $spent }.
terminal-ask-confirm = 엔터 또는 1: 그리기. u: 뒤로.
terminal-ask-domains = { $who ->
    [you] ‘{ power-domains }’ 마법을 얻었습니다!
   *[name] { $name } 님, ‘{ power-domains }’ 마법을 얻었습니다!
} 문장 1개를 고르세요. 게임이 끝날 때 그 문장의 영지마다 3점을 얻습니다.
terminal-domains-item = { $arms }: { $count ->
    [0] 아직 영지 없음
   *[other] 지금 영지 { $count }곳
}
terminal-ask-cross = { $who ->
    [you] ‘{ power-cross }’ 마법을 얻었습니다! 어느 칸에 X 표시를 추가할까요?
   *[name] { $name } 님, ‘{ power-cross }’ 마법을 얻었습니다! 어느 칸에 X 표시를 추가할까요?
}
terminal-cross-item = { $cell }({ $what }): { $points }점 추가

## The terminal: looking around

terminal-map-legend = 글자: d 동그라미, b 띠, D 두 동그라미, B 두 띠, s 단색, q 사분할. 숫자는 X 표시의 개수입니다. 마침표는 빈칸, #은 성입니다. 미리 보기에서는 새로 그릴 칸이 대괄호 안에 있습니다.
terminal-map-empty = 아직 아무것도 그리지 않았습니다.
terminal-cells-left = { $count ->
    [0] 빈칸이 없습니다.
   *[other] 빈칸 { $count }개: { $cells }
}
terminal-spellbook = 마법책에 표시한 칸의 수입니다.
terminal-line-open = { $arms }, { $power }: { $boxes }칸 중 { $first } { $marks }칸, { $second } { $marks2 }칸.
terminal-line-held = { $arms }, { $power }: { $who ->
    [you] 내가 줄을 채웠고 마법이 남아 있습니다.
   *[name] { $name } 님이 줄을 채웠고 마법이 남아 있습니다.
} { $other }: { $boxes }칸 중 { $marks }칸, 사용 불가.
terminal-line-used = { $arms }, { $power }: { $who ->
    [you] 내가 줄을 채웠고 마법을 이미 사용했습니다.
   *[name] { $name } 님이 줄을 채웠고 마법을 이미 사용했습니다.
} { $other }: { $boxes }칸 중 { $marks }칸, 사용 불가.
terminal-castle-ready = { $who ->
    [you] 나는 아직 성 특별 보너스를 사용하지 않았습니다.
   *[name] { $name } 님은 아직 성 특별 보너스를 사용하지 않았습니다.
}
terminal-castle-used = { $who ->
    [you] 나는 성 특별 보너스를 이미 사용했습니다.
   *[name] { $name } 님은 성 특별 보너스를 이미 사용했습니다.
}
terminal-chosen = { $who ->
    [you] 나는 ‘{ power-domains }’ 마법으로 ‘{ $arms }’ 문장을 골랐습니다.
   *[name] { $name } 님은 ‘{ power-domains }’ 마법으로 ‘{ $arms }’ 문장을 골랐습니다.
}
terminal-dice-of = { $round }라운드의 주사위:
terminal-dice-none = 아직 주사위를 굴리지 않았습니다.
terminal-die-free = { $number }번 주사위: { $face }, 아직 남아 있음.
terminal-die-of = { $number }번 주사위: { $face }, { $name }.
terminal-log-empty = 아직 기록이 없습니다.
terminal-no-game = 아직 하고 있는 게임이 없습니다. 먼저 질문에 답하세요.
terminal-maps-on = 이제 그리기 전마다 왕국 지도를 보여 줍니다.
terminal-maps-off = 이제 그리기 전에 왕국 지도를 보여 주지 않습니다.
terminal-coach-on = 코치를 켰습니다. 손해가 큰 선택을 하기 전에 물어봅니다.
terminal-coach-off = 코치를 껐습니다.
terminal-coach-not-here = 코치는 컴퓨터와 하는 게임에서만 도와주며, 일일 대결에서는 도와주지 않습니다.
terminal-help =
    원하는 선택지의 번호를 입력하세요. 안내가 있을 때는 엔터만 눌러 첫 번째를 고를 수 있습니다.
    c4처럼 칸 이름을 입력하거나, c4 c5처럼 두 칸을 한꺼번에 입력해도 됩니다.
    m   내 왕국 지도
    o   상대의 왕국 지도
    w   내 왕국 지도를 영지별로 풀어 쓴 설명
    wo  상대의 왕국 지도를 풀어 쓴 설명
    s   마법책: 칸, 마법, 성 특별 보너스
    d   이번 라운드의 주사위와 가져간 사람
    p   두 플레이어의 영지별 점수
    l   게임 전체 기록(l 2: 마지막 두 라운드)
    a   문장과 마법, 그리고 그 설명
    v   그리기 전에 왕국 지도 보기: 켜기, 끄기
    c   손해가 큰 선택 전에 물어보는 코치: 켜기, 끄기
    r   질문 다시 보기
    u   한 단계 되돌리기
    save 파일   게임 저장하기
    load 파일   저장한 게임 이어 하기
    q   끝내기
    ?   이 도움말
    1c3d+3c4s2처럼 표기법으로 적은 수도 입력할 수 있습니다.
terminal-arms-item = { $letter }  { $arms }: { $about }
terminal-power-item = { $power }({ $arms }, { $boxes }칸): { $about }

## The terminal: answers

terminal-unknown = “{ $line }”: 여기서는 쓸 수 없는 답입니다. 도움말을 보려면 ?를 입력하세요.
terminal-not-possible = 그렇게는 할 수 없습니다. { $reason }
terminal-not-this-cell = 지금은 { $cell } 칸에 그릴 수 없습니다.
terminal-no-place = 이렇게는 그릴 곳이 없습니다. 뒤로 가려면 u를 입력하세요.
terminal-undone = 되돌렸습니다: { $event }
terminal-nothing-to-undo = 되돌릴 것이 없습니다.
terminal-save-needs-name = save 뒤에 파일 이름을 입력하세요.
terminal-load-needs-name = load 뒤에 파일 이름을 입력하세요.
terminal-saved = { $file } 파일에 저장했습니다. 나중에 이어 하려면 Blazon을 실행하고 이렇게 입력하세요: load { $file }
terminal-save-failed = { $file } 파일을 저장하지 못했습니다: { $reason }. 게임은 계속할 수 있습니다.
terminal-ask-replace = { $file } 파일이 이미 있습니다.
terminal-replace-yes = 덮어쓰기
terminal-replace-no = 그대로 두기
terminal-not-saved = 저장하지 않았습니다.
terminal-loaded = { $file } 파일을 불러왔습니다.
terminal-load-failed = { $file } 파일을 불러오지 못했습니다. { $reason }
terminal-ask-load = 지금 하는 게임을 저장하지 않아, 불러오면 사라집니다.
terminal-load-yes = 그래도 다른 게임 불러오기
terminal-load-no = 이 게임 계속하기
terminal-ask-quit = 게임이 아직 끝나지 않았습니다. 그래도 끝낼까요?
terminal-quit-save = { $file } 파일에 저장하고 끝내기
terminal-quit-unsaved = 저장하지 않고 끝내기
terminal-quit-stay = 계속하기
terminal-goodbye = 안녕히 가세요.
terminal-input-ended = 게임이 끝나기 전에 입력이 끝났습니다. 다음은 지금까지의 게임입니다. 파일에 넣어 두면 다시 불러올 수 있습니다:
terminal-interrupted = { $file } 파일을 저장하지 못했습니다: { $reason }. 게임이 사라졌습니다.
terminal-over = 게임이 끝났습니다.
terminal-daily-share = 공유할 수 있는 결과입니다. 주사위는 드러나지 않습니다.
terminal-ask-again = 이제 무엇을 할까요?
terminal-again-new = 같은 플레이어로 새 게임 하기
terminal-again-leave = 끝내기(먼저 이 게임을 저장하려면 save 파일 입력)

## The terminal: play by link

terminal-link-invited = { $name } 님이 게임에 초대했습니다. 판본: { $edition }. 시간: { $pace }.
terminal-link-invited-unnamed = 게임에 초대되었습니다. 판본: { $edition }. 시간: { $pace }.
terminal-link-pace-none = 제한 없음
terminal-link-pace-rounds = 각자 { $minutes }분, 라운드마다 { $seconds }초 추가
terminal-link-pace-days = 한 수에 { $days }일
terminal-link-ask-name = 상대에게 보일 이름은 무엇인가요? 엔터만 누르면 이름 없이 시작합니다.
terminal-link-made = 테이블이 준비되었습니다. 함께 게임할 사람에게 이 링크를 보내세요:
terminal-link-to-watch = 이 링크로는 누구나 관전할 수 있습니다:
terminal-link-seat = 이 링크는 내 자리입니다. 나중에 또는 다른 기기에서 이어 할 때 쓰고, 다른 사람에게는 알려 주지 마세요:
terminal-link-connecting = 연결하는 중: { $server }…
terminal-link-lost = 연결이 끊겼습니다. 다시 연결하는 중…
terminal-link-back = 다시 연결되었습니다.
terminal-link-alone = 상대를 기다리는 중입니다.
terminal-link-joined = { $name } 님이 들어왔습니다.
terminal-link-joined-unnamed = 상대가 들어왔습니다.
terminal-link-starting = 곧 게임을 시작합니다.
terminal-link-waiting = 기다리는 중: { $names }.
terminal-link-drawn = { $name } 님이 그렸습니다. 둘 다 그리면 공개됩니다.
terminal-link-is-here = { $who ->
    [you] 나는 접속해 있습니다.
   *[name] { $name } 님이 접속해 있습니다.
}
terminal-link-away = { $who ->
    [you] 나는 자리를 비웠습니다.
   *[name] { $name } 님이 자리를 비웠습니다.
}
terminal-link-returned = { $name } 님이 돌아왔습니다.
terminal-link-claim = { $name } 님이 오래 자리를 비웠습니다. 승리를 주장하려면 claim, 컴퓨터가 대신 두게 하려면 finish를 입력하거나, 그냥 기다리세요.
terminal-link-replaced = { $who ->
    [you] 이제 컴퓨터가 나를 대신해 둡니다.
   *[name] 이제 컴퓨터가 { $name } 님을 대신해 둡니다.
}
terminal-link-asks-tie = { $who ->
    [you] 무승부를 제안했습니다. 거두려면 no를 입력하세요.
   *[name] { $name } 님이 무승부를 제안합니다. yes 또는 no를 입력하세요.
}
terminal-link-asks-back = { $who ->
    [you] 마지막 수를 무르자고 했습니다. 거두려면 no를 입력하세요.
   *[name] { $name } 님이 마지막 수를 무르고 싶어 합니다. yes 또는 no를 입력하세요.
}
terminal-link-asks-rematch = { $who ->
    [you] 재대결을 신청했습니다. 거두려면 no를 입력하세요.
   *[name] { $name } 님이 재대결을 원합니다. yes 또는 no를 입력하세요.
}
terminal-link-declined = { $name } 님이 거절했습니다.
terminal-link-withdrawn = { $name } 님이 요청을 거두었습니다.
terminal-link-resigned = { $who ->
    [you] 내가 기권했습니다.
   *[name] { $name } 님이 기권했습니다.
}
terminal-link-time-up = { $who ->
    [you] 내 시간이 다 되었습니다.
   *[name] { $name } 님의 시간이 다 되었습니다.
}
terminal-link-left = { $who ->
    [you] 내가 너무 오래 자리를 비웠습니다.
   *[name] { $name } 님이 너무 오래 자리를 비웠습니다.
}
terminal-link-agreed = 두 플레이어가 무승부에 합의했습니다.
terminal-link-abandoned = 아무도 돌아오지 않아 게임이 종료되었습니다.
terminal-link-wins = { $who ->
    [you] 내가 이겼습니다.
   *[name] { $name } 님이 이겼습니다.
}
terminal-link-fair = 주사위 { $rolls }회를 확인했습니다. 모두 공정합니다.
terminal-link-unfair = 이 게임의 주사위는 서버가 미리 정해 둔 것과 다릅니다. 결과를 믿지 마세요. “save 파일”을 입력하면 증거가 남습니다.
terminal-link-rematch = 재대결 하기(먼저 굴리는 사람이 바뀜)
terminal-link-next = 재대결을 시작합니다.
terminal-link-watched = 게임이 끝났습니다. 저장하려면 save 파일, 끝내려면 q를 입력하세요.
terminal-link-watchers = { $count ->
    [0] 관전하는 사람이 없습니다.
   *[other] { $count }명이 관전하고 있습니다.
}
terminal-link-time = { $who ->
    [you] 내 시간: { $time }.
   *[name] { $name } 님: { $time }.
}
terminal-link-days = { $days }일 { $hours }시간
terminal-link-no-clock = 이 게임에는 시간 제한이 없습니다.
terminal-link-ask-resign = 기권할까요?
terminal-link-resign = 기권하기
terminal-link-say-what = say 뒤에 다음 낱말 중 하나를 입력하세요: { $words }.
terminal-link-says = { $name } 님: { $said }
terminal-link-muted = 이제 상대의 짧은 인사를 보이지 않습니다.
terminal-link-unmuted = 이제 상대의 짧은 인사를 다시 보여 줍니다.
terminal-link-no-undo = 이미 둔 수는 상대가 동의해야 무를 수 있습니다. 부탁하려면 back을 입력하세요.
terminal-link-no-load = 이 테이블에서는 게임을 불러올 수 없습니다.
terminal-link-leave = 자리는 그대로 있습니다. 다시 들어오려면 실행하세요:
terminal-link-unreachable = { $server } 서버에 연결하지 못했습니다. 주소와 인터넷 연결을 확인하세요.
terminal-link-strange = { $server }: Blazon 서버의 응답이 아닙니다.
terminal-link-help =
    이 테이블에서는 다음도 입력할 수 있습니다.
    who    접속한 사람과 관전자 수
    time   남은 시간
    seat   내 자리의 링크
    yes, no   상대에게 답하기
    tie    무승부 제안하기
    back   마지막 수를 무르자고 하기
    resign   기권하기
    claim, finish   상대가 오래 자리를 비웠을 때
    rematch   끝난 뒤 다시 하기
    say 낱말   짧은 인사 보내기: hello, nice, wow, oops, thanks, gg
    mute   짧은 인사 보기: 켜기, 끄기
terminal-reaction-hello = 안녕하세요!
terminal-reaction-nice = 좋은 수네요!
terminal-reaction-wow = 와!
terminal-reaction-oops = 앗!
terminal-reaction-thanks = 감사합니다!
terminal-reaction-good-game = 즐거운 게임이었습니다!
terminal-refused-version = 이 프로그램과 서버의 버전이 다릅니다. 오래된 쪽을 업데이트하세요.
terminal-refused-no-such-table = 그런 테이블은 없습니다. 삭제되었을 수 있습니다.
terminal-refused-no-such-token = 이 링크로는 테이블에 들어갈 수 없습니다. 링크가 온전한지 확인하세요.
terminal-refused-watching = 관전만 할 수 있습니다.
terminal-refused-seat-taken = 다른 사람이 이 자리에 앉았습니다.
terminal-refused-not-started = 게임이 아직 시작되지 않았습니다.
terminal-refused-over = 게임이 이미 끝났습니다.
terminal-refused-not-over = 게임이 아직 끝나지 않았습니다.
terminal-refused-not-yours = 지금은 그것을 할 차례가 아닙니다.
terminal-refused-illegal = 규칙상 둘 수 없는 수입니다.
terminal-refused-stale = 그사이 다른 일이 있었습니다. 다시 살펴보세요.
terminal-refused-nothing-asked = 아무도 묻지 않았습니다.
terminal-refused-asked-already = 이미 답을 기다리는 질문이 있습니다.
terminal-refused-nothing-to-take-back = 무를 수 있는 것이 없습니다. 이미 공개된 주사위와 그림은 그대로 남습니다.
terminal-refused-not-gone = 상대가 자리를 비운 지 아직 얼마 되지 않았습니다.
terminal-refused-name = 이름이 너무 길거나 표시할 수 없는 글자가 있습니다. 24자까지 쓸 수 있습니다.
terminal-refused-terms = 서버가 이 조건을 받아들이지 않습니다.
terminal-refused-too-many = 여기서 보낸 요청이 너무 많습니다. 1분쯤 기다렸다가 다시 시도하세요.
terminal-refused-too-many-at-table = 이 테이블에는 더 접속할 수 없습니다.
terminal-refused-full = 서버의 디스크가 가득 찼습니다. 게임을 볼 수는 있지만 이어 할 수는 없습니다.
terminal-refused-unavailable = 지금은 서버가 처리할 수 없습니다. 잠시 뒤 다시 시도하세요.
terminal-refused-misunderstood = 서버가 이 프로그램을 이해하지 못합니다. 둘 다 업데이트하세요.

## Commands

cli-about = Blazon: 주사위, 지도, 마법으로 겨루는 2인용 대결 게임.
cli-about-serve = 게임 페이지를 띄우고 브라우저에서 열기(명령이 없을 때도 같음)
cli-about-backup = 서버가 실행 중이어도 데이터베이스를 새 파일로 복사하기
cli-about-move = 서버의 데이터베이스를 SQLite에서 PostgreSQL로, 또는 반대로 옮기기
cli-about-play = 터미널에서 다른 사람, 링크로 만난 사람 또는 컴퓨터와 게임하기
cli-about-daily = 일일 대결 하기: 주사위는 모두에게 같고 상대는 요일마다 다름
cli-about-simulate = 컴퓨터 플레이어끼리 여러 게임을 하고 결과 요약하기
cli-about-match = 컴퓨터 플레이어 둘을 같은 주사위로 겨루게 하여 누가 더 강한지 알아보기
cli-about-ladder = 여러 컴퓨터 플레이어의 Elo 순위 매기기
cli-about-merge = 나누어 진행한 대전, 순위표, 시뮬레이션, 측정 합치기
cli-about-show = 국면 또는 기록된 게임의 마지막 장면 그리기
cli-about-check = 기록된 게임을 다시 진행하여 규칙에 맞는지 검사하기
cli-about-verify = 기록된 게임의 주사위가 공정했다는 증명을 확인하기
cli-about-replay = 기록된 게임을 한 수씩 출력하기
cli-about-analyse = 기록된 게임 분석하기: 운, 손실이 큰 수, 승률
cli-about-legal = 둘 수 있는 수를 한 줄에 하나씩 나열하기
cli-about-hint = 좋은 수를 승률, 이유와 함께 추천하기
cli-about-engine = 다른 프로그램에 한 줄씩 응답하기(docs/protocol-engine.md 참고)
cli-about-perft = 주어진 주사위 결과로 게임이 이어지는 경우의 수 세기
cli-about-bench = 규칙과 플레이어의 속도 측정하기
cli-about-bench-playouts = 코어 하나로 정해진 시간 동안 무작위 게임 하기
cli-about-bench-greedy = 코어 하나로 정해진 시간 동안 greedy 플레이어끼리 게임하기
cli-about-bench-net = 코어 하나로 신경망이 평가하는 그리기의 수 세기
cli-about-bench-decide = 코어 하나로 플레이어가 한 번 결정하는 데 걸리는 시간 측정하기
cli-about-measure = 결정이 얼마나 좋고 예측이 얼마나 정확한지 측정하기
cli-about-measure-endings = 두 라운드가 남았을 때의 결정을 정확한 풀이와 비교하기
cli-about-measure-decisions = 같은 주사위로 게임을 이어 가며 결정 시험하기
cli-about-measure-calibration = 신경망의 예측을 실제 게임 결과와 비교하기
cli-about-measure-powers = 마법을 얻고, 사용하고, 낭비한 횟수 세기
cli-about-measure-accuracy = 여덟 난이도가 얼마나 정확하게 결정하는지 비교하기
cli-about-puzzles = 확실한 정답이 하나인 퍼즐을 만들고, 검사하고, 보기
cli-about-puzzles-make = 컴퓨터 플레이어의 게임에서 퍼즐을 찾아 증명하기
cli-about-puzzles-check = 다른 주사위로 퍼즐을 다시 증명하기
cli-about-puzzles-show = 퍼즐 하나 보기
cli-about-train = 스스로 게임하며 신경망을 학습시키고 가중치 저장하기
cli-about-train-learn = 게임을 모두 마친 세대 학습하기
cli-about-train-plan = 여러 컴퓨터가 나누어 할 학습 준비하기
cli-about-train-play = 한 세대의 게임 중 일부 진행하기
cli-about-components = 주사위와 마법책을 편집할 수 있는 파일로 출력하거나, 그런 파일 검사하기
cli-about-help = 이 도움말 또는 명령의 도움말 출력하기

cli-usage = blazon [명령] [옵션]
cli-usage-serve = blazon serve [옵션]
cli-usage-backup = blazon backup 파일 [--database 파일] [--recover]
cli-usage-move = blazon move --from 데이터베이스 --to 데이터베이스
cli-usage-play = blazon play [링크] [옵션]
cli-usage-daily = blazon daily [날짜] [--dice]
cli-usage-simulate = blazon simulate [--games 숫자] [--seed 숫자] [옵션]
cli-usage-match = blazon match 왼쪽 오른쪽 [--pairs 숫자] [--seed 숫자] [옵션]
cli-usage-ladder = blazon ladder [플레이어]... [옵션]
cli-usage-merge = blazon merge [--json] [--svg 파일] 파일...
cli-usage-show = blazon show [파일|국면|-]
cli-usage-check = blazon check [--json] 파일...
cli-usage-verify = blazon verify [--json] 파일...
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
cli-usage-measure-accuracy = blazon measure accuracy [--games 숫자] [--nodes 숫자] [옵션]
cli-usage-puzzles = blazon puzzles 명령 [옵션]
cli-usage-puzzles-make = blazon puzzles make --out 파일 [--count 숫자] [옵션]
cli-usage-puzzles-check = blazon puzzles check [파일] [--count 숫자] [옵션]
cli-usage-puzzles-show = blazon puzzles show 숫자 [파일] [--answer]
cli-usage-train = blazon train [명령] --out 파일 [옵션]
cli-usage-train-learn = blazon train learn --out 파일 [--generation 숫자] [옵션]
cli-usage-train-plan = blazon train plan --out 파일 [옵션]
cli-usage-train-play = blazon train play --out 파일 [--generation 숫자] [--shard I/N] [옵션]
cli-usage-components = blazon components [파일]
cli-usage-help = blazon help [명령]

cli-heading-usage = 사용법:
cli-heading-commands = 명령:
cli-heading-arguments = 인수:
cli-heading-options = 옵션:
cli-heading-examples = 예:
cli-heading-levels = 난이도:
cli-level-item = { $player }  { $name }: { $about }

cli-value-address = 주소
cli-value-command = 명령
cli-value-date = 날짜
cli-value-file = 파일
cli-value-database = 데이터베이스
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

cli-help-backup = 새 파일
cli-help-command = 설명할 명령
cli-help-components = 검사할 파일(기본값: 기본 구성물 출력)
cli-help-daily = 날짜, 예: { $example }(기본값: 오늘)
cli-help-ladder = 플레이어 목록, 약한 쪽부터(기본값: 모든 난이도와 기준 플레이어)
cli-help-left = 성적을 낼 플레이어: best 같은 이름, 또는 cmd:와 다른 프로그램의 명령
cli-help-right = 다른 플레이어
cli-help-parts = --shard로 나눈 match, ladder, simulate, measure의 JSON 출력
cli-help-position = “start”, 표기법 한 줄, 국면이나 기록이 든 파일(기록은 마지막 국면 사용), 또는 표준 입력을 뜻하는 -
cli-help-record = 기록된 게임, 또는 표준 입력을 뜻하는 -
cli-help-records = 기록된 게임들, -는 표준 입력
cli-help-rolls = 앞으로 나올 주사위 결과, 예: 'd/b/s2/?'
cli-help-subject = “start”, 표기법 한 줄, 국면이나 기록이 든 파일(기록은 마지막 국면 사용), 또는 표준 입력을 뜻하는 -(기본값: start)
cli-help-exit-codes =
    종료 코드:
      0  성공
      1  입력 오류: 기록, 국면 또는 구성물
      2  명령줄 오류
      3  읽기 또는 쓰기 실패

cli-option-address = 서버의 주소와 포트(기본값: 127.0.0.1:4000, 이 컴퓨터에서만 접속 가능)
cli-option-against = 상대: person, random, level:1부터 level:8까지, 또는 다른 플레이어(기본값: 물어보기)
cli-option-alternatives = 보여 줄 다른 수의 개수(기본값: 3)
cli-option-bench-games = 시간 대신 정하는 게임 수
cli-option-components = 이 파일의 주사위와 마법책 사용하기
cli-option-count = 개수만 출력하기
cli-option-database = 데이터베이스: 파일 또는 postgres://사용자@서버/이름 같은 주소(기본값: 데이터 폴더의 blazon.db)
cli-option-from = 게임이 들어 있는 데이터베이스. 그대로 남으며, 쓰고 있는 서버가 없어야 합니다
cli-option-to = 게임을 옮길 데이터베이스. 중단된 이동이 남긴 것은 이어서 채웁니다
cli-option-dice = 게임 대신 그날의 주사위를 라운드마다 한 줄씩 출력하기
cli-option-divide = 첫 수마다 한 줄씩, 마지막에 합계 출력하기
cli-option-edition = 규칙서 판본: standard, es, it, fr, pt 또는 ko
cli-option-first = 먼저 굴리는 컴퓨터 플레이어, 예: greedy, level:3(기본값: random)
cli-option-first-name = 먼저 굴리는 플레이어의 이름
cli-option-games = 게임 수(기본값: 1000)
cli-option-help = 이 도움말 출력하기
cli-option-hint-player = 수를 추천할 플레이어: { $known }(기본값: best)
cli-option-hint-seat = 조언을 받을 플레이어: first 또는 second(기본값: 다음에 둘 플레이어)
cli-option-hint-seed = 난수 시드, 숫자가 같으면 답도 같음
cli-option-html = 보고서를 이 파일에 웹 페이지로 저장하기, 있던 내용은 덮어씀
cli-option-json = JSON을 한 줄에 객체 하나씩 출력하기
cli-option-analyst = 게임을 분석할 플레이어(기본값: best)
cli-option-analyst-nodes = 한 수마다 살펴볼 국면의 대략적인 수
cli-option-analyst-threads = 동시에 분석할 수의 개수(기본값: 코어마다 하나), 보고서는 같음
cli-option-analyst-time = 한 수마다 분석할 시간(밀리초), 실행할 때마다 보고서가 다를 수 있음
cli-option-lang = 언어: en, es, it, fr, pt-BR 또는 ko(기본값: 시스템 언어)
cli-option-coach = 손해가 큰 선택을 하기 전에 묻기(컴퓨터와 할 때만)
cli-option-load = 저장한 이 게임 이어 하기
cli-option-luck = 주사위 운을 뺀 성적도 함께 표시하기
cli-option-match-nodes = 결정마다 살펴볼 최대 노드 수
cli-option-match-time = 결정마다 쓸 시간
cli-option-measure-games = 게임 수(기본값: { $default })
cli-option-measure-level-games = 난이도마다 할 게임 수(기본값: { $default })
cli-option-measure-judge-nodes = 결정마다 분석할 때 살펴볼 대략의 포지션 수(기본값: { $default })
cli-option-measure-finisher = 게임을 이어 갈 플레이어: net 또는 greedy(기본값: net)
cli-option-measure-nodes = 정확한 풀이에 쓸 최대 노드 수(기본값: { $default }), 더 필요한 국면은 건너뜀
cli-option-measure-player = 측정할 플레이어, 예: best, best@파일(기본값: best)
cli-option-measure-players = 측정할 플레이어, 예: best, best@파일(기본값: best), 여러 번 지정 가능(net은 항상 포함)
cli-option-measure-positions = 국면 수(기본값: { $default })
cli-option-measure-rollouts = 후보마다 할 게임 수(기본값: { $default })
cli-option-measure-rounds = 남은 라운드 수, 1~{ $most }(기본값: { $default })
cli-option-puzzles-out = 퍼즐을 찾을 때마다 이 파일에 저장하기
cli-option-puzzles-count = 퍼즐 수(기본값: { $default })
cli-option-puzzles-check-count = 처음부터 이만큼만 검사하기(기본값: 모두)
cli-option-puzzles-games = 증명 종류마다 살펴볼 최대 게임 수(기본값: { $default })
cli-option-puzzles-answer = 정답과 이유도 보기
cli-help-puzzles-file = 퍼즐 파일(기본값: Blazon에 들어 있는 퍼즐)
cli-help-puzzles-number = 퍼즐 번호(1부터)
cli-option-net = 내장된 가중치 대신 이 파일의 가중치 사용하기
cli-option-no-browser = 브라우저 열지 않기
cli-option-nodes = 살펴볼 국면의 대략적인 수
cli-option-own-seat = 컴퓨터와 대결할 때 내 자리: first 또는 second
cli-option-pairs = 짝지은 게임의 쌍 수(기본값: 100)
cli-option-patience = 다른 프로그램의 응답을 결정 시간 외에 더 기다릴 시간(밀리초, 기본값: 10000)
cli-option-records = 게임마다 기록을 이 폴더에 저장하기
cli-option-seat = 이 플레이어의 수만 나열하기: first 또는 second
cli-option-second = 나중에 굴리는 컴퓨터 플레이어, 예: greedy, level:3(기본값: random)
cli-option-second-name = 다른 플레이어의 이름
cli-option-seconds = 게임할 시간(초, 기본값: 5)
cli-option-seed = 난수 시드, 숫자가 같으면 게임도 같음
cli-option-shard = 전체 중 이 부분만 진행하기, 2/5는 다섯 중 두 번째
cli-option-sprt = 두 Elo 차이 중 어느 쪽이 사실에 가까운지 분명해지면 바로 멈추기
cli-option-svg = 순위표를 이 파일에 그리기
cli-option-threads = 동시에 할 게임 수(기본값: 코어마다 하나), 결과는 같음
cli-option-time = 생각할 시간(밀리초)
cli-option-train-epochs = 세대마다 표본을 반복해 학습할 횟수(기본값: { $default })
cli-option-train-calibration-games = 완성된 신경망을 보정할 때 할 게임 수(기본값: { $default })
cli-option-train-first-games = 맨 처음 greedy 플레이어끼리 할 게임 수(기본값: { $default })
cli-option-train-fresh = 끝나지 않은 학습을 이어서 하지 않고 처음부터 다시 시작하기
cli-option-train-games = 첫 신경망이 자기 자신과 할 게임 수(기본값: { $default })
cli-option-train-generation = 세대 번호, 0부터이며 보정은 마지막 세대 다음(기본값: 다음 세대)
cli-option-train-generations = 그 뒤로 이어질 세대 수(기본값: { $default })
cli-option-train-last-games = 마지막 세대가 할 게임 수(기본값: { $default })
cli-option-train-out = 가중치를 이 파일에, 끝난 세대는 그 옆에 저장하기
cli-option-train-searched-games = 그 뒤의 세대마다 할 게임 수(기본값: { $default })
cli-option-version = 버전 출력하기
cli-option-work-seed = 난수 시드, 숫자가 같으면 결과도 같음
cli-option-work-threads = 스레드 수(기본값: 코어마다 하나), 결과는 같음
cli-option-away = 상대가 승리를 요구할 수 있게 되기까지 자리를 비운 시간(초, 기본값: 120)
cli-option-behind-proxy = 방문자의 주소를 마지막 X-Forwarded-For 또는 Forwarded 헤더에서 읽기(직접 운영하는 프록시 뒤에서만)
cli-option-connections = 동시에 허용할 연결 수(기본값: 10000, 또는 시스템이 허용하는 만큼)
cli-option-devices-per-seat = 한 플레이어가 한 방에서 쓸 수 있는 기기 수(기본값: 8)
cli-option-keep = 끝난 게임을 보관할 기간(일, 기본값: 모두 보관)
cli-option-lan = 같은 네트워크의 기기에서도 접속할 수 있게 하고 주소를 QR 코드와 함께 표시
cli-option-log = 기록할 내용: off, error, warn, info, debug(기본값: warn)
cli-option-log-format = 기록 형식: text 또는 json(기본값: text)
cli-option-messages = 한 플레이어가 20초 동안 보낼 수 있는 메시지 수(기본값: 100, 관전자는 그 절반)
cli-option-origin = 페이지를 열 수 있는 다른 주소. 예: https://blazon.example(여러 번 지정 가능)
cli-option-recover = 손상된 데이터베이스에서 읽을 수 있는 것을 복구
cli-option-requests-per-minute = 한 주소에서 1분 동안 보낼 수 있는 요청 수(기본값: 120)
cli-option-sockets-per-address = 한 주소에서 방에 접속할 수 있는 연결 수(기본값: 256)
cli-option-tables-per-minute = 한 주소에서 1분 동안 새로 만들 수 있는 방 수(기본값: 5)
cli-option-untouched = 아무도 두지 않은 게임을 중단된 것으로 보는 기간(일, 기본값: 60)
cli-option-waiting = 상대를 기다리는 방을 삭제하기까지의 기간(일, 기본값: 7)
cli-option-watchers-per-table = 한 방에서 관전할 수 있는 인원(기본값: 100)

## Commands: what is wrong with a command line

cli-argument-address = “{ $value }”: 127.0.0.1:4000처럼 포트가 있는 주소가 아닙니다.
cli-argument-against = “{ $name }”: 그런 상대는 없습니다. person 또는 컴퓨터 플레이어를 고르세요: { $known }.
cli-argument-finisher = “{ $name }”: 게임을 이어 갈 수 없는 플레이어입니다. net 또는 greedy를 고르세요.
cli-argument-bad-value = “{ $value }”: { $option }에 쓸 수 없는 값입니다.
cli-argument-program = “{ $name }”: 실행할 프로그램이 아니거나 따옴표가 닫히지 않았습니다.
cli-argument-conflict = { $option }, { $other }: 함께 쓸 수 없습니다.
cli-argument-date = “{ $value }”: { $first }부터 { $last }까지의 날짜가 아닙니다. 예: { $example }.
cli-argument-edition = “{ $name }”: 그런 판본은 없습니다. 쓸 수 있는 판본: { $known }.
cli-argument-ladder = 순위표에는 플레이어를 최대 { $most }명까지 넣을 수 있습니다. 지정한 플레이어: { $count }명.
cli-argument-language = “{ $name }”: 그런 언어는 없습니다. 쓸 수 있는 언어: { $known }.
cli-argument-missing = 꼭 필요한 것이 빠졌습니다: “{ $option }”.
cli-argument-no-command = 어떤 명령을 실행할까요?
cli-argument-no-value = { $option }에 값이 필요합니다.
cli-argument-not-text = 명령줄에 UTF-8 텍스트가 아닌 것이 있습니다.
cli-argument-number = { $option }에는 { $least }부터 { $most }까지의 숫자가 필요합니다. 입력한 값: “{ $value }”.
cli-argument-other = 명령줄을 이해할 수 없습니다.
cli-argument-player = “{ $name }”: 그런 플레이어는 없습니다. 쓸 수 있는 플레이어: { $known }.
cli-argument-roll = { $roll }: 나올 수 없는 주사위 결과입니다. { $reason }
cli-argument-seat = “{ $name }”: 그런 플레이어는 없습니다. first 또는 second를 고르세요.
cli-argument-see-help = 자세한 내용: “{ $command } --help”.
cli-argument-shard = --shard에는 2/5처럼 부분을 적어야 합니다. 입력한 값: “{ $value }”.
cli-argument-sprt = --sprt에는 −2000부터 2000까지의 숫자 2개를 작은 것부터 적어야 합니다. 입력한 값: “{ $values }”.
cli-argument-too-many = { $option }에 값이 너무 많습니다. 남는 값: “{ $value }”.
cli-argument-twice = { $option } 옵션을 두 번 썼습니다.
cli-argument-unknown = “{ $option }”: 여기서는 쓸 수 없습니다.
cli-argument-unknown-meant = “{ $option }”: 여기서는 쓸 수 없습니다. 혹시 “{ $meant }” 아닌가요?
cli-argument-unknown-command = “{ $name }”: 그런 명령은 없습니다.
cli-argument-unknown-command-meant = “{ $name }”: 그런 명령은 없습니다. 혹시 “{ $meant }” 아닌가요?
cli-argument-without-net = { $name } 플레이어는 신경망을 쓰지 않으므로 신경망을 지정할 수 없습니다.
cli-argument-log = ‘{ $value }’: 알 수 없는 기록 수준입니다. off, error, warn, info, debug 가운데 고르세요.
cli-argument-log-format = ‘{ $value }’: 알 수 없는 기록 형식입니다. text 또는 json을 고르세요.
cli-argument-origin = ‘{ $value }’: 페이지의 주소가 아닙니다. 예: https://blazon.example.

## Files

file-not-text = { $place }: UTF-8 텍스트가 아닙니다.
file-too-long = { $file }: 너무 깁니다. 최대 1 MiB까지 읽을 수 있습니다.
cannot-read-file = { $file } 파일을 읽지 못했습니다: { $reason }.
file-reason-folder = 폴더입니다
file-reason-exists = 같은 이름의 다른 파일이 있습니다
file-reason-full = 남은 공간이 없습니다
file-reason-not-folder = 경로 중간에 폴더가 아닌 것이 있습니다
file-reason-not-found = 그런 파일이나 폴더가 없습니다
file-reason-not-text = 텍스트가 아닙니다
file-reason-permission = 권한이 없습니다
file-reason-too-long = 1 MiB보다 깁니다
cli-output-failed = 출력하지 못했습니다: { $reason }.
cli-output-unwritten = { $file } 파일을 쓰지 못했습니다: { $reason }.
cli-seed-failed = 시스템에서 난수를 얻지 못했습니다: { $reason }. --seed 옵션으로 숫자를 정하세요.
cli-program-failed = { $name } 프로그램을 실행하지 못했습니다: { $reason }.
cli-threads-failed = 스레드를 만들지 못했습니다: { $reason }. 다른 프로그램을 닫고 다시 시도하세요.

## Commands: the daily duel

cli-daily-dice = { $date } 일일 대결. 상대: { $level }.

## Commands: positions and recorded games

cli-check-sum = 기록 { $all }개 중 { $right }개가 규칙에 맞습니다.
cli-verify-fair = { $file }: 주사위가 공정했습니다. 주사위 결과 { $rolls }개를 확인했습니다.
cli-verify-fair-lots = { $file }: 주사위가 공정했습니다. 주사위 결과 { $rolls }개와 제비뽑기를 확인했습니다.
cli-verify-none = { $file }: 기록에 증명이 없어 주사위를 확인할 수 없습니다.
cli-verify-missing = { $file }: 증명에 { $tag } 태그가 없어 주사위를 확인할 수 없습니다.
cli-verify-damaged = { $file }: 증명의 { $tag } 태그가 손상되어 주사위를 확인할 수 없습니다.
cli-verify-position = { $file }: 게임 도중부터 시작하는 기록이라 주사위를 확인할 수 없습니다.
cli-verify-seal = { $file }: 주사위가 공정하지 않았습니다. 서버의 비밀값이 게임 전에 봉인한 값과 다릅니다.
cli-verify-start = { $file }: 주사위가 공정하지 않았습니다. 주사위에 따르면 다른 플레이어가 먼저 시작해야 합니다.
cli-verify-roll = { $file }: 주사위가 공정하지 않았습니다. { $round }라운드에 나와야 할 결과는 { $expected }, 기록된 결과는 { $found }입니다.
cli-verify-lots = { $file }: 주사위가 공정하지 않았습니다. 다른 플레이어가 제비뽑기에서 이겨야 합니다.
cli-verify-sum = 기록 { $all }개 중 { $fair }개의 주사위가 공정했습니다.
cli-components-note =
    지금까지 알려진 기본 주사위와 마법책입니다.
    가지고 있는 제품과 다른 곳을 고치세요. “blazon components 파일” 명령으로 검사하고,
    “blazon play --components 파일” 명령으로 게임합니다.
cli-components-right = 올바른 구성물입니다. 한 줄로 쓰면:

report-turn-roll = { $round }라운드: { $name } 님이 주사위를 굴릴 차례입니다.
report-turn-take-a = { $round }라운드: { $name } 님(시작 플레이어)이 주사위 1개를 가져갈 차례입니다.
report-turn-take-b = { $round }라운드: { $name } 님(상대 플레이어)이 주사위 2개를 가져갈 차례입니다.
report-turn-draw = { $round }라운드: { $name } 님이 그릴 차례입니다.
report-turn-both = { $round }라운드: 두 플레이어가 그릴 차례입니다.
report-turn-domains = { $round }라운드: { $name } 님이 ‘{ power-domains }’ 마법의 문장을 고를 차례입니다.
report-turn-cross = { $round }라운드: { $name } 님이 X 표시를 추가할 차례입니다.
report-turn-lots = { $round }라운드: 제비뽑기로 승자를 정할 차례입니다.
report-dice = 주사위:
report-hand = { $name } 님의 주사위: { $dice }
report-heading = { $name }({ $role ->
    [A] 시작 플레이어
   *[B] 상대 플레이어
})
report-power-held = 획득
report-power-used = 사용함
report-power-chosen = 사용함: { $arms }
report-line-crossed-out = 사용 불가
report-castle-ready = 성 특별 보너스: 사용 전
report-castle-used = 성 특별 보너스: 사용함
cli-show-hash = 해시: { $hash }

cli-replay-round = { $round }라운드, 시작 플레이어: { $name }

## Commands: analysis

report-analysis-title = 분석: { $first } 대 { $second }
report-analysed-by = 분석한 플레이어: { $player }.
cli-analysis-nothing = { $file }: 기록에 둔 수가 없어 분석할 것이 없습니다.
cli-analysis-impossible = { $player } 플레이어는 이 게임을 분석할 수 없습니다.
cli-analysis-stopped-early = 분석하기 전에 중지했습니다.
cli-analysis-written = 보고서 파일: { $file }.
report-curve = 승률
report-moves = 모든 수
report-maps = 왕국 지도와 점수
report-arms = 문장

report-round = 라운드
report-move = 수
report-before = 전
report-after = 후
report-loss = 손실
report-rating = 평가
report-played = 실제로 둔 수
report-better = 더 좋은 수
report-whose-chances = “전”과 “후”는 그 수를 둔 플레이어의 승률입니다. 주사위를 굴렸을 때는 굴린 플레이어의 승률입니다.
report-made-by = Blazon { $version } 버전으로 만들었습니다.

## Commands: hints

cli-hint-exact = 남은 게임을 끝까지 풀었으므로 정확한 수치입니다.
cli-hint-alternatives = 다른 수:
cli-hint-alternative = { $event }. 승률 { $win }%({ $difference }). { $said }
cli-hint-roll = 아직 결정할 것이 없습니다. 먼저 주사위를 굴려야 합니다.
cli-hint-lots = 결정할 것이 없습니다. 이제 제비뽑기를 합니다.
cli-hint-chance = { $name }: 승률 { $win }%.
cli-hint-over = 게임이 끝났습니다. { $outcome }

## Commands: simulations

cli-simulate-games = { $first } 대 { $second }. 게임: { $games }판. 판본: { $edition }. 시드: { $seed }.
cli-simulate-stopped = 도중에 중지했습니다. 마친 게임: { $asked }판 중 { $games }판. 지금까지의 결과:
cli-simulate-wins = 승리: 플레이어 1 { $first }%, 플레이어 2 { $second }%, 무승부 { $draws }%
cli-simulate-result = 플레이어 1의 성적(무승부는 절반): { $mean }%(95% 구간: { $low }% ~ { $high }%)
cli-simulate-score = 평균 점수: 플레이어 1 { $first }점, 플레이어 2 { $second }점
cli-simulate-length = 평균 길이: { $rounds }라운드, { $events }수
cli-simulate-ended = 게임이 끝난 이유: 왕국 지도가 가득 참 { $full }%, 아무도 그리지 않은 라운드 { $nobody }%
cli-simulate-decided = 승부를 가른 것: 점수 { $points }%, 가장 넓은 영지 { $largest }%, 제비뽑기 { $lots }%, 무승부 { $draw }%
cli-simulate-castle = 성 특별 보너스 사용: 플레이어 1 { $first }%, 플레이어 2 { $second }%
cli-simulate-powers = 마법:
cli-simulate-power = 얻은 게임 { $won }%, 사용한 게임 { $used }%
cli-simulate-signature = 서명: { $signature }

## Commands: matches and ladders

cli-match-bar = { $score }%, Elo { $elo }({ $low } ~ { $high })
cli-match-stopped = 도중에 중지했습니다. 예정된 게임: { $asked }쌍. 지금까지의 결과:
cli-only-parts = 전체 { $of }개 중 { $parts }번 부분만:
cli-match-heading = 대전: { $left }, { $right }. 같은 주사위로 짝지은 게임: { $games }판. 판본: { $edition }. 시드: { $seed }.
cli-match-score = { $name }의 성적: { $mean }%(95% 구간: { $low }% ~ { $high }%)
cli-match-without-luck = 운을 뺀 성적: { $mean }%(95% 구간: { $low }% ~ { $high }%)
cli-match-elo = { $open ->
    [up] Elo 차이: { $low } 이상
    [down] Elo 차이: { $high } 이하
   *[no] Elo 차이: { $mean }(95% 구간: { $low } ~ { $high })
}
cli-match-pairs = { $name }의 점수별 쌍 수: 0점 { $none }, ½점 { $half }, 1점 { $one }, 1½점 { $more }, 2점 { $two }
cli-match-games = 무승부: { $draws }판. 평균 점수 차: { $margin }점.
cli-match-cost = { $name }의 결정: 한 번에 평균 { $milliseconds } ms, 노드 { $nodes }개
cli-match-sprt = Elo { $low } 대 { $high } 검정: 로그 가능도비 { $ratio }, 경계 ±{ $bound }. { $verdict ->
    [elo0] 채택: { $low }.
    [elo1] 채택: { $high }.
   *[open] 아직 알 수 없음.
}
cli-match-seat = 점검, 플레이어 1의 성적: { $mean }%(95% 구간: { $low }% ~ { $high }%)
cli-match-dice = 점검, 주사위: χ² = { $value }, 자유도 { $freedom }, p = { $p }
cli-match-forfeits = 몰수패: { $games }판
cli-match-forfeit = { $pair }번째 쌍, { $game }번째 판, { $name }: { $why }

cli-forfeit-not-started = 실행하지 못했습니다({ $reason }).
cli-forfeit-ended = 게임 도중에 종료되었습니다.
cli-forfeit-silent = 제시간에 응답하지 않았습니다.
cli-forfeit-nonsense = 응답을 이해할 수 없습니다: “{ $answer }”.
cli-forfeit-illegal = 규칙에 맞지 않는 수입니다: { $answer }.

cli-ladder-heading = 순위표. 게임: { $games }판. 대전당 { $pairs }쌍. 판본: { $edition }. 시드: { $seed }.
cli-ladder-player = 플레이어
cli-ladder-elo = Elo
cli-ladder-interval = 95% 구간
cli-ladder-range = { $low } ~ { $high }
cli-ladder-games = 게임 수
cli-ladder-time = 결정당 ms
cli-ladder-self = 점검, { $name } 대 자기 자신: { $mean }%(95% 구간: { $low }% ~ { $high }%)
cli-ladder-title = 플레이어의 Elo(greedy = 0, 대전당 { $pairs }쌍, 시드 { $seed })
cli-ladder-axis = Elo와 95% 구간

cli-merge-unreadable = { $file }: match, ladder, simulate, measure의 JSON 출력이 아닙니다.
cli-merge-different = { $file }: { $first } 파일과 같은 실행에서 나온 부분이 아닙니다.
cli-merge-twice = { $file }: { $part }번 부분이 이미 있습니다.

## Commands: measuring and training

cli-bench-games = 게임: 코어 하나로 { $seconds }초 동안 { $games }판
cli-bench-speed = 초당 게임 수: { $speed }
cli-bench-length = 게임당 수의 개수: { $events }
cli-bench-rounds = 게임당 라운드 수: { $rounds }
cli-bench-move = 한 수당 나노초: { $nanoseconds }
cli-bench-round = 라운드당 나노초: { $nanoseconds }
cli-bench-signature = 처음 { $games }판의 서명: { $signature }
cli-bench-evaluations = 평가: 코어 하나로 { $seconds }초 동안 { $evaluations }번. net 플레이어의 결정: { $decisions }번.
cli-bench-evaluation = 평가 한 번은 그릴 방법 하나를 찾아 그리고, 그쪽을 부호화하여 다른 쪽과 비교하는 일입니다.
cli-bench-evaluation-speed = 초당 평가 수: { $speed }
cli-bench-evaluation-time = 평가당 나노초: { $nanoseconds }
cli-bench-decisions = 코어 하나로 내린 { $player }의 결정: { $positions }번. 시드: { $seed }.
cli-bench-decision-time = 결정당 밀리초: 평균 { $mean }, 중앙값 { $median }, 95%는 { $p95 } 이내, 최대 { $most }
cli-bench-decision-nodes = 결정당 노드 수: { $nodes }

cli-measure-stopped = { $asked }개 중 { $done }개만 마쳤습니다. 결과:
cli-measure-endings =
    { $rounds ->
        [2] 두 라운드가
       *[other] { $rounds }라운드가
    } 남은 결정: { $positions }개. 그중 손해를 볼 수 있는 결정: { $open }개. 계산이 너무 커서 건너뛴 결정: { $unsolved }개. 시드: { $seed }.
cli-measure-loss = 평균 손실
cli-measure-without-loss = 손실 없음
cli-measure-largest-loss = 최대 손실
cli-measure-decisions = { $player }의 결정: { $positions }개. { $judge }의 게임: 후보마다 { $rollouts }판, 모두 { $all }판. 시드: { $seed }.
cli-measure-decisions-loss = 평균 승률 손실: { $loss }, 표준 오차 { $error }
cli-measure-decisions-errors = 다른 후보가 표준 오차의 두 배 넘게 더 좋은 결정: { $rate }
cli-measure-calibration = 라운드 첫머리에 예측한 플레이어 1의 승률: { $predictions }개. 게임: { $games }판. 시드: { $seed }.
cli-measure-net = 신경망: 브라이어 점수 { $brier }
cli-measure-forecast = 주사위에 대한 기댓값: 브라이어 점수 { $brier }
cli-measure-chance = 승률
cli-measure-predicted = 예측
cli-measure-actual = 실제
cli-measure-actual-without-luck = 운을 뺀 값
cli-measure-standard-error = 표준 오차
cli-measure-count = 개수
cli-measure-powers = 게임마다 플레이어 한 명당 마법 횟수. { $player } 대 자기 자신: { $games }판. 시드: { $seed }.
cli-measure-power = 마법
cli-measure-won = 획득
cli-measure-used = 사용
cli-measure-wasted = 낭비
cli-measure-castle = 성 특별 보너스
cli-measure-accuracy = 여덟 난이도의 정확도(0~100). 난이도끼리 한 게임: { $games }판. 분석할 때 결정마다 살펴본 노드: { $nodes }개. 시드: { $seed }.
cli-measure-level = 난이도
cli-measure-interval = 95% 구간

cli-puzzles-made = { $file } 파일의 퍼즐 수: { $count }. 살펴본 게임: { $games }. 시드: { $seed }.
cli-puzzles-theme = 주제
cli-puzzles-solved = 정확한 풀이
cli-puzzles-by-games = 게임으로 증명
cli-puzzles-fails = 퍼즐 { $number }: 증명 실패. { $best }에 견준 { $rival }의 이길 확률 차이: { $difference }점.
cli-puzzles-unsolved = 퍼즐 { $number }: 증명 실패. 정확히 풀 수 없습니다.
cli-puzzles-sum = 퍼즐 { $all }개 중 { $right }개가 증명되었습니다. 시드: { $seed }.
cli-puzzles-heading = 퍼즐 { $number }/{ $all }: { $theme }
cli-puzzles-to-decide = 결정할 플레이어: { $name }
cli-puzzles-best = 가장 좋은 수: { $event }
cli-puzzles-tempting = 끌리는 수: { $event }
cli-puzzles-no-file = 퍼즐 파일이 아닙니다: { $file }.
cli-puzzles-version = { $file } 파일의 형식 버전: { $found }. 읽을 수 있는 버전: { $known }.
cli-puzzles-damaged = { $file } 파일이 손상되었습니다. 체크섬이나 개수가 맞지 않습니다.
cli-puzzles-bad-line = { $file } 파일의 { $line }번째 줄은 퍼즐이 아닙니다.

cli-weights-other = { $file }: 가중치 파일이 아닙니다.
cli-weights-version = { $file }: 지원하지 않는 가중치 버전입니다. 파일 버전: { $found }, 지원하는 버전: { $known }.
cli-weights-size = { $file }: 가중치의 크기가 { $bytes }바이트여야 하는데 { $found }바이트입니다.
cli-weights-hash = { $file }: 가중치가 손상되었습니다. 실제 해시: { $found }, 적힌 해시: { $said }.

cli-train-playing = { $generation }세대: 게임 중
cli-train-learning = { $generation }세대: 학습 중, 손실 { $win }, { $margin }
cli-train-calibrating = 보정 중
cli-train-done = 신경망 파일: { $file }.
cli-train-weights = 해시: { $hash }. 크기: { $bytes }바이트. 시간: { $minutes }분.
cli-train-stopped = 중지했습니다. 마지막으로 끝난 세대의 파일: { $file }. 이어서 하려면 같은 명령을 다시 실행하세요.
cli-train-stopped-early = 첫 세대가 끝나기 전에 중지했습니다. 이어서 하려면 같은 명령을 다시 실행하세요.
cli-train-stopped-step = 중지했습니다. 이어서 하려면 같은 명령을 다시 실행하세요.
cli-train-planned = 계획이 있는 폴더: { $folder }. 보정을 포함해 진행하고 학습할 세대 수: { $count }.
cli-train-played = 세대: { $generation }. 진행한 게임: { $games }. 이미 있던 게임: { $kept }.
cli-train-learned = { $generation }세대 파일: { $file }.
cli-train-learned-before = { $generation }세대는 이미 끝났습니다.
cli-train-other-plan = { $folder } 폴더의 끝나지 않은 학습은 다음 옵션으로 시작했습니다: { $options }. 이어서 하려면 같은 옵션을, 처음부터 다시 하려면 --fresh 옵션을 사용하세요.
cli-train-other-version = { $folder } 폴더의 끝나지 않은 학습은 Blazon { $version } 버전으로 시작했습니다. 그 버전으로 이어서 하거나, --fresh 옵션으로 처음부터 다시 하세요.
cli-train-no-plan = { $folder } 폴더에 끝나지 않은 학습이 없습니다. “blazon train plan” 명령으로 준비하세요.
cli-train-not-yet = 먼저 { $generation }세대를 학습해야 합니다.
cli-train-missing = { $generation }세대는 아직 준비되지 않았습니다. 없거나 손상된 게임: 전체 { $of } 중 { $missing }. “blazon train play” 명령으로 진행한 뒤 다시 시도하세요.

## Commands: play by link

cli-about-watch = 터미널에서 게임 관전하기
cli-about-bot = 서버의 테이블에 컴퓨터 플레이어 앉히기
cli-about-load = 서버에서 여러 게임을 한꺼번에 하며 성능 측정하기
cli-usage-watch = blazon watch 링크
cli-usage-bot = blazon bot --table 링크 --engine 플레이어 [옵션]
cli-usage-load = blazon load [--address 주소] [--tables 숫자] [--seconds 숫자] [옵션]
cli-value-link = 링크
cli-value-pace = 시간
cli-help-link = 초대 링크 또는 내 자리의 링크(기본값: 이 컴퓨터에서 게임하기)
cli-help-watch-link = 관전 링크
cli-option-bot-games = 재대결을 포함한 게임 수(기본값: 1)
cli-option-bot-name = 상대에게 보일 이름(기본값: 없음)
cli-option-bot-table = 초대 링크 또는 자리의 링크
cli-option-bot-engine = 게임할 플레이어: best, level:3 같은 이름, 또는 cmd:와 다른 프로그램의 명령
cli-option-invite = 서버에 테이블을 만들고 링크를 출력한 뒤 상대 기다리기
cli-option-link-name = 상대에게 보일 이름(기본값: 물어보기)
cli-option-listed = 모르는 사람도 들어올 수 있게 하기: 기다리는 동안 목록에 표시됨
cli-option-pace = 시간: none, 5+10(5분에 라운드마다 10초 추가), 2d(한 수에 2일)(기본값: none)
cli-option-server = 게임할 서버(기본값: 127.0.0.1:4000)
cli-option-starts = 먼저 굴릴 사람: you, them 또는 dice(기본값: dice)
cli-option-load-address = 서버의 주소(기본값: 127.0.0.1:4000)
cli-option-load-tables = 테이블 수(기본값: 100)
cli-option-load-seconds = 모든 테이블이 게임을 시작한 뒤 측정할 시간(초, 기본값: 30)
cli-option-load-rate = 테이블마다 초당 둘 수의 개수(기본값: 2, 플레이어마다 하나)
cli-option-load-journal = 확인된 수를 오는 대로 이 파일에 적어 두기
cli-option-load-verify = 게임 대신, 이 일지의 모든 수가 서버에 남아 있는지 확인하기
cli-option-load-pid = 메모리를 측정할 이 컴퓨터의 서버 프로세스(기본값: 서버가 알려 주는 값)
cli-argument-link = “{ $value }”: 테이블의 링크가 아닙니다.
cli-argument-link-to-watch = 이 링크는 관전용입니다. “blazon watch”를 쓰세요.
cli-argument-link-to-play = 이 링크는 게임용입니다. “blazon play”를 쓰세요.
cli-argument-online-only = { $option }: 서버에서 하는 게임에만 쓸 수 있습니다. --invite나 링크를 함께 적으세요.
cli-argument-server = “{ $value }”: https://blazon.example 같은 서버 주소가 아닙니다.
cli-argument-starts = “{ $value }”: 먼저 굴릴 수 없습니다. you, them, dice 중에서 고르세요.
cli-argument-pace = “{ $value }”: 시간이 아닙니다. none, 5+10(최대 180분과 180초), 2d(최대 14일) 중에서 고르세요.
cli-bot-seated = { $name } 플레이어가 { $server } 서버에 앉았습니다. 끝내려면 Ctrl-C를 누르세요.
cli-bot-seat = 자리: { $link }
cli-bot-lost = 연결이 끊겼습니다. 다시 연결하는 중…
cli-bot-back = 다시 연결되었습니다.
cli-bot-game = { $number }번째 판: { $result ->
    [won] 승리
    [lost] 패배
    [tied] 무승부
   *[closed] 종료
}, { $own } 대 { $other }.
cli-bot-fair = 주사위 { $rolls }회를 확인했습니다. 모두 공정합니다.
cli-bot-unfair = 주사위가 서버가 미리 정해 둔 것과 다릅니다.
cli-bot-failed = { $name }: { $why }
cli-bot-resigns = 세 번 실패하여 기권합니다.
cli-load-making = 테이블 만드는 중
cli-load-measuring = { $rate }/초, 99%는 { $p99 } ms 이내
cli-load-stopped = 도중에 중지했습니다. 지금까지의 결과:
cli-load-tables = 테이블: { $tables }. 연결: { $sockets }. 초: { $time }.
cli-load-rate = 확인된 수: { $acknowledged }, 초당: { $rate }
cli-load-times = 보낸 뒤 확인까지 걸린 밀리초: 50%는 { $p50 } 이내, 99%는 { $p99 } 이내, 99.9%는 { $p999 } 이내
cli-load-memory = 테이블당 서버 메모리: { $memory } KiB
cli-load-no-memory = 테이블당 서버 메모리: 알 수 없음. --pid로 프로세스를 알려 주세요.
cli-load-games = 끝난 게임: { $finished }. 거부: { $refused }. 재연결: { $reopened }.
cli-load-lost = 확인되었으나 없어진 수: { $lost }
cli-load-unchecked = 모두 남아 있는지 서버에 물어보지 못했습니다.
cli-load-limited = 서버는 주소마다 새 테이블 수를 제한합니다. 부하 시험을 하려면 제한을 높여 실행하세요. docs/hosting.md 참고.
cli-load-verified = 일지에 적힌 수: { $noted }. 없어진 수: { $missing }.
cli-load-missing = 없음: 테이블 { $table }, 번호 { $number }, 키 { $key }
cli-load-no-journal = { $place } “blazon load”의 일지가 아닙니다.

## The server

cli-serve-started = Blazon 실행 중: { $url }. 끝내려면 Ctrl-C를 누르세요.
cli-serve-already = Blazon이 이미 실행되고 있습니다: { $url }.
cli-serve-ended = Blazon을 종료했습니다.
cli-serve-taken = 다른 프로그램이 { $address } 주소를 쓰고 있습니다. 다른 주소를 고르세요. 예: --address { $other }
cli-serve-failed = { $address } 주소로 서버를 열지 못했습니다: { $reason }.
cli-backup-done = { $database } 파일을 { $file } 파일로 복사했습니다.
cli-backup-stopped = 복사를 중단했습니다. 저장된 것은 없습니다.
cli-backup-damaged = { $file } 파일이 손상되어 복사하지 않았습니다.
cli-database-other = Blazon 데이터베이스가 아닙니다: { $file }
cli-database-homeless = 홈 폴더를 찾지 못했습니다. --database 옵션으로 데이터베이스를 정하세요.
cli-serve-connections = 이 시스템에서 동시에 허용되는 연결 수: { $connections }
cli-serve-database = 온라인 게임을 저장하는 곳: { $file }
cli-serve-network = 같은 네트워크에서 접속할 주소: { $url }
cli-serve-no-network = 네트워크를 찾지 못했습니다. 이 컴퓨터에서만 페이지를 열 수 있습니다.
cli-serve-without-database = { $problem } 그때까지 이 주소에서는 온라인 게임을 할 수 없습니다.
cli-backup-recovered = { $database } 파일에서 읽을 수 있는 것을 { $file } 파일에 저장했습니다. 온전히 복구한 방: { $whole }, 일부만 복구한 방: { $cut }, 복구하지 못한 방: { $lost }.
cli-database-damaged = { $file } 파일이 손상되었습니다. 온전히 복구할 수 있는 방: { $whole }, 일부만 복구할 수 있는 방: { $cut }, 복구할 수 없는 방: { $lost }. 복구하려면: { $command }
cli-database-in-use = 다른 Blazon이 이 데이터베이스를 쓰고 있습니다: { $file }. 그 Blazon을 끝내거나 --database 옵션으로 다른 데이터베이스를 정하세요.
cli-database-newer = 더 새로운 버전의 Blazon으로 저장된 데이터베이스입니다: { $file }. Blazon을 업데이트하거나 --database 옵션으로 다른 데이터베이스를 정하세요.
cli-database-unusable = 데이터베이스 { $file } 열기에 실패했습니다: { $reason }.
cli-database-address = PostgreSQL 데이터베이스 주소가 아닙니다: “{ $value }”({ $reason }).
cli-database-unreachable = 데이터베이스 { $file } 연결에 실패했습니다: { $reason }. 주소가 맞는지, PostgreSQL이 실행 중인지 확인하세요.
cli-database-refused = 데이터베이스 { $file }에서 사용자나 비밀번호를 거부했습니다: { $reason }.
cli-database-missing = 데이터베이스 { $file }을(를) 찾을 수 없습니다. createdb 등으로 먼저 만드세요.
cli-database-too-old = 데이터베이스 { $file }의 PostgreSQL 버전: { $found }. Blazon에는 { $needed } 이상이 필요합니다.
cli-backup-postgres = PostgreSQL 데이터베이스입니다: { $file }. “blazon backup”은 파일만 복사합니다. pg_dump나 pg_basebackup을 쓰세요. 방법은 docs/hosting.md에 있습니다.
cli-move-done = 방 { $tables }개를 옮기고 비교했습니다({ $from } → { $to }). 두 데이터베이스의 해시가 같습니다: { $hash }
cli-move-stopped = 중단했습니다. 같은 명령을 다시 실행하면 이어서 옮깁니다.
cli-move-in-use = 데이터베이스 하나를 서버가 쓰고 있습니다. 서버를 끝낸 뒤 같은 명령을 다시 실행하세요.
cli-move-conflict = 이미 다른 것이 들어 있어 그대로 두었습니다: { $to }. 겹치는 방: { $tables }
cli-move-altered = 저장한 것과 다른 것이 읽혔습니다: { $to }. 이 데이터베이스를 쓰지 말고 디스크를 점검하세요.
server-not-found = 여기에는 아무것도 없습니다. 게임은 /에 있습니다.
server-method = 이 주소는 읽을 수만 있습니다.
server-slow = 요청이 도착하는 데 너무 오래 걸렸습니다. 다시 시도하세요.
