/** The measured process's side: it tells its CPU time, all threads together, whenever it is asked. */

/** What the bench says to a bot, and what it hears. */
export type ToBot = 'cpu' | 'end';
export type FromBot = 'ready' | { readonly cpu: number };

export interface Reporting {
  /** Settles when nothing is being worked on. */
  readonly idle: () => Promise<void>;
  readonly end: () => Promise<void>;
}

function tell(word: FromBot): void {
  process.send?.(word);
}

async function tellCpu(idle: Reporting['idle']): Promise<void> {
  await idle();
  const { user, system } = process.cpuUsage();
  tell({ cpu: user + system });
}

async function leave(end: Reporting['end']): Promise<void> {
  await end();
  process.exit(0);
}

export function report({ idle, end }: Reporting): void {
  process.on('message', (word: ToBot) => void (word === 'cpu' ? tellCpu(idle) : leave(end)));
  tell('ready');
}
