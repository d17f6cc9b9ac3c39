# The channel in the browser: what the page itself says.
page-only-you = Only you can see this

# The channel: what stands around the messages.
page-bot = Aide-de-camp
page-skip = Skip to the command box
page-close = Close
page-servers = Servers
page-places = Channels
page-direct = Direct messages
page-opening = One moment
page-open-list = Channels and people
page-thread = { $name }, thread
page-private-thread = { $name }, private thread
page-unread = { $count ->
    [one] { $name }, one unread message
   *[other] { $name }, { $count } unread messages
  }
page-log = Messages in { $name }
page-older = Older messages
page-below = { $count ->
    [0] Newest messages
    [one] One new message
   *[other] { $count } new messages
  }
page-beginning = This is the beginning of { $name }
page-beginning-hint = Type / below to see what the bot can do here.
page-typing = Aide-de-camp is typing
page-lost = Connection lost. The page reconnects automatically and misses nothing.
page-offline = Aide-de-camp is offline. Commands do not reach it now. The page reconnects automatically.
page-unreachable = The practice server does not answer.
page-failed = The practice server had an error; see its terminal.
page-said = { $text }

# People and settings.
page-self = You
page-people = Who are you?
page-people-hint = Open a second person in a window of their own to play both sides.
page-you-are = You are
page-window = { $name } in a window of their own
page-part-you = you
page-part-commander = second commander
page-part-guest = guest
page-part-umpire = umpire
page-settings = Settings
page-theme = Colours
page-theme-system = Same as system
page-theme-dark = Dark
page-theme-light = Light
page-language = Language
page-language-system = Automatic

# The entry.
page-entry = Give a command
page-entry-label = Command in { $name }
page-entry-empty = Type / for a command
page-entry-further = A further option
page-send = Send
page-hints = Suggestions
page-no-words = The bot does not read messages: type / and choose a command.
page-no-command = There is no command { $text } here.
page-more = { $count ->
    [one] + one more option
   *[other] + { $count } more options
  }
page-remove = Remove { $name }
page-choose-file = Choose, drop or paste a file
page-size = { $size } KB
page-file-nowhere = { $name } goes with a command that takes a file: type that first.
page-asking = Asking the bot
page-asking-failed = No suggestions:
page-want-needed = required
page-want-optional = optional
page-want-whole = a whole number
page-want-number = a number
page-want-file = a file
page-want-least = at least { $least }
page-want-most = at most { $most }
page-yes = Yes
page-no = No
page-fault-missing = This is required.
page-fault-file = Choose a file, or remove the option.
page-fault-empty = Fill this in, or remove the option.
page-fault-choice = Choose one from the list.
page-fault-option = This names no option: choose one from the list, or delete it.
page-fault-number = This must be a number.
page-fault-whole = This must be a whole number.
page-fault-least = At least { $least }.
page-fault-most = At most { $most }.
page-fault-short = { $least ->
    [one] At least one character.
   *[other] At least { $least } characters.
  }
page-fault-long = { $most ->
    [one] At most one character.
   *[other] At most { $most } characters.
  }
page-fault-few = Choose at least { $least }.
page-fault-many = Choose at most { $most }.

# Forms and pictures.
page-cancel = Cancel
page-submit = Submit
page-picture = Picture
page-zoom = Zoom

# A battle as a file.
page-to-light = Light
page-to-dark = Dark
page-battle-opened = Opened
page-battle-ended = Ended
page-battle-dice = Dice commitment
page-battle-chain = Final chain hash

# A message.
page-message = { $who }, { $when }{ $private ->
    [yes] , only you can see this
   *[other] { "" }
  }
page-message-app = APP
page-message-yesterday = Yesterday at { $time }
page-message-pinned = Pinned
page-message-edited = (edited)
page-message-thinking = { $who } is thinking…
page-message-dismiss = Dismiss
page-message-used = used
page-message-reply-gone = The original message was deleted
page-message-reply-see = Press to see the message
page-message-told-pinned = { $who } pinned a message to this channel.
page-message-told-jump = See it
page-message-told-thread = { $who } started a thread: { $name }
page-message-told-open = Open it
page-message-thread = { $count ->
    [one] { $count } message
   *[other] { $count } messages
  }
page-message-spoiler = Spoiler, press to see it
page-message-spoiler-sign = Spoiler
page-message-picture = Picture
page-message-enlarge = Show it large
page-message-download = Download
page-message-download-file = Download { $name }
page-message-shop = Shop
page-message-unknown-part = This part of the message cannot be shown here.
page-message-unknown-user = unknown-user
page-message-unknown-role = unknown-role
page-message-unknown-channel = unknown
page-message-choose = Make a selection
page-message-choose-many = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
  }
page-message-unchoose = Remove { $name }
page-message-no-choice = No matches
