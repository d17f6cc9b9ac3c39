/** The measured process's side: it reports its CPU time, all threads together, on request. */
import { watchThread } from './watch-thread.ts';

/** What the bench sends to a bot. */
export type ToBot = 'cpu' | 'watch' | 'watched' | 'end';
export type FromBot = 'ready' | 'watching' | { readonly cpu: number } | Watched;

/** What a piece of work cost the main thread and the database. */
export interface Watched {
  /** The most CPU in one turn of the event loop, in milliseconds. */
  readonly longestPiece: number;
  readonly statements: number;
  readonly commits: number;
}

export interface Reporting {
  /** Resolves when nothing is in progress. */
  readonly idle: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** The database statements so far. */
  readonly asked?: () => Omit<Watched, 'longestPiece'>;
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

const NOTHING = { statements: 0, commits: 0 };

/** Watches until asked for the result. */
function watch({ idle, asked = () => NOTHING }: Reporting): () => Promise<Watched> {
  const thread = watchThread();
  const before = asked();
  return async () => {
    await idle();
    const { statements, commits } = asked();
    return {
      longestPiece: thread.stop(),
      statements: statements - before.statements,
      commits: commits - before.commits,
    };
  };
}

export function report(reporting: Reporting): void {
  let seen: () => Promise<Watched> = () => Promise.reject(new Error('nothing was watched'));
  const hear: Readonly<Record<ToBot, () => void | Promise<void>>> = {
    cpu: () => tellCpu(reporting.idle),
    watch: () => {
      seen = watch(reporting);
      tell('watching');
    },
    watched: async () => tell(await seen()),
    end: () => leave(reporting.end),
  };
  process.on('message', (word: ToBot) => void hear[word]());
  tell('ready');
}
