import { cutLine } from "@holeshot/garments";
import { formatPath, multiply, pathBounds, transformPath } from "@holeshot/geometry";
import type { Matrix, Path } from "@holeshot/geometry";
import { escapeXml, toSvg } from "../output/to-svg.ts";
import type { SvgOptions } from "../output/to-svg.ts";
import { holesOnPrint, labelsOnPrint, type PieceOnCloth } from "./draw-piece-print.ts";
import { grainLine } from "./grain-line.ts";
import { notchLines } from "./notch-lines.ts";
import type { FontShaper } from "../text/font-shaper.ts";

/** Colours of the marks, easily told apart. */
const strokes = { cut: "#ff00ff", seam: "#00aeef", notch: "#ff0000", grain: "#00a651" } as const;
const placementStroke = "#f7941d";
const holeStroke = "#92278f";

interface PieceSvgOptions extends SvgOptions {
  /** What the piece's label is set in. */
  readonly font: FontShaper;
}

/**
 * A piece as an SVG at its true size (1 unit is 1 mm): artwork to the bleed where it is printed, its label, which is
 * printed with it, and above them a group of open or closed lines for each kind of mark, named by its `id`, which the
 * reader hides before printing. Where cloth shrinks in the press all but the label is larger by as much.
 */
export function pieceSvg(on: PieceOnCloth, { font, ...options }: PieceSvgOptions): string {
  const { piece, scene, patches, label } = on;
  const { swell } = options;
  const onPrint = (path: Path) => (swell ? transformPath(path, swell) : path);
  const marks: readonly (readonly [string, Path, string])[] = [
    ["cut", cutLine(piece), strokes.cut],
    ["seam", piece.outline, strokes.seam],
    ["notch", notchLines(piece), strokes.notch],
    ["grain", grainLine(piece), strokes.grain],
    ["placement", patches.flatMap((patch) => patch.outline), placementStroke],
  ];
  const over = [
    `<desc>${escapeXml(label.short)}</desc>`,
    ...labelGroup(on, font, swell),
    ...holeGroup(on, swell),
    ...marks
      .filter(([, path]) => path.length > 0)
      .map(
        ([id, path, stroke]) =>
          `<g id="${id}" fill="none" stroke="${stroke}" stroke-width="0.25"><path d="${formatPath(onPrint(path), 3)}"/></g>`,
      ),
  ].join("\n");
  if (scene) return toSvg(scene, options).replace(/<\/svg>$/, `${over}\n</svg>`);
  const { left, top, right, bottom } = pathBounds(onPrint(cutLine(piece)));
  const [width, height] = [right - left + 2, bottom - top + 2].map((mm) => mm.toFixed(3));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${(left - 1).toFixed(3)} ${(top - 1).toFixed(3)} ${width} ${height}">`,
    `<title>${escapeXml(piece.id)}</title>`,
    over,
    "</svg>",
  ].join("\n");
}

/** What is cut out of the piece, each a circle: a laser's program knows them as such. */
function holeGroup(on: PieceOnCloth, swell?: Matrix): string[] {
  const holes = holesOnPrint(on, swell);
  if (holes.length === 0) return [];
  const mm = (value: number) => Number(value.toFixed(3));
  const circles = holes.map(
    ({ x, y, radius }) => `<circle cx="${mm(x)}" cy="${mm(y)}" r="${mm(radius)}"/>`,
  );
  return [
    `<g id="hole" fill="none" stroke="${holeStroke}" stroke-width="0.25">${circles.join("")}</g>`,
  ];
}

/** The label as the print file has it: on white where there is artwork. */
function labelGroup(on: PieceOnCloth, font: FontShaper, swell?: Matrix): string[] {
  const placed = labelsOnPrint(on, font, swell);
  if (placed.length === 0) return [];
  const drawn = placed.flatMap(({ width, height, matrix, groups }) => [
    ...(on.scene
      ? [
          `<path transform="matrix(${matrix.join(" ")})" fill="#fff" d="M0 0H${width}V${height}H0Z"/>`,
        ]
      : []),
    ...groups.map(({ shapes, matrix: own }) => {
      const path = shapes.flatMap(({ path, x, y }) => transformPath(path, [1, 0, 0, 1, x, y]));
      const place = multiply(matrix, own).join(" ");
      return `<path transform="matrix(${place})" d="${formatPath(path, 4)}"/>`;
    }),
  ]);
  return [`<g id="label">${drawn.join("")}</g>`];
}
