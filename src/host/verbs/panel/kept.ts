/** The stored state of a panel: the order so far, the way back, and where each button leads. */
import { z } from 'zod';
import type { Refusal } from '../../../kernel/play.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Draft } from '../../store/store.ts';
import { draftOf } from '../../advance/drafts.ts';
import { no } from '../../battle/voice.ts';

const kept = z.object({
  /** The ruleset's draft. */
  composed: z.string(),
  /** The drafts before it, the last one last. */
  past: z.array(z.string()),
  /** How often it was pressed. */
  step: z.number().int(),
  /** Where each press leads, by its number. */
  presses: z.array(z.string()),
  /** As in every confirmable draft: the orders, and a fingerprint of their previewed effect. */
  orders: z.array(z.string()).optional(),
  foreseen: z.string().optional(),
  /** What could be typed, in this person's language. */
  example: z.string().optional(),
  /** Or what can be added to the plan. */
  plan: z.string().optional(),
});

export type PanelDraft = z.infer<typeof kept>;

/** A panel's draft, with what it keeps. */
export interface Drafted {
  readonly draft: Draft;
  readonly kept: PanelDraft;
}

/** Undefined: it is no panel's. */
export function keptIn({ text }: Pick<Draft, 'text'>): PanelDraft | undefined {
  return kept.safeParse(JSON.parse(text)).data;
}

/** This person's panel in this battle; refused if it is gone, or another person's. */
export async function draftedFor(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  id: string,
): Promise<Drafted | Refusal> {
  const draft = await draftOf(deps, loaded, request, id);
  if (!draft) return no(phrase('panel-gone'));
  const read = keptIn(draft);
  return read ? { draft, kept: read } : no(phrase('panel-gone'));
}
