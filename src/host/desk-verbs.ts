/** The verbs of the desk, put together. */
import type { Desk } from './desk.ts';
import { deskComplete } from './desk-deeds.ts';
import { whoRules, whoThrows } from './desk-may.ts';
import { previewRuling } from './desk-ruling.ts';
import { throwDice } from './desk-throw.ts';
import { annul, answerFor, pause } from './desk-umpire.ts';
import { deskForm, deskView, mayAtDesk } from './desk-view.ts';
import { unpause } from './motion/ask.ts';
import type { Parts } from './parts.ts';
import { change } from './verb.ts';

export function createDesk(parts: Parts): Desk {
  return {
    deskView: (request) => deskView(parts, request),
    deskForm: (request, tool) => deskForm(parts, request, tool),
    mayRule: (request) => mayAtDesk(parts, request, whoRules),
    mayThrow: (request) => mayAtDesk(parts, request, whoThrows),
    deskComplete: (request, typed) => deskComplete(parts, request, typed),
    previewRuling: (request, deeds, why) => previewRuling(parts, request, deeds, why),
    throwDice: (request, what) => change(parts, request, (loaded) => throwDice(parts, loaded, request, what)),
    annul: (request, why) => change(parts, request, (loaded) => annul(parts, loaded, request, why)),
    answerFor: (request, given, why) =>
      change(parts, request, (loaded) => answerFor(parts, loaded, request, given, why)),
    pause: (request, why) => change(parts, request, (loaded) => pause(loaded, request, why)),
    unpause: (request) => change(parts, request, (loaded) => unpause(parts, loaded, request)),
  };
}
