/** Answers given ahead: the conditions behind an order, filed under the questions they will answer. */
import type { Side } from '../../../kernel/play.ts';
import type { Filed } from '../../../kernel/ruleset.ts';
import type { Order } from '../order.ts';
import type { Pursuit, StayOrFlee } from './presets.ts';
import { speakIn, squareText, stayOrFleeText } from './write.ts';

/** An answer and the kind of its question. */
export interface Ahead {
  /** Whom it is for, if not the unit ordered or asked. */
  readonly unit?: string;
  readonly kind: string;
  readonly text: string;
}

/** What an order files: where two texts answer one question, the one that depends on something comes first. */
export function filed(order: Order, by: Side): readonly Filed[] {
  if (order.kind !== 'act' || order.unit === undefined) return [];
  const { unit, presets } = order;
  const ahead: Ahead[] = [
    ...(presets.ifSquare ? [{ kind: 'ASK-08', text: `if square ${squareText(presets.ifSquare, speakIn('en'))}` }] : []),
    ...(presets.attack ? [{ kind: 'ASK-08', text: presets.attack }] : []),
    ...pursuitAhead(presets),
    ...flightAhead(presets),
    ...(presets.aside === undefined ? [] : [{ kind: 'ASK-18', text: `toward ${presets.aside}` }]),
  ];
  return ahead.map((each) => ({ to: by, unit, ...each }));
}

/** ASK-15, -16, -17. */
export function pursuitAhead({ pursue, toward, support, afterPursuit }: Pursuit): Ahead[] {
  if (pursue === undefined) return [];
  return [{ kind: 'ASK-15', text: pursueAnswer(pursue, support) }, ...afterPursuing({ toward, support, afterPursuit })];
}

export function pursueAnswer(pursue: 'yes' | 'no', support: string | undefined): string {
  if (pursue === 'no') return 'stay put';
  return support === undefined ? 'pursue' : `pursue with ${support}`;
}

type AfterPursuing = { readonly [key in 'toward' | 'support' | 'afterPursuit']: Pursuit[key] | undefined };

/** Which way, for the friend too; then whom to strike: first whoever was named. */
export function afterPursuing({ toward, support, afterPursuit }: AfterPursuing): Ahead[] {
  const way = toward === undefined ? [] : [{ kind: 'ASK-16', text: `toward ${toward}` }];
  const named = toward !== undefined && afterPursuit === 'attack';
  return [
    ...way,
    ...(support === undefined ? [] : way.map((each) => ({ ...each, unit: support }))),
    ...(named ? [{ kind: 'ASK-17', text: `attack ${toward}` }] : []),
    ...(afterPursuit === undefined ? [] : [{ kind: 'ASK-17', text: afterPursuit }]),
  ];
}

/** ASK-10, -11, -12. */
export function flightAhead({ ifFailed, fleeToward }: StayOrFlee): Ahead[] {
  return [
    ...(ifFailed === undefined ? [] : [{ kind: 'ASK-10', text: stayOrFlee(ifFailed) }]),
    ...refugeAhead(fleeToward),
  ];
}

export function stayOrFlee(ifFailed: NonNullable<StayOrFlee['ifFailed']>): string {
  return stayOrFleeText({ ifFailed }, speakIn('en'));
}

export function refugeAhead(fleeToward: string | undefined): Ahead[] {
  return fleeToward === undefined ? [] : ['ASK-11', 'ASK-12'].map((kind) => ({ kind, text: `toward ${fleeToward}` }));
}
