/** A pace as people write it, and as it is kept. */
import { describe, expect, test } from 'vitest';
import { PACES, paceLines, paceOf, readPace } from '../../../src/host/seats/pace.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { words } from '../../help/words.ts';

const { say } = words;
const read = (text: string) => readPace(text, 'Europe/Paris');

describe('reading', () => {
  test('one word', () => {
    expect(read('none')).toBeUndefined();
    expect(read(' Aucune ')).toBeUndefined();
    expect(read('daily')).toEqual({
      turnHours: 15,
      answerHours: 8,
      quiet: { from: '23:00', to: '08:00' },
      zone: 'Europe/Paris',
      weekends: true,
    });
    expect(read('slow')).toMatchObject({ turnHours: 30, answerHours: 15, weekends: false });
    expect(PACES.every((name) => !(read(name) instanceof Refusal))).toBe(true);
  });

  test('own hours, with everything that belongs to them', () => {
    expect(read('24h/8h')).toEqual({ turnHours: 24, answerHours: 8, zone: 'Europe/Paris', weekends: true });
    expect(read('48 / 1,5')).toMatchObject({ turnHours: 48, answerHours: 1.5 });
    expect(read('24h/8h, 22:30-7:00, america/new_york, no weekends')).toEqual({
      turnHours: 24,
      answerHours: 8,
      quiet: { from: '22:30', to: '07:00' },
      zone: 'America/New_York',
      weekends: false,
    });
    expect(read('24h/8h 22-7 sans week-end')).toMatchObject({ quiet: { from: '22:00', to: '07:00' }, weekends: false });
    expect(read('quick UTC')).toMatchObject({ turnHours: 6, zone: 'UTC' });
  });

  test.each([
    '',
    'soon',
    '24h',
    '0/8',
    '999h/8h',
    '24h/8h tomorrow',
    '24h/8h Middle/Earth',
    '24h/8h 25-7',
    '24h/8h 7-7',
  ])('"%s" is not a pace, and the refusal says what would be', (text) => {
    const refusal = read(text);
    expect(refusal).toBeInstanceOf(Refusal);
    const says = say('fr', (refusal as Refusal).says);
    for (const word of ['aucune', 'rapide', 'quotidienne', 'lente', '24h/8h']) expect(says).toContain(word);
    // What is offered to be typed reads alike in both languages.
    expect((refusal as Refusal).instead).toEqual(['24h/8h']);
  });
});

test('both languages describe it', () => {
  const pace = read('24h/8h, 22:30-7:00, no weekends');
  if (!pace || pace instanceof Refusal) throw new Error('no pace');
  const all = [undefined, pace, { ...pace, live: true, weekends: true }, read('24/8')].flatMap((each) =>
    paceLines(each instanceof Refusal ? undefined : each),
  );
  expect(all.map((each) => say('en', each)).join('\n')).toMatchInlineSnapshot(`
    "No deadlines: everyone takes as long as they need.
    **Pace:** 24 h for a turn, 8 h for an answer or for a deputy. A side’s clock stops while the other side has to answer.
    The clocks stop from 22:30 to 07:00 (Europe/Paris) and on Saturdays and Sundays, and in a commander’s own quiet hours.
    **Pace:** 24 h for a turn, 8 h for an answer or for a deputy. A side’s clock stops while the other side has to answer.
    The clocks stop from 22:30 to 07:00 (Europe/Paris), and in a commander’s own quiet hours.
    Both sides are here: no reminders are sent.
    **Pace:** 24 h for a turn, 8 h for an answer or for a deputy. A side’s clock stops while the other side has to answer.
    The clocks run day and night; only a commander’s own quiet hours do not count."
  `);
  expect(all.map((each) => say('fr', each)).join('\n')).toMatchInlineSnapshot(`
    "Aucun délai : chacun prend le temps qu’il lui faut.
    **Cadence :** 24 h pour un tour, 8 h pour une réponse ou pour le suppléant. L’horloge d’un camp s’arrête tant qu’une réponse est attendue.
    Les horloges s’arrêtent de 22:30 à 07:00 (Europe/Paris), le samedi et le dimanche, et pendant les heures calmes de chaque commandant.
    **Cadence :** 24 h pour un tour, 8 h pour une réponse ou pour le suppléant. L’horloge d’un camp s’arrête tant qu’une réponse est attendue.
    Les horloges s’arrêtent de 22:30 à 07:00 (Europe/Paris), et pendant les heures calmes de chaque commandant.
    Les deux camps sont là : personne ne reçoit de rappel.
    **Cadence :** 24 h pour un tour, 8 h pour une réponse ou pour le suppléant. L’horloge d’un camp s’arrête tant qu’une réponse est attendue.
    Les horloges tournent jour et nuit ; seules les heures calmes de chaque commandant ne comptent pas."
  `);
});

test('a battle without a pace has no deadlines, and a stored pace is checked', () => {
  expect(paceOf({ options: {} })).toBeUndefined();
  expect(() => paceOf({ options: { pace: { turnHours: -1 } } })).toThrow(/turnHours/);
});
