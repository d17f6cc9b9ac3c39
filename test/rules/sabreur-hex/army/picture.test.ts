import { describe, expect, test } from 'vitest';
import { readArmies } from '../../../../src/armies.ts';
import type { Phrase } from '../../../../src/kernel/phrase.ts';
import { armies } from '../../../../src/rules/sabreur-hex/army/index.ts';
import { page } from '../../../../src/scene/page.ts';
import { words } from '../../../help/words.ts';

const en = (says: Phrase) => words.say('en', says);
const fr = (says: Phrase) => words.say('fr', says);

describe('the page of an army', () => {
  test('SH-ARMY-01 it has the units by arm, what each costs, and the total', () => {
    const text = `army en "Frimont’s rearguard" fr "Arrière-garde de Frimont" points 500
7C heavy cavalry half cuirass massed charge strength 8 Cd 8
3L line infantry strength 20
1G regimental gun strength 2
name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"
brigade en "The foot" fr "L’infanterie" 3L 1G
`;
    const { title, subtitle, blocks, alt } = page.parse(armies.picture(text, en));
    expect([title, subtitle]).toEqual(['Frimont’s rearguard', 'The army costs 386 of 500 army points, 114 left.']);
    const counter = (shape: string) => ({ counter: { board: 'hex', shape, side: 'blue' } });
    expect(blocks.map((block) => [block.title, ...block.rows])).toEqual([
      [
        'Infantry · 1 · 160 army points (41%)',
        [counter('line'), '3L · line infantry', '20', 'ordinary', '7', '', '160'],
      ],
      [
        'Cavalry · 1 · 192 army points (50%)',
        [
          counter('cavalry'),
          '7C · 7th Cuirassiers · heavy cavalry',
          '8',
          'ordinary',
          '8',
          'Half-cuirass, Massed Charge',
          '192',
        ],
      ],
      ['Artillery · 1 · 34 army points (9%)', [counter('gun'), '1G · regimental gun', '2', 'ordinary', '7', '', '34']],
      ['Brigades', ['The foot', '3L 1G']],
      [
        'In all',
        ['The army costs 386 of 500 army points, 114 left.'],
        ['A game of this size has no elite units.'],
        ['Order points each turn: D3 −1.'],
      ],
    ]);
    expect(alt).toBe('This page shows Frimont’s rearguard, an army of 3 units.');
    expect(blocks[0]!.alts).toEqual(['3L (line infantry, ordinary) has strength 20 and CR 7.']);
  });

  test.each(readArmies().map(({ name, text }) => [name, text] as const))('%s in both languages', (_name, text) => {
    for (const speak of [en, fr]) {
      const { alt, blocks } = page.parse(armies.picture(text, speak));
      expect(alt.length).toBeLessThanOrEqual(1000);
      expect(JSON.stringify(blocks)).not.toContain('**');
    }
  });

  test('illegal choices are listed at the end; a text that is not an army gives only its errors', () => {
    const dear = armies.picture('army en "A" fr "A" points 100\n1L line infantry', en);
    expect(dear.blocks.at(-1)!.notes).toEqual(['⚠ The units cost 160 army points, but the game size is 100.']);
    const none = page.parse(armies.picture('x', fr));
    expect(none.title).toBe('Ceci n’est pas une armée');
    expect(none.blocks[0]!.rows.length).toBe(2);
  });
});
