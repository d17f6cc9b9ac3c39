/** Answers in words, and how they were given. */
import { momentShown } from '../../../kernel/moment.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { By, Entry } from '../../../kernel/run.ts';
import { POINTS } from '../../../hex/facing.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { Formation, State } from '../state.ts';
import { shortClauses } from './dice.ts';

export type Answered = Extract<Entry<Fact>, { ask: unknown }>;

/** The canonical answers that have a message of their own, `answer-...`. */
const KNOWN: Readonly<Record<string, string>> = {
  hold: 'hold',
  square: 'square',
  fire: 'fire',
  'no fire': 'no-fire',
  flee: 'flee',
  attack: 'attack',
  stop: 'stop',
  strike: 'strike',
  'no strike': 'no-strike',
  stay: 'stay',
  none: 'none',
  'closed column': 'closed-column',
  counter: 'counter',
  'friend none': 'friend-none',
  pursue: 'pursue',
  'stay put': 'stay-put',
  first: 'first',
  second: 'second',
};

/** A canonical answer as one reads it. What has no words of its own is shown as it is written in orders. */
export function answerWords(now: State, text: string): Phrase {
  const known = KNOWN[text];
  if (known !== undefined) return phrase(`answer-${known}`);
  const transfer = /^transfer (\d+) to (\S+)$/.exec(text);
  if (transfer) return phrase('answer-transfer', { n: Number(transfer[1]), unit: nounOf(now, transfer[2]!) });
  const reaction = reactionWords(now, text);
  if (reaction) return reaction;
  const facing = /^face ([NSEW]+)$/.exec(text);
  const point = facing ? POINTS.indexOf(facing[1] as (typeof POINTS)[number]) : -1;
  if (point >= 0) return phrase('answer-face', { facing: phrase(`facing-${point}`) });
  const toward = /^toward (\d{4})$/.exec(text);
  if (toward) return phrase('answer-toward', { to: toward[1]! });
  const path = /^via ((?:\d{4} ?)*)(off)?$/.exec(text);
  if (path) return phrase('answer-path', { path: path[1]!.trim(), off: path[2] ?? 'on' });
  return (
    pursuitWords(now, text) ??
    standWords(text) ??
    lateWords(now, text) ??
    halfWords(now, text) ??
    phrase('answer-other', { text })
  );
}

/** ASK-15, ASK-17. With whom, and at whom. */
function pursuitWords(now: State, text: string): Phrase | undefined {
  const [, verb, unit] = /^(pursue with|attack) (\S+)$/.exec(text) ?? [];
  if (unit === undefined) return undefined;
  return phrase(verb === 'attack' ? 'answer-attack-unit' : 'answer-pursue-with', { unit: nounOf(now, unit) });
}

const FORMATION_NAMES: Readonly<Record<string, Formation>> = {
  column: 'column',
  line: 'line',
  square: 'square',
  'closed column': 'closedColumn',
  skirmish: 'skirmish',
  extend: 'extendedLine',
};

/** ASK-19. `column face S`, `extend 0605 face S`: over that hex too. */
function standWords(text: string): Phrase | undefined {
  const [, word, to, point] = /^([a-z ]+?)(?: (\d{4}))? face ([NSEW]+)$/.exec(text) ?? [];
  const formation = word === undefined ? undefined : FORMATION_NAMES[word];
  if (formation === undefined) return undefined;
  const facing = POINTS.indexOf(point as (typeof POINTS)[number]);
  const args = { formation: phrase(`formation-${formation}`), facing: phrase(`facing-${facing}`) };
  return to === undefined ? phrase('answer-stand', args) : phrase('answer-stand-over', { ...args, to });
}

/** ASK-20, ASK-21. `keep 1409`, `right 11L`. */
function halfWords(now: State, text: string): Phrase | undefined {
  const [, keep] = /^keep (\d{4})$/.exec(text) ?? [];
  if (keep !== undefined) return phrase('answer-keep', { hex: keep });
  const [, half, unit] = /^(left|right) (\S+)$/.exec(text) ?? [];
  return unit === undefined ? undefined : phrase('answer-shot', { half: half!, unit: nounOf(now, unit) });
}

/** SH-ORDERS-17 to -20. `7C charge 3D with 5G`: what a unit does unordered. */
function lateWords(now: State, text: string): Phrase | undefined {
  const [all, gun] = text.split(' with ');
  const found = /^(\S+) (restrain|try|charge|assault)(?: (\S+))?(?: from (\S+))?$/.exec(all ?? '');
  if (!found) return undefined;
  const target = found[3] === undefined ? {} : { target: nounOf(now, found[3]) };
  const deed = phrase(`answer-${found[2]}`, { unit: nounOf(now, found[1]!), ...target });
  const what = found[4] === undefined ? deed : phrase('answer-from', { what: deed, from: found[4] });
  return gun === undefined ? what : phrase('answer-with', { what, unit: nounOf(now, gun) });
}

/** ASK-06, ASK-07, ASK-08. Reactions with a facing, a hex, a half, or a friend. */
function reactionWords(now: State, text: string): Phrase | undefined {
  const [, point, pivot = 'none'] = /^turn ([NSEW]+)(?: on (left|right))?$/.exec(text) ?? [];
  if (point !== undefined) {
    const facing = POINTS.indexOf(point as (typeof POINTS)[number]);
    return phrase('answer-turn', { facing: phrase(`facing-${facing}`), pivot });
  }
  const [, to] = /^evade (\d{4})$/.exec(text) ?? [];
  if (to !== undefined) return phrase('answer-evade', { to });
  const [, half] = /^fire (left|right)$/.exec(text) ?? [];
  if (half !== undefined) return phrase('answer-fire-half', { half });
  const [, friend, deed, where = 'none'] =
    /^friend (\S+) (fire|counter)(?: (?:\d{4} )*(left|right|\d{4}))?$/.exec(text) ?? [];
  if (friend === undefined) return undefined;
  const unit = nounOf(now, friend);
  if (deed === 'fire') return phrase('answer-friend-fire', { unit, half: where });
  return phrase('answer-friend-counter', { unit, to: where });
}

/** An answer; and where it was not given then and there, how: with the order, beforehand, by doctrine, by nobody in time. */
export function answerPart(now: State, entry: Answered): Phrase {
  const answer = ownWords(entry) ?? answerWords(now, entry.got);
  const { by } = entry;
  const part = by.who === 'person' ? answer : phrase('tell-part-answer', { answer, given: givenBy(by) });
  if (entry.ask.kind !== 'ASK-10') return part;
  return phrase('tell-part-clause', { part, clause: shortClauses(['SH-MORALE-20']) });
}

/** A standing order with the day on which it was given; an answer that did not come with the hour until which it was awaited. */
function givenBy(by: By): Phrase {
  if (by.who === 'overdue') return phrase('given-overdue', { at: hourShown(by.at), how: by.how });
  if (by.who !== 'standing') return phrase(`given-${by.who}`);
  const [, month, day] = by.at.split('-').map(Number);
  return phrase('given-standing', { day: day!, month: month! });
}

/** The deadline that passed; in older battles by the table's clock, which has no zone. */
function hourShown(at: string): string {
  return at.endsWith('Z') ? momentShown(at) : at.slice(11);
}

/** Answers that read otherwise in a report than on their button. */
function ownWords({ ask, got }: Answered): Phrase | undefined {
  if (ask.kind === 'ASK-01') return phrase('answer-other', { text: got.replace('-', '−') });
  if (ask.kind === 'ASK-05' && got === 'none') return phrase('answer-nobody-tries');
  if (ask.kind === 'ASK-13' && got === 'none') return phrase('answer-no-transfer');
  // The way of a pursuit: nobody flees by it.
  return ask.kind === 'ASK-16' ? phrase('answer-way', { path: got.replace('via ', '') }) : undefined;
}

/** Answers of a person, by question, that a sentence tells when they are carried out. */
const TOLD: Readonly<Record<string, RegExp>> = {
  'ASK-06': /^(hold|square|closed column|fire|counter|flee)$/,
  'ASK-08': /./,
  'ASK-09': /^strike$/,
  'ASK-14': /^fire$/,
  'ASK-15': /^(pursue|stay put)$/,
  'ASK-17': /^attack /,
};

/** The sentences say what somebody has chosen on a card: no small line repeats it. */
export function isToldByDeed({ ask, by, got }: Answered): boolean {
  return by.who === 'person' && TOLD[ask.kind]?.test(got) === true;
}

/** What goes without saying: a default that never waits; that an order to pursue is obeyed; a test that follows at once. */
export function isMatterOfCourse({ ask, by, got }: Answered): boolean {
  if (ask.kind === 'ASK-15' && by.who === 'order') return true;
  if (by.who === 'person' && / (restrain|try)$/.test(got)) return true;
  return ask.quiet === true && by.who === 'default';
}
