/** The chapters of the book and how many numbered clauses each has: the list that `npm run clauses` checks against. */
export const CHAPTERS: Readonly<Record<string, number>> = {
  'PA-ACT': 6,
  'PA-MOV': 9,
  'PA-TAB': 2,
  'PA-TOK': 4,
  'PA-COH': 2,
  'PA-THR': 8,
  'PA-TER': 4,
  'PA-ROAD': 4,
  'PA-MNT': 6,
  'PA-OFF': 7,
  'PA-RES': 5,
  // Geometry, worked examples, rulings on ambiguities, our defaults for gaps, what people settle, procedures.
  'PA-GEO': 10,
  'PA-EX': 17,
  'PA-Q': 17,
  'PA-GAP': 8,
  'PA-UMP': 7,
  'PA-STEP': 8,
};
