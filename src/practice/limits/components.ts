import { ButtonStyle, type Component, everyPart, isInput, isSelect, v2Parts } from '../components.ts';
import { PartType } from '../../page/discord.ts';
import type { Complaint } from '../refusal.ts';
import { atMost, distinct, filled, lengthOf, sized } from './lengths.ts';

type Place = (string | number)[];

const NESTED_PARTS = 40;
const TEXT_IN_ALL = 4000;

/** The rules for a message's components, either rows only or V2. */
export function* componentLimits(parts: readonly Component[], v2: boolean): Generator<Complaint> {
  yield* v2 ? v2Limits(parts) : rowLimits(parts);
  const all = [...everyPart(parts)];
  for (const { part, at } of all) yield* partLimits(part, at);
  yield* uniqueCustomIds(all);
}

export function uniqueCustomIds(all: readonly { part: Component; at: Place }[]): Generator<Complaint> {
  const named = all.flatMap(({ part, at }) =>
    part.custom_id === undefined ? [] : [{ value: part.custom_id, at: [...at, 'custom_id'] }],
  );
  return distinct(named, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
}

function* rowLimits(parts: readonly Component[]): Generator<Complaint> {
  yield* sized(parts, 0, 5, ['components']);
  for (const [index, part] of parts.entries()) {
    if (part.type === PartType.row) continue;
    const message = v2Parts.includes(part.type)
      ? 'This component needs the IS_COMPONENTS_V2 flag.'
      : 'Value of field "type" must be one of (1,).';
    yield { at: ['components', index, 'type'], code: 'UNION_TYPE_CHOICES', message };
  }
}

function* v2Limits(parts: readonly Component[]): Generator<Complaint> {
  const all = [...everyPart(parts)];
  if (all.length > NESTED_PARTS) {
    yield {
      at: ['components'],
      code: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      message: `The total number of components cannot exceed ${NESTED_PARTS}.`,
    };
  }
  const text = all.reduce((sum, { part }) => sum + (part.type === PartType.text ? lengthOf(part.content ?? '') : 0), 0);
  if (text > TEXT_IN_ALL) {
    yield {
      at: ['components'],
      code: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      message: `The total displayable text size must be no more than ${TEXT_IN_ALL}.`,
    };
  }
  const top: readonly number[] = [PartType.row, ...v2Parts].filter((type) => type !== PartType.thumbnail);
  yield* onlyThese(parts, top, ['components']);
}

function* onlyThese(parts: readonly Component[], types: readonly number[], at: Place): Generator<Complaint> {
  for (const [index, part] of parts.entries()) {
    if (!types.includes(part.type)) {
      yield {
        at: [...at, index, 'type'],
        code: 'UNION_TYPE_CHOICES',
        message: `Value of field "type" must be one of (${types.join(', ')}).`,
      };
    }
  }
}

function* partLimits(part: Component, at: Place): Generator<Complaint> {
  if (part.type === PartType.row) yield* rowContents(part, at);
  if (part.type === PartType.button) yield* buttonLimits(part, at);
  if (isSelect(part)) yield* selectLimits(part, at);
  if (part.type === PartType.text) yield* filled(part.content, TEXT_IN_ALL, [...at, 'content']);
  if (part.type === PartType.gallery) yield* galleryLimits(part, at);
  if (part.type === PartType.thumbnail) yield* atMost(part.description, 1024, [...at, 'description']);
  if (part.type === PartType.container) yield* containerLimits(part, at);
  if (part.type === PartType.section) yield* sectionLimits(part, at);
  if (part.type === PartType.file && part.file?.url.startsWith('attachment://') !== true) {
    yield {
      at: [...at, 'file', 'url'],
      code: 'URL_TYPE_INVALID_SCHEME',
      message: 'Must be an attachment:// reference.',
    };
  }
  if (isInput(part) && !isSelect(part)) {
    yield { at: [...at, 'type'], code: 'UNION_TYPE_CHOICES', message: 'This component can only be used in a modal.' };
  }
}

function* rowContents(row: Component, at: Place): Generator<Complaint> {
  const inside = row.components ?? [];
  const place = [...at, 'components'];
  yield* sized(inside, 1, 5, place);
  yield* onlyThese(inside, [PartType.button, ...selectTypes], place);
  if (inside.some(isSelect) && inside.length > 1) {
    yield {
      at: place,
      code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      message: 'A row holds up to five buttons or a single select menu.',
    };
  }
}

const selectTypes = [
  PartType.stringSelect,
  PartType.userSelect,
  PartType.roleSelect,
  PartType.mentionableSelect,
  PartType.channelSelect,
] as const;

function* buttonLimits(button: Component, at: Place): Generator<Complaint> {
  if (button.style === undefined || button.style < 1 || button.style > 6) {
    yield { at: [...at, 'style'], code: 'BASE_TYPE_CHOICES', message: 'Value must be one of {1, 2, 3, 4, 5, 6}.' };
    return;
  }
  yield* atMost(button.label, 80, [...at, 'label']);
  if (button.style === ButtonStyle.premium) return;
  const link = button.style === ButtonStyle.link;
  const [field, other] = link ? (['url', 'custom_id'] as const) : (['custom_id', 'url'] as const);
  yield* filled(button[field], link ? 512 : 100, [...at, field]);
  if (button[other] !== undefined) {
    yield { at, code: 'BUTTON_COMPONENT_URL_AND_CUSTOM_ID', message: 'A custom id and url cannot both be specified' };
  }
  if (!button.label && !button.emoji) {
    yield { at, code: 'BUTTON_COMPONENT_LABEL_OR_EMOJI', message: 'A button must have a label or an emoji.' };
  }
}

export function* selectLimits(select: Component, at: Place): Generator<Complaint> {
  const { min_values: least = 1, max_values: most = 1 } = select;
  yield* filled(select.custom_id, 100, [...at, 'custom_id']);
  yield* atMost(select.placeholder, 150, [...at, 'placeholder']);
  if (least < 0 || least > 25) yield outOfRange([...at, 'min_values'], 0, 25);
  if (most < 1 || most > 25) yield outOfRange([...at, 'max_values'], 1, 25);
  if (least > most) {
    yield {
      at,
      code: 'SELECT_COMPONENT_INVALID_VALUE_COUNT',
      message: 'min_values cannot be greater than max_values.',
    };
  }
  if (select.type === PartType.stringSelect) yield* optionLimits(select, most, at);
}

function* optionLimits(select: Component, most: number, at: Place): Generator<Complaint> {
  const options = select.options ?? [];
  const place = [...at, 'options'];
  yield* sized(options, 1, 25, place);
  if (most > options.length) {
    yield {
      at: [...at, 'max_values'],
      code: 'SELECT_COMPONENT_MAX_VALUES',
      message: 'max_values cannot be greater than the number of options.',
    };
  }
  if (options.filter((option) => option.default).length > most) {
    yield { at: place, code: 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', message: 'More defaults than max_values.' };
  }
  for (const [index, option] of options.entries()) {
    yield* filled(option.label, 100, [...place, index, 'label']);
    yield* filled(option.value, 100, [...place, index, 'value']);
    yield* atMost(option.description, 100, [...place, index, 'description']);
  }
  const values = options.map(({ value }, index) => ({ value, at: [...place, index, 'value'] }));
  yield* distinct(values, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
}

function* galleryLimits(gallery: Component, at: Place): Generator<Complaint> {
  const items = gallery.items ?? [];
  yield* sized(items, 1, 10, [...at, 'items']);
  for (const [index, item] of items.entries()) {
    yield* atMost(item.description, 1024, [...at, 'items', index, 'description']);
  }
}

function* containerLimits(container: Component, at: Place): Generator<Complaint> {
  const allowed = [PartType.row, PartType.section, PartType.text, PartType.gallery, PartType.file, PartType.separator];
  yield* sized(container.components ?? [], 1, NESTED_PARTS, [...at, 'components']);
  yield* onlyThese(container.components ?? [], allowed, [...at, 'components']);
}

function* sectionLimits(section: Component, at: Place): Generator<Complaint> {
  yield* sized(section.components ?? [], 1, 3, [...at, 'components']);
  yield* onlyThese(section.components ?? [], [PartType.text], [...at, 'components']);
  const { accessory } = section;
  if (accessory === undefined) {
    yield { at: [...at, 'accessory'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
  } else if (accessory.type !== PartType.button && accessory.type !== PartType.thumbnail) {
    yield { at: [...at, 'accessory', 'type'], code: 'UNION_TYPE_CHOICES', message: 'Must be a button or a thumbnail.' };
  }
}

function outOfRange(at: Place, least: number, most: number): Complaint {
  return { at, code: 'NUMBER_TYPE_RANGE', message: `int value should be between ${least} and ${most}.` };
}
