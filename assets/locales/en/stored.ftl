### What is stored of a battle, where the bot cannot play from it.

## This version's rules cannot read it.

# A private answer to a command; then the public notice, once; both are followed by the ways out.
stored-unread = This version of the bot cannot read this battle, so nothing can be done in it for now. Nothing is lost.
stored-unread-halted = The battle has stopped: this version of the bot cannot read it. Nothing is lost.
stored-unread-ways = { -battle-export } gives you the battle as a file, and { -battle-cancel } calls it off. Once the bot has been fixed, { -battle-start } resumes it.
