/**
 * The sheets of a battle: while they are written, a side's commanders give orders on its own copy of the position
 * (`kernel/sealed.ts`). Whatever shows or previews orders works there as in any other turn.
 */
import { Refusal, type Side } from '../../kernel/play.ts';
import type { Language, Next } from '../../kernel/ruleset.ts';
import { NOTHING, run } from '../../kernel/run.ts';
import { sealingOf } from '../../kernel/sealed.ts';
import { phrase } from '../../kernel/phrase.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import { no } from '../battle/voice.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Person } from '../request.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { holds } from '../seats/commanders.ts';
import { isSealing } from '../seats/sealed-deployment.ts';
import type { Sheet } from '../store/store.ts';

type Sheets = Pick<LoadedBattle, 'sheets'>;

export function sheetOf({ sheets }: Sheets, side: Side): Sheet | undefined {
  return sheets.find((row) => row.side === side);
}

export function isSealed(loaded: Sheets, side: Side): boolean {
  return sheetOf(loaded, side)?.sealed === true;
}

/** The sides that have to write now, sealed or not. */
export function writers({ next }: Pick<LoadedBattle, 'next'>): readonly Side[] {
  return next.kind === 'sealed' ? next.sides : [];
}

/** Before the battle, where armies deploy in secret: sheets are written, and it begins when all are sealed. */
export function deploysFirst({ battle, next }: Pick<LoadedBattle, 'battle' | 'next'>): boolean {
  return battle.status === 'mustering' && next.kind === 'sealed' && isSealing(battle);
}

/** The side whose sheet this person writes: of two, the one not sealed yet. */
export function writesFor(loaded: LoadedBattle, person: Person): Side | undefined {
  const own = writers(loaded).filter((side) => holds(loaded, person, side));
  return own.find((side) => !isSealed(loaded, side)) ?? own[0];
}

/** The battle in which a side writes its sheet, with what it has written; otherwise as it is. */
export function atSheet(loaded: LoadedBattle, side: Side): LoadedBattle {
  const { rules, state } = loaded;
  if (!writers(loaded).includes(side)) return loaded;
  const own = writtenOn(rules, aloneFor(rules, state, side), side, sheetOf(loaded, side)?.text ?? '');
  return { ...loaded, rules: rules.seenBy(side), state: own, next: rules.next(own) };
}

/** As this person sees it while they write; nobody learns the sheet of a side by commanding both. */
export function atOwn(loaded: LoadedBattle, person: Person): LoadedBattle {
  const own = writers(loaded).filter((side) => holds(loaded, person, side));
  return own.length === 1 ? atSheet(loaded, own[0]!) : loaded;
}

/** The position in which a side orders: its empty sheet, while sheets are written. */
export function aloneFor(rules: AnyRuleset, state: unknown, side: Side): unknown {
  const next: Next = rules.next(state);
  return next.kind === 'sealed' && next.sides.includes(side) ? sealingOf(rules).alone(state, side) : state;
}

/** Lines that a newer version of the rules refuses are not on the sheet. */
function writtenOn(rules: AnyRuleset, alone: unknown, side: Side, text: string): unknown {
  return linesOf(text).reduce((now, line) => {
    const after = playedOn(rules, now, side, line);
    return after instanceof Refusal ? now : after.state;
  }, alone);
}

/** What of a sheet is possible, under these rules in this position. */
export function stillOn(rules: AnyRuleset, state: unknown, { side, text }: Pick<Sheet, 'side' | 'text'>): string {
  const { alone, sheet } = sealingOf(rules);
  return sheet(writtenOn(rules, alone(state, side), side, text), side);
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('; ');
}

/** All lines of the sheet that this side writes in this position, in the reader's language. */
export function linesShown({ rules, state }: LoadedBattle, side: Side, language: Language): readonly string[] {
  return linesOf(sealingOf(rules).sheet(state, side)).map((line) => rules.showOrder(line, language));
}

/** What a sheet holds. */
export function whatOf({ rules, state }: Pick<LoadedBattle, 'rules' | 'state'>): 'deployment' | 'orders' {
  return rules.deployment?.isDeploying(state) === true ? 'deployment' : 'orders';
}

/** Refuses to change a sealed sheet, and shows its side what is on it. */
export function sealedAlready(loaded: LoadedBattle, side: Side): Refusal {
  const { rules, state } = atSheet(loaded, side);
  const lines = linesOf(sealingOf(rules).sheet(state, side)).map((line) =>
    phrase('panel-order', { order: bilingual(rules.showOrder(line, 'en'), rules.showOrder(line, 'fr')) }),
  );
  return no(phrase('sheet-sealed-already', { n: lines.length, lines }));
}

/** Plays orders that need no dice and no answer, all or none. */
export function playedOn(
  rules: AnyRuleset,
  state: unknown,
  side: Side,
  text: string,
): { readonly state: unknown } | Refusal {
  const orders = rules.orders(text, state, side);
  if (orders instanceof Refusal) return orders;
  let now = state;
  for (const { order } of orders) {
    const outcome = run(rules, now, order, side, [], NOTHING);
    if (outcome.kind === 'refused') return outcome.refusal;
    if (outcome.kind !== 'done') throw new Error(`an order on a sheet stops: ${text}, ${outcome.kind}`);
    now = outcome.state;
  }
  return { state: now };
}
