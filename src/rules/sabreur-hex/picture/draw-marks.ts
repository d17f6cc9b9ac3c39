/** What happened, as marks on the map. */
import type { Roll } from '../../../kernel/play.ts';
import type { Entry } from '../../../kernel/run.ts';
import { type ByType, byTypeIfAny } from '../../../kernel/story.ts';
import type { Mark } from '../../../scene/hex.ts';
import { ghostsOf, mergedLosses } from '../../../survey/hex/happened.ts';
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
    if (!('fact' in entry) || !('unit' in entry.fact)) return [];
    const { fact } = entry;
    const known: Then = (id) => positions?.[line]?.units.find((unit) => unit.id === id) ?? lastKnown(after, places, id);
    const unit = known(fact.unit);
    const way = (path: readonly string[]) => (before && unit ? [unit.at, ...path] : [...path]);
    const drawn = unit ? byTypeIfAny(MARKS, fact as Fact, { unit, known, way, transcript, line }) : undefined;
    const end = isMove(fact) ? fact.path.at(-1) : isReplaced(fact) ? fact.to.at : undefined;
    if (end !== undefined) places.set(fact.unit, end);
    return drawn ?? [];
  });
  const ghosts = before && marks.length > 0 ? ghostsOf(before.units.map(pieceOf), transcript, leavers) : [];
  return [...ghosts, ...mergedLosses(marks)];
}

function isMove(fact: Fact): fact is Extract<Fact, { path: unknown }> {
  return fact.type === 'moved' || fact.type === 'evaded' || fact.type === 'fled' || fact.type === 'pursued';
}

function isReplaced(fact: Fact): fact is Corrected {
  return fact.type === 'corrected' && fact.to.at !== undefined;
}

function leavers(fact: Fact): string[] {
  const leaves =
    (isMove(fact) && fact.path.length > 0) ||
    fact.type === 'displaced' ||
    isReplaced(fact) ||
    (fact.type === 'turned' && fact.also !== undefined);
  return leaves ? [fact.unit] : [];
}

function lastKnown(after: State, places: ReadonlyMap<string, string>, id: string): ReturnType<Then> {
  const unit = after.units.find((each) => each.id === id);
  const gone = after.gone.find((each) => each.id === id);
  const found = unit ?? (gone && { at: gone.at, side: gone.side, type: 'lineInfantry' as const });
  return found && { at: places.get(id) ?? found.at, side: found.side, type: found.type };
}

/** A fact as it is drawn: its unit, and where others were. */
interface Drawn {
  readonly unit: NonNullable<ReturnType<Then>>;
  readonly known: Then;
  /** A path with the hex where it began, if that is known. */
  readonly way: (path: readonly string[]) => string[];
  readonly transcript: readonly Entry<Fact>[];
  readonly line: number;
}

const MARKS: Partial<ByType<Fact, [drawn: Drawn], Mark[]>> = {
  moved({ unit: id, path, also }, drawn) {
    const { unit, known, transcript, line } = drawn;
    const prey = known(targetOf(transcript, line, id) ?? '');
    return [...moves(path, drawn, prey), ...otherHalf(unit.side, unit.also, also)];
  },
  turned: (fact, { unit }) => swing(unit.side, unit, fact),
  countercharged({ unit: id, target }, { unit: { side, at }, known, transcript, line }) {
    const charger = ridesAfter(transcript, line, id) ? undefined : known(target);
    return charger ? [{ kind: 'charge', side, path: [at], target: charger.at }] : [];
  },
  displaced: ({ to }, drawn) => (to === undefined ? [] : moves([to], drawn)),
  corrected: ({ to }, drawn) => (to.at === undefined || to.at === drawn.unit.at ? [] : moves([to.at], drawn)),
  evaded: ({ path }, drawn) => moves(path, drawn),
  pursued: ({ path, contacts }, drawn) => (path.length === 0 ? [] : moves(path, drawn, drawn.known(contacts[0] ?? ''))),
  fled({ path, offMap }, { unit: { side }, way }) {
    return way(path).length === 0 ? [] : [{ kind: 'rout', side, path: way(path), offMap }];
  },
  fired({ target, from, to }, { unit, known }) {
    const struck = known(target);
    const arm = isArtillery(unit) ? 'artillery' : 'musketry';
    return struck ? [{ kind: 'fire', side: unit.side, from: from ?? unit.at, to: to ?? struck.at, arm }] : [];
  },
  lost: ({ strength: n }, { unit: { at } }) => [{ kind: 'losses', at, n }],
  eliminated({ unit: name, offMap }, { unit: { side, at } }) {
    return offMap ? [] : [{ kind: 'eliminated', side, at, name }];
  },
};

/** A move, or one that ends in a fight. */
function moves(path: readonly string[], { unit: { side }, way }: Drawn, prey?: { readonly at: string }): Mark[] {
  if (!prey) return [{ kind: 'move', side, path: way(path) }];
  return [{ kind: 'charge', side, path: way(path), target: prey.at }];
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
