/** A standing order that applies to a question but cannot be obeyed: its commander is asked, with the reason. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Question } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { standingSays } from '../../orders/standing-answer.ts';

/** Its text, shown on the card only where only its own side reads it; otherwise empty. */
export function disobeyedText(loaded: LoadedBattle, question: Question, now: unknown): string | undefined {
  const says = standingSays(loaded, loaded.battle.seq, question, now);
  if (!says || 'given' in says) return undefined;
  const isPrivate = loaded.places.some(({ kind, side }) => kind === 'side' && side === question.to);
  return isPrivate ? says.disobeyed.text : '';
}

export function disobeyedNote({ rules, voice }: Pick<LoadedBattle, 'rules' | 'voice'>, text: string): Phrase {
  if (text === '' || !rules.standing) return phrase('standing-disobeyed');
  return phrase('standing-disobeyed-text', { text: rules.standing.show(text, voice.language) });
}
