/** The mechanism of the wizards, with one that leads through a few rooms and stores only where its person is. */
import { expect, test } from 'vitest';
import {
  forward,
  noted,
  numbered,
  type WizardPlace,
  type Step,
  type Wizard,
  wizardOf,
} from '../../src/host/advance/wizard.ts';
import type { Deps } from '../../src/host/battle/deps.ts';
import type { Request } from '../../src/host/request.ts';
import { no } from '../../src/host/battle/voice.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import type { Refusal } from '../../src/kernel/play.ts';

interface Asks extends Step<string> {
  readonly doors: readonly string[];
}

interface Shown {
  readonly place: string;
  readonly past: readonly string[];
  readonly notes: readonly string[];
  readonly step: number;
}

/** Which doors each room has; a room may be walled up. */
function palace() {
  const rooms: Record<string, readonly string[]> = {
    '': ['hall', 'cellar'],
    hall: ['attic', 'cellar', 'hall'],
    attic: [],
    cellar: ['hall'],
  };
  let kept: WizardPlace & { readonly step: number } = { place: '', past: [], notes: [], step: 0 };
  let isBusy = false;
  const of: Wizard<number, { readonly here: WizardPlace }, Asks, string, { readonly result: Shown }> = {
    alone: async (_deps, _request, _at, work) => {
      if (isBusy) throw new Error('two at once');
      isBusy = true;
      const done = await work();
      isBusy = false;
      return 'result' in done ? done.result : done;
    },
    bench: async () => ({ here: { ...kept, notes: [phrase('news')] } }),
    shownAt: (bench, step) => (step === kept.step ? bench : { stale: phrase('stale') }),
    step: (_bench, { place }) => {
      const doors = rooms[place];
      const typed = { take: (word: string) => (word === 'jump' ? no(phrase('no-jumping')) : word) };
      return doors
        ? { asks: phrase('where'), lines: [], doors, ...(place !== 'attic' && { typed }) }
        : no(phrase('walled-up'));
    },
    choice: (_bench, { doors }, n) => doors[n],
    toward: ({ here }, room) => (rooms[room] ? forward(here, room) : no(phrase('walled-up'))),
    lost: ({ says }) => says,
    show: (_bench, { place, past, notes }) => {
      kept = { place, past, notes, step: kept.step + 1 };
      return { result: { place, past, notes: notes.map(({ id }) => id), step: kept.step } };
    },
  };
  const { press, type, back, open } = wizardOf(of);
  const [deps, request] = [{} as Deps, {} as Request];
  return {
    press: (n: number, step = kept.step) => press(deps, request, step, n),
    type: (word: string, step = kept.step) => type(deps, request, step, word),
    back: (step = kept.step) => back(deps, request, step),
    open: () => open(deps, request, -1, ({ here }) => noted(here, phrase('opened'))),
    wallUp: (room: string) => Reflect.deleteProperty(rooms, room),
    step: () => kept.step,
  };
}

const at = (place: string, past: readonly string[], ...notes: string[]) => ({ place, past, notes: ['news', ...notes] });

test('a choice leads on, and Back to where it was made', async () => {
  const { press, back } = palace();
  expect(await press(0)).toMatchObject(at('hall', ['']));
  expect(await press(0)).toMatchObject(at('attic', ['', 'hall']));
  expect(await back()).toMatchObject(at('hall', ['']));
  expect(await back()).toMatchObject(at('', []));
  expect(await back()).toMatchObject(at('', []));
});

test('a return to an earlier step cuts the path; a choice that leads to itself adds no step', async () => {
  const { press, back } = palace();
  await press(0);
  expect(await press(2)).toMatchObject(at('hall', ['']));
  expect(await press(1)).toMatchObject(at('cellar', ['', 'hall']));
  expect(await press(0)).toMatchObject(at('hall', ['']));
  expect(await back()).toMatchObject(at('', []));
});

test('a choice of a step no longer shown changes nothing, and shows the current one', async () => {
  const { press, type, back, step } = palace();
  const first = step();
  await press(0);
  const stale = { ...at('hall', ['']), notes: ['stale', 'news'] };
  expect(await press(1, first)).toMatchObject(stale);
  expect(await type('cellar', first)).toMatchObject(stale);
  expect(await back(first)).toMatchObject(stale);
});

test('it can be opened at any step', async () => {
  const { press, open } = palace();
  await press(0);
  expect(await open()).toMatchObject(at('hall', [''], 'opened'));
});

test('typed text leads on too, or is refused with the reason; a step without typing ignores it', async () => {
  const { type, press } = palace();
  expect(await type('jump')).toMatchObject(at('', [], 'panel-why'));
  expect(await type('hall')).toMatchObject(at('hall', ['']));
  await press(0);
  expect(await type('cellar')).toMatchObject(at('attic', ['', 'hall']));
});

test('a number without a choice changes nothing; an impossible choice says why', async () => {
  const { press, wallUp } = palace();
  expect(await press(7)).toMatchObject(at('', []));
  wallUp('hall');
  expect(await press(0)).toMatchObject(at('', [], 'panel-why'));
});

test('a step that no longer exists is left, back to one that does; if none does, it is refused', async () => {
  const { press, wallUp, open } = palace();
  await press(0);
  await press(1);
  for (const room of ['cellar', 'hall']) wallUp(room);
  expect(await open()).toMatchObject(at('', [], 'opened', 'walled-up', 'walled-up'));
  wallUp('');
  expect(((await open()) as Refusal).says.id).toBe('walled-up');
});

test('the choices of all rows are numbered in one sequence', () => {
  const says = phrase('heading');
  expect(numbered([{ presses: ['a', 'b'] }, { says, presses: ['c'] }], (choice, n) => `${n}${choice}`)).toEqual([
    { presses: ['0a', '1b'] },
    { says, presses: ['2c'] },
  ]);
});
