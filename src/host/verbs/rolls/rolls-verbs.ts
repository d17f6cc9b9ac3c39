/** Saved rolls: valid names, their number, and replacing them. */
import { onlyOnce } from '../../advance/only-once.ts';
import { LIMITS } from '../../../dice/notation.ts';
import { readDice } from '../../../dice/read.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { fold } from '../../../kernel/text/tokens.ts';
import type { Reply, Request } from '../../request.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import type { SavedRoll } from '../../store/store.ts';
import { verbKit } from '../../advance/verb.ts';
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
  return onlyOnce(deps, `rolls of ${request.person.id}`, request, async () => {
    const own = await deps.store.rollsOf(request.person.id);
    const before = called(own, name);
    if (!before && own.length >= MOST.rolls) return no(phrase('rolls-full', { most: MOST.rolls }));
    const put = { id: before?.id ?? newId(deps), userId: request.person.id, name, text };
    return { change: { rolls: { put: [put] } }, result: { name, ...(before && { before: before.text }) } };
  });
}

async function dropRoll(deps: Deps, request: Request, id: string): Promise<Reply | Refusal> {
  return onlyOnce(deps, `rolls of ${request.person.id}`, request, async () => {
    const found = (await deps.store.rollsOf(request.person.id)).find((each) => each.id === id);
    if (!found) return no(phrase('rolls-gone'));
    return { change: { rolls: { drop: [id] } }, result: { says: [phrase('rolls-dropped', { name: found.name })] } };
  });
}
