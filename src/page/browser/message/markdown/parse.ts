/** Parses Discord's Markdown line by line: headings, small print, quotes, lists and fences; the rest is paragraphs. */
import { fencesOf } from './fences.ts';
import { type Found, listAt } from './lists.ts';
import { paragraphs } from './paragraphs.ts';
import { spansOf } from './spans.ts';
import type { Block } from './tree.ts';

export function parse(text: string): Block[] {
  return blocksOf(text.split('\n'), false);
}

function blocksOf(lines: readonly string[], quoted: boolean): Block[] {
  const blocks: Block[] = [];
  const fences = fencesOf(lines);
  let plain: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = (quoted ? undefined : quoteAt(lines, at)) ?? titleAt(lines, at) ?? listAt(lines, at, itemOf);
    if (found) {
      blocks.push(...paragraphs(plain, true), found.block);
      plain = [];
      at = found.next;
    } else {
      const next = (fences.get(at) ?? at) + 1;
      for (; at < next; at++) plain.push(lines[at]!);
    }
  }
  return [...blocks, ...paragraphs(plain, false)];
}

const QUOTED = /^ {0,9}>(?: (.*))?$/s;

/** Quotes cannot be nested. */
function quoteAt(lines: readonly string[], at: number): Found | undefined {
  const rest = /^ {0,9}>>> (.*)$/s.exec(lines[at]!)?.[1];
  if (rest !== undefined) {
    return { block: { kind: 'quote', inside: blocksOf([rest, ...lines.slice(at + 1)], true) }, next: lines.length };
  }
  const inside: string[] = [];
  let next = at;
  for (let match = QUOTED.exec(lines[next]!); match; match = QUOTED.exec(lines[next] ?? '')) {
    inside.push(match[1] ?? '');
    next++;
  }
  return next === at ? undefined : { block: { kind: 'quote', inside: blocksOf(inside, true) }, next };
}

/** A heading, or small print. */
function titleAt(lines: readonly string[], at: number): Found | undefined {
  const match = /^ {0,9}(#{1,3}|-#) (.*)$/s.exec(lines[at]!);
  const words = match?.[2]!.trim();
  if (!match || !words) return undefined;
  const sign = match[1]!;
  if (sign === '-#') return { block: { kind: 'small', inside: spansOf(words) }, next: at + 1 };
  return { block: { kind: 'heading', level: sign.length as 1 | 2 | 3, inside: spansOf(words) }, next: at + 1 };
}

/** The content of a list item. */
function itemOf(lines: readonly string[]): readonly Block[] {
  const title = titleAt(lines, 0);
  return title ? [title.block, ...paragraphs(lines.slice(1), false)] : paragraphs(lines, false);
}
