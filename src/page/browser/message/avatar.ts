/** An avatar drawn here for everyone, so that no picture has to be loaded. */
import { html, svg, type TemplateResult } from 'lit';

interface Somebody {
  readonly id: string;
  readonly bot?: boolean | undefined;
}

/** White letters are legible on each of them. */
const COLOURS = ['#4752c4', '#5c6470', '#2d7d46', '#a15c00', '#b8317f', '#0f7b8a', '#7a4bb5', '#c03537'];

const PENNANT = svg`<path fill="#fff" d="M13 8.5a1.2 1.2 0 0 1 2.4 0v.6c5-2 8.2 2.2 13.1.1v9.6c-4.9 2.1-8.1-2.1-13.1-.1v13.1a1.2 1.2 0 0 1-2.400 0Z"></path>`;

export function drawAvatar({ id, bot }: Somebody, name: string, size = 40): TemplateResult {
  const colour = bot ? '#3c45a5' : COLOURS[Number(BigInt(`0${id.replace(/\D/g, '')}`) % BigInt(COLOURS.length))]!;
  return html`<svg class="avatar" viewBox="0 0 40 40" width=${size} height=${size} aria-hidden="true" focusable="false"><circle cx="20" cy="20" r="20" fill=${colour}></circle>${bot ? PENNANT : drawLetters(name)}</svg>`;
}

function drawLetters(name: string): TemplateResult {
  return svg`<text x="20" y="20" dy="0.36em" text-anchor="middle" fill="#fff" font-size="16" font-weight="600">${initialsOf(name)}</text>`;
}

function initialsOf(name: string): string {
  const firsts = name.matchAll(/(?<![^\s_-])[^\s_-]/gu);
  return Array.from(firsts, ([first]) => first.toUpperCase())
    .slice(0, 2)
    .join('');
}
