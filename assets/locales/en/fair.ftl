# Fair dice: what each side adds to them, where a roll comes from, a battle recomputed.
# $who is a name, $side a noun, $salt and $was what a side has added, as typed.

command-battle-salt = Add words of your side to what the dice are drawn from, before the first is thrown
    .name = salt
command-battle-salt-text = Anything, 1 to 64 characters; it need not be secret
    .name = text

-battle-salt = `/{ command-battle.name } { command-battle-salt.name }`

fair-salt-hint = Each side may add words of its own to that, a salt, with { -battle-salt }, as long as no die has been thrown.
fair-salted = { $who } adds a salt to the dice for { $side }: `{ $salt }`
fair-salted-anew = { $who } replaces the salt of { $side }: `{ $salt }` instead of `{ $was }`
fair-you-salted = Every die of this battle now depends on `{ $salt }` too. Until the first is thrown you can replace it.
fair-salt-late = A die of this battle has been thrown already, and what it was drawn from cannot be changed any more. A salt is given before the first: while sides are taken, or while armies deploy.
fair-salt-unfit = A salt is 1 to { $most } characters that can be seen, without backticks.
fair-salt-same = That is your salt already.
