/** What each button does: how its press is acknowledged, and what the person and the message show afterwards. */
import type { Reply } from '../../host/request.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { AckMode, Pressing } from './acknowledge.ts';
import { type Answer, replied, words } from './answer.ts';
import { armiesListed } from '../armies/army-list.ts';
import { copyArmy, openBuilder, askToDelete, deleteArmy } from '../armies/army-press.ts';
import { assignUnits, unitMenu } from '../features/assigning.ts';
import { ballot } from '../messages/ballot.ts';
import type { Use } from '../bot.ts';
import { askReason, pressCancel } from '../features/cancel.ts';
import { ahead, answer, further, grave, reply } from '../messages/card-press.ts';
import { verifyAnswer } from '../features/verification.ts';
import { chosenIn } from './chosen-in.ts';
import { closingAnswer, whileClosing } from '../messages/close-cards.ts';
import { doneAtDesk, openDesk, openThrow, openTool, openWords, throwAtDesk } from '../features/desk.ts';
import { descriptionAnswer } from '../features/description.ts';
import { doctrineAnswer } from '../features/doctrine.ts';
import { detailsOpened } from '../messages/details.ts';
import { ideaRows } from '../messages/idea-rows.ts';
import { droppedShown, givenAgain } from '../messages/dropped.ts';
import { type Id, type IdOf, type IdKind } from './id.ts';
import { logPage } from '../messages/log-page.ts';
import { rollDropped } from '../dice/saved-rolls.ts';
import { luckShown } from '../features/luck.ts';
import { keepGenerated } from '../features/random-battle.ts';
import { pageFile } from '../messages/page-file.ts';
import { text } from '../messages/parts.ts';
import { takeCommand } from '../threads/command-offer.ts';
import { openPanel } from '../features/panel-press.ts';
import { endingAnswer } from '../features/overview.ts';
import { helpAnswer } from '../features/help.ts';
import { finishAnswer } from '../features/finish.ts';
import type { Pressed } from './pressed.ts';
import { oddsShown } from '../odds/odds.ts';
import { previewIdea } from '../features/preview.ts';
import { openChosenRule, lookupAnswer, openEntry } from '../features/rules-lookup.ts';
import { revealed } from '../dice/reveal.ts';
import { rolledAgain } from '../dice/roll.ts';
import { settingsAnswer, wishOf } from '../features/settings.ts';
import { sheetShown } from '../features/sheet.ts';
import { changeOption, variantOpened, variationsShown } from '../features/rules-options.ts';
import { wizardAckMode, wizardPressed } from '../wizard/wizard.ts';

export interface Presses {
  readonly ackMode: (id: Id) => AckMode;
  readonly run: (id: Id, interaction: Pressing, use: Use) => Promise<Pressed>;
}

type PressTable = {
  readonly [K in Exclude<IdKind, 'go'>]: {
    readonly ackMode: AckMode;
    readonly run: (id: IdOf<K>, interaction: Pressing, use: Use) => Promise<Pressed>;
  };
};

const table: PressTable = {
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
  panel: { ackMode: 'private', run: async (_id, interaction, use) => ({ shows: await openPanel(interaction, use) }) },
  ideas: { ackMode: 'private', run: async (_id, _interaction, use) => ({ shows: await helpAnswer(use) }) },
  bench: { ackMode: 'update', run: (id, _interaction, use) => openBuilder(id, use) },
  adopt: { ackMode: 'private', run: (id, _interaction, use) => copyArmy(id, use) },
  scrap: { ackMode: 'private', run: (id, _interaction, use) => askToDelete(id, use) },
  scrapped: { ackMode: 'update', run: (id, _interaction, use) => deleteArmy(id, use) },
  armies: {
    ackMode: 'update',
    run: async ({ page }, _interaction, use) => ({ shows: await armiesListed(use, page) }),
  },
  vote: { ackMode: 'update', run: ballot },
  finish: { ackMode: 'private', run: async (id, _interaction, use) => ({ shows: await finishAnswer(use, id) }) },
  finished: {
    ackMode: 'update',
    run: async (id, _interaction, use) => ({
      shows: replied(use.say, use.language, await use.host.done(use.request, id)),
    }),
  },
  assign: {
    ackMode: 'update',
    run: async (id, interaction, use) => ({ shows: await assignUnits(id, interaction, use) }),
  },
  bodies: {
    ackMode: 'update',
    run: async ({ who, page }, _interaction, use) => ({ shows: await unitMenu(use, who, page) }),
  },
  cancel: { ackMode: 'update', run: pressCancel },
  abort: { ackMode: 'none', run: (id, _interaction, use) => askReason(id, use) },
  resign: { ackMode: 'update', run: resign },
  doctrine: {
    ackMode: 'update',
    run: async ({ name }, _interaction, use) => ({
      shows: doctrineAnswer(use, await use.host.doctrine(use.request, name)),
    }),
  },
  setting: {
    ackMode: 'update',
    run: async ({ name, value }, interaction, use) => {
      const chosen = chosenIn(interaction) ?? value;
      return { shows: settingsAnswer(use, await use.host.settle(use.request, wishOf(name, chosen))) };
    },
  },
  take: { ackMode: 'update', run: takeCommand },
  ending: {
    ackMode: 'private',
    run: async ({ battle, page }, _interaction, use) => ({
      shows: endingAnswer(use, await use.host.ending(use.request, page, battle)),
    }),
  },
  turn: {
    ackMode: 'update',
    run: async ({ battle, page }, _interaction, use) => ({
      shows: endingAnswer(use, await use.host.ending(use.request, page, battle)),
    }),
  },
  rematch: {
    ackMode: 'private',
    run: async ({ battle }, _interaction, use) => ({
      shows: replied(use.say, use.language, await use.host.rematch(use.request, battle)),
    }),
  },
  verify: {
    ackMode: 'private',
    run: async ({ battle }, _interaction, use) => ({ shows: await verifyAnswer(use, battle) }),
  },
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
    run: async (_id, interaction, use) => ({ shows: await helpAnswer(use, chosenIn(interaction)) }),
  },
  clause: { ackMode: 'private', run: async ({ name }, _interaction, use) => ({ shows: await openEntry(use, name) }) },
  leaf: {
    ackMode: 'update',
    run: async ({ name, page }, _interaction, use) => ({ shows: await openEntry(use, name, page) }),
  },
  lookup: {
    ackMode: 'update',
    run: async (id, interaction, use) => ({ shows: await openChosenRule(id, interaction, use) }),
  },
  cited: {
    ackMode: 'private',
    run: async (_id, interaction, use) => ({ shows: await openEntry(use, chosenIn(interaction) ?? '') }),
  },
  shelf: { ackMode: 'update', run: async (_id, _interaction, use) => ({ shows: await lookupAnswer(use) }) },
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
  vary: {
    ackMode: 'update',
    run: async (id, interaction, use) => ({ shows: await changeOption(id, interaction, use) }),
  },
  again: { ackMode: 'none', run: async ({ dice }, _interaction, use) => ({ shows: rolledAgain(use, dice) }) },
  reveal: { ackMode: 'update', run: async (id, interaction, use) => revealed(id, interaction, use) },
  unroll: { ackMode: 'update', run: async (_id, interaction, use) => ({ shows: await rollDropped(interaction, use) }) },
  keep: { ackMode: 'update', run: keepGenerated },
  log: { ackMode: 'update', run: async ({ page }, _interaction, use) => ({ shows: await logPage(use, page) }) },
  describe: {
    ackMode: 'update',
    run: async ({ page, what }, _interaction, use) => ({ shows: await descriptionAnswer(use, what, page) }),
  },
  throw: { ackMode: 'update', run: (id, _interaction, use) => throwAtDesk(id, use) },
  done: { ackMode: 'private', run: (id, _interaction, use) => doneAtDesk(id, use) },
  desk: { ackMode: 'private', run: (id, _interaction, use) => openDesk(id, use) },
  tool: { ackMode: 'none', run: (id, _interaction, use) => openTool(id, use) },
  rule: { ackMode: 'none', run: (id, _interaction, use) => openWords(id, use) },
  reason: { ackMode: 'none', run: (id, _interaction, use) => openThrow(id, use) },
};

export const presses: Presses = {
  ackMode: (id) => (id.kind === 'go' ? wizardAckMode(id) : table[id.kind].ackMode),
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
  return { shows: await closingAnswer(interaction, use, () => use.host.resign(use.request)) };
}
