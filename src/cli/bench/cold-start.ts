/** A process that plays one charge, asks for its odds once, and reports what that cost. */
import { openForecaster } from '../../odds/forecaster.ts';
import { charge, position, supply } from './charge.ts';
import type { ColdCost } from './cold.ts';
import { cpuOf } from './cpu.ts';
import { oddsOfCharge, PATIENCE_MS } from './odds.ts';
import { threadCpu } from './watch-thread.ts';

const now = position();
const dice = supply();
const before = threadCpu();
charge(now, dice);
const first = threadCpu() - before;

const forecaster = openForecaster({ patienceMs: PATIENCE_MS });
const odds = await cpuOf(() => oddsOfCharge(forecaster, now, 'first'));
await forecaster.close();
process.send!({ charge: first, odds: odds / 1000 } satisfies ColdCost);
process.disconnect();
