/** What a unit can do now, with an example each, and why not the rest: found by trying. */
import { distance, neighbour } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { allowanceOf } from '../allowance.ts';
import { shortClauses } from '../clauses.ts';
import { exitsFor } from '../leave.ts';
import { bareNoun } from '../noun.ts';
import { mayFight } from '../sequence.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { hasWagons } from '../wagons.ts';
import { exitWay, waysOf } from '../ways.ts';

/** Why an order in canonical text is refused now; undefined where it may be given. */
export type WhyNot = (text: string) => Refusal | undefined;

/** An order in canonical text, and as its readers write it. */
export type Shown = (text: string) => { readonly en: string; readonly fr: string };

type Verb = 'move' | 'fight' | 'leave' | 'wagons';

type Tried = { readonly verb: Verb } & ({ readonly can: Phrase } | { readonly why: Refusal });

/** What it can do, then what it cannot; one sentence for all where the reason is the same. */
export function orderLines(now: State, unit: Unit, whyNot: WhyNot, shown: Shown): Phrase[][] {
  const all = [...tried(now, unit, whyNot, shown)];
  const open = all.flatMap((each) => ('can' in each ? [each.can] : []));
  const barred = all.flatMap((each) => ('why' in each ? [each] : []));
  const reasons = [...new Map(barred.map(({ why }) => [JSON.stringify([why.clause, why.says]), why])).values()];
  const lines = reasons.map((why) => {
    const verbs = barred.filter(
      (each) => JSON.stringify([each.why.clause, each.why.says]) === JSON.stringify([why.clause, why.says]),
    );
    return phrase('pa-look-cannot-line', {
      verbs: verbs.map(({ verb }) => phrase(`pa-look-verb-${verb}`)),
      why: why.says,
      clause: shortClauses(why.clause),
    });
  });
  return [
    open.length === 0 ? [] : [phrase('pa-look-can'), ...open],
    lines.length === 0 ? [] : [phrase('pa-look-cannot'), ...lines],
  ];
}

function tried(now: State, unit: Unit, whyNot: WhyNot, shown: Shown): Tried[] {
  const attempt = (verb: Verb, text: string, can: (example: ReturnType<typeof bareNoun>) => Phrase): Tried => {
    const why = whyNot(text);
    return why ? { verb, why } : { verb, can: can(bareNoun(shown(text))) };
  };
  const ways = waysOf(now, unit);
  const target = ways.at(-1)?.path.at(-1) ?? neighbour(unit.at, 2) ?? neighbour(unit.at, 5)!;
  const moving = attempt('move', `${unit.id} move ${target}`, (example) =>
    isCharacter(unit)
      ? phrase('pa-look-can-ride', { n: ways.length, example })
      : phrase('pa-look-can-move', { n: ways.length, keeps: ways.filter((way) => !way.noCombat).length, example }),
  );
  const fights = isCharacter(unit) ? [] : [fight(now, unit)];
  const exit = nearestExit(now, unit);
  const leaving = attempt('leave', exit === undefined ? `${unit.id} leave` : `${unit.id} leave ${exit}`, (example) =>
    phrase('pa-look-can-leave', { example }),
  );
  const wagons = hasWagons(unit)
    ? [
        attempt('wagons', `${unit.id} ${unit.declinesPalisade ? '' : 'no '}wagons`, (example) =>
          phrase('pa-look-can-wagons', { example }),
        ),
      ]
    : [];
  return [moving, ...fights, leaving, ...wagons];
}

/** PA-OFF-01, -05. Every hex costs something: those too far are not even tried. */
function nearestExit(now: State, unit: Unit): string | undefined {
  const { roadCap } = allowanceOf(unit);
  return exitsFor(now, unit)
    .filter((at) => distance(unit.at, at) < roadCap)
    .sort((a, b) => distance(unit.at, a) - distance(unit.at, b))
    .find((at) => exitWay(now, unit, at));
}

/** PA-GAP-06. No order: what it says is for the table. */
function fight(now: State, unit: Unit): Tried {
  const why = mayFight(now, unit);
  return why ? { verb: 'fight', why } : { verb: 'fight', can: phrase('pa-look-can-fight') };
}
