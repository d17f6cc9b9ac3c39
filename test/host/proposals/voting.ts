/** Proposals in a room, and how people vote on them. */
import { expect } from 'vitest';
import type { Person, Reply } from '../../../src/host/request.ts';
import type { Post } from '../../../src/host/post.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, type Room } from '../../help/room.ts';

/** What is proposed now, the oldest first. */
export async function open(at: Room) {
  return at.store.motions((await at.battle()).id);
}

/** A press on the post of the only proposal. */
export async function press(at: Room, person: Person, agrees: boolean): Promise<Reply | Refusal> {
  const [motion] = await open(at);
  return at.host.vote(at.by(person), (await at.battle()).id, motion?.id ?? 'none', agrees);
}

export async function agrees(at: Room, person: Person): Promise<Reply> {
  return accepted(await press(at, person, true));
}

export async function refuses(at: Room, person: Person): Promise<Reply> {
  return accepted(await press(at, person, false));
}

/** The last post, which offers the proposal to those it calls and to nobody else. */
export function offered(posts: readonly Post[], ...calls: readonly Person[]): Post {
  const post = posts.at(-1)!;
  expect(post.motion).toBeDefined();
  expect(post.calls).toEqual(calls.map(({ id }) => id));
  return post;
}

export function saysOf({ sentences }: Post): string {
  return sentences.map(({ says, dice }) => [says, ...dice].join('\n  ')).join('\n');
}
