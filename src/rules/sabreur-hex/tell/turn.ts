/** Order points, orders, the end of turns and of the battle. */
import { lineAhead, put, spentAhead } from '../../../kernel/page.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, sidePhrase } from '../../../kernel/play.ts';
import { isBroken, victoryPoints } from '../turn/sequence.ts';
import type { State } from '../state.ts';
import { cited, ordersLine } from './dice.ts';
import { shortNames, type Tellers, type Told } from './story.ts';

export const TURNS = {
  /** SH-ORDERS-02, -05. */
  gotPoints({ side, points }, here) {
    const entry = here.entries[here.at - 1];
    if (entry && 'roll' in entry) lineAhead(here, ordersLine(entry.roll, entry.got, points));
    put(here, phrase('tell-points', { side: sidePhrase(side), points }));
  },
  /** SH-ORDERS-06, -07, -21. The cost of the orders is shown below their result. */
  activated({ units: ids, cost }, here) {
    const units = shortNames(here, ids);
    const left = here.positions[here.at + 1]!.orderPoints;
    const clause = cost > 1 ? 'SH-ORDERS-07' : 'SH-ORDERS-06';
    if (cost === 0) spentAhead(here, cited('tell-line-activated-free', { units }, 'SH-ORDERS-21'));
    else spentAhead(here, cited('tell-line-activated', { units, cost, left }, clause));
  },
  turnBegan: ({ side, turn }, here) => put(here, phrase('tell-turn-began', { side: sidePhrase(side), turn })),
  /** SH-GAP-15, SH-Q-17. Unspent points are lost: worded so that a preview can use it too. */
  endedActions: (fact, here) => put(here, ended('tell-ended', here.positions[here.at]!, fact)),
  endedOrders: (fact, here) => put(here, ended('tell-ended-orders', here.positions[here.at]!, fact)),
  won(fact, here) {
    const why = whyOver(here.positions[here.at]!, fact);
    if (fact.winner === 'draw') put(here, phrase('tell-draw', { why }));
    else put(here, phrase('tell-won', { side: sidePhrase(fact.winner), why }));
  },
} satisfies Tellers;

function ended(id: string, { orderPoints: points }: State, fact: Told<'endedActions' | 'endedOrders'>): Phrase {
  const side = sidePhrase(fact.side);
  return points > 0 ? phrase(`${id}-unspent`, { side, points }) : phrase(id, { side });
}

/** SH-GAP-01. Whose army is broken, or that the points have decided; and each side's points. */
function whyOver(now: State, { why, winner }: Told<'won'>): Phrase {
  const points = { red: victoryPoints(now, 'red'), blue: victoryPoints(now, 'blue') };
  const bothAre = why === 'broken' && isBroken(now, enemyOf(now.active));
  if (bothAre || why === 'lastTurn') {
    const [most, least] = [Math.max(points.red, points.blue), Math.min(points.red, points.blue)];
    const decided = phrase(winner === 'draw' ? 'tell-points-equal' : 'tell-points-decide', { most, least });
    return phrase(bothAre ? 'tell-why-both-broken' : 'tell-why-lastTurn', { decided });
  }
  if (why !== 'broken')
    return phrase(`tell-why-${why}`, winner === 'draw' ? {} : { loser: sidePhrase(enemyOf(winner)) });
  const cause = phrase('tell-why-broken', { side: now.active });
  return phrase('tell-why-scored', { cause, ...points });
}
