/** A unit's card, sights, threats, the whole table in words, stories, variants and the sheet. */
import { describe as group, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language, Look } from '../../../src/kernel/ruleset.ts';
import { describe, topics } from '../../../src/rules/fantasy-battle/look/describe.ts';
import { place, sight, threats, unitLook } from '../../../src/rules/fantasy-battle/look/index.ts';
import { aim, roster, turnPhrase } from '../../../src/rules/fantasy-battle/look/roster.ts';
import { sheet } from '../../../src/rules/fantasy-battle/sheet.ts';
import { stories } from '../../../src/rules/fantasy-battle/tell/stories.ts';
import { options, variants } from '../../../src/rules/fantasy-battle/variants.ts';
import { fantasy } from '../../help/fantasy.ts';
import { words } from '../../help/words.ts';

const t = fantasy(
  'area wood en "the alders" fr "les aulnes" 20x50 34x50 34x56 20x56',
  'blue 1K general at 53x40',
  'blue 3S infantry missiles stands 3 in line at 53x45 face N lost 1',
  'blue 5S infantry stands 3 in line at 110x20 face N engaged 6O front',
  'red 6O infantry stands 3 in line at 110x20 face S',
  'red 4O infantry missiles stands 3 in line at 50x60 face S',
  'red 8O infantry stands 2 in line at 26x62 face S',
);

function text(look: Look | Refusal, language: Language = 'en'): string {
  if (look instanceof Refusal) return `✗ ${words.say(language, look.says)}`;
  const says = (phrases: readonly Parameters<typeof words.say>[1][]) =>
    phrases.map((each) => words.say(language, each));
  return [...says([look.title]), ...look.paragraphs.map((lines) => says(lines).join('\n'))].join('\n\n');
}

test('FB-CHG-06 how far a charge is from its target is said to the millimetre, and never as if it were in reach', () => {
  const far = (y: string) =>
    text(
      sight(
        fantasy(
          `blue 3S infantry stands 3 in line at 50x${y} face N`,
          'red 4O infantry stands 3 in line at 50x60 face S',
        ).now,
        '3S',
        '4O',
      ),
    );
  expect(far('36.358')).toContain('4O is 23.7 cm away, measured as stands go. 3S charges 20 cm.');
  expect(far('39.99')).toContain('4O is 20.1 cm away, measured as stands go. 3S charges 20 cm.');
});

group('a unit’s card', () => {
  test('what it is, where each stand is, how far it goes, whose order reaches it, what it can do', () => {
    expect(text(unitLook(t.now, '3s'))).toMatchInlineSnapshot(`
      "3S · Blue · infantry

      **3** stands, 1 lost
      In F5/4 (open ground), in line, facing north
      Stands: 1 in E5/6, 2 in F5/4, 3 in F5/6
      May shoot at a unit that charges it [CSH-01]

      Advances 20 cm, evades 20 cm, charges 20 cm [TAB-01]
      An order from 1K needs 8 or less on two dice.

      It can now:
      ✓ advance: \`3S advance 14.9\`
      ✓ charge: \`3S charge 4O\`
      ✓ evade: \`3S evade\`"
    `);
  });

  test('FB-GEO-23 whom it fights, on either side of the contact', () => {
    expect(text(unitLook(t.now, '5S'))).toContain('**In combat**: has charged the front of 6O [GEO-23]');
    expect(text(unitLook(t.now, '6O'))).toContain('**In combat**: charged in the front by 5S [GEO-23]');
  });

  test('a commander has a card too, and who is unknown or lost is refused', () => {
    expect(text(unitLook(t.now, '1K'))).toMatchInlineSnapshot(`
      "1K · Blue · general

      In F5/1 (open ground)

      Rides 60 cm [TAB-01]

      It can now:
      ✓ ride: \`1K ride to 3S\`"
    `);
    expect(text(unitLook(t.now, '9X'))).toContain('✗ Nothing here is called “9X”.');
    expect(place(t.now, 'H7')).toBe('75000,65000');
  });
});

group('sights and threats', () => {
  test('FB-CSD-02 FB-GAP-03 how far, what is seen, from which side a charge would come and what it would be', () => {
    expect(text(sight(t.now, '3S', '4O') as Look)).toMatchInlineSnapshot(`
      "From 3S in F5/4 (open ground) to 4O in F7/1 (open ground)

      15 cm north, clear ground between them
      In front of 3S

      **In view**: 3 of 3 stands can see 4O [GAP-03]
      A charge would come at 4O from the front [CSD-02]
      **Charge**: 15.3 of 20 cm, front, 3 in contact"
    `);
    expect(text(sight(t.now, '3S', '4O') as Look, 'fr')).toMatchInlineSnapshot(`
      "De 3S en F5/4 (terrain libre) à 4O en F7/1 (terrain libre)

      15 cm au nord, terrain dégagé entre eux
      Devant le 3S

      **En vue** : 3 socles sur 3 voient le 4O [GAP-03]
      Une charge prendrait le 4O de front [CSD-02]
      **Charge** : 15,3 cm sur 20, front, 3 au contact"
    `);
  });

  test('FB-GAP-03 a wood hides, and is shown in the way of the line', () => {
    const behind = fantasy(
      'area wood 40x50 60x50 60x56 40x56',
      'blue 3S infantry stands 1 at 50x45 face N',
      'red 4O infantry stands 1 at 50x60 face S',
    ).now;
    const look = sight(behind, '3S', '4O') as Look;
    expect(text(look)).toContain('**Not in view**: no stand can see 4O [GAP-03]');
    expect(look.marks).toMatchObject([{ kind: 'blocked', from: [50_000, 44_000], to: [50_000, 61_000] }]);
  });

  test('FB-CHG who could charge it if the enemy moved now', () => {
    const look = threats(t.now, '3S') as Look;
    expect(text(look)).toContain('**4O** may charge: 15');
    expect(look.marks?.map(({ kind }) => kind)).toContain('charge');
    expect(text(threats(t.now, '5S') as Look)).toContain('Safe for now');
    expect(text(look, 'fr')).toContain('À supposer que les Rouges jouent maintenant');
  });

  test('FB-GAP-12 who could shoot at it, a machine as artillery', () => {
    const { now } = fantasy(
      'variant fights simple',
      'blue 3S infantry stands 1 at 50x45 face N',
      'red 4O infantry missiles stands 1 at 50x60 face S',
      'red 7O machine missiles speed 10 stands 1 at 56x60 face S',
    );
    const look = threats(now, '3S') as Look;
    expect(text(look)).toContain('**7O** may shoot, 1');
    expect(look.marks?.flatMap((mark) => (mark.kind === 'fire' ? [mark.arm] : []))).toEqual(['musketry', 'artillery']);
  });

  test('a commander is looked at where they are, from there and to there', () => {
    expect(text(sight(t.now, '1K', '4O'))).toContain('From 1K in F5/1 (open ground) to 4O in F7/1 (open ground)');
    expect(text(sight(t.now, '4O', '1K'))).toContain('to 1K in F5/1 (open ground)');
    const look = threats(t.now, '1K') as Look;
    expect(text(look)).toContain('What could be done to 1K in F5/1');
    expect(look.frame).toEqual({ around: place(t.now, '1K') });
    expect(place(t.now, '1K')).toBe('53000,40000');
  });
});

group('the table in words', () => {
  test('a unit and its surroundings', () => {
    expect(text(describe(t.now, '3S'))).toMatchInlineSnapshot(`
      "3S · Blue · infantry

      **3** stands, 1 lost
      In F5/4 (open ground), in line, facing north
      Stands: 1 in E5/6, 2 in F5/4, 3 in F5/6
      May shoot at a unit that charges it [CSH-01]

      Friends near it: 1K (general) 2 cm behind

      The nearest enemies:
      4O (Red, infantry, 3 stands), in line in F7/1: 15 cm north, in front, in view; clear ground between them
      8O (Red, infantry, 2 stands), in line in C7/2: 24 cm north-west, on the left, in view; clear ground between them
      6O (Red, infantry, 3 stands), in line in L3/1: 49.7 cm south-east, on the right, in view; clear ground between them

      Ground near it: the alders 13.9 cm on the left
      In front: free for 15 cm, then 4O
      On the right: free for 61 cm, then the edge of the table
      Behind: free for 43 cm, then the edge of the table
      On the left: free for 47 cm, then the edge of the table"
    `);
  });

  test('the field names both sides, the ground and whose turn it is; each thing can be asked for', () => {
    const field = text(describe(t.now, ''));
    for (const part of ['Turn 1 of', 'The alders (wood)', '3S (3) in line in F5/4', '1K, general, in F5/1', '6O'])
      expect(field).toContain(part);
    for (const { name } of topics(t.now, 'F')) expect(describe(t.now, name)).not.toBeInstanceOf(Refusal);
    for (const what of ['red', 'front', 'front 3S', 'F5', 'the alders', '1K'])
      expect(describe(t.now, what)).not.toBeInstanceOf(Refusal);
    expect(describe(t.now, 'nobody')).toBeInstanceOf(Refusal);
  });

  test('roster, turn and aim', () => {
    expect(roster(t.now).map((each) => words.say('en', each))).toEqual([
      'Red: 4O (3) in F7/1 · 6O (3) in L3/1 · 8O (2) in C7/2',
      'Blue: 1K in F5/1 · 3S (3) in F5/4 · 5S (3) in L3/1',
    ]);
    expect(words.say('en', turnPhrase(t.now))).toMatch(/^Turn 1 of \d+ · Blue moves$/);
    expect(words.say('en', aim(t.now))).toContain('1 for each enemy stand lost');
  });
});

test('the story of a unit: how far it went, what it did, how it ended', () => {
  const charged = fantasy(
    'blue 3S infantry stands 3 in line at 53x45 face N activated',
    'red 4O infantry stands 3 in line at 50x60 face S',
  ).play('blue', { kind: 'charge', unit: '3S', target: '4O' });
  const told = stories(charged.before, [charged.transcript]).map(({ says }) => words.say('en', says));
  expect(told).toMatchInlineSnapshot(`
    [
      "**3S**: went 15.3 cm; charged once; at the end 3 of 3, at F7/1.",
      "**4O**: saw no fighting; at the end 3 of 3, at F7/1.",
    ]
  `);
});

test('FB-GAP-12 variants name what is in force, and options tell what is not as usual', () => {
  expect(variants.of(t.now).map(({ name, now }) => `${name} ${now.value}`)).toEqual([
    'irregularChargeFull off',
    'objections none',
    'fights desk',
  ]);
  const chosen = variants.choose(t.now, 'objections', 'ask');
  expect(options(chosen).map((each) => words.say('en', each))).toEqual([
    'The other side may object to a charge, which then waits for a ruling. [GAP-10]',
  ]);
});

test('FB-TAB-01 FB-MAX FB-GAP-02 the sheet has the figures that the rules use', () => {
  const rows = (name: string) =>
    sheet.pages
      .flatMap(({ tables }) => tables)
      .find((each) => each.name === name)!
      .rows.map((row) => row.map((each) => words.say('en', each)).join(' · '));
  expect(rows('FB-TAB-01')).toEqual([
    'infantry · 20 · 10',
    'monsters · 20 · 10',
    'cavalry · 30 · 15',
    'chariots · 30 · 15',
    'flyers · 60 · 60',
    'artillery · 10 · 5',
    'commander · 60 · –',
    'commander on a flyer · 100 · –',
  ]);
  expect(rows('FB-TAB-FORMATIONS')).toEqual([
    'line or column · full · full · full',
    'irregular · half · full · half',
    'fortified · half · half · half',
  ]);
  expect(rows('FB-TAB-FATE')[0]).toBe('0 · gone · next turn · next turn · back · back · back');
});
