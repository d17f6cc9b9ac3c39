/** SH-GAP-05. Building a deployment with buttons: all units together, or a unit, its hex, its facing, its formation. */
import { POINTS } from '../../../hex/facing.ts';
import { type Composing, filled, type Press, type PressRow } from '../../../kernel/compose.ts';
import { awaited, type Scope as ScopeOf, typedPlace } from '../../../kernel/grammar/panel-step.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { hexesOf } from '../field/place.ts';
import { groundOf } from '../look/condition.ts';
import { facingSays } from '../compose/march.ts';
import { PLACES } from '../compose/places.ts';
import { parse } from '../language/index.ts';
import type { State, Unit, Unplaced } from '../state.ts';
import { mayDeploy } from './deploy.ts';
import { formationsAt, freeFor } from './grown.ts';
import { LINE_UPS, stationOf } from './line-up.ts';
import { deployed, lineUpText } from './suggest.ts';
import { placeable, reserveOf, stationed } from './station.ts';
import { depthOf } from './zone.ts';
import { stationsIn } from './words.ts';

type Scope = ScopeOf<State>;

/** A draft is empty, `deploy 7C`, or a whole order. */
export function composeDeployment(scope: Scope, draft: string): Composing | Refusal {
  const { now, by, isOwn } = scope;
  const turn = mayDeploy(now, [], by);
  if (turn) return turn;
  if (draft === '') return composeUnits(scope);
  const own = placeable(now, by).filter(({ id }) => isOwn(id));
  const waiting = own.find(({ id }) => draft === `deploy ${id}` || draft === id);
  if (waiting) return composeHex(scope, waiting);
  const refusal = scope.whyNot(draft);
  if (refusal) return refusal;
  const [station, ...others] = stationsIn(parse(draft)) ?? [];
  const unit = station && own.find(({ id }) => id === station.unit);
  if (!station || others.length > 0 || !unit) return { ...PLAIN, asks: phrase('deploy-asks-all'), whole: draft };
  return composeStanding(scope, unit, stationed(now, unit, station), draft);
}

const PLAIN = { lines: [], rows: [], marks: [] };

function composeUnits({ now, by, isOwn }: Scope): Composing {
  const units = placeable(now, by).filter(({ id }) => isOwn(id));
  const reserve = units.filter((unit) => !('at' in unit));
  const isPlaced = units.length > 0 && reserve.length === 0;
  const isWholeArmy = units.length === placeable(now, by).length;
  const isTurn = now.active === by && now.deployment?.how !== 'byUnit' && isWholeArmy;
  return {
    asks: phrase(isPlaced ? 'deploy-asks-change' : 'deploy-asks-unit'),
    lines: [phrase('deploy-left', { n: reserveOf(now, by).length })],
    rows: filled([
      {
        says: phrase('deploy-row-line-ups'),
        presses: isTurn ? LINE_UPS.map((name) => lineUpPress(now, by, name)) : [],
      },
      { says: phrase('deploy-row-reserve'), presses: reserve.map(unitPress) },
      { says: phrase('deploy-row-placed'), presses: units.filter((unit) => 'at' in unit).map(unitPress) },
    ]),
    marks: [],
  };
}

function lineUpPress(now: State, by: Scope['by'], name: (typeof LINE_UPS)[number]): Press {
  return { text: lineUpText(now, by, name), says: phrase(`deploy-preset-${name}`) };
}

function unitPress(unit: Unplaced): Press {
  const says =
    'at' in unit
      ? phrase('deploy-unit-at', { unit: unit.name, at: String(unit.at) })
      : phrase('deploy-unit', { unit: unit.name, strength: unit.strength });
  return { text: `deploy ${unit.id}`, says };
}

/** Row by row, the front row first. */
function composeHex(scope: Scope, unit: Unplaced): Composing {
  const { now } = scope;
  const free = freeFor(now, unit);
  const depths = [...new Set(free.map((hex) => depthOf(now, unit.side, hex)))];
  return {
    asks: phrase('deploy-asks-hex', { unit: unit.name }),
    lines: [],
    rows: depths.map((depth): PressRow => {
      const row = free.filter((hex) => depthOf(now, unit.side, hex) === depth);
      return {
        says: phrase('deploy-row-hexes', { n: depths[0]! - depth + 1 }),
        presses: row.map((at) => ({
          text: deployed([stationOf(stationed(now, unit, { at }))]),
          says: hexSays(now, at),
        })),
      };
    }),
    typed: typedPlace(PLACES, now, (hex) => `deploy ${unit.id} ${hex}`, free[0] ?? '0101'),
    marks: awaited(PLACES.spots(now, unit.id)),
  };
}

function hexSays(now: State, at: string) {
  if (now.map.hexes[at] === undefined) return phrase('deploy-hex', { at });
  return phrase('deploy-hex-ground', { at, ground: groundOf(now, at) });
}

/** It can be confirmed as it is; each other facing or formation is one button. */
function composeStanding({ now, whyNot }: Scope, unit: Unplaced, placed: Unit, draft: string): Composing {
  const { at, formation } = placed;
  const facings = POINTS.map((_, facing) => stationed(now, unit, { at, formation, facing: facing as Unit['facing'] }));
  const formations = formationsAt(now, unit, placed);
  const press = (each: Unit, says: Press['says']): Press => {
    const text = deployed([stationOf(each)]);
    const refusal = whyNot(text);
    return { text, says, isToggle: true, ...(refusal && { refusal }) };
  };
  return {
    asks: phrase('deploy-asks-whole', { unit: unit.name }),
    lines: [],
    rows: filled([
      { presses: facings.map((each) => press(each, facingSays(placed, each.facing))) },
      {
        says: phrase('deploy-row-formation'),
        presses: formations.length > 1 ? formations.map((each) => press(each, formationSays(each))) : [],
      },
    ]),
    whole: draft,
    marks: awaited(hexesOf(placed)),
  };
}

function formationSays({ formation }: Unit) {
  return phrase('deploy-formation', { formation: phrase(`formation-${formation}`) });
}
