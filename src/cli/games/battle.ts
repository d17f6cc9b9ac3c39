/** A whole battle between two simple commanders, written as a game from which to cut a readable one. */
import type { Chance } from '../../kernel/chance.ts';
import type { Side } from '../../kernel/play.ts';
import type { Next } from '../../kernel/ruleset.ts';
import { openedBy } from '../../kernel/sealed.ts';
import type { GameBook } from './book.ts';
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
    const step = stepOf(book, now, turn, chance);
    const told = playStep(book, now, step, chance);
    lines.push(...step.above, `${step.by}: ${step.text}`, ...told.lines);
    now = told.played.at(-1)?.after ?? now;
  }
  return [...lines, '', 'ends', ...book.endLines(now), ''].join('\n');
}

function stepOf<S, F, O>(book: GameBook<S, F, O>, now: S, turn: Exclude<Next, { kind: 'over' }>, chance: Chance): Step {
  const step = (by: Step['by'], text: string): Step => ({
    above: by === 'table' ? [''] : [],
    by,
    text,
    asks: [],
    rolls: [],
  });
  if (turn.kind === 'auto') return step('table', turn.text);
  if (turn.kind !== 'sealed') return step(turn.side, book.choose(now, turn.side, chance));
  return step(
    'table',
    openedBy(book.rules, now, turn, (alone, side) => written(book, alone, side, chance)),
  );
}

function written<S, F, O>(book: GameBook<S, F, O>, alone: S, side: Side, chance: Chance): S {
  let now = alone;
  for (let text = book.choose(now, side, chance); text !== book.rules.end; text = book.choose(now, side, chance)) {
    const told = playStep(book, now, { above: [], by: side, text, asks: [], rolls: [] }, chance);
    if (told.played.length === 0) throw new Error(`${side} «${text}» on its sheet: ${told.lines.join(' ')}`);
    now = told.played.at(-1)!.after;
  }
  return now;
}
