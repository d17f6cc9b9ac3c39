/** PE-STEP-04, PE-GEO-30. What is counted in quarters begins and takes effect; reactions; what halts a line, for its owner. */
import { phrase } from '../../../kernel/phrase.ts';
import { calledPhrase } from './called.ts';
import { doingPhrase, formationPhrase } from '../noun.ts';
import type { DoingKind } from '../state.ts';
import {
  clausePart,
  factsOf,
  isFirst,
  nameIn,
  type Passage,
  type Story,
  type Told,
  unitIn,
  variantFor,
} from './story.ts';

/** What begins and is not over in the same quarter, in one sentence. */
export function tellBegan(story: Story, at: number): Passage | undefined {
  const facts = factsOf(story);
  const isOver = ({ unit, doing }: Told<'began'>) =>
    facts.some((fact) => fact.type === 'done' && fact.unit === unit && fact.doing === doing);
  const lasting = facts.flatMap((fact) =>
    fact.type === 'began' && fact.doing !== 'react' && !isOver(fact) ? [fact] : [],
  );
  if (lasting.length === 0 || !isFirst(story, at, (fact) => fact === lasting[0])) return undefined;
  const units = lasting.map(({ unit, doing }) =>
    phrase('pe-tell-doing', { unit: nameIn(story, unit), doing: doingPhrase(doing) }),
  );
  return { says: phrase('pe-tell-began', { units }), lines: [] };
}

/** Turns to flee and reactions are told by what they lead to. */
const TOLD: readonly DoingKind[] = [
  'turn',
  'turnFlank',
  'reorient',
  'form',
  'reform',
  'limber',
  'unlimber',
  'manhandle',
  'rejoin',
  'cross',
];

export function tellDone(story: Story, at: number, { unit: id, doing }: Told<'done'>): Passage | undefined {
  const unit = unitIn(story, at + 1, id);
  if (!unit || !TOLD.includes(doing)) return undefined;
  const args = { unit: unit.name, formation: formationPhrase(unit), variant: variantFor(story, id) };
  return { says: phrase(`pe-tell-done-${doing}`, args), lines: [] };
}

/** PE-ASK-03. A forced evade shows at once whom the charge means; the rest is told when it is done. */
export function tellReacted(story: Story, { unit, how }: Told<'reacted'>): Passage | undefined {
  if (how !== 'evade' && how !== 'countercharge') return undefined;
  return {
    says: phrase(`pe-tell-reacts-${how}`, { unit: nameIn(story, unit), variant: variantFor(story, unit) }),
    lines: [[clausePart(...(how === 'evade' ? ['PE-EVA-03', 'PE-EVA-07'] : ['PE-CCH-01']))]],
  };
}

/** PE-SIM-03. */
export function tellForgotten(story: Story, { unit, granted }: Told<'forgotten'>): Passage {
  const says = phrase(granted ? 'pe-tell-forgotten-granted' : 'pe-tell-forgotten-refused', {
    unit: nameIn(story, unit),
  });
  return { says, lines: [[clausePart('PE-SIM-03', 'PE-Q-36')]] };
}

/** PE-GAP-14. Told to its owner alone: to others the line is another. */
export function tellHalted(story: Story, at: number, { unit, clause, by }: Told<'halted'>): Passage {
  const name = { unit: nameIn(story, unit) };
  const lines = [[clausePart(clause)]];
  return by === undefined
    ? { says: phrase('pe-tell-halted', name), lines }
    : { says: phrase('pe-tell-halted-by', { ...name, what: calledPhrase(story.positions[at]!, by) }), lines };
}
