/** SK-STEP-03 to -07. A fire in words: how far and what it needed, its dice and what they counted, who fell, who tested. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Ledger } from '../../../kernel/ledger.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Entry } from '../../../kernel/run.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { aim } from '../fire/aim.ts';
import type { TargetKind } from '../fire/capability.ts';
import type { Fact } from '../facts.ts';
import { ledgerOf, modifierParts, rangePart, wayPart } from '../fire/words.ts';
import { DEMANDS } from '../morale.ts';
import { isSquad } from '../position/squad.ts';
import { factsOf, nameIn, type Passage, rollBefore, type Story, type Told, unitAtLine, variantFor } from './story.ts';
import { titleOf } from './title.ts';

export function tellFired(story: Story, at: number, fact: Told<'fired'>): Passage {
  const { unit, target, volley, hits, figures } = fact;
  const how = volley ? 'volley' : figures.length === 1 ? 'shot' : 'fire';
  return {
    says: phrase(`sk-tell-${how}-${hits === 0 ? 'missed' : 'hit'}`, {
      unit: nameIn(story, unit),
      target: nameIn(story, target),
      variant: variantFor(story, unit, target),
    }),
    lines: [aimParts(story, at, fact), diceParts(story, at, fact), massParts(story, fact)],
  };
}

/** SK-STEP-03. Range and band, the way of firing, modifiers, what the die needs. */
function aimParts(story: Story, at: number, fact: Told<'fired'>): Phrase[] {
  const { range, band, needed, volley } = fact;
  const { ledger, severalSixes } = rolledOn(story, at, fact);
  const shooter = unitAtLine(story, at, fact.unit);
  return [
    rangePart(range, band),
    ...(shooter ? [wayPart(shooter, volley, kindAt(story, at, fact))] : []),
    ...modifierParts(ledger),
    phrase('sk-part-needed', { n: needed }),
    ...disorderParts(severalSixes),
  ];
}

/** What was added to the dice. An earlier post may have told the roll, with a question: then as it was aimed. */
function rolledOn(story: Story, at: number, fact: Told<'fired'>): { ledger: Ledger; severalSixes: boolean } {
  const roll = rollBefore(story, at, 'fire')?.roll;
  if (roll) return { ledger: roll.ledger, severalSixes: roll.about['severalSixes'] !== false };
  const { unit, target, acted } = fact;
  const shooter = unitAtLine(story, at, unit);
  const figures = acted.length === shooter?.figures.length ? [] : acted;
  const aimed = shooter && aim(story.positions[at]!, { kind: 'fire', unit, target, figures }, shooter.side);
  if (!aimed || aimed instanceof Refusal) return { ledger: [], severalSixes: true };
  return { ledger: ledgerOf(aimed), severalSixes: aimed.target.capability.severalSixes };
}

function disorderParts(severalSixes: boolean): Phrase[] {
  return severalSixes ? [] : [phrase('sk-part-disorder', { clause: shortClauses('SK-SIX-03') })];
}

/** SK-Q-28. What it was aimed at. */
function kindAt(story: Story, at: number, { column, target }: Told<'fired'>): TargetKind {
  if (column !== 'B') return 'group';
  return unitAtLine(story, at, target)?.formation === 'skirmish' ? 'skirmish' : 'isolated';
}

/** SK-STEP-04, -05. The natural dice, and what each counts if that differs, the hits in bold. */
function diceParts(story: Story, at: number, { values, needed, elite }: Told<'fired'>): Phrase[] {
  const got = rollBefore(story, at, 'fire')?.got;
  const counts = counted(values, needed);
  return [
    // The card of a question has told the dice before its answer.
    got?.some((die, each) => die !== values[each])
      ? phrase('sk-part-dice', { dice: got.join(' '), values: counts })
      : phrase('sk-part-values', { values: counts }),
    ...(elite
      ? [phrase(`sk-part-elite-${elite}`, { clause: shortClauses(elite === 'unit' ? 'SK-MRK-03' : 'SK-MRK-02') })]
      : []),
  ];
}

/** What each die counts, in the order of the dice; hits are bold. */
function counted(values: readonly number[], needed: number): string {
  return values.map((value) => (value >= needed ? `**${value}**` : String(value))).join(' ');
}

/** SK-SCR-02. What the mass behind a screen would have lost, if anything. */
function massParts(story: Story, { mass }: Told<'fired'>): Phrase[] {
  if (!mass || mass.hits === 0) return [];
  return [
    phrase('sk-part-mass', {
      unit: nameIn(story, mass.unit),
      n: mass.hits,
      needed: mass.needed,
      clause: shortClauses('SK-SCR-02'),
    }),
  ];
}

/** Dice on the table whose fire waits for an answer (SK-ASK-01). */
export function tellRolled(story: Story, entry: Extract<Entry<Fact>, { readonly roll: unknown }>): Passage {
  const { unit = '', about, ledger } = entry.roll;
  return {
    says: phrase('sk-tell-rolled', { unit: nameIn(story, unit), target: nameIn(story, about['target'] as string) }),
    lines: [
      [
        phrase('sk-part-rolled', { dice: entry.got.join(' '), needed: Number(about['needed']) }),
        ...modifierParts(ledger),
        ...disorderParts(about['severalSixes'] !== false),
      ],
    ],
  };
}

/** SK-GAP-03. Who is out of action, and whom cover saved. */
export function tellLost(story: Story, at: number, { unit: id, figures }: Told<'lost'>): Passage {
  const before = unitAtLine(story, at, id);
  const left = (before?.figures.length ?? figures.length) - figures.length;
  const unit = nameIn(story, id);
  const what = before && !isSquad(before) ? 'single' : left === 0 ? 'all' : 'some';
  return {
    isTitled: what === 'some' && titleTellsLosses(story, id),
    says: phrase(`sk-tell-lost-${what}`, { unit, n: figures.length, variant: variantFor(story, id) }),
    lines: [
      [
        ...savesParts(story, at),
        ...(what === 'some' ? [phrase('sk-part-left', { unit, before: left + figures.length, left })] : []),
      ],
    ],
  };
}

/** The title of a fire counts the losses of those it was aimed at. */
function titleTellsLosses(story: Story, id: string): boolean {
  if (!titleOf(story).id.startsWith('sk-title-fired')) return false;
  return factsOf(story).some((fact) => fact.type === 'fired' && (fact.target === id || fact.mass?.unit === id));
}

/** SK-GAP-03. The saves rolled for these hits: those since the last fact. */
export function savesParts({ entries }: Story, at: number): Phrase[] {
  const entry = entries[at - 1];
  if (!entry || !('roll' in entry) || entry.roll.why !== 'saves') return [];
  const needs = entry.roll.about['needs'] as readonly number[];
  const saved = entry.got.filter((die, each) => die >= needs[each]!).length;
  return [
    phrase('sk-part-saves', {
      dice: entry.got.join(' '),
      needed: Math.min(...needs),
      saved,
      clause: shortClauses('SK-GAP-03'),
    }),
  ];
}

/** SK-MOR-03 to -07, SK-AVO-02 to -05. */
export function tellTested(story: Story, { unit: id, why, die, morale, passed, superior }: Told<'tested'>): Passage {
  const unit = nameIn(story, id);
  const how = passed ? (superior === undefined ? 'below' : 'steadied') : die === morale ? 'equal' : 'above';
  return {
    says: phrase(`sk-tell-tested-${passed ? 'passed' : 'failed'}`, { unit, variant: variantFor(story, id) }),
    lines: [
      [
        ...(why === 'leader' ? [phrase('sk-part-leader-fell', { clause: shortClauses(DEMANDS.leader) })] : []),
        phrase(`sk-part-test-${how}`, {
          die,
          morale,
          superior: nameIn(story, superior ?? id),
          clause: shortClauses(DEMANDS[why], how === 'steadied' || how === 'equal' ? 'SK-MOR-04' : 'SK-MOR-03'),
        }),
        // SK-GAP-12. After a melee it recoils at once, which is told next.
        ...(passed || why === 'melee' ? [] : [phrase('sk-part-will-recoil', { clause: shortClauses('SK-MOR-06') })]),
      ],
    ],
  };
}
