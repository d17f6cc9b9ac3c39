/** The left of the page: servers, the places of the current one, and the current person. */
import { html, nothing, type TemplateResult } from 'lit';
import { addressTo } from './address.ts';
import { icon, type IconName } from './icons.ts';
import { follow, walkList } from './keys.ts';
import { personPanel } from './people.ts';
import { isDirect, isPrivate, isThread, type Server, serversOf } from './places.ts';
import type { Scene } from './scene.ts';
import type { Unread } from './state.ts';
import type { Place } from './wire.ts';

export function sidebar(scene: Scene): TemplateResult {
  const { state, say } = scene;
  const servers = serversOf(state.places);
  const server = servers.find(({ id }) => id === state.here?.guild?.id);
  const direct = state.places.filter(isDirect);
  return html`<div class="sidebar">
    <nav class="servers" aria-label=${say('page-servers')} @keydown=${walkList}>
      ${direct.map((place) => serverLink(scene, { name: say('page-direct'), places: [place] }, 'talk'))}
      ${servers.map((each) => serverLink(scene, { name: each.name, places: placesOf(each) }))}
    </nav>
    <div class="column">
      <nav class="places" aria-label=${say('page-places')} @keydown=${walkList}>
        <h2>${server?.name ?? say('page-direct')}</h2>
        <ul>
          ${server ? server.channels.map((channel) => channelItem(scene, channel)) : direct.map((each) => item(scene, each))}
        </ul>
      </nav>
      ${personPanel(scene)}
    </div>
  </div>`;
}

const placesOf = ({ channels }: Server) => channels.flatMap(({ place, threads }) => [place, ...threads]);

interface Entrance {
  readonly name: string;
  readonly places: readonly Place[];
}

/** A server as a round icon that leads to its first channel. */
function serverLink(scene: Scene, { name, places }: Entrance, sign?: IconName): TemplateResult | typeof nothing {
  const { state, session, say } = scene;
  const [first] = places;
  if (!first) return nothing;
  const isHere = places.some(({ id }) => id === state.here?.id);
  const unread = sumOf(places.flatMap(({ id }) => state.unread[id] ?? []));
  return html`<a
    class="server ${unread.count > 0 ? 'unread' : ''}"
    href=${addressTo(state.me.name, first.id)}
    aria-current=${isHere ? 'true' : nothing}
    aria-label=${unread.count > 0 ? say('page-unread', { name, count: unread.count }) : name}
    title=${name}
    @click=${follow(() => session.visit(first.id))}
    >${sign ? icon(sign) : html`<span aria-hidden="true">${Array.from(name)[0]}</span>`}${badge(unread)}</a
  >`;
}

function sumOf(all: readonly Unread[]): Unread {
  const sum = (key: keyof Unread) => all.reduce((total, each) => total + each[key], 0);
  return { count: sum('count'), calls: sum('calls') };
}

function badge({ calls }: Unread): TemplateResult | typeof nothing {
  return calls > 0 ? html`<span class="badge" aria-hidden="true">${calls}</span>` : nothing;
}

function channelItem(scene: Scene, { place, threads }: Server['channels'][number]): TemplateResult {
  const seen = threads.filter(({ archived, id }) => !archived || id === scene.state.here?.id);
  return html`${item(scene, place)} ${seen.length > 0 ? html`<li><ul>${seen.map((each) => item(scene, each))}</ul></li>` : nothing}`;
}

function item(scene: Scene, place: Place): TemplateResult {
  const { state, session, say } = scene;
  const unread = state.unread[place.id] ?? { count: 0, calls: 0 };
  const name = nameOf(scene, place);
  return html`<li>
    <a
      class="place ${isThread(place) ? 'thread' : ''} ${unread.count > 0 ? 'unread' : ''}"
      href=${addressTo(state.me.name, place.id)}
      aria-current=${place.id === state.here?.id ? 'page' : nothing}
      aria-label=${labelOf(scene, place, unread)}
      @click=${follow(() => session.visit(place.id))}
      >${icon(iconOf(place))}<span class="name">${name}</span>${badge(unread)}</a
    >
  </li>`;

  function labelOf({ say: words }: Scene, each: Place, { count }: Unread): string {
    const said = isPrivate(each)
      ? words('page-private-thread', { name })
      : isThread(each)
        ? words('page-thread', { name })
        : name;
    return count > 0 ? say('page-unread', { name: said, count }) : said;
  }
}

export function iconOf(place: Place): IconName {
  if (isDirect(place)) return 'talk';
  if (isPrivate(place)) return 'lock';
  return isThread(place) ? 'thread' : 'hash';
}

/** The direct channel is named after the bot. */
export function nameOf({ say }: Pick<Scene, 'say'>, place: Place): string {
  return isDirect(place) ? say('page-bot') : place.name;
}
