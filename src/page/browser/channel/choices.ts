/** The settings: theme and language. */
import { html, type TemplateResult } from 'lit';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import type { Settings } from './settings.ts';

export function settingsPanel(scene: Scene): TemplateResult {
  const { say } = scene;
  return html`<div class="panel" data-panel="settings">
    ${choice(scene, 'theme', say('page-theme'), [
      ['light', say('page-theme-light')],
      ['dark', say('page-theme-dark')],
      ['system', say('page-theme-system')],
    ])}
    ${choice(scene, 'language', say('page-language'), [
      ['system', say('page-language-system')],
      ['en', 'English'],
      ['fr', 'Français'],
    ])}
  </div>`;
}

function choice<Key extends keyof Settings>(
  { settings, choose }: Scene,
  key: Key,
  title: string,
  values: readonly (readonly [Settings[Key], string])[],
): TemplateResult {
  return html`<fieldset>
    <legend>${title}</legend>
    ${values.map(
      ([value, name]) =>
        html`<label class="radio">
          <input
            type="radio"
            name=${key}
            .checked=${settings[key] === value}
            @change=${() => choose({ ...settings, [key]: value })}
          /><span>${name}</span>${icon('check')}
        </label>`,
    )}
  </fieldset>`;
}
