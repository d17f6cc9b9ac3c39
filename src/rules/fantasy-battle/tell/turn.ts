/** The course of a turn, the edge of the table, corrections, and the end of the battle. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { squareOf } from '../../../march/resolve.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { formationPhrase } from '../noun.ts';
import { nextTurnOf } from '../state.ts';
import { anchorOf } from './moves.ts';
import { clausePart, ids, nameIn, type Passage, type Story, type Told, unitIn } from './story.ts';

/** FB-STEP-08. Who is confused in it. */
export function tellOpened(story: Story, at: number, { turn, side }: Told<'opened'>): Passage {
  const confused = story.positions[at + 1]!.units.filter((unit) => unit.confused === turn && unit.side === side);
  const units = ids(
    story,
    confused.map(({ id }) => id),
  );
  return {
    says: phrase('fb-tell-opened', { turn, side: sidePhrase(side) }),
    lines: [units.length > 0 ? [phrase('fb-part-confused', { units, clause: shortClauses('FB-GAP-06') })] : []],
  };
}

/** FB-OFF-02, -06, FB-GAP-02. The die, what the unit had lost before, and who goes with it. */
export function tellLeft(story: Story, at: number, { unit, die, fate }: Told<'left'>): Passage {
  const lost = unitIn(story, at, unit)?.lost ?? 0;
  const [before, after] = [at, at + 1].map((line) => story.positions[line]!.commanders.map(({ id }) => id));
  const sharing = before!.filter((id) => id !== unit && !after!.includes(id));
  return {
    says: phrase(`fb-tell-left-${fate}`, { unit: nameIn(story, unit) }),
    lines: [
      [
        phrase('fb-part-fate', { die, lost, score: die - lost, clause: shortClauses('FB-OFF-02', 'FB-GAP-02') }),
        ...(sharing.length > 0
          ? [phrase('fb-part-sharing', { units: ids(story, sharing), clause: shortClauses('FB-OFF-06') })]
          : []),
      ],
    ],
  };
}

/** FB-OFF-03, -05. */
export function tellReturned(story: Story, at: number, { unit: id }: Told<'returned'>): Passage {
  const unit = unitIn(story, at + 1, id)!;
  const { heading, ...point } = anchorOf(unit);
  return {
    says: phrase('fb-tell-returned', {
      unit: nameIn(story, id),
      square: squareOf(point, story.positions[at]!.field),
      formation: formationPhrase(unit),
      facing: headingPhrase(heading),
    }),
    lines: [[clausePart('FB-OFF-03', 'FB-OFF-05')]],
  };
}

/** FB-OFF-08, -09. */
export function tellWithdraws({ side }: Told<'withdraws'>): Passage {
  return {
    says: phrase('fb-tell-withdraws', { side: sidePhrase(side) }),
    lines: [[clausePart('FB-OFF-08', 'FB-OFF-09')]],
  };
}

/** A correction at the desk, or what a fight leads to: what counts now. */
export function tellSet(story: Story, at: number, { unit: id, to }: Told<'set'>): Passage {
  const unit = nameIn(story, id);
  const before = story.positions[at]!;
  const flags = (['activated', 'fortified', 'missiles'] as const).flatMap((name) => {
    const is = to[name];
    return is === undefined ? [] : [phrase(`fb-set-${name}-${is ? 'yes' : 'no'}`, { unit })];
  });
  const { confused } = to;
  const parts: Phrase[] = [
    ...flags,
    ...(confused === undefined ? [] : [phrase(`fb-set-confused-${when(confused)}`, { unit })]),
  ];
  return { says: phrase('fb-tell-set', { unit, parts }), lines: [] };

  function when(turn: number): 'next' | 'now' | 'no' {
    const side = unitIn(story, at, id)?.side ?? before.active;
    return turn >= nextTurnOf(before, side) ? 'next' : turn === before.turn ? 'now' : 'no';
  }
}
