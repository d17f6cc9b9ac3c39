# A battle checked: what is wrong with an entry of its ledger, and what a whole check says.

verify-promise = The secret in the file is not the one whose hash was published before the first die.
verify-no-secret = The battle is over or was called off, but the file does not contain the secret of its dice.
verify-early-secret = The file contains the secret of the dice but says that the battle is still going on: the end was cut off.
verify-number = It should be number { $wanted }: an entry was removed, added or moved.
verify-previous = It does not follow the entry before it.
verify-link = It is not what was hashed: something in it was changed afterwards.
verify-start = It does not begin with the position that the file shows.
verify-kind = No battle has entries of the kind “{ $kind }”.
verify-undo = It goes back to a position that never existed.
verify-dice = Roll { $roll } shows { $got }; from the secret it should be { $drawn }.
verify-roll = Roll { $roll } cannot have been rolled: of { $dice } dice with { $sides } sides it shows { $got }.
verify-order = The order could not be given there: { $why }
verify-wording = The bot does not write an order like that; it writes: { $text }
verify-several = It is not one order.
verify-played = Replayed under the rules, it differs from line { $line } on.
verify-facts = What happened in it does not lead to its position.
verify-stored = The position that the file gives with it is not the one that was hashed.
verify-no-position = The position that it was played from is not in the file.
verify-fails = It cannot be replayed: { $why }
verify-head = The last entry does not match the chain hash: the end was cut off, or something was added.
verify-not-over = The file says that the battle is over, but it does not end with this entry: the end was cut off.
verify-is-over = The battle ends with this entry, but the file does not say that it is over.
verify-head-unknown = No entry has the chain hash { $head }: this is not the battle whose report showed it.

## npm run verify

verify-usage = usage: npm run verify <exported battle>.json [chain hashes from reports]
verify-unreadable = { $file } cannot be read: { $why }
verify-no-json = { $file } is not JSON: { $why }
verify-no-export = { $file } is not an exported battle: { $why }
verify-rules-unknown = The rules “{ $rules }” are not available here.
verify-entry = entry { $seq }: { $fault }
verify-bad = { $count ->
    [one] Something is wrong. This is not the battle as it was fought.
   *[other] { $count } things are wrong. This is not the battle as it was fought.
}
verify-good = Everything checks out.
verify-good-so-far = As far as this version of the rules can replay it, everything checks out.
verify-chain = { $entries } { COUNT($entries, "entry", "entries") }: the chain is intact, its hash { $head }.
verify-orders = Every order, replayed under the rules, gives the recorded result.
verify-orders-else = Every other order, replayed under the rules, gives the recorded result.
# $version and $own are numbers of versions; $entries are numbers of entries.
verify-unplayed = { $count ->
    [one] Entry { $entries } was
   *[other] Entries { $entries } were
 } played with version { $version } of the rules, which this version, { $own }, cannot replay; { $drawn ->
    [yes] the chain is intact and the dice are right.
   *[no] the chain is intact.
 }
# $why is what the program said of it, in English.
verify-unread = { $count ->
    [one] Entry { $entries } starts
   *[other] Entries { $entries } start
 } from a position that this version of the rules cannot read ({ $why }); { $drawn ->
    [yes] the chain is intact and the dice are right.
   *[no] the chain is intact.
 }
verify-sealed = { $count ->
    [one] Entry { $entries } follows
   *[other] Entries { $entries } follow
 } secrets that are not published yet: the chain covers what everyone may see and a seal of each secret, and is intact; the orders can be replayed at the end.
verify-secrets = { $count ->
    [one] One secret has been published: it is
   *[other] { $count } secrets have been published: each is
 } what was sealed in the chain when it began.
verify-seal = What it hides is not what was sealed.
verify-opened = The secret { $name } is not the one that was sealed.
verify-unopened = The secret { $name } has not been published.
verify-people = Who gave each order and each answer is part of the chain; the file calls people p1, p2 and so on, in the order in which they joined.
verify-people-ids = Who gave each order and each answer is part of the chain, by user id: this battle began before the bot called people p1, p2 and so on.
verify-drawn = { $rolls } { COUNT($rolls, "roll", "rolls") }, { $dice } { COUNT($dice, "die", "dice") }: each is what the secret, the salts and its order give, and the secret is the one whose hash was published ({ $hash }).
verify-not-drawn = { $rolls } { COUNT($rolls, "roll", "rolls") }, { $dice } { COUNT($dice, "die", "dice") }: they can be checked once the battle is over and the secret is revealed. Its hash was published: { $hash }.
verify-scripted = Of these, { $scripted } dice were scripted by the scenario.
