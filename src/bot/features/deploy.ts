/** A player's deployment as a private message: each unit's position, a picture and everything that can be pressed. */
import type { DeployAt, DeployShown } from '../../host/verbs/deployment/deployment-shown.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing, replied } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { escapeMarkdown } from '../messages/escape-markdown.ts';
import { writeGo } from '../interactions/id.ts';
import { openPanel } from './panel-press.ts';
import { button, fitTexts, type Inner, rows, text, TEXT_LIMIT } from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';
import { previewOrders } from './preview.ts';
import type { AtOf } from '../wizard/wizard-id.ts';
import { stepRows, type Where, type Wizard } from '../wizard/wizard-step.ts';

type Pressed = { readonly shows: Answer };

/** Discord allows 40 components per message. These are left for the rows. */
const PARTS = 26;
/** Enough for sixty units, and Discord's limit for a field. */
const WORDS = 4000;

/** Not the name of any unit. */
const ALL = '_';

/** The player's own deployment after the change. In open deployment: a preview of the order, or a panel. */
export async function openDeployment(
  interaction: Parameters<typeof openPanel>[0],
  use: Use,
  wish: { readonly lineUp?: string; readonly units?: string },
): Promise<Answer> {
  const result = await use.host.deployment(use.request, wish);
  if (result instanceof Refusal) return refusing(use, result);
  if (!('orders' in result)) return deployShown(use, result);
  return result.orders === '' ? openPanel(interaction, use) : previewOrders(use, result.orders);
}

async function deployShown(use: Use, shown: DeployShown): Promise<Answer> {
  const { say, language } = use;
  const before = [
    `### ${say(language, shown.asks)}`,
    ...shown.notes.map((note) => say(language, escapeMarkdown(note))),
    ...shown.lines.map((each) => say(language, each)),
  ];
  const texts = fitTexts(before, TEXT_LIMIT - 400).map(text);
  const choices = stepRows(use, 'deploy', whereOf(shown.at), shown.rows, {
    choose: phrase('bot-deploy-choose'),
    room: PARTS,
  });
  return pictured(use, shown.scene, texts, [...choices, ...lastRow(use, shown)]);
}

function whereOf({ battle, side, unit, mark }: DeployAt): Where {
  return [battle, side, unit === '' ? ALL : unit, mark];
}

function lastRow({ say, language }: Use, { at, whole, may }: DeployShown): Inner[] {
  const label = (what: string) => say(language, phrase(`bot-deploy-${what}`));
  const settle = (what: 'seal' | 'unseal' | 'wish' | 'unwish') =>
    may.includes(what)
      ? [
          button(
            writeGo('deploy', 'settle', whole.battle, whole.side, whole.mark, what),
            label(what),
            what === 'seal' ? 'main' : 'other',
          ),
        ]
      : [];
  return rows([
    ...(at.unit === '' ? [] : [button(writeGo('deploy', 'back', at.battle, at.side), label('back'))]),
    ...settle('seal'),
    ...settle('unseal'),
    ...(may.includes('words') ? [button(writeGo('deploy', 'type', ...whereOf(at)), label('words'))] : []),
    ...settle('wish'),
    ...settle('unwish'),
  ]);
}

async function changed(use: Use, result: DeployShown | Refusal): Promise<Pressed> {
  return { shows: result instanceof Refusal ? refusing(use, result) : await deployShown(use, result) };
}

/** Seals, withdraws or changes the deployment. The private reply replaces the message. */
export async function settleDeployment({ what, ...at }: AtOf<'deploy', 'settle'>, use: Use): Promise<Pressed> {
  const { host, request } = use;
  const result =
    what === 'seal'
      ? await host.sealDeployment(request, at)
      : what === 'unseal'
        ? await host.unsealDeployment(request, at)
        : await host.wishByUnit(request, at, what === 'wish');
  return { shows: result instanceof Refusal ? refusing(use, result) : replied(use.say, use.language, result) };
}

export const deployWizard: Wizard<DeployAt> = {
  press: async (at, n, use) => changed(use, await use.host.pressDeployment(use.request, at, n)),
  back: async (at, use) => changed(use, await use.host.turnDeployment(use.request, at)),
  asks: () => ({
    title: phrase('bot-deploy-title'),
    field: phrase('bot-deploy-field'),
    most: WORDS,
    isLong: true,
    example: '3L 0406 N line; 7C 0505',
  }),
  typed: async (at, units, use) => (await changed(use, await use.host.typeDeployment(use.request, at, units))).shows,
  where: whereOf,
};
