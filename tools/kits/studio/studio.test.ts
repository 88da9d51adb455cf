import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productIds } from "@holeshot/domain";
import { describe, expect, test } from "vitest";
import { filesOfKit, studioKits } from "./studio.ts";

const templates = join(import.meta.dirname, "..", "..", "..", "catalogue", "templates");
const committed = (kit: string, file: string) => readFileSync(join(templates, kit, file), "utf8");
/** Drawing all takes half a minute; the long run does. */
const drawn = process.env["LONG"] === "1" ? studioKits : studioKits.slice(-1);

test.each(drawn)(
  "$id written again is what is committed, to the byte",
  { timeout: 120_000 },
  (kit) => {
    const files = filesOfKit(kit, templates);
    expect(files.size).toBe(productIds.length + 1);
    for (const [file, text] of files) expect(text === committed(kit.id, file), file).toBe(true);
  },
);

describe.each(studioKits)("$id", ({ id, palettes }) => {
  test.each(productIds)("draws its %s in at most 400 paths and 150 kB", (product) => {
    const text = committed(id, `${product}.svg`);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(150_000);
    // What an SVG counts as one path may hold many rings; rings are what is painted.
    expect(text.match(/<path /g)?.length ?? 0).toBeLessThanOrEqual(400);
  });

  test("has six colourways, each of its own colours", () => {
    const { colourways } = JSON.parse(committed(id, "template.json")) as {
      colourways: { zones: object }[];
    };
    expect(colourways).toHaveLength(6);
    expect(new Set(palettes).size).toBe(6);
    expect(new Set(colourways.map(({ zones }) => JSON.stringify(zones))).size).toBe(6);
  });
});
