import { regionsAreHere } from "#clipper";
import { drawnOpacity } from "../items/opacity.ts";
import { pathBounds } from "@holeshot/geometry";
import type { Box, KitPoint, Path, PiecePoint } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";
import type { ColourLayer, GradientDirection } from "@holeshot/design";
import { clothOf, pieceCloth } from "../polygons/piece-cloth.ts";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { Colour, SceneItem, SceneLayer } from "../scene.ts";
import type { SceneInput } from "../scene-input.ts";
import type { SceneMemo } from "../scene-memo.ts";
import type { TemplateZone } from "../template/types.ts";
import { carryBack } from "./carry-back.ts";
import { gradientItems } from "./gradient-items.ts";
import { keepShape } from "./keep-shape.ts";
import { patternLayerItems } from "./pattern-layer.ts";
import { warpPath } from "./warp-path.ts";
import { gradientField, zoneField } from "./zone-field.ts";
import type { ZoneField } from "./zone-field.ts";

/** Colour of a zone that neither the document nor the colourway names: unprinted cloth. */
export const bareCloth: Colour = "#ffffff";

const ownPlane = (_piece: string, point: { readonly x: number; readonly y: number }): KitPoint => ({
  x: point.x,
  y: point.y,
});

/** The zones of a template as scene layers of one piece, in the template's painting order. */
export function zoneLayers(
  input: SceneInput,
  layers: ReadonlyMap<string, ColourLayer>,
  piece: Piece,
  memo: SceneMemo,
): SceneLayer[] {
  return input.art.zones.flatMap((zone, index): SceneLayer[] => {
    const path = zone.paths[piece.id];
    const layer = layers.get(zone.id);
    if (!path || layer?.hidden === true) return [];
    const plain = input.colours?.[zone.id] ?? bareCloth;
    const sources = [
      zone,
      piece,
      layer,
      plain,
      input.carry,
      input.kitPlane,
      input.art,
      input.cloth,
      regionsAreHere(),
    ];
    return [
      memo.keep(`zone ${index} ${piece.id}`, sources, () => ({
        layer: layer?.id ?? "",
        items: zoneItems(input, zone, layer, plain, piece, path, memo),
      })),
    ];
  });
}

function zoneItems(
  input: SceneInput,
  zone: TemplateZone,
  layer: ColourLayer | undefined,
  plain: Colour,
  piece: Piece,
  basePath: Path,
  memo: SceneMemo,
): SceneItem[] {
  const { carry: all } = input;
  const asCloth = all && ((point: PiecePoint) => all(piece.id, point));
  const carry = asCloth && zone.emblem ? keepShape(basePath, asCloth) : asCloth;
  const path = carry ? warpPath(basePath, ({ x, y }) => carry({ x, y })) : basePath;
  const opacity = drawnOpacity(layer?.opacity);
  const back = carry ? carryBack(carry) : null;
  const onPiece = (field: ZoneField) => (x: number, y: number) =>
    field(piece.id, back ? back({ x, y }) : { x, y });
  const ink = clothOf(input, piece);
  const items: SceneItem[] = [];
  // Until areas can be cut, a zone shows its first colour.
  if (layer?.gradient && regionsAreHere()) {
    const field = onPiece(fieldOf(input, zone, layer.gradient.direction, memo));
    const { primary: from } = layer;
    // Fitted to what screens show of the piece, for print too: fitted to more ink it would be another ramp.
    const shown = pieceCloth(piece);
    const box = meet(pathBounds(path), pathBounds(shown));
    const cloth = outlinesOfPath(shown, 1);
    const covers = (x: number, y: number) => isInside({ x, y }, cloth);
    items.push(
      ...gradientItems({ path, box, field, covers, from, to: layer.gradient.secondary, opacity }),
    );
  } else {
    const paint = layer?.primary ?? plain;
    items.push({ kind: "fill", path, paint, rule: "nonzero", opacity });
  }
  if (layer?.fill && regionsAreHere()) {
    const { fill } = layer;
    const along = onPiece(fieldOf(input, zone, fill.rotation, memo));
    const box = meet(pathBounds(path), pathBounds(ink));
    const pattern = { fill, path, box, along, opacity };
    items.push(...patternLayerItems(input, piece, pathBounds(ink), pattern));
  }
  return items;
}

function fieldOf(
  input: SceneInput,
  zone: TemplateZone,
  direction: GradientDirection | number,
  memo: SceneMemo,
): ZoneField {
  const garment = input.base ?? input.garment;
  const plane = input.kitPlane ?? ownPlane;
  const kind = typeof direction === "number" ? "pattern" : "gradient";
  return memo.keep(`${kind} ${zone.id}`, [input.art, garment, plane, direction], () => {
    const levels = input.art.zones.filter((level) => level.id === zone.id);
    return typeof direction === "number"
      ? zoneField(levels, garment, plane, direction)
      : gradientField(levels, garment, plane, direction);
  });
}

/** The part both boxes share; the first where they share nothing. */
function meet(a: Box, b: Box): Box {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : a;
}
