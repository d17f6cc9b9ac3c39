/** Sealing and withdrawing deployments; when both are sealed, the battle begins. */
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { start } from '../../advance/start-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { notice } from '../../messages/posts.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';
import { meetingOf, wayOf } from '../../seats/sealed-deployment.ts';
import { sealedBy } from './reveal.ts';
import { revealed, sealOf } from '../../advance/sealed.ts';
import { planOf } from './deployment-row.ts';

/** Any commander may deploy, but only the chief seals; when both have, the battle begins. */
export async function seal(
  deps: Deps,
  loaded: LoadedBattle,
  { person }: Request,
  side: Side,
): Promise<Decision | Refusal> {
  const refusal = maySettle(loaded, person, side);
  if (refusal) return refusal;
  const plan = await planOf(deps, loaded, side);
  const { row } = plan;
  const left = loaded.rules.deployment!.reserve(plan.state, side).length;
  if (!row || left > 0) return no(phrase('deploy-not-complete', { left }));
  if (row.sealed) return no(phrase('deploy-sealed-already'));
  const settled = { ...row, sealed: true, userId: person.id };
  const decision = sealing(person, side, sealOf(loaded.battle, side, row.text).hash);
  const deployments = { put: [settled] };
  const other = await sealedBy(deps, loaded.battle, enemyOf(side));
  if (!other) return { ...decision, deployments };
  const begun = await start(deps, loaded, { person }, revealed(loaded.battle, [settled, other]));
  // The other side has no commander now: it begins when it has one.
  if (begun instanceof Refusal) return { ...decision, deployments };
  return {
    ...begun,
    deployments,
    table: [...(decision.table ?? []), ...(begun.table ?? [])],
  };
}

function sealing(person: Person, side: Side, hash: string): Decision {
  const says = phrase('deploy-sealed', { side: sideName(side), who: nameOf(person), hash });
  return {
    table: [{ kind: 'sealed', userId: person.id, data: { side, hash }, posts: (voice) => [notice(voice, [says])] }],
    says: () => [phrase('deploy-you-sealed')],
  };
}

/** While the other side has not sealed its own. */
export async function unseal(
  deps: Deps,
  loaded: LoadedBattle,
  { person }: Request,
  side: Side,
): Promise<Decision | Refusal> {
  const refusal = maySettle(loaded, person, side);
  if (refusal) return refusal;
  const row = await sealedBy(deps, loaded.battle, side);
  if (!row) return no(phrase('deploy-not-sealed'));
  return { ...unsealing(person, side), deployments: { put: [{ ...row, sealed: false }] } };
}

function unsealing(person: Person, side: Side): Decision {
  const says = phrase('deploy-unsealed', { side: sideName(side), who: nameOf(person) });
  return {
    table: [{ kind: 'unsealed', userId: person.id, data: { side }, posts: (voice) => [notice(voice, [says])] }],
    says: () => [phrase('deploy-you-unsealed')],
  };
}

function maySettle({ battle, holders }: LoadedBattle, person: Person, side: Side): Refusal | undefined {
  const meeting = meetingOf(battle);
  if (!meeting) return no(phrase('deploy-no-meeting'));
  if (battle.status !== 'mustering') return no(phrase('deploy-over'));
  if (wayOf(meeting) !== 'sealed') return no(phrase('deploy-in-turn'));
  return holders[side]?.id === person.id ? undefined : no(phrase('deploy-chief-only', { side: sideName(side) }));
}
