/** FB-ASK. Everything a player is asked besides their own next order. */
import { AGREEMENT_QUESTION } from '../../kernel/hand.ts';
import { type Noun, phrase } from '../../kernel/phrase.ts';
import type { Json } from '../../kernel/play.ts';
import { question, questionsOf } from '../../kernel/question.ts';
import { type State, unitOf } from './state.ts';

/** A unit that a question is about, besides the one whose commander answers. */
function named(now: State, id: Json | undefined): Noun {
  return unitOf(now, id as string).name;
}

/** A choice between two words, in either language. */
function twoWords(yes: readonly [en: string, fr: string], no: readonly [en: string, fr: string]) {
  return {
    parse: (text: string): boolean | undefined => (yes.includes(text) ? true : no.includes(text) ? false : undefined),
    write: (value: boolean, language: 'en' | 'fr'): string => (value ? yes : no)[language === 'en' ? 0 : 1],
  };
}

/** A unit by its short name. */
const BY_ID = {
  parse: (text: string): string | undefined => (/^\d{1,3}[A-Za-z]{1,3}$/.test(text) ? text : undefined),
  write: (id: string): string => id,
};

/** FB-ASK-01, FB-PAS-04. */
export const CONSENT = question<State, boolean>({
  kind: 'FB-ASK-01',
  clause: 'FB-PAS-04',
  choice: twoWords(['consent', 'accepte'], ['refuse', 'refuse']),
  asks: ({ unit, about }, now) =>
    phrase('fb-ask-consent', { unit: unitOf(now, unit!).name, by: named(now, about['by']) }),
  words: (value) => phrase(value ? 'fb-answer-consent' : 'fb-answer-refuse'),
  doctrine: { regulation: () => true },
});

/** FB-ASK-02, FB-CSH-01. In stand-in fights: each unit that a charge has contacted. */
export const COUNTERSHOT = question<State, boolean>({
  kind: 'FB-ASK-02',
  clause: 'FB-CSH-01',
  choice: twoWords(['shoot', 'tire'], ['hold', 'attend']),
  asks: ({ unit, about }, now) =>
    phrase('fb-ask-shoot', { unit: unitOf(now, unit!).name, by: named(now, about['by']) }),
  words: (value) => phrase(value ? 'fb-answer-shoot' : 'fb-answer-hold'),
  doctrine: { regulation: () => true },
});

/** FB-ASK-04, FB-ENV-03. */
export const ENVELOP = question<State, boolean>({
  kind: 'FB-ASK-04',
  clause: 'FB-ENV-03',
  choice: twoWords(['envelop', 'enveloppe'], ['no envelop', 'sans envelopper']),
  asks: ({ unit, about }, now) =>
    phrase('fb-ask-envelop', {
      unit: unitOf(now, unit!).name,
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
    phrase('fb-ask-support', { unit: unitOf(now, unit!).name, target: named(now, about['target']) }),
  words: (id, now) => (id === '' ? phrase('fb-answer-alone') : phrase('fb-answer-with', { unit: named(now, id) })),
  doctrine: { regulation: ({ options }) => options.find(({ value }) => value !== '')?.value },
});

/** FB-ASK-06, FB-GEO-08. Two enemies equally near. */
export const EVADED = question<State, string>({
  kind: 'FB-ASK-06',
  clause: 'FB-GEO-08',
  choice: BY_ID,
  asks: ({ unit }, now) => phrase('fb-ask-evaded', { unit: unitOf(now, unit!).name }),
  words: (id, now) => phrase('fb-answer-from', { unit: named(now, id) }),
  doctrine: { regulation: ({ fallback }) => fallback },
});

/** FB-ASK-07, FB-GAP-09. */
export const LOSS = question<State, number>({
  kind: 'FB-ASK-07',
  clause: 'FB-GAP-09',
  choice: {
    parse: (text) => (/^stand \d{1,2}$/.test(text) ? Number(text.slice(6)) : undefined),
    write: (n, language) => `${{ en: 'stand', fr: 'socle' }[language]} ${n}`,
  },
  asks: ({ unit }, now) => phrase('fb-ask-loss', { unit: unitOf(now, unit!).name }),
  words: (n) => phrase('fb-answer-stand', { n }),
  doctrine: { regulation: ({ fallback }) => Number(fallback.slice(6)) },
});

/** FB-ASK-08, FB-OFF-05. */
export const RETURN = question<State, boolean>({
  kind: 'FB-ASK-08',
  clause: 'FB-OFF-05',
  choice: twoWords(['line', 'ligne'], ['column', 'colonne']),
  asks: ({ unit }, _now) => phrase('fb-ask-return', { unit: unit! }),
  words: (value) => phrase(value ? 'fb-answer-line' : 'fb-answer-column'),
  doctrine: { regulation: ({ fallback }) => fallback === 'line' },
});

export const { card, doctrine } = questionsOf<State>([
  AGREEMENT_QUESTION,
  CONSENT,
  COUNTERSHOT,
  ENVELOP,
  SUPPORT,
  EVADED,
  LOSS,
  RETURN,
]);
