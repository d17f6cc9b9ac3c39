/** Headless Chromium for the tests of a file. */
import { existsSync } from 'node:fs';
import { source as axe } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** No background requests. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** For short waits, on a busy machine too. */
export const patience = { timeout: 120_000 };

/** A suite that needs a browser. Without one it is skipped by name. */
export function inChromium(tests: (browser: () => Browser) => void): void {
  const isThere = existsSync(executablePath);
  describe.skipIf(!isThere)('in Chromium (skipped where CHROMIUM_PATH or /usr/bin/chromium names none)', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet], ...patience });
    });
    afterAll(() => browser.close());
    tests(() => browser);
  });
}

/** Serious accessibility findings of axe. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate<{ impact: string; id: string; nodes: { html: string }[] }[]>(
    `axe.run(document).then(({ violations }) => violations)`,
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}
