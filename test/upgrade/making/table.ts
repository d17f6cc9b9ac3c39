/** A battle in its own channel: what people do there, its state, and random play for both sides. */
import type { AnyRuleset } from '../../../src/host/ruleset.ts';
import { type Chance, chanceFrom } from '../../../src/kernel/chance.ts';
import { type Side, SIDES } from '../../../src/kernel/play.ts';
import { sealingOf } from '../../../src/kernel/sealed.ts';
import type { Made } from './bot.ts';
import { battleIn, type Now } from './now.ts';
import { type People, peopleIn } from './people.ts';

export interface Table extends People {
  readonly knows: Made['knows'];
  readonly whileFailing: Made['whileFailing'];
  readonly idOf: (person: string) => string;
  /** A scenario's text. */
  readonly text: (scenario: string) => string;
  readonly now: () => Now;
  /** Gives an order and confirms it. False: it was refused. */
  readonly order: (who: string, text: string) => Promise<boolean>;
  /** Seals the sheet of a commander's side. */
  readonly seal: (who: string) => Promise<void>;
  /** Plays the rules' ideas for both sides, until the condition holds or the battle ends. */
  readonly play: (until?: (now: Now) => boolean) => Promise<void>;
}

/** Longer than any of these battles. */
const MOST = 400;

export function tableIn(made: Made, channel: string): Table {
  const { id } = made.world.channels.find(({ name }) => name === channel)!;
  const people = peopleIn(made, channel);
  const now: Table['now'] = () => battleIn(made, id);
  const order: Table['order'] = async (who, text) => {
    const before = now();
    const isConfirmed = await people.press(who, 'order', { text }, /^Confirm/);
    return isConfirmed && (now().seq > before.seq || now().isWaiting);
  };
  const seal: Table['seal'] = async (who) => {
    const isSealed = await people.press(who, 'order', { text: now().rules.end }, /^Confirm/);
    if (!isSealed) throw new Error(`#${channel}: ${who} cannot seal`);
  };
  const mind = mindOf({ now, order, seal, ...people }, channel);
  return {
    ...people,
    knows: made.knows,
    whileFailing: made.whileFailing,
    idOf: (person) => made.world.people.find(({ name }) => name === person)!.id,
    text: (scenario) => made.code.parts.scenarios.find(({ name }) => name === scenario)!.text,
    now,
    order,
    seal,
    play: async (until = () => false) => {
      for (let moves = 0; moves < MOST; moves++) {
        const at = now();
        if (at.status !== 'playing' || until(at)) return;
        await mind(at);
      }
      throw new Error(`#${channel}: it does not end`);
    },
  };
}

/** Does whatever is due. */
function mindOf(table: People & Pick<Table, 'now' | 'order' | 'seal'>, channel: string): (at: Now) => Promise<void> {
  const chance = chanceFrom(channel);

  /** Any of the answers; one that needs more words than this may not count. */
  async function answer({ question, chief }: Now): Promise<void> {
    const who = chief(question!.to);
    for (const text of [chance.pick(question!.options).text, question!.fallback]) {
      await table.say(who, 'answer', { text });
      if (table.now().question?.no !== question!.no) return;
    }
    throw new Error(`#${channel}: no answer to ${JSON.stringify(question)}`);
  }

  /** Both sheets: the first ideas, and their seal. */
  async function write({ rules, state, chief }: Now): Promise<void> {
    for (const side of SIDES) {
      const ideas = rules.ideas(sealingOf(rules).alone(state, side), side).slice(0, 3);
      for (const { text } of ideas.filter((each) => each.text !== rules.end))
        await table.say(chief(side), 'order', { text });
      await table.seal(chief(side));
    }
  }

  return async (at) => {
    const { question, next, chief } = at;
    if (question) return answer(at);
    // One proposes that it is done, and the other agrees.
    if (next.kind === 'table') return table.rule(chief(next.side), next.open.done, 'nothing to settle');
    if (next.kind === 'sealed') return write(at);
    if (next.kind !== 'orders') throw new Error(`#${channel}: nobody is awaited`);
    for (const text of [...thoughts(at, next.side, chance), 'end']) {
      if (await table.order(chief(next.side), text)) return;
    }
    throw new Error(`#${channel}: ${chief(next.side)} can give no order`);
  };
}

/**
 * Possible orders: only texts in older versions; a version without ideas suggests at random, orders that do something
 * first.
 */
function thoughts({ rules, state }: Now, side: Side, chance: Chance): readonly string[] {
  const { ideas, suggest }: Pick<AnyRuleset, 'suggest'> & Partial<Pick<AnyRuleset, 'ideas'>> = rules;
  const thought: readonly (string | { readonly text: string })[] | undefined = ideas?.(state, side);
  if (thought) return thought.map((idea) => (typeof idea === 'string' ? idea : idea.text));
  const all = chance.shuffled(suggest(state, side));
  return [...all.filter((text) => /\b(charge|fire|assault|rally)\b/.test(text)), ...all].slice(0, 3);
}
