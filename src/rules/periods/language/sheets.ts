/** PE-STEP-03. The order of the table that opens the sheets, as text and read again. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { ORDER_TEXT } from '../../../kernel/text/reader.ts';
import { NO_SHEET, type Order, type Sheet } from '../order.ts';
import { grammar } from './grammar.ts';
import { resolved } from './resolve.ts';
import { sheetsText } from './text.ts';

const SHAPE = /^sheets(?: red:([^|]*?))?(?: ?\|? ?blue:([^|]*))?$/;

/** Where nothing is known of what was written, as in the proposal to undo it. */
const OPENING = { en: 'opening of the sheets', fr: 'ouverture des feuilles' } as const;

/** One order in canonical text, without a position. */
export function parse(text: string): Order | Refusal {
  const opening = sheetsIn(text);
  if (opening instanceof Refusal) return opening;
  if (opening) return { kind: 'sheets', red: opening.red ?? NO_SHEET, blue: opening.blue ?? NO_SHEET };
  const typed = grammar.parse(text);
  return typed instanceof Refusal ? typed : resolved(typed);
}

/** The sheets that an opening shows; a side that is not known is left out. Undefined: it is no opening. */
function sheetsIn(text: string): { readonly red?: Sheet; readonly blue?: Sheet } | Refusal | undefined {
  const found = SHAPE.exec(text.trim());
  if (!found) return undefined;
  const [red, blue] = [found[1], found[2]].map((part) => (part === undefined ? undefined : sheetIn(part)));
  if (red instanceof Refusal) return red;
  if (blue instanceof Refusal) return blue;
  return { ...(red && { red }), ...(blue && { blue }) };
}

/** A sheet in canonical text. */
function sheetIn(text: string): Sheet | Refusal {
  let sheet = NO_SHEET;
  for (const part of text.split(';').filter((each) => each.trim() !== '')) {
    const order = parse(part);
    if (order instanceof Refusal) return order;
    if (order.kind === 'line') sheet = { ...sheet, lines: [...sheet.lines, order.line] };
    else if (order.kind === 'ride') sheet = { ...sheet, rides: [...sheet.rides, order.ride] };
    else if (order.kind === 'errand') sheet = { ...sheet, errands: [...sheet.errands, order.errand] };
    else return new Refusal(ORDER_TEXT, phrase('refuse-pe-sheet'));
  }
  return sheet;
}

/** The opening in a reader's language, as much of it as the text has, or its name; undefined: it is no opening. */
export function showSheets(text: string, language: Language): string | undefined {
  const found = sheetsIn(text);
  if (found === undefined || found instanceof Refusal) return undefined;
  return (found.red ?? found.blue) ? sheetsText(found, language) : OPENING[language];
}

/** As `Sealing.open` has it: both sheets as they are written. */
export function opening(sheets: Readonly<Record<Side, string>>): string {
  return [`sheets red: ${sheets.red}`, `blue: ${sheets.blue}`].map((part) => part.trimEnd()).join(' | ');
}
