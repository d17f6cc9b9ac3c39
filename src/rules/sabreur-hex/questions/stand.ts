/** ASK-19, SH-RALLY-06, SH-Q-38. The formation and facing of a unit that has overcome its panic. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Slot } from '../../../kernel/text/forms.ts';
import type { Reader } from '../language/reader.ts';
import type { Reply } from '../language/reply.ts';
import { refuseWord, shownWord, takeWord } from '../language/vocabulary.ts';
import { asking } from './about.ts';
import { question } from './question.ts';
import { FACING, forms, HEX } from './slots.ts';

const FORMATIONS = ['column', 'line', 'square', 'closedColumn', 'skirmish'] as const;

type Formation = (typeof FORMATIONS)[number];

const FORMATION: Slot<Reader, Formation> = {
  shape: FORMATIONS.map((each) => shownWord(each, 'en')).join('|'),
  parse: (text) => FORMATIONS.find((each) => shownWord(each, 'en') === text)!,
  write: shownWord,
  *read(reader) {
    const formation = takeWord(reader, ...FORMATIONS);
    if (!formation) return yield refuseWord(reader, FORMATIONS);
    return formation;
  },
};

const FORMS = {
  face: 'face {facing}',
  stand: '{formation}[ face {facing}]',
  extend: 'extend {to}[ face {facing}]',
} as const;
const SLOTS = { formation: FORMATION, facing: FACING, to: HEX };
const CHOICE = forms(FORMS, SLOTS);

/** Of cavalry the facing alone; `extend`: over that hex too. */
export type Stance = NonNullable<ReturnType<typeof CHOICE.parse>>;

function words(said: Stance): Phrase {
  if (said.facing === undefined) return phrase('answer-other', { text: CHOICE.write(said, 'en') });
  const facing = phrase(`facing-${said.facing}`);
  if (said.say === 'face') return phrase('answer-face', { facing });
  const formation = said.say === 'extend' ? 'extendedLine' : said.formation;
  const args = { formation: phrase(`formation-${formation}`), facing };
  return said.say === 'extend' ? phrase('answer-stand-over', { ...args, to: said.to }) : phrase('answer-stand', args);
}

export const STAND = question<Stance>({
  kind: 'ASK-19',
  clause: 'SH-RALLY-06',
  choice: CHOICE,
  asks: asking('card-asks-stand'),
  words,
  shown: forms({ ...FORMS, face: 'turn {facing}' }, SLOTS).write,
  // Of the usual formation the other facings, in one menu.
  menu({ value }, { options: [usual] }) {
    if (!usual || usual.value === value || formOf(value) !== formOf(usual.value)) return undefined;
    return phrase('card-menu-facing');
  },
  means,
  standing: { says: ['stand'] },
});

function formOf(said: Stance): string {
  if (said.say === 'face') return CHOICE.write(said, 'en');
  return said.say === 'extend' ? said.to : said.formation;
}

function means(reply: Reply): Stance | undefined {
  if (reply.say === 'turn') return { say: 'face', facing: reply.facing };
  if (reply.say === 'square' || reply.say === 'closedColumn') return { say: 'stand', formation: reply.say };
  if (reply.say !== 'stand') return undefined;
  const { formation, facing, to } = reply;
  if (formation !== 'extend') return { say: 'stand', formation, facing };
  return to === undefined ? undefined : { say: 'extend', to, facing };
}
