/** What the enemies of a unit could do to it if their turn began now: charges, and shots by the stand-in of fights. */
import { centimetres } from '../../../field/length.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf } from '../../../kernel/play.ts';
import { pairOf } from '../../../survey/field/spoken.ts';
import { type Threat, threatsOn } from '../../../survey/field/threats.ts';
import { armOf } from '../draw/pieces.ts';
import { isUnit, placed } from '../position/everyone.ts';
import { shotAt } from '../fights/shooting.ts';
import { chargesFor } from '../proposals.ts';
import { byNumber, enemiesOf } from '../position/stands.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { turnOf } from '../turn.ts';
import { PEOPLE } from './people.ts';

export const threatLook = threatsOn(
  PEOPLE,
  { title: 'fb-threats', none: 'fb-threat-none', assumes: 'fb-threat-assumes' },
  (now, who) => {
    if (!isUnit(who)) return [];
    const then = turnOf(now, enemyOf(who.side));
    return enemiesOf(then, who)
      .toSorted(byNumber)
      .flatMap((enemy) => threatsOf(then, enemy, unitOf(then, who.id)));
  },
);

function threatsOf(then: State, enemy: Unit, target: Unit): Threat[] {
  const [from, to] = [pairOf(placed(enemy).front), pairOf(placed(target).front)];
  const { side, name } = enemy;
  const charge = chargesFor(then, enemy).find(({ order }) => order.target === target.id);
  const shot = then.variants.fights === 'simple' ? shotAt(then, enemy, target) : undefined;
  const threats: Threat[] = [];
  if (charge)
    threats.push({
      says: phrase('fb-threat-charge', { enemy: name, how: charge.says }),
      mark: { kind: 'charge', side, way: [from, to] },
    });
  if (shot)
    threats.push({
      says: phrase('fb-threat-shot', { enemy: name, n: centimetres(shot.range), dice: shot.dice, needs: shot.needs }),
      mark: { kind: 'fire', side, from, to, arm: armOf(enemy) },
    });
  return threats;
}
