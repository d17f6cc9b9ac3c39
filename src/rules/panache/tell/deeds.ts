/** The results of a ruling: a sentence for each deed, the figures below it. */
import { type Noun, type Phrase, phrase } from '../../../kernel/phrase.ts';
import { allowanceOf } from '../moves/allowance.ts';
import { shortClauses } from './clauses.ts';
import type { SetTo } from '../facts.ts';
import { bareNoun, kindOf } from '../noun.ts';
import { type Body, isCharacter, type Unit } from '../state.ts';
import { nameIn, type Passage, type Story, type Told, unitAtLine, variantFor } from './story.ts';

/** A correction of a unit: its new values, in one sentence. */
export function tellSet(story: Story, at: number, { unit: id, to, unset = [] }: Told<'set'>): Passage {
  const unit = nameIn(story, id);
  const after = unitAtLine(story, at + 1, id);
  const parts = [...statesSet(unit, to), ...(after ? natureSet(unit, after, to) : []), ...taken(unit, unset)];
  return { says: phrase('pa-tell-set', { unit, parts }), lines: [] };
}

/** Its permissions, place and states: each a verb with its complement. */
function statesSet(unit: Noun, to: SetTo): Phrase[] {
  const either = (id: string, is: boolean | undefined): Phrase[] =>
    is === undefined ? [] : [phrase(`pa-set-${id}-${is ? 'yes' : 'no'}`, { unit })];
  return [
    ...(to.at === undefined ? [] : [phrase('pa-set-at', { unit, at: to.at })]),
    ...(to.stands === undefined ? [] : [phrase('pa-set-stands', { unit, stands: to.stands })]),
    ...either('activated', to.activated),
    ...either('moved', to.moved),
    ...either('token', to.prePlayed),
    ...either('no-combat', to.noCombat),
    ...either('palisade', to.palisade),
    ...(to.note === undefined ? [] : [noteSet(unit, to.note)]),
  ];
}

/** The players' own words, shown as they are. */
function noteSet(unit: Noun, note: string): Phrase {
  if (note === '') return phrase('pa-set-note-none', { unit });
  return phrase('pa-set-note', { unit, note: bareNoun({ en: note, fr: note }) });
}

/** PA-UMP-02. Its arm and its movement. */
function natureSet(unit: Noun, after: Unit, to: SetTo): Phrase[] {
  const isKind = to.arm !== undefined || to.weight !== undefined;
  const isReach = to.free !== undefined || to.max !== undefined;
  const { free, max } = allowanceOf(after);
  return [
    ...(isKind ? [phrase('pa-set-kind', { unit, kind: kindOf(after) })] : []),
    ...(isReach ? [phrase('pa-set-reach', { unit, free, max })] : []),
    ...(to.mount === undefined ? [] : [phrase('pa-set-mount', { unit, mount: phrase(`pa-mount-${to.mount}`) })]),
  ];
}

/** PA-UMP-02. What it loses. */
function taken(unit: Noun, unset: NonNullable<Told<'set'>['unset']>): Phrase[] {
  const isReach = unset.includes('free') || unset.includes('max');
  return [
    ...(isReach ? [phrase('pa-set-reach-table', { unit })] : []),
    ...(unset.includes('mount') ? [phrase('pa-set-mount-none', { unit })] : []),
  ];
}

/** PA-UMP-01. Several units in one sentence. */
export function tellAllSet(story: Story, ids: readonly string[], isActivated: boolean): Passage {
  const units = ids.map((id) => phrase('pa-id', { unit: nameIn(story, id) }));
  return { says: phrase(`pa-tell-all-activated-${isActivated ? 'yes' : 'no'}`, { units }), lines: [] };
}

/** PA-OFF-03, -04, PA-GEO-10. */
export function tellRetreated(story: Story, { unit: id, path, notMade }: Told<'retreated'>): Passage {
  const how = path.length === 0 ? 'nowhere' : notMade > 0 ? 'short' : 'whole';
  const way = path.length === 0 ? [] : [phrase('tell-way', { path: path.join(' ') })];
  const missed = notMade === 0 ? [] : [phrase('pa-part-not-made', { n: notMade, clause: shortClauses('PA-OFF-04') })];
  return {
    says: phrase(`pa-tell-retreated-${how}`, {
      unit: nameIn(story, id),
      hexes: path.length,
      to: path.at(-1) ?? '',
      variant: variantFor(story, id),
    }),
    lines: [[...way, ...missed]],
  };
}

export function tellLost(story: Story, at: number, { unit: id, stands }: Told<'lost'>): Passage {
  const before = unitAtLine(story, at, id)?.stands ?? stands;
  const left = Math.max(0, before - stands);
  const unit = nameIn(story, id);
  return {
    says: phrase('pa-tell-lost', { unit, stands, variant: variantFor(story, id) }),
    lines: [[phrase('pa-part-stands', { unit, before, left })]],
  };
}

export function tellEliminated(story: Story, at: number, { unit: id }: Told<'eliminated'>): Passage {
  const unit = unitAtLine(story, at, id);
  const what = unit && isCharacter(unit) ? 'character' : 'unit';
  return {
    says: phrase(`pa-tell-eliminated-${what}`, { unit: nameIn(story, id), variant: variantFor(story, id) }),
    lines: [],
  };
}

/** PA-GAP-08, PA-MNT-05. */
export function tellAppeared(story: Story, line: number, { unit, at, left }: Told<'appeared'>): Passage {
  const parent = unit.parent;
  const args = { unit: nameIn(story, unit.id), at, kind: kindOf(unit), stands: unit.stands };
  if (parent === undefined) return { says: phrase('pa-tell-appeared', args), lines: [] };
  const isElephant = isPanicked(unit, unitAtLine(story, line, parent));
  const from = nameIn(story, parent);
  const says = phrase(isElephant ? 'pa-tell-appeared-elephant' : 'pa-tell-appeared-detachment', { ...args, from });
  const clause = shortClauses(isElephant ? 'PA-MNT-05' : 'PA-GAP-08');
  const before = unitAtLine(story, line, parent)?.stands ?? 0;
  const rest = left === undefined ? [] : [phrase('pa-part-stands', { unit: from, before, left })];
  return { says, lines: [[phrase('pa-part-appeared', { ...args, clause }), ...rest]] };
}

/** PA-MNT-05. An elephant of a unit that fights on foot has run away from it; it is not a detachment. */
function isPanicked(unit: Body, parent: Unit | undefined): boolean {
  return unit.arm === 'elephants' && parent?.arm !== 'elephants';
}

export function tellRejoined(story: Story, at: number, { unit, parent, stands: left }: Told<'rejoined'>): Passage {
  const before = unitAtLine(story, at, parent)?.stands ?? left;
  const into = nameIn(story, parent);
  return {
    says: phrase('pa-tell-rejoined', { unit: nameIn(story, unit), parent: into }),
    lines: [[phrase('pa-part-stands', { unit: into, before, left })]],
  };
}
