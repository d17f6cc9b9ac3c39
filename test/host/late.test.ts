/** The stubborn and the end of orders, as the host plays them: orders in two steps, questions to the side that orders, answers refused. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { rulesets } from '../../src/rules/index.ts';
import { accepted, ann, bob, type Room, shown, startedRoom } from '../help/room.ts';

const HEAD = `title en "Late" fr "Tard"
map 20 x 20
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
ruling voluntary rout engaged
`;
const STUBBORN = ['red 45L line infantry stubborn line 0510 N', 'blue 3L line infantry column 0501 S'];
const LATE = [
  'red 3T line infantry tactical sense column 0510 N',
  'red 7C heavy cavalry impetuous 1010 N',
  'blue 3L line infantry column 0501 S',
  'blue 4L line infantry line 1008 S',
];

async function field(units: readonly string[], dice: string): Promise<Room> {
  const title = { id: 'bot-scenario', args: { name: 'late' } };
  const text = `${HEAD}${units.join('\n')}\ndice ${dice}\n`;
  const scenarios = [{ name: 'late', title, ruleset: 'sabreur-hex', text }];
  return startedRoom({ rulesets: rulesetsByName(rulesets), scenarios, scriptedDice: true }, 'late');
}

const texts = async (at: Room) => (await at.posts()).map(shown).join('\n');
const asked = async (at: Room) => (await at.store.waiting((await at.battle()).id))?.question;

test('SH-ORDERS-16 an order for a Stubborn unit is previewed and carried out in two steps', async () => {
  const at = await field(STUBBORN, '6 3 4');
  const preview = await at.host.preview(at.by(ann), '45L march 0509');
  expect(preview).toMatchObject({ orders: [{ shown: '45L:' }, { shown: '45L march 0509' }] });
  await at.give(ann, '45L march 0509');
  expect(await texts(at)).toMatch(/CR 7; 4\+3 = \*\*7 ✓\*\*/);
  expect(JSON.stringify((await at.store.entry((await at.battle()).id, (await at.battle()).seq))!.state)).toContain(
    '"at":"0509"',
  );
});

test('SH-MORALE-06 the details of dice say what a test starts from, even without modifiers', async () => {
  const at = await field(STUBBORN, '6 3 4');
  await at.give(ann, '45L march 0509');
  const { id: battle, seq } = await at.battle();
  const { entries } = accepted(await at.host.openDice(at.by(bob), { battle, from: 1, to: seq }));
  const reckoned = entries.flatMap(({ rolls }) => rolls.map(({ modifiers }) => modifiers));
  expect(reckoned.map((all) => all.map((each) => at.words.say('en', each)))).toEqual([[], ['CR 7'], []]);
});

test('SH-ORDERS-16 SH-Q-20 if it fails its test, the second step is dropped and its commander told why', async () => {
  const at = await field(STUBBORN, '6 6 6');
  await at.give(ann, '45L march 0509');
  expect(await texts(at)).toMatch(/will not manoeuvre this turn.*your queued orders were not carried out/s);
  expect(await asked(at)).toBeUndefined();
});

test('SH-ORDERS-17 to -20 ending the orders asks the side that ended them, and then the turn passes', async () => {
  const at = await field(LATE, '6 1 1 1 1 6');
  expect(await texts(at)).toContain('House rule [Q-79] rout by choice: only engaged infantry and cavalry');
  const status = await at.host.status(at.by(bob));
  expect(
    'says' in status && Array.isArray(status.says) && status.says.map((says) => at.words.say('en', says)),
  ).toContain('House rule [Q-79] rout by choice: only engaged infantry and cavalry may flee by choice.');
  // The turn does not end with these orders: its commander is asked first. But nothing can be ordered any more.
  expect(await at.host.preview(at.by(ann), 'end')).toMatchObject({ warns: [{ id: 'host-last-point' }] });
  await at.give(ann, 'end');
  expect(await texts(at)).toContain('some units may still act on their own');
  expect(await asked(at)).toMatchObject({ kind: 'ASK-04', to: 'red', unit: '7C', fallback: '7C restrain' });
  accepted(await at.answer(ann, 'restrain'));
  expect(await asked(at)).toMatchObject({ kind: 'ASK-05', to: 'red', unit: '3T', fallback: 'none' });
  accepted(await at.answer(ann, '3T try'));
  expect(await asked(at)).toBeUndefined();
  await at.give(ann, '3T march 0509');
  expect(await texts(at)).toMatch(/Turn 1: Blue/);
  await at.give(bob, 'end');
});

test('a refused answer is quoted in the language of its reader', async () => {
  const at = await field(['red 7C heavy cavalry 0508 N', 'blue 8D medium cavalry 0505 S'], '6');
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  await at.give(ann, '7C charge 8D');
  const battle = await at.battle();
  const waiting = await at.store.waiting(battle.id);
  const refused = await at.host.answer({ ...at.by(bob), language: 'fr' }, battle.id, waiting!.no, 'tire');
  expect(refused).toBeInstanceOf(Refusal);
  expect(at.words.say('fr', (refused as Refusal).says)).toContain('tire');
  expect((refused as Refusal).instead[0]).toBe('tient');
});

test('SH-ORDERS-20 a preview does not end the turn while a doctrine may still activate a unit', async () => {
  const two = [
    'red 3T line infantry tactical sense column 0510 N',
    'red 4T line infantry tactical sense column 0710 N',
  ];
  const at = await field([...two, 'blue 3L line infantry column 0501 S'], '6 1 1 1 1');
  accepted(await at.host.doctrine(at.by(ann), 'bold'));
  await at.give(ann, 'end');
  expect(await at.host.preview(at.by(ann), '3T march 0509')).toMatchObject({ warns: [] });
  await at.give(ann, '3T march 0509');
  expect(await at.host.preview(at.by(ann), '4T march 0709')).toMatchObject({ warns: [{ id: 'host-ends-turn' }] });
});

/** Eight units with Tactical Sense, far from everybody. */
const EIGHT = Array.from(
  { length: 8 },
  (_each, n) => `red ${n + 1}T line infantry tactical sense column 0${n + 1}18 N`,
);

test('SH-ORDERS-20 consecutive tests are reported together: in the announcement, or with the unit that is activated', async () => {
  const at = await field([...EIGHT, 'blue 3L line infantry column 0501 S'], '6 6 6 6 6 6 6 1 1 6 6 6 6 6 6 6 6 6 6 3');
  accepted(await at.host.doctrine(at.by(ann), 'bold'));
  await at.posts();
  await at.give(ann, 'end');
  const [first, ...more] = await at.posts();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ kind: 'report', title: expect.stringContaining('4T') });
  expect(shown(first!).match(/CR 7; /g)).toHaveLength(4);
  expect(first!.details!.dice).toEqual([2, 9]);
  await at.give(ann, '4T march 0417');
  const [bulletin, ...others] = await at.posts();
  expect(others).toEqual([]);
  expect(bulletin).toMatchObject({ kind: 'bulletin', title: expect.stringContaining('Blue') });
  expect(shown(bulletin!).match(/CR 7; /g)).toHaveLength(4);
  expect(bulletin!.details!.dice).toEqual([10, 18]);
});

test('SH-ORDERS-20 the result of one test is on the card that asks about the next', async () => {
  const at = await field([...EIGHT.slice(0, 2), 'blue 3L line infantry column 0501 S'], '6 6 6 6 6 3');
  await at.give(ann, 'end');
  await at.posts();
  // What the table orders by itself has no words for people.
  expect(at.say(accepted(await at.answer(ann, '1T try')))).not.toContain('late orders');
  const [card, ...more] = await at.posts();
  expect(more).toEqual([]);
  expect(card).toMatchObject({ kind: 'card' });
  expect(shown(card!)).toMatch(/CR 7; 6\+6/);
});
