/** Icons beside words. They add nothing to what the words say. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

const line = (path: string): SVGTemplateResult =>
  svg`<path d=${path} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />`;

const paths = {
  hash: 'M9 4 7 20M17 4l-2 16M4 9h17M3 15h17',
  thread: 'M4 5h16v10H10l-6 5zM8 9h8M8 12h5',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  talk: 'M4 12a8 7 0 1 1 4 6l-4 2z',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100',
  list: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  window: 'M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6',
  down: 'M12 5v14M6 13l6 6 6-6',
  unfold: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  check: 'M5 13l4 4L19 7',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  slash: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM14 7l-4 10',
  send: 'M4 4l17 8-17 8 3-8zM7 12h14',
} as const;

export type IconName = keyof typeof paths;

export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${line(paths[name])}</svg>`;
}
