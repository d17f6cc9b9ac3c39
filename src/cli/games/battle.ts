/** A whole battle between two simple commanders, written as a game from which to cut a readable one. */
import type { Side } from '../../kernel/play.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import type { State } from '../../rules/sabreur-hex/state.ts';
import type { Chance } from '../../kernel/chance.ts';
import { skirmish } from '../../rules/skirmish/index.ts';
import type { GameBook } from './book.ts';
import { rulesetOfGame, settingOf, type Step } from './game.ts';
import { playStep } from './play.ts';
import { sabreurHexGames } from './sabreur-hex.ts';
import { skirmishGames } from './skirmish.ts';

/** Longer than any battle. */
const MOST_ORDERS = 1000;

export function battleText(scenario: string, chance: Chance): string {
  const setting = ['', `scenario ${scenario}`, ''];
  return rulesetOfGame({ setting }) === 'skirmish'
    ? battleOf(skirmishGames, scenario, setting, chance, (now, side) => skirmish.ideas(now, side)[0]?.text ?? 'end')
    : battleOf(sabreurHexGames, scenario, setting, chance, chooseOrder);
}

function battleOf<S, F, O>(
  book: GameBook<S, F, O>,
  scenario: string,
  setting: readonly string[],
  chance: Chance,
  choose: (now: S, side: Side, chance: Chance) => string,
): string {
  let now = book.position(settingOf({ setting }));
  const lines = [`game A whole battle of ${scenario}`, ...setting, 'play'];
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const turn = book.rules.next(now);
    if (turn.kind === 'over') break;
    const isTable = turn.kind === 'auto';
    const text = isTable ? turn.text : choose(now, turn.side, chance);
    const step: Step = { above: isTable ? [''] : [], by: isTable ? 'table' : turn.side, text, asks: [], rolls: [] };
    const told = playStep(book, now, step, chance);
    lines.push(...step.above, `${step.by}: ${text}`, ...told.lines);
    now = told.played.at(-1)?.after ?? now;
  }
  return [...lines, '', 'ends', ...book.endLines(now), ''].join('\n');
}

/** Actions in the order of a bold commander's preference. */
const DEEDS = [/^\S+ rally/, /^\S+ charge/, /^\S+ fire/, /^\S+ assault/, /^\S+ march/];

/** Usually the boldest legal order; suggestions begin with the march toward the enemy. */
function chooseOrder(now: State, side: Side, chance: Chance): string {
  const texts = sabreurHex.suggest(now, side);
  for (const deed of DEEDS) {
    const [first, ...more] = texts.filter((text) => deed.test(text));
    const isMarch = deed.test('1L march');
    if (first !== undefined && (isMarch || !chance.oneIn(5))) {
      return isMarch ? firstMarch(texts, chance) : chance.pick([first, ...more]);
    }
  }
  return 'end';
}

/** The first suggested march of a random unit. */
function firstMarch(texts: readonly string[], chance: Chance): string {
  const first = new Map<string, string>();
  for (const text of texts) {
    const unit = /^(\S+) march/.exec(text)?.[1];
    if (unit !== undefined && !first.has(unit)) first.set(unit, text);
  }
  return chance.pick([...first.values()]);
}
