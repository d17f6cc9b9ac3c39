/** The scenarios that the documents build up step by step: each step is valid, and the last is the file they name. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArmies } from '../src/armies.ts';
import { rulesetsByName } from '../src/host/ruleset.ts';
import { rulesetOf, rulesets } from '../src/rules/index.ts';
import { words } from './help/words.ts';
import { ROOT } from './help/source.ts';

const known = rulesetsByName(rulesets);
const docs = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');

function read(text: string) {
  return known.get(rulesetOf(text))!.read(text);
}

/** The section about writing one, from its heading to the next. */
function section(name: string): string {
  const [, found = ''] = /\n## Writing one, step by step\n([^]*?)\n## /.exec(docs(name)) ?? [];
  return found;
}

test.each([
  ['scenarios.md', 'examples/aubach.txt', 4],
  ['scenarios-panache.md', 'examples/aubach-panache.txt', 3],
])('%s writes %s', (name, example, count) => {
  const steps = [...section(name).matchAll(/^```\n([^]*?)^```$/gm)].map(([, step]) => step!);
  expect(steps).toHaveLength(count);
  const texts = steps.map((_, i) => steps.slice(0, i + 1).join('\n'));
  expect(texts.map((text) => Object.keys(read(text)).includes('state'))).toEqual(steps.map(() => true));
  expect(texts.at(-1)).toBe(docs(example));
  expect(section(name)).toContain(`](${example})`);
});

test.each([
  ['examples/aubach.txt', { red: '#f2efe4', blue: '#2f5fb3' }],
  ['examples/aubach-panache.txt', { red: '#b03a2e', blue: '#3f7d4f' }],
])('the colours named by %s are in its picture', (example, colours) => {
  const text = docs(example);
  const found = read(text);
  const state = 'state' in found ? found.state : undefined;
  const scene = known.get(rulesetOf(text))!.draw({ now: state, transcript: [], frame: 'whole' }, ({ id }) => id);
  expect(scene.colours).toEqual(colours);
});

test.each(['aubach.txt', 'aubach-panache.txt'])('in %s a unit called after its commander has no article', (name) => {
  expect(docs(`examples/${name}`)).not.toMatch(/^name \S+ en "\S+['’]s /m);
});

test('the mistake it shows gets the reply it shows', () => {
  const [, says, line] = /^> (Line .*)\n> ```\n> (.*)\n> +\^$/m.exec(section('scenarios.md')) ?? [];
  const found = read(docs('examples/aubach.txt').replace(/^red 2K.*$/m, line!));
  const [fault] = 'faults' in found ? found.faults : [];
  const { line: n, column } = fault!;
  const why = words.say('en', fault!.says);
  expect(words.say('en', { id: 'bot-fault', args: { line: n, column, why } })).toBe(says);
});

test.each(['scenarios.md', 'scenarios-panache.md'])('the pictures and files named in %s exist', (name) => {
  const links = [...docs(name).matchAll(/\]\(((?:pictures|examples)\/[^)#]+)\)/g)].map(([, link]) => link!);
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((link) => !existsSync(join(ROOT, 'docs', link)))).toEqual([]);
});

test('the army in armies.md is legal, and it lists the built-in ones', () => {
  const [, text = ''] = /^```\n([^]*?)^```$/m.exec(docs('armies.md')) ?? [];
  const found = known.get('sabreur-hex')!.armies!.read(text);
  expect('cost' in found && [found.faults, found.points]).toEqual([[], 1000]);
  const named = [...docs('armies.md').matchAll(/^\| `([a-z]+-\d+)` \|/gm)].map(([, name]) => name!);
  expect(named.toSorted()).toEqual(readArmies().map(({ name }) => name));
});
