/** Rallies: recovered strength, and overcome panic. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Fact } from '../facts.ts';
import { shortClauses } from './dice.ts';
import { factAt, line, more, nameIn, type Page, rollAt, say, type Story, unitAtLine, variantFor } from './story.ts';

/** SH-RALLY-07. A failed test to rally; a passed one is reported by its effect. */
export function sayRallyTest(story: Story, at: number, unit: string, page: Page): void {
  if (factAt(story, at + 1)?.type !== 'failed') return sayRally(story, at, unit, page);
  const what = unitAtLine(story, at, unit)?.formation === 'horde' ? 'rally' : 'recovery';
  say(page, phrase(`tell-${what}-failed`, { unit: nameIn(story, unit), variant: variantFor(story, unit) }));
}

function sayRally(story: Story, at: number, unit: string, page: Page): void {
  const kind = unitAtLine(story, at, unit)?.formation === 'horde' ? 'rallied' : 'recovered';
  say(page, phrase(`tell-${kind}`, { unit: nameIn(story, unit), variant: variantFor(story, unit) }));
}

/** SH-RALLY-05. A rally without a test is reported here. */
function sayUntested(story: Story, at: number, unit: string, page: Page): void {
  const tested = story.entries
    .slice(0, at)
    .some((_, i) => rollAt(story, i)?.about['reason'] === 'rally' && rollAt(story, i)?.unit === unit);
  if (tested) return;
  sayRally(story, at, unit, page);
  line(page, phrase('tell-part-rally-untested', { clause: shortClauses(['SH-RALLY-05']) }));
}

/** SH-RALLY-01. Two points recovered, or as many as were missing. */
export function tellRecovered(story: Story, at: number, fact: Extract<Fact, { type: 'recovered' }>, page: Page): void {
  sayUntested(story, at, fact.unit, page);
  const from = unitAtLine(story, at, fact.unit)?.strength ?? 0;
  more(page, phrase('tell-part-loss', { unit: nameIn(story, fact.unit), from, to: from + fact.strength }));
}

/** SH-RALLY-06. */
export function tellRallied(story: Story, at: number, fact: Extract<Fact, { type: 'rallied' }>, page: Page): void {
  sayUntested(story, at, fact.unit, page);
  const formation = phrase(`formation-${fact.formation}`);
  const facing = phrase(`facing-${fact.facing}`);
  more(page, phrase('tell-part-rallied', { formation, facing, clause: shortClauses(['SH-RALLY-06']) }));
}
