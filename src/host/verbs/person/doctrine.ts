/** A person's doctrine: their own choice for all battles. */
import { onlyOnce } from '../../advance/only-once.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Reply, Request } from '../../request.ts';
import type { Deps } from '../../battle/deps.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { no } from '../../battle/voice.ts';
import { doctrineLine, doctrinesOf, hasChoice, onlyLine } from '../../messages/doctrine-line.ts';

/** Chooses a doctrine; without a name, returns the active one. */
export async function chooseDoctrine(deps: Deps, request: Request, name?: string): Promise<Reply | Refusal> {
  const rules = await rulesHere(deps, request);
  if (name === undefined) {
    const doctrines = await doctrinesOf(deps, rules, request.person.id);
    return { says: [doctrineLine(doctrines)], doctrines };
  }
  const { name: book, doctrines: all } = rules;
  if (!all.includes(name)) return hasChoice(all) ? no(phrase('host-no-doctrine'), all) : no(onlyLine(book, all[0]!));
  const userId = request.person.id;
  return onlyOnce(deps, `doctrine of ${userId}`, request, async () => ({
    change: { doctrine: { userId, name } },
    result: { says: [doctrineLine({ book, now: name, all })], doctrines: { book, now: name, all } },
  }));
}

/** The rules of the battle here; without one, those of any battle. */
async function rulesHere(deps: Deps, { place }: Request): Promise<AnyRuleset> {
  const battle = await deps.store.battleAt(place.channelId);
  const rules = (battle && deps.rulesets.get(battle.ruleset)) ?? deps.rulesets.values().next().value;
  if (!rules) throw new Error('this bot knows no rules');
  return rules;
}
