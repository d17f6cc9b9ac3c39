/**
 * Run by vitest before each test file (`setupFiles`). The files share their modules, so a hook at the top level of a
 * module would apply only to the first file; such hooks go here.
 */
import { afterEach } from 'vitest';
import { closeAll } from './closing.ts';
import './query-plans.ts';

afterEach(closeAll);
