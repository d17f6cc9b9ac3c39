/** What a unit is to do: what it can, who may join it in a group, and what it cannot do now and why. */
import { type Composing, filled, type Press, spokenVerb } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { mover } from '../candidates/mover.ts';
import type { Mover } from '../candidates/deed.ts';
import { shownWord } from '../language/vocabulary.ts';
import { conditionLines, standingLine, strengthLine } from '../look/condition.ts';
import { ordersTried, type Tried } from '../look/orders-open.ts';
import { isPanicked } from '../state.ts';
import { type Actor, draftOf, facedText } from './draft.ts';
import { costLine, joining } from './group.ts';
import { facingsOf } from './march.ts';
import { marksOf, type Scope } from './scope.ts';

/**
 * Clauses that always forbid something to an arm, or without a skill, and so need not be repeated. The last one is for
 * panicked units.
 */
const FOR_EVER = [
  'SH-FORM-02',
  'SH-FORM-03',
  'SH-FORM-04',
  'SH-FORM-05',
  'SH-FORM-06',
  'SH-FORM-10',
  'SH-FORM-20',
  'SH-FIRE-01',
  'SH-TURN-09',
];

export function composeVerbs(scope: Scope, actor: Actor): Composing {
  const { now, whyNot } = scope;
  const { opening, unit } = actor;
  const all = ordersTried(now, unit, (text) => whyNot(opening + text));
  const who = mover(now, unit);
  const open = all.flatMap((each) => ('example' in each ? [openPress(who, actor, each.verb)] : []));
  const barred = all.flatMap((each) => ('why' in each && isWorthTelling(each) ? [barredPress(actor, each)] : []));
  const isAsleep = opening === '' && !now.group.includes(unit.id) && !unit.activated;
  const together = isAsleep && !isPanicked(unit) ? joining(scope, { members: [unit], extras: [] }) : [];
  return {
    asks: phrase('compose-asks-verb', { unit: unit.name, id: unit.id }),
    lines: [
      strengthLine(unit),
      standingLine(now, unit),
      ...conditionLines(now, unit),
      ...(isAsleep && !isPanicked(unit) ? [costLine(scope, [unit])] : []),
    ],
    rows: filled([
      { presses: open },
      { says: phrase('compose-row-together'), presses: together },
      { says: phrase('compose-row-barred'), presses: barred },
    ]),
    marks: marksOf([unit]),
  };
}

/** If there is only one facing to march with, it is not asked for. */
function openPress(who: Mover, actor: Actor, verb: Tried['verb']): Press {
  const says = verbSays(verb);
  const facings = verb === 'march' || verb === 'forcedMarch' ? facingsOf(who, verb) : [];
  const [only] = facings.length === 1 && (verb === 'march' || verb === 'forcedMarch') ? facings : [];
  if (only !== undefined) return { text: draftOf(actor, facedText(verb as 'march', only)), says };
  return { text: draftOf(actor, shownWord(verb, 'en')), says };
}

function barredPress(actor: Actor, { verb, why }: Extract<Tried, { why: Refusal }>): Press {
  return { text: draftOf(actor, shownWord(verb, 'en')), says: verbSays(verb), refusal: why };
}

function verbSays(verb: Tried['verb']): Phrase {
  return spokenVerb({ en: shownWord(verb, 'en'), fr: shownWord(verb, 'fr') });
}

function isWorthTelling({ why }: Extract<Tried, { why: Refusal }>): boolean {
  return !FOR_EVER.includes(why.clause);
}
