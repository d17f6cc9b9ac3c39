/** Manual corrections, after the sentence that says who decided them and why. */
import { line, put } from '../../../kernel/page.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import type { Correction } from '../desk/correct.ts';
import type { Corrected, Fact } from '../facts.ts';
import { facingPhrase, formationPhrase, nounOf } from '../noun.ts';
import type { Formation, State, Unit } from '../state.ts';
import { pointsFor } from './flight.ts';
import { placePhrase } from './halves.ts';
import { type Here, nameIn, unitHere } from './story.ts';

/** A correction as proposed, before the other side has agreed. */
export function saysOf(now: State, correction: Correction): Phrase {
  if (correction.do === 'points') return pointsWords(now, correction.n);
  if (correction.do === 'winner') return winnerWords(correction.winner);
  const unit = { unit: nounOf(now, correction.unit) };
  switch (correction.do) {
    case 'at':
      return phrase('correct-at', { ...unit, place: placePhrase(correction.to, undefined) });
    case 'face':
      return phrase('correct-face', { ...unit, facing: facingPhrase(correction.facing) });
    case 'form':
      return phrase('correct-form', { ...unit, formation: formationPhrase(correction.formation) });
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
  return phrase('correct-points', { side: sidePhrase(now.active), n });
}

function winnerWords(winner: Extract<Correction, { do: 'winner' }>['winner']): Phrase {
  return winner === 'draw' ? phrase('correct-draw') : phrase('correct-winner', { side: sidePhrase(winner) });
}

/** A fact after a ruling. What the previous fact already told is not repeated. */
export function tellByHand(fact: Fact, here: Here): void {
  if (fact.type === 'pointsSet') return put(here, pointsWords(here.positions[here.at]!, fact.points));
  if (fact.type === 'won') return put(here, winnerWords(fact.winner));
  if (!('unit' in fact)) return;
  const unit = { unit: nameIn(here, fact.unit) };
  if (fact.type === 'lost') put(here, phrase('correct-lose', { ...unit, n: fact.strength }));
  if (fact.type === 'corrected') put(here, corrected(unitHere(here, fact.unit)!, fact.to, unit));
  if (fact.type !== 'eliminated') return;
  put(here, phrase('correct-eliminated', unit));
  line(here, pointsFor(here, fact));
}

function corrected(before: Unit, to: Corrected['to'], unit: NonNullable<Phrase['args']>): Phrase {
  if (to.formation !== undefined) return formed(before, to, to.formation, unit);
  if (to.facing !== undefined) return phrase('correct-face', { ...unit, facing: facingPhrase(to.facing) });
  if (to.at !== undefined) return phrase('correct-at', { ...unit, place: placePhrase(to.at, to.also) });
  if (to.strength !== undefined) return phrase('correct-strength', { ...unit, n: to.strength });
  return phrase(to.acted ? 'correct-acted' : 'correct-mayAct', unit);
}

/** SH-FORM-03. Into panic, out of it, or from one formation to another. */
function formed(before: Unit, { at, also }: Corrected['to'], formation: Formation, unit: Phrase['args']): Phrase {
  if (formation === 'horde') return phrase('correct-panicked', unit);
  if (before.formation !== 'horde' && formation === 'extendedLine') {
    return phrase('correct-extended', { ...unit, place: placePhrase(at ?? before.at, also) });
  }
  const how = before.formation === 'horde' ? 'rallied' : 'form';
  return phrase(`correct-${how}`, { ...unit, formation: formationPhrase(formation) });
}
