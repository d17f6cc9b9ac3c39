/** Removes Markdown and escapes, which pictures and alt text do not have. */
export function unmarked(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
    .replaceAll('\u2060', '');
}
