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

# A direct message: a pointer to where somebody is called.
direct-turn = It is your turn to give orders.
direct-answer = You have an answer due.
direct-called = Something needs your attention.
direct-until = Due by { $until }.
direct-where = Go to the message
