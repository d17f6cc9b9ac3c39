# Les armées achetées en points : ce qui les compose, comment on les monte, et les fautes dans leur texte.

nation-france = France
nation-austria = Autriche
nation-prussia = Prusse
nation-russia = Russie
nation-britain = Grande-Bretagne
nation-spain = Espagne

## Ce qu’il y a, et ce qu’il en coûte

enlist-name = { NAME($name) }
enlist-kind = { $type }, { $quality }
enlist-kind-skilled = { $type }, { $quality } · { JOIN($skills, ", ") }
enlist-unit = { $id } · { NAME($unit) } · force { $strength } · Cd { $command } · { $kind }
enlist-unit-plain = { $id } · force { $strength } · Cd { $command } · { $kind }
enlist-cost = Coût : { $strength } points de force à { $price }, soit **{ $cost }** points d’armée.
enlist-total = L’armée coûte **{ $cost }** points d’armée sur { $points }{ $left ->
    [0] , tout est dépensé
   *[other] { $over ->
        [yes] , **{ $left }** de trop
       *[other] , il en reste { $left }
    }
 }.
enlist-elites = { $most ->
    [0] Une partie de cette taille n’a pas d’unités d’élite.
   *[other] Unités d’élite : { $elites } sur { $most }.
 }
enlist-order-points = Points d’ordre par tour : { JOIN($formulas, " / ") }.
enlist-formula = { $dice }{ $plus ->
    [0] {""}
   *[other] {" "}{ SIGN($plus) }
 }
enlist-trouble = ⚠ { $says }
enlist-trouble-more = ⚠ Et { $more } de plus.
enlist-trouble-of = ⚠ { $id } : { $says }

## L’armée entière

enlist-whole = { $name } : qui changez-vous, qu’ajoutez-vous ?
enlist-row-units = Unités
enlist-one-named = { $id } · { NAME($unit) } · { $kind } · { $cost }
enlist-one = { $id } · { $kind } · { $cost }
enlist-add = Ajouter une unité
enlist-size = Taille de la partie
enlist-title = Renommer
enlist-nation = Nation
enlist-back = Retour à l’armée
enlist-back-unit = Retour à { $id }
enlist-add-asks = Quelle unité rejoint l’armée ?
enlist-row-types = Par type
enlist-row-kits = Unités historiques
enlist-type = { CAP($type) } · { $cost }
enlist-kit-named = { NAME($unit) } · { $kind } · { $cost }
enlist-kit = { $kind } · { $strength } points de force · { $cost }
enlist-size-asks = Pour quelle taille de partie est cette armée ?
enlist-points = { $points }
enlist-size-typed = La taille de la partie en points d’armée
enlist-title-asks = Comment appeler { $name } ?
enlist-title-typed = Nom anglais / nom français
enlist-nation-asks = À qui est cette armée ? On peut ensuite y ajouter les unités de cette nation.
enlist-nation-none = Aucune nation

## Une unité

enlist-row-strength = Force
enlist-row-quality = Qualité
enlist-row-command = Facteur de commandement
enlist-row-skills = Compétences
enlist-strength = { $strength } · { $cost } points d’armée
enlist-quality = { CAP($quality) } · { $price } par point de force
enlist-command = Cd { $command } · { $price ->
    [0] habituel
   *[other] { SIGN($price) } par point de force
 }
enlist-skill = { $skill } · { $price ->
    [0] gratuite
   *[other] { SIGN($price) } par point de force
 }
enlist-gist = **{ $skill }** ({ $price ->
    [0] gratuite
   *[other] { SIGN($price) }
 }) : { $means }
enlist-twin = Dupliquer
enlist-called = Nom
enlist-id = Nom court
enlist-brigade = Brigade
enlist-dismiss = Retirer de l'armée
enlist-id-asks = Par quel nom court les ordres appellent-ils { $id } ?
enlist-id-typed = Des chiffres, puis des lettres
enlist-called-asks = Comment s’appelle { $id } ?
enlist-called-sample = Dans une phrase : { THECAP($unit) } { AGR($unit, "est arrivé", "est arrivée", "sont arrivés", "sont arrivées") }.
enlist-called-typed = Nom : anglais / français avec article
enlist-grammar-article = Anglais : avec « the »
enlist-grammar-plural = Anglais : au pluriel
enlist-grammar-feminine = Français : féminin
enlist-brigade-asks = Avec quelle brigade va { $id } ?
enlist-brigade-none = Aucune brigade
enlist-brigade-typed = Nouvelle : nom anglais / nom français

## La page d’une armée

enlist-unreadable = Ceci n’est pas une armée
enlist-page-infantry = Infanterie · { $units } · { $cost } points d’armée ({ $part } %)
enlist-page-cavalry = Cavalerie · { $units } · { $cost } points d’armée ({ $part } %)
enlist-page-artillery = Artillerie · { $units } · { $cost } points d’armée ({ $part } %)
enlist-page-unit = Unité
enlist-page-strength = Force
enlist-page-quality = Qualité
enlist-page-command = Cd
enlist-page-skills = Compétences
enlist-page-cost = Coût
enlist-page-named = { $id } · { NAME($unit) } · { $type }
enlist-page-plain = { $id } · { $type }
enlist-page-brigades = Brigades
enlist-page-sums = Au total
enlist-alt = Cette page montre { $name }, une armée de { $units } { COUNT($units, "unité", "unités") }.
enlist-alt-unit = { $id } ({ $kind }) a une force de { $strength } et un Cd de { $command }.

## Fautes

fault-army-heading = Il manque la ligne « army », par exemple : army en "Brigade" fr "Brigade" points 1000.
fault-army-line = « { NAME($word) } » ne commence aucune ligne d’une armée. Une unité s’écrit ainsi, en anglais : 7C heavy cavalry cuirassier strength 10 Cd 8 – son nom court, des chiffres puis des lettres, son type, puis ses compétences, sa force et son facteur de commandement. Les autres lignes commencent par { OR($expected) }.
fault-army-nobody = Cette armée ne compte encore aucune unité.
fault-army-cost = Les unités coûtent { $cost } points d’armée, et la partie en compte { $points }.
fault-strength-bought = { $unit } s’achète avec { $min } à { $max } points de force, pas { $given }.
