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
lesson-done = That is the whole game in small: points wake units, they march and fire and charge, and whoever is attacked chooses. From here on the enemy fights in earnest; play on, or open a real battle with { -battle-new }. { -help } always says what to do next, { -tutorial } begins anew.
lesson-cut-title = The lesson ends early
lesson-cut = The battle was over before the last step. { -tutorial } begins anew.
lesson-none = No game here has a lesson.
lesson-elsewhere = There is a battle in this channel, which I do not disturb. { -tutorial } `{ command-tutorial-where.name }:{ command-tutorial-where-direct }` opens the lesson in your direct messages; or take another channel.
