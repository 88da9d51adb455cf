import { formatPath, pathBounds, transformPath } from "@holeshot/geometry";
import type { Matrix } from "@holeshot/geometry";
import { gradientEnds } from "../items/gradient-ends.ts";
import { isRound } from "../items/paints.ts";
import type { Gradient, Paint, PieceScene, SceneItem } from "../scene.ts";

export interface SvgOptions {
  /** Address of an image (a data URL keeps the file whole); undefined leaves it out. */
  readonly href: (asset: string) => string | undefined;
  /** Decimals of a millimetre; 3 unless told. */
  readonly decimals?: number;
  /** From millimetres of the piece to those of the file; as it is when absent. */
  readonly swell?: Matrix;
}

/** The definitions an SVG's body refers to, collected while it is written. */
interface Definitions {
  readonly lines: string[];
  readonly options: Required<Omit<SvgOptions, "swell">>;
}

/** One piece as an SVG file at its true size: 1 unit is 1 mm, text as paths, no raster the scene has not. */
export function toSvg(piece: PieceScene, options: SvgOptions): string {
  const { swell } = options;
  const { left, top, right, bottom } = pathBounds(
    swell ? transformPath(piece.cloth, swell) : piece.cloth,
  );
  const definitions: Definitions = { lines: [], options: { decimals: 3, ...options } };
  const cloth = formatPath(piece.cloth, definitions.options.decimals);
  definitions.lines.push(`<clipPath id="cloth"><path d="${cloth}"/></clipPath>`);
  const layers = piece.layers.map((layer) => {
    const id = layer.layer === "" ? "" : ` data-layer="${escapeXml(layer.layer)}"`;
    return `<g${id}>${layer.items.map((item) => svgItem(item, definitions)).join("")}</g>`;
  });
  const size = [left, top, right - left, bottom - top].map((value) => round(value, 3));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[2]}mm" height="${size[3]}mm" viewBox="${size.join(" ")}">`,
    `<title>${escapeXml(piece.piece)}</title>`,
    `<defs>${definitions.lines.join("")}</defs>`,
    ...(swell ? [`<g transform="matrix(${formatMatrix(swell)})">`] : []),
    `<g clip-path="url(#cloth)"><path d="${cloth}" fill="${piece.ground}"/>`,
    ...layers,
    swell ? "</g></g></svg>" : "</g></svg>",
  ].join("\n");
}

function svgItem(item: SceneItem, definitions: Definitions): string {
  const { options } = definitions;
  if (item.kind === "image") return svgImage(item, options);
  const d = formatPath(item.path, options.decimals);
  if (item.kind === "fill") {
    const rule = item.rule === "evenodd" ? ' fill-rule="evenodd"' : "";
    const paint = svgPaint(item.paint, definitions);
    return `<path d="${d}" fill="${paint}"${rule}${opacityOf(item.opacity)}/>`;
  }
  const id = `c${definitions.lines.length}`;
  const rule = item.rule === "evenodd" ? ' clip-rule="evenodd"' : "";
  definitions.lines.push(`<clipPath id="${id}"><path d="${d}"${rule}/></clipPath>`);
  const items = item.items.map((inner) => svgItem(inner, definitions)).join("");
  return `<g clip-path="url(#${id})">${items}</g>`;
}

function svgPaint(paint: Paint, definitions: Definitions): string {
  if (typeof paint === "string") return paint;
  const id = `g${definitions.lines.length}`;
  definitions.lines.push(svgGradient(id, paint));
  return `url(#${id})`;
}

function svgGradient(id: string, gradient: Gradient): string {
  const kind = isRound(gradient) ? "radialGradient" : "linearGradient";
  const ends = gradientEnds(gradient, (value, decimals = 4) => String(round(value, decimals)));
  const stops = gradient.stops
    .map(({ at, colour, alpha = 1 }) => {
      const cover = alpha < 1 ? ` stop-opacity="${round(alpha, 4)}"` : "";
      return `<stop offset="${round(at, 5)}" stop-color="${colour}"${cover}/>`;
    })
    .join("");
  return `<${kind} id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops}</${kind}>`;
}

function svgImage(item: SceneItem & { readonly kind: "image" }, options: SvgOptions): string {
  const href = options.href(item.asset);
  if (href === undefined) return "";
  const matrix = formatMatrix(item.matrix);
  return `<image href="${escapeXml(href)}" width="1" height="1" preserveAspectRatio="none" transform="matrix(${matrix})"${opacityOf(item.opacity)}/>`;
}

function formatMatrix(matrix: Matrix): string {
  return matrix.map((value) => round(value, 6)).join(" ");
}

function opacityOf(opacity: number): string {
  return opacity >= 1 ? "" : ` opacity="${round(opacity, 6)}"`;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Text as XML holds it. */
export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
