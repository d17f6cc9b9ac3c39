### What is stored of a battle, where the bot cannot play from it.

## This version's rules cannot read it.

# A private answer to a command; then the public notice, once; both are followed by the ways out.
stored-unread = This version of the bot cannot read this battle, so nothing can be done in it for now. Nothing is lost.
stored-unread-halted = The battle has stopped: this version of the bot cannot read it. Nothing is lost.
stored-unread-ways = { -battle-export } gives you the battle as a file, and { -battle-cancel } calls it off. Once the bot has been fixed, { -battle-start } resumes it.

## A row of it is damaged: a column holds what cannot be read.

stored-spoilt = Part of the stored data of this battle cannot be read, so nothing can be done in it for now.
stored-spoilt-halted = The battle has stopped: part of its stored data cannot be read.
stored-spoilt-ways = The log of the bot names that part. Once it has been repaired, { -battle-start } resumes the battle. { -battle-export } gives you what is there as a file, and { -battle-cancel } calls the battle off.

## Somebody has changed the position: it is not the one that the last entry was chained with.

stored-altered = The stored position of this battle is not the one after its last entry, so nothing is played from it. Nothing else is affected.
stored-altered-halted = The battle has stopped: its stored position is not the one after its last entry. Nothing was played from it.
stored-altered-ways = An administrator of this server can put it back with { -battle-repair }. { -battle-export } gives you the battle as a file.

command-battle-repair = Put the stored position back to the one after the last entry, where it was changed (administrators)
    .name = repair
-battle-repair = `/{ command-battle.name } { command-battle-repair.name }`

stored-repair-denied = Only an administrator of this server can put the position back.
stored-repair-nothing = There is nothing to repair: the stored position is the one after the last entry.
stored-repair-spoilt = The entries do not lead to the position either: entry { $n } is missing or was changed. Only a backup of the database can bring the battle back. { -battle-export } gives you what is there.
# $who: a person; $n: the last entry; $from: the last one whose position was good.
stored-repaired = { $who } has repaired the battle: its position is again the one after entry { $n }, { $how ->
    [kept] as that entry has it
   *[replayed] replayed from entry { $from }
 }.
