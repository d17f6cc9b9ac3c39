### Sabreur-hex : ce que l'on corrige à la main.

title-corrected = { THECAP($unit, as: "id") } { AGR($unit, "est corrigé", "est corrigée", "sont corrigés", "sont corrigées") }

## Ce que dit une correction, proposée ou faite

correct-at = { THECAP($unit, as: "bold") } { AGR($unit, "est placé", "est placée", "sont placés", "sont placées") } en { $place }.
correct-face = { THECAP($unit, as: "bold") } { AGR($unit, "est tourné", "est tournée", "sont tournés", "sont tournées") } face au { $facing }.
correct-form = { THECAP($unit, as: "bold") } { AGR($unit, "est mis", "est mise", "sont mis", "sont mises") } { $formation }.
correct-extended = { THECAP($unit, as: "bold") } { AGR($unit, "est mis", "est mise", "sont mis", "sont mises") } en ligne étendue, en { $place }.
correct-strength = La force { DE($unit, as: "bold") } passe à { $n }.
correct-lose = { THECAP($unit, as: "bold") } { NB($unit, "perd", "perdent") } { $n } { COUNT($n, "point", "points") } de force.
correct-panicked = { THECAP($unit, as: "bold") } { AGR($unit, "est maintenant paniqué", "est maintenant paniquée", "sont maintenant paniqués", "sont maintenant paniquées") }.
correct-steady = { THECAP($unit, as: "bold") } { AGR($unit, "n'est plus paniqué", "n'est plus paniquée", "ne sont plus paniqués", "ne sont plus paniquées") }.
correct-rallied = { THECAP($unit, as: "bold") } { AGR($unit, "n'est plus paniqué", "n'est plus paniquée", "ne sont plus paniqués", "ne sont plus paniquées") } et { NB($unit, "se tient", "se tiennent") } { $formation }.
correct-acted = { THECAP($unit, as: "bold") } { AGR($unit, "est considéré", "est considérée", "sont considérés", "sont considérées") } comme ayant agi ce tour-ci.
correct-mayAct = { THECAP($unit, as: "bold") } { NB($unit, "peut", "peuvent") } de nouveau agir ce tour-ci.
correct-eliminated = { THECAP($unit, as: "bold") } { AGR($unit, "est retiré", "est retirée", "sont retirés", "sont retirées") } de la carte.
correct-points = { CAP($side) } ont maintenant { $n } { COUNT($n, "point", "points") } d'ordre.
correct-winner = **{ CAP($side) } sont déclarés vainqueurs.**
correct-draw = Partie nulle par décision.

## Refus

correct-refuse-over = La bataille est finie : plus rien ne peut être corrigé.
correct-refuse-same = { THECAP($unit) } { NB($unit, "est", "sont") } déjà ainsi.
correct-refuse-facing = { THECAP($unit) } { NB($unit, "fait", "font") } déjà face au { $facing }.
correct-refuse-halves = { THECAP($unit) } { NB($unit, "occupe", "occupent") } deux cases voisines, et à partir de { $hex } la demi-unité droite n'a pas de place. Mettez d'abord l'unité en ligne, ou choisissez une autre case.
correct-refuse-off-map = { $hex } n'est pas sur la carte, qui part de 0101 et compte { $cols } colonnes et { $rows } rangées. Choisissez une case de la carte.
correct-refuse-impassable = Personne ne peut se tenir en { $hex } : le terrain est infranchissable. Choisissez une autre case.
correct-refuse-taken = { THECAP($other) } { NB($other, "occupe", "occupent") } { $hex }. Déplacez d'abord cette unité, ou choisissez une autre case.
correct-refuse-guns = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas paniquer : l'artillerie est perdue. Dites *éliminé*.
correct-refuse-panicked = { THECAP($unit) } { AGR($unit, "est déjà paniqué", "est déjà paniquée", "sont déjà paniqués", "sont déjà paniquées") }.
correct-refuse-steady = { THECAP($unit) } { AGR($unit, "n'est pas paniqué", "n'est pas paniquée", "ne sont pas paniqués", "ne sont pas paniquées") }.
correct-refuse-strength-same = { THECAP($unit) } { NB($unit, "a", "ont") } déjà une force de { $n }.
correct-refuse-strength = La force { DE($unit) } va de 1 à { $most }, la force de départ. Pour retirer l'unité de la carte, dites *éliminé*.
correct-refuse-lose = { THECAP($unit) } n'{ NB($unit, "a", "ont") } plus que { $has } à perdre.
correct-refuse-lose-nothing = Une perte est de 1 ou plus. Pour rendre de la force, dites *force* et le nombre.
correct-refuse-not-its-turn = Ce n'est pas le tour { DE($unit) } : avoir agi ou non ne compte que tant que son camp donne des ordres.
correct-refuse-may-act = { THECAP($unit) } { NB($unit, "peut", "peuvent") } déjà agir.
correct-refuse-points-when = Les points d'ordre ne se fixent que pendant que l'on donne des ordres : ils sont tirés au début du tour.
correct-refuse-points = { $n } points d'ordre, c'est trop : { $most } au plus.
correct-refuse-points-same = Il reste déjà { $n } { COUNT($n, "point", "points") } d'ordre.

## Formulaires

correct-tool-facing = Orientation
correct-tool-formation = Formation
correct-tool-state = État
correct-tool-eliminate = Retirer de la carte
correct-tool-strength = Force
correct-tool-points = Points d'ordre
correct-field-n = Combien
correct-field-strength = Nouvelle force
correct-field-points = Combien de points restent
correct-field-facing = Orientation
correct-field-formation = Formation
correct-field-state = État
correct-state-panicked = paniquée
correct-state-steady = non paniquée
correct-state-acted = a agi
correct-state-mayAct = peut agir de nouveau
