/** Alt text for a picture: as many sentences as fit, those about the visible crop first. */
import { type Phrase, phrase } from '../kernel/phrase.ts';

/** Discord's limit is 1,024 characters; this is our own for pictures. */
const LIMIT = 1000;

/** A long list is started only if this much of it fits. */
const WORTH = 200;

/** Removes duplicates and cuts between sentences, or a long list between its items. */
export function cutAlt(sentences: readonly string[], limit = LIMIT): string {
  let alt = '';
  for (const sentence of new Set(sentences)) {
    const longer = alt === '' ? sentence : `${alt} ${sentence}`;
    if (longer.length > limit) return limit - alt.length < WORTH ? alt : cutList(longer.slice(0, limit));
    alt = longer;
  }
  return alt;
}

/** Always includes the last sentence, with as many of the others before it as fit. */
export function endingWith(alt: string, last: string): string {
  const end = last.length > LIMIT / 2 ? cutList(last.slice(0, LIMIT / 2)) : last;
  return `${cutAlt(alt.match(/.*?[.…](?= |$)/gsu)?.map((each) => each.trim()) ?? [], LIMIT - end.length - 1)} ${end}`.trim();
}

function cutList(text: string): string {
  const kept = text.slice(0, LIMIT - 2);
  return `${kept.slice(0, kept.lastIndexOf(', '))}, …`;
}

/** More than these are summarised by thirds of the map. */
const FEW = 8;

/** First the units concerned, then those in a crop, then the rest. Units among many are described more briefly: then none is cut off. */
export function told<T>(
  units: readonly T[],
  { isConcerned, isShown }: { readonly isConcerned: (unit: T) => boolean; readonly isShown: (unit: T) => boolean },
  { each, many }: { readonly each: (unit: T) => Phrase; readonly many: (units: readonly T[]) => readonly Phrase[] },
): Phrase[] {
  const concerned = units.filter(isConcerned);
  const others = units.filter((unit) => !isConcerned(unit));
  const groups = [others.filter(isShown), others.filter((unit) => !isShown(unit))];
  const [inside = [], [first, ...outside] = []] = groups.map((group) =>
    others.length > FEW ? many(group) : group.map(each),
  );
  const nearest = concerned.length > FEW ? many(concerned) : concerned.map(each);
  return [...nearest, ...inside, ...(first ? [phrase('alt-outside', { first }), ...outside] : [])];
}
