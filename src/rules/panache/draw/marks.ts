/** What happened, as marks on the map. */
import type { Entry } from '../../../kernel/run.ts';
import type { Mark } from '../../../scene/hex.ts';
import { ghostsOf, mergedLosses } from '../../../survey/hex/happened.ts';
import { piecesOf } from './piece.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { openStory } from '../tell/story.ts';

export function marksOf(after: State, transcript: readonly Entry<Fact>[], before?: State): Mark[] {
  const { positions } = openStory({ before: before ?? after, transcript: before ? transcript : [] });
  const marks = transcript.flatMap((entry, line) => {
    const now = positions[line] ?? after;
    return 'fact' in entry ? marksOfFact(entry.fact, now, before !== undefined) : [];
  });
  return [...(before ? ghostsOf(piecesOf(before), transcript, leavers) : []), ...mergedLosses(marks)];
}

/** `sure`: whether the unit's start is known. */
function marksOfFact(fact: Fact, now: State, sure: boolean): Mark[] {
  if (fact.type === 'entered') return entry(fact, now);
  if (!('unit' in fact) || typeof fact.unit !== 'string') return [];
  const unit = now.units.find(({ id }) => id === fact.unit) ?? now.gone.find(({ id }) => id === fact.unit);
  if (!unit) return [];
  const { side, at } = unit;
  const way = (path: readonly string[]) => (sure ? [at, ...path] : [...path]);
  switch (fact.type) {
    case 'moved':
      return [{ kind: 'move', side, path: way(fact.path) }];
    case 'left': {
      const path = sure || fact.path.length === 0 ? [at, ...fact.path] : [...fact.path];
      return [{ kind: fact.of === 'will' ? 'move' : 'rout', side, path, offMap: true }];
    }
    case 'retreated': {
      const path = way(fact.path);
      return path.length < 2 ? [] : [{ kind: 'rout', side, path, offMap: false }];
    }
    case 'set':
      return fact.to.at === undefined || !sure || fact.to.at === at
        ? []
        : [{ kind: 'move', side, path: [at, fact.to.at] }];
    case 'lost':
      return [{ kind: 'losses', at, n: fact.stands }];
    case 'eliminated':
      return [{ kind: 'eliminated', side, at, name: fact.unit }];
    case 'wagonsSet':
    case 'appeared':
    case 'rejoined':
      return [];
  }
}

/** PA-GEO-09. From the fictive hex, if known. */
function entry({ unit: id, path }: Extract<Fact, { type: 'entered' }>, now: State): Mark[] {
  const reserve = now.reserves.find(({ unit }) => unit.id === id);
  const side = reserve?.unit.side ?? now.units.find((unit) => unit.id === id)?.side;
  if (side === undefined) return [];
  const dir = reserve?.entries.find(({ at }) => at === path[0])?.dir;
  return [{ kind: 'move', side, path: [...path], ...(dir !== undefined && { entersBy: dir }) }];
}

function leavers(fact: Fact): string[] {
  if (fact.type === 'moved') return [fact.unit, ...fact.with];
  if (fact.type === 'retreated') return fact.path.length > 0 ? [fact.unit] : [];
  return fact.type === 'set' && fact.to.at !== undefined ? [fact.unit] : [];
}
