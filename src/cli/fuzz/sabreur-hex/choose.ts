/** Finds one legal order among many random ones. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import { sabreurHex } from '../../../rules/sabreur-hex/index.ts';
import type { State } from '../../../rules/sabreur-hex/state.ts';
import { isLegal, outcomeOf } from '../always.ts';
import { demand } from '../broken.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { countRefusal } from '../game.ts';
import type { Tally } from '../tally.ts';
import { checkLooks } from '../told.ts';
import { randomOrders } from './orders.ts';

const MOST_TRIES = 25;

/** A text that is not refused: sometimes a suggestion, and now and then the end of the turn. */
export function chooseOrder(chance: Chance, now: State, by: Side, tally: Tally): string {
  const mayEnd = checkEnd(now, by);
  if (mayEnd && chance.oneIn(12)) return 'end';
  if (chance.oneIn(30)) return suggested(chance, now, by);
  for (const text of randomOrders(chance, now, by).slice(0, MOST_TRIES)) {
    const outcome = outcomeOf(sabreurHex, text, now, by);
    if (outcome && outcome.kind !== 'refused') return firstOf(text, now, by);
    if (outcome) countRefusal(chance, tally, outcome.refusal);
  }
  return mayEnd && !chance.oneIn(4) ? 'end' : suggested(chance, now, by);
}

/**
 * SH-GAP-15. A side may end its turn at any time, except for Impetuous units; then what they must do first is legal.
 */
function checkEnd(now: State, by: Side): boolean {
  const end = outcomeOf(sabreurHex, 'end', now, by);
  if (end?.kind !== 'refused') return end?.kind === 'done';
  const { clause, instead } = end.refusal;
  demand(clause === 'SH-SKILL-IMPETUOUS-03', `the turn cannot be ended: ${clause}`);
  demand(instead.length > 0, 'nobody says what must be done before the turn ends');
  for (const text of instead) demand(isLegal(sabreurHex, text, now, by), `must be done, but is refused: ${text}`);
  return false;
}

/** Every suggestion must be legal. */
function suggested(chance: Chance, now: State, by: Side): string {
  const [first, last] = [now.units[0], now.units.at(-1)];
  if (chance.oneIn(4) && first && last) checkLooks(sabreurHex, now, first.id, last.id);
  const texts = sabreurHex.suggest(now, by);
  demand(
    texts.includes('end') === checkEnd(now, by),
    'the end of the turn is suggested where it is refused, or not where it is legal',
  );
  demand(texts.length > 0, 'nothing is suggested');
  for (const text of texts) demand(isLegal(sabreurHex, text, now, by), `suggested, but refused: ${text}`);
  checkIdeas(now, by);
  return firstOf(chance.pick(texts), now, by);
}

/** The bot's ideas are legal. If it has none, the turn may end. */
function checkIdeas(now: State, by: Side): void {
  const ideas = sabreurHex.ideas(now, by);
  for (const { text } of ideas) demand(isLegal(sabreurHex, text, now, by), `thought of, but refused: ${text}`);
  demand(ideas.length > 0 || checkEnd(now, by), 'nothing is thought of, and the turn may not end');
}

/** One text may be two orders, if a unit must be tested before it receives its order (SH-ORDERS-16). */
function firstOf(text: string, now: State, by: Side): string {
  const read = sabreurHex.orders(text, now, by);
  if (read instanceof Refusal) throw read;
  return read[0]!.text;
}
