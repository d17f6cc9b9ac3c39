/**
 * What fell: the outcome and the dice it was thrown with, then every die in small print. What does not count is struck
 * out, `→` stands before what was thrown instead, `!` behind what exploded; hits are bold.
 */
import type { Fallen, Line, Part, Thrown } from '../dice/throw.ts';
import { digitsOf, type Notation } from '../dice/notation.ts';
import { writeDice } from '../dice/write.ts';
import { phrase } from '../kernel/phrase.ts';
import { diceInWords, type Say, signed } from './dice-words.ts';
import { small } from './parts.ts';

/** All of it together keeps to this, so that what stands above and below has room in a message. */
export const LONGEST = 1300;
/** Dice in words that are longer are shown as they would be typed. */
const LONGEST_WORDS = 250;

export function thrownInWords(say: Say, thrown: Thrown): string {
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

/** What fits into a line of a phone: a longer outcome has its dice below it, in small print. */
const ONE_LINE = 42;

/** With less room for the dice of a line, none are shown at all. */
const LEAST = 10;

interface Shown {
  readonly dice: string;
  /** Of each line. */
  readonly outcomes: readonly string[];
  readonly faces: readonly string[];
}

function tellDice(say: Say, { notation, lines }: Thrown, { dice, outcomes, faces }: Shown): string {
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

/** The total and what it is compared with; hits and losses in words. */
function outcomeOf(say: Say, { test, terms }: Notation, { total, met, saves }: Line): string {
  if (saves) return say(phrase('dice-losses', { losses: saves.losses, hits: total, saved: saves.saved }));
  if (test?.of === 'dice') return say(phrase('dice-hits', { n: total }));
  const shown = withMinus(total);
  if (test === undefined || met === undefined) return `**${shown}**`;
  // Between numbers that are read from dice there are some that do not exist.
  const by = test.by === '=' || digitsOf(terms) > 1 ? 0 : Math.abs(total - boundOf(test.by, test.than));
  const id = met ? 'dice-met' : 'dice-missed';
  return say(by === 0 ? phrase(id, { total: shown }) : phrase(`${id}-by`, { total: shown, by }));
}

/** The last number that meets it. */
function boundOf(by: string, than: number): number {
  if (by === '>') return than + 1;
  return by === '<' ? than - 1 : than;
}

function withMinus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** Every die of a line; of those that would take more room, their number alone. */
function facesOf(say: Say, { parts, saves }: Line, room: number): string {
  const left: Room = { left: saves ? room / 2 : room };
  const thrown = parts.map((part, place) => signed(part.term, place, facesOfPart(say, part, parts.length > 1, left)));
  if (!saves || saves.dice.length === 0) return thrown.join(' ');
  const saved = saves.dice.map((die) => (die.saved ? `**${die.value}**` : String(die.value)));
  const dice = within(say, saved, { left: room / 2 });
  // Of hits that are only saved there are no other dice.
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

/** A die, with those that were thrown because of it. */
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
