/** A kind of question of this book: besides its card and doctrines, how it is answered in words, ahead, and in reports. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Asked } from '../../../kernel/play.ts';
import {
  type Choice,
  type Posed,
  posed,
  question as kernelQuestion,
  type QuestionSpec,
  type TextKind,
  type Typed,
} from '../../../kernel/question.ts';
import type { By } from '../../../kernel/run.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import type { Reader } from '../language/reader.ts';
import type { Reply } from '../language/reply.ts';
import type { Event, StandingReply } from '../language/standing.ts';
import type { Presets } from '../order.ts';
import type { State } from '../state.ts';
import { placeOf } from './place.ts';

/** An attack or a shot that may come, on a unit that may be guns and may answer it. */
interface Menace {
  readonly kind: 'fire' | 'charge' | 'assault';
  readonly onGuns: boolean;
  readonly isAnswered: boolean;
}

interface Preset<V> {
  readonly value: V;
  readonly unit?: string;
}

/** Which standing orders speak of it: in these events; or with such an answer, where they name no event. */
interface Standing {
  readonly events?: readonly Event[];
  readonly says?: readonly StandingReply['say'][];
}

type Mine = (unit: string) => boolean;

interface Report<V> {
  /** On a line of its own, above what follows, or with what was said last. */
  readonly place?: 'line' | 'ahead';
  /** What it belongs to, and is reported with. */
  readonly of?: 'flight' | 'test' | 'pursuit';
  readonly cites?: string;
  /** The tests that follow may be many in a row, and are reported in short. */
  readonly isBrief?: true;
  /** What follows says it, where it was given so. */
  readonly isUntold?: (value: V, by: By) => boolean;
  /** It goes without saying where it was given so, and nothing has happened by it. */
  readonly isOfCourse?: (value: V, by: By) => boolean;
  /** Where it reads otherwise than on its button. */
  readonly told?: (value: V) => Phrase | undefined;
}

export interface Spec<V> extends QuestionSpec<State, V> {
  readonly choice: Choice<V> & { readonly read?: (reader: Reader) => Parse<V> };
  /** The side it asks, where it is always the same: the one whose turn it is, or the other. */
  readonly whose?: 'active' | 'passive';
  /** It is asked of a side, and filed for no unit. */
  readonly ofSide?: true;
  /** Its answers begin with the unit that acts. */
  readonly namesUnit?: true;
  /** What a reply means here; without it, answers are read by their forms. `unit`: named in front, or asked. */
  readonly means?: (reply: Reply, unit: string | undefined) => V | undefined;
  /** A reply that is understood only here; `other`: a unit that was named in front, and is not the one asked. */
  readonly begins?: (reader: Reader, other: string | undefined) => Parse<Reply | undefined>;
  /** Replies after a comma that answer only this. */
  readonly alone?: readonly Reply['say'][];
  /** What an order, or a longer answer, says of it beforehand. */
  readonly presets?: (presets: Presets) => readonly Preset<V>[];
  readonly standing?: Standing & {
    /** What a reply stands for, the best first, where that depends on what is asked. `mine`: units it may speak for. */
    readonly values?: (reply: StandingReply, asked: Posed<V>, mine: Mine) => readonly V[] | undefined;
  };
  /** May it be asked when such a thing happens? */
  readonly menace?: (menace: Menace) => boolean;
  readonly report?: Report<V>;
}

/** The same for callers that know answers only as text. */
export interface Question extends TextKind<State> {
  readonly whose: Spec<never>['whose'];
  readonly ofSide: boolean;
  readonly namesUnit: boolean;
  readonly begins: Spec<never>['begins'];
  readonly alone: readonly Reply['say'][];
  /** An answer read by its forms, in canonical text; undefined where replies are read first. */
  readonly read: ((reader: Reader) => Parse<string>) | undefined;
  readonly answer: (reply: Reply, unit: string | undefined) => string | undefined;
  readonly filed: (presets: Presets) => readonly { readonly text: string; readonly unit?: string }[];
  readonly standing: Standing & {
    readonly texts: (reply: StandingReply, asked: Asked, mine: Mine) => readonly string[];
  };
  readonly menace: (menace: Menace) => boolean;
  readonly report: Pick<Report<never>, 'place' | 'of' | 'cites' | 'isBrief'> & {
    readonly isUntold: (text: string, by: By) => boolean;
    readonly isOfCourse: (text: string, by: By) => boolean;
    readonly told: (text: string, now: State) => Phrase;
  };
}

export function question<V>(spec: Spec<V>): Question & Typed<V> {
  const { kind, choice, means, presets, standing = {}, report = {} } = spec;
  const kernel = kernelQuestion<State, V>({
    place: ({ value }, asked, now) => placeOf(value as object, asked, now),
    ...spec,
  });
  const write = (value: V) => choice.write(value, 'en');
  const answer: Question['answer'] = (reply, unit) => {
    const value = means?.(reply, unit);
    return value === undefined ? undefined : write(value);
  };
  const filed: Question['filed'] = (said) =>
    (presets?.(said) ?? []).map(({ value, unit }) => ({ text: write(value), ...(unit !== undefined && { unit }) }));
  const of = <T>(text: string, found: (value: V) => T): T | undefined => {
    const value = choice.parse(text);
    return value === undefined ? undefined : found(value);
  };
  return {
    ...kernel,
    whose: spec.whose,
    ofSide: spec.ofSide ?? false,
    namesUnit: spec.namesUnit ?? false,
    begins: spec.begins,
    alone: spec.alone ?? [],
    read: means || !choice.read ? undefined : (reader) => readText(reader, choice.read!, write),
    answer,
    filed,
    standing: {
      ...standing,
      texts(reply, asked, mine) {
        const values = standing.values?.(reply, posed({ kind, clause: spec.clause, choice }, asked), mine);
        return values ? values.map(write) : textsOf(reply, { answer, filed });
      },
    },
    menace: spec.menace ?? (() => false),
    report: {
      ...report,
      isUntold: (text, by) => of(text, (value) => report.isUntold?.(value, by)) ?? false,
      isOfCourse: (text, by) => of(text, (value) => report.isOfCourse?.(value, by)) ?? false,
      told: (text, now) => of(text, (value) => report.told?.(value)) ?? kernel.words(text, now),
    },
  };
}

function* readText<V>(reader: Reader, read: (reader: Reader) => Parse<V>, write: (value: V) => string): Parse<string> {
  return write(yield* read(reader));
}

/** What a standing reply answers whatever is offered: an answer, or what a longer one says of this question. */
function textsOf(reply: StandingReply, { answer, filed }: Pick<Question, 'answer' | 'filed'>): readonly string[] {
  if (reply.say === 'evadeFar' || reply.say === 'save') return [];
  if (reply.say === 'stayOrFlee' || reply.say === 'pursue') return filed(reply).map(({ text }) => text);
  const text = answer(reply, undefined);
  return text === undefined ? [] : [text];
}
