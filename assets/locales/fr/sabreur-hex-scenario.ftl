# Scénarios : leur titre, et les fautes de leur texte.
fault-type = Il manque le type de l'unité, par exemple « line infantry ».
fault-facing = Il manque l'orientation de l'unité : N, NE, SE, S, SW ou NW.
fault-strength = { $unit } peut commencer avec { $min } à { $max } points de force, pas { $given }. Après des pertes, écrivez par exemple « strength { $min } of { $max } ».
fault-strength-more = { $unit } ne peut pas avoir plus que ses { $most } points de force de départ.
fault-command = Le facteur de commandement de { $unit } va de { $min } à { $max }.
fault-skill-type = La compétence « { NAME($skill) } » n'est pas permise à ce type : { NAME($type) }.
fault-skill-pair = « { NAME($a) } » et « { NAME($b) } » s'excluent.
fault-skill-needs = « { NAME($skill) } » demande aussi « { NAME($needs) } ».
fault-price = { $unit } ne coûterait rien. Un point de force coûte au moins 1 point d'armée.
fault-formation = { $unit } ne peut pas être dans cette formation : { NAME($formation) }.
fault-elites = { $unit } : { $most ->
        [0] une partie de { $points } points n'a pas d'unités d'élite
       *[other] une partie de { $points } points a au plus { $most } { COUNT($most, "unité", "unités") } d'élite par camp
    }, deux par tranche complète de 1500 points.
fault-flank-hex = { $unit } : { $hex } n'est pas à côté de sa case. Les demi-unités d'une ligne étendue se tiennent côte à côte, chacune sur un flanc de l'autre.
fault-two-hexes = { $unit } : une ligne étendue occupe deux cases (« also 0605 »), et elle seule.
fault-square-ground = { $unit } ne peut pas être en carré en { $hex } : le terrain s'y oppose.
fault-panicked-guns = { $unit } : l'artillerie n'est jamais paniquée.
fault-on-hill = Une colline est nue, ou porte un bois, un village, un point fortifié ou un terrain difficile.
brigade-name = { $name }
