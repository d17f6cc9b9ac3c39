/** The names of a message's people. */
import type { APIUser } from 'discord-api-types/v10';

export function calledOf({ global_name, username }: Pick<APIUser, 'global_name' | 'username'>): string {
  return global_name ?? username;
}
