/**
 * The wizards: the panel, the army builder, a table roll. One message leads press by press to an order, an army, a
 * roll. Here is what each press does, and how it is acknowledged.
 */
import { Refusal } from '../../kernel/play.ts';
import type { AckMode, Pressing } from '../interactions/acknowledge.ts';
import { type Answer, hidden, refusing } from '../interactions/answer.ts';
import { armyWizard, closeBuilder, undoBuilder } from '../armies/army-press.ts';
import type { Use } from '../bot.ts';
import { chosenIn } from '../interactions/chosen-in.ts';
import type { Load } from '../interactions/limits.ts';
import { confirmPanel, panelWizard } from '../features/panel-press.ts';
import type { Pressed } from '../interactions/pressed.ts';
import { turnPage, pickChoice, rollTableDice } from '../dice/table-dice-press.ts';
import type { ActOf, AtOf, Go, WizardName } from './wizard-id.ts';
import { stepForm, type StepWizard, type Wizard } from './wizard-step.ts';

interface Act<At> {
  readonly ackMode: AckMode;
  readonly load: Load;
  readonly run: (at: At, interaction: Pressing, use: Use) => Promise<Pressed>;
}

/** The acts that every wizard has which leads step by step. */
function stepping<At, Back>(name: StepWizard, wizard: Wizard<At, Back>, load: Load) {
  return {
    press: update<At & { readonly n: number }>(load, (at, _interaction, use) => wizard.press(at, at.n, use)),
    pick: update<At>(load, (at, interaction, use) => wizard.press(at, Number(chosenIn(interaction)), use)),
    back: update<Back>(load, (at, _interaction, use) => wizard.back(at, use)),
    type: {
      ackMode: 'none',
      load: 'other',
      run: async (at: At, _interaction: Pressing, use: Use): Promise<Pressed> => {
        const asked = await wizard.asks(at, use);
        if (asked instanceof Refusal) return { shows: hidden(refusing(use, asked)) };
        return { opens: stepForm(use, name, wizard.where(at), asked) };
      },
    },
  } as const;
}

/** Its answer takes the place of the message. */
function update<At>(load: Load, run: Act<At>['run']): Act<At> {
  return { ackMode: 'update', load, run };
}

const ACTS: { readonly [W in WizardName]: { readonly [A in ActOf<W>]: Act<AtOf<W, A>> } } = {
  panel: {
    ...stepping('panel', panelWizard, 'order'),
    confirm: update('owed', (at, _interaction, use) => confirmPanel(at, use)),
  },
  army: {
    ...stepping('army', armyWizard, 'look'),
    undo: update('look', (at, _interaction, use) => undoBuilder(at, use)),
    close: update('other', (at, _interaction, use) => closeBuilder(at, use)),
  },
  dice: {
    pick: update('other', pickChoice),
    page: update('other', turnPage),
    roll: update('other', rollTableDice),
  },
};

function actOf({ wizard, act }: Go): Act<unknown> {
  return (ACTS[wizard] as unknown as Readonly<Record<string, Act<unknown>>>)[act]!;
}

export function wizardAckMode(go: Go): AckMode {
  return actOf(go).ackMode;
}

export function wizardLoad(go: Go): Load {
  return actOf(go).load;
}

export function wizardPressed(go: Go, interaction: Pressing, use: Use): Promise<Pressed> {
  return actOf(go).run(go.at, interaction, use);
}

/** What was typed into a step's form. */
export function wizardTyped(go: Go, text: string, use: Use): Promise<Answer> {
  if (go.act !== 'type') throw new Error(`nothing is typed for ${go.wizard}:${go.act}`);
  switch (go.wizard) {
    case 'panel':
      return panelWizard.typed(go.at, text, use);
    case 'army':
      return armyWizard.typed(go.at, text, use);
  }
}
