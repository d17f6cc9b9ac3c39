# Le salon dans le navigateur : ce que dit la page elle-même.
page-only-you = Vous seul pouvez voir ceci

# Une bataille en un fichier.
page-to-light = Clair
page-to-dark = Sombre
page-battle-opened = Ouverte
page-battle-ended = Finie
page-battle-dice = Promesse des dés
page-battle-chain = Fin de la chaîne
