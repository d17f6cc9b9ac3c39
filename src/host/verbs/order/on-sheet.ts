/** Orders that are confirmed while sheets are written: those of a panel, and the text that seals the sheet. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { pressDone } from '../../advance/done.ts';
import { keepDraft } from '../../advance/drafts.ts';
import { sealing, writing } from '../../advance/sheets.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Preview } from '../../battle/preview.ts';
import { voiceOf } from '../../battle/voice.ts';
import { atSheet } from '../../orders/sheet.ts';
import type { Request } from '../../request.ts';
import type { Scene } from '../../../scene/scene.ts';

export async function confirmedOnSheet(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  side: Side,
  orders: readonly string[],
): Promise<Decision | Refusal> {
  const { rules } = loaded;
  const text = orders.join('; ');
  if (text === rules.end) {
    const decision = await pressDone(deps, loaded, request, side, undefined);
    return decision === 'ends' ? sealing(deps, loaded, side, request.person) : decision;
  }
  const decision = writing(deps, loaded, side, text, request.person.id);
  if (decision instanceof Refusal) return decision;
  const shown = orders.map((order) => rules.showOrder(order, request.language)).join('; ');
  return { ...decision, says: () => [phrase('sheet-written', { order: shown })] };
}

/** The sheet as it would be sealed. */
export async function previewSeal(deps: Deps, loaded: LoadedBattle, request: Request, side: Side): Promise<Preview> {
  const own = atSheet(loaded, side);
  const { rules } = own;
  return {
    draft: await keepDraft(deps, loaded, request, { side, kept: { orders: [rules.end], foreseen: '' } }),
    orders: [{ shown: rules.showOrder(rules.end, request.language), does: [] }],
    warns: [phrase('sheet-then-sealed')],
    scene: drawnSheet(deps, own, request),
  };
}

/** The position with everything that a side has written. */
export function drawnSheet(deps: Deps, { rules, state: now }: LoadedBattle, { language }: Request): Scene {
  return rules.draw({ now, transcript: [], frame: 'whole' }, voiceOf(deps.words, language).say);
}
