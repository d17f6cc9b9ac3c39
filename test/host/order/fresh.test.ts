/** The later part of an order is titled by what is new in it, not by the same again with another number. */
import { expect, test } from 'vitest';
import { freshOf } from '../../../src/host/messages/tale.ts';
import { sabreurHex } from '../../../src/rules/sabreur-hex/index.ts';
import { shown } from '../../../src/host/battle/shown.ts';
import type { AnyRuleset } from '../../../src/host/ruleset.ts';
import { playOut, position, type Script } from '../../help/telling.ts';
import { words } from '../../help/words.ts';

const SHOT = ['red 1B medium foot battery 1107 N', 'blue 9L line infantry line 1101 S'];

function titles(lines: readonly string[], script: Script, answered: string): string[] {
  const { asked: _asked, ...passage } = playOut(position('map 30 x 30', ...lines), script);
  const heard = passage.transcript.findIndex((entry) => 'ask' in entry && entry.ask.kind === answered);
  const begun = { ...passage, transcript: passage.transcript.slice(0, heard) };
  const rules = shown(sabreurHex as unknown as AnyRuleset);
  return [freshOf(rules, begun, 0, true), freshOf(rules, passage, heard)].map(({ title }) => words.say('en', title));
}

test('a shot, and what staying costs', () => {
  const script = { order: '1B fire 9L', answers: ['stay'], dice: '6 6 6 1 1 1 1 1 5 4' };
  expect(titles(SHOT, script, 'ASK-10')).toEqual(['1B fires on 9L: −3', '9L wavers and stays: −2']);
});

test('an order whose outcome differs from its text takes the outcome as its title', () => {
  const lines = ['red 7C heavy cavalry 1212 N', 'blue 3L line infantry column 1209 S strength 3 of 16'];
  const script = { order: '7C charge 3L', answers: ['hold'], dice: '1 1 6 6 6 6 6 6 6 6' };
  expect(titles(lines, script, 'ASK-06')).toEqual(['7C charges 3L', '7C destroys 3L']);
});

test('the rules tell no part twice: the whole passage once; for a later part also the first one, whose title it may have, and the rest', () => {
  const passage = playOut(position('map 30 x 30', ...SHOT), {
    order: '1B fire 9L',
    answers: ['stay'],
    dice: '6 6 6 1 1 1 1 1 5 4',
  });
  const told: number[] = [];
  const counting = {
    ...sabreurHex,
    tell: (telling: Parameters<typeof sabreurHex.tell>[0]) => {
      told.push(telling.transcript.length);
      return sabreurHex.tell(telling);
    },
  };
  const all = passage.transcript.length;
  const rules = shown(counting as unknown as AnyRuleset);
  freshOf(rules, passage, 0);
  expect(told.splice(0)).toEqual([all]);
  freshOf(rules, passage, all - 1);
  expect(told).toEqual([all, all - 1, 1]);
});
