/**
 * Positions as earlier versions stored them, each named by its rulebook and either the commit that wrote it or its
 * format. All of them stay readable for ever. A step added to a rulebook's `upgrade.ts` needs a position of the
 * previous format here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { NOTHING, run } from '../../src/kernel/run.ts';
import { rulesets } from '../../src/rules/index.ts';
import { STORED_FORMAT as panacheFormat } from '../../src/rules/panache/upgrade.ts';
import { RECOMMENDED } from '../../src/rules/sabreur-hex/options/rulings.ts';
import { STORED_FORMAT } from '../../src/rules/sabreur-hex/upgrade.ts';
import { STORED_FORMAT as skirmishFormat } from '../../src/rules/skirmish/upgrade.ts';

const FOLDER = join(import.meta.dirname, 'positions');
const ALL = rulesetsByName(rulesets);
const FORMS: ReadonlyMap<string, number> = new Map([
  ['sabreur-hex', STORED_FORMAT],
  ['panache', panacheFormat],
  ['skirmish', skirmishFormat],
]);
const files = readdirSync(FOLDER);

const json = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { readonly format?: number };
const bookOf = (file: string) => [...ALL.keys()].find((name) => file.startsWith(`${name}-`))!;

test.each(files)('%s is read, written as a scenario, and played on', (file) => {
  const rules = ALL.get(bookOf(file))!;
  const now = rules.restore(json(file)) as { readonly format: number };
  expect(now.format).toBe(FORMS.get(rules.name));
  expect(rules.restore(JSON.parse(JSON.stringify(now)))).toEqual(now);
  expect(rules.read(rules.write(now))).toMatchObject({ state: now });
  const { side } = rules.next(now) as { readonly side: 'red' | 'blue' };
  const read = rules.orders(rules.suggest(now, side)[0]!, now, side);
  if (read instanceof Refusal) throw read;
  expect(run(rules, now, read[0]!.order, side, [], NOTHING).kind).toMatch(/done|rolls|waits/);
});

test('there is a position of each format of each rulebook', () => {
  for (const [name, newest] of FORMS) {
    const forms = files.filter((file) => bookOf(file) === name).map((file) => json(file).format ?? 1);
    expect(new Set(forms)).toEqual(new Set(Array.from({ length: newest }, (_, n) => n + 1)));
  }
});

test('the first positions of Sabreur-hex keep their rules options, and missing ones are as the rulebook says', () => {
  const first = json('sabreur-hex-8523c8ab.json');
  const now = ALL.get('sabreur-hex')!.restore(first) as { readonly units: readonly object[] };
  expect(first).toMatchObject({ rulings: { panickedEngage: true, halfMovement: 'down' } });
  expect(now).toMatchObject({ rulings: { ...RECOMMENDED, panickedEngage: 'yes' } });
  for (const unit of now.units) expect(unit).toMatchObject({ displaced: false, scattered: false });
  const calm = { ...first, rulings: { panickedEngage: false, halfMovement: 'up' } };
  const rulings = { ...RECOMMENDED, panickedEngage: 'no', halfMovement: 'up' };
  expect(ALL.get('sabreur-hex')!.restore(calm)).toMatchObject({ rulings });
});

test.each([...FORMS])('a position of %s written by a newer bot is refused by name', (name, newest) => {
  const later = { ...json(files.find((file) => bookOf(file) === name)!), format: newest + 1 };
  expect(() => ALL.get(name)!.restore(later)).toThrow(/written by a newer version of the bot/);
});
