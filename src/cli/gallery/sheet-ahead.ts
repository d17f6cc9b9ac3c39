/** A sheet that a side writes, before it is sealed: where its lines take its units, quarter by quarter, and whom they charge. */
import { NO_SHEET, type Line, type Sheet } from '../../rules/periods/order.ts';
import { draw } from '../../rules/periods/draw/index.ts';
import { readScenario } from '../../rules/periods/scenario/index.ts';
import type { FieldScene } from '../../scene/field.ts';
import { fieldSurveyor } from '../../survey/field/surveyor.ts';
import { openWords } from '../../words/words.ts';

const WORDS = openWords();
const say = (says: Parameters<typeof WORDS.say>[1]) => WORDS.say('en', says);

const TABLE = `
rules periods
title en "A Sheet" fr "Une feuille"
field 120 x 90
periods 3
army red  en "French" fr "Français" edge south
army blue en "English" fr "Anglais" edge north
area wood en "the oaks" fr "les chênes" 84x50 100x48 102x60 86x62
line road en "the lane" fr "le chemin" width 3 0x24 60x30 120x20
red 1G general at 60x8
red 3L infantry french elite column 18 at 34x26 face N posture attack
red 4L infantry french column 18 at 58x26 face N posture attack
red 5L infantry french square 18 at 78x26 face N posture hold
red 5H light cavalry french line 6 at 14x26 face N posture attack
red 7V voltigeurs french skirmish 6 at 46x34 face N posture harass
red 1B foot battery french limbered at 96x22 face N posture hold
blue 11L infantry english double line 18 at 36x52 face S posture hold
blue 12L infantry english column 18 at 62x56 face S posture attack disordered
blue 9H light cavalry english column 12 at 80x56 face S posture attack
blue 2B horse battery english deployed at 20x54 face S posture hold
`;

const line = (unit: string, ...acts: Line['acts']): Line => ({ unit, acts, answers: {} });

const SHEET: Sheet = {
  ...NO_SHEET,
  lines: [
    line('3L', { do: 'charge', target: '11L' }),
    line('4L', { do: 'wheel', hand: 'right', angle: 3_000 }, { do: 'ahead', by: 6_000 }),
    line('5H', { do: 'ahead', by: 14_000 }),
    line('7V', { do: 'evade' }),
    line('1B', { do: 'ahead', by: 4_000 }),
  ],
};

export function sheetAhead(theme: FieldScene['theme']): FieldScene {
  const read = readScenario(TABLE.trim());
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const now = { ...read.state, writing: { side: 'red' as const, sheet: SHEET } };
  return fieldSurveyor.withKey({ ...draw({ now, transcript: [], frame: 'whole' }, say), theme }, say);
}
