# La leçon de Bataille fantastique. Chaque étape : son titre, ce qu'il faut faire, et ce qui s'est passé quand c'est fait.

fb-lesson-sum = un commandant fait bouger une unité avec deux dés, et chaque ordre de plus est plus difficile ; chaque socle d'une charge trouve sa propre place ; à côté d'un flanc ennemi, on se rabat ; les tireurs répondent à une charge ; qui voit l'ennemi de près peut partir sans ordre
fb-lesson-order-title = Ordre
fb-lesson-order = Une unité bouge quand l'ordre de son commandant lui parvient : deux dés, **8 ou moins**, et 1 de moins pour chaque ordre de plus à cette unité pendant le tour. Un commandant dont l'ordre échoue n'en donne plus ce tour-ci. Faites avancer une unité.
# $needed : au plus ce total aux deux dés.
fb-lesson-order-passed = Il fallait { $needed } ou moins, et l'ordre est arrivé. L'infanterie fait 20 cm, la cavalerie 30, ou la moitié hors d'une formation régulière ; tourner en coûte une partie.
fb-lesson-order-failed = Il fallait { $needed } ou moins : l'ordre n'est pas arrivé, et son commandant a fini pour ce tour. Donnez donc d'abord les ordres qui comptent le plus.
fb-lesson-charge-title = { shared-charge }
fb-lesson-charge = Un ennemi en vue à moins de 20 cm peut être chargé par **initiative**, sans ordre. Le bot place chaque socle pour qu'il en touche le plus possible ; l'aperçu montre où, et ce que chacun dépense de son mouvement. Chargez un ennemi de front.
# $n : socles au contact. $hits : touches de ceux qui sont chargés.
fb-lesson-charge-done = { $n ->
    [one] Un de vos socles touche l'ennemi.
   *[other] { $n } de vos socles touchent l'ennemi.
 } { $hits ->
    [0] Aucun tir n'a touché la charge.
    [one] La charge a essuyé un tir, qui a touché une fois.
   *[other] La charge a essuyé un tir, qui a touché { $hits } fois.
 } Un tir n'arrête jamais une charge. Le combat vient à la fin de votre tour.
fb-lesson-envelop-title = Envelopper
fb-lesson-envelop = C'est d'où vient la charge qui décide du côté qu'elle frappe. Sur un flanc il y a peu de place : une infanterie non-choc peut donc **envelopper**. Les socles à côté du premier se rabattent autour des coins de l'ennemi, si leur mouvement le permet.
# $n : socles au contact.
fb-lesson-envelop-done = { $n ->
    [one] Un de vos socles touche l'ennemi
   *[other] { $n } de vos socles touchent l'ennemi
 }, sur le flanc ou rabattus autour. Cela compte au combat : chaque dé de flanc ou de dos a 1 de plus.
fb-lesson-shots-title = Riposter
fb-lesson-shots = À vous maintenant de subir une charge. Finissez votre tour : viennent les tirs et les combats, puis l'ennemi charge une de vos unités qui a des armes de tir, et une **carte** demande si elle tire. Dans une vraie bataille, votre doctrine répond pour vous.
fb-lesson-shots-meanwhile = Votre tour est fini, et c'est vous maintenant qui subissez une charge : l'ennemi vient sur une de vos unités qui a des armes de tir. Une **carte** demande si elle tire.
# $hits : sur le chargeur.
fb-lesson-shots-done = { $hits ->
    [0] Aucune touche cette fois.
    [one] Une touche sur le chargeur.
   *[other] { $hits } touches sur le chargeur.
 } Les touches d'une phase s'additionnent : la troisième retire un socle. Le chargeur arrive au contact quand même.
fb-lesson-evade-title = Éviter
fb-lesson-evade = Par initiative, une unité peut aussi **éviter** : droit à l'opposé de l'ennemi en vue le plus proche, s'il est à moins de 20 cm. Elle dispose de tout son mouvement et prend à la fin la formation voulue. Si aucune des vôtres ne le peut, finissez votre tour : l'ennemi s'approche.
fb-lesson-evade-done = L'unité est partie, sans ordre. Une fois par tour, une unité peut agir par initiative : éviter, ou charger.
