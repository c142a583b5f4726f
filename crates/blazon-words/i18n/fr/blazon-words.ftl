### Every sentence a person reads. See README.md.

## Coats of arms: the name, what the pattern looks like, and what is said to be drawn

arms-dot = point
arms-bar = barre
arms-two-dots = deux points
arms-two-bars = deux barres
arms-solid = plein
arms-quarters = écartelé

arms-dot-about = un point
arms-bar-about = une bande
arms-two-dots-about = deux points, l'un au-dessus de l'autre
arms-two-bars-about = deux bandes
arms-solid-about = tout sombre
arms-quarters-about = divisé en quatre, deux quartiers sombres

drawn-dot = un point
drawn-bar = une barre
drawn-two-dots = deux points
drawn-two-bars = deux barres
drawn-solid = un blason plein
drawn-quarters = un blason écartelé

with-crosses = { $crosses ->
    [0] { $what }
    [one] { $what } avec une croix
   *[other] { $what } avec deux croix
}

## Dice

die = dé { $number }
die-with-face = dé { $number } ({ $face })
dice-two = dés { $one } et { $other }
face-wild = joker

## Powers

power-free = Libre
power-split = Séparer
power-both = Les deux
power-turn = Pivoter
power-domains = Domaines
power-cross = Croix

power-free-about = dessiner le domino sans la règle de connexion ; ses deux moitiés se touchent toujours par un côté
power-split-about = dessiner les deux dés séparément, chacun respectant la règle de connexion
power-both-about = en tant que joueur A, prendre ses deux dés en premier
power-turn-about = faire pivoter un de ses dés sur une autre de ses faces
power-domains-about = choisir immédiatement un blason et recevoir 3 points à la fin pour chacun de ses domaines
power-cross-about = ajouter immédiatement une croix à un blason de sa carte
power-in-quotes = “{ $power }”
castle-bonus = le bonus du château

## Players

player-you = Joueur
player-one = Joueur 1
player-two = Joueur 2

level-1 = Page
level-2 = Écuyer
level-3 = Héraut
level-4 = Chevalier
level-5 = Sénéchal
level-6 = Maréchal
level-7 = Régent
level-8 = Monarque

level-1-about = pour une première partie
level-2-about = pour qui connaît les règles
level-3-about = voit les points, et presque rien d'autre
level-4-about = une partie équilibrée pour la plupart des gens
level-5-about = fait payer les dés choisis à la légère
level-6-about = difficile, surveille aussi votre carte et votre Grimoire
level-7-about = très difficile, laisse peu de place au hasard
level-8-about = le plus fort qui soit

## Editions of the rules

edition-standard = Standard
edition-spanish = Livret espagnol
edition-italian = Livret italien
edition-french = Livret français
edition-portuguese = Livret brésilien
edition-korean = Livret coréen

edition-about = { $marks ->
    [yes] un domino non dessiné remplit quand même le Grimoire
   *[no] un domino non dessiné ne remplit rien
} ; { $tie ->
    [lots] une égalité complète se décide par tirage au sort
   *[draw] une égalité complète est un match nul
}

## Amounts

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
percent = { $figure } %

## Around every screen

page-title = Blazon : un duel de dés et de cartes
page-title-of = { $what } · Blazon
page-description = Kingdomino Duel dans le navigateur : contre un ami sur le même appareil ou contre le moteur, avec ou sans réseau.
page-not-started = La page n'a pas pu démarrer. Vérifiez le réseau et rechargez-la ; si cela ne suffit pas, mettez votre navigateur à jour.
page-without-script = Blazon est un jeu qui tourne dans votre navigateur : autorisez JavaScript pour cette page, puis rechargez-la.
page-skip-to-content = Aller au contenu
page-sections = Rubriques
page-game = Partie
page-my-games = Mes parties
page-rules = Règles
page-replay = Relecture
page-settings = Réglages
page-language = Langue
page-back-to-game = Retour à la partie
page-close = Fermer
page-dismiss = Masquer
page-update-ready = Une version plus récente de cette page est prête.
page-update-now = L'utiliser

## Home and a new game

page-welcome = Jouer à Blazon
page-lead = Lancez quatre dés, prenez-en deux, dessinez le domino sur votre carte. Les domaines plus étendus et portant plus de croix rapportent plus de points, et le Grimoire donne des pouvoirs à qui arrive en premier.
page-learn-by-playing = Apprendre en jouant : votre première partie
page-new-game = Nouvelle partie
page-against-computer = Contre l'ordinateur
page-two-players-here = À deux sur cet appareil
page-with-real-dice = Avec de vrais dés et de vrais crayons : la page vérifie, compte les points et conseille
page-difficulty = Niveau
page-level = { $number }. { $name } : { $about }
page-play = Jouer
page-options = Noms, qui commence, éditions
page-your-name = Votre nom
page-name-first = Nom d'un joueur
page-name-second = Nom de l'autre joueur
page-who-rolls-first = Qui lance en premier
page-starts-random = Le hasard décide
page-edition = Quel livret de règles compte là où ils diffèrent
with-about = { $name } : { $about }
page-components = Dés et Grimoire
page-components-box = Ceux de la boîte.
page-components-own = Ceux de votre fichier.
page-components-open = Ouvrir un fichier de matériel
page-components-reset = Utiliser ceux de la boîte

## A round: what to do now

versus = { $first } contre { $second }
page-your-side = Votre carte
page-their-side = L'autre carte
page-dice-and-actions = Dés et actions
spellbook = Grimoire
page-what-powers-do = Ce que font les pouvoirs
page-moves-so-far = Ce qui s'est passé
page-points-by-domain = Points par domaine
page-player-a = Joueur A ce tour-ci
page-badge-a = A
page-menu = Plus
page-undo = Annuler
page-hint = Conseil
page-stop = Arrêter

round-player-a = Tour { $round }. Joueur A : { $name }.
page-ask-roll = Tour { $round }. { $name }, vous êtes le joueur A : lancez les dés.
page-ask-enter = Tour { $round }. { $name }, joueur A, lance les dés. Indiquez ce que montrent les quatre dés.
page-roll = Lancer
page-use-roll = Utiliser ce lancer
ask-take-one = { $name }, vous êtes le joueur A. Prenez un dé.
ask-take-both = { $name }, vous êtes le joueur A. Prenez un dé, ou deux avec Les deux.
ask-take-two = { $name }, vous êtes le joueur B. Prenez deux dés.
page-take = Prendre
page-take-dice = Prendre : { $dice }
page-then-takes = { $name } prend deux de ces dés : { $dice }.
page-thinking = { $name } réfléchit.
page-thinking-progress = Avancement de la réflexion

## A round: drawing

page-domino = Votre domino
page-die-of = { $die }, { $name }
page-ask-draw = { $name }, dessinez votre domino : désignez une case possible pour le dé que vous avez en main.
page-ask-other-half = Désignez maintenant une case pour l'autre dé.
page-ask-wild = Quel blason pour le joker ?
page-ask-confirm = Confirmez le dessin, ou bien tournez le domino, échangez les dés ou déplacez-le vers une autre case possible.
page-no-room = Il n'y a pas de case vide à côté pour l'autre dé.
domino-cannot-be-drawn = Il ne peut pas être dessiné tel quel : il n'y a pas deux cases vides côte à côte où il serait connecté.
powers-that-help = Ce qui aiderait : { $powers }.
no-power-helps = Rien de ce que vous détenez n'aiderait.
page-rotate = Tourner
page-swap = Échanger
page-castle-die = Château, dé { $die }
page-castle-about = une fois par partie, une croix de plus sur ce dé ; il ne noircit aucune case du Grimoire ce tour-ci
page-draw-it = Dessiner
page-confirm = Confirmer
page-dont-draw = Ne pas dessiner
page-preview = Cela donne : { $domains }. Points : { $gain }.
page-preview-domain = { $arms }, domaine de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} { $crosses ->
    [0] sans croix
    [one] avec une croix
   *[other] avec { $crosses } croix
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
page-preview-marks = Dans le Grimoire : { $arms }.
page-preview-no-marks = Rien dans le Grimoire.

## A round: powers used at once

page-ask-domains = { $power } : choisissez un blason. Chacun de ses domaines rapporte 3 points à la fin.
page-ask-cross = { $power } : désignez une case dessinée pour y ajouter une croix.

## The map and the spellbook, as they are read aloud

map-of = Carte, { $name }
page-castle-ready = d3, château, son bonus est disponible
page-castle-used = d3, château, son bonus est utilisé
page-cell-empty = { $cell }, vide
page-cell-drawn = { $cell }, { $arms }, { $crosses ->
    [0] sans croix
    [one] une croix
   *[other] deux croix
}, domaine de { $cells }
page-cell-possible = { $cell }, possible
page-cell-just-drawn = { $cell }, dessinée en dernier
page-cell-unconfirmed = { $cell }, { $what }, à confirmer
page-line-heading = Blason et pouvoir
page-line = { $marks } sur { $boxes }{ $state ->
    [owns] , détient le pouvoir
    [spent] , pouvoir utilisé
    [struck] , rayée
   *[open] { "" }
}

## What happens in a game

event-roll = { $name } lance les dés : dé 1, { $one } ; dé 2, { $two } ; dé 3, { $three } ; dé 4, { $four }.
event-take = { $name } prend : { $dice }.
event-take-both = { $name } utilise Les deux et prend : { $dice }.
event-draw = { $name } dessine { $what } en { $cell } et { $what2 } en { $cell2 }.
event-draw-spending = { $name } dessine { $what } en { $cell } et { $what2 } en { $cell2 }, et utilise { $spent }.
event-no-drawing = { $name } ne dessine pas son domino.
event-choose = { $name } choisit « { $arms } » pour Domaines : 3 points à la fin pour chacun de ces domaines.
event-cross = { $name } ajoute une croix en { $cell } ({ $arms }).
event-lots = Le tirage au sort désigne { $name }.

spent-castle = le bonus du château (dé { $die })
spent-turn = Pivoter (dé { $die } pivoté sur { $face })

gets-rest = { $name } a le reste : { $dice }.
after-marks = { $name } noircit { $count ->
    [one] une case
   *[other] { $count } cases
} de la ligne « { $arms } » : { $marks } sur { $boxes }.
after-wins-power = { $name } remplit en premier la ligne « { $arms } » et obtient le pouvoir { $power } : { $about }.
after-line-crossed-out = { $name } : la ligne « { $arms } » est rayée.
after-cross-lost = { $name } : aucune case ne peut recevoir de croix, Croix est donc perdu.
after-map-full = { $name } : la carte est complète, la partie prend donc fin.
after-nobody-drew = Aucun des deux joueurs n'a dessiné, la partie prend donc fin.

## Why a move isn’t allowed

illegal-game-over = La partie est finie.
illegal-not-this-step = Ce n'est pas le moment pour cela.
illegal-not-your-turn = C'est à l'autre joueur.
illegal-already-done = Le domino de ce tour est déjà joué.
illegal-no-such-face = Le dé { $die } n'a pas cette face.
illegal-die-count = Ce n'est pas le bon nombre de dés : le joueur A en prend un, ou deux avec Les deux ; le joueur B en prend deux.
illegal-die-taken = Le dé { $die } est déjà pris.
illegal-no-such-power = Vous n'avez pas le pouvoir { $power }.
illegal-not-your-dice = Ce ne sont pas les deux dés que vous avez pris.
illegal-same-face = Le dé { $die } montre déjà cette face : Pivoter en montre une autre.
illegal-castle-used = Le bonus du château est utilisé : il ne sert qu'une fois par partie.
illegal-too-many-crosses = Le dé { $die } a déjà deux croix, et aucune case n'en porte plus.
illegal-not-the-face = Ce n'est pas ce que montre le dé { $die }.
illegal-same-cell = Les deux dés ne peuvent pas aller sur la même case.
illegal-cell-taken = La case { $cell } est prise.
illegal-not-side-by-side = Les deux cases ne se touchent pas par un côté.
illegal-does-not-connect = Le domino n'est pas connecté : aucune moitié ne touche par un côté le château ou une case du même blason.
illegal-half-does-not-connect = Le dé { $die } n'est pas connecté : avec Séparer, chaque moitié touche le château ou une case du même blason.
illegal-can-be-drawn = Le domino peut être dessiné, il doit donc l'être.
illegal-no-arms-there = Rien n'est dessiné en { $cell }.
illegal-two-crosses = La case { $cell } a déjà deux croix.

refused = { $event } est refusé : { $reason }

## Hints, and why a move is good

page-hint-thinking = Recherche du meilleur choix.
page-show-it = Montrer
hint-value = { $event } : { $win } % de chances de gagner ; écart attendu : { $margin } points.

reason-only = est tout ce qu'on peut faire
reason-ends-ahead = finit la partie à ce tour, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d'avance pour l'instant
reason-ends-behind = finit la partie à ce tour, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard pour l'instant
reason-ends-level = finit la partie à ce tour, à égalité de points pour l'instant
reason-last-box = prend la dernière case de la ligne { $power }
reason-last-box-before = prend la dernière case de la ligne { $power } avant l'adversaire
reason-marks = noircit { $count ->
    [one] une case
   *[other] { $count } cases
} de la ligne « { $arms } » (il en reste { $left })
reason-keeps-from-opponent = prive l'adversaire de la ligne { $power } à ce tour
reason-gives-opponent = laisse à l'adversaire la dernière case de la ligne { $power }
reason-blocks = laisse à l'adversaire un domino qu'il ne peut dessiner sans utiliser de pouvoir
reason-leaves = { $points ->
    [0] ne laisse aucun point à l'adversaire à ce tour
    [one] laisse à l'adversaire au plus { $points } point à ce tour
   *[other] laisse à l'adversaire au plus { $points } points à ce tour
}
reason-guarantees = { $points ->
    [0] n'assure aucun point à ce tour
    [one] assure { $points } point à ce tour
   *[other] assure { $points } points à ce tour
}
reason-scores = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite
reason-scores-nothing = ne rapporte rien tout de suite
reason-loses = perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite
reason-more = { $reason } ({ $count } de plus que { $than ->
    [best] le meilleur choix
    [played] ce qui a été joué
   *[next] le choix suivant
})
reason-fewer = { $reason } ({ $count } de moins que { $than ->
    [best] le meilleur choix
    [played] ce qui a été joué
   *[next] le choix suivant
})
reason-grows = forme un domaine de { $cells } cases { $crosses ->
    [0] sans croix
   *[other] avec { $crosses } croix
} ({ $arms })
reason-counts-domains = compte { $domains ->
    [0] encore aucun domaine ({ $arms })
    [one] { $domains } domaine ({ $arms })
   *[other] { $domains } domaines ({ $arms })
}
reason-crosses-domain = met la croix dans un domaine de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} ({ $arms })
reason-needs-power = dessine ce qui ne peut l'être sans { $power }
reason-cannot-draw = laisse de côté ce qui ne peut être dessiné tel quel
reason-uses = dépense { $what }
reason-keeps = garde { $what }
reason-hole = isole la case vide { $cell }
reason-no-hole = n'isole aucune case vide

why = { $reasons }.
why-costs = { $reasons } ; coûte en moyenne { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
why-no-difference = Rien sur les feuilles ne le distingue.

## The end of a game

domain = { $arms } : domaine de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} { $crosses ->
    [0] sans croix
   *[other] avec { $crosses } croix
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cells }
domains-bonus = Domaines, { $arms } : { $count ->
    [one] { $count } domaine
   *[other] { $count } domaines
} à 3 points, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout. Domaine le plus étendu : { $largest ->
    [one] { $largest } case
   *[other] { $largest } cases
}.
outcome-points = { $name } gagne, { $points } à { $less }.
outcome-largest = Égalité à { $points } points. { $name } gagne par le domaine le plus étendu, { $largest } cases contre { $smaller }.
outcome-lots = Égalité à { $points } points, et à { $largest } cases pour le domaine le plus étendu. Le sort décide : { $name } gagne.
outcome-tie = Égalité à { $points } points, et à { $largest } cases pour le domaine le plus étendu : match nul.

page-game-over = La partie est finie
page-play-again = Rejouer
page-replay-and-analysis = Relecture et analyse
page-copy-link = Copier un lien vers cette partie
page-copy-game = Copier la partie en texte
page-save-file = Enregistrer la partie dans un fichier
page-copy-text = Texte à copier
page-copied = Copié dans le presse-papiers.
page-copy-by-hand = Le navigateur ne laisse pas la page copier. Copiez d'ici :

## My games

page-no-games = Il n'y a pas encore de parties. Chaque partie que vous commencez est gardée ici, dans ce navigateur seulement.
page-unfinished = Tour { $round }, pas encore finie.
page-continue = Continuer
page-view = Regarder
page-delete = Supprimer
page-deleted = Supprimée : { $game }.
page-import = Une partie venue d'ailleurs
page-import-about = Collez une partie ou un lien vers une partie, ouvrez un fichier, ou déposez-le n'importe où sur cette page.
page-import-text = Texte d'une partie
page-import-paste = Lire
page-import-file = Ouvrir un fichier

page-not-a-game = Ce n'est pas une partie lisible, et rien n'a changé. Raison : { $reason }
page-broken-link = Le lien a été coupé ou modifié en chemin, la partie qu'il contenait est donc perdue. Rien n'a changé.
page-not-components = Ce n'est pas un fichier de matériel, et rien n'a changé. Raison : { $reason }
page-not-a-text-file = Ce fichier est trop long, ou n'est pas du texte. Rien n'a changé.
page-no-storage = Ce navigateur ne garde rien : il est plein, ou n'y est pas autorisé. Vous pouvez continuer à jouer, mais la partie est perdue quand vous fermez la page. Enregistrez-la dans un fichier si vous voulez la garder.
page-damaged-game = Une partie gardée est abîmée et ne peut pas être montrée. Les autres sont là.
page-computer-silent = L'ordinateur ne répond pas. Votre partie est gardée ; réessayez ou rechargez la page.
page-try-again = Réessayer

## Replay

replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie.
page-replay-round = Tour { $round }
page-replay-start = Au début de l'enregistrement.
page-replay-steps = Parcourir la partie
page-replay-first = Début
page-replay-previous = Précédent
page-replay-next = Suivant
page-replay-last = Fin
page-replay-move = Événement
page-replay-at = { $at } sur { $of }
page-replay-value = { $at } sur { $of }. { $event }
page-replay-this-move = Ce moment
page-replay-dice = Dés du tour
page-replay-all-moves = Tous les événements
page-replay-play-on = Continuer à partir d'ici
page-replay-play-on-about = Ce sera une nouvelle partie contre l'ordinateur. Celle-ci reste telle quelle.
page-replay-share = Garder ou partager cette partie

## Analysis

page-replay-analysis = Analyse
page-replay-analyse = Analyser la partie
page-replay-analyse-about = L'ordinateur juge chaque lancer et chaque décision. Cela prend un moment, ici dans votre navigateur. Vous pouvez l'arrêter : ce qui est déjà jugé reste.
page-replay-analysing = La partie est en train d'être jugée, événement par événement.
page-replay-analysed = Toute la partie est jugée.
page-replay-progress = { $done } événements jugés sur { $of }
page-replay-much-luck = lancer très chanceux ou malchanceux
page-replay-curve-about = Touchez la courbe pour aller à ce moment.

mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = grosse erreur

analysis-chances = Probabilité de victoire : { $first } { $win }, { $second } { $other }.
analysis-lucky-roll = Chance : { $luck } pour { $name }.
analysis-average-roll = Ni chance ni malchance.
analysis-only-choice = Il n'y avait pas d'autre choix.
analysis-good-move = Rien n'était nettement meilleur.
analysis-next-best = Deuxième choix, { $loss } de moins : { $event }
analysis-cost = Cela a coûté { $loss }.
analysis-cost-marked = Cela a coûté { $loss } : { $mark }.

analysis-partly = Arrêté après { $judged } événements sur { $events }. Voici ce qui avait été jugé.
analysis-explained = Les pourcentages sont des probabilités de victoire, un match nul comptant pour moitié. La chance est ce qu'un lancer a donné de plus que la moyenne de tous. La perte d'une décision est ce que la meilleure aurait donné de plus.

analysis-summary = Résumé
analysis-costliest = Décisions les plus coûteuses
analysis-start = Probabilité au départ
analysis-luck = Chance
analysis-choices = Décisions des deux
analysis-estimation = Erreur du modèle
analysis-result = Résultat
analysis-end = Probabilité à la fin de l'enregistrement
analysis-without-luck = Résultat sans la chance
analysis-loss-draft = Perte par choix de dés
analysis-loss-drawing = Perte par dessin
analysis-loss-power = Perte par pouvoir ⚡
analysis-loss-mean = { $mean } × { $count }
analysis-marks = Imprécisions, erreurs, grosses erreurs
analysis-luckiest = Lancer le plus chanceux
analysis-luckiest-roll = { $luck }, tour { $round }

analysis-costly = Tour { $round }, { $name } : de { $before } à { $after }, une perte de { $loss }
analysis-costly-marked = Tour { $round }, { $name } : de { $before } à { $after }, une perte de { $loss } ({ $mark })
analysis-played = Joué : { $event }
analysis-better = Mieux : { $event }
analysis-why = Pourquoi : { $reason }
analysis-why-margin = Écart de points attendu : { $best } au lieu de { $played }.
analysis-nothing-costly = { $name } : aucune décision n'a rien coûté.

analysis-curve-of = Probabilité de victoire : { $name }
analysis-curve-alt = Probabilité de victoire, { $name } : { $start } au départ, { $low } au plus bas, { $high } au plus haut, { $end } à la fin.
analysis-legend-mark = erreur ou grosse erreur
analysis-legend-luck = lancer chanceux ou malchanceux, de { $least } ou plus

## Settings

page-theme = Couleurs
page-as-system = Comme le système
page-theme-light = Claires
page-theme-dark = Sombres
page-animations = Mouvement
page-sound = Son
page-on = Activé
page-off = Désactivé
page-buttons = Boutons pour
page-right-handed = La main droite
page-left-handed = La main gauche
page-single-keys = Touches d'une seule lettre
page-shortcuts = Touches
page-key-help = Montrer ces touches
page-key-roll = Lancer les dés
page-key-pick = Désigner un dé
page-key-take = Prendre les dés ; tourner le domino
page-key-move = Se déplacer sur la carte, une fois qu'elle a le focus
page-key-cell = Désigner la case
page-key-half = Prendre l'autre dé en main
page-key-swap = Échanger les deux dés
page-key-confirm = Confirmer
page-key-undo = Annuler
page-key-hint = Demander un conseil
page-key-close = Fermer ce qui est ouvert
page-key-replay = Dans une relecture : un événement en arrière ou en avant

## The rules

page-rules-title = Les règles
page-rules-lead = Deux joueurs, quatre dés, une carte chacun et un seul Grimoire.
page-rules-contents = Sommaire

page-rules-goal = Le but
page-rules-goal-text = À chaque tour, vous obtenez deux dés et les dessinez sur votre carte comme un domino. Les cases voisines de même blason forment des domaines, et les croix d'un domaine multiplient ses points. Qui a le plus de points de prestige à la fin gagne.

page-rules-need = Le matériel
page-rules-need-arms = Six blasons, que l'on reconnaît à leur motif :
page-rules-need-dice = Quatre dés, tous différents. Une face montre un blason avec zéro, une ou deux croix, ou un point d'interrogation. Les croix représentent les hauts dignitaires.
page-rules-need-map = Une carte chacun : un château au centre et { $cells } cases autour. Chaque case a deux cercles pour les croix.
page-rules-need-spellbook = Un Grimoire : une ligne par blason, avec une rangée de cases pour chaque joueur et un pouvoir à gagner.
page-rules-need-source = Les faces des dés et le nombre de cases viennent d'une seule source publique. Si votre boîte dit autre chose, vous pouvez jouer avec votre propre fichier de matériel.

page-rules-round = Un tour
page-rules-round-text = Un joueur est A, l'autre est B. Après chaque tour, ils échangent.
page-rules-player-a = A
page-rules-player-b = B
page-rules-roll = Lancer
page-rules-roll-text = Le joueur A lance les quatre dés.
page-rules-draft = Prendre les dés
page-rules-draft-text = Le joueur A prend un dé. Le joueur B en prend deux parmi les trois autres. Le dernier revient au joueur A.
page-rules-draw = Dessiner
page-rules-draw-text = Chacun dessine les deux faces, avec leurs croix, sur deux cases vides qui se touchent par un côté, en respectant la règle de connexion. Les deux joueurs dessinent en même temps.
page-rules-draw-border = Where two neighbouring cells have different coats of arms, thicken the line between them. It shows where your domains end.
page-rules-mark = Remplir le Grimoire
page-rules-mark-text = Le joueur A d'abord, puis le joueur B : chaque face du domino qui montre un blason sans croix noircit une case de cette ligne, dans la rangée du joueur.
page-rules-mark-undrawn = Whether a domino you didn’t draw marks boxes too depends on the edition. In Standard it does.

page-rules-connection = La règle de connexion
page-rules-connection-text = Au moins une moitié du domino touche, par un côté, le château ou une case qui portait déjà le même blason avant ce tour. Les coins ne comptent pas.
page-rules-connection-must = Un domino qui peut être dessiné doit l'être. Celui qui ne pourrait l'être qu'en utilisant un pouvoir peut être laissé de côté.
page-rules-right = Juste.
page-rules-wrong = Faux.
page-rules-right-castle = Le point touche le château. N'importe quel blason peut s'y connecter.
page-rules-right-same = La barre touche une barre d'un tour précédent. Peu importe ce que touche l'autre moitié.
page-rules-wrong-corner = Le nouveau point et le précédent ne se touchent que par un coin.
page-rules-wrong-other = Le blason plein ne touche qu'une barre, et le point ne touche rien d'un tour précédent.

page-rules-wild = Jokers et croix
page-rules-wild-text = Le point d'interrogation est un joker : dessinez-le comme le blason de votre choix. Deux jokers peuvent devenir des blasons différents. Il ne noircit aucune case du Grimoire, quoi qu'il devienne.
page-rules-wild-must = If one choice of coat of arms lets your domino connect, the domino can be drawn, so you must draw it.
page-rules-crosses-text = Les croix d'une face se dessinent dans les cercles de sa case. Une case n'en porte jamais plus de deux.

page-rules-castle = Le bonus du château
page-rules-castle-text = Une fois par partie, en dessinant, vous pouvez ajouter une croix à l'un de vos deux dés, même à un joker, s'il n'en a pas déjà deux. Le dé qui reçoit cette croix ne noircit aucune case. On colorie ensuite le toit du château.
page-rules-castle-turned = If you also use “{ power-turn }” on that die, the cross goes on the new face.
page-rules-castle-ready = Le bonus est encore disponible.
page-rules-castle-used = Le bonus est utilisé.

page-rules-spellbook = Le Grimoire
page-rules-spellbook-text = Vous noircissez votre rangée en partant du blason. Qui noircit en premier la dernière case d'une ligne en a le pouvoir, et la rangée de l'autre joueur est rayée pour de bon. Si les deux devaient le faire au même tour, le pouvoir revient au joueur A.
page-rules-spellbook-lost = Un domino peut noircir deux cases d'une même ligne. Ce qui irait dans une rangée pleine ou rayée est perdu.
page-rules-spellbook-won = Le joueur de gauche a noirci en premier la dernière case, la ronde, et a le pouvoir { $power }. La rangée de droite est rayée.
page-rules-spellbook-open = Personne n'a encore le pouvoir { $power } : cases noircies, { $left } sur { $boxes } à gauche et { $right } à droite.

page-rules-powers = Les pouvoirs
page-rules-powers-text = Chaque pouvoir sert une seule fois, et seulement à celui qui le détient. Les quatre premiers se gardent pour un tour suivant au choix. Les deux pouvoirs éclair s'utilisent immédiatement, celui du joueur A avant celui du joueur B.
page-rules-powers-together = On peut utiliser plusieurs pouvoirs dans un même tour, mais pas { $free } et { $split } sur le même domino.
page-rules-powers-undrawn = You declare “{ power-free }”, “{ power-split }”, “{ power-turn }” and the castle’s bonus as you draw, so if you don’t draw, you keep them. “{ power-both }” is used up when you take the dice.
page-rules-power-line = { $boxes ->
    [one] { $boxes } case, { $arms }
   *[other] { $boxes } cases, { $arms }
}
page-rules-power-at-once = immédiat
page-rules-power-free = Dessinez le domino de ce tour sans la règle de connexion. Ses deux moitiés se touchent toujours par un côté.
page-rules-power-split = Dessinez vos deux dés séparément. Les deux doivent être dessinés, et chacun respecte à lui seul la règle de connexion.
page-rules-power-both = Lors d'un tour où vous êtes le joueur A, prenez deux dés d'un coup. Le joueur B a les deux autres.
page-rules-power-turn = Une fois les dés pris, faites pivoter un des vôtres sur une autre de ses propres faces. C'est la nouvelle face qui se dessine et qui compte pour le Grimoire.
page-rules-power-domains = Choisissez un blason, une fois pour toutes. À la fin, chacun de vos domaines de ce blason vaut 3 points de plus, avec ou sans croix.
page-rules-power-cross = Ajoutez une croix à une case dessinée de votre carte qui en a moins de deux. S'il n'y en a aucune, le pouvoir est perdu.

page-rules-end = La fin et le score
page-rules-end-text = La partie prend fin avec le tour où une carte est complète, ou dans lequel aucun des deux joueurs n'a dessiné.
page-rules-score-text = Un domaine est un groupe de cases de même blason reliées par leurs côtés ; une case seule en est un aussi. Il rapporte ses cases multipliées par ses croix : sans croix, il ne rapporte donc rien.
page-rules-example-text = Un exemple : ce joueur a gagné { $power } et a choisi « { $arms } ».
page-rules-example-domain = Domaine
page-rules-example-cells = Cases
page-rules-example-crosses = Croix
page-rules-example-points = Points
page-rules-example-bonus = { $power }, { $arms } : 3 pour chacun des { $count } domaines
page-rules-example-total = Total

page-rules-ties = Égalités
page-rules-ties-text = Le total le plus élevé gagne. En cas d'égalité, c'est le domaine le plus étendu, avec ou sans croix. En cas de nouvelle égalité, la partie se termine sur un match nul.

page-rules-editions = Éditions
page-rules-editions-text = Les livrets de règles diffèrent sur deux points. On choisit avant la partie celui qui compte.
page-rules-editions-contradiction = The Spanish and Italian rulebooks contradict themselves: you mark boxes only after drawing, yet a player who can’t draw still marks the spellbook. In those two editions we follow the first rule, in Standard the second.

page-rules-credits = Crédits
page-rules-credits-text = Le jeu est Kingdomino Duel, de Bruno Cathala et Ludovic Maublanc, publié par Blue Orange en 2019.
page-rules-credits-unofficial = Blazon n'est pas officiel. Son nom, ses dessins et ses textes lui sont propres, et il n'a aucun lien avec les auteurs ni avec l'éditeur.

## The lesson

page-lesson-title = Première partie
page-lesson-next = Suite
page-lesson-play-own = Jouer une vraie partie
page-lesson-leave = Quitter la leçon
page-lesson-progress = Étape { $step } sur { $steps }

page-lesson-roll = Votre adversaire et vous dessinez chacun un royaume. À ce tour, vous êtes le joueur A : vous lancez donc les quatre dés pour vous deux.
page-lesson-take = Prenez le { $dice }. Votre adversaire en prend ensuite deux parmi les trois autres, et le dernier est à vous. Ce que vous prenez décide donc aussi de ce qui reste.
page-lesson-castle = Ces deux dés sont votre domino. Dessinez-le sur deux cases côte à côte. L'une d'elles doit toucher le château : à côté du château, n'importe quel blason convient.
page-lesson-spellbook = Regardez le Grimoire. Une face sans croix noircit une case de sa ligne : { $plain }. Une face avec une croix ne noircit rien, mais sa croix rapporte des points : { $crossed }. Qui remplit une ligne en premier gagne son pouvoir.
page-lesson-take-two = Votre adversaire est maintenant le joueur A et a déjà pris un dé. Vous en prenez deux parmi les trois autres : { $dice }. Le dernier revient à votre adversaire.
page-lesson-same = Loin du château, une moitié doit toucher une case de même blason. Dessinez de sorte que le blason { $arms } forme un seul domaine de { $cells } cases. Un domaine rapporte ses cases multipliées par ses croix : { $cells } × { $crosses } = { $points } points.
page-lesson-last-box = Vous êtes de nouveau le joueur A. Lancez les dés et prenez le { $dice } : il noircira la dernière case de votre ligne.
page-lesson-wild = Le point d'interrogation est un joker : dessinez-le comme le blason de votre choix. Il ne noircit jamais de case, il convient donc parfaitement au bonus du château, qui ajoute une croix une fois par partie. Donnez cette croix au { $die }, et dessinez.
page-lesson-power = Vous avez rempli une ligne en premier, son pouvoir est donc à vous : { $power }. L'éclair signifie qu'il s'utilise immédiatement. Placez la croix dans votre domaine le plus étendu, là où elle compte le plus.
page-lesson-score = Chaque domaine rapporte ses cases multipliées par ses croix, et voici ce que vaut votre royaume pour l'instant. La partie prend fin quand une carte est complète ou que personne ne peut dessiner, et le score le plus élevé gagne. Vous pouvez maintenant jouer une vraie partie.

page-lesson-nudge-read = Lisez d'abord ceci, puis continuez.
page-lesson-nudge-roll = Lancez d'abord les dés.
page-lesson-nudge-take = C'est permis, mais cette fois prenez : { $dice }.
page-lesson-nudge-castle-kept = C'est permis, mais gardez le bonus du château pour plus tard.
page-lesson-nudge-same = C'est permis, mais cette fois faites en sorte que le blason { $arms } forme un seul domaine de { $cells } cases, et gardez le bonus du château pour plus tard.
page-lesson-nudge-castle = C'est permis, mais cette fois donnez la croix du château au { $die }.
page-lesson-nudge-power = C'est permis, mais la croix y compte moins. Placez-la dans votre domaine le plus étendu.

## What is wrong with a text that should be a game

expected-arms = un blason (d b D B s q)
expected-face = une face (? ou un blason avec au plus deux croix)
expected-cell = une case (a1 à g5, sauf le château d3)
expected-seat = un joueur (F ou S)
expected-die = un dé (1 à 4)
expected-higher-die = un dé de numéro plus grand
expected-move = un événement
expected-join = un signe entre les moitiés (+ ~ ou /)
expected-once-a-drawing = la croix du château et un dé pivoté, au plus une fois chacun
expected-square = une case vide (.) ou un blason avec au plus deux croix
expected-marks = un nombre de marques (0 à 9)
expected-power = un pouvoir (f s b t d c, dans cet ordre, ou -)
expected-castle = l'état du château (^ ou -)
expected-round = un tour (1 à 99)
expected-player-a = le joueur A de ce tour (F s'il est impair, S s'il est pair)
expected-step = une phase (roll, take, draw, flash, lots ou over)
expected-drew = si un domino a été dessiné (+ ou -)
expected-arms-in-order = des blasons dans l'ordre d b D B s q
expected-edition = une édition (standard es it fr pt ko)
expected-component = un élément du matériel (die 1: à die 4:, line d: à line q:)
expected-component-once = chaque dé et chaque ligne une seule fois
expected-all-components = quatre dés et six lignes
expected-boxes = un nombre de cases (1 à 9)
expected-power-name = un pouvoir (free split both turn domains cross)
expected-power-once = chaque pouvoir sur une seule ligne
expected-rules-tag = l'étiquette [Rules "1"]
expected-tag-name = le nom d'une étiquette, en lettres
expected-tag-once = chaque étiquette une seule fois
expected-tag-text = un texte entre guillemets, d'au plus 200 caractères, sans caractère de contrôle ni caractère qui change le sens d'écriture
expected-fewer-tags = au plus 64 étiquettes
expected-no-tag-beside-position = ni édition ni matériel à côté d'une position
expected-this-round = le numéro de ce tour
expected-sign = « { $sign } »
expected-end = la fin du texte
expected-shorter-text = au plus 1 Mio de texte

found-end = la fin
expected-found = attendu : { $expected } ; trouvé : { $found }.
place-error = ligne { $line }, colonne { $column } : { $fault }
setup-error = Aucune partie ne mène à cette position. { $faults }
record-result = Le résultat est { $actual }, et non { $said }.
tag-name-error = Ce n'est pas le nom d'une étiquette que l'on peut donner.
tag-text-error = Ce texte ne convient pas à une étiquette : 200 caractères au plus, sans caractère de contrôle ni caractère qui change le sens d'écriture.
tag-too-many-error = Cette partie a déjà 64 étiquettes et ne peut pas en avoir plus.

fault-round = Il n'y a pas de tour { $round }.
fault-odd-cells = { $seat } : un nombre impair de cases est dessiné.
fault-too-many-cells = { $seat } : plus de dominos dessinés que de tours joués.
fault-too-few-cells = Il y a eu des tours où personne n'a dessiné, et la partie a continué.
fault-nothing-drawn = { $seat } : est dit avoir dessiné, mais la carte est vide.
fault-unconnected = { $seat } : des cases dessinées ne tiennent à rien.
fault-no-dominoes = { $seat } : des dominos ne peuvent pas être placés ainsi ; trop de cases d'une couleur du damier.
fault-too-many-in-line = { $seat } : plus de marques que de cases dans la ligne « { $arms } ».
fault-too-many-marks = { $seat } : plus de marques que les dominos ne pouvaient en donner.
fault-both-filled = Les deux joueurs ont rempli la ligne « { $arms } ».
fault-held-unfilled = { $seat } : détient { $power } sans avoir rempli sa ligne.
fault-lightning-held = { $seat } : garde { $power }, qui se joue immédiatement.
fault-no-lightning = { $seat } : n'a aucun pouvoir éclair à jouer.
fault-chosen = { $seat } : un blason est choisi sans Domaines, ou Domaines sans blason choisi.
fault-hands = Les dés ne sont pas répartis deux par deux.
fault-waiting = { $seat } : des marques attendent que le domino ne peut pas donner.
fault-both-done = Les deux joueurs ont fini leur domino, et le Grimoire n'est pas rempli.
fault-full-map = { $seat } : la carte est complète, et la partie continue.
fault-lots = Il n'y a rien à tirer au sort, ou le tirage n'a pas eu lieu.

### What only commands and the server say. The page is built without what follows.

## The terminal: starting a game

terminal-welcome = Blazon : deux joueurs, quatre dés, deux cartes. Tapez « ? » pour l'aide à tout moment, « q » pour quitter.
terminal-ask-opponent = Contre qui jouez-vous ? Entrée : 1.
terminal-opponent-person = une autre personne à ce clavier
terminal-opponent-random = un joueur qui choisit au hasard
terminal-ask-name = Votre nom ? Entrée : { $default }.
terminal-ask-name-first = Nom du joueur qui lance en premier ? Entrée : { $default }.
terminal-ask-name-second = Nom de l'autre joueur ? Entrée : { $default }.
terminal-random-name = Hasard
terminal-same-name = L'autre joueur s'appelle déjà ainsi. Choisissez un autre nom.
terminal-ask-edition = Quel livret de règles compte là où ils diffèrent ? Entrée : 1.
terminal-begin = { $first } lance les dés au premier tour. En face : { $second }. { $edition }.

## The terminal: a round

terminal-ask-draw = { $name }, dessinez votre domino : { $one } et { $other }.
terminal-ask-how = Comment le dessinez-vous ? Entrée : 1.
terminal-how-plain = simplement le dessiner
terminal-how-continue = continuer ainsi
terminal-how-castle = le bonus du château : une croix de plus sur l'un des dés
terminal-how-dont-draw = ne pas le dessiner
terminal-castle-explained = Le bonus du château : une fois par partie, vous pouvez ajouter une croix à l'un de vos deux dés, même à un joker. Ce dé ne noircit alors aucune case du Grimoire ce tour-ci.
terminal-using = Avec { $spent }.
terminal-ask-castle = Quel dé reçoit la croix du château ?
terminal-ask-turn = Quel dé faites-vous pivoter, et sur quelle face ?
terminal-turn-to = { $die } sur { $face }
terminal-ask-arms = Le dé { $number } est un joker. Quel blason dessinez-vous ?
terminal-ask-cell = Dé { $number }, { $what } : sur quelle case ?
terminal-preview = Aperçu : { $what } en { $cell } et { $what2 } en { $cell2 }.
terminal-preview-points = Points : { $now } maintenant, { $then } ensuite.
terminal-preview-marks = Cases noircies : { $marks }.
terminal-preview-mark = { $arms } ({ $marks } sur { $boxes })
terminal-preview-no-marks = Aucune case du Grimoire n'est noircie.
terminal-preview-uses = Utilise { $spent }.
terminal-ask-confirm = Entrée ou 1 : dessiner. u : revenir en arrière.
terminal-ask-domains = { $name }, vous avez Domaines. Choisissez un blason : chacun de ses domaines donne 3 points à la fin.
terminal-domains-item = { $arms } : { $count ->
    [0] aucun domaine pour l'instant
    [one] { $count } domaine maintenant
   *[other] { $count } domaines maintenant
}
terminal-ask-cross = { $name }, vous avez Croix. Sur quelle case ajoutez-vous une croix ?
terminal-cross-item = { $cell }, { $what } : { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}

## The terminal: looking around

terminal-map-legend = Lettres : d point, b barre, D deux points, B deux barres, s plein, q écartelé. Le chiffre compte les croix. Le point (.) est une case vide, # le château. Dans un aperçu, ce qui est nouveau est entre crochets.
terminal-map-empty = Rien n'est encore dessiné.
terminal-cells-left = { $count ->
    [0] Aucune case vide.
    [one] 1 case vide : { $cells }
   *[other] { $count } cases vides : { $cells }
}
terminal-spellbook = Grimoire : les cases noircies, et leur nombre.
terminal-line-open = { $arms }, { $power } : { $first } { $marks }, { $second } { $marks2 }, sur { $boxes }.
terminal-line-held = { $arms }, { $power } : ligne remplie ({ $name }), pouvoir encore disponible. Rayée pour { $other } à { $marks } sur { $boxes }.
terminal-line-used = { $arms }, { $power } : ligne remplie ({ $name }), pouvoir utilisé. Rayée pour { $other } à { $marks } sur { $boxes }.
terminal-castle-ready = Bonus du château, { $name } : disponible.
terminal-castle-used = Bonus du château, { $name } : utilisé.
terminal-chosen = Domaines, { $name } : { $arms }.
terminal-dice-of = Dés du tour { $round } :
terminal-dice-none = Les dés n'ont pas encore été lancés.
terminal-die-free = Dé { $number } : { $face }, libre.
terminal-die-of = Dé { $number } : { $face }, { $name }.
terminal-log-empty = Il ne s'est encore rien passé.
terminal-no-game = Il n'y a pas encore de partie : répondez d'abord à la question.
terminal-maps-on = Les cartes sont montrées avant chaque dessin.
terminal-maps-off = Les cartes ne sont plus montrées avant chaque dessin.
terminal-help =
    Répondez par le numéro d'un choix. Entrée prend le premier là où c'est indiqué.
    Une case peut s'écrire par son nom, comme c4, et les deux d'un coup, comme c4 c5.
    m   votre carte
    o   l'autre carte
    w   votre carte en mots, domaine par domaine
    wo  l'autre carte en mots
    s   Grimoire : cases, pouvoirs, bonus du château
    d   dés de ce tour, et à qui ils sont
    p   points des deux, domaine par domaine
    l   journal de toute la partie (l 2 : les deux derniers tours)
    a   les blasons et les pouvoirs, et ce qu'ils font
    v   cartes avant chaque dessin : oui ou non
    r   répéter la question
    u   annuler : un pas en arrière
    save FICHIER   enregistrer la partie
    load FICHIER   reprendre une partie enregistrée
    q   quitter
    ?   cette aide
    La notation marche aussi partout, par exemple 1c3d+3c4s2.
terminal-arms-item = { $letter }  { $arms } : { $about }
terminal-power-item = { $power } (ligne « { $arms } », { $boxes } cases) : { $about }

## The terminal: answers

terminal-unknown = « { $line } » n'est pas une réponse ici. Tapez « ? » pour l'aide.
terminal-not-possible = Ce n'est pas possible. { $reason }
terminal-not-this-cell = D'ici, cela ne mène à aucun dessin permis : { $cell }.
terminal-no-place = Il n'y a aucune place ainsi. u revient en arrière.
terminal-undone = Annulé : { $event }
terminal-nothing-to-undo = Il n'y a rien à annuler.
terminal-save-needs-name = Dites où : save FICHIER
terminal-load-needs-name = Dites laquelle : load FICHIER
terminal-saved = Enregistrée dans { $file }. Pour la reprendre plus tard, lancez le jeu et tapez : load { $file }
terminal-save-failed = { $file } n'a pas été écrit : { $reason }. La partie continue.
terminal-ask-replace = Il y a déjà un fichier { $file }.
terminal-replace-yes = le remplacer
terminal-replace-no = le laisser tel quel
terminal-not-saved = Rien n'a été enregistré.
terminal-loaded = Partie reprise : { $file }.
terminal-load-failed = { $file } n'a pas pu être repris : { $reason }
terminal-ask-load = La partie en cours serait perdue.
terminal-load-yes = reprendre l'autre quand même
terminal-load-no = rester dans cette partie
terminal-ask-quit = La partie n'est pas finie. Voulez-vous quitter ?
terminal-quit-save = l'enregistrer dans { $file } et quitter
terminal-quit-unsaved = quitter sans enregistrer
terminal-quit-stay = continuer à jouer
terminal-goodbye = Au revoir.
terminal-input-ended = L'entrée s'est terminée avant la partie. Voici la partie jusqu'ici ; mettez-la dans un fichier pour la reprendre :
terminal-interrupted = { $file } n'a pas été écrit : { $reason }. La partie est perdue.
terminal-over = La partie est finie.
terminal-ask-again = Et maintenant ?
terminal-again-new = une nouvelle partie, mêmes joueurs
terminal-again-leave = quitter (save FICHIER garde cette partie)

## Commands

cli-about = Blazon : un duel de dés, de cartes et de magie pour deux joueurs.
cli-about-serve = Servir la page du jeu et l'ouvrir dans le navigateur ; c'est aussi ce qui se passe sans commande
cli-about-play = Jouer une partie ici, contre une personne au même clavier ou contre la machine
cli-about-simulate = Faire jouer beaucoup de parties à des joueurs automatiques et dire comment elles se sont passées
cli-about-match = Faire se rencontrer deux joueurs par paires de parties avec les mêmes dés, et dire qui est le meilleur
cli-about-ladder = Faire se rencontrer de nombreux joueurs et donner à chacun son Elo
cli-about-merge = Réunir les parts d'un match ou d'une échelle
cli-about-show = Dessiner une position, ou la fin d'un enregistrement
cli-about-check = Rejouer des enregistrements et dire s'ils sont corrects
cli-about-replay = Raconter une partie enregistrée, événement par événement
cli-about-analyse = Juger une partie enregistrée : la chance aux dés, le coût des décisions, les probabilités de victoire
cli-about-legal = Énumérer ce que les joueurs peuvent faire, un événement par ligne
cli-about-hint = Dire quoi faire dans une position, ce que cela vaut et pourquoi
cli-about-engine = Répondre à un autre programme, ligne par ligne : voir docs/protocol-engine.md
cli-about-perft = Compter les façons dont une partie peut continuer avec ces lancers
cli-about-bench = Mesurer la vitesse des règles et des joueurs
cli-about-bench-playouts = Jouer des parties aléatoires sur un seul cœur, autant que le temps le permet
cli-about-bench-greedy = Jouer des parties entre joueurs gloutons sur un seul cœur, autant que le temps le permet
cli-about-bench-net = Compter combien de dessins le réseau juge sur un seul cœur
cli-about-bench-decide = Dire combien de temps un joueur met à décider, sur un seul cœur
cli-about-measure = Mesurer la qualité des décisions et la justesse des probabilités
cli-about-measure-endings = Comparer les décisions à deux tours de la fin avec la solution exacte
cli-about-measure-decisions = Juger les décisions par des parties poursuivies avec les mêmes dés
cli-about-measure-calibration = Comparer les probabilités données par le réseau avec l'issue des parties
cli-about-measure-powers = Compter combien de fois les pouvoirs sont obtenus, utilisés et gaspillés
cli-about-train = Entraîner un réseau contre lui-même et écrire ses poids
cli-about-components = Afficher les dés et le Grimoire sous forme de fichier modifiable, ou en vérifier un
cli-about-help = Afficher cette aide ou celle d'une commande

cli-usage = blazon [COMMANDE] [OPTIONS]
cli-usage-serve = blazon serve [--address ADRESSE] [--no-browser]
cli-usage-play = blazon play [OPTIONS]
cli-usage-simulate = blazon simulate [--games NOMBRE] [--seed NOMBRE] [OPTIONS]
cli-usage-match = blazon match GAUCHE DROITE [--pairs NOMBRE] [--seed NOMBRE] [OPTIONS]
cli-usage-ladder = blazon ladder [JOUEUR]... [OPTIONS]
cli-usage-merge = blazon merge [--json] [--svg FICHIER] FICHIER...
cli-usage-show = blazon show [FICHIER|POSITION|-]
cli-usage-check = blazon check [--json] FICHIER...
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
cli-usage-train = blazon train --out FICHIER [OPTIONS]
cli-usage-components = blazon components [FICHIER]
cli-usage-help = blazon help [COMMANDE]

cli-heading-usage = Utilisation :
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Exemples :
cli-heading-levels = Niveaux :
cli-level-item = { $player }  { $name } : { $about }

cli-value-address = ADRESSE
cli-value-command = COMMANDE
cli-value-file = FICHIER
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

cli-help-command = La commande à expliquer
cli-help-components = Le fichier à vérifier ; sans lui, le matériel de la boîte est affiché
cli-help-ladder = Les joueurs, le plus faible d'abord ; sans nom, tous les niveaux et repères
cli-help-left = Le joueur dont le score est donné : un nom comme best, ou cmd: suivi de la commande d'un autre programme
cli-help-right = L'autre joueur
cli-help-parts = Ce que « match --json » ou « ladder --json » a affiché avec --shard
cli-help-position = « start », une ligne de notation, un fichier contenant une position ou un enregistrement (sa fin compte), ou - pour l'entrée standard
cli-help-record = L'enregistrement, ou - pour l'entrée standard
cli-help-records = Les enregistrements ; - désigne l'entrée standard
cli-help-rolls = Les lancers à venir, par exemple 'd/b/s2/?'
cli-help-subject = « start », une ligne de notation, un fichier contenant une position ou un enregistrement (sa fin compte), ou - pour l'entrée standard ; sans rien, le début
cli-help-exit-codes =
    Codes de sortie :
      0  tout va bien
      1  ce qui a été lu est incorrect : un enregistrement, une position ou du matériel
      2  la ligne de commande est incorrecte
      3  quelque chose n'a pas pu être lu ou écrit

cli-option-address = Où servir : une adresse et un port ; par défaut 127.0.0.1:4000, accessible de cet ordinateur seulement
cli-option-against = Contre qui : person (une personne), random (au hasard), de level:1 à level:8 ou un autre joueur ; par défaut, la question est posée
cli-option-alternatives = Combien d'autres choix montrer, 3 si rien n'est dit
cli-option-bench-games = Combien de parties jouer, au lieu d'une durée
cli-option-components = Jouer avec les dés et le Grimoire de ce fichier
cli-option-count = Dire seulement combien il y en a
cli-option-divide = Une ligne pour chaque premier événement, puis la somme
cli-option-edition = Le livret de règles qui compte là où ils diffèrent : standard, es, it, fr, pt ou ko
cli-option-first = Qui occupe la première place : un joueur comme greedy ou level:3 ; random par défaut
cli-option-first-name = Nom du joueur qui lance en premier
cli-option-games = Combien de parties ; 1000 par défaut
cli-option-help = Afficher cette aide
cli-option-hint-player = Qui réfléchit : { $known } ; best si rien n'est dit
cli-option-hint-seat = Pour ce joueur : first (le premier) ou second (le second) ; sinon, pour qui doit agir
cli-option-hint-seed = Où son hasard commence : le même nombre donne la même réponse
cli-option-html = Écrire le rapport dans ce fichier, en une page web ; ce qui s'y trouvait est remplacé
cli-option-json = Afficher du JSON, un objet par ligne
cli-option-analyst = Qui juge : best par défaut
cli-option-analyst-nodes = Combien de positions regarder pour chaque décision
cli-option-analyst-threads = Combien d'événements juger à la fois ; par défaut, autant que de cœurs. Le rapport est le même
cli-option-analyst-time = Combien de millisecondes réfléchir à chaque décision ; le rapport peut alors varier
cli-option-lang = La langue : en, es, it, fr, pt-BR ou ko ; par défaut, celle du système
cli-option-load = Reprendre cette partie enregistrée
cli-option-match-nodes = Le nombre maximal de nœuds par décision
cli-option-match-time = Le temps par décision
cli-option-measure-games = Combien de parties ; { $default } par défaut
cli-option-measure-finisher = Qui poursuit les parties : net ou greedy ; net par défaut
cli-option-measure-nodes = Le nombre maximal de nœuds pour une solution exacte ; { $default } par défaut. Ce qui coûte plus est laissé de côté
cli-option-measure-player = Qui est interrogé : un joueur comme best ou best@FICHIER ; best par défaut
cli-option-measure-players = De même, et peut être répété pour d'autres joueurs ; net est toujours interrogé
cli-option-measure-positions = Combien de positions ; { $default } par défaut
cli-option-measure-rollouts = Combien de parties par candidat ; { $default } par défaut
cli-option-net = Prendre les poids de ce fichier au lieu de ceux du programme
cli-option-no-browser = N'ouvrir aucun navigateur
cli-option-nodes = Réfléchir sur environ tant de positions
cli-option-own-seat = Votre place contre la machine : first (la première) ou second (la seconde)
cli-option-pairs = Combien de paires de parties ; 100 par défaut
cli-option-patience = Le temps qu'un autre programme peut mettre à répondre, 10000 par défaut ; le temps de la décision s'y ajoute
cli-option-records = Écrire l'enregistrement de chaque partie dans ce dossier
cli-option-seat = Seulement ceux de ce joueur : first (le premier) ou second (le second)
cli-option-second = Qui occupe la seconde place : un joueur comme greedy ou level:3 ; random par défaut
cli-option-second-name = Nom de l'autre joueur
cli-option-seconds = Combien de temps jouer ; 5 secondes par défaut
cli-option-seed = Où le hasard commence : le même nombre donne les mêmes parties
cli-option-shard = Ne jouer que cette part de la série : 2/5 est la deuxième sur cinq
cli-option-sprt = S'arrêter dès qu'il est clair laquelle de ces deux différences d'Elo est la plus proche de la vérité
cli-option-svg = Dessiner l'échelle dans ce fichier
cli-option-threads = Combien de parties jouer à la fois ; par défaut, autant que de cœurs. Les résultats sont les mêmes
cli-option-time = Réfléchir tant de millisecondes
cli-option-train-epochs = Combien de fois parcourir les exemples de chaque génération ; { $default } par défaut
cli-option-train-first-games = Combien de parties entre joueurs gloutons pour commencer ; { $default } par défaut
cli-option-train-games = Combien de parties le premier réseau joue contre lui-même ; { $default } par défaut
cli-option-train-generations = Combien de générations suivantes ; { $default } par défaut
cli-option-train-out = Écrire les poids dans ce fichier ; chaque génération finie va dans un fichier à côté
cli-option-train-searched-games = Combien de parties joue chaque génération suivante ; { $default } par défaut
cli-option-version = Afficher la version
cli-option-work-seed = Où le hasard commence : le même nombre donne le même résultat
cli-option-work-threads = Sur combien de fils travailler ; par défaut, autant que de cœurs. Le résultat est le même

## Commands: what is wrong with a command line

cli-argument-address = On ne peut pas servir à l'adresse « { $value } ». C'est une adresse et un port, comme 127.0.0.1:4000.
cli-argument-against = Il n'y a pas d'adversaire « { $name } ». C'est person (une personne) ou un joueur : { $known }.
cli-argument-finisher = Il n'y a pas de juge « { $name } ». Juges connus : net, greedy.
cli-argument-bad-value = « { $value } » ne peut pas être la valeur de { $option }.
cli-argument-program = « { $name } » ne nomme aucun programme, ou un guillemet reste ouvert.
cli-argument-conflict = { $option } et { $other } s'excluent.
cli-argument-edition = Il n'y a pas d'édition « { $name } ». Éditions connues : { $known }.
cli-argument-ladder = Une échelle compte au plus { $most } joueurs ; vous en avez nommé { $count }.
cli-argument-language = Il n'y a pas de langue « { $name } ». Langues connues : { $known }.
cli-argument-missing = Il manque quelque chose : « { $option } ».
cli-argument-no-command = Il manque la commande.
cli-argument-no-value = { $option } demande une valeur.
cli-argument-not-text = La ligne de commande contient autre chose que du texte en UTF-8.
cli-argument-number = { $option } demande un nombre de { $least } à { $most }, et non « { $value } ».
cli-argument-other = La ligne de commande est incompréhensible.
cli-argument-player = Il n'y a pas de joueur « { $name } ». Joueurs connus : { $known }.
cli-argument-roll = Le lancer { $roll } est impossible : { $reason }
cli-argument-seat = Il n'y a pas de place « { $name } ». C'est first (la première) ou second (la seconde).
cli-argument-see-help = Voir « { $command } --help ».
cli-argument-shard = --shard demande une part comme 2/5, pas « { $value } ».
cli-argument-sprt = --sprt demande deux nombres de -2000 à 2000, le plus petit d'abord, pas « { $values } ».
cli-argument-too-many = { $option } n'accepte pas une valeur de plus : « { $value } ».
cli-argument-twice = { $option } figure deux fois.
cli-argument-unknown = « { $option } » est inconnu ici.
cli-argument-unknown-meant = « { $option } » est inconnu ici. Peut-être « { $meant } » ?
cli-argument-unknown-command = Il n'y a pas de commande « { $name } ».
cli-argument-unknown-command-meant = Il n'y a pas de commande « { $name } ». Peut-être « { $meant } » ?
cli-argument-without-net = { $name } joue sans réseau et ne peut donc pas avoir le sien.

## Files

file-not-text = { $place }: ceci n'est pas du texte en UTF-8.
file-too-long = { $file } : cela dépasse 1 Mio, et aucun texte plus long n'est lu.
file-unread = Impossible de lire { $file } : { $reason }.
file-reason-folder = c'est un dossier
file-reason-exists = un autre fichier porte ce nom
file-reason-full = il ne reste plus de place
file-reason-not-folder = une partie du chemin n'est pas un dossier
file-reason-not-found = ce fichier ou ce dossier n'existe pas
file-reason-not-text = ce n'est pas du texte
file-reason-permission = ce n'est pas permis
file-reason-too-long = cela dépasse 1 Mio
cli-output-failed = Impossible d'écrire la sortie : { $reason }.
cli-output-unwritten = Impossible d'écrire { $file } : { $reason }.
cli-seed-failed = Le système ne fournit pas de nombres aléatoires : { $reason }. Choisissez-en un avec --seed.
cli-program-failed = Impossible de lancer { $name } : { $reason }.
cli-threads-failed = Impossible de lancer un fil : { $reason }. Fermez d'autres programmes et réessayez.

## Commands: positions and recorded games

cli-check-sum = Enregistrements corrects : { $right } sur { $all }.
cli-components-note =
    Les dés et le Grimoire de la boîte, pour autant qu'on le sache.
    Changez ce qui diffère dans la vôtre. « blazon components FICHIER » vérifie le fichier,
    « blazon play --components FICHIER » joue avec.
cli-components-right = Le matériel est correct. En une ligne :

report-turn-roll = Tour { $round } : { $name } lance les dés.
report-turn-take-a = Tour { $round } : { $name }, joueur A, prend un dé.
report-turn-take-b = Tour { $round } : { $name }, joueur B, prend deux dés.
report-turn-draw = Tour { $round } : { $name } dessine.
report-turn-both = Tour { $round } : les deux joueurs dessinent.
report-turn-domains = Tour { $round } : { $name } choisit un blason pour Domaines.
report-turn-cross = Tour { $round } : { $name } ajoute une croix.
report-turn-lots = Tour { $round } : le sort décide.
report-dice = Dés :
report-hand = { $name } a { $dice }
report-heading = { $name } (joueur { $role })
report-power-held = disponible
report-power-used = utilisé
report-power-chosen = utilisé : { $arms }
report-line-crossed-out = rayée
report-castle-ready = Bonus du château : disponible
report-castle-used = Bonus du château : utilisé
cli-show-hash = Hash : { $hash }

cli-replay-round = Tour { $round }, joueur A : { $name }

## Commands: analysis

report-analysis-title = Analyse : { $first } contre { $second }
report-analysed-by = Jugé par { $player }.
cli-analysis-nothing = { $file } : l'enregistrement ne contient aucun événement, il n'y a donc rien à analyser.
cli-analysis-impossible = { $player } n'a aucun jugement sur cette partie.
cli-analysis-stopped-early = Arrêté avant d'avoir jugé quoi que ce soit.
cli-analysis-written = Le rapport est dans { $file }.
report-curve = Probabilité de victoire
report-moves = Événement par événement
report-maps = Cartes et points
report-arms = Blasons

report-round = Tour
report-move = Événement
report-before = Avant
report-after = Après
report-loss = Perte
report-rating = Note
report-played = Joué
report-better = Mieux
report-whose-chances = Avant et après : la probabilité de victoire de qui agit ; pour un lancer, de qui lance.
report-made-by = Fait avec Blazon { $version }.

## Commands: hints

cli-hint-exact = La fin de la partie est résolue : ces nombres sont exacts.
cli-hint-alternatives = Autres choix :
cli-hint-alternative = { $event } : { $win } % de chances de gagner ({ $difference }). { $said }
cli-hint-roll = Il n'y a rien à décider : les dés d'abord.
cli-hint-lots = Il n'y a rien à décider : le tirage au sort d'abord.
cli-hint-chance = { $name } : { $win } % de chances de gagner.
cli-hint-over = La partie est finie. { $outcome }

## Commands: simulations

cli-simulate-games = Parties : { $games }, { $first } contre { $second }, édition { $edition }, graine { $seed }
cli-simulate-stopped = Arrêté après { $games } parties sur { $asked }. Voici ce qu'il y a :
cli-simulate-wins = Gagnées par la première place { $first } %, par la seconde place { $second } %, matchs nuls { $draws } %
cli-simulate-result = Résultat de la première place, un match nul comptant pour moitié : { $mean } % (intervalle à 95 % : de { $low } % à { $high } %)
cli-simulate-score = Score moyen : première place { $first }, seconde place { $second }
cli-simulate-length = Durée moyenne : { $rounds } tours, { $events } événements
cli-simulate-ended = Terminées par une carte pleine { $full } %, par un tour où personne n'a dessiné { $nobody } %
cli-simulate-decided = Décidées aux points { $points } %, par le domaine le plus étendu { $largest } %, par tirage au sort { $lots } %, non décidées { $draw } %
cli-simulate-castle = Bonus du château utilisé : première place { $first } %, seconde place { $second } %
cli-simulate-powers = Pouvoirs :
cli-simulate-power = obtenu dans { $won } % des parties, utilisé dans { $used } %
cli-simulate-signature = Signature : { $signature }

## Commands: matches and ladders

cli-match-bar = { $score } %, Elo { $elo } (de { $low } à { $high })
cli-match-stopped = Arrêté avant d'avoir joué les { $asked } paires. Voici ce qu'il y a :
cli-match-part = Seulement la part { $parts } sur { $of } :
cli-match-heading = Match : { $left } contre { $right }, { $games } parties par paires avec les mêmes dés, édition { $edition }, graine { $seed }
cli-match-score = Score de { $name } : { $mean } % (intervalle à 95 % : de { $low } % à { $high } %)
cli-match-elo = { $open ->
    [up] Différence d'Elo : au moins { $low }
    [down] Différence d'Elo : au plus { $high }
   *[no] Différence d'Elo : { $mean } (intervalle à 95 % : de { $low } à { $high })
}
cli-match-pairs = Paires selon les points de { $name } : 0 dans { $none }, ½ dans { $half }, 1 dans { $one }, 1½ dans { $more }, 2 dans { $two }
cli-match-games = Parties nulles : { $draws }. Écart moyen : { $margin } points
cli-match-cost = Décisions de { $name } : { $milliseconds } ms et { $nodes } nœuds chacune
cli-match-sprt = Test de { $low } contre { $high } Elo : rapport de vraisemblance logarithmique { $ratio }, bornes ±{ $bound } ; { $verdict ->
    [elo0] c'est plutôt { $low }.
    [elo1] c'est plutôt { $high }.
   *[open] non tranché.
}
cli-match-seat = Contrôle, score de la première place : { $mean } % (intervalle à 95 % : de { $low } % à { $high } %)
cli-match-dice = Contrôle, dés : χ² = { $value } avec { $freedom } degrés de liberté, p = { $p }
cli-match-forfeits = Parties perdues sans aller au bout : { $games }
cli-match-forfeit = Paire { $pair }, partie { $game }, { $name } : { $why }

cli-forfeit-not-started = le programme n'a pas pu être lancé ({ $reason }).
cli-forfeit-ended = le programme s'est terminé au milieu de la partie.
cli-forfeit-silent = pas de réponse à temps.
cli-forfeit-nonsense = la réponse est incompréhensible : « { $answer } ».
cli-forfeit-illegal = la réponse n'est pas légale : { $answer }.

cli-ladder-heading = Échelle : { $games } parties, { $pairs } paires par match, édition { $edition }, graine { $seed }
cli-ladder-player = Joueur
cli-ladder-elo = Elo
cli-ladder-interval = Intervalle à 95 %
cli-ladder-range = de { $low } à { $high }
cli-ladder-games = Parties
cli-ladder-time = ms par décision
cli-ladder-self = Contrôle, { $name } contre soi-même : { $mean } % (intervalle à 95 % : de { $low } % à { $high } %)
cli-ladder-title = Elo des joueurs, greedy = 0 ({ $pairs } paires par match, graine { $seed })
cli-ladder-axis = Elo, avec intervalles à 95 %

cli-merge-unreadable = { $file } : ce n'est pas ce qu'affiche « match --json » ou « ladder --json ».
cli-merge-different = { $file } : ce n'est pas une part de la même série que { $first }.
cli-merge-twice = { $file } : la part { $part } est déjà là.

## Commands: measuring and training

cli-bench-games = Parties : { $games } en { $seconds } secondes sur un seul cœur
cli-bench-speed = Parties par seconde : { $speed }
cli-bench-length = Événements par partie : { $events }
cli-bench-rounds = Tours par partie : { $rounds }
cli-bench-move = Nanosecondes par événement : { $nanoseconds }
cli-bench-round = Nanosecondes par tour : { $nanoseconds }
cli-bench-signature = Signature des { $games } premières parties : { $signature }
cli-bench-evaluations = Évaluations : { $evaluations } en { $seconds } secondes sur un seul cœur, pour { $decisions } décisions du joueur net
cli-bench-evaluation = Une évaluation : un dessin est trouvé et fait sur un côté, ce côté est codé et jugé contre l'autre.
cli-bench-evaluation-speed = Évaluations par seconde : { $speed }
cli-bench-evaluation-time = Nanosecondes par évaluation : { $nanoseconds }
cli-bench-decisions = Décisions de { $player } : { $positions } sur un seul cœur, graine { $seed }
cli-bench-decision-time = Millisecondes par décision : moyenne { $mean }, médiane { $median }, 95 % en { $p95 }, au plus { $most }
cli-bench-decision-nodes = Nœuds par décision : { $nodes }

cli-measure-stopped = Il n'y en a que { $done } sur { $asked }. Voici ce qu'il y a :
cli-measure-endings = Finales : { $positions } décisions à deux tours de la fin ; on peut perdre quelque chose dans { $open } ; laissées de côté car trop coûteuses { $unsolved } ; graine { $seed }
cli-measure-loss = Perte moyenne
cli-measure-without-loss = Sans perte
cli-measure-largest-loss = Plus grande perte
cli-measure-decisions = Décisions de { $player } : { $positions } ; { $rollouts } parties de { $judge } par candidat, { $all } en tout ; graine { $seed }
cli-measure-decisions-loss = Perte moyenne de probabilité de victoire : { $loss }, erreur type { $error }
cli-measure-decisions-errors = Un autre candidat est meilleur de plus de deux erreurs types : { $rate } des décisions
cli-measure-calibration = Calibrage : { $games } parties, { $predictions } débuts de tour, probabilités de la première place, graine { $seed }
cli-measure-net = Réseau : score de Brier { $brier }
cli-measure-forecast = Espérance sur les dés : score de Brier { $brier }
cli-measure-chance = Probabilité
cli-measure-predicted = Prédite
cli-measure-actual = Réalisée
cli-measure-count = Nombre
cli-measure-powers = Pouvoirs : { $games } parties de { $player } contre soi-même, par joueur et par partie, graine { $seed }
cli-measure-power = Pouvoir
cli-measure-won = Obtenu
cli-measure-used = Utilisé
cli-measure-wasted = Gaspillé
cli-measure-castle = Bonus du château

cli-weights-other = { $file } : ce n'est pas un fichier de poids.
cli-weights-version = { $file } : les poids ont la version { $found }, et ce programme lit la version { $known }.
cli-weights-size = { $file } : les poids font { $found } octets et devraient en faire { $bytes }.
cli-weights-hash = { $file } : les poids sont abîmés. Leur empreinte est { $found } et devrait être { $said }.

cli-train-playing = Génération { $generation } : joue
cli-train-learning = Génération { $generation } : apprend, perte { $win } et { $margin }
cli-train-done = Le réseau est dans { $file }.
cli-train-weights = Empreinte { $hash }, { $bytes } octets, { $minutes } minutes
cli-train-stopped = Arrêté. La dernière génération finie est dans { $file }.
cli-train-stopped-early = Arrêté avant la fin d'une génération : rien n'a été écrit.

## The server

cli-serve-started = Blazon est servi à { $url }. Ctrl-C y met fin.
cli-serve-already = Blazon est déjà servi à { $url } par une autre exécution du programme.
cli-serve-ended = Blazon n'est plus servi.
cli-serve-taken = { $address } est occupé par un autre programme. Choisissez une autre adresse avec --address, par exemple --address { $other }.
cli-serve-failed = Rien ne peut être servi à { $address } : { $reason }.
server-not-found = Il n'y a rien à cette adresse. Le jeu se trouve à /.
server-method = Ceci peut seulement être lu, pas modifié.
server-slow = La demande a mis trop de temps à arriver. Réessayez.
