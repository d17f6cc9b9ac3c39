import { changed, type Platform } from '../platform.ts';
import { messageSeenBy, personNamed } from './lookup.ts';
import { personForPeople } from './shown.ts';
import { Trouble } from './trouble.ts';
import type { DismissWish, SettingsWish } from './wishes.ts';

/** What people do by themselves: the bot is not asked, and hears nothing of it. */

/** Sets the language of a person's Discord, for whatever he does from now on. */
export function changeSettings(platform: Platform, wish: SettingsWish): object {
  const person = personNamed(platform.world, wish.as);
  person.locale = wish.locale;
  changed(platform);
  platform.bulletin.publish({ kind: 'person', personId: person.id });
  return personForPeople(person);
}

/** Takes a private reply out of the sight of the one who saw it. The bot may still edit it, as on Discord. */
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
