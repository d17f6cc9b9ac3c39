/** The sheets of an exported battle: whether what was opened is what each side had committed itself to. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES } from '../../../kernel/play.ts';
import type { Exported } from '../../advance/export-file.ts';
import { sealOf } from '../../advance/sealed.ts';
import { DEPLOYMENT } from '../../seats/sealed-deployment.ts';
import { sideName } from '../../battle/voice.ts';
import type { ExportedEntry } from '../../orders/export-entry.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import * as stored from '../../store/stored.ts';
import { type ReplayPosition, standingAt } from './ground.ts';

interface Battle {
  readonly file: Exported;
  readonly rules: AnyRuleset;
  /** The secret in hexadecimal, where it is known. */
  readonly secret: string | undefined;
}

const openedLine = z.object({ side: stored.side, name: z.string(), entry: z.number().int(), text: z.string() });
const sealedLine = z.object({ side: stored.side, name: z.string().default(DEPLOYMENT), hash: z.string() });
/** The second before deployments were sheets like others. */
const SEALED_LINES: ReadonlySet<string> = new Set(['sheetSealed', 'sealed']);

/** Their lines in the table ledger are published at the end, with the secret. `before`: where the entry was played from. */
export function sheetFaults({ file, rules, secret }: Battle, entry: ExportedEntry, before: ReplayPosition): Phrase[] {
  if (secret === undefined) return [];
  const opened = file.table.flatMap(({ seq, kind, data }) => {
    const line = kind === 'sheetOpened' ? openedLine.safeParse(data).data : undefined;
    return line?.entry === entry.seq ? [{ ...line, seq }] : [];
  });
  const broken = opened.filter((line) => {
    const hash = promised(file, line);
    return hash !== undefined && hash !== sealOf({ secret }, line).hash;
  });
  const here = entry.rulesVersion === rules.version ? standingAt(before) : undefined;
  const textOf = (side: Side) => opened.find((line) => line.side === side)?.text ?? '';
  const wanted = here && rules.sealed?.open(here.state, { red: textOf('red'), blue: textOf('blue') });
  const others = opened.length > 0 && wanted !== undefined && wanted !== entry.text ? SIDES : [];
  const sides = new Set([...broken.map(({ side }) => side), ...others]);
  return [...sides].map((side) => phrase('verify-sheet', { side: sideName(side) }));
}

/** The last commitment before it was opened; undefined: none, as the bot's. */
function promised(
  { table }: Exported,
  { seq: at, side, name }: { readonly seq: number; readonly side: Side; readonly name: string },
): string | undefined {
  const all = table.flatMap(({ seq, kind, data }) => {
    const line = SEALED_LINES.has(kind) && seq < at ? sealedLine.safeParse(data).data : undefined;
    return line?.side === side && line.name === name ? [line.hash] : [];
  });
  return all.at(-1);
}
