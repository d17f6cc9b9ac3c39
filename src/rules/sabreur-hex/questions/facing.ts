/** ASK-11, SH-ROUT-03, -05. Which way a unit faces that runs. */
import { POINTS } from '../../../hex/facing.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Offered } from '../../../kernel/question.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import { type Reader, readFacing } from '../language/reader.ts';
import type { Reply } from '../language/reply.ts';
import { upcoming } from '../language/vocabulary.ts';
import { asking, button, number } from './about.ts';
import { question } from './question.ts';
import { FACING, forms, PLACE } from './slots.ts';

const FORMS = { face: 'face {facing}', toward: 'toward {place}' } as const;
const SLOTS = { facing: FACING, place: PLACE };
const CHOICE = forms(FORMS, SLOTS);

export type RoutFacing = NonNullable<ReturnType<typeof CHOICE.parse>>;

function words(said: RoutFacing) {
  if (said.say === 'toward') return phrase('answer-other', { text: CHOICE.write(said, 'en') });
  return phrase('answer-face', { facing: phrase(`facing-${said.facing}`) });
}

/** A way to face in flight, and how often it leads to harm. */
function risk({ value, about }: Offered<RoutFacing>, id: string) {
  return phrase(id, { what: button(words(value)), bad: number(about, 'bad') });
}

export const ROUT_FACING = question<RoutFacing>({
  kind: 'ASK-11',
  clause: 'SH-ROUT-03',
  choice: CHOICE,
  asks: asking('card-asks-facing'),
  asksOn: () => 'card-asks-facing-on',
  warns: () => [phrase('card-warns-run')],
  words,
  shown: forms({ ...FORMS, face: 'turn {facing}' }, SLOTS).write,
  button: (option) => risk(option, 'card-facing'),
  shorter: (option) => [risk(option, 'card-facing-short')],
  weighs: () => 'survives',
  means(reply: Reply): RoutFacing | undefined {
    if (reply.say === 'turn') return { say: 'face', facing: reply.facing };
    return reply.say === 'toward' ? reply : undefined;
  },
  begins: readPoint,
  presets: ({ fleeToward: place }) => (place === undefined ? [] : [{ value: { say: 'toward', place } as const }]),
  standing: { events: ['failed'], says: ['toward'] },
  menace: ({ kind }) => kind !== 'fire',
  report: { of: 'flight' },
});

/** Ways to write a facing that may be used alone. */
const ALONE: ReadonlySet<string> = new Set([
  ...POINTS.map((point) => point.toLowerCase()),
  'so',
  'no',
  'nord',
  'sud',
  'north',
  'south',
]);

/** A facing may be used alone where one is asked for. */
function* readPoint(reader: Reader, other: string | undefined): Parse<Reply | undefined> {
  const isAlone = reader.tokens.length - reader.at <= 2;
  const word = upcoming(reader)?.text ?? reader.tokens.at(-1)?.text ?? '';
  if (other !== undefined || !isAlone || !ALONE.has(word)) return undefined;
  return { say: 'turn', facing: yield* readFacing(reader) };
}
