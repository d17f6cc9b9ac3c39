/** Chat rolls wherever the bot is available, over the real protocol: secret, saved, rolled again. */
import { expect, test } from 'vitest';
import { bits } from '../../src/practice/permissions.ts';
import { elsewhere, worldElsewhere } from '../practice/elsewhere.ts';
import { buttonsOf, openStage, type Stage, textOf } from './stage.ts';

const openAnywhere = () => openStage({ practice: { world: worldElsewhere() } });

async function publicIn(stage: Stage, who: string, channel: string) {
  return (await stage.seen(who, channel)).filter(({ ephemeral }) => !ephemeral);
}

/** Nothing was lost, and nothing refused. */
function wellSaid(stage: Stage): void {
  expect(stage.log.filter((line) => Number((JSON.parse(line) as { level: number }).level) > 30)).toEqual([]);
  const calls = Object.values(stage.practice.world.messages).flatMap((all) => all.map(({ mentions }) => mentions));
  for (const each of calls) expect(each).toEqual({ people: [], roles: [], everyone: false });
}

test('the commands are registered for every place and both ways of installing the bot', async () => {
  const stage = await openAnywhere();
  for (const name of ['roll', 'rolls']) {
    const command = stage.practice.world.commands.find((each) => each.name === name);
    expect(command).toMatchObject({ contexts: [0, 1, 2], integrationTypes: [0, 1], guildId: null });
  }
});

test.each(['tavern', 'dm', 'inn', 'friends'])(
  'in %s: rolled publicly, in secret and revealed, and rolled again',
  async (place) => {
    const stage = await openAnywhere();
    const { response } = await stage.command('Alice', place, 'roll', { dice: '2d6+1', label: 'To arms, @everyone!' });
    expect(response).toMatchObject({ ephemeral: false });
    expect(textOf(response)).toMatch(
      /^\*\*To arms, @\u2060everyone!\*\*\n🎲 \*\*\d+\*\* · 2d6 \+ 1\n-# \(\d \d\) \+ 1$/,
    );

    // The others see her secret roll when she reveals it, once, and unchanged.
    const { response: secret } = await stage.command('Alice', place, 'roll', { dice: '8 dice on 5+', secret: true });
    expect(secret).toMatchObject({ ephemeral: true });
    const told = textOf(secret).split('\n-# Only you')[0]!;
    expect(await publicIn(stage, 'Alice', place)).toHaveLength(1);
    const alice = stage.as('Alice');
    await Promise.all([alice.press(secret!.id, 'Reveal to everyone'), alice.press(secret!.id, 'Reveal to everyone')]);
    await stage.settled();
    const shown = await publicIn(stage, 'Alice', place);
    expect(shown.map(textOf)).toEqual([textOf(response), `<@1100000000000000011> reveals a secret roll:\n${told}`]);
    const kept = (await stage.seen('Alice', place)).find(({ id }) => id === secret!.id);
    expect([buttonsOf(kept), textOf(kept)]).toEqual([[], `${told}\n-# Revealed to everyone.`]);

    const presser = place === 'dm' ? 'Alice' : 'Bruno';
    await stage.press(presser, response!, 'Roll again');
    const again = textOf((await publicIn(stage, presser, place)).at(-1));
    expect(again).toMatch(
      place === 'dm' ? /^<@1100000000000000011> rolls:\n🎲 / : /^<@1100000000000000012> lance\u00a0:\n🎲 /,
    );
    wellSaid(stage);
  },
);

test('a secret roll that could not be shown to anyone else is not said to be revealed, and can be revealed later', async () => {
  const stage = await openStage({ mayFail: true, practice: { world: worldElsewhere() } });
  const everyone = stage.practice.world.guilds.at(-1)!.roles[0]!;
  const allowed = everyone.permissions;
  const { response } = await stage.command('Alice', 'inn', 'roll', { dice: '2d6', secret: true });
  const told = textOf(response).split('\n-# Only you')[0]!;
  const pressed = async () => {
    await stage.press('Alice', response!, 'Reveal to everyone');
    await stage.settled();
    const message = (await stage.seen('Alice', 'inn')).find(({ id }) => id === response!.id);
    return [textOf(message), buttonsOf(message).map(({ label }) => label)];
  };
  const unshown = [
    `${told}\n-# It could not be revealed: no one else can see my messages here.`,
    ['Reveal to everyone'],
  ];

  // The message is lost, and the bot is not a member that could post it otherwise.
  stage.practice.faults.add({ method: 'POST', path: '/webhooks/', status: 404, body: { message: '', code: 10015 } });
  expect(await pressed()).toEqual(unshown);
  // The server restricts external apps, so Discord shows it to Alice only.
  everyone.permissions = (BigInt(allowed) & ~bits('UseExternalApps')).toString();
  expect(await pressed()).toEqual(unshown);
  expect(await publicIn(stage, 'Alice', 'inn')).toEqual([]);
  everyone.permissions = allowed;
  expect(await pressed()).toEqual([`${told}\n-# Revealed to everyone.`, []]);
  expect(await publicIn(stage, 'Bruno', 'inn')).toHaveLength(1);
});

test('in places where only they have installed the bot, it works by their permission alone, and others have no command', async () => {
  const stage = await openAnywhere();
  const { error } = await stage.as('Bruno').command(elsewhere.channel, 'roll', { dice: '2d6' });
  expect(error).toBeDefined();
  const { response } = await stage.command('Alice', elsewhere.group, 'roll', { dice: '2d6 >> 4' });
  expect(response).toMatchObject({ ephemeral: true, content: expect.stringContaining('`> 4`') });
  expect(await publicIn(stage, 'Bruno', 'friends')).toEqual([]);
});

test('dice are saved once, found in every place and after a restart, replaced, and deleted from a menu', async () => {
  const stage = await openAnywhere();
  const { interaction } = await stage.command('Alice', 'tavern', 'roll', {
    dice: '3d6 drop highest',
    'save-as': 'Élan',
  });
  stage.practice.deliverAgain(interaction.id);
  await stage.settled();
  expect(await publicIn(stage, 'Alice', 'tavern')).toHaveLength(1);
  await stage.restart();

  const alice = stage.as('Alice');
  const { choices } = await alice.complete('inn', 'roll', 'dice', { dice: 'elan' });
  expect(choices![0]).toEqual({ name: 'Élan · 3d6 drop highest', value: 'Élan' });
  const { response } = await stage.command('Alice', 'inn', 'roll', { dice: 'Élan' });
  expect(textOf(response)).toMatch(/^\*\*Élan\*\*\n🎲 \*\*\d+\*\* · 3d6 \(without the highest\)\n/);
  const { response: odds } = await stage.command('Alice', 'inn', 'odds', { dice: 'ÉLAN' });
  expect(textOf(odds)).toContain('**Élan · 3d6 (without the highest)**');
  const { response: other } = await stage.command('Bruno', 'tavern', 'roll', { dice: 'Élan' });
  expect(other).toMatchObject({ ephemeral: true, content: expect.stringContaining('devant `Élan`') });

  const { response: anew } = await stage.command('Alice', 'dm', 'roll', {
    dice: '4d6',
    'save-as': 'elan',
    secret: true,
  });
  expect(textOf(anew)).toContain('-# Saved as **elan**, in place of `3d6 drop highest`.');
  const { response: list } = await stage.command('Alice', 'dm', 'rolls');
  expect(textOf(list)).toContain('**elan** · `4d6`');
  const [row] = list!.components.filter(({ type }) => type === 1) as unknown as {
    components: { options: { value: string }[] }[];
  }[];
  await alice.pressId(list!.id, 'unroll', [row!.components[0]!.options[0]!.value]);
  await stage.settled();
  const after = (await stage.seen('Alice', 'dm')).find(({ id }) => id === list!.id);
  expect(textOf(after)).toMatch(/^\*\*elan\*\* is deleted\.\nYou have saved no rolls\./);
  wellSaid(stage);
});
