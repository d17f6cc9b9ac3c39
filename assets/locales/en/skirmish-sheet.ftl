### Skirmish: the tables of the book, as they are printed for play.

sk-sheet-page-fire = { sheet-head-fire }
sk-sheet-page-moves = Moves and morale
sk-sheet-musket = Muskets and carbines
sk-sheet-head-range = Range
sk-sheet-weapon-musket = musket, up to cm
sk-sheet-weapon-carbine = carbine, up to cm
sk-sheet-needs-all = hits on
sk-sheet-needs-class-2 = hits on, class 2
sk-sheet-cuirass = At long range a cuirass needs 1 more.
sk-sheet-sixes = The 1st, 2nd and 3rd natural six of a roll count 6, 7 and 8, unless the unit is in disorder.
sk-sheet-capabilities = Capabilities
sk-sheet-head-troops = { shared-head-troops }
sk-sheet-head-column-B = B: isolated, skirmishers
sk-sheet-head-column-C = C: group
sk-sheet-head-column-D = D: group, volley
sk-sheet-head-column-E = E: group, in skirmish order
sk-sheet-head-column-F = F: no leader
sk-sheet-cell = { $n ->
    [0] ±0
   *[other] { SIGN($n) }
 } · { JOIN($parts, " · ") }
sk-sheet-sixes-yes = 6 7 8
sk-sheet-sixes-no = 6 6 6
sk-sheet-elite-unit = { legend-quality-elite }
sk-sheet-elite-single = aim
sk-sheet-cells = ±0 or −1 on each die; 6 7 8: several sixes count; 6 6 6: disorder; elite: +1 on one die; aim: a single shooter adds 1 or chooses the figure.
sk-sheet-columns = A volley needs close order or shelter, a leader within voice range, 3 shooters and a group as target.
sk-sheet-column-f = F lies over B, C and E: here at a group.
sk-sheet-grenadier = A single grenadier has no −1 in column B.
sk-sheet-single = A marksman aims in every column.
sk-sheet-moves = Moves
sk-sheet-head-who = { shared-who }
sk-sheet-head-centimetres = { shared-head-centimetres }
sk-sheet-head-clause = { sheet-head-clause }
sk-sheet-march-column = march column, forward
sk-sheet-line = line or wide column, forward
sk-sheet-aside = close order, aside or back
sk-sheet-loose = loose or skirmish order
sk-sheet-loose-difficult = the same, difficult ground
sk-sheet-assault = assault in line or wide column
sk-sheet-mixed = Shares of the rates may be mixed, up to a whole.
sk-sheet-turns = Close order turns once a turn; class 2 does nothing else in that turn.
sk-sheet-morale = Morale test
sk-sheet-head-die = D6
sk-sheet-head-alone = alone
sk-sheet-head-with-superior = with a steady leader
sk-sheet-die-below = below its morale
sk-sheet-die-equal = equal
sk-sheet-die-above = above
sk-sheet-passes = passes
sk-sheet-fails = fails
sk-sheet-voice = Voice range: { $n } cm from the leader to the nearest figure.
sk-sheet-musician = { clause-SK-MOR-07 }
sk-sheet-fails-means = A unit that fails recoils at the start of the next turn.
