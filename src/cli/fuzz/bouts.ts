/** The random games of every rulebook. */
import type { rulesets } from '../../rules/index.ts';
import type { Bout } from './bout.ts';
import { fantasyBattleBout } from './fantasy-battle/bout.ts';
import { panacheBout } from './panache/bout.ts';
import { periodsBout } from './periods/bout.ts';
import { sabreurHexBout } from './sabreur-hex/bout.ts';
import { skirmishBout } from './skirmish/bout.ts';

/** A bout as seen by code that only passes back what the bout made itself. */
type AnyBout = Bout<unknown, unknown, unknown>;

/** A registered rulebook without one does not compile. */
export const BOUTS: Readonly<Record<keyof typeof rulesets, AnyBout>> = {
  'sabreur-hex': sabreurHexBout as unknown as AnyBout,
  panache: panacheBout as unknown as AnyBout,
  skirmish: skirmishBout as unknown as AnyBout,
  'fantasy-battle': fantasyBattleBout as unknown as AnyBout,
  periods: periodsBout as unknown as AnyBout,
};
