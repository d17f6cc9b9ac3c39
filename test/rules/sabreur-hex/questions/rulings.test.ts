import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import {
  RECOMMENDED,
  RULING_NAMES,
  RULINGS,
  type RulingName,
} from '../../../../src/rules/sabreur-hex/options/rulings.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { rulingWords } from '../../../../src/rules/sabreur-hex/scenario/lexicon.ts';
import { words } from '../../../help/words.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const RULES = join(ROOT, 'src/rules/sabreur-hex');
const MAP = ['red 1L line infantry line 0808 N', 'blue 2L line infantry line 0101 S'];

const names = RULING_NAMES.map((name) => [name] as const);
const choices = RULING_NAMES.flatMap((name) => RULINGS[name].values.map((value) => [name, value] as const));

/** The lines of the table of rulings in the manual: the words of each reading, its clause, the first marked as ours. */
function table(): string[] {
  const manual = readFileSync(join(ROOT, 'docs/scenarios.md'), 'utf8');
  const section = manual.split(/^## /m).find((each) => each.startsWith('Rulings'))!;
  return section.split('\n').filter((line) => line.startsWith('| `ruling '));
}

describe('rules options', () => {
  test.each(names)('%s: its clause is in the book', (name) => {
    expect(RULINGS[name].clause).toMatch(/^SH-Q-\d\d$/);
    expect(words.knows(`clause-${RULINGS[name].clause}`)).toBe(true);
  });

  test.each(names)('%s: the rules follow it', (name) => {
    const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/^(options|language|scenario|tell)\//.test(file),
    );
    const obeys = new RegExp(`rulings\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = \\w+(\\.now)?\\.rulings`);
    expect(files.filter((file) => obeys.test(readFileSync(join(RULES, file), 'utf8')))).not.toEqual([]);
  });

  test.each(choices)('%s %s has words in both languages', (name, value) => {
    expect([`ruling-${name}`, `ruling-${name}-${value}`].filter((id) => !words.knows(id))).toEqual([]);
  });

  test.each(choices)('%s %s is a line of a scenario, and is written unless it is ours', (name, value) => {
    const now = readPosition([...MAP, `ruling ${rulingWords(name, value)}`]);
    expect(now.rulings).toEqual({ ...RECOMMENDED, [name]: value });
    const line = `ruling ${rulingWords(name, value)}\n`;
    expect(sabreurHex.write(now).includes(line)).toBe(value !== RECOMMENDED[name]);
  });

  test('each reading has a text of its own', () => {
    for (const language of ['en', 'fr'] as const) {
      const said = choices.map(([name, value]) => words.say(language, { id: `ruling-${name}-${value}` }));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test('the manual has every reading in its table, ours first', () => {
    const wanted = RULING_NAMES.flatMap((name: RulingName) =>
      RULINGS[name].values.map((value, i) => {
        const means = words.say('en', { id: `ruling-${name}-${value}` });
        return `| \`ruling ${rulingWords(name, value)}\` | ${RULINGS[name].clause.replace('SH-', '')} | ${means}${i === 0 ? ' *Ours.*' : ''} |`;
      }),
    );
    expect(table()).toEqual(wanted);
  });

  test('the readings that differ from ours are listed, and only those', () => {
    expect(sabreurHex.options(readPosition(MAP))).toEqual([]);
    const now = readPosition([...MAP, 'ruling assault distance 1', 'ruling panicked engage no']);
    expect(sabreurHex.options(now).map((says) => words.say('en', says))).toEqual([
      'House rule [Q-61] distance of an assault: an assault may be declared only at 1 hex.',
    ]);
    expect(
      sabreurHex
        .options(now)
        .map((says) => words.say('fr', says))
        .join(),
    ).toMatch(/^Règle maison \[Q-61\] distance de l’assaut\s: l’assaut ne se déclare qu’à 1\scase\.$/);
  });
});
