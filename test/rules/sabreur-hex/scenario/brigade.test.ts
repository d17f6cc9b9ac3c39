import { expect, test } from 'vitest';
import { readScenario, writeScenario } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';

const BATTLE = `title en "T" fr "T"
map 12 x 9
army red en "A" fr "A"
army blue en "B" fr "B"
brigade red en "First Brigade" fr "Première brigade" 3E 2K
red 3E line infantry column 0608 N
red 2K heavy cavalry 0308 N strength 8
blue 88L line infantry column 0602 S
`;

test('a brigade is kept with the position, and written again', () => {
  const read = readScenario(BATTLE);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  expect(sabreurHex.brigades?.(read.state)).toMatchObject([
    { name: 'First Brigade', side: 'red', units: ['3E', '2K'] },
  ]);
  const again = readScenario(writeScenario(read.state));
  expect('state' in again && again.state).toEqual(read.state);
});

test.each([
  ['brigade red en "X" fr "X" 9Z', 'fault-no-such-unit'],
  ['brigade blue en "X" fr "X" 3E', 'fault-brigade-side'],
  ['brigade red en "X" fr "X" 3E', 'fault-brigade-twice'],
  ['brigade red en "X" fr "X"', 'fault-id'],
  ['brigade en "X" fr "X" 3E', 'fault-word'],
])('%s', (line, fault) => {
  const read = readScenario(`${BATTLE}${line}\n`);
  const faults = 'faults' in read ? read.faults.map(({ says }) => says.id) : [];
  expect(faults).toEqual([fault]);
});
