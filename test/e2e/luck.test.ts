/** Each side's luck, asked for by an onlooker: private, and only as far as it has been reported. */
import { expect, test } from 'vitest';
import { answerAll, begin, order } from './game.ts';
import { shipped } from './scenarios.ts';
import { openStage, publicMessages, textOf } from './stage.ts';

test('an onlooker sees the luck of both sides, and no one else sees it', async () => {
  // Order points; the chasseurs panic; ten dice of the charge, seven of which hit.
  const stage = await openStage({ aide: shipped('5 6 6 6 5 4 6 4 4 5 2 2 1') });
  const players = { red: 'Alice', blue: 'Bruno' };
  const before = await stage.command('Dan', 'tavern', 'luck');
  expect(textOf(before.response)).toContain('no battle here');
  await begin(stage, 'tavern', 'rosenau', players);
  await order(stage, 'Alice', 'tavern', '4K charge 11C');
  await answerAll(stage, 'tavern', players);
  const said = (await publicMessages(stage, 'tavern')).length;
  const { response } = await stage.command('Dan', 'tavern', 'luck');
  expect(response!.ephemeral).toBe(true);
  const text = textOf(response);
  expect(text).toContain('### Luck · Outposts at Rosenau, 1809');
  expect(text).toMatch(
    /\*\*Red\*\* · too few dice and tests to say anything \(\d+\)\n```\n.*\nHits +\d+ +\d+\.\d +[+−]\d+\.\d too few \(\d+\)\n```/,
  );
  const french = await stage.command('Chloé', 'tavern', 'luck');
  expect(textOf(french.response)).toContain('**Les Rouges** · trop peu de dés et de tests pour en rien dire (10)');
  expect(await publicMessages(stage, 'tavern')).toHaveLength(said);
});
