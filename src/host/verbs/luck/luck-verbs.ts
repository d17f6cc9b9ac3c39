/** The verb of luck. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import { begunAt } from '../../advance/export-file.ts';
import { battleTitle } from '../../messages/battle-title.ts';
import type { Request } from '../../request.ts';
import { load } from '../../advance/load.ts';
import type { Deps } from '../../battle/deps.ts';
import { nameOf, no } from '../../battle/voice.ts';
import { type OwnedFortune, gather } from './gather.ts';
import type { LuckOfSide, LuckShown } from './luck.ts';
import { fortunesOf } from './luck-figures.ts';

export function createLuck(deps: Deps) {
  return {
    /** Of the battle here or the one named, up to its last report. */
    luck: (request: Request, battle?: string) => luck(deps, request, battle),
  };
}

async function luck(deps: Deps, request: Request, battleId?: string): Promise<LuckShown | Refusal> {
  const battle = await begunAt(deps, request, battleId);
  if (battle instanceof Refusal) return battle;
  const loaded = await load(deps, battle);
  const { rules } = loaded;
  if (!rules.luck) return no(phrase('luck-none'));
  const drawn = await gather(deps, loaded);
  return { title: await battleTitle(deps, battle), sides: SIDES.map((side) => ofSide(drawn, side)) };
}

function ofSide(drawn: readonly OwnedFortune[], side: Side): LuckOfSide {
  const own = drawn.filter((each) => each.side === side);
  return { side, ...fortunesOf(own), commanders: ofCommanders(own) };
}

/** A single commander needs no separate figures. */
function ofCommanders(own: readonly OwnedFortune[]): LuckOfSide['commanders'] {
  const shares = [...Map.groupBy(own, ({ owner }) => owner?.id).values()];
  if (shares.length < 2) return [];
  return shares
    .map((share) => ({ who: nameOf(share.at(-1)!.owner), ...fortunesOf(share) }))
    .toSorted((a, b) => b.all.tries - a.all.tries);
}
