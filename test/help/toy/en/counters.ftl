# What the book of counters says, in the tests.
counter-text = { $text }
counter-won = { $winner } wins
counter-refused = { $why }
