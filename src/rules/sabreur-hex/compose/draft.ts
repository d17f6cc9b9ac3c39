/** A draft of an order, taken apart: a group in the making, a unit, a verb without its object, or a whole order. */
import { type Facing, FACINGS } from '../../../hex/facing.ts';
import { ACTION_WORDS, type ActionWord } from '../language/actions.ts';
import { shownFacing, shownWord } from '../language/vocabulary.ts';
import type { State, Unit } from '../state.ts';

/** Who acts: a unit, alone or as one of a group that the same order opens. */
export interface Actor {
  /** `45L 57L: `, or nothing. */
  readonly opening: string;
  readonly unit: Unit;
}

export type Draft =
  | { readonly step: 'units' }
  | { readonly step: 'group'; readonly members: readonly Unit[]; readonly extras: readonly Unit[] }
  | ({ readonly step: 'unit' } & Actor)
  | ({ readonly step: 'verb'; readonly verb: ActionWord } & Actor)
  /** A march of which only the facing is known. */
  | ({ readonly step: 'facing'; readonly verb: Marching; readonly facing: Facing } & Actor)
  /** What can be seen of an order without reading it. */
  | { readonly step: 'whole' };

export type Marching = 'march' | 'forcedMarch';

/** Undefined: one of its units is no longer on the map. */
export function readDraft(now: State, text: string): Draft | undefined {
  if (text === '') return { step: 'units' };
  if (text.includes(';')) return { step: 'whole' };
  const colon = text.indexOf(':');
  const opening = colon === -1 ? '' : `${text.slice(0, colon + 1)} `;
  const [first = '', ...rest] = text.slice(opening.length).split(' ');
  const verb = rest.join(' ');
  if (opening !== '' && first === '') return groupOf(now, text.slice(0, colon));
  const unit = now.units.find(({ id }) => id === first);
  if (!unit) return first === shownWord('end', 'en') ? { step: 'whole' } : undefined;
  if (verb === '') return { step: 'unit', opening, unit };
  if (rest.every((word) => /^\+?\d+\p{L}+$/u.test(word))) return groupOf(now, text);
  return verbStep(verb, { opening, unit });
}

function groupOf(now: State, text: string): Draft | undefined {
  const words = text.split(' ');
  const named = (ids: readonly string[]) => ids.flatMap((id) => now.units.find((unit) => unit.id === id) ?? []);
  const members = named(words.filter((word) => !word.startsWith('+')));
  const extras = named(words.filter((word) => word.startsWith('+')).map((word) => word.slice(1)));
  return members.length + extras.length === words.length ? { step: 'group', members, extras } : undefined;
}

/** A verb alone may already be a whole order: trying it shows that. */
function verbStep(text: string, actor: Actor): Draft {
  const verb = ACTION_WORDS.find((word) => shownWord(word, 'en') === text);
  if (verb) return { step: 'verb', verb, ...actor };
  for (const marching of ['march', 'forcedMarch'] as const) {
    const facing = FACINGS.find((each) => text === facedText(marching, each));
    if (facing !== undefined) return { step: 'facing', verb: marching, facing, ...actor };
  }
  return { step: 'whole' };
}

/** `march face NE`: the facing before the hex. */
export function facedText(verb: Marching, facing: Facing): string {
  return `${shownWord(verb, 'en')} ${shownWord('face', 'en')} ${shownFacing(facing, 'en')}`;
}

export function textOfGroup(members: readonly Unit[], extras: readonly Unit[]): string {
  return [...members.map(({ id }) => id), ...extras.map(({ id }) => `+${id}`)].join(' ');
}

/** The draft of an actor followed by these words. */
export function draftOf({ opening, unit }: Actor, ...words: readonly string[]): string {
  return `${opening}${[unit.id, ...words].join(' ')}`.trim();
}
