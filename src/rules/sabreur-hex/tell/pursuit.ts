/** Pursuit: which unit pursues which, how far, and what it meets. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { CHASE } from '../questions/chase.ts';
import { PURSUIT } from '../questions/pursuit.ts';
import { isCavalry } from '../state.ts';
import type { Answered } from './answers.ts';
import { numberIn, shortClauses, textIn } from './dice.ts';
import {
  factsOf,
  line,
  lineAlone,
  more,
  nameIn,
  type Page,
  rollAt,
  say,
  type Story,
  unitAtLine,
  variantFor,
} from './story.ts';

type Pursued = Extract<Fact, { type: 'pursued' }>;

/** SH-PURSUIT-02. If the story stops before the run, a card asks for the path, and tells of the pursuit. */
export function tellPursuitRoll(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  if (runFrom(story, at, roll.unit ?? '')) sayChase(story, at, roll.unit ?? '', page);
  const [sides, plus, die] = [numberIn(roll.about, 'sides', 6), numberIn(roll.about, 'plus', 0), got[0] ?? 0];
  const hexes = (sides === 3 ? Math.ceil(die / 2) : die) + plus;
  const clause = shortClauses([roll.clause]);
  line(page, phrase('tell-line-pursuit', { unit: nameIn(story, roll.unit ?? ''), sides, die, plus, hexes, clause }));
}

/** SH-PURSUIT-03. Its end; with the sentence, unless the dice have just had it. */
export function tellPursued(story: Story, at: number, fact: Pursued, page: Page): void {
  if (!isRolled(story, at, fact.unit)) {
    sayChase(story, at, fact.unit, page);
    const clause = shortClauses(['SH-PURSUIT-02']);
    const unit = nameIn(story, fact.unit);
    if (fact.length > 0) line(page, phrase('tell-line-pursuit-fixed', { unit, hexes: fact.length, clause }));
  }
  more(page, outcome(story, fact));
}

/** Its dice come before it, with at most the choice of path in between. */
function isRolled(story: Story, at: number, unit: string): boolean {
  const before = story.entries[at - 1];
  const roll = rollAt(story, before && 'ask' in before && before.ask.kind === CHASE.kind ? at - 2 : at - 1);
  return roll?.why === 'pursuit' && roll.unit === unit;
}

function sayChase(story: Story, at: number, unit: string, page: Page): void {
  const kind = chaseOf(story, at, unit);
  say(page, phrase(`tell-pursuit-${kind}`, { unit: nameIn(story, unit), variant: variantFor(story, unit) }));
}

/** The run that follows this line. */
function runFrom(story: Story, at: number, unit: string): Pursued | undefined {
  return story.entries
    .slice(at)
    .flatMap(pursuitIn)
    .find((fact) => fact.unit === unit);
}

/** SH-PURSUIT-03. The wording depends on where it ends. */
function chaseOf(
  story: Story,
  at: number,
  unit: string,
): 'near' | 'met' | 'hemmed' | 'helper' | 'away' | 'cavalry' | 'infantry' {
  const run = runFrom(story, at, unit);
  const isMet = run !== undefined && run.contacts.length > 0;
  if (run?.path.length === 0) return isMet ? (strikes(story, at, unit) ? 'near' : 'met') : 'hemmed';
  if (isHelper(story, unit)) return 'helper';
  const then = unitAtLine(story, at, unit);
  if (!then || !isCavalry(then)) return 'infantry';
  return run && !isMet ? 'away' : 'cavalry';
}

/** SH-PURSUIT-07. Whether it attacks the enemy it has met. */
function strikes(story: Story, at: number, unit: string): boolean {
  return story.entries.slice(at).some((entry) => {
    return 'fact' in entry && entry.fact.type === 'attacked' && entry.fact.unit === unit && !entry.fact.back;
  });
}

function pursuitIn(entry: Story['entries'][number]): Pursued[] {
  return 'fact' in entry && entry.fact.type === 'pursued' ? [entry.fact] : [];
}

/** SH-PURSUIT-01. The enemy has left, and the attacker does not pursue: reported even if no one was asked. */
export function tellStay(story: Story, at: number, { ask, got }: Answered, page: Page): void {
  const target = textIn(ask.about, 'target');
  const isDestroyed = story.positions[at]!.gone.some(({ id, offMap }) => id === target && !offMap);
  if (PURSUIT.choice.parse(got)?.say !== 'stayPut' || ask.unit === undefined || isDestroyed) return;
  const unit = nameIn(story, ask.unit);
  say(page, phrase('tell-pursuit-none', { unit, variant: variantFor(story, ask.unit) }));
}

/**
 * SH-PURSUIT-01. Only a charger pursues: after an assault whose target has left there is no question, and the unit
 * stays.
 */
export function tellActed(story: Story, at: number, { unit: id }: Extract<Fact, { type: 'acted' }>, page: Page): void {
  const side = unitAtLine(story, at, id)?.side;
  const facts = factsOf(story);
  const hasLeft = facts.some((fact) => {
    return (fact.type === 'fled' || fact.type === 'evaded') && unitAtLine(story, 0, fact.unit)?.side !== side;
  });
  const goesOn = facts.some((fact) => 'unit' in fact && fact.unit === id && MOVES_ON.includes(fact.type));
  const isTold = page.drafts.some(({ says }) => STAYS.includes(says.id));
  if (side === undefined || !hasLeft || goesOn || isTold) return;
  say(page, phrase('tell-pursuit-none', { unit: nameIn(story, id), variant: variantFor(story, id) }));
}

/** Acts of a unit other than staying in place; a shot can drive off an enemy without a move. */
const MOVES_ON: readonly Fact['type'][] = ['fired', 'pursued', 'declined', 'fled', 'evaded', 'panicked', 'eliminated'];

/** Sentences that already say that it stays. */
const STAYS: readonly string[] = ['tell-pursuit-none', 'tell-help-bars-way'];

/** SH-PURSUIT-05. The run names the unit it supports; if the story stops before it, the second unit is the helper. */
function isHelper(story: Story, unit: string): boolean {
  const runs = story.entries.flatMap(pursuitIn);
  const own = runs.find((fact) => fact.unit === unit);
  return own ? own.behind !== undefined : runs.length > 0;
}

function outcome(story: Story, { path, length, contacts }: Pursued): Phrase {
  const hexes = path.length;
  const clause = shortClauses(['SH-PURSUIT-03']);
  const enemies = contacts.map((id) => phrase('tell-id', { unit: nameIn(story, id) }));
  if (contacts.length > 0) return phrase('tell-part-contact', { enemies, hexes, clause });
  if (hexes === 0) return phrase('tell-part-hemmed-in', { clause });
  return phrase(hexes < length ? 'tell-part-pursuit-short' : 'tell-part-pursuit', { to: path.at(-1)!, hexes, clause });
}

/**
 * SH-Q-83. The blow of a pursuit is doubled although the charge was countercharged: that is surprising enough to
 * mention.
 */
export function tellDoubledAgain(story: Story, at: number, roll: Roll, page: Page): void {
  const despite = story.entries
    .slice(0, at)
    .some((entry) => 'fact' in entry && entry.fact.type === 'pursued' && entry.fact.countercharged === true);
  if (!despite || roll.about['doubled'] !== true) return;
  lineAlone(page, phrase('tell-line-doubled-again', { clause: shortClauses(['SH-Q-83']) }));
}
