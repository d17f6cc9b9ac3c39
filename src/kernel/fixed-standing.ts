/**
 * Standing answers of a book whose questions have fixed answers: `all: elite`, `6C: refuse`. What each question may be
 * answered beforehand is a table; the words are those of the questions, in both languages.
 */
import type { PreparedAnswer, StandingAnswers } from './ahead.ts';
import { Refusal, refusal, type Side } from './play.ts';
import type { Language } from './shown.ts';
import { MOST_CHOICES } from './text/grow.ts';
import { candidate, nearest } from './text/nearest.ts';
import { bilingual, quoted } from './text/quoted.ts';
import { ORDER_TEXT, orderWord } from './text/reader.ts';
import { fold, named } from './text/tokens.ts';

interface Fixed<S> {
  /** By kind of question: canonical answers that make sense for any question of that kind. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly show: (kind: string, text: string, language: Language) => string;
  /** Other words that are understood for an answer. */
  readonly also: (kind: string, text: string) => readonly string[];
  /** Whether a unit may come to be asked a question of this kind: other answers are not offered for it. */
  readonly mayBeAsked?: (now: S, unit: string, kind: string) => boolean;
  readonly dangers: StandingAnswers<S>['dangers'];
}

const LANGUAGES = ['en', 'fr'] as const;
const ALL = { en: 'all', fr: 'tous' } as const;
const COLON = { en: ':', fr: '\u00a0:' } as const;

interface Answer {
  readonly kind: string;
  readonly text: string;
}

interface Manned {
  readonly units: readonly { readonly id: string; readonly side: Side }[];
}

export function fixedStanding<S extends Manned>({
  answers,
  show,
  also,
  mayBeAsked = () => true,
  dangers,
}: Fixed<S>): StandingAnswers<S> {
  const units = (now: S, side: Side) => now.units.filter((unit) => unit.side === side).map(({ id }) => id);
  const all = Object.entries(answers).flatMap(([kind, texts]) => texts.map((text): Answer => ({ kind, text })));
  const said = ({ kind, text }: Answer, language: Language): string => show(kind, text, language);
  const shown = (answer: Answer, unit: string | undefined, language: Language): string =>
    `${unit ?? ALL[language]}${COLON[language]} ${said(answer, language)}`;
  const called = (typed: string): Answer | undefined =>
    all.find((each) => LANGUAGES.some((language) => fold(said(each, language)) === fold(typed))) ??
    all.find(({ kind, text }) => also(kind, text).some((each) => fold(each) === fold(typed)));

  function readOne(part: string, ids: readonly string[]): PreparedAnswer | Refusal {
    const [, head = '', typed = ''] = /^\s*(?:([^\s:]+)\s*:)?\s*(.*?)\s*$/u.exec(part)!;
    const isAll = head === '' || LANGUAGES.some((language) => ALL[language] === fold(head));
    const unit = isAll ? undefined : named(ids, { raw: head, text: fold(head) }, String);
    if (!isAll && unit === undefined) return noUnit(head, ids);
    const answer = called(typed);
    if (!answer) return noAnswer();
    const { kind } = answer;
    return { text: shown(answer, unit, 'en'), kind, topic: kind, ...(unit !== undefined && { unit }) };
  }

  function noAnswer(): Refusal {
    const words = all.map((each) => orderWord(bilingual(said(each, 'en'), said(each, 'fr'))));
    const example = orderWord(bilingual(shown(all[0]!, undefined, 'en'), shown(all[0]!, undefined, 'fr')));
    return refusal(ORDER_TEXT, 'refuse-standing-answer', { answers: words, example });
  }

  /** A stored text, whose units may be gone. */
  const stored = (text: string) => /^(?:all|([^\s:]+)): (.*)$/u.exec(text);

  return {
    read: (text, now, by) => {
      const ids = units(now, by);
      const found = partsOf(text).map((part) => readOne(part, ids));
      if (found.length === 0) return noAnswer();
      return found.find((each) => each instanceof Refusal) ?? (found as readonly PreparedAnswer[]);
    },
    answers: (text, asked, _, mine) => {
      const [, unit, words = ''] = stored(text) ?? [];
      const answer = called(words);
      const isFor = unit === undefined ? asked.unit === undefined || mine(asked.unit) : unit === asked.unit;
      return answer?.kind === asked.kind && isFor ? [answer.text] : [];
    },
    show: (text, language) => {
      const [, unit, words = ''] = stored(text) ?? [];
      const answer = called(words);
      return answer ? shown(answer, unit, language) : text;
    },
    complete: (typed, now, by, language) => {
      const before = /^.*[,;\n]/su.exec(typed)?.[0] ?? '';
      const begun = bare(typed.slice(before.length));
      const ids = units(now, by);
      const every = [undefined, ...ids].flatMap((unit) =>
        all
          .filter(({ kind }) => (unit === undefined ? ids : [unit]).some((id) => mayBeAsked(now, id, kind)))
          .map((each) => shown(each, unit, language)),
      );
      return every
        .filter((text) => bare(text).startsWith(begun))
        .slice(0, MOST_CHOICES)
        .map((text) => ({ text: before + (before === '' ? '' : ' ') + text, shown: text }));
    },
    dangers,
  };
}

/** As it is compared while it is typed: with or without the colon. */
function bare(text: string): string {
  return fold(text)
    .replaceAll(/[\s:]+/gu, ' ')
    .trimStart();
}

function partsOf(text: string): string[] {
  return text.split(/[,;\n]/u).filter((part) => part.trim() !== '');
}

function noUnit(typed: string, ids: readonly string[]): Refusal {
  const near = nearest(fold(typed), ids.map(candidate));
  const listed = (near.length > 0 ? near : ids.slice(0, 3)).map((each) => orderWord(quoted(each)));
  return refusal(ORDER_TEXT, 'refuse-unknown-unit', { word: quoted(typed), known: listed.length, near: listed });
}
