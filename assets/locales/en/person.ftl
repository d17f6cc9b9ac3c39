# What a person settles for himself: the command, its card, and direct messages.

command-settings = Change your own settings: language, time zone, quiet hours, pictures, direct messages
    .name = settings
command-settings-zone = Your time zone: type a city or a country; “none” for none
    .name = zone
command-settings-quiet = Hours when none of your deadlines run out, such as 22-7; “none” for none
    .name = quiet
command-settings-language = The language of what only you see
    .name = language
command-settings-language-none = same as my Discord
command-settings-theme = The pictures that only you see
    .name = theme
command-settings-theme-day = { settings-theme-day }
command-settings-theme-night = { settings-theme-night }
command-settings-theme-none = { settings-theme-none }
command-settings-direct = Also notify you by direct message
    .name = direct
-settings = `/{ command-settings.name }`

settings-title = Your settings
settings-choice = { $what }: { $value }
settings-language = Language
settings-language-none = same as your Discord
settings-language-en = English
settings-language-fr = français
settings-quiet = Quiet hours
settings-quiet-none = none
settings-zone-none = none
settings-theme = Pictures
settings-theme-none = default
settings-theme-day = by day
settings-theme-night = by night
settings-line-language = **Language** of what only you see: { $value }
settings-line-zone = **Time zone:** { $zone }, where it is { $clock } now
settings-line-zone-none = **Time zone:** not set; the battle's is used
settings-line-quiet = **Quiet hours:** { $from } to { $to }; none of your deadlines run out then
settings-line-quiet-none = **Quiet hours:** none of your own
settings-line-quiet-zoneless = ⚠ Say your time zone too, or the hours follow the battle's time zone.
settings-line-theme = **Pictures** that only you see: { $value }
settings-line-direct = **Direct messages:** on; you are notified there as well
settings-line-direct-none = **Direct messages:** off; you are pinged in the channels
settings-direct-begin = Notify me by direct message
settings-direct-stop = No direct messages
settings-how = The time zone is typed: { -settings } `{ command-settings-zone.name }:` completes it from a city or a country. Other hours too: { -settings } `{ command-settings-quiet.name }:`.
settings-no-zone = I do not know that time zone. Type a city or a country, and choose from the list; `none` for none.
settings-no-quiet = Write two different times of the day, for example `22-7` or `22:30-06:00`; `none` for none.
settings-unreached = I could not send you a direct message: your Discord blocks mine, so I will stop trying. Allow direct messages from members of this server, then { -settings } `{ command-settings-direct.name }:`.

# What is kept of a person, and being forgotten.
command-privacy = What the bot keeps about you, and how to be forgotten
    .name = privacy
-privacy = `/{ command-privacy.name }`
privacy-title = What I keep about you
privacy-nothing = Nothing.
privacy-kept-battles = { $n ->
    [one] one battle knows you by a pseudonym; a list apart says that it is you
   *[other] { $n } battles know you by pseudonyms; a list apart says that it is you
}
privacy-kept-earlier = { $n ->
    [one] one battle from before pseudonyms has your Discord number in its orders
   *[other] { $n } battles from before pseudonyms have your Discord number in their orders
}
privacy-kept-armies = { $n ->
    [one] one army
   *[other] { $n } armies
}
privacy-kept-scenarios = { $n ->
    [one] one scenario that you added to a server
   *[other] { $n } scenarios that you added to servers
}
privacy-kept-rolls = { $n ->
    [one] one saved roll
   *[other] { $n } saved rolls
}
privacy-kept-settings = your settings or your doctrine
privacy-what = Once forgotten, you are “a former commander” in your battles, which still verify. Your armies, saved rolls and settings are deleted, shared armies too; scenarios stay on their servers without your name. What has been posted in Discord stays there.
privacy-unfinished = You cannot be forgotten yet: { $n ->
    [one] one battle that you play in or opened is not over.
   *[other] { $n } battles that you play in or opened are not over.
} { -games } lists those you play in. Leave before the start, or fight on, resign or cancel.
privacy-forget = Forget me for good
privacy-forgotten = You are forgotten. If you use me again, you start afresh.
privacy-earlier = { $n ->
    [one] One battle from before pseudonyms keeps your Discord number where its orders were hashed, or it would no longer verify. Your name is gone from it.
   *[other] { $n } battles from before pseudonyms keep your Discord number where their orders were hashed, or they would no longer verify. Your name is gone from them.
}
privacy-who = Only you see this. The people who run this bot can read its database, backups included.

# A direct message: a pointer to where somebody is called.
direct-turn = It is your turn to give orders.
direct-answer = You have an answer due.
direct-called = Something needs your attention.
direct-until = Due by { $until }.
direct-where = Go to the message
