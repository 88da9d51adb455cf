import { existsSync, readdirSync, readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isProductId, type ProductId, productIds } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import { blankOf, piecesOfBlank } from "./blank.ts";
import { carryOver } from "./carry-over.ts";
import { refitDrawing, sameEdges } from "./refit.ts";
import { studioKits } from "./studio/kits/index.ts";
import { allBoards, plainFaces } from "./studio/studio.ts";
import { filesOf } from "./studio/write-kit.ts";

/**
 * Carries all kits from the outlines they were drawn on (`catalogue/outlines`) to the pattern as it is
 * drafted now, by shares of the seams, and writes the outlines anew: `npm run kits`.
 * To be run when an outline of the base size has changed.
 */
const catalogue = join(import.meta.dirname, "..", "..", "catalogue");
const templates = join(catalogue, "templates");
mkdirSync(join(catalogue, "outlines"), { recursive: true });

const { positionals } = parseArgs({ allowPositionals: true });
const [command, ...given] = positionals;
if (command === undefined) refit();
else if (command === "carry") carryAll(given.map(productOf));
else if (command === "draw") await drawKits(given);
else throw new RangeError("npm run kits [-- carry PRODUCT PRODUCT | draw KIT…]");

function refit(): void {
  for (const product of productIds) {
    const garment = draftGarment({ product, size: baseSize(product) });
    const file = join(catalogue, "outlines", `${product}.svg`);
    if (existsSync(file)) {
      const from = piecesOfBlank(readFileSync(file, "utf8"), garment);
      const moved = garment.pieces.filter((piece) => {
        const was = from.get(piece.id);
        return was !== undefined && !sameEdges(was, piece);
      });
      const changed = new Map(moved.flatMap(({ id }) => [[id, from.get(id)]] as const));
      console.log(
        `${product}: ${moved.length === 0 ? "unchanged" : moved.map(({ id }) => id).join(", ")}`,
      );
      for (const kit of moved.length === 0 ? [] : readdirSync(templates)) {
        const drawing = join(templates, kit, `${product}.svg`);
        if (!existsSync(drawing)) continue;
        const pieces = new Map(
          [...changed].flatMap(([id, was]) => (was ? [[id, was] as const] : [])),
        );
        writeFileSync(drawing, refitDrawing(readFileSync(drawing, "utf8"), pieces, garment));
      }
    }
    writeFileSync(file, blankOf(garment));
  }
}

/** Draws a new product in every kit after another's drawing: `npm run kits -- carry from to`. */
function carryAll([one, other]: readonly ProductId[]): void {
  if (!one || !other) throw new RangeError("From which product, to which?");
  const [from, to] = [one, other].map((product) =>
    draftGarment({ product, size: baseSize(product) }),
  ) as [Garment, Garment];
  for (const kit of readdirSync(templates)) {
    const folder = join(templates, kit);
    const drawing = readFileSync(join(folder, `${one}.svg`), "utf8");
    writeFileSync(join(folder, `${other}.svg`), carryOver(drawing, from, to));
    console.log(`${kit}: ${other}.svg`);
  }
}

/** Writes the studio's kits, or those that are named: `npm run kits -- draw ridgeline`. */
async function drawKits(names: readonly string[]): Promise<void> {
  const [boards, faces] = [allBoards(), await plainFaces()];
  for (const kit of studioKits) {
    if (names.length > 0 && !names.includes(kit.id)) continue;
    const folder = join(templates, kit.id);
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of filesOf(kit, boards, faces)) writeFileSync(join(folder, name), text);
    console.log(kit.id);
  }
}

function productOf(name: string): ProductId {
  if (!isProductId(name)) throw new RangeError(`“${name}” is no product`);
  return name;
}
