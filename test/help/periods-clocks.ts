/** Periods: units with round rates, for clocks worked out by hand. Lengths in millimetres. */
import type { Unit } from '../../src/rules/periods/state.ts';
import { CAVALRY, type Table } from './periods.ts';

/** Where a charger of Red begins. */
export const Y = 200;

/** So much a quarter, with such a charge bonus. */
export const rates = (quarter: number, bonus: number): Pick<Unit, 'rates'> => ({
  rates: { column: quarter * 400, line: quarter * 400, bonusColumn: bonus * 100, bonusLine: bonus * 100 },
});
export const HORSE = { ...CAVALRY, ...rates(90, 90) };
export const FOOT = rates(45, 40);

/** How far it is on its way. */
export function walked(t: Table, id: string): number {
  const { pose, side } = t.battle.unit(id);
  return Math.abs(pose.y - (side === 'red' ? Y * 100 : 0)) / 100;
}

/** The quarter of the contact, within the half. */
export function contactQuarter(t: Table): number | undefined {
  const [contact] = t.battle.now.contacts;
  return contact && contact.at + 1;
}
