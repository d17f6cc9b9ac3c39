/**
 * Fair dice with the real client: salts before the start, a report's dice opened, the secret at the end, a battle
 * verified.
 */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { exported } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import type { Seen } from '../practice/visit.ts';
import { REAL } from './scenarios.ts';
import { order, resign } from './game.ts';
import { buttonsOf, openStage, publicMessages, publicTexts, type Stage, textOf } from './stage.ts';

const said = async (stage: Stage, who: string, name: string, options = {}) =>
  textOf((await stage.command(who, 'battle', name, options)).response);

const opened = async (stage: Stage, report: Seen) =>
  textOf((await stage.as('Dan').pressToTheEnd(report.id, 'Details')).response);

async function salted(): Promise<Stage> {
  const scenarios = REAL.scenarios.map((each) => ({ ...each, text: each.text.replace(/^dice .*\n/m, '') }));
  const stage = await openStage({ aide: { ...REAL, scenarios } });
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'skirmish' });
  await stage.command('Alice', 'battle', 'battle join', { side: 'red' });
  await stage.command('Bruno', 'battle', 'battle join', { side: 'blue' });
  expect(await said(stage, 'Alice', 'battle salt', { text: 'Eylau @everyone' })).toContain('`Eylau @everyone`');
  expect(await said(stage, 'Bruno', 'battle salt', { text: '`' })).toContain('64 caractères');
  expect(await said(stage, 'Bruno', 'battle salt', { text: 'Iéna' })).toContain('`Iéna`');
  await stage.command('Alice', 'battle', 'battle start');
  return stage;
}

test('salts, dice and their order, the end: everyone can recompute it', async () => {
  const stage = await salted();
  const texts = await publicTexts(stage, 'battle');
  expect(texts.filter((each) => each.includes('/battle salt'))).toHaveLength(1);
  expect(texts).toContainEqual('Alice adds a salt to the dice for Red: `Eylau @everyone`');
  expect(await said(stage, 'Alice', 'battle salt', { text: 'later' })).toContain('has already been rolled');
  await order(stage, 'Alice', 'battle', 'end');

  const posts = await publicMessages(stage, 'battle');
  const report = posts.findLast((each) => buttonsOf(each).some(({ label }) => label === 'Details'))!;
  const before = await opened(stage, report);
  expect(before).toMatch(
    /Entry \d+.*Order points.*D6 = \*\*\d.*Given from position \d+.*Salt of Red: `Eylau @everyone`/s,
  );
  expect(before).not.toContain('HMAC');
  expect(await said(stage, 'Dan', 'battle verify')).toMatch(/Everything checks out.*only my word for the dice/s);

  await resign(stage, 'Bruno', 'battle');
  const last = (await publicTexts(stage, 'battle')).join('\n');
  const secret = /The secret behind the dice was `([0-9a-f]{64})`.*\/battle verify/.exec(last)![1]!;
  expect(texts.join('\n') + before).not.toContain(secret);
  const after = await opened(stage, report);
  const [, face] = /D6 = \*\*(\d)/.exec(after)!;
  const [, input] = /HMAC of `(.*)`/.exec(after)!;
  expect(input).toContain('["Eylau @everyone","Iéna"]');
  const bytes = createHmac('sha256', Buffer.from(secret, 'hex')).update(input!).digest();
  expect((bytes.find((byte) => byte < 252)! % 6) + 1).toBe(Number(face));
  expect(await said(stage, 'Dan', 'battle verify')).toMatch(/Everything checks out.*the one whose hash was published/s);
  const { response } = await stage.command('Dan', 'battle', 'battle export');
  const file = exported.parse(await (await fetch(response!.attachments[0]!.url)).json());
  expect(verified(file, REAL.rulesets.get('sabreur-hex')!).faults).toEqual([]);
  expect(stage.log.join('')).not.toContain(secret);
});

test('against the bot the salt comes with the opening', async () => {
  const stage = await openStage({ aide: REAL });
  const opening = { scenario: 'skirmish', salt: 'Eylau : 7' };
  expect(await said(stage, 'Bruno', 'battle new', opening)).toContain('contre le bot');
  await stage.command('Alice', 'battle', 'battle new', { ...opening, solo: 'blue' });
  expect((await publicTexts(stage, 'battle')).join('\n')).toContain('Salt of Blue: `Eylau : 7`');
});
