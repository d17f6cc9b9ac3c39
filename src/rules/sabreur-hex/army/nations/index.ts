/** What each nation's armies are made of. */
import type { Nation } from '../army.ts';
import { AUSTRIA } from './austria.ts';
import { BRITAIN } from './britain.ts';
import { FRANCE } from './france.ts';
import type { National } from './kit.ts';
import { PRUSSIA } from './prussia.ts';
import { RUSSIA } from './russia.ts';
import { SPAIN } from './spain.ts';

export const NATIONALS: Readonly<Record<Nation, National>> = {
  france: FRANCE,
  austria: AUSTRIA,
  prussia: PRUSSIA,
  russia: RUSSIA,
  britain: BRITAIN,
  spain: SPAIN,
};
