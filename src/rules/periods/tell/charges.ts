/** PE-GEO-33, PE-CBO, PE-PSH. Contacts and what they were earned with; charges that turn upon another, stop or find nobody. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { conditionPhrase, zonePhrase } from '../noun.ts';
import type { Contact } from '../state.ts';
import {
  clausePart,
  factsOf,
  nameIn,
  names,
  type Passage,
  type Story,
  type Told,
  unitIn,
  variantFor,
} from './story.ts';

/** One sentence for each contact; two who charge each other have met. */
export function tellStruck(story: Story, at: number, { contacts }: Told<'struck'>): Passage[] {
  const isBack = (one: Contact, other: Contact) => one.by === other.target && one.target === other.by;
  const firsts = contacts.filter((each, n) => !contacts.slice(0, n).some((before) => isBack(before, each)));
  return firsts.map((contact) => {
    const back = contacts.find((each) => isBack(contact, each));
    const { by, target, how, zone } = contact;
    const args = {
      unit: nameIn(story, by),
      target: nameIn(story, target),
      side: zonePhrase(zone),
      variant: variantFor(story, by, target),
    };
    return {
      says: phrase(back ? 'pe-tell-struck-both' : `pe-tell-struck-${how}`, args),
      lines: [
        ...[contact, ...(back ? [back] : [])].map((each) => earnedParts(story, each)),
        stateParts(story, at, [by, target]),
      ],
    };
  });
}

/** PE-CBO-02, PE-PSH-01, -02. */
function earnedParts(story: Story, { by, bonus, push }: Contact): Phrase[] {
  const unit = nameIn(story, by);
  return [
    phrase(bonus ? 'pe-part-bonus' : 'pe-part-no-bonus', { unit, clause: shortClauses('PE-CBO-02') }),
    ...(push > 0 ? [phrase('pe-part-push', { n: push, clause: shortClauses('PE-PSH-01') })] : []),
  ];
}

/** PE-GAP-09, PE-GEO-33. Those who do not fight formed. */
function stateParts(story: Story, at: number, units: readonly string[]): Phrase[] {
  return units.flatMap((id) => {
    const unit = unitIn(story, at + 1, id);
    if (!unit || unit.condition === 'formed') return [];
    const args = { unit: unit.name, condition: conditionPhrase(unit.condition), clause: shortClauses('PE-GAP-09') };
    return [phrase('pe-part-condition', args)];
  });
}

/** PE-Q-47, PE-COB-07. */
export function tellDiverted(story: Story, { unit, target, before }: Told<'diverted'>): Passage {
  const args = { unit: nameIn(story, unit), target: nameIn(story, target) };
  return {
    says:
      before === ''
        ? phrase('pe-tell-diverted', args)
        : phrase('pe-tell-diverted-from', { ...args, before: nameIn(story, before) }),
    lines: [[clausePart('PE-COB-07', 'PE-Q-47')]],
  };
}

/** PE-CST. */
export function tellStops(story: Story, { unit }: Told<'stops'>): Passage {
  return { says: phrase('pe-tell-stops', { unit: nameIn(story, unit) }), lines: [[clausePart('PE-CST-03')]] };
}

const ENDS: Readonly<Record<string, string>> = {
  'PE-CST-05': 'stopped',
  'PE-COB-04': 'spent',
  'PE-CHG-11': 'feint',
};

/** Those of a side who stop falling back, in one sentence. */
function tellStopped(story: Story, at: number, told: Told<'ended'>): Passage | undefined {
  const side = unitIn(story, at, told.unit)?.side;
  const alike = factsOf(story).flatMap((fact) => {
    const isAlike = fact.type === 'ended' && fact.what === 'withdraw' && unitIn(story, at, fact.unit)?.side === side;
    return isAlike ? [fact.unit] : [];
  });
  if (!side || alike.length < 2) return endedAlone(story, told);
  if (alike[0] !== told.unit) return undefined;
  return {
    says: phrase('pe-tell-ended-withdraw-several', { side: sidePhrase(side), units: names(story, alike) }),
    lines: [[clausePart(told.clause)]],
  };
}

export function tellEnded(story: Story, at: number, told: Told<'ended'>): Passage | undefined {
  return told.what === 'withdraw' ? tellStopped(story, at, told) : endedAlone(story, told);
}

function endedAlone(story: Story, { unit, what, clause }: Told<'ended'>): Passage {
  return {
    says: phrase(`pe-tell-ended-${what === 'charge' ? (ENDS[clause] ?? 'spent') : what}`, {
      unit: nameIn(story, unit),
      variant: variantFor(story, unit),
    }),
    lines: [[clausePart(clause)]],
  };
}
