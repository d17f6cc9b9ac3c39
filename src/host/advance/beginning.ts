/** The first entry of a battle, and what is posted with it. */
import { phrase } from '../../kernel/phrase.ts';
import { SIDES } from '../../kernel/play.ts';
import { withCall } from '../messages/turn-call.ts';
import { nextEntry } from '../orders/journal.ts';
import { deploysFirst } from '../orders/sheet.ts';
import { deskPost, speechOf } from '../messages/desk-post.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Decision } from '../battle/decision.ts';
import type { Deps } from '../battle/deps.ts';
import type { Post } from '../post.ts';
import { bulletin, notice, type Print } from '../messages/posts.ts';
import { seatLines } from '../messages/seat-lines.ts';

/** `userId`: who starts it, or whose sheet was the last to be sealed. */
export async function beginning(deps: Deps, loaded: LoadedBattle, userId: string): Promise<Decision> {
  const { battle, state, next } = loaded;
  const done = { kind: 'start', side: undefined, userId, text: battle.scenario } as const;
  const entry = nextEntry(loaded, { ...done, transcript: [], state });
  const print = { head: entry.hash, from: 0, dice: 0, scripted: 0 };
  const opened = [phrase('host-started'), ...seatLines(loaded)];
  // If both sides have already deployed, no one is called before both deployments are shown.
  const calls = next.kind !== 'auto' && !deploysFirst(loaded);
  return {
    entry,
    patch: { status: next.kind === 'over' ? 'over' : 'playing', position: entry.seq, told: entry.seq },
    table: [
      {
        kind: 'started',
        userId,
        data: {},
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
