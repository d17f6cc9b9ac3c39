/**
 * Settings from a file `.env` in the current folder, if there is one; what the environment already sets stays. Imported
 * before everything else, because libraries read theirs when they are imported. Node's own `--env-file-if-exists` would
 * report at every start, twice, that there is no file.
 */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');
