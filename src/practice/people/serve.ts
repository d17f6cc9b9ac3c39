import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Interaction } from '../interaction.ts';
import type { Platform } from '../platform.ts';
import { phrase, type Phrase } from '../../kernel/phrase.ts';
import { languageOf } from '../../words/words.ts';
import { Refusal } from '../refusal.ts';
import { readBody } from '../request.ts';
import { outcomeOf } from './answers.ts';
import { streamEvents } from './events.ts';
import { askChoices, giveCommand } from './invoke.ts';
import { personCalled, personNamed } from './lookup.ts';
import { changeSettings, dismiss } from './own.ts';
import { press } from './press.ts';
import { asked, reads } from './reads.ts';
import { submit } from './submit.ts';
import { Trouble } from './trouble.ts';
import { commandWish, completeWish, dismissWish, pressWish, readWish, settingsWish, submitWish } from './wishes.ts';

type Act<Result> = (platform: Platform, body: unknown) => Result;

export const command: Act<Interaction> = (platform, body) => giveCommand(platform, readWish(commandWish, body));
export const pressing: Act<Interaction> = (platform, body) => press(platform, readWish(pressWish, body));
export const settings: Act<object> = (platform, body) => changeSettings(platform, readWish(settingsWish, body));

/** Actions that the bot answers. */
const acts: Record<string, Act<Interaction>> = {
  '/api/command': command,
  '/api/complete': (platform, body) => askChoices(platform, readWish(completeWish, body)),
  '/api/press': pressing,
  '/api/submit': (platform, body) => submit(platform, readWish(submitWish, body)),
};

/** Actions that do not involve the bot. */
const own: Record<string, Act<object>> = {
  '/api/settings': settings,
  '/api/dismiss': (platform, body) => dismiss(platform, readWish(dismissWish, body)),
};

/** A request of a page or script: the address it used, and the person once known. */
type Visit = { platform: Platform; request: IncomingMessage; url: URL; address: string; as: string | null };

/** The interface for people and scripts: `/api/...` without a version. */
export async function servePeople(
  platform: Platform,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const address = `http://${request.headers.host ?? ''}`;
  const visit: Visit = { platform, request, url, address, as: url.searchParams.get('as') };
  try {
    if (url.pathname === '/api/events' && request.method === 'GET') {
      const person = personNamed(platform.world, asked(url.searchParams, 'as'));
      return streamEvents({ platform, person, address }, response);
    }
    sendJson(response, 200, await answer(visit));
  } catch (error) {
    const trouble = troubleIn(error);
    const locale = personCalled(platform.world, visit.as ?? '')?.locale ?? 'en';
    sendJson(response, trouble.status, { error: platform.words.say(languageOf(locale), trouble.says) });
  }
}

async function answer(visit: Visit): Promise<unknown> {
  const { platform, request, url, address } = visit;
  const { pathname, searchParams } = url;
  const read = reads[pathname];
  if (read && request.method === 'GET') return read(platform, searchParams, address);
  const act = acts[pathname];
  const alone = own[pathname];
  if ((act ?? alone) && request.method === 'POST') {
    const body = await bodyOf(visit);
    if (alone) return alone(platform, body);
    if (act)
      return outcomeOf(platform, act(platform, body), { untilFinal: searchParams.get('wait') === 'final', address });
  }
  throw new Trouble('practice-no-request', { request: `${request.method} ${pathname}` }, 404);
}

/** Forms and pages from other origins cannot send JSON without a preflight. */
async function bodyOf(visit: Visit): Promise<unknown> {
  if (!/^application\/json\b/i.test(visit.request.headers['content-type'] ?? '')) {
    throw new Trouble('practice-json', {}, 415);
  }
  const { json } = await readBody(visit.request);
  if (json instanceof Object && 'as' in json && typeof json.as === 'string') visit.as = json.as;
  return json;
}

/** The sentence for an invalid request. Other errors are rethrown. */
function troubleIn(error: unknown): { says: Phrase; status: number } {
  if (error instanceof Trouble) return error;
  if (!(error instanceof Refusal)) throw error;
  const tooLarge = error.status === 413;
  return {
    says: tooLarge ? phrase('practice-too-large') : phrase('practice-body', { faults: error.message }),
    status: error.status,
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}
