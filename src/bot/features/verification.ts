/** The result of checking a whole battle: it is correct (and who is able to know that by now), or what is wrong. */
import type { Checked } from '../../host/verbs/fair-dice/fair-dice-shown.ts';
import { shortHead } from '../../host/orders/chain.ts';
import { isReplayed, openedLines, orderLines, peopleLine } from '../../host/verbs/fair-dice/orders.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing, speak, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { escapeMarkdown } from '../messages/escape-markdown.ts';
import { plain } from '../../words/words.ts';
import { cut } from '../messages/parts.ts';

/** Only the first errors are listed; the file has them all. */
const NAMED = 8;
const NUMBERS = 200;

/** The battle here, or the one that a button names. */
export async function verifyAnswer({ host, request, say, language, log }: Use, of?: string): Promise<Answer> {
  const result = await host.check(request, of);
  if (result instanceof Refusal) return refusing({ say, language }, result);
  const { faults, battle } = result;
  if (faults.length === 0) return words(speak(say, language, summary(result)));
  const named = faults.map(({ seq, says }) => ({ entry: seq, fault: say('en', escapeMarkdown(says)) }));
  log.error({ battle, faults: named }, 'a battle is not as it was fought');
  return words(speak(say, language, complaint(result)));
}

function summary(result: Checked): Phrase[] {
  const { entries, dice, scripted, head, isRevealed } = result;
  return [
    phrase(isReplayed(result) ? 'fair-all-right' : 'fair-right-so-far'),
    phrase('verify-chain', { entries, head: shortHead(head) }),
    ...orderLines(result, { numbers: (text) => cut(text, NUMBERS), why: (text) => plain(cut(text, NUMBERS)) }),
    ...openedLines(result),
    peopleLine(result),
    diceLine(result),
    ...(scripted > 0 ? [phrase('verify-scripted', { scripted: Math.min(scripted, dice) })] : []),
    phrase(isRevealed ? 'fair-check-yourself' : 'fair-check-later'),
  ];
}

function diceLine({ rolls, dice, isRevealed, secretHash: hash }: Checked): Phrase {
  if (isRevealed) return phrase('verify-drawn', { rolls, dice, hash });
  return dice === 0 ? phrase('fair-no-dice', { hash }) : phrase('fair-drawn-so-far', { rolls, dice, hash });
}

function complaint({ faults, head }: Checked): Phrase[] {
  const count = faults.length;
  return [
    phrase('fair-bad', { says: phrase('verify-bad', { count }) }),
    ...faults.slice(0, NAMED).map(({ seq, says }) => {
      const fault = escapeMarkdown(says);
      return seq === 0 ? fault : phrase('verify-entry', { seq: String(seq), fault });
    }),
    ...(count > NAMED ? [phrase('and-more', { n: count - NAMED })] : []),
    phrase('fair-bad-then', { head: shortHead(head) }),
  ];
}
