/** FB-ASK. Everything a player is asked besides their own next order. */
import { centimetres } from '../../field/length.ts';
import { AGREEMENT_QUESTION } from '../../kernel/hand.ts';
import { type Noun, phrase } from '../../kernel/phrase.ts';
import type { Json } from '../../kernel/play.ts';
import { question, questionsOf, wordChoice } from '../../kernel/question.ts';
import type { Spot } from '../../kernel/spot.ts';
import { nounOf } from './noun.ts';
import type { Rest } from './order.ts';
import type { State } from './state.ts';

/** A unit that a question is about, besides the one whose commander answers. */
function named(now: State, id: Json | undefined): Noun {
  return nounOf(now, id as string);
}

/** FB-ASK-01, FB-PAS-04. */
export const CONSENT = question<State, boolean>({
  kind: 'FB-ASK-01',
  clause: 'FB-PAS-04',
  choice: wordChoice([true, 'consent', 'accepte'], [false, 'refuse', 'refuse']),
  asks: ({ unit, about }, now) => phrase('fb-ask-consent', { unit: nounOf(now, unit!), by: named(now, about['by']) }),
  words: (value) => phrase(value ? 'fb-answer-consent' : 'fb-answer-refuse'),
  doctrine: { regulation: () => true },
});

/** FB-ASK-02, FB-CSH-01. In stand-in fights: each unit that a charge has contacted. */
export const COUNTERSHOT = question<State, boolean>({
  kind: 'FB-ASK-02',
  clause: 'FB-CSH-01',
  choice: wordChoice([true, 'shoot', 'tire', 'fire', 'tirer'], [false, 'hold', 'attend', 'hold fire', 'ne tire pas']),
  asks: ({ unit, about }, now) => phrase('fb-ask-shoot', { unit: nounOf(now, unit!), by: named(now, about['by']) }),
  words: (value) => phrase(value ? 'fb-answer-shoot' : 'fb-answer-hold'),
  doctrine: { regulation: () => true },
});

/** FB-ASK-03, FB-IMP-01, FB-GEO-14. Where stands without contact go, of arrangements that touch as much. */
export const REST = question<State, Rest>({
  kind: 'FB-ASK-03',
  clause: 'FB-LIN-05',
  choice: wordChoice(
    ['behind', 'behind', 'derrière'],
    ['beside', 'beside', 'à côté'],
    ['echelonLeft', 'echelon left', 'échelon à gauche'],
    ['echelonRight', 'echelon right', 'échelon à droite'],
  ),
  asks: ({ unit, about }, now) =>
    phrase('fb-ask-rest', { unit: nounOf(now, unit!), target: named(now, about['target']), n: Number(about['n']) }),
  words: (value) => phrase(`fb-answer-${value}`),
  button: ({ value, about }) =>
    phrase('fb-button-rest', { how: phrase(`fb-answer-${value}`), distance: centimetres(Number(about['cost'])) }),
  place: ({ about }) => ({ at: about['at'] as Spot, what: 'end' }),
  doctrine: { regulation: ({ options, fallback }) => options.find(({ text }) => text === fallback)?.value },
});

/** FB-ASK-04, FB-ENV-03. */
export const ENVELOP = question<State, boolean>({
  kind: 'FB-ASK-04',
  clause: 'FB-ENV-03',
  choice: wordChoice([true, 'envelop', 'enveloppe'], [false, 'no envelop', 'sans envelopper']),
  asks: ({ unit, about }, now) =>
    phrase('fb-ask-envelop', {
      unit: nounOf(now, unit!),
      target: named(now, about['target']),
      n: Number(about['n']),
    }),
  words: (value) => phrase(value ? 'fb-answer-envelop' : 'fb-answer-straight'),
  doctrine: { regulation: () => true },
});

/** FB-ASK-05, FB-SUP-01. */
export const SUPPORT = question<State, string>({
  kind: 'FB-ASK-05',
  clause: 'FB-SUP-01',
  choice: {
    parse: (text) => (text === 'alone' || text === 'seul' ? '' : /^(?:with|avec) (\S+)$/.exec(text)?.[1]),
    write: (id, language) =>
      id === '' ? { en: 'alone', fr: 'seul' }[language] : `${{ en: 'with', fr: 'avec' }[language]} ${id}`,
  },
  asks: ({ unit, about }, now) =>
    phrase('fb-ask-support', { unit: nounOf(now, unit!), target: named(now, about['target']) }),
  words: (id, now) => (id === '' ? phrase('fb-answer-alone') : phrase('fb-answer-with', { unit: named(now, id) })),
  doctrine: { regulation: ({ options }) => options.find(({ value }) => value !== '')?.value },
});

const WAYS = { left: 'gauche', right: 'droite' } as const;

/** FB-ASK-06, FB-GEO-08. One of two enemies equally near, or one of two ways round. */
export const EVADED = question<State, string>({
  kind: 'FB-ASK-06',
  clause: 'FB-GEO-08',
  choice: {
    parse: (text) => (/^(\d{1,3}[A-Za-z]{1,3}|left|right)$/.test(text) ? text : undefined),
    write: (value, language) => (language === 'fr' && isWay(value) ? WAYS[value] : value),
  },
  asks: ({ unit, options }, now) =>
    phrase(options.some(({ value }) => isWay(value)) ? 'fb-ask-way' : 'fb-ask-evaded', {
      unit: nounOf(now, unit!),
    }),
  words: (value, now) =>
    isWay(value) ? phrase(`fb-answer-${value}`) : phrase('fb-answer-from', { unit: named(now, value) }),
  place: ({ about }) => ({ at: about['at'] as Spot, what: 'end' }),
  /** The end that is farther from all enemies. */
  doctrine: {
    regulation: ({ options }) =>
      options.reduce((best, each) => (Number(each.about['apart']) > Number(best.about['apart']) ? each : best)).value,
  },
});

function isWay(value: string): value is keyof typeof WAYS {
  return value in WAYS;
}

/** FB-ASK-07, FB-GAP-09. */
export const LOSS = question<State, number>({
  kind: 'FB-ASK-07',
  clause: 'FB-GAP-09',
  choice: {
    parse: (text) => (/^stand \d{1,2}$/.test(text) ? Number(text.slice(6)) : undefined),
    write: (n, language) => `${{ en: 'stand', fr: 'socle' }[language]} ${n}`,
  },
  asks: ({ unit }, now) => phrase('fb-ask-loss', { unit: nounOf(now, unit!) }),
  words: (n) => phrase('fb-answer-stand', { n }),
  doctrine: { regulation: ({ fallback }) => Number(fallback.slice(6)) },
});

/** FB-ASK-08, FB-OFF-05. */
export const RETURN = question<State, boolean>({
  kind: 'FB-ASK-08',
  clause: 'FB-OFF-05',
  choice: wordChoice([true, 'line', 'ligne'], [false, 'column', 'colonne']),
  asks: ({ unit }, now) => phrase('fb-ask-return', { unit: nounOf(now, unit!) }),
  words: (value) => phrase(value ? 'fb-answer-line' : 'fb-answer-column'),
  doctrine: { regulation: ({ fallback }) => fallback === 'line' },
});

/** FB-ASK-09, FB-GAP-10. Only with the variant `objections ask`. */
export const OBJECTION = question<State, boolean>({
  kind: 'FB-ASK-09',
  clause: 'FB-CHG-03',
  choice: wordChoice([false, 'none', 'aucune'], [true, 'object', 'objection']),
  asks: ({ unit, about }, now) =>
    phrase('fb-ask-object', { unit: nounOf(now, unit!), target: named(now, about['target']) }),
  words: (value) => phrase(value ? 'fb-answer-object' : 'fb-answer-none'),
  doctrine: { regulation: () => false },
});

/** FB-ASK-10, FB-GAP-12. The winner of a combat, after those that it has driven back. */
export const FOLLOW = question<State, boolean>({
  kind: 'FB-ASK-10',
  clause: 'FB-GAP-12',
  choice: wordChoice(
    [true, 'follow', 'suit', 'follows', 'follow up', 'suivre', 'suivent'],
    [false, 'stay', 'reste', 'stays', 'rester', 'restent'],
  ),
  asks: ({ unit, about }, now) =>
    phrase('fb-ask-follow', {
      unit: nounOf(now, unit!),
      enemies: (about['enemies'] as string[]).map((id) => phrase('shared-the', { unit: named(now, id) })),
      n: Number(about['n']),
      own: Number(about['own']),
      their: Number(about['their']),
    }),
  words: (value) => phrase(value ? 'fb-answer-follow' : 'fb-answer-stay'),
  place: ({ value, about }) => (value ? { at: about['at'] as Spot, what: 'end' } : undefined),
  /** Where it is likely to hit as often as it is hit; nobody leaves their works for that. */
  doctrine: {
    regulation: ({ about }) => about['works'] !== true && Number(about['own']) >= Number(about['their']),
  },
});

export const { also, card, doctrine, offered, show } = questionsOf<State>([
  AGREEMENT_QUESTION,
  CONSENT,
  COUNTERSHOT,
  REST,
  ENVELOP,
  SUPPORT,
  EVADED,
  LOSS,
  RETURN,
  OBJECTION,
  FOLLOW,
]);
