/** Orders while sheets are written: each takes effect straight away, on the sheet of the person's own side. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { commandOf, drawnAhead, previewedIn, previewFor } from '../../advance/preview-orders.ts';
import { draftOf } from '../../advance/drafts.ts';
import { takingBack, unsealing, writing } from '../../advance/sheets.ts';
import { loadAt, verbKit } from '../../advance/verb.ts';
import { offeredText } from '../../advance/instead.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import type { Decision } from '../../battle/decision.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Preview } from '../../battle/preview.ts';
import { no } from '../../battle/voice.ts';
import { ownNews } from '../../messages/own-news.ts';
import { atSheet, linesShown, sheetOf, whatOf } from '../../orders/sheet.ts';
import type { Request } from '../../request.ts';
import { preview, previewInstead, withOthers } from './give.ts';
import { drawnSheet } from './on-sheet.ts';

/** What a sheet said before and after some lines, to take them back. */
const kept = z.object({ before: z.string(), after: z.string() });

export function createWriting(deps: Deps) {
  const { change } = verbKit(deps);
  return {
    /** A preview of orders; or, while sheets are written, what they have become there. */
    preview: (request: Request, text: string) => previewOrWritten(deps, request, text),
    /** An order offered instead of a refused one, by its number. */
    previewInstead: async (request: Request, id: string, n: number) => {
      const loaded = await loadAt(deps, request);
      if (loaded instanceof Refusal) return loaded;
      if (loaded.next.kind !== 'sealed') return previewInstead(deps, loaded, request, id, n);
      const offered = await offeredText(deps, loaded, request, id, n);
      return offered instanceof Refusal ? offered : previewOrWritten(deps, request, offered.text);
    },
    /** Takes back the lines that this draft has kept. */
    takeBack: change(tookBack),
    /** Opens the person's sealed sheet again. */
    unseal: change((_deps, loaded, request) => {
      const side = commandOf(loaded, request);
      return side instanceof Refusal ? side : unsealing(loaded, side, request.person);
    }),
  };
}

async function previewOrWritten(deps: Deps, request: Request, text: string): Promise<Preview | Refusal> {
  const loaded = await loadAt(deps, request);
  if (loaded instanceof Refusal) return loaded;
  if (loaded.next.kind !== 'sealed' || endsSheet(loaded, request, text)) return preview(deps, loaded, request, text);
  let shown: Preview | undefined;
  const write = verbKit(deps).change(async (_deps, now, person): Promise<Decision | Refusal> => {
    const written = await writtenNow(deps, now, person, text);
    if (written instanceof Refusal) return written;
    shown = written.shown;
    return written.decision;
  });
  const reply = await write(request);
  if (reply instanceof Refusal) return reply;
  return shown ?? no(reply.says[0]!);
}

/** Whether a text seals the sheet. */
function endsSheet(loaded: LoadedBattle, request: Request, text: string): boolean {
  const side = commandOf(loaded, request);
  if (side instanceof Refusal) return false;
  const own = atSheet(loaded, side);
  const read = own.rules.orders(text, own.state, side);
  return !(read instanceof Refusal) && read.length === 1 && read[0]!.text === own.rules.end;
}

async function writtenNow(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  text: string,
): Promise<{ readonly decision: Decision; readonly shown: Preview } | Refusal> {
  const side = commandOf(loaded, request);
  if (side instanceof Refusal) return side;
  const own = atSheet(loaded, side);
  const foresight = await previewFor(deps, own, side, text, request.person.id);
  if (foresight instanceof Refusal) return withOthers(deps, own, request, { side, text }, foresight);
  const orders = foresight.orders.map((each) => each.text).join('; ');
  const decision = writing(deps, loaded, side, orders, request.person.id);
  if (decision instanceof Refusal) return decision;
  const draft = newId(deps);
  const kept = { before: sheetOf(loaded, side)?.text ?? '', after: decision.sheets!.put![0]!.text };
  const { id: battleId, seq } = loaded.battle;
  const then = { ...own, state: foresight.state };
  const lines = linesShown(then, side, request.language);
  const seen = previewedIn(own, foresight, request.language);
  // Who stands where is seen best when everybody stands.
  const isDeployment = whatOf(loaded) === 'deployment';
  const news = kept.before === '' ? await ownNews(deps, loaded, request) : [];
  const row = { id: draft, battleId, userId: request.person.id, side, text: JSON.stringify(kept), seq };
  return {
    decision: { ...decision, drafts: { put: [row] } },
    shown: {
      draft,
      ...seen,
      warns: [...news, ...seen.warns],
      scene: isDeployment ? drawnSheet(deps, then, request) : drawnAhead(deps, own, request, side, foresight)(),
      sheet: {
        battle: battleId,
        seq,
        lines,
        others: lines.filter((line) => !seen.orders.some(({ shown }) => shown === line)),
      },
    },
  };
}

async function tookBack(deps: Deps, loaded: LoadedBattle, request: Request, id: string): Promise<Decision | Refusal> {
  const draft = await draftOf(deps, loaded, request, id);
  const read = draft && kept.safeParse(JSON.parse(draft.text)).data;
  if (!draft || !read || loaded.next.kind !== 'sealed') return no(phrase('host-draft-gone'));
  const side = commandOf(loaded, request);
  if (side instanceof Refusal) return side;
  if (side !== draft.side) return no(phrase('host-draft-gone'));
  const decision = takingBack(deps, loaded, side, read, request.person.id);
  if (decision instanceof Refusal) return decision;
  const sheets = decision.sheets!.put!.map((row) => ({ ...row, at: deps.clock() }));
  const left = linesShown(atSheet({ ...loaded, sheets }, side), side, request.language);
  const lines = left.map((line) => `\`${line.replaceAll('`', '')}\``).join('\n');
  return { ...decision, drafts: { drop: [id] }, says: () => [phrase('sheet-taken-back', { n: left.length, lines })] };
}
