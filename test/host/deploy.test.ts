/** Two armies before their battle: who may what, what is kept, and what is told, also anew. */
import { expect, test } from 'vitest';
import type { Preview } from '../../src/host/battle/preview.ts';
import type { DeployWish } from '../../src/host/verbs/deployment/deployment-verbs.ts';
import type { PanelShown } from '../../src/host/verbs/panel/panel.ts';
import type { How } from '../../src/host/battle/setup.ts';
import type { Request } from '../../src/host/request.ts';
import type { Post } from '../../src/host/post.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { anyRuleset } from '../help/any-ruleset.ts';
import { Refusal, type Side } from '../../src/kernel/play.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import { armyText, BLUE, groundText, HEATH, RED, shippedArmy } from '../help/deploying.ts';
import { agrees } from './proposals/voting.ts';
import { createToy } from '../help/toy.ts';
import { toyArmies } from '../help/toy-armies.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, uma } from '../help/room.ts';

const ARMIES = [
  shippedArmy('reds', RED),
  shippedArmy('blues', BLUE),
  shippedArmy('others', armyText('Others', '8H light cavalry', '9L line infantry')),
  shippedArmy(
    'dear',
    armyText('Dear', ...Array.from({ length: 9 }, (_, i) => `${i + 1}C heavy cavalry cuirassier`)).replace(
      '2000',
      '9000',
    ),
  ),
  shippedArmy('wrong', armyText('Wrong', '1L line infantry strength 40', '2L line infantry cuirassier')),
  { name: 'foreign', text: toyArmies.blank({ en: 'Toys', fr: 'Jouets' }, 10), ruleset: 'toy' },
];
const ROBOT = { id: '9001', name: 'Aide', side: 'blue' as const };

const hall = (scenario = HEATH): Promise<Room> =>
  room({
    rulesets: rulesetsByName({ toy: createToy(), 'sabreur-hex': sabreurHex }),
    rulesetOf: () => 'sabreur-hex',
    scenarios: [scenario],
    armies: ARMIES,
  });

const two = { armies: { red: 'reds', blue: 'blues' } };

async function opened(how: How = {}): Promise<Room> {
  const at = await hall();
  accepted(await at.host.open(at.by(ann), 'heath', 'en', undefined, { ...two, ...how }));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  return at;
}

/** Writes an order, as `/deploy` does. */
async function place(at: Room, who: Request['person'], wish: DeployWish): Promise<Preview | Refusal> {
  const orders = await at.host.deployment(at.by(who), wish);
  return orders instanceof Refusal ? orders : at.host.preview(at.by(who), orders);
}

async function seal(at: Room, who: Request['person'], wish: DeployWish = { lineUp: 'line' }) {
  const placed = await place(at, who, wish);
  return placed instanceof Refusal ? placed : at.host.done(at.by(who));
}

const panel = async (at: Room, who: Request['person']) => accepted(await at.host.openPanel(at.by(who)));
const textOf = ({ sheet }: { readonly sheet?: { readonly lines: readonly string[] } }) => sheet!.lines.join('; ');
const presses = ({ rows }: PanelShown) => rows.flatMap((row) => row.presses);
const labels = (at: Room, shown: PanelShown) => presses(shown).map(({ says }) => at.words.say('en', says));
const wishOf = async (at: Room, who: Request['person']) => (await panel(at, who)).wish?.isWished;
const sealed = async (at: Room) =>
  (await at.store.sheets((await at.battle()).id)).map(({ side, sealed: is }) => [side, is]);
const state = async (at: Room) => sabreurHex.restore((await at.battle()).state);

/** Nothing of a post can be pressed any more. */
function still({
  question: _question,
  ideas: _ideas,
  over: _over,
  offer: _offer,
  until: _until,
  turn: _turn,
  deploys: _deploys,
  details: _details,
  ...post
}: Post): unknown {
  return post;
}

async function isAsPosted(at: Room): Promise<string> {
  const posted = await at.posts();
  const history = accepted(await at.host.history(at.by(eve)));
  const all: unknown[] = [];
  for await (const told of history.told) all.push(still(told.post));
  expect(all).toEqual(posted.map(still));
  return JSON.stringify(all);
}

test('illegal armies are refused, with every reason', async () => {
  const at = await hall();
  const open = (red: string, blue: string, how: How = {}) =>
    at.host.open(at.by(ann), 'heath', 'en', undefined, { ...how, armies: { red, blue } });
  expect(refusal(await open('nobody', 'blues'))).toBe('army-no-such');
  expect(refusal(await open('foreign', 'blues'))).toBe('deploy-other-book');
  expect(refusal(await open('dear', 'blues', { points: 500 }))).toBe('deploy-too-large');
  const wrong = await open('reds', 'wrong');
  expect(refusal(wrong)).toBe('deploy-illegal');
  expect(at.say(wrong)).toMatch(/line 2, .*line 3, /);
  expect(refusal(await at.host.open(at.by(ann), 'heath', 'en', undefined, { points: 500 }))).toBe(
    'deploy-points-without',
  );
  accepted(await open('reds', 'blues', { points: 1800 }));
  expect((await state(at)).armies.red.points).toBe(1800);
});

test('buttons, text and presets make a deployment, which only its own side sees', async () => {
  const at = await opened();
  const first = await panel(at, ann);
  expect(labels(at, first)).toEqual([
    'Battle line',
    'Attack columns',
    'Left flank refused',
    'Right flank refused',
    '7C · 10',
    '3L · 16',
    '4V · 8',
  ]);
  expect([textOf(first), first.wish]).toEqual(['', { battle: (await at.battle()).id, isWished: false }]);
  const unit = accepted(await at.host.pressPanel(at.by(ann), first.at, 5));
  expect(labels(at, unit).slice(0, 2)).toEqual(['0107', '0207']);
  const placed = accepted(await at.host.pressPanel(at.by(ann), unit.at, 1));
  expect(placed.orders.map(({ shown }) => shown)).toEqual(['deploy 3L 0207 N column']);
  const line = presses(placed).find(({ says }) => at.words.say('en', says) === 'In line')!;
  const formed = accepted(await at.host.pressPanel(at.by(ann), placed.at, line.n));
  accepted(await at.host.confirmPanel(at.by(ann), formed.at));
  expect(textOf(await panel(at, ann))).toBe('deploy 3L 0207 N line');
  const refused = await place(at, ann, { units: '7C 0307 NE; 4V 0101' });
  expect(refusal(refused)).toBe('refuse-deploy-zone');
  expect(textOf(await panel(at, ann))).toBe('deploy 3L 0207 N line');
  const whole = accepted(await place(at, ann, { lineUp: 'Columns', units: '7C 0110' }));
  expect(textOf(whole)).toContain('7C 0110 N');
  expect(whole.scene.pieces.map(({ name }) => name).toSorted()).toEqual(['3L', '4V', '7C']);
  accepted(await at.host.takeBack(at.by(ann), whole.draft));
  expect(textOf(await panel(at, ann))).toBe('deploy 3L 0207 N line');
  expect(textOf(await panel(at, bob))).toBe('');
  expect(refusal(await place(at, eve, {}))).toBe('host-no-seat');
  expect(refusal(await place(at, bob, { units: '7C 0110' }))).toBe('refuse-enemy-unit');
  expect((await at.host.completeDeployment(at.by(bob), '3Lb 01'))[0]?.text).toBe('3Lb 0104');
  expect(await at.host.completeDeployment(at.by(eve), '3L')).toEqual([]);
});

test('the chief seals and may unseal until the other side has sealed; then everything is shown at the same time, as promised', async () => {
  const at = await opened();
  expect(refusal(await at.host.start(at.by(ann)))).toBe('deploy-still');
  expect(refusal(await seal(at, ann, { units: '7C 0110' }))).toBe('deploy-not-complete');
  accepted(await seal(at, ann));
  const again = await place(at, ann, { units: '7C 0110' });
  expect(refusal(again)).toBe('sheet-sealed-already');
  expect(at.say(again)).toContain('has sealed: deploy 7C ');
  accepted(await at.host.unseal(at.by(ann)));
  expect(await sealed(at)).toEqual([['red', false]]);
  accepted(await seal(at, bob));
  expect((await at.battle()).status).toBe('mustering');
  accepted(await seal(at, ann, { lineUp: 'columns' }));
  expect((await at.battle()).status).toBe('playing');
  expect(await sealed(at)).toEqual([]);
  expect((await state(at)).units).toHaveLength(5);
  const posts = await at.posts();
  // Both deployments are already there: nobody has anything to press before the dice for the first move.
  expect(posts.filter(({ turn, deploys }) => turn ?? deploys)).toEqual([]);
  const said = JSON.stringify(posts);
  expect(said.match(/Commitment: SHA-256/g)).toHaveLength(3);
  expect(said).toContain('its key was');
  expect(said.match(/sets up \d units/g)).toEqual(['sets up 3 units', 'sets up 2 units']);
  // Everybody stands on the map at once, whatever is thrown or asked next.
  expect(posts.find(({ title }) => title === 'Both sides deploy')?.scene?.pieces).toHaveLength(5);
  expect(refusal(await place(at, ann, { units: '7C 0110' }))).toBe('host-first-open');
});

test('of several commanders each places their own units; when all are done, the deployment is sealed', async () => {
  const at = await opened();
  accepted(await at.host.join(at.by(uma), 'red'));
  expect(refusal(await place(at, uma, { units: '7C 0110' }))).toBe('seat-not-yours');
  accepted(await at.host.commandGive(at.by(ann), uma.id, '7C'));
  accepted(await place(at, uma, { units: '7C 0110' }));
  expect(labels(at, await panel(at, uma))).toEqual(['7C · 0110']);
  accepted(await at.host.done(at.by(uma)));
  accepted(await place(at, ann, { units: '3L 0210 N line' }));
  expect(refusal(await at.host.done(at.by(ann)))).toBe('deploy-not-complete');
  accepted(await place(at, ann, { units: '4V 0310' }));
  accepted(await at.host.done(at.by(ann)));
  expect(await sealed(at)).toEqual([['red', true]]);
});

test('a deployment that is no longer possible when both have sealed voids its commitment, and nothing is shown', async () => {
  const at = await opened();
  accepted(await seal(at, ann));
  const { id } = await at.battle();
  const [row] = await at.store.sheets(id);
  // As a newer version of the rules might find it.
  const { at: _at, ...rest } = row!;
  const text = rest.text.replace(/7C \d+/, '7C 0101');
  await at.store.commit({ at: new Date(), sheets: { put: [{ ...rest, text }] } });
  await at.posts();
  accepted(await seal(at, bob));
  expect([(await at.battle()).status, await sealed(at)]).toEqual([
    'mustering',
    [
      ['red', false],
      ['blue', true],
    ],
  ]);
  const posts = await at.posts();
  expect(JSON.stringify(posts)).toContain('The sealed deployment of Red is void');
  expect(posts.at(-1)?.calls).toEqual([ann.id]);
  accepted(await seal(at, ann));
  expect((await at.battle()).status).toBe('playing');
});

test('a scenario may have its own armies deploy in secret: they are called to it when the battle has begun', async () => {
  const text = [
    ...groundText().split('\n').slice(0, -2),
    'turn 1 red deployment',
    'deployment sealed first blue',
    ...RED.split('\n')
      .slice(1)
      .map((line) => `reserve red ${line}`),
    'reserve blue 5G medium foot battery strength 4',
  ].join('\n');
  const at = await hall({ ...HEATH, text });
  accepted(await at.host.open(at.by(ann), 'heath', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  expect(refusal(await at.host.preview(at.by(ann), '7C 0110'))).toBe('host-not-started');
  await at.posts();
  accepted(await at.host.start(at.by(ann)));
  const [, called] = await at.posts();
  expect([called!.title, called!.calls, called!.deploys?.label]).toEqual([
    'Both sides deploy in secret.',
    [ann.id, bob.id],
    'Set up',
  ]);
  accepted(await seal(at, bob));
  accepted(await seal(at, ann));
  expect(await state(at)).toMatchObject({ phase: 'actions', active: 'blue' });
  expect((await state(at)).units).toHaveLength(4);
});

test.each([1, 2, 3, 4])(
  'killed at commit %i while the last side seals: it begins once, and both are shown',
  async (n) => {
    const at = await opened({ first: 'red' });
    accepted(await seal(at, ann));
    accepted(await place(at, bob, { lineUp: 'line' }));
    let left = n;
    const dying = at.again({
      at: (point) => {
        if (point !== 'committed') return;
        left -= 1;
        if (left === 0) throw new Error('killed');
      },
    });
    await expect(dying.done(at.by(bob))).rejects.toThrow('killed');
    await at.again().resume();
    const { id, seq } = await at.battle();
    const kinds = (await at.store.entries(id, 1, seq)).map(({ kind }) => kind);
    expect(kinds).toEqual(['start', 'auto', 'auto', 'auto']);
    expect([await sealed(at), (await state(at)).units.length]).toEqual([[], 5]);
    const posts = JSON.stringify(await at.posts());
    expect([posts.match(/The battle begins/g), posts.match(/its key was/g)?.length]).toEqual([
      ['The battle begins'],
      2,
    ]);
  },
);

/** Under way as it was before deployments were sheets: the sides deploy one after the other, by what they have sealed. */
async function begunBefore(blue: string): Promise<Room> {
  const at = await opened({ deploys: 'whole', first: 'red' });
  accepted(await at.host.start(at.by(ann)));
  await at.posts();
  const { id, revision, options } = await at.battle();
  const encounter = { ...(options['encounter'] as object), deploys: 'sealed' };
  const row = { battleId: id, name: 'deployment', sealed: true };
  const red = 'deploy 7C 0207 N, 3L 0307 N line, 4V 0407 N skirmish';
  const put = [
    { ...row, id: 'red', side: 'red' as const, text: red, userId: ann.id },
    { ...row, id: 'blue', side: 'blue' as const, text: blue, userId: bob.id },
  ];
  const battle = { id, revision, patch: { options: { ...options, encounter } } };
  expect(await at.store.commit({ at: new Date(), battle, sheets: { put } })).toBe('committed');
  await at.again().resume();
  return at;
}

test('a battle that an earlier version was beginning goes on with what was sealed, and nobody is called in between', async () => {
  const at = await begunBefore('deploy 5G 0303 S, 3Lb 0403 S column');
  const { id, seq } = await at.battle();
  const orders = (await at.store.entries(id, 2, seq)).map(({ kind, side }) => `${kind} ${side}`);
  expect(orders).toEqual(['order red', 'order blue', 'auto blue', 'auto red']);
  expect([await sealed(at), (await state(at)).phase]).toEqual([[], 'actions']);
  const posts = await at.posts();
  expect(posts.filter(({ deploys }) => deploys)).toEqual([]);
  expect(posts.flatMap(({ calls }) => calls)).toEqual([ann.id]);
});

test('if what was sealed is no longer possible there, its side is told, and deploys by order', async () => {
  const at = await begunBefore('deploy 5G 0110 S');
  expect((await at.posts()).flatMap(({ sentences }) => sentences.map(({ says }) => says))).toContain(
    'The sealed deployment of Blue is no longer possible: please deploy again, with `/deploy`.',
  );
  expect(await sealed(at)).toEqual([]);
  await at.give(bob, 'deploy 5G 0303 S, 3Lb 0403 S column');
  expect((await state(at)).phase).toBe('actions');
});

test('sealed and shown deployments cannot be taken back; a later order can be, and so can an open deployment', async () => {
  const at = await opened({ first: 'red' });
  accepted(await seal(at, ann));
  accepted(await seal(at, bob));
  await at.host.idle();
  expect((await state(at)).phase).toBe('actions');
  expect(refusal(await at.host.undo(at.by(ann)))).toBe('deploy-undo-shown');
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  expect(refusal(await at.host.undo(at.by(uma)))).toBe('deploy-undo-shown');
  expect(await at.host.undoable(at.by(ann), '')).toEqual([]);
  await at.give(ann, sabreurHex.ideas(await state(at), 'red')[0]!.text);
  expect(await at.host.undoable(at.by(ann), '')).toHaveLength(1);
  accepted(await at.host.undo(at.by(ann)));
  await agrees(at, bob);
  expect([(await state(at)).phase, (await state(at)).units.length]).toEqual(['actions', 5]);
  const open = await opened({ deploys: 'whole', first: 'red' });
  accepted(await open.host.start(open.by(ann)));
  await open.give(ann, 'deploy 7C 0207');
  accepted(await open.host.undo(open.by(ann)));
  expect((await state(open)).units).toEqual([]);
});

test('another army: brought in public by the first to join or a commander; units that no longer fit are dropped', async () => {
  const at = await opened();
  accepted(await place(at, ann, { lineUp: 'line' }));
  accepted(await place(at, bob, { lineUp: 'line' }));
  expect(refusal(await at.host.join(at.by(eve), 'blue', 'others'))).toBe('deploy-chief-only');
  expect(refusal(await at.host.join(at.by(bob), 'blue', 'dear'))).toBe('deploy-too-large');
  await at.posts();
  accepted(await at.host.join(at.by(bob), 'blue', 'others'));
  expect((await state(at)).reserve?.map(({ id }) => id)).toEqual(['7C', '3L', '4V', '8H', '9L']);
  expect((await at.posts())[0]?.sentences[0]?.says).toContain('brings another army for Blue: Others.');
  expect(await sealed(at)).toEqual([['red', false]]);
  accepted(await at.host.leave(at.by(ann)));
  expect(await sealed(at)).toEqual([]);
  expect(refusal(await at.host.join(at.by(uma), 'umpire', 'reds'))).toBe('deploy-umpire-army');
});

test('an army brought after a seal breaks the seal publicly, leaves the other side alone, and names the battle', async () => {
  const at = await opened();
  accepted(await seal(at, bob));
  accepted(await at.host.join(at.by(ann), 'red', 'blues'));
  // Both have 5G now: blue, which was there before, keeps its names.
  const ids = (await state(at)).reserve?.map(({ side, id }) => `${side} ${id}`);
  expect(ids).toEqual(['red 3L', 'red 5Gb', 'blue 3Lb', 'blue 5G']);
  expect(await sealed(at)).toEqual([['blue', true]]);
  accepted(await at.host.join(at.by(bob), 'blue', 'others'));
  expect(await sealed(at)).toEqual([]);
  const [game] = (await at.host.games(at.by(ann))).running;
  expect(at.words.say('en', game!.title)).toMatch(/: .* against Others$/);
  accepted(await seal(at, ann));
  accepted(await at.host.leave(at.by(ann)));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await seal(at, ann));
  accepted(await at.host.join(at.by(ann), 'red', 'reds'));
  accepted(await seal(at, ann));
  accepted(await seal(at, bob));
  accepted(await at.host.resign(at.by(ann)));
  // By an army, by leaving, by an army again.
  expect((await isAsPosted(at)).match(/deployment of \w+ is void/g)).toEqual(
    ['Blue', 'Red', 'Red'].map((side) => `deployment of ${side} is void`),
  );
});

test('unit by unit only if both agree; then by orders, in the open', async () => {
  const at = await opened({ deploys: 'byUnit' });
  const said = JSON.stringify(await at.posts());
  // Ann has opened it: what she asked for then is her wish for the side that she commands.
  expect(said).toContain('The person who opened the battle would like to place unit by unit');
  expect(said.match(/Ann \S*would rather place unit by unit/g)).toHaveLength(1);
  accepted(await place(at, ann, { lineUp: 'line' }));
  expect([await wishOf(at, ann), await wishOf(at, bob)]).toEqual([true, false]);
  const { id } = await at.battle();
  accepted(await at.host.wishByUnit(at.by(ann), id, false));
  accepted(await at.host.wishByUnit(at.by(ann), id, true));
  expect((await state(at)).deployment?.how).toBe('sealed');
  expect(refusal(await at.host.wishByUnit(at.by(ann), id, true))).toBe('host-already-set');
  expect(refusal(await at.host.wishByUnit(at.by(bob), 'another', true))).toBe('deploy-moved-on');
  accepted(await at.host.wishByUnit(at.by(bob), id, true));
  expect([(await state(at)).deployment?.how, await sealed(at)]).toEqual(['byUnit', []]);
  expect(refusal(await place(at, ann, {}))).toBe('deploy-in-turn');
  accepted(await at.host.start(at.by(bob)));
  const called = (await at.posts()).at(-1)!;
  expect(called.sentences.at(-1)!.says).toMatch(/^\*\*Red\*\* to set up, with .*deploy.*: Ann/);
  expect(called.deploys?.label).toBe('Set up');
  const help = await at.host.help(at.by(ann));
  expect(help.says.map(({ id }) => id)).toEqual(['overview-owe-turn', 'deploy-turn', 'help-deploy-open', 'help-ideas']);
  expect(help.ideas?.orders.at(-1)?.label).toBe('Place the next unit');
  expect(await at.host.deployment(at.by(ann), { units: '7C 0207' })).toBe('7C 0207');
  await at.give(ann, '7C 0207');
  await at.give(bob, 'deploy 5G 0303');
  expect((await state(at)).units.map(({ id }) => id)).toEqual(['7C', '5G']);
});

test('by whole command: the larger army, then the other, each as it prefers', async () => {
  const at = await opened({ deploys: 'whole', first: 'blue' });
  accepted(await at.host.start(at.by(ann)));
  await at.posts();
  await at.give(ann, 'deploy 7C 0207');
  const [post] = await at.posts();
  expect([post!.title, post!.deploys?.label, post!.turn]).toEqual(['7C stands in 0207', 'Set up', undefined]);
  expect((await at.host.help(at.by(ann))).ideas?.orders.at(-1)?.label).toBe('Place the rest for me');
  await at.give(ann, accepted(await at.host.deployment(at.by(ann), { lineUp: 'refusedLeft' })));
  await at.give(bob, 'deploy 5G 0303, 3Lb 0403');
  expect(await state(at)).toMatchObject({ phase: 'actions', active: 'blue', first: 'blue' });
});

test('the bot seals at once, sets up again for another army, and starts when its enemy has sealed', async () => {
  const at = await hall();
  accepted(await at.host.open(at.by(ann), 'heath', 'en', ROBOT, { ...two, first: 'red' }));
  expect([(await at.battle()).status, await sealed(at)]).toEqual(['mustering', [['blue', true]]]);
  const before = await at.store.sheets((await at.battle()).id);
  accepted(await at.host.join(at.by(ann), 'red', 'others'));
  const after = await at.store.sheets((await at.battle()).id);
  // Its units are called as they were.
  expect([after.map(({ side }) => side), ...[before, after].map(([row]) => row!.text.includes('3Lb'))]).toEqual([
    ['blue'],
    true,
    true,
  ]);
  accepted(await seal(at, ann));
  await at.host.idle();
  const posts = await at.posts();
  expect(JSON.stringify(posts).match(/its key was/g)).toHaveLength(1);
  // Nobody can order before everybody stands.
  expect(posts.flatMap(({ kind, ideas }) => (ideas ? [kind] : []))).toEqual(['bulletin']);
  expect(await state(at)).toMatchObject({ phase: 'actions', active: 'red' });
});

test('a player who takes the bot’s place deploys for themselves', async () => {
  const at = await hall();
  accepted(await at.host.open(at.by(ann), 'heath', 'en', ROBOT, two));
  accepted(await at.host.join(at.by(bob), 'blue'));
  expect([await sealed(at), textOf(await panel(at, bob))]).toEqual([[], '']);
});

test('the bot does not deploy the army that they bring', async () => {
  const at = await hall();
  accepted(await at.host.open(at.by(ann), 'heath', 'en', ROBOT, two));
  accepted(await at.host.join(at.by(bob), 'blue', 'others'));
  expect([await sealed(at), textOf(await panel(at, bob))]).toEqual([[], '']);
});

test('a side that seals meanwhile stays as it was sealed', async () => {
  const at = await opened();
  accepted(await place(at, ann, { lineUp: 'line' }));
  const { id } = await at.battle();
  const before = await at.store.sheets(id);
  let isSealed = false;
  const late = at.again({
    store: {
      ...at.store,
      commit: async (change) => {
        const isFirst = !isSealed;
        isSealed = true;
        if (isFirst) accepted(await at.host.done(at.by(ann)));
        return at.store.commit(change);
      },
    },
  });
  const columns = accepted(await at.host.deployment(at.by(ann), { lineUp: 'columns' }));
  expect(refusal(await late.preview(at.by(ann), columns))).toBe('sheet-sealed-already');
  expect(await at.store.sheets(id)).toEqual(
    before.map((row) => ({ ...row, sealed: true, at: expect.any(Date) as Date })),
  );
});

test('no one knows both plans: a person who has seen one cannot command against it while it has an owner', async () => {
  const at = await opened();
  accepted(await place(at, bob, { lineUp: 'line' }));
  expect(refusal(await at.host.join(at.by(ann), 'blue'))).toBe('sheet-both-secrets');
  accepted(await at.host.join(at.by(eve), 'blue'));
  accepted(await at.host.leave(at.by(eve)));
  expect(refusal(await at.host.join(at.by(eve), 'red'))).toBe('sheet-both-secrets');
  accepted(await at.host.leave(at.by(bob)));
  accepted(await at.host.leave(at.by(ann)));
  accepted(await at.host.join(at.by(ann), 'blue'));
  accepted(await at.host.join(at.by(bob), 'red'));
  expect(await sealed(at)).toEqual([]);
});

test('a command that is handed over hands over its commander’s knowledge', async () => {
  const at = await opened();
  const { id } = await at.battle();
  const offered = async () => (await at.posts()).findLast((post) => post.offer)!.offer!.no;
  accepted(await place(at, bob, { lineUp: 'line' }));
  accepted(await at.host.replace(at.by(bob), { by: eve }));
  accepted(await at.host.take(at.by(eve), id, await offered()));
  accepted(await at.host.vacancy(at.by(ann), {}));
  const vacancy = await offered();
  expect(refusal(await at.host.take(at.by(bob), id, vacancy))).toBe('sheet-both-secrets');
  // Only the person concerned hears why.
  accepted(await at.host.replace(at.by(ann), { by: bob }));
  expect(refusal(await at.host.take(at.by(bob), id, await offered()))).toBe('sheet-both-secrets');
  accepted(await at.host.replace(at.by(eve), { by: uma }));
  accepted(await at.host.take(at.by(uma), id, await offered()));
  expect(refusal(await at.host.join(at.by(eve), 'red'))).toBe('sheet-both-secrets');
  expect(refusal(await at.host.replace(at.trusted(eve), { who: ann, by: eve }))).toBe('sheet-both-secrets');
});

test('a player with both sides deploys both', async () => {
  const at = await hall();
  accepted(await at.host.open(at.by(ann), 'heath', 'en', undefined, two));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(ann), 'blue'));
  expect(accepted(await seal(at, ann)).says).toHaveLength(1);
  accepted(await seal(at, ann));
  expect((await at.battle()).status).toBe('playing');
});

test('the page shows what was posted, and its file replays', async () => {
  const at = await opened({ deploys: 'byUnit' });
  accepted(await at.host.join(at.by(bob), 'blue', 'others'));
  accepted(await at.host.wishByUnit(at.by(ann), (await at.battle()).id, false));
  accepted(await seal(at, ann));
  accepted(await at.host.unseal(at.by(ann)));
  accepted(await seal(at, bob));
  accepted(await seal(at, ann, { lineUp: 'columns' }));
  const winner: Side = (await at.store.waiting((await at.battle()).id))!.question!.to;
  accepted(await at.answer(winner === 'red' ? ann : bob, 'second'));
  accepted(await at.host.resign(at.by(ann)));
  const { json } = accepted(await at.host.export(at.by(eve)));
  expect(verified(JSON.parse(json), anyRuleset(sabreurHex)).faults).toEqual([]);
  const said = await isAsPosted(at);
  expect(said).toContain('would rather place unit by unit');
  expect(said).toContain('brings another army');
  expect(said).toContain('reopens its deployment');
});

test('a salt may be added while armies deploy, until the roll for the first move', async () => {
  const at = await opened();
  accepted(await seal(at, ann));
  accepted(await at.host.salt(at.by(ann), 'Wagram'));
  accepted(await seal(at, bob));
  const waiting = await at.store.waiting((await at.battle()).id);
  expect(waiting?.transcript.filter((each) => 'roll' in each).length).toBeGreaterThan(1);
  expect(refusal(await at.host.salt(at.by(bob), 'late'))).toBe('fair-salt-late');
  expect((await at.battle()).salts).toEqual({ red: 'Wagram', blue: '' });
  expect(accepted(await at.host.check(at.by(eve))).faults).toEqual([]);
  const open = await opened({ deploys: 'whole' });
  accepted(await open.host.start(open.by(ann)));
  accepted(await open.host.salt(open.by(bob), 'begun, and nothing thrown'));
});

test('until the first move is decided, neither an order nor the panel moves a unit', async () => {
  const at = await opened();
  accepted(await seal(at, ann));
  accepted(await seal(at, bob));
  const question = (await at.store.waiting((await at.battle()).id))!.question!;
  expect(question.kind).toBe('SH-GAP-06');
  const who = question.to === 'red' ? 'Ann' : 'Bob';
  for (const person of [ann, bob]) {
    for (const refused of [
      await at.host.preview(at.by(person), '7C march 0205'),
      await at.host.openPanel(at.by(person)),
    ]) {
      if (!(refused instanceof Refusal)) throw new Error('it was taken');
      expect(at.words.say('en', refused.says)).toMatch(
        new RegExp(`until ${who}.* has answered: Does (Red|Blue) move first\\?$`),
      );
    }
  }
});

test('in a rematch the armies keep their sides, no unit is placed, and the way of setting up is agreed again', async () => {
  const at = await opened({ deploys: 'byUnit', points: 1800 });
  accepted(await at.host.join(at.by(bob), 'blue', 'others'));
  accepted(await at.host.wishByUnit(at.by(bob), (await at.battle()).id, true));
  accepted(await at.host.start(at.by(bob)));
  await at.give(ann, '7C 0207');
  accepted(await at.host.resign(at.by(ann)));
  const old = await at.battle();
  await at.posts();
  accepted(await at.host.rematch(at.by(bob), old.id));
  accepted(await at.host.rematch(at.by(ann), old.id));
  expect(await state(at)).toMatchObject({
    deployment: { how: 'sealed' },
    units: [],
    armies: { red: { points: 1800 } },
  });
  expect((await state(at)).reserve?.map(({ id }) => id)).toEqual(['7C', '3L', '4V', '8H', '9L']);
  const [game] = (await at.host.games(at.by(ann))).running;
  expect(at.words.say('en', game!.title)).toMatch(/: .* against Others$/);
  expect(await wishOf(at, bob)).toBe(false);
  accepted(await seal(at, ann));
  accepted(await seal(at, bob));
  accepted(await at.host.resign(at.by(ann)));
  await isAsPosted(at);
});

test('in a rematch against the bot, the bot has sealed the other side', async () => {
  const at = await hall();
  accepted(await at.host.open(at.by(ann), 'heath', 'en', ROBOT, { ...two, first: 'red' }));
  accepted(await seal(at, ann));
  await at.host.idle();
  accepted(await at.host.resign(at.by(ann)));
  accepted(await at.host.rematch(at.by(ann), (await at.battle()).id));
  expect([(await at.battle()).status, await sealed(at)]).toEqual(['mustering', [['red', true]]]);
  accepted(await seal(at, ann));
  await at.host.idle();
  expect((await at.battle()).status).toBe('playing');
});

test.each(['red', 'blue'] as const)(
  'whichever side deployed last, the first turn of %s calls its commander',
  async (first) => {
    const at = await opened({ first });
    accepted(await seal(at, ann));
    accepted(await seal(at, bob));
    const call = (await at.posts()).findLast(({ kind }) => kind === 'bulletin');
    expect(call?.calls).toEqual([first === 'red' ? ann.id : bob.id]);
    expect(call?.title).toMatch(/^Turn 1/);
  },
);
