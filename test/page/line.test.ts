/** The command line: what it becomes with each letter, press and key. */
import { describe, expect, test } from 'vitest';
import { faultsOf, fillingOf, type PicksOf } from '../../src/page/browser/channel/check.ts';
import { commandsLike, wholeCommands } from '../../src/page/browser/channel/commands.ts';
import {
  begin,
  empty,
  enclose,
  type Filled,
  free,
  goTo,
  type Line,
  open,
  pick,
  remove,
  stepBack,
  textOf,
  typed,
  write,
} from '../../src/page/browser/channel/line.ts';
import {
  type Completion,
  firstChoice,
  picksFrom,
  settled,
  suggestionsFor,
} from '../../src/page/browser/channel/suggest.ts';
import type { Command, Place } from '../../src/page/browser/channel/wire.ts';

const BATTLE: Command = {
  name: 'battle',
  name_localizations: { fr: 'bataille' },
  options: [
    {
      type: 1,
      name: 'new',
      name_localizations: { fr: 'nouvelle' },
      description: 'Begins',
      description_localizations: { fr: 'Commence' },
      options: [
        { type: 5, name: 'dark', name_localizations: { fr: 'nuit' }, description: 'At night' },
        { type: 3, name: 'scenario', description: 'Which', required: true, autocomplete: true },
        { type: 4, name: 'seats', description: 'How many', min_value: 2, max_value: 4 },
      ],
    },
    { type: 1, name: 'start', description: 'Starts' },
  ],
};
const SCENARIO: Command = {
  name: 'scenario',
  description: 'Looks a file through',
  options: [{ type: 11, name: 'file', description: 'Text', required: true }],
};
const SIDE: Command = {
  name: 'join',
  options: [
    {
      type: 3,
      name: 'side',
      description: 'Which side',
      required: true,
      choices: [
        { name: 'Red', name_localizations: { fr: 'Rouge' }, value: 'red' },
        { name: 'Blue', name_localizations: { fr: 'Bleu' }, value: 'blue' },
      ],
    },
    { type: 6, name: 'friend', description: 'With whom' },
    { type: 7, name: 'where', description: 'In which channel', channel_types: [0] },
    { type: 9, name: 'call', description: 'Whom to call' },
  ],
};
const commands = wholeCommands([BATTLE, SCENARIO, SIDE], 'en-GB');
const french = wholeCommands([BATTLE, SCENARIO, SIDE], 'fr');

const guild = { id: 'g', name: 'Practice', locale: 'en-GB' };
const here: Place = { id: '1', name: 'battle', type: 0, kind: 'text', parent: null, guild, archived: false };
const thread: Place = { ...here, id: '2', name: 'ligny', type: 11, parent: '1' };
const picksOf: PicksOf = picksFrom({
  people: [
    { id: '11', name: 'Alice', locale: 'en-GB', guilds: [{ id: 'g', roles: ['Staff'] }] },
    { id: '12', name: 'Chloé', locale: 'fr', guilds: [{ id: 'g', roles: [] }] },
  ],
  places: [here, thread],
  here,
  yes: 'Yes',
  no: 'No',
});

const asCommand = (line: Line): Filled => {
  if (line.kind === 'words') throw new Error(`"${line.text}" is no command`);
  return line;
};
const line = (text: string, from = commands): Filled => asCommand(typed(text, from));
const labels = (now: Line, completion?: Completion) =>
  suggestionsFor(now, commands, picksOf, completion).map(({ label }) => label);
const options = (now: Line) => fillingOf(asCommand(now), picksOf).options;

describe('words', () => {
  test('a slash suggests all commands; those that begin with the text come before those that contain it', () => {
    expect(labels({ kind: 'words', text: '/' })).toEqual(['/battle new', '/battle start', '/scenario', '/join']);
    expect(labels({ kind: 'words', text: '/s' })).toEqual(['/scenario', '/battle start']);
    expect(labels({ kind: 'words', text: 'hello' })).toEqual([]);
    expect(commandsLike('/BATAILLE N', french)[0]).toMatchObject({
      name: 'battle new',
      shown: 'bataille nouvelle',
      description: 'Commence',
    });
    expect(commandsLike('/battle new', french)).toHaveLength(1);
  });

  test('a whole command and a space become a command; its first field is the first required option', () => {
    expect(typed('/battle ', commands).kind).toBe('words');
    expect(typed('/battle new', commands).kind).toBe('words');
    expect(typed('battle new ', commands).kind).toBe('words');
    const now = line('/battle new ');
    expect(now).toMatchObject({ command: { name: 'battle new' }, at: 0, tail: '' });
    expect(now.fields.map(({ slot, text }) => [slot.name, text])).toEqual([['scenario', '']]);
    expect(free(now).map(({ name }) => name)).toEqual(['dark', 'seats']);
    expect(line('/bataille nouvelle ', french).command.name).toBe('battle new');
  });

  test('pasted text is taken apart; text before any name is for the first option', () => {
    const given = { scenario: 'Quatre Bras', dark: true };
    expect(options(line('/battle new scenario:Quatre Bras dark:yes'))).toEqual(given);
    expect(options(line('/battle new dark:true scenario: Quatre Bras'))).toEqual(given);
    expect(options(line('/battle new Quatre Bras dark:Yes'))).toEqual(given);
    expect(options(line('/bataille nouvelle scenario:Ligny nuit:true', french))).toEqual({
      scenario: 'Ligny',
      dark: true,
    });
    expect(textOf(line('/battle new scenario:2K 1B: charge seats:3'))).toBe(
      '/battle new scenario:2K 1B: charge seats:3',
    );
  });
});

describe('fields', () => {
  test('a further option is opened by its name and a colon, in a value or after it', () => {
    const inside = write(line('/battle new '), 'Ligny seats:2');
    expect(inside.fields.map(({ text }) => text)).toEqual(['Ligny', '2']);
    expect(inside.at).toBe(1);
    const several = write(line('/battle new '), 'Ligny seats:2 dark:yes');
    expect(options(several)).toEqual({ scenario: 'Ligny', seats: 2, dark: true });
    expect(options(write(line('/battle new '), 'scenario:Ligny dark:no seats:3'))).toEqual({
      scenario: 'Ligny',
      dark: false,
      seats: 3,
    });
    const named = write(line('/battle new '), 'scenario: Ligny');
    expect(named.fields.map(({ text }) => text)).toEqual(['Ligny']);
    const other = write(line('/battle new '), 'seats:3');
    expect(other.fields.map(({ text }) => text)).toEqual(['', '3']);
    const tail = goTo(write(line('/battle new '), 'Ligny'), 1);
    expect(labels(tail)).toEqual(['dark', 'seats']);
    expect(labels(write(tail, 'se'))).toEqual(['seats']);
    expect(write(tail, 'seats:4').fields[1]).toMatchObject({ slot: { name: 'seats' }, text: '4' });
    expect(write(tail, 'nothing:4').tail).toBe('nothing:4');
  });

  test('a picked value is kept until it is typed over', () => {
    const picked = pick(line('/join '), { name: 'Red', value: 'red' });
    expect(options(picked)).toEqual({ side: 'red' });
    expect(labels(picked)).toEqual([]);
    expect(labels(write(picked, 'bl'))).toEqual(['Blue']);
    expect(options(write(picked, 'BLUE'))).toEqual({ side: 'blue' });
  });

  test('after a pick the next required option follows', () => {
    const two = wholeCommands(
      [{ name: 'two', options: ['a', 'b'].map((name) => ({ type: 3, name, required: true })) }],
      'en',
    );
    const next = pick(begin(two[0]!), { name: 'x', value: 'x' });
    expect(next.at).toBe(1);
    expect(pick(next, { name: 'y', value: 'y' }).at).toBe(1);
  });

  test('backspace removes an empty option, then steps back, then returns the words', () => {
    const seats = commands[0]!.slots.find(({ name }) => name === 'seats')!;
    const both = open(write(line('/battle new '), 'Ligny'), seats);
    const one = asCommand(stepBack(both));
    expect(one.fields).toHaveLength(1);
    const before = asCommand(stepBack(one));
    expect(before.at).toBe(0);
    expect(stepBack(before)).toEqual({ kind: 'words', text: '/battle new' });
    expect(remove(one, 0).fields[0]!.text).toBe('');
  });

  test('people, channels, roles and yes or no are suggested by name and sent by id', () => {
    const opened = (name: string) => open(line('/join Red'), commands[3]!.slots.find((slot) => slot.name === name)!);
    expect(labels(opened('friend'))).toEqual(['Alice', 'Chloé']);
    expect(labels(write(opened('friend'), 'chloe'))).toEqual(['Chloé']);
    expect(options(write(opened('friend'), 'chloe'))).toEqual({ side: 'red', friend: '12' });
    expect(labels(opened('where'))).toEqual(['#battle']);
    expect(labels(opened('call'))).toEqual(['Alice', 'Chloé', 'Staff']);
    expect(options(write(line('/battle new Ligny'), 'Ligny dark:no', 0))).toEqual({ scenario: 'Ligny', dark: false });
  });
});

describe('errors', () => {
  const faults = (now: Filled) => [...faultsOf(now, picksOf)].map(([at, { id, args }]) => [at, id, args]);

  test('they are shown for each field before anything is sent', () => {
    expect(faults(line('/join '))).toEqual([[0, 'page-fault-missing', undefined]]);
    expect(faults({ ...line('/join side:red'), tail: 'something else' })).toEqual([
      [1, 'page-fault-option', undefined],
    ]);
    expect(faults(line('/join side:green'))).toEqual([[0, 'page-fault-choice', undefined]]);
    expect(faults(line('/join side:red friend:'))).toEqual([[1, 'page-fault-empty', undefined]]);
    expect(faults(line('/battle new Ligny seats:5'))).toEqual([[1, 'page-fault-most', { most: 4 }]]);
    expect(faults(line('/battle new Ligny seats:1'))).toEqual([[1, 'page-fault-least', { least: 2 }]]);
    expect(faults(line('/battle new Ligny seats:two'))).toEqual([[1, 'page-fault-number', undefined]]);
    expect(faults(line('/battle new Ligny seats:2,5'))).toEqual([[1, 'page-fault-whole', undefined]]);
    expect(faults(line('/battle new anything seats:3'))).toEqual([]);
    expect(options(line('/battle new anything seats:3'))).toEqual({ scenario: 'anything', seats: 3 });
  });

  test('a file is required, and sent beside the options', () => {
    const now = line('/scenario ');
    expect(faults(now)).toEqual([[0, 'page-fault-missing', undefined]]);
    const file = { name: 'ford.txt', type: 'text/plain', data: 'YQ==', size: 1 };
    const ready = enclose(now, 0, file);
    expect(faults(ready)).toEqual([]);
    expect(fillingOf(ready, picksOf)).toEqual({
      options: {},
      files: { file: { name: 'ford.txt', type: 'text/plain', data: 'YQ==' } },
    });
  });
});

describe('the bot’s completions', () => {
  const come = (text: string, ...names: string[]): Completion => ({
    slot: 'scenario',
    text,
    stage: 'come',
    picks: names.map((name) => ({ name, value: name.toLowerCase() })),
  });
  const choice = (now: Line, completion?: Completion) =>
    firstChoice(now, suggestionsFor(now, commands, picksOf, completion), completion);

  test('they are shown as they arrive; Enter takes the first, but not for text typed in full', () => {
    const now = line('/battle new li');
    expect(labels(now, come('li', 'Ligny', 'Lille'))).toEqual(['Ligny', 'Lille']);
    expect(choice(now, come('li', 'Ligny'))).toBe(0);
    expect(choice(now, come('l', 'Ligny'))).toBe(-1);
    expect(choice(now, { ...come('li', 'Ligny'), stage: 'asked' })).toBe(-1);
    expect(choice(line('/battle new ligny'), come('ligny', 'Ligny', 'Ligny again'))).toBe(-1);
    expect(options(settled(line('/battle new ligny'), come('ligny', 'Ligny')))).toEqual({ scenario: 'ligny' });
    expect(settled(now, come('li', 'Ligny'))).toBe(now);
  });

  test('no suggestion is taken by default after the last field, or if there is none', () => {
    expect(choice(goTo(line('/battle new Ligny'), 1))).toBe(-1);
    expect(choice({ kind: 'words', text: '/b' })).toBe(0);
    expect(choice({ kind: 'words', text: '/battle start' })).toBe(-1);
    expect(choice(write(line('/join '), 'BLUE'))).toBe(-1);
    expect(choice(empty)).toBe(-1);
  });
});
