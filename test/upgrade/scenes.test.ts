/** Pictures that wait in posts of earlier versions: tables, and maps of hexes, whose board had no name at first. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { post } from '../../src/host/post.ts';
import { paintPicture } from '../../src/paint/paint.ts';
import type { HexScene } from '../../src/scene/hex.ts';
import { LANDINGS } from './kept.ts';
import { copied } from './opened.ts';

/** The posts of a landing's outbox, as they are stored. */
function storedPosts(landing: string): readonly unknown[] {
  const database = new DatabaseSync(copied(landing).databaseUrl.replace('file:', ''), { readOnly: true });
  const rows = database.prepare('select post from Outbox').all() as { readonly post: string }[];
  database.close();
  return rows.map((row) => JSON.parse(row.post) as unknown);
}

test.each(LANDINGS)('%s: each stored picture is read, and its map or table is what it was', (landing) => {
  type Stored = { readonly board: unknown; readonly map?: unknown };
  const stored = storedPosts(landing) as { readonly scene?: Stored }[];
  const pictures = stored.flatMap((each) => (each.scene ? [{ was: each.scene, now: post.parse(each).scene! }] : []));
  expect(pictures.length).toBeGreaterThan(0);
  for (const { was, now } of pictures) {
    expect(now.board).toBe(typeof was.board === 'string' ? was.board : 'hex');
    // A picture of a table is as it was in all.
    expect(now.board === 'hex' ? now.map : now).toEqual(now.board === 'hex' ? (was.map ?? was.board) : was);
  }
});

test('an old picture is painted as one of today', async () => {
  const old = (storedPosts(LANDINGS[0]!) as { readonly scene?: Omit<HexScene, 'map'> }[]).find(({ scene }) => scene)!;
  expect(old.scene!.board).not.toBe('hex');
  const { scene } = post.parse(old);
  const { board: map, ...rest } = old.scene as unknown as { readonly board: HexScene['map'] };
  const today = { ...(rest as Omit<HexScene, 'map' | 'board'>), board: 'hex', map } as const;
  const [one, other] = await Promise.all([scene!, today].map((each) => paintPicture(each, { width: 400 })));
  expect(one!.data.equals(other!.data)).toBe(true);
});
