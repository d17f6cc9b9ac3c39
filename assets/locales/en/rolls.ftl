# Dice that a person rolls often, under names of their own: the command that lists them, and what is said of them.

command-rolls = List your saved rolls, with a menu to delete one
    .name = rolls
-rolls = `/{ command-rolls.name }`

rolls-title = Your saved rolls
rolls-none = You have saved no rolls. { -roll } with `{ command-roll-save-as.name }` keeps the dice under a name, which `{ command-roll-dice.name }` then offers.
rolls-line = **{ $name }** · { $dice }
rolls-how = Type the name where { -roll } asks for dice, or choose it there.
rolls-drop = Delete a roll

rolls-again = Roll again
rolls-by = { $who } rolls:
rolls-secret = Only you see this. If you reveal it, others see exactly these dice.
rolls-reveal = Reveal to everyone
rolls-reveals = { $who } reveals a secret roll:
rolls-revealed = Revealed to everyone.
rolls-unshown = It could not be revealed: no one else can see my messages here.
rolls-kept = Saved as **{ $name }**.
rolls-replaced = Saved as **{ $name }**, in place of `{ $before }`.
rolls-unreadable = Your roll **{ $name }** can no longer be rolled. { $why }
rolls-examples =
    2d6
    3d6 drop highest
    8 dice on 5+
    8 dice on 4+, 6s double, save 5+
    d66
    4d6kh3+2
    3x(2d6)
    2d6<=7

# What may stand behind dice, completed while it is typed.
rolls-endings =
    dice on 5+
    saves on 4+
    on 5+
    at 5+
    hitting on 5+
    , 6s double
    , save 5+
    drop highest
    drop lowest
    drop the highest
    drop the lowest
    keep highest
    keep lowest
    keep the highest
    keep the lowest
    without the highest
    without the lowest
    exploding
    at least 8
    at most 7

rolls-name = A name has 1 to { $most } letters, digits and blanks, for example `guard volley`.
rolls-name-dice = `{ $name }` would be read as dice. Give them a name, for example `guard volley`.
rolls-text = Dice to save are at most { $most } characters long. Shorten them, for example by leaving out the comment.
rolls-full = You already have { $most } saved rolls, the maximum. Delete one with { -rolls }, or reuse one of your names.
rolls-gone = You no longer have a roll of that name.
rolls-dropped = **{ $name }** is deleted.
