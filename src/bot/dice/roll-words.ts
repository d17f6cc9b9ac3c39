/**
 * The result of dice: the outcome and its dice, then every die in small print. Ignored dice are struck out, `→`
 * precedes a reroll, `!` follows an exploding die, hits are bold.
 */
import type { Fallen, Line, Part, Rolled } from '../../dice/roll.ts';
import { digitsOf, type Notation } from '../../dice/notation.ts';
import { writeDice } from '../../dice/write.ts';
import { phrase } from '../../kernel/phrase.ts';
import { diceInWords, type Say, signed } from './dice-words.ts';
import { small } from '../messages/parts.ts';

/** The total limit, so that a message has room above and below. */
export const LONGEST = 1300;
/** Dice longer than this in words are shown in notation. */
const LONGEST_WORDS = 250;

export function rollInWords(say: Say, thrown: Rolled): string {
  const { notation, lines } = thrown;
  const dice = shownDice(say, notation);
  const outcomes = lines.map((line) => outcomeOf(say, notation, line));
  for (let room = LONGEST / lines.length; room >= LEAST; room /= 2) {
    const faces = lines.map((line) => facesOf(say, line, room));
    const told = tellDice(say, thrown, { dice, outcomes, faces });
    if (told.length <= LONGEST) return told;
  }
  return tellDice(say, thrown, { dice, outcomes, faces: [] });
}

/** What fits on a phone's line. A longer outcome has its dice below, in small print. */
const ONE_LINE = 42;

/** With less room than this, a line's dice are left out. */
const LEAST = 10;

interface Shown {
  readonly dice: string;
  /** One per line. */
  readonly outcomes: readonly string[];
  readonly faces: readonly string[];
}

function tellDice(say: Say, { notation, lines }: Rolled, { dice, outcomes, faces }: Shown): string {
  if (lines.length > 1) {
    const told = outcomes.map((outcome, place) => [outcome, ...faces.slice(place, place + 1)].join(' · '));
    return [say(phrase('dice-outcomes', { dice })), ...told].join('\n');
  }
  const [outcome = '', shown = ''] = [outcomes[0], faces[0]];
  if (!notation.terms.some(({ kind }) => kind === 'dice')) return say(phrase('dice-outcome-alone', { outcome }));
  const below = shown === '' || outcome === `**${shown}**` ? [] : [small(shown)];
  if (outcome.length + dice.length <= ONE_LINE)
    return [say(phrase('dice-outcome', { outcome, dice })), ...below].join('\n');
  return [say(phrase('dice-outcome-alone', { outcome })), small(dice), ...below].join('\n');
}

function shownDice(say: Say, notation: Notation): string {
  const dice = diceInWords(say, notation);
  return dice.length > LONGEST_WORDS ? `\`${writeDice(notation)}\`` : dice;
}

/** The total and its target; hits and losses in words. */
function outcomeOf(say: Say, { test, terms }: Notation, { total, met, saves }: Line): string {
  if (saves) return say(phrase('dice-losses', { losses: saves.losses, hits: total, saved: saves.saved }));
  if (test?.of === 'dice') return say(phrase('dice-hits', { n: total }));
  const shown = withMinus(total);
  if (test === undefined || met === undefined) return `**${shown}**`;
  // Numbers read from digits have gaps, so there is no margin.
  const by = test.by === '=' || digitsOf(terms) > 1 ? 0 : Math.abs(total - boundOf(test.by, test.than));
  const id = met ? 'dice-met' : 'dice-missed';
  return say(by === 0 ? phrase(id, { total: shown }) : phrase(`${id}-by`, { total: shown, by }));
}

/** The last number that meets the target. */
function boundOf(by: string, than: number): number {
  if (by === '>') return than + 1;
  return by === '<' ? than - 1 : than;
}

function withMinus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** Every die of a line, or only their number if they take more room. */
function facesOf(say: Say, { parts, saves }: Line, room: number): string {
  const left: Room = { left: saves ? room / 2 : room };
  const thrown = parts.map((part, place) => signed(part.term, place, facesOfPart(say, part, parts.length > 1, left)));
  if (!saves || saves.dice.length === 0) return thrown.join(' ');
  const saved = saves.dice.map((die) => (die.saved ? `**${die.value}**` : String(die.value)));
  const dice = within(say, saved, { left: room / 2 });
  // Without hit dice there are only saves.
  const hits = parts.some((part) => part.dice.length > 0) ? `${thrown.join(' ')} · ` : '';
  return `${hits}${say(phrase('dice-saves', { dice }))}`;
}

function facesOfPart(say: Say, { term, dice }: Part, isOneOfMany: boolean, left: Room): string {
  if (term.kind === 'number') return String(term.value);
  const groups = groupsOf(dice).map(shownGroup);
  const shown = within(say, groups, left);
  const isApart = groups.length > 1 && (isOneOfMany || term.factor !== 1);
  const faces = isApart ? `(${shown})` : shown;
  return term.factor === 1 ? faces : `${faces} × ${term.factor}`;
}

/** A die together with the dice it caused. */
function groupsOf(dice: readonly Fallen[]): Fallen[][] {
  const groups: Fallen[][] = [];
  let before: Fallen | undefined;
  for (const die of dice) {
    if (before?.exploded || before?.fate === 'rerolled') groups.at(-1)!.push(die);
    else groups.push([die]);
    before = die;
  }
  return groups;
}

function shownGroup(group: readonly Fallen[]): string {
  if (group.at(-1)?.fate !== 'dropped') return group.map((die) => shownDie(die)).join('');
  return `~~${group.map(({ value, exploded, fate }) => `${value}${fate === 'rerolled' ? '→' : exploded ? '!+' : ''}`).join('')}~~`;
}

function shownDie({ value, fate, exploded }: Fallen): string {
  if (fate === 'rerolled') return `~~${value}~~→`;
  const shown = fate === 'hit' || fate === 'double' ? `**${value}**` : String(value);
  return `${shown}${fate === 'double' ? '×2' : ''}${exploded ? '!+' : ''}`;
}

interface Room {
  left: number;
}

function within(say: Say, shown: readonly string[], room: Room): string {
  const kept: string[] = [];
  for (const each of shown) {
    if (each.length + 1 > room.left) break;
    room.left -= each.length + 1;
    kept.push(each);
  }
  const more = shown.length - kept.length;
  return more === 0 ? kept.join(' ') : [...kept, '…', say(phrase('dice-more', { n: more }))].join(' ');
}
