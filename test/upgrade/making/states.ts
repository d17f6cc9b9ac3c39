/** The battles of a database, each in the channel of its name and in a different condition. */
import type { Now } from './now.ts';
import type { Table } from './table.ts';

export interface State {
  /** Its channel. */
  readonly name: string;
  /** Commands that a version needs for this condition. */
  readonly needs?: readonly string[];
  /** A rulebook that not every version has. */
  readonly book?: string;
  readonly make: (at: Table) => Promise<void>;
  /** The expected result; a database without it is not stored. */
  readonly is: (now: Now) => boolean;
}

/** Alice commands Red, Bruno Blue. */
async function open(at: Table, scenario = 'brook', options: object = {}): Promise<void> {
  await at.say('Alice', 'battle new', { scenario, ...options });
  await at.say('Alice', 'battle join', { side: 'red' });
  await at.say('Bruno', 'battle join', { side: 'blue' });
}

async function begin(at: Table, scenario?: string, options?: object): Promise<void> {
  await open(at, scenario, options);
  await at.say('Alice', 'battle start');
}

/** Both players' doctrine, in versions that have doctrines. */
async function asked(at: Table, choice: 'ask' | 'regulation'): Promise<void> {
  if (!at.knows('doctrine')) return;
  for (const who of ['Alice', 'Bruno']) await at.say(who, 'doctrine', { choice });
}

const awaitsOrders = ({ status, next, isWaiting }: Now): boolean =>
  status === 'playing' && next.kind === 'orders' && !isWaiting;
const awaited = ({ next, chief }: Now): string => (next.kind === 'orders' ? chief(next.side) : 'nobody');
const hasLosses = ({ written }: Now): boolean => / strength \d+ of \d+/.test(written);
const hasPanic = ({ written }: Now): boolean => / panicked\b/.test(written);
const isFought = (now: Now): boolean => awaitsOrders(now) && now.seq >= 9 && hasLosses(now) && hasPanic(now);
const isAsked = ({ question }: Now): boolean => question !== undefined;

export const STATES: readonly State[] = [
  {
    name: 'under-way',
    make: async (at) => {
      await begin(at);
      await at.play(isFought);
      // Previewed, and not yet confirmed.
      await at.say(awaited(at.now()), 'order', { text: 'end' });
    },
    is: (now) => isFought(now) && now.has('Draft') > 0,
  },
  {
    name: 'corrected',
    needs: ['desk rule', 'propose undo'],
    make: async (at) => {
      await open(at);
      await at.say('Dan', 'battle join', { side: 'umpire' });
      await at.say('Alice', 'battle start');
      await at.order('Alice', '3E turn NE');
      await at.say('Alice', 'propose undo');
      await at.rule('Dan', '45L lose 2', 'he was in the open');
      await at.play((now) => awaitsOrders(now) && now.seq >= 8);
    },
    is: (now) => awaitsOrders(now) && now.kinds.has('undo') && now.kinds.has('hand'),
  },
  {
    name: 'asked',
    make: async (at) => {
      await asked(at, 'ask');
      await begin(at);
      await at.order('Alice', '2K charge 88L; 3E turn NE; end');
    },
    is: isAsked,
  },
  {
    name: 'ahead',
    needs: ['plan', 'standing'],
    make: async (at) => {
      await begin(at);
      await at.say('Bruno', 'standing set', { text: '88L: if charged by cavalry, hold' });
      await at.say('Alice', 'standing set', { text: 'all: if charged, hold' });
      await at.say('Bruno', 'plan write', { text: '88L line, if 88L not engaged; 8H turn SW; end' });
    },
    is: (now) => awaitsOrders(now) && now.has('Standing') === 2 && now.has('Plan') === 1,
  },
  {
    name: 'over',
    make: async (at) => {
      await asked(at, 'regulation');
      await begin(at);
      await at.play();
    },
    is: ({ status }) => status === 'over',
  },
  { name: 'mustering', make: (at) => open(at), is: ({ status, seq }) => status === 'mustering' && seq === 0 },
  {
    name: 'sealed',
    needs: ['deploy'],
    make: async (at) => {
      await open(at, 'brook', { red: 'reds', blue: 'blues' });
      await at.press('Alice', 'deploy', { units: '7C 0609 NW; 3L 1008 N' }, /^Seal/);
      await at.say('Bruno', 'deploy', { units: '8H 0403 S' });
    },
    is: ({ status, has }) => status === 'mustering' && has('Sheet') === 2,
  },
  {
    name: 'village',
    needs: ['desk'],
    make: async (at) => {
      await open(at, 'ford');
      await at.say('Dan', 'battle join', { side: 'umpire' });
      await at.say('Alice', 'battle start');
      await at.play((now) => awaitsOrders(now) && now.seq >= 4);
    },
    is: awaitsOrders,
  },
  {
    name: 'proposed',
    needs: ['desk'],
    make: async (at) => {
      await asked(at, 'ask');
      await begin(at, 'ford');
      await at.play(({ next }) => next.kind === 'table');
      await at.rule('Alice', '21A lose 1', 'a full salvo');
    },
    is: ({ question, next }) => question?.kind === 'TABLE-01' && next.kind === 'table',
  },
  {
    name: 'clock',
    needs: ['propose pace'],
    make: async (at) => {
      await begin(at, 'brook', { pace: '24h/8h' });
      await at.say('Bruno', 'settings', { quiet: '23-7' });
      await at.play((now) => awaitsOrders(now) && now.seq >= 4);
    },
    is: (now) => awaitsOrders(now) && now.has('Deadline') > 0,
  },
  {
    name: 'paused',
    needs: ['propose pause'],
    make: async (at) => {
      await begin(at, 'brook', { pace: '24h/8h' });
      await at.say('Alice', 'propose pause', { why: 'supper' });
      await at.say('Bruno', 'propose pause', { why: 'supper' });
    },
    is: ({ status }) => status === 'paused',
  },
  {
    name: 'motions',
    needs: ['propose draw'],
    make: async (at) => {
      await begin(at);
      await at.order('Alice', '3E fire 45L');
      await at.say('Alice', 'propose undo');
      await at.say('Alice', 'propose draw');
    },
    is: ({ has }) => has('Motion') === 2,
  },
  {
    name: 'commanders',
    needs: ['command give'],
    make: async (at) => {
      await open(at, 'brook', { threads: true });
      await at.say('Chloé', 'battle join', { side: 'red' });
      await at.say('Dan', 'battle join', { side: 'blue' });
      await at.say('Alice', 'command give', { who: at.idOf('Chloé'), units: '2K 4G' });
      await at.say('Bruno', 'command give', { who: at.idOf('Dan'), units: '8H' });
      await at.say('Alice', 'battle start');
      await at.say('Alice', 'command points', { who: at.idOf('Chloé'), n: '1' });
      await at.press('Alice', 'done', {}, /^Done/);
    },
    is: (now) => awaitsOrders(now) && now.has('Seat') === 4 && now.has('Place') > 3,
  },
  {
    // A server's own scenario, and an army being built.
    name: 'library',
    needs: ['scenario add'],
    make: async (at) => {
      await at.send('Alice', 'scenario add', { name: 'our-brook' }, at.text('brook'));
      if (at.knows('army')) await at.say('Bruno', 'army new', { name: 'Mine', points: '1000', nation: 'france' });
      await begin(at, 'our-brook');
    },
    is: awaitsOrders,
  },
  {
    // The rules failed in an automatic step.
    name: 'halted',
    needs: ['desk'],
    make: (at) => at.whileFailing(() => begin(at)),
    is: ({ status }) => status === 'halted',
  },
  {
    name: 'solo',
    needs: ['tutorial'],
    make: async (at) => {
      await at.say('Alice', 'battle new', { scenario: 'brook', solo: 'red' });
      await at.play((now) => awaitsOrders(now) && now.seq >= 9);
    },
    is: awaitsOrders,
  },
  {
    name: 'skirmish-asked',
    book: 'skirmish',
    make: async (at) => {
      await asked(at, 'ask');
      await begin(at, 'fold');
      await at.order('Alice', '2L assault 6C; 5V fire 7L; end');
    },
    is: ({ question }) => question?.kind === 'SK-ASK-03',
  },
  {
    name: 'skirmish-ahead',
    book: 'skirmish',
    make: async (at) => {
      await begin(at, 'fold');
      await at.say('Alice', 'standing set', { text: 'all: elite' });
      await at.say('Bruno', 'standing set', { text: '6C: refuse' });
      await at.say('Bruno', 'plan write', { text: '6C fire 2L, if 2L in reach; 7L advance 2; end' });
    },
    is: (now) => awaitsOrders(now) && now.has('Standing') === 2 && now.has('Plan') === 1,
  },
  {
    // The book leaves melees to the players; Alice has proposed how this one goes.
    name: 'skirmish-melee',
    book: 'skirmish',
    make: async (at) => {
      await asked(at, 'regulation');
      await begin(at, 'fold');
      await at.order('Alice', '3L assault 7L');
      await at.rule('Alice', '7L lose 1', 'he was pushed over the hedge');
    },
    is: ({ question, next }) => question?.kind === 'TABLE-01' && next.kind === 'table',
  },
  {
    name: 'skirmish-over',
    book: 'skirmish',
    make: async (at) => {
      await begin(at, 'fold', { options: 'fights simple' });
      await at.play();
    },
    is: ({ status }) => status === 'over',
  },
  {
    name: 'fantasy-asked',
    book: 'fantasy-battle',
    make: async (at) => {
      await asked(at, 'ask');
      await begin(at, 'pass', { options: 'fights simple' });
      await at.order('Alice', '3S charge 4O; end');
    },
    is: ({ question }) => question?.kind === 'FB-ASK-02',
  },
  {
    name: 'fantasy-ahead',
    book: 'fantasy-battle',
    make: async (at) => {
      await begin(at, 'pass');
      await at.say('Alice', 'standing set', { text: 'all: envelop' });
      await at.say('Bruno', 'standing set', { text: '4O: hold' });
      await at.say('Bruno', 'plan write', { text: '4O charge 3S, if 3S in reach; end' });
    },
    is: (now) => awaitsOrders(now) && now.has('Standing') === 2 && now.has('Plan') === 1,
  },
  {
    // The book leaves combat to the players; Alice has proposed how this one goes.
    name: 'fantasy-combat',
    book: 'fantasy-battle',
    make: async (at) => {
      await asked(at, 'regulation');
      await begin(at, 'pass');
      await at.order('Alice', 'end');
      await at.rule('Alice', '6O lose 1', 'axes beat pikes');
    },
    is: ({ question, next }) => question?.kind === 'TABLE-01' && next.kind === 'table',
  },
  {
    name: 'fantasy-over',
    book: 'fantasy-battle',
    make: async (at) => {
      await asked(at, 'regulation');
      await begin(at, 'pass', { options: 'fights simple' });
      await at.play();
    },
    is: ({ status }) => status === 'over',
  },
  {
    // Red has sealed its sheet; Blue is writing.
    name: 'periods-sealed',
    book: 'periods',
    make: async (at) => {
      await asked(at, 'ask');
      await begin(at, 'lane', { options: 'fights simple' });
      await at.say('Alice', 'order', { text: '3L charge 11L; 7H charge 11V' });
      await at.seal('Alice');
      await at.say('Bruno', 'order', { text: '11V evade' });
    },
    is: ({ next, has }) => next.kind === 'sealed' && has('Sheet') === 2,
  },
  {
    // Both sheets are open, and a target is not known yet.
    name: 'periods-asked',
    book: 'periods',
    make: async (at) => {
      await asked(at, 'ask');
      await begin(at, 'lane', { options: 'fights simple' });
      await at.say('Alice', 'order', { text: '3L charge 11L; 7H charge 11V' });
      await at.seal('Alice');
      await at.seal('Bruno');
    },
    is: ({ question }) => question?.kind === 'PE-ASK-03',
  },
  {
    // The book leaves fire and melee to the players.
    name: 'periods-desk',
    book: 'periods',
    make: async (at) => {
      await asked(at, 'regulation');
      await begin(at, 'lane', { options: 'fights desk' });
      await at.say('Alice', 'order', { text: '3L charge 11L; 7H charge 11V' });
      await at.seal('Alice');
      await at.seal('Bruno');
    },
    is: ({ next, isWaiting }) => next.kind === 'table' && !isWaiting,
  },
  {
    name: 'periods-over',
    book: 'periods',
    make: async (at) => {
      await asked(at, 'regulation');
      await begin(at, 'lane', { options: 'fights simple' });
      await at.play();
    },
    is: ({ status }) => status === 'over',
  },
  {
    // On the French server; the bot stops before it has posted the card.
    name: 'bataille',
    make: async (at) => {
      await asked(at, 'ask');
      await begin(at);
      await at.play(isAsked);
    },
    is: isAsked,
  },
];
