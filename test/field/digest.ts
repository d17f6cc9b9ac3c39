/** Prints a hash of what `src/field` makes of many random positions: the same in every process, whatever compiles it. */
import { createHash } from 'node:crypto';
import { reach } from '../../src/field/cast.ts';
import { detour } from '../../src/field/detour.ts';
import { blockedOn } from '../../src/field/free.ts';
import { gap, nearestPoints } from '../../src/field/gap.ts';
import { bearing, cosine, sine } from '../../src/field/heading.ts';
import type { Pose } from '../../src/field/point.ts';
import { footprint } from '../../src/field/shape.ts';
import { crossings } from '../../src/field/sight.ts';
import { facesOf, flush, freeContact } from '../../src/field/slide.ts';
import { freeAngle, wheelled } from '../../src/field/wheel.ts';
import { zoneShares } from '../../src/field/zone.ts';

let seed = 20_261_126;
function random(below: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
}

const STAND = { kind: 'rectangle', wide: 4_000, deep: 2_000 } as const;
const size = { wide: 40_000, deep: 40_000 };
const pose = (): Pose => ({ x: random(40_000), y: random(40_000), heading: random(36_000) });

function position(): unknown {
  const [a, b, c] = [pose(), pose(), pose()];
  const [one, other, third] = [a, b, c].map((at) => footprint(at, STAND));
  const among = { size, things: [other!, third!].map((ground, n) => ({ by: { unit: `${n}` }, ground })) };
  const faces = facesOf(a, STAND);
  const legs = [
    { go: 'wheel', hand: 'right', angle: random(9_000) },
    { go: 'straight', by: random(20_000), angle: 4_500 },
  ] as const;
  return [
    [sine(a.heading), cosine(b.heading), bearing(b.x - a.x, b.y - a.y)],
    [gap(one!, other!), nearestPoints(one!, other!), reach(one!, a.heading, other!)],
    [wheelled(a, 4_000, 'left', 1_234), freeAngle(a, STAND, 'right', 9_000, other!)],
    [blockedOn({ pose: a, shape: STAND }, legs, among) ?? 'free', detour(a, b, 1_000, among) ?? 'none'],
    [zoneShares(a, STAND, [other!]), crossings(a, b, among.things)],
    faces.map((face) => [flush(face, 777), freeContact(face, STAND, 1_000, [other!, third!])]),
  ];
}

const hash = createHash('sha256');
for (let each = 0; each < 500; each++) hash.update(JSON.stringify(position()));
console.log(hash.digest('hex'));
