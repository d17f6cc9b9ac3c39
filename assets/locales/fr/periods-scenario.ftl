### Erreurs dans les scénarios de Periods.

fault-pe-unit = Dites comment l'unité est formée, son effectif et sa place : « column 18 at 30x20 », « deployed at 44x40 ».
fault-pe-formation = { $unit } ne peut pas être formée ainsi : une batterie est attelée (limbered) ou déployée (deployed), la cavalerie en colonne, en ligne ou en double ligne.
fault-pe-off = { fault-fb-off }
fault-pe-onto = { fault-fb-onto }
fault-pe-ground = { $unit } est sur un terrain où personne ne peut entrer. Déplacez l'unité.
fault-pe-crowd = Il y a trop de figurines : au plus { $most } pour les deux camps.
fault-pe-clock = Dites la période et son quart : « clock 2.3 ».
fault-pe-value = { $word } ne convient pas ici. Une bataille en cours se copie telle qu'elle a été exportée.
