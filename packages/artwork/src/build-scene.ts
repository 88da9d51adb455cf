import type { Piece, PieceId } from "@holeshot/garments";
import type { ColourLayer, ImageLayer, Layer, TextLayer } from "@holeshot/design";
import { imageBox } from "./images/image-box.ts";
import type { PictureSize } from "./images/image-box.ts";
import { pixelItems, vectorItems } from "./images/image-items.ts";
import { withCarry } from "./with-carry.ts";
import { clothOf } from "./polygons/piece-cloth.ts";
import type {
  PieceScene,
  Scene,
  SceneItem,
  SceneLayer,
  SceneProblem,
  SceneShrink,
} from "./scene.ts";
import type { SceneInput } from "./scene-input.ts";
import { noMemo } from "./scene-memo.ts";
import type { SceneMemo } from "./scene-memo.ts";
import { fitInside } from "./text/fit-in-safe.ts";
import { textLayerItems } from "./text/text-layer-items.ts";
import { bareCloth, zoneLayers } from "./zones/zone-layers.ts";

/** An image shrinks no further than this in small sizes; preflight tells that it reaches under a seam. */
const smallestImageShrink = 0.25;

/**
 * Turns one product of a design into paths, gradients and images in piece millimetres, all text
 * already outlines. Pure: the same input gives the same scene everywhere. With a memo, what did not
 * change since the last call comes back as the same object, piece by piece and layer by layer.
 * A product the document lacks gives bare pieces.
 */
export function buildScene(given: SceneInput): Scene {
  const input = withCarry(given);
  const memo = input.memo ?? noMemo;
  const layers = input.document.products[input.product]?.layers ?? [];
  const told: Told = { problems: [], shrinks: [] };
  const placed = placedLayers(input, layers, memo, told);
  const colours = new Map(
    layers
      .filter((layer): layer is ColourLayer => layer.kind === "colour")
      .map((layer) => [layer.zone, layer]),
  );
  const wanted = input.garment.pieces.filter(({ id }) => input.pieces?.includes(id) ?? true);
  const pieces = wanted.map((piece): PieceScene => {
    const own = placed.get(piece.id) ?? [];
    const all = [...zoneLayers(input, colours, piece, memo), ...own];
    const ground = groundColour(input, colours, piece);
    const cloth = clothOf(input, piece);
    return memo.keep(`piece ${piece.id}`, [piece, cloth, ground, ...all], () => ({
      piece: piece.id,
      ground,
      cloth,
      layers: all,
    }));
  });
  return { product: input.product, pieces, ...told };
}

/**
 * What does not stand as large in this size as it was designed, as its scene would tell, without drawing its
 * zones.
 */
export function placedShrinks(given: SceneInput): readonly SceneShrink[] {
  const input = withCarry(given);
  const layers = input.document.products[input.product]?.layers ?? [];
  const told: Told = { problems: [], shrinks: [] };
  placedLayers(input, layers, input.memo ?? noMemo, told);
  return told.shrinks;
}

/** What is to be said about a scene beside what it shows. */
interface Told {
  readonly problems: SceneProblem[];
  readonly shrinks: SceneShrink[];
}

/** Text and image layers by piece, in the document's order. */
function placedLayers(
  input: SceneInput,
  layers: readonly Layer[],
  memo: SceneMemo,
  told: Told,
): Map<PieceId, SceneLayer[]> {
  const byPiece = new Map<PieceId, SceneLayer[]>();
  const pieces = new Map(input.garment.pieces.map((piece) => [piece.id, piece]));
  for (const layer of layers) {
    if (layer.kind === "colour" || layer.hidden) continue;
    const piece = pieces.get(layer.piece);
    if (!piece) {
      told.problems.push({ kind: "missing_piece", layer: layer.id, piece: layer.piece });
      continue;
    }
    if (input.pieces && !input.pieces.includes(piece.id)) continue;
    const items = layerItems(input, layer, piece, memo, told);
    const scene = memo.keep(`layer ${layer.id}`, [items], () => ({ layer: layer.id, items }));
    byPiece.set(piece.id, [...(byPiece.get(piece.id) ?? []), scene]);
  }
  return byPiece;
}

function layerItems(
  input: SceneInput,
  layer: TextLayer | ImageLayer,
  piece: Piece,
  memo: SceneMemo,
  told: Told,
): readonly SceneItem[] {
  if (layer.kind === "text") {
    const made = textLayerItems(input, layer, piece, memo);
    told.problems.push(...made.problems);
    told.shrinks.push(...made.shrinks);
    return made.items;
  }
  const { source } = layer;
  const vector = input.vectors(source);
  const pixel = vector ? undefined : input.images(source);
  if (!vector && !pixel) {
    told.problems.push({ kind: "missing_picture", layer: layer.id, source: source.id });
  }
  const made = memo.keep(
    `image ${layer.id}`,
    [layer, vector, pixel, input.base, input.carry, piece],
    () => {
      const picture = vector ?? pixel;
      if (!picture) return { items: [], width: layer.width };
      const carried = carryLayer(input, layer, picture);
      const items = vector ? vectorItems(carried, vector) : pixel ? pixelItems(carried, pixel) : [];
      return { items, width: carried.width };
    },
  );
  if (made.width < layer.width - 0.01) {
    const { id, width } = layer;
    told.shrinks.push({ layer: id, text: "", from: width, to: made.width, condensed: 1 });
  }
  return made.items;
}

/** An image in the size drawn: its centre goes with the piece, and it shrinks only to stay in the safe area. */
function carryLayer(input: SceneInput, layer: ImageLayer, picture: PictureSize): ImageLayer {
  if (!input.carry) return layer;
  const { x, y } = input.carry(layer.piece, { x: layer.x, y: layer.y });
  const target = input.garment.pieces.find((piece) => piece.id === layer.piece);
  const source = input.base?.pieces.find((piece) => piece.id === layer.piece) ?? target;
  if (!target || !source) return { ...layer, x, y };
  const { width, height } = imageBox(layer, picture);
  const box = { rotation: layer.rotation, width, height };
  const before = fitInside({ ...box, x: layer.x, y: layer.y }, source.safe);
  const after = fitInside({ ...box, x, y }, target.safe);
  const shrink = before > 0 ? Math.min(1, after / before) : 1;
  return { ...layer, x, y, width: layer.width * Math.max(shrink, smallestImageShrink) };
}

/** What shows where no zone covers: the fabric's colour on unprinted pieces, bare cloth on printed ones. */
function groundColour(
  input: SceneInput,
  colours: ReadonlyMap<string, ColourLayer>,
  piece: Piece,
): string {
  const fabric = input.art.zones.findLast((zone) => zone.kind === "fabric" && zone.paths[piece.id]);
  if (!fabric) return bareCloth;
  return colours.get(fabric.id)?.primary ?? input.colours?.[fabric.id] ?? bareCloth;
}
