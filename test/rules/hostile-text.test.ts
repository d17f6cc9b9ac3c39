/** Any text as an order, an answer or an order to show, in every book: understood or refused, and nothing is thrown. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { test } from 'vitest';
import { positionAfter } from '../../src/kernel/legality.ts';
import { type Asked, Refusal } from '../../src/kernel/play.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { Form } from '../../src/kernel/text/vocabulary.ts';
import { apply } from '../../src/rules/fantasy-battle/apply.ts';
import * as fantasy from '../../src/rules/fantasy-battle/language/index.ts';
import { VOCABULARY as FANTASY } from '../../src/rules/fantasy-battle/language/vocabulary.ts';
import { play } from '../../src/rules/fantasy-battle/play.ts';
import { offered } from '../../src/rules/fantasy-battle/questions.ts';
import { readPosition as fantasyPosition } from '../../src/rules/fantasy-battle/scenario/index.ts';
import { panache } from '../../src/rules/panache/index.ts';
import { parse as parsePanache } from '../../src/rules/panache/language/index.ts';
import { VOCABULARY as PANACHE } from '../../src/rules/panache/language/vocabulary.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import { parse as parseSabreur } from '../../src/rules/sabreur-hex/language/index.ts';
import { FORMS as SABREUR } from '../../src/rules/sabreur-hex/language/vocabulary.ts';
import { readPosition as sabreurPosition } from '../../src/rules/sabreur-hex/scenario/index.ts';
import { skirmish } from '../../src/rules/skirmish/index.ts';
import { parse as parseSkirmish } from '../../src/rules/skirmish/language/index.ts';
import { VOCABULARY as SKIRMISH } from '../../src/rules/skirmish/language/vocabulary.ts';
import { readPosition as skirmishPosition } from '../../src/rules/skirmish/scenario/index.ts';
import { codePoint } from '../help/code-points.ts';
import { readPosition as panachePosition } from '../help/panache-lines.ts';
import { rounds, soaking } from '../help/soak.ts';

interface Book<S = any, F = any, O = any> {
  readonly rules: Pick<Ruleset<S, F, O>, 'orders' | 'play' | 'apply' | 'showOrder' | 'answer'>;
  readonly parse: (text: string) => O | Refusal;
  readonly forms: readonly Form[];
  /** Names, numbers and what may look like them. */
  readonly scraps: string;
  readonly now: S;
  readonly asked: Pick<Asked, 'kind' | 'unit' | 'fallback'>;
  /** How many texts; with SOAK two million in all. */
  readonly times: number;
}

const BOOKS: Readonly<Record<string, Book>> = {
  'sabreur-hex': {
    rules: sabreurHex,
    parse: parseSabreur,
    forms: SABREUR,
    scraps: '45L 7C 20L 6B 9Q 0505 1305 99 11+ N SE ouest',
    now: sabreurPosition([
      'red 45L line infantry line 0505 N',
      'red 7C heavy cavalry 0705 N',
      'blue 20L line infantry line 0503 S',
      'blue 6B medium foot battery 0603 S',
    ]),
    asked: { kind: 'ASK-06', unit: '20L', fallback: 'hold' },
    times: 20_000,
  },
  panache: {
    rules: panache,
    parse: parsePanache,
    forms: PANACHE.forms,
    scraps: '3L G1 R1 20L 9Q 0505 1305 99 11+',
    now: panachePosition([
      'red 3L infantry light 0505',
      'red G1 general light 0505',
      'reserve red R1 cavalry light turn 1 entry 0107 W',
      'blue 20L infantry light 0502',
    ]),
    asked: { kind: 'TABLE-01', fallback: 'refuse' },
    times: 10_000,
  },
  skirmish: {
    rules: skirmish,
    parse: parseSkirmish,
    forms: SKIRMISH.forms,
    scraps:
      '2L 1V 1S 6C 9X 8 12.5 12,5 8,,5 ½ -3 1e9 80mm 8cm 45° 400 0 H7 H7/3 Z99 A0 H7/0 72.5x64 9999x1 x5 mill moulin oaks 1 2 99 NE',
    now: skirmishPosition([
      'area building en "the mill" fr "le moulin" 70x60 70x68 75x68 75x60',
      'area wood en "the oaks" fr "les chênes" 2x44 14x42 18x52',
      'red 2L line close 8 ranks 2 at 40x20',
      'red 1S sergeant of 2L at 40x14',
      'red 1V elite voltigeurs loose figures 60x20 62.5x20 65x20',
      'blue 6C light skirmish 4 at 40x36',
    ]),
    asked: { kind: 'SK-ASK-03', unit: '6C', fallback: 'refuse' },
    times: soaking ? 70_000 : 20_000,
  },
  'fantasy-battle': {
    rules: {
      orders: fantasy.orders,
      showOrder: fantasy.showOrder,
      play,
      apply,
      answer: (text, asked) => ({ text: offered(text, asked) ?? text.trim(), filed: [] }),
    },
    parse: fantasy.parse,
    forms: FANTASY.forms,
    scraps:
      '2S 3S 1K 5S 4O 6O 2G 9X 8 12.5 12,5 8,,5 ½ -3 1e9 80mm 8cm 45° 400 0 H7 H7/3 Z99 A0 72.5x64 9999x1 x5 mill oaks 1 2 99 NE',
    now: fantasyPosition([
      'area building en "the mill" fr "le moulin" 70x60 70x68 75x68 75x60',
      'area wood en "the oaks" fr "les chênes" 2x44 14x42 18x52',
      'turn 1 red',
      'red 2S infantry stands 3 in line at 50x45 face N activated',
      'red 3S cavalry shock stands 2 in column at 30x45 face N',
      'red 1K general at 50x38',
      'blue 4O infantry missiles stands 3 in line at 50x60 face S',
      'blue 2G general at 50x70',
      'gone red 5S infantry at 40x3',
      'blue 6O infantry stands 1 in line at 2x60 face S returns 2x60 face S',
    ]),
    asked: { kind: 'FB-ASK-02', unit: '4O', fallback: 'hold' },
    times: 5_000,
  },
};

const ODD = ', : ; + / le à \u0000 😀 5️⃣ é̂ ١٢٣٤ ﬃ " __proto__ constructor ９ Ⅳ {0} $&';

/** An order that can be written and read again, and tried; or why it cannot be understood. */
function isSound({ rules, parse, now, asked }: Book, typed: string): boolean {
  const question: Asked = { to: 'blue', about: {}, options: [], ...asked };
  if (typeof rules.answer(typed, question, now).text !== 'string') return false;
  if (typeof rules.showOrder(typed, 'fr') !== 'string') return false;
  const read = rules.orders(typed, now, 'red');
  if (read instanceof Refusal) return /^(refuse|fault)-/.test(read.says.id);
  if (rules !== sabreurHex) positionAfter(rules, typed, now, 'red');
  return read.every(({ text, order }) => isDeepStrictEqual(parse(text), order));
}

test.each(Object.keys(BOOKS))('%s: any string of words is an order or a refusal, and never throws', (name) => {
  const book = BOOKS[name]!;
  const scraps = [
    ...new Set(book.forms.map(({ shown }) => shown)),
    ...book.scraps.split(' '),
    ...ODD.split(' '),
    '',
    '\n',
  ];
  const word = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...scraps) },
    { weight: 1, arbitrary: fc.constantFrom(...book.scraps.split(' ')) },
  );
  const words = fc.array(word, { maxLength: 9 }).map((each) => each.join(' '));
  const text = fc.oneof(
    { weight: 9, arbitrary: words },
    { weight: 1, arbitrary: fc.string({ unit: codePoint, maxLength: 60 }) },
  );
  fc.assert(
    fc.property(text, (typed) => isSound(book, typed)),
    { numRuns: rounds(book.times) },
  );
});
