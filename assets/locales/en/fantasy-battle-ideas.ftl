### Fantasy battle: why an order is suggested, in some four words beside it.

# $won, $lost: stands that each side is likely to lose.
fb-idea-charge = { shared-idea-lost }
# $worth: points.
fb-idea-place = { shared-idea-place }
