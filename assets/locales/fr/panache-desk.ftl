### Panache : ce que l'on règle à la main.

# $sentences : ce que l'action donne, comme on le racontera.
pa-deed = { shared-deed }

## Refus

refuse-pa-done = Seule une étape laissée à la table se clôt ainsi. Pour finir la phase de déplacement, ordonnez *fin*.
refuse-pa-all-activated = Toutes les unités sont déjà activées ({ $side }).
refuse-pa-no-such-class = Cette arme n'existe pas dans cette classe de poids : le tableau porte XXXX. Choisissez un autre poids.
refuse-pa-desk-off = { $hex } n'est pas sur la table, qui compte { $cols } colonnes et { $rows } rangées. Choisissez une case de la table.
refuse-pa-desk-ground = Personne ne peut se tenir en { $hex } : le terrain est infranchissable. Choisissez une autre case.
refuse-pa-desk-there = { THECAP($unit) } { NB($unit, "est", "sont") } déjà en { $hex }.
refuse-pa-desk-lose-nothing = Une perte est d'un élément au moins. Pour rendre des éléments, dites *éléments* et le nombre.
refuse-pa-desk-lose = { THECAP($unit) } n'{ NB($unit, "a", "ont") } plus que { $has } { COUNT($has, "élément", "éléments") } à perdre.
refuse-pa-desk-stands-same = { THECAP($unit) } { NB($unit, "compte", "comptent") } déjà { $n } { COUNT($n, "élément", "éléments") }.
refuse-pa-desk-stands = { THECAP($unit) } { NB($unit, "comptait", "comptaient") } { $most } { COUNT($most, "élément", "éléments") } au départ : le nombre va de 1 à { $most }. Pour retirer l'unité de la table, dites *éliminé*.
refuse-pa-desk-not-its-turn = Ce n'est pas le tour { DE($unit) } : seules s'activent les unités du camp qui joue.
refuse-pa-desk-activated-yes = { THECAP($unit) } { AGR($unit, "est déjà activé", "est déjà activée", "sont déjà activés", "sont déjà activées") }.
refuse-pa-desk-activated-no = { THECAP($unit) } { AGR($unit, "n'est pas activé", "n'est pas activée", "ne sont pas activés", "ne sont pas activées") }.
refuse-pa-desk-moved-yes = { THECAP($unit) } { NB($unit, "a", "ont") } déjà fait { NB($unit, "son", "leur") } mouvement de ce tour.
refuse-pa-desk-moved-no = { THECAP($unit) } { NB($unit, "n'a", "n'ont") } pas bougé ce tour-ci.
refuse-pa-desk-moved-when = { THECAP($unit) } ne { NB($unit, "bouge", "bougent") } que dans la phase de mouvement de { NB($unit, "son", "leur") } camp.
refuse-pa-desk-token-yes = { THECAP($unit) } { NB($unit, "porte", "portent") } déjà un jeton « pré-joué ».
refuse-pa-desk-token-no = { THECAP($unit) } ne { NB($unit, "porte", "portent") } pas de jeton « pré-joué ».
refuse-pa-desk-mayFight-yes = { THECAP($unit) } { NB($unit, "n'a", "n'ont") } pas renoncé au combat ce tour-ci.
refuse-pa-desk-mayFight-no = { THECAP($unit) } { NB($unit, "a", "ont") } déjà renoncé au combat ce tour-ci.
refuse-pa-desk-palisade-yes = { THECAP($unit) } { NB($unit, "compte", "comptent") } déjà comme derrière une palissade.
refuse-pa-desk-palisade-no = { THECAP($unit) } { NB($unit, "n'a", "n'ont") } pas de palissade.
refuse-pa-desk-no-wagons = { THECAP($unit) } { NB($unit, "n'a", "n'ont") } pas de chariots : seule l'infanterie sur chariots forme une palissade.
refuse-pa-desk-nature = Un personnage isolé ne devient jamais une unité, ni une unité un personnage. Choisissez une autre arme pour { THE($unit) }.
refuse-pa-desk-mounted = Seule l'infanterie est montée, et { THE($unit) } n'en { NB($unit, "serait", "seraient") } plus. Retirez les animaux ou les chariots.
refuse-pa-desk-free-max = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas faire { $free } { COUNT($free, "case", "cases") } avec combat et { $max } au plus.
refuse-pa-desk-same-class = { THECAP($unit) } { NB($unit, "est", "sont") } déjà de ce type.
refuse-pa-desk-retreat = Un repli est de 1 à { $most } { COUNT($most, "case", "cases") }.
refuse-pa-desk-leaves = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas quitter la table : seuls le font un personnage isolé, ou une unité là où le scénario la laisse sortir. Une unité perdue est *éliminée*.
refuse-pa-desk-leaves-edge = { THECAP($unit) } { NB($unit, "n'est", "ne sont") } pas au bord de la table. Faites d'abord se replier l'unité, ou placez-la au bord.
refuse-pa-desk-note-long = Une note compte { $most } caractères au plus.
refuse-pa-desk-note-none = { THECAP($unit) } ne { NB($unit, "porte", "portent") } pas de note.
refuse-pa-desk-note-same = { THECAP($unit) } { NB($unit, "porte", "portent") } déjà cette note.
refuse-pa-desk-detach-character = { THECAP($unit) } { AGR($unit, "est seul", "est seule", "sont seuls", "sont seules") } : il n'y a personne à détacher.
refuse-pa-desk-detach-again = { THECAP($unit) } { NB($unit, "est", "sont") } déjà un détachement. Détachez de l'unité-mère.
refuse-pa-desk-detach = { THECAP($unit) } { NB($unit, "compte", "comptent") } { $has } { COUNT($has, "élément", "éléments") } : il doit en partir un au moins, et en rester un.
refuse-pa-desk-detach-name = { $id } n'est pas un nom d'unité. Prenez des chiffres et des lettres, comme 3La.
refuse-pa-desk-detach-taken = { $id } est le nom d'une autre unité. Choisissez-en un autre pour le détachement { DE($unit) }.
refuse-pa-desk-rejoin = { THECAP($unit) } { NB($unit, "n'est", "ne sont") } pas un détachement : les unités ne se réunissent jamais.
refuse-pa-desk-rejoin-gone = { $parent }, l'unité-mère { DE($unit) }, n'est plus sur la table.
refuse-pa-desk-rejoin-far = { THECAP($unit) } { NB($unit, "doit", "doivent") } être à côté de { $parent } pour le rejoindre. Placez d'abord l'unité là.
refuse-pa-desk-rejoin-many = Avec { THE($unit) }, { $parent } aurait plus que ses { $most } éléments de départ. Corrigez d'abord leur nombre.
refuse-pa-desk-elephant = Aucun éléphant en panique ne s'échappe { DE($unit) } : seule l'infanterie montée sur éléphants en lâche un.

## Formulaires

pa-tool-retreat = Repli
pa-tool-token = Jeton « pré-joué »
pa-tool-combat = Peut combattre, ou non
pa-tool-eliminate = Éliminer
pa-tool-class = Arme et poids
pa-field-stands = Combien d'éléments
pa-field-hexes = De combien de cases
pa-field-side = De quel côté
pa-field-token = Jeton
pa-field-combat = Combat
pa-field-arm = { label-arm }
pa-field-weight = Poids
pa-field-mount = Sur quoi
pa-choice-token = porte un jeton « pré-joué »
pa-choice-no-token = n'en porte pas
pa-choice-may-fight = peut combattre
pa-choice-without-combat = sans combat ce tour-ci
pa-choice-on-foot = à pied
pa-side-0 = { facing-5 }
pa-side-1 = { facing-1 }
pa-side-2 = est
pa-side-3 = { facing-2 }
pa-side-4 = { facing-4 }
pa-side-5 = ouest

## Rappels pour les combats

pa-concern-camels = abri possible derrière les chameaux baraqués, au corps à corps
pa-concern-elephants = éléphant lâché en panique à la première perte
