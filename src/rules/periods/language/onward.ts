/** What may follow a line with values of its writer's own, such as `3L advance 2`: no proposal leads there. */
import { branching, type Branch, SEED } from '../../../kernel/grammar/branch.ts';
import { type After, mayIn } from '../../../kernel/grammar/offered.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Completion, Language } from '../../../kernel/ruleset.ts';
import { lastOrder, offer } from '../../../kernel/text/grow.ts';
import { MARCH_SHAPES } from '../../../march/words.ts';
import type { Line } from '../order.ts';
import type { State } from '../state.ts';
import { itemsOf } from './items.ts';
import { itemsBehind } from './offers.ts';
import { itemsText } from './text.ts';
import { VOCABULARY } from './vocabulary.ts';

const { branch, wordsIn } = branching(VOCABULARY, MARCH_SHAPES);

/** The line as it reads a text. */
export type LineIn = (text: string, now: State, by: Side) => Line | undefined;

/** A comma that is not in a number. */
const COMMA = /,(?!\d)/g;

export function onward(
  typed: string,
  now: State,
  by: Side,
  language: Language,
  { after, lineIn }: { readonly after: After<State>; readonly lineIn: LineIn },
): readonly Completion[] {
  const start = lastOrder(typed);
  const settled = typed.slice(0, start);
  const then = after(settled, now, by);
  const here = then instanceof Refusal ? now : then;
  const may = mayIn(after, here, by);
  for (const [begun, rest] of cuts(typed.slice(start))) {
    const line = lineIn(begun, here, by);
    if (!line || !may(begun)) continue;
    const whole = `${settled}${itemsText(line.unit, itemsOf(line), language)}, ${rest}`;
    const branches = branchesBehind(line, here);
    return offer(whole, { branches, wordsIn, fillers: VOCABULARY.fillers }, ({ grown }) => {
      const text = grown.shown[language];
      return may(grown.canonical) ? { text, shown: text } : undefined;
    });
  }
  return [];
}

/** What may be a line, and what is typed behind it: the longest first. */
function cuts(typed: string): (readonly [begun: string, rest: string])[] {
  const commas = [...typed.matchAll(COMMA)].map(
    ({ index }) => [typed.slice(0, index), typed.slice(index + 1)] as const,
  );
  const isSettled = /\s$/.test(typed);
  return [...(isSettled ? [[typed, ''] as const] : []), ...commas.toReversed()];
}

function branchesBehind(line: Line, now: State): Branch[] {
  const unit = now.units.find(({ id }) => id === line.unit);
  const said = itemsOf(line);
  return itemsBehind(now, unit!, line).map((item) => {
    const text = (language: Language) => itemsText(line.unit, [...said, item], language);
    return branch(SEED, { en: text('en'), fr: text('fr') }, { isWhole: true });
  });
}
