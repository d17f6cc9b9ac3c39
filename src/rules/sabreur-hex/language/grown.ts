/**
 * An order as it grows: a tree whose branches are the next words, so that one can follow what somebody types in either
 * language.
 */
import { distance, type Hex } from '../../../hex/grid.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { deployBranches } from '../deploy/grown.ts';
import { isAlone } from '../deploy/station.ts';
import type { Presets } from '../order.ts';
import { friendsOf } from '../field/engage.ts';
import { hasSkill, isArtillery, isPanicked, type State, type Unit } from '../state.ts';
import { movementFactor } from '../tables.ts';
import { type Branch, type Grown, literal } from '../../../kernel/grammar/branch.ts';
import { branch, faceBranches, word } from './branch.ts';
import { companions, comrades, idle, mover } from './candidates.ts';
import { type ActionWord, type Deed, type Mover, textOf, type Thing } from './deed.ts';
import { parse } from './orders.ts';
import { rallyBranches } from './rallies.ts';
import { mayFollow, secondDeeds } from './seconds.ts';
import type { Word } from '../../../kernel/text/vocabulary.ts';
import { shownWord } from './vocabulary.ts';

/** Where every order begins: a unit that can still act, or take its place before the battle, or the end of the turn. */
export function sown(state: State, by: State['active']): Grown {
  const start: Grown = {
    canonical: '',
    shown: { en: '', fr: '' },
    branches: () => [
      ...(state.phase === 'deployment' ? deployBranches(state, by, start) : []),
      ...idle(state, by).map((unit) => unitBranch(state, start, unit)),
      ...(isAlone(state, by) ? [] : [branch(start, word('end'), { isWhole: true })]),
    ],
  };
  return start;
}

/** A unit alone, or as the first of a group; `:` is quickly tried. */
function unitBranch(state: State, from: Grown, unit: Unit): Branch {
  return branch(from, literal(unit.id), {
    tries: state.group.includes(unit.id) || isPanicked(unit) ? [] : [':'],
    branches: (grown) => [...deedsOf(state, grown, unit), ...openings(state, grown, unit)],
  });
}

/** What a unit may do by itself, or in the group that is open. */
export function deedsOf(state: State, from: Grown, unit: Unit): Branch[] {
  const who = mover(state, unit);
  return deedBranches(from, who, who.deeds);
}

/** The groups that a unit may open as their first. */
export function openings(state: State, from: Grown, unit: Unit): Branch[] {
  return state.group.includes(unit.id) || unit.activated ? [] : groupBranches(state, from, [unit], []);
}

/** More members, a scout or a gun, and the colon that opens the group. */
function groupBranches(state: State, from: Grown, members: readonly Unit[], extras: readonly Unit[]): Branch[] {
  const joining = extras.length === 0 && members.length < 4 ? comrades(state, members) : [];
  const companion = companions(state, members).filter((unit) => !extras.includes(unit));
  return [
    colonBranch(state, from, [...members, ...extras]),
    ...joining.map((unit) =>
      branch(from, literal(unit.id), {
        branches: (grown) => groupBranches(state, grown, [...members, unit], []),
      }),
    ),
    ...companion.map((unit) =>
      branch(from, literal(`+${unit.id}`), {
        branches: (grown) => groupBranches(state, grown, members, [...extras, unit]),
      }),
    ),
  ];
}

function colonBranch(state: State, from: Grown, units: readonly Unit[]): Branch {
  return branch(from, literal(':'), {
    touches: true,
    isWhole: true,
    branches: (grown) =>
      units.map((unit) => branch(grown, literal(unit.id), { branches: (acting) => deedsOf(state, acting, unit) })),
  });
}

function deedBranches(from: Grown, who: Mover, deeds: readonly Deed[]): Branch[] {
  return deeds.map((deed) => verbBranch(from, who, deed));
}

/** A verb; where things follow surely, one that is an order by itself tells of all. */
function verbBranch(from: Grown, who: Mover, deed: Deed): Branch {
  const { verb, things, isSure = false } = deed;
  const alone = things.find(({ en }) => en === '');
  const [likely] = verb === 'march' ? things.slice(-1) : things;
  return branch(from, word(verb), {
    isWhole: alone !== undefined,
    tries: isSure && !alone && likely ? [` ${textOf(likely)}`] : [],
    branches: (grown) => [
      ...things.filter((thing) => thing !== alone).map((thing) => thingBranch(grown, who, deed, thing)),
      ...(alone ? behind(grown, who, verb, alone) : []),
    ],
  });
}

function thingBranch(from: Grown, who: Mover, { verb, isSure = false }: Deed, thing: Thing): Branch {
  return branch(from, thing, {
    isWhole: thing.mustFace !== true,
    isSure,
    isAside: thing.isBare === true,
    branches: (done) => behind(done, who, verb, thing),
  });
}

/** What may follow a verb and its object. */
function behind(from: Grown, who: Mover, verb: ActionWord, { faces = [], implied, en }: Thing): readonly Branch[] {
  if (verb === 'rally') return rallyBranches(from, who);
  const more = mayFollow(who.now, who.unit, verb);
  const seconds = (done: Grown): readonly Deed[] => (more ? secondsOf(done, who) : []);
  const plain = seconds(from);
  const marched = [
    ...faceBranches(from, faces, (done, facing) => thenBranches(done, who, facing === implied ? plain : seconds(done))),
    ...thenBranches(from, who, plain),
  ];
  if (verb === 'charge') {
    return [
      ...conditionBranches(from),
      ...companyBranches(from, who),
      ...viaBranches(from, who),
      ...faceBranches(from, faces, (done) => conditionBranches(done)),
    ];
  }
  if (verb === 'assault') return conditionBranches(from, OF_ASSAULTS);
  return verb === 'march' ? [...marched, ...viaBranches(from, who, en)] : marched;
}

/** `via 1205`: hexes beside the unit. */
function viaBranches(from: Grown, { unit, deeds }: Mover, end?: Hex): Branch[] {
  const marches = deeds.find(({ verb }) => verb === 'march')?.things ?? [];
  const beside = marches.map(({ en }) => en).filter((hex) => hex !== end && distance(hex, unit.at) === 1);
  if (beside.length === 0) return [];
  return [
    branch(from, word('via'), {
      isAside: true,
      tries: beside.map((hex) => ` ${hex}`),
      branches: (grown) => beside.map((hex) => branch(grown, literal(hex), { isWhole: true, isAside: true })),
    }),
  ];
}

/** What may follow the one action of an order so far. */
function secondsOf({ canonical }: Grown, who: Mover): readonly Deed[] {
  const order = parse(canonical);
  const [first, second] = order instanceof Refusal || order.kind !== 'act' ? [] : order.actions;
  return first && !second ? secondDeeds(who, first) : [];
}

/** `then fire 20L`, `then line`, `then right 20L`. */
function thenBranches(from: Grown, who: Mover, deeds: readonly Deed[]): Branch[] {
  if (deeds.length === 0) return [];
  return [
    branch(from, word('then'), {
      isSure: deeds.some(({ isSure }) => isSure),
      branches: (grown) =>
        deeds.flatMap((deed) => [
          { ...verbBranch(grown, who, deed), isSure: deed.isSure === true },
          ...deed.things.filter(({ isBare }) => isBare).map((thing) => branch(grown, thing, { isWhole: true })),
        ]),
    }),
  ];
}

/** SH-PURSUIT-05. `, pursue with 5D`: friends with Tactical Sense near enough to be beside the charger by then. */
function companyBranches(from: Grown, { now, unit }: Mover): Branch[] {
  const able = friendsOf(now, unit).filter((friend) => hasSkill(friend, 'tacticalSense') && !isArtillery(friend));
  return able
    .filter((friend) => distance(friend.at, unit.at) <= movementFactor(unit) + 1)
    .map(({ id }) => {
      const text = (language: Language) => `, ${shownWord('pursue', language)} ${shownWord('with', language)} ${id}`;
      const both = { en: text('en'), fr: text('fr') };
      return branch(from, both, { ...ASIDE, branches: (grown) => conditionBranches(grown) });
    });
}

/** What is said beforehand of later questions makes nothing legal, nor forbids it. */
const ASIDE = { touches: true, isWhole: true, isSure: true, isAside: true };

/** Each topic at most once. */
const CONDITIONS: readonly (readonly [topic: keyof Presets, ...words: Word[]])[] = [
  ['attack', 'stop'],
  ['ifSquare', 'if', 'square', 'stop'],
  ['ifSquare', 'if', 'square', 'attack'],
  ['pursue', 'noPursue'],
  ['pursue', 'pursue'],
  ['pursue', 'pursue', 'then', 'stop'],
  ['pursue', 'pursue', 'then', 'attack'],
  ['ifFailed', 'if', 'failed', 'flee'],
  ['ifFailed', 'if', 'failed', 'stay'],
];

/** SH-ASSAULT-07. Nobody pursues after an assault. */
const OF_ASSAULTS = CONDITIONS.filter(([topic]) => topic !== 'pursue');

/** What is said beforehand of the questions that the order raises. */
function conditionBranches(from: Grown, conditions = CONDITIONS): Branch[] {
  const order = parse(from.canonical);
  const said: Presets = order instanceof Refusal || order.kind !== 'act' ? {} : order.presets;
  return conditions
    .filter(([topic]) => !(topic in said))
    .map(([, ...names]) => {
      const text = (language: Language) => `, ${names.map((name) => shownWord(name, language)).join(' ')}`;
      const both = { en: text('en'), fr: text('fr') };
      return branch(from, both, { ...ASIDE, branches: (grown) => conditionBranches(grown, conditions) });
    });
}
