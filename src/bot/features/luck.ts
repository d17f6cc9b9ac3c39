/** Each side's luck, shown privately: a small table of dice results and one sentence. */
import { type Fortunes, type Lot, type LuckOfSide, type LuckShown, WITHIN } from '../../host/verbs/luck/luck.ts';
import { sideName } from '../../host/battle/voice.ts';
import { type PersonName, type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing, sayer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { container, fitTexts, small, text, TEXT_LIMIT } from '../messages/parts.ts';

/** The most commanders of a side in one message. */
const MOST = 8;

type Say = ReturnType<typeof sayer>;
type Speech = Pick<Use, 'say' | 'language'>;

export function luckShown(use: Speech, result: LuckShown | Refusal): Answer {
  if (result instanceof Refusal) return refusing(use, result);
  const say = sayer(use);
  const texts = [
    `### ${say(phrase('luck-title', { title: result.title }))}`,
    ...result.sides.map((side) => sideText(use, side)),
    ...[smallPrint(result.sides)].filter((lines) => lines.length > 0).map((lines) => small(lines.map(say).join('\n'))),
  ];
  return { parts: [container(fitTexts(texts, TEXT_LIMIT).map(text))] };
}

function sideText(use: Speech, { side, commanders, ...fortunes }: LuckOfSide): string {
  const say = sayer(use);
  const named = commanders.slice(0, MOST).map(({ who, ...own }) => {
    const lots = own.lots.map(({ what, got, expected }) => {
      return say(phrase('luck-lot', { row: phrase(`luck-row-${what}`), got, mean: decimal(use, expected) }));
    });
    return `${say(verdictOf(who, own.all))}\n${small(lots.join(' · '))}`;
  });
  const more = commanders.length - named.length;
  return [
    say(verdictOf(phrase('luck-side', { side: sideName(side) }), fortunes.all)),
    ...(fortunes.lots.length > 0 ? [tableOf(use, fortunes)] : []),
    ...named,
    ...(more > 0 ? [small(say(phrase('luck-more', { n: more })))] : []),
  ].join('\n');
}

function verdictOf(who: Phrase | PersonName, { tries, verdict }: Lot): Phrase {
  if (tries === 0) return phrase('luck-is-nothing', { who });
  const { kind, ...often } = verdict;
  return phrase(`luck-is-${kind}`, { who, tries, ...often });
}

/** In a code block, where letters have equal width; first column left-aligned, the others right-aligned. */
function tableOf(use: Speech, fortunes: Fortunes): string {
  const say = sayer(use);
  const rows = [headOf(say), ...rowsOf(fortunes).map((lot) => rowOf(use, lot))];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map(([name = '', ...numbers]) =>
    [name.padEnd(widths[0]!), ...numbers.map((each, column) => each.padStart(widths[column + 1]!))].join(' ').trimEnd(),
  );
  return ['```', ...lines, '```'].join('\n');
}

/** A single kind needs no total row. */
function rowsOf({ lots, all }: Fortunes): readonly (Lot & { readonly what: string })[] {
  return lots.length > 1 ? [...lots, { what: 'all', ...all }] : lots;
}

function headOf(say: Say): string[] {
  const heads = ['got', 'mean', 'off'].map((head) => say(phrase(`luck-head-${head}`)));
  return ['', ...heads, say(phrase('luck-head-band', { within: WITHIN }))];
}

function rowOf(use: Speech, { what, got, expected, tries, band, verdict }: Lot & { readonly what: string }): string[] {
  const say = sayer(use);
  const mark = verdict.kind === 'lucky' ? '▲' : verdict.kind === 'unlucky' ? '▼' : '';
  const range = band ? `${band.least}–${band.most}${mark}` : say(phrase('luck-few', { tries }));
  return [
    say(phrase(`luck-row-${what}`)),
    `${got}`,
    decimal(use, expected),
    decimal(use, got - expected, expected, 'exceptZero'),
    range,
  ];
}

/** Decimals are not worth their room from a hundred on. */
function decimal({ language }: Speech, n: number, mean = n, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const digits = mean < 100 ? 1 : 0;
  const how = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay } as const;
  return new Intl.NumberFormat(language, how).format(n).replace('-', '−');
}

/** What the table means, where that is needed, and that with many ranges a few are missed by chance. */
function smallPrint(sides: readonly LuckOfSide[]): Phrase[] {
  const shown = sides.flatMap((side): readonly Lot[] => [
    ...rowsOf(side),
    ...side.commanders.slice(0, MOST).map(({ all }) => all),
  ]);
  const bands = shown.filter(({ band }) => band).length;
  const isFew = shown.some(({ verdict }) => verdict.kind === 'few');
  const left = Math.round(100 * (1 - (WITHIN / 100) ** bands));
  return [
    ...(bands > 0 ? [phrase('luck-means-band', { within: WITHIN })] : []),
    ...(isFew ? [phrase('luck-means-few')] : []),
    ...(bands > 1 ? [phrase('luck-means-many', { bands, n: left })] : []),
    ...(shown.length > 0 ? [phrase('luck-means-counted')] : []),
  ];
}
