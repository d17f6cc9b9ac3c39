/** A text on one line without Markdown, for previews. */
import { nameOf } from '../naming.ts';
import type { Reader } from '../reader.ts';
import { momentIn } from '../when.ts';
import { parse } from './parse.ts';
import type { Block, Span } from './tree.ts';

export function plainOf(text: string, reader: Reader, now: number): string {
  const said = (nodes: readonly (Block | Span)[]): string => nodes.map(sayOf).join('');
  const sayOf = (node: Block | Span): string => {
    switch (node.kind) {
      case 'text':
      case 'code':
        return node.text;
      case 'spoiler':
        return '▇▇▇';
      case 'list':
        return node.items.map((item) => ` • ${said(item)}`).join('');
      case 'fence':
        return ` ${node.text} `;
      case 'emoji':
        return `:${node.name}:`;
      case 'time':
        return momentIn(reader, node.seconds * 1000, node.style, now);
      case 'paragraph':
      case 'heading':
      case 'small':
      case 'quote':
        return ` ${said(node.inside)} `;
      case 'bold':
      case 'italic':
      case 'underline':
      case 'strike':
      case 'link':
        return said(node.inside);
      case 'user':
      case 'role':
      case 'channel':
      case 'command':
        return nameOf(node, reader);
    }
  };
  return said(parse(text)).replace(/\s+/g, ' ').trim();
}
