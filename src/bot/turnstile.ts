/** One after the other for each person, at most so many a second; whoever has too many waiting is sent away. */
import { createLimiter, type Limiter } from './limiter.ts';

const WAITING = 3;

/** Whether this person's request may be done now; false at once, where too many of his are waiting. */
export type Turnstile = (person: string) => Promise<boolean>;

export function createTurnstile(perSecond: number, limiter: () => Limiter = () => createLimiter(perSecond)): Turnstile {
  const people = new Map<string, { readonly limiter: Limiter; waiting: number }>();
  return async (person) => {
    const known = people.get(person) ?? { limiter: limiter(), waiting: 0 };
    if (known.waiting >= WAITING) return false;
    people.set(person, known);
    known.waiting += 1;
    await known.limiter.take();
    known.waiting -= 1;
    if (known.waiting === 0) setTimeout(() => known.waiting === 0 && people.delete(person), 2000 / perSecond).unref();
    return true;
  };
}
