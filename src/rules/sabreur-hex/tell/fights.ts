/** Shots and blows. */
import { distance } from '../../../hex/grid.ts';
import { line, more, put } from '../../../kernel/page.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import { halfIn } from '../field/extended.ts';
import { hasSkill, isArtillery } from '../state.ts';
import { blowLine, cited, numberIn, textIn } from './dice.ts';
import { type Effect, effectOf } from './extent.ts';
import {
  armAtLine,
  deedBy,
  factAt,
  type Here,
  isGuns,
  nameIn,
  ranksOf,
  rollAt,
  say,
  type Tellers,
  type Told,
  unitHere,
  variantFor,
} from './story.ts';

export const FIGHTS = {
  fired(fact, here) {
    const roll = rollAt(here, here.at - 1);
    if (roll?.why !== 'fire' || roll.unit !== fact.unit) sayShot(here, { from: '', to: '', ...fact });
  },
  /** SH-FIRE-17. */
  heldFire: ({ unit }, here) => say(here, 'tell-held-fire', { unit }),
  /** SH-SHOCK-01, -04, SH-MELEE-01, -02. */
  attacked({ unit, target, back }, here) {
    const effect = effectOf(here, here.at, target);
    const fight = rollAt(here, here.at + 1)?.why === 'melee' ? 'melee' : 'shock';
    const how = `${fight}-${back ? 'back' : armAtLine(here, here.at, unit)}`;
    const shared = back ? 'back' : 'blow';
    const ranks = ranksOf(here, here.at, target, 'plain');
    say(here, `tell-${isShared(effect) ? shared : how}-${effect}`, { unit, target }, { ranks });
  },
  lost(fact, here) {
    const unit = nameIn(here, fact.unit);
    const from = unitHere(here, fact.unit)?.strength ?? fact.strength;
    if (here.page.drafts.length === 0) put(here, phrase('tell-loses', { unit, lost: fact.strength }));
    const loss = { unit, from, to: from - fact.strength };
    const stand = standAt(here, fact);
    if (stand) more(here, stand);
    const hasLeft = fact.by === undefined && deedBy(here, -1, fact.unit, 'moved');
    if (factAt(here, here.at - 1)?.type === 'brokeOff') more(here, cited('tell-part-broke-off', loss, 'SH-Q-49'));
    else if (hasLeft) more(here, cited('tell-part-broke-away', loss, 'SH-DISENGAGE-04'));
    else more(here, phrase('tell-part-loss', loss));
  },
} satisfies Tellers;

/** SH-FACTOR-02, -05. The dice come before the fact, so the sentence is written here. */
export function tellFireRoll(roll: Roll, got: readonly number[], here: Here): void {
  const [target, how, from, to] = ['target', 'how', 'from', 'to'].map((key) => textIn(roll.about, key));
  sayShot(here, { unit: roll.unit ?? '', target: target!, how: how!, from: from!, to: to! });
  const struck = unitHere(here, target!);
  const sixes = struck && hasSkill(struck, 'feudalCavalry') ? { count: 2, clause: 'SH-FACTOR-05' } : undefined;
  line(here, blowLine('tell-line-fire', roll, got, sixes));
}

/** `from`, `to`: the hexes of halves, if firer or target is in two. */
interface Shot {
  readonly unit: string;
  readonly target: string;
  readonly how: string;
  readonly from: string;
  readonly to: string;
}

function sayShot(here: Here, shot: Shot): void {
  const { unit, target, how } = shot;
  const [from, to] = [unitHere(here, unit), unitHere(here, target)];
  const effect = effectOf(here, here.at, target);
  if (how === 'return' || how === 'defensive') {
    return say(here, `tell-${how}-${effect}`, { unit, target }, { ranks: ranksOf(here, here.at, target, 'plain') });
  }
  const ranks = ranksOf(here, here.at, target, 'bold');
  const args = { ranks, distance: from && to ? distance(shot.from || from.at, shot.to || to.at) : 0 };
  // SH-FIRE-17, -22. A shot by one half.
  const half = from && shot.from !== '' ? halfIn(from, shot.from) : undefined;
  if (isShared(effect)) say(here, `tell-shot-${effect}`, { unit, target }, args);
  else if (half) {
    const variant = variantFor(here, unit, target, half);
    say(here, `tell-half-${effect}`, { unit, target }, { ...args, half, variant });
  } else say(here, `tell-${isGuns(here, here.at, unit) ? 'artillery' : 'musketry'}-${effect}`, { unit, target }, args);
}

/** Effects worded alike for all arms, formations and fights. */
function isShared(effect: Effect): boolean {
  return effect === 'saved' || effect === 'elsewhere' || effect === 'last';
}

/** SH-FACTOR-04, -06. A six counts as two hits on an extended line or a panicked unit. */
export function tellShockRoll(roll: Roll, got: readonly number[], here: Here): void {
  const id =
    roll.about['back'] === true ? 'tell-line-back' : roll.why === 'melee' ? 'tell-line-melee' : 'tell-line-shock';
  const struck = unitHere(here, textIn(roll.about, 'target'));
  const clause = struck?.formation === 'extendedLine' ? 'SH-FACTOR-06' : 'SH-FACTOR-04';
  const count = numberIn(roll.about, 'sixesCount', 1);
  line(here, blowLine(id, roll, got, count > 1 ? { count, clause } : undefined));
}

/** SH-MORALE-23, -25. Units that failed a test, and why there was no choice of flight. */
function standAt(here: Here, fact: Told<'lost'>): Phrase | undefined {
  const unit = unitHere(here, fact.unit);
  if (!unit || !deedBy(here, -1, fact.unit, 'failed')) return undefined;
  if (isArtillery(unit)) return cited('tell-part-guns-stay', {}, 'SH-MORALE-25');
  return hasSkill(unit, 'stubborn') ? cited('tell-part-stubborn', {}, 'SH-MORALE-23') : undefined;
}
