/** What can be ordered instead of a refused order: the refusal names it, and a button gives it if that is possible now. */
import { z } from 'zod';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Deps } from '../battle/deps.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { RefusedOrder } from '../battle/refused-order.ts';
import { no, readable } from '../battle/voice.ts';
import type { Request } from '../request.ts';
import type { Draft } from '../store/store.ts';
import { draftOf, keepDraft } from './drafts.ts';

/** The most orders offered instead of a refused one. */
const MOST = 3;

const kept = z.object({ instead: z.array(z.string()) });

interface Typed {
  readonly side: Side;
  readonly isPlan: boolean;
  /** Whether a text would not be refused as things stand. */
  readonly may: (text: string) => Promise<boolean> | boolean;
  readonly show: (text: string, language: Language) => string;
}

/** A refusal as its reader sees it, with a button for each text in it that can be given now. */
export async function offering(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  refusal: Refusal,
  { side, isPlan, may, show }: Typed,
): Promise<Refusal> {
  const read = readable(refusal, show, request.language);
  const instead = await possibleInstead(refusal, may);
  if (instead.length === 0) return read;
  const draft = await keepDraft(deps, loaded, request, { side, kept: { instead } });
  return new RefusedOrder(read, { draft, isPlan, orders: instead.map((text) => show(text, request.language)) });
}

/** The first of a refusal's texts that would not be refused as things stand. */
export async function possibleInstead({ instead }: Refusal, may: Typed['may']): Promise<readonly string[]> {
  const possible: string[] = [];
  for (const text of instead) {
    if (possible.length === MOST) break;
    if (await may(text)) possible.push(text);
  }
  return possible;
}

/** The text behind a button, and when it was offered; refused if it is another person's or another battle's. */
export async function offeredText(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  id: string,
  n: number,
): Promise<{ readonly draft: Draft; readonly text: string } | Refusal> {
  const draft = await draftOf(deps, loaded, request, id);
  const text = draft && kept.safeParse(JSON.parse(draft.text)).data?.instead[n];
  return draft && text !== undefined ? { draft, text } : no(phrase('host-instead-gone'));
}
