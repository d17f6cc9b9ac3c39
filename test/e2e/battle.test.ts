import { expect, test } from 'vitest';
import { answerAll, begin, order } from './game.ts';
import { openStage, publicTexts } from './stage.ts';

test('a small battle in English, from its opening to its end', async () => {
  const stage = await openStage();
  const players = { red: 'Alice', blue: 'Bruno' };
  await begin(stage, 'battle', 'toy', players);
  try {
    await order(stage, 'Alice', 'battle', 'R1 charge B1');
    expect(await answerAll(stage, 'battle', players)).toBeGreaterThan(0);
    await order(stage, 'Alice', 'battle', 'end');
    await order(stage, 'Bruno', 'battle', 'end');
  } finally {
    console.log((await publicTexts(stage, 'battle')).join('\n------\n'));
    console.log(stage.log.join(''));
  }
});
