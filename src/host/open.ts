/** A battle is opened: the scenario read, the secret of its dice drawn and promised, the place taken. */
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Fault, Language } from '../kernel/ruleset.ts';
import { hashOfSecret } from './dice.ts';
import type { Person, Reply, Request } from './host.ts';
import { findScenario } from './library.ts';
import { newId, type Parts, type Scenario } from './parts.ts';
import type { Post } from './post.ts';
import type { AnyRuleset } from './ruleset.ts';
import type { Battle, Change } from './store/store.ts';
import { already } from './verb.ts';
import { nameOf, no, type Voice, voiceOf } from './voice.ts';

/** A scenario may be full of faults; a person can read so many. */
const FAULTS_SHOWN = 5;

export async function open(parts: Parts, request: Request, name: string, language: Language): Promise<Reply | Refusal> {
  parts.at('received');
  const { channelId } = request.place;
  return parts.lock(channelId, async () => {
    if (await parts.store.seen(request.interaction)) return already();
    const before = await parts.store.battleAt(channelId);
    if (before && isUnderWay(before)) return no(phrase('host-battle-here'));
    parts.at('loaded');
    const read = await readScenario(parts, request, name);
    if (read instanceof Refusal) return read;
    parts.at('played');
    parts.at('committing');
    const committed = await parts.store.commit(opening(parts, request, read, language, before));
    if (committed === 'stale') return no(phrase('host-battle-here'));
    if (committed === 'seen') return already();
    parts.at('committed');
    parts.posted();
    parts.at('told');
    return { says: [phrase('host-you-opened', { title: read.title })] };
  });
}

function isUnderWay({ status }: Battle): boolean {
  return status !== 'over' && status !== 'cancelled';
}

interface Reading {
  readonly scenario: Scenario;
  readonly rules: AnyRuleset;
  readonly state: unknown;
  readonly title: Phrase;
  readonly dice: readonly number[];
}

/** What was kept is read as if nobody had looked through it: the rules may have changed since. */
async function readScenario(parts: Parts, request: Request, typed: string): Promise<Reading | Refusal> {
  const scenario = await findScenario(parts, request, typed);
  if (scenario instanceof Refusal) return scenario;
  const { name } = scenario;
  const rules = parts.rulesets.get(scenario.ruleset);
  if (!rules) return no(phrase('host-scenario-game', { name, game: scenario.ruleset }));
  const read = rules.read(scenario.text);
  if ('faults' in read)
    return no(phrase('host-scenario-faults', { name, faults: read.faults.slice(0, FAULTS_SHOWN).map(faultLine) }));
  const dice = read.dice ?? [];
  if (dice.length > 0 && !parts.scriptedDice) return no(phrase('host-scripted-refused', { name }));
  return { scenario, rules, state: read.state, title: read.title, dice };
}

function faultLine({ line, column, says }: Fault): Phrase {
  return phrase('host-fault', { line, column, why: says });
}

function opening(
  parts: Parts,
  { interaction, person, place }: Request,
  { scenario, rules, state, title, dice }: Reading,
  language: Language,
  before: Battle | undefined,
): Change {
  const id = newId(parts);
  const secret = Buffer.from(parts.random(32)).toString('hex');
  const secretHash = hashOfSecret(secret);
  const post = openingPost(voiceOf(parts.words, language), rules, {
    state,
    person,
    title,
    secretHash,
    dice: dice.length,
  });
  const titles = { en: parts.words.say('en', title), fr: parts.words.say('fr', title) };
  return {
    at: parts.clock(),
    interactionId: interaction,
    create: {
      id,
      guildId: place.guildId,
      language,
      ruleset: rules.name,
      rulesVersion: rules.version,
      scenario: scenario.name,
      options: dice.length > 0 ? { dice: [...dice] } : {},
      openedBy: person.id,
      status: 'mustering',
      state,
      secret,
      secretHash,
      salts: { red: '', blue: '' },
      // The chain hangs on the published hash: two battles that begin alike share no link.
      head: secretHash,
    },
    place: { ...place, battleId: id, ...(before && { instead: before.id }) },
    tableEntries: [
      {
        seq: 1,
        kind: 'opened',
        userId: person.id,
        data: { scenario: scenario.name, title: titles, secretHash, name: person.name, after: 0 },
      },
    ],
    posts: [{ channelId: place.channelId, post }],
  };
}

/** What is said of a new battle. */
interface Opening {
  readonly state: unknown;
  readonly person: Person;
  readonly title: Phrase;
  readonly secretHash: string;
  /** How many dice are written beforehand. */
  readonly dice: number;
}

export function openingPost(
  voice: Voice,
  rules: AnyRuleset,
  { state, person, title, secretHash, dice }: Opening,
): Post {
  const says = [
    phrase('host-opened', { who: nameOf(person), title }),
    ...rules.options(state),
    phrase('host-how-to-join'),
    phrase('host-dice-promise', { hash: secretHash }),
    ...(dice > 0 ? [phrase('host-dice-written', { n: dice })] : []),
  ];
  return {
    kind: 'notice',
    sentences: says.map((each) => ({ says: voice.say(each), dice: [] })),
    footer: [],
    scene: rules.draw({ now: rules.view(state), transcript: [], frame: 'whole' }, voice.say),
    calls: [],
  };
}
