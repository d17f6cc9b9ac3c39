/** One unit's card: what it is, how it stands, what it touches, how far it goes, who can order it. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { squareOf } from '../../../march/resolve.ts';
import { groundPhrases } from '../../../survey/field/land.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { activationOf } from '../moves/activate.ts';
import { rideOf } from '../moves/commanders.ts';
import { distanceOf, type Movement } from '../position/distance.ts';
import { isUnit, placed, type Who } from '../position/everyone.ts';
import { formationPhrase, nounOf } from '../noun.ts';
import type { Commander, Contact, State, Unit } from '../state.ts';
import { PEOPLE } from './people.ts';

/** How it stands and where, and anything unusual. */
export function standingLines(now: State, who: Who): Phrase[] {
  const { front } = placed(who);
  const place = { square: squareOf(front, now.field), ground: groundPhrases(now.field, front) };
  if (!isUnit(who)) return [phrase('fb-look-at-commander', place), ...commanderLines(now, who)];
  return [
    phrase('fb-look-strength', { n: who.stands.length, lost: who.lost }),
    phrase('fb-look-at', { ...place, formation: formationPhrase(who), facing: headingPhrase(front.heading) }),
    phrase('fb-look-stands', {
      stands: who.stands.map((stand) => phrase('fb-look-stand', { n: stand.n, square: squareOf(stand, now.field) })),
    }),
    ...contactLines(now, who),
    ...traitLines(now, who),
  ];
}

/** FB-GEO-23. Whom it touches, and who touches it, on which side of the one that was charged. */
function contactLines(now: State, { id }: Unit): Phrase[] {
  const other = (contact: Contact) => (contact.unit === id ? contact.enemy : contact.unit);
  const own = now.contacts.filter(({ unit, enemy }) => unit === id || enemy === id);
  const all = new Map(own.map((each) => [`${other(each)} ${each.side} ${each.unit === id}`, each]));
  return [...all.values()].map((each) =>
    phrase(each.unit === id ? 'fb-look-touches' : 'fb-look-touched', {
      enemy: nounOf(now, other(each)),
      side: each.side,
      clause: shortClauses('FB-GEO-23'),
    }),
  );
}

function traitLines(now: State, unit: Unit): Phrase[] {
  const when = (applies: boolean, name: string, clause: string): Phrase[] =>
    applies ? [phrase(`fb-look-${name}`, { clause: shortClauses(clause) })] : [];
  return [
    ...when(unit.shock, 'shock', 'FB-GEO-02'),
    ...when(unit.missiles, 'missiles', 'FB-CSH-01'),
    ...when(unit.fanatic, 'fanatic', 'FB-CHG-04'),
    ...when(unit.fortified, 'fortified', 'FB-FOR-02'),
    ...when(unit.confused === now.turn, 'confused', 'FB-GAP-06'),
    ...when(unit.initiative, 'initiative', 'FB-GAP-01'),
  ];
}

function commanderLines(now: State, { joined, done, rode }: Commander): Phrase[] {
  const clause = shortClauses('FB-GAP-01');
  return [
    ...(joined === undefined ? [] : [phrase('fb-look-joined', { unit: nounOf(now, joined) })]),
    ...(done ? [phrase('fb-look-done', { clause })] : []),
    ...(rode ? [phrase('fb-look-rode', { clause: shortClauses('FB-GAP-07') })] : []),
  ];
}

/** FB-TAB-01, FB-MAX, FB-GAP-01. How far it goes in each movement; whose order reaches it, on what. */
function rateLines(now: State, who: Who): Phrase[] {
  if (!isUnit(who))
    return [phrase('fb-look-rides', { n: centimetres(rideOf(who)), clause: shortClauses('FB-TAB-01') })];
  const far = (movement: Movement): number => centimetres(distanceOf(now, who, movement));
  const how = activationOf(now, { kind: 'advance', unit: who.id, legs: [] }, who.side);
  return [
    phrase('fb-look-moves', {
      advance: far('advance'),
      evade: far('evade'),
      charge: far('charge'),
      clause: shortClauses('FB-TAB-01'),
    }),
    ...(how instanceof Refusal || how.mode !== 'order'
      ? []
      : [phrase('fb-about-order', { commander: how.commander.name, needed: how.needed })]),
  ];
}

export function unitCard(now: State, who: Who, more: readonly (readonly Phrase[])[]): Look {
  return PEOPLE.card(who, [standingLines(now, who), rateLines(now, who), ...more]);
}
