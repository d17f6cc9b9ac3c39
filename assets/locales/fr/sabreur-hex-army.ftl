# Les armées achetées en points : ce qui les compose, et les fautes dans leur texte.

nation-france = France
nation-austria = Autriche
nation-prussia = Prusse
nation-russia = Russie
nation-britain = Grande-Bretagne
nation-spain = Espagne

enlist-unit = { $id } · { NAME($unit) } · { $type }, { $quality } · force { $strength } · Cd { $command }
enlist-unit-skilled = { $id } · { NAME($unit) } · { $type }, { $quality } · force { $strength } · Cd { $command } · { JOIN($skills, ", ") }

fault-army-heading = Il manque la ligne « army », par exemple : army en "Brigade" fr "Brigade" points 1000.
fault-army-nobody = Personne ne sert encore dans cette armée.
fault-army-cost = Les unités coûtent { $cost } points d’armée, et la partie en compte { $points }.
fault-strength-bought = { $unit } s’achète avec { $min } à { $max } points de force, pas { $given }.
