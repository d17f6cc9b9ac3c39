/**
 * An order as it grows: a tree whose branches are the next words, so that one can follow what somebody types in either
 * language.
 */
import { distance } from '../../../hex/grid.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { friendsOf } from '../engage.ts';
import { hasSkill, isArtillery, isPanicked, type State, type Unit } from '../state.ts';
import { movementFactor } from '../tables.ts';
import { type Branch, branch, type Grown, literal, word } from './branch.ts';
import {
  companions,
  comrades,
  type Deed,
  idle,
  marchText,
  type Mover,
  mover,
  points,
  secondDeeds,
} from './candidates.ts';
import { rallyBranches } from './rallies.ts';
import { shownWord, type Word } from './vocabulary.ts';

/** Verbs whose legality is tried on this many things. */
const TRIES = 8;

/** Where every order begins: a unit that can still act, or the end of the turn. */
export function sown(state: State, by: State['active']): Grown {
  const start: Grown = {
    canonical: '',
    shown: { en: '', fr: '' },
    branches: () => [...idle(state, by).map((unit) => unitBranch(state, start, unit)), branch(start, word('end'), {})],
  };
  return start;
}

function unitBranch(state: State, from: Grown, unit: Unit): Branch {
  return branch(from, literal(unit.id), {
    tries: state.group.includes(unit.id) || isPanicked(unit) ? [] : [':'],
    isSure: state.group.includes(unit.id) || isPanicked(unit),
    branches: (grown) => {
      const who = mover(state, unit);
      return [...deedBranches(grown, who, who.deeds), ...groupBranches(state, grown, [unit], [])];
    },
  });
}

/** A march is tried where it is shortest: the things are sorted by use. */
function triesOf({ verb, things, isSure }: Deed): string[] {
  const likely = verb === 'march' ? [...things].reverse() : things;
  return likely.slice(0, isSure ? 1 : TRIES).map(({ en }) => en);
}

/** More members, a scout or a gun, and the colon that opens the group. */
function groupBranches(state: State, from: Grown, members: readonly Unit[], extras: readonly Unit[]): Branch[] {
  const more = extras.length === 0 && !state.group.includes(members[0]!.id) && members.length < 4;
  const joining = more ? comrades(state, members) : [];
  const companion = companions(state, members).filter((unit) => !extras.includes(unit));
  const together = members.length + extras.length > 1;
  return [
    ...(together ? [colonBranch(state, from, [...members, ...extras])] : []),
    ...joining.map((unit) =>
      branch(from, literal(unit.id), {
        tries: [':'],
        branches: (grown) => groupBranches(state, grown, [...members, unit], []),
      }),
    ),
    ...companion.map((unit) =>
      branch(from, literal(`+${unit.id}`), {
        tries: [':'],
        branches: (grown) => groupBranches(state, grown, members, [...extras, unit]),
      }),
    ),
  ];
}

function colonBranch(state: State, from: Grown, units: readonly Unit[]): Branch {
  return branch(from, literal(':'), {
    touches: true,
    branches: (grown) =>
      units.map((unit) =>
        branch(grown, literal(unit.id), {
          isSure: true,
          branches: (acting) => {
            const who = mover(state, unit);
            return deedBranches(acting, who, who.deeds);
          },
        }),
      ),
  });
}

function deedBranches(from: Grown, who: Mover, deeds: readonly Deed[]): Branch[] {
  return deeds.map((deed) => {
    const isAlone = deed.things.every(({ en }) => en === '');
    return branch(from, word(deed.verb), {
      tries: isAlone ? [] : triesOf(deed).map((thing) => (deed.verb === 'march' ? marchText(who, thing) : thing)),
      branches: (grown) => {
        if (deed.verb === 'rally') return rallyBranches(grown, who);
        if (isAlone) return secondBranches(grown, who, deed.verb, '');
        return deed.things.map((thing) =>
          branch(grown, thing, {
            isSure: deed.isSure ?? false,
            branches: (done) => afterBranches(done, who, deed.verb, thing.en),
          }),
        );
      },
    });
  });
}

/** What may follow a verb and its object. */
function afterBranches(from: Grown, who: Mover, verb: Deed['verb'], thing: string): readonly Branch[] {
  if (verb === 'charge') return [...conditionBranches(from), ...companyBranches(from, who), ...viaBranches(from, who)];
  if (verb === 'assault') return conditionBranches(from, OF_ASSAULTS);
  const second = secondBranches(from, who, verb, thing);
  return verb === 'march' ? [...faceBranches(from, who, thing), ...second, ...viaBranches(from, who)] : second;
}

/** `face NE`: what it may face where it marches. */
function faceBranches(from: Grown, who: Mover, hex: string): Branch[] {
  const facings = points([...(who.ways.hexes.get(hex) ?? [])]);
  if (facings.length === 0) return [];
  return [
    branch(from, word('face'), {
      isSure: true,
      branches: (grown) =>
        facings.map((point) =>
          branch(grown, point, { isSure: true, branches: (done) => secondBranches(done, who, 'march', hex) }),
        ),
    }),
  ];
}

/** `via 1205`: hexes beside the unit. */
function viaBranches(from: Grown, { unit, ways }: Mover): Branch[] {
  const beside = [...ways.hexes.keys()].filter((hex) => distance(hex, unit.at) === 1);
  if (beside.length === 0) return [];
  return [
    branch(from, word('via'), {
      tries: beside,
      branches: (grown) => beside.map((hex) => branch(grown, literal(hex), {})),
    }),
  ];
}

/** `then fire 20L`, `then line`. */
function secondBranches(from: Grown, who: Mover, first: Deed['verb'], thing: string): Branch[] {
  const second = secondDeeds(who, first, thing).filter(({ things }) => things.length > 0);
  if (second.length === 0) return [];
  return [
    branch(from, word('then'), {
      tries: second.flatMap((deed) =>
        triesOf(deed)
          .slice(0, 3)
          .map((thing) => `${shownWord(deed.verb, 'en')} ${thing}`),
      ),
      branches: (grown) => deedBranches(grown, who, second),
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
      return branch(from, both, { touches: true, branches: conditionBranches });
    });
}

const CONDITIONS: readonly (readonly Word[])[] = [
  ['stop'],
  ['if', 'square', 'stop'],
  ['if', 'square', 'attack'],
  ['noPursue'],
  ['pursue'],
  ['pursue', 'then', 'stop'],
  ['pursue', 'then', 'attack'],
  ['if', 'failed', 'flee'],
  ['if', 'failed', 'stay'],
];

/** SH-ASSAULT-07. Nobody pursues after an assault. */
const OF_ASSAULTS = CONDITIONS.filter(([first]) => first !== 'noPursue' && first !== 'pursue');

/** What is said beforehand of the questions that the order raises; each at most once. */
function conditionBranches(from: Grown, conditions = CONDITIONS): Branch[] {
  const left = conditions.filter(([first, second]) => {
    const topic = [first, ...(first === 'if' ? [second] : [])].map((name) => shownWord(name!, 'en')).join(' ');
    const twin = first === 'noPursue' || first === 'pursue' ? 'pursue' : topic;
    return !from.canonical.includes(twin);
  });
  return left.map((names) => {
    const text = (language: Language) => `, ${names.map((name) => shownWord(name, language)).join(' ')}`;
    return branch(
      from,
      { en: text('en'), fr: text('fr') },
      { touches: true, branches: (grown) => conditionBranches(grown, conditions) },
    );
  });
}
