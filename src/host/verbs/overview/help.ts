/** What this person should do next in this battle, and how; outside a battle, how to begin. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import { mayGive } from '../../advance/may-act.ts';
import { isSealing } from '../../seats/sealed-deployment.ts';
import type { Request } from '../../request.ts';
import { isLesson } from '../../seats/bot-seat.ts';
import { atSheet } from '../../orders/sheet.ts';
import { isUmpire, sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { overLine, sideName, voiceOf } from '../../battle/voice.ts';
import type { Deps } from '../../battle/deps.ts';
import { loadAt } from '../../advance/verb.ts';
import type { Help } from './overview.ts';
import { ideasFor } from '../../advance/ideas.ts';
import { exampleArgs, examplesOf } from './examples.ts';
import { askedLines, othersLines, owedBy, owedLine } from './owed.ts';

export async function help(deps: Deps, request: Request): Promise<Help> {
  const loaded = await loadAt(deps, request);
  if (loaded instanceof Refusal) return { says: [phrase('help-nowhere'), phrase('help-begin')] };
  const { battle } = loaded;
  switch (battle.status) {
    case 'mustering':
      return { says: mustering(loaded, request) };
    case 'over':
      return { says: over(loaded) };
    case 'cancelled':
      return { says: [phrase('help-nowhere'), phrase('help-begin')] };
    case 'halted':
      return { says: [phrase('host-halted'), phrase('host-halted-ways')] };
    case 'paused':
      return { says: [...(await askedLines(deps, loaded, request.person.id)), phrase('help-paused')] };
    case 'playing': {
      const { says, ...rest } = playing(deps, loaded, request);
      return { ...rest, says: [...(await askedLines(deps, loaded, request.person.id)), ...says] };
    }
  }
}

/** As its final post offers it. */
function over({ battle, next, rules }: LoadedBattle): Phrase[] {
  return [
    ...(next.kind === 'over' ? [overLine(next)] : []),
    phrase('help-over', { luck: rules.luck ? 'shown' : 'none' }),
    ...(isLesson(battle) ? [] : [phrase('help-over-rematch')]),
  ];
}

function mustering(loaded: LoadedBattle, { person }: Request): Phrase[] {
  const free = SIDES.filter((side) => !loaded.holders[side]);
  const own = sidesOf(loaded, person);
  const isIn = own.length > 0 || isUmpire(loaded, person);
  const missing = free.map((side) => phrase('help-missing', { side: sideName(side) }));
  if (!isIn) return [phrase('help-join'), ...missing, phrase('help-watch')];
  if (missing.length > 0) return [phrase('help-you-are-in'), ...missing, phrase('help-solo')];
  return [phrase('help-you-are-in'), phrase(isSealing(loaded.battle) ? 'help-deploy' : 'help-start')];
}

function playing(deps: Deps, loaded: LoadedBattle, request: Request): Help {
  const { next } = loaded;
  const { person } = request;
  const owed = owedBy(loaded, person.id);
  const [first] = owed;
  if (first?.duty === 'answer') return { says: [owedLine(loaded, first), phrase('help-answer')], isAsked: true };
  if (first && next.kind === 'table') return { says: [owedLine(loaded, first), phrase('help-table')] };
  if (first) {
    const { side } = first;
    const { rules, state } = atSheet(loaded, side);
    const mayGiveIt = (text: string) => !mayGive({ ...loaded, rules, state }, side, text, { userId: person.id });
    const ideas = ideasFor(
      deps,
      { ...loaded, rules },
      { state, side },
      voiceOf(deps.words, request.language),
      mayGiveIt,
    );
    const press = ideas ? [phrase('help-ideas')] : [];
    const isSheet = next.kind === 'sealed';
    const how =
      rules.deployment?.isDeploying(state) === true ? 'help-deploy-open' : isSheet ? 'help-sheet' : 'help-order';
    const told = phrase(how, exampleArgs(examplesOf(deps, loaded, side, request.language)));
    return {
      says: [
        owedLine(loaded, first),
        rules.seenBy(side).turn(state),
        ...leftLines({ ...loaded, rules, state }, side),
        told,
        ...press,
      ],
      ...(ideas && { ideas }),
    };
  }
  const others = othersLines(loaded, person.id);
  if (isUmpire(loaded, person)) return { says: [...others, phrase('help-umpire')] };
  const isIn = sidesOf(loaded, person).length > 0;
  return { says: [...others, phrase(isIn ? 'help-meanwhile' : 'help-spectator')] };
}

/** If the points are spent: which units may still act. */
function leftLines({ rules, state }: LoadedBattle, side: Side): Phrase[] {
  const left = rules.seenBy(side).leftToAct?.(state);
  return left ? [left.says] : [];
}
