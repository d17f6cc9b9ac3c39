/** Units as a person names them: one by one, or a whole brigade. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Refusal, Side } from '../../kernel/play.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { ownerOf } from './commanders.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { no } from '../battle/voice.ts';

/** What can be given and taken as one thing. */
export interface Body {
  /** Its name in a command. */
  readonly name: string;
  readonly says: Phrase;
  readonly units: readonly string[];
}

/** The brigades of a side, then its units. */
export function bodiesOf({ rules, state, ...seated }: LoadedBattle, side: Side): readonly Body[] {
  const units = rules.units(state).filter((unit) => unit.side === side);
  const there = new Set(units.map(({ name }) => name));
  const brigades = (rules.brigades?.(state) ?? []).filter((brigade) => brigade.side === side);
  const owner = (unit: string) => phrase('seat-name', { who: ownerOf(seated, side, unit)?.name ?? '' });
  return [
    ...brigades.map(({ name, says, units: members }) => {
      const left = members.filter((id) => there.has(id));
      return {
        name,
        units: left,
        says: phrase('seat-brigade', { brigade: says, units: left.map((id) => phrase('seat-unit', { id })) }),
      };
    }),
    ...units.map(({ name, says }) => ({
      name,
      says: phrase('seat-unit-of', { unit: says, who: owner(name) }),
      units: [name],
    })),
  ].filter(({ units: members }) => members.length > 0);
}

/** Names separated by spaces or commas; a brigade by its whole name. */
export function readUnits(loaded: LoadedBattle, side: Side, typed: string): readonly string[] | Refusal {
  const bodies = bodiesOf(loaded, side);
  const found: string[] = [];
  let rest = typed.replace(/[,;\s]+/g, ' ').trim();
  while (rest !== '') {
    const body = longest(bodies, rest);
    if (!body) return no(phrase('seat-no-unit', { unit: quoted(rest.split(' ')[0]!.slice(0, 40)) }));
    found.push(...body.units);
    rest = rest.slice(body.name.length).trim();
  }
  return found.length === 0 ? no(phrase('seat-no-units')) : [...new Set(found)];
}

function longest(bodies: readonly Body[], text: string): Body | undefined {
  const fitting = bodies.filter(({ name }) => `${fold(text)} `.startsWith(`${fold(name)} `));
  return fitting.toSorted((a, b) => b.name.length - a.name.length)[0];
}

function fold(text: string): string {
  return text.toLowerCase();
}
