/**
 * What a commander may reply to any question: the table of replies. Typed answers, answers filed behind a comma and
 * standing orders are read by it, and standing orders are written by it; how an answer is stored and shown is a matter
 * of its own question alone.
 */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { alias, linesOf, lineTable, through } from '../../../kernel/grammar/line.ts';
import { one } from '../../../kernel/grammar/slot.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import type { Half } from '../field/extended.ts';
import type { Presets } from '../order.ts';
import type { State } from '../state.ts';
import { CONDITION_SLOTS, FLEE, PURSUE, type SquareChoice, STAY, type StayOrFlee } from './conditions.ts';
import { HEX, readNumber } from './names.ts';
import { type Reader, readFacing } from './reader.ts';
import { OWN, SLOTS, takesComma, TONGUE } from './slots.ts';
import { refuseWord, sees, shownFacing, shownWord, take, takeWord, upcoming } from './vocabulary.ts';

/** Answers of one word. */
const PLAIN = [
  'stop',
  'noPursue',
  'stayPut',
  'strike',
  'noStrike',
  'none',
  'yes',
  'no',
  'first',
  'second',
  'restrain',
] as const;

type Plain = (typeof PLAIN)[number] | 'hold' | 'square' | 'closedColumn' | 'noFire' | 'attack';

type StandWord = 'line' | 'column' | 'square' | 'closedColumn' | 'skirmish' | 'extend';

export type Reply =
  | { readonly say: Plain }
  /** `pivot`: the half on which an extended line wheels (SH-FACING-10). */
  | { readonly say: 'turn'; readonly facing: Facing; readonly pivot?: Half }
  /** `target`: of the second shot of a double fire. */
  | { readonly say: 'fire'; readonly half?: Half; readonly target?: string }
  /** SH-FORM-24, SH-ROUT-16. */
  | { readonly say: 'keep'; readonly hex: Hex }
  | { readonly say: 'counter'; readonly via: readonly Hex[] }
  | { readonly say: 'evade'; readonly to: Hex }
  /** `asked`: said of a test that has failed or may fail (`if failed ...`). */
  | ({ readonly say: 'stayOrFlee'; readonly ahead: boolean } & StayOrFlee)
  | { readonly say: 'ifSquare'; readonly choice: SquareChoice }
  | ({ readonly say: 'pursue' } & Pick<Presets, 'pursue' | 'toward' | 'support' | 'afterPursuit'>)
  | ({ readonly say: 'friend' } & Help)
  | { readonly say: 'return'; readonly gun?: string }
  /** SH-ORDERS-17 to -20. What a unit does of its own accord when the points are spent, and the gun that goes along. */
  | { readonly say: 'try'; readonly gun?: string }
  | { readonly say: 'charge'; readonly target: string; readonly gun?: string }
  | { readonly say: 'assault'; readonly target: string; readonly from?: Hex; readonly gun?: string }
  /** SH-RALLY-06. The formation and facing of a rallied unit. */
  | { readonly say: 'stand'; readonly formation: StandWord; readonly to?: Hex; readonly facing?: Facing }
  /** SH-PURSUIT-07. Of several enemies met, which. */
  | { readonly say: 'attackAt'; readonly target: string }
  | { readonly say: 'transfer'; readonly strength: number; readonly to: string }
  /** `off`: and off the map (SH-ROUT-14). */
  | { readonly say: 'via'; readonly hexes: readonly Hex[]; readonly off: boolean }
  | { readonly say: 'toward'; readonly place: string };

/** What one friend does: counter along hexes, or fire, an extended line with one half (SH-FORM-13). */
export type HelpDeed = { readonly ifStays?: string } & (
  | { readonly do: 'counter'; readonly via: readonly Hex[] }
  | { readonly do: 'fire'; readonly half?: Half }
);

/** None of them, where no unit is named. */
type Help = {} | ({ readonly unit: string } & HelpDeed);

const HELP_SLOTS = {
  ...SLOTS,
  /** `if 45L stays`. */
  stays: one<State, string>({
    *read(reader): Parse<string> {
      const unit = yield* OWN.read(reader);
      if (!takeWord(reader, 'stay', 'hold')) return yield refuseWord(reader, ['stay']);
      return unit;
    },
    sees: OWN.sees,
    write: (unit, language) => `${unit} ${shownWord('stays', language)}`,
  }),
};
const help = linesOf<HelpDeed, typeof HELP_SLOTS>(HELP_SLOTS);

/** What a friend does, and on what condition: `counter 1510 if 45L stays`. */
export const HELP_DEEDS = lineTable<State, HelpDeed>(
  { ...TONGUE, slots: HELP_SLOTS },
  {
    counter: help.line({ do: 'counter' }, '(via|toward) [{via}] [if {ifStays:stays}]'),
    fire: help.line({ do: 'fire' }, '[{half}] [if {ifStays:stays}]'),
  },
);

interface WayOut {
  readonly hexes: readonly Hex[];
  readonly off: boolean;
}

/** SH-ROUT-14. `1211 1110 off`. */
const WAY = one<State, WayOut>({
  *read(reader): Parse<WayOut> {
    const hexes = sees(reader, 'off') ? [] : yield* SLOTS.via.read(reader);
    return { hexes, off: takeWord(reader, 'off') !== undefined };
  },
  sees: (reader) => sees(reader, 'off') || upcoming(reader)?.kind === 'number',
  write: ({ hexes, off }, language) => [...hexes, ...(off ? [shownWord('off', language)] : [])].join(' '),
});

const REPLY_SLOTS = {
  ...CONDITION_SLOTS,
  hex: HEX,
  own: OWN,
  gun: OWN,
  strength: one<State, number>({ read: readNumber, sees: () => false, write: String }),
  /** SH-RIPOSTE-07. */
  gunToo: one<State, string>({
    *read(reader): Parse<string> {
      take(reader, '+');
      return yield* OWN.read(reader);
    },
    sees: (reader) => upcoming(reader)?.kind === '+',
    write: (gun) => `+${gun}`,
  }),
  /** After a comma or not. */
  face: one<State, Facing>({
    *read(reader): Parse<Facing> {
      takesComma(reader, 'face');
      takeWord(reader, 'face');
      return yield* readFacing(reader);
    },
    sees(reader) {
      const { at } = reader;
      const isNext = takesComma(reader, 'face');
      reader.at = at;
      return isNext;
    },
    write: (facing, language) => `${shownWord('face', language)} ${shownFacing(facing, language)}`,
  }),
  way: WAY,
  viaWay: one<State, WayOut>({
    *read(reader): Parse<WayOut> {
      takeWord(reader, 'via');
      return yield* WAY.read(reader);
    },
    sees: (reader) => sees(reader, 'via') || WAY.sees(reader),
    write: WAY.write,
  }),
  help: one<State, Help>({
    *read(reader): Parse<Help> {
      if (takeWord(reader, 'none', 'hold', 'no')) return {};
      return { unit: yield* OWN.read(reader), ...(yield* HELP_DEEDS.read(reader)) };
    },
    sees: () => false,
    write: (said, language) =>
      'unit' in said ? `${said.unit} ${HELP_DEEDS.write(said, language)}` : shownWord('none', language),
  }),
};

const { line, lineBy } = linesOf<Reply, typeof REPLY_SLOTS>(REPLY_SLOTS);

const NERVE_REPLY = [
  (said: StayOrFlee): Reply => ({ say: 'stayOrFlee', ahead: false, ...said }),
  (reply: Reply) => (reply.say === 'stayOrFlee' && !reply.ahead ? reply : undefined),
] as const;

const TURN = line({ say: 'turn' }, '(toward|face) {facing} [{pivot}]');
const KEEP = line({ say: 'keep' }, '{hex} (stay|hold)');
const VIA = lineBy(
  '{way}',
  ({ way }) => ({ say: 'via', ...way }),
  (reply) => (reply.say === 'via' ? { way: reply } : undefined),
);

export const REPLIES = lineTable<State, Reply>(
  { ...TONGUE, slots: REPLY_SLOTS },
  {
    hold: line({ say: 'hold' }, ''),
    // SH-RALLY-06. A square and a closed column are reactions, where they face no other way.
    square: [line({ say: 'stand', formation: 'square' }, '{facing:face}'), line({ say: 'square' }, '')],
    closedColumn: [
      line({ say: 'stand', formation: 'closedColumn' }, '{facing:face}'),
      line({ say: 'closedColumn' }, ''),
    ],
    noFire: line({ say: 'noFire' }, ''),
    // SH-PURSUIT-07.
    attack: [line({ say: 'attackAt' }, '{target}'), line({ say: 'attack' }, '')],
    ...Object.fromEntries(PLAIN.map((say) => [say, line({ say }, '')])),
    line: line({ say: 'stand', formation: 'line' }, '[{facing:face}]'),
    column: line({ say: 'stand', formation: 'column' }, '[{facing:face}]'),
    skirmish: [
      // SH-SKIRMPASS-05. `skirmishers to 1409`, as the button says it.
      alias(line({ say: 'toward' }, '{place:hex}')),
      line({ say: 'stand', formation: 'skirmish' }, '[{facing:face}]'),
    ],
    extend: line({ say: 'stand', formation: 'extend' }, '{to} [{facing:face}]'),
    fire: [
      // SH-RIPOSTE-07. `fire +3Gz`: the gun that returns fire too.
      alias(line({ say: 'return' }, '{gun:gunToo}')),
      line({ say: 'fire' }, '[{half}] [{target}]'),
    ],
    left: alias(line({ say: 'fire', half: 'left' }, '{target}')),
    right: alias(line({ say: 'fire', half: 'right' }, '{target}')),
    keep: line({ say: 'keep' }, '{hex}'),
    // `the half in 1409 stands`, as in a report.
    half: alias(KEEP),
    stay: through(STAY, ...NERVE_REPLY),
    flee: [lineBy('{viaWay}', ({ viaWay }) => ({ say: 'via', ...viaWay })), through(FLEE, ...NERVE_REPLY)],
    turn: TURN,
    face: alias(TURN),
    counter: line({ say: 'counter' }, '(via|toward) [{via}]'),
    evade: line({ say: 'evade' }, '(toward) {to}'),
    pursue: through(
      PURSUE,
      (said): Reply => ({ say: 'pursue', ...said }),
      (reply) => (reply.say === 'pursue' ? reply : undefined),
    ),
    if: lineBy(
      '{when}',
      ({ when }) =>
        when.ifSquare ? { say: 'ifSquare', choice: when.ifSquare } : { say: 'stayOrFlee', ahead: true, ...when },
      (reply) => {
        if (reply.say === 'ifSquare') return { when: { ifSquare: reply.choice } };
        return reply.say === 'stayOrFlee' && reply.ahead ? { when: reply } : undefined;
      },
    ),
    friend: lineBy(
      '{help}',
      ({ help }) => ({ say: 'friend', ...help }),
      (reply) => (reply.say === 'friend' ? { help: reply } : undefined),
    ),
    return: line({ say: 'return' }, '[{gun:gunToo}]'),
    transfer: line({ say: 'transfer' }, '{strength} to {to:own}'),
    try: line({ say: 'try' }, '[with {gun}]'),
    charge: line({ say: 'charge' }, '{target} [with {gun}]'),
    assault: line({ say: 'assault' }, '{target} [from {from}] [with {gun}]'),
    via: VIA,
    toward: line({ say: 'toward' }, '{place}'),
  },
);

/** One answer, up to a comma or the end. */
export function* readReply(reader: Reader): Parse<Reply> {
  if (upcoming(reader)?.kind === 'number') return yield* REPLIES.readBehind(reader, 'via');
  // `form square`, as the button says it.
  takeWord(reader, 'form');
  return yield* REPLIES.readOne(reader);
}
