# At one glance: the tutorial, all one's battles, what has happened meanwhile, the end, and help.

command-tutorial = Learn by playing: five short steps against the bot, as often as you like
    .name = tutorial
command-tutorial-where = In this channel, or in your direct messages; without it, here
    .name = where
command-tutorial-where-here = here
command-tutorial-where-direct = in my direct messages
-tutorial = `/{ command-tutorial.name }`

bot-tutorial-here = The lesson is open. Read the last message below, and press its first button.
bot-tutorial-direct = The lesson is open in your direct messages: { $address }
lesson-welcome = Welcome, { $who }! Five short steps show how a battle is played: activation, march, fire, charge, reaction. You command **{ $side }**; { $robot } commands { $other } and waits until a step needs it. The dice are real, and whatever they bring is right.
# $n of $of: the number of the step; $title: its title.
lesson-step = Step { $n } of { $of } · { $title }
# $order: what the first button orders.
lesson-press = Press **{ $order }**: only you see what it would do, and **Confirm** gives it. Or type the same with { -order }.
lesson-wait = For this press the button below; it asks once more before it counts.
lesson-still = It is your turn again, and this step is still open.
lesson-theirs = Your turn is over. The enemy moves now; then you go on.
lesson-passed-over = **{ $step }** is not possible any more as things stand; that happens in battle. We go on.
lesson-done-title = The lesson is over
lesson-done = That is the whole game in small: points wake units, they march and fire and charge, and whoever is attacked chooses. From here on the enemy fights in earnest; play on, or give up with { -battle-resign } and open a real battle with { -battle-new }. { -help } always says what to do next, { -tutorial } begins anew.
lesson-cut-title = The lesson ends early
lesson-cut = The battle was over before the last step. { -tutorial } begins anew.
lesson-none = No game here has a lesson.
lesson-elsewhere = There is a battle in this channel, which I do not disturb. { -tutorial } `{ command-tutorial-where.name }:{ command-tutorial-where-direct }` opens the lesson in your direct messages; or take another channel.

## Awaited: said to the person himself, and of others. $until is empty, or says until when.

glance-until = , until { $until }
glance-owe-answer = **Your answer is awaited**{ $until }.
glance-owe-turn = **Your orders are awaited**{ $until }.
glance-owe-answer-for = **Your answer is awaited** in place of { $whose }{ $until }.
glance-owe-turn-for = **Your orders are awaited** in place of { $whose }{ $until }.
glance-awaits-answer = Awaited: the answer of { $who } ({ $side }){ $until }.
# Whoever stands in, and for whom.
glance-instead = { $who } (for { $whose })
glance-awaits-turn = Awaited: the orders of { $who } ({ $side }){ $until }.
glance-umpire = umpire
glance-side = { $side }
glance-paused = The battle is paused.
glance-unread = this version of the bot cannot read the battle
glance-altered = its stored position was changed, and nothing is played from it
glance-halted = The battle is halted by a fault of mine.

## All one's battles.

command-games = All your battles on all servers: what you owe, until when, and the way there
    .name = games
-battle-export = `/{ command-battle.name } { command-battle-export.name }`
-games = `/{ command-games.name }`
games-title = Your battles
games-none = You command in no battle. { -tutorial } shows how it is played; { -battle-new } opens one, { -battle-join } takes a side in one that is open.
games-line = **{ $title }** · { JOIN($roles, ", ") } · { $turn }
games-way = To the battle
games-card = To the card
games-over = Over
games-more = … and { $n ->
    [one] 1 more
   *[other] { $n } more
 }.

## What has happened meanwhile.

command-catchup = What has happened here since your last visit, in a few sentences with pictures
    .name = catchup
-catchup = `/{ command-catchup.name }`
catchup-since-visit = What has happened since your last visit
catchup-since-turn = The last turn
catchup-since-nothing = Nothing new since your last visit; the last turn
catchup-event = · **{ $title }**
catchup-event-lost = · **{ $title }** ({ JOIN($lost, ", ") })
catchup-lost = { $side } −{ $lost }
catchup-more = · and { $n ->
    [one] 1 quieter order
   *[other] { $n } quieter orders
 }
catchup-losses = Losses in all: { JOIN($lost, ", ") }.

## The end.

ending-title = What it cost, and what each did
ending-casualties = `{ $bar }` { $side }: { $left } of { $of } left, { $lost } lost
ending-side = **{ $side }**
ending-untold = What each unit did cannot be told: part of the battle was played by version { $version } of the rules.
ending-more = { $n } units fought here; these are the ones of whom there is most to tell.
ending-all = Each unit's story
ending-page = The end · page { $page } of { $pages }
ending-first = The end

## The next thing to do.

help-title = What to do now
help-nowhere = There is no battle here.
help-begin = { -tutorial } teaches the game in five short steps. { -battle-new } opens a battle, with `{ command-battle-new-solo.name }:` at once against me; { -games } shows those in which you command.
help-join = The battle has not begun. { -battle-join } takes a side, or the umpire's seat.
help-missing = Still missing: a commander for **{ $side }**.
help-you-are-in = You are in; the battle has not begun.
help-deploy = Both sides are taken: each sets up with { -deploy } and seals it; when both have, the battle begins by itself.
help-start = Both sides are taken: { -battle-start } begins it.
help-solo = Whoever joins may begin it; to play at once, open a battle with `{ command-battle-new-solo.name }:` elsewhere.
help-watch = Whoever only watches needs nothing: { -battle-map } and { -catchup } work for everybody.
help-over = { -battle-status } shows what it cost and each unit's story, { -battle-export } gives the whole battle as a page, { -luck } says who was lucky, { -battle-verify } checks every die. For a rematch: { -battle-new }, and the other side.
help-paused = The battle is paused: { -battle-status } says why and since when.
help-answer = Press an answer on your card; each button says what it needs and its chance. { -answer } takes the same in words, and conditions too.
help-table = The rules leave this step to the table: { -desk-show } shows the dice and the forms.
help-order = { -panel } puts an order together by pressing; { -order } takes it in words and completes them, such as `7C charge 3D`. You see what it would do before it counts, and { -odds } what may come of it. { -unit } says what a unit can do, { -battle-map } shows the ground.
help-deploy-open = { -deploy } sets up your units, by pressing or with words such as `3L 0406 N line`. You see it before it counts.
help-ideas = A plain officer would do this, as things stand:
help-meanwhile = Until then you may write orders ahead with { -plan-write }, and answers with { -standing-set }: then nobody waits for you. { -catchup } tells what happened, { -settings } says how you are called.
help-spectator = You watch: { -battle-map }, { -describe } and { -catchup } are for everybody. { -battle-join } takes a command that is free.
help-umpire = You are the umpire: { -desk-show } shows what is left to the table, { -desk-rule } corrects a position.
help-topics = More about …
help-topic-now = what to do now
help-topic-orders = orders
help-topic-answers = answers
help-topic-ahead = standing orders and plans
help-topic-places = places and threads
help-topic-pace = pace and absence
help-topic-dice = dice
help-topic-all = the commands
help-page-orders = **Orders** are plain words: who, what, whom. `2K charge 88L`, `3E march 0507 face NE then line`, `4G fire 3D`. Several are parted by `;`. Units side by side that face the same way go as a group for one point: `2K 1B: 1B fire 88L; 2K charge 88L`. What follows is said with it: `2K charge 88L, if square stop, pursue toward 6B then attack`. { -order } completes every word, { -panel } needs no typing at all. Nothing counts before **Confirm**; { -battle-undo } takes the last order back while nobody has learned anything from it.
help-page-answers = **Answers.** When an enemy's order needs your choice, a card calls you: each button says what it needs and its chance, its menus answer what may follow. { -answer } takes words: `square, if failed flee`. Your doctrine answers what goes without saying: { -doctrine } changes it, up to *Ask me everything*.
help-page-ahead = **Ahead of time.** { -standing-set } files an answer for one unit or for all of yours, for whatever comes after it. { -plan-write } keeps orders for your next turn, with conditions; they run by themselves as far as they are legal and true, then stop and tell you. Reports say when something went by a standing order or a plan.
help-page-places = **Places.** A battle lives in its channel. Where I may make threads, its reports have one that everybody reads, and each side a private one, where its cards come. The pinned message in the channel always says who is awaited. { -settings } also calls you by direct message.
help-page-pace = **Pace.** A battle may have one, chosen when it is opened: so many hours for a turn and for an answer, nights and weekends off. The clock of a side stands still while the other one is awaited. Whose time is out is stood in for by what he has filed, his deputy, his chief, his doctrine: no battle dies of an absence. { -settings } has your own quiet hours and time zone.
help-page-dice = **Dice** come from a secret whose hash is posted when the battle begins, and which is revealed at its end: nobody can steer or foresee them, and the same order after an undo gets the same ones. The small print of a report names each die and the rule behind it, its **Dice** button opens each roll. Before the first of them each side may add words of its own with { -battle-salt } (against the bot, with { -battle-new }); { -battle-verify } recomputes them all. { -odds } says beforehand what an order or some dice may come to, { -luck } afterwards how lucky each side was. { -roll } throws dice that count for nothing, and { -morale }, { -fire }, { -melee } throw by the book for a real table.
