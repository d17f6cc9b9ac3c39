/** Small icons beside words. Hidden from screen readers, because the words say it all. */
import { svg, type TemplateResult } from 'lit';

const icon = (path: string): TemplateResult =>
  svg`<svg class="glyph" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d=${path}></path></svg>`;

export const icons = {
  eye: icon('M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z'),
  pin: icon('M9 3h6l-.6 6.5L18 13v2H6v-2l3.6-3.5L9 3ZM12 15v6'),
  thread: icon('M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17'),
  outside: icon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6'),
  download: icon('M12 3v12M7 10.5l5 5 5-5M4 20.5h16'),
  file: icon('M6 2.5h8l5 5v14H6v-19ZM13.5 2.5V8H19'),
  down: icon('M6 9.5l6 6 6-6'),
  tick: icon('M5 12.5l4.5 4.5L19 7.5'),
  cross: icon('M6 6l12 12M18 6 6 18'),
} as const;
