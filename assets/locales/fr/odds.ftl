# Ce que donnerait un ordre, ou des dés : la commande, les cartes, ce qu'une table en convient.

## Commandes

command-odds = Calculer ce que donnerait un ordre, ou des dés, avant de vous engager ; pour vous seul
    .name = probabilités
command-odds-order = Un ordre tel que vous le donneriez ; suggestions au fil de la saisie
    .name = ordre
command-odds-dice = Par exemple : 3d6, 4d6kh3+2, 2d6>=8
    .name = dés
command-battle-new-odds = Ce qui peut se calculer d'avance : tout (par défaut), les dés seuls, rien
    .name = probabilités
command-battle-new-odds-full = Tout
command-battle-new-odds-dice = Les dés seuls
command-battle-new-odds-off = Rien
command-battle-odds = Choisir ce qui peut se calculer d'avance dans cette bataille
    .name = probabilités
command-battle-odds-level = À choisir avant le début, à proposer ensuite ; par défaut : affiche le réglage
    .name = niveau
command-battle-odds-level-full = { command-battle-new-odds-full }
command-battle-odds-level-dice = { command-battle-new-odds-dice }
command-battle-odds-level-off = { command-battle-new-odds-off }

-odds = `/{ command-odds.name }`
-battle-odds = `/{ command-battle.name } { command-battle-odds.name }`

## Ce qu'une table en convient

odds-level-full = Probabilités : tout ce qu'un ordre ou des dés laissent au hasard peut se calculer d'avance.
odds-level-dice = Probabilités : à cette table, seules celles des dés peuvent se calculer, pas celles d'un ordre.
odds-level-off = Probabilités : à cette table, rien ne se calcule d'avance.
odds-settled = { $by }, le réglage change. { $level }
proposal-proposes-odds = { $who } propose de convenir autrement de ce qui peut se calculer. { $level }
proposal-the-odds = ce qui peut se calculer
proposal-by-opener = Par décision { ELIDE("de", $who) }, qui a ouvert la bataille

## Pourquoi non

odds-off = À cette table, rien ne se calcule d'avance.
odds-dice-only = À cette table, seules les probabilités des dés se calculent, non celles d'un ordre.
odds-none = Ce jeu ne calcule pas de probabilités.
odds-one = Dites un ordre, ou des dés : l'un des deux.
odds-certain = Rien de cela n'est laissé au hasard.
odds-nothing = Rien à calculer pour cet ordre : il ne vise personne. Les tests qu'il demande, et leurs probabilités, { -order } les montre avant que rien ne compte.
odds-unsettled = Un autre ordre est en cours et son résultat n'est pas encore connu. Redemandez quand il sera accompli.
odds-your-answer = C'est votre réponse qu'on attend : ce qui peut en sortir se lit sur les boutons de la carte, là où cela a pu se calculer.
odds-full = Trop de calculs sont en cours. Réessayez dans un instant.
odds-rough = Dans le temps imparti, ces probabilités restent trop grossières pour servir. Réessayez quand le bot aura moins à faire.
odds-failed = Ces probabilités n'ont pas pu être calculées. L'ordre lui-même n'en souffre pas.

## Sur une carte

odds-label-holds = { $whose ->
    [own] {""}
   *[other] { $whose }{" "}
 }tient bon { $n } %{ $loses ->
    [0] {""}
   *[other] , −{ $loses }
 }
odds-label-retires = { $whose ->
    [own] {""}
   *[other] { $whose }{" "}
 }se replie { $n } %{ $loses ->
    [0] {""}
   *[other] , −{ $loses }
 }
odds-label-survives = { $whose ->
    [own] {""}
   *[other] { $whose }{" "}
 }survit { $n } %{ $loses ->
    [0] {""}
   *[other] , −{ $loses }
 }
odds-label-costs = coûte { $n } à l’ennemi{ $loses ->
    [0] {""}
   *[other] , −{ $loses }
 }
# $what : en quels termes ; $more : si les pertes sont dites aussi.
odds-on-card = { $what ->
    [holds] Chances de tenir bon ({ $unit }){ $more ->
        [loses] , et pertes moyennes de son camp
       *[none] {""}
    }
    [survives] Chances de survie ({ $unit }){ $more ->
        [loses] , et pertes moyennes de son camp
       *[none] {""}
    }
    [costs] Pertes moyennes de l’ennemi{ $more ->
        [loses] {" "}et de ce camp ({ $unit })
       *[none] {""}
    }
   *[loses] Pertes moyennes de ce camp ({ $unit })
 } : { JOIN($answers, " · ") }.{ $error ->
    [0] {""}
   *[other] {" "}Estimation : ± { $error } %.
 }
# $sole : rien que les pertes ; $both : celles des deux camps.
odds-on-card-answer = { $answer }{ $fate ->
    [retires] {" "}{ $n } % (se replie)
    [costs] { $both ->
        [yes] {" "}ennemi
       *[no] {""}
    } { $n ->
        [0] 0
       *[other] −{ $n }
    }
    [none] {""}
   *[other] {" "}{ $n } %
 }{ $sole ->
    [yes] {" "}{ $loses ->
        [0] 0
       *[other] −{ $loses }
    }
   *[no] { $loses ->
        [0] {""}
       *[other] { $fate ->
            [costs] , amis −{ $loses }
           *[other] , −{ $loses }
        }
    }
 }

## La réponse

odds-button = Probabilités
odds-percent = { $near ->
    [under] < 1
    [over] > 99
   *[is] { $n }
 } %
odds-fate-destroyed = périt { $share }
odds-fate-routs = { $attempt ->
    [rally] ralliement manqué
   *[other] en fuite
 } { $share }
odds-fate-retires = se replie { $share }
odds-fate-stays = échoue, mais reste { $share }
odds-fate-holds = { $attempt ->
    [rally] se rallie
   *[other] tient bon
 } { $share }
odds-fates = { JOIN($fates, " · ") }
# A unit, an answer, a result of dice: and what is said of it.
odds-row = { $name } : { $says }
odds-losses = Pertes : { JOIN($sides, " · ") }
odds-loss = { NAME($side) } { $mean }{ $low ->
    [sure] {""}
    [same] {" "}({ $high })
   *[other] {" "}({ $low }–{ $high })
 }
odds-becomes = Ce qu'il advient de **{ $unit }** :
odds-by-answer = Ce qu'il advient de **{ $unit }**, selon sa réponse :
odds-by-other = Ce qu'il advient de **{ $unit }**, selon la réponse de { $asked } :
# Stands before what comes of it; the doctrine is that of whoever answers.
odds-answer = **{ $answer }**{ $expected ->
    [bot] {" "}(sa doctrine, { $name })
    [shown] {" "}({ $name }, comme à sa dernière réponse)
    [own] {" "}(selon votre doctrine)
   *[no] {""}
 } :{" "}
odds-more = Et { $n } { COUNT($n, "autre réponse", "autres réponses") }, que les barres seules montrent.
odds-brackets = Pertes : la moyenne et, entre parenthèses, de 10 à 90 % des cas.
odds-exact = Exact : toutes les façons dont les dés peuvent tomber sont comptées.
odds-sampled = { $tries } essais{ $answers ->
    [one] {""}
   *[other] {" "}par réponse
 } : ± { $error } %.
odds-first = De ces { $of } ordres, voici le numéro { $n }, le premier à laisser quelque chose au hasard.
odds-own-doctrine = Vos propres réponses sont celles de votre doctrine, { $name }.
odds-unsure = L'ennemi n'est interrogé que si les dés tombent ainsi ; tous les autres cas sont comptés avec chaque réponse.
odds-assumed = Toute autre question reçoit sa réponse par défaut ; les consignes et les choix de l'ennemi sont ignorés ici{ $whose ->
    [none] .
    [side] , comme les consignes et les plans de votre camp.
   *[own] , comme vos consignes et vos plans.
 }

## Le graphique

odds-chart-of = Ce qu'il advient de { $unit }
# Les têtes des colonnes : de qui sont les réponses, et de quel camp les pertes.
odds-chart-answers = { $unit } répond
odds-chart-loses = { NAME($side) } { NB($side, "perd", "perdent") }
# Plusieurs réponses de même effet partagent une ligne. $more : combien outre la première.
odds-chart-answer = { $first } ou { $more } { COUNT($more, "autre", "autres") }
odds-chart-mean = { $n }
odds-chart-legend-destroyed = périt
odds-chart-legend-routs = { $attempt ->
    [rally] ralliement manqué
   *[other] en fuite
 }
odds-chart-legend-retires = se replie
odds-chart-legend-stays = échoue au test, mais reste
odds-chart-legend-holds = { $attempt ->
    [rally] se rallie
   *[other] tient bon
 }
odds-chart-alt = Des barres montrent ce qu'il advient de { $unit } après { $order }

## Dés

odds-dice-passes = Réussite : **{ $share }**
odds-dice-mean = Moyenne { $mean } ; entre { $low } et { $high } dans 80 jets sur 100
odds-dice-hits = Touches : moyenne { $mean } ; entre { $low } et { $high } dans 80 jets sur 100
odds-dice-losses = Pertes, sauvegardes faites : moyenne { $mean } ; entre { $low } et { $high } dans 80 jets sur 100
odds-dice-chart = La fréquence de chaque résultat
odds-dice-chart-one = La fréquence de chaque résultat, dans un des { $times } jets
odds-dice-one-of = Un des { $times } jets ; chacun vaut les autres.
odds-dice-alt = Des barres montrent la fréquence de chaque résultat de { $dice }
