/**
 * A whole battle of Periods in two browser windows, an English one and a French one on a phone: both write by text and by button, and
 * each looks for the other's secrets in everything that its page has received.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phrase } from '../../src/kernel/phrase.ts';
import { HOLLOW_ROAD } from '../help/hollow-road.ts';
import { entry, messages, press, received, visit } from './browser.ts';
import { inChromium, patience } from './chromium.ts';
import { begin } from './game.ts';
import { REAL } from './scenarios.ts';
import { openStage } from './stage.ts';

/** One period, two halves; no die hits, and nobody gives way. */
const SCENARIO = {
  name: 'hollow-road',
  title: phrase('bot-scenario', { name: 'The Hollow Road' }),
  ruleset: 'periods',
  text: `${HOLLOW_ROAD.replace(/^periods .*$/m, 'periods 1')}\nvariant fights simple\ndice ${'3 '.repeat(120)}`,
};

/** Writes lines on the sheet, and waits for the reply that lists them. */
async function writes(page: Page, command: string, listed: RegExp): Promise<void> {
  await entry(page).fill(command);
  await page.getByRole('button', { name: /^(Send|Envoyer)$/ }).click();
  await messages(page, listed).last().waitFor();
}

/** The newest message that calls both to write. */
const call = (page: Page) => messages(page, 'Write the sheets').last();
const seals = (page: Page) => press(call(page), 'Seal');

inChromium((browser) => {
  test('two windows play a battle of two halves, and neither receives what the other has written', async () => {
    const stage = await openStage({
      aide: { ...REAL, scenarios: [SCENARIO] },
      practice: { firstResponseMs: patience.timeout },
    });
    await begin(stage, 'battle', 'hollow-road', { red: 'Alice', blue: 'Chloé' });
    const window = async (name: string, options: object) => {
      const { page, wrong } = await visit(browser(), stage.practice.url, `?as=${name}&channel=battle`, options);
      return { page, wrong, heard: await received(page) };
    };
    const red = await window('Alice', {});
    const blue = await window('Chloé', { viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
    /** What each side's sheet says must not be found in what the other has received so far. */
    const kept = async (ofRed: readonly string[], ofBlue: readonly string[]) => {
      await stage.settled();
      const [byRed, byBlue] = [await red.heard(), await blue.heard()];
      for (const secret of ofRed) {
        expect(byRed).toContain(secret);
        expect(byBlue).not.toContain(secret);
      }
      for (const secret of ofBlue) {
        expect(byBlue).toContain(secret);
        expect(byRed).not.toContain(secret);
      }
    };

    // The first half: by text, with a line taken back; and by button, answers included.
    await writes(red.page, '/order text:3L charge 11L; 5H charge 12L; 7H charge 11V', /7H charge 11V/);
    await writes(red.page, '/order text:1B advance 5', /1B advance 5/);
    await press(messages(red.page, '1B advance 5').last(), 'Take back');
    await messages(red.page, /Taken back/)
      .last()
      .waitFor();
    await press(call(blue.page), 'Panel');
    await press(blue.page, /^11L · /);
    await blue.page.getByRole('combobox', { name: /^Choisir/ }).click();
    await blue.page.getByRole('option', { name: 'Reste', exact: true }).click();
    await press(blue.page, 'Que faire si…');
    await press(blue.page, 'Contre-charger');
    await blue.page.getByRole('button', { name: '✓ Contre-charger' }).waitFor();
    await press(blue.page, 'Confirmer');
    await blue.page.getByRole('button', { name: '✓ 11L reste, si chargé contre-charge' }).waitFor();
    await seals(red.page);
    await messages(blue.page, 'Red has sealed its orders').last().waitFor();
    await press(call(red.page), 'Panel');
    await press(red.page, 'Reopen');
    await messages(blue.page, 'Red reopens its orders').last().waitFor();
    await seals(red.page);
    // What it says of an enemy's unit leaves out the posture, which its own side is told.
    await writes(red.page, '/unit unit:11V', /11V · Blue/);
    await writes(blue.page, '/unité unité:11V', /11V · les Bleus/);
    const written = ['3L charge 11L', '5H charge 12L', '7H charge 11V', '1B advance 5'];
    await kept(written, ['11L reste, si chargé contre-charge', 'harceler']);
    expect(await red.heard()).not.toMatch(/posture: harass/i);

    await seals(blue.page);
    for (const { page } of [red, blue]) {
      await messages(page, /3L and 11L meet at the charge|Charge against charge/)
        .last()
        .waitFor();
      await messages(page, 'Write the sheets for period 1, second half').last().waitFor();
    }

    // The second half, and with it the battle.
    await writes(red.page, '/order text:1B advance 3', /1B advance 3/);
    await writes(blue.page, '/ordre texte:2B attelle', /2B attelle/);
    await seals(blue.page);
    await messages(red.page, 'Blue has sealed its orders').last().waitFor();
    await kept(['1B advance 3'], ['2B attelle']);
    await seals(red.page);
    for (const { page } of [red, blue]) await messages(page, 'The secret behind the dice').last().waitFor();
    await press(blue.page, 'Verify');
    await messages(blue.page, 'Tout est juste').last().waitFor();
    expect([...red.wrong, ...blue.wrong]).toEqual([]);
  });
});
