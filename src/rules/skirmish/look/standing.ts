/** A unit in one line: what it is, where and how it stands, and the enemy that matters. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { squareOf } from '../../../march/resolve.ts';
import { groundPhrases } from '../../../survey/field/land.ts';
import { nearPhrase } from '../../../survey/field/sectors.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { placed } from '../draw/pieces.ts';
import { kindOf, orderOf } from '../noun.ts';
import { anchorOf, enemiesOf, isSquad } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';

export function standing(now: State, unit: Unit): Phrase {
  const at = anchorOf(unit);
  return phrase(isSquad(unit) ? 'sk-standing' : 'sk-standing-single', {
    unit: unit.name,
    side: phrase(`colour-${unit.side}`),
    kind: kindOf(unit),
    order: orderOf(unit),
    n: unit.figures.length,
    square: squareOf(at, now.field),
    ground: groundPhrases(now.field, at),
    facing: headingPhrase(at.heading),
    near: nearPhrase(placed(unit), enemiesOf(now, unit).filter(isSquad).map(placed)),
  });
}
