/**
 * `npm run screenshots`: the README's pictures of the practice channel, taken in headless Chromium as a visitor sees
 * it. The dice of the charge are fixed, so that the same happens each time.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Aide } from '../src/aide.ts';
import { openStage } from '../src/cli/demo/stage.ts';
import type { Practice } from '../src/practice/server.ts';
import { openWords } from '../src/words/words.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
/** Order points; the chasseurs' morale; the dice of the shock; their morale again. */
const DICE = '4 2 1 6 6 5 4 4 3 3 2 2 1 2 1';

interface Light {
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
  readonly locale: string;
}

interface View {
  readonly name: string;
  readonly as: string;
  readonly channel: string;
  readonly light: Light;
  /** What to do before the picture is taken. */
  readonly show: (page: Page) => Promise<unknown>;
}

const NIGHT: Light = { width: 1200, height: 860, theme: 'dark', locale: 'en-GB' };
const DAY: Light = { width: 1000, height: 620, theme: 'light', locale: 'en-GB' };
const PHONE: Light = { width: 390, height: 844, theme: 'light', locale: 'fr' };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();

async function charge(page: Page): Promise<void> {
  await button(page, '4K charge 11C').click();
  await button(page, 'Confirm').click();
  await page.getByText('break into').last().waitFor();
  await button(page, 'End the turn').scrollIntoViewIfNeeded();
}

async function typeMarch(page: Page): Promise<void> {
  const ends = page.getByRole('option', { name: /^5J march \d{4}/ });
  await page.keyboard.type('/order 5J march ');
  await ends.first().waitFor();
}

const VIEWS: readonly View[] = [
  { name: 'channel', as: 'Alice', channel: 'battle', light: NIGHT, show: charge },
  { name: 'entry', as: 'Alice', channel: 'tavern', light: DAY, show: typeMarch },
  {
    name: 'card',
    as: 'Bruno',
    channel: 'taverne',
    light: PHONE,
    show: (page) => button(page, /carré/).scrollIntoViewIfNeeded(),
  },
  { name: 'army', as: 'Dan', channel: 'tavern', light: { ...PHONE, locale: 'en-GB' }, show: lastFromItsTop },
  { name: 'deploy', as: 'Alice', channel: 'bataille', light: { ...PHONE, locale: 'en-GB' }, show: lastFromItsTop },
  { name: 'rules', as: 'Bruno', channel: 'taverne', light: PHONE, show: lastFromItsTop },
];

async function lastFromItsTop(page: Page): Promise<void> {
  const last = page.getByRole('article').last();
  for (const image of await last.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await last.evaluate((each) => (each as unknown as { scrollIntoView: () => void }).scrollIntoView());
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const script = { scenario: 'rosenau', channel: 'battle', dice: [DICE], deeds: [] };
  const { practice, aide, close } = await openStage(script, { words: openWords(), language: 'en', port: 0 });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', ...QUIET] });
  try {
    await prepare(practice);
    await aide.idle();
    await prepareArmies(practice, aide);
    await aide.idle();
    for (const view of VIEWS) await take(browser, practice, view);
    await takeTranscript(browser, practice, folder);
  } finally {
    await browser.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A battle against the bot in #battle, and the mill stream in #tavern and #taverne, with a charge to be answered. */
async function prepare(practice: Practice): Promise<void> {
  const give = (as: string, channel: string, name: string, options: Record<string, string> = {}) =>
    practice.command({ as, channel, name, options });
  await give('Alice', 'battle', 'battle new', { scenario: 'rosenau', solo: 'red' });
  await give('Bruno', 'tavern', 'doctrine', { choice: 'ask' });
  for (const channel of ['tavern', 'taverne']) {
    await give('Alice', channel, 'battle new', { scenario: 'mill-stream' });
    await give('Alice', channel, 'battle join', { side: 'red' });
    await give('Bruno', channel, 'battle join', { side: 'blue' });
    await give('Alice', channel, 'battle start');
  }
  const { response } = await give('Alice', 'taverne', 'order', { text: '2K charge 88L' });
  await practice.press({ as: 'Alice', message: idOf(response), label: 'Confirm' });
}

/** Dan builds an army in #tavern, Alice deploys one in #bataille, Bruno looks up a rule in #taverne. */
async function prepareArmies(practice: Practice, { idle }: Pick<Aide, 'idle'>): Promise<void> {
  const give = async (as: string, channel: string, name: string, options: Record<string, string> = {}) => {
    const { response } = await practice.command({ as, channel, name, options });
    await idle();
    return response;
  };
  await give('Dan', 'tavern', 'army copy', { army: 'britain-1500', name: 'my-division' });
  await give('Dan', 'tavern', 'army edit', { army: 'my-division' });
  await give('Alice', 'bataille', 'battle new', { scenario: 'neudorf', red: 'austria-1500', blue: 'france-1500' });
  await give('Alice', 'bataille', 'battle join', { side: 'red' });
  await give('Alice', 'bataille', 'deploy', { lineup: 'line' });
  await give('Bruno', 'taverne', 'settings', { language: 'fr' });
  await give('Bruno', 'taverne', 'rules', { find: 'contre-charge' });
}

function idOf(response: { readonly id: string } | undefined): string {
  if (!response) throw new Error('the bot said nothing');
  return response.id;
}

async function take(browser: Browser, { url, world }: Practice, view: View): Promise<void> {
  const channel = world.channels.find(({ name }) => name === view.channel)!.id;
  const page = await open(browser, view.light, `${url}/?as=${view.as}&channel=${channel}`);
  await view.show(page);
  await keep(page, view.name);
}

/** The file from `/battle export as:page`, opened from disk. */
async function takeTranscript(browser: Browser, practice: Practice, folder: string): Promise<void> {
  const here = { as: 'Alice', channel: 'battle' };
  const { response: sure } = await practice.command({ ...here, name: 'battle resign' });
  await practice.press({ as: 'Alice', message: idOf(sure), label: 'Concede the battle' });
  const { response } = await practice.command({ ...here, name: 'battle export', options: { as: 'page' } });
  const [file] = (response?.['attachments'] ?? []) as readonly { readonly url: string }[];
  if (!file) throw new Error('there is no page of the battle');
  const path = join(folder, 'battle.html');
  writeFileSync(path, Buffer.from(await (await fetch(file.url)).arrayBuffer()));
  await keep(await open(browser, DAY, pathToFileURL(path).href), 'transcript');
}

async function open(browser: Browser, { width, height, theme, locale }: Light, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme, locale });
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  return page;
}

/** Waits for all visible pictures; others load only when scrolled near. */
async function keep(page: Page, name: string): Promise<void> {
  const { height } = page.viewportSize()!;
  for (const image of await page.locator('img').all()) {
    const box = await image.boundingBox();
    if (!box || box.y > height || box.y + box.height < 0) continue;
    await image.evaluate((each) => (each as unknown as { readonly decode: () => Promise<void> }).decode());
  }
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
  await page.close();
  console.log(`docs/pictures/${name}.png`);
}

await main();
