/** SH-RALLY-06. What may follow `rally`: how a unit that overcomes its panic is to stand. */
import { FACINGS } from '../../../hex/facing.ts';
import { standsFor } from '../rally-choice.ts';
import { isPanicked } from '../state.ts';
import { FORMATION_WORDS } from './actions.ts';
import { type Branch, branch, type Grown, literal, word } from './branch.ts';
import { type Mover, points } from './candidates.ts';

/** `column face S`, `extend 1409 face N`, `face SE`. */
export function rallyBranches(from: Grown, { now, unit }: Mover): Branch[] {
  if (!isPanicked(unit)) return [];
  const stands = standsFor(now, unit, {});
  const taken = new Set<string>(stands.map(({ formation }) => formation));
  const hexes = [...new Set(stands.flatMap(({ to }) => to ?? []))];
  const extended = hexes.map((hex) =>
    branch(from, word('extend'), {
      isSure: true,
      branches: (grown) => [branch(grown, literal(hex), { isSure: true, branches: (done) => faces(done) })],
    }),
  );
  const formations = FORMATION_WORDS.filter((formation) => taken.has(formation)).map((formation) =>
    branch(from, word(formation), { isSure: true, branches: faces }),
  );
  return [...formations, ...faces(from), ...extended];
}

function faces(from: Grown): Branch[] {
  return [
    branch(from, word('face'), {
      isSure: true,
      branches: (grown) => points(FACINGS).map((point) => branch(grown, point, { isSure: true })),
    }),
  ];
}
