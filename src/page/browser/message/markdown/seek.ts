/** Finds closing marks. It remembers when there are none further on, so no text is searched twice in vain. */
export interface Sought {
  readonly text: string;
  /** For each mark, the position after which it is known not to occur. */
  readonly barren: Map<string, number>;
}

function seek({ barren }: Sought, key: string, from: number, look: () => number): number {
  if (from >= (barren.get(key) ?? Number.POSITIVE_INFINITY)) return -1;
  const at = look();
  if (at === -1) barren.set(key, from);
  return at;
}

/** The next position of a mark. */
export function nextOf(sought: Sought, sign: string, from: number): number {
  return seek(sought, sign, from, () => sought.text.indexOf(sign, from));
}

/** The next run of backticks exactly as long as `run`. */
export function runOf(sought: Sought, run: string, from: number): number {
  return seek(sought, `run ${run.length}`, from, () => {
    const runs = /`+/g;
    runs.lastIndex = from;
    let match = runs.exec(sought.text);
    while (match && match[0] !== run) match = runs.exec(sought.text);
    return match?.index ?? -1;
  });
}

/** The closing pair of a non-empty text. Of three marks in a row, the last two close. */
export function pairOf(sought: Sought, pair: string, start: number): number {
  const { text } = sought;
  return seek(sought, `pair ${pair}`, start, () => {
    for (let at = text[start] === '\\' ? start + 2 : start + 1; at < text.length; at++) {
      if (text[at] === '\\') at++;
      else if (text.startsWith(pair, at) && (pair === '||' || text[at + 2] !== pair[0])) return at;
    }
    return -1;
  });
}

/** The next position of a single mark, skipping doubled ones. */
export function singleOf(sought: Sought, sign: string, from: number): number {
  const { text } = sought;
  return seek(sought, `single ${sign}`, from, () => {
    for (let at = from; at < text.length; at++) {
      if (text[at] === '\\') at++;
      else if (text[at] === sign && text[at + 1] === sign) at++;
      else if (text[at] === sign) return at;
    }
    return -1;
  });
}
