import { type Piece, type PieceId, seamCrossings } from "@holeshot/garments";
import { type ColourLayer, isPlaced, type Layer, type PlacedLayer } from "@holeshot/design";
import { beyondSeams, goesOn } from "./layers/across-seams.ts";
import { layerPoints } from "./preflight/layer-points.ts";
import { drawingOf } from "./layers/drawing.ts";
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
import { sewnOn } from "./sewn-on/sewn-on.ts";
import { bareCloth, zoneLayers } from "./zones/zone-layers.ts";

/**
 * Turns one product of a design into paths, gradients and images in piece millimetres, all text
 * already outlines. Pure: the same input gives the same scene everywhere. With a memo, what did not
 * change since the last call comes back as the same object, piece by piece and layer by layer.
 * A product the document lacks gives bare pieces.
 */
export function buildScene(given: SceneInput): Scene {
  return toEnd(sceneSteps(given));
}

/**
 * The same, in steps of a few milliseconds: each layer that is placed, then each piece with its zones. With a memo, whoever
 * goes through the steps once has the scene at hand.
 */
export function* sceneSteps(given: SceneInput): Generator<undefined, Scene> {
  const input = withCarry(given);
  const memo = input.memo ?? noMemo;
  const layers = input.document.products[input.product]?.layers ?? [];
  const told: Told = { problems: [], shrinks: [] };
  const placed = yield* placedLayers(input, layers, memo, told);
  const colours = new Map(
    layers.filter((layer) => !isPlaced(layer)).map((layer) => [layer.zone, layer]),
  );
  const wanted = input.garment.pieces.filter(({ id }) => input.pieces?.includes(id) ?? true);
  const pieces: PieceScene[] = [];
  for (const piece of wanted) {
    yield;
    const own = placed.get(piece.id) ?? [];
    const ground = groundColour(input, colours, piece);
    const sewn = sewnOnLayers(input, piece, ground, memo);
    const all = [...zoneLayers(input, colours, piece, memo), ...own, ...sewn];
    const cloth = clothOf(input, piece);
    const scene = memo.keep(`piece ${piece.id}`, [piece, cloth, ground, ...all], () => ({
      piece: piece.id,
      ground,
      cloth,
      layers: all,
      ...(sewn.length > 0 && { sewnOn: true as const }),
    }));
    pieces.push(scene);
  }
  return { product: input.product, pieces, ...told };
}

/** Above all artwork, as hardware is; no layer of the document. */
function sewnOnLayers(
  { chosen, garment }: SceneInput,
  piece: Piece,
  ground: string,
  memo: SceneMemo,
): readonly SceneLayer[] {
  if (!chosen) return [];
  const { garment: made, options } = chosen;
  const sources = [garment, piece, ground, made, options["closure"]];
  return memo.keep(`sewn ${piece.id}`, sources, () => {
    const items = sewnOn(garment, piece, ground, chosen);
    return items.length > 0 ? [{ layer: "", items }] : [];
  });
}

/**
 * What does not stand as large in this size as it was designed, as its scene would tell, without drawing its
 * zones.
 */
export function placedShrinks(given: SceneInput): readonly SceneShrink[] {
  const input = withCarry(given);
  const layers = input.document.products[input.product]?.layers ?? [];
  const told: Told = { problems: [], shrinks: [] };
  toEnd(placedLayers(input, layers, input.memo ?? noMemo, told));
  return told.shrinks;
}

function toEnd<T>(steps: Iterator<undefined, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** What is to be said about a scene beside what it shows. */
interface Told {
  readonly problems: SceneProblem[];
  readonly shrinks: SceneShrink[];
}

/** Text and image layers by piece, in the document's order. */
function* placedLayers(
  input: SceneInput,
  layers: readonly Layer[],
  memo: SceneMemo,
  told: Told,
): Generator<undefined, Map<PieceId, SceneLayer[]>> {
  const byPiece = new Map<PieceId, SceneLayer[]>();
  const pieces = new Map(input.garment.pieces.map((piece) => [piece.id, piece]));
  for (const layer of layers) {
    if (!isPlaced(layer) || layer.hidden) continue;
    const piece = pieces.get(layer.piece);
    if (!piece) {
      told.problems.push({ kind: "missing_piece", layer: layer.id, piece: layer.piece });
      continue;
    }
    if (!isWanted(input, layer, piece)) continue;
    const { items, problems, shrinks } = drawingOf(layer).items(input, layer, piece, memo);
    told.problems.push(...problems);
    told.shrinks.push(...shrinks);
    for (const [id, scene] of onPieces(input, layer, items, memo)) {
      byPiece.set(id, [...(byPiece.get(id) ?? []), scene]);
    }
    yield;
  }
  return byPiece;
}

/** A layer that goes on over seams may be seen where its own piece is not. */
function isWanted({ pieces, garment }: SceneInput, layer: PlacedLayer, piece: Piece): boolean {
  if (!pieces || pieces.includes(piece.id)) return true;
  return goesOn(layer) && seamCrossings(garment, piece.id).some(({ to }) => pieces.includes(to));
}

/** A layer on its own piece, and on those that it reaches over a seam. */
function onPieces(
  { garment }: SceneInput,
  layer: PlacedLayer,
  items: readonly SceneItem[],
  memo: SceneMemo,
): ReadonlyMap<PieceId, SceneLayer> {
  return memo.keep(`layer ${layer.id}`, [items, goesOn(layer) && garment], () => {
    const found = new Map<PieceId, SceneLayer>([[layer.piece, { layer: layer.id, items }]]);
    if (!goesOn(layer)) return found;
    for (const beyond of beyondSeams(garment, layer.piece, items, layerPoints(items))) {
      const before = found.get(beyond.piece)?.items ?? [];
      found.set(beyond.piece, { layer: layer.id, items: [...before, ...beyond.items] });
    }
    return found;
  });
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
