import { cutLine } from "@holeshot/garments";
import {
  type Matrix,
  parsePath,
  type Path,
  pathBounds,
  transformPath,
  transformPoint,
} from "@holeshot/geometry";
import { expect, it } from "vitest";
import { printJob, sewnPiece } from "../../testing/print-job.ts";
import { svgPixels } from "../../testing/pixels.ts";
import { readQr } from "../../testing/read-qr.ts";
import { pieceSvg } from "./piece-svg.ts";
import { labelsOnPrint } from "./draw-piece-print.ts";

const scale = 8;
const code = "HS-1|2|jersey|L|front|ØST|38";

/** What a scanner reads where the piece's label lies, in an SVG drawn by another program. */
async function scanned(material: "printed" | "rib", swell?: Matrix): Promise<string> {
  const { font, ...job } = printJob(undefined, { piece: sewnPiece({ material }) });
  const svg = pieceSvg(job, { font, href: () => undefined, ...(swell ? { swell } : {}) });
  const onPrint = (path: Path) => pathBounds(swell ? transformPath(path, swell) : path);
  const cut = onPrint(cutLine(job.piece));
  const { left, top, right, bottom } = job.scene
    ? onPrint(job.scene.cloth)
    : { left: cut.left - 1, top: cut.top - 1, right: cut.right + 1, bottom: cut.bottom + 1 };
  const [width, height] = [Math.round((right - left) * scale), Math.round((bottom - top) * scale)];
  const { data } = await svgPixels(svg, { width, height, data: new Uint8Array() }, scale);
  const [label] = labelsOnPrint(job, font, swell);
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

it("is larger by what cloth shrinks, artwork and marks; the label keeps its size and can be read", async () => {
  const swell: Matrix = [1.01, 0, 0, 1.025, 0, 0];
  expect(await scanned("printed", swell)).toBe(code);
  const { font, ...job } = printJob(undefined, { piece: sewnPiece() });
  const own = { font, href: () => undefined };
  const [plain, large] = [pieceSvg(job, own), pieceSvg(job, { ...own, swell })];
  for (const mark of ["cut", "seam"]) {
    const [before, after] = [plain, large].map((svg) => {
      const path = new RegExp(`id="${mark}"[^>]*><path d="([^"]*)"`).exec(svg)?.[1] ?? "";
      const { left, top, right, bottom } = pathBounds(parsePath(path));
      return [right - left, bottom - top] as const;
    });
    expect((after?.[0] ?? 0) / (before?.[0] ?? 1), mark).toBeCloseTo(1.01, 4);
    expect((after?.[1] ?? 0) / (before?.[1] ?? 1), mark).toBeCloseTo(1.025, 4);
  }
  const page = (svg: string) =>
    /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  expect((page(large)[0] ?? 0) / (page(plain)[0] ?? 1)).toBeCloseTo(1.01, 4);
  expect((page(large)[1] ?? 0) / (page(plain)[1] ?? 1)).toBeCloseTo(1.025, 4);
  // Artwork is drawn in millimetres of the piece and grown as a whole.
  const grown = /<g transform="matrix\(1\.01 0 0 1\.025 0 0\)">\s*<g clip-path="url\(#cloth\)">/;
  expect(grown.test(large)).toBe(true);
});
