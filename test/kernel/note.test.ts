/** What a completion shows behind its text, and what is left of it once somebody types on. */
import { expect, test } from 'vitest';
import { blanked, noted, withoutNotes } from '../../src/kernel/text/note.ts';
import { tokensOf } from '../../src/kernel/text/tokens.ts';

test('a choice with its note, typed on, is read as if there were no note', () => {
  const picked = noted('29L', 'Lindenau · line 20');
  expect(picked).toMatch(/^29L · Lindenau · line 20.$/u);
  expect(withoutNotes(`${picked} march 0507`)).toBe('29L march 0507');
  expect(withoutNotes(`${picked} fire 3D; ${noted('2K', 'Cuirassiers')} charge 4L`)).toBe('29L fire 3D; 2K charge 4L');
  expect(tokensOf(`${picked} march`).map(({ text }) => text)).toEqual(['29l', 'march']);
});

test('without its invisible mark a note ends where its order ends', () => {
  expect(withoutNotes('29L march 0507 · 1 point; 2K charge 4L')).toBe('29L march 0507; 2K charge 4L');
  expect(withoutNotes('29L · Lindenau\n2K fire 4L · 6 dice')).toBe('29L\n2K fire 4L');
});

test('everything else stays where it is', () => {
  const typed = `${noted('29L', 'Lindenau')} fire 3D`;
  expect(blanked(typed)).toHaveLength(typed.length);
  const [, fire] = tokensOf(typed);
  expect(typed.slice(fire!.from, fire!.to)).toBe('fire');
  expect(withoutNotes('29L fire 3D')).toBe('29L fire 3D');
});

test('a choice that would be too long is shown without its note', () => {
  expect(noted('a'.repeat(90), 'b'.repeat(10))).toBe('a'.repeat(90));
  expect(noted('a'.repeat(60), 'b'.repeat(36))).toHaveLength(100);
});
