# Why dice are not thrown: see `Fault` in src/dice/notation.ts. The older half stands in bot.ftl.

bot-roll-times = I throw the same dice 1 to { $times } times over. Ask for fewer, for example `3x(2d6)`.
bot-roll-modifiers = At character { $at }: such dice cannot be changed like this, or are already. Write for example `4d6kh3` or `5d6!`.
bot-roll-again = At character { $at }: a die can explode, or be thrown again, on some of its faces and on no more than half. Write for example `5d6!>4`.
bot-roll-hits = At character { $at }: no die could hit by itself there, so nothing can count double or be saved. Write for example `8 dice on 4+, save 5+`.
bot-roll-large = These dice can be thrown, but their chances are too much to reckon. Ask for fewer dice, or smaller ones.
