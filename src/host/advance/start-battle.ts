/** Starts a battle. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, SIDES } from '../../kernel/play.ts';
import { withCall } from '../messages/turn-call.ts';
import { type Revealed, revealedNow, revealLines } from './sealed.ts';
import type { Request } from '../request.ts';
import { resumeDecision } from './advance.ts';
import { nextEntry } from '../orders/journal.ts';
import { deskPost, speechOf } from '../messages/desk-post.ts';
import { isUmpire, sidesOf } from '../seats/commanders.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Decision } from '../battle/decision.ts';
import type { Deps } from '../battle/deps.ts';
import type { Post } from '../post.ts';
import { bulletin, notice, type Print } from '../messages/posts.ts';
import { no, sideName } from '../battle/voice.ts';
import { seatLines } from '../messages/seat-lines.ts';
import { playing } from './verb.ts';

/** With sealed deployments not before both sides have sealed; `sealed`: they just have. */
export async function start(
  deps: Deps,
  loaded: LoadedBattle,
  { person }: Pick<Request, 'person'>,
  sealed?: Revealed,
): Promise<Decision | Refusal> {
  const { battle, holders, state, next } = loaded;
  if (battle.status === 'halted') {
    if (sidesOf(loaded, person).length === 0 && !isUmpire(loaded, person)) return no(phrase('host-no-seat'));
    return (await resumeDecision(deps, loaded, person.id)) ?? no(phrase('host-still-halted'));
  }
  if (battle.status !== 'mustering') return playing(battle) ?? no(phrase('host-already-started'));
  const revealed = sealed ?? (await revealedNow(deps, battle));
  if (revealed instanceof Refusal) return revealed;
  const free = SIDES.find((side) => !holders[side]);
  if (free) return no(phrase('host-side-empty', { side: sideName(free) }));
  if (sidesOf(loaded, person).length === 0 && !isUmpire(loaded, person)) return no(phrase('host-no-seat'));
  const done = { kind: 'start', side: undefined, userId: person.id, text: battle.scenario } as const;
  const entry = nextEntry(loaded, { ...done, transcript: [], state });
  const print = { head: entry.hash, from: 0, dice: 0, scripted: 0 };
  const reveal = revealed ? revealLines(revealed) : [];
  const opened = [phrase('host-started'), ...seatLines(loaded), ...reveal];
  // If both sides have already deployed, no one is called before both deployments are shown.
  const calls = next.kind !== 'auto' && !revealed;
  return {
    entry,
    patch: { status: next.kind === 'over' ? 'over' : 'playing', position: entry.seq, told: entry.seq },
    table: [
      {
        kind: 'started',
        userId: person.id,
        data: { ...(revealed && { revealed: { seals: revealed.seals.map((each) => ({ ...each })) } }) },
        posts: (voice) => [notice(voice, opened), ...(calls ? [firstPost({ ...loaded, voice }, print)] : [])],
      },
    ],
    ...(calls && { posts: await addedAtOnce(deps, loaded) }),
    says: () => [phrase('host-started')],
  };
}

/** What a lesson says where its learner may order straight away. */
async function addedAtOnce(deps: Deps, loaded: LoadedBattle): Promise<readonly Post[]> {
  const { state } = loaded;
  let posts: readonly Post[] = [];
  for (const add of deps.hooks.adds) {
    posts = await add(deps, loaded, { before: state, after: state, by: SIDES[0]!, transcript: [] }, posts);
  }
  return posts;
}

function firstPost(loaded: LoadedBattle, print: Print): Post {
  const { battle, next, state } = loaded;
  const speech = speechOf(loaded);
  if (next.kind === 'table') return deskPost(speech, [], state, next, { id: battle.id, seq: 1 }, print);
  return withCall(loaded, bulletin(speech, [], state, next, [], print), state, 1);
}
