/** What is told of an order, in both languages: first what matters, its dice below. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/kernel/ruleset.ts';
import type { Fact } from '../../../src/rules/fantasy-battle/facts.ts';
import { tell } from '../../../src/rules/fantasy-battle/tell/index.ts';
import { type Battle, fantasy, order } from '../../help/fantasy.ts';
import { words } from '../../help/words.ts';

type Told = Pick<Battle, 'before' | 'now' | 'transcript'>;

/** Title, sentences with their small lines, last line. */
function told({ before, now, transcript }: Told, language: Language = 'en'): string[] {
  const { title, sentences, footer } = tell({ before, after: now, by: 'red', transcript });
  const say = (says: (typeof footer)[number]) => words.say(language, says).replaceAll(/[\u00A0\u202F]/g, ' ');
  return [
    `# ${say(title)}`,
    ...sentences.flatMap(({ says, dice }) => [say(says), ...dice.map((line) => `-# ${say(line)}`)]),
    footer.map(say).join(' · '),
  ];
}

function isQuiet({ before, now, transcript }: Told): boolean {
  return tell({ before, after: now, by: 'red', transcript }).quiet;
}

const FACING = [
  'blue 3S infantry stands 3 in line at 53x45 face N',
  'blue 5S infantry stands 3 in line at 53x43 face N',
  'blue 1K general at 53x40',
  'red 4O infantry missiles stands 3 in line at 50x60 face S',
];
const ENGAGED = [
  'blue 3S infantry stands 3 in line at 50x45 face N engaged 4O front',
  'red 4O infantry stands 3 in line at 50x45 face S',
  'blue 9S infantry stands 3 in line at 90x10 face N',
  'red 9O infantry stands 3 in line at 10x85 face S',
];

describe('orders and moves', () => {
  test('FB-GAP-01 the dice of an order stand with what it brings about, or by themselves if it fails', () => {
    const t = fantasy(...FACING);
    expect(told(t.play('blue', order('3S advance 8'), [3, 4]))).toEqual([
      '# 3S advances 8 cm to F6/1',
      '**3S** advances 8 cm, to F6/1.',
      '-# Order of 1K on 8 or less: 3+4 = **7 ✓** [GAP-01] · 8 of 20 cm [TAB-01]',
      'turn 1 of 8 · Blue to move',
    ]);
    expect(told(t.play('blue', order('3S advance 8'), [6, 4]))).toEqual([
      '# The order does not reach 3S',
      '**3S** waits in vain for an order from **1K**.',
      '-# Order of 1K on 8 or less: 6+4 = **10 ✗** [GAP-01]',
      'turn 1 of 8 · Blue to move',
    ]);
  });

  test('FB-FRM-06 FB-FRM-07 a new formation is told as such, and what halves the distance is named', () => {
    const line = 'blue 3S infantry stands 3 in line at 50x40 face N activated';
    const enemy = 'red 4O infantry stands 1 in line at 50x85 face S';
    const formed = fantasy(line, enemy).play('blue', order('3S in column'));
    expect(told(formed).slice(0, 2)).toEqual(['# 3S forms column', '**3S** forms column in F5/1, facing north.']);
    expect(told(formed, 'fr')).toContain('Le **3S** se met en colonne en F5/1, face au nord.');
    const irregular = 'blue 3S infantry activated stand 50x40 face N stand 54x40 face N stand 52x38 face N';
    expect(told(fantasy(irregular, enemy).play('blue', order('3S advance 8')))).toContain(
      '-# Activated without a roll [MOD-02] · 8 of 10 cm [TAB-01] · half speed: irregular formation [FRM-06]',
    );
  });

  test('FB-STD-04 a turn on the spot says what it faces; a move without dice is quiet', () => {
    const t = fantasy(
      'blue 3S infantry stands 1 in line at 50x40 face N activated',
      'red 4O infantry stands 1 in line at 50x85 face S',
    ).play('blue', order('3S face E'));
    expect(told(t)[1]).toBe('**3S** turns on the spot and faces east.');
    expect(isQuiet(t)).toBe(true);
    expect(isQuiet(fantasy(...FACING).play('blue', order('3S advance 8'), [3, 4]))).toBe(false);
  });

  test('FB-PAS-04 FB-PAS-05 consent, the way through and both tests', () => {
    const t = fantasy(
      'blue 3S infantry stands 3 in line at 50x45 face N',
      'blue 5S infantry stands 3 in line at 50x38 face N',
      'red 4O infantry stands 3 in line at 50x60 face S',
    );
    const evaded = t.play('blue', order('3S evade'), [6, 2], ['consent']);
    expect(told(evaded).slice(1, -1)).toEqual([
      '**5S** opens its ranks for **3S**.',
      '-# [PAS-04]',
      expect.stringMatching(/^\*\*3S\*\* (evades|slips).*20/),
      '-# By initiative [MOD-02] · 20 of 20 cm [EVA-03]',
      '**3S** falls into confusion.',
      '-# Rolled **6 ✗** [PAS-05, GAP-06]',
      expect.stringContaining('**5S**'),
      '-# Rolled **2 ✓**, only a 6 confuses [PAS-05, GAP-06]',
    ]);
    expect(told(t.play('blue', order('3S evade'), [], ['refuse']), 'fr')).toContain(
      'Le **5S** ferme ses rangs au **3S**.',
    );
  });

  test('FB-GAP-07 commanders ride, and join', () => {
    const t = fantasy(...FACING).play('blue', order('1K ride to 53x46'));
    expect(told(t).slice(0, 3)).toEqual([
      '# 1K rides to F5/4',
      '**1K** rides 6 cm to F5/4 and joins **3S**.',
      '-# 6 of 60 cm [GAP-07]',
    ]);
  });
});

describe('charges', () => {
  test('FB-CHG-02 FB-CHG-07 FB-SUP-01 FB-CSH-01 announcement, stands, support, contacts, shots at the charger, losses once', () => {
    const t = fantasy('variant fights simple', ...FACING).play(
      'blue',
      order('3S charge 4O'),
      [5, 5, 6],
      ['with 5S', 'shoot', 'stand 3'],
    );
    expect(told(t)).toEqual([
      '# 3S charges 4O: 3 stands in contact',
      '**3S** charges **4O**.',
      '-# By initiative [MOD-02]',
      '**3S** charges home, 15.3 cm to F7/1.',
      '-# 15.3 of 20 cm [CHG-06]',
      '**5S** comes in behind, 15.3 cm to F6/7.',
      '-# 15.3 of 20 cm [SUP-01]',
      '**3S** is in contact with **4O**.',
      '-# 4O: stands 1 2 3 on the front, 40 mm [CSD-02]',
      '**4O** shoots as **3S** charges: 3 hits.',
      '-# 15 cm [GAP-12] · hits on 5+ · **5** **5** **6** → 3 hits',
      '-# A short stand-in for the shooting that the book leaves out [GAP-12]',
      '**3S** loses 1 stand.',
      '-# 3S 3→**2** · stand 3',
      'turn 1 of 8 · Blue to move',
    ]);
  });

  test('who is in contact has an article, in French, whichever way it is told', () => {
    const name = 'name 4O en "Clansmen" plural; fr "les hommes des clans" m';
    const sentences = ['2S', '3S', '4S', '5S', '6S'].map((id) => {
      const unit = `blue ${id} infantry stands 3 in line at 50x45 face N activated`;
      const t = fantasy(unit, 'red 4O infantry stands 3 in line at 50x60 face S', name);
      return told(t.play('blue', order(`${id} charge 4O`)), 'fr').find((each) =>
        /contact avec|contre bouclier/.test(each),
      );
    });
    for (const each of sentences) expect(each).toMatch(/(contact avec| contre) les \*\*hommes des clans\*\*\.$/);
    expect(sentences.some((each) => each?.startsWith('Bouclier'))).toBe(true);
  });

  test('FB-GEO-14 the way of each stand where they differ; corners of those without an edge', () => {
    const t = fantasy(
      'blue 3S infantry stands 5 in line at 50x45 face N activated',
      'red 7O infantry stands 1 in line at 50x60 face S',
    ).play('blue', order('3S charge 7O behind'));
    expect(told(t)).toContain(
      '-# Stand 1: 15.3 cm · stand 2: 15 cm · stand 3: 15 cm · stand 4: 15 cm · stand 5: 13.6 cm',
    );
    expect(told(t)).toContain('-# 7O: stand 3 on the front, 40 mm, stands 2 4 on the front, by a corner [CSD-02]');
    expect(told(t, 'fr')).toContain(
      '-# 7O : socle 3 sur le front, 40 mm, socles 2 4 sur le front, par un coin [CSD-02]',
    );
  });

  test('FB-CSD-04 FB-Q-22 the die that decides the side, and that the charge fails there', () => {
    const t = fantasy(
      'red 4O infantry stands 3 in line at 50x60 face N',
      'blue 3S infantry stands 1 in line at 63x66 face S activated',
      'red 7O infantry stands 3 in line at 50x60 face S',
    ).play('blue', order('3S charge 4O'), [1]);
    expect(told(t).slice(0, -1)).toEqual([
      '# The charge of 3S on 4O fails',
      '**3S** charges **4O**.',
      '-# Activated without a roll [MOD-02]',
      '**3S** could come from more than one side. The die sends it at the front of **4O**.',
      '-# Rolled **1** [CSD-04]',
      'On that side there is no room. The charge of **3S** on **4O** fails, and nothing moves.',
      '-# [Q-22, Q-10]',
    ]);
  });

  test('FB-GAP-10 an objection names the side that makes it', () => {
    const t = fantasy('variant objections ask', ...FACING).play('blue', order('3S charge 4O alone'), [], ['object']);
    expect(told(t).slice(0, 5)).toEqual([
      '# Objection to the charge of 3S',
      '**3S** charges **4O**.',
      '-# By initiative [MOD-02]',
      'Red objects to the charge of **3S**. It waits for a ruling.',
      '-# [GAP-10, UMP-05]',
    ]);
  });

  test('FB-UMP-03 who may shoot, where that is settled at the desk', () => {
    const t = fantasy('variant fights desk', ...FACING).play('blue', order('3S charge 4O'), [], ['alone']);
    expect(told(t)).toContain('May shoot at **3S** as it charges: 4O.');
    expect(told(t, 'fr')).toContain('Tir de contre-charge possible sur le **3S** : 4O.');
  });
});

describe('phases', () => {
  const shooting = () => fantasy('variant fights simple', ...ENGAGED).play('blue', order('end'));
  const combat = () => shooting().play('blue', order('fight'));

  test('FB-STEP-06 what comes next', () => {
    expect([told(shooting())[1], told(combat())[1]]).toEqual([
      'Movement is over. Shooting is next.',
      'Shooting is over. Combat is next.',
    ]);
  });

  test('FB-GAP-12 combat says that it is a stand-in, with the dice of each unit, losses once, who is driven back', () => {
    const t = combat().play(
      'blue',
      order('fight'),
      [6, 5, 5, 6, 6, 6, 1, 1, 1, 1, 1, 1],
      ['stand 3', 'stand 2', 'stay'],
    );
    expect(told(t)).toEqual([
      '# Combat: 3S, 4O',
      'Combat of 3S and 4O: hits by Red 0, by Blue 6.',
      '-# 3S: **6** **5** **5** **6** **6** **6** → 6 hits on 5+',
      '-# 4O: 1 1 1 1 1 1 → 0 hits on 5+',
      '-# A short stand-in for the combat that the book leaves out [GAP-12]',
      expect.stringContaining('2 stands'),
      '-# 4O 3→**1** · stands 3 2',
      expect.stringMatching(/4O.* 10 cm, to/),
      '-# [GAP-12]',
      '**4O** starts the next turn confused.',
      'Blue has finished.',
      'turn 1 of 8',
    ]);
  });

  test('FB-GAP-12 the title names the shot that did most, hits that cost no stand, and more than one fight', () => {
    const shot = (unit: string, target: string, hits: number): Fact => {
      return { type: 'shot', unit, target, range: 10_000, dice: [], needs: 5, hits, counter: false };
    };
    const fought = (...units: string[]): Fact => ({ type: 'fought', units, hits: [1, 2] });
    const { now } = fantasy(...ENGAGED);
    const title = (...facts: Fact[]) => told({ before: now, now, transcript: facts.map((fact) => ({ fact })) })[0];
    expect(title(shot('4O', '9S', 0), shot('9O', '3S', 0))).toBe('# 4O shoots at 9S in vain');
    expect(title(shot('4O', '9S', 0), shot('9O', '3S', 2))).toBe('# 9O hits 3S: 2 hits');
    expect(title(shot('9O', '3S', 5), shot('4O', '9S', 3), { type: 'lost', unit: '9S', stands: [3] })).toBe(
      '# 4O shoots at 9S: −1',
    );
    expect(title(fought('3S', '4O'), fought('9S', '9O'))).toBe('# Combat in 2 places');
  });

  test('FB-GAP-12 who follows up, how far, and whom they touch again; where there is no room, only that', () => {
    const follow = (...more: string[]) =>
      fantasy('variant fights simple', 'turn 1 blue combat', ...ENGAGED, ...more).play(
        'blue',
        order('fight'),
        [5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        ['follow'],
      );
    expect(told(follow()).slice(-8, -2)).toEqual([
      expect.stringMatching(/4O.* 4 cm, to/),
      '-# [GAP-12]',
      expect.stringMatching(/3S.* follows up 4 cm, to/),
      '-# [GAP-12]',
      expect.stringMatching(/3S.*4O/),
      '-# 4O: stands 1 2 3 on the front, 40 mm [CSD-02]',
    ]);
    const held = told(follow('area impassable 40x47.05 40x48 60x48 60x47.05'));
    expect(held.filter((line) => /no longer|follows/.test(line))).toEqual([]);
    expect(held.at(-4)).toMatch(/3S.*4O/);
  });

  test('FB-GAP-12 the dice of a unit that fights two enemies stand with the one that they are thrown at', () => {
    const t = fantasy(
      'blue 3S infantry stands 2 in line at 50x60 face N engaged 4O front engaged 5O front',
      'red 4O infantry stands 1 in line at 48x60 face S',
      'red 5O infantry stands 1 in line at 52x60 face S confused 1',
      'variant fights simple',
      'turn 1 blue combat',
    ).play('blue', order('fight'), [5, 1, 6, 1, 5, 1, 6, 1]);
    expect(told(t).slice(2, 6)).toEqual([
      '-# 3S at 4O: **5** 1 → 1 hit on 5+',
      '-# 3S at 5O: **6** 1 → 1 hit on 5+',
      '-# 4O: **5** 1 → 1 hit on 5+',
      '-# 5O: **6** 1, −1 on each die → 1 hit on 5+',
    ]);
  });

  test('FB-OFF-02 FB-OFF-08 the fate of a unit at the edge, and of its general', () => {
    const t = fantasy(
      'variant fights simple',
      'blue 3S infantry stands 3 in line at 50x87 face N engaged 4O front',
      'red 4O infantry stands 3 in line at 50x87 face S',
      'red 1G general joined 4O',
      'red 9O infantry stands 9 in line at 30x5 face S',
    )
      .play('blue', order('end'))
      .play('blue', order('fight'))
      .play('blue', order('fight'), [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(told(t).join('\n')).toContain('**4O** leaves the table and is not seen again.');
    expect(told(t)).toContain('-# Fate: rolled **1** − 0 lost = 1 [OFF-02, GAP-02] · with it: 1G [OFF-06]');
    expect(told(t)).toContain('The general has gone. Red withdraws at the end of this phase.');
    expect(told(t)).toContain(
      '**Blue wins the battle**: the general of Red has left the table, and the army withdraws.',
    );
    expect(told(t)[0]).toBe('# Blue wins');
  });

  test('FB-OFF-02 those who come back later: a name may be singular or plural', () => {
    const later = (...name: string[]) => {
      const { now } = fantasy(...FACING, ...name);
      const fact = { type: 'left', unit: '3S', die: 3, fate: 'later', at: { x: 0, y: 0, heading: 0 } } as const;
      return (['en', 'fr'] as const).map((language) => told({ before: now, now, transcript: [{ fact }] }, language)[1]);
    };
    expect(later()).toEqual([
      '**3S** leaves the table and comes back at the start of its side’s next turn.',
      'Le **3S** quitte la table et reviendra au début du prochain tour de son camp.',
    ]);
    expect(later('name 3S en "Archers" plural; fr "les archers" m')).toEqual([
      'The **Archers** leave the table and come back at the start of their side’s next turn.',
      'Les **archers** quittent la table et reviendront au début du prochain tour de leur camp.',
    ]);
  });

  test('FB-STEP-08 a turn begins and names who is confused', () => {
    const t = combat()
      .play('blue', order('fight'), [6, 5, 5, 6, 6, 6, 1, 1, 1, 1, 1, 1], ['stand 3', 'stand 2', 'stay'])
      .play('red', order('open'));
    expect(told(t)).toEqual([
      '# Turn 1: Red',
      'Turn 1: Red moves.',
      '-# Confused: 4O [GAP-06]',
      'turn 1 of 8 · Red to move',
    ]);
  });

  test('the end names its reason', () => {
    const t = fantasy(...FACING).play('blue', { kind: 'resign' });
    expect(told(t).slice(0, 2)).toEqual(['# Red wins', '**Red wins the battle**: Blue concedes.']);
    expect(told(t, 'fr')[0]).toBe('# Les Rouges l’emportent');
  });
});

test('every fact has its sentences in both languages', () => {
  const now = fantasy(...FACING).now;
  const contact = { unit: '3S', stand: 1, enemy: '4O', on: 2, side: 'flank', long: 1_000 } as const;
  const facts = [
    { type: 'moved', unit: '3S', why: 'follow', stands: [] },
    { type: 'touched', contacts: [contact, { ...contact, enemy: '9O', side: 'rear', long: 0 }] },
    { type: 'parted', unit: '3S' },
    { type: 'held', ground: 'mill' },
    { type: 'withdraws', side: 'red' },
    { type: 'set', unit: '3S', to: { fortified: true, missiles: false, activated: true, confused: 0 } },
    { type: 'phase', phase: 'movement' },
    { type: 'left', unit: '3S', die: 3, fate: 'later', at: { x: 0, y: 0, heading: 0 } },
    { type: 'left', unit: '3S', die: 6, fate: 'back', at: { x: 0, y: 0, heading: 0 } },
    { type: 'won', winner: 'draw', why: 'agreed' },
    { type: 'won', winner: 'red', why: 'broken' },
    { type: 'won', winner: 'red', why: 'points' },
    { type: 'won', winner: 'blue', why: 'ruled' },
  ] as const;
  const field = {
    ...now.field,
    points: [{ id: 'mill', name: { en: 'the mill', fr: 'le moulin' }, at: { x: 0, y: 0 } }],
  };
  const before = { ...now, field } as typeof now;
  for (const fact of facts) {
    const all = (['en', 'fr'] as const).map((language) =>
      told({ before, now: before, transcript: [{ fact }] }, language),
    );
    expect(all.filter(({ length }) => length < 3)).toEqual([]);
    expect(all.flat().join('\n')).not.toMatch(/fb-|undefined|\{/);
  }
});
