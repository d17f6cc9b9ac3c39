/** The odds as bars: a row for each answer, with the outcome for the target, or for the acting unit. */
import type { OddsLot, OddsShown } from '../../host/verbs/odds/odds.ts';
import { sideName } from '../../host/battle/voice.ts';
import { FATES, type Fate } from '../../kernel/outlook.ts';
import { percentOf } from '../../kernel/percent.ts';
import { phrase } from '../../kernel/phrase.ts';
import type { Bar, Block, Page } from '../../scene/page.ts';
import { type Alike, alike, shortly, together } from './odds-alike.ts';
import { fatesOf, ofUnit, plainly, type Say } from './odds-words.ts';

const LOOK_OF: Readonly<Record<Fate, Bar['parts'][number]['look']>> = {
  destroyed: 'dark',
  routs: 'striped',
  retires: 'dotted',
  stays: 'lined',
  holds: 'full',
};

/** The most answers shown. */
const ROWS = 30;

export function oddsPage(say: Say, shown: OddsShown): Page {
  const { actor, target, asked, by, order, lots, attempt } = shown;
  const whom = target ?? { unit: actor, side: by };
  const bars = alike(lots)
    .slice(0, ROWS)
    .map((each) => rowOf(say, whom, each, target ? each.lot.target : each.lot.actor, attempt));
  const isAsked = lots[0]?.answer !== undefined;
  const answers = isAsked ? plainly(say(phrase('odds-chart-answers', { unit: asked ?? whom.unit }))) : '';
  const head = [answers, '', say(phrase('odds-chart-loses', { side: sideName(whom.side) }))];
  const met = FATES.filter((fate) => lots.some((lot) => (target ? lot.target : lot.actor)?.[fate]));
  return {
    kind: 'page',
    title: plainly(say(phrase('odds-chart-of', { unit: whom.unit }))),
    subtitle: '',
    theme: 'day',
    across: 1,
    isLarge: true,
    blocks: [
      { title: '', head, rows: bars.map(({ cells }) => cells), alts: bars.map(({ alt }) => alt), notes: [] },
      legendOf(say, whom.side, met.toReversed(), attempt),
    ],
    alt: plainly(say(phrase('odds-chart-alt', { order, unit: whom.unit }))),
  };
}

function rowOf(
  say: Say,
  { unit, side }: NonNullable<OddsShown['target']>,
  { lot: { tries, losses }, answers }: Alike,
  fates: OddsLot['target'],
  attempt: OddsShown['attempt'],
): { readonly cells: Block['rows'][number]; readonly alt: string } {
  const came = fates ?? { destroyed: 0, routs: 0, retires: 0, stays: 0, holds: 0 };
  const parts = FATES.map((fate) => {
    const share = Math.min(1, came[fate] / tries);
    return { look: LOOK_OF[fate], share, label: plainly(say(percentOf(share))) };
  });
  const name = answers.length === 0 ? unit : shortly(say, answers);
  const aloud = answers.length === 0 ? unit : together(answers);
  const mean = say(phrase('odds-chart-mean', { n: Math.round(10 * losses[side].mean) / 10 }));
  return {
    cells: [name, { bar: { side, parts } }, mean],
    alt: plainly(say(ofUnit(aloud, fatesOf(came, tries, attempt)!))),
  };
}

/** The legend, two entries per row, only those in use. */
function legendOf(say: Say, side: Bar['side'], fates: readonly Fate[], attempt: OddsShown['attempt']): Block {
  const cells = fates.map((fate) => [
    { bar: { side, parts: [{ look: LOOK_OF[fate], share: 1 }], isSwatch: true } },
    say(phrase(`odds-chart-legend-${fate}`, { attempt: attempt ?? 'none' })),
  ]);
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) => cells.slice(2 * i, 2 * i + 2).flat());
  return { title: '', head: [], rows, alts: rows.map(() => ''), notes: [] };
}
