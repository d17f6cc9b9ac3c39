/** What a friend does for the charged unit, and countercharges. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { HELP } from '../questions/help.ts';
import { isCavalry } from '../state.ts';
import { moraleLine, shortClauses } from './dice.ts';
import {
  factAt,
  factsOf,
  line,
  lineAhead,
  lineAlone,
  more,
  nameIn,
  type Page,
  say,
  type Story,
  unitAtLine,
  variantFor,
} from './story.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** SH-COUNTER-06, SH-DEFFIRE-06. A friend that comes to help, or fails to; a shot is reported when it is fired. */
export function tellVolunteered(story: Story, at: number, fact: Told<'volunteered'>, page: Page): void {
  const passed = factAt(story, at + 2)?.type === 'passed';
  if (fact.how === 'fire' && passed) return;
  say(page, helps(story, at, fact, passed));
}

/** SH-REACT-15. A friend has arrived after the target had left, without a fight: the result. */
function sayBarsWay(story: Story, at: number, { unit, target }: Told<'countercharged'>, page: Page): void {
  const help = story.entries.slice(0, at).findLast((entry) => 'ask' in entry && entry.ask.kind === HELP.kind);
  const hasLeft = help !== undefined && 'ask' in help && help.ask.about['stands'] === false;
  const after = factsOf(story).slice(factsOf(story).findIndex((fact) => fact.type === 'countercharged'));
  const isTold = after.some((fact) => {
    return fact.type === 'attacked' || fact.type === 'declined' || (fact.type === 'pursued' && fact.path.length > 0);
  });
  if (!hasLeft || isTold || story.isOpen) return;
  const args = { unit: nameIn(story, unit), target: nameIn(story, target), variant: variantFor(story, unit, target) };
  say(page, phrase('tell-help-bars-way', args));
}

function helps(story: Story, at: number, { unit, friend, how }: Told<'volunteered'>, passed: boolean): Phrase {
  const helper = unitAtLine(story, at, unit);
  const arm = helper && isCavalry(helper) ? 'cavalry' : 'infantry';
  const args = { unit: nameIn(story, unit), friend: nameIn(story, friend), variant: variantFor(story, unit, friend) };
  if (how === 'fire') return phrase('tell-help-fire-fails', args);
  return phrase(`tell-help-${arm}-${passed ? 'comes' : 'fails'}`, args);
}

/** Its test: below its sentence, or above the sentence of the shot that follows. */
export function tellSupportTest(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  const fact = factAt(story, at - 1);
  const fires = fact?.type === 'volunteered' && fact.how === 'fire' && factAt(story, at + 1)?.type === 'passed';
  const small = moraleLine(story, roll, got);
  if (fires) lineAhead(page, small);
  else line(page, small);
}

/** SH-COUNTER-01, SH-Q-28. Its effect on the charge, and a friend's path. */
export function tellCountercharged(story: Story, at: number, fact: Told<'countercharged'>, page: Page): void {
  const move = factAt(story, at + 1);
  if (move?.type === 'moved' && move.unit === fact.unit) {
    lineAlone(page, phrase('tell-line-ride', { path: move.path.join(' '), clause: shortClauses(['SH-COUNTER-05']) }));
  }
  if (story.positions[at]!.rulings.counterchargeDoubling !== 'countercharger') {
    more(page, phrase('tell-part-not-doubled', { clause: shortClauses(['SH-FACTOR-09']) }));
  }
  sayBarsWay(story, at, fact, page);
}

/** Whether this move belongs to a countercharge. */
export function isCountercharge(story: Story, at: number, unit: string): boolean {
  const fact = factAt(story, at - 1);
  return fact?.type === 'countercharged' && fact.unit === unit;
}
