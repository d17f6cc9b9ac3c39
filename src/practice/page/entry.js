/** The line in which commands are typed, and the hints above it. */
import { hintsFor, readLine, wholeCommands } from './command.js';
import { act, ask, fileToSend, make } from './talk.js';

const at = (id) => document.getElementById(id);
const [entry, line, file, hints] = ['entry', 'line', 'file', 'hints'].map(at);

/** `where()` is { as, channel, locale }; `attempt` does something and says what goes wrong. */
export function openEntry(where, attempt) {
  let commands = [];
  /** The newest question decides: answers to earlier ones come too late. */
  let asking = 0;

  const place = () => ({ as: where().as, channel: where().channel });

  async function refresh() {
    commands = wholeCommands(await ask('/api/commands', place()), where().locale);
  }

  async function showHints() {
    const turn = ++asking;
    if (!line.value.startsWith('/')) return drawHints([]);
    if (commands.length === 0 || line.value === '/') await refresh();
    const read = readLine(line.value, commands);
    file.hidden = !read.command?.options.some(({ type }) => type === 11);
    const found = await hintsFor(line.value, read, commands, (focused) => complete(read, focused));
    if (turn === asking) drawHints(found);
  }

  async function complete({ command, options }, focused) {
    return (await act('/api/complete', { ...place(), name: command.name, options, focused })).choices ?? [];
  }

  const chosenIn = (items) => items.findIndex((item) => item.ariaSelected === 'true');

  /** The hint that was chosen stays so, if it is still among them. */
  function drawHints(found) {
    const before = [...hints.children];
    const kept = before[chosenIn(before)]?.dataset.line;
    hints.replaceChildren(...found.map(drawHint));
    line.ariaExpanded = String(found.length > 0);
    choose(
      [...hints.children],
      found.findIndex((hint) => hint.line === kept),
    );
  }

  function drawHint({ words, note, line: next }, index) {
    const item = make(
      'li',
      { id: `hint${index}`, role: 'option' },
      `${words} `,
      make('span', { className: 'faint' }, note),
    );
    item.dataset.line = next;
    item.onclick = () => {
      hideHints();
      line.value = next;
      line.focus();
      line.scrollLeft = line.scrollWidth;
      void attempt(showHints);
    };
    return item;
  }

  function hideHints() {
    asking++;
    drawHints([]);
  }

  /** Arrow keys walk the hints, Tab and Enter take one; Enter alone sends what is a whole command. */
  function walk(event) {
    const items = [...hints.children];
    const chosen = chosenIn(items);
    if (event.key === 'Escape') hideHints();
    if (items.length === 0 || event.isComposing) return;
    const whole = readLine(line.value, commands).command !== undefined;
    if (event.key === 'Tab' || (event.key === 'Enter' && (chosen >= 0 || !whole))) {
      if (event.shiftKey) return;
      event.preventDefault();
      items[Math.max(0, chosen)].click();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? chosen + 1 : Math.max(chosen, 0) - 1;
      choose(items, (step + items.length) % items.length);
    }
  }

  function choose(items, next) {
    for (const [index, item] of items.entries()) item.ariaSelected = String(index === next);
    if (next < 0) return line.removeAttribute('aria-activedescendant');
    line.setAttribute('aria-activedescendant', items[next].id);
    items[next].scrollIntoView({ block: 'nearest' });
  }

  async function send() {
    const typed = line.value;
    if (commands.length === 0) await refresh();
    const { command, options } = readLine(typed.trim(), commands);
    if (!command) throw new Error(typed.trim() === '' ? 'Type / and choose a command.' : `There is no “${typed}”.`);
    const slot = command.options.find(({ type }) => type === 11);
    const files = slot && file.files[0] ? { [slot.name]: await fileToSend(file.files[0]) } : {};
    line.value = '';
    hideHints();
    try {
      const outcome = await act('/api/command', { ...place(), name: command.name, options, files });
      file.value = '';
      file.hidden = true;
      return outcome;
    } catch (error) {
      // What was refused can be put right.
      if (line.value === '') line.value = typed;
      throw error;
    }
  }

  line.oninput = () => attempt(showHints);
  line.onfocus = line.oninput;
  line.onblur = hideHints;
  line.onkeydown = walk;
  // A press on a hint leaves the line its focus.
  hints.onmousedown = (event) => event.preventDefault();
  entry.onsubmit = (event) => {
    event.preventDefault();
    void attempt(send);
  };
  return {
    /** In another place, or as another person, there are other commands. */
    forget() {
      commands = [];
      hideHints();
    },
  };
}
