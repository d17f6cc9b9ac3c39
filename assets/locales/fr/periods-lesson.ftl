# La leçon de Periods. Chaque étape : son titre, quoi faire, et ce qui s'est passé une fois faite.

pe-lesson-sum = les deux camps écrivent en secret ce que fait chaque unité, les feuilles s'ouvrent ensemble et la table joue les quarts ; une charge s'annonce sans sa cible ; une unité chargée laisse passer un quart, puis réagit ; les tirailleurs esquivent ; l'artillerie prend son temps
pe-lesson-line-title = Écrire une ligne
pe-lesson-line = L'ennemi et vous écrivez chacun une **feuille** en secret : une ligne par unité, et une unité sans ligne reste sur place. L'aperçu montre où mène une ligne. Écrivez un mouvement, puis appuyez sur **Sceller** : les deux feuilles s'ouvrent ensemble et la table joue deux quarts.
pe-lesson-line-done = La batterie a fait la moitié de sa distance à chaque quart. Personne ne le savait d'avance, et l'ennemi ignore encore la suite.
pe-lesson-charge-title = { shared-charge }
pe-lesson-charge = Votre cavalerie a un ennemi droit devant. Écrivez une **charge** avec sa cible. À l'ouverture, seule la charge est annoncée ; la cible reste secrète jusqu'au choc, et personne ne mesure, pas même vous. Puis scellez.
pe-lesson-charge-done = La charge est annoncée et lancée. Elle marche un quart, laisse l'ennemi réagir, puis continue ; le bonus de distance peut combler la fin, une fois. Un quart entier en ligne droite donne tous les bonus.
pe-lesson-counter-title = Être chargé
pe-lesson-counter = L'ennemi charge maintenant votre colonne. Après le premier quart, une **carte** demande à chaque unité droit devant ce qu'elle fait : rester, tirer, contre-charger, changer de formation. Scellez et répondez. Dans une vraie bataille, votre feuille ou votre doctrine répond pour vous.
pe-lesson-counter-done = Votre réponse prend effet si votre unité était visée, et sinon reste inconnue. Une contre-charge part un quart plus tard : elle n'a ses bonus que s'il reste un quart de marche entre les deux.
pe-lesson-screen-title = Charger un rideau
pe-lesson-screen = Des tirailleurs doivent **esquiver** une charge : un quart pour réagir, un quart pour se tourner, puis ils courent. Chargez ceux d'en face avec votre autre cavalerie. Une carte peut demander d'arrêter ou de continuer.
pe-lesson-screen-done = Les tirailleurs esquivent. La distance décide s'ils échappent ; rattrapés après leur tour, ils sont pris sans formation et de dos.
pe-lesson-guns-title = Se déployer
pe-lesson-guns = L'artillerie ne tire que déployée. Une batterie à pied met deux quarts à se déployer, une batterie à cheval un seul. Écrivez-le, et scellez.
pe-lesson-guns-done = La batterie est déployée et pointe devant elle. Une unité immobile pendant un quart peut y tirer : c'est noté quart par quart et réglé en fin de demi-période.
