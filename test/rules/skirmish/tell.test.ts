/** What is told of an order, in both languages: first what matters, its dice below. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import type { Refusal } from '../../../src/kernel/play.ts';
import type { Leg } from '../../../src/march/legs.ts';
import { moveOf } from '../../../src/rules/skirmish/moves/move.ts';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { unitOf } from '../../../src/rules/skirmish/state.ts';
import { stories } from '../../../src/rules/skirmish/tell/stories.ts';
import { tell } from '../../../src/rules/skirmish/tell/index.ts';
import { skirmish, type Skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

const fire = (unit: string, target: string): Order => ({ kind: 'fire', unit, target, figures: [] });

/** Title, sentences with their small lines, last line. */
function told({ before, now, transcript }: Skirmish, language: Language = 'en'): string[] {
  const { title, sentences, footer } = tell({ before, after: now, by: 'red', transcript });
  const say = (says: (typeof footer)[number]) => words.say(language, says);
  return [
    `# ${say(title)}`,
    ...sentences.flatMap(({ says, dice }) => [say(says), ...dice.map((line) => `-# ${say(line)}`)]),
    footer.map(say).join(' · '),
  ];
}

const SCREENED = [
  'red 2L line close 8 ranks 2 at 40x10 face N',
  'red 1S sergeant of 2L at 45.2x9',
  'blue 7L line close 10 ranks 2 at 40x48 face S',
  'blue 6C line skirmish figures 40x37 42x37 48.5x37 50.5x37 57x37 59x37 face S',
  'blue 5S sergeant of 6C at 45x43 face S',
];

describe('a fire', () => {
  const volley = () => skirmish(...SCREENED).play('red', fire('2L', '6C'), [6, 6, 6, 5, 4, 3, 1, 1, 3]);

  test('SK-STEP-02 to -07 shooters and target, range and way of firing, each die and what it counts, losses, the mass, the test', () => {
    expect(told(volley())).toEqual([
      '# 2L fires at 6C: −2, 7L: −1',
      '**2L** fires at **6C**.',
      '-# 26 cm, medium range [FIR-04] · in close order at skirmishers [TAB-02] · −1 on every die [ALG-02] · hits on 6+',
      '-# 6 6 6 5 4 3 1 1 → 5 **6** **7** 4 3 2 0 0',
      '-# Behind the screen 7L would have lost 3 (hits on 6+) [SCR-02]',
      expect.stringContaining('6C'),
      '-# 6C 6→**4**',
      expect.stringContaining('7L'),
      '-# 7L 10→**9**',
      expect.stringContaining('6C'),
      '-# Morale 3: rolled **3**, equal, steadied by 5S **✓** [MOR-02, MOR-04]',
      'turn 1 of 8 · Red to act',
    ]);
  });

  test('SK-SCR-02 a fire that costs the mass alone says so in its title', () => {
    const t = skirmish(...SCREENED).play('red', fire('2L', '6C'), [6, 5, 4, 3, 1, 1, 1, 1]);
    expect(told(t)[0]).toBe('# 2L fires at 6C in vain, 7L: −1');
    expect(told(t, 'fr')[0]).toMatch(/^# Le 2L tire en vain sur le 6C, le 7L.: −1$/);
  });

  test('SK-STEP-04 dice that count what they show are told once', () => {
    const line = ['red 2L line close 4 ranks 2 at 40x20 face N', 'red 1S sergeant of 2L at 45.2x19'];
    const t = skirmish(...line, 'blue 7L line close 8 ranks 2 at 40x70 face S').play(
      'red',
      fire('2L', '7L'),
      [5, 4, 2, 1],
    );
    expect(told(t)).toContain('-# 5 4 2 1');
  });

  test('SK-SCR-02 what a mass with a plural name would have lost, in French', () => {
    const named = [...SCREENED, 'name 7L en "Fusiliers" plural; fr "les fusiliers" m'];
    const t = skirmish(...named).play('red', fire('2L', '6C'), [6, 6, 6, 5, 4, 3, 1, 1, 3]);
    expect(told(t, 'fr').join('\n')).toContain('les 7L auraient perdu 3');
  });

  test('SK-GAP-12 why a squad tests whose leader has fallen', () => {
    const t = skirmish(
      'variant fights simple',
      'red 2L light loose figures 40x10 42.5x10 45x10',
      'blue 1S sergeant of 7B at 42x24',
      'blue 7B light loose figures 66x50 68x50 70x50',
    ).play('red', fire('2L', '1S'), [6, 1, 1, 5]);
    expect(told(t)).toContain(
      '-# Its leader has fallen [GAP-12] · morale 3: rolled **5 ✗** [GAP-12, MOR-03] · recoils at the start of the next turn [MOR-06]',
    );
  });

  test('below its own title a loss is told by what is left alone; where a unit is gone, in words', () => {
    const { before, now, transcript } = volley();
    const { sentences } = tell({ before, after: now, by: 'red', transcript });
    expect(sentences.map(({ titled }) => titled)).toEqual([undefined, 'nothing', 'nothing', undefined]);
    const last = skirmish('red 2L light loose figures 40x20', 'blue 9G guerrillas loose figures 40x30').play(
      'red',
      fire('2L', '9G'),
      [6],
    );
    expect(told(last)).toContain('**9G** loses 1 figure, and with it the last.');
    const gone = tell({ before: last.before, after: last.now, by: 'red', transcript: last.transcript });
    expect(gone.sentences.filter(({ titled }) => titled)).toEqual([]);
  });

  test('in French, with a comma between whole centimetres and millimetres', () => {
    const t = skirmish('red 2L light loose figures 30x10', 'blue 7L line loose figures 30x45.5 35x45.5 25x45.5');
    expect(told(t.play('red', fire('2L', '7L'), [1]), 'fr').join('\n')).toContain('33,5 cm, moyenne portée');
  });

  test('SK-STEP-08 shooters that have fired are shown as not loaded', () => {
    expect(
      volley()
        .unit('2L')
        .figures.every(({ loaded }) => !loaded),
    ).toBe(true);
  });

  test('SK-STEP-05 elite fire is named beside the dice that it raised', () => {
    const t = skirmish(
      'red 3G grenadiers close 6 ranks 2 at 40x10',
      'red 1S officer at 50x10',
      'blue 7L line close 10 at 40x28',
    ).play('red', fire('3G', '7L'), [4, 3, 2, 1, 1, 1], ['elite']);
    expect(told(t)).toContain('-# 4 3 2 1 1 1 → **5** 3 2 1 1 1 · elite fire: +1 on one die [MRK-03]');
  });

  test('SK-ASK-01 dice that wait for an answer are told with the question, and not again after it', () => {
    const t = skirmish(
      'red 3G grenadiers close 6 ranks 2 at 40x10',
      'red 1S officer at 50x10',
      'blue 7L line close 10 at 40x28',
    ).play('red', fire('3G', '7L'), [4, 3, 2, 1, 1, 1], ['elite']);
    const asked = t.transcript.findIndex((entry) => 'ask' in entry);
    const waiting = told({ ...t, now: t.before, transcript: t.transcript.slice(0, asked) });
    expect(waiting).toContain('**3G** has fired at **7L**. The dice are on the table.');
    expect(waiting.join()).toContain('-# 4 3 2 1 1 1, hits on');
    const then = told({ ...t, transcript: t.transcript.slice(asked) });
    expect(then.join()).toMatch(/,-# \*\*5\*\* 3 2 1 1 1/);
  });

  test('SK-ASK-01 the modifier is told with the question, and again after it', () => {
    const t = skirmish(
      'red 3G grenadiers class 2 close 6 ranks 2 at 40x10',
      'red 1S officer at 50x10',
      'blue 7L line close 10 at 40x28',
    ).play('red', fire('3G', '7L'), [5, 3, 2, 1, 1, 1], ['elite']);
    const asked = t.transcript.findIndex((entry) => 'ask' in entry);
    const waiting = told({ ...t, now: t.before, transcript: t.transcript.slice(0, asked) });
    expect(waiting[0]).toBe('# 3G fires at 7L');
    expect(waiting.join()).toContain('−1 on every die [ALG-02]');
    expect(told({ ...t, transcript: t.transcript.slice(asked) }).join()).toContain('−1 on every die [ALG-02]');
  });

  test('cover that saves everyone is told, with its die', () => {
    const t = skirmish(
      'line wall 30x38 50x38',
      'red 2L light close 6 ranks 2 at 40x20',
      'blue 7L line loose figures 37x39.3 40x39.3 43x39.3 face S',
    ).play('red', fire('2L', '7L'), [6, 1, 1, 1, 1, 1, 6]);
    expect(told(t)).toContain('Cover saves **7L**.');
    expect(told(t)).toContain('-# Saves on 4+: 6 → 1 saved [GAP-03]');
  });
});

describe('moves', () => {
  const line = () =>
    skirmish('red 2L line close 8 ranks 2 at 60x20', 'red 1S sergeant of 2L at 69x19', 'blue 7L line close 8 at 60x80');

  test('how far of how much, and to which square; it is quiet', () => {
    const t = line().play('red', { kind: 'advance', unit: '2L', figures: [], legs: [{ by: 8_500, angle: 0 }] });
    expect(told(t)[0]).toBe('# 2L moves 8.5 cm to G3/7');
    expect(told(t)).toContain('-# 8.5 of 12 cm [MOV-03]');
    expect(told(t, 'fr')[0]).toBe('# Le 2L se porte en G3/7 (8,5 cm)');
    expect(tell({ before: t.before, after: t.now, by: 'red', transcript: t.transcript }).quiet).toBe(true);
  });

  test('SK-GEO-03 legs at different rates are told of each; one at 45° is forward, whatever its length', () => {
    const bent = (...legs: readonly Leg[]) =>
      told(line().play('red', { kind: 'advance', unit: '2L', figures: [], legs }));
    expect(bent({ by: 6_000, angle: 0 }, { by: 4_000, angle: 9_000 })).toContain(
      '-# 6 of 12 cm [MOV-03] · 4 of 8 cm [MOV-05]',
    );
    for (const by of [700, 1_000, 1_300, 2_900, 6_000])
      expect(bent({ by: 6_000, angle: 0 }, { by, angle: 4_500 })).toContain(
        `-# ${(6_000 + by) / 1_000} of 12 cm [MOV-03]`,
      );
  });

  test('SK-GAP-02 what halves the rate is named, in the report and in the refusal', () => {
    const t = skirmish(
      'line hedge width 0.4 30x25 60x25',
      'red 1V light loose figures 40x20 42.5x20',
      'blue 7L line close 8 at 60x80',
    );
    const step = (by: number): Extract<Order, { kind: 'advance' }> => ({
      kind: 'advance',
      unit: '1V',
      figures: [],
      legs: [{ by, angle: 0 }],
    });
    expect(told(t.play('red', step(7_000)))).toContain('-# 7 of 8 cm [GAP-02] · half rate: hedge');
    expect(told(t.play('red', step(7_000)), 'fr')).toContainEqual(
      expect.stringMatching(/7\scm sur 8 .* demi-mouvement\s: haie/),
    );
    expect(told(t.play('red', step(3_000)))).toContain('-# 3 of 16 cm [GAP-02]');
    const far = moveOf(t.now, step(9_000), 'red') as Refusal;
    expect(words.say('en', far.says)).toBe('Too far: 1V can go 8 cm this way, half the usual rate. On the way: hedge.');
  });

  test('SK-MOV-05 back is told by the clause that sets its rate', () => {
    const t = line().play('red', { kind: 'advance', unit: '2L', figures: [], legs: [{ by: 3_500, angle: 18_000 }] });
    expect(told(t)).toContain('-# 3.5 of 8 cm [MOV-05]');
  });

  test('what bars a way may be one thing or several', () => {
    const t = skirmish('red 2L line close 8 at 60x20', 'name 2L en "Fusiliers" plural; fr "les fusiliers" m');
    const barred = (after: number) =>
      phrase('refuse-sk-barred', { what: phrase('sk-unit', { unit: unitOf(t.now, '2L').name }), after });
    expect(words.say('fr', barred(4))).toMatch(/^Le chemin est barré après 4\scm par les (2L|fusiliers)\.$/);
    expect(words.say('fr', barred(0))).toMatch(/^Le chemin est barré dès le départ par les (2L|fusiliers)\.$/);
  });

  test('a turn says what it faces', () => {
    const t = line().play('red', { kind: 'turn', unit: '2L', by: 18_000 });
    expect(told(t)).toContain('**2L** turns about and faces south.');
    expect(told(t, 'fr')).toContain('Le **2L** fait demi-tour, face au sud.');
  });

  test('an assault shows its die, a refusal who went away', () => {
    const t = skirmish(
      'red 2L line close 8 ranks 2 at 60x20 face N',
      'blue 6C light skirmish figures 59x32 61x32 face S',
    ).play('red', { kind: 'assault', unit: '2L', target: '6C' }, [6], ['refuse']);
    expect(told(t).join('\n')).toContain('12 cm + D6 (**6**) = 18 cm, went 18 [MOV-04]');
    expect(told(t).join('\n')).toContain('**6C** refuses contact and falls back 16 cm');
    expect(told(t).join('\n')).toContain('but reaches no enemy');
  });

  test('a melee by the stand-in says that it is one, and shows each pair', () => {
    const t = skirmish(
      'variant fights simple',
      'red 2L line carbine loose figures 60x20',
      'blue 7L line loose figures 60x24',
      'blue 9X line close 20 at 20x80',
      'red 9Y line close 20 at 90x10',
    ).play('red', { kind: 'assault', unit: '2L', target: '7L' }, [3, 5]);
    expect(told(t)[0]).toBe('# 2L fights 7L');
    expect(told(t).join('\n')).toContain('-# Stand-in for the melee that the book leaves out [GAP-12]');
    expect(told(t)).toContain('-# 2L.1 scores 2 and falls, 7L.1 scores 3');
  });

  test('SK-GAP-12 after a melee a failed test is told with the recoil that follows, and with none to come', () => {
    const t = skirmish(
      'variant fights simple',
      'red 2L line carbine loose figures 60x20',
      'blue 7L line loose figures 60x24 62x24',
      'blue 9X line close 20 at 20x80',
      'red 9Y line close 20 at 90x10',
    ).play('red', { kind: 'assault', unit: '2L', target: '7L' }, [5, 1, 6]);
    expect(told(t)).toContain('-# Morale 3: rolled **6 ✗** [GAP-12, MOR-03]');
    expect(told(t).join('\n')).toMatch(/7L\*\*[^\n]* (recoils|falls back) 16 cm/);
    expect(told(t).join('\n')).not.toContain('next turn');
  });

  test('SK-GEO-14 a contact without a fight is told in the title, with an article in French', () => {
    const t = skirmish(
      'red 2L line close 8 ranks 2 at 60x20 face N',
      'blue 7L line close 8 ranks 2 at 60x30 face S',
    ).play('red', { kind: 'assault', unit: '2L', target: '7L' }, [3]);
    expect(told(t)[0]).toBe('# 2L is in contact with 7L');
    expect(told(t, 'fr')[0]).toBe('# Le 2L est au contact du 7L');
  });

  test('who is touched has an article, in French', () => {
    const t = skirmish(
      'variant fights simple',
      'red 2L line carbine loose figures 60x20',
      'blue 7L line loose figures 60x24 62x24',
      'name 7L en "Fusiliers" plural; fr "les fusiliers" m',
    ).play('red', { kind: 'assault', unit: '2L', target: '7L' }, [3, 5]);
    expect(told(t, 'fr').join('\n')).toMatch(/(contact avec|contre) les \*\*fusiliers\*\*\./);
  });
});

test('a turn begins and names who hears no leader', () => {
  const t = skirmish(...SCREENED, 'red 9R recruits loose figures 80x10 82x10')
    .play('red', { kind: 'end' })
    .play('blue', { kind: 'end' })
    .play('red', { kind: 'open' });
  expect(told(t)).toEqual([
    '# Turn 2: Red',
    'Turn 2 begins. Red goes first.',
    '-# No leader in voice range, in disorder: 7L 9R [DIS-01]',
    'turn 2 of 8 · Red to act',
  ]);
});

test('each unit has a line of what it did', () => {
  const t = skirmish(...SCREENED).play('red', fire('2L', '6C'), [6, 6, 6, 5, 4, 3, 1, 1, 3]);
  const lines = stories(t.before, [t.transcript]).map(({ says }) => words.say('en', says));
  expect(lines).toContain('**2L**: fired once; put 3 out of action; at the end 8 of 8, at E2/1.');
  expect(lines).toContain('**6C**: lost 2; at the end 4 of 6, at E4/9.');
});

test('SK-GAP-12 whoever falls in a melee is put out of action by the other unit', () => {
  const t = skirmish(
    'variant fights simple',
    'red 2L line carbine loose figures 60x20',
    'blue 7L line loose figures 60x24 62x24',
    'blue 9X line close 20 at 20x80',
    'red 9Y line close 20 at 90x10',
  ).play('red', { kind: 'assault', unit: '2L', target: '7L' }, [5, 1, 1]);
  const lines = stories(t.before, [t.transcript]).map(({ says }) => words.say('en', says));
  expect(lines.find((each) => each.startsWith('**2L**'))).toContain('put 1 out of action');
  expect(lines.find((each) => each.startsWith('**7L**'))).not.toContain('out of action');
});
