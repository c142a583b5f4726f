### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = disque
arms-bar = barre
arms-two-dots = deux disques
arms-two-bars = deux barres
arms-solid = plein
arms-quarters = écartelé

arms-dot-about = un disque
arms-bar-about = une bande
arms-two-dots-about = deux disques, l’un au-dessus de l’autre
arms-two-bars-about = deux bandes
arms-solid-about = entièrement sombre
arms-quarters-about = quatre quartiers, dont deux sombres

drawn-dot = un disque
drawn-bar = une barre
drawn-two-dots = deux disques
drawn-two-bars = deux barres
drawn-solid = un blason plein
drawn-quarters = un blason écartelé

with-crosses = { $crosses ->
    [0] { $what }
    [one] { $what } avec une croix
   *[other] { $what } avec deux croix
}

## Dice: die and die-face are labels, the others stand in sentences

die = dé { $number }
die-face = dé { $number } ({ $face })
die-with-face = le dé { $number } ({ $face })
dice-one = le dé { $number }
dice-two = les dés { $one } et { $other }
face-wild = joker

## Powers

power-free = Libre
power-split = Séparer
power-both = Double choix
power-turn = Pivoter
power-domains = Domaines
power-cross = Croix

power-free-about = dessiner un domino n’importe où, même sans connexion ; ses deux moitiés restent côte à côte
power-split-about = dessiner les deux dés séparément ; chacun doit respecter la règle de connexion
power-both-about = en tant que joueur A, prendre tout de suite deux dés
power-turn-about = une fois les dés répartis, pivoter l’un des deux dés du domino sur une autre face
power-domains-about = choisir immédiatement un blason ; à la fin, chacun de ses domaines rapporte 3 points
power-cross-about = ajouter immédiatement une croix sur la carte
power-in-quotes = « { $power } »
castle-bonus = le bonus du château

## Players

player-you = Vous
player-one = Joueur 1
player-two = Joueur 2

level-1 = Apprenti
level-2 = Écuyer
level-3 = Héraut
level-4 = Chevalier
level-5 = Sénéchal
level-6 = Maréchal
level-7 = Régent
level-8 = Monarque

level-1-about = pour une première partie
level-2-about = quand on connaît les règles
level-3-about = voit les points, mais pas grand-chose d’autre
level-4-about = un bon adversaire pour la plupart des joueurs
level-5-about = fait payer les dés choisis à la légère
level-6-about = difficile ; surveille aussi votre carte
level-7-about = très difficile ; laisse peu de place au hasard
level-8-about = le plus fort de tous

## Editions of the rules

edition-standard = Standard
edition-spanish = Règles espagnoles
edition-italian = Règles italiennes
edition-french = Règles françaises
edition-portuguese = Règles brésiliennes
edition-korean = Règles coréennes

edition-about = { $marks ->
    [yes] un domino non dessiné compte quand même pour le Grimoire
   *[no] un domino non dessiné ne compte pas pour le Grimoire
} ; { $tie ->
    [lots] un tirage au sort départage une égalité parfaite
   *[draw] une égalité parfaite donne un match nul
}

## Amounts

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
percent = { $figure } %

## Around every screen

page-title = Blazon : un duel de dés et de royaumes
page-title-of = { $what } · Blazon
page-skip-to-content = Aller au contenu
page-home = Accueil
page-game = Partie
page-my-games = Mes parties
page-rules = Règles
page-replay = Relecture
page-settings = Réglages
page-language = Langue
page-close = Fermer
page-dismiss = Masquer
page-update-ready = Une nouvelle version est prête.
page-update-now = Mettre à jour

## Home and a new game

page-lead = Lancez. Choisissez. Dessinez votre royaume.
page-learn = Apprendre en 3 minutes
page-two-players-here = À deux ici
page-friend = Jouer avec un ami
page-with-real-dice = Vrais dés
page-real-dice-about = Lancez de vrais dés et dessinez sur papier. Blazon vérifie, compte les points et conseille.
page-difficulty = Difficulté
page-level = { $number }. { $name } : { $about }
page-level-beaten = { $level }. Battu.
page-play = Jouer
page-play-level = Jouer contre { $name }
page-options = Options
page-your-name = Votre nom
page-name-first = Nom du joueur 1
page-name-second = Nom du joueur 2
page-who-rolls-first = Qui lance les dés en premier ?
page-starts-random = Au hasard
page-edition = Édition des règles
page-edition-standard = { edition-standard } (règles françaises, brésiliennes et coréennes)
with-about = { $name } : { $about }
page-components = Dés et Grimoire
page-components-box = Composants standard
page-components-own = Composants de votre fichier
page-components-open = Ouvrir un fichier de composants
page-components-reset = Revenir aux composants standard

## A round: what to do now

versus = { $first } contre { $second }
page-your-side = Votre carte
page-their-side = Carte de votre adversaire
page-dice-and-actions = Dés et actions
spellbook = Grimoire
page-moves-so-far = Coups joués
page-points-by-domain = Points par domaine
page-player-a = Joueur A de ce tour
page-badge-a = A
page-round = Tour { $round }
page-show-map = { $who ->
    [you] Voir votre carte
   *[name] Voir la carte de { $name }
}
page-pass-to = Passez l’appareil à { $name }
page-pass-ready = C’est à moi
page-menu = Menu
page-undo = Annuler
page-hint = Conseil
page-stop = Arrêter

round-player-a = Tour { $round }. { $who ->
    [you] Vous êtes le joueur A.
   *[name] { $name } est le joueur A.
}
page-ask-roll = Tour { $round }. { $who ->
    [you] Vous êtes le joueur A : lancez les dés.
   *[name] { $name } est le joueur A. Lancez les dés.
}
page-ask-enter = Tour { $round }. { $who ->
    [you] Vous êtes le joueur A : lancez vos dés, puis indiquez les quatre faces.
   *[name] { $name } est le joueur A. Lancez vos dés, puis indiquez les quatre faces.
}
page-roll = Lancer
page-use-roll = Valider ce lancer
ask-take-one = { $who ->
    [you] Prenez un dé.
   *[name] { $name }, prenez un dé.
}
ask-take-both = { $who ->
    [you] Prenez un dé, ou deux avec « { power-both } ».
   *[name] { $name }, prenez un dé, ou deux avec « { power-both } ».
}
ask-take-two = { $who ->
    [you] Prenez deux dés.
   *[name] { $name }, prenez deux dés.
}
page-take = Prendre
page-take-dice = Prendre { $dice }
page-uses-up-both = Prendre deux dés maintenant utilise le pouvoir « { power-both } ».
page-then-takes = { $who ->
    [you] Vous prendrez ensuite deux de ces dés : { $dice }.
   *[name] { $name } prendra ensuite deux de ces dés : { $dice }.
}
page-thinking = { $name } réfléchit.
page-thinking-progress = Progression de la réflexion

## A round: drawing

page-domino = Votre domino
page-die-of = { $die }, { $name }
page-ask-draw = { $who ->
    [you] Choisissez une case en surbrillance pour votre domino.
   *[name] { $name }, choisissez une case en surbrillance pour votre domino.
}
page-ask-other-half = Choisissez maintenant une case pour l’autre dé.
page-ask-wild = Quel blason pour le joker ?
page-ask-confirm = Dessinez-le ici, ou choisissez-le à nouveau pour le tourner.
page-no-room = Il n’y a pas de case vide à côté pour l’autre dé.
domino-cannot-be-drawn = Ce domino ne peut pas être dessiné tel quel : il ne se connecte sur aucune paire de cases vides voisines.
powers-that-help = Cela vous aiderait : { $powers }.
no-power-helps = Aucun de vos pouvoirs ne peut vous aider.
page-rotate = Tourner
page-swap = Échanger
page-castle-die = Château : dé { $die }
page-castle-about = une fois par partie, ajouter une croix à l’un des deux dés, qui ne noircit alors aucune case du Grimoire ce tour-ci
page-spend = { $power ->
    [free] Dessiner n’importe où : utilise « { power-free } »
    [split] Dessiner séparément : utilise « { power-split } »
    [turn] Tourner un dé : utilise « { power-turn } »
   *[both] Prendre les deux : utilise « { power-both } »
}
page-draw-it = Dessiner
page-confirm = Valider
page-dont-draw = Ne pas dessiner
page-preview = Vous formez { $domains }. Points : { $gain }.
page-preview-domain = un domaine { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
} { $crosses ->
    [0] sans croix
   *[other] avec { $crosses } croix
} ({ $arms }, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
page-preview-marks = Grimoire : { $arms }.
page-preview-no-marks = Rien à noircir dans le Grimoire.

## A round: powers used at once

page-ask-domains = « { $power } » est à vous ! Choisissez un blason : chacun de ses domaines rapportera 3 points à la fin.
page-domains-bring = { $arms } : { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
page-ask-cross = « { $power } » est à vous ! Choisissez une case dessinée où ajouter une croix.

## The map and the spellbook, as they are read aloud

map-of = { $who ->
    [you] Votre carte
   *[name] Carte : { $name }
}
page-castle-ready = d3, château, bonus disponible
page-castle-used = d3, château, bonus utilisé
page-cell-empty = { $cell }, vide
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] sans croix
    [one] une croix
   *[other] deux croix
}, domaine { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
}
page-cell-possible = { $cell }, possible
page-cell-just-drawn = { $cell }, dessinée à l’instant
page-cell-unconfirmed = { $cell }, { $what }, à valider
page-line-heading = Blason et pouvoir
page-one-left = encore 1
page-line = { $marks } sur { $boxes }{ $state ->
    [owns] , pouvoir gagné
    [spent] , pouvoir utilisé
    [struck] , rayée
   *[open] { "" }
}

## What happens in a game

event-roll = { $who ->
    [you] Vous lancez les dés : { $one }, { $two }, { $three }, { $four }.
   *[name] { $name } lance les dés : { $one }, { $two }, { $three }, { $four }.
}
event-take = { $who ->
    [you] Vous prenez { $dice }.
   *[name] { $name } prend { $dice }.
}
event-take-both = { $who ->
    [you] Avec « { power-both } », vous prenez { $dice }.
   *[name] Avec « { power-both } », { $name } prend { $dice }.
}
event-draw = { $who ->
    [you] Vous dessinez { $what } en { $cell } et { $what2 } en { $cell2 }.
   *[name] { $name } dessine { $what } en { $cell } et { $what2 } en { $cell2 }.
}
event-draw-spending = { $who ->
    [you] Vous dessinez { $what } en { $cell } et { $what2 } en { $cell2 }, en utilisant { $spent }.
   *[name] { $name } dessine { $what } en { $cell } et { $what2 } en { $cell2 }, en utilisant { $spent }.
}
event-no-drawing = { $who ->
    [you] Vous ne dessinez pas ce tour-ci.
   *[name] { $name } ne dessine pas ce tour-ci.
}
event-choose = { $who ->
    [you] Pour « { power-domains } », vous choisissez le blason « { $arms } » : 3 points à la fin pour chacun de ses domaines.
   *[name] Pour « { power-domains } », { $name } choisit le blason « { $arms } » : 3 points à la fin pour chacun de ses domaines.
}
event-cross = { $who ->
    [you] Vous ajoutez une croix en { $cell } ({ $arms }).
   *[name] { $name } ajoute une croix en { $cell } ({ $arms }).
}
event-lots = { $who ->
    [you] Le tirage au sort vous donne la victoire.
   *[name] Le tirage au sort donne la victoire à { $name }.
}

spent-castle = le bonus du château (dé { $die })
spent-turn = « { power-turn } » (dé { $die }, nouvelle face : { $face })

gets-rest = { $who ->
    [you] Il vous reste { $dice }.
   *[name] Il reste { $dice } pour { $name }.
}
after-marks = { $who ->
    [you] Vous noircissez
   *[name] { $name } noircit
} { $count ->
    [one] une case
   *[other] { $count } cases
} de la ligne « { $arms } » : { $marks } sur { $boxes }.
after-wins-power = { $who ->
    [you] Vous remplissez en premier la ligne « { $arms } » et gagnez « { $power } » : { $about }.
   *[name] { $name } remplit en premier la ligne « { $arms } » et gagne « { $power } » : { $about }.
}
after-line-crossed-out = { $who ->
    [you] Votre ligne « { $arms } » est rayée.
   *[name] La ligne « { $arms } » est rayée pour { $name }.
}
after-cross-lost = { $who ->
    [you] Aucune de vos cases ne peut recevoir de croix : le pouvoir « { power-cross } » est donc perdu.
   *[name] Aucune case de la carte ne peut recevoir de croix : pour { $name }, le pouvoir « { power-cross } » est donc perdu.
}
after-map-full = { $who ->
    [you] Vous avez complété votre carte : la partie prend fin.
   *[name] { $name } a complété sa carte : la partie prend fin.
}
after-nobody-drew = Aucun des deux joueurs n’a dessiné de domino : la partie prend fin.

## Why a move isn’t allowed

illegal-game-over = La partie est finie.
illegal-not-this-step = Vous ne pouvez pas faire cela maintenant.
illegal-not-your-turn = C’est à l’autre joueur de jouer.
illegal-already-done = Vous avez déjà joué votre domino ce tour-ci.
illegal-no-such-face = Le dé { $die } n’a pas cette face.
illegal-die-count = Le joueur A prend un dé, ou deux avec « { power-both } ». Le joueur B en prend deux.
illegal-die-taken = Le dé { $die } est déjà pris.
illegal-no-such-power = Vous n’avez pas le pouvoir « { $power } ».
illegal-not-your-dice = Ce ne sont pas les deux dés que vous avez pris.
illegal-same-face = Le dé { $die } montre déjà cette face. Avec « { power-turn } », il en faut une autre.
illegal-castle-used = Vous avez déjà utilisé le bonus de votre château : il ne sert qu’une fois par partie.
illegal-too-many-crosses = Le dé { $die } a déjà deux croix, et une case n’en porte jamais plus.
illegal-not-the-face = Ce n’est pas ce que montre le dé { $die }.
illegal-same-cell = Les deux dés ne peuvent pas aller sur la même case.
illegal-cell-taken = La case { $cell } est déjà prise.
illegal-not-side-by-side = Les deux cases doivent se toucher par un côté.
illegal-does-not-connect = Le domino n’est pas connecté : l’une de ses moitiés doit toucher par un côté le château ou le même blason dessiné lors d’un tour précédent.
illegal-half-does-not-connect = Le dé { $die } n’est pas connecté : avec « { power-split } », chaque moitié doit toucher par un côté le château ou le même blason dessiné lors d’un tour précédent.
illegal-can-be-drawn = Vous pouvez dessiner ce domino : vous devez donc le faire.
illegal-no-arms-there = Rien n’est dessiné en { $cell }.
illegal-two-crosses = La case { $cell } a déjà deux croix.

refused = Le coup { $event } n’est pas permis. { $reason }

## Hints, and why a move is good

page-hint-thinking = Recherche du meilleur coup.
page-show-it = Montrer
hint-value = { $event }. { $win } % de chances de victoire, écart de points attendu : { $margin }.

reason-only = c’est le seul choix possible
reason-ends-ahead = met fin à la partie ce tour-ci, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance pour l’instant
reason-ends-behind = met fin à la partie ce tour-ci, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard pour l’instant
reason-ends-level = met fin à la partie ce tour-ci, à égalité de points pour l’instant
reason-last-box = remplit la ligne du pouvoir « { $power } »
reason-last-box-before = remplit la ligne du pouvoir « { $power } » avant { $opponent ->
    [yours] votre adversaire
   *[theirs] l’adversaire
}
reason-marks = noircit { $count ->
    [one] une case
   *[other] { $count } cases
} de la ligne « { $arms } » (encore { $left } à noircir)
reason-keeps-from-opponent = empêche { $opponent ->
    [yours] votre adversaire
   *[theirs] l’adversaire
} de remplir la ligne du pouvoir « { $power } » ce tour-ci
reason-gives-opponent = laisse { $opponent ->
    [yours] votre adversaire
   *[theirs] l’adversaire
} remplir la ligne du pouvoir « { $power } »
reason-blocks = laisse { $opponent ->
    [yours] à votre adversaire
   *[theirs] à l’adversaire
} un domino impossible à dessiner sans pouvoir
reason-leaves = { $points ->
    [0] ne laisse aucun point
    [one] laisse au plus { $points } point
   *[other] laisse au plus { $points } points
} { $opponent ->
    [yours] à votre adversaire
   *[theirs] à l’adversaire
} ce tour-ci
reason-guarantees = { $points ->
    [0] ne garantit aucun point ce tour-ci
    [one] garantit { $points } point ce tour-ci
   *[other] garantit { $points } points ce tour-ci
}
reason-scores = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite
reason-scores-nothing = ne rapporte rien tout de suite
reason-loses = fait perdre { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite
reason-more = { $reason } ({ $count } de plus { $than ->
    [best] qu’avec le meilleur choix
    [played] qu’avec le coup joué
    [chosen] qu’avec votre choix
    [tempting] qu’avec le choix tentant
   *[next] qu’avec le choix suivant
})
reason-fewer = { $reason } ({ $count } de moins { $than ->
    [best] qu’avec le meilleur choix
    [played] qu’avec le coup joué
    [chosen] qu’avec votre choix
    [tempting] qu’avec le choix tentant
   *[next] qu’avec le choix suivant
})
reason-grows = forme un domaine { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
} { $crosses ->
    [0] sans croix
   *[other] avec { $crosses } croix
} ({ $arms })
reason-counts-domains = { $domains ->
    [0] ne compte encore aucun domaine « { $arms } »
    [one] compte déjà { $domains } domaine « { $arms } »
   *[other] compte déjà { $domains } domaines « { $arms } »
}
reason-crosses-domain = ajoute la croix à un domaine { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
} ({ $arms })
reason-needs-power = dessine un domino impossible à placer sans « { $power } »
reason-cannot-draw = renonce à un domino sans connexion possible
reason-uses = utilise { $what }
reason-keeps = garde { $what } pour plus tard
reason-hole = isole la case vide { $cell }
reason-no-hole = n’isole aucune case vide
reason-passes-up = laisse vide la dernière case de la ligne du pouvoir « { $power } »
reason-shuts-in = empêche de s’étendre votre domaine { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
} ({ $arms })

puzzle-theme-deny = Refuser une ligne
puzzle-theme-room = Garder de la place
puzzle-theme-split = Séparer pour remplir
puzzle-theme-castle = Le château
puzzle-theme-ending = Fins de partie
puzzle-theme-deny-about = Une ligne du Grimoire est en jeu. Empêchez l’adversaire de la compléter, ou complétez-la avant lui.
puzzle-theme-room-about = Attention aux cases vides. Le mauvais coup en laisse où aucun domino ne tient.
puzzle-theme-split-about = « { $power } » peut remplir des cases qu’aucun domino n’atteint. Est-ce le moment ?
puzzle-theme-castle-about = Le bonus du château ne sert qu’une fois par partie. L’utiliser, le garder ou le placer ailleurs ?
puzzle-theme-ending-about = Les derniers tours. Chaque point compte.
puzzle-missed-by = { $count ->
    [0] Tous les niveaux le trouvent.
    [8] Aucun niveau ne le trouve.
    [one] Un des huit niveaux ne le trouve pas.
   *[other] { $count } des huit niveaux ne le trouvent pas.
}
puzzle-gives-up = Le choix tentant vous coûte { $loss } de chances de gagner.

why = { $reason }.
why-costs = Coûte { $count ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne.
why-no-difference = Aucune différence visible avec le choix suivant.

## The coach: asked before a costly choice is final

page-coach-looks = Le coach examine votre choix.
coach-ask = Ce choix réduit vos chances de victoire d’environ { $loss }. Le jouer quand même ?
coach-why-later = Il rapporte moins dans les tours à venir.
coach-better = Mieux : { $event } { $why }
coach-better-later = Ce choix rapporte plus dans les tours à venir.
coach-keep = Jouer quand même
coach-idea = Voir une meilleure idée
coach-again = Choisir à nouveau

## The end of a game

domain = { $arms } : domaine { $count ->
    [one] d’une case
   *[other] de { $count } cases
} { $crosses ->
    [0] sans croix
   *[other] avec { $crosses } croix
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $cells })
domains-bonus = { power-domains } ({ $arms }) : { $count ->
    [one] { $count } domaine
   *[other] { $count } domaines
} à 3 points, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-total = { $who ->
    [you] Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[name] { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} Domaine le plus étendu : { $largest ->
    [one] { $largest } case
   *[other] { $largest } cases
}.
outcome-points = { $who ->
    [you] Vous gagnez { $points } à { $less }.
   *[name] { $name } gagne { $points } à { $less }.
}
outcome-largest = Égalité à { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $who ->
    [you] Vous gagnez
   *[name] { $name } gagne
} grâce au domaine le plus étendu : { $largest ->
    [one] { $largest } case
   *[other] { $largest } cases
} contre { $smaller }.
outcome-lots = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et aussi pour le domaine le plus étendu ({ $largest ->
    [one] { $largest } case
   *[other] { $largest } cases
}). { $who ->
    [you] Le tirage au sort vous donne la victoire.
   *[name] Le tirage au sort donne la victoire à { $name }.
}
outcome-tie = Match nul : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et aussi pour le domaine le plus étendu ({ $largest ->
    [one] { $largest } case
   *[other] { $largest } cases
}).

page-game-over = Partie terminée
page-rematch = Revanche
page-next-level = Niveau suivant
page-review = Revoir
page-share = Partager
page-total = Total
page-largest-domain = Domaine le plus étendu
page-seal-free = Dessiner un domino n’importe où
page-seal-split = Dessiner les deux dés séparément
page-seal-both = Joueur A : prendre deux dés
page-seal-turn = Pivoter un dé du domino
page-seal-domains = Un blason : 3 points par domaine
page-seal-cross = Ajouter tout de suite une croix
page-replay-and-analysis = Relecture et analyse
page-copy-link = Copier le lien
page-copy-game = Copier le texte
page-save-file = Enregistrer dans un fichier
page-copy-text = Texte à copier
page-copied = Copié.
page-copy-by-hand = Votre navigateur interdit la copie automatique. Copiez le texte ici :

## My games

page-no-games = Aucune partie pour l’instant. Chaque partie commencée est enregistrée ici, uniquement dans ce navigateur.
page-unfinished = Tour { $round }, en cours
page-continue = Reprendre
page-view = Voir
page-delete = Supprimer
page-deleted = Partie supprimée : { $game }.
page-import = Importer une partie
page-import-about = Collez une partie ou un lien, ouvrez un fichier, ou déposez un fichier n’importe où sur cette page.
page-import-text = Partie ou lien
page-import-paste = Importer
page-import-file = Ouvrir un fichier

## The daily duel, and what was achieved

page-won = Victoire
page-lost = Défaite
page-tied = Égalité
page-winner = Victoire de { $name }
page-daily = Duel du jour
page-daily-opponent = Adversaire : { $name }
page-daily-about = Les mêmes dés pour tout le monde, un seul essai, sans conseil ni annulation.
page-daily-play = Jouer le duel
page-daily-practice = S’entraîner
page-daily-gone = Vous avez supprimé le duel du jour. Vous pouvez le rejouer, mais il ne comptera pas.
page-daily-done = Bien joué. Le prochain duel est pour demain.
page-daily-share = Partager
page-daily-streak = { $days ->
    [one] Série de 1 jour
   *[other] Série de { $days } jours
}
page-arms = Votre blason
page-arms-empty = Battez un niveau sans conseil ni annulation, et votre blason gagnera un quartier.
page-arms-beaten = Niveaux battus : { $beaten } sur { $levels }
page-arms-complete = Vous avez battu tous les niveaux. Votre blason est complet.
page-figure-wins = Parties gagnées
page-figure-wins-of = { $wins } sur { $games }
page-figure-best = Meilleur score
page-figure-largest = Plus grand domaine
page-figure-cells = { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}
page-figure-streak = Série de duels
page-figure-longest = { $days } (record : { $longest })
page-news-quartering = Première victoire contre { $level }. Votre blason gagne un quartier.
page-news-missed = Battez { $level } sans conseil ni annulation pour ajouter son quartier à votre blason.
page-news-best = Votre meilleur score à ce jour !

page-not-a-game = Ce n’est pas une partie de Blazon. Votre partie en cours n’a pas changé. { $reason }
page-broken-link = Le lien est incomplet : impossible d’ouvrir la partie. Votre partie en cours n’a pas changé.
page-not-components = Ce n’est pas un fichier de composants. Rien n’a changé. { $reason }
page-not-a-text-file = Le fichier est trop volumineux ou n’est pas un fichier texte. Rien n’a changé.
page-no-storage = Votre navigateur ne peut pas enregistrer de parties : le stockage est plein ou bloqué. Vous pouvez continuer à jouer, mais la partie sera perdue à la fermeture de la page. Pour la garder, enregistrez-la dans un fichier.
page-no-server = Le serveur est injoignable : impossible de jouer à distance pour le moment. Tout le reste fonctionne.
page-no-language = Impossible de charger cette langue. Vérifiez votre connexion et réessayez.
page-damaged-game = Une partie enregistrée est endommagée et ne peut pas être affichée. Les autres sont intactes.
page-computer-silent = L’ordinateur ne répond pas. Votre partie est enregistrée. Réessayez ou rechargez la page.
page-try-again = Réessayer

## Puzzles

page-puzzles = Problèmes
page-puzzles-about = Une position, un coup meilleur que tous les autres. Le trouverez-vous ?
page-puzzles-away = Impossible de charger les problèmes. Vérifiez votre connexion et réessayez.
page-puzzles-solved = Résolus : { $solved } sur { $all }
page-puzzles-all = Tous les problèmes
page-puzzle = Problème
page-puzzle-today = Problème du jour
page-puzzle-solve = Résoudre
page-puzzle-again = Résoudre à nouveau
page-puzzle-solved = Résolu
page-puzzle-number = Problème { $number }
page-puzzle-opponent = Adversaire
page-puzzle-ask = Trouvez votre meilleur coup.
page-puzzle-right = C’est le meilleur coup !
page-puzzle-wrong = Il y a un meilleur coup.
page-puzzle-costs = Ce coup vous coûte { $loss } de chances de gagner.
page-puzzle-show = Voir la réponse
page-puzzle-best = Meilleur coup : { $event }
page-puzzle-win = Chances de victoire : { $win }.
page-puzzle-tempting = Tentant : { $event }
page-puzzle-next = Suivant

## Replay

replay-unfinished = L’enregistrement s’arrête ici. La partie n’est pas finie.
page-replay-round = Tour { $round }
page-replay-start = Début de la partie.
page-replay-steps = Parcourir la partie
page-replay-first = Début
page-replay-previous = Précédent
page-replay-next = Suivant
page-replay-last = Fin
page-replay-play = Lire
page-replay-pause = Pause
page-replay-previous-mistake = Erreur précédente
page-replay-next-mistake = Erreur suivante
page-replay-move = Coup
page-replay-at = { $at } sur { $of }
page-replay-value = { $at } sur { $of }. { $event }
page-replay-this-move = Ce coup
page-replay-dice = Dés de ce tour
page-replay-all-moves = Tous les coups
page-replay-play-on = Jouer à partir d’ici
page-replay-play-on-about = Commence une nouvelle partie contre l’ordinateur. Celle-ci reste telle quelle.
page-replay-retry = Rejouer ce coup
page-replay-retry-about = Commence une nouvelle partie contre l’ordinateur juste avant cette erreur. La partie enregistrée reste telle quelle.
page-replay-share = Enregistrer ou partager
page-replay-try = Essayer
page-replay-cell-better = { $cell }, mieux : { $what }

## Analysis

page-replay-analysis = Analyse
page-replay-analyse = Analyser la partie
page-replay-analyse-about = L’ordinateur examine chaque lancer et chaque coup, ici, dans votre navigateur. Cela prend un moment. Vous pouvez arrêter quand vous voulez et garder ce qui est déjà analysé.
page-replay-analysing = Analyse de la partie, coup par coup.
page-replay-analysed = Toute la partie est analysée.
page-replay-progress = Coups analysés : { $done } sur { $of }
page-replay-much-luck = lancer très chanceux ou très malchanceux
page-replay-curve-about = Touchez la courbe pour aller à un coup.
analysis-accuracy = Précision
analysis-turning-point = Tournant
page-replay-more-figures = Plus de chiffres
analysis-accuracy-about = La précision va de 0 à 100 : c’est la moyenne, sur tous les choix, de leur proximité avec le meilleur. Le tournant est ce qui a le plus aidé un joueur : un lancer ou une erreur de l’adversaire.

mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe

analysis-chances = Chances de victoire : { $first } ({ $win }), { $second } ({ $other }).
analysis-lucky-roll = { $who ->
    [you] Lancer chanceux pour vous : { $luck }.
   *[name] Lancer chanceux pour { $name } : { $luck }.
}
analysis-average-roll = Un lancer dans la moyenne.
analysis-only-choice = Il n’y avait pas d’autre choix.
analysis-good-move = Aucun coup n’était nettement meilleur.
analysis-next-best = Deuxième choix ({ $loss } de moins) : { $event }
analysis-cost = Ce coup a coûté { $loss }.
analysis-cost-marked = Ce coup a coûté { $loss } ({ $mark }).

analysis-partly = Analyse arrêtée avant la fin. Coups analysés : { $judged } sur { $events }.
analysis-explained = Les pourcentages sont des chances de victoire ; un match nul compte pour une demi-victoire. La chance aux dés compare un lancer au lancer moyen. La perte d’un coup est ce que le meilleur coup aurait apporté de plus.

analysis-summary = Résumé
analysis-costliest = Coups les plus coûteux
analysis-start = Chances de victoire au départ
analysis-luck = Chance aux dés
analysis-choices = Choix des deux joueurs
analysis-estimation = Erreur d’estimation
analysis-result = Résultat
analysis-end = Chances de victoire à la fin de l’enregistrement
analysis-without-luck = Résultat sans la chance aux dés
analysis-loss-draft = Perte par choix de dés
analysis-loss-drawing = Perte par dessin
analysis-loss-power = Perte par pouvoir ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprécisions, erreurs, gaffes
analysis-luckiest = Lancer le plus chanceux
analysis-luckiest-roll = { $luck }, tour { $round }

analysis-costly = Tour { $round }, { $name } : perte de { $loss }, de { $before } à { $after }
analysis-costly-marked = Tour { $round }, { $name } : { $mark }, perte de { $loss }, de { $before } à { $after }
analysis-played = Joué : { $event }
analysis-better = Mieux : { $event }
analysis-why = Pourquoi : { $reason }
analysis-why-margin = L’écart de points attendu est de { $best } au lieu de { $played }.
analysis-nothing-costly = { $who ->
    [you] Vous n’avez joué aucun coup coûteux.
   *[name] { $name } n’a joué aucun coup coûteux.
}

analysis-curve-of = Chances de victoire : { $name }
analysis-curve-alt = Chances de victoire pour { $name } : { $start } au départ, { $low } au plus bas, { $high } au plus haut, { $end } à la fin.
analysis-legend-mark = erreur ou gaffe
analysis-legend-luck = lancer chanceux ou malchanceux (au moins { $least })

## Settings

page-theme = Couleurs
page-as-system = Comme le système
page-theme-light = Claires
page-theme-dark = Sombres
page-animations = Animations
page-sound = Son
page-on = Oui
page-off = Non
page-buttons = Boutons
page-right-handed = Main droite
page-left-handed = Main gauche
page-auto-roll = Les dés se lancent tout seuls
page-ask-to-pass = Prévenir avant de passer l’appareil
page-coach = Le coach prévient avant un coup coûteux
page-coordinates = Afficher les coordonnées
page-reactions = Afficher les réactions
page-look-and-sound = Apparence et son
page-single-keys = Raccourcis à une seule lettre
page-shortcuts = Raccourcis clavier
page-key-help = Afficher ces raccourcis
page-key-roll = Lancer les dés
page-key-pick = Choisir un dé
page-key-take = Prendre les dés, ou tourner le domino
page-key-move = Se déplacer sur la carte quand elle a le focus
page-key-cell = Choisir la case
page-key-half = Sélectionner l’autre dé
page-key-swap = Échanger les deux dés
page-key-confirm = Valider
page-key-undo = Annuler
page-key-hint = Demander un conseil
page-key-close = Fermer ce qui est ouvert
page-key-replay = Pendant une relecture : un coup en arrière ou en avant
page-key-replay-play = Pendant une relecture : lire ou mettre en pause
page-key-replay-mistake = Pendant une relecture : erreur suivante ou précédente

## The rules

page-rules-title = Les règles
page-rules-lead = Deux joueurs, quatre dés, une carte chacun et un seul Grimoire à se disputer.
page-rules-contents = Sommaire

page-rules-goal = But du jeu
page-rules-goal-text = À chaque tour, vous prenez deux dés, qui forment un domino, et vous le dessinez sur votre carte. Les cases voisines qui portent le même blason forment des domaines, et les croix d’un domaine multiplient ses points. À la fin, le joueur qui a le plus de points de prestige gagne.

page-rules-need = Matériel
page-rules-need-arms = Six blasons, qui se distinguent par leur motif :
page-rules-need-dice = Quatre dés, tous différents. Une face montre un blason, avec une croix, deux croix ou aucune, ou bien un point d’interrogation. Les croix représentent les hauts dignitaires.
page-rules-need-map = Une carte par joueur : un château au centre et { $cells } cases autour. Chaque case a deux cercles pour les croix.
page-rules-need-spellbook = Un seul Grimoire pour les deux joueurs : pour chaque blason, une ligne de cases par joueur et un pouvoir à gagner. Inscrivez vos deux noms en haut.
page-rules-need-source = Les faces des dés et le nombre de cases du Grimoire proviennent d’une seule source publique. Si votre exemplaire est différent, vous pouvez jouer avec votre propre fichier de composants.

page-rules-round = Un tour de jeu
page-rules-round-text = À chaque tour, l’un de vous est le joueur A, l’autre le joueur B. Au premier tour, le plus âgé est le joueur A. Après chaque tour, vous échangez les rôles.
page-rules-player-a = A
page-rules-player-b = B
page-rules-roll = Lancer les dés
page-rules-roll-text = Le joueur A lance les quatre dés.
page-rules-draft = Constituer les dominos
page-rules-draft-text = Le joueur A prend un dé. Sur les trois autres, le joueur B en prend deux. Le dernier revient au joueur A. Vos deux dés, côte à côte, forment votre domino.
page-rules-draw = Remplir la carte
page-rules-draw-text = Les deux joueurs dessinent en même temps, chacun sur sa carte : les deux faces, croix comprises, vont sur deux cases vides qui se touchent par un côté, en respectant la règle de connexion.
page-rules-draw-border = Si deux cases voisines portent des blasons différents, épaississez le trait qui les sépare : vous verrez mieux où s’arrêtent vos domaines.
page-rules-mark = Remplir le Grimoire
page-rules-mark-text = Le joueur A d’abord, puis le joueur B : pour chaque face de votre domino qui montre un blason sans croix, noircissez une case de votre ligne pour ce blason.
page-rules-mark-undrawn = Un domino que vous n’avez pas dessiné remplit-il aussi le Grimoire ? Cela dépend de l’édition. Dans l’édition Standard, oui.

page-rules-connection = La règle de connexion
page-rules-connection-text = Au moins une moitié du domino doit toucher par un côté le château, ou une case où vous avez dessiné le même blason lors d’un tour précédent. Les coins ne comptent pas.
page-rules-connection-must = Si vous pouvez dessiner votre domino, vous devez le faire. S’il ne peut être connecté nulle part, vous ne le dessinez pas ce tour-ci. Vous pouvez utiliser un pouvoir pour y arriver, mais rien ne vous y oblige.
page-rules-right = Correct.
page-rules-wrong = Incorrect.
page-rules-right-castle = Le disque touche le château. N’importe quel blason peut s’y connecter.
page-rules-right-same = La barre touche une barre d’un tour précédent. Peu importe ce que touche l’autre moitié.
page-rules-wrong-corner = Le nouveau disque ne touche l’ancien que par un coin.
page-rules-wrong-other = Le blason plein ne touche qu’une barre, et le disque ne touche rien qui date d’un tour précédent.

page-rules-wild = Jokers et croix
page-rules-wild-text = Le point d’interrogation est un joker : dessinez à sa place le blason de votre choix. Deux jokers peuvent devenir deux blasons différents. Quoi qu’il devienne, un joker ne noircit jamais de case du Grimoire.
page-rules-wild-must = Si au moins un choix de blason permet de connecter votre domino, vous devez le dessiner.
page-rules-crosses-text = Dessinez les croix d’une face dans les cercles de sa case. Une case n’en porte jamais plus de deux.

page-rules-castle = Le bonus du château
page-rules-castle-text = Une fois par partie, en dessinant, vous pouvez ajouter une croix à l’un de vos deux dés, même à un joker, sauf s’il en a déjà deux. Ce dé ne noircit alors aucune case du Grimoire ce tour-ci. Une fois le bonus utilisé, coloriez le toit de votre château.
page-rules-castle-turned = Si vous utilisez aussi « { power-turn } » sur ce dé, la croix va sur la nouvelle face.
page-rules-castle-ready = Le bonus est encore disponible.
page-rules-castle-used = Le bonus est utilisé.

page-rules-spellbook = Le Grimoire
page-rules-spellbook-text = Remplissez votre ligne à partir du blason, vers l’extérieur. Le premier joueur qui noircit la dernière case de sa ligne gagne le pouvoir, et la ligne de l’autre joueur est rayée définitivement. Si vous remplissez tous les deux la vôtre au même tour, le pouvoir revient au joueur A.
page-rules-spellbook-lost = Un domino peut noircir deux cases d’une même ligne. Si votre ligne est déjà remplie ou rayée, il n’y a rien à noircir.
page-rules-spellbook-won = Le joueur de gauche a noirci en premier la dernière case (la ronde) et gagne « { $power } ». La ligne de droite est rayée.
page-rules-spellbook-open = Personne n’a encore « { $power } ». Cases noircies, sur { $boxes } : { $left } à gauche, { $right } à droite.

page-rules-powers = Les pouvoirs
page-rules-powers-text = Chaque pouvoir ne sert qu’une fois, et seulement au joueur qui l’a gagné. Les quatre premiers se gardent : utilisez-les quand vous voulez, à partir du tour suivant. Les deux pouvoirs marqués d’un éclair s’utilisent immédiatement, celui du joueur A avant celui du joueur B. Une fois un pouvoir utilisé, cochez-le.
page-rules-powers-together = Vous pouvez utiliser plusieurs pouvoirs dans un même tour, mais pas « { $free } » et « { $split } » sur le même domino.
page-rules-powers-undrawn = « { power-free } », « { power-split } », « { power-turn } » et le bonus du château s’annoncent au moment de dessiner : si vous ne dessinez pas, vous les gardez. « { power-both } » est utilisé dès que vous prenez les dés.
page-rules-power-line = { $boxes ->
    [one] { $boxes } case « { $arms } »
   *[other] { $boxes } cases « { $arms } »
}
page-rules-power-at-once = immédiat
page-rules-power-free = Dessinez le domino de ce tour sans tenir compte de la règle de connexion. Ses deux moitiés doivent quand même se toucher par un côté.
page-rules-power-split = Dessinez vos deux dés séparément. Vous devez dessiner les deux, et chacun doit respecter à lui seul la règle de connexion.
page-rules-power-both = Quand vous êtes le joueur A, prenez deux dés d’un coup au lieu d’un seul. Le joueur B reçoit les deux autres.
page-rules-power-turn = Une fois les dés répartis, pivotez l’un des vôtres sur une autre de ses faces. C’est la nouvelle face que vous dessinez et qui compte pour le Grimoire.
page-rules-power-domains = Choisissez un blason, même si vous ne l’avez pas encore dessiné ; ce choix est définitif. À la fin, chacun de vos domaines de ce blason rapporte 3 points de plus, avec ou sans croix.
page-rules-power-cross = Ajoutez une croix à une case déjà dessinée, même ce tour-ci, qui porte moins de deux croix. S’il n’y en a aucune, le pouvoir est perdu.

page-rules-end = Fin de la partie et score
page-rules-end-text = La partie prend fin après le tour où une carte est complète, ou après un tour où aucun des deux joueurs ne dessine de domino. Ce tour-là, vous remplissez encore le Grimoire.
page-rules-score-text = Un domaine est un groupe de cases du même blason qui se touchent par les côtés ; une case seule est aussi un domaine. Il rapporte le nombre de ses cases multiplié par le nombre de ses croix : un domaine sans croix ne rapporte donc rien.
page-rules-example-text = Exemple : ce joueur a gagné « { $power } » et choisi le blason « { $arms } ».
page-rules-example-domain = Domaine
page-rules-example-cells = Cases
page-rules-example-crosses = Croix
page-rules-example-points = Points
page-rules-example-bonus = { $power } ({ $arms }) : { $count ->
    [one] { $count } domaine
   *[other] { $count } domaines
} à 3 points
page-rules-example-total = Total

page-rules-ties = Égalités
page-rules-ties-text = Le total le plus élevé l’emporte. À égalité de points, le joueur qui a le domaine le plus étendu gagne, avec ou sans croix. Si l’égalité persiste, c’est un match nul ; selon les règles italiennes, on tire au sort.

page-rules-editions = Éditions
page-rules-editions-text = Les cinq éditions publiées diffèrent sur deux détails. Vous choisissez l’édition en commençant une partie.
page-rules-editions-contradiction = Les règles espagnoles et les règles italiennes se contredisent elles-mêmes : on ne noircit des cases qu’après avoir dessiné, et pourtant un joueur qui ne peut pas dessiner remplit quand même le Grimoire. Blazon suit la première règle dans ces deux éditions, et la seconde dans l’édition Standard.

page-rules-credits = Crédits
page-rules-credits-text = Le jeu est Kingdomino Duel, de Bruno Cathala et Ludovic Maublanc, publié par Blue Orange en 2019.
page-rules-credits-unofficial = Blazon n’est pas un produit officiel. Son nom, ses dessins et ses textes lui sont propres, et il n’a aucun lien avec les auteurs ni avec l’éditeur.

## The lesson

page-lesson-title = Votre première partie
page-lesson-next = Suivant
page-lesson-keep = Continuer cette partie
page-lesson-leave = Quitter la leçon
page-lesson-progress = Étape { $step } sur { $steps }

page-lesson-roll = Chacun dessine un royaume. Vous êtes le joueur A : lancez les quatre dés pour vous deux.
page-lesson-take = Prenez { $dice }. Votre adversaire prend deux des autres, et le dernier est pour vous.
page-lesson-castle = Ces deux dés sont votre domino. Choisissez une case près du château, puis dessinez-le.
page-lesson-spellbook = { $plain } n’a pas de croix : une case noircie. { $crossed } ne noircit rien, mais rapporte des points.
page-lesson-take-two = Prenez-en deux : { $dice }. Le dernier va à l’adversaire.
page-lesson-same = Touchez le même blason et formez un seul domaine « { $arms } » : { $cells } cases × { $crosses } croix = { $points } points.
page-lesson-last-box = Vous êtes à nouveau le joueur A. Lancez, puis prenez { $dice } : il noircit la dernière case.
page-lesson-wild = Le joker est le blason de votre choix. Donnez-lui la croix du château, une fois par partie : { $die }.
page-lesson-power = Ligne remplie en premier : « { $power } » est à vous. Ajoutez sa croix à votre domaine le plus étendu.
page-lesson-score = Chaque domaine vaut ses cases fois ses croix. Une carte complète, et le plus haut score gagne.

page-lesson-nudge-read = Lisez d’abord ceci, puis appuyez sur « Suivant ».
page-lesson-nudge-roll = Lancez d’abord les dés.
page-lesson-nudge-take = C’est permis, mais pour cette fois, prenez { $dice }.
page-lesson-nudge-castle-kept = C’est permis, mais gardez le bonus du château pour plus tard.
page-lesson-nudge-same = C’est permis, mais pour cette fois, formez un seul domaine « { $arms } » { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
}, et gardez le bonus du château pour plus tard.
page-lesson-nudge-castle = C’est permis, mais pour cette fois, donnez la croix du château au { $die }.
page-lesson-nudge-power = C’est permis, mais la croix rapporte plus dans votre domaine le plus étendu.

## What is wrong with a text that should be a game

expected-arms = un blason (d b D B s q)
expected-face = une face (? ou un blason avec au plus deux croix)
expected-cell = une case (a1 à g5, sauf le château d3)
expected-seat = un joueur (F ou S)
expected-die = un dé (1 à 4)
expected-higher-die = un dé de numéro plus élevé
expected-move = un coup
expected-join = un signe entre les deux moitiés (+ ~ ou /)
expected-once-a-drawing = au plus une croix du château et un dé pivoté
expected-square = une case vide (.) ou un blason avec au plus deux croix
expected-marks = un nombre de cases noircies (0 à 9)
expected-power = un pouvoir (f s b t d c, dans cet ordre, ou -)
expected-castle = l’état du château (^ ou -)
expected-round = un tour (1 à 99)
expected-player-a = le joueur A de ce tour (F s’il est impair, S s’il est pair)
expected-step = une étape (roll, take, draw, flash, lots ou over)
expected-drew = un signe qui dit si un domino a été dessiné (+ ou -)
expected-arms-in-order = des blasons dans l’ordre d b D B s q
expected-edition = une édition (standard es it fr pt ko)
expected-component = un composant (die 1: à die 4:, line d: à line q:)
expected-component-once = une seule fois chaque dé et chaque ligne
expected-all-components = quatre dés et six lignes
expected-boxes = un nombre de cases (1 à 9)
expected-power-name = un pouvoir (free split both turn domains cross)
expected-power-once = une seule ligne par pouvoir
expected-rules-tag = l’étiquette [Rules "1"]
expected-tag-name = un nom d’étiquette, en lettres
expected-tag-once = une seule fois chaque étiquette
expected-tag-text = un texte entre guillemets (au plus 200 caractères, sans caractère de contrôle ni caractère qui change le sens d’écriture)
expected-fewer-tags = au plus 64 étiquettes
expected-no-tag-beside-position = une position sans édition ni composants à côté
expected-this-round = le numéro de ce tour
expected-sign = « { $sign } »
expected-end = la fin du texte
expected-shorter-text = un texte d’au plus 1 Mio

found-end = la fin du texte
expected-found = il faut { $expected }, et non { $found }.
place-error = Ligne { $line }, colonne { $column } : { $fault }
setup-error = Aucune partie ne peut mener à cette position. { $faults }
record-result = Le résultat est { $actual }, et non { $said }.
tag-name-error = Ce n’est pas un nom d’étiquette que vous pouvez utiliser.
tag-text-error = Ce texte est trop long ou contient des caractères interdits. Il faut au plus 200 caractères, sans caractère de contrôle ni caractère qui change le sens d’écriture.
tag-too-many-error = Cet enregistrement a déjà 64 étiquettes et ne peut pas en avoir plus.

fault-round = Il n’y a pas de tour { $round }.
fault-odd-cells = { $seat } : le nombre de cases dessinées est impair.
fault-too-many-cells = { $seat } : il y a plus de dominos dessinés que de tours joués.
fault-too-few-cells = Lors d’un tour, personne n’a dessiné : la partie aurait dû prendre fin.
fault-nothing-drawn = { $seat } : la carte est vide alors qu’un domino a été dessiné.
fault-unconnected = { $seat } : des cases dessinées ne sont connectées à rien.
fault-no-dominoes = { $seat } : les cases dessinées ne peuvent pas se répartir en dominos.
fault-too-many-in-line = { $seat } : la ligne « { $arms } » compte plus de cases noircies qu’elle n’a de cases.
fault-too-many-marks = { $seat } : il y a plus de cases noircies que les dominos n’ont pu en donner.
fault-both-filled = Les deux joueurs ont rempli la ligne « { $arms } ».
fault-held-unfilled = { $seat } : le pouvoir « { $power } » est gagné, mais sa ligne n’est pas remplie.
fault-lightning-held = { $seat } : le pouvoir « { $power } » est gardé, mais il s’utilise immédiatement.
fault-no-lightning = { $seat } : il n’y a pas de pouvoir éclair à utiliser.
fault-chosen = { $seat } : un blason est choisi sans « { power-domains } », ou « { power-domains } » est utilisé sans blason.
fault-hands = Les dés ne sont pas répartis deux par deux entre les joueurs.
fault-waiting = { $seat } : les cases à noircir ne correspondent pas au domino.
fault-both-done = Les deux joueurs ont dessiné, mais le Grimoire n’est pas rempli.
fault-full-map = { $seat } : la carte est complète, mais la partie continue.
fault-lots = Il n’y a pas d’égalité à départager, ou le tirage au sort n’a pas encore eu lieu.

### What the page says only of play by link. It is sent to those who come to it.

## The page: inviting somebody

page-online-lead = Créez une table et envoyez le lien. Votre ami l’ouvre et la partie commence. Sans inscription.
page-online-invite = Inviter un ami
page-online-starts-you = Vous
page-online-starts-friend = Votre ami
page-online-time = Temps
page-online-time-none = Sans limite
page-online-time-rounds = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} + { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
} par tour
page-online-time-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
} par coup
page-online-join-who = Qui peut rejoindre ?
page-online-join-link = Avec le lien seulement
page-online-join-anyone = Tout le monde
page-online-create = Créer la table
page-online-creating = Création de la table…
page-online-open-tables = Tables ouvertes
page-online-open-tables-none = Aucune table ouverte pour l’instant. Créez-en une que tout le monde peut rejoindre.
page-online-open-tables-looking = Recherche de tables ouvertes…
page-online-someone = Quelqu’un
page-online-join = Rejoindre
page-online-join-of = Rejoindre { $name }
page-online-joining = Connexion à la table…

## The page: invitations

page-online-invitation = Invitation
page-online-invited-by = { $name } vous invite à une partie
page-online-invited = Vous êtes invité à une partie
page-online-opening = Ouverture du lien…
page-online-taken = Quelqu’un a déjà rejoint cette partie. Demandez le lien pour la regarder, ou invitez quelqu’un à votre propre partie.
page-online-awaiting = En attente de votre ami
page-online-awaiting-about = Envoyez le lien ou faites scanner le code à votre ami. La partie commence dès que quelqu’un rejoint la table. Vous pouvez quitter cette page : la table reste dans Mes parties.
page-online-awaiting-listed = Tant que cette page est ouverte, votre table figure aussi dans la liste des tables ouvertes.
page-online-awaiting-start = Vous êtes là tous les deux. La partie va commencer.
page-online-link-play = Lien pour jouer
page-online-link-watch = Lien pour regarder
page-online-link-watch-about = Toute personne qui a ce lien peut regarder. Elle ne voit pas les dessins cachés et ne peut rien faire.
page-online-link-seat = Votre place
page-online-link-seat-about = Ouvrez ce lien sur votre autre appareil et continuez à y jouer. Ne le partagez pas : celui qui l’a peut jouer à votre place.
page-online-copy = Copier
page-online-code = Code QR du lien

## The page: at the table

page-online-connecting = Connexion…
page-online-connected = Connecté
page-online-reconnecting = Reconnexion…
page-online-disconnected = Non connecté
page-online-watchers = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
page-online-here = { $name } est là
page-online-away = { $name } n’est pas là
page-online-drawn = { $name } a dessiné
page-online-watching = Vous regardez
page-online-sending = Envoi…
page-online-waiting = En attente de { $name }.
page-online-both-draw = Les deux joueurs dessinent.
page-online-played-for = L’ordinateur joue pour { $name }.
page-online-played-for-you = Vous étiez absent, l’ordinateur finit donc votre partie.
page-online-kept = Pas de connexion. Votre coup est enregistré et sera envoyé.
page-online-your-turn-title = ● À vous de jouer · { $title }
page-online-time-left = Temps restant : { $time }
page-online-time-low = Plus que { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}.
page-online-time-long = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}

## The page: asking the other player

page-online-asks-tie = { $name } propose un match nul.
page-online-asks-back = { $name } aimerait reprendre son dernier coup.
page-online-asks-rematch = { $name } aimerait une revanche.
page-online-asked-tie = Vous avez proposé un match nul.
page-online-asked-back = Vous avez demandé à reprendre votre dernier coup.
page-online-asked-rematch = Vous avez demandé une revanche.
page-online-accept = Accepter
page-online-decline = Refuser
page-online-withdraw = Annuler
page-online-gone = { $name } est absent depuis un moment. Attendez encore, réclamez la victoire ou laissez l’ordinateur finir la partie.
page-online-wait = Attendre
page-online-claim = Réclamer la victoire
page-online-replace = L’ordinateur joue
page-online-offer-tie = Proposer un match nul
page-online-ask-back = Demander à reprendre
page-online-resign = Abandonner
page-online-resign-about = Abandonner cette partie ? Votre adversaire gagne.
page-online-device = Continuer sur un autre appareil
page-online-watch = Laisser regarder
page-online-react = Réagir
page-online-hello = Bonjour !
page-online-nice = Bien joué !
page-online-wow = Waouh !
page-online-oops = Oups !
page-online-thanks = Merci !
page-online-good-game = Belle partie !
page-online-says = { $name } : { $word }

## The page: the end of a game by link

page-online-ended-resigned = { $who ->
    [you] Vous avez abandonné.
   *[name] { $name } a abandonné.
}
page-online-ended-time = { $who ->
    [you] Votre temps est écoulé.
   *[name] Le temps de { $name } est écoulé.
}
page-online-ended-left = { $who ->
    [you] Vous êtes resté absent trop longtemps.
   *[name] { $name } a quitté la partie.
}
page-online-ended-agreed = Les joueurs se sont mis d’accord sur un match nul.
page-online-ended-abandoned = Personne n’est revenu finir cette partie.
page-online-ended-winner = { $who ->
    [you] Vous gagnez !
   *[name] { $name } gagne.
}
page-online-dice-fair = Dés vérifiés
page-online-dice-unfair = Les dés ne correspondent pas à ce que le serveur avait scellé avant la partie.
page-online-ribbon = En ligne
page-online-ribbon-you = À vous de jouer
page-online-ribbon-them = En attente de { $name }
page-online-ribbon-nobody = En attente d’un joueur

## The page: what is wrong

page-online-version = Cette page et le serveur n’ont pas la même version. Rechargez la page.
page-online-no-table = Cette table n’existe plus.
page-online-no-entry = Ce lien n’ouvre rien. Vérifiez qu’il est complet.
page-online-name = Choisissez un autre nom : 24 caractères au plus, sans caractères spéciaux.
page-online-too-many = C’était trop d’un coup. Attendez un instant et réessayez.
page-online-full = Le serveur n’a plus de place. Votre partie est en sécurité, mais rien de nouveau ne peut être enregistré. Réessayez plus tard.
page-online-late = Trop tard : autre chose s’est passé entre-temps.
page-online-asked-already = Cela a déjà été demandé.
page-online-nothing-back = Impossible de reprendre ce coup : les dés suivants ont été lancés ou les dessins ont été montrés.
page-online-refused = Le serveur a refusé. Rechargez la page et réessayez.

## The rules page: dice that nobody has to trust

page-online-dice = Des dés équitables en ligne
page-online-dice-who = Dans une partie par lien, c’est le serveur qui lance les dés, mais vous n’avez pas à lui faire confiance. Personne ne peut choisir un lancer, pas même le serveur, et aucun des deux joueurs ne peut le calculer d’avance.
page-online-dice-seal = Avant la partie, le serveur met sous clé un nombre secret et en montre le sceau. Ensuite, votre appareil et celui de votre adversaire ajoutent chacun un nombre au hasard, et aucun ne voit l’autre tant que les deux ne sont pas fixés. Chaque lancer découle de ces trois nombres.
page-online-dice-check = Après la partie, le serveur ouvre le sceau. Votre appareil le vérifie et recalcule chaque lancer. « { page-online-dice-fair } » sous le résultat signifie que tous correspondent.
page-online-dice-proof = Une partie enregistrée emporte la preuve avec elle. Importez-la ici et ses dés sont vérifiés de nouveau.
page-online-dice-statistics = Lancers de ce serveur
page-online-dice-rolls = Jusqu’ici : { $rolls ->
    [one] 1 lancer
   *[other] { $rolls } lancers
}.
page-online-dice-even = Chaque face sort à peu près aussi souvent qu’elle le doit, quoi qu’il soit sorti avant.
page-online-dice-uneven = Certaines faces sortent plus ou moins souvent que le hasard ne l’explique.
page-online-dice-probable = Test du χ² : des dés équitables s’écarteraient autant ou plus avec une probabilité de { $single } pour les faces seules et de { $following } pour les faces consécutives.
page-online-dice-none = Personne n’a encore lancé les dés sur ce serveur.

### What only commands and the server say. The page is built without what follows.

## The page before it starts

page-description = Jouez à Kingdomino Duel dans votre navigateur, contre l’ordinateur ou à deux sur le même appareil. Fonctionne aussi hors connexion.
page-not-started = La page n’a pas pu démarrer. Vérifiez votre connexion, puis rechargez-la. Si cela ne suffit pas, mettez votre navigateur à jour.
page-without-script = Blazon fonctionne dans votre navigateur. Autorisez JavaScript pour cette page, puis rechargez-la.

## The terminal: starting a game

terminal-welcome = Blazon : deux joueurs, quatre dés, deux royaumes. À tout moment, tapez « ? » pour l’aide ou « q » pour quitter.
terminal-ask-opponent = Contre qui voulez-vous jouer ? Touche Entrée : 1.
terminal-opponent-person = une autre personne à ce clavier
terminal-opponent-random = un joueur automatique qui joue au hasard
terminal-ask-name = Votre nom ? Touche Entrée : { $default }.
terminal-ask-name-first = Nom du joueur qui lance les dés en premier ? Touche Entrée : { $default }.
terminal-ask-name-second = Nom de l’autre joueur ? Touche Entrée : { $default }.
terminal-random-name = Hasard
terminal-same-name = L’autre joueur porte déjà ce nom. Choisissez-en un autre.
terminal-ask-edition = Quelle édition des règles ? Touche Entrée : 1.
terminal-begin = { $first } contre { $second }. { $who ->
    [you] Vous lancez les dés en premier.
   *[name] { $first } lance les dés en premier.
} Édition : { $edition }.
terminal-daily = Duel du jour ({ $date }). Les dés sont les mêmes pour tout le monde.
terminal-daily-ordinary = Ce n’est pas le duel du jour ({ $date }), car les dés, les règles ou l’adversaire ne sont pas les mêmes. La partie continue comme une partie ordinaire.

## The terminal: a round

terminal-ask-draw = { $who ->
    [you] Dessinez votre domino : { $one } et { $other }.
   *[name] { $name }, dessinez votre domino : { $one } et { $other }.
}
terminal-ask-how = Que voulez-vous faire ? Touche Entrée : 1.
terminal-how-plain = dessiner tel quel
terminal-how-continue = continuer ainsi
terminal-how-castle = le bonus du château : une croix de plus sur l’un de vos dés
terminal-how-dont-draw = ne pas dessiner
terminal-castle-explained = Le bonus du château : une fois par partie, vous pouvez ajouter une croix à l’un de vos deux dés, même à un joker. Ce dé ne noircit alors aucune case du Grimoire ce tour-ci.
terminal-using = Vous utilisez { $spent }.
terminal-ask-castle = Quel dé reçoit la croix du château ?
terminal-ask-turn = Quel dé voulez-vous pivoter, et sur quelle face ?
terminal-turn-to = { $die } : { $face }
terminal-ask-arms = Le dé { $number } est un joker. Quel blason dessinez-vous ?
terminal-ask-cell = Dé { $number } ({ $what }) : quelle case ?
terminal-preview = Aperçu : { $what } en { $cell } et { $what2 } en { $cell2 }.
terminal-preview-points = Points : { $now } maintenant, { $then } après ce dessin.
terminal-preview-marks = Cases à noircir : { $marks }.
terminal-preview-mark = { $arms } ({ $marks } sur { $boxes })
terminal-preview-no-marks = Aucune case à noircir dans le Grimoire.
terminal-preview-uses = Ce dessin utilise { $spent }.
terminal-ask-confirm = Entrée ou 1 : dessiner. u : revenir en arrière.
terminal-ask-domains = { $who ->
    [you] « { power-domains } » est à vous !
   *[name] { $name }, « { power-domains } » est à vous !
} Choisissez un blason : chacun de ses domaines rapportera 3 points à la fin.
terminal-domains-item = { $arms } : { $count ->
    [0] aucun domaine pour l’instant
    [one] { $count } domaine pour l’instant
   *[other] { $count } domaines pour l’instant
}
terminal-ask-cross = { $who ->
    [you] « { power-cross } » est à vous ! Quelle case reçoit une croix ?
   *[name] { $name }, « { power-cross } » est à vous ! Quelle case reçoit une croix ?
}
terminal-cross-item = { $cell } ({ $what }) : { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}

## The terminal: looking around

terminal-map-legend = Lettres : d disque, b barre, D deux disques, B deux barres, s plein, q écartelé. Le chiffre compte les croix. Un point est une case vide, # est le château. Dans un aperçu, les nouvelles cases sont entre crochets.
terminal-map-empty = Rien n’est encore dessiné.
terminal-cells-left = { $count ->
    [0] Aucune case vide.
    [one] { $count } case vide : { $cells }
   *[other] { $count } cases vides : { $cells }
}
terminal-spellbook = Grimoire : cases noircies.
terminal-line-open = { $arms }, { $power } : { $first } ({ $marks } sur { $boxes }), { $second } ({ $marks2 } sur { $boxes }).
terminal-line-held = { $arms }, { $power } : { $who ->
    [you] vous avez rempli la ligne et gardez le pouvoir.
   *[name] { $name } a rempli la ligne et garde le pouvoir.
} { $other } : ligne rayée à { $marks } sur { $boxes }.
terminal-line-used = { $arms }, { $power } : { $who ->
    [you] vous avez rempli la ligne et utilisé le pouvoir.
   *[name] { $name } a rempli la ligne et utilisé le pouvoir.
} { $other } : ligne rayée à { $marks } sur { $boxes }.
terminal-castle-ready = { $who ->
    [you] Vous avez encore le bonus de votre château.
   *[name] { $name } a encore le bonus du château.
}
terminal-castle-used = { $who ->
    [you] Vous avez utilisé le bonus de votre château.
   *[name] { $name } a utilisé le bonus du château.
}
terminal-chosen = { $who ->
    [you] Pour « { power-domains } », vous avez choisi le blason « { $arms } ».
   *[name] Pour « { power-domains } », { $name } a choisi le blason « { $arms } ».
}
terminal-dice-of = Dés du tour { $round } :
terminal-dice-none = Les dés n’ont pas encore été lancés.
terminal-die-free = Dé { $number } : { $face }, disponible.
terminal-die-of = Dé { $number } : { $face }, { $name }.
terminal-log-empty = Il ne s’est encore rien passé.
terminal-no-game = Aucune partie n’a commencé. Répondez d’abord à la question.
terminal-maps-on = Les cartes s’affichent maintenant avant chaque dessin.
terminal-maps-off = Les cartes ne s’affichent plus avant chaque dessin.
terminal-coach-on = Le coach est activé et pose une question avant un choix coûteux.
terminal-coach-off = Le coach est désactivé.
terminal-coach-not-here = Le coach n’est là que dans les parties contre l’ordinateur, et pas dans le duel du jour.
terminal-help =
    Tapez le numéro de votre choix. Là où c’est indiqué, Entrée prend le premier.
    Vous pouvez aussi taper une case, comme c4, ou les deux d’un coup : c4 c5.
    m   votre carte
    o   l’autre carte
    w   votre carte en mots, domaine par domaine
    wo  l’autre carte en mots
    s   Grimoire : cases, pouvoirs, bonus du château
    d   dés de ce tour, et qui a lesquels
    p   points des deux joueurs, domaine par domaine
    l   journal de toute la partie (l 2 : les deux derniers tours)
    a   blasons et pouvoirs, et leurs effets
    v   cartes avant chaque dessin : oui ou non
    c   coach, qui pose une question avant un choix coûteux : oui ou non
    r   répéter la question
    u   annuler une étape
    save FICHIER   enregistrer la partie
    load FICHIER   reprendre une partie enregistrée
    q   quitter
    ?   cette aide
    Les coups en notation marchent aussi, par exemple 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms } : { $about }
terminal-power-item = { $power } ({ $arms }, { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}) : { $about }

## The terminal: answers

terminal-unknown = « { $line } » n’est pas une réponse possible ici. Tapez « ? » pour l’aide.
terminal-not-possible = C’est impossible. { $reason }
terminal-not-this-cell = À ce stade, vous ne pouvez pas le dessiner en { $cell }.
terminal-no-place = Il n’y a pas de place pour le dessiner ainsi. Tapez « u » pour revenir en arrière.
terminal-undone = Annulé : { $event }
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-save-needs-name = Tapez save suivi d’un nom de fichier.
terminal-load-needs-name = Tapez load suivi d’un nom de fichier.
terminal-saved = Partie enregistrée dans { $file }. Pour la reprendre plus tard, lancez Blazon et tapez : load { $file }
terminal-save-failed = Impossible d’enregistrer { $file } : { $reason }. Vous pouvez continuer à jouer.
terminal-ask-replace = { $file } existe déjà.
terminal-replace-yes = le remplacer
terminal-replace-no = le garder
terminal-not-saved = Partie non enregistrée.
terminal-loaded = Partie chargée : { $file }.
terminal-load-failed = Impossible de charger { $file }. { $reason }
terminal-ask-load = Votre partie en cours n’est pas enregistrée et serait perdue.
terminal-load-yes = charger l’autre partie quand même
terminal-load-no = rester dans cette partie
terminal-ask-quit = La partie n’est pas finie. Quitter quand même ?
terminal-quit-save = l’enregistrer dans { $file } et quitter
terminal-quit-unsaved = quitter sans enregistrer
terminal-quit-stay = continuer à jouer
terminal-goodbye = Au revoir.
terminal-input-ended = L’entrée s’est arrêtée avant la fin de la partie. Voici la partie jusqu’ici. Mettez-la dans un fichier pour la charger de nouveau :
terminal-interrupted = Impossible d’enregistrer { $file } : { $reason }. La partie est perdue.
terminal-over = Partie terminée.
terminal-daily-share = Voici votre résultat à partager. Il ne révèle rien des dés.
terminal-ask-again = Et maintenant ?
terminal-again-new = une nouvelle partie avec les mêmes joueurs
terminal-again-leave = quitter (pour garder cette partie, tapez d’abord save FICHIER)

## The terminal: play by link

terminal-link-invited = { $name } vous invite à une partie. Édition : { $edition }. Temps : { $pace }.
terminal-link-invited-unnamed = Vous êtes invité à une partie. Édition : { $edition }. Temps : { $pace }.
terminal-link-pace-none = sans limite
terminal-link-pace-rounds = { $minutes ->
    [one] { $minutes } minute chacun
   *[other] { $minutes } minutes chacun
}, plus { $seconds ->
    [one] { $seconds } seconde par tour
   *[other] { $seconds } secondes par tour
}
terminal-link-pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
terminal-link-ask-name = Quel nom l’autre joueur doit-il voir ? Entrée : aucun.
terminal-link-made = Votre table est prête. Envoyez ce lien à la personne avec qui vous voulez jouer :
terminal-link-to-watch = Avec ce lien, tout le monde peut regarder :
terminal-link-seat = Ce lien est votre place. Il permet de continuer plus tard ou sur un autre appareil. Gardez-le pour vous :
terminal-link-connecting = Connexion à { $server }…
terminal-link-lost = La connexion est perdue. Reconnexion…
terminal-link-back = La connexion est rétablie.
terminal-link-alone = En attente d’un autre joueur.
terminal-link-joined = { $name } a rejoint la table.
terminal-link-joined-unnamed = Quelqu’un a rejoint la table.
terminal-link-starting = La partie va commencer.
terminal-link-waiting = En attente de { $names }.
terminal-link-drawn = { $name } a dessiné. Vous le verrez quand les deux dessins seront faits.
terminal-link-is-here = { $who ->
    [you] Vous êtes là.
   *[name] { $name } est là.
}
terminal-link-away = { $who ->
    [you] Vous êtes absent.
   *[name] { $name } s’est absenté.
}
terminal-link-returned = { $name } est de retour.
terminal-link-claim = { $name } s’est absenté depuis un moment. Tapez claim pour réclamer la victoire, finish pour laisser l’ordinateur jouer à sa place, ou attendez simplement.
terminal-link-replaced = { $who ->
    [you] L’ordinateur joue maintenant à votre place.
   *[name] L’ordinateur joue maintenant à la place de { $name }.
}
terminal-link-asks-tie = { $who ->
    [you] Vous avez proposé l’égalité. Tapez no pour retirer la proposition.
   *[name] { $name } propose l’égalité. Tapez yes ou no.
}
terminal-link-asks-back = { $who ->
    [you] Vous avez demandé à reprendre votre dernier coup. Tapez no pour retirer la demande.
   *[name] { $name } demande à reprendre son dernier coup. Tapez yes ou no.
}
terminal-link-asks-rematch = { $who ->
    [you] Vous avez demandé une revanche. Tapez no pour retirer la demande.
   *[name] { $name } veut une revanche. Tapez yes ou no.
}
terminal-link-declined = { $name } a dit non.
terminal-link-withdrawn = { $name } a retiré sa demande.
terminal-link-resigned = { $who ->
    [you] Vous avez abandonné.
   *[name] { $name } a abandonné.
}
terminal-link-time-up = { $who ->
    [you] Votre temps est écoulé.
   *[name] { $name } n’a plus de temps.
}
terminal-link-left = { $who ->
    [you] Vous n’êtes pas revenu à temps.
   *[name] { $name } n’est pas revenu à temps.
}
terminal-link-agreed = Les deux joueurs se sont mis d’accord sur l’égalité.
terminal-link-abandoned = Personne n’est revenu : la partie a été fermée.
terminal-link-wins = { $who ->
    [you] Vous avez gagné.
   *[name] { $name } a gagné.
}
terminal-link-fair = { $rolls ->
    [one] { $rolls } lancer vérifié : régulier.
   *[other] { $rolls } lancers vérifiés : réguliers.
}
terminal-link-unfair = Les dés de cette partie ne sont pas ceux que le serveur avait fixés. Ne vous fiez pas à ce résultat. « save FICHIER » garde la preuve.
terminal-link-rematch = une revanche, l’autre joueur lançant en premier
terminal-link-next = La revanche commence.
terminal-link-watched = Voilà pour cette partie. Tapez save FICHIER pour l’enregistrer, q pour quitter.
terminal-link-watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
terminal-link-time = { $who ->
    [you] Votre temps : { $time }.
   *[name] { $name } : { $time }.
}
terminal-link-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} et { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
terminal-link-no-clock = Cette partie n’a pas de limite de temps.
terminal-link-ask-resign = Voulez-vous abandonner ?
terminal-link-resign = abandonner
terminal-link-say-what = Tapez say et l’un de ces mots : { $words }.
terminal-link-says = { $name } : { $said }
terminal-link-muted = Les petits mots de l’autre joueur ne s’affichent plus.
terminal-link-unmuted = Les petits mots de l’autre joueur s’affichent de nouveau.
terminal-link-no-undo = Un coup joué ne se reprend que si l’autre joueur est d’accord. Tapez back pour le demander.
terminal-link-no-load = Vous ne pouvez pas charger une partie à cette table.
terminal-link-leave = Votre place reste à vous. Pour revenir, lancez :
terminal-link-unreachable = Impossible de joindre { $server }. Vérifiez l’adresse et votre connexion.
terminal-link-strange = { $server } ne répond pas comme un serveur Blazon.
terminal-link-help =
    À cette table, vous pouvez aussi taper :
    who    qui est là, et combien regardent
    time   le temps qui reste
    seat   le lien de votre place
    yes, no   répondre à l’autre joueur
    tie    proposer l’égalité
    back   demander à reprendre votre dernier coup
    resign   abandonner
    claim, finish   quand l’autre joueur s’est absenté depuis un moment
    rematch   rejouer après la fin
    say MOT   envoyer un petit mot : hello, nice, wow, oops, thanks ou gg
    mute   petits mots : oui ou non
terminal-reaction-hello = Bonjour !
terminal-reaction-nice = Bien joué !
terminal-reaction-wow = Ouah !
terminal-reaction-oops = Oups !
terminal-reaction-thanks = Merci !
terminal-reaction-good-game = Belle partie !
terminal-refused-version = Ce programme et le serveur sont de versions différentes. Mettez à jour le plus ancien.
terminal-refused-no-such-table = Cette table n’existe pas. Elle a peut-être été supprimée.
terminal-refused-no-such-token = Ce lien n’ouvre pas la table. Vérifiez qu’il est complet.
terminal-refused-watching = Vous ne faites que regarder.
terminal-refused-seat-taken = Quelqu’un d’autre a pris cette place.
terminal-refused-not-started = La partie n’a pas encore commencé.
terminal-refused-over = La partie est terminée.
terminal-refused-not-over = La partie n’est pas encore terminée.
terminal-refused-not-yours = Ce n’est pas à vous de faire cela.
terminal-refused-illegal = Les règles ne permettent pas ce coup.
terminal-refused-stale = Il s’est passé autre chose avant. Regardez de nouveau.
terminal-refused-nothing-asked = Personne ne vous demande rien.
terminal-refused-asked-already = Une question attend déjà une réponse.
terminal-refused-nothing-to-take-back = Il n’y a rien à reprendre : les dés et les dessins déjà vus restent.
terminal-refused-not-gone = L’autre joueur ne s’est pas absenté depuis assez longtemps.
terminal-refused-name = Ce nom est trop long, ou contient des caractères qui ne s’affichent pas. Il peut en avoir jusqu’à 24.
terminal-refused-terms = Le serveur n’accepte pas ces conditions.
terminal-refused-too-many = Le serveur a reçu trop de demandes d’ici. Attendez une minute et réessayez.
terminal-refused-too-many-at-table = Il n’y a plus de place pour une autre connexion à cette table.
terminal-refused-full = Le disque du serveur est plein. Les parties restent visibles, mais on ne peut pas les continuer.
terminal-refused-unavailable = Le serveur ne peut pas le faire pour l’instant. Réessayez dans un moment.
terminal-refused-misunderstood = Le serveur ne comprend pas ce programme. Mettez les deux à jour.

## Commands

cli-about = Blazon : un duel de dés, de royaumes et de magie pour deux joueurs.
cli-about-serve = Démarrer la page du jeu et l’ouvrir dans le navigateur (commande par défaut)
cli-about-backup = Copier la base de données d’un serveur dans un nouveau fichier, même pendant qu’il tourne
cli-about-move = Transférer la base de données d’un serveur de SQLite vers PostgreSQL, ou l’inverse
cli-about-play = Jouer dans le terminal, avec une autre personne, par lien ou contre l’ordinateur
cli-about-daily = Jouer le duel du jour : les mêmes dés pour tout le monde, un adversaire différent chaque jour de la semaine
cli-about-simulate = Faire jouer de nombreuses parties à des joueurs automatiques et en donner le bilan
cli-about-match = Opposer deux joueurs automatiques avec les mêmes dés et dire lequel est le plus fort
cli-about-ladder = Classer de nombreux joueurs automatiques par Elo
cli-about-merge = Réunir les tranches d’un match, d’un classement, d’une simulation ou d’une mesure
cli-about-show = Dessiner une position, ou la fin d’une partie enregistrée
cli-about-check = Rejouer des parties enregistrées et vérifier qu’elles respectent les règles
cli-about-verify = Vérifier la preuve que les dés de parties enregistrées n’étaient pas pipés
cli-about-replay = Afficher une partie enregistrée, coup par coup
cli-about-analyse = Analyser une partie enregistrée : chance aux dés, coups coûteux et chances de victoire
cli-about-legal = Énumérer les coups permis, un par ligne
cli-about-hint = Conseiller un coup, avec ses chances de victoire et les raisons
cli-about-engine = Répondre à un autre programme, ligne par ligne (voir docs/protocol-engine.md)
cli-about-perft = Compter les suites possibles d’une partie avec ces lancers
cli-about-bench = Mesurer la vitesse des règles et des joueurs
cli-about-bench-playouts = Jouer des parties au hasard sur un seul cœur pendant un temps donné
cli-about-bench-greedy = Jouer des parties entre joueurs greedy sur un seul cœur pendant un temps donné
cli-about-bench-net = Compter les dessins que le réseau évalue sur un seul cœur
cli-about-bench-decide = Mesurer le temps qu’un joueur met à décider sur un seul cœur
cli-about-measure = Mesurer la qualité des décisions et la justesse des prévisions
cli-about-measure-endings = Comparer les décisions à deux tours de la fin avec la solution exacte
cli-about-measure-decisions = Tester les décisions en poursuivant les parties avec les mêmes dés
cli-about-measure-calibration = Comparer les prévisions du réseau avec l’issue des parties
cli-about-measure-powers = Compter combien de fois les pouvoirs sont gagnés, utilisés et gaspillés
cli-about-measure-accuracy = Comparer la précision des décisions des huit niveaux
cli-about-puzzles = Créer, vérifier et afficher des problèmes : des décisions avec une réponse nettement meilleure
cli-about-puzzles-make = Chercher des problèmes dans des parties des joueurs de l’ordinateur et les prouver
cli-about-puzzles-check = Prouver les problèmes à nouveau, avec d’autres dés
cli-about-puzzles-show = Afficher un problème
cli-about-train = Entraîner un réseau en le faisant jouer contre lui-même et écrire ses poids
cli-about-train-learn = Apprendre une génération une fois toutes ses parties jouées
cli-about-train-plan = Préparer un entraînement réparti sur plusieurs ordinateurs
cli-about-train-play = Jouer une tranche des parties d’une génération
cli-about-components = Afficher les dés et le Grimoire sous forme de fichier à modifier, ou vérifier un tel fichier
cli-about-help = Afficher cette aide, ou celle d’une commande

cli-usage = blazon [COMMANDE] [OPTIONS]
cli-usage-serve = blazon serve [OPTIONS]
cli-usage-backup = blazon backup FICHIER [--database FICHIER] [--recover]
cli-usage-move = blazon move --from BASE --to BASE
cli-usage-play = blazon play [LIEN] [OPTIONS]
cli-usage-daily = blazon daily [DATE] [--dice]
cli-usage-simulate = blazon simulate [--games NOMBRE] [--seed NOMBRE] [OPTIONS]
cli-usage-match = blazon match GAUCHE DROITE [--pairs NOMBRE] [--seed NOMBRE] [OPTIONS]
cli-usage-ladder = blazon ladder [JOUEUR]... [OPTIONS]
cli-usage-merge = blazon merge [--json] [--svg FICHIER] FICHIER...
cli-usage-show = blazon show [FICHIER|POSITION|-]
cli-usage-check = blazon check [--json] FICHIER...
cli-usage-verify = blazon verify [--json] FICHIER...
cli-usage-replay = blazon replay [--json] FICHIER
cli-usage-analyse = blazon analyse [--html FICHIER] [--json] [OPTIONS] FICHIER
cli-usage-legal = blazon legal [OPTIONS] POSITION
cli-usage-hint = blazon hint [OPTIONS] POSITION
cli-usage-engine = blazon engine
cli-usage-perft = blazon perft [OPTIONS] POSITION [LANCER]...
cli-usage-bench = blazon bench COMMANDE [OPTIONS]
cli-usage-bench-playouts = blazon bench playouts [--seconds NOMBRE | --games NOMBRE] [--seed NOMBRE] [OPTIONS]
cli-usage-bench-greedy = blazon bench greedy [--seconds NOMBRE | --games NOMBRE] [--seed NOMBRE] [OPTIONS]
cli-usage-bench-net = blazon bench net [--seconds NOMBRE] [--seed NOMBRE] [--net FICHIER] [--json]
cli-usage-bench-decide = blazon bench decide [--player JOUEUR] [--positions NOMBRE] [--seed NOMBRE] [OPTIONS]
cli-usage-measure = blazon measure COMMANDE [OPTIONS]
cli-usage-measure-endings = blazon measure endings [--positions NOMBRE] [--player JOUEUR]... [OPTIONS]
cli-usage-measure-decisions = blazon measure decisions [--positions NOMBRE] [--rollouts NOMBRE] [--player JOUEUR] [OPTIONS]
cli-usage-measure-calibration = blazon measure calibration [--games NOMBRE] [--net FICHIER] [OPTIONS]
cli-usage-measure-powers = blazon measure powers [--games NOMBRE] [--player JOUEUR] [OPTIONS]
cli-usage-measure-accuracy = blazon measure accuracy [--games NOMBRE] [--nodes NOMBRE] [OPTIONS]
cli-usage-puzzles = blazon puzzles COMMANDE [OPTIONS]
cli-usage-puzzles-make = blazon puzzles make --out FICHIER [--count NOMBRE] [OPTIONS]
cli-usage-puzzles-check = blazon puzzles check [FICHIER] [--count NOMBRE] [OPTIONS]
cli-usage-puzzles-show = blazon puzzles show NOMBRE [FICHIER] [--answer]
cli-usage-train = blazon train [COMMANDE] --out FICHIER [OPTIONS]
cli-usage-train-learn = blazon train learn --out FICHIER [--generation NOMBRE] [OPTIONS]
cli-usage-train-plan = blazon train plan --out FICHIER [OPTIONS]
cli-usage-train-play = blazon train play --out FICHIER [--generation NOMBRE] [--shard I/N] [OPTIONS]
cli-usage-components = blazon components [FICHIER]
cli-usage-help = blazon help [COMMANDE]

cli-heading-usage = Utilisation :
cli-heading-commands = Commandes :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-examples = Exemples :
cli-heading-levels = Niveaux :
cli-level-item = { $player }  { $name } : { $about }

cli-value-address = ADRESSE
cli-value-command = COMMANDE
cli-value-date = DATE
cli-value-file = FICHIER
cli-value-database = BASE
cli-value-folder = DOSSIER
cli-value-language = LANGUE
cli-value-left = GAUCHE
cli-value-milliseconds = MILLISECONDES
cli-value-name = NOM
cli-value-number = NOMBRE
cli-value-opponent = ADVERSAIRE
cli-value-player = JOUEUR
cli-value-position = POSITION
cli-value-right = DROITE
cli-value-roll = LANCER
cli-value-seat = PLACE
cli-value-subject = FICHIER|POSITION

cli-help-backup = Le nouveau fichier
cli-help-command = La commande à expliquer
cli-help-components = Le fichier à vérifier (par défaut : afficher les composants standard)
cli-help-daily = Le jour, par exemple { $example } (par défaut : aujourd’hui)
cli-help-ladder = Les joueurs, du plus faible au plus fort (par défaut : tous les niveaux et les joueurs de référence)
cli-help-left = Le joueur dont le score est donné : un nom comme best, ou cmd: suivi de la commande d’un autre programme
cli-help-right = L’autre joueur
cli-help-parts = La sortie JSON de match, ladder, simulate ou measure avec --shard
cli-help-position = « start », une ligne de notation, un fichier contenant une position ou une partie (sa fin est prise), ou - pour l’entrée standard
cli-help-record = La partie enregistrée, ou - pour l’entrée standard
cli-help-records = Les parties enregistrées ; - désigne l’entrée standard
cli-help-rolls = Les lancers à venir, par exemple 'd/b/s2/?'
cli-help-subject = « start », une ligne de notation, un fichier contenant une position ou une partie (sa fin est prise), ou - pour l’entrée standard (par défaut : start)
cli-help-exit-codes =
    Codes de sortie :
      0  succès
      1  l’entrée est incorrecte : une partie, une position ou des composants
      2  la ligne de commande est incorrecte
      3  quelque chose n’a pas pu être lu ou écrit

cli-option-address = Adresse et port à utiliser (par défaut : 127.0.0.1:4000, accessible depuis cet ordinateur seulement)
cli-option-against = Votre adversaire : person, random, level:1 à level:8 ou un autre joueur (par défaut : poser la question)
cli-option-alternatives = Nombre d’autres choix à montrer (par défaut : 3)
cli-option-bench-games = Nombre de parties à jouer, au lieu d’une durée
cli-option-components = Utiliser les dés et le Grimoire de ce fichier
cli-option-count = Afficher seulement leur nombre
cli-option-database = La base de données : un fichier, ou une adresse comme postgres://utilisateur@serveur/nom (par défaut : blazon.db dans votre dossier de données)
cli-option-from = La base de données qui contient les parties, et qui reste telle quelle. Aucun serveur ne doit l’utiliser
cli-option-to = La base de données où elles vont. Ce qu’un transfert interrompu y a laissé est complété
cli-option-dice = Afficher les dés du jour, une ligne par tour, au lieu de jouer
cli-option-divide = Une ligne par premier coup, puis la somme
cli-option-edition = Édition des règles : standard, es, it, fr, pt ou ko
cli-option-first = Joueur automatique qui lance les dés en premier, par exemple greedy ou level:3 (par défaut : random)
cli-option-first-name = Nom du joueur qui lance les dés en premier
cli-option-games = Nombre de parties (par défaut : 1000)
cli-option-help = Afficher cette aide
cli-option-hint-player = Joueur qui conseille le coup : { $known } (par défaut : best)
cli-option-hint-seat = Joueur à conseiller : first ou second (par défaut : celui qui doit jouer)
cli-option-hint-seed = Graine aléatoire : le même nombre donne la même réponse
cli-option-html = Écrire le rapport dans ce fichier, sous forme de page web, en remplaçant ce qui s’y trouve
cli-option-json = Afficher du JSON, un objet par ligne
cli-option-analyst = Joueur qui analyse la partie (par défaut : best)
cli-option-analyst-nodes = Nombre approximatif de positions à examiner pour chaque coup
cli-option-analyst-threads = Nombre de coups à analyser en même temps (par défaut : un par cœur) ; le rapport est le même
cli-option-analyst-time = Millisecondes pour chaque coup ; le rapport peut alors varier d’une fois à l’autre
cli-option-lang = Langue : en, es, it, fr, pt-BR ou ko (par défaut : celle du système)
cli-option-coach = Demander confirmation avant un choix coûteux (seulement contre l’ordinateur)
cli-option-load = Reprendre cette partie enregistrée
cli-option-luck = Donner aussi le score sans la chance aux dés
cli-option-match-nodes = Nombre maximal de nœuds à examiner pour chaque décision
cli-option-match-time = Temps pour chaque décision
cli-option-measure-games = Nombre de parties (par défaut : { $default })
cli-option-measure-level-games = Nombre de parties de chaque niveau (par défaut : { $default })
cli-option-measure-judge-nodes = Nombre approximatif de positions à examiner pour analyser chaque décision (par défaut : { $default })
cli-option-measure-finisher = Joueur qui poursuit les parties : net ou greedy (par défaut : net)
cli-option-measure-nodes = Nombre maximal de nœuds pour une solution exacte (par défaut : { $default }) ; les positions qui en demandent plus sont ignorées
cli-option-measure-player = Joueur à mesurer, par exemple best ou best@FICHIER (par défaut : best)
cli-option-measure-players = Joueur à mesurer, par exemple best ou best@FICHIER (par défaut : best) ; à répéter pour en ajouter (net est toujours compris)
cli-option-measure-positions = Nombre de positions (par défaut : { $default })
cli-option-measure-rollouts = Nombre de parties pour chaque candidat (par défaut : { $default })
cli-option-measure-rounds = Nombre de tours restants, de 1 à { $most } (par défaut : { $default })
cli-option-puzzles-out = Écrire les problèmes dans ce fichier, après chaque problème trouvé
cli-option-puzzles-count = Nombre de problèmes (par défaut : { $default })
cli-option-puzzles-check-count = N’en vérifier que ce nombre, à partir du premier (par défaut : tous)
cli-option-puzzles-games = Nombre maximal de parties à fouiller pour chaque sorte de preuve (par défaut : { $default })
cli-option-puzzles-answer = Afficher aussi la réponse et les raisons
cli-help-puzzles-file = Fichier de problèmes (par défaut : ceux fournis avec Blazon)
cli-help-puzzles-number = Numéro du problème, à partir de 1
cli-option-net = Utiliser les poids de ce fichier au lieu de ceux du programme
cli-option-no-browser = Ne pas ouvrir de navigateur
cli-option-nodes = Nombre approximatif de positions à examiner
cli-option-own-seat = Votre place contre l’ordinateur : first ou second
cli-option-pairs = Nombre de paires de parties (par défaut : 100)
cli-option-patience = Millisecondes laissées à un autre programme pour répondre (par défaut : 10000), en plus de son temps de décision
cli-option-records = Écrire l’enregistrement de chaque partie dans ce dossier
cli-option-seat = Seulement les coups de ce joueur : first ou second
cli-option-second = Joueur automatique qui lance les dés en second, par exemple greedy ou level:3 (par défaut : random)
cli-option-second-name = Nom de l’autre joueur
cli-option-seconds = Secondes de jeu (par défaut : 5)
cli-option-seed = Graine aléatoire : le même nombre donne les mêmes parties
cli-option-shard = Ne jouer que cette tranche de la série : 2/5 est la deuxième de cinq
cli-option-sprt = S’arrêter dès qu’il est clair laquelle de ces deux différences d’Elo est la plus proche de la réalité
cli-option-svg = Dessiner le classement dans ce fichier
cli-option-threads = Nombre de parties à jouer en même temps (par défaut : une par cœur) ; les résultats sont les mêmes
cli-option-time = Millisecondes de réflexion
cli-option-train-epochs = Nombre de passages sur les exemples de chaque génération (par défaut : { $default })
cli-option-train-calibration-games = Nombre de parties qui servent à étalonner le réseau terminé (par défaut : { $default })
cli-option-train-first-games = Nombre de parties entre joueurs greedy pour commencer (par défaut : { $default })
cli-option-train-fresh = Tout recommencer au lieu de poursuivre un entraînement inachevé
cli-option-train-games = Nombre de parties que le premier réseau joue contre lui-même (par défaut : { $default })
cli-option-train-generation = Numéro de la génération, à partir de 0 ; l’étalonnage vient après la dernière (par défaut : la prochaine)
cli-option-train-generations = Nombre de générations suivantes (par défaut : { $default })
cli-option-train-last-games = Nombre de parties que joue la dernière génération (par défaut : { $default })
cli-option-train-out = Écrire les poids dans ce fichier, et chaque génération terminée à côté
cli-option-train-searched-games = Nombre de parties que joue chaque génération suivante (par défaut : { $default })
cli-option-version = Afficher la version
cli-option-work-seed = Graine aléatoire : le même nombre donne le même résultat
cli-option-work-threads = Nombre de fils d’exécution (par défaut : un par cœur) ; le résultat est le même
cli-option-away = Secondes d’absence d’un joueur avant que son adversaire puisse réclamer la victoire (par défaut : 120)
cli-option-behind-proxy = Lire l’adresse des visiteurs dans le dernier en-tête X-Forwarded-For ou Forwarded ; seulement derrière votre propre proxy
cli-option-connections = Nombre de connexions simultanées (par défaut : 10000, ou ce que permet le système)
cli-option-devices-per-seat = Nombre d’appareils qu’un joueur peut utiliser à une table (par défaut : 8)
cli-option-keep = Nombre de jours pendant lesquels garder les parties terminées (par défaut : toutes sont gardées)
cli-option-lan = Servir aussi le réseau local et afficher l’adresse avec un code QR
cli-option-log = Niveau du journal : off, error, warn, info ou debug (par défaut : warn)
cli-option-log-format = Format du journal : text ou json (par défaut : text)
cli-option-messages = Messages d’un joueur par tranche de 20 secondes (par défaut : 100) ; les spectateurs ont droit à la moitié
cli-option-origin = Une autre adresse d’où peut venir la page, comme https://blazon.example (peut être répété)
cli-option-recover = Sauver ce qui peut encore être lu d’une base de données endommagée
cli-option-requests-per-minute = Requêtes par minute depuis une adresse (par défaut : 120)
cli-option-sockets-per-address = Connexions aux tables depuis une adresse (par défaut : 256)
cli-option-tables-per-minute = Nouvelles tables par minute depuis une adresse (par défaut : 5)
cli-option-untouched = Nombre de jours sans coup avant qu’une partie soit considérée comme abandonnée (par défaut : 60)
cli-option-waiting = Nombre de jours pendant lesquels une table attend un adversaire avant d’être supprimée (par défaut : 7)
cli-option-watchers-per-table = Nombre de spectateurs à une table (par défaut : 100)

## Commands: what is wrong with a command line

cli-argument-address = « { $value } » n’est pas une adresse avec un port, comme 127.0.0.1:4000.
cli-argument-against = Il n’y a pas d’adversaire « { $name } ». Choisissez person ou un joueur automatique : { $known }.
cli-argument-finisher = « { $name } » ne peut pas poursuivre les parties. Choisissez net ou greedy.
cli-argument-bad-value = « { $value } » n’est pas une valeur possible pour { $option }.
cli-argument-program = « { $name } » n’est pas un programme à lancer, ou un guillemet n’est pas fermé.
cli-argument-conflict = { $option } et { $other } ne vont pas ensemble.
cli-argument-date = « { $value } » n’est pas une date entre { $first } et { $last }, comme { $example }.
cli-argument-edition = Il n’y a pas d’édition « { $name } ». Éditions connues : { $known }.
cli-argument-ladder = Un classement compte au plus { $most } joueurs. Vous en avez nommé { $count }.
cli-argument-language = Il n’y a pas de langue « { $name } ». Langues connues : { $known }.
cli-argument-missing = Il manque « { $option } ».
cli-argument-no-command = Quelle commande ?
cli-argument-no-value = { $option } demande une valeur.
cli-argument-not-text = La ligne de commande contient autre chose que du texte UTF-8.
cli-argument-number = { $option } demande un nombre de { $least } à { $most }, et non « { $value } ».
cli-argument-other = La ligne de commande est incompréhensible.
cli-argument-player = Il n’y a pas de joueur « { $name } ». Joueurs connus : { $known }.
cli-argument-roll = Le lancer { $roll } est impossible. { $reason }
cli-argument-seat = « { $name } » n’est pas un joueur. Choisissez first ou second.
cli-argument-see-help = Voir « { $command } --help ».
cli-argument-shard = --shard demande une tranche comme 2/5, et non « { $value } ».
cli-argument-sprt = --sprt demande deux nombres de −2000 à 2000, le plus petit d’abord, et non « { $values } ».
cli-argument-too-many = { $option } a une valeur de trop : « { $value } ».
cli-argument-twice = { $option } est donné deux fois.
cli-argument-unknown = « { $option } » n’est pas attendu ici.
cli-argument-unknown-meant = « { $option } » n’est pas attendu ici. Vouliez-vous dire « { $meant } » ?
cli-argument-unknown-command = Il n’y a pas de commande « { $name } ».
cli-argument-unknown-command-meant = Il n’y a pas de commande « { $name } ». Vouliez-vous dire « { $meant } » ?
cli-argument-without-net = { $name } joue sans réseau : impossible de lui en donner un.
cli-argument-log = « { $value } » n’est pas un niveau de journal. Choisissez off, error, warn, info ou debug.
cli-argument-log-format = Le format de journal « { $value } » n’existe pas. Choisissez text ou json.
cli-argument-origin = « { $value } » n’est pas l’adresse d’une page, comme https://blazon.example.

## Files

file-not-text = { $place }: ce n’est pas du texte UTF-8.
file-too-long = { $file } : ce fichier dépasse 1 Mio, la limite de lecture.
cannot-read-file = Impossible de lire { $file } : { $reason }.
file-reason-folder = c’est un dossier
file-reason-exists = un autre fichier porte ce nom
file-reason-full = il n’y a plus d’espace libre
file-reason-not-folder = une partie du chemin n’est pas un dossier
file-reason-not-found = ce fichier ou ce dossier n’existe pas
file-reason-not-text = ce n’est pas du texte
file-reason-permission = vous n’en avez pas l’autorisation
file-reason-too-long = ce fichier dépasse 1 Mio
cli-output-failed = Impossible d’écrire la sortie : { $reason }.
cli-output-unwritten = Impossible d’écrire { $file } : { $reason }.
cli-seed-failed = Le système ne fournit pas de nombres aléatoires : { $reason }. Choisissez un nombre avec --seed.
cli-program-failed = Impossible de lancer { $name } : { $reason }.
cli-threads-failed = Impossible de lancer un fil d’exécution : { $reason }. Fermez d’autres programmes et réessayez.

## Commands: the daily duel

cli-daily-dice = Duel du jour ({ $date }). Adversaire : { $level }.

## Commands: positions and recorded games

cli-check-sum = Parties conformes aux règles : { $right } sur { $all }.
cli-verify-fair = { $file } : les dés n’étaient pas pipés. Lancers vérifiés : { $rolls }.
cli-verify-fair-lots = { $file } : les dés n’étaient pas pipés. Lancers vérifiés : { $rolls }. Le tirage au sort est vérifié lui aussi.
cli-verify-none = { $file } : cet enregistrement ne contient aucune preuve, ses dés ne peuvent donc pas être vérifiés.
cli-verify-missing = { $file } : il manque l’étiquette { $tag } dans la preuve, les dés ne peuvent donc pas être vérifiés.
cli-verify-damaged = { $file } : l’étiquette { $tag } de la preuve est endommagée, les dés ne peuvent donc pas être vérifiés.
cli-verify-position = { $file } : cet enregistrement commence au milieu d’une partie, ses dés ne peuvent donc pas être vérifiés.
cli-verify-seal = { $file } : les dés étaient pipés. Le secret du serveur n’est pas celui qu’il avait scellé avant la partie.
cli-verify-start = { $file } : les dés étaient pipés. D’après eux, c’était à l’autre joueur de commencer.
cli-verify-roll = { $file } : les dés étaient pipés. Au tour { $round }, ils auraient dû donner { $expected }, mais l’enregistrement indique { $found }.
cli-verify-lots = { $file } : les dés étaient pipés. L’autre joueur aurait dû gagner le tirage au sort.
cli-verify-sum = Parties aux dés non pipés : { $fair } sur { $all }.
cli-components-note =
    Les dés et le Grimoire standard, pour autant qu’on le sache.
    Modifiez ce qui diffère dans votre exemplaire. « blazon components FICHIER » vérifie
    le fichier, « blazon play --components FICHIER » permet de jouer avec.
cli-components-right = Ces composants sont corrects. Sur une seule ligne :

report-turn-roll = Tour { $round } : { $name } lance les dés.
report-turn-take-a = Tour { $round } : { $name } (joueur A) prend un dé.
report-turn-take-b = Tour { $round } : { $name } (joueur B) prend deux dés.
report-turn-draw = Tour { $round } : { $name } dessine.
report-turn-both = Tour { $round } : les deux joueurs dessinent.
report-turn-domains = Tour { $round } : { $name } choisit un blason pour « { power-domains } ».
report-turn-cross = Tour { $round } : { $name } ajoute une croix.
report-turn-lots = Tour { $round } : le tirage au sort décide.
report-dice = Dés :
report-hand = { $name } : { $dice }
report-heading = { $name } (joueur { $role })
report-power-held = gagné
report-power-used = utilisé
report-power-chosen = utilisé : { $arms }
report-line-crossed-out = rayée
report-castle-ready = Bonus du château : disponible
report-castle-used = Bonus du château : utilisé
cli-show-hash = Empreinte : { $hash }

cli-replay-round = Tour { $round }, joueur A : { $name }

## Commands: analysis

report-analysis-title = Analyse : { $first } contre { $second }
report-analysed-by = Partie analysée par { $player }.
cli-analysis-nothing = { $file } : cette partie enregistrée ne contient aucun coup à analyser.
cli-analysis-impossible = { $player } ne peut pas analyser cette partie.
cli-analysis-stopped-early = Analyse arrêtée avant le premier résultat.
cli-analysis-written = Le rapport est dans { $file }.
report-curve = Chances de victoire
report-moves = Coup par coup
report-maps = Cartes et points
report-arms = Blasons

report-round = Tour
report-move = Coup
report-before = Avant
report-after = Après
report-loss = Perte
report-rating = Appréciation
report-played = Joué
report-better = Mieux
report-whose-chances = Avant et après : les chances de victoire du joueur qui joue le coup ou, pour un lancer, de celui qui lance les dés.
report-made-by = Réalisé avec Blazon { $version }.

## Commands: hints

cli-hint-exact = La fin de la partie est résolue : ces nombres sont exacts.
cli-hint-alternatives = Autres choix :
cli-hint-alternative = { $event }. { $win } % de chances de victoire ({ $difference }). { $said }
cli-hint-roll = Il n’y a encore rien à décider : il faut d’abord lancer les dés.
cli-hint-lots = Il n’y a rien à décider : place au tirage au sort.
cli-hint-chance = { $name } : { $win } % de chances de victoire.
cli-hint-over = La partie est finie. { $outcome }

## Commands: simulations

cli-simulate-games = { $first } contre { $second }. Parties : { $games }. Édition : { $edition }. Graine : { $seed }.
cli-simulate-stopped = Arrêt avant la fin. Parties jouées : { $games } sur { $asked }. Résultats partiels :
cli-simulate-wins = Victoires : { $first } % pour le joueur 1, { $second } % pour le joueur 2, et { $draws } % de matchs nuls
cli-simulate-result = Score du joueur 1, un match nul comptant pour moitié : { $mean } % (intervalle à 95 % : de { $low } % à { $high } %)
cli-simulate-score = Points en moyenne : { $first } pour le joueur 1, { $second } pour le joueur 2
cli-simulate-length = Durée moyenne : { $rounds } tours, { $events } coups
cli-simulate-ended = Fin de partie : carte complète { $full } %, tour sans dessin { $nobody } %
cli-simulate-decided = Décision : points { $points } %, domaine le plus étendu { $largest } %, tirage au sort { $lots } %, match nul { $draw } %
cli-simulate-castle = Bonus du château utilisé : { $first } % pour le joueur 1, { $second } % pour le joueur 2
cli-simulate-powers = Pouvoirs :
cli-simulate-power = gagné dans { $won } % des parties, utilisé dans { $used } %
cli-simulate-signature = Signature : { $signature }

## Commands: matches and ladders

cli-match-bar = { $score } %, Elo { $elo } (de { $low } à { $high })
cli-match-stopped = Arrêt avant la fin. Paires demandées : { $asked }. Résultats partiels :
cli-only-parts = Seulement la tranche { $parts } sur { $of } :
cli-match-heading = Match : { $left }, { $right }. Parties, par paires avec les mêmes dés : { $games }. Édition : { $edition }. Graine : { $seed }.
cli-match-score = Score pour { $name } : { $mean } % (intervalle à 95 % : de { $low } % à { $high } %)
cli-match-without-luck = Sans la chance aux dés : { $mean } % (intervalle à 95 % : de { $low } % à { $high } %)
cli-match-elo = { $open ->
    [up] Différence d’Elo : au moins { $low }
    [down] Différence d’Elo : au plus { $high }
   *[no] Différence d’Elo : { $mean } (intervalle à 95 % : de { $low } à { $high })
}
cli-match-pairs = Paires selon les points marqués par { $name } : 0 dans { $none }, ½ dans { $half }, 1 dans { $one }, 1½ dans { $more }, 2 dans { $two }
cli-match-games = Matchs nuls : { $draws }. Écart moyen en points : { $margin }.
cli-match-cost = Décisions prises par { $name }, en moyenne : { $milliseconds } ms, nœuds : { $nodes }
cli-match-sprt = Test de { $low } contre { $high } Elo : logarithme du rapport de vraisemblance { $ratio }, bornes ±{ $bound }. { $verdict ->
    [elo0] Accepté : { $low }.
    [elo1] Accepté : { $high }.
   *[open] Non tranché.
}
cli-match-seat = Contrôle, score du joueur 1 : { $mean } % (intervalle à 95 % : de { $low } % à { $high } %)
cli-match-dice = Contrôle, dés : χ² = { $value } avec { $freedom } degrés de liberté, p = { $p }
cli-match-forfeits = Parties perdues par forfait : { $games }
cli-match-forfeit = Paire { $pair }, partie { $game }, { $name } : { $why }

cli-forfeit-not-started = le programme n’a pas pu être lancé ({ $reason }).
cli-forfeit-ended = le programme s’est arrêté au milieu de la partie.
cli-forfeit-silent = le programme n’a pas répondu à temps.
cli-forfeit-nonsense = sa réponse est incompréhensible : « { $answer } ».
cli-forfeit-illegal = son coup n’est pas permis : { $answer }.

cli-ladder-heading = Classement. Parties : { $games }. Paires par match : { $pairs }. Édition : { $edition }. Graine : { $seed }.
cli-ladder-player = Joueur
cli-ladder-elo = Elo
cli-ladder-interval = Intervalle à 95 %
cli-ladder-range = de { $low } à { $high }
cli-ladder-games = Parties
cli-ladder-time = ms par décision
cli-ladder-self = Contrôle, { $name } contre lui-même : { $mean } % (intervalle à 95 % : de { $low } % à { $high } %)
cli-ladder-title = Elo des joueurs, greedy = 0 (paires par match : { $pairs }, graine : { $seed })
cli-ladder-axis = Elo, avec les intervalles à 95 %

cli-merge-unreadable = { $file } : ce n’est pas la sortie JSON de match, ladder, simulate ou measure.
cli-merge-different = { $file } : ce fichier et { $first } ne viennent pas de la même série.
cli-merge-twice = { $file } : la tranche { $part } est déjà là.

## Commands: measuring and training

cli-bench-games = Parties : { $games } en { $seconds } s sur un seul cœur
cli-bench-speed = Parties par seconde : { $speed }
cli-bench-length = Coups par partie : { $events }
cli-bench-rounds = Tours par partie : { $rounds }
cli-bench-move = Nanosecondes par coup : { $nanoseconds }
cli-bench-round = Nanosecondes par tour : { $nanoseconds }
cli-bench-signature = Signature des parties 1 à { $games } : { $signature }
cli-bench-evaluations = Évaluations : { $evaluations } en { $seconds } s sur un seul cœur. Décisions du joueur net : { $decisions }.
cli-bench-evaluation = Une évaluation trouve et réalise un dessin, encode ce côté et le compare à l’autre.
cli-bench-evaluation-speed = Évaluations par seconde : { $speed }
cli-bench-evaluation-time = Nanosecondes par évaluation : { $nanoseconds }
cli-bench-decisions = Décisions prises par { $player }, sur un seul cœur : { $positions }. Graine : { $seed }.
cli-bench-decision-time = Millisecondes par décision : moyenne { $mean }, médiane { $median }, 95 % en moins de { $p95 }, au plus { $most }
cli-bench-decision-nodes = Nœuds par décision : { $nodes }

cli-measure-stopped = Seulement { $done } sur { $asked } à la fin. Résultats :
cli-measure-endings =
    Décisions à { $rounds ->
        [one] un tour
        [2] deux tours
       *[other] { $rounds } tours
    } de la fin : { $positions }. Avec quelque chose à perdre : { $open }. Ignorées car trop coûteuses : { $unsolved }. Graine : { $seed }.
cli-measure-loss = Perte moyenne
cli-measure-without-loss = Sans perte
cli-measure-largest-loss = Perte maximale
cli-measure-decisions = Décisions prises par { $player } : { $positions }. Parties jouées par { $judge } pour chaque candidat : { $rollouts }, en tout : { $all }. Graine : { $seed }.
cli-measure-decisions-loss = Perte moyenne en chances de victoire : { $loss }, erreur type { $error }
cli-measure-decisions-errors = Un autre candidat est meilleur de plus de deux erreurs types : { $rate } des décisions
cli-measure-calibration = Prédictions pour le joueur 1 au début d’un tour : { $predictions }. Parties : { $games }. Graine : { $seed }.
cli-measure-net = Réseau : score de Brier { $brier }
cli-measure-forecast = Espérance sur les dés : score de Brier { $brier }
cli-measure-chance = Probabilité
cli-measure-predicted = Prévue
cli-measure-actual = Réelle
cli-measure-actual-without-luck = Sans la chance aux dés
cli-measure-standard-error = Erreur type
cli-measure-count = Nombre
cli-measure-powers = Pouvoirs par joueur et par partie. Parties jouées par { $player } contre lui-même : { $games }. Graine : { $seed }.
cli-measure-power = Pouvoir
cli-measure-won = Gagné
cli-measure-used = Utilisé
cli-measure-wasted = Gaspillé
cli-measure-castle = Bonus du château
cli-measure-accuracy = Précision des huit niveaux, de 0 à 100. Parties des niveaux contre eux-mêmes : { $games }. Nœuds par décision pour l’analyse : { $nodes }. Graine : { $seed }.
cli-measure-level = Niveau
cli-measure-interval = Intervalle à 95 %

cli-puzzles-made = Problèmes dans { $file } : { $count }. Parties fouillées : { $games }. Graine : { $seed }.
cli-puzzles-theme = Thème
cli-puzzles-solved = Résolus
cli-puzzles-by-games = Par parties
cli-puzzles-fails = Le problème { $number } ne tient pas : face à { $best }, { $rival } vaut { $difference } points de chances de gagner.
cli-puzzles-unsolved = Le problème { $number } ne tient pas : impossible de le résoudre exactement.
cli-puzzles-sum = Problèmes qui tiennent : { $right } sur { $all }. Graine : { $seed }.
cli-puzzles-heading = Problème { $number } sur { $all } : { $theme }
cli-puzzles-to-decide = À la décision : { $name }
cli-puzzles-best = Meilleur coup : { $event }
cli-puzzles-tempting = Coup tentant : { $event }
cli-puzzles-no-file = { $file } n’est pas un fichier de problèmes.
cli-puzzles-version = { $file } utilise la version { $found } du format, et seule la version { $known } peut être lue.
cli-puzzles-damaged = { $file } est endommagé : la somme de contrôle ou le nombre de problèmes est faux.
cli-puzzles-bad-line = La ligne { $line } de { $file } n’est pas un problème.

cli-weights-other = { $file } : ce n’est pas un fichier de poids.
cli-weights-version = { $file } : ces poids sont en version { $found }. Ce programme lit la version { $known }.
cli-weights-size = { $file } : les poids font { $found } octets au lieu de { $bytes }.
cli-weights-hash = { $file } : les poids sont endommagés. Leur empreinte est { $found } au lieu de { $said }.

cli-train-playing = Génération { $generation } : parties en cours
cli-train-learning = Génération { $generation } : apprentissage, perte { $win } et { $margin }
cli-train-calibrating = Étalonnage en cours
cli-train-done = Le réseau est dans { $file }.
cli-train-weights = Empreinte : { $hash }. Octets : { $bytes }. Minutes : { $minutes }.
cli-train-stopped = Entraînement arrêté. La dernière génération terminée est dans { $file }. Relancez la même commande pour continuer.
cli-train-stopped-early = Entraînement arrêté avant la fin de la première génération. Relancez la même commande pour continuer.
cli-train-stopped-step = Arrêté. Relancez la même commande pour continuer.
cli-train-planned = Le plan est dans { $folder }. Générations à jouer et à apprendre, étalonnage compris : { $count }.
cli-train-played = Génération : { $generation }. Parties jouées : { $games }. Parties déjà présentes : { $kept }.
cli-train-learned = La génération { $generation } est dans { $file }.
cli-train-learned-before = La génération { $generation } est déjà terminée.
cli-train-other-plan = L’entraînement inachevé dans { $folder } a été lancé avec { $options }. Reprenez les mêmes options pour le poursuivre, ou --fresh pour tout recommencer.
cli-train-other-version = L’entraînement inachevé dans { $folder } a été lancé par Blazon { $version }. Poursuivez-le avec cette version, ou utilisez --fresh pour tout recommencer.
cli-train-no-plan = Il n’y a aucun entraînement inachevé dans { $folder }. Préparez-en un avec « blazon train plan ».
cli-train-not-yet = Il faut d’abord apprendre la génération { $generation }.
cli-train-missing = La génération { $generation } n’est pas prête. Parties manquantes ou abîmées : { $missing } sur { $of }. Jouez-les avec « blazon train play » et réessayez.

## Commands: play by link

cli-about-watch = Regarder une partie dans le terminal
cli-about-bot = Installer un joueur automatique à la table d’un serveur
cli-about-load = Jouer beaucoup de parties à la fois sur un serveur et le mesurer
cli-usage-watch = blazon watch LIEN
cli-usage-bot = blazon bot --table LIEN --engine JOUEUR [OPTIONS]
cli-usage-load = blazon load [--address ADRESSE] [--tables NOMBRE] [--seconds NOMBRE] [OPTIONS]
cli-value-link = LIEN
cli-value-pace = TEMPS
cli-help-link = Une invitation, ou le lien de votre place (par défaut : jouer sur cet ordinateur)
cli-help-watch-link = Le lien pour regarder
cli-option-bot-games = Nombre de parties, avec revanches (par défaut : 1)
cli-option-bot-name = Nom que voit l’autre joueur (par défaut : aucun)
cli-option-bot-table = L’invitation, ou le lien de la place
cli-option-bot-engine = Le joueur : un nom comme best ou level:3, ou cmd: suivi de la commande d’un autre programme
cli-option-invite = Créer une table sur un serveur, afficher les liens et attendre l’autre joueur
cli-option-link-name = Nom que voit l’autre joueur (par défaut : le demander)
cli-option-listed = Laisser aussi des inconnus se joindre : la table est listée pendant que vous attendez
cli-option-pace = Temps : none, 5+10 pour 5 minutes plus 10 secondes par tour, ou 2d pour 2 jours par coup (par défaut : none)
cli-option-server = Serveur où jouer (par défaut : 127.0.0.1:4000)
cli-option-starts = Qui lance en premier : you, them ou dice (par défaut : dice)
cli-option-load-address = Adresse du serveur (par défaut : 127.0.0.1:4000)
cli-option-load-tables = Nombre de tables (par défaut : 100)
cli-option-load-seconds = Secondes à mesurer une fois que toutes les tables jouent (par défaut : 30)
cli-option-load-rate = Coups par seconde à chaque table (par défaut : 2, un par joueur)
cli-option-load-journal = Noter dans ce fichier chaque coup confirmé dès qu’il arrive
cli-option-load-verify = Au lieu de jouer, demander au serveur s’il a encore tous les coups de ce journal
cli-option-load-pid = Processus du serveur sur cet ordinateur, pour mesurer sa mémoire (par défaut : ce que dit le serveur)
cli-argument-link = « { $value } » n’est pas un lien vers une table.
cli-argument-link-to-watch = Ce lien sert seulement à regarder. Utilisez « blazon watch ».
cli-argument-link-to-play = Ce lien sert à jouer. Utilisez « blazon play ».
cli-argument-online-only = { $option } ne sert que pour une partie sur un serveur. Ajoutez --invite ou un lien.
cli-argument-server = « { $value } » n’est pas l’adresse d’un serveur, comme https://blazon.example.
cli-argument-starts = « { $value } » ne peut pas lancer en premier. Choisissez you, them ou dice.
cli-argument-pace = « { $value } » n’est pas un temps. Choisissez none, 5+10 (jusqu’à 180 minutes et 180 secondes) ou 2d (jusqu’à 14 jours).
cli-bot-seated = { $name } a une place sur { $server }. Pour l’arrêter, appuyez sur Ctrl-C.
cli-bot-seat = Sa place : { $link }
cli-bot-lost = La connexion est perdue. Reconnexion…
cli-bot-back = La connexion est rétablie.
cli-bot-game = Partie { $number } : { $result ->
    [won] gagnée
    [lost] perdue
    [tied] à égalité
   *[closed] fermée
}, { $own } à { $other }.
cli-bot-fair = { $rolls ->
    [one] { $rolls } lancer vérifié : régulier.
   *[other] { $rolls } lancers vérifiés : réguliers.
}
cli-bot-unfair = Les dés ne sont pas ceux que le serveur avait fixés.
cli-bot-failed = { $name } : { $why }
cli-bot-resigns = Trois échecs : le programme abandonne.
cli-load-making = création des tables
cli-load-measuring = { $rate }/s, 99 % en moins de { $p99 } ms
cli-load-stopped = Arrêt avant la fin. Résultats partiels :
cli-load-tables = Tables : { $tables }. Connexions : { $sockets }. Secondes : { $time }.
cli-load-rate = Coups confirmés : { $acknowledged }, par seconde : { $rate }
cli-load-times = Millisecondes de l’envoi à la confirmation : 50 % en moins de { $p50 }, 99 % en moins de { $p99 }, 99,9 % en moins de { $p999 }
cli-load-memory = Mémoire du serveur par table : { $memory } KiB
cli-load-no-memory = Mémoire du serveur par table : inconnue. Indiquez le processus avec --pid.
cli-load-games = Parties terminées : { $finished }. Refus : { $refused }. Reconnexions : { $reopened }.
cli-load-lost = Coups confirmés qui manquent : { $lost }
cli-load-unchecked = Impossible de demander au serveur si tout est encore là.
cli-load-limited = Le serveur limite les nouvelles tables par adresse. Pour un test de charge, lancez-le avec des limites plus hautes : voir docs/hosting.md.
cli-load-verified = Coups dans le journal : { $noted }. Manquants : { $missing }.
cli-load-missing = Manque : table { $table }, numéro { $number }, clé { $key }
cli-load-no-journal = { $place } ceci n’est pas un journal de « blazon load ».

## The server

cli-serve-started = Blazon est prêt à l’adresse { $url }. Pour l’arrêter, appuyez sur Ctrl-C.
cli-serve-already = Blazon tourne déjà à l’adresse { $url }.
cli-serve-ended = Blazon est arrêté.
cli-serve-taken = Un autre programme utilise { $address }. Choisissez une autre adresse, par exemple : --address { $other }
cli-serve-failed = Impossible de démarrer à l’adresse { $address } : { $reason }.
cli-backup-done = { $database } a été copié dans { $file }.
cli-backup-stopped = Copie interrompue. Rien n’a été écrit.
cli-backup-damaged = { $file } est endommagé, rien n’a donc été copié.
cli-database-other = { $file } n’est pas une base de données de Blazon.
cli-database-homeless = Votre dossier personnel est introuvable. Indiquez la base de données avec --database.
cli-serve-connections = Le système permet { $connections } connexions à la fois.
cli-serve-database = Les parties en ligne sont enregistrées dans { $file }.
cli-serve-network = Sur votre réseau local : { $url }
cli-serve-no-network = Aucun réseau local trouvé : la page n’est accessible que depuis cet ordinateur.
cli-serve-without-database = { $problem } D’ici là, on ne peut pas jouer en ligne à cette adresse.
cli-backup-recovered = Ce qui peut être lu de { $database } a été enregistré dans { $file }. Tables sauvées en entier : { $whole } ; en partie : { $cut } ; perdues : { $lost }.
cli-database-damaged = { $file } est endommagé. Tables qui peuvent être sauvées en entier : { $whole } ; en partie : { $cut } ; perdues : { $lost }. Pour les sauver : { $command }
cli-database-in-use = Un autre Blazon utilise { $file }. Arrêtez-le ou indiquez une autre base de données avec --database.
cli-database-newer = { $file } a été écrit par une version plus récente de Blazon. Mettez Blazon à jour ou indiquez une autre base de données avec --database.
cli-database-unusable = Impossible d’ouvrir la base de données { $file } : { $reason }.
cli-database-address = « { $value } » n’est pas l’adresse d’une base de données PostgreSQL : { $reason }.
cli-database-unreachable = Impossible de joindre la base de données { $file } : { $reason }. Vérifiez l’adresse et que PostgreSQL tourne.
cli-database-refused = La base de données { $file } refuse l’utilisateur ou le mot de passe : { $reason }.
cli-database-missing = La base de données { $file } n’existe pas. Créez-la d’abord, par exemple avec createdb.
cli-database-too-old = La base de données { $file } utilise PostgreSQL { $found }. Blazon a besoin de la version { $needed } ou d’une plus récente.
cli-backup-postgres = { $file } est une base de données PostgreSQL, et « blazon backup » ne copie que des fichiers. Utilisez pg_dump ou pg_basebackup ; docs/hosting.md explique comment.
cli-move-done = { $tables ->
    [one] { $tables } table transférée de { $from } vers { $to } et comparée. Les deux bases de données ont l’empreinte { $hash }.
   *[other] { $tables } tables transférées de { $from } vers { $to } et comparées. Les deux bases de données ont l’empreinte { $hash }.
}
cli-move-stopped = Interrompu. Relancez la même commande pour reprendre où elle en était.
cli-move-in-use = Un serveur utilise l’une des bases de données. Arrêtez-le, puis relancez la même commande.
cli-move-conflict = { $to } contient déjà autre chose et a été laissée telle quelle. Tables en cause : { $tables }
cli-move-altered = { $to } n’a pas rendu ce qui y a été écrit. Ne l’utilisez pas et vérifiez son disque.
server-not-found = Il n’y a rien ici. Le jeu se trouve à l’adresse /.
server-method = Cette adresse est en lecture seule.
server-slow = La requête a mis trop de temps à arriver. Veuillez réessayer.
