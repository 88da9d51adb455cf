import { expect, test } from "vitest";
import { buildScene, printCloth, printPiece } from "@holeshot/artwork";
import type { Layer } from "@holeshot/design";
import { hasProgram } from "../../../../tests/programs.ts";
import { colourLayer, testDocument } from "../../testing/fixtures.ts";
import { kindInput, kinds } from "../../testing/kinds.ts";
import { printer, printJob, sewnPiece } from "../../testing/print-job.ts";
import { pieceOf } from "../../testing/scene-tools.ts";
import { mupdfInks, separations } from "../../testing/separations.ts";

/**
 * A file in process inks as two programs separate it, Ghostscript and MuPDF: without a profile no program has anything to
 * convert, so that ink is held against ink. Where no edge is near, within the seams.
 */
const scale = 4;
const dpi = scale * 25.4;
const known = ["gs", "mutool"].every(hasProgram);
const inks = ["Cyan", "Magenta", "Yellow", "Black"] as const;

/** Whether an ink is as good as even for two pixels round a place. */
function isEven(ink: (x: number, y: number) => number, x: number, y: number): boolean {
  const here = ink(x, y);
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -2; dx <= 2; dx += 1) if (Math.abs(ink(x + dx, y + dy) - here) > 3) return false;
  return true;
}

/** A ramp that what lies below shows through is mixed in a group of its own, in inks. */
const throughRamp: readonly Layer[] = [
  colourLayer({ id: "below", primary: "#e2b714" }),
  colourLayer({
    id: "ramp",
    opacity: 0.8,
    gradient: { secondary: "#163f8c", direction: "left_to_right" },
  }),
];

/** A photo stays in screen colours for the RIP to convert, and here each reader converts by a rule of its own. */
const converted = "image-pixel";

const looked = [...Object.keys(kinds).filter((kind) => kind !== converted), "ramp-see-through"];

test.skipIf(!known).each(looked)(
  "A7.23 two readers find the same process inks within two hundredths: %s",
  async (kind) => {
    const plain = kindInput(kind in kinds ? kind : "colour-plain");
    const input = kind in kinds ? plain : { ...plain, document: testDocument(throughRamp) };
    const garment = { ...input.garment, pieces: [sewnPiece()] };
    const scene = pieceOf(
      buildScene({ ...input, garment, cloth: printCloth(printer.bleed) }),
      "front",
    );
    const job = { ...printJob([]), scene, marks: "cutter" as const, picture: () => undefined };
    const pdf = await printPiece({ ...job, printer: { ...printer, colour: "cmyk" } });
    const plates = await separations(pdf, dpi);
    const other = await mupdfInks(pdf, dpi);
    let [places, inked, worst] = [0, 0, 0];
    for (const [channel, ink] of inks.entries()) {
      const plate = plates.get(ink);
      if (!plate) throw new Error(`no plate of ${ink}`);
      expect(Math.abs(plate.width - other.width)).toBeLessThanOrEqual(1);
      const one = (x: number, y: number) => plate.ink[y * plate.width + x] ?? 0;
      const second = (x: number, y: number) => other.data[(y * other.width + x) * 4 + channel] ?? 0;
      for (let y = 40 * scale; y < 130 * scale; y += 3) {
        for (let x = 40 * scale; x < 150 * scale; x += 3) {
          if (!isEven(one, x, y) || !isEven(second, x, y)) continue;
          places += 1;
          if (one(x, y) > 12) inked += 1;
          worst = Math.max(worst, Math.abs(one(x, y) - second(x, y)));
        }
      }
    }
    expect(places).toBeGreaterThan(1000);
    expect(inked).toBeGreaterThan(500);
    expect(worst).toBeLessThanOrEqual(0.02 * 255);
  },
);
