/** Changes to an existing army: adding lines, sharing, deleting. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Fault } from '../../../kernel/fault.ts';
import { Refusal } from '../../../kernel/play.ts';
import { rawLines } from '../../../kernel/text/lines.ts';
import type { Reply, Request } from '../../request.ts';
import type { Deps } from '../../battle/deps.ts';
import { no } from '../../battle/voice.ts';
import type { ArmyShown, NoArmyShown } from './armies-shown.ts';
import { findArmy, findOwn, type FoundArmy } from '../../advance/armies.ts';
import { changedBuilding, changing, columnsOf, type ArmyDeed, MOST, underRules } from './kept.ts';
import { noArmy, shownKept } from './shown.ts';

/** Appends one or several lines; a semicolon separates them, unless the line needs it itself. */
export async function add(
  deps: Deps,
  request: Request,
  typed: string,
  lines: string,
): Promise<ArmyShown | NoArmyShown | Reply | Refusal> {
  return changing<ArmyShown | NoArmyShown>(deps, request, async () => {
    const army = await findOwn(deps, request, typed);
    if (army instanceof Refusal) return army;
    const known = underRules(deps, army);
    if (known instanceof Refusal) return known;
    const { armies, read: before } = known;
    const whole = armies.read(`${before.text}${lines}\n`);
    const text = `${before.text}${whole.text === undefined ? lines.replaceAll(/;\s*/g, '\n') : lines}\n`;
    const read = armies.read(text);
    if (read.text === undefined) return { result: noArmyBehind(before.text, text, read.faults) };
    const { name } = army;
    const [n, cost] = [read.units.length - before.units.length, read.cost - before.cost];
    const put = { ...army, ...columnsOf(read), building: changedBuilding(army) };
    const result = shownKept(deps, request, put, [phrase('army-added', { name, n, cost })]);
    return result instanceof Refusal ? result : { put, result };
  });
}

/** The faults of added lines, counted from the first of them. */
function noArmyBehind(before: string, text: string, all: readonly Fault[]): NoArmyShown {
  const above = rawLines(before).length - 1;
  const { faults } = noArmy(text, all);
  return { faults: faults.map((fault) => ({ ...fault, line: Math.max(1, fault.line - above) })) };
}

/** Shares it with everyone on the server, or with no one. The server's administrators may end it too. */
export async function share(
  deps: Deps,
  request: Request,
  typed: string,
  to: 'server' | 'nobody',
): Promise<Reply | Refusal> {
  const { guildId } = request.place;
  if (guildId === undefined) return no(phrase('army-share-where'));
  const found = await findArmy(deps, request, typed);
  if (found instanceof Refusal) return found;
  const mayNot = whyNotShare(request, found, to);
  if (mayNot) return mayNot;
  const decide = async (): Promise<ArmyDeed<Reply> | Refusal> => {
    const army = await deps.store.army(found.kept!.id);
    if (!army) return no(phrase('army-gone'));
    if (to === 'server' && army.guildId !== guildId) {
      const here = await deps.store.armiesOn(guildId);
      if (here.length >= MOST.server) return no(phrase('army-share-full', { most: MOST.server }));
    }
    const { name } = army;
    const says = [phrase(to === 'server' ? 'army-share-done' : 'army-share-ended', { name })];
    return { put: { ...army, guildId: to === 'server' ? guildId : undefined }, result: { says } };
  };
  return changing(deps, request, decide, found.kept!.userId);
}

function whyNotShare(
  { person, place, administrator }: Request,
  { name, kept }: FoundArmy,
  to: 'server' | 'nobody',
): Refusal | undefined {
  if (!kept) return no(phrase('army-share-shipped', { name }));
  if (kept.userId === person.id) return undefined;
  const mayEnd = administrator && to === 'nobody' && kept.guildId === place.guildId;
  return mayEnd ? undefined : no(phrase('army-not-yours', { name }));
}

/** Deletes one of the person's own. Battles fought with it continue with their own copy. */
export async function remove(deps: Deps, request: Request, id: string): Promise<Reply | Refusal> {
  return changing<Reply>(deps, request, async () => {
    const army = await deps.store.army(id);
    if (army?.userId !== request.person.id) return no(phrase('army-gone'));
    return { drop: id, result: { says: [phrase('army-deleted', { name: army.name })] } };
  });
}
