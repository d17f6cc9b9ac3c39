/** The README's first charge, played through the practice Discord's HTTP interface. */
import { setTimeout as pause } from 'node:timers/promises';

interface Part {
  readonly custom_id?: string;
  readonly label?: string;
  readonly content?: string;
  readonly components?: readonly Part[];
}

interface Post extends Part {
  readonly id: string;
  readonly ephemeral: boolean;
}

const PATIENCE_MS = 60_000;
const AGAIN_MS = 100;

/** Returns the title of its report. */
export async function playCharge(url: string): Promise<string> {
  const posts = (): Promise<Post[]> => asked(`${url}/api/messages?as=Alice&channel=battle&limit=500`);
  const press = async (message: string, label: string): Promise<string> => {
    const body = JSON.stringify({ as: 'Alice', message, label });
    const headers = { 'content-type': 'application/json' };
    const came = await asked<{ response?: Post }>(`${url}/api/press?wait=final`, { method: 'POST', headers, body });
    if (!came.response) throw new Error(`nothing came of ${label}: ${JSON.stringify(came)}`);
    return came.response.id;
  };
  const [call, idea] = await until(async () => chargeIn(await posts()));
  const preview = await press(call.id, idea);
  const before = new Set((await posts()).map(({ id }) => id));
  await press(preview, 'Confirm');
  return until(async () => {
    const after = (await posts()).filter(({ id, ephemeral }) => !ephemeral && !before.has(id));
    return titleIn(after);
  });
}

async function asked<Answer>(url: string, how?: RequestInit): Promise<Answer> {
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

function chargeIn(posts: readonly Post[]): readonly [Post, string] | undefined {
  for (const post of posts) {
    const idea = partsOf(post).find(
      ({ custom_id = '', label = '' }) => custom_id.startsWith('idea:') && label.includes(' charge '),
    );
    if (idea) return [post, idea.label!];
  }
  return undefined;
}

function titleIn(posts: readonly Post[]): string | undefined {
  const texts = posts.flatMap((post) => partsOf(post).map(({ content = '' }) => content));
  return texts.find((text) => text.startsWith('### '))?.slice('### '.length);
}

function partsOf(part: Part): Part[] {
  return (part.components ?? []).flatMap((each) => [each, ...partsOf(each)]);
}

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(AGAIN_MS);
  }
  throw new Error(`nothing came in ${PATIENCE_MS / 1000} seconds`);
}
