/** The toy ruleset's rulings: `R1 at 5`, `R1 lose 2`, `done`; in French `R1 en 5`, `R1 perd 2`, `fini`. */
import type { Deed } from '../../src/kernel/hand.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Table } from '../../src/kernel/play.ts';
import type { Completion, Desk, Language, Open } from '../../src/kernel/ruleset.ts';
import { refused, type ToyFact, type ToyOrder, type ToyState, unitOf } from './toy-play.ts';

type Meant = { readonly verb: 'at' | 'lose'; readonly unit: string; readonly n: number } | { readonly verb: 'done' };

/** A step left to the players, opened by `parley`. */
export function parley(state: ToyState): Open {
  return {
    name: 'parley',
    says: phrase('toy-option', { text: 'the parley' }),
    concerns: state.units
      .filter(({ strength }) => strength > 0)
      .map(({ id, strength }) => ({ unit: id, says: phrase('toy-points', { n: strength }) })),
    dice: ['1d6', '2d6'],
    done: 'done',
  };
}

const where = { kind: 'words', name: 'to', says: phrase('toy-option', { text: 'where' }), example: '5' } as const;
const howMany = {
  kind: 'choice',
  name: 'n',
  says: phrase('toy-option', { text: 'how many' }),
  choices: [1, 2].map((n) => ({ value: `${n}`, says: phrase('toy-points', { n }) })),
} as const;

export const toyDesk: Desk<ToyState, ToyOrder> = {
  tools: () => [
    {
      name: 'losses',
      kind: 'map',
      says: phrase('toy-option', { text: 'Losses' }),
      fields: [{ kind: 'unit', name: 'unit' }, howMany],
      text: '{unit} lose {n}',
    },
    {
      name: 'move',
      kind: 'state',
      says: phrase('toy-option', { text: 'Move' }),
      fields: [{ kind: 'unit', name: 'unit' }, where],
      text: '{unit} at {to}',
    },
  ],
  deeds: (text) => {
    const meant: string[] = [];
    for (const each of piecesOf(text)) {
      const deed = understood(each);
      if (deed instanceof Refusal) return deed;
      meant.push(deed.verb === 'done' ? 'done' : `${deed.unit} ${deed.verb} ${deed.n}`);
    }
    return meant.join('; ');
  },
  show: (deeds, language) =>
    language === 'fr' ? deeds.replaceAll('lose', 'perd').replaceAll(' at ', ' en ').replaceAll('done', 'fini') : deeds,
  order: (hand) => ({ verb: 'hand', unit: '', object: '', hand }),
  complete,
};

/** Carries out canonical deeds, one after another. */
export function toyDeeds(text: string): (table: Table<ToyState>) => readonly Deed<ToyFact>[] {
  return (table) =>
    piecesOf(text).map((each) => ({
      says: phrase('toy-fact', { what: each }),
      play: () => played(table, understood(each)),
    }));
}

function* played(table: Table<ToyState>, deed: Meant | Refusal): Play<ToyFact> {
  if (deed instanceof Refusal) throw deed;
  if (deed.verb === 'done') {
    insist(table.now.phase === 'parley' ? undefined : refused('TOY-7', 'there is no parley'));
    return yield* happen<ToyFact>({ type: 'settled' });
  }
  const { unit, n } = deed;
  const { strength } = unitOf(table.now, unit);
  insist(strength > 0 ? undefined : refused('TOY-5', `${unit} is gone`));
  if (deed.verb === 'lose') {
    insist(n <= strength ? undefined : refused('TOY-8', `${unit} has only ${strength}`, [`${unit} lose ${strength}`]));
    return yield* happen<ToyFact>({ type: 'lost', unit, n });
  }
  insist(table.now.units.some((each) => each.at === n) ? refused('TOY-4', `${n} is taken`) : undefined);
  yield* happen<ToyFact>({ type: 'moved', unit, to: n });
}

function piecesOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function understood(text: string): Meant | Refusal {
  if (/^(done|fini)$/.test(text)) return { verb: 'done' };
  const match = /^(\w+) (at|en|lose|perd) (\d+)$/.exec(text);
  if (!match) return refused('TOY-WORD', `what is ${text}?`, ['R1 lose 1', 'done']);
  const verb = match[2] === 'at' || match[2] === 'en' ? 'at' : 'lose';
  return { verb, unit: match[1]!, n: Number(match[3]) };
}

function complete(typed: string, state: ToyState, language: Language): readonly Completion[] {
  const lose = language === 'fr' ? 'perd' : 'lose';
  return [...state.units.map(({ id }) => `${id} ${lose} 1`), language === 'fr' ? 'fini' : 'done']
    .filter((text) => text.startsWith(typed))
    .map((text) => ({ shown: text, text }));
}
