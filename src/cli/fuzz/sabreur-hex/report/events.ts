/** What happened in a transcript, worked out again from its dice and facts: shots and blows, routs, ends. */
import { TRANSFER } from '../../../../rules/sabreur-hex/questions/transfer.ts';
import { hasSkill } from '../../../../rules/sabreur-hex/state.ts';
import { type Report, type Told, factsOf, unitAt } from './report.ts';

/** A shot or a blow, with its losses. */
export interface Strike {
  readonly at: number;
  readonly by: string;
  readonly target: string;
  readonly kind: 'shot' | 'blow';
  readonly hits: number;
  readonly lost: number;
  /** Losses of the target's friends (SH-ARTLOSS-01). */
  readonly elsewhere: number;
  /** The strength of the target before it. */
  readonly strength: number;
  /** Its losses may still follow: the report stops here. */
  readonly isOpen: boolean;
}

export function strikesOf(report: Report): Strike[] {
  return report.entries.flatMap((entry, at) => {
    if (!('fact' in entry)) return [];
    const { fact } = entry;
    return fact.type === 'fired' || fact.type === 'attacked' ? [strikeAt(report, at, fact)] : [];
  });
}

function strikeAt(report: Report, at: number, fact: Told<'fired'> | Told<'attacked'>): Strike {
  const after = lossesAfter(report, at);
  const own = after.filter(({ unit }) => unit === fact.target);
  return {
    at,
    by: fact.unit,
    target: fact.target,
    kind: fact.type === 'fired' ? 'shot' : 'blow',
    hits: hitsOf(report, fact.type === 'fired' ? at - 1 : at + 1, fact),
    lost: own.reduce((sum, { strength }) => sum + strength, 0),
    elsewhere: after.length - own.length,
    strength: unitAt(report, at, fact.target)?.strength ?? 0,
    isOpen: report.isOpen && report.entries.slice(at + 1).every((entry) => !('fact' in entry)),
  };
}

/**
 * SH-LOSS-03. Saves and losses passed on by artillery come between the dice and the loss; a test for losses ends it.
 */
function lossesAfter({ entries }: Report, at: number): Told<'lost'>[] {
  const lost: Told<'lost'>[] = [];
  for (const entry of entries.slice(at + 1)) {
    if ('ask' in entry && entry.ask.kind !== TRANSFER.kind) break;
    if ('roll' in entry && entry.roll.why === 'morale' && entry.roll.about['reason'] !== 'transfer') break;
    if (!('fact' in entry)) continue;
    if (entry.fact.type === 'lost') lost.push(entry.fact);
    else if (!['passed', 'failed', 'eliminated'].includes(entry.fact.type)) break;
  }
  return lost;
}

/** SH-FACTOR-02 to -06. A six may count two. */
function hitsOf(report: Report, at: number, { target }: { readonly target: string }): number {
  const entry = report.entries[at];
  if (!entry || !('roll' in entry)) return 0;
  const { why, about } = entry.roll;
  const unit = unitAt(report, at, target);
  const isDear = why === 'fire' ? unit !== undefined && hasSkill(unit, 'feudalCavalry') : about['sixesCount'] === 2;
  const good = entry.got.filter((die) => die >= Number(about['need'])).length;
  return good + (isDear ? entry.got.filter((die) => die === 6).length : 0);
}

/** What happened to a unit: off the map, routing, destroyed in place, or still there. */
export function endOf(report: Report, id: string): 'off' | 'routed' | 'gone' | 'there' {
  const end = factsOf(report, 'eliminated').find(({ unit }) => unit === id);
  if (end?.offMap) return 'off';
  const hasRun = report.facts.some((fact) => (fact.type === 'panicked' || fact.type === 'fled') && fact.unit === id);
  return hasRun ? 'routed' : end ? 'gone' : 'there';
}

export function lostBy(report: Report, id: string): number {
  return factsOf(report, 'lost').reduce((sum, { unit, strength }) => sum + (unit === id ? strength : 0), 0);
}

export function hasEvaded(report: Report, id: string): boolean {
  return factsOf(report, 'evaded').some(({ unit }) => unit === id);
}

/** The units that a unit attacked on its own initiative, in order. */
export function struckBy(report: Report, id: string): string[] {
  return factsOf(report, 'attacked').flatMap(({ unit, target, back }) => (unit === id && !back ? [target] : []));
}

/** The charge or assault of an order. */
export function attackOf({ facts }: Report): Told<'charged'> | Told<'assaulted'> | undefined {
  return facts.find((fact): fact is Told<'charged'> | Told<'assaulted'> => {
    return fact.type === 'charged' || fact.type === 'assaulted';
  });
}

/** The last shot or blow that a unit took before it broke or was lost. */
export function lastStrikeOn(report: Report, id: string): Strike | undefined {
  const end = report.entries.findIndex((entry) => {
    return 'fact' in entry && ['panicked', 'eliminated', 'fled'].includes(entry.fact.type) && isOf(entry.fact, id);
  });
  return strikesOf(report).findLast(({ at, target }) => target === id && (end < 0 || at < end));
}

function isOf(fact: object, id: string): boolean {
  return 'unit' in fact && fact.unit === id;
}
