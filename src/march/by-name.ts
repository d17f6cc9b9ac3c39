/** An order as it is offered: by the name of the ground that it leads to, if there is any. */
import { gap } from '../field/gap.ts';
import { type Area, type Line, piecesOf, stretchesOf } from '../field/ground.ts';
import { CENTIMETRE, type Length } from '../field/length.ts';
import type { Point } from '../field/point.ts';
import { disc, type Footprint } from '../field/shape.ts';
import type { Phrase } from '../kernel/phrase.ts';
import type { Idea } from '../kernel/ruleset.ts';
import type { Language } from '../kernel/shown.ts';
import type { Names } from '../kernel/text/names.ts';
import type { Place } from './place.ts';
import { pointOfSquare } from './resolve.ts';

/** Ground farther from a point is not what is there. */
const NEAR: Length = 5 * CENTIMETRE;
/** As much as a button shows. */
const LONGEST = 38;

interface Called {
  readonly name?: Names | undefined;
}

interface Ground {
  readonly areas: readonly (Area & Called)[];
  readonly lines: readonly (Line & Called)[];
  readonly points: readonly (Called & { readonly at: Point })[];
}

export interface Leading {
  readonly to?: Place | undefined;
  readonly toward?: Place | undefined;
}

interface Shown {
  readonly order: (language: Language) => string;
  readonly place: (place: Place, language: Language) => string;
}

/** An idea whose order is shown by the name of the ground that it leads to. */
export function ideaByName(
  field: Ground,
  { text, leads, why }: { readonly text: string; readonly leads?: Leading | undefined; readonly why: Phrase },
  showOrder: (text: string, language: Language) => string,
  place: Shown['place'],
): Idea {
  const shown = leads && byName(field, leads, { order: (language) => showOrder(text, language), place });
  return { text, ...(shown && { shown }), why };
}

/** Undefined: it leads to no named ground, or the name would make it too long in both languages. */
export function byName(field: Ground, { to, toward }: Leading, shown: Shown): Names | undefined {
  const place = toward ?? to;
  const at = place && pointOf(place);
  const name = at && nameNear(field, at);
  if (!name) return undefined;
  const written = (language: Language) => {
    const order = shown.order(language);
    const found = contracted(order.replace(shown.place(place, language), name[language]));
    return found.length > LONGEST ? order : found;
  };
  const found = { en: written('en'), fr: written('fr') };
  return found.en === shown.order('en') && found.fr === shown.order('fr') ? undefined : found;
}

function pointOf(place: Place): Point | undefined {
  if (place.kind === 'point') return place.at;
  return place.kind === 'square' ? pointOfSquare(place) : undefined;
}

/** The nearest named place or area; else the nearest road or wall, which say less of where it is. */
function nameNear({ areas, lines, points }: Ground, at: Point): Names | undefined {
  const places = [
    ...points.map((each) => ({ name: each.name, pieces: [disc(each.at, 0)] })),
    ...areas.map((each) => ({ name: each.name, pieces: piecesOf(each) })),
  ];
  return (
    nearest(places, at) ??
    nearest(
      lines.map((each) => ({ name: each.name, pieces: stretchesOf(each) })),
      at,
    )
  );
}

function nearest(all: readonly (Called & { readonly pieces: readonly Footprint[] })[], at: Point): Names | undefined {
  const near = all.flatMap(({ name, pieces }) => {
    const far = Math.min(...pieces.map((piece) => gap(disc(at, 0), piece)));
    return name && far <= NEAR ? [{ name, far }] : [];
  });
  return near.toSorted((a, b) => a.far - b.far)[0]?.name;
}

/** `à le moulin` is `au moulin`. */
function contracted(text: string): string {
  return text.replace(/ à le /u, ' au ').replace(/ à les /u, ' aux ');
}
