import { readFileSync } from "node:fs";
import { productIds } from "@holeshot/domain";
import { draftGarment, sizes } from "@holeshot/garments";
import { expect, it } from "vitest";
import { createFontShaper } from "../text/font-shaper.ts";
import { loadHarfBuzz } from "../text/load-harfbuzz.ts";
import type { PieceLabel } from "./label-block.ts";
import { placeLabels } from "./place-label.ts";

const face = "../../../../node_modules/@expo-google-fonts/saira/600SemiBold/Saira_600SemiBold.ttf";
const font = createFontShaper(await loadHarfBuzz(), readFileSync(new URL(face, import.meta.url)));

/** As long as they come: what has room for this has room for all. */
const label: PieceLabel = {
  code: "HS-2026-000123|12|gloves|Y-3XS|fourchette_middle_index_left|VAN DEN BERG|386",
  lines: [
    "HS-2026-000123 / 12",
    "Gloves Y-3XS · Fourchette, middle to index, left",
    "VAN DEN BERG 386",
    "Team Lierop · 1a2b3c4d",
    "× 1 · stretch",
  ],
  short: "HS-2026-000123/12 · Gloves Y-3XS · Fourchette · VAN DEN BERG 386 · 1a2b3c4d",
  // A Data Matrix of 12 × 26 modules.
  mark: { columns: 26, rows: 12, path: [["M", 0, 0], ["L", 26, 0], ["L", 26, 12], ["Z"]] },
};

/** Of the smallest children: their grain line leaves no room for a code. They are bagged with their glove. */
const tooSmall: Readonly<Record<string, RegExp>> = {
  "Y-3XS": /^(tab|fourchette_thumb_wrist)_/,
  "Y-2XS": /^(tab|fourchette_thumb_wrist)_/,
  "Y-XS": /^tab_/,
  "Y-S": /^tab_/,
};

it.each(productIds)("every piece of %s, in every size, has room for a code", (product) => {
  for (const size of sizes(product)) {
    const without = draftGarment({ product, size: size.id })
      .pieces.filter((piece) => {
        const placed = placeLabels(piece, label, font);
        // The large label with its QR code, or the small one of 6 mm: a line of words is no code.
        return !placed.some(({ height, groups }) => height > 6 && groups.length > 0);
      })
      .map(({ id }) => id)
      .filter((id) => tooSmall[size.id]?.test(id) !== true);
    expect(without, size.id).toEqual([]);
  }
});
