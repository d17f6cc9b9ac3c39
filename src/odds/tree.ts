/**
 * The tree of all that dice can make of an order: what comes of it hangs on how they fall alone, so no way through it is
 * played twice. It grows where somebody goes.
 */
import type { Roll } from '../kernel/play.ts';
import type { Way } from './ways.ts';

/** Plays the order from its beginning, with dice from there; `index` counts its throws from 0. */
type PlayOnce<T> = (dice: (roll: Roll, index: number) => readonly number[]) => T;

interface Fork<T> {
  /** Undefined: too many; beyond them nothing is kept. */
  readonly ways: readonly Way[] | undefined;
  readonly next: (Node<T> | undefined)[];
}

export type Node<T> = Fork<T> | { readonly end: T };

export interface Tree<T> {
  root: Node<T> | undefined;
  readonly play: PlayOnce<T>;
  readonly ways: (roll: Roll) => readonly Way[] | undefined;
  /** Dice where there are too many ways. */
  readonly throws: (roll: Roll) => readonly number[];
}

/** Which of some ways is taken, by its index. */
export type Choose = (ways: readonly Way[]) => number;

export function treeOf<T>(parts: Omit<Tree<T>, 'root'>): Tree<T> {
  return { ...parts, root: undefined };
}

/** From the root to an end, which is played only where nobody has been yet. */
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

/** An end, and the share of all throws that lead to it. */
export interface End<T> {
  readonly end: T;
  readonly share: number;
}

/** About how many ends it has, as far as it has been looked into: ways that nobody has gone are taken for like the others. */
export function endsAbout<T>(node: Node<T> | undefined): number {
  if (!node || 'end' in node) return 1;
  if (!node.ways) return Infinity;
  const known = node.next.filter((next) => next !== undefined);
  const ends = known.reduce((sum, next) => sum + endsAbout(next), 0);
  return (ends * node.ways.length) / Math.max(1, known.length);
}

/** Every end, whatever the dice. Undefined: there are more than `most`, or `isOut` of what may be spent on it. */
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

/** By these indices, then by the first there is. */
function along(path: readonly number[]): Choose {
  let depth = 0;
  return () => path[depth++] ?? 0;
}
