### Escarmouche : ce qu'un scénario peut changer. La première valeur est la valeur habituelle.


sk-variant-capabilities = tableau de capacités
sk-variant-capabilities-on = Les troupes tirent selon le tableau de capacités.
sk-variant-capabilities-off = Tous tirent selon le seul tableau du fusil ; la classe 2 a −1.
sk-variant-lightLooseDisorder = infanterie légère en ordre lâche
sk-variant-lightLooseDisorder-off = L'infanterie légère en ordre lâche garde la règle des plusieurs 6.
sk-variant-lightLooseDisorder-on = L'infanterie légère en ordre lâche à découvert perd la règle des plusieurs 6 contre un groupe.
sk-variant-assaultDie = dé de l'assaut
sk-variant-assaultDie-line = Une ligne ou une colonne large ajoute 1D6 cm à son assaut, pas une colonne de marche.
sk-variant-assaultDie-all = Tout ordre serré ajoute 1D6 cm à son assaut, même une colonne de marche.
sk-variant-screen = écran de tirailleurs
sk-variant-screen-automatic = Une masse derrière un écran subit toujours ce qu'elle aurait perdu de plus que l'écran.
sk-variant-screen-ask = Le camp qui tire dit si la masse derrière l'écran subit la différence.
sk-variant-initiative = qui commence
sk-variant-initiative-first = Le premier camp du scénario commence chaque tour.
sk-variant-initiative-die = Chaque camp lance un dé au début du tour ; le plus haut commence.
sk-variant-fights = mêlée
sk-variant-fights-desk = Les joueurs, ou un arbitre, règlent chaque mêlée avec leur règle générique.
sk-variant-fights-simple = La mêlée se joue avec un court tableau propre à ce bot, car le livre n'en a pas.
