/** Overviews: a person's battles, what happened while they were away, how a battle ended. */
import type { CaughtUp, Ending, Game, Games } from '../../host/verbs/overview/overview.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Scene } from '../../scene/scene.ts';
import { addressOf } from '../messages/address.ts';
import { type Answer, refusing, speak, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import { button, container, fitTexts, type Inner, picture, rows, small, text, TEXT_LIMIT } from '../messages/parts.ts';
import { painted, withoutPicture } from '../messages/pictured.ts';

/** The most battles in one message. */
const MOST = 15;

export function gamesAnswer(use: Use, { running, over }: Games): Answer {
  const say = (id: string, args = {}) => use.say(use.language, phrase(id, args));
  if (running.length + over.length === 0) return words(say('games-none'));
  const shown = running.slice(0, MOST).map((game) => gameText(use, game));
  const more = running.length > MOST ? [say('and-more', { n: running.length - MOST })] : [];
  const ended = over.length === 0 ? [] : [`**${say('games-over')}**`, ...over.map((game) => gameText(use, game))];
  const texts = [`### ${say('games-title')}`, ...shown, ...more, ...ended];
  return { parts: [container([text(fitTexts(texts, TEXT_LIMIT - texts.length).join('\n'))])] };
}

function gameText({ say, language }: Use, { title, roles, turn, owes, awaits, place }: Game): string {
  const head = say(language, phrase('games-line', { title, roles, turn }));
  const lines = [...owes, ...awaits].map((each) => say(language, each));
  const way =
    place &&
    `[${say(language, phrase(place.messageId === undefined ? 'games-way' : 'games-card'))}](${addressOf(place)})`;
  return [head, ...lines, ...(way === undefined ? [] : [small(way)])].join('\n');
}

export async function catchUpAnswer(use: Use, result: CaughtUp | Refusal): Promise<Answer> {
  const { say, language } = use;
  if (result instanceof Refusal) return refusing({ say, language }, result);
  const title = `### ${say(language, result.title)}`;
  const files: { readonly name: string; readonly data: Uint8Array; readonly scene: Scene }[] = [];
  const lost: Inner[] = [];
  // One at a time, so that other people's pictures get their turn.
  for (const scene of result.scenes) {
    const shown = await painted(use, scene);
    if (!('why' in shown)) files.push({ name: `map-${files.length + 1}.${shown.type}`, data: shown.data, scene });
    else if (lost.length === 0) lost.push(withoutPicture(use, shown));
  }
  const says = fitTexts([title, ...result.says.map((each) => say(language, each))], TEXT_LIMIT - 50);
  return {
    parts: [container([text(says.join('\n')), ...files.map(({ name, scene }) => picture(name, scene.alt)), ...lost])],
    files: files.map(({ name, data }) => ({ name, data })),
  };
}

/** A page of the ending, with two buttons to turn it. */
export function endingAnswer(use: Use, result: Ending | Refusal): Answer {
  const { say, language } = use;
  if (result instanceof Refusal) return refusing({ say, language }, result);
  const { battle, page, pages, says, stories } = result;
  const title = pages > 1 ? phrase('ending-page', { page, pages }) : phrase('ending-first');
  const texts = [
    `### ${say(language, title)}`,
    ...(says.length > 0 ? [speak(say, language, says)] : []),
    ...stories.map((side) => speak(say, language, [side.title, ...side.lines])),
  ];
  const turns = [
    button(writeId('turn', battle, Math.max(1, page - 1)), say(language, phrase('bot-log-back')), 'other', page <= 1),
    button(writeId('turn', battle, page + 1), say(language, phrase('bot-log-on')), 'other', page >= pages),
  ];
  const inner: Inner[] = fitTexts(texts, TEXT_LIMIT - 50).map(text);
  return { parts: [container([...inner, ...(pages > 1 ? rows(turns) : [])])] };
}
