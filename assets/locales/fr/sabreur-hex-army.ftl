# Les armées achetées en points : ce qui les compose, comment on les monte, et les fautes dans leur texte.

nation-france = France
nation-austria = Autriche
nation-prussia = Prusse
nation-russia = Russie
nation-britain = Grande-Bretagne
nation-spain = Espagne

## Ce qu’il y a, et ce qu’il en coûte

builder-name = { NAME($name) }
builder-kind = { $type }, { $quality }
builder-kind-skilled = { $type }, { $quality } · { JOIN($skills, ", ") }
builder-unit = { $id } · { NAME($unit) } · force { $strength } · Cd { $command } · { $kind }
builder-unit-plain = { $id } · force { $strength } · Cd { $command } · { $kind }
builder-cost = Coût : { $strength } points de force à { $price }, soit **{ $cost }** points d’armée.
builder-total = L’armée coûte **{ $cost }** points d’armée sur { $points }{ $left ->
    [0] , tout est dépensé
   *[other] { $over ->
        [yes] , **{ $left }** de trop
       *[other] , il en reste { $left }
    }
 }.
builder-elites = { $most ->
    [0] Une partie de cette taille n’a pas d’unités d’élite.
   *[other] Unités d’élite : { $elites } sur { $most }.
 }
builder-order-points = Points d’ordre par tour : { JOIN($formulas, " / ") }.
builder-formula = { $dice }{ $plus ->
    [0] {""}
   *[other] {" "}{ SIGN($plus) }
 }
builder-trouble = ⚠ { $says }
builder-trouble-more = ⚠ Et { $more } de plus.
builder-trouble-of = ⚠ { $id } : { $says }

## L’armée entière

builder-whole = { $name } : qui changez-vous, qu’ajoutez-vous ?
builder-row-units = Unités
builder-one-named = { $id } · { NAME($unit) } · { $kind } · { $cost }
builder-one = { $id } · { $kind } · { $cost }
builder-add = Ajouter une unité
builder-size = Taille de la partie
builder-title = Renommer
builder-nation = Nation
builder-back = Retour à l’armée
builder-back-unit = Retour à { $id }
builder-add-asks = Quelle unité rejoint l’armée ?
builder-row-types = Par type
builder-row-kits = Unités historiques
builder-type = { CAP($type) } · { $cost }
builder-kit-named = { NAME($unit) } · { $kind } · { $cost }
builder-kit = { $kind } · { $strength } points de force · { $cost }
builder-size-asks = Pour quelle taille de partie est cette armée ?
builder-points = { $points }
builder-size-typed = La taille de la partie en points d’armée
builder-title-asks = Comment appeler { $name } ?
builder-title-typed = Nom anglais / nom français
builder-nation-asks = À qui est cette armée ? On peut ensuite y ajouter les unités de cette nation.
builder-nation-none = Aucune nation

## Une unité

builder-row-strength = Force
builder-row-quality = Qualité
builder-row-command = Facteur de commandement
builder-row-skills = Compétences
builder-strength = { $strength } · { $cost } points d’armée
builder-quality = { CAP($quality) } · { $price } par point de force
builder-command = Cd { $command } · { $price ->
    [0] habituel
   *[other] { SIGN($price) } par point de force
 }
builder-skill = { $skill } · { $price ->
    [0] gratuite
   *[other] { SIGN($price) } par point de force
 }
builder-gist = **{ $skill }** ({ $price ->
    [0] gratuite
   *[other] { SIGN($price) }
 }) : { $means }
builder-twin = Dupliquer
builder-called = Nom
builder-id = Nom court
builder-brigade = Brigade
builder-dismiss = Retirer de l'armée
builder-id-asks = Par quel nom court les ordres appellent-ils { $id } ?
builder-id-typed = Des chiffres, puis des lettres
builder-called-asks = Comment s’appelle { $id } ?
builder-called-sample = Dans une phrase : { THECAP($unit) } { AGR($unit, "est arrivé", "est arrivée", "sont arrivés", "sont arrivées") }.
builder-called-typed = Nom : anglais / français avec article
builder-grammar-article = Anglais : avec « the »
builder-grammar-plural = Anglais : au pluriel
builder-grammar-feminine = Français : féminin
builder-brigade-asks = Avec quelle brigade va { $id } ?
builder-brigade-none = Aucune brigade
builder-brigade-typed = Nouvelle : nom anglais / nom français

## La page d’une armée

builder-unreadable = Ceci n’est pas une armée
builder-page-infantry = Infanterie · { $units } · { $cost } points d’armée ({ $part } %)
builder-page-cavalry = Cavalerie · { $units } · { $cost } points d’armée ({ $part } %)
builder-page-artillery = Artillerie · { $units } · { $cost } points d’armée ({ $part } %)
builder-page-unit = Unité
builder-page-strength = Force
builder-page-quality = Qualité
builder-page-command = Cd
builder-page-skills = Compétences
builder-page-cost = Coût
builder-page-named = { $id } · { NAME($unit) } · { $type }
builder-page-plain = { $id } · { $type }
builder-page-brigades = Brigades
builder-page-sums = Au total
builder-alt = Cette page montre { $name }, une armée de { $units } { COUNT($units, "unité", "unités") }.
builder-alt-unit = { $id } ({ $kind }) a une force de { $strength } et un Cd de { $command }.

## Fautes

fault-army-heading = Il manque la ligne « army », par exemple : army en "Brigade" fr "Brigade" points 1000.
fault-army-line = « { NAME($word) } » ne commence aucune ligne d’une armée. Une unité s’écrit ainsi, en anglais : 7C heavy cavalry cuirassier strength 10 Cd 8 – son nom court, des chiffres puis des lettres, son type, puis ses compétences, sa force et son facteur de commandement. Les autres lignes commencent par { OR($expected) }.
fault-army-empty = Cette armée ne compte encore aucune unité.
fault-army-cost = Les unités coûtent { $cost } points d’armée, et la partie en compte { $points }.
fault-strength-bought = { $unit } s’achète avec { $min } à { $max } points de force, pas { $given }.
