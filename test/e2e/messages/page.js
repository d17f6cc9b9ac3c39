/** The test's page: draws the messages it gets, and records what is done with them. */
import { html, render } from 'lit';
import { drawMessage } from '../../../src/page/browser/message/message.ts';
import { wordsIn } from '../../../src/page/browser/words.ts';

const named = (names) => names.map((name, index) => ({ id: `${index + 1}`, name }));

/** The actions, in order. */
globalThis.done = [];
const tell = (...deed) => globalThis.done.push(deed);

globalThis.show = (messages, { theme, language, looking = false }) => {
  const reader = {
    say: wordsIn(language),
    language,
    locale: { en: 'en-GB', fr: 'fr' }[language],
    zone: 'Europe/Paris',
    theme,
    id: '1',
    people: named(['Alice', 'Bruno', 'Chloé']),
    roles: named(['Umpires']),
    channels: [
      ...named(['battle', 'tavern']).map((each) => ({ ...each, type: 0 })),
      { id: '9', name: 'Tower', type: 2 },
    ],
    commands: [],
    addressOf: (url) => url.replace('https://cdn.example/', '/'),
  };
  const deeds = {
    press: (message, id, values) => {
      tell('press', id, values);
      return new Promise((resolve) => {
        globalThis.answer = resolve;
      });
    },
    dismiss: ({ id }) => tell('dismiss', id),
    visit: (id) => tell('visit', id),
    enlarge: (url, alt) => tell('enlarge', url, alt),
    begin: (command) => tell('begin', command),
  };
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = theme;
  const drawn = messages.map(
    (each, index) => html`<li>${drawMessage(each, reader, looking ? undefined : deeds, messages[index - 1])}</li>`,
  );
  render(html`<h1>battle</h1><ol>${drawn}</ol>`, document.querySelector('main'));
};
