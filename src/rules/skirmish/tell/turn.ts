/** The course of a turn, contacts and fights, corrections, and the end of the battle. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { isDisordered } from '../position/leaders.ts';
import {
  factsOf,
  ids,
  nameIn,
  type Passage,
  rollBefore,
  type Story,
  type Told,
  unitAtLine,
  variantFor,
} from './story.ts';

/** Those whom a unit touches: “of 5S”, where a language needs it. */
export function contactsOf(story: Story, all: readonly string[]): Phrase[] {
  return all.map((id) => phrase('sk-contact-of', { unit: nameIn(story, id) }));
}

/** SK-STEP-01. Who goes first, and who is in disorder. */
export function tellOpened(story: Story, at: number, { turn, first }: Told<'opened'>): Passage {
  const now = story.positions[at + 1]!;
  const out = now.units.filter((unit) => !unit.led && isDisordered(unit)).map(({ id }) => id);
  const dice = rollBefore(story, at, 'initiative')?.got;
  return {
    says: phrase('sk-tell-opened', { turn, side: sidePhrase(first) }),
    lines: [
      dice ? [phrase('sk-part-initiative', { red: dice[0]!, blue: dice[1]!, clause: shortClauses('SK-GAP-01') })] : [],
      out.length > 0 ? [phrase('sk-part-unled', { units: ids(story, out), clause: shortClauses('SK-DIS-01') })] : [],
    ],
  };
}

/** SK-GEO-14. */
export function tellTouched(story: Story, { unit, enemies }: Told<'touched'>): Passage {
  const named = enemies.map((id) => phrase('sk-tell-touched-one', { unit: nameIn(story, id) }));
  const args = { unit: nameIn(story, unit), enemies: named, variant: variantFor(story, unit) };
  // By hand, nobody has assaulted.
  const hasAssaulted = factsOf(story).some((fact) => fact.type === 'moved' && fact.why === 'assault');
  return { says: phrase(hasAssaulted ? 'sk-tell-touched' : 'sk-tell-touched-ruled', args), lines: [] };
}

/** SK-UMP-04. A unit that recoils is told by its move. */
export function tellParted(story: Story, at: number, { unit }: Told<'parted'>): Passage | undefined {
  const next = story.entries[at + 1];
  if (next && 'fact' in next && next.fact.type === 'moved' && next.fact.unit === unit) return undefined;
  return { says: phrase('sk-tell-parted', { unit: nameIn(story, unit) }), lines: [] };
}

/** SK-GAP-06, SK-UMP-04. */
export function tellEngaged(story: Story, { units, first }: Told<'engaged'>): Passage {
  return {
    says: phrase(first ? 'sk-tell-engaged' : 'sk-tell-engaged-on', { units: ids(story, units) }),
    lines: [[phrase('sk-part-desk', { clause: shortClauses('SK-GAP-06', 'SK-UMP-04') })]],
  };
}

/** SK-GAP-12. One round of the stand-in melee: a sentence with a line for each pair. */
export function tellFought(story: Story, at: number): Passage | undefined {
  if (isFought(story, at - 1)) return undefined;
  const fights = foughtFrom(story, at);
  const [own, enemy] = fights[0]!.pair.map((man) => man.split('.')[0]!);
  return {
    says: phrase('sk-tell-fought', {
      unit: nameIn(story, own!),
      enemy: nameIn(story, enemy!),
      n: fights.length,
    }),
    lines: [
      [phrase('sk-part-stand-in', { clause: shortClauses('SK-GAP-12') })],
      ...fights.map((fact) => [pairPart(story, at, fact), ...helpParts(fact)]),
    ],
  };
}

/** SK-ELI-04, SK-WPN-01. At equal totals a grenadier wins, or the longer weapon. */
function pairPart(story: Story, at: number, { pair: [one, other], totals: [a, b], fell }: Told<'fought'>): Phrase {
  const outcome = fell === undefined ? 'even' : a > b ? 'won' : a < b ? 'lost' : 'tied';
  const unit = (man: string) => unitAtLine(story, at, man.split('.')[0]!);
  const [fallen, winner] = unit(one)?.side === fell ? [one, other] : [other, one];
  const clause = shortClauses(unit(winner)?.row === 'grenadier' ? 'SK-ELI-04' : 'SK-WPN-01');
  return phrase(`sk-part-pair-${outcome}`, { one, other, a, b, fell: fallen, clause });
}

/** SK-GAP-12. Those who were left over and helped. */
function helpParts({ helpers }: Told<'fought'>): Phrase[] {
  return helpers.length === 0 ? [] : [phrase('sk-part-helpers', { helpers: helpers.join(', ') })];
}

/** Facts of a round follow each other, with their rolls between. */
function foughtFrom(story: Story, at: number): Told<'fought'>[] {
  const rest = story.entries.slice(at);
  const end = rest.findIndex((entry) => !('roll' in entry) && !('fact' in entry && entry.fact.type === 'fought'));
  return (end < 0 ? rest : rest.slice(0, end)).flatMap((entry) =>
    'fact' in entry && entry.fact.type === 'fought' ? [entry.fact] : [],
  );
}

function isFought({ entries }: Story, at: number): boolean {
  const before = entries.slice(0, at + 1).findLast((entry) => !('roll' in entry));
  return before !== undefined && 'fact' in before && before.fact.type === 'fought';
}

/** A correction at the desk: what counts now. */
export function tellSet(story: Story, { unit: id, to, unset }: Told<'set'>): Passage {
  const unit = nameIn(story, id);
  const flags = (['led', 'recoils', 'loaded', 'sheltered'] as const).flatMap((name) => {
    const is = to[name];
    return is === undefined ? [] : [phrase(`sk-set-${name}-${is ? 'yes' : 'no'}`, { unit })];
  });
  const parts = [
    ...flags,
    ...(to.morale === undefined ? [] : [phrase('sk-set-morale', { unit, n: to.morale })]),
    ...(to.bonus === undefined ? [] : [phrase('sk-set-bonus', { unit, n: to.bonus })]),
    ...(to.of === undefined ? [] : [phrase('sk-set-of', { unit, other: nameIn(story, to.of) })]),
    ...(to.bands
      ? [phrase('sk-set-bands', { unit, bands: to.bands.map((n) => phrase('survey-number', { n: centimetres(n) })) })]
      : []),
    ...(unset ? [phrase(`sk-unset-${unset}`, { unit })] : []),
  ];
  return { says: phrase('sk-tell-set', { unit, parts }), lines: [] };
}
