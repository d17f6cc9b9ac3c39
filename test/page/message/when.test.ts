import { describe, expect, test } from 'vitest';
import { momentIn, sentIn } from '../../../src/page/browser/message/when.ts';
import { reader } from './reader.ts';

const NOON = Date.UTC(2026, 10, 22, 12, 0, 30);
const HOUR = 3_600_000;
const english = reader('en');
const french = reader('fr');

describe('a moment', () => {
  test.each([
    ['t', '13:00', '13:00'],
    ['T', '13:00:30', '13:00:30'],
    ['d', '22/11/2026', '22/11/2026'],
    ['D', '22 November 2026', '22 novembre 2026'],
    ['f', '22 November 2026 at 13:00', '22 novembre 2026 à 13:00'],
    ['F', 'Sunday, 22 November 2026 at 13:00', 'dimanche 22 novembre 2026 à 13:00'],
  ])('in the style %s', (style, inEnglish, inFrench) => {
    expect(momentIn(english, NOON, style, 0)).toBe(inEnglish);
    expect(momentIn(french, NOON, style, 0)).toBe(inFrench);
  });

  test.each([
    [0, 'now', 'maintenant'],
    [-5, '5 seconds ago', 'il y a 5 secondes'],
    [59, 'in 59 seconds', 'dans 59 secondes'],
    [-60, '1 minute ago', 'il y a 1 minute'],
    [7199, 'in 1 hour', 'dans 1 heure'],
    [-86_400, 'yesterday', 'hier'],
    [86_400 * 400, 'next year', 'l’année prochaine'],
  ])('%i seconds from now', (seconds, inEnglish, inFrench) => {
    expect(momentIn(english, NOON + seconds * 1000, 'R', NOON)).toBe(inEnglish);
    expect(momentIn(french, NOON + seconds * 1000, 'R', NOON)).toBe(inFrench);
  });
});

test('when a message was sent: today, yesterday, earlier; by the day in the reader’s own zone', () => {
  expect(sentIn(english, NOON, NOON + 10 * HOUR)).toBe('13:00');
  expect(sentIn(english, NOON, NOON + 11 * HOUR)).toBe('Yesterday at 13:00');
  expect(sentIn(french, NOON, NOON + 11 * HOUR)).toBe('Hier à 13:00');
  expect(sentIn(english, NOON, NOON + 48 * HOUR)).toBe('22/11/2026, 13:00');
});

test('a page saved as a file shows the zone after the time', () => {
  const zoned = { ...english, namesZone: true };
  expect(momentIn(zoned, NOON, 'f', 0)).toMatch(/\d{2}:\d{2} (CET|CEST|GMT[+]\d)$/);
  expect(momentIn(zoned, NOON, 'd', 0)).toBe(momentIn(english, NOON, 'd', 0));
});
