/** The toy's orders by buttons: a unit, then move (with a typed distance), shoot or charge, which may add a pursuit. */
import { type Press } from '../../src/kernel/compose.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { ToyState } from './toy-play.ts';

const says = (text: string) => phrase('toy-option', { text });

const press = (text: string): Press => ({ text, says: says(text) });

export const toyCompose: Ruleset<ToyState, never, never>['compose'] = ({ units, points }, by, draft, isOwn) => {
  const step = { asks: says(draft === '' ? 'who?' : draft), lines: [], marks: [] };
  const [id = '', verb, object] = draft.split(/,? /);
  if (draft === '') {
    const own = units.filter((unit) => unit.side === by && isOwn(unit.id));
    const presses = own.map((unit): Press => {
      const tired = new Refusal('TOY-TIRED', says('no points'), ['end']);
      return { ...press(unit.id), ...(points === 0 && { refusal: tired }) };
    });
    return { ...step, rows: [{ presses }, { says: says('turn'), presses: [press('end')] }] };
  }
  if (draft === 'end') return { ...step, rows: [], whole: 'end' };
  if (!units.some((unit) => unit.id === id && unit.strength > 0)) return new Refusal('TOY-GONE', says(`${id} is gone`));
  const foes = units.filter((unit) => unit.side !== by && unit.strength > 0);
  if (verb === undefined) {
    const all = [`${id} move`, ...foes.flatMap((foe) => [`${id} shoot ${foe.id}`, `${id} charge ${foe.id}`])];
    return { ...step, rows: [{ presses: all.map(press) }] };
  }
  if (object === undefined) {
    const take = (word: string) =>
      /^\d$/.test(word) ? `${id} move ${word}` : new Refusal('TOY-WORD', says(`what is ${word}?`));
    const near: Press = { ...press(`${id} move 5`), place: { at: '0501', what: 'end' } };
    return { ...step, rows: [{ presses: [near] }], typed: { says: says('how far'), example: says('7'), take } };
  }
  const toggled = draft.endsWith(', pursue yes') ? draft.replace('yes', 'no') : `${id} charge ${object}, pursue yes`;
  const toggle: Press = { ...press(toggled), isToggle: true };
  return { ...step, rows: verb === 'charge' ? [{ says: says('pursuit'), presses: [toggle] }] : [], whole: draft };
};
