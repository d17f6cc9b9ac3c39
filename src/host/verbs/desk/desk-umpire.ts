/** What only the umpire does besides ruling: annulling orders, answering for absent players, opening sheets, pausing the battle. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
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
import { sealingLate } from '../../advance/sheets.ts';
import { isSealed, writers } from '../../orders/sheet.ts';
import { pausing } from '../../advance/paused.ts';
import { type Decision, type TableLine, together } from '../../battle/decision.ts';
import { pseudonymOf } from '../../battle/participants.ts';
import type { Post } from '../../post.ts';
import type { Deps } from '../../battle/deps.ts';
import { noticeLine } from '../../messages/notice-line.ts';
import { notice } from '../../messages/posts.ts';
import { callAgain } from '../../messages/turn-call.ts';
import { textsOf } from '../../orders/queued.ts';
import type { Waiting } from '../../store/store.ts';
import { begun, playing } from '../../advance/verb.ts';
import { nameOf, no, personName, sideName, type Voice } from '../../battle/voice.ts';

/** An order to be annulled. */
interface Annulled {
  readonly waiting: Waiting;
  readonly who: Person;
  readonly why: string;
}

export function annul(deps: Deps, loaded: LoadedBattle, request: Request, reason: string): Decision | Refusal {
  const why = begun(loaded.battle) ?? umpiresReason(loaded, request, reason);
  if (why instanceof Refusal) return why;
  const { battle, next, waiting } = loaded;
  if (!waiting) return no(phrase('host-nothing-waits'));
  // An automatic order would only be repeated straight away, with the same dice.
  if (waiting.userId === undefined) return no(phrase('host-annul-table'));
  const more = (voice: Voice) => ({
    ...(battle.status === 'playing' && callAgain(loaded, voice)),
    ...toDesk(next, battle.id, voice),
  });
  return { waiting: 'none', ...annulled(deps, loaded, { waiting, who: request.person, why }, more) };
}

function umpiresReason(loaded: LoadedBattle, request: Request, reason: string): string | Refusal {
  return umpireOnly(loaded, request) ?? reasonOf(reason);
}

/** The waiting order is annulled, with those behind it. Its commander is called. */
export function annulled(
  deps: Deps,
  loaded: LoadedBattle,
  { waiting, who, why }: Annulled,
  more: (voice: Voice) => Partial<Post> = () => ({}),
): Required<Pick<Decision, 'table' | 'says'>> {
  const { text, rest, userId } = waiting;
  const says = annulSays(loaded, { waiting, who, why });
  const line: TableLine = {
    kind: 'annulled',
    userId: who.id,
    data: { why, order: text, dropped: textsOf(rest) },
    annuls: true,
    posts: (voice) => [
      { ...notice(voice, says(voice.language), userId === undefined ? [] : [userId]), ...more(voice) },
    ],
  };
  return { table: [line, ...droppedBehind(deps, loaded, waiting)], says };
}

function annulSays({ rules, holders }: LoadedBattle, { waiting, ...by }: Annulled): (language: Language) => Phrase[] {
  const [who, whose, why] = [nameOf(by.who), nameOf(holders[waiting.side]), by.why];
  // An automatic order has no text for people, and is repeated straight away.
  if (waiting.userId === undefined) return () => [phrase('host-umpire-restarts', { who, why })];
  return (language) => {
    const order = shownText(rules, waiting.text, language);
    return [phrase('host-umpire-annuls', { who, why, order, whose })];
  };
}

export async function answerFor(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  given: number | string,
  reason: string,
): Promise<Decision | Refusal> {
  const why = playing(loaded.battle) ?? umpiresReason(loaded, request, reason);
  if (why instanceof Refusal) return why;
  const waiting = asking(loaded);
  if (!waiting) return no(phrase('host-nothing-asked'));
  const { to, kind } = waiting.question;
  const by = { who: 'umpire', id: pseudonymOf(loaded, request.person.id) } as const;
  const decision = await orWithdrawn(deps, loaded, waiting, () =>
    answerOpen(deps, loaded, request, waiting, { given, ahead: [] }, by),
  );
  if (decision instanceof Refusal) return decision;
  const [who, whose] = [nameOf(request.person), nameOf(loaded.holders[to])];
  const says = [phrase('host-umpire-answers', { who, why, side: sideName(to), whose })];
  const line = noticeLine({ kind: 'answeredFor', userId: request.person.id, data: { why, to, kind } }, says);
  return { ...together({ table: [line] }, decision), says: () => says };
}

/** Before their hour, because a side is gone or both have agreed. What is written counts, as at the hour. */
export async function openSheets(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  reason: string,
): Promise<Decision | Refusal> {
  const why = playing(loaded.battle) ?? umpiresReason(loaded, request, reason);
  if (why instanceof Refusal) return why;
  if (loaded.next.kind !== 'sealed') return no(phrase('host-no-sheets'));
  const sides = writers(loaded).filter((side) => !isSealed(loaded, side));
  let all: Decision = {};
  for (const side of sides) {
    const sealed = await sealingLate(deps, loaded, side);
    if (sealed instanceof Refusal) return sealed;
    all = together(all, sealed);
  }
  const says = [phrase('host-umpire-opens', { who: nameOf(request.person), why })];
  const data = { why, name: loaded.next.name, sides };
  const line = noticeLine({ kind: 'openedEarly', userId: request.person.id, data }, says);
  return { ...together({ table: [line] }, all), says: () => says };
}

export function pause(loaded: LoadedBattle, request: Request, reason: string): Decision | Refusal {
  const why = playing(loaded.battle) ?? umpiresReason(loaded, request, reason);
  if (why instanceof Refusal) return why;
  return pausing(loaded, { who: personName(request.person), why }, request.person.id);
}
