/** Playing a battle as people do: open, join, start, order, confirm, answer. */
import { expect } from 'vitest';
import { buttonsOf, openCard, type Stage, textOf } from './stage.ts';

export interface Players {
  readonly red: string;
  readonly blue: string;
  readonly umpire?: string;
  /** Both sides' doctrine. Default: the bot's. */
  readonly doctrine?: string;
}

export async function begin(
  stage: Stage,
  channel: string,
  scenario: string,
  { red, blue, umpire, doctrine }: Players,
): Promise<void> {
  await stage.command(red, channel, 'battle new', { scenario });
  await stage.command(red, channel, 'battle join', { side: 'red' });
  await stage.command(blue, channel, 'battle join', { side: 'blue' });
  if (umpire !== undefined) await stage.command(umpire, channel, 'battle join', { side: 'umpire' });
  if (doctrine !== undefined) {
    for (const who of [red, blue]) await stage.command(who, channel, 'doctrine', { choice: doctrine });
  }
  await stage.command(red, channel, 'battle start');
}

/** Gives an order and confirms its preview. */
export async function order(stage: Stage, who: string, channel: string, text: string): Promise<void> {
  const { response } = await stage.command(who, channel, 'order', { text });
  const [confirm] = buttonsOf(response);
  expect(`${confirm?.label} ${textOf(response)}`).toMatch(/^(Confirm|Confirmer) /);
  await stage.press(who, response!, confirm!.label);
}

/** Resigns: the command and its second press. Returns the private message afterwards. */
export async function resign(stage: Stage, who: string, channel: string): Promise<string> {
  const { response } = await stage.command(who, channel, 'battle resign');
  const [sure] = buttonsOf(response);
  await stage.press(who, response!, sure!.label);
  return textOf((await stage.seen(who, channel)).find(({ id }) => id === response!.id));
}

/** Cancels the battle: each of these people asks for it, and presses the button. */
export async function callOff(stage: Stage, channel: string, ...people: readonly string[]): Promise<void> {
  for (const who of people) {
    const { response } = await stage.command(who, channel, 'battle cancel');
    await stage.press(who, response!, buttonsOf(response)[0]!.label);
  }
}

/** Answers every open card with its first choice that is not grave, and returns their number. */
export async function answerAll(stage: Stage, channel: string, players: Players): Promise<number> {
  for (let count = 0; ; count++) {
    const card = await openCard(stage, channel);
    if (!card) return count;
    expect(count).toBeLessThan(30);
    const called = [...textOf(card).matchAll(/<@(\d+)>/g)].map((match) => match[1]);
    const people = await stage.as('Dan').ask<{ id: string; name: string }[]>('people');
    const who = people.find(({ id }) => called.includes(id))?.name ?? '';
    expect([players.red, players.blue]).toContain(who);
    const [choice] = ['answer:', 'grave:'].flatMap((kind) => buttonsOf(card).filter(({ id }) => id.startsWith(kind)));
    const { response } = await stage.press(who, card, choice!.label);
    // A grave choice takes a second press.
    if (choice!.id.startsWith('grave:')) await stage.press(who, response!, buttonsOf(response)[0]!.label);
  }
}
