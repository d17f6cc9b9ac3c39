/** What a report says about the end of a unit or of the battle. */
import { victoryPoints } from '../../../../rules/sabreur-hex/turn/sequence.ts';
import type { State } from '../../../../rules/sabreur-hex/state.ts';
import { all, type Property, where } from './property.ts';
import { factsOf, type Report, type Said, type Told, unitIn } from './report.ts';

function last(report: Report): State {
  return report.positions.at(-1)!;
}

function won(report: Report): Told<'won'> | undefined {
  return factsOf(report, 'won').find(({ why }) => why === 'broken' || why === 'lastTurn');
}

/** The sentence straight after the one in which a unit lost its last strength. */
function afterTheLast({ sentences }: Report): (Said | undefined)[] {
  return sentences.flatMap(({ id }, index) =>
    /^tell-(test-falls|[a-z]+-last)$/.test(id) ? [sentences[index + 1]] : [],
  );
}

export const ENDS: readonly Property[] = [
  {
    fault: 1,
    says: 'whoever wins: whose army broke, and the points of both',
    holds: (report) => {
      const end = won(report);
      if (!end || end.winner === 'draw') return undefined;
      const { en, fr } = report.sentences.at(-1)!;
      const points = (['red', 'blue'] as const).map((side) => victoryPoints(last(report), side));
      const army =
        end.winner === 'red'
          ? [/blue army|both armies/, /armée bleue|deux armées/]
          : [/red army|both armies/, /armée rouge|deux armées/];
      const isBroken = end.why !== 'broken' || (army[0]!.test(en) && army[1]!.test(fr));
      return isBroken && points.every((each) => en.includes(`${each}`) && fr.includes(`${each}`));
    },
  },
  {
    fault: 2,
    says: 'a draw says that the points are equal',
    holds: (report) =>
      where(won(report)?.winner === 'draw', () => {
        const { en, fr } = report.sentences.at(-1)!;
        return /points are equal/.test(en) && /points sont à égalité/.test(fr);
      }),
  },
  {
    fault: 16,
    says: 'where the last man has fallen, the end of the unit is told',
    holds: (report) => all(afterTheLast(report), (next) => !next?.id.startsWith('tell-eliminated-')),
  },
  {
    fault: 18,
    says: 'half the points, and why, for a unit that has left the field',
    holds: (report) => {
      const left = factsOf(report, 'eliminated').filter(({ offMap }) => offMap);
      const lines = report.sentences.flatMap((each) => each.lines);
      return all(left, ({ unit, victoryPoints: points }) =>
        lines.some((part) => {
          return (
            unitIn(part, 'unit') === unit &&
            part.en.includes(`${points} VP, half`) &&
            part.fr.includes(`${points} PV, moitié`)
          );
        }),
      );
    },
  },
  {
    fault: 23,
    says: 'the last line counts points only where there are any',
    holds: (report) =>
      all(
        report.footer.filter(({ id }) => id === 'tell-points-left'),
        ({ args }) => Number(args['points']) > 0,
      ),
  },
];
