/** How nerve is told: who stays and why, who falls, who runs on; and that nothing is said twice alike in one post. */
import { describe, expect, test } from 'vitest';
import type { Sentence } from '../../../../src/kernel/ruleset.ts';
import { tell } from '../../../../src/rules/sabreur-hex/tell/index.ts';
import { playOut, position, report, type Script } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

function told(lines: readonly string[], script: Script): { readonly en: string; readonly fr: string } {
  const telling = playOut(position(...lines), script);
  return { en: report('en', telling), fr: report('fr', telling) };
}

function sentences(lines: readonly string[], script: Script): readonly Sentence[] {
  return tell(playOut(position(...lines), script)).sentences;
}

const BATTERY = ['red 2C heavy cavalry 1107 N strength 12', 'blue 7B medium foot battery 1104 S strength 3'];
const STAND: Script = { order: '2C charge 7B, no pursuit', answers: ['hold'] };

describe('a failed test', () => {
  test('SH-MORALE-25 guns do not flee: they stay, and are eliminated if that costs all their strength', () => {
    const falls = told(BATTERY, { ...STAND, dice: '6 2' });
    expect(falls.en).toMatch(/\*\*7B\*\* (does not run, but melts away|stays to the last man)/);
    expect(falls.en).toContain('-# Guns do not flee [MORALE-25] · 7B 3→**0**');
    expect(falls.fr).toMatch(/La \*\*7B\*\* (ne fuit pas et fond sur place|reste jusqu’au dernier homme)\./);
    expect(falls.fr).toContain('-# L’artillerie ne fuit pas [MORALE-25] · 7B 3→**0**');
  });

  test('SH-MORALE-25 guns with strength left waver', () => {
    const { en } = told(BATTERY, { ...STAND, order: '2C charge 7B, stop', dice: '5 2' });
    expect(en).toMatch(/crews grow thin|gunners have slipped away/);
    expect(en).toContain('7B 3→**1**');
  });

  test('SH-MORALE-24 harassing cavalry has no choice, and the report says so', () => {
    const COSSACKS = ['red 2C heavy cavalry 1107 N strength 12', 'blue 7K light cavalry harassing 1104 S strength 6'];
    const { en, fr } = told(COSSACKS, {
      order: '2C charge 7K, no pursuit',
      answers: ['hold', 'face N'],
      dice: '6 2 1',
    });
    expect(en).toContain('-# Harassing: no choice but to flee [MORALE-24]');
    expect(fr).toContain('-# Harcèlement\u00a0: doit fuir [MORALE-24]');
  });
});

describe('a rout', () => {
  const RUNNERS = ['red 4L line infantry panicked 0805 S strength 12 of 16', 'blue 9L line infantry line 1501 N'];

  test('SH-ROUT-01 a unit that was already routing continues', () => {
    const { en, fr } = told(RUNNERS, { order: '4L flee', dice: '2' });
    expect(en).toMatch(/\*\*4L\*\* runs on\.|Nothing stops \*\*4L\*\* yet: on it runs\./);
    expect(fr).toMatch(/Le \*\*4L\*\* fuit toujours\.|Rien n’arrête encore la fuite du \*\*4L\*\*\./);
  });

  test('SH-ROUT-09 a rout that waits for the choice of its way has a title', () => {
    const friends = ['red 4L line infantry panicked 0805 S strength 12 of 16', 'red 5A line infantry line 0806 N'];
    const { en } = told([...friends, 'red 5B line infantry line 0706 N'], { order: '4L flee', dice: '1' });
    expect(en).toMatch(/^## 4L flees/);
  });
});

describe('wording', () => {
  const LINES = ['red 2D heavy cavalry 0809 N', 'blue 74F line infantry stubborn line 0805 S strength 20'];

  test('an event that occurs twice in one post is reported in two ways', () => {
    const all = sentences(LINES, {
      order: '2D charge 74F, attack',
      answers: ['hold'],
      dice: '4 4 4 4 4 1 1 1 1 1 4 4',
    });
    const stays = all
      .filter(({ says }) => says.id.startsWith('tell-test-stays'))
      .map(({ says }) => words.say('en', says));
    expect(stays).toHaveLength(2);
    expect(stays[0]).not.toContain('again');
    expect(stays[1]).toContain('again');
  });

  test('a sentence about a result is marked, so that a message does not begin with it', () => {
    const all = sentences(BATTERY, { ...STAND, dice: '6 2' });
    expect(all.map(({ follows = false }) => follows)).toEqual([false, true]);
  });

  test.each([
    ['1', 'tell-flight-ends'],
    ['6', 'tell-eliminated-off-map'],
  ])('a post that begins with the way of a rout reports only where it leads: %s', (hexes, id) => {
    const before = position('red 5C light cavalry 0604 S', 'blue 44J line infantry column 0708 N strength 16');
    const answers = ['hold', 'flee', 'face S'];
    const { transcript, after } = playOut(before, {
      order: '5C charge 44J via 0705 0706 0807',
      answers,
      dice: `6 5 ${hexes}`,
    });
    const at = transcript.findIndex((entry) => 'ask' in entry && entry.ask.kind === 'ASK-11');
    const then = { before: { ...before, group: ['5C'] }, after, by: 'red' as const };
    const [first] = tell({ ...then, transcript: transcript.slice(at) }).sentences;
    expect(first?.says.id).toBe(id);
    const card = tell({ before, after: before, by: 'red', transcript: transcript.slice(0, at), isOpen: true });
    expect(words.say('en', card.title)).toBe('44J flees');
    const whole = tell({ before, after, by: 'red', transcript }).sentences.map(({ says }) => says.id);
    expect(whole).toContain('tell-test-flees');
    expect(whole).not.toContain('tell-runs-on');
  });

  test('an order with a question before anything happens has a title and no sentence', () => {
    const before = position('red 2C heavy cavalry 1107 N', 'blue 7B medium foot battery 1104 S');
    const tale = tell({ before, after: before, by: 'red', transcript: [] });
    expect(tale.sentences).toEqual([]);
    expect(words.say('en', tale.title)).toBe('Red must choose');
    expect(words.say('fr', tale.title)).toBe('Les Rouges doivent choisir');
  });
});
