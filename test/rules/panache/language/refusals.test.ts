import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { orders } from '../../../../src/rules/panache/language/index.ts';
import { after } from '../../../help/panache.ts';
import { readPosition } from '../../../help/panache-lines.ts';
import { words } from '../../../help/words.ts';

const now = readPosition([
  'red 3L infantry light 0505',
  'red 4H infantry heavy 0605',
  'red G1 general medium 0505',
  'reserve red R1 cavalry light turn 1 entry 0107 W',
  'blue 20L infantry light 0502',
  'gone red 6B 0101 eliminated',
]);
function refused(text: string): Refusal {
  const read = orders(text, now, 'red');
  if (!(read instanceof Refusal)) throw new Error(`understood: ${text}`);
  return read;
}

describe('a refusal suggests what to order instead', () => {
  test.each([
    ['3L mvoe 0504', 'refuse-word', '3L move 0504'],
    ['3L buoge 0504', 'refuse-word', '3L bouge 0504'],
    ['3L move 0504 wiht G1', 'refuse-word', '3L move 0504 with G1'],
    ['3L 0504', 'refuse-word-here', '3L move 0504'],
    ['3L attack 20L', 'refuse-pa-fight', undefined],
    ['3L charge 20L', 'refuse-pa-fight', undefined],
    ['attaque 20L', 'refuse-pa-fight', undefined],
    ['3L', 'refuse-unfinished', undefined],
    ['3L move', 'refuse-hex-missing', undefined],
    ['3L move away', 'refuse-no-hex', undefined],
    ['3L move 504', 'refuse-no-hex', undefined],
    ['3L move 1713', 'refuse-off-map', '3L move 1612'],
    ['3L move 0504 with', 'refuse-unit-missing', undefined],
    ['3L move 0504 with the general', 'refuse-no-unit', undefined],
    ['3M move 0504', 'refuse-unknown-unit', '3L move 0504'],
    ['3L move 0504 with G2', 'refuse-unknown-unit', '3L move 0504 with G1'],
    ['3L 4H move 0504', 'refuse-pa-one-unit', undefined],
    ['move 0504', 'refuse-who', '3L move 0504'],
    ['noww', 'refuse-no-unit', undefined],
    ['edn', 'refuse-word', 'end'],
    ['resign', 'refuse-resign', undefined],
    ['nulle', 'refuse-draw', undefined],
    ['open', 'refuse-word-here', undefined],
    ['', 'refuse-pa-empty', undefined],
    [' ; \n', 'refuse-pa-empty', undefined],
    ['end now', 'refuse-word-left', undefined],
    ['fin de la bataille', 'refuse-word-left', undefined],
    ['3L leave 0105 0106', 'refuse-word-left', undefined],
  ])('%s', (text, id, instead) => {
    const refusal = refused(text);
    expect(refusal.says.id).toBe(id);
    expect(refusal.instead[0]).toBe(instead);
    for (const language of ['en', 'fr'] as const) expect(words.say(language, refusal.says)).not.toBe('');
  });

  test('the texts of refusals', () => {
    const say = (text: string) => [
      words.say('en', refused(text).says),
      words.say('fr', refused(text).says).replace(/\s/g, ' '),
    ];
    expect(say('3L mvoe 0504')).toEqual([
      'I do not know “mvoe”. Did you mean “move”?',
      'Je ne connais pas « mvoe ». Vouliez-vous dire « bouge » ?',
    ]);
    expect(say('end now')).toEqual([
      '“now” is one word too many: the order is already complete before it.',
      '« now » est de trop : ce qui précède est déjà complet.',
    ]);
    expect(say('3L charge 20L')[1]).toBe(
      'Les combats ne s’ordonnent pas : les joueurs les règlent dans la phase de combat, après les mouvements. Ordonnez un mouvement, ou terminez les vôtres par « fin ».',
    );
    expect(say('3L 4H move 0504')).toEqual([
      'Units move one after another, and “4H” follows a unit without an order. Write “3L move 0805; 4L move 0905”.',
      'Les unités se déplacent l’une après l’autre, et « 4H » suit une unité sans ordre. Écrivez « 3L bouge 0805 ; 4L bouge 0905 ».',
    ]);
  });

  test.each([
    ['20L move 0503', 'PA-ACT-02'],
    ['6B move 0503', 'PA-ACT-01'],
    ['R1 move 0503', 'PA-RES-02'],
    ['3L enter 0107', 'PA-RES-01'],
    ['3L leave', 'PA-OFF-02'],
    ['3L wagons', 'PA-MNT-06'],
  ])('PA-ACT-02 the rules, not the parser, check whose a unit is and where: %s', (text, clause) => {
    const outcome = after(text, now, 'red');
    expect(outcome instanceof Refusal && outcome.clause).toBe(clause);
  });
});
