/** What can be done with armies. */
import { Refusal } from '../../kernel/play.ts';
import type { Request } from '../request.ts';
import type { Parts } from '../parts.ts';
import type { Armoury, ArmyShown, NoArmyShown } from './armoury.ts';
import { back, go, open, pressed, typed, typedIn, undone } from './builder.ts';
import { add, remove, share } from './changed.ts';
import { armiesHere, findArmy, findOwn } from './find.ts';
import { armed, armiesOf } from './kept.ts';
import { copy, create, importText, random, readText } from './making.ts';
import { shownArmy, shownRead, titled } from './shown.ts';

export function createArmies(parts: Parts): Armoury {
  return {
    armies: (request) => armiesHere(parts, request),
    nations: () => {
      const game = armed(parts);
      return game instanceof Refusal ? [] : game.armies.nations;
    },
    newArmy: (request, how) => create(parts, request, how),
    buildArmy: (request, name) => open(parts, request, name),
    pressBuilder: (request, at, n) => go(parts, request, at, (bench) => pressed(bench, n)),
    typedInBuilder: (request, at) => typedIn(parts, request, at),
    typeBuilder: (request, at, words) => go(parts, request, at, (bench) => typed(bench, words)),
    backBuilder: (request, at) => go(parts, request, at, back),
    undoBuilder: (request, at) => go(parts, request, at, undone),
    addToArmy: (request, name, lines) => add(parts, request, name, lines),
    showArmy: async (request, name) => {
      const found = await findArmy(parts, request, name);
      return found instanceof Refusal ? found : shownArmy(parts, request, found);
    },
    checkArmy: (request, text) => check(parts, request, text),
    copyArmy: (request, name, called) => copy(parts, request, name, called),
    importArmy: (request, text, how) => importText(parts, request, text, how),
    randomArmy: (request, how) => random(parts, request, how),
    exportArmy: async (request, name) => {
      const found = await findArmy(parts, request, name);
      return found instanceof Refusal ? found : { name: `${found.name}.txt`, text: found.text };
    },
    ownArmy: async (request, name) => {
      const army = await findOwn(parts, request, name);
      return army instanceof Refusal ? army : { id: army.id, name: army.name, title: titled(army.title) };
    },
    deleteArmy: (request, id) => remove(parts, request, id),
    shareArmy: (request, name, to) => share(parts, request, name, to),
  };
}

/** Under no name: nothing is kept. */
function check(parts: Parts, request: Request, text: string): ArmyShown | NoArmyShown | Refusal {
  const read = readText(parts, text);
  if (read instanceof Refusal || 'faults' in read) return read;
  const armies = armiesOf(parts, read.ruleset);
  if (armies instanceof Refusal) return armies;
  return { name: '', ...shownRead(parts, request, { armies, read: read.army, text }) };
}
