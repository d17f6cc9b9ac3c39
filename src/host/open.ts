/** A battle is opened: the scenario read, the secret of its dice drawn and promised, the place taken. */
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { enemyOf, Refusal } from '../kernel/play.ts';
import type { Fault, Language } from '../kernel/ruleset.ts';
import { hashOfSecret } from './dice.ts';
import { meetingFor } from './deploy/encounter.ts';
import { type Meeting, meetingLines, mustered, wayOf } from './deploy/meeting.ts';
import { startDeployed } from './deploy/mustering.ts';
import { robotsRow } from './deploy/rearm.ts';
import { type Pace, paceLines, readPace } from './clock/pace.ts';
import type { How, Person, Reply, Request } from './host.ts';
import { goOn } from './going.ts';
import { findScenario } from './library.ts';
import { load } from './load.ts';
import { commitMove } from './move.ts';
import { withChoice } from './options/choosing.ts';
import { readOptions } from './options/typed.ts';
import { newId, type Parts, type Scenario } from './parts.ts';
import { settingsOf } from './person/settings.ts';
import type { Post } from './post.ts';
import { type Robot, robotOf } from './robot-seat.ts';
import type { AnyRuleset } from './ruleset.ts';
import type { Battle, Change, NewSeat } from './store/store.ts';
import { already, lockKey } from './verb.ts';
import { welcomePost } from './welcome.ts';
import { nameOf, no, type Voice, voiceOf } from './voice.ts';

/** Where most of those live who read a language. */
const ZONES: Readonly<Record<Language, string>> = { en: 'UTC', fr: 'Europe/Paris' };

/** A scenario may be full of faults; a person can read so many. */
const FAULTS_SHOWN = 5;

export async function open(
  parts: Parts,
  request: Request,
  name: string,
  language: Language,
  solo?: Robot,
  how: How = {},
): Promise<Reply | Refusal> {
  parts.at('received');
  const { channelId } = request.place;
  return parts.lock(await lockKey(parts, request.place), async () => {
    if (await parts.store.seen(request.interaction)) return already();
    const before = await parts.store.battleAt(channelId);
    if (before && isUnderWay(before)) return no(phrase('host-battle-here'));
    parts.at('loaded');
    const plain = await readScenario(parts, request, name);
    if (plain instanceof Refusal) return plain;
    const armed = await withArmies(parts, request, plain, how, solo);
    if (armed instanceof Refusal) return armed;
    const read = withOptions(parts, armed, how.options);
    if (read instanceof Refusal) return read;
    const pace = await wantedPace(parts, request, language, how);
    if (pace instanceof Refusal) return pace;
    parts.at('played');
    parts.at('committing');
    const id = newId(parts);
    const committed = await parts.store.commit(
      opening(parts, request, read, { id, language, before, solo, how, pace }),
    );
    if (committed === 'stale') return no(phrase('host-battle-here'));
    if (committed === 'seen') return already();
    parts.at('committed');
    parts.posted();
    parts.changed(id);
    if (solo) await begin(parts, id);
    parts.at('told');
    return { says: [phrase('host-you-opened', { title: read.title })] };
  });
}

/** Against the bot nobody has to be waited for. */
export async function begin(parts: Parts, id: string): Promise<void> {
  const battle = await parts.store.battle(id);
  if (battle?.status !== 'mustering' || !robotOf(battle)) return;
  const loaded = await load(parts, battle);
  const move = await startDeployed(parts, loaded, { person: { id: battle.openedBy, name: '' } });
  // Whoever opened it has left, or has still to set up: it begins when somebody has taken his side, and has.
  if (move instanceof Refusal) return;
  await commitMove(parts, loaded, move);
  await goOn(parts, id);
}

/** In the zone of whoever opens it, unless he says otherwise. */
async function wantedPace(
  { store }: Parts,
  { person }: Request,
  language: Language,
  { pace }: How,
): Promise<Pace | undefined | Refusal> {
  if (pace === undefined) return undefined;
  const settings = (await settingsOf(store, [person.id])).get(person.id);
  return readPace(pace, settings?.zone ?? ZONES[language]);
}

function isUnderWay({ status }: Battle): boolean {
  return status !== 'over' && status !== 'cancelled';
}

interface New {
  readonly id: string;
  readonly language: Language;
  /** The battle that had the place. */
  readonly before: Battle | undefined;
  /** Against the bot: who it is, and the side that it takes. */
  readonly solo: Robot | undefined;
  readonly how: How;
  readonly pace: Pace | undefined;
}

interface Reading {
  readonly scenario: Scenario;
  readonly rules: AnyRuleset;
  readonly state: unknown;
  readonly title: Phrase;
  readonly dice: readonly number[];
  /** Two armies that are to meet there. */
  readonly meeting?: Meeting;
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

/** Two armies in the place of whoever stands there: the dice of the scenario are not for them either. */
async function withArmies(
  parts: Parts,
  request: Request,
  read: Reading,
  how: How,
  solo: Robot | undefined,
): Promise<Reading | Refusal> {
  const ground = { text: read.scenario.text, rules: read.rules };
  const meeting = await meetingFor(parts, request, ground, how, solo?.side);
  if (!meeting || meeting instanceof Refusal) return meeting ?? read;
  const met = mustered(read.rules, meeting);
  return met instanceof Refusal ? met : { ...read, ...met, dice: [] };
}

/** The readings that were typed, in the place of those of the scenario. */
function withOptions(parts: Parts, read: Reading, typed: string | undefined): Reading | Refusal {
  if (typed === undefined) return read;
  const { rules } = read;
  const choices = readOptions(parts.words, rules.variants?.of(read.state) ?? [], typed);
  if (choices instanceof Refusal) return choices;
  let { state } = read;
  for (const choice of choices) {
    const next = withChoice(rules, state, choice);
    if (next instanceof Refusal) return next;
    ({ state } = next);
  }
  return { ...read, state };
}

function faultLine({ line, column, says }: Fault): Phrase {
  return phrase('host-fault', { line, column, why: says });
}

function opening(
  parts: Parts,
  { interaction, person, place }: Request,
  { scenario, rules, state, title, dice, meeting }: Reading,
  { id, language, before, solo, how, pace }: New,
): Change {
  const secret = Buffer.from(parts.random(32)).toString('hex');
  const secretHash = hashOfSecret(secret);
  const post = openingPost(voiceOf(parts.words, language), rules, {
    state,
    person,
    title,
    secretHash,
    dice: dice.length,
    robot: solo,
    pace,
    meeting,
  });
  const titles = { en: parts.words.say('en', title), fr: parts.words.say('fr', title) };
  const seats = solo ? seatsOf(person, solo) : [];
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
      options: {
        ...(dice.length > 0 && { dice: [...dice] }),
        ...(solo && { robot: { ...solo } }),
        ...(pace && { pace: { ...pace } }),
        ...(meeting && { encounter: { ...meeting } }),
        ...(how.threads !== undefined && { threads: { make: how.threads ? 'yes' : 'no' } }),
      },
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
        data: {
          scenario: scenario.name,
          title: titles,
          secretHash,
          name: person.name,
          after: 0,
          ...(pace && { pace: { ...pace } }),
        },
      },
      ...seats.map(({ side, userId, userName: name }, index) => ({
        seq: 2 + index,
        kind: 'joined',
        userId,
        data: { side, name, after: 0, quietly: true },
      })),
    ],
    ...(seats.length > 0 && { seats: { add: seats } }),
    ...(solo &&
      meeting &&
      wayOf(meeting) === 'sealed' && {
        deployments: { put: [robotsRow(parts, rules, id, state, solo)] },
      }),
    posts: [{ channelId: place.channelId, post }],
  };
}

/** Both sides are taken; that is said with the opening. */
function seatsOf(person: Person, robot: Robot): NewSeat[] {
  return [
    { side: enemyOf(robot.side), userId: person.id, userName: person.name },
    { side: robot.side, userId: robot.id, userName: robot.name },
  ];
}

/** What is said of a new battle. */
interface Opening {
  readonly state: unknown;
  readonly person: Person;
  readonly title: Phrase;
  readonly secretHash: string;
  /** How many dice are written beforehand. */
  readonly dice: number;
  /** Against the bot. */
  readonly robot: Robot | undefined;
  readonly pace: Pace | undefined;
  readonly meeting: Meeting | undefined;
}

export function openingPost(
  voice: Voice,
  rules: AnyRuleset,
  { state, person, title, secretHash, dice, robot, pace, meeting }: Opening,
): Post {
  if (robot) return welcomePost(voice, rules, { state, person, title, secretHash, dice, robot, meeting });
  const says = [
    phrase('host-opened', { who: nameOf(person), title }),
    ...rules.options(state),
    ...(meeting ? meetingLines(rules, meeting) : []),
    phrase(meeting && wayOf(meeting) === 'sealed' ? 'host-how-to-join-sealed' : 'host-how-to-join'),
    ...(pace ? paceLines(pace) : []),
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
