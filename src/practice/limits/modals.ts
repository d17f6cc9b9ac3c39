import type { ModalBody } from '../bodies.ts';
import { type Component, everyPart, isInput, isSelect } from '../components.ts';
import { PartType } from '../../page/discord.ts';
import type { Complaint } from '../refusal.ts';
import { selectLimits, uniqueCustomIds } from './components.ts';
import { atMost, distinct, filled, sized } from './lengths.ts';

type Place = (string | number)[];

/** The rules for a modal: one to five labels, rows with one text input, or texts. */
export function* modalLimits(modal: ModalBody): Generator<Complaint> {
  yield* filled(modal.title, 45, ['title']);
  yield* filled(modal.custom_id, 100, ['custom_id']);
  yield* sized(modal.components, 1, 5, ['components']);
  for (const [index, part] of modal.components.entries()) yield* topPart(part, ['components', index]);
  const all = [...everyPart(modal.components)];
  for (const { part, at } of all) yield* inputLimits(part, at);
  yield* uniqueCustomIds(all);
}

function* topPart(part: Component, at: Place): Generator<Complaint> {
  if (part.type === PartType.label) {
    yield* filled(part.label, 45, [...at, 'label']);
    yield* atMost(part.description, 100, [...at, 'description']);
    if (part.component === undefined || !isInput(part.component)) {
      yield { at: [...at, 'component'], code: 'BASE_TYPE_REQUIRED', message: 'A label needs one input.' };
    }
  } else if (part.type === PartType.row) {
    const [first, ...others] = part.components ?? [];
    if (first?.type !== PartType.textInput || others.length > 0) {
      yield {
        at: [...at, 'components'],
        code: 'BASE_TYPE_BAD_LENGTH',
        message: 'A row of a modal holds one text input.',
      };
    } else {
      yield* filled(first.label, 45, [...at, 'components', 0, 'label']);
    }
  } else if (part.type !== PartType.text) {
    yield {
      at: [...at, 'type'],
      code: 'UNION_TYPE_CHOICES',
      message: 'Value of field "type" must be one of (1, 10, 18).',
    };
  }
}

function* inputLimits(part: Component, at: Place): Generator<Complaint> {
  if (isSelect(part)) {
    yield* selectLimits(part, at);
    return;
  }
  if (!isInput(part)) return;
  yield* filled(part.custom_id, 100, [...at, 'custom_id']);
  if (part.type === PartType.textInput) yield* textInput(part, at);
  if (part.type === PartType.fileUpload && (part.max_values ?? 1) > 10) {
    yield {
      at: [...at, 'max_values'],
      code: 'NUMBER_TYPE_MAX',
      message: 'int value should be less than or equal to 10.',
    };
  }
  if (part.type === PartType.radioGroup) yield* group(part, 2, at);
  if (part.type === PartType.checkboxGroup) yield* group(part, 1, at);
}

function* textInput(part: Component, at: Place): Generator<Complaint> {
  yield* atMost(part.placeholder, 100, [...at, 'placeholder']);
  yield* atMost(part.value, part.max_length ?? 4000, [...at, 'value']);
  for (const field of ['min_length', 'max_length'] as const) {
    const length = part[field];
    const least = field === 'min_length' ? 0 : 1;
    if (length !== undefined && (length < least || length > 4000)) {
      yield {
        at: [...at, field],
        code: 'NUMBER_TYPE_RANGE',
        message: `int value should be between ${least} and 4000.`,
      };
    }
  }
}

function* group(part: Component, least: number, at: Place): Generator<Complaint> {
  const options = part.options ?? [];
  yield* sized(options, least, 10, [...at, 'options']);
  const values = options.map(({ value }, index) => ({ value, at: [...at, 'options', index, 'value'] }));
  yield* distinct(values, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
}
