/** What the enemies of a unit could do to it if their turn began now: fire that can hit, and assaults. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal, sidePhrase } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { squareOf } from '../../../march/resolve.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import type { Aim } from '../fire/aim.ts';
import { canHit } from '../fire/elite.ts';
import { anchorOf, apart, byNumber, enemiesOf, isSquad } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';
import { aimMark, rushMark } from '../draw/arrows.ts';
import { aimAt, aimParts } from './fire-lines.ts';
import { refusalOf, turnOf } from './legal.ts';

export function threatLook(now: State, unit: Unit): Look {
  const then = turnOf(now, enemyOf(unit.side));
  const target = then.units.find(({ id }) => id === unit.id)!;
  const threats = enemiesOf(then, target)
    .filter(isSquad)
    .toSorted(byNumber)
    .map((enemy) => threatOf(then, enemy, target));
  const lines = threats.flatMap((each) => each.lines);
  return {
    title: phrase('sk-threats', { unit: unit.name, square: squareOf(anchorOf(unit), now.field) }),
    paragraphs: [
      lines.length > 0 ? lines : [phrase('sk-threat-none')],
      [phrase('sk-threat-assumes', { side: sidePhrase(enemyOf(unit.side)) })],
    ],
    frame: { around: spotOf(anchorOf(unit)) },
    marks: [{ kind: 'awaited', at: spotOf(anchorOf(unit)), name: unit.id }, ...threats.flatMap((each) => each.marks)],
  };
}

function threatOf(then: State, enemy: Unit, target: Unit): { readonly lines: Phrase[]; readonly marks: FieldMark[] } {
  const found = aimAt(then, enemy, target);
  const assaults = refusalOf(then, { kind: 'assault', unit: enemy.id, target: target.id }, enemy.side) === undefined;
  const shot = found instanceof Refusal || !canHit(then, found) ? undefined : found;
  return {
    lines: [
      ...(shot ? [fireLine(then, enemy, shot, target)] : []),
      ...(assaults ? [phrase('sk-threat-assault', { enemy: enemy.name, n: centimetres(apart(enemy, target)) })] : []),
    ],
    marks: [...(shot ? [aimMark(shot)] : []), ...(assaults ? [rushMark(enemy, target)] : [])],
  };
}

/** SK-Q-35. At the unit itself, or at a screen before it. */
function fireLine(then: State, enemy: Unit, shot: Aim, target: Unit): Phrase {
  if (shot.target.unit.id !== target.id)
    return phrase('sk-threat-screened', { enemy: enemy.name, screen: shot.target.unit.name });
  return phrase('sk-threat-fire', { enemy: enemy.name, parts: aimParts(then, shot) });
}
