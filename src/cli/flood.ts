/**
 * `npm run flood`: how long two players wait for answers while a third person floods the bot. Starts its own bot on the
 * practice server of this machine; each flood takes half a minute.
 */
import { loadavg } from 'node:os';
import { FLOODS, type FloodCost, measureFlood, type Waits } from './bench/flood.ts';

function told({ p50, p99, count }: Waits): string {
  return `${Math.round(p50)} ms, ${Math.round(p99)} ms (${count})`;
}

function line(what: string, { before, during, after, sent, served, refused }: FloodCost): string {
  return [
    `${what}: ${sent} sent, ${served} served, ${refused} refused`,
    `  before  ${told(before)}`,
    `  during  ${told(during)}`,
    `  after   ${told(after)}`,
    `  during to before: p50 ${(during.p50 / before.p50).toFixed(2)} ×, p99 ${(during.p99 / before.p99).toFixed(2)} ×`,
  ].join('\n');
}

console.log('p50 and p99 of the waits of two people who play, and how many they are');
for (const flood of FLOODS) {
  console.log(`\n${line(flood.what, await measureFlood(flood))}`);
  console.log(`  load ${loadavg()[0]!.toFixed(1)}`);
}
