/** A panel's step as shown: numbered buttons, the order's effect, and a picture of both. */
import type { Composing, Press, Typed } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { Mark, Scene } from '../../../scene/scene.ts';
import { linesShown } from '../../orders/sheet.ts';
import type { Foresight } from '../../orders/dry-run.ts';
import { drawnAhead, previewedIn, projection } from '../../advance/preview-orders.ts';
import { meetingOf } from '../../seats/sealed-deployment.ts';
import type { Desk, PanelAt, PanelPress, PanelShown } from './panel.ts';
import { mayForecast } from '../../advance/odds/first-throw.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { numbered } from '../../advance/wizard.ts';
import { voiceOf } from '../../battle/voice.ts';

/** What is shown. */
export interface Sight {
  readonly composing: Composing;
  /** For its whole order, if that can be given. */
  readonly foresight: Foresight | undefined;
  readonly notes: readonly Phrase[];
  /** Alternatives to what was refused. */
  readonly twins: readonly string[];
  /** In the enemy's turn: what can be added to the plan. */
  readonly plan: string | undefined;
}

/** Where each button leads, by number: those of the step, then the alternatives. */
export function pressesOf({ composing, twins }: Pick<Sight, 'composing' | 'twins'>): string[] {
  return [...composing.rows.flatMap(({ presses }) => presses.map(({ text }) => text)), ...twins];
}

export function shownPanel(desk: Desk, at: PanelAt, sight: Sight, mayGoBack: boolean): PanelShown {
  const { request, loaded, isPlan } = desk;
  const { composing, foresight, notes, plan } = sight;
  const numbers = foresight && !composing.isNumbered ? [] : numbersOf(composing);
  const { asks, lines, typed } = composing;
  const thread = threadOf(desk);
  return {
    at,
    notes,
    asks,
    lines: isPlan ? [phrase('panel-plans'), ...lines] : lines,
    rows: rowsOf(loaded.rules, sight, numbers),
    ...(typed && { typed: { says: typed.says, example: exampleFor(desk, typed) } }),
    ...(foresight ? previewedIn(loaded, foresight, request.language) : { orders: [], warns: [] }),
    hasOdds: foresight !== undefined && mayForecast(desk.deps, loaded, foresight, desk.side),
    ...(plan !== undefined && { plan: loaded.rules.showOrder(plan, request.language) }),
    ...(thread !== undefined && { thread }),
    ...(desk.isSheet && !mayGoBack && { sheet: sheetShown(desk), ...wishShown(desk) }),
    mayGoBack,
    scene: picture(desk, sight, numbers),
  };
}

function sheetShown({ loaded, side, request }: Desk): PanelShown['sheet'] & object {
  const { id: battle, seq } = loaded.battle;
  return { battle, seq, lines: linesShown(loaded, side, request.language) };
}

/** Before the battle, until a side has sealed its deployment. */
function wishShown({ loaded, side, request }: Desk): Pick<PanelShown, 'wish'> {
  const { battle, holders, sheets } = loaded;
  const meeting = battle.status === 'mustering' ? meetingOf(battle) : undefined;
  if (!meeting || holders[side]?.id !== request.person.id || sheets.some(({ sealed }) => sealed)) return {};
  return { wish: { battle: battle.id, isWished: meeting.wishes.includes(side) } };
}

/** What could be typed, in the reader's language. */
export function exampleFor({ deps, request }: Desk, { example }: Pick<Typed, 'example'>): string {
  return voiceOf(deps.words, request.language).say(example);
}

/** A private reply disappears some day; a message in the person's own thread stays. */
function threadOf({ loaded, request }: Desk): string | undefined {
  return loaded.places.find(({ kind, userId }) => kind === 'own' && userId === request.person.id)?.channelId;
}

/** The alternatives come first, numbered after the buttons of the step. */
function rowsOf(rules: AnyRuleset, { composing, twins }: Sight, numbers: readonly Press[]): PanelShown['rows'] {
  const alternatives = twins.map((text): Press => ({ text, says: orderSays(rules, text) }));
  const added = twins.length === 0 ? [] : [{ says: phrase('panel-instead'), presses: alternatives }];
  const rows = numbered([...composing.rows, ...added], (press, n) => pressShown(press, n, numbers.indexOf(press) + 1));
  const of = composing.rows.length;
  return [...rows.slice(of), ...rows.slice(0, of)];
}

function pressShown({ says, refusal, isToggle }: Press, n: number, mark: number): PanelPress {
  return {
    n,
    says,
    ...(refusal && { why: refusal.says }),
    ...(mark > 0 && { mark }),
    ...(isToggle && { isToggle }),
  };
}

function orderSays(rules: AnyRuleset, text: string): Phrase {
  return phrase('panel-order', { order: bilingual(rules.showOrder(text, 'en'), rules.showOrder(text, 'fr')) });
}

/** The buttons that the picture numbers: legal ones with a place. */
function numbersOf({ rows }: Composing): Press[] {
  return rows.flatMap(({ presses }) => presses.filter(({ place, refusal }) => place && !refusal));
}

/** The order's effect, with ghosts; if there is nothing to see, its unit and target. */
function picture(desk: Desk, { composing, foresight }: Sight, numbers: readonly Press[]): Scene {
  const { deps, loaded, side, request } = desk;
  const marks: Mark[] = [
    ...composing.marks,
    ...numbers.map(({ place }, index): Mark => ({ kind: 'choice', n: index + 1, ...place! })),
  ];
  if (foresight) {
    const draw = drawnAhead(deps, loaded, request, side, foresight);
    const drawn = draw();
    return composing.isNumbered || (drawn.view === 'whole' && marks.length > 0) ? draw(marks) : drawn;
  }
  const { rules } = loaded;
  const { say } = voiceOf(deps.words, request.language);
  return rules.seenBy(side).draw({ now: projection(loaded), transcript: [], frame: 'choice', marks }, say);
}
