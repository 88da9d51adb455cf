import {
  buildScene,
  colourwayOf,
  drawPiece,
  sceneInput,
  startDocument,
  type CanvasTarget,
  type FontShaper,
} from "@holeshot/artwork";
import type { Layer } from "@holeshot/design";
import {
  baseSize,
  draftGarment,
  lyingOn,
  sizeGroup,
  type Garment,
  type Piece,
} from "@holeshot/garments";
import type { PieceRaster } from "@holeshot/views";
import { createCanvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import { sewing } from "../products.ts";
import { letteringFor, readKit } from "./read-kit.ts";

/** What a garment wears: prints of its pieces and the colours of its cloths. */
export interface Dress {
  readonly rasters: readonly PieceRaster[];
  readonly fabrics: Readonly<Record<string, string>>;
}

/** Cloth beyond the seam line that still shows where pieces meet, mm. */
const bleed = 4;
const black = "#17181c";

/**
 * A kit of the catalogue in one of its colourways, as the shop begins a design in it. Who rides in it may have had what stands on
 * thighs `raised` by so many mm, and none on sleeves, where bent arms would break it.
 */
export function dressInKit(
  garment: Garment,
  kit: string,
  colourway: string,
  fonts: (font: string) => FontShaper | undefined,
  raised = 0,
): Dress {
  const { product } = garment;
  const template = readKit(kit);
  const art = template.art[product];
  if (!art) throw new RangeError(`${kit} has no ${product}`);
  const base = draftGarment({ product, size: baseSize(product) });
  const letters = letteringFor(sizeGroup(product, garment.size));
  const started = startDocument(template, [product], colourway, letters);
  const own = started.products[product];
  const document = own
    ? {
        ...started,
        products: {
          [product]: { ...own, layers: raised > 0 ? asRidden(own.layers, raised) : own.layers },
        },
      }
    : started;
  const inks = { art, colours: colourwayOf(template, { colourway })?.zones ?? {} };
  const drawables = { fonts, vectors: () => undefined, images: () => undefined };
  const chosen = { garment, options: lyingOn(product, {}) };
  const facts = { document, garment, base, kit: inks, drawables };
  const scene = buildScene(sceneInput(facts, { chosen }));
  const pieces = new Map(scene.pieces.map((piece) => [piece.piece, piece]));
  return {
    rasters: drawRasters(
      garment,
      (context, piece, raster) => {
        const own = pieces.get(piece.id);
        const target = context as unknown as CanvasTarget<Image>;
        if (own) drawPiece(target, own, () => undefined, raster);
      },
      ({ id, material }) => material === "printed" || pieces.get(id)?.sewnOn === true,
    ),
    fabrics: Object.fromEntries(scene.pieces.map(({ piece, ground }) => [piece, ground])),
  };
}

function asRidden(layers: readonly Layer[], raised: number): Layer[] {
  return layers.flatMap((layer): Layer[] => {
    if (layer.kind !== "text") return [layer];
    if (layer.piece.startsWith("sleeve")) return [];
    return [layer.piece.startsWith("thigh") ? { ...layer, y: layer.y - raised } : layer];
  });
}

/** One colour without any print; ribs, panels and guards are black. */
export function dressPlainly(garment: Garment, colour: string): Dress {
  return {
    rasters: [],
    fabrics: Object.fromEntries(
      garment.pieces.map(({ id, material }) => [id, material === "printed" ? colour : black]),
    ),
  };
}

/** White with lines every 50 mm of each piece, unprinted ones too; every second one is dark. */
export function dressInGrid(garment: Garment): Dress {
  const lines = (context: SKRSContext2D, piece: Piece, raster: Omit<PieceRaster, "data">) => {
    const { left, top, right, bottom } = piece.bounds;
    context.setTransform(
      raster.scale,
      0,
      0,
      raster.scale,
      -raster.left * raster.scale,
      -raster.top * raster.scale,
    );
    context.fillStyle = "#ffffff";
    context.fillRect(left - bleed, top - bleed, right - left + 2 * bleed, bottom - top + 2 * bleed);
    for (let n = -20; n <= 20; n++) {
      context.fillStyle = n === 0 ? "#e0241b" : n % 2 === 0 ? "#1d2733" : "#8492a3";
      context.fillRect(n * 50 - 1.4, -2000, 2.8, 4000);
      context.fillRect(-2000, n * 50 - 1.4, 4000, 2.8);
    }
  };
  return { rasters: drawRasters(garment, lines, () => true), fabrics: {} };
}

function drawRasters(
  garment: Garment,
  draw: (context: SKRSContext2D, piece: Piece, raster: Omit<PieceRaster, "data">) => void,
  isDrawn = ({ material }: Piece): boolean => material === "printed",
): PieceRaster[] {
  const scale = sewing[garment.product].relief.fineness;
  return garment.pieces.flatMap((piece) => {
    if (!isDrawn(piece)) return [];
    const left = piece.bounds.left - bleed;
    const top = piece.bounds.top - bleed;
    const width = Math.ceil((piece.bounds.right + bleed - left) * scale);
    const height = Math.ceil((piece.bounds.bottom + bleed - top) * scale);
    const raster = { piece: piece.id, left, top, scale, width, height };
    const context = createCanvas(width, height).getContext("2d");
    draw(context, piece, raster);
    return [{ ...raster, data: context.getImageData(0, 0, width, height).data }];
  });
}
