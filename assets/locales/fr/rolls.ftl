# Les dés qu'une personne lance souvent, sous des noms à elle : la commande qui les montre, et ce qui s'en dit.

command-rolls = Voir vos jets enregistrés : ce qu'ils lancent, et un menu pour en supprimer un
    .name = jets
-rolls = `/{ command-rolls.name }`

rolls-title = Vos jets enregistrés
rolls-none = Vous n'avez enregistré aucun jet. { -roll } avec `{ command-roll-save-as.name }` enregistre les dés sous un nom, que `{ command-roll-dice.name }` propose ensuite.
rolls-line = **{ $name }** · { $dice }
rolls-how = Tapez le nom là où { -roll } demande des dés, ou choisissez-le là.
rolls-drop = Supprimer un jet

rolls-again = Relancer
rolls-by = { $who } lance :
rolls-secret = Vous seul voyez ceci. Si vous le montrez, tous verront ces mêmes dés.
rolls-reveal = Montrer à tous
rolls-reveals = { $who } montre un jet secret :
rolls-revealed = Montré à tous.
rolls-unshown = Il n’a pas pu être montré : personne d’autre ne peut me lire ici.
rolls-kept = Enregistré sous **{ $name }**.
rolls-replaced = Enregistré sous **{ $name }**, à la place de `{ $before }`.
rolls-unreadable = Votre jet **{ $name }** ne se lance plus. { $why }
rolls-examples =
    2D6
    3D6 sans le plus haut
    8 dés à 5+
    8 dés à 4+, 6 doubles, sauvegarde 5+
    D66
    4D6kh3+2
    3x(2D6)
    2D6<=7

# Ce qui peut suivre des dés, complété au fil de la saisie.
rolls-endings =
    dés à 5+
    sauvegardes à 4+
    jets de sauvegarde à 4+
    à 5+
    sur 5+
    touchent à 5+
    , 6 doubles
    , les 6 comptent double
    , sauvegarde 5+
    sans le plus haut
    sans le plus bas
    sans la plus haute
    sans la plus basse
    garder le plus haut
    garder le plus bas
    garder la plus haute
    garder la plus basse
    garde la plus haute
    garde la plus basse
    garde le plus haut
    garde le plus bas
    explosifs
    au moins 8
    au plus 7

rolls-name = Un nom a de 1 à { $most } lettres, chiffres et espaces, par exemple `salve de la garde`.
rolls-name-dice = `{ $name }` se lirait comme des dés. Donnez-leur un nom en toutes lettres, par exemple `salve de la garde`.
rolls-text = Des dés à enregistrer font au plus { $most } caractères. Raccourcissez-les, par exemple en ôtant le commentaire.
rolls-full = Vous avez déjà { $most } jets enregistrés, le maximum. Supprimez-en un avec { -rolls }, ou prenez un nom que vous avez déjà.
rolls-gone = Vous n'avez plus ce jet.
rolls-dropped = **{ $name }** est supprimé.
