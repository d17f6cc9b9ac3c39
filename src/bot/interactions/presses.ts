/** What each button does: how its press is acknowledged, and what the person and the message show afterwards. */
import type { Reply, Request } from '../../host/request.ts';
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
import { ahead, answer, further, grave, openAnswers, reply } from '../messages/card-press.ts';
import { verifyAnswer } from '../features/verification.ts';
import { chosenIn } from './chosen-in.ts';
import { closingAnswer, whileClosing } from '../messages/close-cards.ts';
import {
  doneAtDesk,
  openDesk,
  openRoll,
  openTool,
  openWords,
  pickTool,
  rollAtDesk,
  rollChosen,
} from '../features/desk.ts';
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
import { previewed, previewIdea } from '../features/preview.ts';
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

/** A press whose answer takes the message's place, or is a private one. */
function shown<I>(ackMode: AckMode, answer: (id: I, use: Use, interaction: Pressing) => Answer | Promise<Answer>) {
  return {
    ackMode,
    run: async (id: I, interaction: Pressing, use: Use): Promise<Pressed> => ({
      shows: await answer(id, use, interaction),
    }),
  };
}

const table: PressTable = {
  answer: { ackMode: 'update', run: answer },
  grave: { ackMode: 'none', run: grave },
  open: { ackMode: 'private', run: openAnswers },
  reply: { ackMode: 'update', run: reply },
  ahead: { ackMode: 'private', run: ahead },
  further: { ackMode: 'update', run: further },
  dropped: shown('private', droppedShown),
  regive: shown('private', givenAgain),
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
  back: shown('update', async ({ draft }, { host, request, say, language }) =>
    replied(say, language, await host.discard(request, draft)),
  ),
  retract: shown('update', async ({ draft }, { host, request, say, language }) =>
    replied(say, language, await host.takeBack(request, draft)),
  ),
  unseal: shown('update', async (_id, { host, request, say, language }) =>
    replied(say, language, await host.unseal(request)),
  ),
  wish: shown('update', async ({ battle, wishes }, { host, request, say, language }) =>
    replied(say, language, await host.wishByUnit(request, battle, wishes)),
  ),
  instead: shown('update', async ({ draft, n }, use) =>
    previewed(use, await use.host.previewInstead(use.request, draft, n)),
  ),
  replan: shown('update', async ({ draft, n }, { host, request, say, language }) =>
    replied(say, language, await host.writeInstead(request, draft, n)),
  ),
  odds: shown('private', async ({ draft }, use) => oddsShown(use, await use.host.oddsOf(use.request, draft))),
  idea: shown('private', idea),
  panel: shown('private', (_id, use, interaction) => openPanel(interaction, use)),
  ideas: shown('private', (_id, use) => helpAnswer(use)),
  bench: { ackMode: 'update', run: (id, _interaction, use) => openBuilder(id, use) },
  adopt: { ackMode: 'private', run: (id, _interaction, use) => copyArmy(id, use) },
  scrap: { ackMode: 'private', run: (id, _interaction, use) => askToDelete(id, use) },
  scrapped: { ackMode: 'update', run: (id, _interaction, use) => deleteArmy(id, use) },
  armies: shown('update', ({ page }, use) => armiesListed(use, page)),
  vote: { ackMode: 'update', run: ballot },
  finish: shown('private', (id, use) => finishAnswer(use, id)),
  finished: shown('update', async (id, use) => replied(use.say, use.language, await use.host.done(use.request, id))),
  assign: shown('update', (id, use, interaction) => assignUnits(id, interaction, use)),
  bodies: shown('update', ({ who, page }, use) => unitMenu(use, who, page)),
  cancel: { ackMode: 'update', run: pressCancel },
  abort: { ackMode: 'none', run: (id, _interaction, use) => askReason(id, use) },
  resign: {
    ackMode: 'update',
    run: (_id, interaction, use) =>
      secondPress(interaction, use, 'bot-resign-late', (request) => use.host.resign(request)),
  },
  alone: {
    ackMode: 'update',
    run: ({ name }, interaction, use) =>
      secondPress(interaction, use, `proposal-alone-${name}-late`, (request) => use.host.propose(request, name)),
  },
  doctrine: shown('update', async ({ name }, use) => doctrineAnswer(use, await use.host.doctrine(use.request, name))),
  setting: shown('update', async ({ name, value }, use, interaction) => {
    const chosen = chosenIn(interaction) ?? value;
    return settingsAnswer(use, await use.host.settle(use.request, wishOf(name, chosen)));
  }),
  forget: shown('update', async (_id, use) => replied(use.say, use.language, await use.host.forgetMe(use.request))),
  take: { ackMode: 'update', run: takeCommand },
  ending: shown('private', async ({ battle, page }, use) =>
    endingAnswer(use, await use.host.ending(use.request, page, battle)),
  ),
  turn: shown('update', async ({ battle, page }, use) =>
    endingAnswer(use, await use.host.ending(use.request, page, battle)),
  ),
  rematch: shown('private', async ({ battle }, use) =>
    replied(use.say, use.language, await use.host.rematch(use.request, battle)),
  ),
  verify: shown('private', ({ battle }, use) => verifyAnswer(use, battle)),
  page: shown('private', ({ battle }, use, interaction) => pageFile(interaction, use, battle)),
  luck: shown('private', async ({ battle }, use) => luckShown(use, await use.host.luck(use.request, battle))),
  help: shown('update', (_id, use, interaction) => helpAnswer(use, chosenIn(interaction))),
  clause: shown('private', ({ name }, use) => openEntry(use, name)),
  leaf: shown('update', ({ name, page }, use) => openEntry(use, name, page)),
  lookup: shown('update', (id, use, interaction) => openChosenRule(id, interaction, use)),
  cited: shown('private', (_id, use, interaction) => openEntry(use, chosenIn(interaction) ?? '')),
  shelf: shown('update', (_id, use) => lookupAnswer(use)),
  details: { ackMode: 'private', run: detailsOpened },
  detailing: { ackMode: 'update', run: detailsOpened },
  touched: { ackMode: 'private', run: detailsOpened },
  drawn: { ackMode: 'private', run: detailsOpened },
  drawing: { ackMode: 'update', run: detailsOpened },
  sheet: shown('update', ({ game, page }, use) => sheetShown(use, game, page)),
  options: shown('private', ({ battle, page }, use) => variationsShown(use, battle, page)),
  variants: shown('update', ({ battle, page }, use) => variationsShown(use, battle, page)),
  variant: shown('update', (id, use, interaction) => variantOpened(id, interaction, use)),
  vary: shown('update', (id, use, interaction) => changeOption(id, interaction, use)),
  again: shown('none', ({ dice }, use) => rolledAgain(use, dice)),
  reveal: { ackMode: 'update', run: async (id, interaction, use) => revealed(id, interaction, use) },
  unroll: shown('update', (_id, use, interaction) => rollDropped(interaction, use)),
  keep: { ackMode: 'update', run: keepGenerated },
  log: shown('update', ({ page }, use) => logPage(use, page)),
  describe: shown('update', ({ page, what }, use) => descriptionAnswer(use, what, page)),
  throw: { ackMode: 'update', run: (id, _interaction, use) => rollAtDesk(id, use) },
  done: { ackMode: 'private', run: (id, _interaction, use) => doneAtDesk(id, use) },
  desk: { ackMode: 'private', run: (id, _interaction, use) => openDesk(id, use) },
  tools: shown('update', pickTool),
  throws: { ackMode: 'update', run: rollChosen },
  tool: { ackMode: 'none', run: (id, _interaction, use) => openTool(id, use) },
  rule: { ackMode: 'none', run: (id, _interaction, use) => openWords(id, use) },
  reason: { ackMode: 'none', run: (id, _interaction, use) => openRoll(id, use) },
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

async function secondPress(
  interaction: Pressing,
  use: Use,
  late: string,
  act: (request: Request) => Promise<Reply | Refusal>,
): Promise<Pressed> {
  const { say, language } = use;
  const isLate = interaction.createdTimestamp - interaction.message.createdTimestamp > SECOND_PRESS;
  if (isLate) return { shows: words(say(language, phrase(late))) };
  return { shows: await closingAnswer(interaction, use, () => act(use.request)) };
}
