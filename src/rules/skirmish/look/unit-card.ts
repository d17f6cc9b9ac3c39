/** One unit's card: what it is, how it stands, who commands it, what it can do and what its front sees. */
import { EIGHTH_TURN, HALF_TURN } from '../../../field/heading.ts';
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { squareOf } from '../../../march/resolve.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { groundPhrases } from '../../../survey/field/land.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { isTrained } from '../fire/capability.ts';
import { musicianOf, superiorsOf } from '../position/leaders.ts';
import { LOOSE_RATE } from '../position/ground.ts';
import { isIdle } from '../may-act.ts';
import { rateAt } from '../moves/rates.ts';
import { nounOf, orderOf } from '../noun.ts';
import { shelterOf } from '../position/shelter.ts';
import { muzzleOf } from '../position/sight.ts';
import { anchorOf, isSquad } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';
import { ids } from '../tell/story.ts';
import { bandsOf } from '../values.ts';
import { PEOPLE } from './people.ts';

/** What it is and how it stands: its strength, place and order, its states. */
export function standingLines(now: State, unit: Unit): Phrase[] {
  const at = anchorOf(unit);
  const place = {
    square: squareOf(at, now.field),
    ground: groundPhrases(now.field, at),
    facing: headingPhrase(at.heading),
  };
  return [
    ...(isSquad(unit)
      ? [
          phrase('sk-look-strength', {
            n: unit.figures.length,
            class: unit.class,
            morale: unit.morale,
          }),
        ]
      : []),
    phrase('sk-look-at', { ...place, order: orderOf(unit) }),
    ...(unit.block
      ? [
          phrase('sk-part-ranks', {
            files: unit.block.files,
            ranks: unit.block.ranks,
            clause: shortClauses('SK-GEO-02'),
          }),
        ]
      : []),
    ...figureLines(now, unit),
    ...shelterLines(now, unit),
    ...stateLines(now, unit),
  ];
}

/** Who stands apart has a place of his own. */
function figureLines({ field }: State, unit: Unit): Phrase[] {
  if (unit.block || unit.figures.length < 2) return [];
  const figures = unit.figures.map((figure) =>
    phrase('sk-look-figure', { n: figure.n, square: squareOf(figure, field) }),
  );
  return [phrase('sk-look-figures', { figures })];
}

/** SK-Q-32, SK-UMP-02. */
function shelterLines(now: State, unit: Unit): Phrase[] {
  const by = shelterOf(now, unit);
  if (by === undefined) return [];
  const clause = shortClauses(by === 'ruled' || by === 'open' ? 'SK-UMP-02' : 'SK-Q-32');
  return [phrase(`sk-look-shelter-${by}`, { clause })];
}

/** Anything unusual. */
function stateLines(now: State, unit: Unit): Phrase[] {
  const { figures, contacts, recoils, turned } = unit;
  const empty = figures.filter(({ loaded }) => !loaded).length;
  const when = (applies: boolean, id: string, clause: string, args = {}): Phrase[] =>
    applies ? [phrase(id, { ...args, clause: shortClauses(clause) })] : [];
  return [
    ...when(contacts.length > 0, 'sk-look-contact', 'SK-GEO-14', {
      units: ids({ entries: [], positions: [now] }, contacts),
    }),
    ...when(recoils, 'sk-look-recoils', 'SK-MOR-06'),
    ...when(empty > 0, empty === figures.length ? 'sk-look-unloaded' : 'sk-look-some-unloaded', 'SK-Q-31', {
      n: empty,
    }),
    ...when(!isIdle(unit), 'sk-look-acted', 'SK-Q-30'),
    ...when(turned, 'sk-look-turned', 'SK-TRN-02'),
    ...when(unit.cuirass, 'sk-look-cuirass', 'SK-FIR-05'),
    ...when(unit.weapon === 'carbine', 'sk-look-carbine', 'SK-GAP-04'),
    ...when(
      figures.some(({ marksman }) => marksman === true),
      'sk-look-marksmen',
      'SK-CLS-04',
      {
        figures: figures.filter(({ marksman }) => marksman).map(({ n }) => phrase('survey-number', { n })),
      },
    ),
  ];
}

/** SK-DIS-01, SK-MOR-07. Whose voice reaches it; whom a leader commands. */
function leaderLines(now: State, unit: Unit): Phrase[] {
  if (!isSquad(unit)) return unit.of === undefined ? [] : [phrase('sk-look-of', { unit: nounOf(now, unit.of) })];
  const leaders = superiorsOf(now, unit).map(({ id }) => id);
  const musician = musicianOf(now, unit);
  const clause = shortClauses('SK-GEO-08');
  return [
    leaders.length > 0
      ? phrase('sk-look-led', { units: ids({ entries: [], positions: [now] }, leaders), clause })
      : phrase('sk-look-not-led', { clause }),
    ...(musician ? [phrase('sk-look-musician', { unit: musician.name, clause: shortClauses('SK-MOR-07') })] : []),
  ];
}

/** SK-MOV, SK-GAP-02, -04. How far it goes, and how far it shoots. */
function rateLines(unit: Unit): Phrase[] {
  const bands = bandsOf(unit).map((n) => phrase('survey-number', { n: centimetres(n) }));
  const moves = unit.block
    ? phrase('sk-look-moves-close', {
        n: centimetres(rateAt(unit, 0)),
        aside: centimetres(rateAt(unit, HALF_TURN)),
        clause: shortClauses('SK-MOV-03', 'SK-MOV-05'),
      })
    : phrase('sk-look-moves', {
        n: centimetres(LOOSE_RATE),
        half: centimetres(LOOSE_RATE / 2),
        clause: shortClauses('SK-GAP-02'),
      });
  return [
    moves,
    phrase('sk-look-shoots', { bands, clause: shortClauses('SK-TAB-01') }),
    ...(isTrained(unit.row) || !isSquad(unit)
      ? []
      : [phrase('sk-look-untrained', { clause: shortClauses('SK-CAP-04') })]),
  ];
}

export function unitCard(now: State, unit: Unit, more: readonly (readonly Phrase[])[]): Look {
  return PEOPLE.card(unit, [standingLines(now, unit), leaderLines(now, unit), rateLines(unit), ...more], [arcOf(unit)]);
}

/** SK-GAP-05. What lies in front of it, with its ranges. */
function arcOf(unit: Unit): FieldMark {
  const { x, y } = muzzleOf(unit, unit.figures).at;
  const half = unit.block ? EIGHTH_TURN : HALF_TURN;
  return { kind: 'arc', at: [x, y], heading: anchorOf(unit).heading, half, ranges: [...bandsOf(unit)] };
}
