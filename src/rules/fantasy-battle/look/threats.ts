/** What the enemies of a unit could do to it if their turn began now: charges, and shots by the stand-in of fights. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, sidePhrase } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { squareOf } from '../../../march/resolve.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { pairOf, spotOf } from '../../../survey/field/spoken.ts';
import { armOf } from '../draw/pieces.ts';
import { isUnit, placed, type Who } from '../position/everyone.ts';
import { shotAt } from '../fights/shooting.ts';
import { chargesFor } from '../proposals.ts';
import { byNumber, enemiesOf } from '../position/stands.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { turnOf } from '../turn.ts';

export function threatLook(now: State, who: Who): Look {
  const then = turnOf(now, enemyOf(who.side));
  const at = spotOf(placed(who).front);
  const threats = isUnit(who)
    ? enemiesOf(then, who)
        .toSorted(byNumber)
        .flatMap((enemy) => threatsOf(then, enemy, unitOf(then, who.id)))
    : [];
  return {
    title: phrase('fb-threats', { unit: who.name, square: squareOf(placed(who).front, now.field) }),
    paragraphs: [
      threats.length > 0 ? threats.map(({ says }) => says) : [phrase('fb-threat-none')],
      [phrase('fb-threat-assumes', { side: sidePhrase(enemyOf(who.side)) })],
    ],
    frame: { around: at },
    marks: [{ kind: 'awaited', at, name: who.id }, ...threats.map(({ mark }) => mark)],
  };
}

interface Threat {
  readonly says: Phrase;
  readonly mark: FieldMark;
}

function threatsOf(then: State, enemy: Unit, target: Unit): Threat[] {
  const [from, to] = [pairOf(placed(enemy).front), pairOf(placed(target).front)];
  const charge = chargesFor(then, enemy).find(({ order }) => order.target === target.id);
  const shot = then.variants.fights === 'simple' ? shotAt(then, enemy, target) : undefined;
  return [
    ...(charge
      ? [
          {
            says: phrase('fb-threat-charge', { enemy: enemy.name, how: charge.says }),
            mark: { kind: 'charge', side: enemy.side, way: [from, to] },
          } satisfies Threat,
        ]
      : []),
    ...(shot
      ? [
          {
            says: phrase('fb-threat-shot', {
              enemy: enemy.name,
              n: centimetres(shot.range),
              dice: shot.dice,
              needs: shot.needs,
            }),
            mark: { kind: 'fire', side: enemy.side, from, to, arm: armOf(enemy) },
          } satisfies Threat,
        ]
      : []),
  ];
}
