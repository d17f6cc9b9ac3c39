/** FB-GEO-03, -23. Contacts as people read them: stands that touch alike are named together. */
import type { Length } from '../../../field/length.ts';
import type { Contact, ContactSide } from '../state.ts';

/** Stands of one unit that touch an enemy on the same side, over the same length; 0: by a corner. */
export interface Touch {
  readonly stands: readonly number[];
  readonly side: ContactSide;
  readonly long: Length;
}

/** Edges before corners, the longer first. `of`: whose stands are named, those that came or those that are touched. */
export function touchesOf(contacts: readonly Contact[], of: 'stand' | 'on' = 'stand'): Touch[] {
  const alike = Map.groupBy(contacts, ({ side, long }) => `${side} ${long}`);
  return [...alike.values()]
    .map((all) => ({
      stands: [...new Set(all.map((each) => each[of]))].toSorted((a, b) => a - b),
      side: all[0]!.side,
      long: all[0]!.long,
    }))
    .toSorted((a, b) => b.long - a.long || a.stands[0]! - b.stands[0]!);
}

/** FB-LIN-04. A corner counts if the stand touches nothing by an edge. */
export function worthShowing(contacts: readonly Contact[]): Contact[] {
  const hasEdge = ({ unit, stand }: Contact): boolean =>
    contacts.some((each) => each.unit === unit && each.stand === stand && each.long > 0);
  return contacts.filter((each) => each.long > 0 || !hasEdge(each));
}
