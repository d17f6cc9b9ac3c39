# La leçon d'Escarmouche. Chaque étape : son titre, ce qu'il faut faire, et ce qui s'est passé quand c'est fait.

sk-lesson-sum = une troupe fait une seule chose par tour ; une salve demande la voix d'un gradé et des fusils chargés ; les tirailleurs couvrent la masse derrière eux ; un assaut décide qui tient le terrain
sk-lesson-volley-title = Salve
sk-lesson-volley = Un fusil porte à 60 cm et touche le mieux à moins de 20. En ordre serré ou derrière un muret, trois tireurs ou plus à portée de voix d'un gradé tirent une **salve** sur un groupe ennemi : plusieurs six comptent alors 6, 7, 8. Tirez-en une.
# $lost : figurines ennemies hors de combat.
sk-lesson-volley-done = { $lost ->
    [0] Personne n'est tombé cette fois : cela arrive.
    [one] Une figurine ennemie est hors de combat.
   *[other] { $lost } figurines ennemies sont hors de combat.
 } Les petites lignes montrent chaque dé et ce qui s'y ajoute ; **{ details-button }** nomme les règles. Une troupe d'élite peut ajouter 1 à un dé, une fois par tour pour tout votre camp.
sk-lesson-screen-title = Écran
sk-lesson-screen = Des tirailleurs placés devant une masse reçoivent le tir destiné aux uns ou à l'autre, et ils sont difficiles à toucher : la ligne a −1 à chaque dé. Tirez sur l'écran ennemi.
# $hits : sur l'écran. $alone : ce que la masse aurait reçu. $more : ce qu'elle reçoit.
sk-lesson-screen-done = { $hits ->
    [0] Aucune touche sur l'écran.
    [one] Une touche sur l'écran.
   *[other] { $hits } touches sur l'écran.
 } Sans lui, la masse en aurait reçu { $alone } ; elle { $more ->
    [0] n'en reçoit donc aucune.
   *[other] reçoit donc la différence, { $more }.
 } Des soldats de ligne en tirailleurs testent leur moral à leur première perte.
sk-lesson-reload-title = Recharger
sk-lesson-reload = Un fusil qui a tiré doit être rechargé, ce qui prend un tour sans bouger. Si toutes vos troupes ont agi, finissez votre tour ; au suivant, rechargez.
sk-lesson-reload-done = La troupe pourra tirer à votre prochain tour. Une troupe fait une seule chose par tour : bouger, tirer, recharger, se former ou donner l'assaut.
sk-lesson-answer-title = Refuser ou tenir
sk-lesson-answer = À vous maintenant de subir un assaut. Finissez votre tour : l'ennemi vient sur vos tirailleurs, et une **carte** demande s'ils refusent le contact ou s'ils testent leur moral et tiennent. Dans une vraie bataille, votre doctrine répond pour vous à ce qui va de soi.
sk-lesson-answer-meanwhile = Votre tour est fini, et c'est vous maintenant qui subissez un assaut : l'ennemi vient sur vos tirailleurs. Une **carte** demande s'ils refusent le contact ou s'ils testent leur moral et tiennent.
sk-lesson-answer-refused = Vos tirailleurs ont refusé le contact et se sont repliés aussitôt, derrière des amis formés s'il y en a. L'assaut continue et touche le premier ennemi rencontré.
sk-lesson-answer-tested = Vos tirailleurs ont testé leur moral. S'ils réussissent, ils se resserrent et se battent ; sinon, ils restent dispersés et reculent au début du prochain tour.
sk-lesson-assault-title = Assaut
sk-lesson-assault = Droit devant, une ligne fait 12 cm pour aller au contact, et un dé en ajoute jusqu'à 6 ; à plus de 45° de côté ou en arrière elle en fait 8, sans dé. Seul un assaut peut toucher un ennemi. Donnez l'assaut à une troupe ; si aucune n'est à portée, approchez d'abord.
sk-lesson-assault-missed = L'annonce, la réponse, le dé, le chemin : tout est joué, mais l'assaut n'a atteint aucun ennemi. Personne ne se bat, personne ne tombe. L'aperçu donne les chances d'arriver : donnez l'assaut quand elles sont bonnes.
sk-lesson-assault-done = Un assaut se joue ainsi : l'annonce, la réponse, le dé, le chemin. L'ennemi y perd { $theirs ->
    [0] 0 figurine
    [one] 1 figurine
   *[other] { $theirs } figurines
 }, et vous { $ours }. Une troupe qui perd un combat teste son moral, et recule si elle échoue.
