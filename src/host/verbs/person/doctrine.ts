/** What a person lets be answered for him: his own choice, whatever the battle. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Doctrines, Reply, Request } from '../../request.ts';
import { doctrineOf } from '../../orders/who-answers.ts';
import type { Parts } from '../../battle/deps.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { tried } from '../../retry.ts';
import { already } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';

/** Chooses a doctrine; without a name, says which one is on. */
export async function chooseDoctrine(parts: Parts, request: Request, name?: string): Promise<Reply | Refusal> {
  const rules = await rulesHere(parts, request);
  if (name === undefined) {
    const doctrines = await doctrinesOf(parts, rules, request.person.id);
    return { says: [doctrineLine(doctrines)], doctrines };
  }
  const { doctrines: all } = rules;
  if (!all.includes(name)) return hasChoice(all) ? no(phrase('host-no-doctrine'), all) : no(onlyLine(all[0]!));
  const doctrine = { userId: request.person.id, name };
  // Somebody else may write the same row at the same time.
  const change = { interactionId: request.interaction, doctrine };
  const committed = await tried(() => parts.store.commit({ at: parts.clock(), ...change }));
  if (committed === 'seen') return already();
  if (committed === 'stale') return no(phrase('host-busy'));
  return { says: [doctrineLine({ now: name, all })], doctrines: { now: name, all } };
}

/** The rules of the battle in this place; where there is none, those that any battle might have. */
async function rulesHere(parts: Parts, { place }: Request): Promise<AnyRuleset> {
  const battle = await parts.store.battleAt(place.channelId);
  const rules = (battle && parts.rulesets.get(battle.ruleset)) ?? parts.rulesets.values().next().value;
  if (!rules) throw new Error('this bot knows no rules');
  return rules;
}

export async function doctrinesOf(parts: Parts, rules: AnyRuleset, userId: string): Promise<Doctrines> {
  const chosen = await parts.store.doctrines([userId]);
  return { now: doctrineOf(rules, chosen.get(userId)), all: rules.doctrines };
}

/** Which doctrine is on, and what it means. */
export function doctrineLine({ now, all }: Doctrines): Phrase {
  if (!hasChoice(all)) return onlyLine(now);
  return phrase('host-doctrine', { name: phrase(`doctrine-${now}`), means: phrase(`doctrine-${now}-means`) });
}

function hasChoice(all: Doctrines['all']): boolean {
  return all.length > 1;
}

/** Of a game that has only one: nobody is sent to choose another. */
function onlyLine(name: string): Phrase {
  return phrase('host-doctrine-only', { means: phrase(`doctrine-${name}-means`) });
}
