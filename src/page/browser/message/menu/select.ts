import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { html, type TemplateResult } from 'lit';
import type { View } from '../view.ts';
import { working } from '../working.ts';
import { menuOf } from './choices.ts';
import './menu.ts';

/** A select menu of a message. A choice is sent immediately. */
export function drawSelect(select: APISelectMenuComponent, { message, reader, deeds }: View): TemplateResult {
  const menu = menuOf(select, reader);
  const press = deeds?.press;
  const choose = (event: CustomEvent<readonly string[]>): void => {
    if (press) working(event.currentTarget as HTMLElement, () => press(message, select.custom_id, event.detail));
  };
  return html`<choice-menu .menu=${{ ...menu, disabled: menu.disabled || !press }} .say=${reader.say} @choose=${choose}></choice-menu>`;
}
