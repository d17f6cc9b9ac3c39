/** What each button does: how its press is acknowledged, and what the person and the message show afterwards. */
import type { Reply } from '../host/request.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Manner, Pressing } from './acknowledge.ts';
import { type Answer, replied, words } from './answer.ts';
import { armiesListed } from './army-list.ts';
import { adopt, bench, scrap, scrapped } from './army-press.ts';
import { assigned, unitMenu } from './assigning.ts';
import { ballot } from './ballot.ts';
import type { Use } from './bot.ts';
import { askReason, cancelledBy } from './cancelling.ts';
import { ahead, answer, further, grave, reply } from './card-press.ts';
import { checked } from './checked.ts';
import { chosenIn } from './chosen-in.ts';
import { closing, whileClosing } from './closing.ts';
import { doneAtDesk, openDesk, openThrow, openTool, openWords, throwAtDesk } from './desk.ts';
import { described } from './described.ts';
import { doctrined } from './doctrined.ts';
import { detailsOpened } from './details.ts';
import { ideaRows } from './idea-rows.ts';
import { droppedShown, givenAgain } from './dropped.ts';
import { type Id, type IdOf, type Kind } from './id.ts';
import { logPage } from './log-page.ts';
import { rollDropped } from './kept-rolls.ts';
import { luckShown } from './luck.ts';
import { keptMade } from './made-up.ts';
import { pageFile } from './page-file.ts';
import { text } from './parts.ts';
import { takeCommand } from './offered.ts';
import { panelOpened } from './panel-press.ts';
import { ended } from './glanced.ts';
import { helped } from './helped.ts';
import { finishing } from './finish.ts';
import type { Pressed } from './pressed.ts';
import { oddsShown } from './odds.ts';
import { foreseen } from './previewed.ts';
import { chosenRule, lookedUp, openedAt } from './ruled.ts';
import { revealed } from './revealed.ts';
import { rolledAgain } from './rolled.ts';
import { settled, wishOf } from './settled.ts';
import { sheetShown } from './sheet.ts';
import { varied, variantOpened, variationsShown } from './varied.ts';
import { wizardManner, wizardPressed } from './wizard.ts';

export interface Presses {
  readonly manner: (id: Id) => Manner;
  readonly run: (id: Id, interaction: Pressing, use: Use) => Promise<Pressed>;
}

type Table = {
  readonly [K in Exclude<Kind, 'go'>]: {
    readonly manner: Manner;
    readonly run: (id: IdOf<K>, interaction: Pressing, use: Use) => Promise<Pressed>;
  };
};

const table: Table = {
  answer: { manner: 'update', run: answer },
  grave: { manner: 'none', run: grave },
  reply: { manner: 'update', run: reply },
  ahead: { manner: 'private', run: ahead },
  further: { manner: 'update', run: further },
  dropped: { manner: 'private', run: async (id, _interaction, use) => ({ shows: await droppedShown(id, use) }) },
  regive: { manner: 'private', run: async (id, _interaction, use) => ({ shows: await givenAgain(id, use) }) },
  give: {
    manner: 'update',
    run: async ({ draft }, interaction, use) => {
      const { host, request, say, language } = use;
      // An umpire's ruling annuls the waiting order and its question.
      const result = await whileClosing(interaction, use, () => host.confirm(request, draft));
      const reply = withNext(replied(say, language, result), result);
      // A simultaneous second press must not overwrite the first one's result.
      return result instanceof Refusal && result.says.id === 'host-draft-gone' ? { whispers: reply } : { shows: reply };
    },
  },
  back: {
    manner: 'update',
    run: async ({ draft }, _interaction, { host, request, say, language }) => ({
      shows: replied(say, language, await host.discard(request, draft)),
    }),
  },
  odds: {
    manner: 'private',
    run: async ({ draft }, _interaction, use) => ({
      shows: await oddsShown(use, await use.host.oddsOf(use.request, draft)),
    }),
  },
  idea: { manner: 'private', run: async (id, _interaction, use) => ({ shows: await idea(id, use) }) },
  panel: { manner: 'private', run: async (_id, interaction, use) => ({ shows: await panelOpened(interaction, use) }) },
  ideas: { manner: 'private', run: async (_id, _interaction, use) => ({ shows: await helped(use) }) },
  bench: { manner: 'update', run: (id, _interaction, use) => bench(id, use) },
  adopt: { manner: 'private', run: (id, _interaction, use) => adopt(id, use) },
  scrap: { manner: 'private', run: (id, _interaction, use) => scrap(id, use) },
  scrapped: { manner: 'update', run: (id, _interaction, use) => scrapped(id, use) },
  armies: {
    manner: 'update',
    run: async ({ page }, _interaction, use) => ({ shows: await armiesListed(use, page) }),
  },
  vote: { manner: 'update', run: ballot },
  finish: { manner: 'private', run: async (id, _interaction, use) => ({ shows: await finishing(use, id) }) },
  finished: {
    manner: 'update',
    run: async (id, _interaction, use) => ({
      shows: replied(use.say, use.language, await use.host.done(use.request, id)),
    }),
  },
  assign: { manner: 'update', run: async (id, interaction, use) => ({ shows: await assigned(id, interaction, use) }) },
  bodies: {
    manner: 'update',
    run: async ({ who, page }, _interaction, use) => ({ shows: await unitMenu(use, who, page) }),
  },
  cancel: { manner: 'update', run: cancelledBy },
  abort: { manner: 'none', run: (id, _interaction, use) => askReason(id, use) },
  resign: { manner: 'update', run: resign },
  doctrine: {
    manner: 'update',
    run: async ({ name }, _interaction, use) => ({ shows: doctrined(use, await use.host.doctrine(use.request, name)) }),
  },
  setting: {
    manner: 'update',
    run: async ({ name, value }, interaction, use) => {
      const chosen = chosenIn(interaction) ?? value;
      return { shows: settled(use, await use.host.settle(use.request, wishOf(name, chosen))) };
    },
  },
  take: { manner: 'update', run: takeCommand },
  ending: {
    manner: 'private',
    run: async ({ battle, page }, _interaction, use) => ({
      shows: ended(use, await use.host.ending(use.request, page, battle)),
    }),
  },
  turn: {
    manner: 'update',
    run: async ({ battle, page }, _interaction, use) => ({
      shows: ended(use, await use.host.ending(use.request, page, battle)),
    }),
  },
  rematch: {
    manner: 'private',
    run: async ({ battle }, _interaction, use) => ({
      shows: replied(use.say, use.language, await use.host.rematch(use.request, battle)),
    }),
  },
  verify: { manner: 'private', run: async ({ battle }, _interaction, use) => ({ shows: await checked(use, battle) }) },
  page: {
    manner: 'private',
    run: async ({ battle }, interaction, use) => ({ shows: await pageFile(interaction, use, battle) }),
  },
  luck: {
    manner: 'private',
    run: async ({ battle }, _interaction, use) => ({
      shows: luckShown(use, await use.host.luck(use.request, battle)),
    }),
  },
  help: {
    manner: 'update',
    run: async (_id, interaction, use) => ({ shows: await helped(use, chosenIn(interaction)) }),
  },
  clause: { manner: 'private', run: async ({ name }, _interaction, use) => ({ shows: await openedAt(use, name) }) },
  leaf: {
    manner: 'update',
    run: async ({ name, page }, _interaction, use) => ({ shows: await openedAt(use, name, page) }),
  },
  lookup: {
    manner: 'update',
    run: async (id, interaction, use) => ({ shows: await chosenRule(id, interaction, use) }),
  },
  cited: {
    manner: 'private',
    run: async (_id, interaction, use) => ({ shows: await openedAt(use, chosenIn(interaction) ?? '') }),
  },
  shelf: { manner: 'update', run: async (_id, _interaction, use) => ({ shows: await lookedUp(use) }) },
  details: { manner: 'private', run: detailsOpened },
  detailing: { manner: 'update', run: detailsOpened },
  touched: { manner: 'private', run: detailsOpened },
  drawn: { manner: 'private', run: detailsOpened },
  drawing: { manner: 'update', run: detailsOpened },
  sheet: {
    manner: 'update',
    run: async ({ game, page }, _interaction, use) => ({ shows: await sheetShown(use, game, page) }),
  },
  options: {
    manner: 'private',
    run: async ({ battle, page }, _interaction, use) => ({ shows: await variationsShown(use, battle, page) }),
  },
  variants: {
    manner: 'update',
    run: async ({ battle, page }, _interaction, use) => ({ shows: await variationsShown(use, battle, page) }),
  },
  variant: {
    manner: 'update',
    run: async (id, interaction, use) => ({ shows: await variantOpened(id, interaction, use) }),
  },
  vary: { manner: 'update', run: async (id, interaction, use) => ({ shows: await varied(id, interaction, use) }) },
  again: { manner: 'none', run: async ({ dice }, _interaction, use) => ({ shows: rolledAgain(use, dice) }) },
  reveal: { manner: 'update', run: async (id, interaction, use) => revealed(id, interaction, use) },
  unroll: { manner: 'update', run: async (_id, interaction, use) => ({ shows: await rollDropped(interaction, use) }) },
  keep: { manner: 'update', run: keptMade },
  log: { manner: 'update', run: async ({ page }, _interaction, use) => ({ shows: await logPage(use, page) }) },
  describe: {
    manner: 'update',
    run: async ({ page, what }, _interaction, use) => ({ shows: await described(use, what, page) }),
  },
  throw: { manner: 'update', run: (id, _interaction, use) => throwAtDesk(id, use) },
  done: { manner: 'private', run: (id, _interaction, use) => doneAtDesk(id, use) },
  desk: { manner: 'private', run: (id, _interaction, use) => openDesk(id, use) },
  tool: { manner: 'none', run: (id, _interaction, use) => openTool(id, use) },
  rule: { manner: 'none', run: (id, _interaction, use) => openWords(id, use) },
  reason: { manner: 'none', run: (id, _interaction, use) => openThrow(id, use) },
};

export const presses: Presses = {
  manner: (id) => (id.kind === 'go' ? wizardManner(id) : table[id.kind].manner),
  run: (id, interaction, use) =>
    id.kind === 'go'
      ? wizardPressed(id, interaction, use)
      : (table[id.kind].run as (id: Id, ...rest: [Pressing, Use]) => Promise<Pressed>)(id, interaction, use),
};

/** If only its player is told of the order, they also see suggestions for the next one. */
function withNext(reply: Answer, result: Reply | Refusal): Answer {
  if (result instanceof Refusal || !result.ideas || !('content' in reply)) return reply;
  return { parts: [text(reply.content), ...ideaRows(result.ideas)] };
}

/** The button may stay in the channel for long; its order is only for its own battle. */
async function idea({ battle, order }: IdOf<'idea'>, use: Use): Promise<Answer> {
  const here = await use.battleAt(use.request.place.channelId);
  return here === battle ? foreseen(use, order) : words(use.say(use.language, phrase('host-idea-gone')));
}

/** The second press must follow within this time. Later there might be another battle. */
const SECOND_PRESS = 10 * 60_000;

async function resign(_id: IdOf<'resign'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const { say, language } = use;
  const isLate = interaction.createdTimestamp - interaction.message.createdTimestamp > SECOND_PRESS;
  if (isLate) return { shows: words(say(language, phrase('bot-resign-late'))) };
  return { shows: await closing(interaction, use, () => use.host.resign(use.request)) };
}
