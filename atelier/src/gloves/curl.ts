import type { Vector } from "../mannequin/vector.ts";
import type { FingerPattern, HandPattern } from "./hand-pattern.ts";

export type FingerName = "little" | "ring" | "middle" | "index" | "thumb";

/** How far each finger is bent towards the palm at its tip, degrees. 0 everywhere is a hand laid flat. */
export type Curl = Readonly<Record<FingerName, number>>;

/** Laid flat, as it is measured. */
export const flat: Curl = { little: 0, ring: 0, middle: 0, index: 0, thumb: 0 };
/** At rest: the little finger bends most. */
export const relaxed: Curl = { little: 44, ring: 40, middle: 33, index: 24, thumb: 24 };

/** Radius of the hollow of a relaxed hand across the palm, cm. */
const hollow = 36;
const steps = 24;
/** The bend begins this share of the length before the root and is done this share beyond it. */
const [begins, ends] = [-0.12, 0.8];

export const fingerNames = ["little", "ring", "middle", "index", "thumb"] as const;

/**
 * Bends a flat hand: a place over the flat pattern (cm, y up, z towards the back of the hand) goes along with
 * the finger it belongs to. Lengths along the fingers' middle stay as they are.
 */
export function bendHand(hand: HandPattern, curl: Curl) {
  return ([x, y, z]: Vector, finger?: FingerName): Vector => {
    const name = finger ?? nearestFinger(hand, x, y);
    const bent = bendFinger(hand[name], curl[name], [x, y, z]);
    return Object.values(curl).every((angle) => angle === 0) ? bent : cup(bent);
  };
}

/** The finger, thumb apart, over whose middle line a place lies. */
export function nearestFinger(hand: HandPattern, x: number, y: number): FingerName {
  const away = (name: FingerName) => {
    const { root, across } = hand[name];
    return Math.abs((x - root.x) * across.x + (y - root.y) * across.y);
  };
  const four = fingerNames.slice(0, 4);
  return four.reduce((best, name) => (away(name) < away(best) ? name : best));
}

function bendFinger(finger: FingerPattern, degrees: number, [x, y, z]: Vector): Vector {
  const { root, along, across, length } = finger;
  const [dx, dy] = [x - root.x, y - root.y];
  const up = dx * along.x + dy * along.y;
  const out = dx * across.x + dy * across.y;
  const from = begins * length;
  if (up <= from || degrees === 0) return [x, y, z];
  let [forward, down] = [from, 0];
  const step = (up - from) / steps;
  for (let i = 0; i < steps; i++) {
    const angle = bendAt(finger, degrees, from + (i + 0.5) * step);
    forward += Math.cos(angle) * step;
    down += Math.sin(angle) * step;
  }
  const angle = bendAt(finger, degrees, up);
  const reach = forward + z * Math.sin(angle);
  return [
    root.x + along.x * reach + across.x * out,
    root.y + along.y * reach + across.y * out,
    z * Math.cos(angle) - down,
  ];
}

function bendAt({ length }: FingerPattern, degrees: number, up: number): number {
  const share = Math.min(1, Math.max(0, (up / length - begins) / (ends - begins)));
  return ((degrees * Math.PI) / 180) * share * share * (3 - 2 * share);
}

function cup([x, y, z]: Vector): Vector {
  const angle = x / hollow;
  return [(hollow + z) * Math.sin(angle), y, (hollow + z) * Math.cos(angle) - hollow];
}
