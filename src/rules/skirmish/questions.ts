/** SK-ASK. Everything a player is asked besides their own next order. */
import { AGREEMENT_QUESTION } from '../../kernel/hand.ts';
import { percentOf } from '../../kernel/percent.ts';
import { question, questionsOf, wordChoice } from '../../kernel/question.ts';
import { type Noun, phrase } from '../../kernel/phrase.ts';
import type { Json } from '../../kernel/play.ts';
import type { Spot } from '../../kernel/spot.ts';
import { lineOfFire, rushMark } from './draw/arrows.ts';
import { passChance } from './odds/chances.ts';
import type { Single } from './order.ts';
import { type State, unitOf } from './state.ts';

/** A unit that a question is about, besides the one whose commander answers. */
function named(now: State, id: Json | undefined): Noun {
  return unitOf(now, id as string).name;
}

/** SK-ASK-01, SK-MRK-03. */
export const ELITE_UNIT = question<State, boolean>({
  kind: 'SK-ASK-01',
  clause: 'SK-MRK-03',
  choice: wordChoice([true, 'elite', 'élite'], [false, 'keep', 'garde']),
  asks: ({ unit, about: { hits, more, mass, behind, behindMore, left } }, now) =>
    phrase(mass === undefined ? 'sk-ask-elite' : 'sk-ask-elite-mass', {
      unit: unitOf(now, unit!).name,
      hits: Number(hits),
      more: Number(more),
      left: (left as readonly string[]).length,
      ...(mass !== undefined && { mass: named(now, mass), behind: Number(behind), behindMore: Number(behindMore) }),
    }),
  words: (elite) => phrase(elite ? 'sk-answer-elite' : 'sk-answer-keep'),
  doctrine: { regulation: () => true },
});

/** SK-ASK-02, SK-MRK-02. */
export const ELITE_SINGLE = question<State, Single>({
  kind: 'SK-ASK-02',
  clause: 'SK-MRK-02',
  choice: { parse: parseSingle, write: writeSingle },
  asks: ({ unit, about: { target, plain, plusOne } }, now) =>
    phrase('sk-ask-single', {
      unit: unitOf(now, unit!).name,
      target: named(now, target),
      plain: Number(plain),
      plusOne: Number(plusOne),
    }),
  title: ({ unit, about: { target } }, now) =>
    phrase('sk-title-fires', { unit: unitOf(now, unit!).name, target: named(now, target) }),
  marks: ({ unit, about: { target } }, now) => lineOfFire(now, { unit: unit!, target: target as string }),
  words: (single) =>
    typeof single === 'object' ? phrase('sk-answer-figure', { n: single.figure }) : phrase(`sk-answer-${single}`),
  doctrine: { regulation: ({ about }) => (Number(about['plusOne']) > Number(about['plain']) ? 'plusOne' : 'plain') },
});

function parseSingle(text: string): Single | undefined {
  if (text === '+1') return 'plusOne';
  if (text === 'plain') return 'plain';
  const [, figure] = /^target (\d{1,3})$/.exec(text) ?? [];
  return figure === undefined ? undefined : { figure: Number(figure) };
}

function writeSingle(single: Single, language: 'en' | 'fr'): string {
  if (typeof single === 'object') return language === 'en' ? `target ${single.figure}` : `cible ${single.figure}`;
  return single === 'plusOne' ? '+1' : { en: 'plain', fr: 'simple' }[language];
}

/** SK-ASK-03, SK-AVO-01. */
export const AVOID = question<State, 'refuse' | 'test'>({
  kind: 'SK-ASK-03',
  clause: 'SK-AVO-01',
  choice: wordChoice(
    ['refuse', 'refuse', 'refuse', 'avoid', 'fall back', 'évite', 'recule'],
    ['test', 'test', 'teste', 'hold', 'stand', 'tient', 'tenir'],
  ),
  asks: ({ unit, about: { by, morale, superior } }, now) =>
    phrase('sk-ask-avoid', {
      unit: unitOf(now, unit!).name,
      by: named(now, by),
      morale: Number(morale),
      superior: superior === null ? 'no' : 'yes',
    }),
  title: ({ unit, about: { by } }, now) =>
    phrase('sk-title-comes', { unit: named(now, by), target: unitOf(now, unit!).name }),
  marks: ({ unit, about: { by } }, now) => [rushMark(unitOf(now, by as string), unitOf(now, unit!))],
  words: (value) => phrase(`sk-answer-${value}`),
  button: ({ value }, _, { about: { morale, superior } }) =>
    value === 'refuse'
      ? phrase('sk-answer-refuse')
      : phrase('sk-answer-test-chance', { chance: percentOf(passChance(Number(morale), superior !== null)) }),
  place: ({ value }, { about }) => (value === 'refuse' ? { at: about['at'] as Spot, what: 'end' } : undefined),
  doctrine: { regulation: () => 'refuse' },
});

/** SK-ASK-04, SK-GEO-10. Where to, among equal places. */
export const RECOIL = question<State, number>({
  kind: 'SK-ASK-04',
  clause: 'SK-GEO-10',
  choice: {
    parse: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
    write: (value) => String(value),
  },
  asks: ({ unit }, now) => phrase('sk-ask-recoil', { unit: unitOf(now, unit!).name }),
  words: (value) => phrase('sk-answer-place', { n: value }),
  place: ({ about }) => ({ at: about['at'] as Spot, what: 'end' }),
  doctrine: { regulation: ({ fallback }) => Number(fallback) },
});

/** SK-ASK-05, SK-TRN-05. */
export const FACE = question<State, boolean>({
  kind: 'SK-ASK-05',
  clause: 'SK-TRN-05',
  choice: wordChoice([true, 'face', 'fait face'], [false, 'stay', 'reste']),
  asks: ({ unit }, now) => phrase('sk-ask-face', { unit: unitOf(now, unit!).name }),
  words: (face) => phrase(face ? 'sk-answer-face' : 'sk-answer-stay'),
  doctrine: { regulation: () => true },
});

/** SK-ASK-06, SK-SCR-02. Only with the variant `screen ask`. */
export const DIFFERENCE = question<State, boolean>({
  kind: 'SK-ASK-06',
  clause: 'SK-SCR-02',
  choice: wordChoice([true, 'difference', 'différence'], [false, 'no difference', 'sans différence']),
  asks: ({ about }, now) => phrase('sk-ask-difference', { unit: named(now, about['mass']), n: Number(about['n']) }),
  words: (value) => phrase(value ? 'sk-answer-difference' : 'sk-answer-no-difference'),
  doctrine: { regulation: () => true },
});

export const { also, card, doctrine, offered, show } = questionsOf<State>([
  AGREEMENT_QUESTION,
  ELITE_UNIT,
  ELITE_SINGLE,
  AVOID,
  RECOIL,
  FACE,
  DIFFERENCE,
]);
