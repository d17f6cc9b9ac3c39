/** What happened in a picture, one sentence for each deed: moves, losses, flights. */
import { type Noun, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Entry } from '../../../kernel/run.ts';
import type { Corrected, Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { State, Unit } from '../state.ts';
import { openStory } from '../tell/story.ts';

interface Then {
  readonly unit: Unit;
  readonly name: (id: string) => Noun;
  readonly at: (id: string) => string;
  /** The target of this move, if it is part of an attack. */
  readonly target: string | undefined;
}

/** In order; several losses of one unit become one number. */
export function deedsOf(now: State, before: State, transcript: readonly Entry<Fact>[]): Phrase[] {
  const { positions } = openStory({ before, transcript });
  const facts = transcript.flatMap((entry, line) => ('fact' in entry ? [{ fact: entry.fact, line }] : []));
  return facts.flatMap(({ fact, line }, index) => {
    const then = positions[line]!;
    const unit = 'unit' in fact ? then.units.find(({ id }) => id === fact.unit) : undefined;
    if (!unit) return [];
    const rest = facts.slice(index).map((each) => each.fact);
    const isFirst = !facts.slice(0, index).some((each) => isSameLoss(each.fact, fact));
    if (fact.type === 'lost') return isFirst ? [lost(nounOf(now, unit.id), rest, fact)] : [];
    const at = (id: string) => then.units.find((each) => each.id === id)?.at ?? unit.at;
    const earlier = facts.slice(0, index).map((each) => each.fact);
    const target = targetOf(earlier, unit.id);
    return deedOf(fact, { unit, name: (id) => nounOf(now, id), at, target });
  });
}

function isSameLoss(one: Fact, other: Fact): boolean {
  return one.type === 'lost' && other.type === 'lost' && one.unit === other.unit;
}

function lost(unit: Noun, facts: readonly Fact[], first: Fact): Phrase {
  const n = facts.reduce((sum, fact) => sum + (isSameLoss(fact, first) && fact.type === 'lost' ? fact.strength : 0), 0);
  return phrase('alt-lost', { unit, n });
}

/** The unit's target in its last declaration. */
function targetOf(facts: readonly Fact[], unit: string): string | undefined {
  const declared = facts.findLast((fact) => DECLARED.includes(fact.type) && 'unit' in fact && fact.unit === unit);
  return declared && 'target' in declared ? declared.target : undefined;
}

const DECLARED: readonly Fact['type'][] = ['charged', 'assaulted', 'countercharged'];

function deedOf(fact: Fact, then: Then): Phrase[] {
  const { unit, name, at } = then;
  const args = { unit: name(unit.id), from: unit.at };
  const to = endOf(fact);
  if (to !== undefined) return to === unit.at ? [] : [phrase(`alt-${fact.type}`, { ...args, to })];
  if (fact.type === 'moved') return moved(fact, then);
  if (fact.type === 'turned') {
    return [phrase('alt-turned', { unit: args.unit, facing: phrase(`facing-${fact.facing}`) })];
  }
  if (fact.type === 'formed' || fact.type === 'rallied') return formed(args.unit, fact);
  if (fact.type === 'fled') return fact.offMap ? [phrase('alt-fled-off', args)] : [];
  if (fact.type === 'countercharged') {
    return [phrase('alt-countercharged', { unit: args.unit, target: name(fact.target) })];
  }
  if (fact.type === 'fired') {
    const shot = { from: fact.from ?? unit.at, to: fact.to ?? at(fact.target) };
    return [phrase('alt-fired', { unit: args.unit, target: name(fact.target), ...shot })];
  }
  if (fact.type === 'recovered') return [phrase('alt-recovered', { unit: args.unit, n: fact.strength })];
  if (fact.type === 'corrected') return corrected(fact, args);
  if (fact.type !== 'eliminated' || fact.offMap) return [];
  return [phrase('alt-eliminated', { unit: args.unit, at: unit.at })];
}

/** The end of a movement that is fully described by its two ends. */
function endOf(fact: Fact): string | undefined {
  if (fact.type === 'evaded' || fact.type === 'pursued') return fact.path.at(-1);
  if (fact.type === 'fled') return fact.offMap ? undefined : fact.path.at(-1);
  return fact.type === 'displaced' ? fact.to : undefined;
}

/** A march; or the move up to the target, which may already be adjacent. */
function moved({ path }: Extract<Fact, { type: 'moved' }>, { unit, name, target }: Then): Phrase[] {
  const to = path.at(-1);
  const args = { unit: name(unit.id), from: unit.at };
  if (target === undefined) return to === undefined ? [] : [phrase('alt-moved', { ...args, to })];
  const against = { ...args, target: name(target) };
  return [to === undefined ? phrase('alt-stays', against) : phrase('alt-moved-against', { ...against, to })];
}

function corrected({ to }: Corrected, args: { readonly unit: Noun; readonly from: string }): Phrase[] {
  if (to.at === undefined) return [phrase('alt-corrected', { unit: args.unit })];
  return [phrase('alt-moved', { ...args, to: to.at })];
}

function formed(unit: Noun, fact: Extract<Fact, { type: 'formed' | 'rallied' }>): Phrase[] {
  const stands = { formation: phrase(`formation-${fact.formation}`), facing: phrase(`facing-${fact.facing}`) };
  const shape = phrase('alt-formed', { unit, ...stands });
  return fact.type === 'rallied' ? [phrase('alt-rallied', { unit }), shape] : [shape];
}
