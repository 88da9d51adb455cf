import type { Point } from "@holeshot/geometry";
import { type Command, isSample, type TextLayer, type TextStyle } from "@holeshot/design";
import type { ProductId } from "@holeshot/garments";
import { coloursUnder } from "../../preflight/colour-under.ts";
import type { Unplaced } from "../../preflight/finding.ts";
import type { Colour, PieceScene } from "../../scene.ts";
import type { RosterEntry } from "../../scene-input.ts";
import { contrastRatio } from "../../template/contrast.ts";
import { rosterText } from "../../text/text-layer-items.ts";
import { missingCharacters } from "../../text/missing-characters.ts";
import { outlinesOf } from "../../text/text-rings.ts";
import { thinnestStroke } from "../../text/thinnest-stroke.ts";
import type { LayerFindings } from "../layer-findings.ts";
import { closedFindings } from "./closed-letters-finding.ts";

/** Least contrast of a name or number with what surrounds it (WCAG ratio of large text). */
export const leastContrast = 3;

/** Findings about outlines, contrast, counters and roles of a text layer. */
export const textFindings: LayerFindings<TextLayer> = {
  drawn: (input, layer, { piece, points }) => [
    ...thinStrokes(input.product, layer),
    ...lowContrast(input.product, layer, piece, points),
    ...closedFindings(input, layer, farthest(layer.colour)),
    ...unfilled(input.product, layer, input.riders ?? []),
  ],
  // Nothing is drawn of an empty name or number: that is what is to be told.
  empty: ({ product, riders = [] }, layer) => unfilled(product, layer, riders),
  otherFont: ({ product, otherFonts, fonts }, layer, missing) => {
    const needed = `${layer.text}\n${missing.join("")}`;
    const font = otherFonts?.find((id) => {
      const shaper = id === layer.font ? undefined : fonts(id);
      return shaper !== undefined && missingCharacters(needed, shaper).length === 0;
    });
    return font === undefined ? [] : [restyle(product, layer, { font })];
  },
};

function thinStrokes(product: ProductId, layer: TextLayer): Unplaced[] {
  const thin = outlinesOf(layer).filter((outline) => outline.width < thinnestStroke);
  if (thin.length === 0) return [];
  const widened = <T extends { readonly width: number }>(outline: T): T =>
    outline.width > 0 ? { ...outline, width: Math.max(outline.width, thinnestStroke) } : outline;
  const style: TextStyle = {
    stroke: widened(layer.stroke),
    ...(layer.strokes && { strokes: layer.strokes.map(widened) }),
  };
  const width = Math.min(...thin.map((outline) => outline.width));
  return [
    finding("thin_stroke", "advice", product, layer, { width, least: thinnestStroke }, [
      restyle(product, layer, style),
    ]),
  ];
}

/** A name or number must stand off from its first outline, or from the cloth where it has none. */
function lowContrast(
  product: ProductId,
  layer: TextLayer,
  piece: PieceScene,
  points: readonly Point[],
): Unplaced[] {
  if (layer.role === undefined || layer.text.trim() === "" || points.length === 0) return [];
  const ratio = contrastAround(layer, piece, points);
  if (ratio >= leastContrast) return [];
  const stroke = { enabled: true, colour: farthest(layer.colour), width: strokeWidth(layer) };
  const params = { ratio: Math.round(ratio * 10) / 10, least: leastContrast };
  return [
    finding("low_contrast", "advice", product, layer, params, [
      restyle(product, layer, { stroke }),
    ]),
  ];
}

/** The WCAG ratio of letters to their first outline, or to the cloth where they have none. */
export function contrastAround(
  layer: TextLayer,
  piece: PieceScene,
  points: readonly Point[],
): number {
  const outlines = outlinesOf(layer);
  const ground = coloursUnder(piece, layer.id, spread(points, 12));
  // An outline in the letters' own colour only makes them bolder: the next one, or the cloth, is what they stand on.
  const edge = outlines.find(({ colour }) => colour !== layer.colour);
  const around = edge ? [edge.colour] : ground;
  const ratios = around
    .map((colour) => contrastRatio(layer.colour, colour))
    .toSorted((a, b) => a - b);
  // A stripe behind one digit does no harm: the lower third of the places counts.
  return ratios[Math.floor(ratios.length / 3)] ?? 21;
}

/** A layer that has nothing to show, alone or for some riders: one for a name or number, or a sample. */
function unfilled(
  product: ProductId,
  layer: TextLayer,
  roster: readonly RosterEntry[],
): Unplaced[] {
  const sample = isSample(layer);
  if (layer.role === undefined && !sample) return [];
  const entries = roster.length > 0 ? roster : [undefined];
  const empty = entries.filter((entry) => rosterText(layer, entry).trim() === "").length;
  if (empty === 0) return [];
  if (sample) {
    return [
      finding("sample_left", "advice", product, layer, { text: layer.text, count: empty }, []),
    ];
  }
  const code = layer.role === "name" ? "unfilled_name" : "unfilled_number";
  return [finding(code, "advice", product, layer, { count: empty }, [])];
}

function strokeWidth(layer: TextLayer): number {
  return Math.max(layer.stroke.width, thinnestStroke, Math.round(layer.size * 5) / 100);
}

function farthest(colour: Colour): Colour {
  return contrastRatio(colour, "#000000") > contrastRatio(colour, "#ffffff")
    ? "#000000"
    : "#ffffff";
}

function spread(points: readonly Point[], count: number): Point[] {
  const step = Math.max(1, Math.floor(points.length / count));
  return points.filter((_point, index) => index % step === 0);
}

function restyle(product: ProductId, layer: TextLayer, style: TextStyle): Command {
  return { type: "style_text", product, layers: [layer.id], style };
}

function finding(
  code: Unplaced["code"],
  level: Unplaced["level"],
  product: ProductId,
  layer: TextLayer,
  params: Unplaced["params"],
  fix: readonly Command[],
): Unplaced {
  return { code, level, product, layer: layer.id, params, fix };
}
