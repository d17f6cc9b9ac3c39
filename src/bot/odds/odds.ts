/** The odds of an order, shown privately: bars, the same as text, and how reliable they are in small print. */
import type { OddsLot, OddsShown } from '../../host/verbs/odds/odds.ts';
import { sideName } from '../../host/battle/voice.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../kernel/play.ts';
import { type Answer, refusing, sayer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { type Alike, alike, together } from './odds-alike.ts';
import { oddsPage } from './odds-page.ts';
import { fatesOf, ofUnit, type Say } from './odds-words.ts';
import { small, TEXT_LIMIT, text } from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';

/** Room for the heading, the small print and Markdown. */
const BESIDE = 1500;

export async function oddsShown(use: Use, shown: OddsShown | Refusal): Promise<Answer> {
  if (shown instanceof Refusal) return refusing(use, shown);
  const say = sayer(use);
  const groups = alike(shown.lots);
  const lots = groups.map((each) => lotText(say, shown, each));
  const count = roomFor(lots);
  const more =
    count < lots.length
      ? [small(say(phrase('odds-more', { n: groups.slice(count).flatMap(({ answers }) => answers).length })))]
      : [];
  const table = [say(headingOf(shown)), ...lots.slice(0, count), ...more].join('\n');
  const heading = `**\`${shown.order.replaceAll('`', '')}\`**`;
  const notes = small([...trust(shown), ...shown.notes].map(say).join(' '));
  return pictured(use, oddsPage(say, shown), [text(heading)], [text(table), text(notes)]);
}

/** How many of these fit in a message. The picture has room for more. */
function roomFor(lots: readonly string[]): number {
  let length = 0;
  const over = lots.findIndex((lot) => (length += lot.length + 1) > TEXT_LIMIT - BESIDE);
  return over === -1 ? lots.length : over;
}

/** Whose answer it is, and which units the lines are about. */
function headingOf({ actor, target, asked, lots }: OddsShown): Phrase {
  const unit = target?.unit ?? actor;
  if (lots[0]?.answer === undefined) return phrase('odds-becomes', { unit });
  return asked === undefined ? phrase('odds-by-answer', { unit }) : phrase('odds-by-other', { unit, asked });
}

/** Two lines: the answer with the target's (or the acting unit's) outcome, then both sides' losses. */
function lotText(say: Say, { actor, target, attempt, doctrine }: OddsShown, { lot, answers }: Alike): string {
  const { isExpected, tries } = lot;
  const fates = say(fatesOf(target ? lot.target : undefined, tries) ?? fatesOf(lot.actor, tries, attempt)!);
  const said = phrase('odds-answer', {
    answer: together(answers),
    expected: isExpected ? (doctrine?.how ?? 'own') : 'no',
    ...(doctrine && { name: phrase(`doctrine-${doctrine.name}`) }),
  });
  const name = answers.length === 0 ? '' : say(said);
  const onActor = target ? [say(ofUnit(actor, fatesOf(lot.actor, tries)!))] : [];
  const losses = say(phrase('odds-losses', { sides: SIDES.map((side) => lossOf(side, lot)) }));
  return `${name}${fates}\n${small([...onActor, losses].join(' · '))}`;
}

function lossOf(side: Side, { losses }: OddsLot): Phrase {
  const { mean, low, high } = losses[side];
  const rounded = Math.round(10 * mean) / 10;
  const isSure = low === high && rounded === low;
  return phrase('odds-loss', {
    side: sideName(side),
    mean: rounded,
    low: isSure ? 'sure' : low === high ? 'same' : low,
    high,
  });
}

function trust({ error, lots }: OddsShown): Phrase[] {
  if (error === undefined) return [phrase('odds-exact'), phrase('odds-brackets')];
  const tries = Math.min(...lots.map((lot) => lot.tries));
  const inAHundred = Math.ceil(100 * error);
  return [phrase('odds-sampled', { tries, answers: lots.length, error: inAHundred }), phrase('odds-brackets')];
}
