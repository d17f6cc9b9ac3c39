/** Throws at a table in the host: of which game, what a battle fills in, and that nobody learns more by it than he may know. */
import { expect, test } from 'vitest';
import type { Request } from '../../src/host/request.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import type { TableDiceForm, TableDiceWish } from '../../src/host/verbs/table-dice/table-dice.ts';
import { readTyped } from '../../src/host/verbs/table-dice/typed.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import { ALL_BOOKS, BOOKS, lacking, shippedOf } from '../help/books.ts';
import { BLUE, HEATH, RED, shippedArmy } from '../help/deploying.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, startedRoom, uma, callOff } from '../help/room.ts';
import { createToy } from '../help/toy.ts';
import { words } from '../help/words.ts';

async function asked(at: Room, who: Request['person'], wish: Partial<TableDiceWish> = {}): Promise<TableDiceForm> {
  return accepted(await at.host.throwForm(at.by(who), { kind: 'morale', typed: {}, ...wish }));
}

async function refused(at: Room, who: Request['person'], wish: Partial<TableDiceWish>): Promise<string> {
  return refusal(await at.host.throwForm(at.by(who), { kind: 'morale', typed: {}, ...wish }));
}

const typed = (fields: Readonly<Record<string, string>>): TableDiceWish['typed'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, { text, option: phrase('toy-option', { text: name }) }]),
  );

test('without a battle every input has its usual value unless typed, with names or words of either language', async () => {
  const at = await room();
  expect((await asked(at, ann)).said).toEqual({ command: 7, quality: ['plain'], modifiers: [] });
  const form = await asked(at, ann, {
    typed: typed({ modifiers: 'M3, modifier 5', quality: 'The Best', command: ' 9 ' }),
  });
  expect(form.said).toEqual({ command: 9, quality: ['elite'], modifiers: ['m3', 'm5'] });
  expect(form.units).toEqual([]);
  expect((await asked(at, ann, { typed: typed({ quality: 'él' }) })).said['quality']).toEqual(['elite']);
  expect((await asked(at, ann, { typed: typed({ command: '9 cm' }) })).said['command']).toBe(9);
});

test.each([
  [{ command: '61' }, 'table-dice-number'],
  [{ command: 'eight' }, 'table-dice-number'],
  [{ command: '7.5' }, 'table-dice-number'],
  [{ quality: 'superb' }, 'table-dice-unknown'],
  [{ quality: '' }, 'table-dice-unknown'],
  [{ modifiers: 'm' }, 'table-dice-unknown'],
  [{ quality: 'elite, plain' }, 'table-dice-unknown'],
  [{ modifiers: 'm1, m1' }, 'table-dice-unknown'],
  [{ charm: '3' }, 'table-dice-not-asked'],
  [{ quality: 'broken', command: '8' }, 'table-dice-not-asked'],
])('what may not be typed: %o', async (fields, why) => {
  expect(await refused(await room(), ann, { typed: typed(fields) })).toBe(why);
});

test('typed values may depend on each other, in any order', async () => {
  const at = await room(ALL_BOOKS);
  const fields = { modifiers: 'countercharge', reason: 'reaction' };
  expect((await asked(at, ann, { typed: typed(fields) })).said['modifiers']).toEqual(['countercharge']);
});

test('values not typed are chosen so that the typed ones apply', async () => {
  const at = await room(ALL_BOOKS);
  const { said } = await asked(at, ann, { kind: 'fire', typed: typed({ dice: '8' }) });
  expect(said).toMatchObject({ dice: 8, shot: ['muskets'] });
  expect(await refused(at, ann, { kind: 'fire', typed: typed({ dice: '8', shot: 'defensive' }) })).toBe(
    'table-dice-not-asked',
  );
  const offered = await at.host.throwChoices(at.by(ann), { kind: 'fire' }, 'dice');
  expect(offered.map(({ name }) => name).slice(0, 3)).toEqual(['1', '2', '3']);
});

test('a unit supplies its values, and typed ones come before them', async () => {
  const at = await startedRoom();
  expect(await asked(at, ann, { unit: 'R1' })).toMatchObject({
    said: { command: 5, quality: ['elite'], modifiers: [] },
    units: ['R1'],
  });
  expect(await asked(at, ann, { unit: 'R1', target: 'B1', typed: typed({ quality: 'plain' }) })).toMatchObject({
    said: { command: 5, quality: ['plain'], modifiers: ['m0'] },
    units: ['R1', 'B1'],
  });
  expect(await refused(at, ann, { unit: 'R9' })).toBe('toy-option');
  expect(await refused(at, ann, { target: 'B1' })).toBe('table-dice-unit-first');
});

test('information of one side is revealed to no one else: the enemy, an outsider and the umpire get the public values', async () => {
  const at = await startedRoom();
  const qualityFor = async (who: Request['person']) => (await asked(at, who, { unit: 'R1' })).said['quality'];
  expect(await qualityFor(ann)).toEqual(['elite']);
  expect(await qualityFor(bob)).toEqual(['plain']);
  expect(await qualityFor(eve)).toEqual(['plain']);
  accepted(await at.host.leave(at.by(bob)));
  accepted(await at.host.join(at.by(ann), 'blue'));
  expect(await qualityFor(ann)).toEqual(['plain']);
});

test('a target is chosen from the unit’s enemies, otherwise from the asker’s', async () => {
  const at = await startedRoom();
  const offered = async (who: Request['person'], unit: string) =>
    (await at.host.throwTargets(at.by(who), unit)).map(({ name }) => name[0]);
  expect(new Set(await offered(ann, ''))).toEqual(new Set(['B']));
  expect(new Set(await offered(ann, 'b1'))).toEqual(new Set(['R']));
  expect(new Set(await offered(bob, ''))).toEqual(new Set(['R']));
  expect(new Set(await offered(eve, ''))).toEqual(new Set(['R', 'B']));
  expect(await (await room()).host.throwTargets(at.by(ann), '')).toEqual([]);
});

test('asking and rolling change nothing in the battle', async () => {
  const at = await startedRoom();
  const before = await at.battle();
  await at.posts();
  const { said: _said, ...form } = await asked(at, ann, { unit: 'R1', target: 'B1' });
  const values = { command: ['5'], quality: ['elite'], modifiers: ['m0'] };
  const made = accepted(await at.host.makeThrow({ ...form, values, packed: [] }, () => 2));
  expect(made.told.sentences.map(({ says }) => at.words.say('en', says))).toEqual(['passed']);
  expect(await at.battle()).toEqual(before);
  expect(await at.posts()).toEqual([]);
});

test('the game: the named one, otherwise the battle’s, otherwise the first that has it', async () => {
  const [diceless] = lacking('tableDice') as [string];
  const at = await room({
    ...ALL_BOOKS,
    rulesets: rulesetsByName({ [diceless]: BOOKS.get(diceless)!, toy: createToy(), 'sabreur-hex': sabreurHex }),
  });
  expect((await asked(at, ann)).game).toBe('toy');
  expect((await asked(at, ann, { game: 'sabreur-hex' })).game).toBe('sabreur-hex');
  expect(await refused(at, ann, { game: diceless })).toBe('table-dice-not-here');
  expect(at.host.gamesThrowing('morale').map(({ game }) => game)).toEqual(['toy', 'sabreur-hex']);
  accepted(await at.host.open(at.by(ann), shippedOf(diceless).name, 'en'));
  expect(await refused(at, ann, {})).toBe('table-dice-not-here');
  expect(await at.host.throwChoices(at.by(ann), { kind: 'morale' }, 'quality')).toEqual([]);
  expect((await asked(at, ann, { game: 'toy' })).game).toBe('toy');
  expect(await refused(at, ann, { game: 'toy', unit: 'R1' })).toBe('table-dice-other-game');
  await callOff(at, at.by(ann));
  expect((await asked(at, ann)).game).toBe('toy');
});

test('a game that no ruleset has, and a place without a battle', async () => {
  const at = await room();
  expect(await refused(at, ann, { kind: 'melee' })).toBe('table-dice-none');
  expect(await refused(at, ann, { game: 'chess' })).toBe('table-dice-not-here');
  expect(await refused(at, ann, { unit: 'R1' })).toBe('table-dice-no-battle');
});

test('in a sealed deployment everyone sees only their own side', async () => {
  const at = await room({
    ...ALL_BOOKS,
    scenarios: [HEATH],
    armies: [shippedArmy('reds', RED), shippedArmy('blues', BLUE)],
  });
  const armies = { red: 'reds', blue: 'blues' };
  accepted(await at.host.open(at.by(ann), 'heath', 'en', undefined, { armies }));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  const seenBy = (who: Request['person']) =>
    at.host.throwForm(at.by(who), { kind: 'morale', typed: {}, unit: '5G', target: '7C' });
  const before = await Promise.all([ann, eve, uma].map(seenBy));
  accepted(await at.host.preview(at.by(bob), accepted(await at.host.deployment(at.by(bob), { lineUp: 'line' }))));
  accepted(await at.host.done(at.by(bob)));
  expect(await Promise.all([ann, eve, uma].map(seenBy))).toEqual(before);
});

const DISTANCE = {
  name: 'distance',
  says: phrase('seat-name', { who: 'distance' }),
  kind: 'number',
  least: 0,
  most: 60,
  usual: 20,
} as const;

test.each(['25,5', '25.01 cm', '26'])(
  'a measured length, %s, counts each part of a centimetre as a whole one',
  (typed) => {
    expect(readTyped(words, 'fr', { ...DISTANCE, isMeasured: true }, typed)).toEqual(['26']);
  },
);

test.each(['25,5', '25.01 cm'])('of what is counted there are no parts: %s is refused', (typed) => {
  expect(readTyped(words, 'fr', DISTANCE, typed)).toBeInstanceOf(Refusal);
});
