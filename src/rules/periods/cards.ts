/** Section 10. The cards of what a player is asked: what it is about, without a distance to an enemy or whom a charge means. */
import { AGREEMENT_QUESTION } from '../../kernel/hand.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked, Json } from '../../kernel/play.ts';
import { question, questionsOf } from '../../kernel/question.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import type { AheadChoice } from '../../kernel/ruleset.ts';
import { centimetres } from '../../field/length.ts';
import { zoneOf } from './position/ahead.ts';
import { chargedAlike } from './charge/reactions.ts';
import { DOING } from './doings.ts';
import { beside, between, chargers, corridor, evader, followed, forgottenWay, melee, wayOut } from './draw/asked.ts';
import { showOrder } from './language/index.ts';
import { conditionPhrase, kindOf, nounOf, zonePhrase } from './noun.ts';
import type { Answers, Formation } from './order.ts';
import {
  BARRED,
  CHARGED,
  COVER,
  DRAWN,
  EVADES,
  FIRST,
  FLANKED,
  FOLLOW,
  FORGOTTEN,
  PASS,
  PUSH_PAST,
  SPLIT,
  SQUADRONS,
  STOP,
} from './questions.ts';
import { escapeQuarter } from './escape/walk.ts';
import { quarterOf } from './moves/rates.ts';
import { courseOf, type State, type Unit } from './state.ts';

/** A unit that a question is about, besides the one whose commander answers. */
function named(now: State, id: Json | undefined): Noun {
  return nounOf(now, id as string);
}

function unitIn({ units }: State, id: Json | undefined): Unit | undefined {
  return units.find((each) => each.id === id);
}

/** What is asked, of the unit that is asked. */
const asks = (id: string) => (asked: Pick<Asked, 'unit'>, now: State) => phrase(id, { unit: nounOf(now, asked.unit!) });

/** The same, with another unit or an officer. */
const asksAbout =
  (id: string, key: string) =>
  ({ unit, about }: Pick<Asked, 'unit' | 'about'>, now: State): Phrase =>
    phrase(id, { unit: nounOf(now, unit!), other: named(now, about[key]) });

/** An order, to each reader in their own language. */
const orderWords = (text: string) => bilingual(showOrder(text, 'en'), showOrder(text, 'fr'));

/** The answer's own words: `pe-answer-go-on`. */
const answer = (value: string): Phrase => phrase(`pe-answer-${value.replaceAll(' ', '-')}`);
const yesOr = (yes: string, no: string) => (value: boolean) => answer(value ? yes : no);

/** The words of every answer, by what a line calls its question. */
const WORDS = {
  charged: answer,
  evades: (value: string) => answer(value === 'stop' ? value : 'charge-on'),
  barred: (value: string) => answer(`barred-${value}`),
  squadrons: (value: string) => answer(`squadrons-${value}`),
  pushPast: yesOr('push-past', 'no-push-past'),
  follow: yesOr('follow', 'no-follow'),
  pass: (value: string) => answer(`pass-${value}`),
  flanked: yesOr('turn', 'go-on'),
  cover: answer,
  drawn: answer,
  split: yesOr('split', 'no-split'),
  fireFirst: yesOr('fire-first', 'go-on'),
} as const satisfies Record<keyof Answers, (value: never) => Phrase>;

/** An answer that a line gives beforehand, in the words of its card. */
export function answerPhrase(given: Answers, key: keyof Answers): Phrase {
  return (WORDS[key] as (value: unknown) => Phrase)(given[key]);
}

type Charged = NonNullable<Answers['charged']>;
const FORMS: Partial<Record<Charged, Formation>> = { square: 'square', line: 'line', column: 'marchColumn' };

/** PE-GAP-02. How long a change takes. */
function chargedButton(value: Charged, now: State, id: string | undefined): Phrase {
  const formation = FORMS[value];
  const unit = unitIn(now, id);
  if (!formation || !unit) return answer(value);
  return phrase('pe-button-form', { what: answer(value), n: DOING.form.quarters(unit, { do: 'form', formation }) });
}

/** PE-Q-06. The other units before a charger stand on the same card; whom it means shows on none. */
function alike(asked: Pick<Asked, 'unit'>, now: State): AheadChoice[] {
  return chargedAlike(now, asked.unit!).map(({ unit, charger, options }) => ({
    kind: CHARGED.kind,
    unit: unit.id,
    says: phrase('pe-ahead-charged', { unit: unit.id, other: charger.id }),
    warns: [],
    options: options.map((value) => ({
      text: CHARGED.choice.write(value, 'en'),
      says: chargedButton(value, now, unit.id),
    })),
  }));
}

function asksCharged(now: State, unit: Pick<Unit, 'id' | 'name'>, charger: Json | undefined): Phrase {
  const [own, enemy] = [unitIn(now, unit.id), unitIn(now, charger)];
  if (!own || !enemy) return phrase('pe-ask-charged-gone', { unit });
  return phrase('pe-ask-charged', { unit, other: enemy, kind: kindOf(enemy), zone: zonePhrase(zoneOf(own, enemy)) });
}

/** PE-ASK-03. */
const CHARGED_CARD = question<State, Charged>({
  ...CHARGED,
  asks: ({ unit, about }, now) => asksCharged(now, { id: unit!, name: nounOf(now, unit!) }, about['charger']),
  warns: ({ unit }, now) => {
    const own = unitIn(now, unit);
    return own && own.condition !== 'formed'
      ? [phrase('pe-warn-condition', { unit: own, condition: conditionPhrase(own.condition) })]
      : [];
  },
  words: WORDS.charged,
  button: ({ value }, now, { unit }) => chargedButton(value, now, unit),
  menu: ({ value }) => (FORMS[value] ? phrase('pe-menu-form') : undefined),
  marks: corridor,
  ahead: alike,
});

/** PE-ASK-04, PE-CST-04, -05. */
const EVADES_CARD = question<State, NonNullable<Answers['evades']>>({
  ...EVADES,
  asks: asks('pe-ask-evades'),
  warns: () => [phrase('pe-warn-evades')],
  words: WORDS.evades,
  marks: evader,
});

/** PE-ASK-05, PE-Q-47. */
const BARRED_CARD = question<State, NonNullable<Answers['barred']>>({
  ...BARRED,
  asks: asksAbout('pe-ask-barred', 'between'),
  warns: ({ unit }, now) => {
    const own = unitIn(now, unit);
    const runUp = own && courseOf(own, 'charge')?.runUp;
    return own && runUp !== undefined
      ? [phrase('pe-warn-run-up', { long: runUp >= quarterOf(own) ? 'yes' : 'no' })]
      : [];
  },
  words: WORDS.barred,
  marks: between,
});

/** PE-ASK-06. */
const SQUADRONS_CARD = question<State, NonNullable<Answers['squadrons']>>({
  ...SQUADRONS,
  asks: ({ unit, about }, now) =>
    phrase('pe-ask-squadrons', { unit: nounOf(now, unit!), n: Number(about['figures'] ?? 0) }),
  words: WORDS.squadrons,
});

/** PE-ASK-08, PE-FOL-02, -06, -07, PE-GAP-17. */
const FOLLOW_CARD = question<State, boolean>({
  ...FOLLOW,
  asks: (asked, now) =>
    asksAbout(asked.about['beaten'] ? 'pe-ask-follow-beaten' : 'pe-ask-follow', 'rallies')(asked, now),
  warns: ({ unit, about }, now) => {
    const [own, enemy] = [unitIn(now, unit), unitIn(now, about['rallies'])];
    const rates = own && enemy && { own: centimetres(quarterOf(own)), other: centimetres(escapeQuarter(enemy)) };
    return [...(rates ? [phrase('pe-warn-rates', { unit: own, enemy, ...rates })] : []), phrase('pe-warn-follow')];
  },
  words: WORDS.follow,
  marks: followed,
});

/** PE-ASK-10, PE-TRN-13. */
const FLANKED_CARD = question<State, boolean>({
  ...FLANKED,
  asks: asksAbout('pe-ask-flanked', 'charger'),
  warns: ({ unit }, now) => {
    const own = unitIn(now, unit);
    return own ? [phrase('pe-warn-flanked', { n: DOING.turnFlank.quarters(own) })] : [];
  },
  words: WORDS.flanked,
  marks: corridor,
});

const kinds = [
  AGREEMENT_QUESTION,
  CHARGED_CARD,
  EVADES_CARD,
  BARRED_CARD,
  SQUADRONS_CARD,
  /** PE-ASK-07. */
  question<State, boolean>({
    ...PUSH_PAST,
    asks: asks('pe-ask-push-past'),
    words: WORDS.pushPast,
    marks: melee,
  }),
  FOLLOW_CARD,
  /** PE-ASK-09. */
  question<State, NonNullable<Answers['pass']>>({
    ...PASS,
    asks: asks('pe-ask-pass'),
    words: WORDS.pass,
    marks: wayOut,
    place: ({ value }, asked, now) => beside(asked, now, value),
  }),
  FLANKED_CARD,
  /** PE-ASK-11. */
  question<State, boolean>({
    ...FORGOTTEN,
    asks: ({ unit, about }, now) =>
      phrase('pe-ask-forgotten', { unit: nounOf(now, unit!), line: orderWords(about['line'] as string) }),
    marks: forgottenWay,
    words: yesOr('grant', 'refuse'),
  }),
  /** PE-ASK-12. */
  question<State, NonNullable<Answers['cover']>>({
    ...COVER,
    asks: asks('pe-ask-cover'),
    warns: () => [phrase('pe-warn-cover')],
    words: WORDS.cover,
    marks: chargers,
  }),
  /** PE-ASK-13. */
  question<State, NonNullable<Answers['drawn']>>({
    ...DRAWN,
    asks: asks('pe-ask-drawn'),
    words: WORDS.drawn,
    marks: melee,
  }),
  /** PE-ASK-14. */
  question<State, boolean>({
    ...SPLIT,
    asks: asks('pe-ask-split'),
    warns: () => [phrase('pe-warn-split')],
    words: WORDS.split,
    marks: wayOut,
  }),
  /** PE-ASK-15. */
  question<State, boolean>({
    ...STOP,
    asks: asksAbout('pe-ask-stop', 'general'),
    warns: () => [phrase('pe-warn-stop')],
    words: yesOr('stop', 'charge-on'),
  }),
  /** PE-ASK-16. */
  question<State, boolean>({
    ...FIRST,
    asks: asksAbout('pe-ask-first', 'charger'),
    words: WORDS.fireFirst,
    marks: corridor,
  }),
];

export const { card, offered, show } = questionsOf<State>(kinds);
