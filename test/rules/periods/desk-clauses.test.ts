/** What clauses leave to the desk is laid out there, with what the book does say, and can be done there. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { outcomeOf, readDeeds } from '../../../src/rules/periods/desk/index.ts';
import { openStep } from '../../../src/rules/periods/desk/open-step.ts';
import { meleesOf } from '../../../src/rules/periods/fights/melees.ts';
import { next } from '../../../src/rules/periods/next.ts';
import { play } from '../../../src/rules/periods/play.ts';
import { type State, type Unit, unitOf } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, contact, line, onTable, red, table } from '../../help/periods.ts';
import { scripted } from '../../help/scripted.ts';
import { words } from '../../help/words.ts';

const desk = (units: readonly Unit[], more: Partial<State> = {}): State =>
  table(units, { phase: 'desk', quarter: 4, ...more });

/** The position after deeds. */
function done(text: string, now: State): State {
  const deeds = readDeeds(text, now);
  if (deeds instanceof Refusal) throw deeds;
  return deeds.reduce((before, deed) => {
    const outcome = outcomeOf(before, deed);
    if (outcome instanceof Refusal) throw outcome;
    return outcome.reduce(apply, before);
  }, now);
}

/** What is laid out for a unit, in both languages. */
function told(now: State, id: string, language: 'en' | 'fr' = 'en'): string[] {
  return openStep(now).concerns.flatMap(({ unit, says }) => (unit === id ? [words.say(language, says)] : []));
}

/** The end of a half as it is played, without the helper's desk that settles nothing. */
const endHalf = (now: State): State => scripted({ play, apply }, now, () => ({})).play('red', { kind: 'half' }).now;

describe('a rally that was followed', () => {
  const RALLYING = red('5H', at(900, 300, 180), 'line', {
    ...CAVALRY,
    condition: 'unformed',
    course: { kind: 'rally', walked: 2, goOn: false, followed: true },
  });
  const FOLLOWING = blue('14H', at(900, 325, 180), 'line', {
    ...CAVALRY,
    condition: 'disorganised',
    course: { kind: 'follow', unit: '5H', walked: 2 },
  });
  const followed = desk([RALLYING, FOLLOWING], { contacts: [contact('14H', '5H', 'rear')] });

  test('PE-FOM-03 the rallying unit is unformed, the follower disorganised but with its follow-up bonus', () => {
    expect(told(followed, '5H')).toEqual([
      'in melee with 12 figures, unformed, combat value 5, struck in the rear by the unit',
    ]);
    expect(told(followed, '14H')).toEqual([
      'in melee with 12 figures, disorganised, combat value 5, follow-up bonus, has struck the rear of the unit',
    ]);
    expect(told(followed, '14H', 'fr')[0]).toContain('bonus de suivi en mêlée');
  });

  test('PE-FOL-04 PE-FOM-04 in an uncontrolled advance a slower follower is put back into contact, without its penalty', () => {
    const { course: _, ...slower } = { ...FOLLOWING, pose: at(900, 345, 180) };
    const lost = desk([RALLYING, slower]);
    const kept = done('14H at 90x32.5 face S; 14H in contact with 5H; 14H formed', lost);
    expect(kept.contacts).toMatchObject([{ by: '14H', target: '5H' }]);
    expect(told(kept, '14H')[0]).toContain('in line');
    expect(meleesOf(kept)[0]!.find(({ unit }) => unit === '14H')).toMatchObject({ formed: true, touching: 12 });
  });
});

test('PE-CCB-03 PE-Q-26 the combat value with what its charge adds is laid out; whatever the table then adds is taken off', () => {
  const hussars = red('5H', at(900, 300), 'line', CAVALRY);
  const enemy = blue('11L', at(900, 300, 180), 'line');
  const now = desk([hussars, enemy], { contacts: [{ ...contact('5H', '11L', 'front'), at: 3, bonus: true }] });
  expect(told(now, '5H')[0]).toContain('combat value 8');
  // Of ten by the table, one more.
  expect(unitOf(done('11L lose 11', now), '11L').ranks).toEqual([7]);
});

test('PE-Q-38 two that have struck each other in front are told so once each; a flank is told on both sides', () => {
  const [hussars, dragoons] = [
    red('5H', at(900, 300), 'line', CAVALRY),
    blue('14H', at(900, 300, 180), 'line', CAVALRY),
  ];
  const met = desk([hussars, dragoons], { contacts: [contact('5H', '14H', 'front'), contact('14H', '5H', 'front')] });
  for (const id of ['5H', '14H']) {
    expect(told(met, id)[0]).toContain('has struck the front of the unit');
    expect(told(met, id)[0]).not.toContain('struck in the front');
  }
  const aside = desk([hussars, dragoons], { contacts: [contact('5H', '14H', 'front'), contact('14H', '5H', 'left')] });
  expect(told(aside, '5H')[0]).toMatch(/has struck the front of the unit.*struck in the left/);
});

describe('PE-EVC-07 PE-Q-23 an evader at the edge of its own side', () => {
  const evader = red('11V', at(900, 60), 'skirmish', { figures: 6, posture: 'harass' });
  const others = red('3L', at(300, 300), 'line');
  const enemy = blue('14H', at(900, 1_100, 180), 'marchColumn', CAVALRY);
  const wood = {
    id: 'w',
    kind: 'wood' as const,
    level: 0,
    outline: [at(700, 200), at(1_100, 200), at(1_100, 300), at(700, 300)],
  };
  const field = { ...table([]).field, areas: [{ ...wood, outline: wood.outline.map(({ x, y }) => ({ x, y })) }] };
  const atEdge = (): State =>
    endHalf(
      onTable(table([evader, others, enemy], { field }))
        .sheets(line('11V', [{ do: 'evade', from: '14H' }]))
        .quarter()
        .quarter().battle.now,
    );

  test('waits for the desk, which says whether it leaves the table', () => {
    const now = atEdge();
    expect(next(now)).toMatchObject({ kind: 'table', open: { name: 'fights', done: 'done' } });
    expect(told(now, '11V')).toEqual(['driven to its table edge: its morale tells whether it leaves the table']);
    const left = done('11V leaves table; done', now);
    expect([left.units.map(({ id }) => id), left.phase]).toEqual([['3L', '14H'], 'sheets']);
    expect(left.lost.red).toBe(6);
  });

  test('or stays there, and reforms', () => {
    const t = onTable(done('done', atEdge())).sheets().quarter().quarter();
    expect(t.battle.unit('11V')).toMatchObject({ condition: 'formed', pose: { heading: 18_000 } });
    expect(told({ ...t.battle.now, phase: 'desk' }, '11V')).toEqual([]);
  });
});

describe('PE-EVC-04 a company that rejoins its battalion in a melee', () => {
  const battalion = blue('12L', at(900, 700, 180), 'divisionColumn', { posture: 'hold' });
  const company = blue('12V', at(900, 745, 180), 'skirmish', { figures: 6, parent: '12L' });
  const attacker = red('3L', at(900, 700), 'line');
  const rejoined = () =>
    onTable(table([battalion, company, attacker], { contacts: [contact('3L', '12L', 'front')] }))
      .sheets(line('12V', [{ do: 'rejoin' }]))
      .quarter()
      .quarter();
  const counted = (now: State) => meleesOf(now)[0]!.find(({ unit }) => unit === '12L')!.touching;

  test('counts there only from the next period on', () => {
    const few = { ...battalion, ranks: [3] };
    const now = onTable(
      table([few, { ...company, pose: at(900, 715, 180) }, attacker], { contacts: [contact('3L', '12L', 'front')] }),
    )
      .sheets(line('12V', [{ do: 'rejoin' }]))
      .quarter()
      .quarter().battle.now;
    expect([unitOf(now, '12L').ranks, unitOf(now, '12L').fresh, counted(now)]).toEqual([[6, 3], 6, 3]);
    const later = onTable(now).endHalf().sheets().quarter().quarter();
    expect(counted(later.battle.now)).toBe(3);
    expect(counted(later.endHalf().battle.now)).toBe(6);
  });

  test('is part of it at once where there is no melee', () => {
    const { battle } = rejoined();
    expect(battle.unit('12L')).toMatchObject({ ranks: [6, 6, 6, 6], fresh: 6 });
    const quiet = onTable(table([battalion, company]))
      .sheets(line('12V', [{ do: 'rejoin' }]))
      .quarter()
      .quarter();
    expect(quiet.battle.unit('12L').fresh).toBeUndefined();
  });
});
