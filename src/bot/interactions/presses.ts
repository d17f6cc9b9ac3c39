/** What each button does: how its press is acknowledged, and what the person and the message show afterwards. */
import type { Reply } from '../../host/request.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { AckMode, Pressing } from './acknowledge.ts';
import { type Answer, replied, words } from './answer.ts';
import { armiesListed } from '../armies/army-list.ts';
import { adopt, bench, scrap, scrapped } from '../armies/army-press.ts';
import { assigned, unitMenu } from '../features/assigning.ts';
import { ballot } from '../messages/ballot.ts';
import type { Use } from '../bot.ts';
import { askReason, cancelledBy } from '../features/cancel.ts';
import { ahead, answer, further, grave, reply } from '../messages/card-press.ts';
import { checked } from '../features/verification.ts';
import { chosenIn } from './chosen-in.ts';
import { closing, whileClosing } from '../messages/close-cards.ts';
import { doneAtDesk, openDesk, openThrow, openTool, openWords, throwAtDesk } from '../features/desk.ts';
import { described } from '../features/description.ts';
import { doctrined } from '../features/doctrine.ts';
import { detailsOpened } from '../messages/details.ts';
import { ideaRows } from '../messages/idea-rows.ts';
import { droppedShown, givenAgain } from '../messages/dropped.ts';
import { type Id, type IdOf, type Kind } from './id.ts';
import { logPage } from '../messages/log-page.ts';
import { rollDropped } from '../dice/saved-rolls.ts';
import { luckShown } from '../features/luck.ts';
import { keptMade } from '../features/random-battle.ts';
import { pageFile } from '../messages/page-file.ts';
import { text } from '../messages/parts.ts';
import { takeCommand } from '../threads/command-offer.ts';
import { panelOpened } from '../features/panel-press.ts';
import { ended } from '../features/overview.ts';
import { helped } from '../features/help.ts';
import { finishing } from '../features/finish.ts';
import type { Pressed } from './pressed.ts';
import { oddsShown } from '../odds/odds.ts';
import { previewIdea } from '../features/preview.ts';
import { chosenRule, lookedUp, openedAt } from '../features/rules-lookup.ts';
import { revealed } from '../dice/reveal.ts';
import { rolledAgain } from '../dice/roll.ts';
import { settled, wishOf } from '../features/settings.ts';
import { sheetShown } from '../features/sheet.ts';
import { varied, variantOpened, variationsShown } from '../features/rules-options.ts';
import { wizardManner, wizardPressed } from '../wizard/wizard.ts';

export interface Presses {
  readonly ackMode: (id: Id) => AckMode;
  readonly run: (id: Id, interaction: Pressing, use: Use) => Promise<Pressed>;
}

type Table = {
  readonly [K in Exclude<Kind, 'go'>]: {
    readonly ackMode: AckMode;
    readonly run: (id: IdOf<K>, interaction: Pressing, use: Use) => Promise<Pressed>;
  };
};

const table: Table = {
  answer: { ackMode: 'update', run: answer },
  grave: { ackMode: 'none', run: grave },
  reply: { ackMode: 'update', run: reply },
  ahead: { ackMode: 'private', run: ahead },
  further: { ackMode: 'update', run: further },
  dropped: { ackMode: 'private', run: async (id, _interaction, use) => ({ shows: await droppedShown(id, use) }) },
  regive: { ackMode: 'private', run: async (id, _interaction, use) => ({ shows: await givenAgain(id, use) }) },
  give: {
    ackMode: 'update',
    run: async ({ draft }, interaction, use) => {
      const { host, request, say, language } = use;
      // An umpire's ruling annuls the waiting order and its question.
      const result = await whileClosing(interaction, use, () => host.confirm(request, draft));
      const reply = withNext(replied(say, language, result), result);
      // A simultaneous second press must not overwrite the first one's result.
      return result instanceof Refusal && result.says.id === 'host-draft-gone' ? { followUp: reply } : { shows: reply };
    },
  },
  back: {
    ackMode: 'update',
    run: async ({ draft }, _interaction, { host, request, say, language }) => ({
      shows: replied(say, language, await host.discard(request, draft)),
    }),
  },
  odds: {
    ackMode: 'private',
    run: async ({ draft }, _interaction, use) => ({
      shows: await oddsShown(use, await use.host.oddsOf(use.request, draft)),
    }),
  },
  idea: { ackMode: 'private', run: async (id, _interaction, use) => ({ shows: await idea(id, use) }) },
  panel: { ackMode: 'private', run: async (_id, interaction, use) => ({ shows: await panelOpened(interaction, use) }) },
  ideas: { ackMode: 'private', run: async (_id, _interaction, use) => ({ shows: await helped(use) }) },
  bench: { ackMode: 'update', run: (id, _interaction, use) => bench(id, use) },
  adopt: { ackMode: 'private', run: (id, _interaction, use) => adopt(id, use) },
  scrap: { ackMode: 'private', run: (id, _interaction, use) => scrap(id, use) },
  scrapped: { ackMode: 'update', run: (id, _interaction, use) => scrapped(id, use) },
  armies: {
    ackMode: 'update',
    run: async ({ page }, _interaction, use) => ({ shows: await armiesListed(use, page) }),
  },
  vote: { ackMode: 'update', run: ballot },
  finish: { ackMode: 'private', run: async (id, _interaction, use) => ({ shows: await finishing(use, id) }) },
  finished: {
    ackMode: 'update',
    run: async (id, _interaction, use) => ({
      shows: replied(use.say, use.language, await use.host.done(use.request, id)),
    }),
  },
  assign: { ackMode: 'update', run: async (id, interaction, use) => ({ shows: await assigned(id, interaction, use) }) },
  bodies: {
    ackMode: 'update',
    run: async ({ who, page }, _interaction, use) => ({ shows: await unitMenu(use, who, page) }),
  },
  cancel: { ackMode: 'update', run: cancelledBy },
  abort: { ackMode: 'none', run: (id, _interaction, use) => askReason(id, use) },
  resign: { ackMode: 'update', run: resign },
  doctrine: {
    ackMode: 'update',
    run: async ({ name }, _interaction, use) => ({ shows: doctrined(use, await use.host.doctrine(use.request, name)) }),
  },
  setting: {
    ackMode: 'update',
    run: async ({ name, value }, interaction, use) => {
      const chosen = chosenIn(interaction) ?? value;
      return { shows: settled(use, await use.host.settle(use.request, wishOf(name, chosen))) };
    },
  },
  take: { ackMode: 'update', run: takeCommand },
  ending: {
    ackMode: 'private',
    run: async ({ battle, page }, _interaction, use) => ({
      shows: ended(use, await use.host.ending(use.request, page, battle)),
    }),
  },
  turn: {
    ackMode: 'update',
    run: async ({ battle, page }, _interaction, use) => ({
      shows: ended(use, await use.host.ending(use.request, page, battle)),
    }),
  },
  rematch: {
    ackMode: 'private',
    run: async ({ battle }, _interaction, use) => ({
      shows: replied(use.say, use.language, await use.host.rematch(use.request, battle)),
    }),
  },
  verify: { ackMode: 'private', run: async ({ battle }, _interaction, use) => ({ shows: await checked(use, battle) }) },
  page: {
    ackMode: 'private',
    run: async ({ battle }, interaction, use) => ({ shows: await pageFile(interaction, use, battle) }),
  },
  luck: {
    ackMode: 'private',
    run: async ({ battle }, _interaction, use) => ({
      shows: luckShown(use, await use.host.luck(use.request, battle)),
    }),
  },
  help: {
    ackMode: 'update',
    run: async (_id, interaction, use) => ({ shows: await helped(use, chosenIn(interaction)) }),
  },
  clause: { ackMode: 'private', run: async ({ name }, _interaction, use) => ({ shows: await openedAt(use, name) }) },
  leaf: {
    ackMode: 'update',
    run: async ({ name, page }, _interaction, use) => ({ shows: await openedAt(use, name, page) }),
  },
  lookup: {
    ackMode: 'update',
    run: async (id, interaction, use) => ({ shows: await chosenRule(id, interaction, use) }),
  },
  cited: {
    ackMode: 'private',
    run: async (_id, interaction, use) => ({ shows: await openedAt(use, chosenIn(interaction) ?? '') }),
  },
  shelf: { ackMode: 'update', run: async (_id, _interaction, use) => ({ shows: await lookedUp(use) }) },
  details: { ackMode: 'private', run: detailsOpened },
  detailing: { ackMode: 'update', run: detailsOpened },
  touched: { ackMode: 'private', run: detailsOpened },
  drawn: { ackMode: 'private', run: detailsOpened },
  drawing: { ackMode: 'update', run: detailsOpened },
  sheet: {
    ackMode: 'update',
    run: async ({ game, page }, _interaction, use) => ({ shows: await sheetShown(use, game, page) }),
  },
  options: {
    ackMode: 'private',
    run: async ({ battle, page }, _interaction, use) => ({ shows: await variationsShown(use, battle, page) }),
  },
  variants: {
    ackMode: 'update',
    run: async ({ battle, page }, _interaction, use) => ({ shows: await variationsShown(use, battle, page) }),
  },
  variant: {
    ackMode: 'update',
    run: async (id, interaction, use) => ({ shows: await variantOpened(id, interaction, use) }),
  },
  vary: { ackMode: 'update', run: async (id, interaction, use) => ({ shows: await varied(id, interaction, use) }) },
  again: { ackMode: 'none', run: async ({ dice }, _interaction, use) => ({ shows: rolledAgain(use, dice) }) },
  reveal: { ackMode: 'update', run: async (id, interaction, use) => revealed(id, interaction, use) },
  unroll: { ackMode: 'update', run: async (_id, interaction, use) => ({ shows: await rollDropped(interaction, use) }) },
  keep: { ackMode: 'update', run: keptMade },
  log: { ackMode: 'update', run: async ({ page }, _interaction, use) => ({ shows: await logPage(use, page) }) },
  describe: {
    ackMode: 'update',
    run: async ({ page, what }, _interaction, use) => ({ shows: await described(use, what, page) }),
  },
  throw: { ackMode: 'update', run: (id, _interaction, use) => throwAtDesk(id, use) },
  done: { ackMode: 'private', run: (id, _interaction, use) => doneAtDesk(id, use) },
  desk: { ackMode: 'private', run: (id, _interaction, use) => openDesk(id, use) },
  tool: { ackMode: 'none', run: (id, _interaction, use) => openTool(id, use) },
  rule: { ackMode: 'none', run: (id, _interaction, use) => openWords(id, use) },
  reason: { ackMode: 'none', run: (id, _interaction, use) => openThrow(id, use) },
};

export const presses: Presses = {
  ackMode: (id) => (id.kind === 'go' ? wizardManner(id) : table[id.kind].ackMode),
  run: (id, interaction, use) =>
    id.kind === 'go'
      ? wizardPressed(id, interaction, use)
      : (table[id.kind].run as (id: Id, ...rest: [Pressing, Use]) => Promise<Pressed>)(id, interaction, use),
};

/** A quiet order has no public post, so its private reply carries the suggestions for the next one. */
function withNext(reply: Answer, result: Reply | Refusal): Answer {
  if (result instanceof Refusal || !result.ideas || !('content' in reply)) return reply;
  return { parts: [text(reply.content), ...ideaRows(result.ideas)] };
}

/** The button may stay in the channel for long; its order is only for its own battle. */
async function idea({ battle, order }: IdOf<'idea'>, use: Use): Promise<Answer> {
  const here = await use.battleAt(use.request.place.channelId);
  return here === battle ? previewIdea(use, order) : words(use.say(use.language, phrase('host-idea-gone')));
}

/** The second press must follow within this time. Later there might be another battle. */
const SECOND_PRESS = 10 * 60_000;

async function resign(_id: IdOf<'resign'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const { say, language } = use;
  const isLate = interaction.createdTimestamp - interaction.message.createdTimestamp > SECOND_PRESS;
  if (isLate) return { shows: words(say(language, phrase('bot-resign-late'))) };
  return { shows: await closing(interaction, use, () => use.host.resign(use.request)) };
}
