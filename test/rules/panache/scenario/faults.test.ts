import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../help/panache-lines.ts';
import { readScenario } from '../../../../src/rules/panache/scenario/index.ts';
import { words } from '../../../help/words.ts';

const HEADER = [
  'rules panache',
  'title en "Test" fr "Essai"',
  'map 16 x 12',
  'army red en "Reds" fr "Rouges" edge south',
  'army blue en "Blues" fr "Bleus" edge north',
];
const UNITS = ['red 7C cavalry heavy 0505', 'blue 3L infantry light 0503'];

/** `line:column id`, with lines counted from the first of these. */
function faults(...lines: readonly string[]): string[] {
  const read = readScenario([...HEADER, ...UNITS, ...lines].join('\n'));
  if ('state' in read) return [];
  for (const { says } of read.faults) for (const language of ['en', 'fr'] as const) words.say(language, says);
  return read.faults.map(({ line, column, says }) => `${line - HEADER.length - UNITS.length}:${column} ${says.id}`);
}

test('PA-MNT-06 a palisade without wagons is shown, and the error says what is right', () => {
  const line = 'blue 20L infantry medium 0404 palisade';
  const read = readScenario([...HEADER, ...UNITS, line].join('\n'));
  const [fault, ...others] = 'faults' in read ? read.faults : [];
  expect(others).toEqual([]);
  expect(line.slice(fault!.column - 1)).toBe('palisade');
  expect(words.say('en', fault!.says)).toBe(
    '20L: only infantry in wagons can be behind a palisade. Add “mounted wagons”, or leave “palisade” out.',
  );
});

describe('an error with its line and column', () => {
  test.each([
    ['blue 20L infantry medium 0404', undefined],
    ['  blue 20L infantry medium 0404 stands 4 of 8 # and a remark', undefined],
    ['blue 20L medium 0404 infantry mounted camels', undefined],
    ['blue 20L elephants heavy 0404 free 1 max 2', undefined],
    ['blue G1 general medium 0503', undefined],
    ['blue G1 sub-general vehicle light 0404', undefined],
    ['blue 20V vehicle medium 0404', undefined],
    ['bleu 20L infantry medium 0404', '1:1 fault-word-near'],
    ['rules sabreur-hex', '1:1 fault-line-twice'],
    ['blue G1a infantry medium 0404', undefined],
    ['blue 3La infantry medium 0404', undefined],
    ['blue L infantry medium 0404', '1:6 fault-id'],
    ['blue 1234L infantry medium 0404', '1:6 fault-id'],
    ['blue 3É infantry medium 0404', '1:6 fault-id'],
    ['blue 7c infantry medium 0404', '1:6 fault-id-twice'],
    ['blue 20L medium 0404', '1:21 fault-pa-arm'],
    ['blue 20L infantry 0404', '1:23 fault-pa-weight'],
    ['blue 20L infantry medium', '1:25 fault-hex'],
    ['blue 20L infantry medium 0404 0405', '1:31 fault-said-twice'],
    ['blue 20L infantry medium 0404 mounted donkeys', '1:39 fault-word'],
    ['blue 20L cavalry medium 0404 mounted horses', '1:30 fault-pa-mounted'],
    ['blue 20L infantry medium 0404 mounted wagons palisade', undefined],
    ['blue 20L infantry medium 0404 palisade', '1:31 fault-pa-palisade'],
    ['blue 20L infantry medium 0404 mounted horses palisade', '1:46 fault-pa-palisade'],
    ['blue 20L cavalry palisade medium 0404', '1:18 fault-pa-palisade'],
    ['blue G1 general palisade medium 0503', '1:17 fault-pa-palisade'],
    ['blue 20L infantry general medium 0404', '1:6 fault-pa-rank'],
    ['blue 20L infantry medium 0404 stands 0', '1:38 fault-number'],
    ['blue 20L infantry medium 0404 stands 9 of 8', '1:31 fault-pa-stands'],
    ['blue 20L infantry medium 0404 free 3 max 2', '1:31 fault-pa-free'],
    ['blue 20L infantry medium 0404 detached from 9Z', '1:40 fault-no-such-unit'],
    ['blue 20L infantry medium 0404 detached from 7C', '1:40 fault-no-such-unit'],
    ['blue 20L infantry medium 0404 detached from 3L', undefined],
    ['blue 20L infantry medium 0404 tired', '1:31 fault-word'],
    ['blue 20L infantry medium 1704', '1:26 fault-off-map'],
    ['blue 20L infantry medium 0503', '1:26 fault-hex-taken'],
    ['red G1 general medium 0503', '1:23 fault-pa-hex-enemy'],
    ['hex 0404 lake wod', '1:15 fault-word-near'],
    ['side 0404 N river', '1:11 fault-word-near'],
    ['side 0404 NE rivr', '1:14 fault-word-near'],
    ['road 0404 0504 0604', undefined],
    ['road 0404 0604', '1:11 fault-pa-road'],
    ['road en "Old Road" fr "Vieille route" 0102 0202 off 0102 W', undefined],
    ['road en "Old Road" 0102 0202', '1:6 fault-both-languages'],
    ['road 0102 0202 off 0102 E', '1:25 fault-pa-off'],
    ['road 0102 0202 off 0101 W', '1:20 fault-pa-road-end'],
    ['cost wood 3', undefined],
    ['cost river 3', undefined],
    ['cost lake impassable', undefined],
    ['cost wood none', '1:11 fault-number'],
    ['cost swamp 2', '1:6 fault-word'],
    ['command radius 4', undefined],
    ['command 4', '1:9 fault-word'],
    ['reserve blue R1 cavalry light stands 4 turn 3 entry 0107 W 0108 W', undefined],
    ['reserve blue R1 cavalry light turn 3', '1:37 fault-pa-entry'],
    ['reserve blue R1 cavalry light entry 0207 W', '1:42 fault-pa-off'],
    ['reserve blue R1 cavalry light entry 0107', '1:41 fault-unfinished'],
    ['reserve blue R1 cavalry light 0107', '1:31 fault-word'],
    ['reserve R1 cavalry light', '1:9 fault-word'],
    ['name 9Z en "Nine" fr "le neuf"', '1:6 fault-no-such-unit'],
    ['name 7C en "Seventh" fr "septième"', '1:25 fault-article'],
    ['dice 3 5 101', '1:10 fault-number'],
    ['turn 3 blue fire', '1:13 fault-word'],
    ['gone red 8C 0505 fled', '1:18 fault-word'],
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
    ['terrain', '1:8 fault-no-end'],
  ])('%s', (line, fault) => {
    expect(faults(line)).toEqual(fault === undefined ? [] : [fault]);
  });

  test('PA-OFF-01 troops leave by the edge of the map', () => {
    const [rules, title, map, , blue] = HEADER;
    const red = (exits: string) => `army red en "Reds" fr "Rouges" edge south exits ${exits}`;
    const read = (exits: string) => readScenario([rules, title, map, red(exits), blue, ...UNITS].join('\n'));
    expect(read('0112 0212')).toMatchObject({ state: { armies: { red: { exits: ['0112', '0212'] } } } });
    expect(read('0112 0211')).toMatchObject({ faults: [{ line: 4, column: 54, says: { id: 'fault-pa-edge' } }] });
  });

  test('errors in the drawing', () => {
    const row = '. . . . . . . . . . . . . . . .';
    const rows = Array.from({ length: 12 }, () => row);
    expect(faults('terrain', ...rows, 'end')).toEqual([]);
    expect(faults('terrain', ...rows.slice(1), 'end')).toEqual(['1:1 fault-rows']);
    expect(faults('terrain', `${row} .`, 'q . .', `m^ ${row.slice(2)}`, ...rows.slice(3), 'end')).toEqual([
      '2:33 fault-cells',
      '3:1 fault-cell',
      '3:6 fault-cells',
    ]);
    expect(faults('terrain', ...rows.slice(0, 4), `. . . . l ${row.slice(10)}`, ...rows.slice(5), 'end')).toEqual([
      '-1:22 fault-impassable',
    ]);
  });

  test('PA-GAP-03 a unit may be in impassable ground on a road, or if the scenario sets a cost', () => {
    expect(faults('hex 0404 lake', 'blue 20L infantry medium 0404')).toEqual(['2:26 fault-impassable']);
    expect(faults('hex 0404 lake', 'blue 20L infantry medium 0404', 'road 0304 0404 0504')).toEqual([]);
    expect(faults('hex 0404 lake', 'cost lake 3', 'blue 20L infantry medium 0404')).toEqual([]);
  });

  test('a scenario lacks a required line', () => {
    const read = readScenario('rules panache');
    expect('faults' in read && read.faults.map(({ says }) => says.id)).toEqual([
      'fault-no-title',
      'fault-no-army',
      'fault-no-army',
      'fault-no-map',
      'fault-no-units',
      'fault-no-units',
    ]);
  });

  test('another game is named in the first line', () => {
    const read = readScenario(['rules sabreur-hex', ...HEADER.slice(1), ...UNITS].join('\n'));
    expect(read).toMatchObject({ faults: [{ line: 1, column: 7, says: { id: 'fault-rules' } }] });
  });

  test('any text gives errors, never a crash', () => {
    const nasty = ['"', '\u0000', 'terrain\nend', 'end', 'red', 'name', 'map x', 'army', 'gone', '#', 'reserve red R1'];
    for (const text of [...nasty, 'red 1A "x"', '__proto__ 1', 'constructor', 'toString', 'road off 0101 W']) {
      expect('faults' in readScenario(text)).toBe(true);
    }
  });
});

describe('PA-MOV-05 PA-EX-17 combinations of arm and weight that the table does not have', () => {
  test.each([
    ['pikemen heavy', undefined],
    ['pike medium', undefined],
    ['pikemen light', '1:10 fault-pa-no-such-arm'],
    ['pikemen very light', '1:10 fault-pa-no-such-arm'],
    ['pikemen very heavy', '1:10 fault-pa-no-such-arm'],
    ['elephants medium', undefined],
    ['elephants light', '1:10 fault-pa-no-such-arm'],
    ['elephants very heavy', '1:10 fault-pa-no-such-arm'],
    ['camelry very heavy', undefined],
    ['horse artillery very light', undefined],
  ])('%s', (kind, fault) => {
    expect(faults(`blue 20L ${kind} 0404`)).toEqual(fault === undefined ? [] : [fault]);
  });

  test('they are errors in a reserve too', () => {
    expect(faults('reserve blue R1 elephants light entry 0107 W')).toEqual(['1:17 fault-pa-no-such-arm']);
  });
});

test('one line is enough for a unit in a test', () => {
  const now = readPosition(['red 7C cavalry heavy 0505', 'blue G1 hero very light 0503']);
  expect(now.map).toEqual({ cols: 16, rows: 12, hexes: {}, sides: {}, roads: [] });
  expect(now).toMatchObject({ active: 'red', phase: 'movement', turn: 1 });
  expect(now.units[0]).toMatchObject({ id: '7C', arm: 'cavalry', weight: 'H', stands: 6, initial: 6, activated: true });
  expect(now.units[1]).toMatchObject({ id: 'G1', arm: 'character', rank: 'hero', weight: 'VL', stands: 1 });
  expect(now.units[1]!.activated).toBe(false);
  expect(() => readPosition(['red 7C cavlry heavy 0505'])).toThrow('1:8 fault-word-near');
});
