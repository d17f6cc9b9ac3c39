# What a book says that writes no words of its own for it.

book-text = { $text }
book-unit = { $unit }
book-asks = { $whom }: what do you answer?
book-compose-asks = Which order?
book-compose-whole = The order is complete.
book-all = The whole field
book-stands = In { $at }.
book-off-map = Not on the map.
book-unit-stands = { $says }: in { $at }
book-unit-off-map = { $says }: not on the map
book-no-unit = There is no unit called “{ $name }”.
book-no-sight = This game has no lines of sight.
book-no-threats = This game does not work out what enemies could do.
book-no-deeds = In this game, a ruling is words only: leave the changes empty.
