/** The odds of an order for one person's eyes: bars, the same in words below them, and in small print how far to trust it. */
import type { OddsLot, OddsShown } from '../host/odds/odds.ts';
import { sideName } from '../host/voice.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../kernel/play.ts';
import { type Answer, refusing, sayer } from './answer.ts';
import type { Use } from './bot.ts';
import { oddsPage } from './odds-page.ts';
import { fatesOf } from './odds-words.ts';
import { fitted, small, TEXT_LIMIT, text } from './parts.ts';
import { pictured } from './pictured.ts';

/** The heading, the small print and the marks around both. */
const BESIDE = 1500;

export async function oddsShown(use: Use, shown: OddsShown | Refusal): Promise<Answer> {
  if (shown instanceof Refusal) return refusing(use, shown);
  const say = sayer(use);
  const lots = fitted(
    shown.lots.map((lot) => lotText(say, shown, lot)),
    TEXT_LIMIT - BESIDE,
  );
  const heading = `**\`${shown.order.replaceAll('`', '')}\`**`;
  const notes = [...trust(shown), ...shown.notes].map((each) => small(say(each))).join('\n');
  return pictured(use, oddsPage(say, shown), [text(heading)], [...lots.map(text), text(notes)]);
}

function lotText(say: (says: Phrase) => string, { actor, target, asked }: OddsShown, lot: OddsLot): string {
  const { answer, isExpected, tries } = lot;
  const who = asked ?? target?.unit ?? 'none';
  const heading =
    answer === undefined ? [] : [say(phrase('odds-if', { asked: who, answer, expected: isExpected ? 'yes' : 'no' }))];
  const onTarget = target && lot.target ? [say(fatesOf(`**${target.unit}**`, lot.target, tries))] : [];
  const onActor = say(fatesOf(`**${actor}**`, lot.actor, tries));
  const losses = say(phrase('odds-losses', { sides: SIDES.map((side) => lossOf(side, lot)) }));
  return [...heading, ...onTarget, onActor, small(losses)].join('\n');
}

function lossOf(side: Side, { losses }: OddsLot): Phrase {
  const { mean, low, high } = losses[side];
  return phrase('odds-loss', {
    side: sideName(side),
    mean: Math.round(10 * mean) / 10,
    low: low === high ? 'same' : low,
    high,
  });
}

/** 95 of 100 figures are no further off than that. */
const SIGMAS = 1.96;

function trust({ exact, lots }: OddsShown): Phrase[] {
  if (exact) return [phrase('odds-exact'), phrase('odds-brackets')];
  const tries = Math.min(...lots.map((lot) => lot.tries));
  const error = Math.ceil((100 * SIGMAS * 0.5) / Math.sqrt(tries));
  return [phrase('odds-sampled', { tries, answers: lots.length, error }), phrase('odds-brackets')];
}
