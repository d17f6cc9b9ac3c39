# What the bot itself says: commands, buttons, private replies, and the console.

## Slash commands: what they do, and their names (in English they are also what the program calls them).

command-battle = A battle in this channel: open it, join it, look at it
    .name = battle
command-battle-new = Open a battle in this channel
    .name = new
command-battle-new-scenario = Which scenario; type to search
    .name = scenario
command-battle-new-language = The language of the reports; default: this server's
    .name = language
command-battle-new-solo = Play against the bot: it takes the other side, and the battle begins
    .name = solo
command-battle-new-solo-red = I command Red
command-battle-new-solo-blue = I command Blue
command-battle-join = Take command of a side, or become the umpire
    .name = join
command-battle-join-side = Which side, or neither as umpire
    .name = side
command-battle-join-side-umpire = Umpire
command-battle-leave = Give up your command here
    .name = leave
command-battle-start = Start the battle when both sides have a commander, or try again after an error
    .name = start
command-battle-map = See the current map, privately
    .name = map
command-battle-map-around = Only the part about a unit or a hex, for example 3L or 1507
    .name = around
command-battle-map-threats = What could charge, assault or shoot at this unit if the enemy moved now
    .name = threats
command-battle-map-terrain = The ground alone, without units
    .name = terrain
command-battle-map-legend = Add a key to the symbols
    .name = legend
command-battle-map-theme = Dark or light map
    .name = theme
command-battle-map-theme-night = night
command-battle-map-theme-day = day
command-battle-status = Show the turn, points, strengths and who has to act
    .name = status
command-battle-log = Read what happened, order by order
    .name = log
command-battle-resign = Concede the battle
    .name = resign
command-battle-cancel = Call the battle off: shows what is lost, and asks the other side once it has begun
    .name = cancel
command-battle-export = Export the whole battle as one file, or as a page to read
    .name = export
command-battle-export-as = A file for programs or, once the battle is over, a page to read anywhere
    .name = as
command-battle-export-as-file = A file that programs can check and replay
command-battle-export-as-page = A page with all reports and pictures
command-order = Give an order; you see a preview before it counts
    .name = order
command-order-text = For example: 7C charge 3D, pursue; autocompletes as you type
    .name = text
command-answer = Answer the question you are asked, as text
    .name = answer
command-answer-text = For example: square, or: if failed stay at 11+ else flee
    .name = text
command-doctrine = Choose how your units react automatically when the enemy's move needs your choice
    .name = doctrine
command-doctrine-choice = Leave empty to see your current doctrine
    .name = choice
command-doctrine-choice-regulation = { doctrine-regulation }
command-doctrine-choice-bold = { doctrine-bold }
command-doctrine-choice-ask = { doctrine-ask }
command-unit = See one unit's card: what it is, its condition, what it can do now
    .name = unit
command-unit-unit = Its short name, for example 3L
    .name = unit
command-sight = See distance and line of sight between two units or hexes, and what an attack would face
    .name = sight
command-sight-from = A unit or a hex, for example 3L or 1507
    .name = from
command-sight-to = A unit or a hex
    .name = to
command-describe = Describe anything on the map as text: a hex, a unit, a side, the front, or the whole field
    .name = describe
command-describe-what = For example 0507, 3L, red, front or front 3L; default: the whole field
    .name = what
command-roll = Roll dice, in public or just for you; save the rolls you use often
    .name = roll
command-roll-dice = For example: 2d6+1, 4d6kh3, d66, 3x(2d6), 8 dice on 5+; or a roll you have saved
    .name = dice
command-roll-secret = Only you see the result; you can reveal it later
    .name = secret
command-roll-label = What it is for; shown above the result
    .name = label
command-roll-save-as = Save the dice under this name, to find them again here
    .name = save-as
command-desk = Open the desk: what the players settle themselves, and what an umpire can do
    .name = desk
command-desk-show = See the desk: what is left for the players to settle, and what you may do there
    .name = show
command-desk-roll = Roll dice publicly, as part of the battle
    .name = roll
command-desk-roll-dice = For example: 2d6
    .name = dice
command-desk-roll-why = What the dice are for; default: the open step
    .name = why
command-desk-roll-unit = The unit the dice are for
    .name = unit
command-desk-rule = Make a ruling as umpire; without one, propose it to the other side
    .name = rule
command-desk-rule-changes = For example: 3L lose 2; 3L at 0805; autocompletes
    .name = changes
command-desk-annul = As umpire, cancel the pending order
    .name = annul
command-desk-answer = As umpire, answer for an absent player
    .name = answer
command-desk-answer-text = The answer, as that side would give it
    .name = text
command-desk-open = As umpire, have the sealed orders opened before both sides have sealed
    .name = open
command-desk-pause = As umpire, pause the battle
    .name = pause
command-desk-resume = End a pause
    .name = resume
command-scenario = Check scenario files, save them for this server, and list what can be opened
    .name = scenario
command-scenario-check = See the map of a scenario file, or its errors; nothing is saved
    .name = check
command-scenario-check-file = A text file, at most 64 KiB
    .name = file
command-scenario-add = Save a scenario file for this server, so that it can be played here
    .name = add
command-scenario-add-file = A text file without errors, at most 64 KiB
    .name = file
command-scenario-add-name = A name for it here; leave empty to take the name of the file
    .name = name
command-scenario-add-replace = Replace the existing scenario of that name
    .name = replace
command-scenario-list = List the scenarios that can be opened here
    .name = list
command-scenario-remove = Remove a scenario from this server; battles opened from it are not affected
    .name = remove
command-scenario-remove-name = Which one; type to search
    .name = name
command-help = See what to do next in this battle, and how everything works
    .name = help

## Slash commands as sentences name them: as Discord shows them to a reader of this language.

-battle-new = `/{ command-battle.name } { command-battle-new.name }`
-battle-join = `/{ command-battle.name } { command-battle-join.name }`
-battle-start = `/{ command-battle.name } { command-battle-start.name }`
-battle-map = `/{ command-battle.name } { command-battle-map.name }`
-battle-status = `/{ command-battle.name } { command-battle-status.name }`
-battle-log = `/{ command-battle.name } { command-battle-log.name }`
-battle-resign = `/{ command-battle.name } { command-battle-resign.name }`
-battle-cancel = `/{ command-battle.name } { command-battle-cancel.name }`
-order = `/{ command-order.name }`
-answer = `/{ command-answer.name }`
-help = `/{ command-help.name }`
-doctrine = `/{ command-doctrine.name }`
-unit = `/{ command-unit.name }`
-sight = `/{ command-sight.name }`
-scenario-check = `/{ command-scenario.name } { command-scenario-check.name }`
-scenario-add = `/{ command-scenario.name } { command-scenario-add.name }`
-scenario-list = `/{ command-scenario.name } { command-scenario-list.name }`
-scenario-remove = `/{ command-scenario.name } { command-scenario-remove.name }`
-describe = `/{ command-describe.name }`
-roll = `/{ command-roll.name }`
-desk-show = `/{ command-desk.name } { command-desk-show.name }`
-desk-rule = `/{ command-desk.name } { command-desk-rule.name }`
-desk-annul = `/{ command-desk.name } { command-desk-annul.name }`
-desk-answer = `/{ command-desk.name } { command-desk-answer.name }`

## Buttons.

bot-confirm = Confirm
bot-decide = Decide
bot-propose = Propose
bot-back = Back
bot-log-back = Earlier
bot-log-on = Later

## The desk's forms. Discord shows at most 45 characters of a title or a label.

bot-form-words = A ruling as text
bot-form-roll = Roll { $dice }
bot-form-why = Reason (public)
bot-form-why-words = The ruling, and why
bot-form-for-unit = For which unit, if any
bot-form-unit = A unit's name, for example { $name }
bot-form-other = Or another unit, by name

## Private replies.

bot-scenario = { $name }
bot-moved = This command is now `{ $now }`. The old name still works until the next version.
bot-instead = Try: { $list }
bot-ahead = Only you can see these choices. Answer with a button below: the card's own buttons ignore them.
bot-grave = This cannot be undone. Press again to confirm.
bot-log = The battle so far · page { $page } of { $pages }
bot-log-none = Nothing has happened yet. Once the battle begins, every order and its result is listed here.
bot-described = { $title } · page { $page } of { $pages }
bot-export = The whole battle, as it is stored. Anyone can replay it.
bot-page = The whole battle as a web page. Save the file and open it in a browser; it works offline.
bot-page-large = Even with small pictures, the page is too large for this server. Ask for it on a server that allows larger files, or export the battle file instead.
bot-page-script = This page needs its own script to show the battle. Allow scripts to read it.
bot-export-large = The battle's file is larger than this server allows. An administrator can export it where larger files are allowed.
bot-no-picture = The map could not be drawn this time; the text is complete.
bot-picture-full = Too many of your pictures are waiting, so this one was left out. Ask again in a moment.
bot-card-link = The card: { $address }
bot-nothing-asked = There is no question to answer in this channel.
bot-button-unknown = This button belongs to an earlier version of the bot. Use the latest message, or a slash command.
bot-desk-gone = This desk belongs to a battle that is no longer here. { -desk-show } shows the one that is.
bot-command-unknown = I no longer have this command. Reload Discord to see the current ones.
bot-late = Discord took too long to reach me, so nothing was done. Please try again.
# $when: how far away that is, as Discord shows it: "in 5 seconds".
bot-too-much = You have asked for a lot at once, so I skipped this one: others are playing too. Ready for you again: { $when }.
bot-failed = Something went wrong on my side, and your last step may not have counted. Check { -battle-status }, then try again. If it keeps happening, send this reference to the person who runs the bot: `{ $reference }`.
bot-store-full = My disk is full, so I stored nothing of this. Please tell the person who runs this bot, and try again once there is room.
bot-store-gone = My database file is gone, so I stored nothing of this and am shutting down. Please tell the person who runs this bot.
bot-lacking = I cannot work in this channel: I am missing { $count ->
    [one] the permission
   *[other] the permissions
 } { $list }. Please tell an administrator of this server. My messages wait until then.
bot-permission-ViewChannel = View Channel
bot-permission-SendMessages = Send Messages
bot-permission-SendMessagesInThreads = Send Messages in Threads
bot-permission-AttachFiles = Attach Files
bot-permission-ReadMessageHistory = Read Message History
bot-help = **Aide-de-camp runs wargames, one message at a time.**
    1. { -battle-new } opens a battle in a channel; { -battle-join } takes a side; { -battle-start } begins. With `{ command-battle-new-solo.name }:` the bot takes the other side, and it begins straight away.
    2. { -order } gives an order in plain words{ $first ->
        [none] {""}
       *[other] , such as `{ $first }`
    }, with autocomplete. You see a preview, then confirm; { -odds } shows the likely result.
    3. When you have a choice to make, a card pings you: press a button, or use { -answer }.
    4. Your doctrine makes the routine choices; { -doctrine } changes it, up to *Ask me everything*.
    5. { -battle-map }, { -battle-status } and { -battle-log } show the situation, { -unit } one unit, { -sight } a line between two, { -describe } anything on the map as text; { -sheet } shows the tables of the game, { -rules } every clause. Only you see them.
    6. { -roll } rolls dice for anything else, for example `/{ command-roll.name } { command-roll-dice.name }:2d6+1`; { -morale }, { -fire } and { -melee } roll by the rules for a tabletop game.
    7. { -propose } is for what others must agree to: a pause, more time, a draw, taking back an order.
    8. { -desk-show } is for what the rules leave open: dice, rulings, proposals; an umpire can correct mistakes.
    9. { -scenario-check } shows a battle of your own from a file, { -scenario-add } saves it for this server, { -scenario-list } lists them all.
    10. { -tutorial } teaches all this in five steps, { -games } lists your battles, { -catchup } shows what you missed, { -settings } sets your language, hours and pictures.
    -# The dice are fixed by a secret whose fingerprint is published at the start, so no one can steer them: { -battle-verify }.

## Scenarios from a file. $name is the name of a file, made harmless.

bot-file-large = { $name } is too large: { $most } KiB at most.
bot-file-lost = { $name } could not be fetched from Discord. Attach it again.
bot-file-no-text = { $name } is not a text file. Save it as plain UTF-8 text (.txt) and attach it again.
bot-faults = **{ $name }**: { $n ->
    [one] 1 error
   *[other] { $n } errors
 }. Nothing has been saved.
bot-fault = Line { $line }, column { $column }: { $why }
bot-scenarios = **Scenarios**
bot-scenario-of = { $title } · { $game }
bot-scenario-here = { $title } · { $name }, of this server
bot-scenario-size = { $across } × { $down }
bot-scenario-by = added by { $who }, { $when }

## Dice in the chat.

## The console.

console-practice = There is no DISCORD_TOKEN, so a practice Discord was started on this machine, and the bot is connected to it.
console-practice-look = Open { $url } in a browser: type slash commands there, press buttons, and switch between people.
console-practice-open = Other machines reach it too: { $urls }. Anyone who does can read everything and play as anyone.
console-practice-token = To play on the real Discord: make an application at { $portal }, add a bot to it, copy its token,
    and put the line DISCORD_TOKEN=… into a file named .env beside package.json. Then start again.
console-connected = Connected to Discord as { $name }, on { $servers ->
    [one] 1 server
   *[other] { $servers } servers
 }. To add the bot to a server: { $url }
console-token-missing = DISCORD_TOKEN is missing. Under NODE_ENV=production the bot never starts a practice server: set the token, or unset NODE_ENV.
console-environment = The environment settings are wrong: { $faults }
console-token-refused = Discord refuses this bot token. Copy it again from the application's page ({ $portal }), Bot, Reset Token.
console-failed = The bot could not start: { $why }
console-database-new = A new, empty database was created: { $path }
# $files are the names of files beside it.
console-database-lost = There was a database here before; what is left of it: { $files }. To go on with its battles, stop the bot, put the old file back (from a backup) and start again.
console-database-held = Another process still uses the database. If it is a bot that is shutting down, this one starts as soon as it has stopped.
console-stopping = Stopping: finishing the messages in progress first.
console-demo = A battle plays itself in #{ $channel }: open { $url } in a browser, and it begins.
console-demo-done = The whole battle as a page: { $path }. Play on as you like; Ctrl+C ends.
console-demo-token = The demonstration plays on a Discord of your own machine. Unset DISCORD_TOKEN (and NODE_ENV=production) for it.
console-demo-speed = A speed is a number: 1 to read along, 2 for twice as fast, 0 for no pause.
console-port = Port { $wanted } is taken; the practice server uses { $port }.
bot-resign-sure = This concedes the battle for your side. It cannot be undone.
bot-resign-button = Concede the battle
bot-resign-late = That button has expired. To concede, use { -battle-resign } again.

# Options that several commands have; an option of its own meaning has a message under its command.
command-option-army = Which one; type to search
    .name = army
command-option-why = The reason (public)
    .name = why
command-option-game = Which game; default: that of the battle here
    .name = game
command-option-nation = Whose army it is
    .name = nation
command-option-who = To whom
    .name = who
command-option-units = Their short names, or a brigade; leave empty for a menu
    .name = units
command-option-side-red = Red
command-option-side-blue = Blue
command-option-language-en = English
command-option-language-fr = French
