/** What only the umpire does besides ruling: annulling orders, answering for absent players, pausing the battle. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { answerOpen } from '../../advance/answer.ts';
import { umpireOnly } from './desk-may.ts';
import { reasonOf } from '../../battle/reason.ts';
import { toDesk } from '../../messages/desk-post.ts';
import { orWithdrawn } from '../../advance/fault.ts';
import { shownText } from '../../orders/hand.ts';
import type { Person, Request } from '../../request.ts';
import { droppedBehind } from '../../advance/dropped-orders.ts';
import { asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import { pausing } from '../../advance/paused.ts';
import type { Decision, TableLine } from '../../battle/decision.ts';
import type { Post } from '../../post.ts';
import type { Deps } from '../../battle/deps.ts';
import { notice } from '../../messages/posts.ts';
import { callAgain } from '../../messages/turn-call.ts';
import { textsOf } from '../../orders/queued.ts';
import type { Waiting } from '../../store/store.ts';
import { begun, playing } from '../../advance/verb.ts';
import { nameOf, no, personName, sideName, type Voice } from '../../battle/voice.ts';

/** An annulled order, and who must be told. */
export interface Annulled {
  readonly waiting: Waiting;
  readonly who: Person;
  readonly why: string;
}

export function annul(deps: Deps, loaded: LoadedBattle, request: Request, reason: string): Decision | Refusal {
  const refusal = begun(loaded.battle) ?? umpireOnly(loaded, request);
  if (refusal) return refusal;
  const why = reasonOf(reason);
  if (why instanceof Refusal) return why;
  const { battle, next, waiting } = loaded;
  if (!waiting) return no(phrase('host-nothing-waits'));
  // An automatic order would only be repeated straight away, with the same dice.
  if (waiting.userId === undefined) return no(phrase('host-annul-table'));
  const annulled = { waiting, who: request.person, why };
  const says = annulSays(loaded, annulled);
  const behind = droppedBehind(deps, loaded, waiting);
  return {
    waiting: 'none',
    table: [
      annulLine(loaded, annulled, (voice) => ({
        ...(battle.status === 'playing' && callAgain(loaded, voice)),
        ...toDesk(next, battle.id, voice),
      })),
      ...behind,
    ],
    says,
  };
}

/** Who annulled what, and why. */
export function annulSays(loaded: LoadedBattle, { waiting, who, why }: Annulled): (language: Language) => Phrase[] {
  const { rules, holders } = loaded;
  const whose = nameOf(holders[waiting.side]);
  return (language) => [
    // An automatic order has no text for people, and is repeated straight away.
    waiting.userId === undefined
      ? phrase('host-umpire-restarts', { who: nameOf(who), why })
      : phrase('host-umpire-annuls', {
          who: nameOf(who),
          why,
          order: shownText(rules, waiting.text, language),
          whose,
        }),
  ];
}

/** The commander whose order is annulled is called. */
export function annulLine(
  loaded: LoadedBattle,
  annulled: Annulled,
  more: (voice: Voice) => Partial<Post> = () => ({}),
): TableLine {
  const { waiting, who, why } = annulled;
  const { text, rest, userId } = waiting;
  const says = annulSays(loaded, annulled);
  return {
    kind: 'annulled',
    userId: who.id,
    data: { why, order: text, dropped: textsOf(rest) },
    annuls: true,
    posts: (voice) => [
      { ...notice(voice, says(voice.language), userId === undefined ? [] : [userId]), ...more(voice) },
    ],
  };
}

export async function answerFor(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  given: number | string,
  reason: string,
): Promise<Decision | Refusal> {
  const refusal = playing(loaded.battle) ?? umpireOnly(loaded, request);
  if (refusal) return refusal;
  const why = reasonOf(reason);
  if (why instanceof Refusal) return why;
  const waiting = asking(loaded);
  if (!waiting) return no(phrase('host-nothing-asked'));
  const { to, kind } = waiting.question;
  const by = { who: 'umpire', id: request.person.id } as const;
  const decision = await orWithdrawn(deps, loaded, waiting, () =>
    answerOpen(deps, loaded, request, waiting, { given, ahead: [] }, by),
  );
  if (decision instanceof Refusal) return decision;
  const says = [answersFor(loaded, request.person, why, to)];
  return {
    ...decision,
    table: [
      { kind: 'answeredFor', userId: by.id, data: { why, to, kind }, posts: (voice) => [notice(voice, says)] },
      ...(decision.table ?? []),
    ],
    says: () => says,
  };
}

function answersFor({ holders }: Pick<LoadedBattle, 'holders'>, umpire: Person, why: string, to: Side): Phrase {
  return phrase('host-umpire-answers', {
    who: nameOf(umpire),
    why,
    side: sideName(to),
    whose: nameOf(holders[to]),
  });
}

export function pause(loaded: LoadedBattle, request: Request, reason: string): Decision | Refusal {
  const refusal = playing(loaded.battle) ?? umpireOnly(loaded, request);
  if (refusal) return refusal;
  const why = reasonOf(reason);
  if (why instanceof Refusal) return why;
  return pausing(loaded, { who: personName(request.person), why }, request.person.id);
}
