import sharp from "sharp";
import { type Lab, labDifference, labOf } from "./lab-colour.ts";

/** A screen's colour and what a press makes of it. */
export interface ProofedColour {
  /** `#rrggbb`. */
  readonly colour: string;
  /** As it will look. */
  readonly printed: string;
  /** CIEDE2000 between the two. */
  readonly difference: number;
  readonly printable: boolean;
  /** The colour next to it that the press keeps; null when it keeps this one. */
  readonly nearest: string | null;
  /** As bright as only inks that glow are: no press of four inks has it. */
  readonly fluorescent: boolean;
}

/** Seen side by side, larger differences are another colour (ISO 12647-2 allows a solid 5 in production). */
export const KEPT_WITHIN = 5;
/** Distance of the colours that are looked at for the nearest, of 255 a channel. */
const STEP = 8.5;
const SIDE = 255 / STEP + 1;
/** How many by plain distance are looked at closely. */
const CLOSE = 60;
/** A colour that the press moves so far, as bright as this, of a hue that glowing inks are made in. */
const FAR = 8;
const BRIGHT = { saturation: 0.75, value: 0.9 };

export type SoftProof = (colours: readonly string[]) => Promise<readonly ProofedColour[]>;

/** The soft proof of a press by its ICC profile: a file, or `cmyk` for the one of process inks that the image library brings. */
export function softProof(profile: string): SoftProof {
  let table: Promise<Kept> | undefined;
  return async (colours) => {
    const printed = await asPrinted(colours, profile);
    const proofed = colours.map((colour, at) => {
      const made = printed[at] ?? colour;
      return { colour, printed: made, difference: labDifference(labOf(colour), labOf(made)) };
    });
    if (proofed.every(({ difference }) => difference <= KEPT_WITHIN)) return proofed.map(kept);
    table ??= keptColours(profile);
    const near = await table;
    return proofed.map((one) => {
      if (one.difference <= KEPT_WITHIN) return kept(one);
      const fluorescent = one.difference >= FAR && glows(one.colour);
      return { ...one, printable: false, nearest: nearestOf(one.colour, near), fluorescent };
    });
  };
}

function kept(one: Pick<ProofedColour, "colour" | "printed" | "difference">): ProofedColour {
  return { ...one, printable: true, nearest: null, fluorescent: false };
}

/** Screen colours through the press's inks and back: what stands on the cloth, as a screen shows it. */
async function asPrinted(colours: readonly string[], profile: string): Promise<string[]> {
  if (colours.length === 0) return [];
  const pixels = Buffer.from(colours.map((colour) => colour.slice(1)).join(""), "hex");
  const width = colours.length;
  // With the profile attached: the way back is through the same one.
  const inks = await sharp(pixels, { raw: { width, height: 1, channels: 3 } })
    .withIccProfile(profile)
    .tiff({ compression: "none" })
    .toBuffer();
  const back = await sharp(inks, { limitInputPixels: false })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  return colours.map((_, at) => `#${back.subarray(at * 3, at * 3 + 3).toString("hex")}`);
}

type Kept = readonly { readonly colour: string; readonly lab: Lab }[];

/** Of colours all over the screen's range those that the press keeps. */
async function keptColours(profile: string): Promise<Kept> {
  const all = Array.from({ length: SIDE ** 3 }, (_, at) => {
    const steps = [Math.floor(at / SIDE ** 2), Math.floor(at / SIDE) % SIDE, at % SIDE];
    const bytes = steps.map((step) => Math.round(step * STEP));
    return `#${Buffer.from(bytes).toString("hex")}`;
  });
  const printed = await asPrinted(all, profile);
  return all.flatMap((colour, at) => {
    const lab = labOf(colour);
    const off = labDifference(lab, labOf(printed[at] ?? colour));
    return off <= KEPT_WITHIN ? [{ colour, lab }] : [];
  });
}

function nearestOf(colour: string, all: Kept): string | null {
  const lab = labOf(colour);
  const plain = ({ l, a, b }: Lab) => (l - lab.l) ** 2 + (a - lab.a) ** 2 + (b - lab.b) ** 2;
  const close = all
    .map((one) => ({ ...one, far: plain(one.lab) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, CLOSE)
    .map((one) => ({ ...one, far: labDifference(lab, one.lab) }));
  return close.toSorted((one, other) => one.far - other.far)[0]?.colour ?? null;
}

/** Inks that glow are sold from orange over yellow to green, and in pink; a screen's blue is dark, and none of them. */
function glows(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  if (high / 255 < BRIGHT.value || (high - low) / high < BRIGHT.saturation) return false;
  const turn =
    (high === r
      ? (g - b) / (high - low)
      : high === g
        ? 2 + (b - r) / (high - low)
        : 4 + (r - g) / (high - low)) * 60;
  const hue = (turn + 360) % 360;
  return (hue >= 18 && hue <= 165) || (hue >= 295 && hue <= 345);
}
