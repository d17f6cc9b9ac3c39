/** Clauses as people read them. */

/** `MOV-02, ROAD-03`: without the rulebook's own letters, each once. */
export function shortClauses(...clauses: readonly string[]): string {
  return [...new Set(clauses)].map((clause) => clause.replace(/^PA-/, '')).join(', ');
}
