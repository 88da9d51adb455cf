import { smoothUnion, type Distance } from "../mannequin/distance.ts";
import { smoothStep } from "../top/arm.ts";
import { capEdge, fittings, instep, shinEdge } from "./boot-fittings.ts";
import { bootShape, soleTop, type BootLeg, type BootShape } from "./boot-shape.ts";
import { both, roundBoth, roundBox, shell } from "./solids.ts";

/** How high a boot is drawn whose shaft is under the pants, cm. */
const underPants = 17;

/** What is seen of a boot under pants that hang over it: foot, cap and sole, slim enough for their hems. */
export function bootUnder(leg: BootLeg, outer: 1 | -1): Record<string, Distance> {
  const shape = bootShape(leg, outer);
  // Under the cloth it is slimmer than it looks: hem and folds lie on it and are not cut by it.
  const slim =
    (part: Distance): Distance =>
    (place) =>
      part(place) + 1.7 * smoothStep((place[1] - 6.4) / 3.2);
  return {
    upper: both(slim(shape.upper), ([, y]) => y - underPants),
    sole: shape.sole,
    cap: capOf(shape),
    instep: instep({ ...shape, body: slim(shape.body) }),
  };
}

/** A tall boot with straps, one side; `outer` is 1 where x grows away from the other leg. */
export function boot(leg: BootLeg, outer: 1 | -1): Record<string, Distance> {
  const shape = bootShape(leg, outer);
  const { body, upper, sole } = shape;
  const { top } = leg;
  const shin = both(shell(body, -1.4, 0.75), shinOutline(top[0] * 0.6), ([, , z]) => 2 - z);
  const heel = both(shell(body, -1.4, 0.8), roundBox([0, 7.6, -11], [9, 4.8, 6], 2));
  const side = both(
    shell(body, -1.4, 0.6),
    roundBox([outer * 7, 12.5, -0.5], [4.5, 4.2, 3.6], 2.4),
  );
  const plate = smoothUnion(0.2, shin, heel, side);
  return { upper, sole, plate, cap: capOf(shape), ...fittings(shape, plate) };
}

/** The shin plate's outline: wider and higher than the boot above, narrow over the instep. */
function shinOutline(middle: number): Distance {
  return ([x, y]) => shinEdge(x - middle, y);
}

/** The cap over the toes: its edge runs back and down to the sole on both sides. */
function capOf({ body }: BootShape): Distance {
  const skin = shell(body, -1.4, 0.42);
  return (place) => {
    const [, y, z] = place;
    const edge = roundBoth(skin(place), 0.7 * capEdge(y, z), 0.22);
    return Math.max(edge, soleTop(z) - 0.15 - y);
  };
}
