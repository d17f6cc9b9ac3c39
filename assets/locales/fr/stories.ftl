# Ce que fit chaque unité dans une bataille finie : une ligne pour chacune, faite de parties. $unit : l'unité, $at : une case.

story = **{ ID($unit) }** · { NAME($unit) } : { JOIN($deeds, " ; ") }.
story-unnamed = **{ ID($unit) }** : { JOIN($deeds, " ; ") }.
story-met = { ID($enemy) } en { $at }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } fois)
}
story-charged = charge contre { JOIN($enemies, ", ") }
story-assaulted = assaut contre { JOIN($enemies, ", ") }
story-faced = attaque subie de { JOIN($enemies, ", ") }
story-fired = { $times } { COUNT($times, "tir", "tirs") }
story-routed = mise en fuite de { JOIN($enemies, ", ") }
story-destroyed = anéantissement de { JOIN($enemies, ", ") }
story-took = { $strength } { COUNT($strength, "perte infligée", "pertes infligées") }
story-fled = { $times } { COUNT($times, "fuite", "fuites") }
story-idle = aucun combat
story-stands = à la fin { $left } sur { $of }, en { $at }
story-runs = à la fin en fuite avec { $left } sur { $of }, en { $at }
story-gone = fin en { $at }
story-off = hors de la carte en { $at }
pa-story-entered = arrivée sur le terrain
pa-story-marched = { $hexes } { COUNT($hexes, "case", "cases") } de marche
pa-story-lost = { $stands } { COUNT($stands, "élément perdu", "éléments perdus") }
pa-story-retreated = { $times } { COUNT($times, "repli", "replis") }
pa-story-left = sortie du terrain en { $at }
pa-story-waiting = jamais sur le terrain
