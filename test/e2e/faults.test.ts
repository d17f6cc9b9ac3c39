/** Discord's failures: each of them leaves the battle correct, and every public message sent once. */
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../src/bot/client.ts';
import { openStage, publicTexts, type Stage, textOf } from './stage.ts';
import { until } from '../help/until.ts';

type Fault = Parameters<Stage['practice']['faults']['add']>[0];

const CALLBACK = '/callback';
/** An interaction's follow-up message. */
const FOLLOW_UP = { method: 'POST', path: /^\/webhooks\// };
const ORIGINAL = { method: 'PATCH', path: '@original' };
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };

async function open(stage: Stage) {
  return stage.as('Alice').commandToTheEnd('battle', 'battle new', { scenario: 'toy' });
}

/** Waits for something that is retried after a pause. */
async function eventually(stage: Stage, what: () => Promise<boolean>): Promise<void> {
  await until(async () => {
    if (await what()) return true;
    await stage.settled();
    return what();
  });
}

/** A rate limit of this many seconds. */
function limited(seconds: number): Fault {
  const headers = { 'Retry-After': String(seconds) };
  return { status: 429, headers, body: { message: '', retry_after: seconds, global: false } };
}

const said = async (stage: Stage) => (await publicTexts(stage, 'battle')).length;

function callbacks(stage: Stage, id: string): number {
  return stage.records.filter(({ path }) => path.startsWith(`/interactions/${id}/`)).length;
}

describe('an interaction', () => {
  test('delivered three times counts once, also after a restart', async () => {
    const stage = await openStage({ mayFail: true });
    const { interaction } = await open(stage);
    stage.practice.deliverAgain(interaction.id);
    stage.practice.deliverAgain(interaction.id);
    await stage.settled();
    expect([callbacks(stage, interaction.id), await said(stage)]).toEqual([1, 1]);
    await stage.restart();
    stage.practice.deliverAgain(interaction.id);
    await stage.settled();
    expect(await said(stage)).toBe(1);
  });

  test.each([
    ['an error after the effect', { status: 502, applyFirst: true }],
    ['an error before the effect', { status: 500 }],
    ['a dead socket', { reset: true, times: 2 }],
    ['a dead socket after the effect', { reset: true, applyFirst: true }],
    ['a limit of a moment', limited(0.4)],
  ])('an interaction is acknowledged in spite of %s', async (_what, fault) => {
    const stage = await openStage({ mayFail: true });
    stage.practice.faults.add({ path: CALLBACK, ...fault });
    const { response } = await open(stage);
    await stage.settled();
    expect(response?.ephemeral).toBe(true);
    expect(textOf(response)).not.toMatch(/reference|please do it again/i);
    expect([stage.practice.faults.left(), await said(stage)]).toEqual([0, 1]);
  });

  test.each([
    ['Discord is unavailable', { status: 503, times: 4 }],
    ['the request hangs', { delayMs: 400 }],
    ['it is limited', limited(1)],
    ['another process has it', { status: 400, body: { code: 40060, message: 'already acknowledged' } }],
  ])('an interaction that cannot be acknowledged, because %s, changes nothing', async (_what, fault) => {
    const stage = await openStage({
      mayFail: true,
      aide: { requests: { pauseMs: 1, callbackMs: 200 } },
      practice: { firstResponseMs: 300 },
    });
    stage.practice.faults.add({ path: CALLBACK, ...fault });
    expect((await open(stage)).status).toBe(504);
    // On a busy machine the bot may hear of it only now.
    await until(() => stage.log.join('').includes('nothing was done'));
    expect(await said(stage)).toBe(0);
    expect(stage.log.join('')).not.toContain('"level":50');
  });

  test('an interaction acknowledged without our knowledge is not left thinking for ever', async () => {
    const stage = await openStage({ mayFail: true });
    stage.practice.faults.add({ path: CALLBACK, status: 503, times: 4, applyFirst: true });
    const { response } = await open(stage);
    expect(textOf(response)).toContain('nothing was done');
    expect(await said(stage)).toBe(0);
  });

  test('an interaction whose token expired is carried out; only its private reply is lost', async () => {
    const stage = await openStage({ mayFail: true, practice: { tokenLifeMs: 0 } });
    await open(stage);
    await eventually(stage, async () => (await said(stage)) === 1);
    expect(stage.log.join('')).toContain('the reply came too late');
  });

  test('a roll whose acknowledgement came too late is answered in the channel', async () => {
    const stage = await openStage({ mayFail: true, practice: { firstResponseMs: 50 } });
    stage.practice.faults.add({ path: CALLBACK, delayMs: 80 });
    await stage.as('Alice').command('battle', 'roll', { dice: 'd6' });
    await eventually(stage, async () => (await said(stage)) === 1);
    expect((await publicTexts(stage, 'battle'))[0]).toContain('· d6');
  });

  test('an interaction whose reply fails for a while is answered in the end', async () => {
    const stage = await openStage();
    stage.practice.faults.add({ ...ORIGINAL, status: 502, times: 3 });
    stage.practice.faults.add({ ...ORIGINAL, reset: true });
    expect((await open(stage)).response?.thinking).toBe(false);
  });

  test('an interaction whose reply fails forty times is answered in the end', async () => {
    const stage = await openStage({ mayFail: true, aide: { requests: { pauseMs: 1 } } });
    stage.practice.faults.add({ ...ORIGINAL, status: 503, times: 40 });
    expect(textOf((await open(stage)).response)).toContain('The battle is open');
    expect(stage.practice.faults.left()).toBe(0);
  });

  test.each<[string, Fault, number]>([
    ['Discord is unavailable', { status: 503, times: 5 }, 1],
    ['one answer is lost', { status: 502, applyFirst: true }, 2],
    ['every answer is lost', { status: 502, applyFirst: true, times: 9 }, 2],
  ])('sends its private notice even if %s, at most twice', async (_what, fault, times) => {
    const stage = await openStage({ mayFail: true });
    stage.practice.deny('battle', 'AttachFiles');
    stage.practice.faults.add({ ...FOLLOW_UP, ...fault });
    await open(stage);
    const words = (await stage.seen('Alice', 'battle')).map(textOf).filter((each) => each.includes('**Attach Files**'));
    expect(words).toHaveLength(times);
    expect(stage.log.join('').includes('a private word is lost')).toBe(stage.practice.faults.left() > 0);
  });

  test('a reply that Discord does not accept does not delay a stop; the loss is logged', async () => {
    const stage = await openStage({ mayFail: true });
    stage.practice.faults.add({ ...ORIGINAL, status: 503, times: 1_000_000 });
    await stage.as('Alice').command('battle', 'battle new', { scenario: 'toy' });
    const tried = () => stage.records.filter(({ method, path }) => method === 'PATCH' && path.endsWith('@original'));
    await expect.poll(() => tried().length).toBeGreaterThan(4);
    await stage.aide.close();
    expect(stage.log.join('')).toContain('a reply is lost');
    expect(await said(stage)).toBe(1);
  });
});

/** Two posts, the first with this fault; returns what is in the channel afterwards. */
async function saidInSpiteOf(stage: Stage, fault: Fault): Promise<string[]> {
  stage.practice.faults.add({ ...POST, ...fault });
  await open(stage);
  await eventually(stage, async () => (await said(stage)) > 0 && stage.practice.faults.left() === 0);
  await stage.command('Alice', 'battle', 'battle join', { side: 'red' });
  await eventually(stage, async () => (await said(stage)) > 1);
  return publicTexts(stage, 'battle');
}

describe('a post', () => {
  test.each([
    ['an error after the effect', { status: 502, applyFirst: true }],
    ['many errors', { status: 503, times: 5 }],
    ['a dead socket after the effect', { reset: true, applyFirst: true }],
    ['a limit', limited(0.05)],
    [
      'a limit for the whole bot',
      {
        status: 429,
        headers: { 'Retry-After': '0.05', 'X-RateLimit-Global': 'true' },
        body: { message: '', retry_after: 0.05, global: true },
      },
    ],
    ['a 401 that means nothing', { status: 401, body: { code: 0, message: '401: Unauthorized' } }],
  ])('a post is sent exactly once in spite of %s', async (_what, fault) => {
    const stage = await openStage({ mayFail: true });
    const texts = await saidInSpiteOf(stage, fault);
    expect(new Set(texts).size).toBe(texts.length);
    expect(stage.stops).toEqual([]);
  });

  test('a post is sent exactly once despite a request that never ends', async () => {
    const stage = await openStage({ mayFail: true, aide: { timeoutMs: 3000 } });
    const texts = await saidInSpiteOf(stage, { delayMs: 4000, applyFirst: true });
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('a post is not doubled when Discord has forgotten its nonce', async () => {
    let later = 0;
    const stage = await openStage({
      mayFail: true,
      practice: { now: () => Date.now() + later },
    });
    stage.practice.faults.add({ ...POST, status: 502, times: 4, applyFirst: true });
    await open(stage);
    later = 3_600_000;
    await eventually(stage, async () =>
      stage.records.some(({ method, route }) => method === 'GET' && route === '/channels/{channel_id}/messages'),
    );
    expect(await said(stage)).toBe(1);
  });

  test('a post that is refused for its picture is sent without it', async () => {
    const stage = await openStage({ mayFail: true });
    stage.practice.faults.add({ ...POST, status: 413, body: { code: 40005, message: 'Request entity too large' } });
    await open(stage);
    await eventually(stage, async () => (await said(stage)) === 1);
    expect((await stage.seen('Dan', 'battle'))[0]!.components).not.toContainEqual(
      expect.objectContaining({ type: 12 }),
    );
  });

  test('waits for a permission; people who give a command learn which, in their language; then it is sent', async () => {
    const stage = await openStage({ mayFail: true });
    stage.practice.deny('battle', 'SendMessages');
    await open(stage);
    await stage.settled();
    const english = (await stage.seen('Alice', 'battle')).map(textOf).join('\n');
    expect(english).toContain('**Send Messages**');
    await stage.command('Bruno', 'battle', 'battle status');
    expect((await stage.seen('Bruno', 'battle')).map(textOf).join('\n')).toContain('**Envoyer des messages**');
    expect(await said(stage)).toBe(0);
    stage.practice.allow('battle', 'SendMessages');
    await eventually(stage, async () => (await said(stage)) === 1);
  });

  test('a post without the permission to attach files has no picture', async () => {
    const stage = await openStage({ mayFail: true });
    stage.practice.deny('battle', 'AttachFiles');
    await open(stage);
    await eventually(stage, async () => (await said(stage)) === 1);
    expect((await stage.seen('Alice', 'battle')).map(textOf).join('\n')).toContain('**Attach Files**');
  });
});

describe('the connection', () => {
  test.each(['drop', 'reconnect', 'invalidate'] as const)('%s: commands go on', async (what) => {
    const stage = await openStage({ mayFail: true, practice: { firstResponseMs: 1500 } });
    stage.practice.gateway[what]();
    await eventually(stage, async () => {
      const { response } = await stage.as('Alice').command('battle', 'roll', { dice: 'd6' });
      return response !== undefined;
    });
    expect(stage.stops).toEqual([]);
  });

  test('a refused token ends the process with its own exit code', async () => {
    const stage = await openStage({ mayFail: true });
    stage.practice.faults.add({ ...POST, status: 401, times: 2, body: { code: 0, message: '401: Unauthorized' } });
    await open(stage);
    await eventually(stage, async () => stage.stops.length > 0);
    expect(stage.stops[0]).toBe(EXIT.token);
  });

  test('with a wrong token the process does not start at all', async () => {
    await expect(openStage({ mayFail: true, aide: { token: 'wrong' } })).rejects.toMatchObject({
      code: 'TokenInvalid',
    });
  });

  test('registers commands once, not at every start', async () => {
    const stage = await openStage();
    await stage.restart();
    expect(stage.records.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

test('never logs a token or a secret', async () => {
  const stage = await openStage({ mayFail: true, practice: { firstResponseMs: 400, tokenLifeMs: 4_000 } });
  stage.practice.faults.add({
    ...ORIGINAL,
    status: 404,
    body: { code: 10015, message: 'Unknown Webhook' },
  });
  stage.practice.faults.add({ path: CALLBACK, status: 404, body: { code: 10062, message: 'Unknown interaction' } });
  await stage.as('Alice').command('battle', 'battle status');
  await open(stage);
  await stage.settled();
  const tokens = stage.records.flatMap(({ params }) => [params['interaction_token'], params['webhook_token']]);
  const log = stage.log.join('');
  expect(tokens.filter((token) => token !== undefined && log.includes(token))).toEqual([]);
  expect(log).toContain('[secret]');
});
