/**
 * Manual decisions: a step that the rules leave open, or an umpire's correction of a position. Each is played like an
 * order, so that it is recorded, replayed and reported like one. A ruleset defines its deeds (what may be done to a
 * unit); who decides, why, and the rolls in between are the same for every ruleset.
 */
import { type PersonName, type Phrase, phrase } from './phrase.ts';
import {
  ask,
  enemyOf,
  happen,
  insist,
  type Play,
  type Question,
  Refusal,
  roll,
  type Side,
  type Table,
} from './play.ts';
import type { QuestionKind } from './question.ts';
import type { Card, Sentence } from './shown.ts';
import { type Entry, NOTHING, run } from './run.ts';
import { AGREEMENT } from './wording.ts';

/** A manual action. `who`: what the battle calls the person: a pseudonym, or in earlier battles their name. `why`: untrusted text. */
export type Hand =
  /** The umpire decides; or a side proposes and the other must agree. `deeds`: their canonical text, or nothing. */
  | {
      readonly kind: 'ruling';
      readonly by: 'umpire' | Side;
      readonly who: string;
      readonly why: string;
      readonly deeds: string;
    }
  /** An open roll of dice. If `why` is empty, the open step is the reason. */
  | {
      readonly kind: 'throw';
      readonly who: string;
      readonly why: string;
      readonly dice: number;
      readonly sides: number;
      readonly unit?: string;
    };

export type Ruling = Extract<Hand, { kind: 'ruling' }>;

/** The person of a manual action; where it is shown, by name. */
type Who = string | PersonName | Phrase;

export type HandFact =
  /** What follows was decided by the umpire, or agreed between the sides. */
  | { readonly type: 'ruled'; readonly by: 'umpire' | Side; readonly who: Who; readonly why: string }
  | { readonly type: 'notAgreed'; readonly by: Side; readonly who: Who; readonly why: string };

/** One of a ruleset's deeds: its effect and its wording. */
export interface Deed<F> {
  readonly says: Phrase;
  readonly play: () => Play<F>;
}

/** Plays a manual action. A deed that cannot be done refuses the whole before anyone is asked. */
export function* byHand<S, F>(
  table: Table<S>,
  apply: (state: S, fact: F) => S,
  hand: Hand,
  deeds: (table: Table<S>) => readonly Deed<F>[],
): Play<F | HandFact> {
  if (hand.kind === 'throw') {
    const { dice, sides, unit, who, why } = hand;
    yield* roll({ clause: 'TABLE', why: 'hand', dice, sides, ledger: [], about: { who, why }, ...(unit && { unit }) });
    return;
  }
  insist(whyNotAll(table.now, apply, deeds));
  const { by, who, why } = hand;
  if (by !== 'umpire') {
    const says = deeds(table).map((deed) => deed.says);
    const agrees = yield* ask(agreement(hand, by, says));
    if (!agrees) return yield* happen<HandFact>({ type: 'notAgreed', by, who, why });
  }
  yield* happen<HandFact>({ type: 'ruled', by, who, why });
  for (const deed of deeds(table)) yield* deed.play();
}

/** The refusal of the first deed that cannot be done after those before it. */
function whyNotAll<S, F>(
  now: S,
  apply: (state: S, fact: F) => S,
  deeds: (table: Table<S>) => readonly Deed<F>[],
): Refusal | undefined {
  const play = function* (table: Table<S>): Play<F> {
    for (const deed of deeds(table)) yield* deed.play();
  };
  const outcome = run({ play, apply }, now, undefined, 'red', [], NOTHING);
  return outcome.kind === 'refused' ? outcome.refusal : undefined;
}

/** TABLE-01. A proposal takes effect when both sides agree; the proposer has agreed. */
function agreement({ who, why }: Ruling, by: Side, deeds: readonly Phrase[]): Question<boolean> {
  const texts = ['agree', 'refuse'] as const;
  return {
    kind: AGREEMENT,
    to: enemyOf(by),
    about: { who, why, deeds: JSON.parse(JSON.stringify(deeds)) },
    options: texts.map((text) => ({ text, about: {} })),
    fallback: 'refuse',
    read: (text) => {
      const meant = WORDS[text.trim().toLowerCase().replaceAll('’', "'")];
      if (meant === undefined) return new Refusal(AGREEMENT, phrase('desk-refuse-answer'), texts);
      return { value: meant === 'agree', text: meant };
    },
  };
}

const WORDS: Readonly<Record<string, 'agree' | 'refuse'>> = {
  agree: 'agree',
  agreed: 'agree',
  yes: 'agree',
  accord: 'agree',
  "d'accord": 'agree',
  oui: 'agree',
  refuse: 'refuse',
  'not agreed': 'refuse',
  "pas d'accord": 'refuse',
  no: 'refuse',
  non: 'refuse',
};

/** The same as a kind of question, which every book may ask: no doctrine agrees for a person. */
export const AGREEMENT_QUESTION: QuestionKind<unknown> = {
  kind: AGREEMENT,
  card: ({ about }) => agreementCard(about),
};

/** The card of a proposal. */
export function agreementCard(about: { readonly [key: string]: unknown }): Card {
  const { who, why, deeds } = about as { who: Who; why: string; deeds: readonly Phrase[] };
  return {
    asks: phrase('desk-asks', { who, why, deeds, count: deeds.length }),
    warns: [],
    options: [
      { text: 'agree', says: phrase('desk-agree'), grave: false },
      { text: 'refuse', says: phrase('desk-refuse'), grave: false },
    ],
  };
}

export function isHandFact(fact: { readonly type: string }): fact is HandFact {
  return fact.type === 'ruled' || fact.type === 'notAgreed';
}

/** Whether a proposal has been refused. */
export function isNotAgreed(fact: { readonly type: string }): boolean {
  return isHandFact(fact) && fact.type === 'notAgreed';
}

/** The report's sentence for a manual entry of the transcript. */
export function handSentence(entry: Entry<{ readonly type: string }>): Sentence | undefined {
  if ('fact' in entry) {
    if (!isHandFact(entry.fact)) return undefined;
    const { type, by, who, why } = entry.fact;
    const id = type === 'notAgreed' ? 'desk-not-agreed' : by === 'umpire' ? 'desk-ruled' : 'desk-agreed';
    return { says: phrase(id, { who, why }), dice: [] };
  }
  if ('ask' in entry || entry.roll.why !== 'hand') return undefined;
  const { dice, sides, about, unit } = entry.roll;
  const { who, why } = about as { who: Who; why: string };
  const sum = entry.got.reduce((total, die) => total + die, 0);
  return {
    says: thrown(who, why, unit),
    dice: [phrase('desk-dice', { dice, sides, got: entry.got.join(' '), count: entry.got.length, sum })],
  };
}

function thrown(who: Who, why: string, unit: string | undefined): Phrase {
  if (unit !== undefined) return phrase('desk-rolls-for', { who, why, unit });
  return why === '' ? phrase('desk-rolls-only', { who }) : phrase('desk-rolls', { who, why });
}
