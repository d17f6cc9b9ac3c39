/** A battle as its version stored it. */
import type { AnyRuleset } from '../../../src/host/ruleset.ts';
import type { Asked, Side } from '../../../src/kernel/play.ts';
import type { Made } from './bot.ts';

export interface Now {
  readonly id: string;
  readonly status: string;
  readonly seq: number;
  readonly rules: AnyRuleset;
  readonly state: unknown;
  /** The position as a scenario. */
  readonly written: string;
  readonly next: ReturnType<AnyRuleset['next']>;
  readonly isWaiting: boolean;
  readonly question: (Asked & { readonly no: number }) | undefined;
  /** The kinds of its entries. */
  readonly kinds: ReadonlySet<string>;
  /** How many rows of a table belong to it. */
  readonly has: (table: string) => number;
  /** The name of a side's first commander. */
  readonly chief: (side: Side) => string;
}

/** The battle of a channel. */
export function battleIn({ rows, code }: Made, channelId: string): Now {
  const [battle] = rows(
    'select Battle.* from Battle join Place on Place.battleId = Battle.id where Place.channelId = ?',
    channelId,
  );
  if (!battle) throw new Error(`no battle in channel ${channelId}`);
  const id = String(battle['id']);
  const rules = code.parts.rulesets.get(String(battle['ruleset']))!;
  const state = rules.restore(JSON.parse(String(battle['state'])));
  const [waiting] = rows('select * from Waiting where battleId = ?', id);
  const asked = waiting?.['question'];
  return {
    id,
    status: String(battle['status']),
    seq: Number(battle['seq']),
    rules,
    state,
    written: rules.write(state),
    next: rules.next(state),
    isWaiting: waiting !== undefined,
    question: typeof asked === 'string' ? { ...(JSON.parse(asked) as Asked), no: Number(waiting!['no']) } : undefined,
    kinds: new Set(rows('select kind from Entry where battleId = ?', id).map(({ kind }) => String(kind))),
    has: (table) => rows(`select 1 from ${table} where battleId = ?`, id).length,
    chief: (side) => {
      const [seat] = rows('select userName from Seat where battleId = ? and side = ? order by joinedAt', id, side);
      return String(seat?.['userName']);
    },
  };
}
