/** The lines before a roll: its dice, each modifier with its clause, the score needed, and the exact chance. */
import { type Chances, repeated } from '../../../kernel/chances.ts';
import { total } from '../../../kernel/ledger.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import { outlook } from '../ahead/outlook.ts';
import { savesOf } from '../look/prospects.ts';
import { FACES } from '../losses/dice.ts';
import type { SaveContext } from '../losses/save.ts';
import { type Keep, type Reason, SHAKEN_BY, shareOf, steadiness } from '../morale/morale.ts';
import { type State, unitOf } from '../state.ts';
import { numberIn, shortClauses, textIn } from '../tell/dice.ts';
import { NO_DICE } from './told.ts';
import { DICE_CLAUSES } from './unit-slots.ts';

/** SH-DICE-01. The lowest total of two dice. */
const LEAST_TOTAL = 2;

/** SH-MORALE-06, -22. A test, unless a panicked unit fails it without dice. */
export function testAhead(now: State, roll: Roll): Phrase[] {
  if (roll.why !== 'morale') return [NO_DICE];
  const { base = 0, ledger, about, unit = '' } = roll;
  const why = steadiness(now, unitOf(now, unit), textIn(about, 'reason') as Reason);
  const needs = total(base, ledger);
  const chance = percentOf(shareOf(needs, textIn(about, 'keep') as Keep));
  return [
    phrase('table-dice-ahead-keep', { why, clause: shortClauses([DICE_CLAUSES[why]]) }),
    phrase('table-dice-ahead-base-test', { base }),
    ...modifiersOf(roll),
    needs < LEAST_TOTAL ? phrase('table-dice-ahead-hopeless') : phrase('table-dice-ahead-test', { needs, chance }),
  ];
}

function modifiersOf({ ledger }: Roll): Phrase[] {
  return ledger.map(({ name, n, clause }) =>
    phrase('table-dice-ahead-modifier', { n, name: phrase(`modifier-${name}`), clause: shortClauses([clause]) }),
  );
}

/**
 * SH-FACTOR-01, SH-SAVE-01, SH-MORALE-01, -03, SH-LOSS-05. A shot or a blow: its dice, the target's saves, and the
 * chances that it loses enough for a test, or all its strength. `before`: earlier losses that count towards a test.
 */
export function blowAhead(now: State, roll: Roll, before: number, fray: SaveContext): Phrase[] {
  const { base, dice, about, unit = '' } = roll;
  const target = unitOf(now, textIn(about, 'target'));
  const saves = savesOf(now, target, unitOf(now, unit), roll.why === 'fire' ? 'fire' : 'combat', fray);
  const chances = lossChances(now, roll, saves?.need);
  const enough = SHAKEN_BY - before;
  const shaken = shareIn(chances.slice(enough, target.strength));
  const gone = shareIn(chances.slice(target.strength));
  return [
    ...(base === undefined || roll.ledger.length === 0 ? [] : [phrase('table-dice-ahead-base-dice', { base })]),
    ...modifiersOf(roll),
    phrase('table-dice-ahead-hits', { dice, need: numberIn(about, 'need', 0) }),
    saves ? phrase('look-saves', { ...saves }) : phrase('look-no-saves'),
    ...(shaken > 0 ? [phrase('table-dice-ahead-shaken', { n: enough, chance: percentOf(shaken) })] : []),
    ...(gone > 0 ? [phrase('table-dice-ahead-gone', { chance: percentOf(gone) })] : []),
  ];
}

function shareIn(chances: Chances): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

/** Hits, and then saves. */
function lossChances(now: State, roll: Roll, saveFrom = Infinity): Chances {
  const sight = outlook.sees?.(roll, now);
  const hits = (die: number) => (sight && 'worth' in sight ? sight.worth(die) : 0);
  const saved = FACES.filter((face) => face >= saveFrom).length / FACES.length;
  const perDie = FACES.map((face) => repeated([saved, 1 - saved], hits(face)));
  const once = [0, 1, 2].map((lost) => shareIn(perDie.map((chances) => chances[lost] ?? 0)) / FACES.length);
  return repeated(once, roll.dice);
}
