/** The result of a roll at a real table: worded as in a report, then what follows. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Sentence } from '../../../kernel/shown.ts';
import type { Enacted as EnactedOf, Sequel, Told } from '../../../kernel/table-dice/table-roll.ts';
import type { Fact } from '../facts.ts';
import { type Reason, SHAKEN_BY, steadiness } from '../morale/morale.ts';
import { mustFlee, mustStay } from '../morale/nerve.ts';
import { REGAINED } from '../morale/rally.ts';
import { nounOf } from '../noun.ts';
import { isArtillery, isPanicked, isThere, type State, type Unit, unitOf } from '../state.ts';
import { routLength } from '../tables.ts';
import { cited, moraleLine, routPart } from '../tell/dice.ts';
import { tell } from '../tell/index.ts';
import { openStory } from '../tell/story.ts';
import type { Scene } from './scene.ts';
import { DICE_CLAUSES } from './unit-slots.ts';

export type Enacted<P = Scene> = EnactedOf<State, Fact, P>;

export function sequel(id: string, clause: string, args: Phrase['args'] & object = {}): Sequel {
  return { says: cited(id, args, clause), clause };
}

/** Worded as in a report, without victory points: only a battle has those. */
export function report({ before, after, transcript }: Enacted): Sentence[] {
  const { sentences } = tell({ before, after, by: 'red', transcript });
  return sentences.map((each) => ({ ...each, dice: each.dice.flatMap(withoutPoints) }));
}

function withoutPoints(line: Phrase): Phrase[] {
  const parts = line.args?.['parts'];
  if (!Array.isArray(parts)) return [line];
  const left = (parts as readonly Phrase[]).filter(({ id }) => id !== 'tell-part-eliminated');
  return left.length > 0 ? [{ ...line, args: { ...line.args, parts: left } }] : [];
}

/** SH-ARTLOSS-01, -03, -04, -06. Who could take over the guns' losses is on the real table, so no one is asked here. */
export function transferDue({ before, after, scene }: Enacted): Sequel[] {
  const guns = unitOf(before, scene.target.id);
  const left = isThere(after, guns.id) ? unitOf(after, guns.id).strength : 0;
  return isArtillery(guns) && left < guns.strength ? [sequel('table-dice-follows-transfer', 'SH-ARTLOSS-01')] : [];
}

/** SH-MORALE-01. Whether the target of a shot still has to test, or lost too little for it. */
export function testDue({ after, transcript, left, scene }: Enacted): Sequel[] {
  const args = { unit: nounOf(after, scene.target.id), n: SHAKEN_BY };
  if (left) return [sequel('table-dice-follows-test', 'SH-MORALE-01', args)];
  const isSettled = transcript.some(
    (entry) => 'fact' in entry && ['passed', 'failed', 'eliminated'].includes(entry.fact.type),
  );
  return isSettled ? [] : [sequel('table-dice-follows-no-test', 'SH-MORALE-01', args)];
}

/** SH-MORALE-20, -21. A test is grave if failing it costs strength or causes flight. */
export function isGrave(reason: Reason): boolean {
  return reason === 'losses' || reason === 'reaction';
}

/** SH-MORALE-06, -19 to -22, SH-ROUT-06. A test alone: its result, and its consequence. */
export function toldTest(enacted: Enacted<Scene & { readonly reason: Reason }>): Told {
  const { before, transcript, scene } = enacted;
  const unit = unitOf(before, scene.target.id);
  const [test, length] = ['morale', 'rout'].map((why) => rollFor(transcript, why));
  const failed = transcript.flatMap((entry) =>
    'fact' in entry && entry.fact.type === 'failed' ? [entry.fact] : [],
  )[0];
  const result = !test ? 'failed-at-once' : failed ? 'failed' : 'passed';
  const small = test ? lineOf(moraleLine(openStory(enacted), test.roll, test.got)) : NO_DICE;
  const says = phrase(`table-dice-test-${result}`, { unit: unit.name, excess: failed?.excess ?? 0 });
  const next = failed ? whenFailed(unit, scene.reason, failed.excess) : whenPassed(unit, scene.reason);
  return {
    sentences: [{ says, dice: [small] }],
    follows: [{ ...next, ...(length && { dice: [lineOf(routPart(length.roll, length.got))] }) }],
    clauses: test ? [DICE_CLAUSES[steadiness(before, unit, scene.reason)]] : [],
  };
}

function rollFor(transcript: Enacted['transcript'], why: string) {
  return transcript.flatMap((entry) => ('roll' in entry && entry.roll.why === why ? [entry] : []))[0];
}

function lineOf(...parts: readonly Phrase[]): Phrase {
  return phrase('tell-line', { parts });
}

/** SH-MORALE-22. */
export const NO_DICE = lineOf(cited('tell-part-no-dice', {}, 'SH-MORALE-22'));

/** SH-MORALE-19, SH-RALLY-01. It does what it tested for. */
function whenPassed(unit: Unit, reason: Reason): Sequel {
  if (reason !== 'rally') return sequel(`table-dice-passed-${reason}`, 'SH-MORALE-19');
  return sequel(`table-dice-passed-rally${isPanicked(unit) ? '-panicked' : ''}`, 'SH-RALLY-01', { regained: REGAINED });
}

/** SH-MORALE-20 to -25, SH-RALLY-07. The cost: strength or flight, as its player chooses, or what it tested for. */
function whenFailed(unit: Unit, reason: Reason, excess: number): Sequel {
  if (!isGrave(reason))
    return sequel(`table-dice-failed-${reason}`, reason === 'rally' ? 'SH-RALLY-07' : 'SH-MORALE-21');
  if (isPanicked(unit)) return sequel('table-dice-failed-flees', 'SH-MORALE-22');
  if (mustFlee(unit)) return sequel('table-dice-failed-flees', 'SH-MORALE-24');
  if (!mustStay(unit)) return sequel('table-dice-failed-chooses', 'SH-MORALE-20', { excess, ...routLength(unit) });
  return sequel('table-dice-failed-stays', isArtillery(unit) ? 'SH-MORALE-25' : 'SH-MORALE-23', { excess });
}
