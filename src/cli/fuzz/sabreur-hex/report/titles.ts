/** Compares what a title claims with what happened. */
import { attackOf, endOf, hasEvaded, lastStrikeOn, lostBy, strikesOf, struckBy } from './events.ts';
import { type Property, where } from './property.ts';
import { factsOf, type Report, says, unitIn } from './report.ts';

/** The units of a title: the acting one and its target. */
function named({ title }: Report): { readonly unit: string; readonly target: string } {
  return { unit: unitIn(title, 'unit'), target: unitIn(title, 'target') };
}

const isTitled = ({ title }: Report, ...ids: readonly string[]): boolean => ids.includes(title.id);

export const TITLES: readonly Property[] = [
  {
    fault: 3,
    says: 'who holds was struck and did not evade; who is caught was; who is struck instead is another one',
    holds: (report) => {
      const { unit, target } = named(report);
      const wasStruck = struckBy(report, unit).includes(target);
      if (isTitled(report, 'title-charge-held', 'title-assault-held')) return wasStruck && !hasEvaded(report, target);
      if (isTitled(report, 'title-charge-caught')) return wasStruck && hasEvaded(report, target);
      if (!isTitled(report, 'title-charge-other')) return undefined;
      return wasStruck && !struckBy(report, unit).includes(attackOf(report)?.target ?? '');
    },
  },
  {
    fault: 4,
    says: 'a target that has left the map is driven off the field, and no other is',
    holds: (report) => {
      const attack = attackOf(report);
      if (!attack || endOf(report, attack.unit) !== 'there') return undefined;
      const isOff = endOf(report, attack.target) === 'off';
      return where(isOff || isTitled(report, 'title-charge-driven-off'), () => {
        return isOff && isTitled(report, 'title-charge-driven-off');
      });
    },
  },
  {
    fault: 5,
    says: 'only whom it has struck does a charger ride down or sweep away',
    holds: (report) =>
      where(isTitled(report, 'title-charge-routed-cavalry', 'title-charge-routed-infantry'), () => {
        const { unit, target } = named(report);
        return struckBy(report, unit).includes(target) && endOf(report, target) === 'routed';
      }),
  },
  {
    fault: 6,
    says: 'a charger breaks against whoever struck or shot at it last',
    holds: (report) =>
      where(isTitled(report, 'title-charge-broken'), () => {
        const { unit, target } = named(report);
        const last = lastStrikeOn(report, unit);
        return endOf(report, unit) !== 'there' && (last === undefined || last.by === target);
      }),
  },
  {
    fault: 7,
    says: 'who acts without orders is given none by the title',
    holds: (report) => {
      const free = factsOf(report, 'activated').filter(({ cost }) => cost === 0);
      return where(free.length > 0, () => !isTitled(report, 'title-activated'));
    },
  },
  {
    fault: 20,
    says: 'a shot that cost men names all whom it cost them, and how many in all',
    holds: (report) => {
      if (!isTitled(report, 'title-fire-hit', 'title-fire-hit-two')) return undefined;
      const { unit } = named(report);
      const targets = [
        ...new Set(factsOf(report, 'fired').flatMap((shot) => (shot.unit === unit ? [shot.target] : []))),
      ];
      const hurt = targets.filter((id) => lostBy(report, id) > 0);
      const total = hurt.reduce((sum, id) => sum + lostBy(report, id), 0);
      return hurt.every((id) => report.title.en.includes(id)) && report.title.en.endsWith(`−${total}`);
    },
  },
  {
    fault: 21,
    says: 'a charger that stops short has not fallen back',
    holds: (report) => where(isTitled(report, 'title-charge-stopped'), () => !hasEvaded(report, named(report).unit)),
  },
  {
    fault: 22,
    says: 'a target that a charger stops short of has lost nobody by its test',
    holds: (report) =>
      where(isTitled(report, 'title-charge-stopped'), () => {
        const { target } = named(report);
        const byStrikes = strikesOf(report).filter((strike) => strike.target === target);
        return lostBy(report, target) === byStrikes.reduce((sum, { lost }) => sum + lost, 0);
      }),
  },
  {
    fault: 24,
    says: 'a charger that dies of its success has had it: it did not only pursue too far',
    holds: (report) => {
      const attack = attackOf(report);
      const hasWon = attack !== undefined && endOf(report, attack.target) !== 'there';
      const isLost = attack !== undefined && endOf(report, attack.unit) === 'gone';
      return where(hasWon && isLost, () => !isTitled(report, 'title-charge-overreached', 'title-charge-broken'));
    },
  },
  {
    fault: 25,
    says: 'a shot in vain has cost nobody anything, and one that is not has',
    holds: (report) => {
      const isVain = says(report.title, / in vain$/, / en vain /);
      const [shot] = factsOf(report, 'fired');
      if (!shot || !report.title.id.startsWith('title-fire-')) return undefined;
      return !isVain || lostBy(report, shot.target) === 0;
    },
  },
];
