import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rawLines } from '../../../../src/kernel/text/lines.ts';
import { armies, readArmy, writeArmy } from '../../../../src/rules/sabreur-hex/army/index.ts';
import { atOnce } from '../../../help/at-once.ts';
import { codePoint } from '../../../help/code-points.ts';
import { words } from '../../../help/words.ts';
import { ROOT } from '../../../help/source.ts';
import { rounds } from '../../../help/soak.ts';

const folder = join(ROOT, 'assets/armies');
const SHIPPED = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

const DIVISION = `# A remark.
army en "Austrian division" fr "Division autrichienne" points 1500
nation austria
7C heavy cavalry cuirassier elite strength 10 Cd 8
3L line infantry
name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"
brigade en "Frimont’s Brigade" fr "Brigade Frimont" 7C 3L
`;

/** Line, column and id of each fault; all of them can be said. */
function faults(text: string): string[] {
  const read = armies.read(text);
  for (const { says } of read.faults) for (const language of ['en', 'fr'] as const) words.say(language, says);
  const kind = 'cost' in read ? '' : 'no army: ';
  return read.faults.map(({ line, column, says }) => `${kind}${line}:${column} ${says.id}`);
}

describe('the text of an army', () => {
  test('SH-ARMY-01 SH-ARMY-03 SH-ARMY-04 it can be read; what a line leaves out has the usual value', () => {
    const read = armies.read(DIVISION);
    if (!('cost' in read)) throw new Error(JSON.stringify(read));
    expect(read.faults).toEqual([]);
    expect([read.name.fr, read.points, read.cost]).toEqual(['Division autrichienne', 1500, 260 + 160]);
    expect(read.units.map(({ says }) => words.say('en', says))).toEqual([
      '7C · 7th Cuirassiers · strength 10 · CR 8 · heavy cavalry, elite · Cuirassier',
      '3L · strength 20 · CR 7 · line infantry, ordinary',
    ]);
    expect(read.units.map(({ says }) => words.say('fr', says))).toEqual([
      '7C · 7e cuirassiers · force 10 · Cd 8 · cavalerie lourde, élite · Cuirassier',
      '3L · force 20 · Cd 7 · infanterie de ligne, ordinaire',
    ]);
    expect(armies.read(read.text)).toEqual(read);
  });

  test('SH-ARMY-01 a new army has no units, can be read, and is not legal in a battle', () => {
    const blank = armies.blank({ en: 'A "new" army', fr: 'Armée' }, 1000);
    expect(faults(blank)).toEqual(['1:46 fault-army-empty']);
  });

  test.each([
    ['SH-ARMY-03', '9L line infantry strength 21', '2:18 fault-strength-bought'],
    ['SH-SKILL-LARGEBATTALION-01', '9L line infantry large battalion strength 17', '2:34 fault-strength-bought'],
    ['SH-ARMY-05', '9L line infantry Cd 10', '2:18 fault-command'],
    ['SH-ARMY-05', '9L line infantry CR 10', '2:18 fault-command'],
    ['SH-ARMY-07', '9L line infantry lancer', '2:18 fault-skill-type'],
    ['SH-ARMY-07', '9L line infantry stubborn stubborn', '2:18 fault-said-twice'],
    ['SH-Q-30', '9C heavy cavalry cuirassier half cuirass', '2:29 fault-skill-pair'],
    ['SH-GAP-12', '9L line infantry warrior', '2:18 fault-skill-needs'],
    ['SH-ARMY-06', '9L line infantry elite', '2:18 fault-elites'],
  ])('%s %s is forbidden', (_clause, line, fault) => {
    const found = faults(`army en "A" fr "A" points 1000\n${line}`);
    expect(found).toEqual([fault]);
  });

  test('SH-ARMY-01 it has an error if the units cost more than the points', () => {
    expect(faults('army en "A" fr "A" points 100\n1L line infantry strength 14')).toEqual(['1:27 fault-army-cost']);
    expect(faults('army en "A" fr "A" points 112\n1L line infantry strength 14')).toEqual([]);
  });

  test.each([
    ['', 'no army: 1:1 fault-army-heading'],
    ['x', 'no army: 1:1 fault-army-line', 'no army: 1:2 fault-army-heading'],
    ['army en "A" points 1000', 'no army: 1:6 fault-both-languages'],
    ['army en "A" fr "A"', 'no army: 1:19 fault-unfinished'],
    ['army en "A" fr "A" points 0', 'no army: 1:27 fault-number'],
    ['army en "A" fr "@everyone" points 1000', 'no army: 1:16 fault-sign'],
    [`${DIVISION}army en "A" fr "A" points 1`, 'no army: 8:1 fault-line-twice'],
    [`${DIVISION}3l line infantry`, 'no army: 8:1 fault-id-twice'],
    [`${DIVISION}4L`, 'no army: 8:3 fault-type'],
    [`${DIVISION}infanterie`, 'no army: 8:1 fault-army-line'],
    [`${DIVISION}brigad en "A" fr "A" 3L`, 'no army: 8:1 fault-word-near'],
    [`${DIVISION}4L line infantry 0505`, 'no army: 8:18 fault-word'],
    [`${DIVISION}4L line infantry skirmsher`, 'no army: 8:18 fault-word-near'],
    [`${DIVISION}name 5L en "A" fr "le A"`, 'no army: 8:6 fault-no-such-unit'],
    [`${DIVISION}brigade en "A" fr "A" 5L 3L`, 'no army: 8:23 fault-no-such-unit', 'no army: 8:26 fault-brigade-twice'],
    [`rules panache\n${DIVISION}`, 'no army: 1:7 fault-rules'],
  ])('%j is not an army', (text, ...expected) => {
    expect(faults(text)).toEqual(expected);
  });

  test.each(SHIPPED)('%s is written as it was read', (_file, text) => {
    const { army } = readArmy(text);
    expect(army && writeArmy(army)).toBe(text.replace(/^#.*\n/, ''));
  });
});

/** Each fault stands inside the text. */
function tried(text: string): readonly string[] {
  const lines = rawLines(text);
  const { faults: found } = armies.read(text);
  const outside = found.filter(({ line, column }) => !(column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1));
  expect(outside).toEqual([]);
  return faults(text);
}

const WORDS = [...new Set(SHIPPED.flatMap(([, text]) => text.match(/"[^"\n]*"|[^\s]+/g) ?? []))];
const SIZE = 64 * 1024;
const filled = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);

describe('hostile texts of armies', () => {
  test('any characters, and words of the format in any order, give an army or errors inside the text', () => {
    const line = fc.array(fc.constantFrom(...WORDS), { maxLength: 9 }).map((some) => some.join(' '));
    const text = fc.oneof(
      fc.string({ unit: codePoint, maxLength: 300 }),
      fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n')),
    );
    fc.assert(
      fc.property(text, (each) => void tried(each)),
      { numRuns: rounds(200) },
    );
  });

  test.each([
    ['quotation marks', filled('"')],
    ['number signs before a line separator', `${filled('#')}\u2028`],
    ['empty lines', filled('\n')],
    ['one word', filled('a')],
    ['one line of words', filled('a ')],
    ['units', filled('1A line infantry\n')],
    ['nonsense of units', `1A ${filled('cavlry ')}`],
    ['nonsense in lines that are long enough', filled(`1A ${'hevy cavlry '.repeat(150)}\n`)],
    ['names', `1A line infantry\n${filled('name 1A en "A" fr "le B"\n')}`],
    ['brigades', `1A line infantry\n${filled('brigade en "A" fr "B" 1A\n')}`],
    ['brigades of many', `1A line infantry\n${filled(`brigade en "A" fr "B"${' 1A'.repeat(600)}\n`)}`],
    ['skills', Array.from({ length: 60 }, (_, i) => `${i + 1}A line infantry${' stubborn'.repeat(200)}`).join('\n')],
    ['headings', filled('army en "A" fr "B" points 1\n')],
  ])('a text of %s is read quickly', (_what, text) => {
    expect(atOnce(() => tried(text)).length).toBeGreaterThan(0);
    const found = atOnce(() => tried(`army en "A" fr "B" points 1\n${text}`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(400);
  });

  test('no army has more than 60 units', () => {
    const text = (count: number) =>
      [
        'army en "A" fr "B" points 9000',
        ...Array.from({ length: count }, (_, i) => `${i + 1}L line infantry strength 14`),
      ].join('\n');
    expect(faults(text(60))).toEqual([]);
    expect(faults(text(61))).toEqual(['no army: 62:1 fault-many-units']);
  });
});
