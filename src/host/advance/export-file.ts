/** A whole battle as one file, complete enough to verify it independently of the bot. */
import { z } from 'zod';
import { phrase } from '../../kernel/phrase.ts';
import { type Json, Refusal } from '../../kernel/play.ts';
import type { Request } from '../request.ts';
import { entryAt } from '../orders/journal.ts';
import type { Known } from '../battle/loaded-battle.ts';
import { linesIfReadable } from './as-stored.ts';
import { addEntry, asPerson, exportedEntry, type ExportedEntry } from '../orders/export-entry.ts';
import type { Deps } from '../battle/deps.ts';
import type { AnyRuleset } from '../ruleset.ts';
import * as stored from '../store/stored.ts';
import type { Battle, EntryWithState, KeptPosts, SpokenEntry } from '../store/store.ts';
import { hasPseudonyms } from '../battle/participants.ts';
import { withPseudonyms } from '../store/participants.ts';
import { readers } from '../store/kept-posts.ts';
import type { Post } from '../post.ts';
import { readersOf } from '../messages/spoken-lines.ts';
import { battleFor, notStarted } from './verb.ts';
import { no } from '../battle/voice.ts';
import { isRevealed } from '../battle/loaded-battle.ts';
import { openedSecrets } from './opened-secrets.ts';
import { isForgotten } from '../battle/forgotten.ts';

/** The texts posted for a line, without pictures. */
const words = z.object({
  title: z.string().optional(),
  sentences: z.array(z.object({ says: z.string(), dice: z.array(z.string()) })),
  footer: z.array(z.string()),
});

const tableLine = z.object({
  seq: z.number().int(),
  kind: z.string(),
  person: z.string().nullable(),
  data: stored.json,
  at: z.string(),
  /** Who could read it before the end; unknown for lines from before this was kept. */
  readers: readers.optional(),
  /** A person appears as a slot, `⟦p1⟧`; names stand only in battles of form 1. */
  said: z
    .object({ people: z.record(z.string(), z.string().nullable()).optional(), en: z.array(words), fr: z.array(words) })
    .optional(),
});

export const exported = z.object({
  /** 1: the lines of the table ledger lack their readers and their texts. 1, 2: a person is called `userId`. */
  format: z.literal([1, 2, 3]),
  battle: z.object({
    id: z.string(),
    language: stored.language,
    status: stored.battleStatus,
    ruleset: z.string(),
    rulesVersion: z.string(),
    scenario: z.string(),
    options: stored.options,
    /** 2: people are called `p1`, `p2`, ...; 1: by their user ids, in a battle begun before that. */
    form: z.number().int().default(1),
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
  seats: z.array(
    z.preprocess(asPerson, z.object({ side: stored.role, person: z.string(), userName: z.string().optional() })),
  ),
  /** The first position as stored; and as a scenario, if the bot's rules could write it. */
  start: z.object({ scenario: z.string().exactOptional(), state: z.unknown() }),
  entries: z.array(exportedEntry),
  /** Secrets that are open, each with the salt that its entry's seal was made with; after the end, all of them. */
  opened: z
    .array(z.object({ seq: z.number().int(), name: z.string(), value: stored.json, salt: z.string() }))
    .default([]),
  table: z.array(z.preprocess(asPerson, tableLine)),
});

/** Where a line keeps unplayed orders, and why they were dropped. */
const UNHEARD: ReadonlySet<string> = new Set(['orders', 'dropped', 'because', 'reason']);

export type Exported = z.infer<typeof exported>;

export async function ledgerOf({ store }: Deps, battle: Battle) {
  const entries: ExportedEntry[] = [];
  const sealed: EntryWithState[] = [];
  for (let seq = 1; seq <= battle.seq; seq += 1) {
    const entry = await entryAt(store, battle, seq);
    addEntry(entries, entry, isRevealed(battle));
    if (entry.open) sealed.push(entry);
  }
  return { entries, sealed, start: (await entryAt(store, battle, 1)).state };
}

/** A battle that has begun, even if it was called off: the one here, or the one named by a button. */
export async function begunAt(deps: Deps, request: Request, named?: string): Promise<Battle | Refusal> {
  const battle = await battleFor(deps, request, named);
  if (!battle || isForgotten(battle)) return no(phrase('host-no-battle'));
  return battle.seq === 0 ? notStarted(battle) : battle;
}

/** The file of a battle, with its first position and these entries. */
export async function gather(
  { store, rulesets }: Deps,
  known: Known,
  begun: unknown,
  entries: readonly ExportedEntry[],
  sealed: readonly EntryWithState[],
): Promise<Exported> {
  const { battle, seats } = known;
  const lines = await linesIfReadable({ store }, battle);
  const rules = rulesets.get(battle.ruleset);
  const table = battle.status === 'over' ? lines : lines.flatMap((line) => publicPart(line, rules));
  const start = isRevealed(battle) || !rules?.secrets ? begun : ifReadable(() => rules.view(rules.restore(begun)));
  const written = ifReadable(() => rules?.write(rules.restore(start)));
  const { id, language, status, ruleset, rulesVersion, scenario, options, form, openedBy, secretHash, salts, head } =
    battle;
  const file: Exported = {
    format: 3,
    battle: {
      id,
      language,
      status,
      ruleset,
      rulesVersion,
      scenario,
      options: { ...options },
      form,
      openedBy,
      openedAt: battle.createdAt.toISOString(),
      secretHash,
      ...(isRevealed(battle) && { secret: battle.secret }),
      salts,
      head,
    },
    seats: seats.map(({ side, userId: person, userName }) => ({ side, person, userName })),
    start: { ...(written !== undefined && { scenario: written }), state: start },
    entries: [...entries],
    opened: [...(ifReadable(() => rules && openedSecrets(rules, battle, { entries, sealed })) ?? [])],
    table: table.map(({ seq, kind, userId, data, at, readers: who, said }) => ({
      seq,
      kind,
      person: userId ?? null,
      data,
      at: at.toISOString(),
      ...(who && { readers: who }),
      ...(said && { said: { people: said.people, en: said.en.map(wordsOf), fr: said.fr.map(wordsOf) } }),
    })),
  };
  return hasPseudonyms(known) ? nameless(file, known) : file;
}

/** People as they stand in the entries: by their pseudonyms, without names. */
function nameless(file: Exported, { participants }: Known): Exported {
  const { battle, seats, table } = file;
  const named = {
    openedBy: battle.openedBy,
    seats: seats.map(({ side, person }) => ({ side, person })),
    table: table.map(({ said, ...line }) => ({ ...line, ...(said && { said: { en: said.en, fr: said.fr } }) })),
  };
  const json = withPseudonyms(JSON.stringify(named), participants).replace(/"⟨(p\d+)⟩"/g, '"$1"');
  const { openedBy, ...rest } = JSON.parse(json) as typeof named;
  return { ...file, ...rest, battle: { ...battle, openedBy } };
}

/** Undefined: the rules cannot read a position; what is not secret is in the file as stored. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The public part of a line while the battle goes on: orders never carried out are counted, not quoted. */
function publicPart(line: SpokenEntry, rules: AnyRuleset | undefined): SpokenEntry[] {
  if (readersOf(line) !== 'all') return [];
  const { data } = line;
  const said = line.said && publicPosts(line.said);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [{ ...line, said }];
  const counted = Object.entries(data).flatMap(([name, value]) => {
    if (!UNHEARD.has(name)) return [[name, value]];
    return Array.isArray(value) ? [[name, value.length]] : [];
  });
  return [{ ...line, said, data: withoutSecrets(Object.fromEntries(counted), rules) }];
}

/** Orders that a line names, as everybody may see them. */
function withoutSecrets(data: Json, rules: AnyRuleset | undefined): Json {
  const { secrets } = rules ?? {};
  if (!secrets) return data;
  const blinded = (_name: string, value: unknown) =>
    typeof value === 'string' ? secrets.blindText(value, undefined) : value;
  return JSON.parse(JSON.stringify(data, blinded)) as Json;
}

/** A private post stays private, with the names in it. */
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
