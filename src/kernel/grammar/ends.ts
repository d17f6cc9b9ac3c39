/** Orders that nobody types by mistake: the ends that people agree upon, and steps that play themselves. */
import { phrase } from '../phrase.ts';
import { Refusal } from '../play.ts';

/** A battle is conceded or drawn by a separate command, never by a typing error. `clause`: how a battle ends. */
export function agreedEnds(clause: string) {
  return {
    resign: { order: { kind: 'resign' as const }, mayType: () => new Refusal(clause, phrase('refuse-resign')) },
    draw: { order: { kind: 'draw' as const }, mayType: () => new Refusal(clause, phrase('refuse-draw')) },
  };
}

/** Such a step is understood where it is due. */
export function whenDue<S>(isDue: (now: S) => boolean) {
  return {
    mayType: ({ state }: { readonly state: S }) => (isDue(state) ? undefined : ('unknown' as const)),
  };
}
