# Une bataille contre le bot : son accueil, et ce qu'on pourrait ordonner, en boutons.

host-solo-opened = Bienvenue, { $who } ! Vous commandez **{ THE($side) }**. { $robot } commande { THE($other) } : il ordonne tout seul et répond à tout ce qu'on lui demande, si bien qu'il ne faut personne d'autre.
# $aim : ce qu'il faut pour gagner, en une phrase du jeu.
host-solo-aim = **Votre but.** { $aim }
host-solo-first = **D'abord.** Sous la carte, un bouton propose un ordre. **Appuyez dessus** : vous seul voyez ce que ferait cet ordre. **Confirmer** le donne, et les dés tombent. **{ call-ideas }** en propose d'autres.
host-solo-deploy = **D'abord.** Déployez votre armée avec { -deploy } : un dispositif tout prêt suffit. Ensuite, sous la carte, un bouton propose un ordre. **Appuyez dessus** : vous seul voyez ce que ferait cet ordre. **Confirmer** le donne, et les dés tombent. **{ call-ideas }** en propose d'autres.
# $name : la doctrine de départ ; $means : ce qu'elle fait, en quelques mots.
host-solo-doctrine = **Au tour de l'ennemi.** Vos unités réagissent selon votre doctrine, au départ **{ $name }** : { $means }. On vous demande les vrais choix. { -doctrine } l'explique et la change.
host-solo-more = **Ensuite.** { -order } prend n'importe quel ordre et le complète au fil de la saisie ; { -unit } dit ce que peut une unité ; { -help } a tout le reste. La personne qui prend { THE($other) } avec { -battle-join } remplace le bot.
end-turn-label = Finir le tour
call-panel = Panneau
call-ideas = Idées
host-idea-gone = Ce bouton appartient à une autre bataille.

aim-none = La bataille dure { $turns } tours. Le camp qui a alors le plus de points de victoire l'emporte ; on en gagne en détruisant des ennemis. Une armée perd plus tôt, quels que soient les points, quand sa moitié est perdue ou en fuite à la fin de son propre tour.
aim-objectives = La bataille dure { $turns } tours. Le camp qui a alors le plus de points de victoire l'emporte ; on en gagne en détruisant des ennemis, et en tenant à la fin { $places }. Une armée perd plus tôt, quels que soient les points, quand sa moitié est perdue ou en fuite à la fin de son propre tour.
aim-objective = { NAME($name) } ({ $points })
pa-aim = La bataille dure { $turns } tours. Ce livre ne compte pas de points : vous vous déplacez selon les règles, et ce que valent vos combats se règle à la table, où le bot consent à ce que vous proposez.
