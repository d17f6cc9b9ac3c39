/** Questions as their cards show them: what is asked, what failure costs, and what each answer means and risks. */
import { AGREEMENT, agreementCard } from '../../kernel/hand.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked, Option } from '../../kernel/play.ts';
import type { Card } from '../../kernel/ruleset.ts';
import { aheadOf, ATTACK_KINDS } from './card-attack.ts';
import { KEEP, SECOND_SHOT } from './card-halves.ts';
import { about, bare, chanceOnly, type Kind, names, number, odds, text } from './card-kind.ts';
import { placesOf } from './card-places.ts';
import { FIRST_MOVE } from './deploy/first.ts';
import { nounOf } from './noun.ts';
import type { State } from './state.ts';

export function card(asked: Asked, now: State): Card {
  if (asked.kind === AGREEMENT) return agreementCard(asked.about);
  const kind = KINDS[asked.kind] ?? OTHER;
  const places = placesOf(asked, now);
  const asks = kind.asks(asked, now);
  return {
    asks,
    ...asksOn(asks),
    warns: kind.warns?.(asked, now) ?? [],
    options: asked.options.map((option, index) => ({
      text: option.text,
      says: kind.says(option, now, asked),
      shorter: kind.shorter?.(option, now, asked) ?? [],
      name: bare(option, now),
      grave: kind.isGrave?.(option) ?? false,
      ...withMenu(kind.menu?.(option, asked)),
      ...(places[index] && { place: places[index] }),
    })),
    ...(asked.kind === 'ASK-06' && { ahead: aheadOf(asked, now) }),
    weighs: kind.weighs?.(asked, now) ?? 'holds',
  };
}

/** Questions of which a post that has told the charge, the shot or the test has said the first half. */
const SHORTER: Readonly<Record<string, string>> = {
  'card-asks-reaction': 'card-asks-reaction-on',
  'card-asks-reaction-assault': 'card-asks-reaction-on',
  'card-asks-help': 'card-asks-help-on',
  'card-asks-attack': 'card-asks-attack-on',
  'card-asks-attack-square': 'card-asks-attack-square-on',
  'card-asks-strike': 'card-asks-strike-on',
  'card-asks-nerve': 'card-asks-nerve-on',
  'card-asks-facing': 'card-asks-facing-on',
  'card-asks-pursuit': 'card-asks-pursuit-on',
  'card-asks-return': 'card-asks-return-on',
};

/** SH-Q-52. To help a target that has given way needs all the words. */
function asksOn({ id, args = {} }: Phrase): Pick<Card, 'asksOn'> {
  const shorter = args['stands'] === 'no' ? undefined : SHORTER[id];
  return shorter === undefined ? {} : { asksOn: phrase(shorter, args) };
}

function withMenu(menu: Phrase | undefined): { readonly menu?: Phrase } {
  return menu ? { menu } : {};
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

/** ASK-12. Where a run ends and whom it costs: at most so many names, for a button is short. */
function run(option: Option, now: State, most = 3): Phrase {
  const to = option.text.split(' ').findLast((word) => /^\d{4}$/.test(word)) ?? '';
  const isOff = option.about['offMap'] === true;
  const crossed = names(option.about, 'crossed');
  const ends = text(option.about, 'endsOn');
  if (ends === '' && crossed.length === 0) return isOff ? phrase('card-run-off') : phrase('card-run', { to });
  const way = isOff ? phrase('card-run-over') : phrase('card-run', { to });
  if (ends !== '') return phrase('card-run-ends', { way, unit: nounOf(now, ends) });
  const units = crossed.slice(0, most).map((id) => phrase('card-id', { unit: nounOf(now, id) }));
  return phrase('card-run-crosses', { way, units, more: crossed.length - units.length });
}

/** ASK-11. A way to face in flight, and how often it leads to harm. */
function facing(option: Option, now: State, id = 'card-facing'): Phrase {
  return phrase(id, { what: bare(option, now), bad: number(option.about, 'bad') });
}

/** ASK-19. Of the usual formation the other facings, in one menu. */
function facedOtherwise({ text: each }: Option, { options: [usual] }: Asked): Phrase | undefined {
  const formation = (said: string) => said.split(' face ')[0]!;
  if (!usual || each === usual.text || formation(each) !== formation(usual.text)) return undefined;
  return phrase('card-menu-facing');
}

/** ASK-04, ASK-05. The units that may act of their own accord. */
function late(asked: Asked, now: State): { units: readonly Phrase[]; count: number } {
  const ids = names(asked.about, 'units');
  return { units: ids.map((id) => phrase('card-unit', { unit: nounOf(now, id) })), count: ids.length };
}

/** SH-ORDERS-19. Who has failed the test can only choose whom it attacks. */
function mayRestrain(asked: Asked): boolean {
  return asked.options.some((option) => option.text.endsWith(' restrain'));
}

/** ASK-16. Where a pursuit ends, and whom it meets there: at most three names. */
function chase(option: Option, now: State): Phrase {
  const to = option.text.split(' ').at(-1)!;
  const contacts = names(option.about, 'contacts').slice(0, 3);
  if (contacts.length === 0) return phrase('card-run', { to });
  const units = contacts.map((id) => phrase('card-id', { unit: nounOf(now, id) }));
  return phrase('card-run-meets', { to, units });
}

const KINDS: Readonly<Record<string, Kind>> = {
  [FIRST_MOVE]: {
    asks: () => phrase('card-asks-first'),
    says: bare,
  },
  'ASK-01': {
    asks: () => phrase('card-asks-formula'),
    // SH-ORDERS-05, SH-Q-13.
    warns: () => [phrase('card-warns-points')],
    says: bare,
  },
  'ASK-04': {
    asks: (asked, now) => phrase(mayRestrain(asked) ? 'card-asks-restrain' : 'card-asks-unleashed', late(asked, now)),
    warns: (asked) => (mayRestrain(asked) ? [phrase('card-warns-restrain')] : []),
    says: odds,
    shorter: (option, now) => chanceOnly(option, bare(option, now)),
  },
  'ASK-05': {
    asks: (asked, now) => phrase('card-asks-initiative', late(asked, now)),
    says: (option, now) => (option.text === 'none' ? phrase('card-initiative-none') : odds(option, now)),
    shorter: (option, now) => chanceOnly(option, bare(option, now)),
  },
  ...ATTACK_KINDS,
  'ASK-09': {
    asks: (asked, now) =>
      phrase('card-asks-strike', { ...about(asked, now).unit, target: nounOf(now, text(asked.about, 'at')) }),
    says: bare,
    weighs: () => 'costs',
  },
  'ASK-10': {
    asks: (asked, now) =>
      phrase('card-asks-nerve', { ...about(asked, now).unit, excess: number(asked.about, 'excess') }),
    warns: () => [phrase('card-warns-flight')],
    says: nerve,
    weighs: () => 'survives',
    isGrave: (option) => option.text === 'flee' || option.about['left'] === 0,
  },
  'ASK-11': {
    asks: (asked, now) => phrase('card-asks-facing', about(asked, now).unit),
    warns: () => [phrase('card-warns-run')],
    says: (option, now) => facing(option, now),
    shorter: (option, now) => [facing(option, now, 'card-facing-short')],
    weighs: () => 'survives',
  },
  'ASK-12': {
    asks: (asked, now) => phrase('card-asks-run', { ...about(asked, now).unit, hexes: number(asked.about, 'length') }),
    warns: () => [phrase('card-warns-run')],
    says: (option, now) => run(option, now),
    shorter: (option, now) => [2, 1, 0].map((most) => run(option, now, most)),
    weighs: () => 'survives',
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
    weighs: () => 'survives',
  },
  'ASK-14': {
    asks: (asked, now) =>
      phrase('card-asks-return', { ...about(asked, now).unit, target: nounOf(now, text(asked.about, 'at')) }),
    says: bare,
    weighs: () => 'costs',
  },
  'ASK-15': {
    asks: (asked, now) =>
      phrase('card-asks-pursuit', { ...about(asked, now).unit, target: nounOf(now, text(asked.about, 'target')) }),
    warns: () => [phrase('card-warns-pursuit')],
    says: bare,
  },
  'ASK-16': {
    asks: (asked, now) =>
      phrase('card-asks-chase', { ...about(asked, now).unit, hexes: number(asked.about, 'length') }),
    says: chase,
  },
  'ASK-17': {
    asks: (asked, now) =>
      phrase('card-asks-blow', { ...about(asked, now).unit, target: nounOf(now, text(asked.about, 'target')) }),
    warns: () => [phrase('card-warns-blow')],
    says: bare,
  },
  'ASK-18': {
    asks: (asked, now) =>
      phrase('card-asks-aside', {
        ...about(asked, now).unit,
        skirmishers: nounOf(now, text(asked.about, 'skirmishers')),
      }),
    says: bare,
  },
  'ASK-19': {
    asks: (asked, now) => phrase('card-asks-stand', about(asked, now).unit),
    says: bare,
    menu: facedOtherwise,
  },
  'ASK-20': KEEP,
  'ASK-21': SECOND_SHOT,
};

/** A question without a card of its own: its answers as they are typed. */
const OTHER: Kind = {
  asks: (asked, now) =>
    asked.unit === undefined ? phrase('card-asks-side') : phrase('card-asks-unit', { unit: nounOf(now, asked.unit) }),
  says: bare,
};
