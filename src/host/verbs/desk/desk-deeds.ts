/** Deeds for the desk: typed, from a form, or that the open step is done. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Completion } from '../../../kernel/ruleset.ts';
import type { Deeds } from './desk-shown.ts';
import { whoRules } from './desk-may.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { shownTo } from '../../orders/seen.ts';
import type { Deps } from '../../battle/deps.ts';
import { no } from '../../battle/voice.ts';

/** The most text a person reads before agreeing to it. */
const LONGEST = 1000;

/** In canonical form. A person cannot name what they cannot see. */
export function deedsOf(loaded: LoadedBattle, request: Request, deeds: Deeds): string | Refusal {
  const { state, next } = loaded;
  const { desk } = shownTo(loaded, request);
  if (typeof deeds !== 'string' && 'done' in deeds) {
    return next.kind === 'table' ? next.open.done : no(phrase('host-no-step'));
  }
  const typed = typeof deeds === 'string' ? deeds : filledIn(desk.tools(state), deeds);
  if (typed instanceof Refusal) return typed;
  if (typed.length > LONGEST) return no(phrase('host-deeds-long', { most: LONGEST }));
  return typed.trim() === '' ? '' : desk.deeds(typed, state);
}

function filledIn(
  tools: ReturnType<LoadedBattle['rules']['desk']['tools']>,
  { tool: name, values }: Extract<Deeds, { tool: string }>,
): string | Refusal {
  const tool = tools.find((each) => each.name === name);
  if (!tool) return no(phrase('host-no-form'));
  const empty = tool.fields.find((field) => (values[field.name] ?? '').trim() === '');
  if (empty) return no(phrase('host-form-empty'));
  return tool.text.replace(/\{(\w+)\}/g, (_whole, field: string) => (values[field] ?? '').trim());
}

export function deskComplete(
  _deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  typed: string,
): readonly Completion[] {
  if (whoRules(loaded, request) instanceof Refusal) return [];
  return shownTo(loaded, request).desk.complete(typed, loaded.state, request.language);
}
