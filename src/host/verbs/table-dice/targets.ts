/** Against whom a throw at a table may be: the enemies of the unit that throws, for completion. */
import { Refusal } from '../../../kernel/play.ts';
import { type Named, viewOf } from '../../orders/seen.ts';
import { fold } from '../../battle/fold.ts';
import type { Request } from '../../request.ts';
import { sidesOf } from '../../seats/commanders.ts';
import type { Parts } from '../../battle/deps.ts';
import { loadAt } from '../../advance/verb.ts';

/** Of the unit that is typed, else of whoever asks; who commands both sides or none is offered everybody. */
export async function targets(parts: Parts, request: Request, unit: string): Promise<readonly Named[]> {
  const loaded = await loadAt(parts, request);
  if (loaded instanceof Refusal) return [];
  const all = loaded.rules.units(viewOf(loaded, request));
  const own = sidesOf(loaded, request.person);
  const side = all.find(({ name }) => fold(name) === fold(unit))?.side ?? (own.length === 1 ? own[0] : undefined);
  return all.filter((each) => each.side !== side);
}
