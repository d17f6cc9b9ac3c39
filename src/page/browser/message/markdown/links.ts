/** `[a label](https://an.address "a title")`. Only web addresses become links; anything else stays text. */

/** For each opening bracket, its closing one. */
export function pairs(text: string): Map<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') open.push(at);
    else if (text[at] === ']') {
      const opening = open.pop();
      if (opening !== undefined) found.set(opening, at);
    }
  }
  return found;
}

export interface Target {
  readonly address: string;
  readonly title: string;
  readonly end: number;
}

/** A label's target; `at` is the position after its `](`. */
export function targetAt(text: string, at: number): Target | undefined {
  const opening = /<?(https?:\/\/[^\s<>]{1,2000})/y;
  opening.lastIndex = at;
  const match = opening.exec(text);
  if (!match) return undefined;
  const address = balanced(match[1]!);
  const closing = />?(?: {1,9}"([^"\n]{0,500})")? ?\)/y;
  closing.lastIndex = opening.lastIndex - match[1]!.length + address.length;
  const rest = closing.exec(text);
  return rest ? { address, title: rest[1] ?? '', end: closing.lastIndex } : undefined;
}

/** Up to the first unmatched closing bracket. */
function balanced(address: string): string {
  let open = 0;
  for (let at = 0; at < address.length; at++) {
    if (address[at] === '(') open++;
    else if (address[at] === ')' && --open < 0) return address.slice(0, at);
  }
  return address;
}

/** Without trailing punctuation, and without a bracket opened before the address. */
export function trimmed(address: string): string {
  let end = address.length;
  let open = 0;
  for (const sign of address) open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  for (; end > 0; end--) {
    const last = address[end - 1]!;
    if (last === ')' && open < 0) open++;
    else if (!'<.,:;"\']'.includes(last)) break;
  }
  return address.slice(0, end);
}
