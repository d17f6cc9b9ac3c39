/** The optional rules of a battle, and the position after choosing one. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Variant, VariantValue } from '../../kernel/ruleset.ts';
import type { Request } from '../request.ts';
import { load } from './load.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Deps } from '../battle/deps.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { Battle } from '../store/store.ts';
import { orUnreadable, UnreadableBattle } from '../battle/unreadable.ts';
import { no } from '../battle/voice.ts';

export interface Varied {
  readonly battle: string;
  readonly name: string;
  readonly value: string;
}

export type Choice = Pick<Varied, 'name' | 'value'>;

/** The variants in force, in rulebook order; empty for a ruleset without any. */
export function variantsOf({ rules, state }: Pick<LoadedBattle, 'rules' | 'state'>): readonly Variant[] {
  return rules.variants?.of(state) ?? [];
}

/** For an unreadable battle, no deviation from the usual rules is known. */
export async function variantsIn(deps: Deps, battle: Battle): Promise<readonly Variant[]> {
  const loaded = await load(deps, battle).catch(orUnreadable);
  return loaded instanceof UnreadableBattle ? [] : variantsOf(loaded);
}

/** Until the battle begins, and only by the person who opened it and by administrators. */
export function mayVary(
  { battle }: Pick<LoadedBattle, 'battle'>,
  { person, administrator }: Pick<Request, 'person' | 'administrator'>,
): Refusal | undefined {
  if (battle.status !== 'mustering') return no(phrase('options-fixed'));
  return battle.openedBy === person.id || administrator ? undefined : no(phrase('options-not-yours'));
}

interface Found {
  readonly variant: Variant;
  readonly value: VariantValue;
}

/** The choice, and the position with it. */
export interface Chosen extends Found {
  readonly state: unknown;
}

export function valueOf(rules: AnyRuleset, state: unknown, { name, value }: Choice): Found | undefined {
  const variant = rules.variants?.of(state).find((each) => each.name === name);
  const found = variant?.values.find((each) => each.value === value);
  return variant && found && { variant, value: found };
}

/** The position with another value; refused if such a position would be invalid, such as with a unit in a lake. */
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
