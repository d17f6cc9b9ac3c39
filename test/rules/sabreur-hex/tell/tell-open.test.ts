/** The title of an order that waits for an answer: what is not settled yet is not told as if it were. */
import { expect, test } from 'vitest';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { at } from '../../../help/position.ts';
import { playOut, position, type Script } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

/** The title above the story, and the one on the map. */
function titles(
  lines: readonly string[],
  script: Script,
): { readonly asked: string | undefined; readonly said: string[] } {
  const { asked, ...played } = playOut(position('map 30 x 30', ...lines), script);
  const speak = (says: Parameters<typeof words.say>[1]) => words.say('en', says);
  const { before, after: now, transcript } = played;
  const awaited = asked?.unit === undefined ? {} : { awaited: asked.unit };
  const scene = sabreurHex.draw({ before, now, transcript, frame: 'choice', ...awaited }, speak);
  return { asked: asked?.kind, said: [speak(sabreurHex.tell(played).title), scene.title] };
}

const CHARGE = [`red 7C heavy cavalry ${at(0, 0)} N`, `blue 3L line infantry column ${at(1, 0)} N strength 14`];

test('ASK-10 a unit that may still flee is not reported as holding', () => {
  const script = { order: '7C charge 3L', answers: ['hold'], dice: '1 1 6 6 6 6 6 6' };
  expect(titles(CHARGE, script)).toEqual({ asked: 'ASK-10', said: ['7C charges 3L', '7C charges 3L'] });
});

test('ASK-19 a unit whose facing is still to be chosen is reported as rallied', () => {
  const panicked = `red 7L line infantry ${at(0, 0)} N strength 14 of 16 panicked`;
  const { transcript, ...rest } = playOut(position('map 30 x 30', panicked, `blue 3L line infantry ${at(9, 0)} N`), {
    order: '7L rally',
    dice: '1 1',
  });
  const tested = transcript.slice(0, transcript.findIndex((entry) => 'roll' in entry) + 1);
  const title = (isOpen: boolean) =>
    words.say('en', sabreurHex.tell({ ...rest, after: rest.before, transcript: tested, isOpen }).title);
  expect(title(true)).toBe('7L rallies');
  expect(title(false)).toBe('7L cannot rally');
});

test('ASK-07 an answer is reported if nothing else is new', () => {
  const now = position('map 30 x 30', ...CHARGE);
  const declined = (to: 'red' | 'blue', got: string) => {
    const ask = { kind: 'ASK-07', to, about: {}, options: [], fallback: 'friend none' };
    const transcript = [{ ask, got, by: { who: 'default' } as const }];
    const { sentences } = sabreurHex.tell({ before: now, after: now, by: 'red', transcript });
    return (['en', 'fr'] as const).map((language) => words.say(language, sentences[0]!.says).replaceAll('\u00a0', ' '));
  };
  expect(declined('blue', 'friend none')).toEqual([
    'Blue answers: no one helps.',
    'Les Bleus répondent : aucune aide.',
  ]);
});

test('SH-ROUT-04 for a player who has chosen the way off the map, the report says only once that it leads there', () => {
  const edge = at(0, 0);
  const now = position('map 30 x 30', `red 7L line infantry ${edge} N panicked`, `blue 3L line infantry ${at(3, 0)} N`);
  const ask = { kind: 'ASK-12', to: 'red' as const, unit: '7L', about: {}, options: [], fallback: 'via off' };
  const fled = { type: 'fled', unit: '7L', path: [], offMap: true } as const;
  const lost = { type: 'eliminated', unit: '7L', offMap: true, cost: 100, victoryPoints: 50 } as const;
  const transcript = [{ ask, got: 'via off', by: { who: 'person', id: '1' } as const }, { fact: fled }, { fact: lost }];
  const after = sabreurHex.apply(sabreurHex.apply(now, fled), lost);
  const { sentences } = sabreurHex.tell({ before: now, after, by: 'blue', transcript });
  const lines = sentences.flatMap(({ dice }) => dice.map((line) => words.say('fr', line)));
  expect(lines.join(' ').match(/hors de la carte/g)).toHaveLength(1);
});
