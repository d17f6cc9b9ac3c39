### Skirmish: what a scenario may change. The first value of each is the usual one.


sk-variant-capabilities = capability table
sk-variant-capabilities-on = Troops fire as the capability table says.
sk-variant-capabilities-off = Everyone fires by the musket table alone; class 2 has −1.
sk-variant-lightLooseDisorder = light infantry in loose order
sk-variant-lightLooseDisorder-off = Light infantry in loose order keeps its several sixes.
sk-variant-lightLooseDisorder-on = Light infantry in loose order in the open has no several sixes against a group.
sk-variant-assaultDie = die of an assault
sk-variant-assaultDie-line = A line or a wide column adds D6 cm to its assault, a march column does not.
sk-variant-assaultDie-all = All close order adds D6 cm to its assault, a march column too.
sk-variant-screen = skirmish screens
sk-variant-screen-automatic = A mass behind a screen always suffers what it would have lost beyond the screen’s losses.
sk-variant-screen-ask = The side that fires says whether a mass behind a screen suffers the difference.
sk-variant-initiative = who goes first
sk-variant-initiative-first = The scenario’s first side goes first in every turn.
sk-variant-initiative-die = Both sides roll a die at the start of each turn, and the higher goes first.
sk-variant-fights = melee
sk-variant-fights-desk = The players, or an umpire, settle each melee by their generic rules.
sk-variant-fights-simple = Melee is fought by a short table of this bot, because the book has none.
