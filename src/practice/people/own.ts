import { changed, type Platform } from '../platform.ts';
import { messageSeenBy, personNamed } from './lookup.ts';
import { personForPeople } from './shown.ts';
import { Trouble } from './trouble.ts';
import type { DismissWish, SettingsWish } from './wishes.ts';

/** Actions that do not involve the bot. */

/** Sets the language of a person's Discord for their next actions. */
export function changeSettings(platform: Platform, wish: SettingsWish): object {
  const person = personNamed(platform.world, wish.as);
  person.locale = wish.locale;
  changed(platform);
  platform.bulletin.publish({ kind: 'person', personId: person.id });
  return personForPeople(person);
}

/** Hides a private reply from its recipient. The bot may still edit it, as on Discord. */
export function dismiss(platform: Platform, wish: DismissWish): object {
  const person = personNamed(platform.world, wish.as);
  const { message, channel } = messageSeenBy(platform.world, person, wish.message);
  if (message.onlyFor === null) throw new Trouble('practice-dismiss-public', { id: message.id });
  message.dismissed = true;
  changed(platform);
  const { id: messageId, onlyFor } = message;
  platform.bulletin.publish({ kind: 'gone', channelId: channel.id, messageId, onlyFor });
  return {};
}
