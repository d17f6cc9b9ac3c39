/** One variant of a battle that has not begun gets another value; whoever opened the battle decides. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Variant, VariantValue } from '../../../kernel/ruleset.ts';
import type { Person, Request } from '../../request.ts';
import { load } from '../../advance/load.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import type { Parts } from '../../battle/deps.ts';
import { notice } from '../../messages/posts.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import type { Battle } from '../../store/store.ts';
import { orUnreadable, UnreadableBattle } from '../../battle/unreadable.ts';
import { nameOf, no } from '../../battle/voice.ts';
import type { Varied } from './options.ts';
import type { Choice } from './typed.ts';

/** What a battle plays by, in the order of the book; of a book without variants, nothing. */
export function variantsOf({ rules, state }: Pick<Loaded, 'rules' | 'state'>): readonly Variant[] {
  return rules.variants?.of(state) ?? [];
}

/** Of a battle that cannot be read, nothing is known to be other than usual. */
export async function variantsIn(parts: Parts, battle: Battle): Promise<readonly Variant[]> {
  const loaded = await load(parts, battle).catch(orUnreadable);
  return loaded instanceof UnreadableBattle ? [] : variantsOf(loaded);
}

/** Until the battle begins, and by nobody but whoever opened it and administrators. */
export function mayVary(
  { battle }: Pick<Loaded, 'battle'>,
  { person, administrator }: Pick<Request, 'person' | 'administrator'>,
): Refusal | undefined {
  if (battle.status !== 'mustering') return no(phrase('options-fixed'));
  return battle.openedBy === person.id || administrator ? undefined : no(phrase('options-not-yours'));
}

export function choose(loaded: Loaded, request: Request, { battle, ...choice }: Varied): Move | Refusal {
  if (loaded.battle.id !== battle) return no(phrase('options-gone'));
  const refusal = mayVary(loaded, request);
  if (refusal) return refusal;
  const found = valueOf(loaded.rules, loaded.state, choice);
  if (!found) return no(phrase('options-gone'));
  if (found.variant.now.value === choice.value) return no(phrase('options-already'));
  const checked = withChoice(loaded.rules, loaded.state, choice);
  return checked instanceof Refusal ? checked : chosen(request.person, choice, { ...found, ...checked });
}

interface Found {
  readonly variant: Variant;
  readonly value: VariantValue;
}

/** What is chosen, and the position with it. */
interface Chosen extends Found {
  readonly state: unknown;
}

function valueOf(rules: AnyRuleset, state: unknown, { name, value }: Choice): Found | undefined {
  const variant = rules.variants?.of(state).find((each) => each.name === name);
  const found = variant?.values.find((each) => each.value === value);
  return variant && found && { variant, value: found };
}

/** The position with another value; refused where nobody could set it up so, for example a unit that would stand in a lake. */
export function withChoice(
  rules: AnyRuleset,
  state: unknown,
  { name, value }: Choice,
): { readonly state: unknown } | Refusal {
  const next = rules.variants!.choose(state, name, value);
  const fault = faultOf(rules, next);
  return fault === undefined || faultOf(rules, state) !== undefined
    ? { state: next }
    : no(phrase('options-impossible', { why: fault }));
}

function faultOf(rules: AnyRuleset, state: unknown) {
  const read = rules.read(rules.write(state));
  return 'faults' in read ? read.faults[0]?.says : undefined;
}

function chosen(person: Person, choice: Choice, { variant, value, state }: Chosen): Move {
  const says = phrase('options-changed', {
    who: nameOf(person),
    clause: variant.clause,
    what: variant.says,
    means: value.means,
  });
  return {
    patch: { state },
    table: [
      {
        kind: 'varied',
        userId: person.id,
        data: { ...choice, was: variant.now.value },
        posts: (voice) => [notice(voice, [says])],
      },
    ],
    says: () => [says],
  };
}
