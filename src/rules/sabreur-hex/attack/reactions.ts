/** SH-REACT-03 to -11, -17. The legal reactions to an attack, with all they need, most usual first. */
import type { Declared } from './attack.ts';
import { mayCounter } from './countercharge.ts';
import { firesOpen } from '../fire/defensive-fire.ts';
import type { Displacement } from '../movement/way.ts';
import { evasionsFrom, farthestFirst, mayEvade } from '../movement/evade.ts';
import { mayFormSquare } from '../formation/form.ts';
import type { Half, Rotation } from '../field/extended.ts';
import { turnsOpen } from './rotation.ts';
import { isArtillery, isCavalry, isPanicked, type State, type Unit, unitOf } from '../state.ts';

export type Answer =
  | { readonly do: 'hold' | 'square' | 'closedColumn' | 'counter' | 'flee' }
  | { readonly do: 'fire'; readonly half?: Half | undefined }
  | { readonly do: 'turn'; readonly rotation: Rotation }
  | { readonly do: 'evade'; readonly way: Displacement };

export interface Choice {
  readonly text: string;
  readonly answer: Answer;
}

/** SH-REACT-08. The distance in hexes that lets a unit form square, turn or countercharge in time. */
export const WARNING = 3;

/** This many evasions come before the other reactions, so that those are still found near the top. */
const WAYS_BACK = 7;

/** SH-REACT-03, -07, -10, -17, SH-ASSAULT-13, SH-Q-80. A busy or panicked unit stands or flees; guns never flee. */
export function reactionsOpen(now: State, declared: Declared): Choice[] {
  const target = unitOf(now, declared.target);
  const isFree = !declared.targetBusy && !isPanicked(target);
  const ways = isFree ? evasions(now, declared, target) : [];
  return [
    { text: 'hold', answer: { do: 'hold' } },
    ...(isFree ? stands(now, declared, target) : []),
    ...ways.slice(0, WAYS_BACK),
    ...(isFree ? turns(now, declared, target) : []),
    ...(isArtillery(target) ? [] : [{ text: 'flee', answer: { do: 'flee' } } as const]),
    ...ways.slice(WAYS_BACK),
  ];
}

/** SH-REACT-04 to -06, -08. Square, fire, countercharge. */
function stands(now: State, declared: Declared, target: Unit): Choice[] {
  const counters = declared.distance >= WARNING && mayCounter(now, target, declared);
  return [
    ...squares(now, declared, target),
    ...firesOpen(now, target, declared).map(({ text, half }) => ({ text, answer: { do: 'fire', half } as const })),
    ...(counters ? [{ text: 'counter', answer: { do: 'counter' } } as const] : []),
  ];
}

/** SH-REACT-08, -09. */
function turns(now: State, { attacker, distance }: Declared, target: Unit): Choice[] {
  if (distance < WARNING) return [];
  return turnsOpen(now, target, attacker).map(({ text, rotation }) => ({ text, answer: { do: 'turn', rotation } }));
}

/** SH-REACT-04, -08, SH-FORM-08, -18 to -20, SH-Q-22. Infantry before cavalry; a closed column needs less warning. */
function squares(now: State, { attacker, distance }: Declared, target: Unit): Choice[] {
  if (!isCavalry(unitOf(now, attacker))) return [];
  const choices: Choice[] = [];
  if (distance >= WARNING && !mayFormSquare(now, target)) choices.push({ text: 'square', answer: { do: 'square' } });
  if (distance >= Number(now.rulings.closedColumnFrom) && !mayFormSquare(now, target, 'closedColumn')) {
    choices.push({ text: 'closed column', answer: { do: 'closedColumn' } });
  }
  return choices;
}

/** SH-REACT-11, SH-EVADE-05, -06. Away from the attacker, the farthest first; one path to each hex. */
function evasions(now: State, { attacker }: Declared, target: Unit): Choice[] {
  const charger = unitOf(now, attacker);
  if (mayEvade(now, target, { charger })) return [];
  return farthestFirst(evasionsFrom(now, target, charger)).map((way) => ({
    text: `evade ${way.path.at(-1)!}`,
    answer: { do: 'evade', way },
  }));
}
