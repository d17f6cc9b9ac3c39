/** Discord's number for a colour as CSS. */
export function colourOf(number: number | null | undefined): string | undefined {
  return number === null || number === undefined ? undefined : `#${number.toString(16).padStart(6, '0')}`;
}
