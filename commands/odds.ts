import { refusing } from '../src/bot/interactions/answer.ts';
import { choicesOf, type Command } from '../src/bot/interactions/command.ts';
import { diceChoices } from '../src/bot/dice/saved-rolls.ts';
import { oddsShown } from '../src/bot/odds/odds.ts';
import { diceOdds } from '../src/bot/odds/odds-dice.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';
import { no } from '../src/host/battle/voice.ts';
import { phrase } from '../src/kernel/phrase.ts';

export const odds: Command = {
  name: 'odds',
  who: ['commander', 'umpire'],
  ...everywhere,
  acknowledge: 'private',
  options: [
    { name: 'order', required: false, completed: true, maxLength: 1000 },
    { name: 'dice', required: false, completed: true, maxLength: 100 },
  ],
  run: async ({ options }, use) => {
    const [order, dice] = [options.getString('order'), options.getString('dice')];
    if ((order === null) === (dice === null)) return refusing(use, no(phrase('odds-one')));
    if (order !== null) return oddsShown(use, await use.host.odds(use.request, order));
    const refusal = await use.host.mayForecastDice(use.request);
    return refusal ? refusing(use, refusal) : diceOdds(use, dice!);
  },
  complete: async ({ options }, use) => {
    const { name, value } = options.getFocused(true);
    return name === 'dice' ? diceChoices(use, value) : choicesOf(use, await use.host.completeOdds(use.request, value));
  },
};
