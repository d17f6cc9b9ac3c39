/**
 * The tree of everything that dice can make of an order. The outcome depends only on the dice, so no path is played
 * twice. Nodes are created when first visited.
 */
import type { Roll } from '../kernel/play.ts';
import type { WeightedRoll } from './ways.ts';

/** Plays the order from its beginning with these dice; `index` counts its rolls from 0. */
type PlayOnce<T> = (dice: (roll: Roll, index: number) => readonly number[]) => T;

interface Fork<T> {
  /** Undefined: too many; nothing is kept beyond this node. */
  readonly ways: readonly WeightedRoll[] | undefined;
  readonly next: (Node<T> | undefined)[];
}

export type Node<T> = Fork<T> | { readonly end: T };

export interface Tree<T> {
  root: Node<T> | undefined;
  readonly play: PlayOnce<T>;
  readonly ways: (roll: Roll) => readonly WeightedRoll[] | undefined;
  /** Rolls dice where there are too many ways. */
  readonly throws: (roll: Roll) => readonly number[];
}

/** Picks one of the ways by index. */
export type Choose = (ways: readonly WeightedRoll[]) => number;

export function treeOf<T>(parts: Omit<Tree<T>, 'root'>): Tree<T> {
  return { ...parts, root: undefined };
}

/** From the root to an end, which is played only on the first visit. */
export function descend<T>(tree: Tree<T>, choose: Choose): T {
  const dice: (readonly number[])[] = [];
  let set = (node: Node<T>): void => void (tree.root = node);
  let at = tree.root;
  while (at && !('end' in at) && at.ways) {
    const { next, ways } = at;
    const way = choose(ways);
    dice.push(ways[way]!.dice);
    set = (node) => void (next[way] = node);
    at = next[way];
  }
  if (at && 'end' in at) return at.end;

  let keeps = true;
  const end = tree.play((roll, index) => {
    const known = dice[index];
    if (known) return known;
    const ways = tree.ways(roll);
    const fork: Fork<T> = { ways, next: [] };
    if (keeps) set(fork);
    keeps &&= ways !== undefined;
    if (!ways) return tree.throws(roll);
    const way = choose(ways);
    set = (node) => void (fork.next[way] = node);
    return ways[way]!.dice;
  });
  if (keeps) set({ end });
  return end;
}

/** An end, and the share of all rolls that lead to it. */
export interface End<T> {
  readonly end: T;
  readonly share: number;
}

/** Estimates the number of ends: unexplored branches are assumed to be like the others. */
export function endsAbout<T>(node: Node<T> | undefined): number {
  if (!node || 'end' in node) return 1;
  if (!node.ways) return Infinity;
  const known = node.next.filter((next) => next !== undefined);
  const ends = known.reduce((sum, next) => sum + endsAbout(next), 0);
  return (ends * node.ways.length) / Math.max(1, known.length);
}

/** Every end, for all dice. Undefined: there are more than `most`, or the budget `isOut`. */
export function wholeOf<T>(tree: Tree<T>, most: number, isOut: () => boolean): readonly End<T>[] | undefined {
  const ends: End<T>[] = [];
  const path: number[] = [];

  function visit(node: Node<T>, share: number): boolean {
    if ('end' in node) return ends.push({ end: node.end, share }) <= most;
    if (!node.ways) return false;
    return node.ways.every((way, index) => {
      path.push(index);
      if (!node.next[index]) {
        if (isOut()) return false;
        descend(tree, along(path));
      }
      const goesOn = visit(node.next[index]!, share * way.share);
      path.pop();
      return goesOn;
    });
  }

  if (!tree.root) descend(tree, along([]));
  return visit(tree.root!, 1) ? ends : undefined;
}

/** Follows these indices, then always the first. */
function along(path: readonly number[]): Choose {
  let depth = 0;
  return () => path[depth++] ?? 0;
}
