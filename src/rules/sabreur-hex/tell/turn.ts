/** Order points, orders, the end of turns and of the battle. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, type Side } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { isBroken, victoryPoints } from '../turn/sequence.ts';
import type { State } from '../state.ts';
import { ordersLine, shortClauses } from './dice.ts';
import { lineAhead, nameIn, type Page, say, spentAhead, type Story } from './story.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

export function sideName(side: Side): Phrase {
  return phrase(`side-${side}`);
}

/** SH-ORDERS-02, -05. */
export function tellPoints(story: Story, at: number, fact: Told<'gotPoints'>, page: Page): void {
  const entry = story.entries[at - 1];
  if (entry && 'roll' in entry) lineAhead(page, ordersLine(entry.roll, entry.got, fact.points));
  say(page, phrase('tell-points', { side: sideName(fact.side), points: fact.points }));
}

/** SH-ORDERS-06, -07, -21. The cost of the orders is shown below their result. */
export function tellActivated(story: Story, at: number, fact: Told<'activated'>, page: Page): void {
  const left = story.positions[at + 1]!.orderPoints;
  const units = shortNames(story, fact.units);
  if (fact.cost === 0) {
    return spentAhead(page, phrase('tell-line-activated-free', { units, clause: shortClauses(['SH-ORDERS-21']) }));
  }
  const clause = shortClauses([fact.cost > 1 ? 'SH-ORDERS-07' : 'SH-ORDERS-06']);
  spentAhead(page, phrase('tell-line-activated', { units, cost: fact.cost, left, clause }));
}

export function shortNames(story: Story, ids: readonly string[]): Phrase[] {
  return ids.map((id) => phrase('tell-id', { unit: nameIn(story, id) }));
}

/** SH-GAP-15, SH-Q-17. Unspent points are lost: worded so that a preview can use it too. */
export function tellEnded(story: Story, at: number, fact: Told<'endedActions'>, page: Page): void {
  const points = story.positions[at]!.orderPoints;
  const side = sideName(fact.side);
  say(page, points > 0 ? phrase('tell-ended-unspent', { side, points }) : phrase('tell-ended', { side }));
}

export function tellBarred(story: Story, fact: Told<'barred'>, page: Page): void {
  say(page, phrase('tell-barred', { unit: nameIn(story, fact.unit) }));
}

export function tellWon(story: Story, at: number, fact: Told<'won'>, page: Page): void {
  const why = whyOver(story.positions[at]!, fact);
  if (fact.winner === 'draw') return say(page, phrase('tell-draw', { why }));
  say(page, phrase('tell-won', { side: sideName(fact.winner), why }));
}

/** SH-GAP-01. Whose army is broken, or that the points have decided; and each side's points. */
function whyOver(now: State, { why, winner }: Told<'won'>): Phrase {
  const points = pointsOf(now);
  const bothAre = why === 'broken' && isBroken(now, enemyOf(now.active));
  if (bothAre || why === 'lastTurn') {
    const [most, least] = [Math.max(points.red, points.blue), Math.min(points.red, points.blue)];
    const decided = phrase(winner === 'draw' ? 'tell-points-equal' : 'tell-points-decide', { most, least });
    return phrase(bothAre ? 'tell-why-both-broken' : 'tell-why-lastTurn', { decided });
  }
  if (why !== 'broken') return phrase(`tell-why-${why}`, winner === 'draw' ? {} : { loser: sideName(enemyOf(winner)) });
  const cause = phrase('tell-why-broken', { side: now.active });
  return phrase('tell-why-scored', { cause, ...points });
}

function pointsOf(now: State): { readonly red: number; readonly blue: number } {
  return { red: victoryPoints(now, 'red'), blue: victoryPoints(now, 'blue') };
}
