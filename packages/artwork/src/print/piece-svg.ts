import { cutLine } from "@holeshot/garments";
import type { Path } from "@holeshot/geometry";
import { formatPath, pathBounds } from "@holeshot/geometry";
import { escapeXml, toSvg } from "../output/to-svg.ts";
import type { SvgOptions } from "../output/to-svg.ts";
import type { PieceOnCloth } from "./draw-piece-print.ts";
import { grainLine } from "./grain-line.ts";
import { notchLines } from "./notch-lines.ts";

/** Colours of the marks, easily told apart. */
const strokes = { cut: "#ff00ff", seam: "#00aeef", notch: "#ff0000", grain: "#00a651" } as const;
const placementStroke = "#f7941d";

/**
 * A piece as an SVG at its true size (1 unit is 1 mm): artwork to the bleed where it is printed, and above it a group of
 * open or closed lines for each kind of mark, named by its `id`, which the reader hides before printing.
 */
export function pieceSvg(
  { piece, scene, patches, label }: PieceOnCloth,
  options: SvgOptions,
): string {
  const marks: readonly (readonly [string, Path, string])[] = [
    ["cut", cutLine(piece), strokes.cut],
    ["seam", piece.outline, strokes.seam],
    ["notch", notchLines(piece), strokes.notch],
    ["grain", grainLine(piece), strokes.grain],
    ["placement", patches.flatMap((patch) => patch.outline), placementStroke],
  ];
  const over = [
    `<desc>${escapeXml(label.short)}</desc>`,
    ...marks
      .filter(([, path]) => path.length > 0)
      .map(
        ([id, path, stroke]) =>
          `<g id="${id}" fill="none" stroke="${stroke}" stroke-width="0.25"><path d="${formatPath(path, 3)}"/></g>`,
      ),
  ].join("\n");
  if (scene) return toSvg(scene, options).replace(/<\/svg>$/, `${over}\n</svg>`);
  const { left, top, right, bottom } = pathBounds(cutLine(piece));
  const [width, height] = [right - left + 2, bottom - top + 2].map((mm) => mm.toFixed(3));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${(left - 1).toFixed(3)} ${(top - 1).toFixed(3)} ${width} ${height}">`,
    `<title>${escapeXml(piece.id)}</title>`,
    over,
    "</svg>",
  ].join("\n");
}
