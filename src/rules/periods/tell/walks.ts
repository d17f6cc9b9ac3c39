/** PE-PRI-01. Who has gone where in a quarter: those who go alike in one sentence. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { squareOf } from '../../../march/resolve.ts';
import { type Walk, walksIn } from './ways.ts';
import { factsOf, isFirst, nameIn, type Passage, type Story, type Told, unitIn, variantFor } from './story.ts';

/** Told where the first of a side that goes alike sets out; chargers that strike home are told by that. */
export function tellWalks(story: Story, at: number, fact: Told<'moved'>): Passage | undefined {
  const all = walksIn(story.entries);
  const gait = all.find(({ unit, why }) => unit === fact.unit && why === fact.why)?.gait;
  const side = unitIn(story, at, fact.unit)?.side;
  const alike = all.filter(
    (walk) => walk.gait === gait && !isStriking(story, walk) && unitIn(story, at, walk.unit)?.side === side,
  );
  const first = alike[0];
  if (!gait || !first || !side) return undefined;
  if (!isFirst(story, at, (each) => each.type === 'moved' && each.unit === first.unit && each.why === first.why))
    return undefined;
  const args = { variant: variantFor(story, first.unit), n: alike.length };
  const says =
    alike.length === 1
      ? phrase(`pe-tell-${gait}`, { ...args, unit: nameIn(story, first.unit), square: endOf(story, first) })
      : phrase(`pe-tell-${gait}-several`, {
          side: sidePhrase(side),
          units: alike.map((walk) => toPhrase(story, walk)),
        });
  return { says, lines: [gait === 'charge' ? lengthsPart(story, alike) : []] };
}

function isStriking(story: Story, { unit, gait }: Walk): boolean {
  return (
    gait === 'charge' &&
    factsOf(story).some((fact) => fact.type === 'struck' && fact.contacts.some(({ by }) => by === unit))
  );
}

function endOf({ positions }: Story, { way }: Walk): string {
  return squareOf(way.at(-1)!, positions[0]!.field);
}

function toPhrase(story: Story, walk: Walk): Phrase {
  return phrase('pe-tell-to', { unit: nameIn(story, walk.unit), square: endOf(story, walk) });
}

/** PE-CHG-13. How far a charge has come in a quarter is its pace, and measures nobody. */
function lengthsPart(story: Story, walks: readonly Walk[]): Phrase[] {
  const parts = walks.map(({ unit, by }) =>
    phrase('pe-part-length', { unit: nameIn(story, unit), n: centimetres(by) }),
  );
  return [phrase('pe-part-lengths', { parts, clause: shortClauses('PE-GEO-13') })];
}
