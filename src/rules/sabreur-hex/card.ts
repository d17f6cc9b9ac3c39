/** Questions as their cards show them: what is asked, what failure costs, and what each answer means and risks. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked, Json, Option } from '../../kernel/play.ts';
import type { Card } from '../../kernel/ruleset.ts';
import { nounOf } from './noun.ts';
import { isArtillery, type State } from './state.ts';
import { answerWords } from './tell/answers.ts';

type About = { readonly [key: string]: Json };

/** What a kind of question asks, and which of its answers are grave. */
interface Kind {
  readonly asks: (asked: Asked, now: State) => Phrase;
  readonly warns?: (asked: Asked, now: State) => readonly Phrase[];
  readonly says: (option: Option, now: State) => Phrase;
  readonly isGrave?: (option: Option) => boolean;
}

export function card(asked: Asked, now: State): Card {
  const kind = KINDS[asked.kind] ?? OTHER;
  return {
    asks: kind.asks(asked, now),
    warns: kind.warns?.(asked, now) ?? [],
    options: asked.options.map((option) => ({
      text: option.text,
      says: kind.says(option, now),
      grave: kind.isGrave?.(option) ?? false,
    })),
  };
}

/** The unit asked, and with the strength it has. */
function about(asked: Asked, now: State): { unit: Phrase['args'] & object; strength: number } {
  const id = asked.unit ?? '';
  return { unit: { unit: nounOf(now, id) }, strength: strengthOf(now, id) };
}

function strengthOf(now: State, id: string): number {
  return now.units.find((unit) => unit.id === id)?.strength ?? 0;
}

function number(from: About, key: string): number {
  const value = from[key];
  return typeof value === 'number' ? value : 0;
}

function text(from: About, key: string): string {
  const value = from[key];
  return typeof value === 'string' ? value : '';
}

function names(from: About, key: string): readonly string[] {
  const value = from[key];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function capital(what: Phrase): Phrase {
  return phrase('card-answer', { what });
}

function bare(option: Option, now: State): Phrase {
  return capital(answerWords(now, option.text));
}

/** ASK-06. A reaction: the total it needs and its chance, or that it takes no test. */
function reaction(option: Option, now: State): Phrase {
  const what = bare(option, now);
  if (option.text === 'flee') return phrase('card-flee', { what });
  if (option.about['noTest'] === true || typeof option.about['needs'] !== 'number') {
    return phrase('card-no-test', { what });
  }
  const needs = number(option.about, 'needs');
  return needs < 2
    ? phrase('card-hopeless', { what })
    : phrase('card-needs', { what, needs, chance: number(option.about, 'chance') });
}

/** SH-MORALE-20. What a bad throw costs, by example: a nine, or whatever just fails. */
function costOfFailure(asked: Asked, now: State): readonly Phrase[] {
  const tested = asked.options.find((option) => typeof option.about['needs'] === 'number');
  const target = now.units.find((unit) => unit.id === asked.unit);
  if (!tested || !target) return [];
  const needs = number(tested.about, 'needs');
  if (needs >= 12) return [];
  const total = Math.max(9, needs + 1);
  const guns = isArtillery(target) ? 'guns' : 'others';
  return [phrase('card-cost-of-failure', { what: bare(tested, now), total, lost: total - needs, guns })];
}

/** ASK-10. Stay with what is left, or flee. */
function nerve(option: Option, now: State): Phrase {
  const what = bare(option, now);
  if (option.text === 'flee') return phrase('card-flee', { what });
  const left = number(option.about, 'left');
  return left > 0
    ? phrase('card-stay', { what, strength: number(option.about, 'strength'), left })
    : phrase('card-stay-dies', { what, strength: number(option.about, 'strength') });
}

/** ASK-12. Where a run ends and whom it costs: at most three names, for a button is short. */
function run(option: Option, now: State): Phrase {
  const to = option.text.split(' ').findLast((word) => /^\d{4}$/.test(word)) ?? '';
  const way = option.about['offMap'] === true ? phrase('card-run-off') : phrase('card-run', { to });
  const crossed = names(option.about, 'crossed');
  const ends = text(option.about, 'endsOn');
  if (ends !== '') return phrase('card-run-ends', { way, unit: nounOf(now, ends) });
  if (crossed.length === 0) return way;
  const units = crossed.slice(0, 3).map((id) => phrase('card-id', { unit: nounOf(now, id) }));
  return phrase('card-run-crosses', { way, units, more: crossed.length - units.length });
}

/** ASK-04, ASK-05. The units that may act of their own accord. */
function late(asked: Asked, now: State): { units: readonly Phrase[]; count: number } {
  const ids = names(asked.about, 'units');
  return { units: ids.map((id) => phrase('card-unit', { unit: nounOf(now, id) })), count: ids.length };
}

/** What a test needs and its chance, or an act without one. */
function odds(option: Option, now: State): Phrase {
  const what = bare(option, now);
  if (typeof option.about['needs'] !== 'number') return what;
  const needs = number(option.about, 'needs');
  if (needs < 2) return phrase('card-hopeless', { what });
  return phrase('card-needs', { what, needs, chance: number(option.about, 'chance') });
}

const KINDS: Readonly<Record<string, Kind>> = {
  'ASK-01': {
    asks: () => phrase('card-asks-formula'),
    says: bare,
  },
  'ASK-04': {
    asks: (asked, now) => phrase('card-asks-restrain', late(asked, now)),
    warns: () => [phrase('card-warns-restrain')],
    says: odds,
  },
  'ASK-05': {
    asks: (asked, now) => phrase('card-asks-initiative', late(asked, now)),
    says: (option, now) => (option.text === 'none' ? phrase('card-initiative-none') : odds(option, now)),
  },
  'ASK-06': {
    asks: (asked, now) => {
      const charger = text(asked.about, 'charger');
      return phrase('card-asks-reaction', {
        ...about(asked, now).unit,
        strength: about(asked, now).strength,
        charger: nounOf(now, charger),
        against: strengthOf(now, charger),
        distance: number(asked.about, 'distance'),
      });
    },
    warns: costOfFailure,
    says: reaction,
    isGrave: (option) => option.text === 'flee',
  },
  'ASK-08': {
    asks: (asked, now) =>
      phrase(asked.about['square'] === true ? 'card-asks-attack-square' : 'card-asks-attack', {
        ...about(asked, now).unit,
        target: nounOf(now, text(asked.about, 'target')),
      }),
    says: bare,
  },
  'ASK-09': {
    asks: (asked, now) =>
      phrase('card-asks-strike', { ...about(asked, now).unit, target: nounOf(now, text(asked.about, 'at')) }),
    says: bare,
  },
  'ASK-10': {
    asks: (asked, now) =>
      phrase('card-asks-nerve', { ...about(asked, now).unit, excess: number(asked.about, 'excess') }),
    warns: () => [phrase('card-warns-flight')],
    says: nerve,
    isGrave: (option) => option.text === 'flee' || option.about['left'] === 0,
  },
  'ASK-11': {
    asks: (asked, now) => phrase('card-asks-facing', about(asked, now).unit),
    says: bare,
  },
  'ASK-12': {
    asks: (asked, now) => phrase('card-asks-run', { ...about(asked, now).unit, hexes: number(asked.about, 'length') }),
    warns: () => [phrase('card-warns-run')],
    says: run,
  },
  'ASK-13': {
    asks: (asked, now) =>
      phrase('card-asks-transfer', {
        ...about(asked, now).unit,
        strength: number(asked.about, 'strength'),
        lost: number(asked.about, 'losses'),
      }),
    warns: () => [phrase('card-warns-transfer')],
    says: (option, now) => (option.text === 'none' ? phrase('card-transfer-none') : bare(option, now)),
  },
  'ASK-14': {
    asks: (asked, now) =>
      phrase('card-asks-return', { ...about(asked, now).unit, target: nounOf(now, text(asked.about, 'at')) }),
    says: bare,
  },
};

/** A question without a card of its own: its answers as they are typed. */
const OTHER: Kind = {
  asks: (asked, now) =>
    asked.unit === undefined ? phrase('card-asks-side') : phrase('card-asks-unit', { unit: nounOf(now, asked.unit) }),
  says: bare,
};
