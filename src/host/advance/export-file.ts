/** A whole battle as one file: enough to check it without us. */
import { z } from 'zod';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Request } from '../request.ts';
import { entryAt } from '../orders/journal.ts';
import type { Known } from '../battle/loaded-battle.ts';
import { linesAsFarAsRead } from './as-stored.ts';
import { addEntry, exportedEntry, type ExportedEntry } from '../orders/export-entry.ts';
import type { Parts } from '../battle/deps.ts';
import type { AnyRuleset } from '../ruleset.ts';
import * as stored from '../store/stored.ts';
import type { Battle, KeptPosts, SpokenEntry } from '../store/store.ts';
import { readers } from '../store/kept-posts.ts';
import type { Post } from '../post.ts';
import { readersOf } from '../messages/spoken-lines.ts';
import { battleFor, notStarted } from './verb.ts';
import { no } from '../battle/voice.ts';
import { isForgotten } from '../battle/forgotten.ts';

/** What was said of a line, without its pictures. */
const words = z.object({
  title: z.string().optional(),
  sentences: z.array(z.object({ says: z.string(), dice: z.array(z.string()) })),
  footer: z.array(z.string()),
});

export const exported = z.object({
  /** 1: the lines of the table ledger do not say who may read them, nor keep what was said. */
  format: z.literal([1, 2]),
  battle: z.object({
    id: z.string(),
    language: stored.language,
    status: stored.battleStatus,
    ruleset: z.string(),
    rulesVersion: z.string(),
    scenario: z.string(),
    options: stored.options,
    openedBy: z.string(),
    openedAt: z.string(),
    secretHash: z.string(),
    /** Only when the battle is over, or was called off after it had begun. */
    secret: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    salts: stored.salts,
    head: z.string(),
  }),
  seats: z.array(z.object({ side: stored.role, userId: z.string(), userName: z.string() })),
  /** The first position as it is stored; and as a scenario, where the rules of the bot could write it. */
  start: z.object({ scenario: z.string().exactOptional(), state: z.unknown() }),
  entries: z.array(exportedEntry),
  table: z.array(
    z.object({
      seq: z.number().int(),
      kind: z.string(),
      userId: z.string().nullable(),
      data: stored.json,
      at: z.string(),
      /** Who might read it before the end; not known of lines from before this was kept. */
      readers: readers.optional(),
      /** A person stands in it as a slot, `⟦id⟧`. */
      said: z
        .object({ people: z.record(z.string(), z.string().nullable()), en: z.array(words), fr: z.array(words) })
        .optional(),
    }),
  ),
});

/** Where a line keeps the orders that nobody has heard, and why they came to nothing. */
const UNHEARD: ReadonlySet<string> = new Set(['orders', 'dropped', 'because', 'reason']);

export type Exported = z.infer<typeof exported>;

export async function ledgerOf({ store }: Parts, battle: Battle) {
  const ledger: ExportedEntry[] = [];
  for (let seq = 1; seq <= battle.seq; seq += 1) addEntry(ledger, await entryAt(store, battle, seq));
  return { ledger, start: (await entryAt(store, battle, 1)).state };
}

/** A battle that has begun, also one that was called off: that of the place, or the one that a button names. */
export async function begunAt(parts: Parts, request: Request, named?: string): Promise<Battle | Refusal> {
  const battle = await battleFor(parts, request, named);
  if (!battle || isForgotten(battle)) return no(phrase('host-no-battle'));
  return battle.seq === 0 ? notStarted(battle) : battle;
}

/** The file of a battle, with the position it began from and these entries. */
export async function gather(
  { store, rulesets }: Parts,
  { battle, seats }: Known,
  start: unknown,
  entries: readonly ExportedEntry[],
): Promise<Exported> {
  const lines = await linesAsFarAsRead({ store }, battle);
  const table = battle.status === 'over' ? lines : lines.flatMap(publicPart);
  const written = scenarioOf(rulesets.get(battle.ruleset), start);
  const { id, language, status, ruleset, rulesVersion, scenario, options, openedBy, secretHash, salts, head } = battle;
  return {
    format: 2,
    battle: {
      id,
      language,
      status,
      ruleset,
      rulesVersion,
      scenario,
      options: { ...options },
      openedBy,
      openedAt: battle.createdAt.toISOString(),
      secretHash,
      ...(isRevealed(battle) && { secret: battle.secret }),
      salts,
      head,
    },
    seats: seats.map(({ side, userId, userName }) => ({ side, userId, userName })),
    start: { ...(written !== undefined && { scenario: written }), state: start },
    entries: [...entries],
    table: table.map(({ seq, kind, userId, data, at, readers: who, said }) => ({
      seq,
      kind,
      userId: userId ?? null,
      data,
      at: at.toISOString(),
      ...(who && { readers: who }),
      ...(said && { said: { people: said.people, en: said.en.map(wordsOf), fr: said.fr.map(wordsOf) } }),
    })),
  };
}

/** Undefined: the rules cannot read that position, which the file has as it is stored. */
function scenarioOf(rules: AnyRuleset | undefined, state: unknown): string | undefined {
  try {
    return rules?.write(rules.restore(state));
  } catch {
    return undefined;
  }
}

/** Nothing can be thrown by it any more, so everybody may know it. */
export function isRevealed({ status, seq }: Pick<Battle, 'status' | 'seq'>): boolean {
  return status === 'over' || (status === 'cancelled' && seq > 0);
}

/** Of a line, what everybody may know while the battle goes on: orders that were never carried out are counted, not quoted. */
function publicPart(line: SpokenEntry): SpokenEntry[] {
  if (readersOf(line) !== 'all') return [];
  const { data } = line;
  const said = line.said && publicPosts(line.said);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [{ ...line, said }];
  const counted = Object.entries(data).flatMap(([name, value]) => {
    if (!UNHEARD.has(name)) return [[name, value]];
    return Array.isArray(value) ? [[name, value.length]] : [];
  });
  return [{ ...line, said, data: Object.fromEntries(counted) }];
}

/** A post that was for some alone stays theirs, with the names in it. */
function publicPosts({ people, en, fr }: KeptPosts): KeptPosts {
  const open = ({ to }: Post) => !to || 'channel' in to;
  const posts = { en: en.filter(open), fr: fr.filter(open) };
  const text = JSON.stringify(posts);
  const named = Object.entries(people).filter(([id]) => text.includes(`⟦${id}⟧`));
  return { people: Object.fromEntries(named), ...posts };
}

function wordsOf({ title, sentences, footer }: Post): z.infer<typeof words> {
  const said = sentences.map(({ says, dice }) => ({ says, dice }));
  return { ...(title !== undefined && { title }), sentences: said, footer };
}
