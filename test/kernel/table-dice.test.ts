/** A roll at a real table from a table of slots. The game: some figures shoot at others, who may waver. */
import { expect, test } from 'vitest';
import { phrase } from '../../src/kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Roll, roll, type Table } from '../../src/kernel/play.ts';
import { any, number, one, only, type Slots } from '../../src/kernel/table-dice/slots.ts';
import { tableRollFrom } from '../../src/kernel/table-dice/table-roll.ts';
import type { Said } from '../../src/kernel/table-dice/table-dice.ts';

interface Scene {
  readonly target: { readonly id: string; readonly figures: number; readonly kit: readonly string[] };
  readonly shots: number;
  readonly far?: true;
  readonly waits?: true;
}

interface State {
  readonly figures: number;
}
type Fact = { readonly fallen: number };

/** What is seen of a battle. */
interface Seen {
  readonly metres: number;
  readonly target: Scene['target'];
}

const slots: Slots<Scene, Seen> = {
  weapon: one(
    'toy-weapon',
    { pistol: ['TOY-1'], rifle: ['TOY-2', { shots: 2 }], stone: [(heard) => `TOY-${heard.number('figures')}`] },
    { isAlwaysTold: true },
  ),
  range: one(
    'toy-range',
    { near: [], far: ['TOY-3', { far: true }, {}, ({ metres }) => metres > 20] },
    {
      when: { weapon: 'rifle pistol' },
    },
  ),
  figures: number([1, 6, 4], (figures) => ({ target: { figures } }), { seen: ({ target }) => target.figures }),
  kit: any('toy-kit', {
    shield: ['TOY-4', { target: { kit: ['shield'] } }, {}, ({ target }) => target.kit.includes('shield')],
    strap: [{ clause: 'TOY-5', n: -1 }, { target: { kit: ['strap'] } }, { kit: 'shield' }],
    helmet: [undefined, { target: { kit: ['helmet'] } }, (heard) => heard.number('figures') > 2],
  }),
  ...only({ weapon: 'pistol' }, { test: one('toy-test', { now: [], later: [undefined, { waits: true }] }) }),
};

const of = (why: string, dice: number): Roll => ({
  clause: `TOY-${why}`,
  why,
  dice,
  sides: 6,
  ledger: [],
  about: {},
});

function* play(table: Table<State>, { shots, far, target: { kit } }: Scene): Play<Fact> {
  insist(far && kit.includes('shield') ? new Refusal('TOY-6', phrase('toy-refused')) : undefined);
  if (table.now.figures === 1) return;
  const dice = yield* roll(of('fire', shots));
  yield* happen({ fallen: dice.filter((die) => die > 4).length });
  yield* roll(of('test', 1));
  yield* roll(of('run', 2));
}

const fire = tableRollFrom<State, Fact, Scene, Seen>({
  kind: 'fire',
  words: 'toy-fire',
  slots,
  roles: ['firer', 'target'],
  usual: (_own, enemy) => ({ target: { id: enemy, figures: 0, kit: [] }, shots: 1 }),
  position: ({ target }) => ({ figures: target.figures }),
  apply: (state, { fallen }) => ({ figures: state.figures - fallen }),
  play,
  ends: ({ why }, { waits }) => (why === 'run' ? 'with' : why === 'test' && waits ? 'before' : undefined),
  ahead: ({ scene }, { dice }) => [
    phrase('toy-ahead', { dice, target: scene.target.id, kit: scene.target.kit.join() }),
  ],
  told: ({ after, left }) => ({
    sentences: [{ says: phrase('toy-left', { figures: after.figures, due: left?.why ?? '' }), dice: [] }],
    follows: [{ says: phrase('toy-next'), clause: 'TOY-7' }],
  }),
  now: (_state, unit, target = 'T9') =>
    unit === 'X'
      ? new Refusal('TOY-8', phrase('toy-refused'))
      : { who: [unit, target], seen: { metres: 30, target: { id: target, figures: 3, kit: ['shield', 'helmet'] } } },
});

const asked = (said: Said) => fire.fields(said).map(({ name }) => name);
const offered = (said: Said, name: string) => {
  const field = fire.fields(said).find((each) => each.name === name);
  return field && field.kind !== 'number' ? field.choices : [];
};
const ahead = (said: Said) => {
  const lines = fire.ahead(said);
  return lines instanceof Refusal ? lines.clause : lines.map(({ id, args }) => ({ id, ...args }));
};
/** The dice that were rolled, and what was told. */
function played(said: Said) {
  const rolled: string[] = [];
  const told = fire.play(said, ({ why, dice }) => {
    rolled.push(`${dice} ${why}`);
    return Array.from({ length: dice }, () => 5);
  });
  if (told instanceof Refusal) return { refused: told.clause, rolled };
  return { rolled, says: told.sentences.map(({ says: { id, args } }) => ({ id, ...args })), clauses: told.clauses };
}

test('slots are asked in their order, each only if it matters', () => {
  expect(asked({})).toEqual(['weapon', 'range', 'figures', 'kit', 'test']);
  expect(asked({ weapon: ['rifle'] })).toEqual(['weapon', 'range', 'figures', 'kit']);
  expect(asked({ weapon: ['stone'], figures: 2 })).toEqual(['weapon', 'figures', 'kit']);
});

test('choices are offered if they matter, with messages, clauses and modifiers', () => {
  expect(offered({}, 'kit').map(({ name }) => name)).toEqual(['shield', 'helmet']);
  expect(offered({ kit: ['shield'], figures: 2 }, 'kit')).toEqual([
    { name: 'shield', says: { id: 'toy-kit-shield' }, clause: 'TOY-4' },
    { name: 'strap', says: { id: 'toy-kit-strap' }, clause: 'TOY-5', n: -1 },
  ]);
  expect(offered({ figures: 3 }, 'weapon').at(-1)).toMatchObject({ clause: 'TOY-3' });
  expect(fire.fields({})[0]).toMatchObject({ says: { id: 'toy-fire-weapon' }, isAlwaysTold: true });
});

test('a scene is the usual one with the answers applied: values replaced, lists added to in the order of the rows', () => {
  expect(ahead({})).toEqual([{ id: 'toy-ahead', dice: 1, target: 'target', kit: '' }]);
  const said = { weapon: ['rifle'], kit: ['helmet', 'strap', 'shield'], who: ['A1', 'B2', '<@everyone>'] };
  expect(ahead(said)).toEqual([{ id: 'toy-ahead', dice: 2, target: 'B2', kit: 'shield,strap,helmet' }]);
});

test('answers that are not offered, out of range or unknown change nothing', () => {
  expect(ahead({ kit: ['strap', 'sword'], weapon: ['cannon'] })).toEqual(ahead({}));
  expect(played({ figures: 99 }).says).toContainEqual({ id: 'toy-left', figures: 5, due: '' });
});

test('the rules play the scene, to its end, to before a roll, or with one', () => {
  expect(played({})).toEqual({
    rolled: ['1 fire', '1 test', '2 run'],
    says: [{ id: 'toy-left', figures: 3, due: '' }, { id: 'toy-next' }],
    clauses: ['TOY-fire', 'TOY-test', 'TOY-run', 'TOY-7'],
  });
  expect(played({ test: ['later'] })).toMatchObject({ rolled: ['1 fire'], says: [{ figures: 3, due: 'test' }, {}] });
});

test('a refusal comes before any roll; without dice, the result says so', () => {
  const barred = { range: ['far'], kit: ['shield'] };
  expect(ahead(barred)).toBe('TOY-6');
  expect(played(barred)).toEqual({ refused: 'TOY-6', rolled: [] });
  expect(ahead({ figures: 1 })).toEqual([{ id: 'table-dice-no-dice' }]);
  expect(played({ figures: 1 })).toMatchObject({ rolled: [], says: [{ id: 'table-dice-no-dice' }, {}, {}] });
});

test('a battle fills in what its slots or rows can read from it', () => {
  expect(fire.now({ figures: 0 }, 'A1')).toEqual({ who: ['A1', 'T9'], range: ['far'], figures: 3, kit: ['shield'] });
  expect(fire.now({ figures: 0 }, 'X')).toMatchObject({ clause: 'TOY-8' });
});
