/** What happened, as marks on the map. */
import type { Roll } from '../../../kernel/play.ts';
import type { Entry } from '../../../kernel/run.ts';
import type { Mark } from '../../../scene/hex.ts';
import { mergedLosses } from '../../../survey/hex/picture.ts';
import { pieceOf } from './draw-piece.ts';
import type { Corrected, Fact } from '../facts.ts';
import { isArtillery, type State, type Unit } from '../state.ts';
import { openStory } from '../tell/story.ts';

/** A unit's place when a fact was written: from the positions of that time, or the best estimate afterwards. */
type Then = (id: string) => Pick<Unit, 'at' | 'also' | 'side' | 'type'> | undefined;

export function marksOf(after: State, transcript: readonly Entry<Fact>[], before?: State): Mark[] {
  const positions = before ? openStory({ before, transcript }).positions : undefined;
  const places = new Map<string, string>();
  const marks = transcript.flatMap((entry, line) => {
    if (!('fact' in entry)) return [];
    const then: Then = (id) => positions?.[line]?.units.find((unit) => unit.id === id) ?? lastKnown(after, places, id);
    const drawn = marksOfFact(entry.fact, transcript, line, then, before !== undefined);
    if (isMove(entry.fact) && entry.fact.path.length > 0) {
      places.set(entry.fact.unit, entry.fact.path.at(-1)!);
    }
    if (isReplaced(entry.fact)) places.set(entry.fact.unit, entry.fact.to.at!);
    return drawn;
  });
  return [...ghosts(before, marks, transcript), ...mergedLosses(marks)];
}

function isMove(fact: Fact): fact is Extract<Fact, { path: unknown }> {
  return fact.type === 'moved' || fact.type === 'evaded' || fact.type === 'fled' || fact.type === 'pursued';
}

function isReplaced(fact: Fact): fact is Corrected {
  return fact.type === 'corrected' && fact.to.at !== undefined;
}

function leavesPlace(fact: Fact): fact is Extract<Fact, { unit: string }> {
  return (
    (isMove(fact) && fact.path.length > 0) ||
    fact.type === 'displaced' ||
    isReplaced(fact) ||
    (fact.type === 'turned' && fact.also !== undefined)
  );
}

function lastKnown(after: State, places: ReadonlyMap<string, string>, id: string): ReturnType<Then> {
  const unit = after.units.find((each) => each.id === id);
  const gone = after.gone.find((each) => each.id === id);
  const found = unit ?? (gone && { at: gone.at, side: gone.side, type: 'lineInfantry' as const });
  return found && { at: places.get(id) ?? found.at, side: found.side, type: found.type };
}

function marksOfFact(fact: Fact, transcript: readonly Entry<Fact>[], line: number, then: Then, sure: boolean): Mark[] {
  if (!('unit' in fact)) return [];
  const unit = then(fact.unit);
  if (!unit) return [];
  const { side, at } = unit;
  const way = (path: readonly string[]) => (sure ? [at, ...path] : [...path]);
  if (fact.type === 'moved') {
    const target = targetOf(transcript, line, fact.unit);
    const prey = target === undefined ? undefined : then(target);
    return [
      prey
        ? { kind: 'charge', side, path: way(fact.path), target: prey.at }
        : { kind: 'move', side, path: way(fact.path) },
      ...otherHalf(side, unit.also, fact.also),
    ];
  }
  if (fact.type === 'turned') return swing(side, unit, fact);
  if (fact.type === 'countercharged') {
    const charger = ridesAfter(transcript, line, fact.unit) ? undefined : then(fact.target);
    return charger ? [{ kind: 'charge', side, path: [at], target: charger.at }] : [];
  }
  if (fact.type === 'displaced') return fact.to === undefined ? [] : [{ kind: 'move', side, path: way([fact.to]) }];
  if (isReplaced(fact)) return fact.to.at === at ? [] : [{ kind: 'move', side, path: way([fact.to.at!]) }];
  if (fact.type === 'evaded') return [{ kind: 'move', side, path: way(fact.path) }];
  if (fact.type === 'pursued') {
    const prey = fact.contacts[0] === undefined ? undefined : then(fact.contacts[0]);
    if (fact.path.length === 0) return [];
    const path = way(fact.path);
    return [prey ? { kind: 'charge', side, path, target: prey.at } : { kind: 'move', side, path }];
  }
  if (fact.type === 'fled') {
    const path = way(fact.path);
    return path.length === 0 ? [] : [{ kind: 'rout', side, path, offMap: fact.offMap }];
  }
  if (fact.type === 'fired') {
    const target = then(fact.target);
    const arm = isArtillery(unit) ? 'artillery' : 'musketry';
    return target ? [{ kind: 'fire', side, from: fact.from ?? at, to: fact.to ?? target.at, arm }] : [];
  }
  if (fact.type === 'lost') return [{ kind: 'losses', at, n: fact.strength }];
  if (fact.type === 'eliminated' && !fact.offMap) return [{ kind: 'eliminated', side, at, name: fact.unit }];
  return [];
}

interface Shot {
  readonly unit: Unit;
  readonly target: Unit;
  readonly from: string;
  readonly to: string;
}

/** SH-PROC-08. The shots among rolls not made yet. */
export function shotsOf(now: State, throws: readonly Roll[]): Shot[] {
  return throws.flatMap(({ why, unit: id, about }) => {
    const [unit, target] = [id, about['target']].map((name) => now.units.find((each) => each.id === name));
    if (why !== 'fire' || !unit || !target) return [];
    const { from = unit.at, to = target.at } = about as { readonly from?: string; readonly to?: string };
    return [{ unit, target, from, to }];
  });
}

export function shotMark({ unit, from, to }: Shot): Mark {
  return { kind: 'fire', side: unit.side, from, to, arm: isArtillery(unit) ? 'artillery' : 'musketry' };
}

/** SH-MARCH-12. The path of the right half. */
function otherHalf(side: Unit['side'], from: string | undefined, to: string | undefined): Mark[] {
  return from === undefined || to === undefined ? [] : [{ kind: 'move', side, path: [from, to] }];
}

/** SH-FACING-10. The half that wheels round the other; in an about-face neither moves. */
function swing(side: Unit['side'], unit: Pick<Unit, 'at' | 'also'>, fact: Extract<Fact, { type: 'turned' }>): Mark[] {
  if (fact.at === unit.at) return otherHalf(side, unit.also, fact.also);
  return fact.also === unit.also ? otherHalf(side, unit.at, fact.at) : [];
}

/** SH-COUNTER-05. Whether a move follows a countercharge; then the move is drawn instead. */
function ridesAfter(transcript: readonly Entry<Fact>[], line: number, unit: string): boolean {
  const next = transcript[line + 1];
  return next !== undefined && 'fact' in next && next.fact.type === 'moved' && next.fact.unit === unit;
}

/** The target of the charge, assault or countercharge completed by this move, if any. */
function targetOf(transcript: readonly Entry<Fact>[], line: number, unit: string): string | undefined {
  for (let before = line - 1; before >= 0; before--) {
    const entry = transcript[before]!;
    if (!('fact' in entry)) return undefined;
    if (entry.fact.type === 'charged' || entry.fact.type === 'assaulted' || entry.fact.type === 'countercharged') {
      return entry.fact.unit === unit ? entry.fact.target : undefined;
    }
    if (entry.fact.type !== 'turned') return undefined;
  }
  return undefined;
}

/** The former places of units that have moved. */
function ghosts(before: State | undefined, marks: readonly Mark[], transcript: readonly Entry<Fact>[]): Mark[] {
  if (!before || marks.length === 0) return [];
  const moved = new Set(
    transcript.flatMap((entry) => ('fact' in entry && leavesPlace(entry.fact) ? [entry.fact.unit] : [])),
  );
  return before.units.filter((unit) => moved.has(unit.id)).map((unit) => ({ kind: 'ghost', piece: pieceOf(unit) }));
}
