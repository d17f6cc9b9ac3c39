/** The lines before a roll: its dice, each modifier, the score needed, and the exact chances. */
import { atLeast, thinned } from '../../../kernel/chances.ts';
import { total } from '../../../kernel/ledger.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import { hitsAhead, modifiersAhead, testAhead } from '../../../kernel/table-dice/ahead.ts';
import { luck } from '../afterwards/luck.ts';
import { savesOf } from '../look/prospects.ts';
import { FACES } from '../losses/dice.ts';
import { type SaveContext, savedBy } from '../losses/save.ts';
import { type Reason, SHAKEN_BY, steadiness } from '../morale/morale.ts';
import { type State, unitOf } from '../state.ts';
import { cited, numberIn, textIn } from '../tell/dice.ts';
import { NO_DICE } from './told.ts';
import { DICE_CLAUSES } from './unit-slots.ts';

/** Of each number of hits, or of a test that fails or passes. */
function chancesOf(roll: Roll, now: State) {
  const any = Array.from({ length: roll.dice }, () => 1);
  return luck(roll, any, now)?.chances ?? [];
}

/** SH-MORALE-06, -22. A test, unless a panicked unit fails it without dice. */
export function moraleAhead(now: State, roll: Roll): Phrase[] {
  if (roll.why !== 'morale') return [NO_DICE];
  const { base = 0, ledger, about, unit = '' } = roll;
  const why = steadiness(now, unitOf(now, unit), textIn(about, 'reason') as Reason);
  return [
    cited('table-dice-ahead-keep', { why }, DICE_CLAUSES[why]),
    phrase('table-dice-ahead-base-test', { base }),
    ...modifiersAhead(roll),
    testAhead(total(base, ledger), atLeast(chancesOf(roll, now), 1)),
  ];
}

/**
 * SH-FACTOR-01, SH-SAVE-01, SH-MORALE-01, -03, SH-LOSS-05. A shot or a blow: its dice, the target's saves, and the
 * chances that it loses enough for a test, or all its strength. `before`: earlier losses that count towards a test.
 */
export function blowAhead(now: State, roll: Roll, before: number, saveContext: SaveContext): Phrase[] {
  const target = unitOf(now, textIn(roll.about, 'target'));
  const striker = unitOf(now, roll.unit ?? '');
  const saves = savesOf(now, target, striker, roll.why === 'fire' ? 'fire' : 'combat', saveContext);
  const unsaved = FACES.filter((face) => !saves || savedBy([face], saves.need) === 0).length / FACES.length;
  const losses = thinned(chancesOf(roll, now), unsaved);
  const enough = SHAKEN_BY - before;
  const shaken = atLeast(losses.slice(0, target.strength), enough);
  const gone = atLeast(losses, target.strength);
  return [
    ...hitsAhead(roll, numberIn(roll.about, 'need', 0)),
    saves ? phrase('look-saves', { ...saves }) : phrase('look-no-saves'),
    ...(shaken > 0 ? [phrase('table-dice-ahead-shaken', { n: enough, chance: percentOf(shaken) })] : []),
    ...(gone > 0 ? [phrase('table-dice-ahead-gone', { chance: percentOf(gone) })] : []),
  ];
}
