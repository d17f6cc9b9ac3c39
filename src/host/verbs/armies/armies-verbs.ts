/** The verbs about armies. */
import { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import type { Deps } from '../../battle/deps.ts';
import type { ArmyShown, NoArmyShown, BuilderAt, ImportWish, NewArmyWish, RandomArmyWish } from './armoury.ts';
import { builderWizard, typedIn, undone } from './builder.ts';
import { add, remove, share } from './changed.ts';
import { armiesHere, findArmy, findOwn } from '../../advance/armies.ts';
import { armed, armiesOf } from './kept.ts';
import { copy, create, importText, random, readText } from './making.ts';
import { shownArmy, shownRead, titled } from './shown.ts';

const { press, type, back, go, open } = builderWizard;

export function createArmies(deps: Deps) {
  return {
    /** Everything that can be named here. */
    armies: (request: Request) => armiesHere(deps, request),
    nations: () => {
      const game = armed(deps);
      return game instanceof Refusal ? [] : game.armies.nations;
    },
    /** An empty army, and its builder. */
    newArmy: (request: Request, how: NewArmyWish) => create(deps, request, how),
    /** The builder from its beginning, by the army's name or id. */
    buildArmy: (request: Request, army: string) =>
      open(deps, request, { army, step: 0 }, ({ here }) => ({ ...here, place: '', past: [] })),
    pressBuilder: (request: Request, at: BuilderAt, n: number) => press(deps, request, at, n),
    /** What may be typed in this step. */
    typedInBuilder: (request: Request, at: BuilderAt) => typedIn(deps, request, at),
    /** Text instead of a button. */
    typeBuilder: (request: Request, at: BuilderAt, words: string) => type(deps, request, at, words),
    /** Where this step was entered from; what was chosen in it stays. */
    backBuilder: (request: Request, at: BuilderAt) => back(deps, request, at),
    /** The army as it was before its last change. */
    undoBuilder: (request: Request, at: BuilderAt) => go(deps, request, at, undone),
    /** Lines of its text, typed. */
    addToArmy: (request: Request, name: string, lines: string) => add(deps, request, name, lines),
    showArmy: async (request: Request, name: string) => {
      const found = await findArmy(deps, request, name);
      return found instanceof Refusal ? found : shownArmy(deps, request, found);
    },
    /** Checks a text as an army. Nothing is kept. */
    checkArmy: (request: Request, text: string) => check(deps, request, text),
    /** Copies any visible army as the person's own. */
    copyArmy: (request: Request, name: string, called?: string) => copy(deps, request, name, called),
    /** Keeps a text, even an illegal army; an army with the same name is replaced only on request. */
    importArmy: (request: Request, text: string, how: ImportWish) => importText(deps, request, text, how),
    randomArmy: (request: Request, how: RandomArmyWish) => random(deps, request, how),
    exportArmy: async (request: Request, name: string) => {
      const found = await findArmy(deps, request, name);
      return found instanceof Refusal ? found : { name: `${found.name}.txt`, text: found.text };
    },
    /** One of the person's own, before it is deleted: by name, or by its id. */
    ownArmy: async (request: Request, name: string) => {
      const army = await findOwn(deps, request, name);
      return army instanceof Refusal ? army : { id: army.id, name: army.name, title: titled(army.title) };
    },
    /** By its id. */
    deleteArmy: (request: Request, id: string) => remove(deps, request, id),
    shareArmy: (request: Request, name: string, to: 'server' | 'nobody') => share(deps, request, name, to),
  };
}

/** Without a name: nothing is kept. */
function check(deps: Deps, request: Request, text: string): ArmyShown | NoArmyShown | Refusal {
  const read = readText(deps, text);
  if (read instanceof Refusal || 'faults' in read) return read;
  const armies = armiesOf(deps, read.ruleset);
  if (armies instanceof Refusal) return armies;
  return { name: '', ...shownRead(deps, request, { armies, read: read.army, text }) };
}
