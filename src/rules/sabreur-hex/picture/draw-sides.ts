/** What the picture shows of each side: its army, the men left, its victory points and its objectives. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES, sidePhrase } from '../../../kernel/play.ts';
import { bareNoun } from '../noun.ts';
import { holderOf, score } from '../turn/sequence.ts';
import type { State } from '../state.ts';

export function sideSentences(now: State): Phrase[] {
  const armies = SIDES.map((each) => {
    const [side, army, seen] = [sidePhrase(each), armyOf(now, each), figuresOf(now, each)];
    return seen === undefined ? phrase('alt-side-unseen', { side, army }) : phrase('alt-side', { side, army, ...seen });
  });
  return [...armies, ...[...SIDES, undefined].flatMap((holder) => objectiveSentence(now, holder))];
}

function objectiveSentence(now: State, holder: Side | undefined): Phrase[] {
  const held = now.objectives.filter(({ at }) => holderOf(now, at) === holder);
  const places = held.map(({ at, name, victoryPoints: points }) =>
    phrase('alt-objective', { place: bareNoun(name), at, points }),
  );
  if (places.length === 0) return [];
  if (holder === undefined) return [phrase('alt-objectives-nobodys', { places })];
  return [phrase('alt-objectives-held', { side: sidePhrase(holder), places })];
}

function armyOf(now: State, side: Side) {
  return bareNoun(now.armies[side].name);
}

/** Undefined: a player deploying secretly sees no enemy. */
export function figuresOf(now: State, side: Side): { men: number; points: number } | undefined {
  const { strength: men, victoryPoints: points = 0 } = score(now).find((each) => each.side === side)!;
  return men === 0 && now.phase === 'deployment' ? undefined : { men, points };
}
