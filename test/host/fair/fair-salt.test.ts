/** What each side adds to the dice: when, by whom, said to whom; and that the dice depend on it. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { exported } from '../../../src/host/advance/export-file.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import type { HostOptions } from '../../../src/host/battle/deps.ts';
import { createToy } from '../../help/toy.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, shown, uma, callOff } from '../../help/room.ts';

/** The same secret in every room. */
const sameBytes = (): HostOptions['random'] => {
  let calls = 0;
  return (bytes) =>
    createHash('sha512')
      .update(String((calls += 1)))
      .digest()
      .subarray(0, bytes);
};

async function gathering(options: Partial<HostOptions> = {}): Promise<Room> {
  const at = await room(options);
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  return at;
}

async function fileOf(at: Room) {
  return exported.parse(JSON.parse(accepted(await at.host.export(at.by(bob))).json));
}

/** The dice of the first order points and of a volley. */
async function diceWith(salts: { readonly red?: string; readonly blue?: string }): Promise<string> {
  const at = await gathering({ random: sameBytes() });
  if (salts.red !== undefined) accepted(await at.host.salt(at.by(ann), salts.red));
  if (salts.blue !== undefined) accepted(await at.host.salt(at.by(bob), salts.blue));
  accepted(await at.host.start(at.by(ann)));
  for (let turn = 0; turn < 6; turn += 1) await at.give(turn % 2 === 0 ? ann : bob, 'end');
  const { battle, entries } = await fileOf(at);
  expect(battle.salts).toEqual({ red: '', blue: '', ...salts });
  return entries.flatMap(({ transcript }) => transcript.flatMap((each) => ('roll' in each ? each.got : []))).join(' ');
}

test('with one secret, each salt gives other dice, and its owner matters', async () => {
  const none = await diceWith({});
  expect(await diceWith({})).toBe(none);
  const all = [
    none,
    await diceWith({ red: 'a' }),
    await diceWith({ blue: 'a' }),
    await diceWith({ red: 'a', blue: 'b' }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('everyone learns who adds a salt; it may be replaced until the first roll, and stays in the history', async () => {
  const at = await gathering();
  await at.posts();
  const reply = accepted(await at.host.salt(at.by(bob), '  Wagram @everyone :( *5 July* '));
  expect(at.say(reply)).toContain('`Wagram @everyone :( *5 July*`');
  accepted(await at.host.salt(at.by(bob), 'été 1809'));
  expect((await at.posts()).map(shown)).toEqual([
    'notice\nBob \\*the bold\\* adds a salt to the dice for Blue: `Wagram @everyone :( *5 July*`',
    'notice\nBob \\*the bold\\* replaces the salt of Blue: `été 1809` instead of `Wagram @everyone :( *5 July*`',
  ]);
  expect(refusal(await at.host.salt(at.by(bob), 'e\u0301te\u0301 1809'))).toBe('fair-salt-same');
  accepted(await at.host.start(at.by(ann)));
  accepted(await at.host.resign(at.by(ann)));
  const { told } = accepted(await at.host.history({ ...at.by(eve), language: 'fr' }));
  const said: string[] = [];
  for await (const { post } of told) said.push(shown(post));
  expect(said.filter((each) => each.includes('sel des Bleus'))).toHaveLength(1);
  const file = await fileOf(at);
  expect(file.battle.salts).toEqual({ red: '', blue: 'été 1809' });
  expect(verified(file, anyRuleset(createToy())).faults).toEqual([]);
});

test('the opening explains it once', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  expect((await at.posts()).map(shown).join('\n').split('/battle salt')).toHaveLength(2);
});

test('only commanders add one, and only visible characters that can be copied', async () => {
  const at = await gathering();
  accepted(await at.host.join(at.by(uma), 'umpire'));
  expect(refusal(await at.host.salt(at.by(eve), 'x'))).toBe('host-no-seat');
  expect(refusal(await at.host.salt(at.by(uma), 'x'))).toBe('host-no-seat');
  const unfit = [
    '',
    '   ',
    'x'.repeat(65),
    'a`b',
    'a\nb',
    'a\u200bb',
    '\u202eabc',
    '\u3164',
    '\ud800',
    'Z\u0301\u0302\u0303\u0304\u0305',
  ];
  for (const typed of unfit) expect(refusal(await at.host.salt(at.by(ann), typed))).toBe('fair-salt-unfit');
  expect((await at.battle()).salts).toEqual({ red: '', blue: '' });
  for (const typed of ['x'.repeat(64), '🎲'.repeat(64), "l'Empereur", '-1', '"; {}']) {
    accepted(await at.host.salt(at.by(ann), typed));
    expect((await at.battle()).salts.red).toBe(typed);
  }
});

test('no salt after a roll, nor after the end', async () => {
  const at = await gathering();
  accepted(await at.host.start(at.by(ann)));
  expect((await at.battle()).dice).toBeGreaterThan(0);
  expect(refusal(await at.host.salt(at.by(ann), 'x'))).toBe('fair-salt-late');
  accepted(await at.host.resign(at.by(ann)));
  expect(refusal(await at.host.salt(at.by(ann), 'x'))).toBe('host-is-over');
});

/** A battle in which nothing is thrown before an order throws it. */
async function calm(): Promise<Room> {
  const toy = createToy();
  const read: typeof toy.read = (text) => {
    const found = toy.read(text);
    return 'faults' in found ? found : { ...found, state: { ...found.state, phase: 'orders', points: 5 } };
  };
  const at = await gathering({ rulesets: rulesetsByName({ toy: { ...toy, read } }) });
  accepted(await at.host.join(at.by(uma), 'umpire'));
  accepted(await at.host.start(at.by(ann)));
  accepted(await at.host.salt(at.by(ann), 'begun, but nothing thrown'));
  await at.give(ann, 'R2 move 4');
  accepted(await at.host.salt(at.by(ann), 'nothing yet'));
  return at;
}

test('no salt after a roll that was taken back', async () => {
  const at = await calm();
  await at.give(ann, 'R1 shoot B1');
  accepted(await at.host.undo(at.by(uma)));
  expect((await at.battle()).dice).toBe(0);
  expect(refusal(await at.host.salt(at.by(ann), 'x'))).toBe('fair-salt-late');
  await at.give(ann, 'R1 shoot B1');
  expect(verified(await fileOf(at), anyRuleset(createToy())).faults).toEqual([]);
});

test('no salt while an order with a roll waits, nor after it is annulled; a question alone closes nothing', async () => {
  const at = await calm();
  await at.give(ann, 'R1 charge B1');
  accepted(await at.host.salt(at.by(bob), 'asked, but nothing thrown'));
  accepted(await at.answer(bob, 'stand'));
  expect((await at.store.waiting((await at.battle()).id))?.transcript.some((each) => 'roll' in each)).toBe(true);
  expect(refusal(await at.host.salt(at.by(ann), 'x'))).toBe('fair-salt-late');
  accepted(await at.host.annul(at.by(uma), 'out of sight'));
  expect((await at.battle()).dice).toBe(0);
  expect(refusal(await at.host.salt(at.by(ann), 'x'))).toBe('fair-salt-late');
});

test('without a battle there is no salt, and the next battle starts without one', async () => {
  const at = await room();
  expect(refusal(await at.host.salt(at.by(ann), 'x'))).toBe('host-no-battle');
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.salt(at.by(ann), 'x'));
  await callOff(at, at.by(ann));
  expect(refusal(await at.host.salt(at.by(ann), 'x'))).toBe('host-no-battle');
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  expect((await at.battle()).salts).toEqual({ red: '', blue: '' });
});

test('it survives a restart; two processes at once for both sides both count', async () => {
  const at = await gathering();
  const other = at.again();
  await Promise.all([at.host.salt(at.by(ann), 'red one'), other.salt(at.by(bob), 'blue one')]);
  expect((await at.battle()).salts).toEqual({ red: 'red one', blue: 'blue one' });
  const later = at.again();
  accepted(await later.start(at.by(ann)));
  expect((await fileOf(at)).battle.salts).toEqual({ red: 'red one', blue: 'blue one' });
  expect(verified(await fileOf(at), anyRuleset(createToy())).faults).toEqual([]);
});

test('a player with both sides adds one for both', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(ann), 'blue'));
  accepted(await at.host.salt(at.by(ann), 'alone'));
  expect((await at.battle()).salts).toEqual({ red: 'alone', blue: 'alone' });
});

const aide = { id: '9001', name: 'Aide', side: 'red' } as const;

async function alone(salt: string, language: 'en' | 'fr' = 'en'): Promise<Room> {
  const at = await room({ random: sameBytes() });
  accepted(await at.host.open(at.by(ann), 'toy', language, aide, { salt }));
  await at.host.idle();
  return at;
}

async function firstDice(at: Room): Promise<readonly number[]> {
  const { id, seq } = await at.battle();
  const entries = await at.store.entries(id, 1, seq);
  return entries.flatMap(({ transcript }) => transcript.flatMap((each) => ('roll' in each ? each.got : [])));
}

test.each([
  ['en', 'Salt of Blue: `Wagram : *1809* @everyone`'],
  ['fr', 'Sel des Bleus\u00a0: `Wagram : *1809* @everyone`'],
] as const)(
  'against the bot the salt comes with the opening, which names it, then and in the history: %s',
  async (language, line) => {
    const at = await alone('  Wagram : *1809* @everyone', language);
    expect((await at.battle()).salts).toEqual({ red: '', blue: 'Wagram : *1809* @everyone' });
    const [welcome, ...others] = (await at.posts()).map(shown);
    expect(welcome).toContain(line);
    expect(others.join('\n')).not.toContain('1809');
    expect(refusal(await at.host.salt(at.by(ann), 'x'))).toBe('fair-salt-late');
    accepted(await at.host.resign(at.by(ann)));
    const { told } = accepted(await at.host.history({ ...at.by(eve), language }));
    const said: string[] = [];
    for await (const { post } of told) said.push(shown(post));
    expect(said[0]).toBe(welcome);
    expect(said.join('\n').split(line)).toHaveLength(2);
    const file = exported.parse(JSON.parse(accepted(await at.host.export(at.by(ann))).json));
    expect(file.table[0]).toMatchObject({ kind: 'opened', data: { salts: file.battle.salts } });
    expect(verified(file, anyRuleset(createToy()))).toMatchObject({ faults: [], isDrawn: true });
  },
);

test('against the bot it changes the very first dice', async () => {
  const all = await Promise.all(['a', 'b', 'a'].map(async (salt) => (await firstDice(await alone(salt))).join(' ')));
  expect(all[0]).not.toBe('');
  expect(new Set(all).size).toBe(2);
  expect(all[2]).toBe(all[0]);
});

test('with the opening only if the side is known and the salt would be allowed later; otherwise nothing is opened', async () => {
  const at = await room();
  expect(refusal(await at.host.open(at.by(ann), 'toy', 'en', undefined, { salt: 'x' }))).toBe('fair-salt-no-side');
  expect(refusal(await at.host.open(at.by(ann), 'toy', 'en', aide, { salt: 'a`b' }))).toBe('fair-salt-unfit');
  expect(await at.store.battleAt(at.by(ann).place.channelId)).toBeUndefined();
});
