/** Sheets that both sides write at once: written in private, sealed, opened together. */
import { expect, test } from 'vitest';
import type { Preview } from '../../src/host/battle/preview.ts';
import { accepted, ann, bob, eve, type Room, room } from '../help/room.ts';
import { createSealedToy } from '../help/sealed-toy.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';

const toy = createSealedToy();

async function begun(): Promise<Room> {
  const at = await room({ rulesets: rulesetsByName({ toy }) });
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  return at;
}

const write = async (at: Room, who: typeof ann, text: string): Promise<Preview> =>
  accepted(await at.host.preview(at.by(who), text));
const seal = async (at: Room, who: typeof ann) => accepted(await at.host.done(at.by(who)));
const orders = async (at: Room) => {
  const { id, seq } = await at.battle();
  return (await at.store.entries(id, 1, seq)).map(({ kind, text }) => `${kind} ${text}`);
};

test('both write, the second to seal opens both, and the table goes on to the next sheets', async () => {
  const at = await begun();
  await at.posts();
  const shown = await write(at, ann, 'R2 line 4; R1 line 3');
  expect(shown.sheet?.lines).toEqual(['R1 line 3', 'R2 line 4']);
  expect(await at.posts()).toEqual([]);
  await write(at, bob, 'B1 line 7');
  await seal(at, ann);
  expect(at.say(accepted(await at.host.status(at.by(eve))))).toContain('Already sealed: Red');
  await seal(at, bob);
  expect(await orders(at)).toEqual([
    'start toy',
    'auto sheets red: R1 line 3; R2 line 4 | blue: B1 line 7',
    'auto carry red',
    'auto carry blue',
  ]);
  expect(await at.store.sheets((await at.battle()).id)).toEqual([]);
});
