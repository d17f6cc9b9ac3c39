import { spansOf } from './spans.ts';
import type { Block, Fence, Span } from './tree.ts';

/** Plain lines as paragraphs, with the fences that stand between them; `followed`: another block comes behind. */
export function paragraphs(lines: readonly string[], followed: boolean): Block[] {
  if (lines.length === 0) return [];
  // A blank line before a block is kept; the break that leads to the block is not.
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

/** The breaks before and behind a fence are the fence's own. */
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
