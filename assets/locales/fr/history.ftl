# Ce qui a déjà été dit, mot pour mot.
said-before = { $text }

# Les lignes des batailles commencées avant que leurs mots soient gardés, en bref.
history-short = { $kind ->
    [joined] { $who } rejoint la bataille.
    [left] { $who } quitte la bataille.
    [gave] { $who } répartit des unités.
    [replaced] { $who } reprend un commandement.
    [started] La bataille commence.
    [armed] { $who } amène une autre armée.
    [wished] { $who } choisit comment se déployer.
    [sealed] { $who } scelle un déploiement.
    [unsealed] { $who } reprend un déploiement scellé.
    [annulled] L'ordre en cours est annulé.
    [failed] Un ordre échoue et il est retiré.
    [withdrawn] { $who } reprend l'ordre en cours.
    [undone] La bataille revient à une position antérieure.
    [proposed] { $who } fait une proposition.
    [closed] La proposition reste sans suite.
    [drawn] La bataille est déclarée nulle d'un commun accord.
    [extended] Le délai est prolongé.
    [paced] Le rythme change.
    [live] Le rythme change : les deux camps sont là, ou ne le sont plus.
    [cancelled] { $who } annule la bataille.
    [halted] La bataille est arrêtée.
    [paused] La bataille est suspendue.
    [repaired] { $who } rétablit la position.
    [salted] { $who } ajoute des mots aux dés.
    [varied] { $who } change une lecture des règles.
    [answeredFor] L'arbitre répond pour un commandant.
    [openedEarly] L'arbitre fait ouvrir les ordres.
   *[unpaused] La bataille reprend.
}
