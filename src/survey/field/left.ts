/** What a side of a battle on a table has left, in the words that every book has for it: in pictures, at the desk, in aims. */
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Side, SIDES, sidePhrase } from '../../kernel/play.ts';
import type { Score } from '../../kernel/ruleset.ts';
import { bareNoun } from '../../kernel/text/quoted.ts';
import { type Ground, type Objective, objectivePhrase } from './land.ts';

interface Fought {
  readonly field: Ground;
  readonly armies: Readonly<
    Record<Side, { readonly name: { readonly en: string; readonly fr: string }; readonly breaksAt: number }>
  >;
  readonly objectives: readonly Objective[];
  readonly lost: Readonly<Record<Side, number>>;
  readonly gone: readonly { readonly id: string; readonly side: Side; readonly name: Noun }[];
}

/** A book's messages. */
interface Messages {
  readonly figures: string;
  readonly side: string;
  readonly strength: string;
  /** What it takes to win, without objectives and with them. */
  readonly aim: string;
  readonly aimAt: string;
  /** Why a battle is over, where not every book says it alike. */
  readonly whys: Readonly<Record<string, string>>;
}

const WHYS = { agreed: 'tell-why-agreed', resigned: 'tell-why-resigned', ruled: 'shared-why-ruled' };

export function leftBy<S extends Fought>(messages: Messages, score: (now: S) => readonly Score[]) {
  const leftOf = (now: S, side: Side) => {
    const { strength, victoryPoints } = score(now).find((each) => each.side === side)!;
    return { n: strength, points: victoryPoints! };
  };
  return {
    /** In few words. */
    figures: (now: S, side: Side): Phrase => phrase(messages.figures, leftOf(now, side)),
    /** A sentence for each side. */
    sides: (now: S): Phrase[] =>
      SIDES.map((side) => {
        const army = bareNoun(now.armies[side].name);
        return phrase(messages.side, { side: sidePhrase(side), army, ...leftOf(now, side) });
      }),
    /** With its losses, when it breaks, and who is gone. */
    strength: (now: S, side: Side): Phrase[] => {
      const args = { ...leftOf(now, side), lost: now.lost[side], breaks: now.armies[side].breaksAt };
      const gone = now.gone.filter((each) => each.side === side).map(({ id }) => phrase('describe-id', { id }));
      return [
        phrase(messages.strength, args),
        ...(gone.length === 0 ? [] : [phrase('describe-gone', { units: gone })]),
      ];
    },
    /** How a battle has ended, and why. */
    won: (now: S, winner: Side | 'draw', why: string): Phrase => {
      const points = { red: leftOf(now, 'red').points, blue: leftOf(now, 'blue').points };
      const loser = winner === 'draw' ? undefined : enemyOf(winner);
      const reason = phrase({ ...WHYS, ...messages.whys }[why]!, {
        ...points,
        ...(loser && { loser: sidePhrase(loser), n: now.armies[loser].breaksAt }),
      });
      return winner === 'draw'
        ? phrase('tell-draw', { why: reason })
        : phrase('tell-won', { side: sidePhrase(winner), why: reason });
    },
    /** What it takes to win; `ends`: after how long it does. */
    aim: ({ armies, objectives, field }: S, ends: Readonly<Record<string, number>>): Phrase => {
      const places = objectives.map(({ ground, value }) =>
        phrase('shared-aim-objective', { what: objectivePhrase(field, ground), n: value }),
      );
      const args = { ...ends, red: armies.red.breaksAt, blue: armies.blue.breaksAt };
      return places.length === 0 ? phrase(messages.aim, args) : phrase(messages.aimAt, { ...args, places });
    },
  };
}
