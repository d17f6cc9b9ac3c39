import { describe, expect, test } from 'vitest';
import { readPosition, readScenario } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { words } from '../../../help/words.ts';

const HEADER = [
  'title en "Test" fr "Essai"',
  'map 16 x 12',
  'army red en "Reds" fr "Rouges" points 1500 edge south',
  'army blue en "Blues" fr "Bleus" points 1500 edge north',
];
const UNITS = ['red 7C heavy cavalry 0505 N', 'blue 3L line infantry 0503 S'];

/** `line:column id`, with lines counted from the first of these. */
function faults(...lines: readonly string[]): string[] {
  const read = readScenario([...HEADER, ...UNITS, ...lines].join('\n'));
  if ('state' in read) return [];
  for (const { says } of read.faults) for (const language of ['en', 'fr'] as const) words.say(language, says);
  return read.faults.map(({ line, column, says }) => `${line - HEADER.length - UNITS.length}:${column} ${says.id}`);
}

describe('elite units', () => {
  const [first, second] = ['blue 20L line infantry elite 0404 S', 'blue 21L line infantry elite 0604 S'];
  const third = 'blue 22L line infantry elite 0804 S';
  const redOne = 'red 23L line infantry elite 0806 N';

  test('SH-ARMY-06 SH-QUALITY-03 two for each full 1500 points, on each side', () => {
    expect(faults(first!, second!, redOne)).toEqual([]);
    expect(faults(first!, second!, third, redOne)).toEqual(['3:24 fault-elites']);
  });

  test('SH-ARMY-06 a battle under way is not checked', () => {
    expect(faults(first!, second!, third, 'turn 2 red')).toEqual([]);
  });
});

describe('an error with its line and column', () => {
  test.each([
    ['blue 20L line infantry 0404 S', undefined],
    ['  blue 20L line infantry 0404 S # and a remark', undefined],
    ['bleu 20L line infantry 0404 S', '1:1 fault-word-near'],
    ['xyzzy', '1:1 fault-word'],
    ['rules sabreur-hex', undefined],
    ['rules panache', '1:7 fault-rules'],
    ['title en "Again" fr "Encore"', '1:1 fault-line-twice'],
    ['blue L20 line infantry 0404 S', '1:6 fault-id'],
    ['blue 7c line infantry 0404 S', '1:6 fault-id-twice'],
    ['blue 20L 0404 S', '1:16 fault-type'],
    ['blue 20L line infantry 0404', '1:28 fault-facing'],
    ['blue 20L line infantry S', '1:25 fault-hex'],
    ['blue 20L line infantry 0404 E', '1:29 fault-facing'],
    ['blue 20L line infantry 0404 S N', '1:31 fault-said-twice'],
    ['blue 20L lime infantry 0404 S', '1:10 fault-word-near'],
    ['blue 20L line infantry 1704 S', '1:24 fault-off-map'],
    ['blue 20L line infantry 0505 S', '1:24 fault-hex-taken'],
    ['blue 20L line infantry 0404 S strength 21', '1:31 fault-strength'],
    ['blue 20L line infantry 0404 S strength 13', '1:31 fault-strength'],
    ['blue 20L line infantry 0404 S strength 13 of 16', undefined],
    ['blue 20L line infantry 0404 S strength 17 of 16', '1:31 fault-strength-more'],
    ['blue 20L line infantry 0404 S strength many', '1:40 fault-number'],
    ['blue 20L line infantry 0404 S Cd 10', '1:31 fault-command'],
    ['blue 20L line infantry 0404 S CR 10', '1:31 fault-command'],
    ['blue 20L line infantry elite 0404 S Cd 10', undefined],
    ['blue 20L line infantry elite 0404 S CR 10', undefined],
    ['blue 20L line infantry Cd 6 0404 S CR 7', '1:36 fault-said-twice'],
    ['blue 20L line infantry lancer 0404 S', '1:24 fault-skill-type'],
    ['blue 20L heavy cavalry cuirassier half-cuirass 0404 S', '1:35 fault-skill-pair'],
    ['blue 20L line infantry skirmish 0404 S', '1:6 fault-formation'],
    ['blue 20L line infantry extended line 0404 S', '1:6 fault-formation'],
    ['blue 20L line infantry linear order extended line 0404 S', '1:6 fault-two-hexes'],
    ['blue 20L line infantry linear order line 0404 S also 0304', '1:6 fault-two-hexes'],
    ['blue 20L line infantry linear order extended line 0404 S also 0304', undefined],
    ['blue 20L line infantry linear order extended line 0404 S also 0504', undefined],
    ['blue 20L line infantry linear order extended line 0404 S also 0403', '1:63 fault-flank-hex'],
    ['blue 20L line infantry linear order extended line 0404 S also 0204', '1:63 fault-flank-hex'],
    ['blue 20L heavy cavalry square 0404 S', '1:6 fault-formation'],
    ['blue 20L line infantry irregular square 0404 S', '1:6 fault-formation'],
    ['blue 20L medium foot battery 0404 S panicked', '1:37 fault-panicked-guns'],
    ['hex 0404 wood water', '1:15 fault-word'],
    ['hex 0404 ford hill', '1:10 fault-on-hill'],
    ['side 0404 N river', '1:11 fault-word-near'],
    ['side 0404 NE rivr', '1:14 fault-word-near'],
    ['road 0404 1704', '1:11 fault-off-map'],
    ['objective 0404 60 en "Hill"', '1:19 fault-both-languages'],
    ['objective 0404 60 en Hill fr "Colline"', '1:22 fault-quotes'],
    ['name 9Z en "Nine" fr "le neuf"', '1:6 fault-no-such-unit'],
    ['name 7C en "Seventh" fr "septième"', '1:25 fault-article'],
    ['name 7C en "Seventh" fr "les septième"', '1:25 fault-gender'],
    ['name 7C en "Seventh" fr "l\'artillerie" f', undefined],
    [`name 7C en "${'long '.repeat(9)}" fr "le 7"`, '1:12 fault-long'],
    ['dice 3 5 7', '1:10 fault-number'],
    ['first red blue', '1:11 fault-extra'],
    ['turns 0', '1:7 fault-number'],
    ['turn 3 blue over', '1:17 fault-no-result'],
    ['colours red #b03a2e, blue #1f4fa8 # a remark', undefined],
    ['Colours BLUE #1F4FA8 red #b03a2e', undefined],
    ['colours red #b03a2e', '1:20 fault-unfinished'],
    ['colours red #b03a2e, red #1f4fa8', '1:22 fault-colour-twice'],
    ['colours red #b03a2, blue #1f4fa8', '1:13 fault-colour'],
    ['colours red "#b03a2e" blue #1f4fa8', '1:13 fault-colour'],
    ['colours red crimson, blue #1f4fa8', '1:13 fault-colour'],
    ['colours red # b03a2e', '1:12 fault-colour'],
    ['colours green #00ff00', '1:9 fault-word'],
    ['colours red #b03a2e, blue #1f4fa8, green #00ff00', '1:36 fault-extra'],
    ['ruling half movement sideways', '1:8 fault-word'],
    ['terrain', '1:8 fault-no-end'],
  ])('%s', (line, fault) => {
    expect(faults(line)).toEqual(fault === undefined ? [] : [fault]);
  });

  test('all errors are listed, in order', () => {
    expect(faults('blue L20 line infantry', 'xyzzy', 'blue 20L line infantry stubborn 1704 S strength 30')).toEqual([
      '1:6 fault-id',
      '2:1 fault-word',
      '3:33 fault-off-map',
      '3:40 fault-strength',
    ]);
  });

  test('errors in the drawing', () => {
    const row = '. . . . . . . . . . . . . . . .';
    const rows = Array.from({ length: 12 }, () => row);
    expect(faults('terrain', ...rows, 'end')).toEqual([]);
    expect(faults('terrain', ...rows.slice(1), 'end')).toEqual(['1:1 fault-rows']);
    expect(faults('terrain', `${row} .`, 'q . .', `o^ ${row.slice(2)}`, ...rows.slice(3), 'end')).toEqual([
      '2:33 fault-cells',
      '3:1 fault-cell',
      '3:6 fault-cells',
      '4:1 fault-on-hill',
    ]);
    expect(faults('terrain', ...rows.slice(0, 4), `. . . . x ${row.slice(10)}`, ...rows.slice(5), 'end')).toEqual([
      '-1:22 fault-impassable',
    ]);
  });

  test('a scenario lacks a required line', () => {
    const read = readScenario('');
    expect('faults' in read && read.faults.map(({ says }) => says.id)).toEqual([
      'fault-no-title',
      'fault-no-army',
      'fault-no-army',
      'fault-no-map',
      'fault-no-units',
      'fault-no-units',
    ]);
  });

  test('any text gives errors, never a crash', () => {
    const nasty = [
      '"',
      '"a',
      '\u0000',
      'terrain\nend',
      'end',
      'red',
      'name',
      'map',
      'map x',
      'army',
      'gone',
      '#',
      'red 1A "x"',
      '__proto__ 1',
      'constructor',
      'toString',
    ];
    for (const text of nasty) expect('faults' in readScenario(text)).toBe(true);
  });
});

test('one line is enough for a unit in a test', () => {
  const now = readPosition(['red 7C heavy cavalry 0505 N', 'blue 3L line infantry column 0503 S']);
  expect(now.map).toEqual({ cols: 16, rows: 12, hexes: {}, sides: {}, roads: [] });
  expect(now).toMatchObject({ active: 'red', phase: 'actions', turn: 1 });
  expect(now.units[0]).toMatchObject({
    id: '7C',
    type: 'heavyCavalry',
    strength: 12,
    command: 7,
    formation: 'mounted',
    facing: 0,
  });
  expect(now.units[1]).toMatchObject({
    id: '3L',
    side: 'blue',
    strength: 20,
    formation: 'column',
    facing: 3,
    quality: 'ordinary',
  });
  expect(() => readPosition(['red 7C heavy cavlry 0505 N'])).toThrow('1:8 fault-word-near');
});

test('SH-ARMY-04 the command rating is the usual one of the quality unless given', () => {
  const now = readPosition([
    'red 1A line infantry elite 0505 N',
    'red 2A line infantry recruit 0605 N Cd 4',
    'blue 3A line infantry 0503 S',
  ]);
  expect(now.units.map(({ command }) => command)).toEqual([8, 4, 7]);
});
