/** Bad input: one clear private sentence that says what to do; nothing changed, nothing crashed. */
import { expect, test } from 'vitest';
import { begin, order } from './game.ts';
import { openCard, openStage, publicTexts, type Stage, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno' };

/** Does something wrong; gives what the person was told, after checking that nobody else heard anything. */
async function wrong(stage: Stage, who: string, name: string, options: object = {}): Promise<string> {
  const before = await publicTexts(stage, 'battle');
  const { response, status } = await stage.command(who, 'battle', name, options);
  expect(status).toBe(200);
  expect(response?.ephemeral).toBe(true);
  expect(response?.thinking).toBe(false);
  expect(await publicTexts(stage, 'battle')).toEqual(before);
  const text = textOf(response);
  expect(text.split('\n').length).toBeLessThanOrEqual(3);
  expect(text).not.toMatch(/reference|référence/);
  return text;
}

test('what does not fit the moment is refused in words', async () => {
  const stage = await openStage();
  expect(await wrong(stage, 'Alice', 'battle status')).toContain('/battle new');
  expect(await wrong(stage, 'Alice', 'battle new', { scenario: 'nowhere' })).toContain('`toy`');
  expect(await wrong(stage, 'Alice', 'battle new', { scenario: 'broken' })).toMatch(/2.*nonsense/s);
  expect(await wrong(stage, 'Alice', 'answer', { text: 'stand' })).toBe('No question is waiting in this channel.');
  await begin(stage, 'battle', 'toy', players);

  const told = [
    await wrong(stage, 'Alice', 'battle new', { scenario: 'toy' }),
    await wrong(stage, 'Chloé', 'battle join', { side: 'red' }),
    await wrong(stage, 'Dan', 'order', { text: 'R1 move 4' }),
    await wrong(stage, 'Bruno', 'order', { text: 'B1 move 5' }),
    await wrong(stage, 'Alice', 'order', { text: 'B1 move 5' }),
    await wrong(stage, 'Alice', 'order', { text: 'R1 flie 5' }),
    await wrong(stage, 'Chloé', 'battle cancel'),
    await wrong(stage, 'Dan', 'battle undo'),
    await wrong(stage, 'Bruno', 'battle start'),
  ];
  expect(new Set(told).size).toBe(told.length);
  expect(stage.log.join('')).not.toContain('"level":50');
});

test('dice beyond all measure are refused, and the sentence says what to do', async () => {
  const stage = await openStage();
  expect(await wrong(stage, 'Dan', 'roll', { dice: '999999d9' })).toBe(
    'I throw 1 to 100 dice at a time. Ask for fewer, for example `10d6`.',
  );
  expect(await wrong(stage, 'Bruno', 'roll', { dice: 'boule de feu' })).toContain('Je ne lis pas');
  expect(await wrong(stage, 'Dan', 'roll', { dice: '1'.repeat(4000) })).toContain('100 characters');
});

test('dice are thrown in private messages too, battles are not offered there', async () => {
  const stage = await openStage();
  const { response } = await stage.command('Dan', 'dm', 'roll', { dice: '2d6+1' });
  expect(textOf(response)).toMatch(/2d6 \(\d \d\) \+ 1 = \*\*\d+\*\*/);
  expect((await stage.as('Dan').command('dm', 'battle status')).error).toContain('no command');
});

test('what people type can call nobody and break out of nothing', async () => {
  const stage = await openStage();
  await begin(stage, 'battle', 'toy', players);
  const nasty =
    '@everyone <@1100000000000000014> <@&1> <#2> ** __ `` ``` [x](https://evil.example) -# a\n> b\n# c \u202e';
  for (const [name, option] of [
    ['order', 'text'],
    ['answer', 'text'],
    ['battle new', 'scenario'],
  ] as const) {
    const { response } = await stage.command('Alice', 'battle', name, { [option]: nasty.slice(0, 100) });
    const text = textOf(response);
    expect(text).not.toMatch(/@everyone|<@|<#|https:\/\/|\u202e|^(>|#|-#) [abc]/m);
    expect(response).toMatchObject({ ephemeral: true });
  }
  const calls = stage.records.flatMap(
    ({ body }) => (body as { allowed_mentions?: { users?: string[] } })?.allowed_mentions?.users ?? [],
  );
  expect(calls).not.toContain('1100000000000000014');
});

test('a long name, full of marks, stays in its place', async () => {
  const { defaultWorld, ids } = await import('../../src/practice/server.ts');
  const world = defaultWorld();
  world.people.find(({ id }) => id === ids.alice)!.name = '**@everyone** <@1> https://a.b\u202e';
  const stage = await openStage({ practice: { world } });
  await stage.command(ids.alice, 'battle', 'battle new', { scenario: 'toy' });
  await stage.command(ids.alice, 'battle', 'battle join', { side: 'red' });
  expect((await publicTexts(stage, 'battle')).join('\n')).not.toMatch(
    /@everyone|<@|https:\/\/|\u202e|(^|[^\\])\*\*\\?@/,
  );
});

test('completion narrows while one types, and never fails', async () => {
  const stage = await openStage();
  const scenarios = await stage.as('Alice').complete('battle', 'battle new', 'scenario', { scenario: 'TO' });
  expect(scenarios.choices).toEqual([{ name: 'toy', value: 'toy' }]);
  expect((await stage.as('Alice').complete('battle', 'order', 'text', { text: 'R' })).choices).toEqual([]);
  await begin(stage, 'battle', 'toy', players);
  const orders = await stage.as('Alice').complete('battle', 'order', 'text', { text: 'R' });
  expect(orders.choices?.map(({ value }) => value)).toEqual(['R1', 'R2']);
  expect((await stage.as('Alice').complete('battle', 'order', 'text', { text: '@'.repeat(500) })).choices).toEqual([]);
  await order(stage, 'Alice', 'battle', 'R1 charge B1');
  expect(await openCard(stage, 'battle')).toBeDefined();
});
