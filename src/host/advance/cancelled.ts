/** Calling off a battle. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { overButtons } from '../messages/over-buttons.ts';
import type { Person } from '../request.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Decision } from '../battle/decision.ts';
import { notice } from '../messages/posts.ts';
import { nameOf } from '../battle/voice.ts';
import { type Decided, kept, decidedBy } from './proposals/proposal-kind.ts';

/** Details of how it was called off, if needed besides by whom. */
interface Off {
  readonly by?: Decided;
  readonly why?: string;
}

function offSays({ by, why }: Off, person: Person): Phrase {
  if (!by) return phrase('host-cancelled', { who: nameOf(person) });
  return why === undefined
    ? phrase('proposal-cancelled', { by: decidedBy(by) })
    : phrase('proposal-cancelled-why', { by: decidedBy(by), why });
}

/** What is known of the battle: without its rules if need be, so that this way out remains if all else fails. */
type Known = Pick<LoadedBattle, 'battle'> & Partial<Pick<LoadedBattle, 'rules'>>;

export function calledOff(known: Known, person: Person, how: Off): Decision {
  const { battle } = known;
  const says = offSays(how, person);
  const secret = battle.seq > 0 ? [phrase('host-secret', { secret: battle.secret, head: battle.head })] : [];
  return {
    patch: { status: 'cancelled' },
    waiting: 'none',
    table: [
      {
        kind: 'cancelled',
        userId: person.id,
        data: { ...(how.by && { by: kept(how.by) }) },
        posts: (voice) => [
          { ...notice(voice, [says, ...secret]), ...(battle.seq > 0 && overButtons({ ...known, voice })) },
        ],
      },
    ],
    says: () => [says],
  };
}
