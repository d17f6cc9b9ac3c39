/** Units not placed yet, as text. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { factorsLine, skillLines, strengthLine, titleOf } from '../look/condition.ts';
import type { State, Unplaced } from '../state.ts';
import { reserveOf, stationed } from './station.ts';
import { zoneOf } from './zone.ts';

export function reserveNamed({ reserve = [] }: State, typed: string): Unplaced | undefined {
  const name = typed.trim().toLowerCase();
  return reserve.find(({ id }) => id.toLowerCase() === name);
}

/** A unit's details and where it may be placed. */
export function reserveCard(now: State, unit: Unplaced): Look {
  const zone = zoneOf(now, unit.side).toSorted();
  const [from, to] = [zone[0] ?? '', zone.at(-1) ?? ''];
  const anywhere = stationed(now, unit, { at: from });
  return {
    title: titleOf(anywhere),
    paragraphs: [
      [
        strengthLine(anywhere),
        factorsLine(anywhere),
        phrase('deploy-look-reserve', { side: phrase(`side-${unit.side}`), from, to }),
      ],
      skillLines(anywhere),
    ].filter((lines) => lines.length > 0),
    frame: 'whole',
  };
}

/** A side's units still to be placed; empty if there are none. */
export function reserveLine(now: State, side: Side): Phrase[] {
  const units = reserveOf(now, side).map(({ id, strength }) => phrase('deploy-field-unit', { id, strength }));
  return units.length === 0 ? [] : [phrase('deploy-field-reserve', { side: phrase(`side-${side}`), units })];
}
