/** The desk for one person, whenever they want to see it, in their language; and its forms. */
import { phrase } from '../../../kernel/phrase.ts';
import { type Asked, Refusal } from '../../../kernel/play.ts';
import type { Field } from '../../../kernel/ruleset.ts';
import { AGREEMENT } from '../../../kernel/wording.ts';
import type { Form } from './desk-shown.ts';
import { whoRules } from './desk-may.ts';
import { openTo, privateDesk, stepSentences } from '../../messages/desk-post.ts';
import type { Request } from '../../request.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { seenNow, shownTo, viewOf } from '../../orders/seen.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
import { line } from '../../messages/posts.ts';
import { begun } from '../../advance/verb.ts';
import { nameOf, no, sideName, type Voice, voiceOf } from '../../battle/voice.ts';

/** Everyone may look; the buttons are refused to those who may not use them. `picked`: the form chosen in a menu. */
export function deskView(deps: Deps, loaded: LoadedBattle, request: Request, picked?: string): Post | Refusal {
  const refusal = begun(loaded.battle);
  if (refusal) return refusal;
  const { battle, umpire } = loaded;
  const rules = shownTo(loaded, request);
  const voice = voiceOf(deps.words, request.language);
  const [now] = seenNow(loaded);
  const open = openTo(rules, now);
  const closed = umpire ? phrase('host-desk-closed-umpire', { who: nameOf(umpire) }) : phrase('host-desk-closed');
  return {
    kind: 'desk',
    title: voice.say(open ? rules.turn(now) : phrase('host-desk')),
    sentences: [...(open ? stepSentences(open, umpire, voice) : [line(voice, closed)]), ...awaited(loaded, voice)],
    footer: [],
    scene: rules.draw({ now, transcript: [], frame: 'whole' }, voice.say),
    desk: privateDesk(rules, voice, now, battle, open, picked),
    calls: [],
  };
}

/** Who must answer before anything else is done at the desk; and what an umpire can do about it. */
function awaited({ waiting, holders, umpire }: LoadedBattle, voice: Voice): Post['sentences'] {
  const asked = waiting?.question;
  if (!asked) return [];
  const order = umpire ? 'host-desk-waits-umpire' : 'host-desk-waits';
  const id = asked.kind === AGREEMENT ? 'host-proposal-first' : order;
  return [line(voice, phrase(id, { side: sideName(asked.to), who: nameOf(holders[asked.to]) }))];
}

/** A form, for those whose deeds would be accepted. */
export function deskForm(deps: Deps, loaded: LoadedBattle, request: Request, name: string): Form | Refusal {
  const by = whoRules(loaded, request);
  if (by instanceof Refusal) return by;
  const view = viewOf(loaded, request);
  const tool = shownTo(loaded, request)
    .desk.tools(view)
    .find((each) => each.name === name);
  if (!tool) return no(phrase('host-no-form'));
  const voice = voiceOf(deps.words, request.language);
  return { title: voice.say(tool.says), fields: tool.fields.map((field) => fieldOf(loaded, view, field, voice)) };
}

/** The units of the open step, or those of the question that waits, before all others. */
export function concernedFirst({ rules, waiting }: LoadedBattle, view: unknown): ReturnType<AnyRuleset['units']> {
  const open = openTo(rules, view);
  const ofStep = open?.first ?? open?.concerns.map(({ unit }) => unit) ?? [];
  const first = new Set([...ofStep, ...askedAbout(waiting?.question)]);
  const units = rules.units(view);
  const [concerned, others] = [true, false].map((is) => units.filter(({ name }) => first.has(name) === is));
  return [...concerned!, ...others!];
}

/** Those that a question names, whatever for. */
function askedAbout(asked: Asked | undefined): readonly string[] {
  if (!asked) return [];
  return [asked.unit ?? [], Object.values(asked.about)].flat().filter((each) => typeof each === 'string');
}

function fieldOf(loaded: LoadedBattle, view: unknown, field: Field, { say }: Voice): Form['fields'][number] {
  const { kind, name } = field;
  if (kind === 'unit') {
    const listed = loaded.rules.desk.units?.(view);
    const units = concernedFirst(loaded, view).filter((unit) => listed?.includes(unit.name) ?? true);
    const choices = units.map((unit) => ({ value: unit.name, label: say(unit.says) }));
    return { name, label: say(phrase('host-desk-unit')), choices };
  }
  if (kind === 'words') return { name, label: say(field.says), example: field.example };
  return {
    name,
    label: say(field.says),
    choices: field.choices.map(({ value, says }) => ({ value, label: say(says) })),
  };
}
