/** The battles in which everyone tries everything, and the cast. */
import type { Who } from '../../src/bot/interactions/command.ts';
import type { Request } from '../../src/host/request.ts';
import type { PanelShown } from '../../src/host/verbs/panel/panel.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { forecasterOf } from '../help/forecaster.ts';
import { accepted, type Room, room } from '../help/room.ts';
import { createToy } from '../help/toy.ts';

const person = (n: number, name: string) => ({ id: `11000000000000000${n}`, name });

export const red = { chief: person(10, 'Ann'), first: person(11, 'Carl'), second: person(12, 'Dora') };
const blue = { chief: person(20, 'Bob'), first: person(21, 'Eve'), second: person(22, 'Fay') };
const umpire = person(30, 'Uma');
export const newcomer = person(40, 'Nia');

/** The side whose turn it is to order or answer. `unit` belongs to its first commander, `target` to the other side. */
export interface State {
  readonly at: Room;
  readonly own: typeof red;
  readonly other: typeof red;
  readonly unit: string;
  readonly target: string;
  /** The commander's own preview and panel, and what they or their side offer to others. */
  readonly drafts: Readonly<Record<'order' | 'panel' | 'full' | 'instead', () => Promise<string>>>;
  readonly offer: number;
  readonly motion: string;
}

/** Two sides of three and an umpire; each unit has a commander who is not the C-in-C. */
async function staffed(): Promise<Room> {
  const at = await room({ forecaster: forecasterOf(rulesetsByName({ toy: createToy() })) });
  accepted(await at.host.open(at.by(red.chief), 'toy', 'en', undefined, { pace: 'daily' }));
  for (const each of [red.chief, red.first, red.second]) accepted(await at.host.join(at.by(each), 'red'));
  for (const each of [blue.chief, blue.first, blue.second]) accepted(await at.host.join(at.by(each), 'blue'));
  accepted(await at.host.join(at.trusted(umpire), 'umpire'));
  accepted(await at.host.commandGive(at.by(red.chief), red.first.id, 'R1'));
  accepted(await at.host.commandGive(at.by(red.chief), red.second.id, 'R2'));
  accepted(await at.host.commandGive(at.by(blue.chief), blue.first.id, 'B1'));
  accepted(await at.host.commandGive(at.by(blue.chief), blue.second.id, 'B2'));
  for (const each of [blue.first, red.first]) accepted(await at.host.doctrine(at.by(each), 'ask'));
  accepted(await at.host.start(at.by(red.chief)));
  accepted(await at.host.setStanding(at.by(red.first), 'R1: stand'));
  accepted(await at.host.setStanding(at.by(blue.first), 'B1: stand'));
  accepted(await at.host.writePlan(at.by(blue.first), 'B1 move 6'));
  return at;
}

/** One C-in-C offers the other a draw, and the second commander's seat is offered to everyone. */
async function bargained(at: Room): Promise<Pick<State, 'offer' | 'motion'>> {
  accepted(await at.host.vacancy(at.by(red.chief), { who: red.second }));
  accepted(await at.host.propose(at.by(red.chief), 'draw'));
  const posts = await at.posts();
  return {
    offer: posts.findLast(({ offer }) => offer)!.offer!.no,
    motion: posts.findLast((post) => post.motion)!.motion!.id,
  };
}

/** The commander has neither an order nor a panel open. */
const none: State['drafts'] = {
  order: async () => 'none',
  panel: async () => 'none:1',
  full: async () => 'none:1',
  instead: async () => 'none:0',
};

export const states: Readonly<Record<string, () => Promise<State>>> = {
  'red orders': async () => {
    const at = await staffed();
    const bargain = await bargained(at);
    const by = () => at.by(red.first);
    const written = ({ at: { draft, step } }: PanelShown) => `${draft}:${step}`;
    const drafts: State['drafts'] = {
      order: async () => accepted(await at.host.preview(by(), 'R1 move 3')).draft,
      panel: async () => written(accepted(await at.host.openPanel(by(), 'R1'))),
      full: async () => {
        const begun = accepted(await at.host.openPanel(by(), 'R1'));
        const moving = accepted(await at.host.pressPanel(by(), begun.at, 0));
        return written(accepted(await at.host.typePanel(by(), moving.at, '7')));
      },
      instead: async () => {
        const { id, seq } = await at.battle();
        const text = JSON.stringify({ instead: ['R1 move 3'] });
        const put = [{ id: 'twin', battleId: id, userId: red.first.id, side: 'red' as const, text, seq }];
        await at.store.commit({ at: new Date(), drafts: { drop: ['twin'], put } });
        return 'twin:0';
      },
    };
    return { at, own: red, other: blue, unit: 'R1', target: 'B1', drafts, ...bargain };
  },
  'blue must answer': async () => {
    const at = await staffed();
    // The unit's filed answer would be given automatically.
    accepted(await at.host.dropStanding(at.by(blue.first), 'B1: stand'));
    await at.give(red.first, 'R1 charge B1');
    accepted(await at.host.setStanding(at.by(blue.first), 'B1: stand'));
    return { at, own: blue, other: red, unit: 'B1', target: 'R1', drafts: none, offer: 1, motion: 'none' };
  },
  over: async () => {
    const at = await staffed();
    const bargain = await bargained(at);
    accepted(await at.host.resign(at.by(red.chief)));
    return { at, own: red, other: blue, unit: 'R1', target: 'B1', drafts: none, ...bargain };
  },
};

/** Who of them a command means. What is owned belongs to the commander. */
export const PEOPLE: Readonly<Record<Who, readonly string[]>> = {
  everyone: [
    'outsider',
    'spectator',
    'enemy',
    'enemy-chief',
    'fellow',
    'commander',
    'chief',
    'umpire',
    'administrator',
  ],
  present: ['spectator', 'enemy', 'enemy-chief', 'fellow', 'commander', 'chief', 'umpire', 'administrator'],
  commander: ['enemy', 'enemy-chief', 'fellow', 'commander', 'chief'],
  chief: ['enemy-chief', 'chief'],
  umpire: ['umpire'],
  administrator: ['administrator'],
  owner: ['commander'],
};

type Cast = Readonly<Record<string, Request>>;

/** Everyone who tries. The commander concerned is the one whose unit it is. */
export function castOf({ at, own, other }: State): Cast {
  return {
    outsider: { ...at.by(person(50, 'Tom')), place: { channelId: '88', guildId: '8' } },
    spectator: at.by(person(51, 'Sam')),
    enemy: at.by(other.first),
    'enemy-chief': at.by(other.chief),
    fellow: at.by(own.second),
    commander: at.by(own.first),
    chief: at.by(own.chief),
    umpire: at.by(umpire),
    administrator: at.trusted(person(52, 'Ada')),
  };
}
