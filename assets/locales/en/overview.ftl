# At one glance: the tutorial, all one's battles, what has happened meanwhile, the end, and help.

command-tutorial = Learn by playing: five short steps against the bot, as often as you like
    .name = tutorial
command-tutorial-game = Which game; default: the first lesson
    .name = game
command-tutorial-where = In this channel, or in your direct messages; default: here
    .name = where
command-tutorial-where-here = here
command-tutorial-where-direct = in my direct messages
-tutorial = `/{ command-tutorial.name }`
bot-tutorial-here = The tutorial has started. Read the latest message below and press its first button.
bot-tutorial-direct = The tutorial has started in your direct messages: { $address }

lesson-welcome = Welcome, { $who }! A few short steps show you how to play: { JOIN($steps, ", ") }. You command **{ $side }**; { $robot } commands { $other } and acts only when a step needs it. The dice are real, and any result will do.
# $n of $of: the number of the step; $title: its title.
lesson-step = Step { $n } of { $of } · { $title }
# $order: what the first button orders.
lesson-press = Press **{ $order }** for a preview that only you can see, then **Confirm** to give the order. You can also type it with { -order }.
lesson-press-sheet = Press **{ $order }**: it is written on your sheet, which only your side sees. Then **{ sheet-seal-label }** carries everything out. You can also type it with { -order }.
lesson-wait = Use the button below; it asks you to confirm.
lesson-still = It is your turn again, and this step is still open.
lesson-theirs = Your turn is over. The enemy moves now; then you go on.
lesson-passed-over = **{ $step }** is no longer possible in this position; that happens in battle. On to the next step.
lesson-done-title = Tutorial complete
lesson-done = That is the whole game in miniature: { $sum }. From here on the enemy plays to win. Play on, or concede with { -battle-resign } and open a real battle with { -battle-new }. { -help } always says what to do next; { -tutorial } starts again.
lesson-cut-title = The tutorial ends early
lesson-cut = The battle ended before the last step. { -tutorial } starts again.
lesson-none = No game here has a tutorial.
lesson-other = There is no tutorial of that game. There is one of: { JOIN($titles, ", ") }.
lesson-elsewhere = This channel already has a battle. { -tutorial } `{ command-tutorial-where.name }:{ command-tutorial-where-direct }` opens the tutorial in your direct messages; or use another channel.

## Awaited: said to the person himself, and of others. $until is empty, or says until when.

overview-until = , by { $until }
overview-owe-answer = **Your answer is needed**{ $until }.
overview-owe-turn = **It is your turn: give your orders**{ $until }.
overview-owe-step = **It is your turn: settle this step at the desk**{ $until }.
overview-owe-answer-for = **Your answer is needed** on behalf of { $whose }{ $until }.
overview-owe-turn-for = **Your orders are needed** on behalf of { $whose }{ $until }.
overview-owe-step-for = **This step is to be settled at the desk** on behalf of { $whose }{ $until }.
overview-awaits-answer = Waiting for { $who } ({ $side }) to answer{ $until }.
# Whoever stands in, and for whom.
overview-instead = { $who } (for { $whose })
overview-awaits-step = Waiting for { $who } ({ $side }) to settle this step at the desk{ $until }.
overview-awaits-turn = Waiting for orders from { $who } ({ $side }){ $until }.
overview-umpire = umpire
overview-side = { $side }
overview-paused = The battle is paused.
overview-unread = this version of the bot cannot read the battle
overview-spoilt = part of its stored data cannot be read
overview-altered = its stored position was altered, so play has stopped
overview-halted = The battle has stopped because of an error in the bot.

## All one's battles.

command-games = List your battles on every server: what is due, by when, and a link to each
    .name = games
-battle-export = `/{ command-battle.name } { command-battle-export.name }`
-games = `/{ command-games.name }`
games-title = Your battles
games-none = You are not commanding in any battle. { -tutorial } shows you how to play; { -battle-new } opens a battle, { -battle-join } joins one.
games-line = **{ $title }** · { JOIN($roles, ", ") } · { $turn }
games-way = Go to the battle
games-card = Go to the card
games-over = Over

## What has happened meanwhile.

command-catchup = Read what has happened here since your last visit, in a few sentences with pictures
    .name = catchup
-catchup = `/{ command-catchup.name }`
catchup-since-visit = What has happened since your last visit
catchup-since-turn = The last turn
catchup-since-nothing = Nothing new since your last visit; here is the last turn
catchup-event = · **{ $title }**
catchup-event-lost = · **{ $title }** ({ JOIN($lost, ", ") })
catchup-lost = { $side } −{ $lost }
catchup-more = { $named ->
    [0] · { $n ->
        [one] 1 quiet order
       *[other] { $n } quiet orders
     }
   *[other] · and { $n ->
        [one] 1 quieter order
       *[other] { $n } quieter orders
     }
 }
catchup-losses = Losses in all: { JOIN($lost, ", ") }.

## The end.

ending-title = What it cost, and what each unit did
ending-casualties = `{ $bar }` { $side }: { $left } of { $of } left, { $lost } lost
ending-side = **{ $side }**
ending-unreported = What each unit did cannot be shown: part of the battle was played with version { $version } of the rules.
ending-more = Of { $n } units, these did the most.
ending-all = Each unit's story
over-button-rematch = Rematch, sides swapped
over-button-verify = Verify
over-button-page = Page
over-button-luck = Luck
rematch-denied = Only those who commanded in this battle can ask for its rematch. { -battle-new } opens a new battle.
ending-page = The end · page { $page } of { $pages }
ending-first = The end

## The next thing to do.

help-title = What to do now
help-nowhere = There is no battle here.
help-begin = { -tutorial } teaches the game in five short steps. { -battle-new } opens a battle; add `{ command-battle-new-solo.name }:` to play against me straight away. { -games } lists the battles you command in.
help-join = The battle has not begun. { -battle-join } takes a side or makes you the umpire.
help-missing = Still missing: a commander for **{ $side }**.
help-you-are-in = You are in; the battle has not begun.
help-deploy = Both sides are taken. Each deploys with { -deploy } and seals it; the battle begins automatically once both are sealed.
help-start = Both sides are taken: { -battle-start } begins it.
help-solo = Anyone who joins can start it. To play straight away, open a battle elsewhere with `{ command-battle-new-solo.name }:`.
help-watch = You need do nothing to watch: { -battle-map } and { -catchup } work for everyone.
help-over = { -battle-status } shows what it cost and each unit's story, { -battle-export } gives the whole battle as a page, { $luck ->
    [shown] { -luck } shows who was lucky, { -battle-verify } checks every die.
   *[none] { -battle-verify } checks every die.
 }
help-over-rematch = For a rematch, press **{ over-button-rematch }** below the post that ended it.
help-paused = The battle is paused: { -battle-status } shows why and since when.
help-answer = Press an answer on your card; where a test decides, the button shows the score needed and the chance. { -answer } takes the same as text, conditions included.
help-table = The players settle this step themselves: { -desk-show } shows the dice and the forms.
help-order = { -panel } builds an order with buttons; { -order } takes it as text with autocomplete{ $first ->
    [none] {""}
   *[other] , for example `{ $first }`
 }. You see a preview before anything counts, and { -odds } shows the likely result. { -unit } lists what a unit can do, { -battle-map } shows the map.
help-deploy-open = { -deploy } sets up your units, with buttons or with words{ $first ->
    [none] {""}
   *[other] {" "}such as `{ $first }`
 }. You see it before it takes effect.
help-ideas = Suggested orders:
help-meanwhile = Meanwhile, prepare orders with { -plan-write } and answers with { -standing-set }, so that no one has to wait for you. { -catchup } shows what happened; { -settings } controls how you are notified.
help-spectator = You are watching: { -battle-map }, { -describe } and { -catchup } work for everyone. { -battle-join } takes a vacant command.
help-umpire = You are the umpire: { -desk-show } shows what is left for you to settle, { -desk-rule } corrects a position.
help-topics = More about …
help-topic-now = what to do now
help-topic-orders = orders
help-topic-answers = answers
help-topic-ahead = standing orders and plans
help-topic-places = places and threads
help-topic-pace = pace and absence
help-topic-dice = dice
help-topic-all = the commands
help-page-orders = **Orders** are plain words: unit, action, target{ $n ->
    [0] {""}
   *[other] , such as { JOIN($orders, ", ") }
 }. Separate several orders with `;`. Adjacent units facing the same way can act as a group for one order point: name them before a colon{ $group ->
    [none] {""}
   *[other] , as in `{ $group }`
 }. Add the follow-up after a comma{ $followed ->
    [none] {""}
   *[other] , as in `{ $followed }`
 }. { -order } completes every word, { -panel } needs no typing at all. Nothing counts before **Confirm**; { -propose-undo } undoes your last order, freely until dice are rolled or someone answers.
help-page-answers = **Answers.** When an enemy order needs your decision, a card pings you. Where a test decides, the button shows the score needed and the chance; the menus decide what happens next. { -answer } takes words: `square, if failed flee`. Your doctrine makes the routine choices; { -doctrine } changes it, up to *Ask me everything*.
help-page-ahead = **Ahead of time.** { -standing-set } stores an answer for one unit or all of yours. { -plan-write } stores orders for your next turn: they run automatically while they are legal and their conditions hold, then stop and tell you. Reports say when a standing order or a plan was used.
help-page-places = **Channels.** A battle lives in its channel. Where I may create threads, reports go to a public thread and each side's cards to a private one. The pinned message always shows who has to act. { -settings } can also notify you by direct message.
help-page-pace = **Deadlines** are optional and chosen when the battle is opened: so many hours for a turn and for an answer, with nights and weekends off. A side's clock stops while the other side has to answer. If you run out of time, your standing orders, deputy, C-in-C or doctrine answers for you: no battle stalls because someone is away. { -settings } sets your quiet hours and time zone.
help-page-dice = **Dice** come from a secret whose hash is posted when the battle begins, and which is revealed at its end: no one can steer or predict them. An order repeated after an undo gets the same dice. A report shows each die and what is added to it; its **{ details-button }** button opens each roll and names the rules. Before the first roll each side may add words of its own with { -battle-salt } (against the bot, with { -battle-new }); { -battle-verify } recomputes every roll. { -odds } shows the chances beforehand, { -luck } how lucky each side has been. { -roll } rolls dice outside the battle; { -morale }, { -fire } and { -melee } roll by the rules for a tabletop game.
