import { loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { buildScene, printCloth, printPiece, type PieceScene } from "@holeshot/artwork";
import type { Layer } from "@holeshot/design";
import { hasProgram } from "../../../../tests/programs.ts";
import { colourLayer, testDocument } from "../../testing/fixtures.ts";
import { kindInput, kinds } from "../../testing/kinds.ts";
import { worstColour } from "../../testing/likeness.ts";
import {
  canvasPixels,
  ghostPixels,
  mupdfPixels,
  pdfPixels,
  type Pixels,
} from "../../testing/pixels.ts";
import { printer, printJob, sewnPiece } from "../../testing/print-job.ts";
import { pieceOf } from "../../testing/scene-tools.ts";
import { photoFile } from "../../testing/seeded-design.ts";
import { told } from "../../testing/separations.ts";

/**
 * A piece's file for the press as four programs draw it: poppler, Ghostscript and MuPDF from the file, our own canvas from
 * the scene; a fifth, qpdf, looks whether the file is whole. Colours are held against one another where no edge is near.
 */
const scale = 4;
const readers = { poppler: pdfPixels, ghostscript: ghostPixels, mupdf: mupdfPixels };
const known = ["pdftocairo", "gs", "mutool", "qpdf"].every(hasProgram);
const photo = photoFile();

/** Of two strange readers where three see-through layers lie on one another: each rounds each layer to 8 bits in its own way. */
const roundings = 1.25;
/** Between the page's edge and the ink, mm. */
const margin = 10;

/** What lies over one another as a rider lays it: a see-through ramp over a photo over a pattern, see-through letters above. */
const laidOver: readonly Layer[] = [
  ...(kinds["pattern-checker"] ?? []),
  ...(kinds["image-pixel"] ?? []),
  colourLayer({
    id: "ramp",
    opacity: 0.8,
    gradient: { secondary: "#163f8c", direction: "left_to_right" },
  }),
  ...(kinds["text-see-through"] ?? []),
];
const all: Readonly<Record<string, readonly Layer[]>> = {
  ...kinds,
  "laid-over-one-another": laidOver,
};

function pressScene(kind: string): PieceScene {
  const plain = kindInput("colour-gradient-bent");
  const input = kind in kinds ? kindInput(kind) : { ...plain, document: testDocument(laidOver) };
  const garment = { ...input.garment, pieces: [sewnPiece()] };
  return pieceOf(buildScene({ ...input, garment, cloth: printCloth(printer.bleed) }), "front");
}

test.skipIf(!known).each(Object.keys(all))(
  "A7.22 five readers see the same piece, colours within ΔE00 1: %s",
  async (kind) => {
    const scene = pressScene(kind);
    const pdf = await printPiece({ ...printJob([]), scene, marks: "cutter", picture: () => photo });
    await expect(told("qpdf", ["--check"], pdf)).resolves.toContain("No syntax or stream");
    const image = await loadImage(photo);
    const shown = canvasPixels(scene, () => image, scale);
    const box = /MediaBox: +0.00 +0.00 +([\d.]+) +([\d.]+)/.exec(
      await told("pdfinfo", ["-box"], pdf),
    );
    const [width, height] = [box?.[1], box?.[2]].map((points) =>
      Math.round((Number(points) / 72) * 25.4 * scale),
    ) as [number, number];
    const drawn: Record<string, Pixels> = { canvas: shown };
    for (const [name, read] of Object.entries(readers)) {
      const whole = await read(pdf, { width, height, data: new Uint8Array() }, scale);
      drawn[name] = cropped(whole, margin * scale, shown);
    }
    // Within the seams: the label in the hem is no artwork.
    const sewn = { x: 20 * scale, y: 10 * scale, size: 112 * scale };
    for (const [one, first] of Object.entries(drawn)) {
      for (const [other, second] of Object.entries(drawn)) {
        if (one >= other) continue;
        const apart = worstColour(first, second, sewn);
        const most = kind in kinds || one === "canvas" ? 1 : roundings;
        expect(apart, `${kind}: ${one} and ${other}`).toBeLessThanOrEqual(most);
      }
    }
  },
);

/** The ink of a page: what lies beyond the margin, as large as the piece. */
function cropped(whole: Pixels, from: number, { width, height }: Pixels): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const at = ((row + from) * whole.width + from) * 4;
    data.set(whole.data.subarray(at, at + width * 4), row * width * 4);
  }
  return { width, height, data };
}
