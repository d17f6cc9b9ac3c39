/** Manual corrections, after the sentence that says who decided them and why. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Facing } from '../../../hex/facing.ts';
import type { Correction } from '../desk/correct.ts';
import type { Corrected, Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { Formation, State, Unit } from '../state.ts';
import { placePhrase } from './halves.ts';
import { pointsFor } from './nerve.ts';
import { line, nameIn, type Page, say, type Story, unitAtLine } from './story.ts';
import { sideName } from './turn.ts';

/** Sentences of `correct-…` in the locale files, used for proposals and for results. */
const told = {
  at: (unit: Phrase['args'], place: Phrase) => phrase('correct-at', { ...unit, place }),
  face: (unit: Phrase['args'], facing: Facing) =>
    phrase('correct-face', { ...unit, facing: phrase(`facing-${facing}`) }),
  form: (unit: Phrase['args'], formation: Formation) =>
    phrase('correct-form', { ...unit, formation: phrase(`formation-${formation}`) }),
};

/** A correction as proposed, before the other side has agreed. */
export function saysOf(now: State, correction: Correction): Phrase {
  if (correction.do === 'points') return pointsWords(now, correction.n);
  if (correction.do === 'winner') return winnerWords(correction.winner);
  const unit = { unit: nounOf(now, correction.unit) };
  switch (correction.do) {
    case 'at':
      return told.at(unit, placePhrase(correction.to, undefined));
    case 'face':
      return told.face(unit, correction.facing);
    case 'form':
      return told.form(unit, correction.formation);
    case 'strength':
    case 'lose':
      return phrase(`correct-${correction.do}`, { ...unit, n: correction.n });
    case 'panicked':
    case 'steady':
    case 'acted':
    case 'mayAct':
    case 'eliminated':
      return phrase(`correct-${correction.do}`, unit);
  }
}

function pointsWords(now: State, n: number): Phrase {
  return phrase('correct-points', { side: sideName(now.active), n });
}

function winnerWords(winner: Extract<Correction, { do: 'winner' }>['winner']): Phrase {
  return winner === 'draw' ? phrase('correct-draw') : phrase('correct-winner', { side: sideName(winner) });
}

/** A fact after a ruling. What the previous fact already told is not repeated. */
export function tellByHand(story: Story, at: number, fact: Fact, page: Page): void {
  if (fact.type === 'pointsSet') return say(page, pointsWords(story.positions[at]!, fact.points));
  if (fact.type === 'won') return say(page, winnerWords(fact.winner));
  if (!('unit' in fact)) return;
  const unit = { unit: nameIn(story, fact.unit) };
  if (fact.type === 'lost') say(page, phrase('correct-lose', { ...unit, n: fact.strength }));
  if (fact.type === 'eliminated') {
    say(page, phrase('correct-eliminated', unit));
    line(page, pointsFor(story, at, fact));
  }
  if (fact.type === 'corrected') tellCorrected(unitAtLine(story, at, fact.unit)!, fact.to, unit, page);
}

function tellCorrected(before: Unit, to: Corrected['to'], unit: Phrase['args'], page: Page): void {
  if (to.formation !== undefined) return say(page, formed(before, to, to.formation, unit));
  if (to.facing !== undefined) return say(page, told.face(unit, to.facing));
  if (to.at !== undefined) return say(page, told.at(unit, placePhrase(to.at, to.also)));
  if (to.strength !== undefined) return say(page, phrase('correct-strength', { ...unit, n: to.strength }));
  say(page, phrase(to.acted ? 'correct-acted' : 'correct-mayAct', unit));
}

/** SH-FORM-03. Into panic, out of it, or from one formation to another. */
function formed(before: Unit, { at, also }: Corrected['to'], formation: Formation, unit: Phrase['args']): Phrase {
  if (formation === 'horde') return phrase('correct-panicked', unit);
  if (before.formation === 'horde') {
    return phrase('correct-rallied', { ...unit, formation: phrase(`formation-${formation}`) });
  }
  if (formation !== 'extendedLine') return told.form(unit, formation);
  return phrase('correct-extended', { ...unit, place: placePhrase(at ?? before.at, also) });
}
