/** The verbs of the desk, put together. */
import { phrase } from '../kernel/phrase.ts';
import type { Desk } from './desk.ts';
import type { Parts } from './parts.ts';
import { no } from './voice.ts';

export function createDesk(_parts: Parts): Desk {
  const notYet = () => Promise.resolve(no(phrase('host-no-umpire')));
  return {
    deskView: notYet,
    deskForm: notYet,
    deskComplete: () => Promise.resolve([]),
    previewRuling: notYet,
    throwDice: notYet,
    annul: notYet,
    answerFor: notYet,
    pause: notYet,
    unpause: notYet,
  };
}
