import type { APIEmbedField } from 'discord-api-types/v10';

/** How many twelfths of the width each field takes. Up to three inline fields share a row. */
export function placed(fields: readonly APIEmbedField[]): (APIEmbedField & { span: number })[] {
  const rows: APIEmbedField[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.inline && row?.[0]?.inline && row.length < 3) row.push(field);
    else rows.push([field]);
  }
  return rows.flatMap((row) => row.map((field) => ({ ...field, span: 12 / row.length })));
}
