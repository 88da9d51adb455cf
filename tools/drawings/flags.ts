import { type Area, box, circle, type Drawing, polygon } from "./shapes.ts";
import { chile, greece, southAfrica, switzerland, turkey, unitedStates } from "./flags-special.ts";
import { australia, newZealand, unitedKingdom } from "./flags-union.ts";

/** Stripes from the top (or from the hoist): a colour and how many parts it takes. */
type Stripes = readonly (readonly [fill: string, parts: number])[];

/** A height of 600 leaves whole units to nearly every flag's own parts. */
export const flagHeight = 600;

function field(ratio: readonly [height: number, width: number]): { width: number; height: number } {
  return { width: (flagHeight * ratio[1]) / ratio[0], height: flagHeight };
}

function striped(
  ratio: readonly [height: number, width: number],
  along: "across" | "down",
  stripes: Stripes,
): Drawing {
  const { width, height } = field(ratio);
  const parts = stripes.reduce((sum, [, each]) => sum + each, 0);
  const length = along === "across" ? height : width;
  const last = stripes.length - 1;
  let at = 0;
  const areas = stripes.map(([fill, each], index): Area => {
    const start = (length * at) / parts;
    at += each;
    // Each but the last reaches a little under the next one: no hairline of cloth between two colours.
    const end = (length * at) / parts + (index === last ? 0 : 1);
    const path =
      along === "across" ? box(0, start, width, end - start) : box(start, 0, end - start, height);
    return { fill, path };
  });
  return { width, height, areas };
}

/** A cross in parts of the field: where its arms begin and how broad they are. */
interface Cross {
  readonly fill: string;
  readonly x: number;
  readonly y: number;
  readonly breadth: number;
}

function crossed(
  parts: readonly [height: number, width: number],
  ground: string,
  crosses: readonly Cross[],
): Drawing {
  const { width, height } = field(parts);
  const unit = height / parts[0];
  const areas = crosses.map(({ fill, x, y, breadth }): Area => {
    const [left, top, arm] = [x * unit, y * unit, breadth * unit];
    const [right, bottom] = [left + arm, top + arm];
    return {
      fill,
      path: polygon([
        ...([
          [left, 0],
          [right, 0],
          [right, top],
          [width, top],
          [width, bottom],
          [right, bottom],
        ] as const),
        ...([
          [right, height],
          [left, height],
          [left, bottom],
          [0, bottom],
          [0, top],
          [left, top],
        ] as const),
      ]),
    };
  });
  return { width, height, areas: [{ fill: ground, path: box(0, 0, width, height) }, ...areas] };
}

function topped(base: Drawing, ...areas: readonly Area[]): Drawing {
  return { ...base, areas: [...base.areas, ...areas] };
}

const white = "#ffffff";
const half = flagHeight / 2;

const czechia = topped(
  striped([2, 3], "across", [
    [white, 1],
    ["#d7141a", 1],
  ]),
  {
    fill: "#11457e",
    path: polygon([
      [0, 0],
      [450, half],
      [0, flagHeight],
    ]),
  },
);

const japan = topped(striped([2, 3], "across", [[white, 1]]), {
  fill: "#bc002d",
  path: circle(450, half, 0.3 * flagHeight),
});

const emirates = topped(
  striped([1, 2], "across", [
    ["#009639", 1],
    [white, 1],
    ["#000000", 1],
  ]),
  { fill: "#c8102e", path: box(0, 0, 300, flagHeight) },
);

/** National and civil flags, drawn in the proportions and colours that their states have set down. */
export const flags: Readonly<Record<string, Drawing>> = {
  ae: emirates,
  am: striped([1, 2], "across", [
    ["#d90012", 1],
    ["#0033a0", 1],
    ["#f2a800", 1],
  ]),
  at: striped([2, 3], "across", [
    ["#c8102e", 1],
    [white, 1],
    ["#c8102e", 1],
  ]),
  au: australia(),
  be: striped([13, 15], "down", [
    ["#000000", 1],
    ["#fdda25", 1],
    ["#ef3340", 1],
  ]),
  bg: striped([3, 5], "across", [
    [white, 1],
    ["#00966e", 1],
    ["#d62612", 1],
  ]),
  ch: switzerland(),
  cl: chile(),
  co: striped([2, 3], "across", [
    ["#ffcd00", 2],
    ["#003087", 1],
    ["#c8102e", 1],
  ]),
  cz: czechia,
  de: striped([3, 5], "across", [
    ["#000000", 1],
    ["#dd0000", 1],
    ["#ffcc00", 1],
  ]),
  dk: crossed([28, 37], "#c8102e", [{ fill: white, x: 12, y: 12, breadth: 4 }]),
  ee: striped([7, 11], "across", [
    ["#0072ce", 1],
    ["#000000", 1],
    [white, 1],
  ]),
  es: striped([2, 3], "across", [
    ["#ad1519", 1],
    ["#fabd00", 2],
    ["#ad1519", 1],
  ]),
  fi: crossed([11, 18], white, [{ fill: "#002f6c", x: 5, y: 4, breadth: 3 }]),
  fr: striped([2, 3], "down", [
    ["#000091", 1],
    [white, 1],
    ["#e1000f", 1],
  ]),
  gb: unitedKingdom(),
  gr: greece(),
  hu: striped([1, 2], "across", [
    ["#ce2939", 1],
    [white, 1],
    ["#477050", 1],
  ]),
  id: striped([2, 3], "across", [
    ["#ff0000", 1],
    [white, 1],
  ]),
  ie: striped([1, 2], "down", [
    ["#169b62", 1],
    [white, 1],
    ["#ff883e", 1],
  ]),
  is: crossed([18, 25], "#02529c", [
    { fill: white, x: 7, y: 7, breadth: 4 },
    { fill: "#dc1e35", x: 8, y: 8, breadth: 2 },
  ]),
  it: striped([2, 3], "down", [
    ["#008c45", 1],
    ["#f4f5f0", 1],
    ["#cd212a", 1],
  ]),
  jp: japan,
  lt: striped([3, 5], "across", [
    ["#ffb81c", 1],
    ["#046a38", 1],
    ["#be3a34", 1],
  ]),
  lu: striped([3, 5], "across", [
    ["#ef3340", 1],
    [white, 1],
    ["#00a3e0", 1],
  ]),
  lv: striped([1, 2], "across", [
    ["#a4343a", 2],
    [white, 1],
    ["#a4343a", 2],
  ]),
  mc: striped([4, 5], "across", [
    ["#ce1126", 1],
    [white, 1],
  ]),
  nl: striped([2, 3], "across", [
    ["#ad1d25", 1],
    [white, 1],
    ["#1e4785", 1],
  ]),
  no: crossed([16, 22], "#ba0c2f", [
    { fill: white, x: 6, y: 6, breadth: 4 },
    { fill: "#00205b", x: 7, y: 7, breadth: 2 },
  ]),
  nz: newZealand(),
  pe: striped([2, 3], "down", [
    ["#d91023", 1],
    [white, 1],
    ["#d91023", 1],
  ]),
  pl: striped([5, 8], "across", [
    ["#e9e8e7", 1],
    ["#d4213d", 1],
  ]),
  ro: striped([2, 3], "down", [
    ["#002b7f", 1],
    ["#fcd116", 1],
    ["#ce1126", 1],
  ]),
  se: crossed([10, 16], "#006aa7", [{ fill: "#fecc02", x: 5, y: 4, breadth: 2 }]),
  th: striped([2, 3], "across", [
    ...([
      ["#a51931", 1],
      ["#f4f5f8", 1],
      ["#2d2a4a", 2],
      ["#f4f5f8", 1],
      ["#a51931", 1],
    ] as const),
  ]),
  tr: turkey(),
  ua: striped([2, 3], "across", [
    ["#0057b7", 1],
    ["#ffd700", 1],
  ]),
  us: unitedStates(),
  za: southAfrica(),
};
