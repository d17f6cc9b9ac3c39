import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Who may reach the server: where it listens, by which host names, and from which pages. */

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const EVERYWHERE = ['0.0.0.0', '::'];

const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

/** The addresses by which other machines reach a server on this host; none if it listens on this machine only. */
export function outerHosts(host: string): string[] {
  if (isLoopback(host)) return [];
  return EVERYWHERE.includes(host) ? ownAddresses() : [host];
}

/** The server's address from this machine. */
export const innerHost = (host: string): string => (host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host);

export function urlOf(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address);
}

/**
 * Whether a request was meant for this server and comes from a program, from our own page, or from a person who opens
 * the page. A foreign host name that merely resolves to this machine is refused; otherwise pages of that host could
 * pass for ours.
 */
export function isWelcome(request: IncomingMessage, host: string): boolean {
  const { host: named = '', origin } = request.headers;
  const name = named.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  if (!isLoopback(name) && !outerHosts(host).includes(name.toLowerCase())) return false;
  if (origin !== undefined && origin !== `http://${named}`) return false;
  return isOwnFetch(request) || opensPage(request);
}

/** Browsers say where a request comes from: our own page, or the person directly. Programs say nothing. */
function isOwnFetch({ headers }: IncomingMessage): boolean {
  return [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site'] as string | undefined);
}

/** A link from elsewhere may open the page, and nothing else. */
function opensPage({ headers, method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'document' && !/^\/(api|attachments)\//.test(url);
}

/** Browsers send their origin; the bot's client does not. */
export function isBrowser({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined;
}
