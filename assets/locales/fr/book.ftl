# What a book says that writes no words of its own for it.

book-text = { $text }
book-unit = { $unit }
book-asks = { $whom } : que répondez-vous ?
book-compose-asks = Quel ordre ?
book-compose-whole = L'ordre est complet.
book-all = Tout le champ de bataille
book-stands = En { $at }.
book-off-map = Hors de la carte.
book-unit-stands = { $says } : en { $at }
book-unit-off-map = { $says } : hors de la carte
book-no-unit = Aucune unité ne s'appelle « { $name } ».
book-no-sight = Ce jeu ne connaît pas de lignes de vue.
book-no-threats = Ce jeu ne calcule pas ce que l'ennemi pourrait faire.
book-no-deeds = Dans ce jeu, une décision ne tient qu'en mots : laissez les changements vides.
