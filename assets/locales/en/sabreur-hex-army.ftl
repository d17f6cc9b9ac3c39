# Armies bought by points: what they are made of, how they are built, and the faults in their text.

nation-france = France
nation-austria = Austria
nation-prussia = Prussia
nation-russia = Russia
nation-britain = Britain
nation-spain = Spain

## What there is, and what it comes to

enlist-name = { NAME($name) }
enlist-kind = { $type }, { $quality }
enlist-kind-skilled = { $type }, { $quality } · { JOIN($skills, ", ") }
enlist-unit = { $id } · { NAME($unit) } · strength { $strength } · CR { $command } · { $kind }
enlist-unit-plain = { $id } · strength { $strength } · CR { $command } · { $kind }
enlist-cost = Cost: { $strength } strength points at { $price } each, **{ $cost }** army points.
enlist-total = The army costs **{ $cost }** of { $points } army points{ $left ->
    [0] , nothing left
   *[other] { $over ->
        [yes] , **{ $left }** too many
       *[other] , { $left } left
    }
 }.
enlist-elites = { $most ->
    [0] A game of this size has no elite units.
   *[other] Elite units: { $elites } of { $most }.
 }
enlist-order-points = Order points each turn: { JOIN($formulas, " / ") }.
enlist-formula = { $dice }{ $plus ->
    [0] {""}
   *[other] {" "}{ SIGN($plus) }
 }
enlist-trouble = ⚠ { $says }
enlist-trouble-more = ⚠ And { $more } more.
enlist-trouble-of = ⚠ { $id }: { $says }

## Building: the whole army

enlist-whole = { $name }: choose a unit to change, or add one.
enlist-row-units = Units
enlist-one-named = { $id } · { NAME($unit) } · { $kind } · { $cost }
enlist-one = { $id } · { $kind } · { $cost }
enlist-add = Add a unit
enlist-size = Size of the game
enlist-title = Rename
enlist-nation = Nation
enlist-back = Back to the army
enlist-back-unit = Back to { $id }
enlist-add-asks = Which unit do you want to add?
enlist-row-types = By type
enlist-row-kits = Historical units
enlist-type = { CAP($type) } · { $cost }
enlist-kit-named = { NAME($unit) } · { $kind } · { $cost }
enlist-kit = { $kind } · { $strength } strength points · { $cost }
enlist-size-asks = What size of game is this army for?
enlist-points = { $points }
enlist-size-typed = The size of the game in army points
enlist-title-asks = What should { $name } be called?
enlist-title-typed = English name / French name
enlist-nation-asks = Whose army is it? Its own kinds of units can then be added.
enlist-nation-none = No nation

## Building: one unit

enlist-row-strength = Strength
enlist-row-quality = Quality
enlist-row-command = Command rating
enlist-row-skills = Skills
enlist-strength = { $strength } · { $cost } army points
enlist-quality = { CAP($quality) } · { $price } a strength point
enlist-command = CR { $command } · { $price ->
    [0] usual
   *[other] { SIGN($price) } a strength point
 }
enlist-skill = { $skill } · { $price ->
    [0] free
   *[other] { SIGN($price) } a strength point
 }
enlist-gist = **{ $skill }** ({ $price ->
    [0] free
   *[other] { SIGN($price) }
 }): { $means }
enlist-twin = Duplicate
enlist-called = Name
enlist-id = Short name
enlist-brigade = Brigade
enlist-dismiss = Remove
enlist-id-asks = Which short name should orders use for { $id }?
enlist-id-typed = Digits, then letters
enlist-called-asks = What is { $id } called?
enlist-called-sample = In a sentence: { THECAP($unit) } { NB($unit, "has", "have") } arrived.
enlist-called-typed = Name: English / French with article
enlist-grammar-article = English: with “the”
enlist-grammar-plural = English: plural
enlist-grammar-feminine = French: feminine
enlist-brigade-asks = Which brigade does { $id } belong to?
enlist-brigade-none = No brigade
enlist-brigade-typed = A new one: English name / French name

## The page of an army

enlist-unreadable = This is not an army
enlist-page-infantry = Infantry · { $units } · { $cost } army points ({ $part }%)
enlist-page-cavalry = Cavalry · { $units } · { $cost } army points ({ $part }%)
enlist-page-artillery = Artillery · { $units } · { $cost } army points ({ $part }%)
enlist-page-unit = Unit
enlist-page-strength = Strength
enlist-page-quality = Quality
enlist-page-command = CR
enlist-page-skills = Skills
enlist-page-cost = Cost
enlist-page-named = { $id } · { NAME($unit) } · { $type }
enlist-page-plain = { $id } · { $type }
enlist-page-brigades = Brigades
enlist-page-sums = In all
enlist-alt = This page shows { $name }, an army of { $units } { COUNT($units, "unit", "units") }.
enlist-alt-unit = { $id } ({ $kind }) has strength { $strength } and CR { $command }.

## Faults

fault-army-heading = The line “army” is missing, for example: army en "Brigade" fr "Brigade" points 1000.
fault-army-line = “{ NAME($word) }” cannot begin a line of an army. Write a unit like this: 7C heavy cavalry cuirassier strength 10 CR 8. That is its short name (digits, then letters), its type, then skills, strength and command rating. Other lines begin with { OR($expected) }.
fault-army-nobody = This army has no units yet.
fault-army-cost = The units cost { $cost } army points, but the game size is { $points }.
fault-strength-bought = { $unit } may be bought with { $min } to { $max } strength points, not { $given }.
