/** Dice under a name: what can be one, how many there may be, what takes the place of what, and whose they are. */
import { expect, test } from 'vitest';
import { MOST } from '../../src/host/verbs/rolls/rolls-verbs.ts';
import { accepted, ann, bob, refusal, type Room, room } from '../help/room.ts';

async function names(at: Room, person = ann): Promise<string[]> {
  return (await at.host.rolls(person.id)).map(({ name, text }) => `${name}: ${text}`);
}

test('a name is found whatever its case and accents; saving it again replaces the dice', async () => {
  const at = await room();
  expect(await at.host.keepRoll(at.by(ann), ' Salve  de l’Élite ', '8 dice on 5+')).toEqual({
    name: 'Salve de l’Élite',
  });
  expect(await at.host.keepRoll(at.by(ann), 'charge', '2d6')).toEqual({ name: 'charge' });
  expect(await at.host.roll(ann.id, 'SALVE DE L’ELITE')).toMatchObject({
    name: 'Salve de l’Élite',
    text: '8 dice on 5+',
  });
  const again = await at.host.keepRoll(at.by(ann), 'salve de l’elite', '8 dice on 4+');
  expect(again).toEqual({ name: 'salve de l’elite', before: '8 dice on 5+' });
  expect(await names(at)).toEqual(['charge: 2d6', 'salve de l’elite: 8 dice on 4+']);
  expect(await at.host.roll(ann.id, 'salve')).toBeUndefined();
});

test('two people have separate dice under the same name', async () => {
  const at = await room();
  await at.host.keepRoll(at.by(ann), 'fire', '1d6');
  await at.host.keepRoll(at.by(bob), 'Fire', '2d6');
  expect([await names(at), await names(at, bob)]).toEqual([['fire: 1d6'], ['Fire: 2d6']]);
  const [own] = await at.host.rolls(ann.id);
  expect(refusal(await at.host.dropRoll(at.by(bob), own!.id))).toBe('rolls-gone');
  expect(at.say(await at.host.dropRoll(at.by(ann), own!.id))).toBe('**fire** is deleted.');
  expect(refusal(await at.host.dropRoll(at.by(ann), own!.id))).toBe('rolls-gone');
  expect([await names(at), await names(at, bob)]).toEqual([[], ['Fire: 2d6']]);
});

test('there is a limit, and room again after deleting', async () => {
  const at = await room();
  for (let n = 1; n <= MOST.rolls; n += 1) accepted(await at.host.keepRoll(at.by(ann), `roll ${n}`, `${n}d6`));
  expect(refusal(await at.host.keepRoll(at.by(ann), 'one more', '2d6'))).toBe('rolls-full');
  expect(await at.host.keepRoll(at.by(ann), 'Roll 7', '2d6')).toEqual({ name: 'Roll 7', before: '7d6' });
  expect(await names(at)).toHaveLength(MOST.rolls);
  expect(await at.host.keepRoll(at.by(bob), 'one more', '2d6')).toEqual({ name: 'one more' });
});

test.each([
  ['', '2d6', 'rolls-name'],
  ['*** @ <>', '2d6', 'rolls-name'],
  ['a'.repeat(MOST.name + 1), '2d6', 'rolls-name'],
  ['2D6', '3d6', 'rolls-name-dice'],
  ['8 dés à 5 ou plus', '3d6', 'rolls-name-dice'],
  ['fire', '1+'.repeat(MOST.text), 'rolls-text'],
])('the name %j for %j is refused', async (name, text, why) => {
  const at = await room();
  expect(refusal(await at.host.keepRoll(at.by(ann), name, text))).toBe(why);
  expect(await names(at)).toEqual([]);
});

test('an interaction delivered twice counts once', async () => {
  const at = await room();
  await at.host.keepRoll(at.by(ann, 'twice'), 'fire', '1d6');
  expect(await at.host.keepRoll(at.by(ann, 'twice'), 'fire', '2d6')).toEqual({
    says: [expect.objectContaining({ id: 'host-already' })],
  });
  expect(await names(at)).toEqual(['fire: 1d6']);
  const { id } = (await at.host.rolls(ann.id))[0]!;
  await at.host.dropRoll(at.by(ann, 'drop'), id);
  await at.host.keepRoll(at.by(ann), 'fire', '3d6');
  expect(at.say(accepted(await at.host.dropRoll(at.by(ann, 'drop'), id)))).toMatch(/already/);
  expect(await names(at)).toEqual(['fire: 3d6']);
});

test('two processes that save the same name at once leave one', async () => {
  const at = await room();
  const other = at.again({ random: (bytes) => new Uint8Array(bytes).fill(7) });
  const both = await Promise.all([
    at.host.keepRoll(at.by(ann), 'fire', '1d6'),
    other.keepRoll(at.by(ann), 'fire', '2d6'),
  ]);
  const befores = both.map((each) => ('before' in each ? each.before : undefined));
  expect(befores.filter((each) => each === undefined)).toHaveLength(1);
  expect(await names(at)).toHaveLength(1);
});
