import { smoothStep } from "../top/arm.ts";

/**
 * How far a hem is pushed up by hips that it lies on, cm on a rider of 180 cm: over both of them, further over the one his weight
 * is on, and hardly before and behind.
 */
const hips = { sides: 2.2, weight: 0.9, round: 0.9, ripple: 0.12 };
/** Cloth this far above the hem goes along, cm, and lies in a roll that stands out by this share of what was pushed up. */
const [reach, roll] = [36, 0.2];
/** Parts of the way round a body in which the hem's height is told. */
const sectors = 36;

/**
 * Where a top's cloth goes, cm, three numbers a particle, when its hem lies on hips and does not hang free: a hem that is level all round looks cut off.
 * `places` are where particles are, cm, the rider's front towards +z; `trunk` says which are of front and back.
 */
export function rideUp(
  places: Float64Array,
  trunk: (particle: number) => boolean,
  height: number,
): Float64Array {
  const size = height / 180;
  const turnOf = (i: number) => Math.atan2(places[i] as number, places[i + 2] as number);
  const sectorOf = (turn: number) =>
    Math.floor((turn / (2 * Math.PI) + 0.5) * sectors * 0.9999) % sectors;
  const hem = new Float64Array(sectors).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < places.length; i += 3) {
    if (!trunk(i / 3)) continue;
    const sector = sectorOf(turnOf(i));
    hem[sector] = Math.min(hem[sector] as number, places[i + 1] as number);
  }
  const moves = new Float64Array(places.length);
  for (let i = 0; i < places.length; i += 3) {
    if (!trunk(i / 3)) continue;
    const turn = turnOf(i);
    const above = (places[i + 1] as number) - (hem[sectorOf(turn)] as number);
    const share = smoothStep(1 - above / (reach * size));
    const up = size * share * lift(turn);
    const out = roll * 4 * share * (1 - share) * size * Math.max(0, lift(turn));
    moves.set([out * Math.sin(turn), up, out * Math.cos(turn)], i);
  }
  return moves;
}

/** At an angle from the front to the wearer's left. */
function lift(turn: number): number {
  const { sides, weight, round, ripple } = hips;
  const beside = (1 - Math.cos(2 * turn)) / 2;
  return (
    sides * beside + weight * Math.sin(turn) * beside + ripple * Math.cos(5 * turn + round) - 0.2
  );
}
