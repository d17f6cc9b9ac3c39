/** Whoever writes a sheet sees the position with what they have written. */
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { atOwn } from '../../orders/sheet.ts';
import type { Request } from '../../request.ts';

export function whileWriting<A extends readonly unknown[], R>(
  see: (deps: Deps, loaded: LoadedBattle, request: Request, ...given: A) => R,
) {
  return (deps: Deps, loaded: LoadedBattle, request: Request, ...given: A): R =>
    see(deps, atOwn(loaded, request.person), request, ...given);
}
