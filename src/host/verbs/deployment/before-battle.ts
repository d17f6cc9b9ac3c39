/** What may be changed before a battle of two armies begins, and by whom. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { no, sideName } from '../../battle/voice.ts';
import type { Person } from '../../request.ts';
import { type Meeting, meetingOf } from '../../seats/sealed-deployment.ts';

export function meetingBefore({ battle }: LoadedBattle): Meeting | Refusal {
  const meeting = meetingOf(battle);
  if (!meeting) return no(phrase('deploy-no-meeting'));
  return battle.status === 'mustering' ? meeting : no(phrase('deploy-over'));
}

export function chiefOnly(chief: Person | undefined, person: Person, side: Side): Refusal | undefined {
  return chief?.id === person.id ? undefined : no(phrase('deploy-chief-only', { side: sideName(side) }));
}
