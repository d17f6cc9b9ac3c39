/**
 * Secrets in the chain. Its hashes cover what everybody may see of an entry, and a seal of everything else: of each
 * secret that begins with it, and of the whole entry if something of it is hidden. A seal is salted from the battle's
 * secret, so that no one can find a secret of few possible values by trying them; salt and value are published when the
 * secret opens, and for the whole at the end.
 */
import { createHash, createHmac } from 'node:crypto';
import { canonical } from '../../kernel/canonical.ts';
import type { Json } from '../../kernel/play.ts';
import type { Secret } from '../../kernel/ruleset.ts';
import type { AnyEntry, AnyRuleset } from '../ruleset.ts';
import { hashOf, type Seal } from './chain.ts';

/** What an entry says, and the position after it. */
export interface Content {
  readonly text: string;
  readonly transcript: readonly AnyEntry[];
  readonly stateHash: string;
}

/** An entry as everybody may see it. */
export interface Public extends Content {
  readonly seals: readonly Seal[];
}

/** The name of the seal of a whole entry; no ruleset gives a secret an empty name. */
export const WHOLE = '';

export function saltOf(secret: string, seq: number, name: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(canonical(['seal', seq, name]))
    .digest('hex');
}

export function sealOf(salt: string, value: unknown): string {
  return createHash('sha256')
    .update(canonical([salt, value]))
    .digest('hex');
}

/** The value behind the seal of a whole entry. */
export function wholeOf({ text, transcript, stateHash }: Content): readonly unknown[] {
  return [text, transcript, stateHash];
}

export function secretsIn(rules: AnyRuleset, state: unknown): readonly Secret[] {
  return rules.secrets?.of(state) ?? [];
}

/** The secrets of one position that another does not have. */
export function newIn(secrets: readonly Secret[], others: readonly Secret[]): readonly Secret[] {
  const known = new Set(others.map((each) => canonical([each.name, each.value])));
  return secrets.filter((each) => !known.has(canonical([each.name, each.value])));
}

interface Played {
  readonly secret: string;
  readonly seq: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** What of an entry everybody may see; undefined: all of it. */
export function publicOf(
  rules: AnyRuleset,
  content: Content,
  { secret, seq, before, after }: Played,
): Public | undefined {
  if (!rules.secrets) return undefined;
  const { blind, blindText } = rules.secrets;
  const open: Content = {
    text: blindText(content.text, undefined),
    transcript: content.transcript.flatMap((line) => blind(line, undefined) ?? []),
    stateHash: hashOf(rules.view(after, undefined)),
  };
  const of = seq === 1 ? [] : secretsIn(rules, before);
  const values: readonly Secret[] = newIn(secretsIn(rules, after), of);
  const isWhole = canonical(wholeOf(open)) === canonical(wholeOf(content));
  if (isWhole && values.length === 0) return undefined;
  const whole = isWhole ? [] : [{ name: WHOLE, value: wholeOf(content) }];
  const seals = [...whole, ...values].map(({ name, value }) => ({
    name,
    seal: sealOf(saltOf(secret, seq, name), value),
  }));
  return { ...open, seals };
}

/** Whether this is what the seal of the whole entry was made of; or, without one, what everybody may see. */
export function isBehind(open: Public, content: Content, secret: string, seq: number): boolean {
  const whole = open.seals.find(({ name }) => name === WHOLE);
  return whole
    ? whole.seal === sealOf(saltOf(secret, seq, WHOLE), wholeOf(content))
    : canonical(wholeOf(open)) === canonical(wholeOf(content));
}

/** A secret that has been opened, with what proves it. */
export interface Opened {
  /** The entry with which it began. */
  readonly seq: number;
  readonly name: string;
  readonly value: Json;
  readonly salt: string;
}
