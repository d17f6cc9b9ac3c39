/** The post after the last bulletin: the casualties, and the units with the most to tell. */
import { phrase } from '../../../kernel/phrase.ts';
import { SIDES } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
import { line } from '../../messages/posts.ts';
import type { Passage } from '../../battle/passage.ts';
import { labelOf } from '../../battle/voice.ts';
import { countedSoFar } from '../../messages/played.ts';
import { overButtons } from '../../messages/over-buttons.ts';
import { casualties, grouped, storiesOf } from './stories.ts';

/** The number of units told. */
const POSTED = 6;

/** After the bulletin that ends a battle. */
export async function withEnding(
  deps: Deps,
  loaded: LoadedBattle,
  news: Passage,
  posts: readonly Post[],
): Promise<readonly Post[]> {
  const isOver = posts.length > 0 && loaded.rules.next(news.after).kind === 'over';
  return isOver ? [...posts, ...(await endingPost(deps, loaded, news))] : posts;
}

async function endingPost(deps: Deps, loaded: LoadedBattle, last: Passage): Promise<readonly Post[]> {
  const { battle, rules, voice } = loaded;
  if (battle.seq === 0) return [];
  const counted = await countedSoFar(deps, battle, rules);
  const { stories, untold } = await storiesOf(deps, loaded, counted, [last.transcript]);
  const most = stories
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, POSTED);
  const told = SIDES.flatMap((side) =>
    grouped(
      most.filter((story) => story.side === side),
      side,
    ),
  );
  return [
    {
      kind: 'notice',
      title: voice.say(phrase('ending-title')),
      sentences: [
        { says: casualties(rules, counted.first, last.after).map(voice.say).join('\n'), dice: [] },
        ...(untold ? [line(voice, untold)] : []),
        ...told.map(({ title, lines }) => ({ says: [title, ...lines].map(voice.say).join('\n'), dice: [] })),
        ...(stories.length > most.length && most.length > 0
          ? [line(voice, phrase('ending-more', { n: stories.length }))]
          : []),
      ],
      footer: [],
      ...(stories.length > most.length && {
        ending: { battle: battle.id, label: labelOf(voice.say(phrase('ending-all'))) },
      }),
      calls: [],
      ...overButtons(loaded),
    },
  ];
}
