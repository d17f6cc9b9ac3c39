/** A picture knows neither bold letters nor escapes. */
export function unmarked(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
    .replaceAll('\u2060', '');
}
