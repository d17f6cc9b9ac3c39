/** What people owe a battle now: their turn, or an answer. Pure; the clock's rows follow from it. */
import { sidesToAct } from '../../kernel/open.ts';
import type { Next } from '../../kernel/ruleset.ts';
import type { Person } from '../request.ts';
import { askedOf, commanders, notDone, type Seated } from './commanders.ts';
import { isRobot } from './bot-seat.ts';
import type { Battle, Deadline, Seat, Waiting } from '../store/store.ts';

/** The part of a battle that says who has to act. */
export interface WhoActs extends Seated {
  readonly battle: Pick<Battle, 'id' | 'status' | 'options' | 'seq'>;
  readonly next: Next;
  readonly waiting: Pick<Waiting, 'no' | 'question'> | undefined;
}

export interface Duty extends Pick<Deadline, 'side' | 'userId' | 'duty' | 'no'> {
  /** Not while another person has to act first, nor in a pause. */
  readonly runs: boolean;
}

const CLOCKED: readonly Battle['status'][] = ['playing', 'paused', 'halted'];

export function dutiesOf(table: WhoActs): readonly Duty[] {
  if (!CLOCKED.includes(table.battle.status)) return [];
  return [...answers(table), ...turns(table)];
}

function answers(table: WhoActs): Duty[] {
  const { battle, waiting } = table;
  const question = waiting?.question;
  const person = question && askedOf(table, question);
  if (!question || !person || isRobot(table, person)) return [];
  const runs = battle.status === 'playing';
  return [{ side: question.to, userId: person.id, duty: 'answer', no: waiting.no, runs }];
}

/**
 * Everyone on a side to move who has not said that they are done; if all have, and the turn goes on, the chief. An open
 * question comes first.
 */
function turns(table: WhoActs): Duty[] {
  const { battle, next, waiting } = table;
  if (next.kind === 'over' || next.kind === 'auto') return [];
  const runs = battle.status === 'playing' && !waiting?.question;
  const isPerson = (person: Person) => !isRobot(table, person);
  return sidesToAct(next).flatMap((side) => {
    const open = notDone(table, side).filter(isPerson);
    // A sheet on which all are done is sealed.
    const goesOn = next.kind === 'sealed' ? [] : commanders(table, side).filter(isPerson).slice(0, 1);
    return (open.length > 0 ? open : goesOn).map(({ id }) => ({
      side,
      userId: id,
      duty: 'turn',
      no: battle.seq,
      runs,
    }));
  });
}

/** A turn is the same as long as its side is to move, an answer as long as its question is open. */
export function isSameDuty(row: Pick<Deadline, 'side' | 'userId' | 'duty' | 'no'>, duty: Duty): boolean {
  const isSame = row.side === duty.side && row.userId === duty.userId && row.duty === duty.duty;
  return isSame && (duty.duty === 'turn' || row.no === duty.no);
}

/** During automatic orders in a turn, the clocks of that turn are kept as they are. */
export function outlasts({ next, battle }: WhoActs, row: Pick<Deadline, 'side' | 'duty'>): boolean {
  const isUnderWay = CLOCKED.includes(battle.status);
  return isUnderWay && next.kind === 'auto' && row.duty === 'turn' && row.side === next.side;
}

/** The order of those who answer for a person: their deputy, then their chief; then only their doctrine. */
export const STAGE = { self: 0, deputy: 1, chief: 2, doctrine: 3 } as const;

/** Whose clock runs at a stage; undefined: no one's. */
export function personAt(
  seated: Seated,
  { side, userId }: Pick<Deadline, 'side' | 'userId'>,
  stage: number,
): Seat | undefined {
  const seatOn = (id: string | undefined) => seated.seats.find((seat) => seat.side === side && seat.userId === id);
  const own = seatOn(userId);
  if (stage === STAGE.self) return own;
  const deputy = own?.deputy === userId ? undefined : seatOn(own?.deputy);
  if (stage === STAGE.deputy) return deputy;
  const chief = seatOn(seated.holders[side]?.id);
  const isAnother = chief && chief.userId !== userId && chief.userId !== deputy?.userId;
  return stage === STAGE.chief && isAnother ? chief : undefined;
}

/** The next stage with a person who is not away. */
export function stageAfter(
  seated: Seated,
  row: Pick<Deadline, 'side' | 'userId'>,
  stage: number,
  isAway: (userId: string) => boolean,
): number {
  const later = [STAGE.deputy, STAGE.chief].filter((each) => each > stage);
  const found = later.find((each) => {
    const person = personAt(seated, row, each);
    return person && !isAway(person.userId);
  });
  return found ?? STAGE.doctrine;
}
