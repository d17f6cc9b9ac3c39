# Pourquoi des dés ne sont pas lancés : voir `Fault` dans src/dice/notation.ts. Les autres phrases sont dans bot.ftl.

bot-roll-times = Je lance les mêmes dés de 1 à { $times } fois de suite. Demandez-en moins, par exemple `3x(2d6)`.
bot-roll-modifiers = Au caractère { $at } : ces dés ne se modifient pas ainsi, ou le sont déjà. Écrivez par exemple `4d6kh3` ou `5d6!`.
bot-roll-again = Au caractère { $at } : un dé explose, ou se relance, sur certaines de ses faces, et au plus sur la moitié. Écrivez par exemple `5d6!>4`.
bot-roll-hits = Au caractère { $at } : aucun dé ne peut y toucher à lui seul ; rien n'y compte double et rien ne s'y sauvegarde. Écrivez par exemple `8 dés à 4+, sauvegarde 5+`.
bot-roll-large = Ces dés peuvent se lancer, mais leurs chances sont trop longues à calculer. Prenez-en moins, ou de plus petits.
