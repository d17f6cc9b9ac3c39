/** Any text in a file: no crash, each fault inside the text, and nothing that takes long to find. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyRuleset, rulesetsByName } from '../../src/host/ruleset.ts';
import type { Phrase } from '../../src/kernel/phrase.ts';
import { rawLines } from '../../src/kernel/text/lines.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { scene } from '../../src/scene/scene.ts';
import { plain } from '../../src/words/words.ts';
import { atOnce } from '../help/at-once.ts';
import { codePoint } from '../help/code-points.ts';
import { words } from '../help/words.ts';
import { ROOT } from '../help/source.ts';
import { rounds } from '../help/soak.ts';

const known = rulesetsByName(rulesets);
const folder = join(ROOT, 'assets/scenarios');
const shipped = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));

/** Reads it with its own rules; a position can be shown and stored, faults stand inside the text and can be told. */
function tried(text: string): 'faults' | 'position' {
  const rules = known.get(rulesetOf(text)) ?? known.values().next().value!;
  const read = rules.read(text);
  const faults = 'faults' in read ? read.faults : [];
  const lines = rawLines(text);
  const outside = faults.filter(({ line, column }) => !(column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1));
  expect(outside).toEqual([]);
  for (const { says } of faults) for (const language of ['en', 'fr'] as const) words.say(language, says);
  if ('faults' in read) return faults.length > 0 ? 'faults' : 'position';
  shown(rules, read.state);
  return 'position';
}

function shown(rules: AnyRuleset, state: unknown): void {
  const speak = (says: Phrase) => words.say('fr', says);
  scene.parse(rules.draw({ now: rules.view(state), transcript: [], frame: 'whole' }, speak));
  for (const says of [...rules.options(state), ...rules.roster(state), rules.turn(state)]) speak(says);
  expect(rules.restore(JSON.parse(JSON.stringify(state)))).toEqual(state);
  rules.next(state);
}

const WORDS = [...new Set(shipped.join(' ').match(/"[^"\n]*"|[^\s]+/g))];

describe('any text gives a position or errors inside it', () => {
  test('random characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint, maxLength: 300 }), (text) => void tried(text)),
      { numRuns: rounds(500) },
    );
  });

  test('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void tried(new TextDecoder().decode(bytes))),
      { numRuns: rounds(500) },
    );
  });

  test('words of the format in any order', () => {
    const line = fc.array(fc.constantFrom(...WORDS), { maxLength: 9 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(fc.constantFrom('rules panache', ''), fc.array(line, { maxLength: 12 }), (rules, lines) => {
        tried([rules, ...lines].join('\n'));
      }),
      { numRuns: rounds(500) },
    );
  });

  test('scenarios with a few lines lost, doubled, swapped or damaged', () => {
    const change = fc.record({
      how: fc.constantFrom('lose', 'double', 'swap', 'word', 'digit'),
      at: fc.nat(),
      with: fc.nat(),
      word: fc.constantFrom(...WORDS),
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...shipped), fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
        const lines = text.split('\n');
        for (const { how, at, with: other, word } of changes) {
          const [i, j] = [at % lines.length, other % lines.length];
          if (how === 'lose') lines.splice(i, 1);
          else if (how === 'double') lines.splice(j, 0, lines[i]!);
          else if (how === 'swap') [lines[i], lines[j]] = [lines[j]!, lines[i]!];
          else if (how === 'word') lines[i] = lines[i]!.replace(/\S+(?=\s*$)/, () => word);
          else lines[i] = lines[i]!.replace(/\d/, () => String(other % 10));
        }
        seen.add(tried(lines.join('\n')));
      }),
      { numRuns: rounds(500) },
    );
    expect([...seen].toSorted()).toEqual(['faults', 'position']);
  });
});

const SIZE = 64 * 1024;
const filled = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);

/** Texts that a reader which goes back and forth would never be done with. */
const NASTY: readonly (readonly [string, string])[] = [
  ['quotation marks', filled('"')],
  ['number signs before a line separator', `${filled('#')}\u2028`],
  ['empty lines', filled('\n')],
  ['empty lines and a word', `${filled('\n')}x`],
  ['carriage returns and feeds', filled('\r\n \t')],
  ['one word', filled('a')],
  ['one line of words', filled('a ')],
  ['lines of one word', filled('x\n')],
  ['units', filled('red 1A line infantry 0101 N\n')],
  ['nonsense of units', `red 1A ${filled('cavlry ')}`],
  ['nonsense in lines that are long enough', filled(`red 1A ${'hevy cavlry '.repeat(150)}\n`)],
  ['reserves', filled('reserve red 1A infantry medium entry 0101 W detached from 1A\n')],
  ['rows of a drawing', `map 40 x 30\nterrain\n${filled('q q q\n')}`],
  ['drawings without an end', filled('terrain\n')],
  ['rulings', filled('ruling outflanked limit spares wood village fort\n')],
  ['names', `red 1A line infantry 0101 N\n${filled('name 1A en "A" fr "le B"\n')}`],
  ['objectives', filled('objective 0505 points 1 en "A" fr "B"\n')],
  ['dice', filled('dice 1 2 3 4 5 6\n')],
  ['roads', filled('road 0101 0202 0303 0404\n')],
  ['the fallen', filled('gone red 1A 0101\n')],
];

describe('however hostile, a text of 64 KiB is read quickly', () => {
  test.each(NASTY.flatMap(([what, text]) => ['', 'rules panache\n'].map((rules) => [what, rules, text] as const)))(
    '%s %s',
    (_what, rules, text) => {
      expect(atOnce(() => tried(`${rules}${text}`))).toBe('faults');
    },
  );
});

test('reading a text stops at a limit, and says so', () => {
  const read = known.get('sabreur-hex')!.read('x\n'.repeat(1000));
  const ids = 'faults' in read ? read.faults.map(({ says }) => says.id) : [];
  expect(ids.length).toBeLessThan(120);
  expect(ids).toContain('fault-many');
});

test('a name that would not be shown unchanged is an error', () => {
  const titled = (title: string) => {
    const read = known.get('sabreur-hex')!.read(`title en "${title}" fr "A"`);
    const [first] = 'faults' in read ? read.faults : [];
    return first?.says.id === 'fault-sign' ? `${first.column} ${first.says.id}` : 'fine';
  };
  for (const bad of [
    '@everyone',
    '<@1>',
    '**b**',
    'a_b',
    '~~s~~',
    '`c`',
    '||x||',
    '[x](y)',
    'http://x',
    'discord.gg/x',
  ]) {
    expect(titled(bad)).toBe('10 fault-sign');
  }
  for (const bad of ['\u202eabc', 'a\u200bb', '# a', '> a', '- a', 'a\u0301\u0301\u0301\u0301\u0301', '\u3164']) {
    expect(titled(bad)).toBe('10 fault-sign');
  }
  for (const good of ['Aïn Tolba, 1840', 'L’Étang (n° 3)', 'e\u0301tat', '1. Garde', "King's & Queen's!", '3/4 – x']) {
    expect(titled(good)).toBe('fine');
  }
  fc.assert(
    fc.property(fc.string({ unit: codePoint, minLength: 1, maxLength: 20 }), (name) => {
      const whole = `x ${name.normalize('NFC')}`;
      return /["\r\n]/.test(name) || name.trim() === '' || titled(name) !== 'fine' || plain(whole) === whole;
    }),
    { numRuns: rounds(2000) },
  );
});
