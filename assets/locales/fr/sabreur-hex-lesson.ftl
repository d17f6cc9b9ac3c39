# La leçon du tutoriel. Chaque étape : son titre, ce qu'il faut faire, et ce qui s'est passé quand c'est fait.

sh-lesson-sum = les points activent les unités, elles marchent, tirent et chargent, et le camp attaqué choisit
sh-lesson-activation-title = { shared-activation }
# $points : les points d'ordre tirés.
sh-lesson-activation = Une unité ne fait rien tant qu'un **point d'ordre** ne l'active pas ; vous en avez { $points }. Des unités voisines de même orientation sont activées ensemble pour un seul point. Faites avancer deux bataillons d'un même ordre.
sh-lesson-activation-done = { $units ->
    [one] Un point a activé une unité ; deux unités voisines n'auraient pas coûté plus.
   *[other] Un seul ordre a activé { $units } unités ensemble : c'est ainsi que peu de points meuvent toute une ligne.
 } Il vous reste { $points ->
    [0] zéro point : votre tour est fini, le prochain en apportera d'autres.
    [one] 1 point.
   *[other] { $points } points.
 } Une unité agit une fois par tour.
sh-lesson-march-title = Marche
sh-lesson-march = En marche, une unité pivote d'abord, puis va tout droit : `face NE` nomme l'orientation qu'elle garde, et la dernière case est celle où elle finit. On ne pivote plus après : regardez donc où est l'ennemi. Faites marcher une autre unité.
sh-lesson-march-done = La marche est faite, et l'orientation reste : une unité ne tire et ne charge que devant elle, et craint pour ses flancs. Une marche tranquille se passe de dés.
sh-lesson-fire-title = Tir
sh-lesson-fire = Les canons tirent loin, les fusils à trois ou cinq cases, et seulement sur ce qu'ils voient devant eux. Chaque dé de 5 ou 6 touche. Tirez sur un ennemi.
sh-lesson-fire-done = { $lost ->
    [0] Personne n'est tombé cette fois : cela arrive.
    [one] L'ennemi y perd 1 point de force.
   *[other] L'ennemi y perd { $lost } points de force.
 } Les petites lignes montrent chaque dé et ce qui s'y ajoute ; **{ details-button }** nomme les règles. Une unité qui perd des hommes peut devoir tester son moral.
sh-lesson-charge-title = { shared-charge }
sh-lesson-charge = La cavalerie charge de loin ce qui est devant elle. L'ennemi choisit comment la recevoir et doit garder son sang-froid ; contre un carré, une charge n'aboutit à rien. Chargez avec vos cuirassiers.
sh-lesson-charge-done = { $all ->
    [0] Personne n'est tombé : le moral seul a décidé.
   *[other] L'ennemi y perd { $theirs } en force, et vous { $ours }.
 } L'ennemi a d'abord choisi, puis éprouvé son moral, puis on en est venu aux coups : toute charge va ainsi. Une unité qui fuit ne sert plus à rien tant qu'elle n'est pas ralliée.
sh-lesson-reaction-title = Réaction
sh-lesson-reaction = À votre tour d'être chargé. Finissez votre tour ; l'ennemi fond sur vous, et une **carte** demande ce que fait votre unité. Chaque bouton donne le résultat à obtenir et la probabilité de réussite. Dans une vraie bataille, votre doctrine répond pour vous à ce qui va de soi.
sh-lesson-reaction-meanwhile = Votre tour est fini, et c'est vous maintenant qu'on charge : l'ennemi fond sur une de vos unités. Une **carte** demande ce qu'elle fait ; chaque bouton donne le résultat à obtenir et la probabilité de réussite. Dans une vraie bataille, votre doctrine répond pour vous à ce qui va de soi.
sh-lesson-reaction-done = Vous avez choisi, les dés sont tombés{ $all ->
    [0] , et personne avec eux.
   *[other] {" "}: l'ennemi y perd { $theirs } en force, et vous { $ours }.
 } Une telle réponse se donne aussi des jours plus tard, depuis le téléphone, et même à l'avance.
