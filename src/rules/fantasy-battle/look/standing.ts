/** A unit in one line: what it is, where and how it stands, and the enemy that matters. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { squareOf } from '../../../march/resolve.ts';
import { groundPhrases } from '../../../survey/field/land.ts';
import { nearPhrase } from '../../../survey/field/sectors.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { EVERYONE, isUnit, placed, type Who } from '../position/everyone.ts';
import { formationPhrase, kindOf } from '../noun.ts';
import type { State } from '../state.ts';

export function standing(now: State, who: Who): Phrase {
  const { front } = placed(who);
  const enemies = EVERYONE.of(now).filter((each) => each.side !== who.side && isUnit(each));
  const args = {
    unit: who.name,
    side: phrase(`colour-${who.side}`),
    kind: kindOf(who),
    square: squareOf(front, now.field),
    ground: groundPhrases(now.field, front),
    near: nearPhrase(placed(who), enemies.map(placed)),
  };
  if (!isUnit(who)) return phrase('fb-standing-commander', args);
  return phrase('fb-standing', {
    ...args,
    n: who.stands.length,
    formation: formationPhrase(who),
    facing: headingPhrase(front.heading),
  });
}
