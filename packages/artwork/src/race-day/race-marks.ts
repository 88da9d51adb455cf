import {
  type Command,
  isLettering,
  isPlaced,
  isSample,
  type PlacedLayer,
  riderRole,
} from "@holeshot/design";
import {
  type Garment,
  type Piece,
  type PieceId,
  type ProductId,
  productFacts,
} from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import { buildScene } from "../build-scene.ts";
import { layerBounds } from "../items/bounds.ts";
import { isInked } from "../items/is-inked.ts";
import { contrastAround, textFindings } from "../layers/text/findings.ts";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import { layerPoints } from "../preflight/layer-points.ts";
import type { PieceScene, Scene, SceneLayer } from "../scene.ts";
import type { SceneInput } from "../scene-input.ts";
import { coveredBy, type Gear } from "./gear.ts";
import { fenceDistances, heightFor, readableBy } from "./legibility.ts";

/** What somebody at the fence is to make out: a rider's name or number, or whoever pays for the kit. */
export interface RaceMark {
  readonly product: ProductId;
  readonly layer: string;
  readonly kind: "name" | "number" | "sponsor";
  /** A kit's own lettering that stands in for the rider's: nothing of it is made. */
  readonly sample: boolean;
  /** Of lettering; empty for a picture. */
  readonly text: string;
  readonly piece: PieceId;
  /** Of its ink on that piece, mm: size, and how far its middle lies right of the wearer's middle and below the neck. */
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly down: number;
  /** Share of its ink that no gear lies over, 0 to 1. */
  readonly visible: number;
  /** Of a number: who can read it from each distance, counting what is covered as unread; else null. */
  readonly readers: readonly number[] | null;
  /** What puts it right, each in one step; empty where nothing is wrong, or nothing helps. */
  readonly fixes: readonly RaceFix[];
}

/** One step that makes a mark better seen. */
export interface RaceFix {
  readonly what: "larger" | "outline" | "move";
  readonly command: Command;
}

/** Points of ink that are looked at of a layer, at least. */
const SAMPLES = 1500;
/** A mark that loses more is to be moved; and what is well seen. */
const ENOUGH = 0.75;
const WELL = 0.97;
/** How far a mark may be moved out of the way, and in which steps, mm. */
const REACH = 260;
const STEP = 10;
/** A number may grow so much in one step: a larger one would be made to fit again. */
const MOST_GROWTH = 1.6;

/** What is to be made out of a product under the gear, in the order of its layers. Pure; the input as for `buildScene`. */
export function raceMarks(input: SceneInput, gear: readonly Gear[]): readonly RaceMark[] {
  const scene = buildScene(input);
  const covered = coveredBy(input.garment, gear);
  const layers = input.document.products[input.product]?.layers ?? [];
  return layers.flatMap((layer): RaceMark[] => {
    if (!isPlaced(layer) || layer.hidden) return [];
    const inked = inkOf(scene, layer);
    const own = inked.find(({ piece }) => piece === layer.piece) ?? inked[0];
    if (!own) return [];
    const points = inked.flatMap(({ piece, points: each }) =>
      each.map((point) => ({ piece, ...point })),
    );
    const seen = (dx: number, dy: number) =>
      points.filter(({ piece, x, y }) => !covered(piece, x + dx, y + dy)).length / points.length;
    const visible = seen(0, 0);
    const role = riderRole(layer);
    const kind = role === "name" || role === "number" ? role : "sponsor";
    const { left, right, top, bottom } = own.box;
    const drawn = scene.pieces.find(({ piece }) => piece === own.piece);
    const number = kind === "number" && drawn ? lettering(scene, layer, drawn, own.layer) : null;
    const readers = number && fenceDistances.map((metres) => readableBy(number, metres) * visible);
    const fixes = [
      ...(number && isLettering(layer) ? numberFixes(input, layer, drawn, own.layer, number) : []),
      ...(visible < ENOUGH ? wayOut(input.garment, input.product, layer, seen, own) : []),
    ];
    return [
      {
        product: input.product,
        layer: layer.id,
        kind,
        sample: isSample(layer),
        text: isLettering(layer) ? layer.text : "",
        piece: own.piece,
        width: right - left,
        height: bottom - top,
        right: (left + right) / 2,
        down: (top + bottom) / 2,
        visible,
        readers,
        fixes,
      },
    ];
  });
}

interface Ink {
  readonly piece: PieceId;
  readonly layer: SceneLayer;
  readonly box: ReturnType<typeof layerBounds>;
  readonly points: readonly Point[];
}

/** Points of what a layer paints, evenly spread, on every piece that it reaches. */
function inkOf(scene: Scene, { id }: PlacedLayer): readonly Ink[] {
  return scene.pieces.flatMap(({ piece, cloth, layers }) => {
    const layer = layers.find((one) => one.layer === id && one.items.length > 0);
    if (!layer) return [];
    const box = layerBounds(layer);
    const area = Math.max(1, (box.right - box.left) * (box.bottom - box.top));
    const step = Math.max(0.5, Math.sqrt(area / SAMPLES / 3));
    const outlines = outlinesOfPath(cloth, 1);
    const points: Point[] = [];
    for (let y = box.top + step / 2; y < box.bottom; y += step) {
      for (let x = box.left + step / 2; x < box.right; x += step) {
        const point = { x, y };
        if (isInked(layer.items, point) && isInside(point, outlines)) points.push(point);
      }
    }
    return points.length === 0 ? [] : [{ piece, layer, box, points }];
  });
}

function lettering(scene: Scene, layer: PlacedLayer, piece: PieceScene, drawn: SceneLayer) {
  if (!isLettering(layer)) return null;
  const shrunk = scene.shrinks.find((one) => one.layer === layer.id);
  const ratio = contrastAround(layer, piece, layerPoints(drawn.items));
  return { height: shrunk?.to ?? layer.size, ratio };
}

function numberFixes(
  input: SceneInput,
  layer: Extract<PlacedLayer, { kind: "text" }>,
  piece: PieceScene | undefined,
  drawn: SceneLayer,
  number: { readonly height: number; readonly ratio: number },
): RaceFix[] {
  // On a glove or a leg nobody looks for it from the next straight.
  if (productFacts(input.product).wear !== "top") return [];
  const far = fenceDistances.at(-1) ?? 30;
  if (!piece || readableBy(number, far) >= 0.9) return [];
  const found = textFindings.drawn(input, layer, { piece, points: layerPoints(drawn.items) });
  const contrast = found.find(({ code }) => code === "low_contrast")?.fix ?? [];
  if (contrast.length > 0) return contrast.map((command) => ({ what: "outline", command }));
  const factor = Math.min(MOST_GROWTH, heightFor(number.ratio, far) / number.height);
  const command = {
    type: "scale_layers",
    product: input.product,
    layers: [layer.id],
    factor,
  } as const;
  return factor > 1.02 ? [{ what: "larger", command }] : [];
}

/** The shortest way up or down to where it is well seen, within the safe area of its piece. */
function wayOut(
  garment: Garment,
  product: ProductId,
  layer: PlacedLayer,
  seen: (dx: number, dy: number) => number,
  { box, piece: on }: Ink,
): RaceFix[] {
  const piece = garment.pieces.find(({ id }) => id === on);
  if (!piece || layer.locked) return [];
  for (let by = STEP; by <= REACH; by += STEP) {
    for (const dy of [-by, by]) {
      if (!isSafe(piece, box, dy) || seen(0, dy) < WELL) continue;
      const command = { type: "move_layers", product, layers: [layer.id], dx: 0, dy } as const;
      return [{ what: "move", command }];
    }
  }
  return [];
}

function isSafe({ safe }: Piece, { left, right, top, bottom }: Ink["box"], dy: number): boolean {
  const outlines = outlinesOfPath(safe, 1);
  return [left, right].every((x) =>
    [top, bottom].every((y) => isInside({ x, y: y + dy }, outlines)),
  );
}
