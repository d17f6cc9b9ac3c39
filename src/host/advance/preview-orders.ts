/** Previews of orders: who may give them, and what they would do. */
import { sidesToAct } from '../../kernel/open.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import type { Completion, Language, Sentence } from '../../kernel/ruleset.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import type { Mark } from '../../scene/scene.ts';
import type { Preview } from '../battle/preview.ts';
import type { Request } from '../request.ts';
import { dryRunAs } from './dry-run-command.ts';
import { type Foresight, throwsOf } from '../orders/dry-run.ts';
import { courseOf, groundOf, lookBack } from '../orders/play.ts';
import { atSheet, deploysFirst, writesFor } from '../orders/sheet.ts';
import { holds, sideOf, sidesOf } from '../seats/commanders.ts';
import { asking, type LoadedBattle } from '../battle/loaded-battle.ts';
import { orRefused } from './fault.ts';
import { mayNotQueue } from './may-queue.ts';
import type { Deps } from '../battle/deps.ts';
import { playing } from './verb.ts';
import type { Respondents } from '../auto-answer.ts';
import { nameOf, no, sideName, voiceOf } from '../battle/voice.ts';

/** What orders would do, as far as this side can know, from the position that players see. */
export function previewFor(
  deps: Deps,
  loaded: LoadedBattle,
  side: Side,
  text: string,
  userId: string,
): Promise<Foresight | Refusal> {
  const queued = loaded.waiting !== undefined;
  const by = { side, userId, respondents: own(loaded, side) };
  return orRefused(deps, loaded, text, () => {
    const from = loaded.rules.view(projection(loaded), side);
    return mayNotQueue(loaded, from, side, text, userId) ?? dryRunAs(loaded, from, text, queued, by);
  });
}

/** A preview as its reader sees it. */
export function previewedIn(
  { rules, waiting }: LoadedBattle,
  { orders, warns }: Foresight,
  language: Language,
): Pick<Preview, 'orders' | 'warns'> {
  return {
    orders: orders.map(({ text: order, does, needs, odds }) => ({
      shown: rules.showOrder(order, language),
      ...(odds ? { does: withOdds(does, odds) } : { does, ...(needs && !isSaid(does) && { needs: needOf(needs) }) }),
    })),
    warns: [...(waiting ? [phrase('host-queued-behind')] : []), ...warns],
  };
}

/** What is kept of it until it is confirmed: the orders, and a fingerprint of their effect. */
export function confirmable({ orders, fingerprint }: Foresight) {
  return { orders: orders.map(({ text }) => text), foreseen: fingerprint };
}

/** Its picture. */
export function drawnAhead(deps: Deps, loaded: LoadedBattle, request: Request, side: Side, foresight: Foresight) {
  const { rules } = loaded;
  const { transcript, orders, state: now } = foresight;
  const before = orders[0]!.from;
  const ahead = { before, now, transcript, throws: throwsOf(foresight), frame: 'choice', isAhead: true } as const;
  const { say } = voiceOf(deps.words, request.language);
  return (marks?: readonly Mark[]) => rules.seenBy(side).draw({ ...ahead, ...(marks && { marks }) }, say);
}

/** What bars a refused order, from the position that its side sees; undefined if nothing can be shown. */
export function barredScene(deps: Deps, loaded: LoadedBattle, request: Request, side: Side, text: string) {
  const { rules } = loaded;
  const now = rules.view(projection(loaded), side);
  const marks = rules.bars?.(text, now, side) ?? [];
  const { say } = voiceOf(deps.words, request.language);
  return marks.length > 0 ? rules.draw({ now, transcript: [], frame: 'choice', marks }, say) : undefined;
}

/** The last sentence already says who has to choose now. */
function isSaid(does: readonly Sentence[]): boolean {
  return does.at(-1)?.asks === true;
}

/** The odds replace a sentence that only repeats the order. */
function withOdds(does: readonly Sentence[], odds: Sentence): readonly Sentence[] {
  const last = does.at(-1);
  if (!last?.bare) return [...does, odds];
  const { spent = [] } = last;
  return [...does.slice(0, -1), { says: odds.says, spent, dice: [...last.dice, ...odds.dice] }];
}

/** A preview uses its reader's doctrine, and reveals nothing of the enemy's. */
export function own({ respondents }: LoadedBattle, side: Side): Respondents {
  const respondent = respondents[side];
  return respondent ? { [side]: respondent } : {};
}

function needOf(needs: NonNullable<Foresight['orders'][number]['needs']>): Phrase {
  if (typeof needs === 'string') return phrase(`host-needs-${needs}`);
  const { dice, base, ledger } = needs;
  if (base === undefined || ledger.length === 0) return phrase('host-needs-dice', { dice });
  const modifiers = ledger.map(({ name, n }) => phrase('host-modifier', { n, name: phrase(`modifier-${name}`) }));
  return phrase('host-needs-dice-from', { dice, base, modifiers });
}

/** The side a person may give orders for now, or why they may not. */
export function commandOf(loaded: LoadedBattle, request: Request): Side | Refusal {
  const { battle, next, holders } = loaded;
  const refusal = deploysFirst(loaded) ? undefined : playing(battle);
  if (refusal) return refusal;
  if (next.kind === 'over') return no(phrase('host-is-over'));
  if (sidesOf(loaded, request.person).length === 0) return no(phrase('host-no-seat'));
  const leftToTable = openToTable(loaded);
  if (leftToTable) return leftToTable;
  const choosing = choosesFirst(loaded);
  if (choosing) return choosing;
  const side =
    writesFor(loaded, request.person) ?? sidesToAct(next).find((each) => holds(loaded, request.person, each));
  if (side) return side;
  const [first] = sidesToAct(next);
  return no(phrase('host-not-your-turn', { side: sideName(first!), who: nameOf(holders[first!]) }));
}

/** No orders, and nothing more to deploy, while it is asked who moves first. */
export function choosesFirst(loaded: LoadedBattle): Refusal | undefined {
  const { rules, state, holders, waiting } = loaded;
  const asked = waiting?.question;
  if (!asked || rules.deployment?.isDeploying(state) !== true) return undefined;
  const { asks } = rules.card(asked, projection(loaded));
  return no(phrase('host-first-open', { who: nameOf(holders[asked.to]), asks }));
}

/** No orders while something must first be settled by hand. */
export function openToTable({ next, holders, waiting }: LoadedBattle): Refusal | undefined {
  if (next.kind === 'table') return no(phrase('host-step-open', { says: next.open.says }));
  const asked = waiting?.question;
  if (asked?.kind !== AGREEMENT) return undefined;
  return no(phrase('host-proposal-open', { side: sideName(asked.to), who: nameOf(holders[asked.to]) }));
}

/** The position that players see, including a waiting order as far as it was played. */
export function projection(loaded: LoadedBattle): unknown {
  const waiting = asking(loaded);
  if (!waiting) return loaded.state;
  const back = lookBack(groundOf(loaded), courseOf(waiting), waiting.question);
  return back.kind === 'diverged' ? loaded.state : back.state;
}

export function complete(_deps: Deps, loaded: LoadedBattle, request: Request, typed: string): readonly Completion[] {
  if ((loaded.battle.status !== 'playing' && !deploysFirst(loaded)) || openToTable(loaded)) return [];
  const side = writesFor(loaded, request.person) ?? sideOf(loaded, request);
  if (!side) return [];
  const own = atSheet(loaded, side);
  return own.rules.complete(typed, projection(own), side, request.language);
}
