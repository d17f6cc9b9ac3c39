/** ASK-07, SH-REACT-15. What one friend does for a unit that is attacked. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Offered, Posed } from '../../../kernel/question.ts';
import { type Reader } from '../language/reader.ts';
import { HELP_DEEDS, type Reply } from '../language/reply.ts';
import type { StandingReply } from '../language/standing.ts';
import { takeWord, upcoming } from '../language/vocabulary.ts';
import { readUnit } from '../language/names.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import { nounOf } from '../noun.ts';
import { isSquare, isThere, type State } from '../state.ts';
import { button, chanceOnly, isEven, odds, text } from './about.ts';
import { warnsOfHelp, whoAttacks } from './attack-words.ts';
import { question } from './question.ts';
import { forms, HALF, OWN, PATH } from './slots.ts';

const CHOICE = forms(
  {
    none: 'friend none',
    fire: 'friend {unit} fire[ {half}][ if {ifStays} stays]',
    counter: 'friend {unit} counter[ {via}][ if {ifStays} stays]',
  },
  { unit: OWN, half: HALF, via: PATH, ifStays: OWN },
);

export type Help = NonNullable<ReturnType<typeof CHOICE.parse>>;

export const NO_ONE: Help = { say: 'none' };

function words(said: Help, now: State) {
  if (said.say === 'none') return phrase('answer-friend-none');
  const unit = nounOf(now, said.unit);
  if (said.say === 'fire') return phrase('answer-friend-fire', { unit, half: said.half ?? 'none' });
  return phrase('answer-friend-counter', { unit, to: said.via?.at(-1) ?? 'none' });
}

export const HELP = question<Help>({
  kind: 'ASK-07',
  clause: 'SH-REACT-15',
  choice: CHOICE,
  asks: (asked, now) =>
    phrase('card-asks-help', {
      ...whoAttacks(asked, now),
      target: nounOf(now, text(asked.about, 'target')),
      stands: asked.about['stands'] === true ? 'yes' : 'no',
    }),
  // SH-Q-52. The full wording is needed to help a target that has given way.
  asksOn: ({ about }) => (about['stands'] === true ? 'card-asks-help-on' : undefined),
  warns: (asked, now) => warnsOfHelp(asked, asked.options, now),
  words,
  button: help,
  shorter: helpShortly,
  menu: ({ value }) => (value.say === 'counter' ? phrase('card-menu-countercharge') : undefined),
  weighs: ({ about }, now) => (about['stands'] === true && isThere(now, text(about, 'target')) ? 'holds' : 'costs'),
  doctrine: { regulation, bold },
  whose: 'passive',
  ofSide: true,
  means(reply) {
    if (['none', 'no', 'hold'].includes(reply.say)) return NO_ONE;
    return reply.say === 'friend' ? meant(reply) : undefined;
  },
  begins: readHelper,
  alone: ['friend'],
  standing: { events: ['friend'], says: ['friend'], values: standing },
  menace: ({ kind }) => kind !== 'fire',
  // That no friend helps is not reported; a friend that helps has a sentence of its own, later.
  report: { place: 'ahead', isUntold: ({ say }) => say === 'none' },
});

/** SH-COUNTER-10. What a friend may do; a countercharge may outflank. */
export function help(option: Offered<Help>, now: State) {
  const says = odds(option, button(words(option.value, now)));
  return option.about['outflanks'] === true ? phrase('card-outflanks', { what: says }) : says;
}

/** A shorter form with the chance alone; for a countercharge, its start hex and whether it outflanks come first. */
function helpShortly(option: Offered<Help>, now: State) {
  const { value } = option;
  if (value.say !== 'counter') return chanceOnly(option, button(words(value, now)));
  const how = option.about['outflanks'] === true ? 'outflanks' : 'meets';
  const to = value.via?.at(-1) ?? '';
  return chanceOnly(option, phrase('card-help-counter', { unit: nounOf(now, value.unit), to, how }));
}

function meant(reply: Extract<Reply, { say: 'friend' }>): Help {
  if (!('unit' in reply)) return NO_ONE;
  const { unit, ifStays } = reply;
  if (reply.do === 'fire') return { say: 'fire', unit, half: reply.half, ifStays };
  return { say: 'counter', unit, via: reply.via.length === 0 ? undefined : reply.via, ifStays };
}

/** `2H counter 1510`: the friend is named first; or, as on a French button, after what it does. */
function* readHelper(reader: Reader, other: string | undefined): Parse<Reply | undefined> {
  if (other !== undefined) return { say: 'friend', unit: other, ...(yield* HELP_DEEDS.read(reader)) };
  const { at } = reader;
  const verb = takeWord(reader, 'counter', 'fire');
  if (verb && upcoming(reader)?.kind === 'unit') {
    return { say: 'friend', unit: yield* readUnit(reader, 'own'), ...(yield* HELP_DEEDS.readBehind(reader, verb)) };
  }
  reader.at = at;
  return undefined;
}

/** What one friend does, the likeliest first; that none of them helps only where all that could are meant. */
function standing(reply: StandingReply, { options }: Posed<Help>, mine: (unit: string) => boolean): readonly Help[] {
  if (reply.say === 'friend' && 'unit' in reply) return [meant(reply)];
  const helps = options.flatMap(({ value, about }) => (value.say === 'none' ? [] : [{ value, about }]));
  const own = helps.filter(({ value }) => mine(value.unit));
  if (reply.say === 'counter' || reply.say === 'fire') {
    const deeds = own.filter(({ value }) => value.say === reply.say);
    return deeds.toSorted((a, b) => Number(b.about['chance']) - Number(a.about['chance'])).map(({ value }) => value);
  }
  const isNone = ['friend', 'none', 'hold', 'no'].includes(reply.say);
  return isNone && own.length === helps.length ? [NO_ONE] : [];
}

/** Whether one countercharges is asked; else a friend fires into the attack, unless that is a square's only shot. */
function regulation(asked: Posed<Help>, now: State): Help | undefined {
  if (isTooLate(asked, now)) return NO_ONE;
  if (asked.options.some(({ value }) => value.say === 'counter')) return undefined;
  return asked.options.find(({ value }) => value.say === 'fire' && !isLastShot(value.unit, now))?.value ?? NO_ONE;
}

/** A countercharge where the chance is even or better, else fire, a square's only shot included. */
function bold(asked: Posed<Help>, now: State): Help {
  if (isTooLate(asked, now)) return NO_ONE;
  const { options } = asked;
  const rides = options.find((option) => option.value.say === 'counter' && isEven(option));
  return (rides ?? options.find(({ value }) => value.say === 'fire'))?.value ?? NO_ONE;
}

/** SH-Q-52. A friend may act even then, but there is no unit left to help. */
function isTooLate({ about }: Posed<Help>, now: State): boolean {
  return now.units.every(({ id }) => id !== about['target']);
}

/** SH-FIRE-16. A square fires once in a player-turn. */
function isLastShot(id: string, now: State): boolean {
  return now.units.some((unit) => unit.id === id && isSquare(unit));
}
