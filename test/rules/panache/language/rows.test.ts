/** Every row of the grammar, in both languages. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { answer, orders, parse, showAnswer, showOrder, write } from '../../../../src/rules/panache/language/index.ts';
import { readPosition } from '../../../help/panache-lines.ts';

function canonical(text: string): string {
  const order = parse(text);
  return order instanceof Refusal ? `refused: ${order.says.id}` : write(order);
}

const ORDERS: readonly (readonly [english: string, french: string])[] = [
  ['3L move 0805', '3L bouge 0805'],
  ['3L move 0805 via 0704 0804', '3L bouge 0805 via 0704 0804'],
  ['3L move 0805 with G1 G2', '3L bouge 0805 avec G1 G2'],
  ['3L move 0805 via 0704 with G1', '3L bouge 0805 via 0704 avec G1'],
  ['R1 enter 0107', 'R1 entre 0107'],
  ['R1 enter 0107 to 0308', "R1 entre 0107 jusqu'à 0308"],
  ['R1 enter 0107 to 0308 via 0207', "R1 entre 0107 jusqu'à 0308 via 0207"],
  ['G1 leave', 'G1 sort'],
  ['G1 leave 0105', 'G1 sort 0105'],
  ['3W wagons', '3W chariots'],
  ['3W no wagons', '3W sans chariots'],
  ['open', 'ouvre'],
  ['end', 'fin'],
];

describe('orders', () => {
  test.each(ORDERS)('%s', (english, french) => {
    expect(canonical(english)).toBe(english);
    expect(canonical(french)).toBe(english);
    expect(showOrder(english, 'fr')).toBe(french);
    expect(showOrder(french, 'en')).toBe(english);
    expect(showOrder(english, 'en')).toBe(english);
  });

  test.each([
    ['3L marche 0805', '3L move 0805'],
    ['la 3L va en 0805', '3L move 0805'],
    ['3L go to 0805', '3L move 0805'],
    ['3L MARCH to 0805 with G1 and G2 by 0704', '3L move 0805 via 0704 with G1 G2'],
    ["3L bouge vers l'0805 par 0704 avec g1 et G1", '3L move 0805 via 0704 with g1 G1'],
    ['3L\u00a0move\u202f0805', '3L move 0805'],
    ['3L move 0805 with G1 G1', '3L move 0805 with G1'],
    ['R1 enter by 0107 0308', 'R1 enter 0107 to 0308'],
    ['R1 enter 0107 via 0207 to 0308', 'R1 enter 0107 to 0308 via 0207'],
    ['R1 entre par 0107 jusqu’à 0308', 'R1 enter 0107 to 0308'],
    ['R1 enter 0107 to 0107', 'R1 enter 0107'],
    ['G1 quitte la table par 0105', 'G1 leave 0105'],
    ['G1 sort', 'G1 leave'],
    ['3W pas de chariots', '3W no wagons'],
    ['fin du mouvement', 'end'],
    ['fin de la phase', 'end'],
    ['end of the phase', 'end'],
    ["j'ai fini", 'end'],
    ['3L se déplace en 0805', '3L move 0805'],
    ['3L mouvement 0805', '3L move 0805'],
    ['3L se porte en 0805', '3L move 0805'],
    ["3L avancez jusqu'en 0805", '3L move 0805'],
    ['R1 entrez par 0107', 'R1 enter 0107'],
    ['G1 sortent par 0105', 'G1 leave 0105'],
    ['end of the turn', 'end'],
  ])('case, accents, articles and odd spaces do not matter: %s', (text, wanted) => {
    expect(canonical(text)).toBe(wanted);
  });

  test('semicolons and new lines separate orders; names are those of the position, whatever their case', () => {
    const now = readPosition([
      'red 3L infantry light 0505',
      'red G1 general medium 0505',
      'blue 4L infantry light 0502',
    ]);
    const read = orders('3l move 0506 with g1 ;\n\n fin', now, 'red');
    expect(read instanceof Refusal ? read.says : read).toEqual([
      { text: '3L move 0506 with G1', order: { kind: 'move', unit: '3L', to: '0506', via: [], with: ['G1'] } },
      { text: 'end', order: { kind: 'end' } },
    ]);
  });

  test('PA-STEP-01 orders that the bot gives can be read when their phase has come', () => {
    const now = readPosition(['red 3L infantry light 0505']);
    expect(orders('open', now, 'red')).toBeInstanceOf(Refusal);
    expect(orders('open', { ...now, phase: 'opening' }, 'red')).toEqual([{ text: 'open', order: { kind: 'open' } }]);
  });
});

describe('TABLE-01 the answer to a proposal', () => {
  const asked = { kind: 'TABLE-01', to: 'red', about: {}, options: [], fallback: 'refuse' } as const;

  test.each([
    ['agree', 'agree'],
    ["d'accord", 'agree'],
    ['D’ACCORD', 'agree'],
    ['oui', 'agree'],
    ['refuse', 'refuse'],
    ['non', 'refuse'],
    ['perhaps', 'perhaps'],
    ['agree to nothing', 'agree to nothing'],
  ])('%s', (typed, text) => {
    expect(answer(typed, asked)).toEqual({ text, filed: [] });
  });

  test('it is shown in each reader’s language', () => {
    const shown = ['agree', 'refuse', 'perhaps'].map((text) => showAnswer('TABLE-01', text, 'fr'));
    expect(shown).toEqual(["d'accord", 'non', 'perhaps']);
  });
});
