import type { FigurePart } from "@holeshot/views";
import type { GearSolid } from "../figure/gear.ts";
import { roundCone, type Distance } from "../mannequin/distance.ts";
import { add, mix, scale, type Vector } from "../mannequin/vector.ts";
import { perchOf } from "./handlebar.ts";
import { together } from "./bike/shapes.ts";

/** The fork's frame about the bar's clamp: up along it, ahead of it, and to the rider's left. */
export interface ForkFrame {
  readonly at: Vector;
  readonly up: Vector;
  readonly ahead: Vector;
  readonly left: Vector;
}

/** Pieces that a curve is drawn in. */
const pieces = 6;

/**
 * What runs from a bike's bar: the clutch's cable from the left lever, two of the throttle and the brake's hose from the right, and
 * the wires of the button that stops it. They leave forwards, hang in a bow before the plate's upper edge and go in beside the headstock; cm.
 */
export function cables(hands: readonly FigurePart[], fork: ForkFrame): GearSolid[] {
  const near = (across: number, up: number, ahead: number): Vector =>
    add(fork.at, add(scale(fork.left, across), add(scale(fork.up, up), scale(fork.ahead, ahead))));
  const left = perchOf(hands, "_left");
  const right = perchOf(hands, "_right");
  const clutch = curve(
    0.36,
    left.outlet,
    left.towards(8),
    near(7, 6.2, 13.4),
    near(-2, 6.2, 12),
    near(-6, 5.4, 8.4),
    near(-6.8, 0, 4.6),
    near(-6.4, -10, 3.4),
    near(-6.2, -24, 2),
  );
  const throttle = [0, 1].map((n) =>
    curve(
      0.34,
      add(right.inside, scale(fork.up, 0.9 * n)),
      add(right.inside, add(scale(fork.ahead, 4.4 + n), scale(fork.left, 3 + n))),
      near(-7.4, 4.6 + 1.1 * n, 11.4),
      near(1.4, 5.4 + 0.9 * n, 11),
      near(5.6, 5.2 + 0.6 * n, 8.2),
      near(6.6, 0, 4.6),
      near(6.2, -10, 3.6),
      near(5.8, -24, 2.6),
    ),
  );
  const brake = curve(
    0.42,
    right.outlet,
    right.towards(8),
    near(-8.4, 6.6, 13),
    near(2, 6.4, 13),
    near(10.8, 4.4, 10.4),
    near(14.9, -2.6, 7),
    near(15.2, -14, 4),
  );
  const wires = curve(
    0.26,
    left.inside,
    mix(left.inside, near(9.5, 0.6, 1.4), 0.5),
    near(9.4, 0.4, 2),
    near(5.6, 0.8, 3),
    near(4, -5, 3.6),
  );
  const bound = {
    from: near(0, 0, 0).map((v) => v - 38) as never,
    to: near(0, 0, 0).map((v) => v + 38) as never,
  };
  return [
    { id: "cables", distance: together(clutch, ...throttle, wires), ...bound, step: 0.26 },
    { id: "brake_hose", distance: brake, ...bound, step: 0.3 },
  ];
}

/** A cable along a smooth line through places (Catmull and Rom). */
function curve(radius: number, ...through: readonly Vector[]): Distance {
  const at = (i: number) => through[Math.min(through.length - 1, Math.max(0, i))] as Vector;
  const places: Vector[] = [];
  for (let i = 0; i + 1 < through.length; i++)
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      const weights = [
        0.5 * (-t + 2 * t * t - t ** 3),
        0.5 * (2 - 5 * t * t + 3 * t ** 3),
        0.5 * (t + 4 * t * t - 3 * t ** 3),
        0.5 * (-t * t + t ** 3),
      ];
      places.push(
        weights.reduce<Vector>((sum, w, n) => add(sum, scale(at(i - 1 + n), w)), [0, 0, 0]),
      );
    }
  places.push(at(through.length - 1));
  return together(
    ...places.slice(1).map((to, i) => roundCone(places[i] as Vector, to, radius, radius)),
  );
}
