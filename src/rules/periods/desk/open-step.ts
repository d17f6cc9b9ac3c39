/** PE-STEP-06, PE-UMP-02, -03, -04. The step at the end of a half that the book leaves open, with exactly the figures that it does give. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Open } from '../../../kernel/ruleset.ts';
import { entitledUnits } from '../fights/entitled.ts';
import { type Fighter, meleesOf } from '../fights/melees.ts';
import { fireQuarters } from '../clock/fire.ts';
import { isDrivenToEdge } from '../escape/end.ts';
import { isFormed } from '../position/formed.ts';
import { conditionPhrase, formationPhrase, nounOf, zonePhrase } from '../noun.ts';
import { clockOf, type Contact, type State, type Unit, unitOf } from '../state.ts';

type Concern = Open['concerns'][number];

export function openStep(now: State): Open {
  const melees = now.phase === 'desk' ? meleesOf(now).flat() : [];
  return {
    name: now.phase === 'fire' ? 'fire' : 'fights',
    says: phrase(`pe-open-${now.phase}`),
    concerns: [
      ...entitledUnits(now).map((unit) => fireOf(now, unit)),
      ...melees.map((each) => meleeOf(now, each)),
      ...now.units.filter(({ torn }) => torn !== undefined).map((unit) => tornOf(now, unit)),
      ...now.units
        .filter((unit) => now.phase === 'desk' && isDrivenToEdge(now, unit))
        .map(({ id }) => ({ unit: id, says: phrase('pe-concern-edge') })),
    ],
    first: [...melees.map(({ unit }) => unit), ...entitledUnits(now).map(({ id }) => id)],
    dice: ['1d6', '2d6'],
    done: 'done',
  };
}

/** PE-Q-42. Whether its arms reach anybody is for whoever settles it. */
function fireOf(now: State, unit: Unit): Concern {
  const state = isFormed(now, unit) ? formationPhrase(unit) : conditionPhrase('unformed');
  return { unit: unit.id, says: phrase('pe-concern-fire', { n: fireQuarters(now, unit), state }) };
}

/** PE-EVS-02. */
function tornOf(now: State, { id, torn }: Unit): Concern {
  return { unit: id, says: phrase('pe-concern-torn', { other: nounOf(now, torn!) }) };
}

/** PE-CCB, PE-PSH, PE-TRN-10, PE-FOM-03, PE-Q-38. */
function meleeOf(now: State, fighter: Fighter): Concern {
  const unit = unitOf(now, fighter.unit);
  const parts: Phrase[] = [
    phrase('pe-concern-touching', { n: fighter.touching }),
    fighter.formed ? formationPhrase(unit) : conditionPhrase(unit.condition === 'formed' ? 'unformed' : unit.condition),
    ...(fighter.value === undefined ? [] : [phrase('pe-concern-value', { n: fighter.value })]),
    ...(unit.course?.kind === 'follow' ? [phrase('pe-concern-follows')] : []),
    ...fighter.contacts
      .filter((contact) => !isMirrored(unit, contact, fighter.contacts))
      .flatMap((contact) => contactParts(now, unit, contact)),
  ];
  return { unit: unit.id, says: phrase('pe-concern', { parts }) };
}

/** Front against front: whom the unit has struck has struck it too, which goes without saying. */
function isMirrored({ id }: Unit, { by, zone }: Contact, all: readonly Contact[]): boolean {
  const isFront = by !== id && zone === 'front';
  return isFront && all.some((own) => own.by === id && own.target === by && own.zone === 'front');
}

function contactParts(
  now: State,
  { id }: Unit,
  { by, target, zone, how, bonus, push, drawn = 0, at }: Contact,
): Phrase[] {
  const other = nounOf(now, by === id ? target : by);
  const side = phrase(by === id ? 'pe-concern-strikes' : 'pe-concern-struck', { other, side: zonePhrase(zone) });
  const isNew = at >= clockOf(now) - 1;
  if (by !== id) return [side];
  return [
    side,
    ...(isNew && how !== 'entry' ? [phrase(bonus ? 'pe-part-bonuses' : 'pe-part-no-bonuses')] : []),
    ...(isNew && push > 0 ? [phrase('pe-concern-push', { n: push })] : []),
    ...(drawn > 0 ? [phrase('pe-concern-drawn', { n: drawn })] : []),
  ];
}
