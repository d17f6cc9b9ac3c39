/** The briefing for a person who takes over a command during a battle: private, from the two ledgers. */
import { isSameTurn } from '../../../kernel/open.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { battleTitle } from '../../messages/battle-title.ts';
import type { Person } from '../../request.ts';
import { readUndo } from '../../orders/journal.ts';
import { ownerOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { seenNow } from '../../orders/seen.ts';
import type { Deps } from '../../battle/deps.ts';
import { passageOf } from '../../messages/past-passages.ts';
import { taleOf } from '../../messages/tale.ts';
import { doctrineLine, doctrinesOf } from '../../messages/doctrine-line.ts';
import { scoreLines, sideName } from '../../battle/voice.ts';
import { standing } from './status.ts';

/** The most units and events in it. */
const UNITS = 12;
const SENTENCES = 8;
/** After this many changes of the move both sides have had two turns; the search stops there. */
const HANDS = 4;
const ENTRIES = 60;

/** The battle after they have taken over. */
export async function briefing(
  deps: Deps,
  loaded: LoadedBattle,
  person: Person,
  side: Side,
): Promise<readonly Phrase[]> {
  const { battle, rules } = loaded;
  const [state] = seenNow(loaded);
  const seen = rules.seenBy(side);
  const title = await battleTitle(deps, battle);
  const doctrines = await doctrinesOf(deps, rules, person.id);
  return [
    phrase('briefing', { title, side: sideName(side) }),
    phrase('briefing-aim', { aim: seen.aim(state) }),
    ...(battle.status === 'mustering' ? [] : [seen.turn(state), ...scoreLines(seen, state)]),
    ...(battle.status === 'mustering' ? [phrase('host-lobby')] : await standing(deps, loaded)),
    ...unitLines(loaded, state, person, side),
    ...(await lately(deps, loaded, side)),
    doctrineLine(doctrines),
  ];
}

/** Their units, each with its state. */
function unitLines(loaded: LoadedBattle, state: unknown, { id }: Person, side: Side): Phrase[] {
  const { rules } = loaded;
  const own = rules
    .units(rules.view(state, side))
    .filter((unit) => unit.side === side && ownerOf(loaded, side, unit.name)?.id === id);
  const lines = own.slice(0, UNITS).map(({ name }) => {
    const look = rules.seenBy(side).unit(state, name);
    const says = look instanceof Refusal ? [look.says] : (look.paragraphs[0] ?? []).slice(0, 2);
    return phrase('briefing-unit', { name, says });
  });
  const more = own.length > UNITS ? [phrase('briefing-more', { n: own.length - UNITS })] : [];
  return own.length === 0
    ? [phrase('briefing-no-units')]
    : [phrase('briefing-units', { n: own.length }), ...lines, ...more];
}

/** The last events of the last two turns of each side, as the person may see them. */
async function lately(deps: Deps, { battle, rules }: LoadedBattle, side: Side): Promise<Phrase[]> {
  const { store } = deps;
  const sentences: Phrase[] = [];
  let hands = 0;
  let entry = await store.entry(battle.id, battle.seq);
  for (let count = 0; entry && count < ENTRIES && sentences.length < SENTENCES && hands < HANDS; count += 1) {
    // An undone order leads nowhere: the position is the one before it.
    const back = readUndo(entry);
    const before = await store.entry(battle.id, back?.to ?? entry.seq - 1);
    if (entry.side && before && !back) {
      const passage = await passageOf(deps, { battle, rules }, before, { ...entry, side: entry.side });
      const { before: was, after: is } = passage;
      const tale = taleOf(rules.seenBy(side), passage);
      if (!tale.quiet) sentences.unshift(...tale.sentences.map(({ says }) => says));
      const to = rules.next(is);
      if (to.kind !== 'over' && !isSameTurn(rules.next(was), to)) hands += 1;
    }
    entry = before;
  }
  return sentences.length === 0 ? [] : [phrase('briefing-lately'), ...sentences.slice(-SENTENCES)];
}
