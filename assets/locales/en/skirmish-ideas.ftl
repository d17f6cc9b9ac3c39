### Skirmish: why an order is suggested, in some four words beside it.

# $n: figures that the fire puts out of action on average.
sk-idea-fire = enemy loses about { $n } { COUNT($n, "figure", "figures") }
# $won, $lost: figures that each side is likely to lose.
sk-idea-assault = { shared-idea-lost }
sk-idea-reload = to fire again next turn
# $worth: points.
sk-idea-place = { shared-idea-place }
