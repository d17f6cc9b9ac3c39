/** In which forms a database stores its battles: what today's code has to cope with, whatever the values are. */
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Sent posts are no part of a battle: nobody reads them again but `scenes.test.ts`, which reads all of them. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Outbox']);

/** The forms of all rows of each battle, by its id. */
export function formsOf(databaseUrl: string): ReadonlyMap<string, ReadonlySet<string>> {
  const database = new DatabaseSync(databaseUrl.replace('file:', ''), { readOnly: true });
  const rows = (table: string) => database.prepare(`select * from "${table}"`).all();
  const battles = new Map(
    rows('Battle').map((row) => [row['id'], { book: String(row['ruleset']), forms: new Set<string>() }]),
  );
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  for (const { name } of tables.filter((table) => !LEFT_OUT.has(table.name))) {
    for (const row of rows(name)) {
      const battle = battles.get(name === 'Battle' ? row['id']! : row['battleId']!);
      if (battle) for (const form of rowForms(row)) battle.forms.add(`${battle.book} ${name} ${form}`);
    }
  }
  database.close();
  return new Map([...battles].map(([id, { forms }]) => [String(id), forms]));
}

function rowForms(row: Row): Set<string> {
  const forms = new Set<string>();
  for (const [column, value] of Object.entries(row)) collect(valueOf(column, value), column, forms);
  // The rules that wrote it are a form of their own.
  return forms.add(`version ${String(row['rulesVersion'] ?? '')}`);
}

/** JSON as what it says, unpacked if need be. */
function valueOf(column: string, value: SQLOutputValue): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return column === 'state' ? JSON.parse(brotliDecompressSync(Buffer.from(value, 'base64')).toString()) : value;
  }
}

/** Which keys an object has, and of what kind it says it is; of anything else its type. */
function collect(value: unknown, path: string, into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, `${path}[]`, into);
  } else if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value);
    // Keys that are no names of fields are the ids of units or people.
    const isRecord = fields.some(([key]) => !/^[a-z]+$/i.test(key));
    // An id beside arguments is a message, and messages are renamed.
    const telling = ['type', 'kind', ...('args' in value ? ['id'] : [])];
    const told = fields.map(([key, each]) => (telling.includes(key) ? `${key} ${String(each)}` : key));
    if (!isRecord) into.add(`${path}{${told.toSorted().join(', ')}}`);
    for (const [key, each] of fields) collect(each, isRecord ? `${path}.*` : `${path}.${key}`, into);
  } else into.add(`${path} ${value === null ? 'null' : typeof value}`);
}
