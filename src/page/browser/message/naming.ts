/** The reader's names for people, roles, channels and commands mentioned in a text. */
import type { Mention } from './markdown/tree.ts';
import type { Named, Reader } from './reader.ts';

/** The name of a mention, or a generic one if it is unknown here. */
export function nameOf(mention: Mention, reader: Reader): string {
  if (mention.kind === 'command') return commandNamed(mention.name, reader);
  const sign = mention.kind === 'channel' ? '#' : '@';
  return sign + (knownAs(mention, reader)?.name ?? reader.say(`page-message-unknown-${mention.kind}`));
}

export function knownAs(mention: Exclude<Mention, { kind: 'command' }>, reader: Reader): Named | undefined {
  const known = { user: reader.people, role: reader.roles, channel: reader.channels }[mention.kind];
  return known.find(({ id }) => id === mention.id);
}

/** As the reader types it. */
export function commandNamed(name: string, { commands }: Reader): string {
  return `/${commands.find((each) => each.name === name)?.shown ?? name}`;
}
