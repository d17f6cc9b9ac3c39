/** Periods without threads: what its own side alone is told, it is told in private when it writes again. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import { periods } from '../../../src/rules/periods/index.ts';
import { accepted, ann, bob, type Room, shown, startedRoom } from '../../help/room.ts';

const TEXT = `rules periods
title en "A test" fr "Un essai"
field 120 x 90
periods 3
variant fights simple
army red en "French" fr "Français" edge south
army blue en "English" fr "Anglais" edge north
red 3L infantry french regular column 18 at 30x20 face N posture attack
red 7H light cavalry french regular column 12 at 100x24 face N posture attack
blue 12L infantry english regular line 18 at 30x26 face S posture hold
`;

const scenarios = [{ name: 'test', title: phrase('toy-option', { text: 'test' }), ruleset: 'periods', text: TEXT }];

async function notes(at: Room, who: typeof ann): Promise<readonly string[]> {
  const panel = accepted(await at.host.openPanel(at.by(who)));
  if (panel instanceof Refusal) throw panel;
  return panel.notes.map((note) => at.words.say('en', note));
}

test('PE-GAP-14 a line that has ended early is told to its own side, in the panel and with the first line, once the next sheets are written', async () => {
  const at = await startedRoom(
    { rulesets: rulesetsByName({ periods }), rulesetOf: () => 'periods', scenarios },
    'test',
  );
  expect(await notes(at, ann)).toEqual([]);
  accepted(await at.host.preview(at.by(ann), '3L advance 9; 7H advance 3'));
  accepted(await at.host.done(at.by(ann)));
  accepted(await at.host.preview(at.by(bob), '12L stand'));
  accepted(await at.host.done(at.by(bob)));
  const posts = (await at.posts()).map(shown).join('\n');
  expect(posts).not.toContain('Only you are told');
  expect(await notes(at, ann)).toEqual(['**3L** is stopped by 12L. Only you are told.']);
  expect(await notes(at, bob)).toEqual([]);
  const warned = async (who: typeof ann, line: string) =>
    accepted(await at.host.preview(at.by(who), line)).warns.map((each) => at.words.say('en', each));
  expect(await warned(ann, '7H stand')).toEqual(['**3L** is stopped by 12L. Only you are told.']);
  expect(await warned(ann, '3L stand')).toEqual([]);
  expect(await warned(bob, '12L stand')).toEqual([]);

  for (const who of [ann, bob]) accepted(await at.host.done(at.by(who)));
  expect(await notes(at, ann)).toEqual([]);
});
