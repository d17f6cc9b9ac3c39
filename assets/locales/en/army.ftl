# Armies bought by points: built, kept, shared.

army-no-such = There is no army of that name here. { -army-list } names all there are.
army-comes-along = `{ $name }` comes with the bot and stays as it is. { -army-copy } makes one of your own of it.
army-not-yours = `{ $name }` is somebody else's. { -army-copy } makes one of your own of it.

## Commands.

command-army = Armies bought by points: build, keep and share them
    .name = army
command-army-list = Your armies, those shared on this server, and those that come with the bot
    .name = list
command-army-copy = Make an army of your own of any that can be seen here
    .name = copy
-army-list = `/{ command-army.name } { command-army-list.name }`
-army-copy = `/{ command-army.name } { command-army-copy.name }`
