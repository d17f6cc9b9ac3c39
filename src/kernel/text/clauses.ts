/** The numbers of the books' clauses, wherever a text names them: `SH-FACTOR-07`, `ASK-06`. A book's own letters are two. */

/** `SH-FACTOR-07`, and what may follow it: `, -08` · ` -08` · ` to -12` · ` and -14` · after a skill `, -LANCER-03`. */
const NUMBER = /\b([A-Z]{2}(?:-[A-Z]+)+|(?<!-)ASK)-(\d\d)((?:(?:,| to| à| and| et|) -(?:[A-Z]+-)?\d\d)*)/g;
const FURTHER = /(,| to| à| and| et|) -(?:([A-Z]+)-)?(\d\d)/g;
const ALONE = /^(?:[A-Z]{2}(?:-[A-Z]+)+|ASK)-\d\d$/;

/** Every clause named in a text, with abbreviations written out. */
export function clausesIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(([, first, number, rest]) => {
    let chapter = first!;
    let last = Number(number);
    const found = [clause(chapter, last)];
    for (const [, word, skill, further] of rest!.matchAll(FURTHER)) {
      if (skill) chapter = `SH-SKILL-${skill}`;
      const from = word === ' to' || word === ' à' ? last + 1 : Number(further);
      last = Number(further);
      for (let n = from; n <= last; n++) found.push(clause(chapter, n));
    }
    return found;
  });
}

export function clause(chapter: string, n: number): string {
  return `${chapter}-${String(n).padStart(2, '0')}`;
}

/** Clauses as people read them, with or without their rulebook's letters: `MORALE-06`, `SH-MORALE-06`. */
export function citedIn(text: string): string[] {
  return text.match(/\b[A-Z]+(?:-[A-Z]+)*-\d\d\b/g) ?? [];
}

const NAMED = '(?:[A-Z]+(?:-[A-Z]+)*)?-\\d+';
const BRACKET = `\\[${NAMED}(?:, ${NAMED})*\\]`;
const TAG = new RegExp(` ${BRACKET}|^${BRACKET}$`, 'g');

/** A line without the clauses after its parts: `needs 8 [MORALE-06, -10] · stays` becomes `needs 8 · stays`; empty, if it is only clauses. */
export function withoutClauses(line: string): string {
  return line.replaceAll(TAG, '');
}

/** Exactly one clause number of any rulebook. */
export function isClause(text: string): boolean {
  return ALONE.test(text);
}

/** `SH-CHARGE` of `SH-CHARGE-10`. */
export function chapterOf(number: string): string {
  return number.slice(0, -3);
}

/** Clauses as people read them: `MOV-02, GAP-02`, each once, without the rulebook's own letters. */
export function shortClauses(...clauses: readonly string[]): string {
  return [...new Set(clauses)].map((each) => each.replace(/^[A-Z]{2}-/, '')).join(', ');
}
