/** Headless Chromium for the tests of a file; without one, they are skipped by name. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** It asks nobody for anything by itself. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** Describes what needs a browser. */
export function inChromium(tests: (browser: () => Browser) => void): void {
  describe.skipIf(!existsSync(executablePath))(
    'in Chromium (skipped where CHROMIUM_PATH or /usr/bin/chromium names none)',
    () => {
      let browser: Browser;
      beforeAll(async () => {
        browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet] });
      }, 120_000);
      afterAll(() => browser.close());
      tests(() => browser);
    },
  );
}
