/** The page tells what the clock said, word for word. */
import { expect, test } from 'vitest';
import type { HistoryPost } from '../../../src/host/verbs/history/history.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve } from '../../help/room.ts';
import { clockedRoom } from './room.ts';

test('a pace, reminders, deputies, missed turns and answers, a proposal that lapses, away and back', async () => {
  const at = await clockedRoom();
  accepted(await at.host.open(at.by(ann), 'toy', 'en', undefined, { pace: '24h/6h' }));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.join(at.by(eve), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  accepted(await at.host.deputy(at.by(bob), eve));
  await at.give(ann, 'R1 charge B1, pursue no');
  await at.later(5);
  await at.later(1);
  accepted(await at.answer(eve, 'run'));
  await at.rule(ann, 'B1 lose 1', 'a slip of the pen');
  await at.later(6);
  await at.later(6);
  await at.later(24);
  accepted(await at.host.away(at.by(bob), '3 days'));
  await at.give(eve, 'B2 move 6');
  accepted(await at.host.back(at.by(bob)));
  await at.later(24);
  await at.later(24);
  await at.later(24);
  await at.later(24);
  await at.later(24);
  accepted(await at.host.resign(at.by(ann)));

  const posted = await at.posts();
  const said = JSON.stringify(posted);
  for (const part of ['is due by', 'deputises until', 'for Bob', 'lapses', 'Ann’s units hold', 'in a row', 'away'])
    expect(said).toContain(part);
  const history = await at.host.history(at.by(eve));
  if (history instanceof Refusal) throw history;
  const told: HistoryPost[] = [];
  for await (const each of history.told) told.push(each);
  const words = (post: HistoryPost['post']) => ({
    kind: post.kind,
    says: post.sentences,
    footer: post.footer,
    calls: post.calls,
  });
  expect(told.map(({ post }) => words(post))).toEqual(posted.map(words));
});
