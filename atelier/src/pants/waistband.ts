import type { Garment } from "@holeshot/garments";
import type { Vector } from "../mannequin/vector.ts";
import { alongOval, ovalOf } from "../mannequin/oval.ts";

/**
 * How far the elastic is drawn out when the pants are worn. Sewn to the cloth's full length it would be 1.075 in front
 * and 1.27 behind: it gathers the back a little.
 */
const drawnOut = { front: 1.05, back: 1.16 };

/** Height the curve of the body takes from the pants' upper edge, cm. */
const taken = { front: 0.5, back: 2 };
const aspect = 0.69;

/** The waistband as it is held; millimetres of its piece, and where it stands, cm. */
export interface Band {
  readonly height: number;
  readonly girth: number;
  /** How far round it a place of the piece lies: 0 the centre back, 1 and -1 the centre front. */
  readonly share: (x: number) => number;
  /** How far its middle lies to the front. */
  readonly front: number;
  readonly rim: { readonly front: number; readonly side: number; readonly back: number };
}

/** The waistband's length as it is worn, mm from the centre back. */
export interface BandStretch {
  readonly rest: (x: number) => number;
  readonly half: number;
}

export function bandStretch(garment: Garment, behind: number = drawnOut.back): BandStretch {
  const side = landmark(garment, "waistband", "side_right").x;
  const rest = (x: number) => {
    const way = Math.abs(x);
    const front = Math.max(0, way - side) * drawnOut.front;
    return Math.sign(x) * (Math.min(way, side) * behind + front);
  };
  return { rest, half: rest(landmark(garment, "waistband", "front_right").x) };
}

/** `kneeLine` is the height of the pattern's knee line, `front` where the band's middle lies, cm. */
export function bandOf(
  garment: Garment,
  { rest, half }: BandStretch,
  kneeLine: number,
  front: number,
  scale: number,
): Band {
  const height = (id: string, name: string) => kneeLine - landmark(garment, id, name).y / 10;
  return {
    height: landmark(garment, "waistband", "back").y,
    girth: (2 * half) / 10,
    share: (x) => rest(x) / half,
    front,
    // The cloth goes over the belly and the seat on its way up: it ends lower than it would on a board.
    rim: {
      front: height("thigh_left", "waist_front") - taken.front * scale,
      side: height("thigh_left", "waist_side"),
      back: height("yoke_left", "waist_centre") - taken.back * scale,
    },
  };
}

function landmark(garment: Garment, id: string, name: string) {
  const point = garment.pieces.find((piece) => piece.id === id)?.landmarks[name];
  if (!point) throw new RangeError(`The pants' ${id} has no landmark ${name}`);
  return point;
}

/** The waistband stands on the pants' upper edge: low at the front, high at the back. */
export function placeBand(
  { height, girth, share, front, rim }: Band,
  x: number,
  y: number,
): Vector {
  const oval = ovalOf(girth, aspect, front);
  // On the piece the wearer's right lies at growing x, and 0 is the centre back.
  const place = alongOval(oval, 1 + share(x));
  const facing = (place.z - oval.front) / oval.depth;
  const tilt = (rim.front - rim.back) / 2;
  const sag = (rim.front + rim.back) / 2 - rim.side;
  return [place.x, rim.side + tilt * facing + sag * facing ** 2 + (height - y) / 10, place.z];
}
