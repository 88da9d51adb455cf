import { contrastRatio } from "@holeshot/artwork";
import { chroma, distance, hexOf, hueApart, type Lab, labOfHex } from "./lab.ts";

/** A kit's colours in one colourway, each with how much of it is seen. */
export type Weights = ReadonlyMap<string, number>;

/** Which colour takes the place of which. */
export type Swaps = ReadonlyMap<string, string>;

const BLACK = "#17181b";
const WHITE = "#f4f4f2";
/** Below it a colour is a grey to whoever looks at it, and so are the very dark. */
const GREY = 16;
const DARK = 18;
/** Hues nearer than this are shades of one colour. */
const ONE_HUE = 32;

interface Family {
  readonly colours: readonly string[];
  readonly weight: number;
}

function isGrey(colour: Lab): boolean {
  return chroma(colour) < GREY || colour[0] < DARK;
}

/**
 * A kit's colours in those of a bike: light stays light and dark stays dark, the kit's strong colours become the bike's in the order
 * of how much is seen of each, and shades of one colour stay as far apart as the kit drew them.
 */
export function swapsFor(kit: Weights, bike: readonly string[]): Swaps {
  const labs = bike.map((hex) => [hex, labOfHex(hex)] as const);
  const strong = labs.filter(([, lab]) => !isGrey(lab)).map(([hex]) => hex);
  const dark = labs.find(([, lab]) => isGrey(lab) && lab[0] < 50)?.[0] ?? BLACK;
  const light = labs.find(([, lab]) => isGrey(lab) && lab[0] >= 50)?.[0] ?? WHITE;
  const colours = [...kit.keys()].toSorted((a, b) => (kit.get(b) ?? 0) - (kit.get(a) ?? 0));
  const greys = colours.filter((hex) => isGrey(labOfHex(hex)));
  const swaps = new Map<string, string>();
  for (const [isLight, target] of [
    [false, dark],
    [true, light],
  ] as const) {
    shade(
      greys.filter((hex) => labOfHex(hex)[0] >= 50 === isLight),
      target,
      swaps,
    );
  }
  const families = familiesOf(
    colours.filter((hex) => !greys.includes(hex)),
    kit,
  );
  families.forEach(({ colours: members }, index) => {
    shade(members, targetOf(index, members[0] ?? "", strong, [dark, light]), swaps);
  });
  return swaps;
}

/** What a kit's nth strong colour becomes: the bike's own, then shades of the first, for a bike of one colour. */
function targetOf(
  index: number,
  colour: string,
  strong: readonly string[],
  [dark, light]: readonly [string, string],
): string {
  const own = strong[index];
  if (own !== undefined) return own;
  const [first] = strong;
  const isLight = labOfHex(colour)[0] >= 55;
  if (first === undefined) return index > 0 === isLight ? light : dark;
  // Every second one is a grey of the bike, so that stripes beside each other differ.
  const more = index - strong.length;
  if (more % 2 === 1) return isLight ? light : dark;
  const [lightness, a, b] = labOfHex(first);
  const darker = lightness > 55 !== (more % 4 === 2);
  const by = darker ? -24 : 22;
  return hexOf([lightness + by, a * 0.85, b * 0.85]);
}

function familiesOf(colours: readonly string[], kit: Weights): Family[] {
  const families: string[][] = [];
  for (const hex of colours) {
    const lab = labOfHex(hex);
    const family = families.find(([first = hex]) => hueApart(labOfHex(first), lab) < ONE_HUE);
    if (family) family.push(hex);
    else families.push([hex]);
  }
  const weightOf = (each: readonly string[]): number =>
    each.reduce((sum, hex) => sum + (kit.get(hex) ?? 0), 0);
  return families
    .map((each) => ({ colours: each, weight: weightOf(each) }))
    .toSorted((a, b) => b.weight - a.weight);
}

/** The most seen of some shades becomes the target, the others keep their distance in lightness from it. */
function shade(colours: readonly string[], target: string, swaps: Map<string, string>): void {
  const [first] = colours;
  if (first === undefined) return;
  const [from, to] = [labOfHex(first), labOfHex(target)];
  for (const hex of colours) {
    const by = labOfHex(hex)[0] - from[0];
    if (Math.abs(by) < 1) {
      swaps.set(hex, target);
      continue;
    }
    // Where there is no room on that side there is on the other.
    const wanted = to[0] + by;
    const lightness = wanted > 98 || wanted < 3 ? to[0] - by : wanted;
    swaps.set(hex, hexOf([Math.min(98, Math.max(3, lightness)), to[1], to[2]]));
  }
}

/** A bike is known by its first colour: as much of it as this is worth a colourway that is drawn farther off. */
const KNOWN_BY = 90;
const ENOUGH = 0.4;

/** How far a kit in these swaps is from the kit as it was drawn, and from a kit that shows whose bike it goes with. */
export function costOf(kit: Weights, swaps: Swaps, [first]: readonly string[]): number {
  let cost = 0;
  let whole = 0;
  let known = 0;
  const main = first === undefined ? null : labOfHex(first);
  for (const [hex, weight] of kit) {
    const after = labOfHex(swaps.get(hex) ?? hex);
    cost += weight * distance(labOfHex(hex), after);
    whole += weight;
    if (main && distance(main, after) < 25) known += weight;
  }
  return cost - KNOWN_BY * Math.min(known, ENOUGH * whole);
}

/** The least contrast that large letters need. */
const LEGIBLE = 3;

/**
 * A letter's colour that stands out wherever the kit's did: what the swap says where that does, else the one of `choices` that stands out
 * from most. `before` and `after` are what may lie beside it, in the kit's colours and as they have become.
 */
export function legibleColour(
  own: string,
  swapped: string,
  grounds: readonly { readonly before: string; readonly after: string; readonly weight: number }[],
  choices: readonly string[],
): string {
  const against = grounds.filter(({ before }) => contrastRatio(own, before) >= 2.2);
  const score = (hex: string): number =>
    against.reduce(
      (sum, { after, weight }) => sum + weight * Math.min(LEGIBLE, contrastRatio(hex, after)),
      0,
    );
  const most = against.reduce((sum, { weight }) => sum + weight * LEGIBLE, 0);
  let [best, points] = [swapped, score(swapped) + most * 0.12];
  for (const hex of choices) {
    const here = score(hex);
    if (here > points) [best, points] = [hex, here];
  }
  return best;
}
