/** A whole battle between two simple commanders, written as a game from which to cut a readable one. */
import type { Chance } from '../../kernel/chance.ts';
import { gameBookOf } from './books.ts';
import { rulesetOfGame, settingOf, type Step } from './game.ts';
import { playStep } from './play.ts';

/** Longer than any battle. */
const MOST_ORDERS = 1000;

export function battleText(scenario: string, chance: Chance): string {
  const setting = ['', `scenario ${scenario}`, ''];
  const book = gameBookOf(rulesetOfGame({ setting }));
  let now = book.position(settingOf({ setting }));
  const lines = [`game A whole battle of ${scenario}`, ...setting, 'play'];
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const turn = book.rules.next(now);
    if (turn.kind === 'over') break;
    const isTable = turn.kind === 'auto';
    const text = isTable ? turn.text : book.choose(now, turn.side, chance);
    const step: Step = { above: isTable ? [''] : [], by: isTable ? 'table' : turn.side, text, asks: [], rolls: [] };
    const told = playStep(book, now, step, chance);
    lines.push(...step.above, `${step.by}: ${text}`, ...told.lines);
    now = told.played.at(-1)?.after ?? now;
  }
  return [...lines, '', 'ends', ...book.endLines(now), ''].join('\n');
}
