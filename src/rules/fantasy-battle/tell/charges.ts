/** FB-CHG, FB-CSD, FB-LIN. A charge from its announcement to the contacts, and the end of contacts. */
import { MILLIMETRE } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, sidePhrase } from '../../../kernel/play.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { touchesOf, worthShowing } from '../position/contacts.ts';
import type { Contact } from '../state.ts';
import { activationParts } from './orders.ts';
import { clausePart, factIs, factsOf, nameIn, type Passage, type Story, type Told, variantFor } from './story.ts';

/** FB-CHG-02. */
export function tellAnnounced(story: Story, at: number, { unit, target }: Told<'announced'>): Passage {
  return {
    says: phrase('fb-tell-announced', {
      unit: nameIn(story, unit),
      target: nameIn(story, target),
      variant: variantFor(story, unit, target),
    }),
    lines: [activationParts(story, at, unit)],
  };
}

/** FB-GAP-10. */
export function tellObjected(story: Story, at: number, { unit }: Told<'objected'>): Passage {
  const side = sidePhrase(enemyOf(story.positions[at]!.active));
  return {
    says: phrase('fb-tell-objected', { unit: nameIn(story, unit), side }),
    lines: [[clausePart('FB-GAP-10', 'FB-UMP-05')]],
  };
}

/** FB-CSD-03, -04. */
export function tellSided(story: Story, { unit, target, zone, die }: Told<'sided'>): Passage {
  return {
    says: phrase(`fb-tell-sided-${zone}`, { unit: nameIn(story, unit), target: nameIn(story, target) }),
    lines: [[phrase('fb-part-die', { die, clause: shortClauses('FB-CSD-04') })]],
  };
}

/** FB-Q-10, FB-Q-22. */
export function tellFailed(story: Story, { unit, target }: Told<'failed'>): Passage {
  return {
    says: phrase('fb-tell-failed', { unit: nameIn(story, unit), target: nameIn(story, target) }),
    lines: [[clausePart('FB-Q-22', 'FB-Q-10')]],
  };
}

/** FB-GEO-23, FB-LIN-08. A line for each enemy that is touched: which stands, on which side, over which length. */
export function tellTouched(story: Story, { contacts }: Told<'touched'>): Passage {
  const pairs = [...Map.groupBy(contacts, ({ unit, enemy }) => `${unit} ${enemy}`).values()];
  const units = [...new Set(contacts.map(({ unit }) => unit))];
  const enemies = [...new Set(contacts.map(({ enemy }) => enemy))];
  return {
    says: phrase('fb-tell-touched', {
      unit: nameIn(story, units[0]!),
      enemies: enemies.map((id) => phrase('shared-the-bold', { unit: nameIn(story, id) })),
      variant: variantFor(story, ...units, ...enemies),
    }),
    lines: pairs.map((pair) => [contactPart(story, pair)]),
  };
}

function contactPart(story: Story, pair: readonly Contact[]): Phrase {
  const { enemy } = pair[0]!;
  const announced = factsOf(story).find((fact) => fact.type === 'announced');
  const isDrawnIn = announced !== undefined && announced.target !== enemy;
  return phrase(isDrawnIn ? 'fb-part-contacts-drawn-in' : 'fb-part-contacts', {
    enemy: nameIn(story, enemy),
    touches: touchesOf(worthShowing(pair)).map(({ stands, side, long }) =>
      phrase(long > 0 ? 'fb-part-edge' : 'fb-part-corner', {
        n: stands.length,
        stands: stands.join(' '),
        side: phrase(`fb-side-${side}`),
        long: long / MILLIMETRE,
      }),
    ),
    clause: shortClauses(isDrawnIn ? 'FB-LIN-08' : 'FB-CSD-02'),
  });
}

/** A unit that is driven back is told by its move; of one that is in contact again, that. */
export function tellParted(story: Story, at: number, { unit }: Told<'parted'>): Passage | undefined {
  const later = story.entries.slice(at).flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  const isHeld = later.some(
    (fact) => fact.type === 'touched' && fact.contacts.some((each) => each.unit === unit || each.enemy === unit),
  );
  if (isHeld) return undefined;
  if (factIs(story, at + 1, 'moved')?.unit === unit) return undefined;
  return { says: phrase('fb-tell-parted', { unit: nameIn(story, unit) }), lines: [] };
}
