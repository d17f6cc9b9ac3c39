/**
 * Which clauses a report or a question involves: those of its dice, their modifiers, and the question; and the cost.
 */
import { canonical } from '../../../kernel/canonical.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { type Asked, Refusal } from '../../../kernel/play.ts';
import { clausesIn } from '../../../kernel/text/clauses.ts';
import { AGREEMENT } from '../../../kernel/wording.ts';
import type { Request } from '../../request.ts';
import { isForgotten } from '../../battle/forgotten.ts';
import { passagesSince } from '../../messages/played.ts';
import { load } from '../../advance/load.ts';
import { type Asking, asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { taleOf } from '../../messages/tale.ts';
import type { AnyEntry } from '../../ruleset.ts';
import { seenNow } from '../../orders/seen.ts';
import { no, voiceOf } from '../../battle/voice.ts';
import type { Touched } from './rulebook.ts';
import type { ToldEntries } from '../../messages/told-entries.ts';
import type { RuleLibrary } from './clauses.ts';

/** The most entries searched; no post tells as many. */
const MOST = 100;

/** Each once, in order of application. The id of a question is not a rule that was applied. */
function clausesOf(transcript: readonly AnyEntry[], asked?: Asked): string[] {
  const said = transcript.filter((entry) => !('fact' in entry)).map(canonical);
  const questions = new Set(transcript.flatMap((entry) => ('ask' in entry ? [entry.ask.kind] : [])));
  if (asked) questions.add(asked.kind);
  const named = [...said, ...(asked ? [canonical(asked)] : [])].flatMap(clausesIn);
  return [...new Set(named)].filter((clause) => clause === AGREEMENT || !questions.has(clause));
}

/** What was said in public about these entries is in the ledger, which everyone may read. */
export async function touched(
  deps: Deps,
  library: RuleLibrary,
  { language }: Request,
  { battle: id, from, to, question }: ToldEntries,
): Promise<Touched | Refusal> {
  const battle = await deps.store.battle(id);
  if (!battle || isForgotten(battle)) return no(phrase('host-no-battle'));
  const loaded = await load(deps, battle);
  const { rules } = loaded;
  const until = { ...battle, seq: Math.min(to, battle.seq, from + MOST - 1) };
  const passages = await passagesSince(deps, until, rules, from - 1);
  const open = asking(loaded);
  const waiting = open && open.no === question ? open : undefined;
  const last = waiting ? [soFar(loaded, waiting)] : [];
  const { say } = voiceOf(deps.words, language);
  const tales = [...passages.map((each) => taleOf(rules, each)), ...last.map((each) => taleOf(rules, each, true))];
  const sentences = tales.flatMap((each) => each.sentences);
  const spent = sentences.flatMap((each) => each.spent ?? []);
  const told = [...spent, ...sentences.flatMap(({ says, dice }) => [says, ...dice])].map(say);
  const applied = clausesOf(
    [...passages, ...last].flatMap(({ transcript }) => transcript),
    waiting?.question,
  );
  return {
    clauses: library.cited([...told, ...applied].join('\n'), battle.ruleset),
    spent,
    hasOwnReadings: rules.options(loaded.state).length > 0,
  };
}

function soFar(loaded: LoadedBattle, { side }: Asking) {
  const [after, transcript] = seenNow(loaded);
  return { before: loaded.state, after, by: side, transcript };
}
