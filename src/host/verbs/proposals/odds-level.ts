/**
 * The odds setting: the person who opened the battle chooses it until the battle begins; then it takes an agreement.
 */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Reply, Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decided, kept, kindOf, decidedBy } from '../../advance/proposals/proposal-kind.ts';
import { propose } from '../../advance/proposals/propose.ts';
import type { Decision } from '../../battle/decision.ts';
import { mayVary } from '../../advance/variants.ts';
import type { Deps } from '../../battle/deps.ts';
import { announced } from '../../messages/notice-line.ts';
import { no, personName } from '../../battle/voice.ts';
import { type Level, level, levelOf, withLevel } from '../../battle/odds-level.ts';

export const oddsKind = kindOf({
  name: 'odds',
  what: z.object({ level }),
  mayNot: ({ battle }, what) => (battle.status === 'over' ? no(phrase('host-is-over')) : isSo({ battle }, what.level)),
  says: (_loaded, what, who) => phrase('proposal-proposes-odds', { who, level: meaning(what.level) }),
  carried: (_parts, loaded, { what, by, userId }) => settled(loaded, what.level, by, userId),
});

export function levelShown(_deps: Deps, { battle }: LoadedBattle): Reply {
  return { says: [meaning(levelOf(battle))] };
}

export function settleLevel(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  wanted: Level,
): Promise<Decision | Refusal> | Decision | Refusal {
  const { person } = request;
  if (loaded.battle.status !== 'mustering') return propose(deps, loaded, request, oddsKind, { level: wanted });
  const refusal = mayVary(loaded, request) ?? isSo(loaded, wanted);
  const isOpener = loaded.battle.openedBy === person.id;
  return (
    refusal ??
    settled(loaded, wanted, { how: isOpener ? 'opener' : 'administrator', who: [personName(person)] }, person.id)
  );
}

function isSo({ battle }: Pick<LoadedBattle, 'battle'>, wanted: Level): Refusal | undefined {
  return levelOf(battle) === wanted ? no(phrase('host-already-set')) : undefined;
}

function meaning(wanted: Level): Phrase {
  return phrase(`odds-level-${wanted}`);
}

function settled({ battle }: LoadedBattle, wanted: Level, by: Decided, userId: string): Decision {
  const says = [phrase('odds-settled', { by: decidedBy(by), level: meaning(wanted) })];
  return {
    patch: { options: withLevel(battle.options, wanted) },
    ...announced({ kind: 'oddsSettled', userId, data: { by: kept(by), level: wanted } }, says),
  };
}
