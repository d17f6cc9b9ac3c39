/** The secrets of an exported battle: whether what is published of them is what was sealed when they began. */
import { canonical } from '../../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Secret } from '../../../kernel/ruleset.ts';
import type { Exported } from '../../advance/export-file.ts';
import type { ExportedEntry } from '../../orders/export-entry.ts';
import { isBehind, sealOf, secretsIn, WHOLE } from '../../orders/seal.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { isStillSealed, type ReplayPosition, standingAt } from './ground.ts';

interface Battle {
  readonly file: Exported;
  readonly rules: AnyRuleset;
  /** The secret in hexadecimal, where it is known. */
  readonly secret: string | undefined;
}

/** `after`: the position that the entry led to. */
export function sealFaults(battle: Battle, entry: ExportedEntry, after: ReplayPosition): Phrase[] {
  return [...wholeFaults(battle, entry), ...openedFaults(battle, entry, after)];
}

/** With the secret, the whole is behind its seal; without it, only what everybody may see is there. */
function wholeFaults({ secret }: Battle, entry: ExportedEntry): Phrase[] {
  const { open, seq } = entry;
  if (!open) return [];
  const isRight =
    secret !== undefined && !isStillSealed(entry)
      ? isBehind(open, entry, secret, seq)
      : isStillSealed(entry) || open.seals.every(({ name }) => name !== WHOLE);
  return isRight ? [] : [phrase('verify-seal')];
}

type Opened = Exported['opened'][number];

function openedFaults({ file, rules }: Battle, entry: ExportedEntry, after: ReplayPosition): Phrase[] {
  const { seq, open, rulesVersion } = entry;
  const seals = open?.seals.filter(({ name }) => name !== WHOLE) ?? [];
  const opened = file.opened.filter((each) => each.seq === seq);
  const here = rulesVersion === rules.version ? standingAt(after) : undefined;
  const isSealed = ({ name, value, salt }: Opened) =>
    seals.some((each) => each.name === name && each.seal === sealOf(salt, value));
  const wrong = opened.filter(
    (each) => !isSealed(each) || (here !== undefined && !isIn(secretsIn(rules, here.state), each)),
  );
  // Before the end, what is still hidden is not published, not even to the bot that verifies itself.
  const missing =
    file.battle.secret === undefined ? [] : seals.filter(({ name }) => !opened.some((each) => each.name === name));
  return [
    ...wrong.map(({ name }) => phrase('verify-opened', { name: canonical(name) })),
    ...missing.map(({ name }) => phrase('verify-unopened', { name: canonical(name) })),
  ];
}

function isIn(secrets: readonly Secret[], { name, value }: Opened): boolean {
  return secrets.some((each) => each.name === name && canonical(each.value) === canonical(value));
}
