/** The environment variables, and above all: a practice Discord is never started with a token. */
import { expect, test } from 'vitest';
import { readEnvironment } from '../src/environment.ts';

const TOKEN = { DISCORD_TOKEN: 'abc.def-ghi' };

test('without a token a practice Discord is started, on this machine alone', () => {
  expect(readEnvironment({})).toMatchObject({ token: undefined, practice: { host: '127.0.0.1', port: 4747 } });
});

test('it listens on the given host and port', () => {
  const read = readEnvironment({ PRACTICE_HOST: '0.0.0.0', PRACTICE_PORT: '4800' });
  expect(read).toMatchObject({ practice: { host: '0.0.0.0', port: 4800 } });
});

test.each([
  ['a token', TOKEN],
  ['a token and a place for it', { ...TOKEN, PRACTICE_HOST: '0.0.0.0', PRACTICE_PORT: '4800' }],
  ['a token with its scheme', { DISCORD_TOKEN: 'Bot abc.def-ghi' }],
  ['production', { NODE_ENV: 'production' }],
  ['production and a token', { NODE_ENV: 'production', ...TOKEN }],
])('with %s there is none', (_what, variables) => {
  expect(readEnvironment(variables)).toMatchObject({ practice: undefined });
});

test.each(['', '   '])('an empty token (%j) is none or an error, never a token', (DISCORD_TOKEN) => {
  const read = readEnvironment({ DISCORD_TOKEN });
  expect('faults' in read || read.token === undefined).toBe(true);
});

test.each(['http://0.0.0.0', 'a b', '../x'])('%s is not an address to listen on', (PRACTICE_HOST) => {
  expect(readEnvironment({ PRACTICE_HOST })).toEqual({ faults: 'PRACTICE_HOST: this is no address to listen on' });
});

test.each([
  { SHARDS: '[0]' },
  { SHARD_COUNT: '2' },
  { SHARDING_MANAGER: 'true' },
  // Even empty, discord.js would read it.
  { SHARDS: '' },
])('sharding is refused: %j', (variables) => {
  const [name] = Object.keys(variables);
  const faults = `${name}: the bot cannot be sharded yet, so remove this; one process serves every server`;
  expect(readEnvironment({ ...TOKEN, ...variables })).toEqual({ faults });
});
