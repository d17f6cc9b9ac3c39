/** One unit's card: its details, its state, its movement, what it can do now and why not the rest. */
import { sidePhrase } from '../../../kernel/play.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { shortClauses } from '../tell/clauses.ts';
import { bareNoun, kindOf, named, nounOf } from '../noun.ts';
import { type Body, isCharacter, type Reserve, type State, type Unit } from '../state.ts';
import { allowanceLines } from './allowance-lines.ts';
import { choicesOf } from './choices.ts';
import { groundOf } from './ground.ts';
import { orderLines, type Shown, type WhyNot } from './orders-open.ts';

export function unitCard(now: State, unit: Unit, whyNot: WhyNot, shown: Shown): Look {
  const { lines, marks } = choicesOf(now, unit, shown);
  return {
    title: titleOf(unit),
    paragraphs: [
      [
        ...standsLine(unit),
        phrase('pa-look-at', { at: unit.at, ground: groundOf(now, unit.at) }),
        ...parentLine(now, unit),
      ],
      allowanceLines(unit),
      conditionLines(unit),
      mountLines(unit),
      ...orderLines(now, unit, whyNot, shown),
      lines,
    ].filter((paragraph) => paragraph.length > 0),
    frame: { around: unit.at },
    marks: [{ kind: 'awaited', at: unit.at }, ...marks],
  };
}

/** PA-RES-01, -02. A unit still off the table. */
export function reserveCard(now: State, reserve: Reserve, whyNot: WhyNot, shown: Shown): Look {
  const { unit, entries } = reserve;
  const example = `${unit.id} enter ${entries[0]!.at}`;
  const why = whyNot(example);
  const may = why
    ? phrase('pa-look-cannot-enter', { why: why.says, clause: shortClauses(why.clause) })
    : phrase('pa-look-can-enter', { example: bareNoun(shown(example)) });
  return {
    title: titleOf(unit),
    paragraphs: [[...standsLine(unit), reserveLine(reserve)], allowanceLines(unit), mountLines(unit), [may]].filter(
      (lines) => lines.length > 0,
    ),
    frame: now.phase === 'over' ? 'whole' : { around: entries[0]!.at },
  };
}

/** When and where it may enter. */
export function reserveLine({ entries, turn }: Reserve): Phrase {
  const hexes = entries.map(({ at }) => phrase('hex-number', { hex: at }));
  return phrase('pa-look-reserve', { turn, hexes, clause: shortClauses('PA-RES-01', 'PA-RES-02') });
}

export function titleOf(body: Body): Phrase {
  return phrase('pa-look-unit', {
    unit: named(body),
    id: body.id,
    side: sidePhrase(body.side),
    kind: kindOf(body),
  });
}

export function standsLine(body: Body): Phrase[] {
  const { stands, initial } = body;
  return isCharacter(body) ? [] : [phrase('pa-look-stands', { stands, initial })];
}

/** PA-GAP-08. */
function parentLine(now: State, { parent }: Unit): Phrase[] {
  return parent === undefined ? [] : [phrase('pa-look-parent', { parent: nounOf(now, parent) })];
}

/** Anything unusual. */
export function conditionLines(unit: Unit): Phrase[] {
  const when = (applies: boolean, id: string, clause: string): Phrase[] =>
    applies ? [phrase(id, { clause: shortClauses(clause) })] : [];
  const { note = '' } = unit;
  return [
    ...when(unit.prePlayed, 'pa-look-token', 'PA-TOK-01'),
    ...when(unit.moved, 'pa-look-moved', 'PA-ACT-03'),
    ...when(unit.noCombat, 'pa-look-no-combat', 'PA-Q-04'),
    ...(unit.diceLost > 0 ? [phrase('pa-look-dice', { n: unit.diceLost, clause: shortClauses('PA-Q-14') })] : []),
    ...when(unit.palisade, 'pa-look-palisade', 'PA-MNT-06'),
    ...when(unit.declinesPalisade, 'pa-look-declines', 'PA-Q-13'),
    ...(note === '' ? [] : [phrase('pa-look-note', { note: bareNoun({ en: note, fr: note }) })]),
  ];
}

/** PA-MNT-04 to -06, PA-UMP-06. What players must remember about camels, elephants and wagons in a fight. */
function mountLines({ mount }: Body): Phrase[] {
  if (mount === undefined || mount === 'horses') return [];
  const clause = { camels: 'PA-MNT-04', elephants: 'PA-MNT-05', wagons: 'PA-MNT-06' }[mount];
  return [phrase(`pa-look-mount-${mount}`, { clause: shortClauses(clause) })];
}
