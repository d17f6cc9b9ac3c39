import type { Command } from '../src/bot/interactions/command.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';
import { add } from './army/add.ts';
import { check } from './army/check.ts';
import { copy } from './army/copy.ts';
import { deleteArmy } from './army/delete.ts';
import { edit } from './army/edit.ts';
import { exportArmy } from './army/export.ts';
import { importArmy } from './army/import.ts';
import { list } from './army/list.ts';
import { newArmy } from './army/new.ts';
import { random } from './army/random.ts';
import { share } from './army/share.ts';
import { show } from './army/show.ts';

export const army: Command = {
  name: 'army',
  ...everywhere,
  parts: [newArmy, edit, add, show, check, list, copy, random, share, exportArmy, importArmy, deleteArmy],
};
