/** A parsed text in Discord's Markdown: only texts and numbers, so the drawing code decides what they become. */
export type Styled = 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';

export interface Fence {
  readonly kind: 'fence';
  readonly language: string;
  readonly text: string;
}

export type Mention =
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'command'; readonly name: string; readonly id: string };

export type Span =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: Styled; readonly inside: readonly Span[] }
  | { readonly kind: 'link'; readonly address: string; readonly title: string; readonly inside: readonly Span[] }
  | Mention
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: string }
  | Fence;

export type Block =
  | { readonly kind: 'paragraph' | 'small'; readonly inside: readonly Span[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Span[] }
  | { readonly kind: 'quote'; readonly inside: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly (readonly Block[])[] }
  | Fence;
