/** A ruling's effect, as its giver may see it. */
import { isHandFact, type Ruling } from '../../kernel/hand.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Sentence } from '../../kernel/ruleset.ts';
import { NOTHING_AT_ALL, run } from '../../kernel/run.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import { hashOf } from './chain.ts';
import { sideAtDesk } from '../seats/commanders.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { ShownRuleset } from '../battle/shown.ts';
import type { AnyEntry } from '../ruleset.ts';

interface Foresight {
  readonly does: readonly Sentence[];
  readonly before: unknown;
  readonly now: unknown;
  /** Without who decides it, which is only known when it takes effect. */
  readonly transcript: readonly AnyEntry[];
  /** Equal for two previews that show the same. */
  readonly fingerprint: string;
}

/** The report must know that it is a ruling; who rules is known later. */
const DECIDED = 'desk-ruled';

/** A proposal is previewed as if it were agreed. */
export function dryRunRuling(loaded: LoadedBattle, hand: Ruling, shown: ShownRuleset): Foresight | Refusal {
  const { rules, state } = loaded;
  const by = sideAtDesk(loaded);
  const outcome = run(rules, state, rules.desk.order({ ...hand, by: 'umpire' }), by, [], NOTHING_AT_ALL);
  if (outcome.kind === 'refused') return outcome.refusal;
  if (outcome.kind === 'diverged') throw new Error(`a new ruling diverged: ${outcome.played}`);
  const transcript = outcome.transcript.filter((entry) => !isFraming(entry));
  const [before, now] = [state, outcome.state];
  const told = shown.tell({ before, after: now, by, transcript: outcome.transcript }).sentences;
  const does = told.filter(({ says }) => says.id !== DECIDED);
  return { does, before, now, transcript, fingerprint: hashOf(transcript) };
}

function isFraming(entry: AnyEntry): boolean {
  if ('ask' in entry) return entry.ask.kind === AGREEMENT;
  return 'fact' in entry && isHandFact(entry.fact as { readonly type: string });
}
