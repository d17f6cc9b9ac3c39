/** Files that people choose, drop or paste. */
import type { EntryDesk } from './composing.ts';
import type { Enclosed } from './wire.ts';

export async function enclosed(file: File): Promise<Enclosed & { readonly size: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name: file.name, type: file.type, data: btoa(binary), size: file.size };
}

/** Gives the first file to the entry. Without a file, the event is left alone. */
export function takeFiles(
  event: Event,
  from: { readonly files: FileList | null } | null,
  entry: Pick<EntryDesk, 'attach'>,
): void {
  const [file] = from?.files ?? [];
  if (!file) return;
  event.preventDefault();
  void enclosed(file).then(entry.attach);
}
