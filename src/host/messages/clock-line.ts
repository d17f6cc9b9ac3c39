/** The clock's public statements: each is a line of the table ledger. */
import { type PersonName, type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import { momentShown } from '../../kernel/moment.ts';
import type { Decision, TableLine } from '../battle/decision.ts';
import { sideName } from '../battle/voice.ts';
import type { Deadline } from '../store/store.ts';
import { notice } from './posts.ts';

type Duty = Deadline['duty'];

/** Moments are ISO dates. */
type ClockLine =
  | { readonly what: 'reminded'; readonly who: PersonName; readonly duty: Duty; readonly due: string }
  | {
      readonly what: 'stands-in';
      readonly whose: PersonName;
      readonly who: PersonName;
      readonly duty: Duty;
      readonly due: string;
      readonly until: string;
    }
  | {
      readonly what: 'steps-in';
      readonly whose: PersonName;
      readonly who: PersonName;
      readonly duty: Duty;
      readonly until?: string;
    }
  | { readonly what: 'missed'; readonly whose: PersonName; readonly due: string }
  | { readonly what: 'lapsed'; readonly who: PersonName; readonly due: string }
  | { readonly what: 'stuck'; readonly side: Side; readonly due: string }
  | { readonly what: 'often'; readonly who: PersonName; readonly n: number }
  | { readonly what: 'orders-for'; readonly who: PersonName; readonly whose: PersonName }
  | { readonly what: 'away'; readonly who: PersonName; readonly until: string; readonly deputy?: PersonName }
  | { readonly what: 'back'; readonly who: PersonName }
  | { readonly what: 'deputy'; readonly who: PersonName; readonly deputy?: PersonName };

function clockSays(line: ClockLine): Phrase {
  switch (line.what) {
    case 'reminded':
      return phrase('clock-reminded', { who: line.who, duty: line.duty, due: momentShown(line.due) });
    case 'stands-in': {
      const { whose, who } = line;
      return phrase('clock-stands-in', {
        whose,
        who,
        duty: line.duty,
        due: momentShown(line.due),
        until: momentShown(line.until),
      });
    }
    case 'steps-in': {
      const { whose, who, until } = line;
      return phrase('clock-steps-in', {
        whose,
        who,
        duty: line.duty,
        until: until === undefined ? 'none' : momentShown(until),
      });
    }
    case 'missed':
      return phrase('clock-missed', { whose: line.whose, due: momentShown(line.due) });
    case 'lapsed':
      return phrase('clock-lapsed', { who: line.who, due: momentShown(line.due) });
    case 'stuck':
      return phrase('clock-stuck', { side: sideName(line.side), due: momentShown(line.due) });
    case 'often':
      return phrase('clock-often', { who: line.who, n: line.n });
    case 'orders-for':
      return phrase('clock-orders-for', { who: line.who, whose: line.whose });
    case 'away':
      return phrase('clock-away', { who: line.who, until: momentShown(line.until), deputy: line.deputy ?? 'none' });
    case 'back':
      return phrase('clock-back', { who: line.who });
    case 'deputy':
      return phrase('clock-deputy', { who: line.who, deputy: line.deputy ?? 'none' });
  }
}

export interface ClockSaid {
  readonly line: ClockLine;
  readonly userId?: string;
  readonly calls?: readonly string[];
  /** Only for the ledger, readable by this side: its cause is not public yet. */
  readonly quietFor?: Side;
}

/** The line of the ledger; `others` are told to the same people in the same post. */
function saying([{ line, userId, calls = [], quietFor }, ...others]: readonly [ClockSaid, ...ClockSaid[]]): TableLine {
  const lines = [line, ...others.map((each) => each.line)];
  return {
    kind: 'clock',
    userId,
    data: { lines: lines.map(({ what }) => what), calls: [...calls] },
    ...(quietFor ? { readers: quietFor } : { posts: (voice) => [notice(voice, lines.map(clockSays), calls)] }),
  };
}

/** Statements before a decision, all stored together. A person called for several things is called once. */
export function after(said: readonly ClockSaid[], decision: Decision): Decision {
  const before = [...Map.groupBy(said, together).values()].map(([first, ...others]) => saying([first!, ...others]));
  return { ...decision, table: [...before, ...(decision.table ?? [])] };
}

/** Statements that call the same people share a post; all others stand alone. */
function together(said: ClockSaid): unknown {
  const { calls = [], quietFor } = said;
  return quietFor || calls.length === 0 ? said : calls.join(' ');
}
