/** `7C heavy cavalry cuirassier elite strength 10 Cd 8`: after the name, in any order. */
import { blame, blameWord, type Cursor, here } from '../../../kernel/text/lines.ts';
import { needId } from '../scenario/draft.ts';
import { KIND_WORDS, type KindSaid, kindText, readKind } from '../scenario/unit-kind.ts';
import { defaultName } from '../scenario/unit-name.ts';
import { strengthLimits, T4 } from '../tables.ts';
import type { Enlisted } from './army.ts';

/** Defaults: the highest strength of its type, ordinary quality, the usual command rating of its quality. */
export function readEnlisted(cursor: Cursor): Enlisted | undefined {
  const id = needId(cursor);
  if (id === undefined) return undefined;
  const said: KindSaid = { skills: [] };
  const faults = cursor.faults.length;
  while (here(cursor)) if (!readKind(cursor, said)) blameWord(cursor, KIND_WORDS);
  const { type, skills, quality = 'ordinary' } = said;
  if (cursor.faults.length > faults) return undefined;
  if (type === undefined) return blame(cursor, undefined, 'fault-type');
  const { max } = strengthLimits({ type, skills });
  const { command = T4[quality].norm, strength = max } = said;
  return { id, type, quality, skills, command, name: defaultName(id, type), strength };
}

export function enlistedLine(unit: Enlisted): string {
  return `${unit.id} ${kindText(unit)} strength ${unit.strength} Cd ${unit.command}`;
}
