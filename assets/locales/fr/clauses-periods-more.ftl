### Periods, article par article : interprétations, lacunes, table de décision, déroulement, questions.

## Interprétations

clause-PE-Q-01 = Les classes de priorité se jouent quart par quart ; les officiers une fois, en fin de demi-période.
clause-PE-Q-02 = Le tour d'une esquive prend un quart pour tous, exercés ou non.
clause-PE-Q-03 = Seule l'infanterie esquive. De la cavalerie qui harcèle, chargée, peut annoncer aussitôt un ralliement.
clause-PE-Q-04 = Le premier quart d'une esquive s'éloigne de la menace, dos tourné.
clause-PE-Q-05 = Exactement un quart de marche restant : la contre-charge est effective. Le quart est celui de l'unité qui contre-charge.
clause-PE-Q-06 = Après le premier quart, on demande à chaque unité droit devant ce qu'elle fait, quelle que soit la cible ; seule la réponse de la vraie cible prend effet. Une unité devant deux charges nomme celle qu'elle contre-charge, et reste si elle n'en est pas la cible.
clause-PE-Q-07 = Droit devant veut dire sur la largeur d'une figurine au moins.
clause-PE-Q-08 = Le quart en ligne droite est le dernier quart de chemin parcouru.
clause-PE-Q-09 = Les autres serrent à côté de la figurine arrivée, chacune aussi près de l'ennemi que possible.
clause-PE-Q-10 = Une charge sans bonus reste une charge, mais combat comme une entrée en mêlée.
clause-PE-Q-11 = Deux unités qui se chargent chargent toutes deux ; d'abord les marches, puis les deux bonus en proportion.
clause-PE-Q-12 = Un tour laisse toujours une unité en ordre serré sans formation jusqu'au retour ou au changement de formation, sauf PE-TRN-07 et -13.
clause-PE-Q-13 = Le tour d'un ralliement est dans la demi-période de l'annonce.
clause-PE-Q-14 = Une unité qui se rallie reste groupée et garde son front jusqu'à ce qu'un couloir la fasse s'écouler.
clause-PE-Q-15 = Une unité qui suit aussi vite ou plus garde le contact.
clause-PE-Q-16 = Pas de charge entre deux niveaux différents.
clause-PE-Q-17 = Un obstacle n'interdit une charge que si aucun escadron n'a de chemin libre ; pour les autres unités, si une partie du chemin est barrée.
clause-PE-Q-18 = Colonne de compagnies et colonne de marche sont la même chose. Pour la cavalerie, c'est sa colonne.
clause-PE-Q-19 = Le bonus de distance de l'infanterie est de 4 cm en colonne, 3 en ligne, pour toutes les nations.
clause-PE-Q-20 = Les deux charges permises se déclarent dans la même demi-période ; la mêlée de la première ne barre pas la seconde.
clause-PE-Q-21 = Une charge se tourne vers un ennemi qui charge l'unité, ou qui le pourrait : formé, libre, permis par l'arme et l'attitude, l'unité droit devant et à portée d'une demi-période. Variante *selfcover declared* : seulement une charge déclarée.
clause-PE-Q-22 = Toute esquive écrite d'une unité qui le peut est acceptée, qu'elle soit à portée ou non.
clause-PE-Q-23 = Une unité qui esquive doit sortir quand son chemin atteint le bord ; puis PE-EVC-07.
clause-PE-Q-24 = L'artillerie en marche forcée va à une fois et demie sa distance attelée.
clause-PE-Q-25 = Après trois périodes de marche forcée, une sans.
clause-PE-Q-26 = Des figurines de valeurs et de bonus différents au premier rang : à l'arbitre.
clause-PE-Q-27 = L'unité qui suit attend au contact pendant le tour du ralliement ; pas de mêlée dans cette demi-période.
clause-PE-Q-28 = Un rideau traversé par une charge s'écarte quand elle l'atteindrait ; il n'est pris que s'il était la cible.
clause-PE-Q-29 = La cavalerie non engagée se tourne vers son bord ; pas de tour si c'est déjà à 45° près.
clause-PE-Q-30 = Attaqué de dos, un ralliement n'a pas de tour.
clause-PE-Q-31 = Une ligne ou batterie se contourne d'un côté s'il y a un couloir ; sinon on la traverse.
clause-PE-Q-32 = Abordée pendant le quart de réaction, l'unité est prise comme elle est ; dès son tour, sans formation et de dos.
clause-PE-Q-33 = Le quart en entier est une marche sans bonus. Si elle touche un ennemi : entrée en mêlée, sans formation.
clause-PE-Q-34 = L'achèvement s'arrête à 1 mm des amis, obstacles et bord ; un ennemi en chemin est une entrée en mêlée, sans formation.
clause-PE-Q-35 = Un ordre remis en fin de demi-période vaut après le premier quart de la suivante. Une ligne peut attendre : *dès la demi-période 4.1*.
clause-PE-Q-36 = Une unité sans ligne garde son attitude et reste. Sur la feuille suivante, son joueur peut demander un mouvement oublié, des étapes de marche seulement : *avance 4, oublié*. L'ennemi répond à l'ouverture ; sans réponse, c'est non.
clause-PE-Q-37 = Des ennemis en marche ordinaire s'arrêtent à 1 mm, sauf entrée en mêlée.
clause-PE-Q-38 = Le côté abordé est celui où se trouvait l'unité au début du quart. Un carré a quatre fronts.
clause-PE-Q-39 = Une contre-charge effective a le bonus de distance ; l'allure de retard est le quart perdu.
clause-PE-Q-40 = Le jeu par quarts n'ajoute qu'un compte rendu et le règlement des tirs après chaque quart.
clause-PE-Q-41 = Une contre-charge se réoriente d'abord vers l'unité dans sa zone avant ; de flanc ou de dos, il n'y en a pas.
clause-PE-Q-42 = Une unité peut tirer au quart où elle ne marche, ne tourne ni ne change rien et n'était pas au contact ; la cible, au quart du contact, seulement si la marche sans bonus ne l'avait pas touchée.
clause-PE-Q-43 = Si la cible entre en mêlée entre-temps, la charge arrive comme entrée en mêlée.
clause-PE-Q-44 = Un ami en chemin : des escadrons peuvent s'arrêter ; sinon la charge s'arrête à 1 mm et repart une fois libre, avec un nouvel élan.
clause-PE-Q-45 = Une esquive ou un ralliement finit au plus tôt après son premier quart marché : derrière un ami formé, hors de portée de mousquet, ou au bord. Puis l'unité se reforme.
clause-PE-Q-46 = Si l'unité qui esquive sort de son chemin, la charge continue tout droit ou s'arrête.
clause-PE-Q-47 = Une charge se détourne après le quart de réaction : vers l'unité interposée, quand elle la toucherait ; pour se couvrir, dès son deuxième quart. Les bonus restent sauf réorientation. Les deux camps le savent alors.
clause-PE-Q-48 = Si la cible s'en va, la charge continue tout droit ; ce qu'elle touche s'interpose.
clause-PE-Q-49 = Une unité au contact ne fait rien sur sa feuille, sauf se rallier.
clause-PE-Q-50 = Une contre-charge non effective est rencontrée à la fin de la deuxième marche de l'autre ; formée, sans bonus.
clause-PE-Q-51 = Dans la demi-période, seul ce que demandent PE-ASK-03, -04, -05 et -12 est une réaction ; le reste attend la feuille suivante.
clause-PE-Q-52 = Une unité a un type de troupes et une liste de rangs ; un bataillon mixte a la plus petite distance.
clause-PE-Q-53 = Une double ligne anglaise tournée en colonne garde l'emprise de son tour jusqu'au changement de formation.
clause-PE-Q-54 = L'unité qui suit va où va l'autre, pendant quatre quarts ; plus lente, elle est distancée.
clause-PE-Q-55 = Les tirailleurs sur le chemin d'une charge s'écartent du côté le plus proche, à 1 mm, sans formation, puis vont vers leur bord.
clause-PE-Q-56 = Une unité divisée fait deux moitiés, chacune de son côté de l'obstacle ; elles se rejoignent une fois passées.
clause-PE-Q-57 = La menace est l'unité dont elle est la cible ; pour une esquive déclarée, l'ennemi nommé, sinon le plus proche visible.
clause-PE-Q-58 = Une batterie déployée ne change de direction qu'en attelant.
clause-PE-Q-59 = Un carré marche droit vers l'une de ses faces ; il ne fait ni conversion ni tour.
clause-PE-Q-60 = L'entrée en mêlée ordinaire est le dernier trajet d'une ligne, en ordre serré ou pour la cavalerie, si l'attitude le permet, de tout côté, sans bonus.
clause-PE-Q-61 = Désorganisée ou pire, abordée ou en réaction, une unité abandonne sa ligne pour la demi-période.
clause-PE-Q-62 = *Carré* est le carré creux ; le plein s'ordonne par son nom. Seule l'emprise diffère.

## Ce qui manque au livre (de notre cru)

clause-PE-GAP-01 = Les allures viennent de PE-TAB-06, sauf scénario ; une nation sans ligne a celle des Français. Atteler : un quart à cheval, deux à pied.
clause-PE-GAP-02 = Pour les troupes exercées : un quart en tirailleurs, deux entre colonne et ligne ou en carré ; le double pour les autres. D'une colonne à l'autre : un.
clause-PE-GAP-03 = Se reformer prend deux quarts, un pour l'artillerie : sur place, sans contact, à l'écart de tous.
clause-PE-GAP-04 = Toute attitude permet marches, tours, changements et ralliements ; le reste est dans PE-TAB-07.
clause-PE-GAP-05 = La portée de mousquet est de 20 cm.
clause-PE-GAP-06 = La vue est arrêtée par les unités autres que les tirailleurs, les villages, les bois de plus de 5 cm et les collines plus hautes.
clause-PE-GAP-07 = Bois, villages et marais coûtent double et relâchent l'ordre serré. Ruisseaux, murs et haies prennent un quart à franchir. Une colonne de marche sur route ignore le terrain.
clause-PE-GAP-08 = Tir, mêlée, moral et pertes se règlent à la main, d'après les chiffres que donne le bot.
clause-PE-GAP-09 = États, du meilleur au pire : formée, sans formation, désorganisée, en désordre, retraite, fuite, déroute.
clause-PE-GAP-10 = Une unité sans ligne reste ; ce qui est en cours continue.
clause-PE-GAP-11 = Pour rejoindre : se reformer, toucher son unité, et deux quarts de plus.
clause-PE-GAP-12 = Les mesures sont strictes : rien ne donne une distance entre ennemis plus finement qu'un carré de 10 cm, ni refus ni proposition. Variante *measuring open* : tout est montré.
clause-PE-GAP-13 = Les escadrons ont 3 figurines, comptés depuis la gauche. Arrêtés, ils forment une unité : 5H.2.
clause-PE-GAP-14 = À l'écriture, on juge arme, formation, statut, attitude, vue et trajets ; jamais la distance à un ennemi. À l'ouverture, charges, esquives et ralliements sont annoncés. Pendant un quart rien n'est refusé : l'unité fait ce qu'elle peut.
clause-PE-GAP-15 = Les officiers font 25 cm par demi-période, en toute direction, à travers tous ; à 1 mm des ennemis. Un aide de camp auprès d'un général prend un ordre, le porte, et revient de lui-même.
clause-PE-GAP-16 = Le droit de tirer est noté à son quart et réglé en fin de demi-période, avant la mêlée.
clause-PE-GAP-17 = Les points décident à la fin : 1 par figurine ennemie perdue, 6 par pièce, 3 par officier, et les objectifs. Un camp qui craque perd aussitôt. *Fights simple* est de notre cru : un dé pour trois figurines au tir ou en mêlée, 6 ou 5 touche, moral au dé ; le perdant d'une mêlée se replie, et la cavalerie qui l'a battu peut suivre.

## À la table de décision

clause-PE-UMP-01 = Avant et pendant la bataille, une unité peut recevoir ses propres allures.
clause-PE-UMP-02 = Tirs en fin de demi-période : qui y a droit, pendant combien de quarts ; on note les pertes.
clause-PE-UMP-03 = Mêlées : qui a frappé qui, de quel côté, formé ou non, bonus, rangs de poussée ; on note pertes et états.
clause-PE-UMP-04 = On note résultats et tours nuls ; les ralliements obligatoires partent de là.
clause-PE-UMP-05 = Moral : retraite, fuite, déroute, charge incontrôlée.
clause-PE-UMP-06 = Des ordres contestés peuvent être annulés et des attitudes changées.
clause-PE-UMP-07 = Sans couloir ou sans place, une unité peut être placée à la main.
clause-PE-UMP-08 = Escadrons et compagnies contestés peuvent rejoindre leur unité à la main.

## Déroulement du jeu

clause-PE-STEP-01 = Le scénario dit si les comptes rendus viennent par demi-période ou par quart.
clause-PE-STEP-02 = Les deux camps rédigent leurs feuilles en secret : une ligne par unité. Une feuille se reprend tant que l'autre camp n'a pas scellé.
clause-PE-STEP-03 = Les deux feuilles s'ouvrent ensemble : charges sans cibles, esquives et ralliements sont annoncés.
clause-PE-STEP-04 = À chaque quart : ce qui se compte en quarts commence ; mouvements forcés ; ralliements ; charges et esquives ; tirs notés ; marches ; ce qui est achevé prend effet.
clause-PE-STEP-05 = En fin de demi-période, officiers et aides de camp bougent.
clause-PE-STEP-06 = Puis se règlent tirs et mêlées de la demi-période.
clause-PE-STEP-07 = En fin de période, les charges sans contact s'achèvent sans formation ; les marches forcées sont comptées.
clause-PE-STEP-08 = Puis commence la demi-période suivante.

## Questions

clause-PE-ASK-01 = Le pas du jeu se choisit avant la bataille, comme variante.
clause-PE-ASK-02 = La feuille : une ligne par unité, puis *scelle*.
clause-PE-ASK-03 = Droit devant une charge : rester, continuer, contre-charger, tirer ou changer de formation. Sur la feuille : *si chargé*.
clause-PE-ASK-04 = La cible esquive : arrêter ou continuer. Sur la feuille : *si esquive*.
clause-PE-ASK-05 = Un ennemi s'interpose : contact, halte, ou continuer avec ce qui a le passage. Sur la feuille : *si barré*.
clause-PE-ASK-06 = Des escadrons sont gênés : les arrêter, ou continuer.
clause-PE-ASK-07 = Au contact d'un carré ou d'une colonne : dépasser ou non.
clause-PE-ASK-08 = L'ennemi se rallie, ou battu se replie : suivre ou non.
clause-PE-ASK-09 = Devant une ligne amie : passer à gauche ou à droite.
clause-PE-ASK-10 = Une charge de flanc : tourner les figurines de ce flanc, ou non.
clause-PE-ASK-11 = L'adversaire accorde ou refuse un mouvement oublié.
clause-PE-ASK-12 = À couvert devant une charge : rester ou esquiver.
clause-PE-ASK-13 = Après un tour nul : rester ou se rallier.
clause-PE-ASK-14 = Une esquive devant des amis sans couloir : se diviser ou non.
clause-PE-ASK-15 = Un général touche une unité qui charge : l'arrêter ou non.
clause-PE-ASK-16 = Devant une charge annoncée, avec un plan : tirer d'abord, ou continuer.
