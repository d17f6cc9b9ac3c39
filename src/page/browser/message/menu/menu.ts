/**
 * A menu as an editable combobox with its list, usable by mouse or keyboard (arrows, typing, Enter; Tab keeps the
 * selection, Escape discards it). It emits the event `choose`. Forms can use it too.
 */
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Say } from '../../words.ts';
import { type Choice, type Menu, matching, toggled } from './choices.ts';
import { drawBox, drawList, type Standing } from './drawn.ts';
import { place } from './place.ts';
import './menu.css';

let menus = 0;

class ChoiceMenu extends LitElement {
  static override readonly properties = {
    menu: { attribute: false },
    say: { attribute: false },
    chosen: { state: true },
    typed: { state: true },
    active: { state: true },
    open: { state: true },
  };

  declare menu: Menu;
  declare say: Say;
  declare private chosen: readonly string[];
  declare private typed: string;
  /** The index of the highlighted choice among those shown. */
  declare private active: number;
  declare private open: boolean;
  readonly #id = `choices-${++menus}`;
  #before: readonly string[] = [];
  #known = '';
  readonly #follow = ({ target }: Event): void => {
    if (!(target instanceof Node && this.contains(target))) place(this.#box, this.#list);
  };

  constructor() {
    super();
    Object.assign(this, { chosen: [], typed: '', active: 0, open: false });
  }

  /** The current selection. */
  get values(): readonly string[] {
    return this.chosen;
  }

  get #box(): HTMLElement {
    return this.querySelector<HTMLElement>('.box')!;
  }

  get #list(): HTMLElement {
    return this.querySelector<HTMLElement>('.list')!;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Another menu, or another initial selection: forgets the previous selection. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const known = JSON.stringify([this.menu.id, this.menu.chosen]);
    if (!changed.has('menu') || known === this.#known) return;
    this.#known = known;
    this.chosen = this.menu.chosen;
  }

  protected override render(): TemplateResult {
    const { menu, say, chosen, typed, open } = this;
    const standing: Standing = {
      id: this.#id,
      menu,
      say,
      chosen,
      typed,
      open,
      shown: this.#shown,
      active: this.active,
    };
    return html`${drawBox(standing, { toggle: this.#toggle, type: this.#type, key: this.#key, leave: this.#leave, drop: this.#choose })}${drawList(standing, this.#choose)}`;
  }

  protected override updated(): void {
    if (this.open) place(this.#box, this.#list);
    this.querySelector('.list [data-active]')?.scrollIntoView({ block: 'nearest' });
  }

  get #shown(): readonly Choice[] {
    return matching(this.menu.choices, this.typed);
  }

  #show(): void {
    if (this.open || this.menu.disabled) return;
    this.#before = this.chosen;
    this.typed = '';
    this.active = Math.max(
      0,
      this.menu.choices.findIndex(({ value }) => this.chosen.includes(value)),
    );
    this.open = true;
    this.#list.showPopover();
    addEventListener('scroll', this.#follow, true);
    addEventListener('resize', this.#follow);
  }

  /** Closes the list, keeping the selection or restoring the previous one. */
  #close(keep: boolean): void {
    if (!this.open) return;
    removeEventListener('scroll', this.#follow, true);
    removeEventListener('resize', this.#follow);
    this.#list.hidePopover();
    this.open = false;
    this.typed = '';
    if (!keep || this.chosen.length < this.menu.least) this.chosen = this.#before;
    else if (!same(this.chosen, this.#before)) this.dispatchEvent(new CustomEvent('choose', { detail: this.chosen }));
  }

  override disconnectedCallback(): void {
    removeEventListener('scroll', this.#follow, true);
    removeEventListener('resize', this.#follow);
    super.disconnectedCallback();
  }

  readonly #toggle = (): void => (this.open ? this.#close(true) : this.#show());

  readonly #leave = (): void => this.#close(true);

  readonly #choose = (value: string): void => {
    this.#show();
    this.chosen = toggled(this.menu, this.chosen, value);
    this.typed = '';
    if (this.menu.most === 1) this.#close(true);
  };

  readonly #type = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    this.#show();
    this.typed = value;
    this.active = 0;
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.#does(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  /** Whether the key does something here. */
  #does(key: string): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!this.open) {
      if (!step && key !== 'Enter' && key !== ' ') return false;
      this.#show();
      return true;
    }
    if (step) this.#point(step);
    else if (key === 'Escape') this.#close(false);
    else if (key === 'Enter' || (key === ' ' && this.typed === '')) this.#take();
    else if (key === 'Backspace' && this.typed === '' && this.menu.most > 1) this.chosen = this.chosen.slice(0, -1);
    else return false;
    return true;
  }

  #point(step: number): void {
    const { length } = this.#shown;
    this.active = (this.active + step + length) % Math.max(1, length);
  }

  #take(): void {
    const pointed = this.#shown[this.active];
    if (pointed) this.#choose(pointed.value);
  }
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}

customElements.define('choice-menu', ChoiceMenu);

declare global {
  interface HTMLElementTagNameMap {
    'choice-menu': ChoiceMenu;
  }
}
