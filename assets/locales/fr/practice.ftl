# Ce que le Discord d’exercice dit lui-même aux gens : seulement ce que Discord ou son client refuserait.

practice-not-ours = Cette adresse n'est que pour les programmes et les pages de ce serveur.
practice-no-request = Il n'y a pas de { $request }.
practice-missing = Il manque « { $name } ».
practice-body = La requête n'est pas comme il faut : { $faults }
practice-json = Une requête qui fait quelque chose doit être en JSON.
practice-too-large = C'est trop gros : les fichiers vont jusqu'à 10 Mio.
practice-silent = L'application ne répond pas.

## Qui, où, quoi.

practice-person-unknown = Il n'y a personne du nom de « { $named } ». Il y a { $known }.
practice-channel-unknown = { $person } ne voit pas de salon « { $named } », seulement { $known }.
practice-channel-several = Plusieurs salons s'appellent « { $named } » : donnez plutôt l'identifiant.
practice-channel-kind = #{ $named } n'est pas un salon de ce genre.
practice-role-unknown = Il n'y a pas de rôle « { $named } » ici.
practice-message-unknown = { $person } ne voit pas de message { $id }.
practice-dismiss-public = Le message { $id } est pour tous : on ne peut pas le faire disparaître.

## Commandes.

practice-commands-forbidden = { $person } ne peut pas donner de commandes dans #{ $channel }.
practice-command-unknown = { $person } n'a pas de commande « /{ $named } » ici ; il y a { $known }.
practice-command-none = { $person } n'a pas de commandes ici.
practice-subcommand-unknown = Il n'y a pas de commande « /{ $named } ». Il y a { $known }.
practice-subcommand-none = Il n'y a pas de commande « /{ $named } ».
practice-command-unfinished = « /{ $named } » n'est pas une commande entière. Il y a { $known }.
practice-option-unknown = La commande n'a pas d'option « { $name } » ; elle a { $known }.
practice-option-none = La commande n'a pas d'option « { $name } », ni aucune autre.
practice-option-missing = Il manque l'option « { $name } ».
practice-option-no-completion = L'option « { $name } » n'a pas de complétion.
practice-option-no-file = L'option « { $name } » ne prend pas de fichier.
practice-option-file = L'option « { $name } » prend un fichier : envoyez-le dans « files ».
practice-option-short = L'option « { $name } » demande au moins { $least } { COUNT($least, "caractère", "caractères") }.
practice-option-long = L'option « { $name } » prend au plus { $most } { COUNT($most, "caractère", "caractères") }.
practice-option-number = L'option « { $name } » doit être un nombre.
practice-option-whole = L'option « { $name } » doit être un nombre entier.
practice-option-least = L'option « { $name } » doit être d'au moins { $least }.
practice-option-most = L'option « { $name } » doit être d'au plus { $most }.
practice-option-boolean = L'option « { $name } » doit être vraie ou fausse (true, false).
practice-option-choice = L'option « { $name } » doit être l'un de ces choix : { $known }.

## Boutons, menus, formulaires.

practice-part-unknown = Le message n'a pas de composant « { $named } » ; il a { $known }.
practice-part-none = Le message n'a pas de composant « { $named } », ni aucun autre.
practice-part-several = Le message a plusieurs composants « { $named } » : donnez le custom_id.
practice-part-link = « { $label } » est un lien vers { $url }.
practice-part-disabled = « { $label } » est désactivé.
practice-part-button = « { $label } » est un bouton et ne prend pas de valeurs.
practice-part-choice = « { $label } » n'a pas de « { $given } », seulement { $known }.
practice-part-count = « { $label } » prend de { $least } à { $most } valeurs.
practice-part-count-exactly = « { $label } » prend { $least } { COUNT($least, "valeur", "valeurs") }.
practice-modal-closed = { $person } n'a pas de formulaire { $id } ouvert.
practice-field-unknown = Le formulaire n'a pas de champ « { $name } ».
practice-field-missing = Il manque le champ « { $name } ».
practice-field-length = Le champ « { $name } » prend de { $least } à { $most } caractères.
practice-field-text = Le champ « { $name } » prend un texte.
practice-field-texts = Le champ « { $name } » prend une liste de textes.
practice-field-files = Le champ « { $name } » prend une liste de fichiers.
practice-field-count = Le champ « { $name } » prend de { $least } à { $most } entrées.
practice-field-count-exactly = Le champ « { $name } » prend { $least } { COUNT($least, "entrée", "entrées") }.
