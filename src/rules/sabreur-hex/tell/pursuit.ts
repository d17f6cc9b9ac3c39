/** Pursuit: which unit pursues which, how far, and what it meets. */
import { line, more } from '../../../kernel/page.ts';
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { PURSUIT_PATH } from '../questions/pursuit-path.ts';
import { PURSUIT } from '../questions/pursuit.ts';
import { isCavalry } from '../state.ts';
import type { Answered } from './answers.ts';
import { cited, halfDie, numberIn, textIn } from './dice.ts';
import {
  deedOf,
  factsOf,
  type Here,
  nameIn,
  rollAt,
  say,
  shortNames,
  type Story,
  type Tellers,
  type Told,
  unitAtLine,
  unitHere,
} from './story.ts';

export const PURSUITS = {
  /** SH-PURSUIT-03. Its end; with the sentence, unless the dice have just had it. */
  pursued(fact, here) {
    if (!isRolled(here, fact.unit)) {
      tellChase(here, fact.unit);
      const run = { unit: nameIn(here, fact.unit), hexes: fact.length };
      if (fact.length > 0) line(here, cited('tell-line-pursuit-fixed', run, 'SH-PURSUIT-02'));
    }
    more(here, outcome(here, fact));
  },
  /** SH-PURSUIT-01. After an assault whose target has left, no one is asked and the unit stays. */
  acted({ unit }, here) {
    const side = unitHere(here, unit)?.side;
    const facts = factsOf(here);
    const hasLeft = facts.some((fact) => {
      return (fact.type === 'fled' || fact.type === 'evaded') && unitAtLine(here, 0, fact.unit)?.side !== side;
    });
    const isTold = here.page.drafts.some(({ says }) => STAYS.includes(says.id));
    if (side === undefined || !hasLeft || deedOf(facts, unit, ...MOVES_ON) || isTold) return;
    say(here, 'tell-pursuit-none', { unit });
  },
} satisfies Tellers;

/** SH-PURSUIT-02. If the story stops before the run, a card asks for the path, and tells of the pursuit. */
export function tellPursuitRoll(roll: Roll, got: readonly number[], here: Here): void {
  const id = roll.unit ?? '';
  if (runFrom(here, id)) tellChase(here, id);
  const [sides, plus, die] = [numberIn(roll.about, 'sides', 6), numberIn(roll.about, 'plus', 0), got[0] ?? 0];
  const hexes = (sides === 3 ? halfDie(die) : die) + plus;
  line(here, cited('tell-line-pursuit', { unit: nameIn(here, id), sides, die, plus, hexes }, roll.clause));
}

/** Its dice come before it, with at most the choice of path in between. */
function isRolled(here: Here, unit: string): boolean {
  const before = here.entries[here.at - 1];
  const isChosen = before && 'ask' in before && before.ask.kind === PURSUIT_PATH.kind;
  const roll = rollAt(here, here.at - (isChosen ? 2 : 1));
  return roll?.why === 'pursuit' && roll.unit === unit;
}

function tellChase(here: Here, unit: string): void {
  say(here, `tell-pursuit-${chaseOf(here, unit)}`, { unit });
}

function factsFrom({ entries, at }: Here): Fact[] {
  return factsOf({ entries: entries.slice(at) });
}

function runFrom(here: Here, unit: string): Told<'pursued'> | undefined {
  return deedOf(factsFrom(here), unit, 'pursued');
}

type Chase = 'near' | 'met' | 'hemmed' | 'helper' | 'away' | 'cavalry' | 'infantry';

/** SH-PURSUIT-03. The wording depends on where it ends. */
function chaseOf(here: Here, unit: string): Chase {
  const run = runFrom(here, unit);
  const isMet = run !== undefined && run.contacts.length > 0;
  if (run?.path.length === 0) return isMet ? (strikes(here, unit) ? 'near' : 'met') : 'hemmed';
  if (isHelper(here, unit)) return 'helper';
  const then = unitHere(here, unit);
  if (!then || !isCavalry(then)) return 'infantry';
  return run && !isMet ? 'away' : 'cavalry';
}

/** SH-PURSUIT-07. Whether it attacks the enemy it has met. */
function strikes(here: Here, unit: string): boolean {
  return factsFrom(here).some((fact) => fact.type === 'attacked' && fact.unit === unit && !fact.back);
}

/** SH-PURSUIT-01. The enemy has left, and the attacker does not pursue: reported even if no one was asked. */
export function tellStay(here: Here, { ask: { unit, about }, got }: Answered): void {
  const target = textIn(about, 'target');
  const isDestroyed = here.positions[here.at]!.gone.some(({ id, offMap }) => id === target && !offMap);
  if (PURSUIT.choice.parse(got)?.say !== 'stayPut' || unit === undefined || isDestroyed) return;
  say(here, 'tell-pursuit-none', { unit });
}

/** Acts of a unit other than staying in place; a shot can drive off an enemy without a move. */
const MOVES_ON = ['fired', 'pursued', 'declined', 'fled', 'evaded', 'panicked', 'eliminated'] as const;

/** Sentences that already say that it stays. */
const STAYS: readonly string[] = ['tell-pursuit-none', 'tell-help-bars-way'];

/** SH-PURSUIT-05. The run names the unit it supports; if the story stops before it, the second unit is the helper. */
function isHelper(story: Story, unit: string): boolean {
  const runs = factsOf(story).filter(({ type }) => type === 'pursued');
  const own = deedOf(runs, unit, 'pursued');
  return own ? own.behind !== undefined : runs.length > 0;
}

function outcome(story: Story, { path, length, contacts }: Told<'pursued'>): Phrase {
  const hexes = path.length;
  const ends = (how: string, args: Phrase['args'] = {}) => cited(`tell-part-${how}`, args, 'SH-PURSUIT-03');
  if (contacts.length > 0) return ends('contact', { enemies: shortNames(story, contacts), hexes });
  if (hexes === 0) return ends('hemmed-in');
  return ends(hexes < length ? 'pursuit-short' : 'pursuit', { to: path.at(-1)!, hexes });
}

/** SH-Q-83. The blow of a pursuit doubles although the charge was countercharged: surprising enough to mention. */
export function tellDoubledAgain(roll: Roll, here: Here): void {
  const before = factsOf({ entries: here.entries.slice(0, here.at) });
  const despite = before.some((fact) => fact.type === 'pursued' && fact.countercharged === true);
  if (!despite || roll.about['doubled'] !== true) return;
  line(here, cited('tell-line-doubled-again', {}, 'SH-Q-83'), { closed: true });
}
