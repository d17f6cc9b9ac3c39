/** ASK-12, SH-ROUT-04. Which way a unit runs. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Offered } from '../../../kernel/question.ts';
import { nounOf, shortNamesOf } from '../noun.ts';
import type { State } from '../state.ts';
import { asking, button, names, text } from './about.ts';
import { question } from './question.ts';
import { endOf, WAY, type Way, wayMeant } from './way.ts';

export const RUN = question<Way>({
  kind: 'ASK-12',
  clause: 'SH-ROUT-04',
  choice: WAY,
  asks: asking('card-asks-run', { hexes: 'length' }),
  warns: () => [phrase('card-warns-run')],
  words,
  name: nameOf,
  button: (option, now) => run(option, now),
  shorter: (option, now) => [2, 1, 0].map((most) => run(option, now, most)),
  weighs: () => 'survives',
  means: wayMeant,
  presets: ({ fleeToward: place }) => (place === undefined ? [] : [{ value: { say: 'toward', place } }]),
  standing: { events: ['failed'], says: ['toward'] },
  menace: ({ kind }) => kind !== 'fire',
  report: { of: 'flight' },
});

function words(way: Way): Phrase {
  if (way.say === 'toward') return phrase('answer-toward', { to: way.place });
  return phrase('answer-path', { path: way.hexes.join(' '), off: way.off ? 'off' : 'on' });
}

/** Ways off the map read alike, except for the friends they lead through. */
function nameOf({ value, about }: Offered<Way>, now: State): Phrase {
  const way = button(words(value));
  const crossed = names(about, 'crossed');
  if (about['offMap'] !== true || crossed.length === 0) return way;
  return phrase('card-run-name', { way, units: shortNamesOf(now, crossed) });
}

/** Where a run ends and whom it costs: at most so many names, for a button is short. */
function run({ value, about }: Offered<Way>, now: State, most = 3): Phrase {
  const to = endOf(value) ?? '';
  const isOff = about['offMap'] === true;
  const crossed = names(about, 'crossed');
  const ends = text(about, 'endsOn');
  if (ends === '' && crossed.length === 0) return isOff ? phrase('card-run-off') : phrase('card-run', { to });
  const way = isOff ? phrase('card-run-over') : phrase('card-run', { to });
  if (ends !== '') return phrase('card-run-ends', { way, unit: nounOf(now, ends) });
  const units = shortNamesOf(now, crossed.slice(0, most));
  return phrase('card-run-crosses', { way, units, more: crossed.length - units.length });
}
