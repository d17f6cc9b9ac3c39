/**
 * The structure of the source: which room may import which, the words forbidden in the rules, generators no one plays.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../src/rules/index.ts';
import { type Node, placeOf, ROOT, type Source, sourcesOf, visit } from './help/source.ts';

const sources = sourcesOf('src', 'commands');

/** Which other rooms (or single files of one), and which packages, a room may import. */
const MAY_IMPORT: Readonly<Record<string, { readonly rooms: readonly string[]; readonly packages: RegExp }>> = {
  'src/kernel': { rooms: ['src/scene'], packages: /^$/ },
  'src/hex': { rooms: [], packages: /^honeycomb-grid$/ },
  'src/field': { rooms: [], packages: /^$/ },
  'src/scene': { rooms: [], packages: /^zod$/ },
  'src/chart': { rooms: ['src/kernel', 'src/hex', 'src/field'], packages: /^zod$/ },
  'src/survey': { rooms: ['src/kernel', 'src/hex', 'src/field', 'src/march', 'src/scene'], packages: /^$/ },
  'src/march': { rooms: ['src/kernel', 'src/field'], packages: /^$/ },
  'src/assets': { rooms: [], packages: /^node:fs$/ },
  'src/rules': {
    rooms: ['src/kernel', 'src/hex', 'src/field', 'src/march', 'src/scene', 'src/chart', 'src/survey', 'src/assets'],
    packages: /^zod$/,
  },
  'src/words': { rooms: ['src/kernel'], packages: /^(node:.*|@fluent\/bundle)$/ },
  'src/queue': { rooms: [], packages: /^$/ },
  'src/thread': { rooms: [], packages: /^node:.*$/ },
  'src/paint': {
    rooms: ['src/scene', 'src/hex', 'src/queue', 'src/thread'],
    packages: /^(node:.*|@napi-rs\/canvas|zod)$/,
  },
  'src/dice': { rooms: ['src/kernel'], packages: /^(node:crypto)$/ },
  'src/odds': { rooms: ['src/kernel', 'src/rules', 'src/thread'], packages: /^(node:.*|zod)$/ },
  'src/selfplay': { rooms: ['src/kernel', 'src/rules', 'src/thread'], packages: /^(node:.*|zod)$/ },
  'src/host': {
    rooms: [
      'src/kernel',
      'src/rules',
      'src/scene',
      'src/words',
      'src/dice',
      'src/odds',
      'src/selfplay',
      'src/survey/alt.ts',
      'src/survey/boards.ts',
      'src/survey/surveyor.ts',
      'src/generated',
    ],
    packages: /^(node:.*|zod|@prisma\/.*|pg|pino)$/,
  },
  'src/bot': {
    rooms: [
      'src/host',
      'src/kernel',
      'src/scene',
      'src/words',
      'src/dice',
      'src/paint',
      'src/queue',
      'src/page/transcript.ts',
      'commands',
    ],
    packages: /^(node:.*|zod|discord\.js|@discordjs\/.*|discord-api-types\/.*|pino)$/,
  },
  commands: {
    rooms: ['src/bot', 'src/host', 'src/kernel', 'src/scene', 'src/words', 'src/dice', 'src/paint'],
    packages: /^(node:.*|zod|discord\.js)$/,
  },
  'src/page': {
    rooms: [],
    packages: /^(node:.*|esbuild|lit(\/.*)?|@skyra\/.*|@fluent\/bundle|discord-api-types\/.*|assets\/locales\/.*)$/,
  },
  'src/practice': {
    rooms: ['src/words', 'src/kernel/phrase.ts', 'src/page'],
    packages: /^(node:.*|zod|ws|discord-api-types\/.*)$/,
  },
};

/** Packages that only one room may import. */
const ONLY_IN: readonly (readonly [RegExp, RegExp])[] = [
  [/^(@prisma\/|pg$|better-sqlite3)/, /^src\/(host\/store|cli\/bench)\//],
  [/^@napi-rs\/canvas/, /^src\/(paint|cli)\//],
  [/^honeycomb-grid/, /^src\/hex\/layout\.ts$/],
  [/^discord\.js/, /^(src\/bot|commands|src\/cli\/bench)/],
];

const PURE = sources.filter(({ path }) => /^src\/(kernel|hex|field|march|scene|chart|survey|rules)\//.test(path));

function roomOf(path: string): string {
  return Object.keys(MAY_IMPORT).find((room) => path.startsWith(`${room}/`)) ?? path;
}

test('a room imports only the rooms and packages below it', () => {
  const wrong = sources.flatMap(({ path, imports }) => {
    const room = roomOf(path);
    const may = MAY_IMPORT[room];
    if (!may) return [];
    return imports
      .filter((name) =>
        /^(src|commands)\//.test(name)
          ? roomOf(name) !== room &&
            !may.rooms.includes(roomOf(name)) &&
            !may.rooms.some((each) => name === each || name.startsWith(`${each}/`))
          : !may.packages.test(name),
      )
      .map((name) => `${path} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('prisma, canvas, honeycomb and discord.js are each imported by one room', () => {
  const wrong = sources.flatMap(({ path, imports }) =>
    imports
      .filter((name) => ONLY_IN.some(([what, where]) => what.test(name) && !where.test(path)))
      .map((name) => `${path} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('only the program and the tools start the practice server', () => {
  const wrong = sources.filter(
    ({ path, imports }) =>
      !/^src\/(practice|cli)\//.test(path) &&
      path !== 'src/program.ts' &&
      imports.some((name) => name.startsWith('src/practice/')),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('rulesets do not import each other', () => {
  const rulesetOf = (path: string) => /^src\/rules\/([^/]+)\//.exec(path)?.[1];
  const wrong = sources.flatMap(({ path, imports }) => {
    const own = rulesetOf(path);
    if (own === undefined) return [];
    return imports.filter((name) => (rulesetOf(name) ?? own) !== own).map((name) => `${path} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});

/** Skirmish order is also something that pictures show, whatever the book. */
function isDrawn(path: string, name: string): boolean {
  return name === 'skirmish' && /^src\/(scene|paint)\//.test(path);
}

test('only the rulesets themselves, their list and the tools name a ruleset', () => {
  const names = Object.keys(rulesets).flatMap((name) => [name, name.split('-')[0]!]);
  const wrong = sources
    .filter(({ path }) => !/^src\/(rules|cli)\//.test(path))
    .filter(({ path, text }) => names.some((name) => !isDrawn(path, name) && text.toLowerCase().includes(name)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** Hexadecimal is a way to write bytes. */
const BYTES = /\.(toString|digest)\('hex'\)|Buffer\.from\([\w.]+, 'hex'\)|hexadecimal/g;

test('kernel, host, bot and commands do not know that a board may have hexes', () => {
  const above = sources.filter(({ path }) => /^(src\/(kernel|host|bot)|commands)\//.test(path));
  const wrong = above.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (/hex/i.test(line.replace(BYTES, '')) ? [`${path}:${i + 1} ${line}`] : [])),
  );
  expect(wrong).toEqual([]);
});

/** A new board has a line in each of these four. */
const BOARDS = ['src/scene/scene.ts', 'src/scene/page.ts', 'src/paint/painters.ts', 'src/survey/boards.ts'];

test('code shared by boards knows none of them: only their lists do', () => {
  const isBoards = (path: string): boolean => /^src\/(scene\/hex|paint\/hex\/|survey\/hex\/)/.test(path);
  const shared = sources.filter(({ path }) => /^src\/(scene|paint|survey)\//.test(path) && !isBoards(path));
  const knowing = shared.filter(({ imports }) => imports.some((name) => isBoards(name) || name.startsWith('src/hex/')));
  expect(new Set(knowing.map(({ path }) => path))).toEqual(new Set(BOARDS));
});

/** Anything that would make two plays of one order differ, or hide a refusal. */
function forbiddenIn(source: Source): string[] {
  const found: string[] = [];
  visit(source.tree, (node, parent) => {
    const isKey = parent?.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true;
    const isProperty = parent?.type === 'Property' && parent['key'] === node;
    const name = node.type === 'Identifier' && !isKey && !isProperty ? String(node['name']) : undefined;
    const isAmbient =
      name !== undefined && /^(Date|process|globalThis|setTimeout|setInterval|fetch|crypto|performance)$/.test(name);
    const isRandom =
      node.type === 'MemberExpression' &&
      (node['object'] as Node)['name'] === 'Math' &&
      ['random', 'pow'].includes(String((node['property'] as Node)['name']));
    const isPower = /^(Binary|Assignment)Expression$/.test(node.type) && /^\*\*=?$/.test(String(node['operator']));
    const isTry = node.type === 'TryStatement' && source.path !== 'src/kernel/run.ts';
    if (isAmbient || isRandom || isPower || isTry || node.type === 'AwaitExpression') {
      found.push(`${placeOf(source, node)} ${name ?? node.type}`);
    }
  });
  return found;
}

/** What `Math` may compute on a table: nothing that two versions of JavaScript may round differently. */
const EXACT = ['abs', 'min', 'max', 'floor', 'ceil', 'round', 'sqrt', 'trunc', 'sign'];

test('geometry in centimetres uses only functions that every JavaScript computes alike', () => {
  const field = sources.filter(({ path }) =>
    /^src\/(field|march|rules\/(?:skirmish|fantasy-battle|periods))\//.test(path),
  );
  const used = field.flatMap(({ text }) => [...text.matchAll(/Math\.(\w+)/g)].map(([, name]) => name!));
  expect(used).toContain('sqrt');
  expect(used.filter((name) => !EXACT.includes(name))).toEqual([]);
});

test('the rules are deterministic: no clock, no random numbers of their own, no await, no try', () => {
  expect(PURE.flatMap(forbiddenIn)).toEqual([]);
});

/** Names of generator functions, wherever they are declared. */
function starred(all: readonly Source[]): Set<string> {
  const names = new Set<string>();
  for (const { tree } of all) {
    visit(tree, (node) => {
      if (node.type === 'FunctionDeclaration' && node['generator'] === true)
        names.add(String((node['id'] as Node)['name']));
    });
  }
  return names;
}

/** Calls of generator functions that are not played: the parent uses the generator as a value. */
function floatingIn(source: Source, names: ReadonlySet<string>): string[] {
  const found: string[] = [];
  visit(source.tree, (node, parent) => {
    if (node.type !== 'CallExpression' || !parent) return;
    const name = String((node['callee'] as Node)['name']);
    const isValue =
      /^(ExpressionStatement|VariableDeclarator|IfStatement|UnaryExpression|BinaryExpression|LogicalExpression|ConditionalExpression|MemberExpression|TemplateLiteral)$/.test(
        parent.type,
      ) ||
      (parent.type === 'YieldExpression' && parent['delegate'] !== true);
    if (names.has(name) && isValue) found.push(`${placeOf(source, node)} ${name}()`);
  });
  return found;
}

test('no generator function is called without yield*', () => {
  const names = starred(PURE);
  expect(names.size).toBeGreaterThan(20);
  expect(PURE.flatMap((source) => floatingIn(source, names))).toEqual([]);
});

test('the house tests find what they look for', () => {
  const [fire] = sources.filter(({ path }) => path === 'src/rules/sabreur-hex/fire/fire.ts');
  expect(fire!.imports).toContain('src/rules/sabreur-hex/losses/factor.ts');
  expect(floatingIn(fire!, new Set(['aim']))).toHaveLength(1);
});

/** Hooks outside any function, which run when the file is loaded. */
function hooksOf(source: Source): string[] {
  const body = source.tree['body'] as readonly Node[];
  return body
    .filter(({ type }) => type === 'ExpressionStatement')
    .map((statement) => (statement['expression'] as Node)['callee'] as Node | undefined)
    .map((callee) => String(callee?.['name']))
    .filter((name) => /^(before|after)(Each|All)$/.test(name));
}

test('the test files share their modules, so no module loaded once sets a hook for one file alone', () => {
  const modules = sourcesOf('test').filter(({ path }) => !path.endsWith('.test.ts'));
  const setting = modules.filter((source) => hooksOf(source).length > 0);
  expect(setting.map(({ path }) => path)).toEqual(['test/help/hooks.ts']);
});

test('no TODO is left in the source', () => {
  const marks = sources.filter(({ text }) => /\b(TODO|FIXME|XXX)\b|@ts-ignore|\bas any\b/.test(text));
  expect(marks.map(({ path }) => path)).toEqual([]);
});

/** The folders of the rulesets, each with a slash at its end. */
const RULESETS = [...new Set(sources.flatMap(({ path }) => /^src\/rules\/[^/]+\//.exec(path)?.[0] ?? []))];

test('there are rulesets', () => {
  expect(RULESETS.length).toBeGreaterThan(1);
});

test.each(RULESETS)(
  'the contents of %s name each folder, each file at the top, and nothing that does not exist',
  (folder) => {
    const inside = sources.filter(({ path }) => path.startsWith(folder)).map(({ path }) => path.slice(folder.length));
    const contents = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
    const named = (pattern: RegExp): string[] => [...contents.matchAll(pattern)].map(([, name]) => name!);
    const folders = new Set(inside.flatMap((path) => /^[a-z-]+\/(?=.)/.exec(path)?.[0] ?? []));
    expect(new Set(named(/`([a-z-]+\/)`/g))).toEqual(folders);
    const files = named(/`([a-z-]+\.ts)`/g);
    expect(files.filter((name) => !inside.some((path) => path.split('/').at(-1) === name))).toEqual([]);
    const top = inside.filter((path) => /^[a-z-]+\.ts$/.test(path));
    expect(top.filter((name) => !files.includes(name))).toEqual([]);
  },
);
