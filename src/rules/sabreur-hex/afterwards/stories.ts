/** What each unit did in a whole battle, and how it ended: one line each, from the facts alone. */
import type { Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { UnitStory } from '../../../kernel/ruleset.ts';
import type { Asked } from '../../../kernel/play.ts';
import type { Entry } from '../../../kernel/run.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf, shortNamesOf } from '../noun.ts';
import { TRANSFER } from '../questions/transfer.ts';
import { isPanicked, type State } from '../state.ts';

interface Deeds {
  /** The enemies it attacked, and their places. */
  readonly charged: { readonly unit: string; readonly at: Hex }[];
  readonly assaulted: { readonly unit: string; readonly at: Hex }[];
  readonly faced: string[];
  readonly routed: string[];
  readonly destroyed: string[];
  shots: number;
  took: number;
  fled: number;
}

const NAMED = 4;

type Battle = { now: State; readonly deeds: Map<string, Deeds>; readonly foes: Map<string, string> };

/** `transcripts`: of the valid orders, in order. */
export function stories(first: State, transcripts: readonly (readonly Entry<Fact>[])[]): UnitStory[] {
  const battle: Battle = { now: first, deeds: new Map(), foes: new Map() };
  for (const transcript of transcripts) {
    for (const entry of transcript) {
      if ('ask' in entry) passedOn(battle, entry.ask, entry.got);
      if (!('fact' in entry)) continue;
      note(battle, entry.fact);
      battle.now = apply(battle.now, entry.fact);
    }
  }
  return first.units.map(({ id, side, strength }): UnitStory => {
    const deeds = deedsOf(battle, id);
    return {
      unit: id,
      side,
      says: storyOf(battle, id, strength, deeds),
      weight: deeds.took + 4 * (deeds.routed.length + deeds.destroyed.length) + suffered(battle.now, id, strength),
    };
  });
}

/** Losses suffered are also worth telling. */
function suffered({ units }: State, id: string, began: number): number {
  return (began - (units.find((unit) => unit.id === id)?.strength ?? 0)) / 2;
}

function deedsOf({ deeds }: Battle, id: string): Deeds {
  const known = deeds.get(id);
  if (known) return known;
  const none: Deeds = { charged: [], assaulted: [], faced: [], routed: [], destroyed: [], shots: 0, took: 0, fled: 0 };
  deeds.set(id, none);
  return none;
}

/** Adds a fact to the deeds of its units, before it is applied to the position. */
function note(battle: Battle, fact: Fact): void {
  met(battle, fact);
  if (fact.type === 'charged' || fact.type === 'assaulted') {
    const at = battle.now.units.find(({ id }) => id === fact.target)?.at ?? '';
    deedsOf(battle, fact.unit)[fact.type].push({ unit: fact.target, at });
    deedsOf(battle, fact.target).faced.push(fact.unit);
  }
  if (fact.type === 'fired') deedsOf(battle, fact.unit).shots += 1;
  if (fact.type === 'lost') took(battle, fact.unit, fact.strength);
  if (fact.type === 'panicked') deedsOf(battle, fact.unit).fled += 1;
  if (fact.type === 'panicked') credit(battle, fact.unit, 'routed');
  if (fact.type === 'eliminated') destroyed(battle, fact.unit);
}

/** Records each unit's last opponent. */
function met({ foes }: Battle, fact: Fact): void {
  if (fact.type === 'charged' || fact.type === 'assaulted') foes.set(fact.unit, fact.target);
  if ('target' in fact) foes.set(fact.target, fact.unit);
  if (fact.type === 'lost' && fact.by !== undefined) foes.set(fact.unit, fact.by);
}

/** SH-ARTLOSS-01. Losses taken for the guns come from the guns' enemy. */
function passedOn({ foes }: Battle, { kind, unit }: Asked, got: string): void {
  if (kind !== TRANSFER.kind || unit === undefined) return;
  const said = TRANSFER.choice.parse(got);
  const foe = foes.get(unit);
  if (said?.say === 'transfer' && foe !== undefined) foes.set(said.to, foe);
}

/** Records a unit's loss, by a blow or by its consequences. */
function took(battle: Battle, unit: string, strength: number): void {
  const foe = battle.foes.get(unit);
  if (foe !== undefined) deedsOf(battle, foe).took += strength;
}

/** The strength it had left counts too. */
function destroyed(battle: Battle, unit: string): void {
  took(battle, unit, battle.now.units.find(({ id }) => id === unit)?.strength ?? 0);
  credit(battle, unit, 'destroyed');
}

/** The enemy that fought it last. */
function credit(battle: Battle, unit: string, what: 'routed' | 'destroyed'): void {
  const foe = battle.foes.get(unit);
  const list = foe === undefined ? undefined : deedsOf(battle, foe)[what];
  if (list && !list.includes(unit)) list.push(unit);
}

/** An enemy met again in the same hex is named once. */
function eachOnce(list: Deeds['charged']) {
  const same = (each: Deeds['charged'][number]) => (other: Deeds['charged'][number]) =>
    other.unit === each.unit && other.at === each.at;
  return list
    .filter((each, index) => list.findIndex(same(each)) === index)
    .map((each) => ({ ...each, times: list.filter(same(each)).length }));
}

function storyOf(battle: Battle, id: string, began: number, deeds: Deeds): Phrase {
  const unit = nounOf(battle.now, id);
  const names = (ids: readonly string[]) => shortNamesOf(battle.now, ids.slice(0, NAMED));
  const metAt = (list: Deeds['charged']) =>
    eachOnce(list)
      .slice(0, NAMED)
      .map(({ unit: enemy, at, times }) => phrase('story-met', { enemy: nounOf(battle.now, enemy), at, times }));
  const did = [
    ...(deeds.charged.length > 0 ? [phrase('story-charged', { unit, enemies: metAt(deeds.charged) })] : []),
    ...(deeds.assaulted.length > 0 ? [phrase('story-assaulted', { unit, enemies: metAt(deeds.assaulted) })] : []),
    ...(deeds.faced.length > 0 ? [phrase('story-faced', { enemies: names([...new Set(deeds.faced)]) })] : []),
    ...(deeds.shots > 0 ? [phrase('story-fired', { unit, times: deeds.shots })] : []),
    ...(deeds.routed.length > 0 ? [phrase('story-routed', { unit, enemies: names(deeds.routed) })] : []),
    ...(deeds.destroyed.length > 0 ? [phrase('story-destroyed', { unit, enemies: names(deeds.destroyed) })] : []),
    ...(deeds.took > 0 ? [phrase('story-took', { unit, strength: deeds.took })] : []),
    ...(deeds.fled > 0 ? [phrase('story-fled', { unit, times: deeds.fled })] : []),
  ];
  const all = did.length > 0 ? did : [phrase('story-idle', { unit })];
  // A unit with no other name than its short one is named once.
  return phrase(unit.en.name === id ? 'story-unnamed' : 'story', {
    unit,
    deeds: [...all, endOf(battle.now, id, began)],
  });
}

function endOf(now: State, id: string, began: number): Phrase {
  const unit = nounOf(now, id);
  const gone = now.gone.find((each) => each.id === id);
  if (gone) return phrase(gone.offMap ? 'story-off' : 'story-gone', { unit, at: gone.at });
  const left = now.units.find((each) => each.id === id)!;
  const args = { unit, at: left.at, left: left.strength, of: began };
  return phrase(isPanicked(left) ? 'story-runs' : 'story-stands', args);
}
