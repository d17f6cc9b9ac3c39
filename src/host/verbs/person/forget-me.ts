/** Being forgotten: only by oneself, and only once no battle waits for one. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { onlyOnce } from '../../advance/only-once.ts';
import type { Deps } from '../../battle/deps.ts';
import { no } from '../../battle/voice.ts';
import type { Reply, Request } from '../../request.ts';

export async function forgetMe(deps: Deps, request: Request): Promise<Reply | Refusal> {
  const { id } = request.person;
  return onlyOnce(deps, `settings of ${id}`, request, async () => {
    const { unfinished, earlier } = await deps.store.keptOf(id);
    if (unfinished > 0) return no(phrase('privacy-unfinished', { n: unfinished }));
    const left = earlier > 0 ? [phrase('privacy-earlier', { n: earlier })] : [];
    return { change: { forgets: id }, result: { says: [phrase('privacy-forgotten'), ...left] } };
  });
}
