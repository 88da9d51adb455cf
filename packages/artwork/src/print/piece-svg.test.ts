import { cutLine } from "@holeshot/garments";
import { pathBounds, transformPoint } from "@holeshot/geometry";
import { expect, it } from "vitest";
import { printJob, sewnPiece } from "../../testing/print-job.ts";
import { svgPixels } from "../../testing/pixels.ts";
import { readQr } from "../../testing/read-qr.ts";
import { pieceSvg } from "./piece-svg.ts";
import { placeLabels } from "./place-label.ts";

const scale = 8;
const code = "HS-1|2|jersey|L|front|ØST|38";

/** What a scanner reads where the piece's label lies, in an SVG drawn by another program. */
async function scanned(material: "printed" | "rib"): Promise<string> {
  const { font, ...job } = printJob(undefined, { piece: sewnPiece({ material }) });
  const svg = pieceSvg(job, { font, href: () => undefined });
  const cut = pathBounds(cutLine(job.piece));
  const { left, top, right, bottom } = job.scene
    ? pathBounds(job.scene.cloth)
    : { left: cut.left - 1, top: cut.top - 1, right: cut.right + 1, bottom: cut.bottom + 1 };
  const [width, height] = [Math.round((right - left) * scale), Math.round((bottom - top) * scale)];
  const { data } = await svgPixels(svg, { width, height, data: new Uint8Array() }, scale);
  const [label] = placeLabels(job.piece, job.label, font);
  if (!label) throw new Error("no label");
  const modules = 29;
  const unit = label.height / (modules + 8);
  return readQr(modules, (row, column) => {
    const spot = { x: (column + 4.5) * unit, y: (row + 4.5) * unit };
    const { x, y } = transformPoint(label.matrix, spot);
    const at = Math.floor((y - top) * scale) * width + Math.floor((x - left) * scale);
    return (data[at * 4] ?? 255) < 128;
  });
}

it("says whose it is as the print file does: on white in the hem, and on cloth that is not printed", async () => {
  expect(await scanned("printed")).toBe(code);
  expect(await scanned("rib")).toBe(code);
});
