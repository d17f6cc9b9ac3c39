/** METRIC 3.4. A line by buttons: one more leg, the last one off, farther or nearer; and what it answers beforehand. */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import type { Composing, Press, PressRow } from '../../../kernel/compose.ts';
import { filled } from '../../../kernel/compose.ts';
import { awaited, type Scope } from '../../../kernel/grammar/panel-step.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { typedOrder } from '../../../march/panel.ts';
import type { LegPanel } from '../../../march/panel-legs.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { answerPhrase } from '../cards.ts';
import { orders, parse, write } from '../language/index.ts';
import type { Item } from '../language/items.ts';
import { answersFor, furtherActs } from '../language/offers.ts';
import { itemText } from '../language/table.ts';
import type { Act, Answers, Line } from '../order.ts';
import { afterActs, costOf } from '../sheet/route.ts';
import { mayWriteLine } from '../sheet/within.ts';
import { type State, type Unit, unitOf } from '../state.ts';

/** Behind a line: it is to have another leg, or an answer. */
const [MORE, ANSWERS] = [',', '?'];

function lineIn(text: string): Line | undefined {
  const order = parse(text);
  return order instanceof Refusal || order.kind !== 'line' ? undefined : order.line;
}

const textOf = (line: Line): string => write({ kind: 'line', line });

function itemWords(item: Item): ReturnType<typeof bilingual> {
  return bilingual(itemText(item, 'en'), itemText(item, 'fr'));
}

/** The last leg a little more or less: half a centimetre, one; five degrees, fifteen. */
function amounts({ whyNot }: Scope<State>, line: Line): PressRow {
  const last = line.acts.at(-1);
  const changed = last ? changes(last) : [];
  const presses = changed.flatMap(({ act, says }): Press[] => {
    const text = textOf({ ...line, acts: [...line.acts.slice(0, -1), act] });
    return whyNot(text) ? [] : [{ text, says, isToggle: true }];
  });
  return { says: phrase('march-row-lengths'), presses };
}

const LENGTHS: readonly Length[] = [-CENTIMETRE, -CENTIMETRE / 2, CENTIMETRE / 2, CENTIMETRE];
const ANGLES = [-1_500, -500, 500, 1_500] as const;

function changes(act: Act): { readonly act: Act; readonly says: Phrase }[] {
  if (act.do === 'wheel') {
    return ANGLES.map((by) => ({
      act: { ...act, angle: act.angle + by },
      says: phrase('pe-compose-degrees', { by: by / 100 }),
    })).filter(({ act: { angle } }) => angle > 0 && angle < 36_000);
  }
  if (act.do === 'turn' || act.do === 'manhandle' || !('by' in act)) return [];
  return LENGTHS.filter((by) => act.by + by > 0).map((by) => ({
    act: { ...act, by: act.by + by },
    says: phrase(by > 0 ? 'march-longer' : 'march-shorter', { by: Math.abs(by) / CENTIMETRE }),
  }));
}

/** More legs, the last one off. */
function wayRow({ now, whyNot }: Scope<State>, text: string, line: Line): PressRow {
  const unit = unitOf(now, line.unit);
  const fewer = line.acts.length > 1 ? textOf({ ...line, acts: line.acts.slice(0, -1) }) : undefined;
  const presses: Press[] = [
    ...(furtherActs(now, unit, line.acts).length > 0 ? [{ text: text + MORE, says: phrase('march-add-leg') }] : []),
    ...(fewer === undefined || whyNot(fewer) ? [] : [{ text: fewer, says: phrase('march-undo-leg') }]),
    ...forgottenPress(now, unit, line),
  ];
  return { says: phrase('march-row-way'), presses };
}

function answersRow({ now }: Scope<State>, text: string, line: Line): PressRow {
  const may = answersFor(unitOf(now, line.unit), line).length > 0;
  return {
    says: phrase('pe-compose-row-answers'),
    presses: may ? [{ text: text + ANSWERS, says: phrase('pe-compose-answers') }] : [],
  };
}

/** PE-Q-36. On: it is the move of the half that is over, which the enemy may grant. */
function forgottenPress(now: State, unit: Unit, { forgotten, ...line }: Line): Press[] {
  const late: Line = { ...line, forgotten: true };
  if (!unit.idle || !mayWriteLine(now, unit, late)) return [];
  const says = phrase('pe-compose-forgotten', { on: forgotten ? 'yes' : 'no' });
  return [{ text: textOf(forgotten ? line : late), says, isToggle: true }];
}

/** How much of the half its legs take. */
function told({ now }: Scope<State>, line: Line): Phrase[] {
  const unit = unitOf(now, line.unit);
  const legs = line.acts.filter((act) => 'by' in act || act.do === 'wheel');
  if (legs.length === 0) return [];
  return [phrase('pe-compose-cost', { quarters: Math.ceil(costOf(unit, line.acts) * 100 - 0.5) / 100 })];
}

/** Each further leg, where it would lead. */
function legStep(scope: Scope<State>, text: string, line: Line, unit: Unit): Composing {
  const presses = furtherActs(scope.now, unit, line.acts).map((act): Press => {
    const acts = [...line.acts, act];
    const end = afterActs(unit, acts).pose;
    return {
      text: textOf({ ...line, acts }),
      says: phrase('compose-verb', { words: itemWords({ is: 'step', step: act }) }),
      ...('by' in act && { place: { at: spotOf(end), what: 'end' } }),
    };
  });
  const rows = filled([{ says: phrase('march-row-legs'), presses }]);
  return {
    asks: phrase('march-asks-leg', { id: line.unit }),
    lines: told(scope, line),
    rows,
    typed: typedOrder(rows, phrase('pe-leg-example'), (word) => {
      const read = orders(`${text}, ${word}`, scope.now, scope.by);
      return read instanceof Refusal ? read : read.map((each) => each.text).join('; ');
    }),
    whole: text,
    isNumbered: true,
    marks: awaited([spotOf(unit.pose)], unit.id),
  };
}

/** The answers that may come to matter, each on or off. */
function answerStep(line: Line, unit: Unit): Composing {
  const found = answersFor(unit, line);
  const keys = [...new Set(found.flatMap((answer) => Object.keys(answer)))] as (keyof Answers)[];
  const rows = keys.map(
    (key): PressRow => ({
      says: phrase(`pe-row-${key}`),
      presses: found
        .filter((answer) => key in answer)
        .map((answer): Press => {
          const isOn = line.answers[key] === answer[key];
          const { [key]: _, ...others } = line.answers;
          const text = textOf({ ...line, answers: isOn ? others : { ...others, ...answer } });
          const says = phrase('pe-compose-answer', { what: answerPhrase(answer, key), on: isOn ? 'yes' : 'no' });
          return { text: text + ANSWERS, says, isToggle: true };
        }),
    }),
  );
  return {
    asks: phrase('pe-asks-answers', { id: line.unit }),
    lines: [],
    rows,
    whole: textOf(line),
    marks: awaited([spotOf(unit.pose)], unit.id),
  };
}

export const lines: LegPanel<State> = {
  rows: (scope, text) => {
    const line = lineIn(text);
    return line ? [amounts(scope, line), wayRow(scope, text, line), answersRow(scope, text, line)] : [];
  },
  told: (scope, text) => {
    const line = lineIn(text);
    return line ? told(scope, line) : [];
  },
  step: (scope, draft) => {
    const mark = draft.at(-1);
    if (mark !== MORE && mark !== ANSWERS) return undefined;
    const text = draft.slice(0, -1);
    const line = lineIn(text);
    if (!line) return undefined;
    const why = scope.whyNot(text);
    if (why) return why;
    const unit = unitOf(scope.now, line.unit);
    return mark === MORE ? legStep(scope, text, line, unit) : answerStep(line, unit);
  },
};
