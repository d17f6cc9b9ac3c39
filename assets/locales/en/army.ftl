# Armies bought by points: built, kept, shared.

## Looked at.

army-title = { NAME($title) }
army-unit = { $unit } · { $cost } { COUNT($cost, "point", "points") }
army-sum = { $cost } of { $points } points · { $units } { COUNT($units, "unit", "units") }
army-of = Built by { $who }, shared on this server.
army-of-bot = Supplied with the bot.
army-shared-here = Everyone on this server may see and copy it.
army-shared-elsewhere = It is shared on another server.

## Named.

army-no-such = There is no army of that name here. { -army-list } lists them all.
army-gone = That army no longer exists. { -army-list } lists them all.
army-comes-along = `{ $name }` is supplied with the bot and cannot be changed. { -army-copy } makes your own copy.
army-not-yours = `{ $name }` belongs to someone else. { -army-copy } makes your own copy.
army-name = An army needs a name with letters or digits, for example `guard-1500`.
army-taken = There is already an army `{ $name }`. Choose another name.
army-taken-own = There is already an army `{ $name }`. Choose another name or, if it is yours, replace it with `{ command-army-import-replace.name }:`.
army-no-nation = There are no armies of that nation.
army-no-rules = The game of that army has no armies by points here.
army-unreadable = `{ $name }` does not fit the current rules. { -army-export } gives you its text; correct it, then load it with { -army-import }.

## Made.

army-begun = `{ $name }` is created. Every change is saved straight away; { -army-edit } reopens it at any time.
army-copied = Copied from `{ $from }` as `{ $name }`: it is yours.
army-imported = Saved as `{ $name }`.
army-replaced = `{ $name }` is replaced. Battles begun with the old one are not affected.
army-drawn = Drawn at random, and saved as `{ $name }`.
army-no-such-size = No army of that nation costs { $points } points. Try another size.
army-large = That is too large for an army: at most { $most } KiB.
army-scenario = That is a scenario, not an army: { -scenario-check } looks at it.
army-full = You already have { $most } armies. Delete one first: { -army-delete }.

## Changed.

army-added = Added to `{ $name }`: { $n } { COUNT($n, "unit", "units") }, { $cost } { COUNT($cost, "point", "points") }.
army-share-where = Armies are shared per server. Use this command on a server.
army-share-full = This server already has { $most } shared armies, the maximum. Anyone who shares one, or an administrator, can end that: { -army-share }.
army-share-shipped = `{ $name }` is supplied with the bot: everyone has it.
army-share-done = `{ $name }` is shared: everyone on this server may see it, copy it and fight with it. Only you can change it.
army-share-ended = `{ $name }` is no longer shared. Existing copies and battles are not affected.
army-deleted = `{ $name }` is deleted. Battles begun with it are not affected.

## Built by pressing.

army-moved-on = The army has changed since that was shown; here it is as it is now.
army-shown-again = Those buttons had expired. Here is the army as it is now.
army-undone = Undone: the army is as it was before the last change.

## What the bot says of armies.

bot-army-legal = ✓ Legal: it can be fielded.
bot-army-illegal = ✗ Not legal yet: { $n } { COUNT($n, "problem", "problems") }.
bot-army-more = … and { $n } more; { -army-export } has them all.
bot-army-edit = Keep building
bot-army-delete = Delete
bot-army-copy = Make it mine
bot-army-undo = Undo the last change
bot-army-close = Close
bot-army-discard = Delete { $name }
bot-army-sure = This deletes { $title } (`{ $name }`) for good. Battles already using it are not affected.
bot-army-which = Name an army, or attach a file.
bot-army-points = The size of the game is a whole number of points, for example 1500.
bot-army-exported = The army as text. { -army-import } loads it again, here or anywhere.
bot-army-bill = { $cost } of { $points }
bot-army-shared = shared here
bot-army-none = None yet: { -army-new } starts one, { -army-random } draws one at random, { -army-copy } copies one of those below.
bot-armies-own = Yours ({ $n })
bot-armies-shared = Shared on this server ({ $n })
bot-armies-shipped = Supplied with the bot ({ $n })
bot-army-typed = What you typed

## Commands.

command-army = Armies bought by points: build, save and share them
    .name = army
command-army-new = Start a new army and build it with buttons
    .name = new
command-army-new-name = What it is called
    .name = name
command-army-new-points = The size of game it is made for, in points; default: 1,500
    .name = points
command-army-edit = Continue building one of your armies with buttons and menus
    .name = edit
command-army-add = Add units to one of your armies by typing
    .name = add
command-army-add-unit = As in the file: 7C heavy cavalry cuirassier elite strength 10 CR 8; a semicolon before the next
    .name = unit
command-army-show = See an army: its units, its cost, its picture
    .name = show
command-army-show-what = A picture, or its units as text
    .name = what
command-army-show-what-picture = picture
command-army-show-what-text = text
command-army-check = Check whether an army can be fielded, and see what is wrong; nothing is saved
    .name = check
command-army-check-file = A text file instead, at most 32 KiB
    .name = file
command-army-copy = Make your own copy of any army that you can see here
    .name = copy
command-army-copy-name = A name for your copy; leave empty to keep the name
    .name = name
command-army-delete = Delete one of your armies; battles begun with it are not affected
    .name = delete
command-army-export = Get an army as a text file
    .name = export
command-army-import = Save an army from a text file, even one that cannot be fielded yet
    .name = import
command-army-import-file = A text file, at most 32 KiB
    .name = file
command-army-import-name = A name for it; leave empty to take the name of the file
    .name = name
command-army-import-replace = Replace your army of this name
    .name = replace
command-army-random = Draw a sensible army at random, and save it
    .name = random
command-army-random-points = The size of the game in points, for example 1500
    .name = points
command-army-random-name = A name for it; leave empty to name it after its nation and points
    .name = name
command-army-list = List your armies, those shared on this server, and those supplied with the bot
    .name = list
command-army-share = Let everyone on this server see and copy one of your armies, or stop sharing it
    .name = share
command-army-share-with = With whom
    .name = with
command-army-share-with-server = this server
command-army-share-with-nobody = no one
-army-new = `/{ command-army.name } { command-army-new.name }`
-army-edit = `/{ command-army.name } { command-army-edit.name }`
-army-check = `/{ command-army.name } { command-army-check.name }`
-army-list = `/{ command-army.name } { command-army-list.name }`
-army-copy = `/{ command-army.name } { command-army-copy.name }`
-army-delete = `/{ command-army.name } { command-army-delete.name }`
-army-export = `/{ command-army.name } { command-army-export.name }`
-army-import = `/{ command-army.name } { command-army-import.name }`
-army-random = `/{ command-army.name } { command-army-random.name }`
-army-share = `/{ command-army.name } { command-army-share.name }`
