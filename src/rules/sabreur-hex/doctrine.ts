/**
 * Doctrines: how a commander's staff answers for each unit when nothing narrower has been filed. A
 * doctrine only chooses among the answers that the question offers; what it leaves open waits for the person.
 *
 * - Regulation. Charged by cavalry: square, or closed column, where it may be formed, else stand. Skirmishers evade,
 *   batteries fire, everybody else stands. A friend fires into the charge, unless that is a square's only shot; whether
 *   one countercharges is asked. After a failed test: stay while more is left than the demoralisation threshold, flee
 *   where staying kills, ask between. Guns pass on just what saves the battery.
 * - Bold. Units that can fire do, while the test leaves a chance; cavalry countercharges where its chance is even or
 *   better; infantry that can do neither forms square against cavalry; the rest stand. Friends countercharge where the
 *   chance is even or better, else they fire, a square's only shot included. Stay while anything is left; strike,
 *   pursue, attack after the pursuit; try for Tactical Sense. Guns as above.
 * - Neither has a friend act for a target that is destroyed already.
 * - Ask: every question with more than one answer waits for the person, quiet ones too.
 */
import { AGREEMENT } from '../../kernel/hand.ts';
import type { Asked, Option } from '../../kernel/play.ts';
import { distance } from '../../hex/grid.ts';
import { isArtillery, isCavalry, isSquare, type State, type Unit } from './state.ts';
import { demoralisationThreshold } from './tables.ts';

export const DOCTRINES = ['regulation', 'bold', 'ask'] as const;

/** By the kind of the question. Undefined: ask. A kind that is not there is asked, or goes by its quiet fallback. */
type Rules = Readonly<Record<string, (asked: Asked, now: State) => string | undefined>>;

const REGULATION: Rules = {
  'ASK-06': (asked, now) => steady(asked, now) ?? one(asked, 'hold'),
  'ASK-07': (asked, now) => {
    if (isTooLate(asked, now)) return one(asked, 'friend none');
    if (friends(asked, 'counter').length > 0) return undefined;
    const fires = friends(asked, 'fire').filter((option) => !isLastShot(option, now));
    return fires[0]?.text ?? one(asked, 'friend none');
  },
  'ASK-10': (asked, now) => {
    const unit = unitAsked(asked, now);
    const left = leftOf(asked);
    if (!unit) return undefined;
    if (left > demoralisationThreshold(unit)) return one(asked, 'stay');
    return left === 0 ? one(asked, 'flee') : undefined;
  },
  'ASK-13': saveTheBattery,
};

const BOLD: Rules = {
  'ASK-05': likeliest,
  'ASK-06': (asked) => eager(asked) ?? one(asked, 'square') ?? one(asked, 'closed column') ?? one(asked, 'hold'),
  'ASK-07': (asked, now) => {
    if (isTooLate(asked, now)) return one(asked, 'friend none');
    return friends(asked, 'counter').find(isEven)?.text ?? friends(asked, 'fire')[0]?.text ?? one(asked, 'friend none');
  },
  'ASK-09': (asked) => one(asked, 'strike'),
  'ASK-10': (asked) => one(asked, leftOf(asked) > 0 ? 'stay' : 'flee'),
  'ASK-13': saveTheBattery,
  'ASK-15': (asked) => starting(asked, 'pursue'),
  'ASK-17': (asked) => starting(asked, 'attack'),
};

/** The answer of a doctrine; undefined if the person is asked, as they always are about a proposal. */
export function doctrine(name: string, asked: Asked, now: State): string | undefined {
  if (asked.kind === AGREEMENT) return undefined;
  if (asked.options.length === 1) return asked.options[0]!.text;
  if (name === 'ask') return undefined;
  const rule = (name === 'bold' ? BOLD : REGULATION)[asked.kind];
  const answer = rule?.(asked, now);
  return answer ?? (asked.quiet ? asked.fallback : undefined);
}

/** SH-Q-52. A friend may act even then; but nobody is left whom it could help. */
function isTooLate({ about }: Asked, now: State): boolean {
  return now.units.every(({ id }) => id !== about['target']);
}

/** SH-REACT-03 to -09. What the drill book says of a unit that is charged. */
function steady(asked: Asked, now: State): string | undefined {
  const unit = unitAsked(asked, now);
  const charger = now.units.find(({ id }) => id === asked.about['charger']);
  if (!unit) return undefined;
  if (isArtillery(unit)) return one(asked, 'fire');
  if (unit.formation === 'skirmish') return farthest(asked, charger ?? unit);
  if (!charger || !isCavalry(charger)) return undefined;
  return one(asked, 'square') ?? one(asked, 'closed column');
}

/** SH-ORDERS-20. The unit with the best chance tries first. */
function likeliest({ options }: Asked): string | undefined {
  const chanceOf = ({ about }: Option) => Number(about['chance'] ?? 0);
  const tries = options.filter(({ text }) => text.split(' ')[1] === 'try');
  return tries.toSorted((a, b) => chanceOf(b) - chanceOf(a))[0]?.text;
}

/** Fire where there is any chance; a countercharge where it is even. */
function eager({ options }: Asked): string | undefined {
  const fire = options.find(({ text, about }) => text.split(' ')[0] === 'fire' && about['chance'] !== 0);
  return (fire ?? options.find((option) => option.text.split(' ')[0] === 'counter' && isEven(option)))?.text;
}

function isEven({ about }: Option): boolean {
  return about['noTest'] === true || Number(about['chance']) >= 50;
}

/** SH-EVADE-03. Away from the charger, as far as may be. */
function farthest({ options }: Asked, charger: Unit): string | undefined {
  const far = (text: string) => distance(charger.at, /\d{4}/.exec(text)![0]);
  return options
    .map(({ text }) => text)
    .filter((text) => /^evade \d{4}/.test(text))
    .reduce<string | undefined>((best, text) => (best === undefined || far(text) > far(best) ? text : best), undefined);
}

/** SH-ARTLOSS-02. The fewest points that keep the guns alive, to the strongest who can take them. */
function saveTheBattery(asked: Asked, now: State): string | undefined {
  const { losses, strength } = asked.about;
  const spare = Number(losses) - Number(strength) + 1;
  const strengthOf = ({ about }: Option) => now.units.find(({ id }) => id === about['to'])?.strength ?? 0;
  const takers = asked.options
    .filter(({ about }) => about['strength'] === spare)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
  return takers[0]?.text ?? one(asked, 'none');
}

/** What friends might do for the charged unit: `friend 2H fire`. */
function friends({ options }: Asked, act: 'counter' | 'fire'): Option[] {
  return options.filter(({ text }) => text.split(' ')[2] === act);
}

/** SH-FIRE-16. A square fires once in a player-turn. */
function isLastShot({ text }: Option, now: State): boolean {
  return now.units.some((unit) => unit.id === text.split(' ')[1] && isSquare(unit));
}

/** SH-MORALE-20. What staying would leave. */
function leftOf({ about }: Asked): number {
  return Number(about['left']);
}

function unitAsked({ unit }: Asked, now: State): Unit | undefined {
  return now.units.find(({ id }) => id === unit);
}

function one({ options }: Asked, text: string): string | undefined {
  return options.find((option) => option.text === text)?.text;
}

function starting({ options }: Asked, word: string): string | undefined {
  return options.find(({ text }) => text.split(' ')[0] === word)?.text;
}
