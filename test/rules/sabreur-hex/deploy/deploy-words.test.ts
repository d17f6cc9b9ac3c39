/** What is wrong with places that somebody typed: the answer speaks of places, and offers what may be ordered. */
import { expect, test } from 'vitest';
import { Refusal, type Side } from '../../../../src/kernel/play.ts';
import { sealingOf } from '../../../../src/kernel/sealed.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { sabreurHex as rules } from '../../../../src/rules/sabreur-hex/index.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { words } from '../../../help/words.ts';
import { met } from '../../../help/deploying.ts';

/** Why a text is refused, however far it comes; undefined: it is obeyed. */
function whyNot(now: State, text: string, by: Side): Refusal | undefined {
  const read = rules.orders(text, now, by);
  if (read instanceof Refusal) return read;
  let at = now;
  for (const { order } of read) {
    const outcome = run(rules, at, order, by, [], NOTHING);
    if (outcome.kind === 'refused') return outcome.refusal;
    if (outcome.kind === 'done') at = outcome.state;
  }
  return undefined;
}

function after(text: string, now = met()): State {
  const read = rules.orders(text, now, 'red');
  if (read instanceof Refusal) throw read;
  const outcome = run(rules, now, read[0]!.order, 'red', [], NOTHING);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return outcome.state;
}

const sealed = sealingOf(rules).alone(met(), 'red');
const some = after('deploy 7C 0207, 3L 0307 N line', sealed);

test.each([
  ['', 'refuse-deploy-start', ['deploy 7C 0107']],
  ['hello', 'refuse-deploy-start', ['deploy 7C 0107']],
  ['march 0305', 'refuse-deploy-start', ['deploy 7C 0107']],
  ['deplo 3L 0307', 'refuse-word', ['deploy 3L 0307']],
  ['3L', 'refuse-deploy-where', ['deploy 3L 0107']],
  ['3L here N line', 'refuse-deploy-where', ['deploy 3L 0107 N line']],
  ['3L 93', 'refuse-deploy-where', ['deploy 3L 0107']],
  ['3L march 0409', 'refuse-deploy-order', ['deploy 3L 0409']],
  ['3L march 0402', 'refuse-deploy-order', ['deploy 3L 0407']],
  ['3L fire 5G', 'refuse-deploy-order', ['deploy 3L 0107']],
  ['3L 9999', 'refuse-deploy-zone', ['deploy 3L 1010']],
  ['3L 0402 N line', 'refuse-deploy-zone', ['deploy 3L 0407']],
  ['3L 0309 Q', 'refuse-deploy-behind', ['deploy 3L 0309']],
  ['3L 0309 N Q', 'refuse-deploy-behind', ['deploy 3L 0309 N']],
  ['3L 0309 lien', 'refuse-word', ['deploy 3L 0309 line']],
  ['3L 0309 E', 'refuse-facing', ['deploy 3L 0309 NE']],
  ['7C 0309 Q', 'refuse-deploy-behind', ['deploy 7C 0309']],
  ['4L 0309 line', 'refuse-deploy-unknown', ['deploy 3L 0309 line']],
  ['4L 0208; 7C 0209', 'refuse-deploy-unknown', ['deploy 3L 0208, 7C 0209']],
  ['99X 0309', 'refuse-deploy-unknown', []],
])('SH-GAP-05 «%s» is refused, and the refusal names hexes', (typed, id, instead) => {
  const refusal = whyNot(sealed, typed, 'red');
  expect([refusal?.says.id, refusal?.instead]).toEqual([id, instead]);
  expect(instead.map((text) => whyNot(sealed, text, 'red'))).toEqual(instead.map(() => undefined));
});

test.each([
  ['3L 9999', ['deploy 3L 1010']],
  ['4V 0204', ['deploy 4V 0107']],
  ['7C 0409, 4V 0204', ['deploy 4V 0107']],
  ['7C march 0206', ['deploy 7C 0107']],
])('SH-GAP-05 if others are in the way, the refusal of «%s» names the empty hexes first', (typed, instead) => {
  expect(whyNot(some, typed, 'red')?.instead).toEqual(instead);
  expect(instead.map((text) => whyNot(some, text, 'red'))).toEqual([undefined]);
});

test('SH-GAP-05 the refusal names the facings and formations that the unit has, and the units still to be placed', () => {
  const said = (now: State, typed: string, language: Language = 'en') =>
    words.say(language, whyNot(now, typed, 'red')!.says);
  expect(said(sealed, '3L')).toBe(
    'After 3L comes a hex of your zone, from 0107 to 1010, then if you like a facing (“N”, “NE”, “SE”, “S”, “SW” or “NW”) and a formation (“line”, “column”, “square”, “closed column”, “skirmish” or “extend”).',
  );
  expect(said(sealed, '7C here')).toMatch(/^“here” is not a hex: after .*1010, then .*or “NW”\)\.$/);
  expect(said(sealed, '3L 0309 Q')).toMatch(/“NW”\) and a formation \(“line”/);
  expect(said(sealed, '7C 0309 Q')).toMatch(/“NW”\)\.$/);
  expect(said(sealed, '3L 0309 SW Q')).toMatch(/you may give a formation \(“line”/);
  expect(said(sealed, '3L 0309 SW line Q')).toMatch(/Nothing more belongs/);
  expect(said(some, '99X 0309')).toBe('You have no unit “99X”. Still to be placed: “4V”.');
  expect(said(some, '8V 0309', 'fr')).toMatch(/^Vous n’avez pas d’unité «\s8V\s»\. Vouliez-vous dire «\s4V\s»\s\?$/);
  expect(said(sealed, '3L fire 5G', 'fr')).toMatch(/personne n’agit.*«\s3L 0107\s»\.$/);
  expect(said(sealed, '3L', 'fr')).toMatch(
    /^Après .* vient une case de votre zone, de 0107 à 1010, puis, si vous voulez/,
  );
});

test('SH-GAP-05 unit by unit, a wrong name is answered only with units in reserve', () => {
  const now = { ...after('deploy 3L 0307', met({ deploys: 'byUnit' })), active: 'red' as const };
  expect(whyNot(now, '4L 0309', 'red')?.says.args).toMatchObject({ what: 'near' });
  expect(whyNot(now, '4L 0309', 'red')?.instead).toEqual(['deploy 4V 0309']);
});
