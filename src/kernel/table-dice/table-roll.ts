/**
 * A roll at a real table, from a book's table of slots: the values given make a scene, the scene a position, and the
 * book's own rules play there. Its facts stay here, its dice are rolled, and no one is asked.
 */
import { type Phrase, phrase } from '../phrase.ts';
import { type Asked, type Play, Refusal, type Roll, type Table } from '../play.ts';
import { type Entry, run } from '../run.ts';
import type { Sentence } from '../shown.ts';
import type { AskedNow, Said, TableRoll, RollTold } from './table-dice.ts';
import { idsOf, type Role } from './roles.ts';
import { fieldsOf, saidIn, sceneOf, type Slots } from './slots.ts';

/** A scene and its position before any dice. */
interface Setup<S, P> {
  readonly scene: P;
  readonly before: S;
}

export interface Enacted<S, F, P> extends Setup<S, P> {
  readonly after: S;
  /** Facts and rolls. */
  readonly transcript: readonly Entry<F>[];
  /** The roll before which it stopped. */
  readonly left?: Roll;
}

/** What a book writes for a kind of roll. */
export interface RollBook<S, F, P extends object, N> {
  readonly kind: TableRoll<S>['kind'];
  /** How the keys of its fields' messages begin. */
  readonly words: string;
  readonly slots: Slots<P, N>;
  /** What the unit that rolls and the other one are called, if they are not of a battle. */
  readonly roles: readonly [own: Role, enemy: Role];
  /** The scene with everything as usual, and units of these names. */
  readonly usual: (own: string, enemy: string) => P;
  readonly position: (scene: P) => S;
  readonly apply: (state: S, fact: F) => S;
  /** The procedure of the rules. */
  readonly play: (table: Table<S>, scene: P) => Play<F, unknown>;
  /** Choices that the rules leave to a player: as described, otherwise the least committing answer. */
  readonly answer?: (asked: Asked, scene: P) => string | undefined;
  /** Whether it ends before a roll, or with it: the rest is decided at the table. */
  readonly ends?: (roll: Roll, scene: P) => 'before' | 'with' | undefined;
  /** The lines before the first roll. */
  readonly ahead: (setup: Setup<S, P>, roll: Roll) => readonly Phrase[];
  readonly told: (enacted: Enacted<S, F, P>) => Told;
  /** What is seen of units of a battle now, by the names people typed. */
  readonly now: (state: S, unit: string, target?: string, asked?: AskedNow<S>) => Seen<N> | Refusal;
}

/** The result. */
export interface Told {
  readonly sentences: readonly Sentence[];
  /** What comes next. */
  readonly follows: readonly Sequel[];
  /** Clauses besides those of the rolls. */
  readonly clauses?: readonly string[];
}

export interface Sequel {
  readonly says: Phrase;
  readonly clause: string;
  readonly dice?: readonly Phrase[];
}

export interface Seen<N> {
  /** The units found, by name. */
  readonly who: readonly string[];
  readonly seen: N;
}

export function tableRollFrom<S, F, P extends object, N>(book: RollBook<S, F, P, N>): TableRoll<S> {
  const { kind, words, slots } = book;
  const setup = (said: Said): Setup<S, P> => {
    const who = said['who'];
    const scene = sceneOf(words, slots, said, book.usual(...idsOf(Array.isArray(who) ? who : [], book.roles)));
    return { scene, before: book.position(scene) };
  };
  return {
    kind,
    fields: (said) => fieldsOf(words, slots, said),
    ahead: (said) => {
      const first = enact(book, setup(said), () => undefined);
      if (first instanceof Refusal) return first;
      return first.left ? book.ahead(first, first.left) : [NO_DICE];
    },
    play: (said, dice) => {
      const enacted = enact(book, setup(said), dice);
      return enacted instanceof Refusal ? enacted : toldOf(enacted, book.told(enacted));
    },
    now: (...of) => {
      const found = book.now(...of);
      return found instanceof Refusal ? found : { who: found.who, ...saidIn(slots, found.seen) };
    },
  };
}

type Dice = (roll: Roll) => readonly number[] | undefined;

function enact<S, F, P extends object, N>(
  { play, apply, answer, ends }: RollBook<S, F, P, N>,
  { scene, before }: Setup<S, P>,
  dice: Dice,
): Enacted<S, F, P> | Refusal {
  const rules = {
    apply,
    play: function* (table: Table<S>): Play<F> {
      yield* play(table, scene);
    },
  };
  const outcome = run(rules, before, undefined, 'red', [], {
    dice: (roll) => (ends?.(roll, scene) ? undefined : dice(roll)),
    answer: (asked) => ({ text: answer?.(asked, scene) ?? asked.fallback, by: { who: 'default' } }),
  });
  if (outcome.kind === 'refused') return outcome.refusal;
  if (outcome.kind === 'waits' || outcome.kind === 'diverged') throw new Error(`a roll at a table ${outcome.kind}`);
  const transcript = outcome.transcript.filter((entry) => !('ask' in entry));
  const enacted = { scene, before, after: outcome.state, transcript };
  if (outcome.kind === 'done') return enacted;
  const { roll } = outcome;
  const got = ends?.(roll, scene) === 'with' ? dice(roll) : undefined;
  return got ? { ...enacted, transcript: [...transcript, { roll, got }] } : { ...enacted, left: roll };
}

function toldOf<S, F, P>({ transcript }: Enacted<S, F, P>, { sentences, follows, clauses = [] }: Told): RollTold {
  const rolled = transcript.flatMap((entry) =>
    'roll' in entry ? [entry.roll.clause, ...entry.roll.ledger.map(({ clause }) => clause)] : [],
  );
  return {
    sentences: [
      ...(transcript.length === 0 ? [{ says: NO_DICE, dice: [] }] : []),
      ...sentences,
      ...follows.map(({ says, dice = [] }) => ({ says, dice, follows: true })),
    ],
    clauses: [...new Set([...clauses, ...rolled, ...follows.map(({ clause }) => clause)])],
  };
}

const NO_DICE = phrase('table-dice-no-dice');
