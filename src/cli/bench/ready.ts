/** How soon the program is ready: with nothing to do, and with many open battles. */
import { createHost } from '../../host/create.ts';
import { rulesetsByName } from '../../host/ruleset.ts';
import { openStore } from '../../host/store/store.ts';
import { rulesetOf, rulesets } from '../../rules/index.ts';
import { openWords } from '../../words/words.ts';
import { askedSoFar } from './counted-sql.ts';
import { openCrowd } from './crowd.ts';
import { newFolder } from './folder.ts';
import { startProgram } from './program.ts';

export interface ReadyCost {
  /** Milliseconds until it reports ready. */
  readonly wall: number;
  readonly cpu: number;
}

export interface CrowdCost extends ReadyCost {
  readonly battles: number;
  /** SQL statements for looking at all battles. */
  readonly statements: number;
}

const STARTS = 3;
const BATTLES = 500;

/** The least of a few starts. The first one fills the compile cache and does not count. */
async function leastOf(path: string): Promise<ReadyCost> {
  const starts: ReadyCost[] = [];
  for (let count = 0; count <= STARTS; count += 1) {
    const program = await startProgram(path);
    if (count > 0) starts.push(program.ready);
    await program.end();
  }
  return {
    wall: Math.min(...starts.map(({ wall }) => wall)),
    cpu: Math.min(...starts.map(({ cpu }) => cpu)),
  };
}

export async function measureReady(): Promise<ReadyCost> {
  const folder = newFolder(0);
  try {
    return await leastOf(folder.path);
  } finally {
    folder.remove();
  }
}

export async function measureCrowd(): Promise<CrowdCost> {
  const folder = await openCrowd(BATTLES);
  try {
    const statements = await statementsOfStart(folder.databaseUrl);
    return { ...(await leastOf(folder.path)), battles: BATTLES, statements };
  } finally {
    folder.remove();
  }
}

async function statementsOfStart(databaseUrl: string): Promise<number> {
  const store = await openStore(databaseUrl);
  const before = askedSoFar().statements;
  const host = createHost({
    store,
    words: openWords(),
    rulesets: rulesetsByName(rulesets),
    rulesetOf,
    scenarios: [],
    clock: () => new Date(),
    scriptedDice: true,
    random: (bytes) => new Uint8Array(bytes),
  });
  await host.resume();
  const asked = askedSoFar().statements - before;
  await host.close();
  await store.close();
  return asked;
}
