/** PE-STEP-02. Example orders in help: an onlooker's do not depend on what a side has written, nor on the postures of its units. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import { periods } from '../../../src/rules/periods/index.ts';
import { HOLLOW_ROAD } from '../../help/hollow-road.ts';
import { accepted, ann, bob, eve, type Room, startedRoom, uma } from '../../help/room.ts';
import { write } from './room.ts';

const rulesets = rulesetsByName({ periods });
const scenarios = [
  { name: 'road', title: phrase('toy-option', { text: 'road' }), ruleset: 'periods', text: HOLLOW_ROAD },
];

const road = () => startedRoom({ rulesets, rulesetOf: () => 'periods', scenarios }, 'road');
const examplesOf = (at: Room, who: typeof ann) => at.host.examples(at.by(who));

test('PE-STEP-02 an onlooker gets the same examples whatever a side writes; a commander’s follow from their sheet', async () => {
  const at = await road();
  const [onlookers, anns] = [await examplesOf(at, eve), await examplesOf(at, ann)];
  expect(onlookers.orders).not.toEqual([]);
  const unit = onlookers.orders[0]!.split(' ')[0]!;
  await write(at, ann, `${unit} stand`);
  expect(await examplesOf(at, eve)).toEqual(onlookers);
  expect(await examplesOf(at, bob)).not.toEqual(onlookers);
  expect(await examplesOf(at, ann)).not.toEqual(anns);
});

test('PE-REA-04 nor do they tell the postures of its units, which its own examples follow', async () => {
  const at = await road();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  const [onlookers, anns] = [await examplesOf(at, eve), await examplesOf(at, ann)];
  for (const unit of ['3L', '5H', '7H']) await at.rule(uma, `${unit} posture hold`, 'as agreed');
  expect(await examplesOf(at, eve)).toEqual(onlookers);
  expect(await examplesOf(at, ann)).not.toEqual(anns);
});
