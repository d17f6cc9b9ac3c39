/** The practice channel: what Discord shows a person, with the real bot. */
import './channel/look/frame.css';
import './channel/look/sidebar.css';
import './channel/look/entry.css';
import './channel/look/dialogs.css';
import { readAddress } from './channel/address.ts';
import { typeAnywhere, watchFocus } from './channel/focus.ts';
import { openPage, personIn } from './channel/page.ts';
import { languageOf, readSettings } from './channel/settings.ts';
import { ask, sentenceOf } from './channel/talk.ts';
import type { Person } from './channel/wire.ts';
import { wordsIn } from './words.ts';

/** The wait before an unresponsive server is asked again. */
const AGAIN_MS = 1000;

async function start(): Promise<void> {
  try {
    const people = await ask<Person[]>('/api/people', {}, new AbortController().signal);
    const me = personIn(people, readAddress().as) ?? people[0];
    document.body.replaceChildren();
    if (me) openPage(people, me);
  } catch (error) {
    const said = sentenceOf(error);
    if (said) document.body.replaceChildren(wordsIn(languageOf(readSettings()))(said.id, said.args));
    setTimeout(() => void start(), AGAIN_MS);
  }
}

watchFocus();
document.addEventListener('keydown', typeAnywhere);
void start();
