/** Which standing orders concern units in danger: shown privately to a player when their turn is over. */
import { isSameTurn } from '../../../kernel/open.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Danger, Language } from '../../../kernel/ruleset.ts';
import { commanders, ownerOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { privatePlace } from '../../seats/route.ts';
import type { Post } from '../../post.ts';
import { listed } from '../../messages/posts.ts';
import type { Standing } from '../../store/store.ts';
import { voiceFor } from '../../battle/voice.ts';
import type { Deps } from '../../battle/deps.ts';
import { standingOf } from '../../orders/standing-answer.ts';

/** The most lines shown. */
const MOST = 8;

/** The dangers to a person's units, and their standing orders for them; empty if they have filed none at all. */
export function dangerLines(
  loaded: LoadedBattle,
  state: unknown,
  side: Side,
  userId: string,
  language: Language,
  found: () => readonly Danger[] = dangersOf(loaded, state, side),
): readonly Phrase[] {
  const rows = standingOf(loaded, userId, side);
  if (rows.length === 0) return [];
  const dangers = found().filter(({ unit }) => ownerOf(loaded, side, unit)?.id === userId);
  if (dangers.length === 0) return [phrase('standing-no-danger')];
  const lines = dangers.slice(0, MOST).map((danger) => dangerLine(loaded, danger, rows, language));
  const more = dangers.length - lines.length;
  return [phrase('standing-dangers'), ...lines, ...(more > 0 ? [phrase('and-more', { n: more })] : [])];
}

/** Finding them tries every attack of the enemy, so it is done once for all commanders of a side. */
function dangersOf({ rules }: LoadedBattle, state: unknown, side: Side): () => readonly Danger[] {
  let found: readonly Danger[] | undefined;
  return () => (found ??= rules.standing?.dangers(rules.view(state, side), side) ?? []);
}

/** Tries the most specific order that concerns it first. */
function dangerLine(
  { rules }: LoadedBattle,
  { unit, says, kinds }: Danger,
  rows: readonly Standing[],
  language: Language,
): Phrase {
  const concerned = rows.filter(({ kind }) => kinds.includes(kind));
  const row = concerned.find((each) => each.unit === unit) ?? concerned.find((each) => each.unit === undefined);
  if (!row) return phrase('standing-danger-bare', { says });
  return phrase('standing-danger', { says, text: rules.standing!.show(row.text, language) });
}

/** Orders for units that no longer exist: they end as soon as their commander can be told. */
export function endedOrders({ rules, standing }: LoadedBattle, state: unknown): readonly Standing[] {
  const there = new Set(rules.units(state).map(({ name }) => name));
  return standing.filter(({ unit }) => unit !== undefined && !there.has(unit));
}

/**
 * When the turn passes: a private post to each commander of the side whose turn it was; nothing for those without a
 * private place.
 */
export function afterTurn(deps: Deps, loaded: LoadedBattle, after: unknown): Pick<Decision, 'standing' | 'posts'> {
  const { rules, next } = loaded;
  const then = rules.next(after);
  if (next.kind === 'over' || next.kind === 'sealed') return {};
  if (then.kind === 'over' || isSameTurn(next, then)) return {};
  const dangers = dangersOf(loaded, after, next.side);
  const reached = commanders(loaded, next.side).filter(({ id }) => hasPlace(loaded, id));
  const ended = endedOrders(loaded, after).filter((row) => reached.some(({ id }) => id === row.userId));
  const posts = reached.flatMap((person): Post[] => {
    const voice = voiceFor(deps, loaded, person.id);
    const says = [
      ...dangerLines(loaded, after, next.side, person.id, voice.language, dangers),
      ...ended.filter(({ userId }) => userId === person.id).map((row) => endedLine(loaded, row, voice.language)),
    ];
    return says.length === 0 ? [] : [listed(voice, says, { person: person.id })];
  });
  return {
    ...(ended.length > 0 && { standing: { drop: ended.map(({ id }) => id) } }),
    ...(posts.length > 0 && { posts }),
  };
}

export function endedLine({ rules }: LoadedBattle, { text }: Standing, language: Language): Phrase {
  return phrase('standing-ended', { text: rules.standing!.show(text, language) });
}

function hasPlace(loaded: LoadedBattle, userId: string): boolean {
  return privatePlace(loaded, { person: userId }) !== undefined;
}

/** In the reply to a person who ends their turn themselves, if no private place will tell them. */
export function endingLines(
  loaded: LoadedBattle,
  text: string,
  userId: string | undefined,
  after: unknown,
  language: Language,
): readonly Phrase[] {
  const { rules, next } = loaded;
  if (userId === undefined || text !== rules.end || next.kind !== 'orders') return [];
  if (hasPlace(loaded, userId)) return [];
  return dangerLines(loaded, after, next.side, userId, language);
}
