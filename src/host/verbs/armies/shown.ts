/** An army as shown: its details, units, faults and picture. */
import type { Armies, ArmyRead, Language } from '../../../kernel/ruleset.ts';
import type { Fault } from '../../../kernel/fault.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { Page } from '../../../scene/page.ts';
import type { Request } from '../../request.ts';
import type { Deps } from '../../battle/deps.ts';
import type { PutArmy } from '../../store/store.ts';
import { quotedFaults } from '../../advance/validate-scenario.ts';
import { nameOf } from '../../battle/voice.ts';
import type { ArmyShown, NoArmyShown } from './armies-shown.ts';
import type { FoundArmy } from '../../advance/armies.ts';
import { type UnderRules, underRules } from './kept.ts';

/** Each reader sees their own language. */
export function titled({ en, fr }: Readonly<Record<Language, string>>): Phrase {
  return phrase('army-title', { title: bilingual(en, fr) });
}

export function pictured({ words }: Deps, { language }: Request, armies: Armies, text: string): Page {
  return armies.picture(text, (says) => words.say(language, says));
}

export function noArmy(text: string, faults: readonly Fault[]): NoArmyShown {
  return { faults: quotedFaults(text, faults) };
}

/** The result of parsing a text; `whose`: where it comes from. */
export function shownRead(
  deps: Deps,
  request: Request,
  { armies, read, text }: UnderRules & { readonly text: string },
  whose: readonly Phrase[] = [],
): Omit<ArmyShown, 'name'> {
  return {
    title: titled(read.name),
    notes: [],
    sum: sumOf(read),
    lines: [...whose, ...linesOf(armies, read)],
    units: read.units.map(({ says, cost }) => phrase('army-unit', { unit: says, cost })),
    faults: quotedFaults(text, read.faults),
    page: pictured(deps, request, armies, read.text),
  };
}

function sumOf({ cost, points, units }: ArmyRead): Phrase {
  return phrase('army-sum', { cost, points, units: units.length });
}

/** The rules' summary of the whole army, from the first building step. */
function linesOf(armies: Armies, read: ArmyRead): readonly Phrase[] {
  const building = armies.build({ text: read.text, at: '' });
  return building instanceof Refusal ? [sumOf(read)] : building.lines;
}

/** One that can be named here. */
export function shownArmy(deps: Deps, request: Request, found: FoundArmy): ArmyShown | Refusal {
  const { name, text, kept } = found;
  const known = underRules(deps, found);
  if (known instanceof Refusal) return known;
  const shown = { name, ...shownRead(deps, request, { ...known, text }, whoseLines(request, kept)) };
  return kept?.userId === request.person.id ? { ...shown, own: kept.id } : { ...shown, source: kept?.id ?? name };
}

/** One of the person's own, with what was done to it. */
export function shownKept(deps: Deps, request: Request, kept: PutArmy, notes: readonly Phrase[]): ArmyShown | Refusal {
  const shown = shownArmy(deps, request, { ...kept, kept });
  return shown instanceof Refusal ? shown : { ...shown, notes };
}

function whoseLines({ person, place }: Request, kept: FoundArmy['kept']): Phrase[] {
  if (!kept) return [phrase('army-of-bot')];
  if (kept.userId !== person.id) return [phrase('army-of', { who: nameOf({ id: kept.userId, name: kept.userName }) })];
  if (kept.guildId === undefined) return [];
  return [phrase(kept.guildId === place.guildId ? 'army-shared-here' : 'army-shared-elsewhere')];
}
