import { describe, expect, test } from 'vitest';
import { card } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { draw } from '../../../../src/rules/sabreur-hex/picture/draw.ts';
import { playOut, position, report, type Script } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const UNITS = [
  'red 7C heavy cavalry 0509 N',
  'red 9Lg light infantry skirmisher skirmish 0508 N',
  'red 8Hu light cavalry 0905 N',
  'blue 3L line infantry column 1501 S',
  'name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"',
  'name 9Lg en "9th Light"; fr "le 9e léger"',
  'name 8Hu en "8th Hussars" plural; fr "le 8e hussards"',
];

const told = (script: Script, ...more: readonly string[]) => playOut(position(...UNITS, ...more), script);

describe('the report of manoeuvres', () => {
  test('SH-EVADE-01 an evasion', () => {
    const story = told({ order: '8Hu evade 0908' });
    expect([report('en', story), report('fr', story)].join('\n')).toMatchInlineSnapshot(`
      "## 8Hu falls back to 0908 (quiet)
      Step by step the **8th Hussars** give ground: 3 hexes, to 0908.
      -# Orders: 8Hu · 1 point, 5 left [ORDERS-06]
      Red: 5 order points left
      ## Le 8Hu esquive et gagne 0908 (quiet)
      Pas à pas, le **8e hussards** cède 3 cases de terrain, jusqu’en 0908.
      -# Ordres : 8Hu · 1 point, il en reste 5 [ORDERS-06]
      Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-SKIRMPASS-09 skirmishers who make way', () => {
    const story = told({ order: '7C march 0508' });
    expect([report('en', story), report('fr', story)].join('\n')).toMatchInlineSnapshot(`
      "## 7C marches to 0508 (quiet)
      The **7th Cuirassiers** set off and halt in 0508, 1 hex on.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      The skirmishers part: the 7th Cuirassiers take their place, and the **9th Light** draws off to 0509.
      Red: 5 order points left
      ## Le 7C gagne 0508 (quiet)
      Le **7e cuirassiers** se met en marche : une case, jusqu’en 0508.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      Les tirailleurs s’écartent : le 7e cuirassiers prend leur place, et le **9e léger** se replie en 0509.
      Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-SKIRMPASS-05 skirmishers who make way to the hex in the order', () => {
    const story = told({ order: '7C march 0508, aside 0510' });
    expect([report('en', story), report('fr', story)].join('\n')).toMatchInlineSnapshot(`
      "## 7C marches to 0508
      The **7th Cuirassiers** set off and halt in 0508, 1 hex on.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# Skirmishers to 0510 (with the order)
      The skirmishers part: the 7th Cuirassiers take their place, and the **9th Light** draws off to 0510.
      Red: 5 order points left
      ## Le 7C gagne 0508
      Le **7e cuirassiers** se met en marche : une case, jusqu’en 0508.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Tirailleurs en 0510 (prévu dans l’ordre)
      Les tirailleurs s’écartent : le 7e cuirassiers prend leur place, et le **9e léger** se replie en 0510.
      Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-SKIRMPASS-06 skirmishers without room', () => {
    const full = ['0609', '0410', '0510', '0610'].map((hex, i) => `red ${i + 20}L line infantry column ${hex} N`);
    // An enemy beside the hex that the cuirassiers leave.
    const story = told({ order: '7C march 0508' }, ...full, 'blue 4L line infantry column 0409 N');
    expect([report('en', story), report('fr', story)].join('\n')).toMatchInlineSnapshot(`
      "## 9Lg is lost
      The **7th Cuirassiers** set off and halt in 0508, 1 hex on.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      The **9th Light** must make room for the 7th Cuirassiers; there is none behind them, and it scatters for good.
      -# 9Lg **eliminated**: Blue scores 132 VP
      Red: 5 order points left
      ## Le 9Lg est perdu
      Le **7e cuirassiers** se met en marche : une case, jusqu’en 0508.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      Le **9e léger** doit faire place au 7e cuirassiers ; aucune case n’est libre derrière, et il se disperse pour de bon.
      -# 9Lg **éliminé** : les Bleus marquent 132 PV
      Les Rouges : encore 5 points d’ordre"
    `);
  });
});

describe('their picture and their card', () => {
  const marks = (script: Script) => {
    const { before, after, transcript } = told(script);
    return draw({ now: after, before, transcript, frame: 'action' }, (says) => says.id).marks;
  };

  test('SH-EVADE-01 the way back, with the hex left', () => {
    const drawn = marks({ order: '8Hu evade 0908' });
    expect(drawn.map(({ kind }) => kind).sort()).toEqual(['ghost', 'move']);
    const move = drawn.find((mark) => mark.kind === 'move');
    expect(move?.kind === 'move' && [move.path[0], move.path.at(-1)]).toEqual(['0905', '0908']);
  });

  test('SH-SKIRMPASS-02 the skirmishers moved out of the way, and their new hex', () => {
    const drawn = marks({ order: '7C march 0508, aside 0510' });
    const paths = drawn.flatMap((mark) => (mark.kind === 'move' ? [mark.path] : []));
    expect(paths).toEqual([
      ['0509', '0508'],
      ['0508', '0510'],
    ]);
    expect(drawn.filter(({ kind }) => kind === 'ghost')).toHaveLength(2);
  });

  test('ASK-18 the card of skirmishers who make way', () => {
    const now = position(...UNITS);
    const asked = {
      kind: 'ASK-18',
      to: 'red',
      unit: '7C',
      about: { skirmishers: '9Lg' },
      options: [{ text: 'toward 0510', about: {} }],
      fallback: 'toward 0510',
    } as const;
    const { asks, options } = card(asked, now);
    expect([
      words.say('en', asks),
      words.say('en', options[0]!.says),
      words.say('fr', asks),
      words.say('fr', options[0]!.says),
    ]).toMatchInlineSnapshot(`
      [
        "The **9th Light** makes way for the **7th Cuirassiers** and can do nothing more this turn. Which hex behind?",
        "Skirmishers to 0510",
        "Le **9e léger** cède la place au **7e cuirassiers** et ne fait plus rien ce tour-ci. Vers quelle case, derrière ?",
        "Tirailleurs en 0510",
      ]
    `);
  });
});
