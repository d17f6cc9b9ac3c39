/** The game Periods with the real client: two people write their sheets in secret, in two languages; two halves; the proof. */
import { expect, test } from 'vitest';
import { exported } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { HOLLOW_ROAD } from '../help/hollow-road.ts';
import { resign } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

const SCENARIO = {
  name: 'hollow-road',
  title: phrase('bot-scenario', { name: 'The Hollow Road' }),
  ruleset: 'periods',
  text: HOLLOW_ROAD,
};

/** All that a person's page has received, alt texts and small print included. */
const received = async (stage: Stage, who: string) => JSON.stringify(await stage.seen(who, 'battle'));

async function begin(stage: Stage): Promise<void> {
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'hollow-road', options: 'fights simple' });
  await stage.command('Alice', 'battle', 'battle join', { side: 'red' });
  await stage.command('Chloé', 'battle', 'battle join', { side: 'blue' });
  await stage.command('Alice', 'battle', 'battle start');
}

async function seal(stage: Stage, who: string): Promise<void> {
  const call = (await stage.seen('Dan', 'battle')).findLast((message) =>
    buttonsOf(message).some(({ label }) => label === 'Seal'),
  );
  expect((await stage.press(who, call!, 'Seal')).error).toBeUndefined();
}

test('a battle of Periods: both write in secret, the quarters are played, and everything is proved', async () => {
  const stage = await openStage({ aide: { ...REAL, scenarios: [SCENARIO] } });
  await begin(stage);
  const red = await stage.command('Alice', 'battle', 'order', { text: '3L charge 11L; 5H charge 12L; 7H charge 11V' });
  expect(red.response!.ephemeral).toBe(true);
  expect(picturesOf(red.response)).toHaveLength(1);
  expect(textOf(red.response)).toContain('`5H charge 12L`');
  const blue = await stage.command('Chloé', 'battle', 'order', {
    text: '11L reste, si chargé contre-charge; 12L reste',
  });
  expect(textOf(blue.response)).toContain('`11L reste, si chargé contre-charge`');
  await seal(stage, 'Alice');
  const learned = async (who: string, what: RegExp) => what.exec(await received(stage, who))?.[0];
  for (const who of ['Chloé', 'Dan']) expect(await learned(who, /[357][HL] charges? (le |the )?1/)).toBeUndefined();
  for (const who of ['Alice', 'Dan']) expect(await learned(who, /si chargé|if charged/)).toBeUndefined();

  const before = (await publicTexts(stage, 'battle')).length;
  await seal(stage, 'Chloé');
  const half = (await publicTexts(stage, 'battle')).slice(before).join('\n');
  // Whom 5H means is told when it strikes, not when it sets out.
  const [first, ...rest] = half.split(/(?=###)/).filter((post) => /charge/.test(post));
  expect(first).toMatch(/5H/);
  expect(first).not.toMatch(/12L/);
  expect(rest.join('')).toMatch(/5H.*12L/s);
  expect(half).toMatch(/3L.*11L/s);

  // A second half, in which one side writes nothing.
  await seal(stage, 'Alice');
  await seal(stage, 'Chloé');
  expect((await publicTexts(stage, 'battle')).join('\n')).toContain('Write the sheets for period 2, first half.');

  const during = await stage.command('Dan', 'battle', 'battle verify');
  expect(textOf(during.response)).not.toMatch(/⚠|wrong|does not/);
  await resign(stage, 'Chloé', 'battle');
  expect(textOf((await stage.command('Dan', 'battle', 'battle verify')).response)).toContain('Everything checks out');
  const file = await stage.command('Dan', 'battle', 'battle export');
  const parsed = exported.parse(await (await fetch(file.response!.attachments[0]!.url)).json());
  expect(verified(parsed, REAL.rulesets.get('periods')!).faults).toEqual([]);
  expect(stage.log.join('')).not.toMatch(/"level":[56]0/);
});
