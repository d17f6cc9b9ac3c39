/** Anything on the field as text: everything that a picture shows, for players who cannot see it. */
import { describing, refuseTopic } from '../../../survey/hex/describe.ts';
import type { Hex } from '../../../hex/grid.ts';
import { unitChoice } from '../../../kernel/looking.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Refusal, type Side, sidePhrase } from '../../../kernel/play.ts';
import type { Description } from '../../../kernel/ruleset.ts';
import { reserveCard, reserveLine, reserveNamed } from '../deploy/look.ts';
import { reserveOf } from '../deploy/station.ts';
import { facedBy, landOf, placed } from '../picture/land.ts';
import { placeNamed } from '../language/looks.ts';
import { awayFrom } from '../look/away.ts';
import { bareNoun } from '../noun.ts';
import { distanceBetween } from '../field/place.ts';
import { holderOf, score, turnPhrase } from '../turn/sequence.ts';
import { isPanicked, type State, type Unit, unitAt } from '../state.ts';
import { isDemoralised } from '../tables.ts';
import { faces, inFull, placeOf, standing, who } from './standing.ts';
import { describeUnit } from './unit.ts';

export const { describe, topics } = describing<Unit, State>({
  land: landOf,
  troops: ({ units }) => units,
  placed,
  distance: distanceBetween,
  away: awayFrom,
  standing,
  inFull,
  who,
  inLine: (now, unit) => phrase('describe-front-unit', { id: unit.id, at: placeOf(unit), faces: faces(now, unit) }),
  opposite: (now, unit) => {
    const facing = now.units.filter(
      (enemy) => enemy.side !== unit.side && !isPanicked(enemy) && facedBy(now, enemy)?.id === unit.id,
    );
    const units = facing.map((enemy) => phrase('describe-faced', { id: enemy.id, away: awayFrom(unit, enemy) }));
    return [units.length === 0 ? phrase('describe-faced-by-none') : phrase('describe-faced-by', { units })];
  },
  opening,
  bearings: phrase('describe-bearings'),
  objectives: objectiveLines,
  waiting: reserveLine,
  strength: strengthLines,
  unit: describeUnit,
  named: thingNamed,
  choices: ({ units, reserve = [] }) => [...units, ...reserve].map(unitChoice),
});

/** SH-GAP-05. While no unit is placed, nothing shows who deploys first. */
function opening(now: State): Phrase {
  const { turn, lastTurn: last, active, orderPoints: points } = now;
  if (now.phase !== 'deployment') return phrase('describe-turn', { turn, last, side: sidePhrase(active), points });
  const isBoth = now.deployment?.how !== 'byUnit' && now.units.length === 0 && (now.reserve ?? []).length > 0;
  return isBoth ? phrase('describe-deployment') : turnPhrase(now);
}

/** All objectives with their holders, or the one in a hex. */
function objectiveLines(now: State, hex?: Hex): Phrase[] {
  return now.objectives
    .filter(({ at }) => hex === undefined || at === hex)
    .map(({ at, name, victoryPoints: points }) => {
      const place = bareNoun(name);
      if (hex !== undefined) return phrase('describe-objective', { place, points });
      const holder = holderOf(now, at) && unitAt(now, at);
      const held = holder ? phrase('describe-held', { units: who(now, holder) }) : phrase('describe-not-held');
      return phrase('describe-objective-in', { place, at, points, held });
    });
}

function strengthLines(now: State, side: Side, own: readonly Unit[]): Phrase[] {
  const { strength, victoryPoints: points = 0 } = score(now).find((each) => each.side === side)!;
  const gone = now.gone.filter((unit) => unit.side === side);
  const initial = [...own, ...reserveOf(now, side)].reduce((sum, unit) => sum + unit.initial, 0);
  const list = (id: string, units: readonly { readonly id: string }[]): Phrase[] =>
    units.length === 0 ? [] : [phrase(id, { units: units.map((unit) => phrase('describe-id', { id: unit.id })) })];
  return [
    phrase('describe-strength', { units: own.length, strength, initial, points }),
    ...list('describe-panicked', own.filter(isPanicked)),
    ...list(
      'describe-demoralised',
      own.filter((unit) => isDemoralised(unit) && !isPanicked(unit)),
    ),
    ...list('describe-gone', gone),
  ];
}

/** Anything but digits or a unit's short name gets an answer that lists all there is. */
function thingNamed(now: State, typed: string, isFront: boolean): Unit | Hex | Description | Refusal {
  const waiting = isFront ? undefined : reserveNamed(now, typed);
  if (waiting) return { what: waiting.id, ...reserveCard(now, waiting) };
  return /^\d/.test(typed) ? placeNamed(typed, now) : refuseTopic('SH-SETUP-07', typed, now.units[0]?.id ?? '7C');
}
