/** Changes a variant of a battle that has not begun; the person who opened the battle decides. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { announced } from '../../messages/notice-line.ts';
import { nameOf, no } from '../../battle/voice.ts';
import { type Choice, type Chosen, mayVary, valueOf, type Varied, withChoice } from '../../advance/variants.ts';

export function choose(loaded: LoadedBattle, request: Request, { battle, ...choice }: Varied): Decision | Refusal {
  if (loaded.battle.id !== battle) return no(phrase('options-gone'));
  const refusal = mayVary(loaded, request);
  if (refusal) return refusal;
  const found = valueOf(loaded.rules, loaded.state, choice);
  if (!found) return no(phrase('options-gone'));
  if (found.variant.now.value === choice.value) return no(phrase('host-already-set'));
  const checked = withChoice(loaded.rules, loaded.state, choice);
  return checked instanceof Refusal ? checked : chosen(request.person, choice, { ...found, ...checked });
}

function chosen(person: Person, choice: Choice, { variant, value, state }: Chosen): Decision {
  const says = phrase('options-changed', {
    who: nameOf(person),
    clause: variant.clause,
    what: variant.says,
    means: value.means,
  });
  return {
    patch: { state },
    ...announced({ kind: 'varied', userId: person.id, data: { ...choice, was: variant.now.value } }, [says]),
  };
}
