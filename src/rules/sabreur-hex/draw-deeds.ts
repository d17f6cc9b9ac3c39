/** What happened in a picture, a sentence for each thing done: who went from where to where, lost, fled. */
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Entry } from '../../kernel/run.ts';
import type { Fact } from './facts.ts';
import { nounOf } from './noun.ts';
import type { State, Unit } from './state.ts';
import { openStory } from './tell/story.ts';

interface Then {
  readonly unit: Unit;
  readonly name: (id: string) => Noun;
  readonly at: (id: string) => string;
  /** Whom it attacks with this move, if it does. */
  readonly target: string | undefined;
}

/** In their order; losses of one unit are one number. */
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
    const target = targetOf(facts.slice(0, index).map((each) => each.fact));
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

/** The target of the charge or assault that was declared last. */
function targetOf(facts: readonly Fact[]): string | undefined {
  const declared = facts.findLast(({ type }) => type === 'charged' || type === 'assaulted');
  return declared && 'target' in declared ? declared.target : undefined;
}

function deedOf(fact: Fact, { unit, name, at, target }: Then): Phrase[] {
  const args = { unit: name(unit.id), from: unit.at };
  const way = (id: string, path: readonly string[]): Phrase[] =>
    path.length === 0 ? [] : [phrase(id, { ...args, to: path.at(-1)! })];
  switch (fact.type) {
    case 'moved': {
      if (target === undefined || target === unit.id) return way('alt-moved', fact.path);
      const prey = { target: name(target) };
      return fact.path.length === 0
        ? [phrase('alt-stays', { ...args, ...prey })]
        : [phrase('alt-moved-against', { ...args, ...prey, to: fact.path.at(-1)! })];
    }
    case 'turned':
      return [phrase('alt-turned', { unit: args.unit, facing: phrase(`facing-${fact.facing}`) })];
    case 'formed':
    case 'rallied':
      return [formed(args.unit, fact)].flat();
    case 'evaded':
      return way('alt-evaded', fact.path);
    case 'pursued':
      return way('alt-pursued', fact.path);
    case 'fled':
      return fact.offMap ? [phrase('alt-fled-off', args)] : way('alt-fled', fact.path);
    case 'displaced':
      return fact.to === undefined ? [] : way('alt-displaced', [fact.to]);
    case 'countercharged':
      return [phrase('alt-countercharged', { unit: args.unit, target: name(fact.target) })];
    case 'fired': {
      const [from, to] = [fact.from ?? unit.at, fact.to ?? at(fact.target)];
      return [phrase('alt-fired', { unit: args.unit, target: name(fact.target), from, to })];
    }
    case 'eliminated':
      return fact.offMap ? [] : [phrase('alt-eliminated', { unit: args.unit, at: unit.at })];
    case 'recovered':
      return [phrase('alt-recovered', { unit: args.unit, n: fact.strength })];
    case 'corrected':
      return fact.to.at === undefined ? [phrase('alt-corrected', { unit: args.unit })] : way('alt-moved', [fact.to.at]);
    default:
      return [];
  }
}

function formed(unit: Noun, fact: Extract<Fact, { type: 'formed' | 'rallied' }>): Phrase[] {
  const stands = { formation: phrase(`formation-${fact.formation}`), facing: phrase(`facing-${fact.facing}`) };
  const shape = phrase('alt-formed', { unit, ...stands });
  return fact.type === 'rallied' ? [phrase('alt-rallied', { unit }), shape] : [shape];
}
