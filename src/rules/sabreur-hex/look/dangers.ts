/** A side's units that the enemy could attack if its turn began now, and the questions they may then be asked. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Danger } from '../../../kernel/ruleset.ts';
import { QUESTIONS } from '../questions/index.ts';
import { isArtillery, type State, type Unit } from '../state.ts';
import { type Threat, threatsTo } from './threats.ts';

export function dangersTo(now: State, side: Side): readonly Danger[] {
  return now.units.flatMap((unit) => {
    const threats = unit.side === side ? threatsTo(now, unit.id) : [];
    if (threats.length === 0) return [];
    const [first] = threats;
    return [
      {
        unit: unit.id,
        says: phrase('look-danger', {
          unit: unit.name,
          how: first!.kind,
          enemy: first!.enemy,
          more: threats.length - 1,
        }),
        kinds: [...new Set(threats.flatMap((threat) => kindsOf(threat, unit)))],
      },
    ];
  });
}

function kindsOf({ kind, answers }: Threat, unit: Unit): readonly string[] {
  const menace = { kind, onGuns: isArtillery(unit), isAnswered: answers.length > 0 };
  return QUESTIONS.filter((question) => question.menace(menace)).map((question) => question.kind);
}
