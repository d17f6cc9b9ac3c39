import { expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { position, words } from '../../../help/telling.ts';

/** What a preview of red's order says of the throw at which it stops. */
function ahead(order: string, ...lines: readonly string[]): readonly (string | undefined)[] {
  const before = position(...lines);
  const read = sabreurHex.orders(order, before, 'red');
  if (read instanceof Refusal) throw read;
  const outcome = run(sabreurHex, before, read[0]!.order, 'red', [], NOTHING);
  if (outcome.kind !== 'rolls') throw new Error(outcome.kind);
  const says = sabreurHex.odds?.(outcome.roll, outcome.state);
  return (['en', 'fr'] as const).map(
    (language) => says && words.say(language, says).replaceAll(/[\u00a0\u202f]/g, ' '),
  );
}

const FAR = 'blue 9L line infantry line 0801 S';

test('SH-MORALE-06 a preview says what the test needs, what for, and its chance', () => {
  expect(ahead('3L line', 'red 3L line infantry column 0505 N', 'blue 1L line infantry line 0503 S')).toEqual([
    'Then a test to change formation: 3L needs 7 or less · 58%.',
    'Ensuite, un test pour changer de formation : le 3L doit faire 7 ou moins · 58 %.',
  ]);
  expect(ahead('3L:', 'red 3L line infantry stubborn line 0505 N', FAR)).toEqual([
    'Then an activation test (Stubborn): 3L needs 7 or less · 58%.',
    'Ensuite, un test pour bouger (troupe tenace) : le 3L doit faire 7 ou moins · 58 %.',
  ]);
});

test('SH-MORALE-07, -08 what weighs on the test is named, and a recruit throws three dice', () => {
  const lines = ['red 3L line infantry line 0505 N strength 12 of 14', 'hex 0505 village', FAR];
  expect(ahead('3L rally', ...lines)[0]).toBe('Then a test to rally: 3L needs 10 or less (CR 7 +3 in cover) · 92%.');
  const recruit = 'red 3L line infantry recruit line 0505 N strength 12 of 14';
  expect(ahead('3L rally', recruit, FAR)[0]).toBe('Then a test to rally: 3L needs 6 or less · 19%.');
});

test('SH-ROUT-08, -13, -14 before a flight it says what may become of it', () => {
  expect(ahead('3L flee', 'red 3L line infantry line 0504 N', 'blue 9L line infantry line 0503 S')).toEqual([
    'Then a die decides how far 3L routs. It is lost if it ends on a friend or off the map; friends it passes through take losses.',
    'Ensuite, un dé décide jusqu’où fuit le 3L : finir sur une case occupée ou hors de la carte l’élimine ; les unités amies traversées subissent des pertes.',
  ]);
});

test('a preview says nothing of the kind before a shot', () => {
  expect(ahead('3L fire 9L', 'red 3L line infantry line 0804 N', FAR)).toEqual([undefined, undefined]);
});
