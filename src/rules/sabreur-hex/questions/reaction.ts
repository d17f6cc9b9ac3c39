/** ASK-06, SH-REACT-01, -02. What a unit does that is charged or assaulted. */
import { distance } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Offered, Posed } from '../../../kernel/question.ts';
import type { Reply } from '../language/reply.ts';
import { isArtillery, isCavalry, type State } from '../state.ts';
import { button, chanceOnly, isEven, number, odds, strengthOf, text, unitOf } from './about.ts';
import { isAssault, whoAttacks } from './attack-words.ts';
import { question } from './question.ts';
import { answersAhead } from './reaction-ahead.ts';
import { costOfFailure, whyFew } from './reaction-warns.ts';
import { FACING, forms, HALF, HEX, PATH } from './slots.ts';
import { turnWords } from './turn-words.ts';

const CHOICE = forms(
  {
    hold: 'hold',
    square: 'square',
    closedColumn: 'closedColumn',
    fire: 'fire[ {half}]',
    turn: 'turn {facing}[ on {pivot}]',
    counter: 'counter[ {via}]',
    evade: 'evade[ {to}]',
    flee: 'flee',
  },
  { half: HALF, facing: FACING, pivot: HALF, via: PATH, to: HEX },
);

export type Reaction = NonNullable<ReturnType<typeof CHOICE.parse>>;

function words(said: Reaction): Phrase {
  switch (said.say) {
    case 'closedColumn':
      return phrase('answer-closed-column');
    case 'fire':
      return said.half === undefined ? phrase('answer-fire') : phrase('answer-fire-half', { half: said.half });
    case 'turn':
      return phrase('answer-turn', { facing: phrase(`facing-${said.facing}`), pivot: said.pivot ?? 'none' });
    case 'evade':
      return phrase('answer-evade', { to: said.to ?? '' });
    case 'hold':
    case 'square':
    case 'counter':
    case 'flee':
      return phrase(`answer-${said.say}`);
  }
}

export const REACTION = question<Reaction>({
  kind: 'ASK-06',
  clause: 'SH-REACT-02',
  choice: CHOICE,
  asks: (asked, now) =>
    phrase(isAssault(asked) ? 'card-asks-reaction-assault' : 'card-asks-reaction', {
      ...unitOf(asked, now),
      strength: strengthOf(now, asked.unit ?? ''),
      ...whoAttacks(asked, now),
      distance: number(asked.about, 'distance'),
    }),
  asksOn: () => 'card-asks-reaction-on',
  warns: (asked, now) => [...costOfFailure(asked, now, words), ...whyFew(asked, now)],
  words,
  button(option, now, asked) {
    const what = whatOf(option, now, asked);
    if (option.value.say === 'flee') return phrase('card-flee', { what });
    return typeof option.about['needs'] === 'number' ? odds(option, what) : phrase('card-no-test', { what });
  },
  shorter: (option, now, asked) => chanceOnly(option, whatOf(option, now, asked)),
  isGrave: ({ value }) => value.say === 'flee',
  // SH-REACT-09, SH-EVADE-01. Rotations and evasions have many variants, so they share a menu.
  menu: ({ value: { say } }) => (say === 'turn' || say === 'evade' ? phrase(`card-menu-${say}`) : undefined),
  ahead: answersAhead,
  doctrine: { regulation: (asked, now) => drilled(asked, now) ?? one(asked, 'hold'), bold },
  whose: 'passive',
  means,
  standing: {
    events: ['charged', 'assaulted', 'attacked'],
    says: ['hold', 'square', 'closedColumn', 'fire', 'turn', 'counter', 'evade', 'evadeFar'],
    values: (reply, { options }) =>
      reply.say === 'evadeFar'
        ? [options.find(({ value }) => value.say === 'evade')?.value ?? { say: 'evade' }]
        : undefined,
  },
  menace: ({ kind }) => kind !== 'fire',
  report: {
    place: 'line',
    isUntold: (said, { who }) => who === 'person' && !['turn', 'evade'].includes(said.say) && !isParticular(said),
  },
});

/** Of a half, or along a way. */
function isParticular(said: Reaction): boolean {
  return (said.say === 'fire' && said.half !== undefined) || (said.say === 'counter' && said.via !== undefined);
}

function whatOf({ value, ...option }: Offered<Reaction>, now: State, asked: Posed<Reaction>): Phrase {
  const what = words(value);
  return (value.say === 'turn' && turnWords(what, option, asked, now)) || button(what);
}

function means(reply: Reply): Reaction | undefined {
  if (reply.say === 'none' || reply.say === 'no') return { say: 'hold' };
  if (reply.say === 'return') return { say: 'fire' };
  if (reply.say === 'fire') return reply.target === undefined ? { say: 'fire', half: reply.half } : undefined;
  if (reply.say === 'counter') return { say: 'counter', via: reply.via.length === 0 ? undefined : reply.via };
  if (reply.say === 'hold' || reply.say === 'square' || reply.say === 'closedColumn') return { say: reply.say };
  if (reply.say === 'turn' || reply.say === 'evade') return reply;
  // `if failed stay` says nothing of what to do first.
  if (reply.say !== 'stayOrFlee' || reply.ahead || typeof reply.ifFailed === 'object') return undefined;
  return { say: reply.ifFailed === 'flee' ? 'flee' : 'hold' };
}

/** SH-REACT-03 to -09. The regulation reaction of a charged unit. */
function drilled(asked: Posed<Reaction>, now: State): Reaction | undefined {
  const unit = now.units.find(({ id }) => id === asked.unit);
  const charger = now.units.find(({ id }) => id === text(asked.about, 'charger'));
  if (!unit) return undefined;
  if (isArtillery(unit)) return one(asked, 'fire');
  if (unit.formation === 'skirmish') return farthest(asked, (charger ?? unit).at);
  if (!charger || !isCavalry(charger)) return undefined;
  return one(asked, 'square') ?? one(asked, 'closedColumn');
}

/** SH-EVADE-03. The farthest from the charger. */
function farthest({ options }: Posed<Reaction>, from: string): Reaction | undefined {
  const ways = options.flatMap(({ value }) => (value.say === 'evade' && value.to !== undefined ? [value] : []));
  const far = ({ to }: (typeof ways)[number]) => distance(from, to!);
  const [first] = ways;
  return first && ways.reduce((best, way) => (far(way) > far(best) ? way : best), first);
}

/** Fire where there is any chance; a countercharge where it is even; else square, else stand. */
function bold(asked: Posed<Reaction>): Reaction | undefined {
  const { options } = asked;
  const eager =
    options.find(({ value, about }) => value.say === 'fire' && about['chance'] !== 0) ??
    options.find((option) => option.value.say === 'counter' && isEven(option));
  return eager?.value ?? one(asked, 'square') ?? one(asked, 'closedColumn') ?? one(asked, 'hold');
}

function one({ options }: Posed<Reaction>, say: Reaction['say']): Reaction | undefined {
  return options.find(({ value }) => value.say === say)?.value;
}
