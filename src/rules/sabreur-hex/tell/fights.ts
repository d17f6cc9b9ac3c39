/** Shots and blows. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import { distance } from '../../../hex/grid.ts';
import type { Fact } from '../facts.ts';
import { hasSkill, isArtillery, isCavalry } from '../state.ts';
import { blowLine, numberIn, shortClauses, textIn } from './dice.ts';
import { type Effect, effectOf } from './extent.ts';
import { halfShot } from './halves.ts';
import { ranksOf } from './ranks.ts';
import { factAt, line, more, nameIn, type Page, rollAt, say, type Story, unitAtLine, variantFor } from './story.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** SH-FACTOR-02, -05. The dice come before the fact, so the sentence is written here. */
export function tellFireRoll(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  const said = (key: string) => textIn(roll.about, key);
  sayShot(
    story,
    at,
    { unit: roll.unit ?? '', target: said('target'), how: said('how'), from: said('from'), to: said('to') },
    page,
  );
  const target = unitAtLine(story, at, textIn(roll.about, 'target'));
  const sixes = target && hasSkill(target, 'feudalCavalry') ? { count: 2, clause: 'SH-FACTOR-05' } : undefined;
  line(page, blowLine('tell-line-fire', roll, got, sixes));
}

/** A shot without dice. */
export function tellFired(story: Story, at: number, fact: Told<'fired'>, page: Page): void {
  const roll = rollAt(story, at - 1);
  if (roll?.why === 'fire' && roll.unit === fact.unit) return;
  sayShot(story, at, { from: '', to: '', ...fact }, page);
}

/** `from`, `to`: the hexes of halves, if firer or target is in two. */
interface Shot {
  readonly unit: string;
  readonly target: string;
  readonly how: string;
  readonly from: string;
  readonly to: string;
}

function sayShot(story: Story, at: number, shot: Shot, page: Page): void {
  const { unit: firer, target, how } = shot;
  const [from, to] = [unitAtLine(story, at, firer), unitAtLine(story, at, target)];
  const effect = effectOf(story, at, target);
  const args = {
    unit: nameIn(story, firer),
    target: nameIn(story, target),
    variant: variantFor(story, firer, target),
  };
  if (how === 'return' || how === 'defensive') {
    return say(page, phrase(`tell-${how}-${effect}`, { ...args, ranks: ranksOf(story, at, target, 'plain') }));
  }
  const ranks = ranksOf(story, at, target, 'bold');
  const far = from && to ? distance(shot.from || from.at, shot.to || to.at) : 0;
  if (isShared(effect)) return say(page, phrase(`tell-shot-${effect}`, { ...args, distance: far }));
  const byHalf = halfShot(story, at, firer, target, { from: shot.from, distance: far });
  if (byHalf) return say(page, byHalf);
  const arm = from && isArtillery(from) ? 'artillery' : 'musketry';
  say(page, phrase(`tell-${arm}-${effect}`, { ...args, ranks, distance: far }));
}

/** Effects worded alike for all arms, formations and fights. */
function isShared(effect: Effect): boolean {
  return effect === 'saved' || effect === 'elsewhere' || effect === 'last';
}

/** SH-SHOCK-01, -04, SH-MELEE-01, -02. */
export function tellAttacked(story: Story, at: number, fact: Told<'attacked'>, page: Page): void {
  const unit = unitAtLine(story, at, fact.unit);
  const arm = fact.back ? 'back' : unit && isCavalry(unit) ? 'cavalry' : 'infantry';
  const effect = effectOf(story, at, fact.target);
  const args = {
    unit: nameIn(story, fact.unit),
    target: nameIn(story, fact.target),
    ranks: ranksOf(story, at, fact.target, 'plain'),
    variant: variantFor(story, fact.unit, fact.target),
  };
  if (isShared(effect)) return say(page, phrase(`tell-${fact.back ? 'back' : 'blow'}-${effect}`, args));
  const fight = rollAt(story, at + 1)?.why === 'melee' ? 'melee' : 'shock';
  say(page, phrase(`tell-${fight}-${arm}-${effect}`, args));
}

/** SH-FACTOR-04, -06. A six counts as two hits on an extended line or a panicked unit. */
export function tellShockRoll(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  const id =
    roll.about['back'] === true ? 'tell-line-back' : roll.why === 'melee' ? 'tell-line-melee' : 'tell-line-shock';
  const struck = unitAtLine(story, at, textIn(roll.about, 'target'));
  const clause = struck?.formation === 'extendedLine' ? 'SH-FACTOR-06' : 'SH-FACTOR-04';
  const count = numberIn(roll.about, 'sixesCount', 1);
  line(page, blowLine(id, roll, got, count > 1 ? { count, clause } : undefined));
}

/** The strength before and after a loss. */
export function tellLost(story: Story, at: number, fact: Told<'lost'>, page: Page): void {
  const unit = nameIn(story, fact.unit);
  const from = unitAtLine(story, at, fact.unit)?.strength ?? fact.strength;
  if (page.drafts.length === 0) say(page, phrase('tell-loses', { unit, lost: fact.strength }));
  const loss = { unit, from, to: from - fact.strength };
  const before = factAt(story, at - 1);
  const hasLeft = fact.by === undefined && before?.type === 'moved' && before.unit === fact.unit;
  const stand = standAt(story, at, fact);
  if (stand) more(page, stand);
  if (before?.type === 'brokeOff') {
    return more(page, phrase('tell-part-broke-off', { ...loss, clause: shortClauses(['SH-Q-49']) }));
  }
  if (!hasLeft) return more(page, phrase('tell-part-loss', loss));
  more(page, phrase('tell-part-broke-away', { ...loss, clause: shortClauses(['SH-DISENGAGE-04']) }));
}

/** SH-MORALE-23, -25. Units that failed a test, and why there was no choice of flight. */
function standAt(story: Story, at: number, fact: Told<'lost'>): Phrase | undefined {
  const before = factAt(story, at - 1);
  const unit = unitAtLine(story, at, fact.unit);
  if (!unit || before?.type !== 'failed' || before.unit !== fact.unit) return undefined;
  if (isArtillery(unit)) return phrase('tell-part-guns-stay', { clause: shortClauses(['SH-MORALE-25']) });
  if (!hasSkill(unit, 'stubborn')) return undefined;
  return phrase('tell-part-stubborn', { clause: shortClauses(['SH-MORALE-23']) });
}
