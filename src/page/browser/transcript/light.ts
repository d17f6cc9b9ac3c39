/** Light or dark: as the reader's system, until they choose; on paper always light. */
export type Theme = 'light' | 'dark';

const dark = matchMedia('(prefers-color-scheme: dark)');
let chosen: Theme | undefined;
let draw: (theme: Theme) => void = () => undefined;

export function follow(drawn: (theme: Theme) => void): void {
  draw = drawn;
  dark.addEventListener('change', now);
  addEventListener('beforeprint', () => draw('light'));
  addEventListener('afterprint', now);
  now();
}

export function turn(): void {
  chosen = theme() === 'dark' ? 'light' : 'dark';
  now();
}

function theme(): Theme {
  return chosen ?? (dark.matches ? 'dark' : 'light');
}

function now(): void {
  draw(theme());
}
