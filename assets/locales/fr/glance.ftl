# D'un coup d'œil : le tutoriel, toutes ses batailles, ce qui s'est passé entre-temps, la fin, et l'aide.

command-tutorial = Apprendre en jouant : cinq courtes étapes contre le bot, aussi souvent que vous voulez
    .name = tutoriel
command-tutorial-where = Dans ce salon, ou dans vos messages privés ; sans elle, ici
    .name = lieu
command-tutorial-where-here = ici
command-tutorial-where-direct = dans mes messages privés
-tutorial = `/{ command-tutorial.name }`

bot-tutorial-here = La leçon est ouverte. Lisez le dernier message ci-dessous et appuyez sur son premier bouton.
bot-tutorial-direct = La leçon est ouverte dans vos messages privés : { $address }
lesson-welcome = Bienvenue, { $who } ! Cinq courtes étapes montrent comment se joue une bataille : activation, marche, feu, charge, réaction. Vous commandez **{ $side }** ; { $robot } commande { $other } et attend qu'une étape ait besoin de lui. Les dés sont de vrais dés, et quoi qu'ils donnent, c'est bien.
# $n of $of: the number of the step; $title: its title.
lesson-step = Étape { $n } sur { $of } · { $title }
# $order: what the first button orders.
lesson-press = Appuyez sur **{ $order }** : vous seul voyez ce que cela ferait, et **Confirmer** le donne. Ou tapez la même chose avec { -order }.
lesson-wait = Pour cela, appuyez sur le bouton ci-dessous ; il vous demande encore une fois avant de compter.
lesson-still = C'est de nouveau votre tour, et cette étape reste à faire.
lesson-theirs = Votre tour est fini. L'ennemi joue maintenant ; puis ce sera de nouveau à vous.
lesson-passed-over = **{ $step }** : ce n'est plus possible comme les choses sont ; cela arrive à la bataille. Nous continuons.
lesson-done-title = La leçon est finie
lesson-done = Voilà tout le jeu en petit : les points éveillent les unités, elles marchent, tirent et chargent, et qui est attaqué choisit. Désormais l'ennemi se bat pour de bon ; continuez, ou ouvrez une vraie bataille avec { -battle-new }. { -help } dit toujours que faire ensuite, { -tutorial } recommence.
lesson-cut-title = La leçon s'arrête tôt
lesson-cut = La bataille était finie avant la dernière étape. { -tutorial } recommence.
lesson-none = Aucun jeu n'a ici de leçon.
lesson-elsewhere = Il y a une bataille dans ce salon, que je ne dérange pas. { -tutorial } `{ command-tutorial-where.name }:{ command-tutorial-where-direct }` ouvre la leçon dans vos messages privés ; ou prenez un autre salon.
