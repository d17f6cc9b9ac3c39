/** The page of a finished battle: who has won and why, what it cost, and what each unit did. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, SIDES } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import { no, overLine, scoreLines } from '../../battle/voice.ts';
import type { Deps } from '../../battle/deps.ts';
import { loadAt } from '../../advance/verb.ts';
import { seatLines } from '../../messages/seat-lines.ts';
import type { Ending } from './overview.ts';
import { countedSoFar } from '../../messages/played.ts';
import { casualties, grouped, storiesOf } from './stories.ts';

/** Stories on a page. */
const PAGE = 12;

/** A page of it, from 1. */
export async function ending(deps: Deps, request: Request, page: number, battleId?: string): Promise<Ending | Refusal> {
  const loaded = await loadAt(deps, request, battleId);
  if (loaded instanceof Refusal) return loaded;
  const { rules, state, next } = loaded;
  if (next.kind !== 'over') return no(phrase('host-not-over'));
  const counted = await countedSoFar(deps, loaded.battle, rules);
  const { stories, untold } = await storiesOf(deps, loaded, counted);
  const pages = Math.max(1, Math.ceil(stories.length / PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const here = stories.slice((shown - 1) * PAGE, shown * PAGE);
  const head = [overLine(next), ...seatLines(loaded), ...scoreLines(rules, state)];
  return {
    battle: loaded.battle.id,
    page: shown,
    pages,
    says: shown === 1 ? [...head, ...casualties(rules, counted.first, state), ...(untold ? [untold] : [])] : [],
    stories: SIDES.flatMap((side) => grouped(here, side)),
  };
}
