/** The entry's keys: selecting and taking suggestions, moving between fields, history. */
import type { EntryDesk } from './composing.ts';
import { goTo, stepBack } from './line.ts';
import { typedOut } from './suggest.ts';

export function pressed(event: KeyboardEvent, entry: EntryDesk): void {
  const input = event.target;
  if (event.isComposing || !(input instanceof HTMLElement) || input.dataset['at'] === undefined) return;
  const deed = deedFor(event, entry, input);
  if (!deed) return;
  event.preventDefault();
  deed();
}

type Deed = (() => void) | undefined;

function deedFor(event: KeyboardEvent, entry: EntryDesk, input: HTMLElement): Deed {
  switch (event.key) {
    case 'Enter':
      return onEnter(entry, input);
    case 'Tab':
      return onTab(event, entry, input);
    case 'Escape':
      return entry.suggestions().length > 0 || entry.get().open ? () => entry.show(false) : undefined;
    case 'ArrowDown':
      return onArrow(entry, 1);
    case 'ArrowUp':
      return onArrow(entry, -1);
    case 'ArrowLeft':
      return caretOf(input) === 'start' || caretOf(input) === 'empty' ? sideways(entry, -1) : undefined;
    case 'ArrowRight':
      return caretOf(input) === 'end' || caretOf(input) === 'empty' ? sideways(entry, 1) : undefined;
    case 'Backspace':
      return caretOf(input) === 'empty' ? backwards(entry) : undefined;
    default:
      return undefined;
  }
}

/** On a file button Enter opens the file dialog, until a file is chosen. */
function onEnter(entry: EntryDesk, input: HTMLElement): Deed {
  const { line } = entry.get();
  const isEmptyFile = input instanceof HTMLButtonElement && line.kind === 'command' && !line.fields[line.at]?.file;
  return isEmptyFile ? undefined : entry.enter;
}

/** Tab takes a suggestion for typed text; otherwise it moves the focus as usual. */
function onTab(event: KeyboardEvent, entry: EntryDesk, input: HTMLElement): Deed {
  if (event.shiftKey || entry.suggestions().length === 0) return undefined;
  const { line } = entry.get();
  const isTail = line.kind === 'command' && line.at === line.fields.length;
  const chosen = entry.chosen();
  if (chosen < 0 && isTail) return undefined;
  return () => entry.take(chosen < 0 ? nextTo(input, entry) : chosen);
}

/** The first suggestion that adds something to the text. A command typed in full is its own suggestion. */
function nextTo(input: HTMLElement, entry: EntryDesk): number {
  const text = input instanceof HTMLInputElement ? input.value : '';
  const whole = typedOut(text.replace(/^\//, ''), entry.suggestions());
  if (entry.get().line.kind === 'words') return Math.max(0, whole);
  return whole === 0 && entry.suggestions().length > 1 ? 1 : 0;
}

function onArrow(entry: EntryDesk, step: 1 | -1): Deed {
  if (entry.suggestions().length > 0) return () => entry.walk(step);
  return () => void entry.recall(step === -1 ? 1 : -1);
}

function sideways(entry: EntryDesk, step: 1 | -1): Deed {
  const { line } = entry.get();
  if (line.kind === 'words') return undefined;
  const next = goTo(line, line.at + step);
  return next.at === line.at ? undefined : () => entry.become(next);
}

function backwards(entry: EntryDesk): Deed {
  const { line } = entry.get();
  return line.kind === 'words' ? undefined : () => entry.become(stepBack(line));
}

/** Where the caret is. A button has none and counts as empty. */
function caretOf(input: HTMLElement): 'empty' | 'start' | 'end' | 'within' {
  if (!(input instanceof HTMLInputElement) || input.value === '') return 'empty';
  if (input.selectionStart !== input.selectionEnd) return 'within';
  if (input.selectionStart === 0) return 'start';
  return input.selectionStart === input.value.length ? 'end' : 'within';
}
