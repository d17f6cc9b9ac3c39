### Fantasy battle: why an order is suggested, in some four words beside it.

# $won, $lost: stands that each side is likely to lose.
fb-idea-charge = enemy loses about { $won }, you { $lost }
# $worth: points.
fb-idea-place = a better place, by { $worth } { COUNT($worth, "point", "points") }
