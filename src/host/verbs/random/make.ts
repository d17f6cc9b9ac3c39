/** Makes a random battle: checks the wish first; the result is shown, attached, and kept. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { RandomBattles, Wish } from '../../../kernel/random.ts';
import type { Armies } from '../../../kernel/ruleset.ts';
import { Stopped } from '../../../selfplay/scales.ts';
import type { Balanced } from '../../../selfplay/steer.ts';
import { battlesIn, percentOf } from '../../../selfplay/tally.ts';
import { nationNamed } from '../../advance/armies.ts';
import type { Request } from '../../request.ts';
import { addScenario, nameFrom, whyNotKeep } from '../../advance/scenarios.ts';
import type { Deps } from '../../battle/deps.ts';
import { validateScenario } from '../../advance/validate-scenario.ts';
import { no, sideName } from '../../battle/voice.ts';
import { progressPhrase } from './progress.ts';
import type { BattleWish, GeneratedBattle } from './random.ts';

/** The number of fresh battles behind a figure. */
const BATTLES = 200;

export function createRandom(deps: Deps) {
  /** People already waiting for a battle. */
  const making = new Set<string>();
  return {
    /** It takes about a minute: `told` receives its progress. */
    makeUp: async (request: Request, wish: BattleWish, told: (says: Phrase) => void) => {
      const { id } = request.person;
      if (making.has(id)) return no(phrase('random-one-each'));
      making.add(id);
      try {
        return await makeUp(deps, request, wish, told);
      } finally {
        making.delete(id);
      }
    },
  };
}

interface Game {
  readonly ruleset: string;
  readonly random: RandomBattles;
  readonly armies: Armies;
}

/** The first ruleset with random battles. */
function gameOf({ rulesets }: Deps): Game | undefined {
  for (const [ruleset, { random, armies }] of rulesets) if (random && armies) return { ruleset, random, armies };
  return undefined;
}

async function makeUp(
  deps: Deps,
  request: Request,
  wish: BattleWish,
  told: (says: Phrase) => void,
): Promise<GeneratedBattle | Refusal> {
  const game = gameOf(deps);
  const { scales } = deps;
  if (!game || !scales) return no(phrase('random-none'));
  const wanted = wishOf(deps, game, wish);
  if (wanted instanceof Refusal) return wanted;
  const mayNot = wish.name === undefined ? undefined : await whyNotKeep(deps, request, wish.name);
  if (mayNot) return mayNot;
  const order = { ruleset: game.ruleset, wish: wanted, battles: BATTLES };
  told(phrase('random-begun'));
  const made = await scales
    .balance(order, (progress) => told(progressPhrase(progress, BATTLES)))
    .catch((error: unknown) => {
      if (error instanceof Stopped) return 'stopped' as const;
      throw error;
    });
  if (made === 'full') return no(phrase('random-full'));
  if (made === 'stopped') return no(phrase('random-stopped'));
  if (!made) return no(phrase('random-too-small', { points: wanted.points }));
  return shown(deps, request, { game, made, wanted, ...(wish.name !== undefined && { name: wish.name }) });
}

/** Defaults for anything not given; random nations, never the same twice. */
function wishOf(deps: Deps, { random, armies }: Game, { size, points: wished, red, blue }: BattleWish): Wish | Refusal {
  const found = random.sizes.find(({ name }) => name === size);
  if (!found) {
    return no(
      phrase('random-size-none'),
      random.sizes.map(({ name }) => name),
    );
  }
  const points = wished ?? found.points;
  const { least, most } = random.points;
  if (points < least || points > most) return no(phrase('random-points', { least, most }));
  const seed = Buffer.from(deps.random(6)).toString('hex');
  const [ours, theirs] = [red, blue].map((typed) =>
    typed === undefined ? undefined : nationNamed(deps, armies, typed),
  );
  if (ours instanceof Refusal) return ours;
  if (theirs instanceof Refusal) return theirs;
  return { size, points, nations: nationsFor(armies, ours, theirs, seed), seed };
}

/** If a side has none, one that the other does not have, by the seed. */
function nationsFor(
  { nations }: Armies,
  ours: string | undefined,
  theirs: string | undefined,
  seed: string,
): Record<Side, string> {
  const names = nations.map(({ name }) => name);
  const from = (index: number, other: string | undefined) => {
    const free = names.filter((name) => name !== other);
    return free[Number.parseInt(seed.slice(index, index + 4), 16) % free.length] ?? '';
  };
  const red = ours ?? from(0, theirs);
  return { red, blue: theirs ?? from(4, red) };
}

interface Done {
  readonly game: Game;
  readonly made: Balanced;
  readonly wanted: Wish;
  readonly name?: string;
}

async function shown(
  deps: Deps,
  request: Request,
  { game, made, wanted, name }: Done,
): Promise<GeneratedBattle | Refusal> {
  const found = validateScenario(deps, request.language, made.text);
  if (found instanceof Refusal) return found;
  if ('faults' in found) throw new Error(`a battle made up has faults: ${JSON.stringify(found.faults)}`);
  const kept =
    name === undefined ? undefined : await addScenario(deps, request, made.text, { called: name, replace: false });
  const why = kept instanceof Refusal ? [kept.says] : [];
  const isKept = kept !== undefined && !(kept instanceof Refusal);
  const done = isKept && 'says' in kept ? kept.says.slice(0, 1) : why;
  const { title, scene, says } = found;
  return {
    title,
    scene,
    says: [...done, ...figures(game, made, wanted), ...says],
    file: { name: `${name === undefined ? fileName(deps, title, wanted.seed) : nameFrom(name)}.txt`, text: made.text },
    mayBeKept: !isKept && request.place.guildId !== undefined,
  };
}

/** How often each side won, unembellished, and the cost of the armies. */
function figures({ random }: Game, { text, tally, isBalanced }: Balanced, { points }: Wish): Phrase[] {
  const { red, blue } = random.costs(text);
  const share = percentOf(tally);
  const battles = battlesIn(tally);
  return [
    phrase(isBalanced ? 'random-balanced' : 'random-nearest', {
      side: sideName('red'),
      share,
      battles,
      drawn: tally.draw,
    }),
    phrase('random-costs', { red, blue, points }),
  ];
}

/** `before-aubach-3f2`: its title, and a unique suffix. */
function fileName({ words }: Deps, title: Phrase, seed: string): string {
  return `${nameFrom(words.say('en', title)).slice(0, 30)}-${seed.slice(0, 3)}`;
}
