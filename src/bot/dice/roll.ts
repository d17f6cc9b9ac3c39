/** Chat dice: rolled publicly, or privately with a button to reveal them; saved under a name. */
import type { Notation } from '../../dice/notation.ts';
import { readDice } from '../../dice/read.ts';
import { rollDice } from '../../dice/roll.ts';
import { writeDice } from '../../dice/write.ts';
import type { KeptRoll } from '../../host/verbs/rolls/rolls.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { plain } from '../../words/words.ts';
import { type Answer, hidden, refusing, replied, sayer, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { diceWanted } from './dice-wanted.ts';
import { inCode, notDice, type Say } from './dice-words.ts';
import { writeId } from '../interactions/id.ts';
import { button, cut, type Row, rows, small, text } from '../messages/parts.ts';
import { revealRow } from './reveal.ts';
import { rollInWords } from './roll-words.ts';

export interface RollWish {
  /** Dice, or the name of a saved roll. */
  readonly typed: string;
  readonly label?: string | undefined;
  readonly secret?: boolean | undefined;
  readonly saveAs?: string | undefined;
}

export async function rolled(use: Use, { typed, label, secret, saveAs }: RollWish): Promise<Answer> {
  const say = sayer(use);
  const found = await diceWanted(use, typed);
  if (!('dice' in found)) return hidden(words(say(found)));
  const kept = saveAs === undefined ? undefined : await use.host.keepRoll(use.request, saveAs, found.text);
  if (kept instanceof Refusal) return hidden(refusing(use, kept));
  if (kept && 'says' in kept) return hidden(replied(use.say, use.language, kept));
  const { dice, name } = found;
  const told = [...above([label ?? name, dice.label]), rollInWords(say, rollDice(dice, use.die))].join('\n');
  const notes = kept ? [small(say(keptPhrase(kept)))] : [];
  if (!secret) return { content: [told, ...notes].join('\n'), rows: againRow(say, dice) };
  const below = [small(say(phrase('rolls-secret'))), ...notes].join('\n');
  return hidden({ parts: [text(told), text(below), ...revealRow(say)] });
}

/** The longest label, and the longest comment. */
const LABEL = 100;

/** The purpose as typed, escaped and on one line. */
function above(labels: readonly (string | undefined)[]): string[] {
  const shown = labels
    .map((label = '') => plain(cut(label.normalize('NFC').replace(/\s+/g, ' '), LABEL)).trim())
    .filter((label) => label !== '');
  return shown.length === 0 ? [] : [`**${shown.join(' · ')}**`];
}

function keptPhrase({ name, before }: KeptRoll): Phrase {
  return before === undefined
    ? phrase('rolls-kept', { name })
    : phrase('rolls-replaced', { name, before: inCode(before) });
}

/** A button for anyone to roll the same dice, if they fit in it. */
function againRow(say: Say, dice: Notation): Row[] {
  const written = writeDice(dice);
  if (written.length > AGAIN || !dice.terms.some(({ kind }) => kind === 'dice')) return [];
  return rows([button(writeId('again', written), say(phrase('rolls-again')))]);
}

/** Discord's limit for a custom id, less its prefix. */
const AGAIN = 100 - 'again:'.length;

/** Rolls someone's dice for the person who pressed. */
export function rolledAgain(use: Use, written: string): Answer {
  const say = sayer(use);
  const dice = readDice(written);
  if ('fault' in dice) return hidden(words(say(notDice(dice, written))));
  const who = say(phrase('rolls-by', { who: `<@${use.request.person.id}>` }));
  return { content: `${who}\n${rollInWords(say, rollDice(dice, use.die))}`, rows: againRow(say, dice) };
}
