/** Two armies that deploy before they fight, for the games that define the version of Sabreur-hex. */
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import type { Order } from '../../rules/sabreur-hex/order.ts';
import type { State } from '../../rules/sabreur-hex/state.ts';
import type { Bout } from '../fuzz/bout.ts';
import { sabreurHexBout } from '../fuzz/sabreur-hex/bout.ts';

const GROUND = `title en "Golden" fr "Golden"
map 10 x 10
turns 3
army red en "R" fr "R" edge south
army blue en "B" fr "B" edge north
hex 0408 wood
hex 0508 impassable
hex 0603 village
red 1L line infantry 0110 N
blue 2L line infantry 0101 S`;

const ARMIES = {
  red: `army en "R" fr "R" points 2000
7C heavy cavalry strength 10
3L line infantry linear order strength 16
4V light infantry skirmisher strength 8
6G medium foot battery strength 4`,
  blue: `army en "B" fr "B" points 2000
8H light cavalry
3L line infantry strength 16
9L line infantry strength 16
5G medium foot battery strength 4`,
};

const deployment = sabreurHex.deployment!;

/** The first move is fixed or rolled for; they deploy whole armies or unit by unit, then fight as usual. */
export function meetingBout(deploys: 'whole' | 'byUnit', first?: 'red' | 'blue'): Bout<State, Fact, Order> {
  const met = deployment.buildPosition({
    ground: GROUND,
    armies: ARMIES,
    points: 2000,
    deploys,
    ...(first && { first }),
  });
  if ('faults' in met) throw new Error('these armies cannot meet');
  return {
    ...sabreurHexBout,
    scenario: () => sabreurHex.write(met.state),
    order: (chance, now, side, tally) => {
      if (!deployment.isDeploying(now)) return sabreurHexBout.order(chance, now, side, tally);
      const { name } = chance.pick(deployment.lineUps);
      return deploys === 'whole'
        ? deployment.lineUp(now, side, name)
        : sabreurHex.ideas(sabreurHex.view(now, side), side)[0]!.text;
    },
    hand: (chance, now) => (deployment.isDeploying(now) ? undefined : sabreurHexBout.hand(chance, now)),
  };
}
