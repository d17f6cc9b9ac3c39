import { spansOf } from './spans.ts';
import type { Block, Fence, Span } from './tree.ts';

/** Plain lines as paragraphs, with the fences between them. `followed`: another block comes next. */
export function paragraphs(lines: readonly string[], followed: boolean): Block[] {
  if (lines.length === 0) return [];
  // Keeps a blank line before a block, but not the line break that leads to it.
  const text = lines.join('\n') + (followed && lines.at(-1)!.trim() === '' ? '\n' : '');
  const blocks: Block[] = [];
  let inside: Span[] = [];
  const close = (): void => {
    if (inside.length > 0) blocks.push({ kind: 'paragraph', inside });
    inside = [];
  };
  for (const span of besideFences(spansOf(text))) {
    if (span.kind !== 'fence') inside.push(span);
    else {
      close();
      blocks.push(span);
    }
  }
  close();
  return blocks;
}

/** Line breaks around a fence belong to the fence. */
function besideFences(spans: readonly Span[]): Span[] {
  const isFence = (span: Span | undefined): span is Fence => span?.kind === 'fence';
  return spans.flatMap((span, index) => {
    if (span.kind !== 'text') return [span];
    let { text } = span;
    if (isFence(spans[index + 1])) text = text.replace(/\n$/, '');
    if (isFence(spans[index - 1])) text = text.replace(/^\n/, '');
    return text === '' ? [] : [{ kind: 'text' as const, text }];
  });
}
