/** What people do in a battle's channel, with commands and buttons. */
import type { Outcome, Seen } from '../../practice/visit.ts';
import { buttonsOf, textOf } from '../../e2e/stage.ts';
import type { Made } from './bot.ts';

export interface People {
  /** Gives a command and returns the bot's answer. */
  readonly say: (who: string, command: string, options?: object) => Promise<string>;
  /** Gives a command with a file. */
  readonly send: (who: string, command: string, options: object, text: string) => Promise<string>;
  /** Gives a command and presses a button of its answer. False: there is no such button. */
  readonly press: (who: string, command: string, options: object, label: RegExp) => Promise<boolean>;
  /** Rules as the umpire, or proposes as a commander. */
  readonly rule: (who: string, deeds: string, why: string) => Promise<void>;
  /** The file that a command answers with. */
  readonly file: (who: string, command: string) => Promise<string>;
}

export function peopleIn(made: Made, channel: string): People {
  const done = async (who: string, outcome: Outcome): Promise<Seen | undefined> => {
    if (outcome.error !== undefined) throw new Error(`#${channel} ${who}: ${outcome.error}`);
    await made.settled();
    return outcome.response;
  };
  const give = async (who: string, command: string, options: object = {}, more: object = {}) =>
    done(who, await made.as(who).commandToTheEnd(channel, made.called(command), options, more));
  const press: People['press'] = async (who, command, options, wanted) => {
    const response = await give(who, command, options);
    const button = buttonsOf(response).find(({ label }) => wanted.test(label));
    if (!button) return false;
    await done(who, await made.as(who).press(response!.id, button.label));
    return true;
  };
  return {
    say: async (who, command, options) => textOf(await give(who, command, options)),
    send: async (who, command, options, text) => {
      const file = { name: 'file.txt', type: 'text/plain', data: Buffer.from(text).toString('base64') };
      return textOf(await give(who, command, options, { files: { file } }));
    },
    press,
    rule: async (who, deeds, why) => {
      // The name in older versions, which have no /propose.
      const changes = made.called('propose undo') === 'propose undo' ? { changes: deeds } : { deeds };
      const isMade = await press(who, 'desk rule', { ...changes, why }, /^(Decide|Décider|Propose|Proposer)$/);
      if (!isMade) throw new Error(`#${channel}: ${who} may not rule "${deeds}"`);
    },
    file: async (who, command) => {
      const response = await give(who, command);
      const { url } = response!.attachments[0]!;
      return (await fetch(new URL(url, made.url))).text();
    },
  };
}
