### Périodes : pourquoi une ligne ne peut être écrite, et quoi écrire à la place.

## À qui elle est, et quand

# $unit : ce qui a été tapé.
periods-refuse-whose = { $unit } n'est pas à vos ordres. Écrivez pour vos propres unités sur la table.
periods-refuse-not-writing = Ce n'est pas le moment d'écrire les feuilles. Vous pourrez écrire au début de la prochaine demi-période.
periods-refuse-not-written = Votre feuille ne dit rien pour { $unit } : il n'y a rien à retirer.
periods-refuse-phase = La table joue cette étape elle-même, et ce n'est pas son moment.
periods-refuse-past = Une ligne peut attendre une demi-période à venir, dans la bataille : « dès la demi-période 2.2 ».
periods-refuse-forgotten = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas demander de mouvement oublié. Seule une unité restée sur place sans ligne dans la demi-période écoulée le peut, et seulement pour des étapes de marche : « 3L avance 4, oublié ».
periods-refuse-charging = { THECAP($unit) } { NB($unit, "a", "ont") } déclaré une charge, et une charge se mène jusqu'au bout. Écrivez seulement que faire si l'ennemi esquive ou barre la route.
periods-refuse-escaping = { THECAP($unit) } { NB($unit, "esquive, se rallie, se replie ou poursuit, et continue", "esquivent, se rallient, se replient ou poursuivent, et continuent") }. Écrivez seulement des réponses : « reste, si chargé … ».
periods-refuse-contact = { THECAP($unit) } { NB($unit, "est", "sont") } au contact d'un ennemi. La cavalerie en mêlée peut se rallier ; le reste attend la fin du combat.
periods-refuse-alone = Une charge, une esquive ou un ralliement est le seul ordre d'une ligne, et une entrée en mêlée le dernier. Enlevez le reste.
periods-refuse-officer = { THECAP($unit) } se { NB($unit, "déplace", "déplacent") } vers un lieu de la table, avec une unité de son camp ou sans, et pas en portant un ordre.
periods-refuse-errand = Seul un aide de camp auprès d'un général, et qui ne porte pas encore d'ordre, peut en prendre un, et seulement pour une de vos unités : « 12A vers 3L : harceler ».

## Mouvements

periods-refuse-far = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas commencer tout cela dans cette demi-période. Raccourcissez le dernier déplacement, ou écrivez le reste sur la prochaine feuille.
periods-refuse-barred = Le chemin { DE($unit) } sort de la table ou mène dans un terrain interdit. Arrêtez-vous avant.
periods-refuse-room = Dans cette formation, la place manque sur la table pour { THE($unit) }. Gardez l'autre coin en place : « sur la gauche », « sur la droite ».
periods-refuse-cross = Une unité qui arrive à un ruisseau ou à un obstacle le franchit d'elle-même, en un quart. Écrivez une avance qui passe par-dessus.
periods-refuse-oblique = Seule l'infanterie instruite en ligne marche à l'oblique : garde, élite ou régulière. Faites plutôt une conversion, puis avancez.
periods-refuse-oblique-angle = Une marche oblique s'écarte de 45° au plus à gauche ou à droite.
periods-refuse-back-drilled = Seule l'infanterie de la garde, d'élite ou régulière recule face à l'ennemi. Faites plutôt demi-tour, puis avancez.
periods-refuse-back-formation = Seule l'infanterie en ligne ou en tirailleurs recule. Faites plutôt demi-tour, puis avancez.
periods-refuse-forced-formation = Seules une colonne de marche et l'artillerie attelée font une marche forcée. Avancez, ou formez d'abord la colonne.
periods-refuse-forced-skirmish = Les tirailleurs ne font pas de marche forcée. Avancez simplement.
periods-refuse-forced-again = { THECAP($unit) } { NB($unit, "a", "ont") } fait une marche forcée pendant trois périodes de suite. Il faut d'abord une période sans marche forcée.
periods-refuse-square = Un carré ne fait ni conversion ni quart de tour. Il va droit vers une de ses faces : « avance à gauche 2 ».
periods-refuse-form = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas prendre cette formation : son arme l'exclut.
periods-refuse-unformed = { THECAP($unit) } { NB($unit, "est", "sont") } sans formation et { NB($unit, "doit", "doivent") } d'abord se reformer, à l'écart de toute autre unité.
periods-refuse-reforms-first = { THECAP($unit) } { NB($unit, "est", "sont") } sans formation : il faut d'abord se reformer, avant toute autre action.
periods-refuse-flank-turned = Des figurines { DE($unit) } font face au flanc : impossible de se déplacer ainsi. Il faut d'abord se reformer.
periods-refuse-rejoin = { THECAP($unit) } ne { NB($unit, "dépend", "dépendent") } d'aucune autre unité : il n'y en a pas à rejoindre.
periods-refuse-reorient = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } pas se tourner vers cet ennemi : quelque chose gêne.

## Canons

periods-refuse-deployed = Des canons en batterie ne bougent qu'à bras, de 3 cm par demi-période : « bricole 3 ». Pour aller plus loin, attelez d'abord.
periods-refuse-deployed-wheel = Des canons en batterie ne font pas de conversion. Attelez d'abord.
periods-refuse-guns-turn = L'artillerie ne fait pas demi-tour sur place. Attelée, elle fait une conversion.
periods-refuse-limbered = Seuls des canons en batterie s'attellent.
periods-refuse-not-limbered = Seuls des canons attelés se mettent en batterie.
periods-refuse-unlimber-unformed = Après une marche forcée, les canons se reforment avant de se mettre en batterie.

## Charges et entrées en mêlée

periods-refuse-charge-guns = { clause-PE-CFO-01 }
periods-refuse-charge-square = L'infanterie en carré ne charge pas. Formez d'abord la colonne ou la ligne.
periods-refuse-charge-skirmish = L'infanterie en tirailleurs ne charge pas. Formez d'abord la colonne ou la ligne.
periods-refuse-charge-cavalry = L'infanterie ne charge pas la cavalerie. Elle peut rester, tirer ou former le carré.
periods-refuse-charge-slope = { THECAP($target) } { NB($target, "est", "sont") } à un autre niveau : aucune charge ne monte ni ne descend une pente.
periods-refuse-charge-melee = { THECAP($target) } { NB($target, "est", "sont") } dans une mêlée, où l'on ne charge pas. Une entrée en mêlée classique est possible.
periods-refuse-charge-disorganised = { THECAP($unit) } { NB($unit, "est", "sont") } en désorganisation ou pire : pas de charge à déclarer. Reformez d'abord.
periods-refuse-charge-unformed = { THECAP($unit) } { NB($unit, "est", "sont") } sans formation : pas de charge à déclarer. Reformez d'abord.
periods-refuse-charge-obstacle = Un obstacle se trouve devant { THE($unit) }, et aucune charge n'en franchit.
periods-refuse-charge-formation = { THECAP($unit) } ne { NB($unit, "se trouve", "se trouvent") } dans aucune formation de combat de son armée. Une entrée en mêlée classique est possible, sans bonus.
periods-refuse-charge-posture = L'attitude { DE($unit) } ne permet pas de charger. Un aide de camp peut en apporter une autre.
periods-refuse-countercharge = L'attitude { DE($unit) } ne permet pas de contre-charger. Choisissez autre chose.
periods-refuse-charge-second = Une autre de vos unités charge déjà { THE($target) }, d'un côté qui exclut une seconde charge. Soutenez-la par une entrée en mêlée classique.
periods-refuse-charge-unseen = { THECAP($unit) } ne { NB($unit, "peut", "peuvent") } charger qu'un ennemi en vue et devant son front.
periods-refuse-charge-beside = { THECAP($target) } ne { NB($target, "se trouve", "se trouvent") } pas devant { THE($unit) }. Faites d'abord une conversion de ce côté.
periods-refuse-feint = Une charge a besoin d'une cible écrite sur la feuille : « charge 12L ». Les feintes ne se jouent pas dans cette bataille.
periods-refuse-enter = Seuls l'ordre serré et la cavalerie entrent en mêlée : ni canons, ni tirailleurs, ni carrés.
periods-refuse-enter-posture = L'attitude { DE($unit) } ne permet pas d'entrer en mêlée. Un aide de camp peut en apporter une autre.

## Esquives et ralliements

periods-refuse-evade-arm = Seule l'infanterie esquive. La cavalerie se rallie.
periods-refuse-evade-posture = Seule une unité dont l'attitude est de harceler esquive sur ordre.
periods-refuse-rally-arm = { clause-PE-RAL-01 }
periods-refuse-rally-late = { clause-PE-RAE-01 }
