/** SH-GAP-04, -05, -11. Two armies facing a map with no units on it yet. */
import { renamed, withInstead } from '../army/change.ts';
import type { Deployment, Encounter } from '../../../kernel/deployment.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES } from '../../../kernel/play.ts';
import type { Fault } from '../../../kernel/fault.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { type Army, type Enlisted, readArmy, writeArmy } from '../army/index.ts';
import { bareNoun } from '../noun.ts';
import { readGround } from '../scenario/read.ts';
import type { State, Unplaced } from '../state.ts';
import { UNTOUCHED } from '../untouched.ts';
import { largerArmy } from './deploy.ts';
import { zoneOf } from './zone.ts';

type Built = ReturnType<Deployment<State>['buildPosition']>;

export function buildPosition({ ground, armies, points, deploys, newer = 'blue', first }: Encounter): Built {
  const read = readGround(ground);
  if ('faults' in read) return read;
  const [red, blue] = [readArmy(armies.red), readArmy(armies.blue)];
  if (!red.army || !blue.army) return { faults: [...(red.army ? [] : red.faults), ...(blue.army ? [] : blue.faults)] };
  const both =
    newer === 'red'
      ? { red: apartFrom(blue.army, red.army), blue: blue.army }
      : { red: red.army, blue: apartFrom(red.army, blue.army) };
  const field = read.state;
  const state: State = {
    ...field,
    armies: {
      red: { ...field.armies.red, name: both.red.name, points },
      blue: { ...field.armies.blue, name: both.blue.name, points },
    },
    ...brigadesOf(both),
    reserve: SIDES.flatMap((side) => both[side].units.map((unit) => unplaced(unit, side))),
    deployment: { how: deploys, ...(first && { first }) },
    phase: 'deployment',
    first: first ?? 'red',
  };
  const texts = { red: writeArmy(both.red), blue: writeArmy(both.blue) };
  const cramped = SIDES.flatMap((side) => roomFaults(state, side));
  if (cramped.length > 0) return { faults: cramped };
  return { state: { ...state, active: largerArmy(state) }, title: titleOf(state), armies: texts };
}

function titleOf({ title, armies }: State): Phrase {
  const [red, blue] = [bareNoun(armies.red.name), bareNoun(armies.blue.name)];
  return phrase('deploy-battle-title', { title: bilingual(title.en, title.fr), red, blue });
}

function unplaced(unit: Enlisted, side: Side): Unplaced {
  return { ...unit, skills: [...unit.skills], side, initial: unit.strength, ...UNTOUCHED };
}

/** SH-SETUP-07, SH-GAP-05. There must be a hex for each unit, or the armies cannot meet there. */
function roomFaults(now: State, side: Side): Fault[] {
  const units = (now.reserve ?? []).filter((unit) => unit.side === side).length;
  const room = zoneOf(now, side).length;
  return room >= units ? [] : [{ line: 1, column: 1, says: phrase('fault-deploy-room', { side, units, room }) }];
}

/** Short names are unique across both sides: in one army, duplicates get an extra letter. */
function apartFrom(one: Army, other: Army): Army {
  const taken = new Set([...one.units, ...other.units].map(({ id }) => id.toLowerCase()));
  const theirs = new Set(one.units.map(({ id }) => id.toLowerCase()));
  let apart = other;
  for (const unit of other.units) {
    if (!theirs.has(unit.id.toLowerCase())) continue;
    const fresh = freshName(unit.id, taken);
    taken.add(fresh.toLowerCase());
    apart = withInstead(apart, unit.id, renamed(unit, fresh));
  }
  return apart;
}

/** Adds a letter, or replaces the last of four; if all are taken, uses another number. */
function freshName(id: string, taken: ReadonlySet<string>): string {
  const [, digits = '', letters = ''] = /^(\d+)([A-Za-z]+)$/.exec(id) ?? [];
  const stem = letters.length < 4 ? letters : letters.slice(0, 3);
  const lettered = Array.from('bcdefghijklmnopqrstuvwxyz').map((letter) => `${digits}${stem}${letter}`);
  const numbered = Array.from({ length: 9999 }, (_, n) => `${n + 1}${letters}`);
  return [...lettered, ...numbered].find((each) => !taken.has(each.toLowerCase()))!;
}

function brigadesOf(both: Readonly<Record<Side, Army>>): Pick<State, 'brigades'> {
  const brigades = SIDES.flatMap((side) =>
    both[side].brigades.map(({ name, units }) => ({ side, name, units: [...units] })),
  );
  return brigades.length > 0 ? { brigades } : {};
}
