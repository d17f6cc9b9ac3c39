### Sabreur-hex : les mots de la règle.

side-red = les Rouges
side-blue = les Bleus
colour-red = rouge
colour-blue = bleu

## Orientations, après « au »

## Formations, après « se forme »

formation-line = en ligne
formation-column = en colonne
formation-square = en carré
formation-closedColumn = en colonne fermée
formation-extendedLine = en ligne étendue
formation-skirmish = { shared-skirmish-order }
formation-horde = en horde
formation-mounted = en ligne
formation-battery = en batterie

## Types d'unités

## Qualité

## Modificateurs, après leur nombre

modifier-outflanked = débordement
modifier-cover = à couvert
modifier-demoralised = démoralisation
modifier-nonDense = formation non dense
modifier-lancer = lances
modifier-defensiveFire = tir défensif
modifier-countercharge = contre-charge
modifier-near = courte portée
modifier-artilleryVsSquare = artillerie sur carré
modifier-enfilade = enfilade
modifier-controlledFire = tir contrôlé
modifier-defensiveArtillery = tir défensif d'artillerie
modifier-doubled = doublement
modifier-chargeLosses = pertes de cette charge
modifier-capEnemyCover = plafond (ennemi à couvert)
modifier-capOwnTerrain = plafond (son terrain)
modifier-capOutflanked = plafond (débordement)

## Réponses

answer-hold = tenir ferme
answer-square = former le carré
answer-fire = { shared-fire }
answer-no-fire = ne pas tirer
answer-flee = fuir
answer-attack = attaquer
answer-stop = s'arrêter
answer-strike = riposter
answer-no-strike = ne pas riposter
answer-stay = rester
answer-none = aucune
answer-no-transfer = les pièces gardent leurs pertes
answer-no-one-tries = personne ne tente rien
answer-transfer = transférer { $n } { A($unit, as: "id") }
answer-closed-column = former la colonne fermée
answer-counter = contre-charger
answer-turn = { $pivot ->
        [left] pivoter vers le { $facing } sur la gauche
        [right] pivoter vers le { $facing } sur la droite
       *[none] se tourner vers le { $facing }
    }
answer-evade = esquiver vers { $to }
answer-fire-half = tirer, { $half ->
        [left] demi-unité gauche
       *[right] demi-unité droite
    }
answer-friend-none = aucune aide
answer-friend-fire = tir { DE($unit, as: "id") }{ $half ->
        [left] , demi-unité gauche
        [right] , demi-unité droite
       *[none] {""}
    }
answer-friend-counter = contre-charge { DE($unit, as: "id") } vers { $to }
answer-face = face au { $facing }
answer-path = fuir { $off ->
        [off] hors de la carte
       *[on] par { $path }
    }
answer-restrain = retenir { THE($unit, as: "id") }
answer-try = test { DE($unit, as: "id") }
answer-charge = { THE($unit, as: "id") } { NB($unit, "charge", "chargent") } { THE($target, as: "id") }
answer-assault = { THE($unit, as: "id") } { NB($unit, "donne", "donnent") } l'assaut { A($target, as: "id") }
answer-from = { $what } depuis { $from }
answer-with = { $what } avec { THE($unit, as: "id") }
answer-pursue = poursuivre
answer-pursue-with = poursuivre avec { THE($unit, as: "id") }
answer-stay-put = ne pas poursuivre
answer-attack-unit = attaquer { THE($unit, as: "id") }
answer-stand = { $formation }, face au { $facing }
answer-stand-over = { $formation } sur { $to }, face au { $facing }
answer-toward = tirailleurs en { $to }
answer-keep = la demi-unité en { $hex } reste
answer-shot = tirer de la { $half ->
    [left] gauche
   *[right] droite
 } sur { THE($unit, as: "id") }

## Qui a répondu

given-order = prévu dans l'ordre
given-filed = donné d'avance
given-default = sans réponse : par défaut
given-doctrine = selon la doctrine
# $day : le jour du mois ; $month : le numéro du mois, à partir de 1.
given-standing = par consigne du { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
given-umpire = donné par l'arbitre

## Pourquoi la bataille finit

tell-why-broken = l'armée { $side ->
    [red] rouge
   *[blue] bleue
} est à bout, la moitié de sa valeur perdue ou en fuite
tell-why-both-broken = les deux armées sont à bout ; { $decided }
tell-why-lastTurn = le dernier tour est achevé ; { $decided }
tell-points-decide = aux points, { $most } à { $least }
tell-points-equal = les points sont à égalité, { $most } partout
tell-why-scored = { $cause } (Rouges { $red } PV, Bleus { $blue })
