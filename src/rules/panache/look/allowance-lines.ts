/** PA-MOV, PA-ROAD, PA-MNT. A unit's movement, with combat and without, and what increases it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { allowanceOf } from '../moves/allowance.ts';
import { shortClauses } from '../tell/clauses.ts';
import { type Body, isCharacter } from '../state.ts';

export function allowanceLines(unit: Body): Phrase[] {
  const { free, max, cap, roadCap, losesDice, flight } = allowanceOf(unit);
  if (isCharacter(unit)) {
    const id = unit.isVehicle ? 'pa-look-goes-driver' : 'pa-look-goes-character';
    return [phrase(id, { max, flight: flight ?? 0, clause: shortClauses('PA-MOV-08', 'PA-MOV-09') })];
  }
  const kept = free === max ? 'whole' : free === 0 ? 'none' : 'part';
  const clause = { whole: 'PA-MOV-04', none: 'PA-MOV-03', part: 'PA-MOV-02' }[kept];
  const mounted = unit.mount;
  return [
    phrase(`pa-look-goes-${kept}`, { free, max, clause: shortClauses(clause) }),
    ...(mounted !== undefined && cap > max
      ? [
          phrase('pa-look-goes-mounted', {
            mount: phrase(`pa-mount-${mounted}`),
            cap,
            clause: shortClauses('PA-MNT-02'),
          }),
        ]
      : []),
    ...(roadCap > cap ? [phrase('pa-look-goes-road', { road: roadCap, clause: shortClauses('PA-ROAD-02') })] : []),
    ...(losesDice ? [phrase('pa-look-loses-dice', { clause: shortClauses('PA-MOV-07') })] : []),
  ];
}
