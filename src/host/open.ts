/** A battle is opened: the scenario read, the secret of its dice drawn and promised, the place taken. */
import { phrase } from '../kernel/phrase.ts';
import { enemyOf, Refusal } from '../kernel/play.ts';
import type { Language } from '../kernel/ruleset.ts';
import { hashOfSecret } from './dice.ts';
import { isSalted, openingSalts } from './fair/salt.ts';
import { wayOf } from './deploy/meeting.ts';
import { startDeployed } from './deploy/mustering.ts';
import { robotsRow } from './deploy/rearm.ts';
import { type Pace, readPace } from './clock/pace.ts';
import type { How, Person, Reply, Request } from './host.ts';
import { goOn, owingUntilDone } from './going.ts';
import { load } from './load.ts';
import { commitMove } from './move.ts';
import { withLevel } from './odds/level.ts';
import { openingPost } from './opening-post.ts';
import { newId, type Parts } from './parts.ts';
import { settingsOf } from './person/settings.ts';
import { type Robot, robotOf } from './robot-seat.ts';
import { type Setting, settingFor } from './setting.ts';
import type { Battle, Change, NewSeat } from './store/store.ts';
import { already, following, lockKey } from './verb.ts';
import { no, voiceOf } from './voice.ts';

/** Where most of those live who read a language. */
const ZONES: Readonly<Record<Language, string>> = { en: 'UTC', fr: 'Europe/Paris' };

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
    const read = await settingFor(parts, request, name, how, solo);
    if (read instanceof Refusal) return read;
    const salts = openingSalts(how, solo);
    if (salts instanceof Refusal) return salts;
    const pace = await wantedPace(parts, request, language, how);
    if (pace instanceof Refusal) return pace;
    parts.at('played');
    parts.at('committing');
    const id = newId(parts);
    const committed = await parts.store.commit(
      opening(parts, request, read, { id, language, before, solo, how, pace, salts }),
    );
    if (committed === 'stale') return no(phrase('host-battle-here'));
    if (committed === 'seen') return already();
    parts.at('committed');
    parts.posted();
    parts.changed(id);
    const beginning = () => owingUntilDone(parts, id, () => begin(parts, id));
    const late = solo ? await following(parts, id, beginning) : [];
    parts.at('told');
    return { says: [phrase('host-you-opened', { title: read.title }), ...late] };
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

export function isUnderWay({ status }: Pick<Battle, 'status'>): boolean {
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
  readonly salts: Battle['salts'];
}

function opening(
  parts: Parts,
  { interaction, person, place }: Request,
  { scenario, rules, state, title, dice, meeting }: Setting,
  { id, language, before, solo, how, pace, salts }: New,
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
    odds: how.odds ?? 'full',
    salts,
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
        ...withLevel({}, how.odds),
      },
      openedBy: person.id,
      status: 'mustering',
      state,
      secret,
      secretHash,
      salts,
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
          ...withLevel({}, how.odds),
          ...(isSalted(salts) && { salts }),
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
