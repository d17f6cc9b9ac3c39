/** The chief of a side allots its order points. */
import { sidesToAct } from '../../../kernel/open.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import { commanders } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { notice } from '../../messages/posts.ts';
import { playing } from '../../advance/verb.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';
import { chiefHere } from '../../seats/chief.ts';
import { allotted, pointsOf } from '../../seats/order-points.ts';

/** Without a number, the person's points are common again. */
export function allot(loaded: LoadedBattle, request: Request, who: string, n?: number): Decision | Refusal {
  const side = playing(loaded.battle) ?? chiefHere(loaded, request);
  if (side instanceof Refusal) return side;
  const to = commanders(loaded, side).find(({ id }) => id === who);
  if (!to) return no(phrase('seat-no-commander', { side: sideName(side) }));
  const all = pointsOf(loaded.rules, loaded.state, side);
  if (all === undefined) return no(phrase('seat-no-points'));
  if (!sidesToAct(loaded.next).includes(side)) return no(phrase('seat-points-later'));
  const rest = all - allotted(loaded, side, who);
  if (n !== undefined && n > rest) return no(phrase('seat-points-short', { all, rest }));
  return allotting(loaded, side, { to: who, n: n ?? null }, request.person.id);
}

function allotting(
  loaded: LoadedBattle,
  side: Side,
  { to, n }: { readonly to: string; readonly n: number | null },
  userId: string,
): Decision {
  const who = nameOf(commanders(loaded, side).find(({ id }) => id === to));
  const says = [n === null ? phrase('seat-common', { who }) : phrase('seat-allotted', { who, n })];
  const calls = to === userId ? [] : [to];
  return {
    seats: { change: [{ side, userId: to, patch: { points: n ?? 'common' } }] },
    table: [
      {
        kind: 'allotted',
        userId,
        data: { side, to, n },
        readers: side,
        posts: (voice) => [{ ...notice(voice, says, calls), to: { side } }],
      },
    ],
    says: () => says,
  };
}
