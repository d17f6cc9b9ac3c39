/**
 * PE-STEP, "Secrets and when they end". What a side's lines say until it is carried out, the targets of its charges until they
 * are struck, shown by the target or turned upon another, its postures always. What is hidden reads as nothing.
 */
import { canonical } from '../../kernel/canonical.ts';
import type { Asked, Json, Side } from '../../kernel/play.ts';
import type { Eyes, Secret, Secrets } from '../../kernel/secrets.ts';
import type { Entry } from '../../kernel/run.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import { blindDeeds } from './desk/index.ts';
import type { Became, Fact } from './facts.ts';
import { NO_SHEET } from './order.ts';
import { isInCover } from './position/ground.ts';
import { CHARGED, COVER, FLANKED } from './questions.ts';
import { clockOf, type Course, courseOf, type Officer, type State, type Unit } from './state.ts';

const sees = (eyes: Eyes, side: Side | undefined): boolean =>
  eyes === 'umpire' || (side !== undefined && eyes === side);

/** After the end everybody may look at everything. */
export function view(now: State, eyes?: Eyes): State {
  if (eyes === 'umpire' || now.phase === 'over') return now;
  return {
    ...now,
    units: now.units.map((unit) => (sees(eyes, unit.side) ? unit : seenUnit(unit, clockOf(now)))),
    officers: now.officers.map((officer) => (sees(eyes, officer.side) ? officer : seenOfficer(officer))),
    rides: now.rides.filter(({ officer }) => sees(eyes, now.officers.find(({ id }) => id === officer)?.side)),
  };
}

function seenOfficer(officer: Officer): Officer {
  const { errand: _, ...seen } = officer;
  return seen;
}

/** How an enemy stands and what it is doing; not what it will do. */
function seenUnit(unit: Unit, clock: number): Unit {
  const { notBefore: _, leg: __, idle: ___, doing, course, ...seen } = unit;
  const shownDoing = doing && seenDoing(doing);
  const shownCourse = course && seenCourse(course, clock);
  return {
    ...seen,
    posture: 'unknown',
    acts: [],
    answers: {},
    ...(shownDoing && { doing: shownDoing }),
    ...(shownCourse && { course: shownCourse }),
  };
}

/** That it changes its formation or reorients is seen, not into what nor for how long. A unit that waits only stands. */
function seenDoing({ kind, flank }: NonNullable<Unit['doing']>): Unit['doing'] {
  return kind === 'react' ? undefined : { kind, left: 1, ...(flank && { flank }) };
}

/** PE-CHG-09, PE-EVA-03, PE-Q-06, -47. The target only once everybody knows it. */
function seenCourse(course: Course, clock: number): Course | undefined {
  if (course.kind === 'rally') return { ...course, goOn: false };
  if (course.kind !== 'charge') return course;
  // PE-CCH-06. It is set off in the next quarter.
  if (course.counter && course.since > clock) return undefined;
  return { ...course, aims: false, void: false, target: course.known || course.counter ? course.target : '' };
}

/** PE-CHG-07. What is published when it opens; all the rest is proved by the seals of whole entries, at the end. */
function secretsOf(now: State): Secret[] {
  if (now.phase === 'over') return [];
  return now.units.flatMap((unit) => {
    const charge = courseOf(unit, 'charge');
    if (!charge || charge.counter || charge.known) return [];
    const value: Json = charge.void ? { feint: charge.target } : charge.target;
    return [{ name: `target ${unit.id} ${charge.since}`, value }];
  });
}

/**
 * PE-CHG-09, PE-EVA-03, PE-Q-47. The charge strikes whom it means, turns upon another, or its target shows that it is meant.
 * A charge that ends otherwise has shown nobody.
 */
function opens({ name, value }: Secret, line: Entry<Fact>): boolean {
  const [, id, since] = name.split(' ');
  if (!('fact' in line)) return false;
  const { fact } = line;
  if (fact.type === 'struck') return fact.contacts.some(({ by, target }) => by === id && target === value);
  if (!('to' in fact) || !('unit' in fact) || fact.unit !== id) return false;
  if (fact.type === 'diverted') return fact.before === value;
  const { course } = 'course' in fact.to ? fact.to : {};
  return course?.kind === 'charge' && course.known === true && String(course.since) === since;
}

/** Facts that only their own side gets: what is decided, and shows only when it is carried out. */
function isPrivate(fact: Fact): boolean {
  if (fact.type === 'reacted') return fact.how !== 'evade' && fact.how !== 'turnFlank';
  if (fact.type === 'began' || fact.type === 'done') return fact.doing === 'react';
  return fact.type === 'halted' || fact.type === 'rests' || fact.type === 'inForce';
}

function blind(fact: Fact, eyes: Eyes): Fact | undefined {
  if (fact.type === 'wrote') return sees(eyes, fact.side) ? fact : undefined;
  if (fact.type === 'opened') {
    const sheetFor = (side: Side) => (sees(eyes, side) ? fact.sheets[side] : NO_SHEET);
    const units = fact.units.filter(({ side }) => sees(eyes, side));
    return { ...fact, sheets: { red: sheetFor('red'), blue: sheetFor('blue') }, units };
  }
  if (fact.type === 'struck') return { ...fact, units: fact.units.map((each) => seenChange(each, eyes)) };
  if (fact.type === 'split')
    return { ...fact, units: fact.units.map((unit) => (sees(eyes, unit.side) ? unit : seenUnit(unit, Infinity))) };
  if (fact.type === 'rode') {
    const { errand: _, ...officerBecomes } = fact.officerBecomes;
    return sees(eyes, fact.side) ? fact : { ...fact, officerBecomes };
  }
  if (!('to' in fact) || !('unit' in fact) || sees(eyes, fact.side)) return fact;
  return isPrivate(fact) ? undefined : seenFact(fact, eyes);
}

/** PE-Q-47. A charge that turns upon another shows whom it means now; its first target with it. */
function seenFact<B extends Became & Fact>(fact: B, eyes: Eyes): Fact {
  const seen = seenChange(fact, eyes);
  return seen.type === 'began' ? { ...seen, quarters: 0 } : seen;
}

/** What shows of a change of a unit. */
function seenChange<B extends Became>(became: B, eyes: Eyes): B {
  if (sees(eyes, became.side)) return became;
  const {
    posture: _,
    acts: __,
    answers: ___,
    notBefore: ____,
    leg: _____,
    idle: ______,
    doing,
    course,
    ...to
  } = became.to;
  const shownDoing = doing && seenDoing(doing);
  const shownCourse = course && seenCourse(course, Infinity);
  const drop = became.drop?.filter((key) => key !== 'leg' && key !== 'notBefore' && key !== 'idle');
  return {
    ...became,
    to: { ...to, ...(shownDoing && { doing: shownDoing }), ...(shownCourse && { course: shownCourse }) },
    ...(drop && { drop }),
  };
}

/** What is agreed upon is open. */
function isSeen(asked: Asked, eyes: Eyes): boolean {
  return asked.kind === AGREEMENT || sees(eyes, asked.to);
}

const REACTIONS: readonly string[] = [CHARGED.kind, FLANKED.kind, COVER.kind];

/**
 * PE-ASK-03, -10, -12. What is offered is what everybody sees (PE-CCH-02), but for close-order infantry in cover: only if it
 * harasses may it evade, and a posture stays secret.
 */
function tellsPosture({ kind, unit: id }: Asked, now: State): boolean {
  const unit = now.units.find((each) => each.id === id);
  return (
    REACTIONS.includes(kind) &&
    unit !== undefined &&
    unit.arm === 'infantry' &&
    unit.formation !== 'skirmish' &&
    isInCover(now, unit)
  );
}

/** What is ruled of a posture is known to the umpire; its own side sees it on the unit. */
function blindRuling(text: string): string {
  const [, json] = /^hand (\{.*"deeds":.*\})$/s.exec(text) ?? [];
  if (json === undefined) return text;
  const { deeds, ...said } = JSON.parse(json) as { readonly deeds: string };
  return `hand ${canonical({ ...said, deeds: blindDeeds(deeds) })}`;
}

const SHEETS = /^sheets red:(?<red>[^|]*)\| blue:(?<blue>.*)$/s;

export const secrets: Secrets<State, Fact> = {
  blind: (line, eyes) => {
    if ('ask' in line) return isSeen(line.ask, eyes) ? line : undefined;
    if (!('fact' in line)) return line;
    const fact = blind(line.fact, eyes);
    return fact && (fact === line.fact ? line : { fact });
  },
  blindQuestion: (asked, eyes, now) => {
    if (sees(eyes, asked.to) || !tellsPosture(asked, now)) return asked;
    const { to, unit } = asked;
    return { kind: CHARGED.kind, to, ...(unit !== undefined && { unit }), about: {}, options: [], fallback: '' };
  },
  blindText: (text, eyes) => {
    if (eyes === 'umpire') return text;
    const parts = SHEETS.exec(text)?.groups;
    if (!parts) return blindRuling(text);
    return eyes ? `sheets ${eyes}: ${parts[eyes]!.trim()}` : 'sheets';
  },
  of: secretsOf,
  opens,
};
