import { expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { position } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

/** What a preview of red's order says of the throw at which it stops, with its small print. */
function ahead(order: string, ...lines: readonly string[]): readonly (string | undefined)[] {
  const before = position(...lines);
  const read = sabreurHex.orders(order, before, 'red');
  if (read instanceof Refusal) throw read;
  const outcome = run(sabreurHex, before, read[0]!.order, 'red', [], NOTHING);
  if (outcome.kind !== 'rolls') throw new Error(outcome.kind);
  const odds = sabreurHex.odds?.(outcome.roll, outcome.state, read[0]!.order);
  return (['en', 'fr'] as const).map((language) => {
    const said = odds && [odds.says, ...odds.dice].map((each) => words.say(language, each)).join(' / ');
    return said?.replaceAll(/[\u00a0\u202f]/g, ' ');
  });
}

const FAR = 'blue 9L line infantry line 0801 S';

test('SH-MORALE-06 a preview gives what the test needs, its reason, and its chance', () => {
  expect(ahead('3L line', 'red 3L line infantry column 0505 N', 'blue 1L line infantry line 0503 S')).toEqual([
    '3L tries to form line: 58%. / Needs 7 or less',
    'Le 3L tente de se former en ligne : 58 %. / Il faut 7 ou moins',
  ]);
  expect(ahead('3L:', 'red 3L line infantry stubborn line 0505 N', FAR)).toEqual([
    '3L takes an activation test (Stubborn): 58%. / Needs 7 or less',
    'Le 3L passe un test pour bouger (troupe tenace) : 58 %. / Il faut 7 ou moins',
  ]);
});

test('SH-MORALE-07, -08 modifiers of the test are named, and a recruit rolls three dice', () => {
  const lines = ['red 3L line infantry line 0505 N strength 12 of 14', 'hex 0505 village', FAR];
  expect(ahead('3L rally', ...lines)[0]).toBe('3L tries to rally: 92%. / Needs 10 or less (CR 7 +3 in cover)');
  const recruit = 'red 3L line infantry recruit line 0505 N strength 12 of 14';
  expect(ahead('3L rally', recruit, FAR)[0]).toBe(
    '3L tries to rally: 19%. / Needs 6 or less · recruits, so three dice, the lowest set aside',
  );
});

test('SH-ROUT-08, -13, -14 before a rout it says what may happen', () => {
  expect(ahead('3L flee', 'red 3L line infantry line 0504 N', 'blue 9L line infantry line 0503 S')).toEqual([
    'Then a die decides how far 3L routs. It is lost if it ends on a friend or off the map; friends it passes through take losses.',
    'Ensuite, un dé décide jusqu’où fuit le 3L : finir sur une case occupée ou hors de la carte l’élimine ; les unités amies traversées subissent des pertes.',
  ]);
});

test('SH-FIRE-04 before a shot it gives the distance and the chance of a hit', () => {
  expect(ahead('3L fire 9L', 'red 3L line infantry line 0804 N', FAR)).toEqual([
    '3L fires on 9L at 3 hexes. At least one hit: 91%. / 6 dice, each hits on 5+',
    'Le 3L tire sur le 9L à 3 cases. Au moins une touche : 91 %. / 6 dés, chacun touche à 5+',
  ]);
});
