/** Looks for what closes. Where there is none further on, that is remembered: no text is searched through twice in vain. */
export interface Sought {
  readonly text: string;
  /** From where on a closing sign is known to be missing. */
  readonly barren: Map<string, number>;
}

function seek({ barren }: Sought, key: string, from: number, look: () => number): number {
  if (from >= (barren.get(key) ?? Number.POSITIVE_INFINITY)) return -1;
  const at = look();
  if (at === -1) barren.set(key, from);
  return at;
}

/** Where a sign next stands. */
export function nextOf(sought: Sought, sign: string, from: number): number {
  return seek(sought, sign, from, () => sought.text.indexOf(sign, from));
}

/** Where a run of backticks next stands that is as long as `run`. */
export function runOf(sought: Sought, run: string, from: number): number {
  return seek(sought, `run ${run.length}`, from, () => {
    const runs = /`+/g;
    runs.lastIndex = from;
    let match = runs.exec(sought.text);
    while (match && match[0] !== run) match = runs.exec(sought.text);
    return match?.index ?? -1;
  });
}

/** Where a pair of signs closes what is not empty; of three in a row the last two close. */
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

/** Where a sign next stands alone; pairs of it are passed over. */
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
