/** What the enemies of a unit could do to it if their turn began now: fire that can hit, and assaults. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal } from '../../../kernel/play.ts';
import { type Threat, threatsOn } from '../../../survey/field/threats.ts';
import type { Aim } from '../fire/aim.ts';
import { canHit } from '../fire/elite.ts';
import { apart, byNumber, enemiesOf, isSquad } from '../position/squad.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { aimMark, rushMark } from '../draw/arrows.ts';
import { aimAt, aimParts } from './fire-lines.ts';
import { refusalOf, turnOf } from './legal.ts';
import { PEOPLE } from './people.ts';

export const threatLook = threatsOn(
  PEOPLE,
  { title: 'sk-threats', none: 'sk-threat-none', assumes: 'sk-threat-assumes' },
  (now, unit) => {
    const then = turnOf(now, enemyOf(unit.side));
    const target = unitOf(then, unit.id);
    return enemiesOf(then, target)
      .filter(isSquad)
      .toSorted(byNumber)
      .flatMap((enemy) => threatsOf(then, enemy, target));
  },
);

function threatsOf(then: State, enemy: Unit, target: Unit): Threat[] {
  const found = aimAt(then, enemy, target);
  const assaults = refusalOf(then, { kind: 'assault', unit: enemy.id, target: target.id }, enemy.side) === undefined;
  const shot = found instanceof Refusal || !canHit(then, found) ? undefined : found;
  const assault = phrase('sk-threat-assault', { enemy: enemy.name, n: centimetres(apart(enemy, target)) });
  return [
    ...(shot ? [{ says: fireLine(then, enemy, shot, target), mark: aimMark(shot) }] : []),
    ...(assaults ? [{ says: assault, mark: rushMark(enemy, target) }] : []),
  ];
}

/** SK-Q-35. At the unit itself, or at a screen before it. */
function fireLine(then: State, enemy: Unit, shot: Aim, target: Unit): Phrase {
  if (shot.target.unit.id !== target.id)
    return phrase('sk-threat-screened', { enemy: enemy.name, screen: shot.target.unit.name });
  return phrase('sk-threat-fire', { enemy: enemy.name, parts: aimParts(then, shot) });
}
