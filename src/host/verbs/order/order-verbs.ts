/** The verbs of orders: giving them, answering their questions, conceding. */
import { answer, mayAnswer, openAnswers } from '../../advance/answer.ts';
import { confirm } from '../../advance/drafts.ts';
import { complete } from '../../advance/preview-orders.ts';
import { verbKit } from '../../advance/verb.ts';
import type { Deps } from '../../battle/deps.ts';
import { completeAnswer } from './completing.ts';
import { resign } from './concede.ts';
import { discard } from './give.ts';
import { createWriting } from './write.ts';

export function createOrders(deps: Deps) {
  const { change, list, look, verb } = verbKit(deps);
  return {
    ...createWriting(deps),
    confirm: change(confirm),
    discard: verb(discard),
    complete: list(complete),
    /** Answers question `no` of a battle: by the number of its option, or by text. */
    answer: change(answer),
    /** Completions for an answer to the open question, if it is this person's. */
    completeAnswer: list(completeAnswer),
    /** Why this person may not answer that question. */
    mayAnswer: look(mayAnswer),
    /** What may be answered, if the card keeps it secret. */
    openAnswers: look(openAnswers),
    resign: change(resign),
  };
}
