import type { Distance } from "../../mannequin/distance.ts";
import { both, shell } from "../../figure/solids.ts";
import { sidePlate, sidePlateBox } from "./bodywork.ts";
import { fender, fenderBox } from "./front-fender.ts";
import { onBothSides, type Part } from "./shapes.ts";
import { shroud, shroudBox } from "./shrouds.ts";

/** Bands of his kit's colours that a rider's bike is painted in, by what the ids of painted parts end on. */
const bands = ["block", "accent", "accent2", "figure"] as const;
export type LiveryBand = (typeof bands)[number];

/** The colour of a part that is painted in one of its rider's colours, which are by band; nothing of one that is not. */
export function liveryColour(
  id: string,
  colours: Readonly<Record<string, string>>,
): string | undefined {
  const own = bands.find((name) => id.endsWith(`_${name}`));
  return own && colours[own];
}

/** How far a band lies over what it is stuck on, cm. */
const over = 0.16;
/** Further beside a sticker than this, cm, what it is stuck on is not asked. */
const apart = 3;

/** A sticker on a body: all of its outer skin where `region` is negative. */
function sticker(body: Distance, region: Distance): Distance {
  const stuck = both(shell(body, -0.5, over), region);
  return (place) => {
    const beside = region(place);
    return beside > apart ? beside : stuck(place);
  };
}

/** Between two values of what runs across the bands. */
function band(across: (place: Parameters<Distance>[0]) => number, from: number, to: number) {
  return (place: Parameters<Distance>[0]): number => {
    const value = across(place);
    return Math.max(from - value, value - to) * 0.8;
  };
}

/** Bands of the kit over shrouds, aslant as on its chest; ahead of them the shroud stays white. */
const onShroud: (place: Parameters<Distance>[0]) => number = ([, y, z]) =>
  0.84 * (z - 26) - 0.54 * (y - 48);
/** Chevrons on the fender that point ahead. */
const onFender: (place: Parameters<Distance>[0]) => number = ([x, , z]) => z + 0.9 * Math.abs(x);

/** What a team sticks on the plastics of its bikes, in the frame of the pegs; `number` is told by along and up. */
export function bodyLivery(number: (along: number, up: number) => number): Part[] {
  const on = (id: string, from: number, to: number): Part => ({
    id: `shroud_${id}`,
    distance: sticker(shroud, band(onShroud, from, to)),
    ...shroudBox,
    step: 0.18,
  });
  const figured: Distance = ([x, y, z]) =>
    // Read from either side: to the reader's right is behind on the left one.
    number(x > 0 ? -(z + 31) : z + 31, y - 37.4);
  return [
    on("block", -40, 0.6),
    on("accent2", 1.6, 4.6),
    on("accent", 5.6, 9.4),
    {
      id: "side_number_figure",
      distance: sticker(sidePlate, figured),
      ...sidePlateBox,
      step: 0.18,
    },
  ];
}

/** The same on the front fender, in its own frame. */
export function fenderLivery(): Part[] {
  const on = (id: string, from: number, to: number): Part => ({
    id: `fender_${id}`,
    distance: onBothSides(sticker(fender, band(onFender, from, to))),
    ...fenderBox,
    step: 0.2,
  });
  return [on("block", -40, 36), on("accent2", 37.4, 41), on("accent", 42.4, 47)];
}
