/** Which picture is shown when: no more of the map than is needed by whoever decides, all of it where a turn ends. */
import { expect, test } from 'vitest';
import type { Post } from '../../../src/host/post.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { rulesets } from '../../../src/rules/index.ts';
import type { Scene } from '../../../src/scene/scene.ts';
import { accepted, ann, bob, eve, refusal, type Room, startedRoom } from '../../help/room.ts';

const FIELD = `title en "Views" fr "Vues"
map 30 x 20
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
red 7C heavy cavalry 1508 N
red 9L line infantry line 2015 N
blue 3L line infantry column 1504 S
hex 1304 wood
dice 6 6
`;

const GUE = `rules panache
title en "Ford" fr "Gué"
map 24 x 16
army red en "Column" fr "Colonne" edge south
army blue en "Amir" fr "Émir" edge north
first red
turns 2
red 2L infantry medium 0505 stands 8
blue 21A infantry medium 0503 stands 7
`;

function opened(name: string, ruleset: string, text: string): Promise<Room> {
  const scenarios = [{ name, title: { id: 'bot-scenario', args: { name } }, ruleset, text }];
  return startedRoom({ rulesets: rulesetsByName(rulesets), scenarios, scriptedDice: true }, name);
}

const field = () => opened('views', 'sabreur-hex', FIELD);
const ford = () => opened('ford', 'panache', GUE);

const viewOf = (view: Scene['view'] | undefined): string =>
  typeof view === 'object' ? `${view.across} at ${view.around}` : (view ?? 'none');

const views = (posts: readonly Post[]): string[] => posts.map(({ kind, scene }) => `${kind} ${viewOf(scene?.view)}`);

async function preview(at: Room, order: string) {
  const found = await at.host.preview(at.by(ann), order);
  if (found instanceof Refusal) throw found;
  return found.scene;
}

test('a preview is nine hexes wide, with the ghost at the unit’s destination; wider for longer moves', async () => {
  const at = await field();
  const scene = await preview(at, '9L march 2014');
  expect(viewOf(scene.view)).toBe('9 at 2015');
  expect(scene.pieces.find(({ name }) => name === '9L')).toMatchObject({ at: '2015' });
  expect(scene.marks).toContainEqual({ kind: 'ghost', piece: expect.objectContaining({ name: '9L', at: '2014' }) });
  expect(viewOf((await preview(at, '9L march 2014; 7C march 1507')).view)).toBe('14 at 1811');
});

test('the card of a charge shows charger and target, whatever minor order came before; the announcement has the whole map', async () => {
  const at = await field();
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  await at.posts();
  await at.give(ann, '9L march 2014');
  await at.give(ann, '7C charge 3L');
  const waiting = await at.posts();
  expect(views(waiting)).toEqual(['card 9 at 1506']);
  const [card] = waiting;
  expect(card?.scene?.title).toBe('7C charges 3L');
  expect(card?.question?.choices.every(({ label }) => !/^\d+ · /.test(label))).toBe(true);
});

test('a report shows what happened; only the bulletin at the end of a player-turn has the whole map', async () => {
  const at = await field();
  await at.posts();
  await at.give(ann, '9L march 2014');
  await at.give(ann, 'end');
  const posts = await at.posts();
  expect(views(posts)).toEqual(['bulletin whole']);
  expect(posts[0]?.calls).toEqual([bob.id]);
});

test('in the other game too: a preview, the desk, the announcement', async () => {
  const at = await ford();
  expect(views(await at.posts()).at(-1)).toBe('bulletin whole');
  expect(viewOf((await preview(at, '2L move 0504')).view)).toBe('9 at 0505');
  await at.give(ann, '2L move 0504');
  await at.give(ann, 'end');
  expect(views(await at.posts())).toEqual(['desk whole']);
  await at.rule(ann, 'done', 'nobody fights');
  await at.answer(bob, 'agree');
  const posts = await at.posts();
  expect(views(posts).filter((view) => view.endsWith('whole'))).toEqual(['bulletin whole']);
});

async function shown(at: Room, wish: Parameters<Room['host']['map']>[1]) {
  const found = await at.host.map(at.by(eve), wish);
  if (found instanceof Refusal) throw found;
  return found;
}

test('the map: whole, around a unit or a hex, the terrain alone, the light theme, with a legend of what is on it', async () => {
  const at = await field();
  expect(viewOf((await shown(at, {})).scene.view)).toBe('whole');
  expect(viewOf((await shown(at, { around: '7c' })).scene.view)).toBe('10 at 1508');
  expect(viewOf((await shown(at, { around: '2010' })).scene.view)).toBe('10 at 2010');
  const bare = (await shown(at, { terrain: true, theme: 'day', legend: true })).scene;
  expect([bare.pieces, bare.theme]).toEqual([[], 'day']);
  expect(bare.legend).toEqual([{ sign: { kind: 'hex', terrain: 'wood' }, says: 'wood' }]);
  const { legend, alt } = (await shown(at, { legend: true })).scene;
  expect(alt).toMatch(/\. A key explains the signs: cavalry, infantry in line, infantry in column, heavy, wood\.$/);
  expect(legend?.map(({ says }) => says)).toEqual([
    'cavalry',
    'infantry in line',
    'infantry in column',
    'heavy',
    'wood',
  ]);
  expect((await shown(at, {})).scene.legend).toBeUndefined();
});

test('threats to a unit: lines, a crop and marks, without changing anything', async () => {
  const at = await field();
  const before = await at.battle();
  const { look, scene } = await shown(at, { threats: '3L' });
  expect(look?.paragraphs.flat().map((line) => at.words.say('en', line))[0]).toBe(
    '**7C** may charge from 1505 · answers: stand firm, form square, fire, turn, flee',
  );
  expect(scene.marks).toEqual([
    { kind: 'awaited', at: '1504' },
    { kind: 'threat', side: 'red', by: 'charge', path: ['1508', '1507', '1406', '1505'], target: '1504' },
  ]);
  expect(viewOf(scene.view)).toBe('10 at 1506');
  expect(await at.battle()).toEqual(before);
});

test('contradictions and unknown places are refused', async () => {
  const at = await field();
  const map = (wish: Parameters<Room['host']['map']>[1]) => at.host.map(at.by(eve), wish);
  expect(refusal(await map({ around: '7C', threats: '7C' }))).toBe('host-map-two-places');
  expect(refusal(await map({ terrain: true, threats: '7C' }))).toBe('host-map-no-units');
  expect(await map({ around: '9999' })).toBeInstanceOf(Refusal);
  expect(await map({ threats: '9X' })).toBeInstanceOf(Refusal);
});
