/** Angle brackets: mentions, commands, emoji, timestamps, and addresses without preview. */
import type { Span } from './tree.ts';

type Meaning = (match: RegExpExecArray) => Span | undefined;

const MEANINGS: readonly (readonly [RegExp, Meaning])[] = [
  [/<@!?(\d{1,20})>/y, ([, id]) => ({ kind: 'user', id: id! })],
  [/<@&(\d{1,20})>/y, ([, id]) => ({ kind: 'role', id: id! })],
  [/<#(\d{1,20})>/y, ([, id]) => ({ kind: 'channel', id: id! })],
  [/<\/([^:<>\n]{1,100}):(\d{1,20})>/y, ([, name, id]) => ({ kind: 'command', name: name!, id: id! })],
  [/<a?:(\w{1,64}):(\d{1,20})>/y, ([, name, id]) => ({ kind: 'emoji', name: name!, id: id! })],
  [/<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/y, ([, seconds, style]) => moment(Number(seconds), style)],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, address]) => link(address!)],
];

export function pointedAt(text: string, at: number): { readonly span: Span; readonly end: number } | undefined {
  for (const [pattern, meaning] of MEANINGS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const span = match ? meaning(match) : undefined;
    if (match && span) return { span, end: at + match[0].length };
  }
  return undefined;
}

/** Undefined for dates out of range. */
function moment(seconds: number, style = 'f'): Span | undefined {
  return Math.abs(seconds) <= 8_640_000_000_000 ? { kind: 'time', seconds, style } : undefined;
}

function link(address: string): Span {
  return { kind: 'link', address, title: '', inside: [{ kind: 'text', text: address }] };
}
