/** A person's settings, with a menu or button for each; the time zone is typed. */
import type { SettingsWish } from '../../host/verbs/person/settings-wish.ts';
import type { Settings } from '../../host/battle/settings.ts';
import { clockIn } from '../../host/battle/time-zone.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import { button, container, type Inner, menu, rows, small, text } from '../messages/parts.ts';

const NONE = 'none';

/** Quiet hours to choose from. Any others can be typed. */
export const QUIETS: readonly string[] = ['21:00-07:00', '22:00-07:00', '22:00-08:00', '23:00-08:00', '00:00-09:00'];

/** The current settings, or why the change is not possible. */
export function settingsAnswer(use: Use, result: Settings | Refusal): Answer {
  if (result instanceof Refusal) return refusing(use, result);
  // Replies in the language just chosen.
  const { language = use.language } = result;
  const say: Say = (id, args = {}) => use.say(language, phrase(id, args));
  const quiet = result.quiet && `${result.quiet.from}-${result.quiet.to}`;
  const parts: Inner[] = [
    text(`### ${say('settings-title')}`),
    text(linesOf(result, say).join('\n')),
    choiceOf(say, 'language', ['en', 'fr'], result.language),
    choiceOf(say, 'quiet', [...new Set([...QUIETS, ...(quiet === undefined ? [] : [quiet])])], quiet),
    choiceOf(say, 'theme', ['day', 'night'], result.theme),
    ...rows([
      button(
        writeId('setting', 'direct', result.direct ? 'no' : 'yes'),
        say(result.direct ? 'settings-direct-stop' : 'settings-direct-begin'),
        result.direct ? 'other' : 'main',
      ),
    ]),
    text(small(say('settings-how'))),
  ];
  return { parts: [container(parts)] };
}

type Say = (id: string, args?: Parameters<typeof phrase>[1]) => string;

function linesOf({ language, zone, quiet, theme, direct }: Settings, say: Say): string[] {
  return [
    say('settings-line-language', { value: phrase(`settings-language-${language ?? NONE}`) }),
    zone === undefined
      ? say('settings-line-zone-none')
      : say('settings-line-zone', { zone, clock: clockIn(zone, new Date()) }),
    quiet ? say('settings-line-quiet', quiet) : say('settings-line-quiet-none'),
    ...(quiet && zone === undefined ? [say('settings-line-quiet-zoneless')] : []),
    say('settings-line-theme', { value: phrase(`settings-theme-${theme ?? NONE}`) }),
    say(direct ? 'settings-line-direct' : 'settings-line-direct-none'),
  ];
}

function choiceOf(
  say: Say,
  name: 'language' | 'quiet' | 'theme',
  values: readonly string[],
  now: string = NONE,
): Inner {
  const what = say(`settings-${name}`);
  const choices = [NONE, ...values].map((each) => {
    const value = name === 'quiet' && each !== NONE ? each.replace('-', '–') : say(`settings-${name}-${each}`);
    return { value: each, label: say('settings-choice', { what, value }), ...(each === now && { default: true }) };
  });
  return menu(writeId('setting', name), what, choices);
}

/** The change that a menu or button of the card makes. */
export function wishOf(name: string, value: string | undefined): SettingsWish {
  if (value === undefined) return {};
  switch (name) {
    case 'language':
      return value === 'en' || value === 'fr' || value === NONE ? { language: value } : {};
    case 'theme':
      return value === 'day' || value === 'night' || value === NONE ? { theme: value } : {};
    case 'quiet':
      return { quiet: value };
    case 'direct':
      return { direct: value === 'yes' };
    default:
      return {};
  }
}
