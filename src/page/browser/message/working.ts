/**
 * Marks a pressed control as working until the answer arrives, and blocks other presses on its message. A rejected
 * promise is left to the caller.
 */
export function working(control: HTMLElement, press: () => void | Promise<unknown>): void {
  const message = control.closest<HTMLElement>('.message');
  if (message?.dataset['working'] !== undefined) return;
  const answer = press();
  if (!answer) return;
  message?.setAttribute('data-working', '');
  control.setAttribute('aria-busy', 'true');
  void answer.finally(() => {
    message?.removeAttribute('data-working');
    control.removeAttribute('aria-busy');
  });
}
