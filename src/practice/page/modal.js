import { text } from './markdown.js';
import { fileToSend, make } from './talk.js';

/** Shows a modal; `send(fields)` is called with what was filled in, keyed by custom id. */
export function showModal(dialog, modal, send) {
  const inputs = new Map();
  const form = make('form', { method: 'dialog' }, make('h2', {}, modal.title));
  for (const part of modal.components) form.append(drawPart(part, inputs));
  const cancel = make('button', { type: 'button', onclick: () => dialog.close() }, 'Cancel');
  form.append(make('div', { className: 'row' }, make('button', { className: 'style-1' }, 'Submit'), cancel));
  form.onsubmit = async () => {
    const fields = {};
    for (const [id, read] of inputs) {
      const value = await read();
      if (value !== undefined) fields[id] = value;
    }
    send(fields);
  };
  dialog.replaceChildren(form);
  dialog.showModal();
}

function drawPart(part, inputs) {
  if (part.type === 10) return text(part.content);
  const inner = part.component ?? part.components[0];
  const label = part.label ?? inner.label;
  return make(
    'label',
    {},
    label,
    part.description ? make('span', { className: 'faint' }, part.description) : '',
    drawInput(inner, inputs),
  );
}

function drawInput(part, inputs) {
  const [element, read] = inputOf(part);
  inputs.set(part.custom_id, read);
  return element;
}

/** The element for an input, and how to read it; undefined when it was left empty. */
function inputOf(part) {
  const required = part.required ?? part.type !== 23;
  if (part.type === 4) {
    const kind = part.style === 2 ? 'textarea' : 'input';
    const field = make(kind, { value: part.value ?? '', placeholder: part.placeholder ?? '', required });
    return [field, () => field.value || undefined];
  }
  if (part.type === 19) {
    const field = make('input', { type: 'file', multiple: (part.max_values ?? 1) > 1, required });
    return [field, () => (field.files.length ? Promise.all(Array.from(field.files, fileToSend)) : undefined)];
  }
  if (part.type === 23) {
    const box = make('input', { type: 'checkbox', checked: part.default ?? false });
    return [box, () => box.checked];
  }
  if (part.options) return choiceOf(part, required);
  const names = make('input', { placeholder: part.placeholder ?? 'names, with commas between', required });
  return [names, () => (names.value ? names.value.split(',').map((name) => name.trim()) : undefined)];
}

function choiceOf(part, required) {
  const single = part.type === 21;
  const multiple = !single && (part.type === 22 || (part.max_values ?? 1) > 1);
  const options = part.options.map((option) =>
    make('option', { value: option.value, selected: option.default ?? false }, option.label),
  );
  const empty = multiple ? null : make('option', { value: '' }, part.placeholder ?? '');
  const select = make('select', { multiple, required }, empty, ...options);
  const values = () => Array.from(select.selectedOptions, (option) => option.value).filter(Boolean);
  return [select, () => (values().length ? (single ? values()[0] : values()) : undefined)];
}
