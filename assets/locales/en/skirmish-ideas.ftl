### Skirmish: why an order is suggested, in some four words beside it.

# $hits: figures that the fire is likely to cost.
sk-idea-fire = { $hits } hits to expect
# $won, $lost: figures that each side is likely to lose.
sk-idea-assault = enemy loses about { $won }, you { $lost }
sk-idea-reload = to fire again next turn
# $worth: points.
sk-idea-place = a better place, by { $worth } points
