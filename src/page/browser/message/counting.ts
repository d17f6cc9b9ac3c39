/** A relative time that keeps updating while it is on the page. */
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { momentIn, type When } from './when.ts';

const counting = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

function begin(count: () => void): void {
  counting.add(count);
  clock ??= setInterval(() => {
    for (const each of counting) each();
  }, 1000);
}

function end(count: () => void): void {
  counting.delete(count);
  if (counting.size > 0) return;
  clearInterval(clock);
  clock = undefined;
}

class Counting extends AsyncDirective {
  #told = '';
  #tell = (): string => '';
  readonly #count = (): void => {
    const words = this.#tell();
    if (words === this.#told) return;
    this.#told = words;
    this.setValue(words);
  };

  override render(when: When, ms: number): string {
    this.#tell = () => momentIn(when, ms, 'R', Date.now());
    this.#told = this.#tell();
    if (this.isConnected) begin(this.#count);
    return this.#told;
  }

  override disconnected(): void {
    end(this.#count);
  }

  override reconnected(): void {
    begin(this.#count);
  }
}

export const countFromNow = directive(Counting);
