# Le salon dans le navigateur : ce que dit la page elle-même.
page-only-you = Vous seul pouvez voir ceci

# Le salon : ce qui entoure les messages.
page-bot = Aide-de-camp
page-skip = Aller à la saisie
page-close = Fermer
page-servers = Serveurs
page-places = Salons
page-direct = Messages privés
page-opening = Un instant
page-open-list = Salons et personnes
page-thread = { $name }, fil
page-private-thread = { $name }, fil privé
page-unread = { $count ->
    [one] { $name }, un message non lu
   *[other] { $name }, { $count } messages non lus
  }
page-log = Messages de { $name }
page-older = Messages plus anciens
page-below = { $count ->
    [0] Derniers messages
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
  }
page-beginning = C’est le début de { $name }
page-beginning-hint = Tapez une barre oblique en bas, et vous verrez ce que le bot sait faire ici.
page-typing = Aide-de-camp écrit
page-lost = La connexion est perdue. La page réessaie d’elle-même et ne manque rien.
page-offline = Aide-de-camp est hors ligne. Ce que vous lui donnez maintenant n’atteint personne ; il revient de lui-même.
page-unreachable = Le serveur d’entraînement ne répond pas.
page-failed = Le serveur d’entraînement a eu un défaut ; son terminal dit lequel.
page-said = { $text }

# Les personnes et les réglages.
page-self = Vous
page-people = Qui êtes-vous ?
page-people-hint = Ouvrez une deuxième personne dans sa propre fenêtre pour jouer les deux camps.
page-you-are = Vous êtes
page-window = { $name } dans sa propre fenêtre
page-part-you = vous
page-part-commander = second commandant
page-part-guest = de passage
page-part-umpire = arbitre
page-settings = Réglages
page-theme = Couleurs
page-theme-system = Celles du système
page-theme-dark = Sombres
page-theme-light = Claires
page-language = Langue
page-language-system = Automatique

# La saisie.
page-entry = Donner une commande
page-entry-label = Commande dans { $name }
page-entry-empty = Tapez / pour une commande
page-entry-further = Une autre option
page-send = Envoyer
page-hints = Suggestions
page-no-words = Le bot ne lit pas les messages : tapez / et choisissez ce que vous voulez.
page-no-command = Il n’y a pas de commande { $text } ici.
page-more = { $count ->
    [one] + une autre option
   *[other] + { $count } autres options
  }
page-remove = Retirer { $name }
page-choose-file = Choisir, déposer ou coller un fichier
page-size = { $size } Kio
page-file-nowhere = { $name } accompagne une commande qui prend un fichier : tapez-la d’abord.
page-asking = Question au bot
page-asking-failed = Pas de suggestions :
page-want-needed = obligatoire
page-want-optional = facultatif
page-want-whole = un nombre entier
page-want-number = un nombre
page-want-file = un fichier
page-want-least = au moins { $least }
page-want-most = au plus { $most }
page-yes = Oui
page-no = Non
page-fault-missing = Ce champ est obligatoire.
page-fault-file = Choisissez un fichier, ou retirez l’option.
page-fault-empty = Remplissez ceci, ou retirez l’option.
page-fault-choice = Choisissez dans la liste.
page-fault-option = Aucune option ne porte ce nom : choisissez dans la liste, ou effacez ceci.
page-fault-number = Il faut un nombre.
page-fault-whole = Il faut un nombre entier.
page-fault-least = Au moins { $least }.
page-fault-most = Au plus { $most }.
page-fault-short = { $least ->
    [one] Au moins un caractère.
   *[other] Au moins { $least } caractères.
  }
page-fault-long = { $most ->
    [one] Au plus un caractère.
   *[other] Au plus { $most } caractères.
  }
page-fault-few = Choisissez-en au moins { $least }.
page-fault-many = Choisissez-en au plus { $most }.

# Formulaires et images.
page-cancel = Annuler
page-submit = Envoyer
page-picture = Image
page-zoom = Agrandir ou réduire

# Une bataille en un fichier.
page-to-light = Clair
page-to-dark = Sombre
page-battle-opened = Ouverte
page-battle-ended = Finie
page-battle-dice = Promesse des dés
page-battle-chain = Fin de la chaîne

# Un message.
page-message = { $who }, { $when }{ $private ->
    [yes] , vous seul pouvez voir ceci
   *[other] { "" }
  }
page-message-app = APP
page-message-yesterday = Hier à { $time }
page-message-pinned = Épinglé
page-message-edited = (modifié)
page-message-thinking = { $who } réfléchit…
page-message-dismiss = Masquer
page-message-used = a utilisé
page-message-reply-gone = Le message d’origine a été supprimé
page-message-reply-see = Appuyez pour voir le message
page-message-told-pinned = { $who } a épinglé un message dans ce salon.
page-message-told-jump = Le voir
page-message-told-thread = { $who } a ouvert un fil : { $name }
page-message-told-open = L’ouvrir
page-message-thread = { $count ->
    [one] { $count } message
   *[other] { $count } messages
  }
page-message-spoiler = Spoiler, appuyez pour le voir
page-message-spoiler-sign = Spoiler
page-message-picture = Image
page-message-enlarge = Afficher en grand
page-message-download = Télécharger
page-message-download-file = Télécharger { $name }
page-message-shop = Boutique
page-message-unknown-part = Cette partie du message ne peut pas être montrée ici.
page-message-unknown-user = utilisateur-inconnu
page-message-unknown-role = rôle-inconnu
page-message-unknown-channel = inconnu
page-message-choose = Faites un choix
page-message-choose-many = { $least ->
    [0] Choisissez-en jusqu’à { $most }
   *[other] Choisissez-en de { $least } à { $most }
  }
page-message-unchoose = Retirer { $name }
page-message-no-choice = Rien ne correspond
