/** One unit's card: what it is, how it stands, whom it touches, what it is doing, how far it goes, whom it has before it. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { squareOf } from '../../../march/resolve.ts';
import { groundPhrases } from '../../../survey/field/land.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { isBefore, isStraightAhead } from '../position/ahead.ts';
import { byNumber, enemiesOf, figuresOf, pushRanks } from '../position/body.ts';
import { whyNoCharge } from '../charge/may.ts';
import { contactsOf } from '../position/contacts.ts';
import { isUnit, placed, type Who } from '../position/everyone.ts';
import { fireQuarters } from '../clock/fire.ts';
import { isFormed } from '../position/formed.ts';
import {
  conditionPhrase,
  coursePhrase,
  doingPhrase,
  formationPhrase,
  nounOf,
  posturePhrase,
  zonePhrase,
} from '../noun.ts';
import { bonusOf, columnQuarter, quarterOf } from '../moves/rates.ts';
import type { Contact, Doing, Officer, State, Unit } from '../state.ts';
import { RIDE } from '../values.ts';
import { PEOPLE } from './people.ts';
import { sheetLines } from './sheet-lines.ts';

/** How it stands and where, and anything unusual. */
export function standingLines(now: State, who: Who): Phrase[] {
  const { front } = placed(who);
  const place = { square: squareOf(front, now.field), ground: groundPhrases(now.field, front) };
  if (!isUnit(who)) return [phrase('pe-look-at-officer', place), ...officerLines(now, who)];
  return [
    strengthLine(who),
    phrase('pe-look-at', { ...place, formation: formationPhrase(who), facing: headingPhrase(front.heading) }),
    ...postureLines(who),
    ...contactsOf(now, who).map((contact) => contactLine(now, who, contact)),
    ...stateLines(now, who),
  ];
}

/** PE-GEO-04, -16. */
function strengthLine(unit: Unit): Phrase {
  if (unit.arm === 'artillery') return phrase('pe-look-crew', { n: figuresOf(unit) });
  const push = pushRanks(unit);
  return phrase('pe-look-strength', {
    n: figuresOf(unit),
    ranks: unit.ranks.join('·'),
    push,
    clause: shortClauses('PE-PSH-01'),
  });
}

/** PE-GEO-33. */
function contactLine(now: State, { id }: Unit, { by, target, zone }: Contact): Phrase {
  const args = { side: zonePhrase(zone), clause: shortClauses('PE-GEO-33') };
  return by === id
    ? phrase('pe-look-touches', { ...args, enemy: nounOf(now, target) })
    : phrase('pe-look-touched', { ...args, enemy: nounOf(now, by) });
}

/** PE-GAP-09, PE-TRN-09, PE-STEP-04. */
function stateLines(now: State, unit: Unit): Phrase[] {
  const { condition, turned, flankTurned, doing, course } = unit;
  const fires = fireQuarters(now, unit);
  return [
    ...(condition === 'formed'
      ? []
      : [phrase('pe-look-condition', { condition: conditionPhrase(condition), clause: shortClauses('PE-GAP-09') })]),
    ...(condition === 'formed' && !isFormed(now, unit)
      ? [phrase('pe-look-unformed-now', { clause: shortClauses('PE-GAP-09') })]
      : []),
    ...(turned === 0 && flankTurned === undefined
      ? []
      : [phrase('pe-look-turned', { clause: shortClauses('PE-TRN-09') })]),
    ...(course ? [phrase('pe-look-course', { course: coursePhrase(course.kind) })] : []),
    ...(doing ? [doingLine(unit, doing)] : []),
    ...(fires > 0 ? [phrase('pe-look-fires', { n: fires, clause: shortClauses('PE-Q-42') })] : []),
  ];
}

/** Of an enemy it is not known how long that lasts. */
function doingLine({ posture }: Unit, { kind, left }: Doing): Phrase {
  const doing = doingPhrase(kind);
  return posture === 'unknown'
    ? phrase('pe-look-course', { course: doing })
    : phrase('pe-look-doing', { doing, n: left });
}

/** PE-TAB-07. Only its own side knows it. */
function postureLines({ posture }: Unit): Phrase[] {
  return posture === 'unknown'
    ? []
    : [phrase('pe-look-posture', { posture: posturePhrase(posture), clause: shortClauses('PE-TAB-07') })];
}

/** PE-GAP-15. */
function officerLines(now: State, officer: Officer): Phrase[] {
  return [
    ...(officer.with === undefined ? [] : [phrase('pe-look-with', { unit: nounOf(now, officer.with) })]),
    phrase('pe-look-rides', { n: centimetres(RIDE), clause: shortClauses('PE-GAP-15') }),
  ];
}

/** PE-TAB-06, PE-CDB-03. What it goes in a quarter as it stands. */
function rateLines(unit: Unit): Phrase[] {
  if (unit.formation === 'deployed') return [phrase('pe-look-still', { clause: shortClauses('PE-PRO-01') })];
  const rates = {
    n: centimetres(quarterOf(unit)),
    column: centimetres(columnQuarter(unit)),
    clause: shortClauses('PE-TAB-06'),
  };
  if (unit.arm === 'artillery') return [phrase('pe-look-rate', rates)];
  return [phrase('pe-look-rates', { ...rates, bonus: centimetres(bonusOf(unit)) })];
}

/** PE-CTG, PE-GEO-11. Whom it has before it: no distance says how far. */
function aheadLines(now: State, unit: Unit): Phrase[] {
  const enemies = enemiesOf(now, unit)
    .toSorted(byNumber)
    .filter((enemy) => !whyNoCharge(unit, enemy));
  const ahead = enemies.filter((enemy) => isStraightAhead(now, unit, enemy) && isBefore(now, unit, enemy));
  const beside = enemies.filter((enemy) => !ahead.includes(enemy) && isBefore(now, unit, enemy));
  const named = (units: readonly Unit[]) => units.map(({ name }) => phrase('tell-id', { unit: name }));
  return [
    ...(ahead.length > 0 ? [phrase('pe-look-ahead', { units: named(ahead), clause: shortClauses('PE-CTG-01') })] : []),
    ...(beside.length > 0
      ? [phrase('pe-look-beside', { units: named(beside), clause: shortClauses('PE-CTG-02') })]
      : []),
  ];
}

export function unitCard(now: State, who: Who): Look {
  const more = isUnit(who) ? [rateLines(who), aheadLines(now, who), ...sheetLines(now, who)] : [];
  return PEOPLE.card(who, [standingLines(now, who), ...more]);
}
