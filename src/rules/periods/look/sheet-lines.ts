/** PE-STEP-02. For the side that writes: what stands on its sheet for a unit, and what else might, with an example each, and why not the rest. */
import { triedEach } from '../../../kernel/grammar/tried.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bareNoun } from '../../../kernel/text/quoted.ts';
import { lineText } from '../language/text.ts';
import type { Act, Line } from '../order.ts';
import { chargesFor, enemiesSeen, movesFor } from '../sheet/proposals.ts';
import { quarterOf } from '../moves/rates.ts';
import type { State, Unit } from '../state.ts';
import { mayWriteLine } from '../sheet/within.ts';
import { whyNotWritten } from '../sheet/written.ts';

/** Nothing for anybody else: the sheet is on no other copy of the position. */
export function sheetLines(now: State, unit: Unit): Phrase[][] {
  const { writing } = now;
  if (writing?.side !== unit.side) return [];
  const lines = writing.sheet.lines.filter((each) => each.unit === unit.id);
  return [
    lines.map((line) => phrase('pe-look-sheet', { line: exampleOf(line) })),
    forgottenLine(now, unit),
    ...possibleLines(now, unit),
  ];
}

/** PE-Q-36. What may still be asked for. */
function forgottenLine(now: State, unit: Unit): Phrase[] {
  const line: Line = { unit: unit.id, acts: [{ do: 'ahead', by: quarterOf(unit) }], answers: {}, forgotten: true };
  return unit.idle && mayWriteLine(now, unit, line) ? [phrase('pe-look-forgotten', { line: exampleOf(line) })] : [];
}

function exampleOf(line: Line) {
  return bareNoun({ en: lineText(line, 'en'), fr: lineText(line, 'fr') });
}

function possibleLines(now: State, unit: Unit): Phrase[][] {
  const lineOf = (act: Act): Line => ({ unit: unit.id, acts: [act], answers: {} });
  return triedEach(triesOf(now, unit), {
    verb: (name) => phrase(`pe-look-verb-${name}`),
    whyNot: (act) => whyNotWritten(now, unit.side, now.writing!.sheet, lineOf(act)),
    shown: (act) => exampleOf(lineOf(act)),
  });
}

/** One of each kind: what is proposed first, else a quarter straight on, or the nearest enemy in view. */
function triesOf(now: State, unit: Unit): (readonly [string, Act])[] {
  const going: Act = movesFor(now, unit)[0]?.order.line.acts[0] ?? { do: 'ahead', by: quarterOf(unit) };
  const [enemy] = enemiesSeen(now, unit);
  const charge: Act | undefined =
    chargesFor(now, unit)[0]?.order.line.acts[0] ?? (enemy && { do: 'charge', target: enemy.id });
  if (unit.arm === 'artillery')
    return [
      ['advance', going],
      unit.formation === 'deployed' ? ['limber', { do: 'limber' }] : ['unlimber', { do: 'unlimber' }],
    ];
  return [
    ['advance', going],
    ...(charge ? [['charge', charge] as const] : []),
    ['form', { do: 'form', formation: unit.formation === 'line' ? 'marchColumn' : 'line' }],
    unit.arm === 'cavalry' ? ['rally', { do: 'rally' }] : ['evade', { do: 'evade' }],
    ...(unit.condition === 'formed' ? [] : [['reform', { do: 'reform' }] as const]),
  ];
}
