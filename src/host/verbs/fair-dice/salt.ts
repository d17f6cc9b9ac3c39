/**
 * Each side may add words of its own to the input of the dice. The bot has committed to its secret before it receives
 * them, so neither can be chosen to fit the other; they need not be secret themselves. Until the first die they may be
 * replaced, each time in public. An undone die has been seen, and counts as rolled.
 */
import { askedLine } from '../../messages/asked-line.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import { sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { noticeLine } from '../../messages/notice-line.ts';
import { diceIn } from '../../orders/inputs.ts';
import { underWay } from '../../advance/verb.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';
import { readSalt } from '../../orders/salts.ts';

/** A commander of both sides speaks for both. */
export async function addSalt(
  deps: Deps,
  loaded: LoadedBattle,
  { person }: Request,
  typed: string,
): Promise<Decision | Refusal> {
  const { battle } = loaded;
  if (battle.status !== 'mustering') {
    const refusal = underWay(battle);
    if (refusal) return refusal;
  }
  const sides = sidesOf(loaded, person);
  if (sides.length === 0) return no(phrase('host-no-seat'));
  if (await hasThrown(deps, loaded)) return no(phrase('fair-salt-late'));
  const read = readSalt(typed);
  if (read instanceof Refusal) return read;
  if (sides.every((side) => battle.salts[side] === read)) return no(phrase('fair-salt-same'));
  return saltDecision(loaded, person, sides, read);
}

function saltDecision({ battle }: LoadedBattle, person: Person, sides: readonly Side[], given: string): Decision {
  const says = sides.map((side) => {
    const [was, args] = [battle.salts[side], { who: nameOf(person), side: sideName(side), salt: given }];
    return was === '' ? phrase('fair-salted', args) : phrase('fair-salted-again', { ...args, was });
  });
  return {
    patch: { salts: { ...battle.salts, ...Object.fromEntries(sides.map((side) => [side, given])) } },
    table: [noticeLine({ kind: 'salted', userId: person.id, data: { sides: [...sides], salt: given } }, says)],
    says: () => [phrase('fair-you-salted', { salt: given })],
  };
}

/** In any order: valid, undone, waiting or void. */
async function hasThrown({ store }: Deps, { battle, waiting }: LoadedBattle): Promise<boolean> {
  if (battle.dice > 0 || diceIn(waiting?.transcript ?? []) > 0) return true;
  const [entries, lines] = await Promise.all([
    store.entries(battle.id, 1, battle.seq),
    store.tableEntries(battle.id, 1, battle.tableSeq),
  ]);
  const asked = lines.flatMap(({ kind, data }) => (kind === 'asked' ? [askedLine.parse(data)] : []));
  return [...entries, ...asked].some(({ transcript }) => diceIn(transcript) > 0);
}
