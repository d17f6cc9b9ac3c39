/** The verb of luck. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../kernel/play.ts';
import { battleTitle } from '../glance/title.ts';
import type { Request } from '../host.ts';
import type { Parts } from '../parts.ts';
import { loadAt, notStarted } from '../verb.ts';
import { nameOf, no } from '../voice.ts';
import { type Drawn, gather } from './gather.ts';
import type { Luck, LuckOfSide, LuckShown } from './luck.ts';
import { fortunesOf } from './reckon.ts';

export function createLuck(parts: Parts): Luck {
  return { luck: (request) => luck(parts, request) };
}

async function luck(parts: Parts, request: Request): Promise<LuckShown | Refusal> {
  const loaded = await loadAt(parts, request);
  if (loaded instanceof Refusal) return loaded;
  const { battle, rules } = loaded;
  if (battle.status === 'mustering') return notStarted(battle);
  if (!rules.luck) return no(phrase('luck-none'));
  const drawn = await gather(parts, loaded);
  return { title: await battleTitle(parts, battle), sides: SIDES.map((side) => ofSide(drawn, side)) };
}

function ofSide(drawn: readonly Drawn[], side: Side): LuckOfSide {
  const own = drawn.filter((each) => each.side === side);
  return { side, ...fortunesOf(own), commanders: ofCommanders(own) };
}

/** Of one alone there is nothing to add. */
function ofCommanders(own: readonly Drawn[]): LuckOfSide['commanders'] {
  const shares = [...Map.groupBy(own, ({ owner }) => owner?.id).values()];
  if (shares.length < 2) return [];
  return shares
    .map((share) => ({ who: nameOf(share.at(-1)!.owner), ...fortunesOf(share) }))
    .toSorted((a, b) => b.all.tries - a.all.tries);
}
