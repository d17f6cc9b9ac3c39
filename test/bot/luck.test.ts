/** The answer to /luck: a table that fits on a phone, in both languages, whoever commands. */
import { expect, test } from 'vitest';
import { luckShown } from '../../src/bot/features/luck.ts';
import { fortunesOf } from '../../src/host/verbs/luck/luck-figures.ts';
import type { LuckOfSide } from '../../src/host/verbs/luck/luck.ts';
import { nameOf } from '../../src/host/battle/voice.ts';
import { equally, repeated } from '../../src/kernel/chances.ts';
import type { Fortune } from '../../src/kernel/luck.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import type { Side } from '../../src/kernel/play.ts';
import { bilingual } from '../../src/kernel/text/quoted.ts';
import { words } from '../help/words.ts';

const { say } = words;
const title = phrase('scenario-title', { title: bilingual('A *bold* battle', 'Une bataille') });

function thrown(what: Fortune['what'], got: number, tries: number): Fortune {
  return { what, side: 'red', got, tries, chances: repeated(equally([0, 1]), tries) };
}

function sideOf(side: Side, fortunes: readonly Fortune[], names: readonly string[] = []): LuckOfSide {
  const commanders = names.map((name) => ({ who: nameOf({ id: '1', name }), ...fortunesOf(fortunes) }));
  return { side, ...fortunesOf(fortunes), commanders };
}

function texts(sides: readonly LuckOfSide[], language: 'en' | 'fr' = 'en'): string[] {
  const { parts } = luckShown({ say, language }, { title, sides }) as unknown as {
    parts: [{ components: { content: string }[] }];
  };
  return parts[0].components.map(({ content }) => content);
}

const FOUGHT = [thrown('hits', 45, 60), thrown('saves', 2, 5), thrown('morale', 12, 20)];

test('a table, a sentence for each side, and an explanation in small print', () => {
  expect(texts([sideOf('red', FOUGHT), sideOf('blue', [])])).toEqual([
    '### Luck · A \\*bold\\* battle',
    [
      '**Red** · luckier than in 999 of 1,000 battles',
      '```',
      '       got mean diff.         95%',
      'Hits    45 30.0 +15.0      22–38▲',
      'Saves    2  2.5  −0.5 too few (5)',
      'Morale  12 10.0  +2.0        6–14',
      'All     59 42.5 +16.5      33–52▲',
      '```',
    ].join('\n'),
    '**Blue** · has rolled nothing yet that shows luck',
    expect.stringContaining(
      '-# 3 such ranges were calculated: in up to 14 of 100 battles some result is outside its range by chance alone.',
    ),
  ]);
});

test('before any roll there is nothing to explain', () => {
  expect(texts([sideOf('red', []), sideOf('blue', [])], 'fr')).toEqual([
    '### Chance · Une bataille',
    '**Les Rouges** · encore aucun dé qui mesure la chance',
    '**Les Bleus** · encore aucun dé qui mesure la chance',
  ]);
});

test('French decimal commas; and a long battle still fits a phone', () => {
  const long = [thrown('hits', 760, 1300), thrown('saves', 120, 260), thrown('morale', 118, 240)];
  const [, red] = texts([sideOf('red', long)], 'fr');
  const table = red!.split('\n').slice(1);
  expect(table[1]).toBe('        fait moy. écart     95\u00a0%');
  expect(table[2]).toBe('Touches  760  650  +110 615–685▲');
  for (const row of table) expect(row.length).toBeLessThanOrEqual(36);
  expect(texts([sideOf('red', FOUGHT)], 'fr')[1]).toContain('Sauveg.    2  2,5  −0,5 trop peu (5)');
});

test('commanders by name, whatever it is; at most eight, within a message’s limits', () => {
  const names = Array.from({ length: 25 }, (_, n) => `*\`@everyone\`* ${n} ${'long '.repeat(5)}`.slice(0, 32));
  for (const language of ['en', 'fr'] as const) {
    const all = texts([sideOf('red', FOUGHT, names), sideOf('blue', FOUGHT, names)], language);
    expect(all.join('').length).toBeLessThanOrEqual(3800);
    expect(all.join('\n')).not.toContain('…');
    expect(all[1]!.split('\n').filter((line) => line.startsWith('**'))).toHaveLength(9);
  }
  const [, red] = texts([sideOf('red', FOUGHT, names)]);
  expect(red).toContain('-# Hits 45 (mean 30.0) · Saves 2 (mean 2.5) · Morale 12 (mean 10.0)');
  expect(red).toContain('and 17 more, who have rolled fewer dice.');
  expect(red).not.toContain('@everyone');
});
