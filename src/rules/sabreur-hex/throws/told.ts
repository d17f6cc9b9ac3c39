/** The result of a shot or a fight at a real table: worded as in a report, then what follows. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Sentence } from '../../../kernel/shown.ts';
import type { ThrowTold } from '../../../kernel/throwing.ts';
import { SHAKEN_BY } from '../morale/morale.ts';
import { nounOf } from '../noun.ts';
import { isArtillery, isThere, unitOf } from '../state.ts';
import { shortClauses } from '../tell/dice.ts';
import { tell } from '../tell/index.ts';
import { clausesOf, type Enacted } from './enact.ts';

/** A consequence, and its clause. */
export interface Sequel {
  readonly says: Phrase;
  readonly clause: string;
}

export function sequel(id: string, clause: string, args: Phrase['args'] & object = {}): Sequel {
  return { says: phrase(id, { ...args, clause: shortClauses([clause]) }), clause };
}

/** Worded as in a report, without what only a battle knows; then what follows. */
export function toldFight(enacted: Enacted, follows: readonly Sequel[]): ThrowTold {
  const { before, after, transcript } = enacted;
  const { sentences } = tell({ before, after, by: 'red', transcript });
  const nothing = transcript.length === 0 ? [{ says: phrase('throw-ahead-no-dice'), dice: [] }] : [];
  return {
    sentences: [
      ...nothing,
      ...sentences.map(atTable),
      ...follows.map(({ says }) => ({ says, dice: [], follows: true })),
    ],
    clauses: [...new Set([...clausesOf(enacted), ...follows.map(({ clause }) => clause)])],
  };
}

/** Removes victory points, which only a battle has. */
function atTable(sentence: Sentence): Sentence {
  return { ...sentence, dice: sentence.dice.flatMap(withoutPoints) };
}

function withoutPoints(line: Phrase): Phrase[] {
  const parts = line.args?.['parts'];
  if (!Array.isArray(parts)) return [line];
  const left = (parts as readonly Phrase[]).filter(({ id }) => id !== 'tell-part-eliminated');
  return left.length > 0 ? [{ ...line, args: { ...line.args, parts: left } }] : [];
}

/**
 * SH-ARTLOSS-01, -03, -04, -06. Units that could take over the guns' losses are on the real table, so no one is asked
 * here.
 */
export function transferDue({ before, after }: Enacted, id: string): Sequel[] {
  const guns = unitOf(before, id);
  const left = isThere(after, id) ? unitOf(after, id).strength : 0;
  return isArtillery(guns) && left < guns.strength ? [sequel('throw-follows-transfer', 'SH-ARTLOSS-01')] : [];
}

/** SH-MORALE-01. The unit still has to test: it lost three points or more. */
export function testDue(enacted: Enacted): Sequel[] {
  const id = enacted.left?.unit;
  if (id === undefined) return [];
  return [sequel('throw-follows-test', 'SH-MORALE-01', { unit: nounOf(enacted.after, id), n: SHAKEN_BY })];
}

/** SH-MORALE-01. Whether a surviving unit lost too few points for a test. */
export function noTest(enacted: Enacted, id: string): Sequel[] {
  const isTested = enacted.transcript.some(
    (entry) => 'fact' in entry && ['passed', 'failed', 'eliminated'].includes(entry.fact.type),
  );
  if (isTested || enacted.left) return [];
  return [sequel('throw-follows-no-test', 'SH-MORALE-01', { unit: nounOf(enacted.after, id), n: SHAKEN_BY })];
}
