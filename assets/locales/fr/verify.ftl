# A battle checked: what is wrong with an entry of its ledger, and what a whole check says.

verify-promise = Le secret du fichier n’est pas celui dont l’empreinte a été publiée avant le premier dé.
verify-no-secret = La bataille est terminée, ou annulée, et le fichier ne donne pas le secret de ses dés.
verify-early-secret = Le fichier donne le secret des dés d’une bataille qui serait en cours : la fin a été coupée.
verify-number = Elle devrait porter le numéro { $wanted } : une entrée a été retirée, ajoutée ou déplacée.
verify-previous = Elle ne suit pas l’entrée qui la précède.
verify-link = Ce n’est pas ce dont l’empreinte a été prise : quelque chose y a été changé après coup.
verify-start = La bataille ne commence pas par la position que montre le fichier.
verify-kind = Aucune bataille n’a d’entrée du genre « { $kind } ».
verify-undo = Elle revient à une position qui n’a pas existé.
verify-dice = Le jet { $roll } montre { $got } ; d’après le secret, c’est { $drawn }.
verify-roll = Le jet { $roll } n’a pas pu être fait : de { $dice } dés à { $sides } faces, il en montre { $got }.
verify-order = L’ordre ne pouvait pas être donné là : { $why }
verify-wording = Le bot n’écrit pas ainsi un ordre ; il écrit : { $text }
verify-several = Ce n’est pas un ordre unique.
verify-played = D’après les règles, la suite est différente à partir de la ligne { $line }.
verify-facts = Ce qui s’y passe ne mène pas à sa position.
verify-stored = La position que le fichier donne avec elle n’est pas celle dont l’empreinte a été prise.
verify-no-position = La position d’où elle a été jouée n’est pas dans le fichier.
verify-fails = On ne peut pas la rejouer : { $why }
verify-head = La dernière entrée n’est pas la tête de la chaîne : la fin a été coupée, ou quelque chose a été ajouté.
verify-not-over = La bataille est dite terminée, et ne finit pas par cette entrée : la fin a été coupée.
verify-is-over = La bataille finit par cette entrée, et le fichier ne la dit pas terminée.
verify-head-unknown = Aucune entrée n’a la tête { $head } : ce n’est pas la bataille dont un compte rendu l’a montrée.

## npm run verify

verify-usage = usage : npm run verify <bataille exportée>.json [têtes montrées par des comptes rendus]
verify-unreadable = { $file } est illisible : { $why }
verify-no-json = { $file } n’est pas du JSON : { $why }
verify-no-export = { $file } n’est pas une bataille exportée : { $why }
verify-rules-unknown = Les règles « { $rules } » ne sont pas connues ici.
verify-entry = entrée { $seq } : { $fault }
verify-bad = { $count ->
    [one] Quelque chose ne va pas. Ce n’est pas la bataille telle qu’elle a été livrée.
   *[other] { $count } choses ne vont pas. Ce n’est pas la bataille telle qu’elle a été livrée.
}
verify-good = Tout est juste.
verify-good-so-far = Pour autant que cette version des règles puisse la rejouer, tout est juste.
verify-chain = { $entries } { COUNT($entries, "entrée", "entrées") } : la chaîne est entière, tête { $head }.
verify-orders = Chaque ordre, rejoué selon les règles, mène à ce qui en a été écrit.
verify-orders-else = Chaque autre ordre, rejoué selon les règles, mène à ce qui en a été écrit.
# $version and $own are numbers of versions; $entries are numbers of entries.
verify-unplayed = { $count ->
    [one] L’entrée { $entries } a été jouée
   *[other] Les entrées { $entries } ont été jouées
 } selon la version { $version } des règles, que cette version, la { $own }, ne peut pas rejouer ; { $drawn ->
    [yes] la chaîne est entière et les dés sont justes.
   *[no] la chaîne est entière.
 }
# $why est ce que le programme en a dit, en anglais.
verify-unread = { $count ->
    [one] L’entrée { $entries } part
   *[other] Les entrées { $entries } partent
 } d’une position que cette version des règles ne peut pas lire (« { $why } ») ; { $drawn ->
    [yes] la chaîne est entière et les dés sont justes.
   *[no] la chaîne est entière.
 }
verify-sealed = { $count ->
    [one] L’entrée { $entries } suit
   *[other] Les entrées { $entries } suivent
 } des secrets qui ne sont pas encore publiés : la chaîne porte ce que tous peuvent voir et un sceau de chaque secret, et elle est entière ; les ordres pourront être rejoués à la fin.
verify-secrets = { $count ->
    [one] Un secret a été publié : il est tel qu’il
   *[other] { $count } secrets ont été publiés : chacun est tel qu’il
 } avait été scellé dans la chaîne à son début.
verify-seal = Ce qu’elle cache n’est pas ce qui a été scellé.
verify-opened = Le secret { $name } n’est pas celui qui a été scellé.
verify-unopened = Le secret { $name } n’a pas été publié.
verify-people = Qui a donné chaque ordre et chaque réponse est inscrit dans la chaîne ; le fichier appelle les gens p1, p2, etc., dans l’ordre de leur arrivée.
verify-people-ids = Qui a donné chaque ordre et chaque réponse est inscrit dans la chaîne, par identifiant d’utilisateur : cette bataille a commencé avant que le bot appelle les gens p1, p2, etc.
verify-drawn = { $rolls } { COUNT($rolls, "jet", "jets") }, { $dice } { COUNT($dice, "dé", "dés") } : chacun est ce que donnent le secret, les sels et son ordre, et le secret est celui qui avait été promis ({ $hash }).
verify-not-drawn = { $rolls } { COUNT($rolls, "jet", "jets") }, { $dice } { COUNT($dice, "dé", "dés") } : on pourra vérifier qu’ils sont honnêtes quand la bataille sera terminée et le secret révélé. Son empreinte a été promise : { $hash }.
verify-scripted = Parmi eux, { $scripted } { COUNT($scripted, "dé avait été écrit", "dés avaient été écrits") } d’avance par le scénario.
