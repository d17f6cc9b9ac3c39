/** Names of units that several nations had: by their numbers. */
import { numbered } from './kit.ts';

type Named = (numbers: readonly number[]) => ReturnType<typeof numbered>;

export const cuirassiers: Named = (numbers) => numbered('% Cuirassiers', 'le % cuirassiers', numbers, { many: true });
export const dragoons: Named = (numbers) => numbered('% Dragoons', 'le % dragons', numbers, { many: true });
export const hussars: Named = (numbers) => numbered('% Hussars', 'le % hussards', numbers, { many: true });
export const uhlans: Named = (numbers) => numbered('% Uhlans', 'le % uhlans', numbers, { many: true });
export const jagers: Named = (numbers) => numbered('% Jägers', 'le % chasseurs', numbers, { many: true });
export const horseBatteries: Named = (numbers) => numbered('% Horse Battery', 'la % batterie à cheval', numbers);
export const footBatteries: Named = (numbers) => numbered('% Foot Battery', 'la % batterie à pied', numbers);
export const positionBatteries: Named = (numbers) =>
  numbered('% Position Battery', 'la % batterie de position', numbers);
