/** FB-STD, FB-EVA, FB-PAS, FB-CHG. Moves: how far each stand went, to where, facing what; passages of lines; commanders. */
import { centimetres, type Length } from '../../../field/length.ts';
import { type Pose, wayLength } from '../../../field/point.ts';
import { canonical } from '../../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { squareOf } from '../../../march/resolve.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { rideOf } from '../moves/commanders.ts';
import { distanceOf, fullDistance, MOVEMENT_FOR } from '../position/distance.ts';
import { formationOf } from '../position/formation.ts';
import { boundsOf, poseOf, standsOf } from '../position/stands.ts';
import type { Unit } from '../state.ts';
import { activationParts } from './orders.ts';
import { clausePart, nameIn, type Passage, type Story, type Told, unitIn, variantFor } from './story.ts';

type Moved = Told<'moved'>;

/** FB-STD-05. The way of the stand that went farthest. */
export function longestOf({ stands }: Pick<Moved, 'stands'>): Length {
  return Math.max(0, ...stands.map(({ cost }) => cost));
}

/** FB-GEO-22. Where the anchor of a unit is. */
export function anchorOf(unit: Unit): Pose {
  return boundsOf(standsOf(unit)).pose;
}

export function tellMoved(story: Story, at: number, fact: Moved): Passage | undefined {
  const [before, after] = [unitIn(story, at, fact.unit), unitIn(story, at + 1, fact.unit)];
  if (!before || !after) return undefined;
  const how = howMoved(before, after, fact);
  const [stand] = shiftedIn(before, after);
  const end = how === 'stand-ruled' && stand ? stand : anchorOf(after);
  return {
    says: phrase(`fb-tell-${how}`, {
      unit: nameIn(story, fact.unit),
      stand: stand?.n ?? 0,
      n: centimetres(longestOf(fact)),
      square: squareOf(end, story.positions[at]!.field),
      facing: headingPhrase(end.heading),
      variant: variantFor(story, fact.unit),
    }),
    lines: [[...activationParts(story, at, fact.unit), ...wayParts(story, at, before, fact)], standParts(fact)],
  };
}

/** FB-FRM-07, FB-STD-04, FB-UMP-05. An advance, or a ruling, may be a new formation, or a turn where the unit stands. */
export function howMoved(before: Unit, after: Unit, { why }: Pick<Moved, 'why'>): string {
  if (why === 'ruled' && before.stands.length > 1 && shiftedIn(before, after).length === 1) return 'stand-ruled';
  if (why !== 'advance' && why !== 'ruled') return `moved-${why}`;
  if (formationOf(before) !== formationOf(after)) return `formed-${formationOf(after)}`;
  const [from, to] = [anchorOf(before), anchorOf(after)];
  return from.x === to.x && from.y === to.y ? 'turned' : `moved-${why}`;
}

/** FB-UMP-05. The stands that are elsewhere now, or face otherwise. */
function shiftedIn(before: Unit, after: Unit): Unit['stands'] {
  return after.stands.filter((stand) => {
    const was = before.stands.find(({ n }) => n === stand.n);
    return was && canonical(poseOf(was)) !== canonical(poseOf(stand));
  });
}

const CLAUSES: Readonly<Record<Moved['why'], string>> = {
  advance: 'FB-TAB-01',
  evade: 'FB-EVA-03',
  charge: 'FB-CHG-06',
  support: 'FB-SUP-01',
  driven: 'FB-GAP-12',
  follow: 'FB-GAP-12',
  ruled: 'FB-UMP-05',
};

/** FB-MAX, FB-GAP-12. Of how much the longest way was, and whether that was halved. */
function wayParts({ positions }: Story, at: number, unit: Unit, fact: Moved): Phrase[] {
  const movement = MOVEMENT_FOR[fact.why];
  if (!movement) return [clausePart(CLAUSES[fact.why])];
  const most = distanceOf(positions[at]!, unit, movement);
  const isHalved = most < fullDistance(unit);
  return [
    phrase('fb-part-went', {
      n: centimetres(longestOf(fact)),
      most: centimetres(most),
      clause: shortClauses(CLAUSES[fact.why]),
    }),
    ...(isHalved ? [halvedPart(unit)] : []),
  ];
}

function halvedPart({ fortified }: Unit): Phrase {
  return phrase(`fb-part-halved-${fortified ? 'works' : 'irregular'}`, {
    clause: shortClauses(fortified ? 'FB-MAX-02' : 'FB-FRM-06'),
  });
}

/** FB-GEO-05, -14. In a charge, the way of each stand. */
function standParts({ why, stands }: Moved): Phrase[] {
  const areAlike = stands.every(({ cost }) => cost === stands[0]!.cost);
  if ((why !== 'charge' && why !== 'support') || areAlike) return [];
  return stands
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, cost }) => phrase('fb-part-stand', { n, cost: centimetres(cost) }));
}

/** FB-PAS-04. */
export function tellConsented(story: Story, { unit, by, agreed }: Told<'consented'>): Passage {
  return {
    says: phrase(`fb-tell-${agreed ? 'consented' : 'refused'}`, { unit: nameIn(story, unit), by: nameIn(story, by) }),
    lines: [[clausePart('FB-PAS-04')]],
  };
}

/** FB-PAS-05, FB-GAP-06. */
export function tellTested(story: Story, { unit, die, confused }: Told<'tested'>): Passage {
  return {
    says: phrase(`fb-tell-tested-${confused ? 'confused' : 'calm'}`, {
      unit: nameIn(story, unit),
      variant: variantFor(story, unit),
    }),
    lines: [
      [
        phrase(`fb-part-test-${confused ? 'failed' : 'passed'}`, {
          die,
          clause: shortClauses('FB-PAS-05', 'FB-GAP-06'),
        }),
      ],
    ],
  };
}

/** FB-TAB-01, FB-GAP-07. */
export function tellRode(story: Story, at: number, { commander: id, to, joined }: Told<'rode'>): Passage {
  const commander = story.positions[at]!.commanders.find((each) => each.id === id)!;
  const n = centimetres(wayLength(commander.at, to));
  return {
    says: phrase(joined === undefined ? 'fb-tell-rode' : 'fb-tell-rode-joined', {
      unit: nameIn(story, id),
      other: nameIn(story, joined ?? id),
      n,
      square: squareOf(to, story.positions[at]!.field),
    }),
    lines: [[phrase('fb-part-went', { n, most: centimetres(rideOf(commander)), clause: shortClauses('FB-GAP-07') })]],
  };
}
