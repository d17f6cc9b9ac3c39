/**
 * What was pressed shows that it works until the answer is there; meanwhile its message takes no other press. A
 * promise that fails stays the affair of whoever made it.
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
