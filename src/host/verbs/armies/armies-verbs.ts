/** The verbs about armies. */
import { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import type { Deps } from '../../battle/deps.ts';
import { verbKit } from '../../advance/verb.ts';
import type { ArmyShown, BuilderAt, NoArmyShown } from './armies-shown.ts';
import { builderWizard, typedIn, undone } from './builder-wizard.ts';
import { add, remove, share } from './changed.ts';
import { armiesHere, findArmy, findOwn } from '../../advance/armies.ts';
import { armed, armiesOf } from './kept.ts';
import { copy, create, importText, random, readText } from './making.ts';
import { shownArmy, shownRead, titled } from './shown.ts';

const { press, type, back, go, open } = builderWizard;

export function createArmies(deps: Deps) {
  const { verb } = verbKit(deps);
  return {
    /** Everything that can be named here. */
    armies: verb(armiesHere),
    nations: () => {
      const game = armed(deps);
      return game instanceof Refusal ? [] : game.armies.nations;
    },
    /** An empty army, and its builder. */
    newArmy: verb(create),
    /** The builder from its beginning, by the army's name or id. */
    buildArmy: (request: Request, army: string) =>
      open(deps, request, { army, step: 0 }, ({ here }) => ({ ...here, place: '', past: [] })),
    pressBuilder: verb(press),
    /** What may be typed in this step. */
    typedInBuilder: verb(typedIn),
    /** Text instead of a button. */
    typeBuilder: verb(type),
    /** Where this step was entered from; what was chosen in it stays. */
    backBuilder: verb(back),
    /** The army as it was before its last change. */
    undoBuilder: (request: Request, at: BuilderAt) => go(deps, request, at, undone),
    /** Lines of its text, typed. */
    addToArmy: verb(add),
    showArmy: async (request: Request, name: string) => {
      const found = await findArmy(deps, request, name);
      return found instanceof Refusal ? found : shownArmy(deps, request, found);
    },
    /** Checks a text as an army. Nothing is kept. */
    checkArmy: verb(check),
    /** Copies any visible army as the person's own. */
    copyArmy: verb(copy),
    /** Keeps a text, even an illegal army; an army with the same name is replaced only on request. */
    importArmy: verb(importText),
    randomArmy: verb(random),
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
    deleteArmy: verb(remove),
    shareArmy: verb(share),
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
