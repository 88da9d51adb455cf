import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, "..", ".cache", "fonts");

/** What the shop sets in its own face: between these weights and widths, see `styles/tokens.css`. */
const axes = { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } } as const;

/** The blocks that the two files of the face hold letters of, code points from and to. */
const blocks = {
  "archivo-latin-standard-normal": [
    [0x20, 0xff],
    [0x131, 0x153],
    [0x2bb, 0x2dc],
    [0x300, 0x329],
    [0x2000, 0x22ff],
  ],
  "archivo-latin-ext-standard-normal": [
    [0x100, 0x2ff],
    [0x1d00, 0x1eff],
    [0x2020, 0x214f],
    [0x2c60, 0x2c7f],
    [0xa720, 0xa7ff],
  ],
} as const;

/**
 * The shop's face without the weights and widths that it never sets, which are two fifths of what a phone would fetch.
 * Where to find the cut files, by the address that the style sheet names.
 */
export async function cutFonts(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, ranges] of Object.entries(blocks)) {
    const address = `@fontsource-variable/archivo/files/${name}.woff2`;
    const whole = readFileSync(require.resolve(address));
    const hash = createHash("sha256")
      .update(whole)
      .update(JSON.stringify([axes, ranges]));
    const file = join(folder, hash.digest("hex").slice(0, 16), `${name}.woff2`);
    if (!existsSync(file)) {
      const text = ranges.map(([from, to]) => lettersOf(from, to)).join("");
      const cut = await subsetFont(whole, text, { targetFormat: "woff2", variationAxes: axes });
      mkdirSync(join(file, ".."), { recursive: true });
      writeFileSync(file, cut);
    }
    found[address] = file;
  }
  return found;
}

function lettersOf(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");
}
