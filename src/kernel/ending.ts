/** How a battle is over, as every book has it: conceded, drawn by agreement, or by its own rules. */
import { phrase } from './phrase.ts';
import { enemyOf, happen, insist, type Play, refusal, type Side } from './play.ts';
import type { Next } from './ruleset.ts';

interface Ended {
  readonly winner: Side | 'draw';
  readonly why: string;
}

/** The step after the last one. */
export function overAfter({ result }: { readonly result?: Ended | undefined }): Extract<Next, { kind: 'over' }> {
  const { winner, why } = result!;
  return { kind: 'over', winner, why: phrase(`over-${why}`) };
}

type Agreed = { readonly type: 'won' } & (
  | { readonly winner: Side; readonly why: 'resigned' }
  | { readonly winner: 'draw'; readonly why: 'agreed' }
);

/** A side concedes, or both agree to a draw. `clause`: how a battle ends. */
export function* endByAgreement(
  { phase }: { readonly phase: string },
  kind: 'resign' | 'draw',
  by: Side,
  clause: string,
): Play<Agreed> {
  insist(phase === 'over' ? refusal(clause, 'refuse-over') : undefined);
  yield* happen<Agreed>(
    kind === 'draw'
      ? { type: 'won', winner: 'draw', why: 'agreed' }
      : { type: 'won', winner: enemyOf(by), why: 'resigned' },
  );
}
