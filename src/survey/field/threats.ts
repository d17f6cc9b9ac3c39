/** What the enemies of a unit on a table could do to it if their turn began now, as all its rulebooks show it. */
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Side, sidePhrase } from '../../kernel/play.ts';
import type { Look } from '../../kernel/ruleset.ts';
import { squareOf } from '../../march/resolve.ts';
import type { FieldMark } from '../../scene/field.ts';
import type { Ground } from './land.ts';
import type { People } from './people.ts';

export interface Threat {
  readonly says: Phrase;
  readonly mark: FieldMark;
}

/** Messages of a book: above all of them, where there are none, and what is taken for granted. */
interface Words {
  readonly title: string;
  readonly none: string;
  readonly assumes: string;
}

export function threatsOn<S extends { readonly field: Ground }, U extends { readonly side: Side; readonly name: Noun }>(
  { placed, card }: People<S, U>,
  words: Words,
  threatsTo: (now: S, who: U) => readonly Threat[],
) {
  return (now: S, who: U): Look => {
    const threats = threatsTo(now, who);
    const says = threats.length > 0 ? threats.map((each) => each.says) : [phrase(words.none)];
    const assumed = phrase(words.assumes, { side: sidePhrase(enemyOf(who.side)) });
    const marks = threats.map(({ mark }) => mark);
    return {
      ...card(who, [says, [assumed]], marks),
      title: phrase(words.title, { unit: who.name, square: squareOf(placed(who).front, now.field) }),
    };
  };
}
