/** PA-GAP-08, PA-COH-01, -02, PA-MNT-05, PA-UMP-06, -07. Units that come out of another unit, and rejoin it. */
import { areNeighbours, type Hex } from '../../../hex/grid.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { refuseDeed } from '../deed-refused.ts';
import type { Fact } from '../facts.ts';
import { mayStandIn } from './place.ts';
import { type Body, bodyOf, isCharacter, SHORT_NAME, type State, type Unit } from '../state.ts';

interface Detachment {
  readonly n: number;
  readonly id: string;
  readonly at: Hex;
}

/** PA-COH-01, PA-GAP-08. Some of its stands, never all, as a unit with a parent. */
export function detach(now: State, unit: Unit, { n, id, at }: Detachment): readonly Fact[] | Refusal {
  if (isCharacter(unit)) return refuseDeed('PA-GAP-08', 'detach-character', unit);
  if (unit.parent !== undefined) return refuseDeed('PA-GAP-08', 'detach-again', unit);
  if (n < 1 || n >= unit.stands) return refuseDeed('PA-COH-01', 'detach', unit, { has: unit.stands });
  if (!SHORT_NAME.test(id)) return refuseDeed('PA-GAP-08', 'detach-name', unit, { id });
  if (isTaken(now, id)) return refuseDeed('PA-GAP-08', 'detach-taken', unit, { id });
  const { id: _id, name, initial: _initial, stands, parent: _parent, ...nature } = bodyOf(unit);
  const body: Body = {
    ...nature,
    id,
    name: plainNoun(id, name.fr.feminine),
    parent: unit.id,
    stands: n,
    initial: n,
  };
  return mayStandIn(now, body, at) ?? [{ type: 'appeared', unit: body, at, left: stands - n }];
}

/** Names must differ by more than case, across both sides, reserves and eliminated units. */
function isTaken(now: State, id: string): boolean {
  const all = [...now.units, ...now.reserves.map(({ unit }) => unit), ...now.gone];
  return all.some((each) => each.id.toLowerCase() === id.toLowerCase());
}

/** PA-GAP-08, PA-COH-02. Only a detachment rejoins another unit, and only its parent. */
export function rejoin(now: State, unit: Unit): readonly Fact[] | Refusal {
  const parent = now.units.find(({ id }) => id === unit.parent);
  if (unit.parent === undefined || isPanickedElephant(unit, parent)) return refuseDeed('PA-COH-02', 'rejoin', unit);
  if (!parent) return refuseDeed('PA-COH-02', 'rejoin-gone', unit, { parent: unit.parent });
  if (!areNeighbours(unit.at, parent.at)) return refuseDeed('PA-GAP-08', 'rejoin-far', unit, { parent: parent.id });
  const stands = unit.stands + parent.stands;
  if (stands > parent.initial)
    return refuseDeed('PA-COH-02', 'rejoin-many', unit, { parent: parent.id, most: parent.initial });
  return [{ type: 'rejoined', unit: unit.id, parent: parent.id, stands }];
}

function isPanickedElephant(unit: Unit, parent: Unit | undefined): boolean {
  return unit.arm === 'elephants' && parent?.arm !== 'elephants';
}

/** PA-MNT-05, PA-UMP-06. It is placed in addition to the loss of stands, not instead of it. */
export function elephant(now: State, unit: Unit, at: Hex): readonly Fact[] | Refusal {
  if (unit.mount !== 'elephants') return refuseDeed('PA-MNT-05', 'elephant', unit);
  const numbers = Array.from({ length: 99 }, (_, i) => `E${i + 1}`);
  const id = numbers.find((each) => !isTaken(now, each))!;
  const body: Body = {
    id,
    side: unit.side,
    name: plainNoun(id, false),
    arm: 'elephants',
    weight: 'M',
    isVehicle: false,
    parent: unit.id,
    stands: 1,
    initial: 1,
  };
  return mayStandIn(now, body, at) ?? [{ type: 'appeared', unit: body, at }];
}
