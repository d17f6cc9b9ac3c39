/** The cards of a charge and an assault: the target's reaction, a friend's help, the attack. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked, Option } from '../../kernel/play.ts';
import type { AheadChoice } from '../../kernel/ruleset.ts';
import { about, bare, chanceOnly, type Kind, names, number, odds, oddsOf, strengthOf, text } from './card-kind.ts';
import { mustFlee, mustStay } from './failure.ts';
import { turnWords } from './card-turn.ts';
import { helpAhead, NOBODY } from './friend.ts';
import { nounOf } from './noun.ts';
import { type Reason, steadiness } from './morale.ts';
import { friendsBeside } from './react.ts';
import { WARNING } from './reactions.ts';
import { isCavalry, isInfantry, isPanicked, isThere, type State, type Unit, unitOf } from './state.ts';
import { demoralisationThreshold } from './tables.ts';

export const ATTACK_KINDS: Readonly<Record<string, Kind>> = {
  'ASK-06': {
    asks: (asked, now) =>
      phrase(isAssault(asked) ? 'card-asks-reaction-assault' : 'card-asks-reaction', {
        ...about(asked, now).unit,
        strength: about(asked, now).strength,
        ...chargerOf(asked, now),
        distance: number(asked.about, 'distance'),
      }),
    warns: (asked, now) => [...costOfFailure(asked, now), ...whyFew(asked, now)],
    says: reaction,
    shorter: (option, now, asked) => chanceOnly(option, turnWords(option, now, asked) ?? bare(option, now)),
    isGrave: (option) => option.text === 'flee',
    menu: reactionMenu,
  },
  'ASK-07': {
    asks: (asked, now) =>
      phrase('card-asks-help', {
        ...chargerOf(asked, now),
        target: nounOf(now, text(asked.about, 'target')),
        stands: asked.about['stands'] === true ? 'yes' : 'no',
      }),
    warns: (asked, now) => warnsOfHelp(asked, asked.options, now),
    says: help,
    shorter: helpShortly,
    weighs: (asked, now) =>
      asked.about['stands'] === true && isThere(now, text(asked.about, 'target')) ? 'holds' : 'costs',
    menu: ({ text: each }) => (each.includes(' counter ') ? phrase('card-menu-countercharge') : undefined),
  },
  'ASK-08': {
    asks: (asked, now) =>
      phrase(asked.about['square'] === true ? 'card-asks-attack-square' : 'card-asks-attack', {
        ...about(asked, now).unit,
        target: nounOf(now, text(asked.about, 'target')),
      }),
    says: attack,
  },
};

/** ASK-08. To attack, and with how many dice. */
function attack(option: Option, now: State): Phrase {
  const what = bare(option, now);
  if (typeof option.about['dice'] !== 'number') return what;
  return phrase('card-attack', { what, dice: option.about['dice'] });
}

function isAssault(asked: Asked): boolean {
  return asked.about['how'] === 'assault';
}

function chargerOf(asked: Asked, now: State) {
  const charger = text(asked.about, 'charger');
  return { charger: nounOf(now, charger), against: strengthOf(now, charger) };
}

/** ASK-06. A reaction: the total it needs and its chance, or that it takes no test. */
function reaction(option: Option, now: State, asked: Asked): Phrase {
  const what = turnWords(option, now, asked) ?? bare(option, now);
  if (option.text === 'flee') return phrase('card-flee', { what });
  return typeof option.about['needs'] === 'number' ? oddsOf(option, what) : phrase('card-no-test', { what });
}

/** SH-REACT-09, SH-EVADE-01. To turn and to evade can be done in many ways. */
function reactionMenu({ text: each }: Option): Phrase | undefined {
  if (each.startsWith('turn ')) return phrase('card-menu-turn');
  return each.startsWith('evade ') ? phrase('card-menu-evade') : undefined;
}

/** SH-REACT-08, -10, SH-FIRE-16. Why a button is missing that one might look for, and what a square's shot costs it. */
function whyFew(asked: Asked, now: State): readonly Phrase[] {
  const target = now.units.find((unit) => unit.id === asked.unit);
  const charger = now.units.find((unit) => unit.id === text(asked.about, 'charger'));
  if (!target || !charger) return [];
  if (asked.about['busy'] === true) return [phrase('card-busy', about(asked, now).unit)];
  if (target.formation === 'square') {
    return asked.options.some((option) => option.text === 'fire') ? [phrase('card-one-shot')] : [];
  }
  const mightForm = isInfantry(target) && isCavalry(charger) && !isPanicked(target);
  return mightForm && !isAssault(asked) && number(asked.about, 'distance') < WARNING ? [phrase('card-too-close')] : [];
}

/** SH-MORALE-20, -23 to -25. What a bad throw costs, by example: a nine, or whatever just fails. */
function costOfFailure(asked: Asked, now: State): readonly Phrase[] {
  const tested = asked.options.find((option) => typeof option.about['needs'] === 'number');
  const target = now.units.find((unit) => unit.id === asked.unit);
  if (!tested || !target) return [];
  const needs = number(tested.about, 'needs');
  if (needs >= 12) return [];
  const dice = threeDice(target, now, 'reaction');
  if (mustFlee(target)) return [...dice, phrase('card-failure-flees', about(asked, now).unit)];
  const total = Math.max(9, needs + 1);
  const lost = total - needs;
  const fate = lost >= target.strength ? 'lost' : 'alive';
  const guns = mustStay(target) ? 'guns' : 'others';
  return [...dice, phrase('card-cost-of-failure', { what: bare(tested, now), total, lost, fate, guns })];
}

/** SH-MORALE-07, -09. The same total has another chance with three dice. */
function threeDice(unit: Unit, now: State, reason: Reason): readonly Phrase[] {
  const why = steadiness(now, unit, reason);
  return why === 'ordinary' ? [] : [phrase('card-three-dice', { unit: unit.name, why: phrase(`three-dice-${why}`) })];
}

/** ASK-07, SH-COUNTER-10. What a friend may do; a countercharge may outflank. */
function help(option: Option, now: State): Phrase {
  const says = odds(option, now);
  return option.about['outflanks'] === true ? phrase('card-outflanks', { what: says }) : says;
}

/** The same with the chance alone; of a countercharge first where it comes from and whether it outflanks. */
function helpShortly(option: Option, now: State): readonly Phrase[] {
  const [, friend, deed, ...hexes] = option.text.split(' ');
  if (deed !== 'counter' || friend === undefined) return chanceOnly(option, bare(option, now));
  const how = option.about['outflanks'] === true ? 'outflanks' : 'meets';
  const what = phrase('card-help-counter', { unit: nounOf(now, friend), to: hexes.at(-1)!, how });
  return chanceOnly(option, what);
}

/** SH-COUNTER-06, -10, SH-DEFFIRE-06, SH-ASSAULT-15. What it costs to fail, and what a countercharge is good for: an assault is never doubled. */
function warnsOfHelp(asked: Asked, options: readonly Option[], now: State): Phrase[] {
  const friends = now.units.filter(({ id }) => options.some(({ text: each }) => each.split(' ')[1] === id));
  const rides = options.some(({ text: each }) => each.includes(' counter '));
  return [
    phrase('card-warns-help'),
    ...friends.flatMap((friend) => threeDice(friend, now, 'support')),
    ...(rides ? [phrase(`card-warns-countercharge${isAssault(asked) ? '-assault' : ''}`)] : []),
  ];
}

/**
 * SH-REACT-15, SH-MORALE-20. What may be answered together with a reaction: what a friend does if the attack goes on,
 * and whether the target stays if it fails its test.
 */
export function aheadOf(asked: Asked, now: State): AheadChoice[] {
  return [...helpChoice(asked, now), ...failureChoice(asked, now)];
}

function helpChoice(asked: Asked, now: State): AheadChoice[] {
  const target = unitOf(now, asked.unit ?? '');
  const options = helpAhead(now, {
    kind: isAssault(asked) ? 'assault' : 'charge',
    attacker: text(asked.about, 'charger'),
    target: target.id,
    engagedBefore: names(asked.about, 'engagedBefore'),
    beside: friendsBeside(now, target),
  });
  if (options.length === 0) return [];
  const all = [{ text: NOBODY, about: {} }, ...options];
  return [
    {
      kind: 'ASK-07',
      says: phrase('card-ahead-help'),
      warns: warnsOfHelp(asked, options, now),
      options: all.map((option) => ({ text: option.text, says: help(option, now) })),
    },
  ];
}

/** At most so many thresholds are offered; any other can be typed. */
const THRESHOLDS = 6;

/** Where there is a test, and a choice after it: stay, stay while enough is left, flee. */
function failureChoice(asked: Asked, now: State): AheadChoice[] {
  const unit = unitOf(now, asked.unit ?? '');
  const isTested = asked.options.some((option) => typeof option.about['needs'] === 'number');
  if (!isTested || mustFlee(unit) || mustStay(unit)) return [];
  const least = Math.max(demoralisationThreshold(unit) + 1, unit.strength - THRESHOLDS);
  const thresholds = Array.from({ length: Math.max(0, unit.strength - least) }, (_, i) => unit.strength - 1 - i);
  return [
    {
      kind: 'ASK-10',
      unit: unit.id,
      says: phrase('card-ahead-failed'),
      warns: [phrase('card-warns-flight')],
      options: [
        { text: 'stay', says: phrase('card-ahead-stay') },
        ...thresholds.map((n) => ({ text: `stay at ${n} else flee`, says: phrase('card-ahead-stay-at', { n }) })),
        { text: 'flee', says: phrase('card-ahead-flee') },
      ].map((option) => ({ ...option, typed: `if failed ${option.text}` })),
    },
  ];
}
