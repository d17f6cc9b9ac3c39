/**
 * PA-UMP, PA-GAP-05, -06. What players do by hand, for the chapters missing from this rulebook: the facts of each deed,
 * and checks that keep the position playable.
 */
import type { Direction, Hex } from '../../../hex/grid.ts';
import { given } from '../../../kernel/given.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, sidePhrase } from '../../../kernel/play.ts';
import { refuseDeed } from '../deed-refused.ts';
import { detach, elephant, rejoin } from '../moves/detach.ts';
import type { Fact, SetTo } from '../facts.ts';
import { count, lose } from '../loss.ts';
import { isOnTable } from '../moves/move.ts';
import { isToMove, place } from '../moves/place.ts';
import { leaveByHand, retreat } from '../moves/retreat.ts';
import { combatOver } from '../sequence.ts';
import { type Arm, isCharacter, type Mount, type State, type Unit, unitOf, type Weight } from '../state.ts';
import { exists } from '../tables.ts';
import { hasWagons } from '../moves/wagons.ts';

export type Deed =
  | { readonly do: 'at'; readonly unit: string; readonly to: Hex }
  | { readonly do: 'lose' | 'stands'; readonly unit: string; readonly n: number }
  | { readonly do: 'eliminated' | 'leaves' | 'rejoin'; readonly unit: string }
  | { readonly do: Flag; readonly unit: string; readonly is: boolean }
  | { readonly do: 'activateAll' }
  | { readonly do: 'done' }
  | Classification
  | { readonly do: 'retreat'; readonly unit: string; readonly n: number; readonly toward: Direction }
  /** Empty: removes the note. */
  | { readonly do: 'note'; readonly unit: string; readonly text: string }
  | { readonly do: 'detach'; readonly unit: string; readonly n: number; readonly id: string; readonly at: Hex }
  | { readonly do: 'elephant'; readonly unit: string; readonly at: Hex }
  | { readonly do: 'winner'; readonly winner: Side | 'draw' };

/** A unit's states and permissions. */
type Flag = 'activated' | 'moved' | 'token' | 'mayFight' | 'palisade';

/** PA-UMP-02. Complete: the unit loses anything not given. */
export interface Classification {
  readonly do: 'is';
  readonly unit: string;
  readonly arm: Arm;
  readonly weight: Weight;
  readonly free?: number;
  readonly max?: number;
  readonly mount?: Mount;
}

/** The facts of a deed, or why it cannot be done. */
export function outcomeOf(now: State, deed: Deed): readonly Fact[] | Refusal {
  if (now.phase === 'over') return new Refusal('PA-GAP-02', phrase('refuse-over'));
  if (deed.do === 'winner') return [{ type: 'won', winner: deed.winner, why: 'ruled' }];
  if (deed.do === 'done') return done(now);
  if (deed.do === 'activateAll') return activateAll(now);
  return isOnTable(now, deed.unit) ?? doneTo(now, unitOf(now, deed.unit), deed);
}

type OfUnit = Extract<Deed, { readonly unit: string }>;

function doneTo(now: State, unit: Unit, deed: OfUnit): readonly Fact[] | Refusal {
  switch (deed.do) {
    case 'at':
      return place(now, unit, deed.to);
    case 'lose':
      return lose(unit, deed.n);
    case 'stands':
      return count(unit, deed.n);
    case 'eliminated':
      return [{ type: 'eliminated', unit: unit.id }];
    case 'activated':
    case 'moved':
    case 'token':
    case 'mayFight':
    case 'palisade':
      return flag(now, unit, deed.do, deed.is);
    case 'is':
      return classify(unit, deed);
    case 'retreat':
      return retreat(now, unit, deed);
    case 'leaves':
      return leaveByHand(now, unit);
    case 'note':
      return note(unit, deed.text);
    case 'detach':
      return detach(now, unit, deed);
    case 'elephant':
      return elephant(now, unit, deed.at);
    case 'rejoin':
      return rejoin(now, unit);
  }
}

/** PA-STEP-07, -08, PA-ACT-06, PA-GAP-02. Only the fights are settled so; the rest of a turn ends otherwise. */
function done(now: State): readonly Fact[] | Refusal {
  if (now.phase === 'combat') return [combatOver(now)];
  if (now.phase === 'result') return new Refusal('PA-GAP-02', phrase('refuse-pa-result'), ['winner draw']);
  return new Refusal('PA-STEP-07', phrase('refuse-pa-done'), ['end']);
}

/** PA-UMP-01. All units of the side to move. */
function activateAll(now: State): readonly Fact[] | Refusal {
  const idle = now.units.filter(({ side, activated }) => side === now.active && !activated);
  if (now.phase === 'result' || idle.length === 0) {
    return new Refusal('PA-ACT-01', phrase('refuse-pa-all-activated', { side: sidePhrase(now.active) }));
  }
  return idle.map(({ id }) => ({ type: 'set', unit: id, to: { activated: true } }));
}

/** PA-UMP-01, -03, -04, -06, PA-ACT-03. */
function flag(now: State, unit: Unit, what: Flag, is: boolean): readonly Fact[] | Refusal {
  const refusal = mayFlag(now, unit, what, is);
  if (refusal) return refusal;
  const to: Readonly<Record<Flag, SetTo>> = {
    activated: { activated: is },
    // PA-MNT-06. Wagons that have moved do not form a palisade.
    moved: { moved: is, ...(is && unit.palisade && { palisade: false }) },
    token: { prePlayed: is },
    mayFight: { noCombat: !is },
    palisade: { palisade: is },
  };
  return [{ type: 'set', unit: unit.id, to: to[what] }];
}

function mayFlag(now: State, unit: Unit, what: Flag, is: boolean): Refusal | undefined {
  const yes: Readonly<Record<Flag, boolean>> = {
    activated: unit.activated,
    moved: unit.moved,
    token: unit.prePlayed,
    mayFight: !unit.noCombat,
    palisade: unit.palisade,
  };
  // PA-ACT-01. Activation is for the side whose turn it is.
  if (what === 'activated' && unit.side !== now.active) return refuseDeed('PA-ACT-01', 'not-its-turn', unit);
  if (what === 'moved' && !isToMove(now, unit)) return refuseDeed('PA-ACT-03', 'moved-when', unit);
  if (yes[what] === is) return refuseDeed(FLAG_CLAUSES[what], `${what}-${is ? 'yes' : 'no'}`, unit);
  // PA-MNT-06. A palisade is made of wagons.
  return what === 'palisade' && is && !hasWagons(unit) ? refuseDeed('PA-MNT-06', 'no-wagons', unit) : undefined;
}

const FLAG_CLAUSES: Readonly<Record<Flag, string>> = {
  activated: 'PA-UMP-01',
  moved: 'PA-ACT-03',
  token: 'PA-TOK-04',
  mayFight: 'PA-UMP-04',
  palisade: 'PA-UMP-06',
};

/** PA-UMP-02, PA-MOV-01, -05, PA-MNT-01, PA-GAP-04. */
function classify(unit: Unit, { arm, weight, free, max, mount }: Classification): readonly Fact[] | Refusal {
  if ((arm === 'character') !== isCharacter(unit)) return refuseDeed('PA-UMP-02', 'nature', unit);
  if (!exists(arm, weight)) return new Refusal('PA-MOV-05', phrase('refuse-pa-no-such-class'));
  if (mount !== undefined && arm !== 'infantry') return refuseDeed('PA-MNT-01', 'mounted', unit);
  if (free !== undefined && max !== undefined && free > max)
    return refuseDeed('PA-MOV-02', 'free-max', unit, { free, max });
  const to = { arm, weight, ...given({ free, max, mount }) };
  const unset = (['free', 'max', 'mount'] as const).filter((key) => to[key] === undefined && unit[key] !== undefined);
  const isSame = unset.length === 0 && Object.entries(to).every(([key, value]) => unit[key as keyof Unit] === value);
  if (isSame) return refuseDeed('PA-UMP-02', 'same-class', unit);
  const losesPalisade = unit.palisade && !hasWagons(to);
  const all = { ...to, ...(losesPalisade && { palisade: false }) };
  return [{ type: 'set', unit: unit.id, to: all, ...(unset.length > 0 && { unset }) }];
}

/** A state in the players' own words. */
function note(unit: Unit, text: string): readonly Fact[] | Refusal {
  if (text.length > LONGEST_NOTE) return refuseDeed('PA-UMP-04', 'note-long', unit, { most: LONGEST_NOTE });
  if (text === (unit.note ?? '')) return refuseDeed('PA-UMP-04', text === '' ? 'note-none' : 'note-same', unit);
  return [{ type: 'set', unit: unit.id, to: { note: text } }];
}

const LONGEST_NOTE = 40;
