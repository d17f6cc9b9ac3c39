/** The bot's own seat in a battle. It is stored with the battle, even if the bot's name changes later. */
import { z } from 'zod';
import { enemyOf, type Side } from '../../kernel/play.ts';
import type { Next } from '../../kernel/ruleset.ts';
import type { Person } from '../request.ts';
import * as stored from '../store/stored.ts';
import type { Battle } from '../store/store.ts';

const robot = z.object({
  id: z.string(),
  name: z.string(),
  side: stored.side,
  /** It gives a lesson, and does what each step of it needs. */
  lesson: z.boolean().exactOptional(),
});

/** Its person, and the side it was given. */
export type Robot = z.infer<typeof robot>;

export function robotOf({ options }: Pick<Battle, 'options'>): Robot | undefined {
  return robot.safeParse(options['robot']).data;
}

export function isLesson(battle: Pick<Battle, 'options'>): boolean {
  return robotOf(battle)?.lesson === true;
}

/** In which a seat may be the bot's. */
export interface WithSeat {
  readonly battle: Pick<Battle, 'options'>;
}

interface Seated extends WithSeat {
  readonly holders: Readonly<Record<Side, Person | undefined>>;
}

export function isRobot({ battle }: WithSeat, person: Pick<Person, 'id'> | undefined): boolean {
  return person !== undefined && robotOf(battle)?.id === person.id;
}

/** The side for which it is to order now, if any. */
export function robotsSide(loaded: Seated & { readonly next: Next; readonly waiting: unknown }): Side | undefined {
  const { next, holders, waiting } = loaded;
  return next.kind === 'orders' && !waiting && isRobot(loaded, holders[next.side]) ? next.side : undefined;
}

/** The side of a player against the bot who is to order now. */
export function visitorsSide(seated: Seated, next: Next): Side | undefined {
  if (next.kind !== 'orders') return undefined;
  const { holders } = seated;
  const commander = holders[next.side];
  const isAgainst = isRobot(seated, holders[enemyOf(next.side)]);
  return commander && isAgainst && !isRobot(seated, commander) ? next.side : undefined;
}
