/** The toy's table rolls, with more choices, numbers and modifiers than one menu holds. */
import { total } from '../../src/kernel/ledger.ts';
import { type Phrase, phrase } from '../../src/kernel/phrase.ts';
import { Refusal, type Roll } from '../../src/kernel/play.ts';
import type { Said, TableRoll, RollField, RollTold } from '../../src/kernel/ruleset.ts';
import type { ToyState } from './toy-play.ts';

const text = (words: string): Phrase => phrase('toy-option', { text: words });

const QUALITIES = ['plain', 'elite', 'broken'];
const MODIFIERS = Array.from({ length: 30 }, (_, index) => ({
  name: `m${index}`,
  says: text(`modifier ${index}`),
  clause: `TOY-MORALE-${10 + index}`,
  n: index % 2 === 0 ? -1 : 2,
}));

/** A broken unit has no further inputs: nothing is rolled. */
function fields(said: Said): readonly RollField[] {
  const quality: RollField = {
    name: 'quality',
    says: text('quality'),
    kind: 'one',
    choices: QUALITIES.map((name) => ({ name, says: text(name === 'elite' ? 'the best' : name) })),
  };
  if (chosen(said, 'quality') === 'broken') return [quality];
  return [
    { name: 'command', says: text('rating'), kind: 'number', least: 1, most: 60, usual: 7 },
    quality,
    { name: 'modifiers', says: text('modifiers'), kind: 'any', choices: MODIFIERS },
  ];
}

function chosen(said: Said, name: string): string | undefined {
  const value = said[name];
  return typeof value === 'number' ? undefined : value?.[0];
}

function rollOf(said: Said): Roll | Refusal {
  if (chosen(said, 'quality') === 'broken') return new Refusal('TOY-MORALE-22', text('the broken are not tested'));
  const names = said['modifiers'];
  const picked = MODIFIERS.filter(({ name }) => Array.isArray(names) && names.includes(name));
  const base = typeof said['command'] === 'number' ? said['command'] : 7;
  const ledger = picked.map(({ clause, name, n }) => ({ clause, name, n }));
  return { clause: 'TOY-MORALE-06', why: 'morale', dice: 2, sides: 6, base, ledger, about: {} };
}

function play(said: Said, diceFor: (roll: Roll) => readonly number[]): RollTold | Refusal {
  const what = rollOf(said);
  if (what instanceof Refusal) return what;
  const dice = diceFor(what);
  const sum = dice.reduce((a, b) => a + b, 0);
  const needs = total(what.base ?? 0, what.ledger);
  return {
    sentences: [
      {
        says: text(sum <= needs ? 'passed' : `failed by ${sum - needs}`),
        dice: [text(`${dice.join('+')} of ${needs}`)],
      },
    ],
    clauses: [what.clause, ...what.ledger.map(({ clause }) => clause)],
  };
}

export const toyMorale: TableRoll<ToyState> = {
  kind: 'morale',
  fields,
  ahead: (said) => {
    const what = rollOf(said);
    return what instanceof Refusal ? what : [text(`needs ${total(what.base ?? 0, what.ledger)} or less on 2d6`)];
  },
  play,
  now: ({ units }, name, target, { by } = {}) => {
    const unit = units.find(({ id }) => id === name);
    if (!unit)
      return new Refusal(
        'TOY-UNIT',
        text(`no unit ${name}`),
        units.slice(0, 1).map(({ id }) => id),
      );
    // Only its own side knows its quality.
    const quality = by === unit.side ? 'elite' : 'plain';
    return {
      who: [unit.id, ...(target === undefined ? [] : [target])],
      command: unit.strength,
      quality: [quality],
      modifiers: target === undefined ? [] : ['m0'],
    };
  },
};
