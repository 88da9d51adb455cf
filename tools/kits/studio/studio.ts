import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { productIds } from "@holeshot/domain";
import { kits } from "./kits.data.ts";
import { palettes } from "./palettes.data.ts";
import { type Donor, writeKit } from "./write-kit.ts";
import type { Kit } from "./kit.ts";

const known = new Map(palettes.map((palette) => [palette.id, palette]));

/** Kits that the studio writes, in the order of its file. */
export const studioKits = kits;

/** The files of one kit as they are to stand in its folder of `templates`. */
export function filesOfKit(kit: Kit, templates: string): Map<string, string> {
  const read = (file: string) => readFileSync(join(templates, kit.lettering, file), "utf8");
  const { texts } = JSON.parse(read("template.json")) as Pick<Donor, "texts">;
  const drawings = Object.fromEntries(
    productIds.map((product) => [product, read(`${product}.svg`)]),
  );
  return writeKit(kit, { drawings, texts }, known);
}

/** Writes kits anew, all or those named. */
export function writeKits(templates: string, only: readonly string[]): void {
  for (const kit of kits) {
    if (only.length > 0 && !only.includes(kit.id)) continue;
    const files = filesOfKit(kit, templates);
    mkdirSync(join(templates, kit.id), { recursive: true });
    for (const [name, text] of files) writeFileSync(join(templates, kit.id, name), text);
    const sizes = [...files].map(([name, text]) => `${name} ${Math.round(text.length / 1000)} kB`);
    console.log(`${kit.id}: ${sizes.join(", ")}`);
  }
}
