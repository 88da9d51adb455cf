import type { CatalogueTemplate } from "../design-context.ts";
import { chroma, labOfHex } from "./lab.ts";

/** Colours as somebody asks for them in a shop. */
export const families = [
  "black",
  "white",
  "grey",
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
] as const;

export type Family = (typeof families)[number];

/** One of each, for a swatch. */
export const familyFace: Readonly<Record<Family, string>> = {
  black: "#17181b",
  white: "#f4f4f2",
  grey: "#8d969f",
  red: "#e3122b",
  orange: "#ff7a1a",
  yellow: "#ffd23d",
  green: "#1c8a43",
  blue: "#0a57c9",
  purple: "#6a3fd1",
  pink: "#ff3f9a",
};

/** Hues in degrees of Lab from which each family reaches up to the next. */
const hues: readonly (readonly [from: number, family: Family])[] = [
  [-180, "green"],
  [-130, "blue"],
  [-62, "purple"],
  [-42, "pink"],
  [16, "red"],
  [48, "orange"],
  [76, "yellow"],
  [108, "green"],
];

export function familyOf(hex: string): Family {
  const lab = labOfHex(hex);
  const [lightness, a, b] = lab;
  if (lightness < 17) return "black";
  if (chroma(lab) < 14) return lightness < 30 ? "black" : lightness > 85 ? "white" : "grey";
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return hues.findLast(([from]) => degrees >= from)?.[1] ?? "green";
}

/** Zones that a kit is remembered by. */
const TELLING = 3;

/** The colourway in which a kit is of a colour, if there is one. */
export function wayIn(kit: CatalogueTemplate, family: Family): string | undefined {
  const [main] = kit.zones;
  if (!main) return undefined;
  const zones = kit.zones.filter(({ product }) => product === main.product).slice(0, TELLING);
  return kit.colourways.find(({ colours }) =>
    zones.some(({ id, product }) => {
      const hex = colours[product]?.[id];
      return hex !== undefined && familyOf(hex) === family;
    }),
  )?.id;
}
