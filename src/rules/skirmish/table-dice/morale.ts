/** SK-MOR, SK-AVO. A morale test at a real table: the value, the die, and what follows. */
import { phrase } from '../../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../../kernel/play.ts';
import { modifiersAhead, testAhead } from '../../../kernel/table-dice/ahead.ts';
import { any, number, one, type Slots } from '../../../kernel/table-dice/slots.ts';
import { type Seen as Found, tableRollFrom } from '../../../kernel/table-dice/table-roll.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { unitNamed } from '../look/index.ts';
import { nerveOf, testOf } from '../morale.ts';
import { passChance } from '../odds/chances.ts';
import type { State } from '../state.ts';
import { tell } from '../tell/index.ts';
import { ownUnit, positionWith, type Scene, staffOf } from './scene.ts';

interface Tested extends Scene {
  readonly reason: 'fire' | 'contact';
}

/** A unit of a battle, and what weighs on its test. */
interface Shaken {
  readonly value: number;
  readonly superior: boolean;
  readonly musician: boolean;
  readonly reason: Tested['reason'];
}

const slots: Slots<Tested, Shaken> = {
  reason: one(
    'table-dice-sk-reason',
    { fire: ['SK-MOR-02'], contact: ['SK-AVO-01', { reason: 'contact' }] },
    { isAlwaysTold: true, seen: ({ reason }) => reason },
  ),
  command: number([1, 6, 3], (morale) => ({ own: { morale } }), { seen: ({ value }) => value }),
  modifiers: any('table-dice-sk-weight', {
    superior: ['SK-MOR-04', { led: true }, {}, ({ superior }) => superior],
    musician: [{ clause: 'SK-MOR-07', n: 1 }, { musician: true }, {}, ({ musician }) => musician],
  }),
};

function* play(table: Table<State>, { own, reason }: Tested): Play<Fact> {
  yield* testOf(table, own.id, reason);
}

/** SK-AVO-01. With a target: assaulted by it. */
function shaken(now: State, name: string, by?: string): Found<Shaken> | Refusal {
  const unit = unitNamed(now, name);
  if (unit instanceof Refusal) return unit;
  const { superior, musician } = nerveOf(now, unit);
  const reason = by === undefined ? 'fire' : 'contact';
  const seen = {
    value: unit.morale,
    superior: superior !== undefined,
    musician: musician !== undefined,
    reason,
  } as const;
  return { who: [unit.id, ...(by === undefined ? [] : [by])], seen };
}

export const morale = tableRollFrom<State, Fact, Tested, Shaken>({
  kind: 'morale',
  words: 'table-dice-sk-morale',
  slots,
  roles: ['unit', 'target'],
  usual: (own, enemy) => ({
    own: { id: own, count: 6, formation: 'skirmish' },
    enemy: { id: enemy, count: 1 },
    distance: 0,
    led: false,
    reason: 'fire',
    variants: {},
  }),
  position: ({ own, led, musician, variants }) => {
    const unit = ownUnit(own, led);
    return positionWith([unit, ...staffOf({ led, ...(musician && { musician }) }, unit)], variants);
  },
  apply,
  play,
  ahead: (_, roll) => {
    const { morale: value, superior } = roll.about as { morale: number; superior: boolean };
    return [
      phrase('table-dice-sk-ahead-morale', { n: roll.base ?? value }),
      ...modifiersAhead(roll),
      testAhead(superior ? value : value - 1, passChance(value, superior)),
    ];
  },
  told: ({ before, after, transcript, scene }) => {
    const passed = transcript.some((entry) => 'fact' in entry && entry.fact.type === 'tested' && entry.fact.passed);
    const clause = passed
      ? scene.reason === 'contact'
        ? 'SK-AVO-02'
        : 'SK-MOR-03'
      : scene.reason === 'contact'
        ? 'SK-AVO-04'
        : 'SK-MOR-06';
    const id = `table-dice-sk-${passed ? 'passed' : 'failed'}-${scene.reason}`;
    return {
      sentences: tell({ before, after, by: 'red', transcript }).sentences,
      follows: [{ says: phrase(id, { clause: clause.replace(/^SK-/, '') }), clause }],
    };
  },
  now: (now, unit, target) => shaken(now, unit, target),
});
