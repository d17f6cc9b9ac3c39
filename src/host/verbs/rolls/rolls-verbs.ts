/** Saved rolls: valid names, their number, and replacing them. */
import { LIMITS } from '../../../dice/notation.ts';
import { readDice } from '../../../dice/read.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { fold } from '../../../kernel/text/tokens.ts';
import type { Reply, Request } from '../../request.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import type { Change, SavedRoll } from '../../store/store.ts';
import { tried } from '../../retry.ts';
import { already, verbKit } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import type { KeptRoll, NamedRoll } from './rolls.ts';

/** The most rolls of a person (a menu shows them all), and the longest name. */
export const MOST = { rolls: 25, name: 40, text: LIMITS.length } as const;

export function createRolls(deps: Deps) {
  const { verb } = verbKit(deps);
  return {
    /** A person's own, by name. */
    rolls: async (userId: string) => (await deps.store.rollsOf(userId)).map(named),
    /** The one that matches the typed name, ignoring case and accents. */
    roll: async (userId: string, typed: string) => {
      const found = called(await deps.store.rollsOf(userId), nameOf(typed));
      return found && named(found);
    },
    /** Saves a valid roll; one with the same name is replaced. */
    keepRoll: verb(keepRoll),
    dropRoll: verb(dropRoll),
  };
}

function named({ id, name, text }: SavedRoll): NamedRoll {
  return { id, name, text };
}

/** Words and numbers separated by spaces, without meaning in Discord. */
function nameOf(typed: string): string {
  return (typed.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []).join(' ');
}

function called(own: readonly SavedRoll[], name: string): SavedRoll | undefined {
  return own.find((each) => fold(each.name) === fold(name));
}

async function keepRoll(
  deps: Deps,
  request: Request,
  typed: string,
  text: string,
): Promise<KeptRoll | Reply | Refusal> {
  const name = nameOf(typed);
  if (name === '' || name.length > MOST.name) return no(phrase('rolls-name', { most: MOST.name }));
  // Text that parses as dice is never a name.
  if (!('fault' in readDice(name))) return no(phrase('rolls-name-dice', { name }));
  if (text.length > MOST.text) return no(phrase('rolls-text', { most: MOST.text }));
  return changing(deps, request, (own) => {
    const before = called(own, name);
    if (!before && own.length >= MOST.rolls) return no(phrase('rolls-full', { most: MOST.rolls }));
    const put = { id: before?.id ?? newId(deps), userId: request.person.id, name, text };
    return { rolls: { put: [put] }, result: { name, ...(before && { before: before.text }) } };
  });
}

async function dropRoll(deps: Deps, request: Request, id: string): Promise<Reply | Refusal> {
  return changing(deps, request, (own) => {
    const found = own.find((each) => each.id === id);
    if (!found) return no(phrase('rolls-gone'));
    return { rolls: { drop: [id] }, result: { says: [phrase('rolls-dropped', { name: found.name })] } };
  });
}

interface Deed<T> {
  readonly rolls: NonNullable<Change['rolls']>;
  readonly result: T;
}

/** One change of a person's rolls at a time, on the present state, and only once. */
async function changing<T>(
  deps: Deps,
  { interaction, person }: Request,
  decide: (own: readonly SavedRoll[]) => Deed<T> | Refusal,
): Promise<T | Reply | Refusal> {
  return deps.lock(`rolls of ${person.id}`, async () => {
    const done = await tried(async () => {
      if (await deps.store.seen(interaction)) return already();
      const deed = decide(await deps.store.rollsOf(person.id));
      if (deed instanceof Refusal) return deed;
      deps.at('committing');
      const committed = await deps.store.commit({ at: deps.clock(), interactionId: interaction, rolls: deed.rolls });
      if (committed === 'seen') return already();
      return committed === 'stale' ? committed : deed.result;
    });
    return done === 'stale' ? no(phrase('host-busy')) : done;
  });
}
