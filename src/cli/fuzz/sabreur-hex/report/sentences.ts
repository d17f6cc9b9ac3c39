/** Compares what sentences claim about shots, blows, routs and ends with what happened. */
import { HELP, NO_ONE } from '../../../../rules/sabreur-hex/questions/help.ts';
import { isPanicked } from '../../../../rules/sabreur-hex/state.ts';
import { attackOf, endOf, hasEvaded, type Strike, strikesOf } from './events.ts';
import { all, type Property, where } from './property.ts';
import { factsOf, type Report, type Said, says, unitAt, unitIn, wholeText } from './report.ts';

const STRIKE = /^tell-(musketry|artillery|half|return|defensive|shot|shock|melee|blow|back)-/;

/** Each shot and blow with the sentence that tells it, in order. */
function toldStrikes(report: Report): { readonly strike: Strike; readonly said: Said }[] {
  const told = report.sentences.filter(({ id }) => STRIKE.test(id));
  return strikesOf(report).flatMap((strike, index) => {
    const said = told[index];
    return said && !strike.isOpen ? [{ strike, said }] : [];
  });
}

const NO_ONE_FALLS =
  /no harm|unhurt|not (lose )?a man|no one|without (effect|loss)|to no purpose|in vain|no impression/;
const PERSONNE_NE_TOMBE =
  /aucun mal|sans (dommage|effet|perte|résultat)|personne|pas un homme|n’en souffr|pour rien|en vain|sans entamer|n’atteign/;
const IT_MISSES =
  /falls short|passes over|go wide|goes wide|over the heads|ploughs the ground|aim badly|go high|hits? no one|finding the range/;
const IL_MANQUE = /au-dessus|trop haut|se perd|passe loin|pointent mal|labourent que la terre|n’atteign|sans trouver/;

function sentencesWith(report: Report, ...ids: readonly string[]): Said[] {
  return report.sentences.filter(({ id }) => ids.includes(id));
}

/** A friend countercharged for the target, and there was no fight afterwards. */
function barred(report: Report): boolean {
  const at = report.facts.findIndex(({ type }) => type === 'countercharged');
  const after = report.facts.slice(at + 1);
  const fact = report.facts[at];
  const isFriend = factsOf(report, 'volunteered').some(({ unit, how }) => {
    return how === 'counter' && fact?.type === 'countercharged' && fact.unit === unit;
  });
  const goesOn = after.some((next) => {
    return next.type === 'attacked' || next.type === 'declined' || (next.type === 'pursued' && next.path.length > 0);
  });
  return isFriend && !report.isOpen && !goesOn;
}

export const SENTENCES: readonly Property[] = [
  {
    fault: 8,
    says: 'a charger whose target has left says what it does',
    holds: (report) => {
      const attack = attackOf(report);
      if (!attack || report.isOpen || endOf(report, attack.unit) !== 'there' || hasEvaded(report, attack.unit))
        return undefined;
      const hasLeft = ['routed', 'off'].includes(endOf(report, attack.target)) || hasEvaded(report, attack.target);
      const goesOn = report.facts.some((fact) => {
        return ['pursued', 'declined'].includes(fact.type) && 'unit' in fact && fact.unit === attack.unit;
      });
      return where(
        hasLeft && !goesOn,
        () => sentencesWith(report, 'tell-pursuit-none', 'tell-help-bars-way').length > 0,
      );
    },
  },
  {
    fault: 9,
    says: 'a friend that countercharges where no one fights any more bars the way',
    holds: (report) => where(barred(report), () => sentencesWith(report, 'tell-help-bars-way').length > 0),
  },
  {
    fault: 10,
    says: 'a flight through friends has a sentence that names both',
    holds: (report) => {
      const crossings = report.entries.flatMap((entry) =>
        'roll' in entry && entry.roll.why === 'crossed' ? [entry.roll] : [],
      );
      const told = sentencesWith(report, 'tell-crossed');
      return all(crossings, ({ unit, about }) => {
        return told.some(
          (each) => unitIn(each, 'by') === about['by'] && each.lines.some((part) => unitIn(part, 'unit') === unit),
        );
      });
    },
  },
  {
    fault: 11,
    says: 'what a flight cost friends hangs below that flight, whatever became of whoever fled',
    holds: (report) => {
      const crossing = report.sentences.filter(({ lines }) => lines.some(({ id }) => id === 'tell-line-crossed'));
      return all(crossing, ({ id }) => id === 'tell-crossed');
    },
  },
  {
    fault: 12,
    says: 'the panicked do not stand firm',
    holds: (report) => {
      const panicked = report.entries.flatMap((entry, at) => {
        if (!('fact' in entry) || entry.fact.type !== 'reacted' || entry.fact.reaction !== 'hold') return [];
        const unit = unitAt(report, at, entry.fact.unit);
        return unit && isPanicked(unit) ? [entry.fact] : [];
      });
      const told = report.sentences.filter(({ id }) => /^tell-(charge|assault|answered)/.test(id));
      return all(panicked, () => told.some(({ en, fr }) => /can only wait for it/.test(en) && /que subir/.test(fr)));
    },
  },
  {
    fault: 13,
    says: 'a shot or a blow that hit is not said to have missed, nor one that cost men to have cost none',
    holds: (report) =>
      all(
        toldStrikes(report).filter(({ strike }) => strike.hits > 0),
        ({ strike, said }) => {
          if (says(said, IT_MISSES, IL_MANQUE)) return false;
          return strike.lost === 0 || !says(said, NO_ONE_FALLS, PERSONNE_NE_TOMBE);
        },
      ),
  },
  {
    fault: 14,
    says: 'whoever pursues and meets no one is not upon the enemy',
    holds: (report) => {
      const runs = factsOf(report, 'pursued').filter(({ path, contacts, behind }) => {
        return path.length > 0 && contacts.length === 0 && behind === undefined;
      });
      const told = report.sentences.filter(({ id }) => id === 'tell-pursuit-cavalry' || id === 'tell-pursuit-near');
      return all(runs, ({ unit }) => told.every((each) => unitIn(each, 'unit') !== unit));
    },
  },
  {
    fault: 15,
    says: 'whoever pursues no hex far does not ride on',
    holds: (report) => {
      const runs = factsOf(report, 'pursued').filter(({ path }) => path.length === 0);
      const told = sentencesWith(report, 'tell-pursuit-near', 'tell-pursuit-met', 'tell-pursuit-hemmed');
      return all(runs, ({ unit }) => told.some((each) => unitIn(each, 'unit') === unit));
    },
  },
  {
    fault: 17,
    says: 'the last men of a unit are not some of its men',
    holds: (report) =>
      all(
        toldStrikes(report).filter(({ strike }) => strike.lost > 0 && strike.lost >= strike.strength),
        ({ said }) => !said.id.endsWith('-some'),
      ),
  },
  {
    fault: 19,
    says: 'what a friend is asked to do is not told as done',
    holds: (report) => {
      const asked = report.entries.filter(
        (entry) => 'ask' in entry && entry.ask.kind === HELP.kind && HELP.choice.parse(entry.got)?.say !== NO_ONE.say,
      );
      const lines = report.sentences.flatMap((each) => each.lines);
      return where(
        asked.length > 0,
        () => !lines.some((part) => says(part, /countercharges to|\bfires\b/, /(contre-charge vers|\btire\b)/)),
      );
    },
  },
  {
    fault: 0,
    says: 'who lost what: each loss stands in the small lines with the strength before and after, or with the flight that cost it',
    holds: (report) => {
      const lost = report.entries.flatMap((entry, at) =>
        'fact' in entry && entry.fact.type === 'lost' ? [{ at, fact: entry.fact }] : [],
      );
      const { en } = wholeText(report);
      return all(lost, ({ at, fact }) => {
        const from = unitAt(report, at, fact.unit)?.strength ?? 0;
        return en.includes(`${fact.unit} ${from}→**${from - fact.strength}**`);
      });
    },
  },
  {
    fault: 0,
    says: 'where it went: each flight tells its last hex, or that it left the map',
    holds: (report) => {
      const { en } = wholeText(report);
      return all(factsOf(report, 'fled'), ({ path, offMap }) => {
        const to = path.at(-1);
        return offMap ? /off the map/.test(en) : to === undefined || en.includes(to);
      });
    },
  },
];
