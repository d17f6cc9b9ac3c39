# Armies bought by points: what they are made of, and the faults in their text.

nation-france = France
nation-austria = Austria
nation-prussia = Prussia
nation-russia = Russia
nation-britain = Britain
nation-spain = Spain

enlist-unit = { $id } · { NAME($unit) } · { $type }, { $quality } · strength { $strength } · Cd { $command }
enlist-unit-skilled = { $id } · { NAME($unit) } · { $type }, { $quality } · strength { $strength } · Cd { $command } · { JOIN($skills, ", ") }

fault-army-heading = The line “army” is missing, for example: army en "Brigade" fr "Brigade" points 1000.
fault-army-nobody = Nobody serves in this army yet.
fault-army-cost = The units cost { $cost } army points, and the game is one of { $points }.
fault-strength-bought = { $unit } may be bought with { $min } to { $max } strength points, not { $given }.
