/** FB-STEP-07, FB-UMP-03, -06. The steps that the book leaves open, with exactly the figures that it does give. */
import { centimetres, MILLIMETRE } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Open } from '../../../kernel/ruleset.ts';
import { supportingStands } from '../charge/support.ts';
import { touchesOf } from '../position/contacts.ts';
import type { Seen } from '../facts.ts';
import { fightsIrregular } from '../position/formation.ts';
import { enemiesInView, viewersOf } from '../position/sight.ts';
import { isEngaged, type Standing } from '../position/stands.ts';
import { type Contact, type State, type Unit, unitOf } from '../state.ts';

type Concern = Open['concerns'][number];

export function openStep(now: State): Open {
  const { phase } = now;
  return {
    name: phase,
    says: phrase(`fb-open-${phase}`),
    concerns: concernsIn(now),
    ...(phase === 'shots' && { first: [now.shots!.charger, ...now.shots!.units] }),
    ...(phase === 'shooting' && { first: shootings(now).flatMap(({ unit, enemy }) => [unit.id, enemy.id]) }),
    dice: ['1d6', '2d6'],
    ...(phase === 'objection' && { tool: 'annul' }),
    done: 'done',
  };
}

function concernsIn(now: State): Concern[] {
  if (now.phase === 'objection') return [{ unit: now.objection!.unit, says: phrase('fb-concern-objection') }];
  return now.phase === 'combat' ? combats(now) : now.phase === 'shots' ? countershotsOf(now) : shots(now);
}

/** FB-UMP-03, FB-Q-02. The units entitled to countercharge shooting, as they stood at the declaration, while all are there. */
function countershotsOf(now: State): Concern[] {
  const { charger, units, seen } = now.shots!;
  const target = now.units.find(({ id }) => id === charger);
  return units.flatMap((id, each) => {
    const isThere = now.units.some((unit) => unit.id === id);
    return target && isThere ? [{ unit: id, says: shotPhrase(target, seen[each]!) }] : [];
  });
}

function shots(now: State): Concern[] {
  return shootings(now).map(({ unit, enemy, range }) => ({
    unit: unit.id,
    says: shotPhrase(enemy, { range, n: viewersOf(now, unit, enemy).length }),
  }));
}

/** Each unit that may shoot, with the nearest enemy in its view. */
function shootings(now: State) {
  const shooters = now.units.filter((unit) => unit.side === now.active && unit.missiles && !isEngaged(now, unit));
  return shooters.flatMap((unit) => {
    const [nearest] = enemiesInView(now, unit);
    return nearest ? [{ unit, ...nearest }] : [];
  });
}

function shotPhrase(target: Unit, { range, n }: Seen): Phrase {
  return phrase('fb-concern-shot', { n, target: target.name, range: centimetres(range) });
}

/** FB-UMP-06. Contacts by edge and by corner, the sides, the lengths, and who supports. */
function combats(now: State): Concern[] {
  return now.units
    .filter((unit) => isEngaged(now, unit))
    .map((unit) => ({ unit: unit.id, says: phrase('fb-concern', { parts: partsOf(now, unit) }) }));
}

/** FB-GEO-03, FB-IRR-02. What its stands touch, and what touches them, those that touch alike together; who supports; how it fights. */
function partsOf(now: State, unit: Unit): Phrase[] {
  const own = now.contacts.filter((each) => each.unit === unit.id);
  const theirs = now.contacts.filter((each) => each.enemy === unit.id);
  const supports = Map.groupBy(supportingStands(now, unit), ({ stand }) => stand.unit);
  return [
    ...[...Map.groupBy(own, ({ enemy }) => enemy)].flatMap(([enemy, all]) => touchParts(now, 'own', enemy, all)),
    ...[...Map.groupBy(theirs, (each) => each.unit)].flatMap(([enemy, all]) => touchParts(now, 'their', enemy, all)),
    ...[...supports].map(([by, all]) =>
      supportPart(
        by === unit,
        by,
        all.map(({ stand }) => stand),
      ),
    ),
    ...(fightsIrregular(now, unit) ? [phrase('fb-concern-irregular')] : []),
  ];
}

/** FB-LIN-05, FB-SUP-01. Stands of its own behind those that fight, or a unit that has come along. */
function supportPart(isOwn: boolean, { name }: Unit, stands: readonly Standing[]): Phrase {
  if (!isOwn) return phrase('fb-concern-support', { unit: name });
  return phrase('fb-concern-own-support', { n: stands.length, stands: stands.map(({ n }) => n).join(' ') });
}

function touchParts(now: State, whose: 'own' | 'their', enemy: string, all: readonly Contact[]): Phrase[] {
  return touchesOf(all, whose === 'own' ? 'stand' : 'on').map(({ stands, side, long }) =>
    phrase(`fb-concern-${whose}-${long > 0 ? 'edge' : 'corner'}`, {
      n: stands.length,
      stands: stands.join(' '),
      enemy: unitOf(now, enemy).name,
      side: phrase(`fb-side-${side}`),
      long: long / MILLIMETRE,
    }),
  );
}
