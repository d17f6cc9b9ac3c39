/** Sealing and withdrawing deployments; when both are sealed, the battle begins. */
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side } from '../../../kernel/play.ts';
import { revealed, sealOf } from '../../advance/sealed.ts';
import { start } from '../../advance/start-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';
import { noticeLine } from '../../messages/notice-line.ts';
import type { Person, Request } from '../../request.ts';
import { chiefOnly, sealingBefore } from './before-battle.ts';
import { planOf } from './deployment-row.ts';
import { sealedBy } from './reveal.ts';

/** Any commander may deploy, but only the chief seals; when both have, the battle begins. */
export async function seal(
  deps: Deps,
  loaded: LoadedBattle,
  { person }: Request,
  side: Side,
): Promise<Decision | Refusal> {
  const refusal = mayNotSettle(loaded, person, side);
  if (refusal) return refusal;
  const { battle, rules } = loaded;
  const { row, state } = await planOf(deps, loaded, side);
  const left = rules.deployment!.reserve(state, side).length;
  if (!row || left > 0) return no(phrase('deploy-not-complete', { left }));
  if (row.sealed) return no(phrase('deploy-sealed-already'));
  const settled = { ...row, sealed: true, userId: person.id };
  const sheets = { put: [settled] };
  const { hash } = sealOf(battle, row);
  const says = phrase('deploy-sealed', { side: sideName(side), who: nameOf(person), hash });
  const line = noticeLine({ kind: 'sealed', userId: person.id, data: { side, hash } }, [says]);
  const other = await sealedBy(deps, battle, enemyOf(side));
  const begun = other && (await start(deps, loaded, { person }, revealed(battle, [settled, other])));
  if (begun && !(begun instanceof Refusal)) return together({ sheets, table: [line] }, begun);
  // The other side may have no commander now: it begins when it has one.
  return { sheets, table: [line], says: () => [phrase('deploy-you-sealed')] };
}

/** While the other side has not sealed its own. */
export async function unseal(
  deps: Deps,
  loaded: LoadedBattle,
  { person }: Request,
  side: Side,
): Promise<Decision | Refusal> {
  const refusal = mayNotSettle(loaded, person, side);
  if (refusal) return refusal;
  const row = await sealedBy(deps, loaded.battle, side);
  if (!row) return no(phrase('deploy-not-sealed'));
  const says = phrase('deploy-unsealed', { side: sideName(side), who: nameOf(person) });
  return {
    sheets: { put: [{ ...row, sealed: false }] },
    table: [noticeLine({ kind: 'unsealed', userId: person.id, data: { side } }, [says])],
    says: () => [phrase('deploy-you-unsealed')],
  };
}

function mayNotSettle(loaded: LoadedBattle, person: Person, side: Side): Refusal | undefined {
  const meeting = sealingBefore(loaded);
  return meeting instanceof Refusal ? meeting : chiefOnly(loaded.holders[side], person, side);
}
