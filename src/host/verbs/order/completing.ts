/** Completions for an answer: this person's options, in their language, and what may follow a comma. */
import { agreementCard } from '../../../kernel/hand.ts';
import type { Asked } from '../../../kernel/play.ts';
import type { Completion, Language } from '../../../kernel/ruleset.ts';
import { AGREEMENT } from '../../../kernel/wording.ts';
import type { Request } from '../../request.ts';
import { actsFor } from '../../advance/may-act.ts';
import { courseOf, groundOf, lookBack } from '../../orders/play.ts';
import { askedOf, isUmpire } from '../../seats/commanders.ts';
import { asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { aheadOf } from '../../messages/card-post.ts';
import { fold } from '../../battle/fold.ts';

/** No one is shown another side's question. */
export function completeAnswer(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  typed: string,
): readonly Completion[] {
  if (loaded.battle.status !== 'playing') return [];
  const waiting = asking(loaded);
  if (!waiting || !mayAnswer(loaded, request, waiting.question)) return [];
  if (waiting.question.kind === AGREEMENT) return agreements(deps, request, waiting.question, typed);
  const back = lookBack(groundOf(loaded), courseOf(waiting), waiting.question);
  if (back.kind === 'diverged') return [];
  const { rules } = loaded;
  const card = rules.seenBy(waiting.question.to).card(waiting.question, back.state);
  const { options } = card;
  const ahead = aheadOf(loaded, waiting.question, card);
  const write = (kind: string, text: string) => written((language) => rules.showAnswer(kind, text, language), request);
  const answers = options.map(({ text }) => write(waiting.question.kind, text));
  const rows = ahead.map((row) =>
    row.options.map(({ text, typed: behind }) =>
      behind ? written((language) => behind[language], request) : write(row.kind, text),
    ),
  );
  return completed(typed, answers, rows).map((text) => ({ text, shown: text }));
}

/** The umpire may answer for an absent player. */
function mayAnswer(loaded: LoadedBattle, { person }: Request, question: Asked): boolean {
  const who = askedOf(loaded, question);
  return isUmpire(loaded, person) || (who !== undefined && actsFor(loaded, question.to, who, person.id));
}

/** The answers to a proposal belong to no ruleset. */
function agreements({ words }: Deps, { language }: Request, { about }: Asked, typed: string): readonly Completion[] {
  const answers = agreementCard(about).options.map(({ says }) => words.say(language, says));
  return answers.filter((text) => fold(text).startsWith(fold(typed))).map((text) => ({ text, shown: text }));
}

/** A canonical text in this reader's language, and every form it may begin with. */
interface Written {
  readonly shown: string;
  readonly folded: readonly string[];
}

function written(show: (language: Language) => string, { language }: Request): Written {
  return { shown: show(language), folded: [fold(show('en')), fold(show('fr'))] };
}

function completed(typed: string, answers: readonly Written[], rows: readonly (readonly Written[])[]): string[] {
  const parts = typed.split(',');
  const word = fold(parts.at(-1)!);
  const settled = parts.slice(0, -1).map((part) => part.trim());
  if (settled.length > 0) {
    const said = settled.map(fold);
    const left = rows.filter((row) => !row.some(({ folded }) => folded.some((each) => said.includes(each))));
    return fitting(left.flat(), word).map(({ shown }) => [...settled, shown].join(', '));
  }
  const found = fitting(answers, word);
  const exact = found.find(({ folded }) => folded.includes(word));
  const further = exact ? rows.flat().map(({ shown }) => `${exact.shown}, ${shown}`) : [];
  return [...found.map(({ shown }) => shown), ...further];
}

/** Those beginning with this text; otherwise those with a word beginning with it. */
function fitting(all: readonly Written[], word: string): readonly Written[] {
  const begun = all.filter(({ folded }) => folded.some((each) => each.startsWith(word)));
  return begun.length > 0 ? begun : all.filter(({ folded }) => folded.some((each) => each.includes(` ${word}`)));
}
