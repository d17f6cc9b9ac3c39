### Sabreur-hex : les cartes des questions, et les mots autour du plan.

## Ce qu'on demande

card-asks-formula = Quelle formule pour les points d'ordre de ce tour ?
card-asks-reaction = { THECAP($charger, as: "bold") } ({ $against }) { NB($charger, "charge", "chargent") } { THE($unit, as: "bold") } ({ $strength }) à { $distance } { COUNT($distance, "case", "cases") }. Que { NB($unit, "fait", "font") } { AGR($unit, "celui-ci", "celle-ci", "ceux-ci", "celles-ci") } ?
card-asks-reaction-assault = { THECAP($charger, as: "bold") } ({ $against }) { NB($charger, "donne", "donnent") } l'assaut contre { THE($unit, as: "bold") } ({ $strength }). Que { NB($unit, "fait", "font") } { AGR($unit, "celui-ci", "celle-ci", "ceux-ci", "celles-ci") } ?
card-asks-help = { THECAP($charger, as: "bold") } ({ $against }) { NB($charger, "avance", "avancent") } { $stands ->
        [yes] sur { THE($target, as: "bold") }
       *[no] bien que { THE($target, as: "bold") } { NB($target, "ait", "aient") } cédé le terrain
    }. Une unité amie vient-elle aider { AGR($target, "celui-ci", "celle-ci", "ceux-ci", "celles-ci") } ?
card-asks-attack = { THECAP($unit, as: "bold") } { NB($unit, "est", "sont") } devant { THE($target, as: "bold") }. Attaquer ?
card-asks-attack-square = { THECAP($target, as: "bold") } { NB($target, "est", "sont") } en carré devant { THE($unit, as: "bold") }. Attaquer tout de même ?
card-asks-strike = { THECAP($unit, as: "bold") } { NB($unit, "tient", "tiennent") } encore. Riposter contre { THE($target, as: "bold") } ?
card-asks-nerve = { THECAP($unit, as: "bold") } { NB($unit, "a", "ont") } échoué au test, de { $excess } { COUNT($excess, "point", "points") }. Rester et subir les pertes, ou fuir ?
card-asks-facing = { THECAP($unit, as: "bold") } { NB($unit, "s'enfuit", "s'enfuient") }. De quel côté ?
card-asks-run = { THECAP($unit, as: "bold") } { NB($unit, "doit", "doivent") } fuir { $hexes ->
        [1] d'une case
       *[other] de { $hexes } cases
    }. Par où ?
card-asks-transfer = { THECAP($unit, as: "bold") } ({ $strength }) { NB($unit, "va", "vont") } perdre { $lost } { COUNT($lost, "point", "points") } de force. Transférer des pertes à une unité amie sur son flanc ?
card-asks-aside = { THECAP($skirmishers, as: "bold") } { NB($skirmishers, "cède", "cèdent") } la place { A($unit, as: "bold") } et ne { NB($skirmishers, "fait", "font") } plus rien ce tour-ci. Vers quelle case, derrière ?
card-asks-return = { THECAP($unit, as: "bold") } { NB($unit, "peut", "peuvent") } répondre au feu { DE($target, as: "bold") }. Riposter ?
card-asks-restrain = Les ordres sont épuisés ; rien ne retient plus { $units }. { $count ->
        [1] Retenir l'unité, ou la laisser attaquer ?
       *[other] Retenir, ou laisser attaquer l'une d'elles ?
    }
card-asks-unleashed = Rien ne retient plus { JOIN($units, ", ") }. Qui attaquer ?
card-asks-initiative = Les ordres sont épuisés. Laisser { OR($units) } tenter d'agir sans ordres ?
card-unit = { shared-the-bold }
card-asks-pursuit = { THECAP($target, as: "bold") } { NB($target, "a", "ont") } cédé. { THECAP($unit, as: "bold") } { AGR($unit, "poursuit-il", "poursuit-elle", "poursuivent-ils", "poursuivent-elles") } ?
card-asks-chase = { THECAP($unit, as: "bold") } { NB($unit, "doit", "doivent") } poursuivre { $hexes ->
        [1] d'une case
       *[other] de { $hexes } cases
    }, à moins qu'un ennemi ne { NB($unit, "l'arrête", "les arrête") }. Par où ?
card-asks-blow = { THECAP($unit, as: "bold") } { AGR($unit, "est tombé", "est tombée", "sont tombés", "sont tombées") } sur { THE($target, as: "bold") }. Frapper ?
card-asks-stand = { THECAP($unit, as: "bold") } { NB($unit, "se rallie", "se rallient") }. Dans quelle formation et quelle orientation ?
card-asks-keep-contracts = { THECAP($unit, as: "bold") } { NB($unit, "se resserre", "se resserrent") }. Quelle case garder ?
card-asks-keep-flees = { THECAP($unit, as: "bold") } { NB($unit, "s'enfuit", "s'enfuient") } de deux cases. De laquelle ?
card-asks-second-shot = La demi-unité { $half ->
    [left] gauche
   *[right] droite
 } { DE($unit, as: "bold") } doit encore tirer. Sur qui ?
card-asks-second-shot-lost = La demi-unité { $half ->
    [left] gauche
   *[right] droite
 } { DE($unit, as: "bold") } ne peut plus tirer sur { THE($target, as: "bold") }. Sur qui d'autre ?

# Sous un message qui vient de raconter ce qui y mène.
card-asks-reaction-on = Que { NB($unit, "fait", "font") } { THE($unit, as: "bold") } ?
card-asks-help-on = Une unité amie vient-elle aider { THE($target, as: "bold") } ?
card-asks-attack-on = { THECAP($unit, as: "bold") } { AGR($unit, "attaque-t-il", "attaque-t-elle", "attaquent-ils", "attaquent-elles") } ?
card-asks-attack-square-on = { THECAP($unit, as: "bold") } { AGR($unit, "attaque-t-il", "attaque-t-elle", "attaquent-ils", "attaquent-elles") } le carré ?
card-asks-strike-on = { THECAP($unit, as: "bold") } { AGR($unit, "riposte-t-il", "riposte-t-elle", "ripostent-ils", "ripostent-elles") } ?
card-asks-nerve-on = Rester et subir les pertes, ou fuir ?
card-asks-facing-on = De quel côté { NB($unit, "fuit", "fuient") } { THE($unit, as: "bold") } ?
card-asks-pursuit-on = { THECAP($unit, as: "bold") } { AGR($unit, "poursuit-il", "poursuit-elle", "poursuivent-ils", "poursuivent-elles") } ?
card-asks-return-on = { THECAP($unit, as: "bold") } { AGR($unit, "riposte-t-il", "riposte-t-elle", "ripostent-ils", "ripostent-elles") } ?

## Ce qu'il peut en coûter

card-cost-of-failure = { $what } : avec un total de { $total }, { $fate ->
        [lost] { $guns ->
            [guns] les pièces sont perdues
           *[others] rester et périr, ou fuir
        }
       *[alive] perdre { $lost } { $guns ->
            [guns] { COUNT($lost, "point", "points") }
           *[others] ou fuir
        }
    }.
# Pourquoi un test se lance avec trois dés : derrière une unité, ou entre parenthèses.
three-dice-elite = élite, donc trois dés, le plus haut écarté
three-dice-besideElite = à côté d'une unité d'élite, donc trois dés, le plus haut écarté
three-dice-recruit = recrues, donc trois dés, le plus bas écarté
three-dice-extendedLine = ligne étendue, donc trois dés, le plus bas écarté
card-three-dice = { ID($unit) } : { $why }.
card-failure-flees = Si le test échoue, { THE($unit) } { NB($unit, "fuit", "fuient") }.
card-busy = { THECAP($unit) } { NB($unit, "est", "sont") } déjà au contact d'un ennemi : aucune autre réaction n'est permise.
card-too-close = Trop près pour former le carré ou se tourner : il faut 3 cases de distance.
card-one-shot = Un carré ne tire qu'une fois par tour.
card-warns-help = Une seule unité amie peut aider. Elle fait d'abord un test ; si elle échoue, elle n'en subit rien.
card-warns-countercharge = Une contre-charge annule le doublement et peut déborder ; l'unité amie ne combat pas dans cette charge.
card-warns-countercharge-assault = Une contre-charge peut déborder ; l'unité amie ne combat pas dans cet assaut.
card-warns-flight = Une unité qui fuit est paniquée. La longueur de la fuite est tirée aux dés ; les unités amies traversées subissent des pertes, et finir sur une case occupée l'élimine. Elle ne combat pas avant d'être ralliée.
card-warns-run = Finir sur une case occupée élimine l'unité ; chaque unité amie traversée subit des pertes ; hors de la carte, l'unité est perdue et rapporte à l'ennemi la moitié de ses points.
card-warns-points = Deux dés peuvent donner 0 ou moins : cela compte pour 2.
card-warns-restrain = Une unité qui échoue au test attaque aussitôt, et à défaut d'un autre choix l'ennemi le plus proche.
card-warns-transfer = L'unité amie doit réussir un test de moral ; si elle échoue, l'artillerie garde ses pertes.

card-warns-pursuit = Une poursuite se fait sur toute sa longueur, tirée au dé ; l'unité peut finir isolée au milieu de l'ennemi.
card-warns-blow = Ni réaction ni seconde poursuite ; une cible qui tient encore frappe en retour.

## Réponses

card-menu-turn = Se tourner…
card-menu-evade = Esquiver…
card-menu-countercharge = Contre-charger…
card-menu-facing = Autre orientation…
# Un demi-tour ou une rotation, et où se trouve alors l'attaquant.
card-turn = { CAP($what) } · { ID($charger) } { $area ->
        [front] en face
        [rear] dans le dos
       *[flank] sur le flanc
    }
card-attack = { $what } · { $dice } { COUNT($dice, "dé", "dés") }
preview-test = { THECAP($unit, as: "id") } { $reason ->
        [formation] { NB($unit, "tente", "tentent") } de se former { $formation }
        [rally] { NB($unit, "tente", "tentent") } de se rallier
        [activation] { NB($unit, "passe", "passent") } un test pour bouger (troupe tenace)
       *[other] { NB($unit, "passe", "passent") } un test de moral
    } : { $chance ->
        [0] <1
       *[other] { $chance }
    } %.
preview-fire = { THECAP($unit, as: "id") } { NB($unit, "tire", "tirent") } sur { THE($target, as: "id") } à { $distance } { COUNT($distance, "case", "cases") }. Au moins une touche : { $chance }.
preview-fire-dice = { $reckoning }, chacun touche à { $need }+
preview-needs = Il faut { $needs } ou moins{ $weighed ->
        [0] {""}
       *[other] {" "}(Cd { $base } { JOIN($modifiers, " ") })
    }{ $three }
preview-three-dice = {" "}· { $why }
preview-rout = Ensuite, un dé décide jusqu'où { NB($unit, "fuit", "fuient") } { THE($unit, as: "id") } : finir sur une case occupée ou hors de la carte l'élimine ; les unités amies traversées subissent des pertes.
preview-modifier = { SIGN($n) } { $name }
card-needs = { $what } · { $needs } ou moins · { $chance ->
        [0] <1
       *[other] { $chance }
    } %
# Quand la place manque pour le reste.
card-chance = { $what } · { $chance ->
        [none] 0
        [0] <1
       *[other] { $chance }
    } %
# Un ami se jette sur l’assaillant : d’où.
card-help-counter = { ID($unit) } { $how ->
        [outflanks] déborde depuis { $to }
       *[meets] contre-charge vers { $to }
    }
card-hopeless = { $what } · échec certain · 0 %
card-no-test = { $what } · sans test
card-outflanks = { $what } · déborde
card-ahead-help = Si l'attaque continue
card-ahead-failed = Si le test échoue
card-ahead-stay = Rester, quoi qu'il en coûte
card-ahead-stay-at = Rester à { $n } ou plus, sinon fuir
card-ahead-flee = Fuir
card-flee = { $what } (panique)
card-stay = { $what } · { $strength }→{ $left }
card-stay-dies = { $what } · { $strength }→0 (unité perdue)
card-run = Vers { $to }
card-run-meets = Vers { $to } · rencontre { JOIN($units, " ") }
card-run-off = Hors de la carte (unité perdue)
card-run-over = Hors de la carte
card-run-crosses = { $way } · à travers { JOIN($units, " ") }{ $more ->
        [0] {""}
       *[other] {" "}+{ $more }
    }
card-run-name = { $way } (à travers { JOIN($units, " ") })
card-run-ends = { $way } · sur { THE($unit, as: "id") } (unité perdue)
card-initiative-none = Personne
card-facing = { $what } · { $bad ->
    [0] sans risque
    [1] risque : 1 sur 6
   *[other] risque : { $bad } sur 6
 }
card-facing-short = { $what } · { $bad ->
    [0] sans risque
   *[other] risque : { $bad }/6
 }
card-keep = Garder { $hex }
card-keep-risk = Depuis { $hex } · { $bad ->
    [0] sans risque
    [1] risque : 1 sur 6
   *[other] risque : { $bad } sur 6
 }
card-second-shot = { THECAP($unit, as: "id") } · { $distance } { COUNT($distance, "case", "cases") } · { $dice } { COUNT($dice, "dé", "dés") }
card-transfer-none = Garder toutes les pertes

## Le plan

scene-title = { NAME($battle) }
scene-subtitle = Tour { $turn } sur { $last } · { $side } jouent
scene-subtitle-over = Tour { $turn } sur { $last } · la bataille est finie
scene-army = { NAME($army) }
scene-figures = { $men } { COUNT($men, "homme", "hommes") } · { $points } PV
scene-place = { NAME($place) }

## Les doctrines : ce qui est répondu pour un chef

doctrine-sabreur-hex-regulation-means = Chargée par de la cavalerie, votre infanterie forme le carré si elle le peut ; les tirailleurs esquivent s'ils le peuvent, les batteries tirent, les autres tiennent. Les unités amies tirent sur la charge ; s'il faut contre-charger, on vous le demande. Après un test manqué, une unité reste tant qu'elle n'est pas démoralisée, fuit si rester devait l'éliminer, et vous laisse le choix entre les deux.
doctrine-sabreur-hex-regulation-short = l'infanterie forme le carré contre la cavalerie, les tirailleurs esquivent, les canons tirent, les autres tiennent
doctrine-bold = Hardie
doctrine-sabreur-hex-bold-means = Toute unité qui peut tirer tire ; la cavalerie contre-charge à chances égales, et les unités amies aident. Une unité reste tant qu'il en reste quelque chose, riposte et poursuit.
