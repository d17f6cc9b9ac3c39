/** PE-UMP. What players do by hand, where the book is silent: the facts of each deed, and what keeps a position playable. */
import { isOff } from '../../../field/free.ts';
import { overlaps } from '../../../field/gap.ts';
import { type Play, refusal, Refusal, type Table } from '../../../kernel/play.ts';
import { run } from '../../../kernel/run.ts';
import type { Facing, Place } from '../../../march/place.ts';
import { apply } from '../apply.ts';
import { friendsOf, groundOf, inFormation } from '../position/body.ts';
import { strike } from '../charge/strike.ts';
import { touchedBy } from '../position/contacts.ts';
import { rallying } from '../escape/course.ts';
import { pierce } from '../escape/pierce.ts';
import type { Fact } from '../facts.ts';
import { breakOff, lose } from '../fights/losses.ts';
import { endSettling } from '../clock/half.ts';
import { poseNamed } from '../sheet/places.ts';
import type { Formation } from '../order.ts';
import { whyNotAct } from '../moves/may.ts';
import { rejoin } from '../charge/squadrons.ts';
import { clockOf, type Condition, type State, type Unit, unitOf } from '../state.ts';

type Outcome = readonly Fact[] | Refusal;

export function no(clause: string, why: string, unit: Unit, args = {}): Refusal {
  return refusal(clause, `refuse-pe-desk-${why}`, { unit: unit.name, ...args });
}

/** What a procedure of the rules makes happen here; it neither rolls nor asks. */
function factsOf(now: State, play: (table: Table<State>) => Play<Fact>): readonly Fact[] {
  const outcome = run({ play, apply }, now, undefined, 'red', [], { dice: () => undefined, answer: () => undefined });
  if (outcome.kind !== 'done') throw new Error(`a deed ${outcome.kind}`);
  return outcome.transcript.flatMap((line) => ('fact' in line ? [line.fact] : []));
}

/** PE-UMP-02, -03, PE-GEO-04. */
export function losing(now: State, unit: Unit, n: number): Outcome {
  const figures = unit.ranks.reduce((sum, each) => sum + each, 0);
  if (n < 1 || n > figures) return no('PE-UMP-02', 'lose', unit, { n: figures });
  return factsOf(now, (table) => lose(table, unit.id, n));
}

/** PE-UMP-05, -07. Elsewhere, facing as before or as said. */
export function placed(now: State, unit: Unit, to: Place | undefined, face: Facing | undefined): Outcome {
  const pose = poseNamed(now, { to, face }, unit.pose, unit);
  return pose instanceof Refusal ? pose : put(now, { ...unit, pose });
}

/** By hand too, no unit ends off the table or on another. Contacts have to be named again. */
function put(now: State, { id, name, pose, ...rest }: Unit): Outcome {
  const before = unitOf(now, id);
  const ground = groundOf({ ...rest, id, name, pose });
  if (isOff(ground, now.field)) return no('PE-GEO-05', 'off', before);
  const onto = now.units.find((other) => other.id !== id && overlaps(groundOf(other), ground));
  if (onto) return no('PE-UMP-07', 'onto', before, { other: onto.name });
  const enemies = touchedBy(now, before);
  return [
    ...(enemies.length > 0 ? [{ type: 'parted', unit: id, enemies } as const] : []),
    { type: 'moved', unit: id, why: 'byHand', from: before.pose, by: 0, to: { pose }, drop: ['leg'] },
  ];
}

/** PE-UMP-06, PE-GEO-28. The middle of the front edge stays. */
export function formed(now: State, unit: Unit, formation: Formation): Outcome {
  const isGuns = formation === 'limbered' || formation === 'deployed';
  const clause = isGuns
    ? unit.arm === 'artillery'
      ? undefined
      : 'PE-TAB-05'
    : whyNotAct({ ...unit, condition: 'formed' }, { do: 'form', formation });
  if (clause) return no('PE-TAB-05', 'formation', unit);
  const body = isGuns ? { formation, ranks: unit.ranks, pose: unit.pose } : inFormation(unit, formation);
  const where = put(now, { ...unit, ...body });
  if (where instanceof Refusal) return where;
  return [{ type: 'set', unit: unit.id, to: { ...body, turned: 0 }, drop: ['leg', 'doing', 'flankTurned'] }];
}

/** PE-UMP-04, -05, PE-GAP-09, PE-FOM-04. From retreat on it goes back by itself, and leaves its melee. */
export function conditioned(now: State, unit: Unit, is: Condition): Outcome {
  if (unit.condition === is) return no('PE-UMP-05', 'same', unit);
  const set: Fact = { type: 'set', unit: unit.id, to: { condition: is } };
  if (is !== 'retreat' && is !== 'flight' && is !== 'rout') return [set];
  const back = factsOf(now, (table) => breakOff(table, unit.id));
  return back.some(({ type }) => type === 'left') ? back : [...back, set];
}

/** PE-UMP-04, PE-RCO, PE-RAL-09. */
export function rallies(now: State, unit: Unit): Outcome {
  if (unit.arm !== 'cavalry') return no('PE-RAL-01', 'rally', unit);
  if (unit.course?.kind === 'rally') return no('PE-RCO-01', 'same', unit);
  const to = { acts: [], ...rallying(now, unit, false) };
  return [{ type: 'announced', unit: unit.id, what: 'rally', to, drop: ['leg', 'notBefore', 'doing'] }];
}

/** PE-UMP-06, PE-RCT. What is left of its line and what it has announced; a turn or change under way is completed. */
export function voided(now: State, unit: Unit): Outcome {
  const { id, course, acts, doing } = unit;
  const kept = doing && doing.kind !== 'reorient' ? acts.slice(0, 1) : [];
  if (course)
    return [
      ...amongFriends(now, unit),
      {
        type: 'ended',
        unit: id,
        what: course.kind,
        clause: 'PE-UMP-06',
        to: { acts: [] },
        drop: ['course', 'leg', 'doing'],
      },
    ];
  return [{ type: 'rests', unit: id, to: { acts: kept }, drop: ['leg', 'notBefore'] }];
}

/** PE-GEO-31, PE-OUT-03. Whose escape ends among friends, into whom its turn had brought it, has gone through them. */
function amongFriends(now: State, unit: Unit): readonly Fact[] {
  const ground = groundOf(unit);
  const friends = friendsOf(now, unit).filter((each) => !each.pierced && overlaps(ground, groundOf(each)));
  return unit.pierced || unit.flow ? [] : factsOf(now, (table) => pierce(table, unit.id, friends));
}

/** PE-UMP-03, -04, -05, PE-CHG-12, PE-FOL-04. */
export function against(now: State, unit: Unit, what: 'charges' | 'touches' | 'drawn', other: string): Outcome {
  const enemy = now.units.find(({ id }) => id === other);
  if (!enemy || enemy.side === unit.side) return no('PE-UMP-03', 'friend', unit, { other });
  const areTouching = touchedBy(now, unit).includes(enemy.id);
  if (what === 'drawn')
    return areTouching
      ? [{ type: 'drawn', units: [unit.id, enemy.id] }]
      : no('PE-UMP-04', 'apart-from', unit, { other: enemy.name });
  if (areTouching) return no('PE-UMP-03', 'same', unit);
  const through = amongFriends(now, unit);
  if (what === 'touches') {
    const hit = { by: unit.id, target: enemy.id, how: 'entry', bonus: false, reached: 'walk' } as const;
    return [...through, ...factsOf(through.reduce(apply, now), (table) => strike(table, now, [hit]))];
  }
  const course = {
    kind: 'charge',
    target: enemy.id,
    counter: false,
    aims: true,
    since: clockOf(now) + 1,
    runUp: 0,
    stopping: false,
    void: false,
    known: true,
  } as const;
  // PE-GEO-33, PE-COB-02. A unit that charges another has left its melee; otherwise nothing would end a charge in contact.
  const enemies = touchedBy(now, unit);
  return [
    ...through,
    ...(enemies.length > 0 ? [{ type: 'parted', unit: unit.id, enemies } as const] : []),
    { type: 'announced', unit: unit.id, what: 'charge', to: { acts: [], course }, drop: ['leg', 'doing'] },
  ];
}

/** PE-UMP-08, PE-GAP-11. With the unit that it parted from, where they touch. */
export function joined(now: State, unit: Unit, other: string): Outcome {
  if (unit.parent !== other) return no('PE-UMP-08', 'parent', unit, { other });
  const facts = factsOf(now, (table) => rejoin(table, { ...unit, condition: 'formed' }));
  return facts.some(({ type }) => type === 'joined') ? facts : no('PE-UMP-08', 'join', unit, { other });
}

/** PE-STEP-06, -07. What the step leads to when it is settled. */
export function done(now: State): Outcome {
  if (now.phase !== 'desk' && now.phase !== 'fire') return refusal('PE-STEP-06', 'refuse-pe-desk-done');
  return factsOf(now, endSettling);
}
