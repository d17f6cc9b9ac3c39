/** /standing and /plan as people meet them: completed in their language, private, told in the report. */
import { expect, test } from 'vitest';
import { toy } from '../help/toy-house.ts';
import { begin, order } from './game.ts';
import { REAL } from './scenarios.ts';
import { openCard, openStage, publicMessages, publicTexts, textOf } from './stage.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a standing order answers a charge, a plan stops when its condition fails, and no one else sees either', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'bataille', 'skirmish', { red: 'Alice', blue: 'Bruno' });
  const choices = async (name: string, focused: string, typed: string) =>
    (await stage.as('Bruno').complete('bataille', name, focused, { [focused]: typed })).choices ?? [];
  const before = await publicTexts(stage, 'bataille');
  const offered = await choices('standing set', 'text', '3L : si chargé par cavalerie ');
  expect(offered.map(({ name }) => plain(name))).toContain('3L : si chargé par cavalerie tient');
  const set = await stage.command('Bruno', 'bataille', 'standing set', { text: '3L : si chargé par cavalerie, tient' });
  expect(plain(textOf(set.response))).toContain('Consigne : `3L : si chargé par cavalerie tient`');
  const written = await stage.command('Bruno', 'bataille', 'plan write', { text: '3L ligne, si 3L non engagé; fin' });
  expect(plain(textOf(written.response))).toContain('• `3L ligne, si 3L non engagé`');
  expect(await publicTexts(stage, 'bataille')).toEqual(before);

  await order(stage, 'Alice', 'bataille', '7C charge 3L');
  expect(await openCard(stage, 'bataille')).toBeUndefined();
  expect(plain((await publicTexts(stage, 'bataille')).at(-1)!)).toMatch(/par consigne du (1er|\d+) \S+/);
  const list = plain(textOf((await stage.command('Bruno', 'bataille', 'standing list')).response));
  expect(list).toContain('• `3L : si chargé par cavalerie tient`');
  expect(list).toContain('Votre doctrine');

  const [choice] = await choices('standing drop', 'which', '3l');
  const dropped = await stage.command('Bruno', 'bataille', 'standing drop', { which: choice!.value });
  expect(plain(textOf(dropped.response))).toBe('Retirée : `3L : si chargé par cavalerie tient`.');
  await order(stage, 'Alice', 'bataille', 'end');
  const shown = plain(textOf((await stage.command('Bruno', 'bataille', 'plan show')).response));
  expect(shown).toContain('Votre plan s’est arrêté : 3L est engagé. Ces 2 ordres n’ont pas été exécutés :');
  expect((await publicTexts(stage, 'bataille')).join('\n')).not.toContain('3L ligne');
});

test('queued orders fail: everyone reads whose, and only the player who gave them sees which, and can give them again', async () => {
  const scenarios = toy().scenarios.map((each) => ({ ...each, text: `${each.text}dice 6 6 6 6\n` }));
  const stage = await openStage({ aide: { scenarios } });
  await begin(stage, 'battle', 'toy', { red: 'Alice', blue: 'Bruno', doctrine: 'ask' });
  await order(stage, 'Alice', 'battle', 'R1 charge B1');
  await order(stage, 'Alice', 'battle', 'R2 move 4; R1 move 4');
  await stage.command('Bruno', 'battle', 'answer', { text: 'run' });
  const line = (await publicMessages(stage, 'battle')).findLast((each) => textOf(each).includes('queued orders'))!;
  expect(textOf(line)).toMatch(/Alice: your queued orders were not carried out\.$/);
  expect((await publicTexts(stage, 'battle')).join('\n')).not.toContain('R1 move 4');

  /** What only this person sees after a press. */
  const pressed = async (who: string, message: typeof line, label: string) => {
    await stage.press(who, message, label);
    return (await stage.seen(who, 'battle')).findLast(({ ephemeral }) => ephemeral)!;
  };
  expect(textOf(await pressed('Bruno', line, 'Show me my orders'))).toBe(
    'Seule la personne qui a donné ces ordres peut les voir.',
  );
  const mine = await pressed('Alice', line, 'Show me my orders');
  expect(textOf(mine)).toContain('This order of yours was not carried out:\n• `R1 move 4`');
  expect(textOf(await pressed('Alice', mine, 'Give them again'))).toContain('taken');
  const late = await stage.command('Alice', 'battle', 'order', { text: 'end; R1 move 5' });
  expect(textOf(late.response)).toContain('`/plan write`');
});
