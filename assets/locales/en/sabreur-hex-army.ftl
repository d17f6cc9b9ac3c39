# Armies bought by points: what they are made of, how they are built, and the faults in their text.

nation-france = France
nation-austria = Austria
nation-prussia = Prussia
nation-russia = Russia
nation-britain = Britain
nation-spain = Spain

## What there is, and what it comes to

builder-name = { NAME($name) }
builder-kind = { $type }, { $quality }
builder-kind-skilled = { $type }, { $quality } · { JOIN($skills, ", ") }
builder-unit = { $id } · { NAME($unit) } · strength { $strength } · CR { $command } · { $kind }
builder-unit-plain = { $id } · strength { $strength } · CR { $command } · { $kind }
builder-cost = Cost: { $strength } strength points at { $price } each, **{ $cost }** army points.
builder-total = The army costs **{ $cost }** of { $points } army points{ $left ->
    [0] , nothing left
   *[other] { $over ->
        [yes] , **{ $left }** too many
       *[other] , { $left } left
    }
 }.
builder-elites = { $most ->
    [0] A game of this size has no elite units.
   *[other] Elite units: { $elites } of { $most }.
 }
builder-order-points = Order points each turn: { JOIN($formulas, " / ") }.
builder-formula = { $dice }{ $plus ->
    [0] {""}
   *[other] {" "}{ SIGN($plus) }
 }
builder-trouble = ⚠ { $says }
builder-trouble-more = ⚠ And { $more } more.
builder-trouble-of = ⚠ { $id }: { $says }

## Building: the whole army

builder-whole = { $name }: choose a unit to change, or add one.
builder-row-units = Units
builder-one-named = { $id } · { NAME($unit) } · { $kind } · { $cost }
builder-one = { $id } · { $kind } · { $cost }
builder-add = Add a unit
builder-size = Size of the game
builder-title = Rename
builder-nation = Nation
builder-back = Back to the army
builder-back-unit = Back to { $id }
builder-add-asks = Which unit do you want to add?
builder-row-types = By type
builder-row-kits = Historical units
builder-type = { CAP($type) } · { $cost }
builder-kit-named = { NAME($unit) } · { $kind } · { $cost }
builder-kit = { $kind } · { $strength } strength points · { $cost }
builder-size-asks = What size of game is this army for?
builder-points = { $points }
builder-size-typed = The size of the game in army points
builder-title-asks = What should { $name } be called?
builder-title-typed = English name / French name
builder-nation-asks = Whose army is it? Its own kinds of units can then be added.
builder-nation-none = No nation

## Building: one unit

builder-row-strength = Strength
builder-row-quality = Quality
builder-row-command = Command rating
builder-row-skills = Skills
builder-strength = { $strength } · { $cost } army points
builder-quality = { CAP($quality) } · { $price } a strength point
builder-command = CR { $command } · { $price ->
    [0] usual
   *[other] { SIGN($price) } a strength point
 }
builder-skill = { $skill } · { $price ->
    [0] free
   *[other] { SIGN($price) } a strength point
 }
builder-gist = **{ $skill }** ({ $price ->
    [0] free
   *[other] { SIGN($price) }
 }): { $means }
builder-twin = Duplicate
builder-called = Name
builder-id = Short name
builder-brigade = Brigade
builder-dismiss = Remove
builder-id-asks = Which short name should orders use for { $id }?
builder-id-typed = Digits, then letters
builder-called-asks = What is { $id } called?
builder-called-sample = In a sentence: { THECAP($unit) } { NB($unit, "has", "have") } arrived.
builder-called-typed = Name: English / French with article
builder-grammar-article = English: with “the”
builder-grammar-plural = English: plural
builder-grammar-feminine = French: feminine
builder-brigade-asks = Which brigade does { $id } belong to?
builder-brigade-none = No brigade
builder-brigade-typed = A new one: English name / French name

## The page of an army

builder-unreadable = This is not an army
builder-page-infantry = Infantry · { $units } · { $cost } army points ({ $part }%)
builder-page-cavalry = Cavalry · { $units } · { $cost } army points ({ $part }%)
builder-page-artillery = Artillery · { $units } · { $cost } army points ({ $part }%)
builder-page-unit = Unit
builder-page-strength = Strength
builder-page-quality = Quality
builder-page-command = CR
builder-page-skills = Skills
builder-page-cost = Cost
builder-page-named = { $id } · { NAME($unit) } · { $type }
builder-page-plain = { $id } · { $type }
builder-page-brigades = Brigades
builder-page-sums = In all
builder-alt = This page shows { $name }, an army of { $units } { COUNT($units, "unit", "units") }.
builder-alt-unit = { $id } ({ $kind }) has strength { $strength } and CR { $command }.

## Faults

fault-army-heading = The line “army” is missing, for example: army en "Brigade" fr "Brigade" points 1000.
fault-army-line = “{ NAME($word) }” cannot begin a line of an army. Write a unit like this: 7C heavy cavalry cuirassier strength 10 CR 8. That is its short name (digits, then letters), its type, then skills, strength and command rating. Other lines begin with { OR($expected) }.
fault-army-empty = This army has no units yet.
fault-army-cost = The units cost { $cost } army points, but the game size is { $points }.
fault-strength-bought = { $unit } may be bought with { $min } to { $max } strength points, not { $given }.
