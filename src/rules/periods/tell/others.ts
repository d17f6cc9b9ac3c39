/** Units that part, join, are broken up or leave; officers and their orders; the end of a half and of the battle. */
import { phrase } from '../../../kernel/phrase.ts';
import { squareOf } from '../../../march/resolve.ts';
import { posturePhrase } from '../noun.ts';
import {
  clausePart,
  factsOf,
  nameIn,
  names,
  type Passage,
  type Story,
  type Told,
  unitIn,
  variantFor,
} from './story.ts';

/** PE-FOL, PE-RAE. A rally tells it by itself. */
export function tellParted(story: Story, { unit, enemies }: Told<'parted'>): Passage {
  return {
    says: phrase('pe-tell-parted', { unit: nameIn(story, unit), enemies: names(story, enemies) }),
    lines: [],
  };
}

/** PE-SPL-03, PE-EVS-01. */
export function tellSplit(story: Story, { unit, units }: Told<'split'>): Passage {
  const other = units[1];
  return {
    says: phrase('pe-tell-split', {
      unit: nameIn(story, unit),
      other: other ? nameIn(story, other.id) : nameIn(story, unit),
    }),
    lines: [[clausePart('PE-SPL-03', 'PE-GAP-13')]],
  };
}

export function tellJoined(story: Story, { unit, into }: Told<'joined'>): Passage {
  return {
    says: phrase('pe-tell-joined', { unit: nameIn(story, unit), other: nameIn(story, into) }),
    lines: [[clausePart('PE-GAP-11')]],
  };
}

/** PE-OUT-03, PE-EVC-09. */
export function tellPierced(story: Story, { unit, by }: Told<'pierced'>): Passage {
  return {
    says: phrase('pe-tell-pierced', { unit: nameIn(story, unit), other: nameIn(story, by) }),
    lines: [[clausePart('PE-OUT-03')]],
  };
}

/** PE-OUT-05. */
export function tellFlows(story: Story, { unit, abreast }: Told<'flows'>): Passage {
  return {
    says: phrase('pe-tell-flows', { unit: nameIn(story, unit), n: abreast }),
    lines: [[clausePart('PE-OUT-05')]],
  };
}

/** PE-EVC-07, PE-GAP-17. */
export function tellLeft(story: Story, at: number, { unit: id, why }: Told<'left'>): Passage {
  const unit = unitIn(story, at, id);
  const square = unit ? squareOf(unit.pose, story.positions[at]!.field) : '';
  return {
    says: phrase(`pe-tell-left-${why}`, { unit: nameIn(story, id), square, variant: variantFor(story, id) }),
    lines: [[clausePart(why === 'edge' ? 'PE-EVC-07' : 'PE-GAP-17')]],
  };
}

/** PE-GAP-15. */
export function tellRode(story: Story, at: number, { officer, to, officerBecomes }: Told<'rode'>): Passage {
  const square = squareOf(to, story.positions[at]!.field);
  const args = { unit: nameIn(story, officer), square };
  return officerBecomes.with === undefined
    ? { says: phrase('pe-tell-rode', args), lines: [] }
    : { says: phrase('pe-tell-rode-joined', { ...args, other: nameIn(story, officerBecomes.with) }), lines: [] };
}

/** PE-REA-04. Only its own side is told. */
export function tellInForce(story: Story, { unit, posture }: Told<'inForce'>): Passage {
  const says = phrase('pe-tell-in-force', { unit: nameIn(story, unit), posture: posturePhrase(posture) });
  return { says, lines: [[clausePart('PE-REA-04')]] };
}

/** PE-STEP-06, -07. */
export function tellHalfEnded({ positions: [before] }: Story): Passage {
  const { period, quarter } = before!;
  return { says: phrase('pe-tell-half-ended', { period, half: quarter <= 2 ? 1 : 2 }), lines: [] };
}

/** PE-STEP-06. What there is to settle is listed at the desk. */
export function tellPhase(story: Story, at: number, { phase: name }: Told<'phase'>): Passage | undefined {
  const now = story.positions[at]!;
  if (now.variants.fights === 'simple' || (name !== 'desk' && name !== 'fire')) return undefined;
  return { says: phrase(`pe-tell-phase-${name}`), lines: [] };
}

/** Whether anything in this story is about a rally of the unit. */
export function isRallying(story: Story, unit: string): boolean {
  return factsOf(story).some((fact) => fact.type === 'announced' && fact.what === 'rally' && fact.unit === unit);
}
