/** PE-GAP-17, PE-RCO. Fire, melees and morale by the stand-in, or by hand; the figures that they cost. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { figuresOf } from '../position/body.ts';
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

/** Hits one by one; several units that hit nobody in one sentence. */
export function tellShot(story: Story, fact: Told<'shot'>): Passage | undefined {
  const vain = factsOf(story).flatMap((each) => (each.type === 'shot' && each.hits === 0 ? [each] : []));
  const isTogether = fact.hits === 0 && vain.length > 1;
  if (isTogether && vain[0] !== fact) return undefined;
  const standIn = isFirst(story, fact) ? [phrase('pe-part-stand-in-fire', { clause: shortClauses('PE-GAP-17') })] : [];
  if (!isTogether) return { says: shotPhrase(story, fact), lines: [dicePart(fact), standIn] };
  const shots = vain.map((each) => phrase('pe-tell-at', shotNames(story, each)));
  const lines = vain.map((each) => [phrase('pe-part-of', { unit: nameIn(story, each.unit) }), ...dicePart(each)]);
  return { says: phrase('pe-tell-shots-missed', { shots }), lines: [...lines, standIn] };
}

function shotNames(story: Story, { unit, target }: Told<'shot'>) {
  return { unit: nameIn(story, unit), target: nameIn(story, target) };
}

function shotPhrase(story: Story, fact: Told<'shot'>): Phrase {
  const { unit, target, hits } = fact;
  const variant = variantFor(story, unit, target);
  return phrase(hits === 0 ? 'pe-tell-shot-missed' : 'pe-tell-shot', { ...shotNames(story, fact), n: hits, variant });
}

function dicePart({ quarters, dice, needs, passed }: Told<'shot'>): Phrase[] {
  return [
    phrase('pe-part-quarters', { n: quarters, clause: shortClauses('PE-Q-42') }),
    phrase('pe-part-shot', { dice: shown(dice, needs), needs, clause: shortClauses('PE-GAP-17') }),
    ...(passed ? [phrase('pe-part-cover', { dice: shown(passed, THROUGH_COVER) })] : []),
  ];
}

/** PE-GAP-17. What a second die must show where solid cover protects. */
const THROUGH_COVER = 4;

/** Dice in their order; hits are bold. */
function shown(dice: readonly number[], needs: number): string {
  return dice.length === 0 ? '–' : dice.map((die) => (die >= needs ? `**${die}**` : String(die))).join(' ');
}

/** Who fought whom and the hits of each side; a line for the dice of each unit. */
export function tellFought(story: Story, at: number, fact: Told<'fought'>): Passage {
  const {
    units,
    hits: [red, blue],
  } = fact;
  return {
    says: phrase('pe-tell-fought', { units: names(story, units), red, blue }),
    lines: [
      ...blowsBefore(story, at),
      isFirst(story, fact) ? [phrase('pe-part-stand-in-melee', { clause: shortClauses('PE-GAP-17') })] : [],
    ],
  };
}

/** The dice directly before a line. */
function blowsBefore(story: Story, at: number): Phrase[][] {
  const before = story.entries.slice(0, at);
  const rolls = before.slice(before.findLastIndex((entry) => !('roll' in entry)) + 1);
  return rolls.flatMap((entry) => {
    if (!('roll' in entry) || entry.roll.why !== 'melee') return [];
    const { unit = '', about } = entry.roll;
    const needs = Number(about['needs']);
    const args = { unit: nameIn(story, unit), dice: shown(entry.got, needs), needs };
    return [[phrase('pe-part-blows', { ...args, clause: shortClauses('PE-GAP-17') })]];
  });
}

function isFirst(story: Story, fact: Told<'shot' | 'fought'>): boolean {
  return factsOf(story).find(({ type }) => type === fact.type) === fact;
}

/** PE-RCO. */
export function tellDrawn(story: Story, { units }: Told<'drawn'>): Passage {
  return {
    says: phrase('pe-tell-drawn', { units: names(story, units), variant: variantFor(story, ...units) }),
    lines: [[clausePart('PE-RCO-01')]],
  };
}

export function tellLost(story: Story, at: number, { unit: id, figures }: Told<'lost'>): Passage {
  const [before, after] = [at, at + 1].map((line) => unitIn(story, line, id));
  const unit = nameIn(story, id);
  const left =
    before && after ? [phrase('shared-left', { unit, before: figuresOf(before), left: figuresOf(after) })] : [];
  return {
    says: phrase('pe-tell-lost', { unit, n: figures, variant: variantFor(story, id) }),
    lines: [left],
  };
}

export function tellTested(story: Story, { unit, die, needs, held }: Told<'tested'>): Passage {
  return {
    says: phrase(`pe-tell-tested-${held ? 'held' : 'failed'}`, {
      unit: nameIn(story, unit),
      variant: variantFor(story, unit),
    }),
    lines: [[phrase(`pe-part-test-${held ? 'passed' : 'failed'}`, { die, needs, clause: shortClauses('PE-GAP-17') })]],
  };
}

/** PE-UMP. What is so by hand from now on: the position says what. */
export function tellSet(story: Story, { unit }: Told<'set'>): Passage {
  return { says: phrase('pe-tell-set', { unit: nameIn(story, unit) }), lines: [] };
}
