/** A unit in one line: what it is, where and how it stands, and the enemy that matters. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { squareOf } from '../../../march/resolve.ts';
import { groundPhrases } from '../../../survey/field/land.ts';
import { nearestTo } from '../../../survey/field/sectors.ts';
import { awayPhrase, headingPhrase } from '../../../survey/field/spoken.ts';
import { type Everyone, isUnit, placed, type Who } from '../position/everyone.ts';
import { formationPhrase, kindOf } from '../noun.ts';

export function standing(now: Everyone, who: Who): Phrase {
  const { front } = placed(who);
  const args = {
    unit: who.name,
    side: phrase(`colour-${who.side}`),
    kind: kindOf(who),
    square: squareOf(front, now.field),
    ground: groundPhrases(now.field, front),
    near: near(now, who),
  };
  if (!isUnit(who)) return phrase('fb-standing-commander', args);
  return phrase('fb-standing', {
    ...args,
    n: who.stands.length,
    formation: formationPhrase(who),
    facing: headingPhrase(front.heading),
  });
}

function near(now: Everyone, who: Who): Phrase {
  const enemies = now.units.filter((each) => each.side !== who.side && isUnit(each));
  const found = nearestTo(placed(who), enemies.map(placed));
  if (!found) return phrase('survey-none-near');
  const { front, id } = found.placed;
  return phrase('shared-near', { enemy: id, away: awayPhrase(placed(who).front, front, found.gap) });
}
