/**
 * Parses text within lines from left to right. At a mark, the first reading that fits wins. As on Discord, a span ends
 * at the first closing mark, whatever is between.
 */
import { pairs, targetAt, trimmed } from './links.ts';
import { pointedAt } from './pointed.ts';
import { nextOf, pairOf, runOf, type Sought, singleOf } from './seek.ts';
import type { Span, Styled } from './tree.ts';

/** A span read at some position, and where it ends. */
interface Found {
  readonly span: Span;
  readonly end: number;
}

interface Source extends Sought {
  /** Nesting depth. Only malicious text goes this deep. */
  readonly depth: number;
  /** Links cannot contain links. */
  readonly linked: boolean;
  /** The `]` for each `[`. */
  readonly brackets: ReadonlyMap<number, number>;
}

type Read = (source: Source, at: number) => Found | undefined;

const DEEPEST = 12;

export function spansOf(text: string, depth = 0, linked = false): Span[] {
  if (depth > DEEPEST) return [{ kind: 'text', text }];
  const source: Source = { text, depth, linked, brackets: pairs(text), barren: new Map() };
  const spans: Span[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const found = spanAt(source, at);
    if (found && found.span.kind !== 'text') {
      if (plain !== '') spans.push({ kind: 'text', text: plain });
      spans.push(found.span);
      plain = '';
    } else plain += found?.span.kind === 'text' ? found.span.text : text[at];
    at = found?.end ?? at + 1;
  }
  return plain === '' ? spans : [...spans, { kind: 'text', text: plain }];
}

/** The readings for each opening mark, in order of preference. */
const READINGS: ReadonlyMap<string, readonly Read[]> = new Map([
  ['\\', [escaped]],
  ['`', [fence, code]],
  ['*', [enclosed('bold', '**'), starred]],
  ['_', [enclosed('underline', '__'), underscored]],
  ['~', [enclosed('strike', '~~')]],
  ['|', [enclosed('spoiler', '||')]],
  ['<', [pointed]],
  ['[', [labelled]],
  ['h', [bare]],
]);

function spanAt(source: Source, at: number): Found | undefined {
  for (const read of READINGS.get(source.text[at]!) ?? []) {
    const found = read(source, at);
    if (found) return found;
  }
  return undefined;
}

function escaped({ text }: Source, at: number): Found | undefined {
  const sign = String.fromCodePoint(text.codePointAt(at + 1) ?? 32);
  return /[0-9A-Za-z\s]/.test(sign) ? undefined : { span: { kind: 'text', text: sign }, end: at + 1 + sign.length };
}

function fence(source: Source, at: number): Found | undefined {
  const { text } = source;
  const end = text.startsWith('```', at) ? nextOf(source, '```', at + 3) : -1;
  const inside = end === -1 ? '' : text.slice(at + 3, end);
  if (inside.trim() === '') return undefined;
  const [head, language = ''] = /^([\w+\-.#]*)\n/.exec(inside) ?? [''];
  const body = inside.slice(head.length).replace(/^\n+/, '').trimEnd();
  // A language alone is the content.
  const written = body === '' ? { language: '', text: language } : { language, text: body };
  return { span: { kind: 'fence', ...written }, end: end + 3 };
}

/** Between two runs of backticks of equal length. With two or more, the text may begin or end with one. */
function code(source: Source, at: number): Found | undefined {
  const { text } = source;
  if (text[at - 1] === '`') return undefined;
  let start = at;
  while (text[start] === '`') start++;
  const run = text.slice(at, start);
  const end = runOf(source, run, start);
  if (end === -1) return undefined;
  const inside = text
    .slice(start, end)
    .replace(/^ (?=`)/, '')
    .replace(/(?<=`) $/, '');
  return { span: { kind: 'code', text: inside }, end: end + run.length };
}

function styled(kind: Styled, source: Source, start: number, end: number, length: number): Found {
  const inside = spansOf(source.text.slice(start, end), source.depth + 1, source.linked);
  return { span: { kind, inside }, end: end + length };
}

function enclosed(kind: Styled, pair: string): Read {
  return (source, at) => {
    const end = source.text.startsWith(pair, at) ? pairOf(source, pair, at + 2) : -1;
    return end === -1 ? undefined : styled(kind, source, at + 2, end, 2);
  };
}

/** `*so*`: no space after the first asterisk or before the last. */
function starred(source: Source, at: number): Found | undefined {
  const { text } = source;
  const end = /\s/.test(text[at + 1] ?? ' ') ? -1 : singleOf(source, '*', at + 1);
  return end <= at + 1 || /\s/.test(text[end - 1]!) ? undefined : styled('italic', source, at + 1, end, 1);
}

/** `_so_`, but not inside a word. */
function underscored(source: Source, at: number): Found | undefined {
  const { text } = source;
  const end = /\w/.test(text[at - 1] ?? ' ') ? -1 : singleOf(source, '_', at + 1);
  return end <= at + 1 || /\w/.test(text[end + 1] ?? ' ') ? undefined : styled('italic', source, at + 1, end, 1);
}

function pointed({ text, linked }: Source, at: number): Found | undefined {
  const found = pointedAt(text, at);
  return linked && found?.span.kind === 'link' ? undefined : found;
}

function labelled({ text, depth, linked, brackets }: Source, at: number): Found | undefined {
  const close = linked ? undefined : brackets.get(at);
  if (close === undefined || text[close + 1] !== '(') return undefined;
  const label = text.slice(at + 1, close);
  const target = label.trim() === '' ? undefined : targetAt(text, close + 2);
  if (!target) return undefined;
  const { address, title, end } = target;
  return { span: { kind: 'link', address, title, inside: spansOf(label, depth + 1, true) }, end };
}

/** A bare address; punctuation after it belongs to the sentence. */
function bare({ text, linked }: Source, at: number): Found | undefined {
  const pattern = /https?:\/\/[^\s<]+/y;
  pattern.lastIndex = at;
  const address = trimmed((linked ? null : pattern.exec(text))?.[0] ?? '');
  if (!/^https?:\/\/./.test(address)) return undefined;
  return {
    span: { kind: 'link', address, title: '', inside: [{ kind: 'text', text: address }] },
    end: at + address.length,
  };
}
