/**
 * A transcript as lines of text, and back without loss. A line begins with what a reader looks for (the kind of fact,
 * the dice, the answer) and ends with the rest as JSON.
 *
 *     fact moved {"path":["0504","0503"],"unit":"7C"}
 *     roll fire 3d6 = 6 5 1 {"about":{"on":4},"clause":"SH-FIRE-04","ledger":[],"unit":"7C"}
 *     ask ASK-06 blue = "hold" by person 1234 {"about":{},"fallback":"hold","options":[],"unit":"3L"}
 */
import { canonical } from './canonical.ts';
import type { Asked, Roll, Side } from './play.ts';
import type { By, Entry } from './run.ts';

export function toLines<F>(transcript: readonly Entry<F>[]): string[] {
  return transcript.map(toLine);
}

/** Parses the entries. Only the shape of facts is checked here. */
export function fromLines<F>(lines: readonly string[]): Entry<F>[] {
  return lines.map((line, index) => fromLine<F>(line, index + 1));
}

function toLine<F>(entry: Entry<F>): string {
  if ('fact' in entry) return factLine(entry.fact);
  if ('roll' in entry) {
    const { why, dice, sides, ...rest } = entry.roll;
    return `roll ${word(why)} ${dice}d${sides} = ${entry.got.join(' ')} ${canonical(rest)}`;
  }
  const { kind, to, ...rest } = entry.ask;
  return `ask ${word(kind)} ${to} = ${JSON.stringify(entry.got)} by ${giver(entry.by)} ${canonical(rest)}`;
}

function giver(by: By): string {
  if (by.who === 'person' || by.who === 'umpire') return `${by.who} ${word(by.id)}`;
  if (by.who === 'overdue') return `overdue ${word(by.at)} ${by.how}`;
  if (by.who === 'standing') return `standing ${word(by.at)}`;
  return by.who === 'doctrine' ? `doctrine ${word(by.name)}` : by.who;
}

function factLine(fact: unknown): string {
  if (fact !== null && typeof fact === 'object' && 'type' in fact && typeof fact.type === 'string') {
    const { type, ...rest } = fact;
    return `fact ${word(type)} ${canonical(rest)}`;
  }
  return `fact = ${canonical(fact)}`;
}

/** A single word is written bare, anything else in quotes. */
function word(text: string): string {
  return /^[\w-]+$/.test(text) ? text : JSON.stringify(text);
}

const WORD = String.raw`([\w-]+|"(?:[^"\\]|\\.)*")`;
const PLAIN_FACT = /^fact = (.*)$/;
const FACT = new RegExp(`^fact ${WORD} (\\{.*\\})$`);
const ROLL = new RegExp(String.raw`^roll ${WORD} (\d+)d(\d+) = ([\d ]*) (\{.*\})$`);
const ASK = new RegExp(
  String.raw`^ask ${WORD} (red|blue) = ("(?:[^"\\]|\\.)*") by (?:(person|umpire|doctrine|standing) ${WORD}|overdue ${WORD} (doctrine|fallback)|(order|filed|default)) (\{.*\})$`,
);

function unword(text: string): string {
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}

function fromLine<F>(line: string, number: number): Entry<F> {
  const plain = PLAIN_FACT.exec(line);
  if (plain) return { fact: JSON.parse(plain[1]!) as F };
  const fact = FACT.exec(line);
  if (fact) return { fact: { type: unword(fact[1]!), ...JSON.parse(fact[2]!) } as F };
  const roll = ROLL.exec(line);
  if (roll) return rollFrom(roll);
  const ask = ASK.exec(line);
  if (ask) return askFrom(ask);
  throw new Error(`line ${number} of the transcript is neither a fact nor a roll nor a question: ${line}`);
}

function rollFrom([, why, dice, sides, got, rest]: readonly string[]): { roll: Roll; got: readonly number[] } {
  const roll = { why: unword(why!), dice: Number(dice), sides: Number(sides), ...JSON.parse(rest!) } as Roll;
  return { roll, got: got === '' ? [] : got!.split(' ').map(Number) };
}

function askFrom([, kind, to, got, whose, name, at, how, who, rest]: readonly (string | undefined)[]): {
  ask: Asked;
  got: string;
  by: By;
} {
  const ask = { kind: unword(kind!), to: to as Side, ...JSON.parse(rest!) } as Asked;
  const late = at === undefined ? undefined : ({ who: 'overdue', at: unword(at), how: how as 'doctrine' } as const);
  return { ask, got: JSON.parse(got!) as string, by: late ?? byFrom(whose, name, who) };
}

function byFrom(whose: string | undefined, name: string | undefined, who: string | undefined): By {
  if (name === undefined) return { who: who as 'order' | 'filed' | 'default' };
  if (whose === 'standing') return { who: 'standing', at: unword(name) };
  if (whose === 'doctrine') return { who: 'doctrine', name: unword(name) };
  return { who: whose as 'person' | 'umpire', id: unword(name) };
}
