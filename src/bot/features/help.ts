/** The next thing to do here, with a menu of help topics. */
import { exampleArgs } from '../../host/verbs/overview/examples.ts';
import { phrase } from '../../kernel/phrase.ts';
import { type Answer, speak } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { cardLink } from '../messages/card-link.ts';
import { ideaRows } from '../messages/idea-rows.ts';
import { writeId } from '../interactions/id.ts';
import { container, cut, type Inner, menu, text, TEXT_LIMIT } from '../messages/parts.ts';

const NOW = 'now';
const TOPICS = [NOW, 'orders', 'answers', 'ahead', 'places', 'pace', 'dice', 'all'] as const;

/** A help page. Without a known topic: what to do now. */
export async function helpAnswer(use: Use, topic?: string): Promise<Answer> {
  const { say, language } = use;
  const name = TOPICS.find((each) => each === topic) ?? NOW;
  const inner =
    name === NOW ? await nowInner(use) : [text(cut(say(language, await pageOf(name, use)), TEXT_LIMIT - 200))];
  return { parts: [container([...inner, menuOf(use, name)])] };
}

async function pageOf(name: (typeof TOPICS)[number], { host, request }: Use) {
  const id = name === 'all' ? 'bot-help' : `help-page-${name}`;
  const hasExamples = name === 'all' || name === 'orders';
  return phrase(id, hasExamples ? exampleArgs(await host.examples(request)) : {});
}

async function nowInner(use: Use): Promise<Inner[]> {
  const { host, request, say, language } = use;
  const { says, isAsked, ideas } = await host.help(request);
  const link = isAsked ? await cardLink(use) : [];
  const title = `### ${say(language, phrase('help-title'))}`;
  return [text(title), text(speak(say, language, [...says, ...link])), ...(ideas ? ideaRows(ideas) : [])];
}

function menuOf({ say, language }: Use, now: string): Inner {
  const topics = TOPICS.map((value) => ({
    value,
    label: say(language, phrase(`help-topic-${value}`)),
    ...(value === now && { default: true }),
  }));
  return menu(writeId('help'), say(language, phrase('help-topics')), topics);
}
