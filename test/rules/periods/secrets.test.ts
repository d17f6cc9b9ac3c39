/** PE-STEP, "Secrets and when they end": what the other side, and everybody else, may see of a position and of what happened. */
import { describe, expect, test } from 'vitest';
import { canonical } from '../../../src/kernel/canonical.ts';
import { type Asked, Refusal, type Side } from '../../../src/kernel/play.ts';
import { type Entry, NOTHING, run } from '../../../src/kernel/run.ts';
import type { Eyes } from '../../../src/kernel/secrets.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { outcomeOf } from '../../../src/rules/periods/desk/index.ts';
import type { Fact } from '../../../src/rules/periods/facts.ts';
import { periods } from '../../../src/rules/periods/index.ts';
import { type Line, NO_SHEET, type Order } from '../../../src/rules/periods/order.ts';
import { owned } from '../../../src/rules/periods/owned.ts';
import { secrets, view } from '../../../src/rules/periods/secrets.ts';
import { type State, type Unit, unitOf } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, charge, line, officer, red, table, unfought } from '../../help/periods.ts';

const OWNED = { apply, play: (...[on, order, by]: Parameters<typeof unfought>) => owned(on, unfought(on, order, by)) };

class Watched {
  readonly now: State;
  readonly lines: readonly Entry<Fact>[];

  constructor(now: State, lines: readonly Entry<Fact>[] = []) {
    this.now = now;
    this.lines = lines;
  }

  next(order: Order, answers: Readonly<Record<string, string>> = {}): Watched {
    const outcome = run(OWNED, this.now, order, 'red', [], {
      dice: () => undefined,
      answer: ({ unit = '', fallback }) => ({ text: answers[unit] ?? fallback, by: { who: 'default' } }),
    });
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
    return new Watched(outcome.state, outcome.transcript);
  }

  sheets(...lines: readonly Line[]): Watched {
    const of = (side: Side) => ({
      ...NO_SHEET,
      lines: lines.filter(({ unit }) => unitOf(this.now, unit).side === side),
    });
    return this.next({ kind: 'sheets', red: of('red'), blue: of('blue') });
  }

  quarter(answers?: Readonly<Record<string, string>>): Watched {
    return this.next({ kind: 'quarter' }, answers);
  }

  /** Whatever there is to settle is left as it is. */
  half(): Watched {
    const after = this.next({ kind: 'half' });
    if (after.now.phase !== 'desk') return after;
    const settled = outcomeOf(after.now, { do: 'done' });
    if (settled instanceof Refusal) throw settled;
    const lines = settled.map((fact) => ({ fact }));
    return new Watched(settled.reduce(apply, after.now), [...after.lines, ...lines]);
  }

  /** Everything that these eyes get of the position and of what has just happened. */
  seen(eyes: Eyes): { readonly now: State; readonly lines: readonly Entry<Fact>[] } {
    return { now: view(this.now, eyes), lines: this.lines.flatMap((each) => secrets.blind(each, eyes) ?? []) };
  }

  get hidden(): readonly string[] {
    return secrets.of(this.now).map(({ name, value }) => `${name}: ${JSON.stringify(value)}`);
  }
}

const watched = (...units: readonly Unit[]) => new Watched(table(units));

/** The same to everybody but the side whose secret it is, who see that there is a difference. */
function expectSame(one: Watched, other: Watched, but: Side): void {
  const enemy = but === 'red' ? 'blue' : 'red';
  expect(one.seen(enemy)).toEqual(other.seen(enemy));
  expect(one.seen(undefined)).toEqual(other.seen(undefined));
  expect(one.seen(but)).not.toEqual(other.seen(but));
  expect(one.seen('umpire')).not.toEqual(other.seen('umpire'));
}

/** 5H has both before it. */
const CHARGER = [
  red('5H', at(600, 240), 'marchColumn', CAVALRY),
  blue('11L', at(575, 600, 180), 'marchColumn', { posture: 'hold' }),
  blue('12L', at(625, 600, 180), 'marchColumn', { posture: 'hold' }),
];

describe('PE-CHG-07 -08 -09 the target of a charge', () => {
  const means = (target: string) => watched(...CHARGER).sheets(charge('5H', target));

  test('is seen by nobody else when it is announced, nor while it runs, whoever is asked', () => {
    const [one, other] = [means('11L'), means('12L')];
    expectSame(one, other, 'red');
    expect(JSON.stringify(one.seen('blue').lines)).toContain('"announced"');
    expectSame(one.quarter(), other.quarter(), 'red');
    const answers = { '11L': 'stand', '12L': 'fire' };
    expectSame(one.quarter(answers), other.quarter(answers), 'red');
  });

  test('is open when it strikes home', () => {
    const struck = means('11L').quarter().quarter().half().sheets().quarter();
    expect(struck.hidden).toEqual([]);
    const seen = JSON.stringify(struck.seen('blue').lines);
    expect(seen).toContain('"struck"');
    expect(seen).toContain('"target":"11L"');
  });

  test('PE-Q-06 is open when the charge is met by a countercharge, from the quarter in which that is set off', () => {
    const enemies = CHARGER.map((unit) =>
      unit.side === 'red' ? unit : { ...unit, ...CAVALRY, posture: 'attack' as const },
    );
    const met = new Watched(table(enemies)).sheets(charge('5H', '11L')).quarter({ '11L': 'countercharge' });
    const charging = (seen: Watched) => JSON.stringify(view(seen.now).units.map(({ id, course }) => [id, course]));
    expect(charging(met)).not.toContain('11L","kind');
    expect(charging(met)).toContain('"target":""');
    expect(JSON.stringify(met.seen('red').lines)).not.toContain('"countercharge"');
    expect(charging(met.quarter())).toContain('"target":"11L"');
    expect(met.quarter().hidden).toEqual([]);
  });

  test('PE-EVA-03 is open when the target evades', () => {
    const screen = blue('11V', at(600, 500, 180), 'skirmish', { figures: 6, posture: 'harass' });
    const evaded = watched(CHARGER[0]!, screen).sheets(charge('5H', '11V'));
    expect(evaded.hidden).toEqual(['target 5H 0: "11V"']);
    expect(evaded.quarter().hidden).toEqual([]);
    expect(JSON.stringify(view(evaded.quarter().now, 'blue'))).toContain('"target":"11V"');
  });

  test('PE-CHG-11 a feint looks like a charge', () => {
    const feint = line('5H', [{ do: 'charge', target: '11L', void: true }]);
    const one = new Watched({ ...table(CHARGER), variants: { ...table([]).variants, feints: true } });
    expectSame(one.sheets(feint), one.sheets(charge('5H', '11L')), 'red');
    expect(one.sheets(feint).hidden).toEqual(['target 5H 0: {"feint":"11L"}']);
  });
});

describe('PE-STEP-02 what a line says', () => {
  const LINES = [
    red('3L', at(300, 200), 'marchColumn'),
    red('4L', at(600, 200), 'marchColumn'),
    blue('11L', at(300, 900, 180), 'line'),
  ];
  const writes = (...acts: Line['acts']) => watched(...LINES).sheets(line('3L', acts));

  test('a way is seen as it is walked, not beyond the quarter', () => {
    const one = writes({ do: 'ahead', by: 4_500 }, { do: 'form', formation: 'line' });
    const other = writes({ do: 'ahead', by: 4_500 }, { do: 'turn', by: 18_000 });
    expectSame(one, other, 'red');
    expectSame(one.quarter(), other.quarter(), 'red');
    expect(one.quarter().quarter().seen('blue')).not.toEqual(other.quarter().quarter().seen('blue'));
  });

  test('PE-GEO-28 that the formation changes is seen, not into what nor for how long', () => {
    const one = writes({ do: 'form', formation: 'line' });
    const other = writes({ do: 'form', formation: 'divisionColumn' });
    expect(one.quarter().seen(undefined).lines[0]).toMatchObject({
      fact: { type: 'began', doing: 'form', quarters: 0 },
    });
    const first = one.quarter().seen(undefined).lines[0];
    expect(other.quarter().seen(undefined).lines[0]).toEqual(first);
  });

  test('PE-GAP-14 what cannot be done is told to its owner alone, and that there is something to tell', () => {
    const failing = { do: 'enter', target: '11L' } as const;
    const start = watched(...LINES.map((each) => (each.id === '3L' ? { ...each, posture: 'hold' as const } : each)));
    expectSame(start.sheets(line('3L', [failing])).quarter(), start.sheets(line('3L', [])).quarter(), 'red');
  });

  test('answers, a wait for a later half and that a rally goes on', () => {
    const rides = watched(red('5H', at(600, 400), 'line', CAVALRY), LINES[2]!);
    const rally = (more: object) => rides.sheets(line('5H', [{ do: 'rally', ...more }]));
    expectSame(rally({}).quarter(), rally({ goOn: true }).quarter(), 'red');
    const later = watched(...LINES).sheets(line('3L', [{ do: 'limber' }], {}, { from: { period: 1, half: 2 } }));
    expectSame(later, watched(...LINES).sheets(line('3L', [], { charged: 'stand' })), 'red');
    expectSame(
      later.quarter(),
      watched(...LINES)
        .sheets(line('3L', []))
        .quarter(),
      'red',
    );
  });

  test('PE-REA-03 a unit that fires first looks like one that stands', () => {
    const units = [...CHARGER.slice(0, 2), LINES[0]!];
    const plans = line('11L', [{ do: 'ahead', by: 4_500 }], { fireFirst: true });
    const one = watched(...units).sheets(charge('5H', '11L'), plans);
    const other = watched(...units).sheets(charge('5H', '11L'), line('11L', []));
    expectSame(one, other, 'blue');
    const seen = (battle: Watched) => battle.quarter({ '11L': 'go on' }).seen('red');
    expect(seen(one)).toEqual(seen(other));
  });
});

test('PE-TAB-07 postures are seen by their side and the umpire only', () => {
  const one = watched(...CHARGER);
  const other = watched(...CHARGER.map((unit) => ({ ...unit, posture: 'cover' as const })));
  const postures = (eyes: Eyes) => view(one.now, eyes).units.map(({ posture }) => posture);
  expect(postures('red')).toEqual(['attack', 'unknown', 'unknown']);
  expect(postures('blue')).toEqual(['unknown', 'hold', 'hold']);
  expect(postures(undefined)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(postures('umpire')).toEqual(['attack', 'hold', 'hold']);
  expect(view(one.now, undefined)).toEqual(view(other.now, undefined));
});

test('PE-REA-04 what an aide-de-camp carries is seen by his side only, and that it comes into force', () => {
  const sent = (posture: 'hold' | 'cover') => {
    const officers = [officer('red', '2A', 600, 200, 'adc')];
    const errands = [{ adc: '2A', to: '5H', posture }];
    const start = new Watched({ ...table(CHARGER), officers });
    return start.next({ kind: 'sheets', red: { ...NO_SHEET, errands }, blue: NO_SHEET });
  };
  let [one, other] = [sent('hold'), sent('cover')];
  expectSame(one, other, 'red');
  for (const step of ['quarter', 'quarter', 'half', 'sheets', 'quarter'] as const) {
    const next = (battle: Watched) => battle[step]();
    [one, other] = [next(one), next(other)];
    expectSame(one, other, 'red');
  }
  expect(unitOf(one.now, '5H').posture).toBe('hold');
});

test('where officers will ride is seen when they have ridden', () => {
  const rides = (x: number) =>
    new Watched({ ...table(CHARGER), officers: [officer('red', '1G', 300, 200, 'general')] }).next({
      kind: 'sheets',
      red: { ...NO_SHEET, rides: [{ officer: '1G', to: { x, y: 20_000 } }] },
      blue: NO_SHEET,
    });
  expectSame(rides(20_000), rides(40_000), 'red');
  expect(JSON.stringify(rides(20_000).quarter().quarter().half().seen('blue'))).toContain('"x":20000,"y":20000');
});

describe('PE-ASK what a side is asked', () => {
  const ask = {
    kind: 'PE-ASK-03',
    to: 'blue',
    unit: '11L',
    about: { charger: '5H' },
    options: [{ text: 'countercharge', about: {} }],
    fallback: 'go on',
  } satisfies Asked;

  test('everybody sees who is asked and what is offered, which does not depend on the posture', () => {
    const now = table([blue('11L', at(900, 600, 180), 'marchColumn'), red('5H', at(900, 300), 'line', CAVALRY)]);
    for (const eyes of ['red', 'blue', undefined] as const) expect(secrets.blindQuestion(ask, eyes, now)).toEqual(ask);
  });

  test('PE-ASK-12 only its side sees what close-order infantry in cover is offered: that it may evade shows its posture', () => {
    const oaks = [at(800, 500), at(1_000, 500), at(1_000, 700), at(800, 700)].map(({ x, y }) => ({ x, y }));
    const field = { ...table([]).field, areas: [{ id: 'a1', kind: 'wood' as const, level: 0, outline: oaks }] };
    const asked = (posture: 'harass' | 'hold', formation: 'marchColumn' | 'skirmish') => {
      const units = [
        red('5H', at(900, 200), 'marchColumn', CAVALRY),
        blue('11L', at(900, 600, 180), formation, { posture }),
      ];
      const { now } = new Watched(table(units, { field })).sheets(charge('5H', '11L'));
      const outcome = run(OWNED, now, { kind: 'quarter' }, 'red', [], NOTHING);
      if (outcome.kind !== 'waits') throw new Error(outcome.kind);
      const { question, state } = outcome;
      const seenBy = (eyes: 'red' | 'blue' | undefined) => secrets.blindQuestion(question, eyes, state);
      return { question, by: seenBy };
    };
    const [harasses, holds] = [asked('harass', 'marchColumn'), asked('hold', 'marchColumn')];
    expect([harasses.question.kind, holds.question.kind]).toEqual(['PE-ASK-12', 'PE-ASK-03']);
    for (const eyes of ['red', undefined] as const) expect(harasses.by(eyes)).toEqual(holds.by(eyes));
    for (const each of [harasses, holds]) {
      expect([each.by('red').options, each.by('blue')]).toEqual([[], each.question]);
    }
    // Skirmishers show what they may do.
    const screen = asked('harass', 'skirmish');
    expect(screen.by('red')).toEqual(screen.question);
  });

  test('answers are their own; an agreement is everybody’s', () => {
    const answered: Entry<Fact> = { ask, got: 'countercharge', by: { who: 'default' } };
    expect(secrets.blind(answered, 'red')).toBeUndefined();
    expect(secrets.blind(answered, 'blue')).toEqual(answered);
    const agreed: Entry<Fact> = { ...answered, ask: { ...ask, kind: 'TABLE-01' } };
    expect(secrets.blind(agreed, undefined)).toEqual(agreed);
  });
});

test('PE-STEP-03 the order that opens the sheets is shown as far as each may see it', () => {
  const text = 'sheets red: 3L charge 11L; 5H charge 12L | blue: 11L stand';
  expect(secrets.blindText(text, undefined)).toBe('sheets');
  expect(secrets.blindText(text, 'red')).toBe('sheets red: 3L charge 11L; 5H charge 12L');
  expect(secrets.blindText(text, 'blue')).toBe('sheets blue: 11L stand');
  expect(secrets.blindText(text, 'umpire')).toBe(text);
  expect(secrets.blindText('sheets', undefined)).toBe('sheets');
  expect(secrets.blindText('quarter', undefined)).toBe('quarter');
});

test('PE-STEP PE-UMP-06 what is ruled of a posture is read by the umpire alone', () => {
  const ruled = (deeds: string) =>
    `hand ${canonical({ kind: 'ruling', by: 'umpire', who: 'p3', why: 'posture hold', deeds })}`;
  const text = ruled('3L posture hold; 11L lose 2');
  expect(secrets.blindText(text, 'umpire')).toBe(text);
  for (const eyes of ['red', 'blue', undefined] as const)
    expect(secrets.blindText(text, eyes)).toBe(ruled('3L posture; 11L lose 2'));
  expect(periods.desk.show('3L posture; 11L lose 2', 'fr')).toBe('3L attitude; 11L perd 2');
  const { now } = watched(...CHARGER);
  expect(periods.desk.deeds('3L posture', now)).toBeInstanceOf(Refusal);
  const thrown = `hand ${canonical({ kind: 'throw', who: 'p3', why: '', dice: 1, sides: 6 })}`;
  expect(secrets.blindText(thrown, undefined)).toBe(thrown);
});

test('to see again shows no more, and after the end everything is shown', () => {
  const { now } = watched(...CHARGER)
    .sheets(charge('5H', '11L'))
    .quarter();
  for (const eyes of ['red', 'blue', undefined] as const) {
    expect(view(view(now, eyes), eyes)).toEqual(view(now, eyes));
    expect(view(view(now, undefined), eyes)).toEqual(view(now, undefined));
  }
  const over: State = { ...now, phase: 'over', result: { winner: 'draw', why: 'agreed' } };
  expect(view(over, undefined)).toEqual(over);
});

test('PE-STEP-02 what a side writes is told to that side alone', () => {
  const line = { fact: { type: 'wrote', side: 'red', unit: '3L', sheet: NO_SHEET } } as const;
  expect(secrets.blind(line, 'red')).toEqual(line);
  for (const eyes of ['blue', undefined] as const) expect(secrets.blind(line, eyes)).toBeUndefined();
});
