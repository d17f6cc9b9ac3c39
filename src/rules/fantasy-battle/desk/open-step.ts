/** FB-STEP-07, FB-UMP-03, -06. The steps that the book leaves open, with exactly the figures that it does give. */
import { CENTIMETRE } from '../../../field/length.ts';
import { gapBetween } from '../../../field/several.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Open } from '../../../kernel/ruleset.ts';
import { supporters } from '../charge/support.ts';
import { enemiesInView, viewersOf } from '../sight.ts';
import { groundsOf, isEngaged } from '../stands.ts';
import { type Contact, type State, type Unit, unitOf } from '../state.ts';

type Concern = Open['concerns'][number];

export function openStep(now: State): Open {
  const { phase } = now;
  return {
    name: phase,
    says: phrase(`fb-open-${phase}`),
    concerns: concernsIn(now),
    dice: ['1d6', '2d6'],
    done: 'done',
  };
}

function concernsIn(now: State): Concern[] {
  if (now.phase === 'objection') return [{ unit: now.objection!.unit, says: phrase('fb-concern-objection') }];
  return now.phase === 'combat' ? combats(now) : now.phase === 'shots' ? countershotsOf(now) : shots(now);
}

/** FB-UMP-03. The units entitled to countercharge shooting. */
function countershotsOf(now: State): Concern[] {
  const { charger, units } = now.shots!;
  return units.map((id) => ({ unit: id, says: shotPhrase(now, unitOf(now, id), unitOf(now, charger)) }));
}

function shots(now: State): Concern[] {
  const shooters = now.units.filter((unit) => unit.side === now.active && unit.missiles && !isEngaged(now, unit));
  return shooters.flatMap((unit) => {
    const [nearest] = enemiesInView(now, unit);
    return nearest ? [{ unit: unit.id, says: shotPhrase(now, unit, nearest.enemy) }] : [];
  });
}

function shotPhrase(now: State, unit: Unit, target: Unit): Phrase {
  return phrase('fb-concern-shot', {
    n: viewersOf(now, unit, target).length,
    target: target.name,
    range: gapBetween(groundsOf(unit), groundsOf(target)) / CENTIMETRE,
  });
}

/** FB-UMP-06. Contacts by edge and by corner, the sides, the lengths, and who supports. */
function combats(now: State): Concern[] {
  return now.units
    .filter((unit) => isEngaged(now, unit))
    .map((unit) => ({ unit: unit.id, says: phrase('fb-concern', { parts: partsOf(now, unit) }) }));
}

function partsOf(now: State, unit: Unit): Phrase[] {
  const own = now.contacts.filter((each) => each.unit === unit.id);
  const touches = own.map((contact: Contact) =>
    phrase(contact.long > 0 ? 'fb-concern-edge' : 'fb-concern-corner', {
      n: contact.stand,
      enemy: unitOf(now, contact.enemy).name,
      side: phrase(`fb-side-${contact.side}`),
      long: contact.long / 100,
    }),
  );
  const behind = supporters({ ...now, units: now.units.map((each) => ({ ...each, supported: false })) }, unit);
  return [...touches, ...behind.map((each) => phrase('fb-concern-support', { unit: each.name }))];
}
