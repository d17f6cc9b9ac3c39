import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { SKILLS, UNIT_TYPES } from '../../../../src/rules/sabreur-hex/state.ts';
import { words } from '../../../help/words.ts';
import { card, seen } from './looking.ts';

const CAVALRY = 'red 7C heavy cavalry half cuirass 0505 N';
const COLUMN = 'blue 3L line infantry column 0502 S';

test('its name, strength, hex, formation and facing', () => {
  const text = card(
    '3L',
    CAVALRY,
    'blue 3L line infantry stubborn column strength 12 of 16 0502 S',
    'hex 0502 wood hill',
  );
  expect(text).toContain('(3L) · Blue · line infantry, ordinary');
  expect(text).toContain('Strength **12** of 16, demoralised at 8 or less · command rating 7 (CR)');
  expect(text).toContain('In 0502 (a wood, on a hill), in column, facing south');
  expect(text).toContain('Combat 4 · fire 4 up to 3 hexes · moves 3 hexes');
  expect(text).toContain('**Stubborn**: demoralised two points later');
  expect(text).not.toContain('Demoralised');
});

test('factors are those of the moment: armour, lances, none when panicked', () => {
  expect(card('7C', CAVALRY)).toContain('Combat 5 · does not fire · moves 4 hexes');
  expect(card('5D', 'red 5D light cavalry lancer 0505 N')).toContain('Combat 2 (+1 when it charges) · does not fire');
  expect(card('3L', 'blue 3L line infantry panicked 0502 S')).toContain('it neither fights nor fires nor marches');
});

test('its state: which enemies engage or outflank it, and what it has done', () => {
  const text = card('3L', 'red 8C heavy cavalry 0503 N', 'blue 3L line infantry line strength 10 of 16 0502 N');
  expect(text).toContain('Engaged by 8C');
  expect(text).toContain('**Outflanked** by 8C');
  expect(text).toContain('**Demoralised**');
  expect(text).not.toContain('Engages');
  const acted = card('7C', 'red 7C heavy cavalry activated acted fired back 0505 N', COLUMN);
  expect(acted).toContain('Has acted this turn');
  expect(acted).toContain('Has returned fire this turn');
  expect(acted).not.toContain('has not acted');
  expect(card('3L', 'blue 3L line infantry square square fired 0502 S')).toContain('one shot as a square');
});

describe('what it can do now', () => {
  const text = card('7C', CAVALRY, COLUMN);

  test('each legal verb with an example that can be given as it is', () => {
    const examples = [...text.matchAll(/^✓ .*`(.*)`$/gm)].map(([, example]) => example!);
    expect(examples).toContain('7C charge 3L');
    const now = readPosition([CAVALRY, COLUMN]);
    for (const example of examples) {
      const orders = sabreurHex.orders(example, now, 'red');
      if (orders instanceof Refusal) throw orders;
      expect(orders.map((each) => each.text)).toEqual([example]);
    }
  });

  test('why the other verbs are illegal: the text of the refusal and its clause, once for all that share it', () => {
    expect(text).toContain(
      '✗ assault: The 3L is 3 hexes away; an assault reaches 2. [ASSAULT-01]'.replace('The 3L is', nameOf(text)),
    );
    expect(text).toMatch(/✗ line, column, square, .*only infantry can\. \[FORM-04\]/);
    expect(text).toMatch(/✗ fire: .*only infantry and artillery can\. \[FIRE-01\]/);
  });

  /** The subject of the refusal, however the scenario names the unit. */
  function nameOf(whole: string): string {
    return /✗ assault: (.*?) 3 hexes away/.exec(whole)![1]!;
  }

  test('its present formation is not among the options', () => {
    const verbs = card('9L', 'red 9L line infantry column 0505 N', COLUMN);
    expect(verbs).toContain('✓ line: `9L line`');
    expect(verbs).not.toMatch(/[✓✗] (.*, )?column\b/);
  });

  test('if one reason forbids everything, it is given once', () => {
    const barred = card('3L', CAVALRY, COLUMN);
    expect(barred).toMatch(/It can do nothing now\. .*turn.* \[TURN-01\]$/);
    expect(barred).not.toContain('✗');
  });

  test('panicked units may only rout or rally', () => {
    const panicked = card('9L', 'red 9L line infantry panicked 0508 S', 'blue 3L line infantry column 0502 S');
    expect(panicked).toContain('✓ flee: `9L flee`');
    expect(panicked).not.toContain('✓ march');
    expect(panicked).toMatch(/✗ .*march.*\[TURN-09\]/);
  });
});

test('in natural French', () => {
  const text = seen(sabreurHex.unit(readPosition([CAVALRY, COLUMN]), '7c'), 'fr');
  expect(text).toContain('· les Rouges · cavalerie lourde, ordinaire');
  expect(text).toContain('Force **12** sur 12');
  expect(text).toContain('✓ charge : `7C charge 3L`');
  expect(text).toContain('✓ demi-tour : `7C demi-tour`');
  expect(text).not.toMatch(/\b(the|can|march|turn)\b/i);
});

test('every type and skill has a text, short enough for a unit with many skills', () => {
  const { say } = words;
  for (const language of ['en', 'fr'] as const) {
    for (const type of UNIT_TYPES) expect(say(language, { id: `type-${type}` })).not.toBe('');
    const lines = SKILLS.map((skill) => say(language, { id: `skill-${skill}-means` }));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(190);
  }
});

test('a name is read in any case; an unknown or lost unit is refused', () => {
  expect(card('3l', COLUMN)).toContain('(3L)');
  expect(card('4L', COLUMN)).toContain('4L');
  expect(sabreurHex.unit(readPosition([COLUMN]), '4L')).toBeInstanceOf(Refusal);
  expect(sabreurHex.unit(readPosition([COLUMN]), '3L 3L')).toBeInstanceOf(Refusal);
  expect(sabreurHex.unit(readPosition([COLUMN]), 'everyone')).toBeInstanceOf(Refusal);
});

test('completion describes each unit', () => {
  const [first] = sabreurHex.units(readPosition([COLUMN]));
  expect(first?.name).toBe('3L');
  expect(words.say('en', first!.says)).toMatch(/^3L · .* · Blue$/);
});
