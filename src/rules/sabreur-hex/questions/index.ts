/** The questions of this book, in the order in which orders file answers, and standing orders pick theirs. */
import { AGREEMENT_QUESTION } from '../../../kernel/hand.ts';
import { questionsOf } from '../../../kernel/question.ts';
import type { State } from '../state.ts';
import { ASIDE } from './aside.ts';
import { ATTACK } from './attack.ts';
import { BLOW } from './blow.ts';
import { PURSUIT_PATH } from './pursuit-path.ts';
import { ROUT_FACING } from './facing.ts';
import { FIRST_MOVE } from './first-move.ts';
import { FORMULA } from './formula.ts';
import { HELP } from './help.ts';
import { INITIATIVE } from './initiative.ts';
import { KEEP } from './keep.ts';
import { LATE } from './late.ts';
import { NERVE } from './nerve.ts';
import { PURSUIT } from './pursuit.ts';
import type { Question } from './question.ts';
import { REACTION } from './reaction.ts';
import { RETURN_FIRE } from './return-fire.ts';
import { RUN } from './run.ts';
import { SECOND_SHOT } from './second-shot.ts';
import { STAND } from './stand.ts';
import { STRIKE } from './strike.ts';
import { TRANSFER } from './transfer.ts';

export const QUESTIONS: readonly Question[] = [
  FIRST_MOVE,
  FORMULA,
  LATE,
  INITIATIVE,
  REACTION,
  HELP,
  ATTACK,
  STRIKE,
  TRANSFER,
  PURSUIT,
  PURSUIT_PATH,
  BLOW,
  NERVE,
  ROUT_FACING,
  RUN,
  RETURN_FIRE,
  ASIDE,
  STAND,
  KEEP,
  SECOND_SHOT,
];

const BY_KIND = new Map(QUESTIONS.map((each) => [each.kind, each]));

/** Undefined of what every book may ask. */
export function questionOf(kind: string): Question | undefined {
  return BY_KIND.get(kind);
}

export const { card, doctrine, show: showAnswer } = questionsOf<State>([AGREEMENT_QUESTION, ...QUESTIONS]);
