/** The possible outcomes of a fire or an assault, calculated in advance: fates and losses, and what of a roll matters. */
import { total } from '../../../kernel/ledger.ts';
import {
  type About,
  FATES,
  type Fate,
  type Outcome,
  type Outlook,
  type PlayedOrder,
  type Sight,
} from '../../../kernel/outlook.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { passes } from '../morale.ts';
import type { Order } from '../order.ts';
import type { State } from '../state.ts';
import { FACES } from './chances.ts';

export const outlook: Outlook<State, Fact, Order> = { about, outcome, sees };

function about(order: Order): About | undefined {
  return order.kind === 'fire' || order.kind === 'assault' ? { actor: order.unit, target: order.target } : undefined;
}

function outcome({ before, after, order, transcript }: PlayedOrder<State, Fact, Order>): Outcome {
  const { actor, target } = about(order)!;
  const fate = (id: string): Fate => {
    const fates = transcript.map((entry) => ('fact' in entry ? fateIn(entry.fact, id) : 'holds'));
    if (after.units.every((unit) => unit.id !== id)) return 'destroyed';
    return FATES.find((each) => fates.includes(each))!;
  };
  const lost = { red: after.lost.red - before.lost.red, blue: after.lost.blue - before.lost.blue };
  return { ...(target !== undefined && { target: fate(target) }), actor: fate(actor), losses: lost };
}

/** SK-MOR-06, SK-AVO-01, -04. Whoever recoils, now or next turn, or refuses contact, retires. */
function fateIn(fact: Fact, id: string): Fate {
  if (fact.type === 'tested' && fact.unit === id && !fact.passed) return 'retires';
  if (fact.type !== 'moved' || fact.unit !== id) return 'holds';
  return ['recoil', 'refuse', 'fallBack'].includes(fact.why) ? 'retires' : 'holds';
}

/** SK-ALG-03 to -06, SK-GAP-03, -12, SK-MOR-03 to -05. Dice that hit, save, pass or win alike are one. */
function sees(roll: Roll): Sight | undefined {
  switch (roll.why) {
    case 'fire':
      return fireSight(roll);
    case 'saves':
      return saveSight(roll.about['needs'] as readonly number[]);
    case 'morale': {
      const { morale, superior } = roll.about as { morale: number; superior: boolean };
      return { name: `morale ${morale} ${superior}`, of: ([die = 0]) => (passes(die, morale, superior) ? 1 : 0) };
    }
    case 'melee': {
      const [one, other] = roll.about['modifiers'] as readonly [number, number];
      return { name: `melee ${one} ${other}`, of: ([a = 0, b = 0]) => Math.sign(a + one - b - other) };
    }
    default:
      return undefined;
  }
}

/** One number for how many there are of each sort: each is worth more than all dice of the sort before it. */
const WORTHS = [0, 1, 64, 4_096, 262_144, 16_777_216];

/** SK-ALG-03, -05, -06. How many of each sort of face there are: sixes, and faces that count alike against all who may be hit. */
function fireSight({ ledger, about }: Roll): Sight {
  const { needed, eliteUnit, mass } = about as {
    needed: number;
    eliteUnit: boolean;
    mass?: { needed: number; modifier: number };
  };
  const marks = [{ needed, modifier: total(0, ledger) + (about['plusOne'] === true ? 1 : 0) }, ...(mass ? [mass] : [])];
  const sort = (face: number): string =>
    face === 6
      ? 'six'
      : marks
          .map((mark) => {
            const short = mark.needed - face - mark.modifier;
            return short <= 0 ? 'hit' : short === 1 && eliteUnit ? 'near' : 'miss';
          })
          .join();
  const sorts = [...new Set(FACES.map(sort))];
  return {
    name: `fire ${FACES.map(sort).join(' ')}`,
    worth: (die) => WORTHS[sorts.indexOf(sort(die))]!,
  };
}

/** SK-GAP-03. How many are saved, where all need the same. */
function saveSight(needs: readonly number[]): Sight | undefined {
  const [need = 0] = needs;
  if (needs.some((each) => each !== need)) return undefined;
  return { name: `saves ${need}`, worth: (die) => (die >= need ? 1 : 0) };
}
