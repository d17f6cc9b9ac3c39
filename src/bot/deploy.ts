/** A player's deployment as a private message: each unit's position, a picture and everything that can be pressed. */
import { ComponentType, TextInputStyle } from 'discord.js';
import type { DeployAt, DeployShown } from '../host/verbs/deployment/deployment-shown.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Pressing } from './acknowledge.ts';
import { type Answer, refusing, replied } from './answer.ts';
import type { Use } from './bot.ts';
import { chosenIn } from './chosen-in.ts';
import { type Modal, TITLE } from './form.ts';
import { harmless } from './harmless.ts';
import { type IdOf, writeFormId, writeId } from './id.ts';
import { panelOpened } from './panel-press.ts';
import { button, cut, fitted, type Inner, rows, text, TEXT_LIMIT } from './parts.ts';
import { pictured } from './pictured.ts';
import { pressRows } from './press-rows.ts';
import { foreseen } from './previewed.ts';

type Pressed = { readonly shows: Answer };

/** Discord allows 40 components per message. These are left for the rows. */
const PARTS = 26;
/** Enough for sixty units, and Discord's limit for a field. */
const WORDS = 4000;

/** Not the name of any unit. */
const ALL = '_';

/** The player's own deployment after the change. In open deployment: a preview of the order, or a panel. */
export async function deployOpened(
  interaction: Parameters<typeof panelOpened>[0],
  use: Use,
  wish: { readonly lineUp?: string; readonly units?: string },
): Promise<Answer> {
  const result = await use.host.deployment(use.request, wish);
  if (result instanceof Refusal) return refusing(use, result);
  if (!('orders' in result)) return deployShown(use, result);
  return result.orders === '' ? panelOpened(interaction, use) : foreseen(use, result.orders);
}

async function deployShown(use: Use, shown: DeployShown): Promise<Answer> {
  const { say, language } = use;
  const before = [
    `### ${say(language, shown.asks)}`,
    ...shown.notes.map((note) => say(language, harmless(note))),
    ...shown.lines.map((each) => say(language, each)),
  ];
  const texts = fitted(before, TEXT_LIMIT - 400).map(text);
  return pictured(use, shown.scene, texts, [...rowParts(use, shown), ...lastRow(use, shown)]);
}

function idParts({ battle, side, unit, mark }: DeployAt): [string, string, string, number] {
  return [battle, side, unit === '' ? ALL : unit, mark];
}

function rowParts({ say, language }: Use, { at, rows: all }: DeployShown): Inner[] {
  const shown = all.map(({ says, presses }) => ({
    title: says && say(language, says),
    presses: presses.map(({ n, says: label, isChosen }) => ({ n, label: say(language, label), isChosen })),
  }));
  return pressRows(shown, {
    press: (n) => writeId('place', ...idParts(at), n),
    pick: (row, menu) => writeId('placing', ...idParts(at), row, menu),
    choose: say(language, phrase('bot-deploy-choose')),
    room: PARTS,
  });
}

function lastRow({ say, language }: Use, { at, whole, may }: DeployShown): Inner[] {
  const label = (what: string) => say(language, phrase(`bot-deploy-${what}`));
  const settle = (what: 'seal' | 'unseal' | 'wish' | 'unwish') =>
    may.includes(what)
      ? [
          button(
            writeId('settle', whole.battle, whole.side, whole.mark, what),
            label(what),
            what === 'seal' ? 'main' : 'other',
          ),
        ]
      : [];
  return rows([
    ...(at.unit === '' ? [] : [button(writeId('assembly', at.battle, at.side), label('back'))]),
    ...settle('seal'),
    ...settle('unseal'),
    ...(may.includes('words') ? [button(writeId('wording', ...idParts(at)), label('words'))] : []),
    ...settle('wish'),
    ...settle('unwish'),
  ]);
}

async function changed(use: Use, result: DeployShown | Refusal): Promise<Pressed> {
  return { shows: result instanceof Refusal ? refusing(use, result) : await deployShown(use, result) };
}

export async function place({ n, ...at }: IdOf<'place'>, use: Use): Promise<Pressed> {
  return changed(use, await use.host.pressDeployment(use.request, at, n));
}

export async function placing(at: IdOf<'placing'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const n = Number(chosenIn(interaction));
  return changed(use, await use.host.pressDeployment(use.request, at, n));
}

export async function assembly(at: IdOf<'assembly'>, use: Use): Promise<Pressed> {
  return changed(use, await use.host.turnDeployment(use.request, { ...at, unit: '', mark: 0 }));
}

/** Seals, withdraws or changes the deployment. The private reply replaces the message. */
export async function settle({ what, ...at }: IdOf<'settle'>, use: Use): Promise<Pressed> {
  const { host, request } = use;
  const result =
    what === 'seal'
      ? await host.sealDeployment(request, at)
      : what === 'unseal'
        ? await host.unsealDeployment(request, at)
        : await host.wishByUnit(request, at, what === 'wish');
  return { shows: result instanceof Refusal ? refusing(use, result) : replied(use.say, use.language, result) };
}

/** A form with one field. Loads nothing, because Discord wants it immediately. */
export function wording(at: IdOf<'wording'>, { say, language }: Use): { readonly opens: Modal } {
  const input = {
    type: ComponentType.TextInput,
    custom_id: 'units',
    style: TextInputStyle.Paragraph,
    max_length: WORDS,
    placeholder: '3L 0406 N line; 7C 0505',
    required: true,
  } as const;
  return {
    opens: {
      custom_id: writeFormId('wording', ...idParts(at).map(String)),
      title: cut(say(language, phrase('bot-deploy-title')), TITLE),
      components: [
        { type: ComponentType.Label, label: cut(say(language, phrase('bot-deploy-field')), TITLE), component: input },
      ],
    },
  };
}

/** Uses what was typed and updates the deployment's message. */
export async function worded(at: DeployAt, units: string, use: Use): Promise<Answer> {
  const result = await use.host.typeDeployment(use.request, at, units);
  return result instanceof Refusal ? refusing(use, result) : deployShown(use, result);
}
