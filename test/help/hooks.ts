/**
 * Run by vitest before each file of tests (`setupFiles`). The files share their modules, so a hook that a module of ours
 * sets at its top level would hold in the first file alone: such hooks stand here.
 */
import { afterEach } from 'vitest';
import { closeAll } from './closing.ts';

afterEach(closeAll);
