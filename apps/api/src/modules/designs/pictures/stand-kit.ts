import type { ProductId } from "@holeshot/domain";
import { productFacts, type Wear } from "@holeshot/garments";
import { drawShadow, type Picture, project, type ViewTable } from "@holeshot/views";
import sharp, { type OverlayOptions } from "sharp";
import type { DrawnSide } from "./side-view.ts";

/** How far the top hangs over the waistband, mm. */
const OVERLAP = 115;
/** Free border of the picture, share of its side. */
const MARGIN = 0.03;
/** Height of the ground shadow as a share of its width. */
const SHADOW_FLATNESS = 0.16;

/** A front or a back of a garment, and how large the wearer's own is beside the one that was drawn. */
export type KitPart = DrawnSide & { readonly share: number };

/** A piece of clothing cut out, with its measures. */
interface Figure {
  readonly side: KitPart;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** Millimetres from the figure's left edge to the wearer's middle. */
  readonly middle: number;
}

/**
 * A kit as a rider stands: pants, the top over their waistband, gloves where the sleeves end, all in the same scale,
 * with a shadow on the ground. Null when something was never draped.
 */
export async function standKit(
  drawn: ReadonlyMap<ProductId, KitPart>,
  size: number,
): Promise<OverlayOptions[] | null> {
  const figures = new Map<Wear, Figure>();
  for (const [product, side] of drawn) {
    const { kit, wear } = productFacts(product);
    if (!kit) continue;
    const { scale, part, square } = side.view;
    if (scale === null) return null;
    figures.set(wear, {
      side,
      width: (part.width / scale) * side.share,
      height: (part.height / scale) * side.share,
      // The camera looks at the middle of the wearer.
      middle: (square / 2 - part.x) / scale,
    });
  }
  const top = figures.get("top");
  const legs = figures.get("legs");
  const hands = figures.get("hands");
  if (!top) return null;
  const height = top.height + (legs ? legs.height - OVERLAP : 0);
  const reach = Math.max(top.middle, top.width - top.middle);
  const free = size * (1 - 2 * MARGIN);
  const scale = Math.min(free / height, free / (2 * reach));
  const upper = (size - height * scale) / 2;
  const place = async (figure: Figure, from: number): Promise<OverlayOptions> => ({
    input: await resized(figure.side.picture, figure.width * scale),
    left: Math.round(size / 2 - figure.middle * scale),
    top: Math.round(upper + from * scale),
  });
  const layers: OverlayOptions[] = [];
  if (legs) {
    layers.push({
      input: await groundShadow(legs, scale, size, upper + height * scale),
      left: 0,
      top: 0,
    });
    layers.push(await place(legs, top.height - OVERLAP));
  }
  const worn = await place(top, 0);
  if (hands) layers.push(...(await hangGloves(hands, top, scale, worn)));
  return [...layers, worn];
}

function resized({ width, height, data }: Picture, wanted: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: Math.max(1, Math.round(wanted)) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function groundShadow(
  { width }: Figure,
  scale: number,
  size: number,
  ground: number,
): Promise<Buffer> {
  const share = (width * scale * 1.15) / size;
  const flat = { x: 0.5, y: (ground - 4) / size, width: share, height: share * SHADOW_FLATNESS };
  const { data } = drawShadow(flat, { width: size, height: size });
  return sharp(data, { raw: { width: size, height: size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

interface Cuff {
  /** Middle of the sleeve's end, pixels of the table. */
  readonly x: number;
  readonly y: number;
  /** Direction the arm goes on in, radians clockwise from straight down. */
  readonly turn: number;
}

/** Each hand hangs where its sleeve ends, its fingers going on in the arm's direction. */
async function hangGloves(
  hands: Figure,
  top: Figure,
  scale: number,
  worn: OverlayOptions,
): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = [];
  for (const hand of ["left", "right"] as const) {
    const cuff = findCuff(top.side.view.table, hand);
    const glove = await cutGlove(hands, hand, scale);
    if (!cuff || !glove) continue;
    // Fingers point up in the glove's own picture: half a turn and the arm's slant.
    const turn = Math.PI + cuff.turn;
    const { data, info } = await sharp(glove.png)
      .rotate((turn * 180) / Math.PI, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const [dx, dy] = [glove.wrist.x - glove.width / 2, glove.wrist.y - glove.height / 2];
    const wrist = {
      x: info.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
      y: info.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
    };
    const per = (top.side.view.scale ?? 1) / scale;
    layers.push({
      input: data,
      left: Math.round((worn.left ?? 0) + cuff.x / per - wrist.x),
      top: Math.round((worn.top ?? 0) + cuff.y / per - wrist.y),
    });
  }
  return layers;
}

interface Glove {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Middle of the wrist in the cut picture. */
  readonly wrist: { readonly x: number; readonly y: number };
}

/** One hand of the pair, in the kit's scale: from the front one sees the backs of the hands, from behind the palms. */
async function cutGlove(
  hands: Figure,
  hand: "left" | "right",
  scale: number,
): Promise<Glove | null> {
  const { picture, view } = hands.side;
  const origin = { x: 0, y: 0 };
  const wrist =
    project(view.table, `back_${hand}`, origin) ?? project(view.table, `palm_${hand}`, origin);
  if (!wrist || view.scale === null) return null;
  const half = Math.floor(picture.width / 2);
  const left = wrist.x < picture.width / 2 ? 0 : picture.width - half;
  const shrink = (scale / view.scale) * hands.side.share;
  const width = Math.max(1, Math.round(half * shrink));
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  })
    .extract({ left, top: 0, width: half, height: picture.height })
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const at = { x: (wrist.x - left) * shrink, y: wrist.y * shrink };
  return { png: data, width: info.width, height: info.height, wrist: at };
}

/** Where a sleeve ends: the cuff's farthest pixels, seen from the sleeve's. */
function findCuff(table: ViewTable, hand: "left" | "right"): Cuff | null {
  const cuff = middleOf(table, `cuff_${hand}`);
  const sleeve = middleOf(table, `sleeve_${hand}`);
  if (!cuff || !sleeve) return null;
  const [dx, dy] = [cuff.x - sleeve.x, cuff.y - sleeve.y];
  return { x: cuff.x, y: cuff.y, turn: Math.atan2(-dx, dy) };
}

function middleOf(
  { pieces, piece, width }: ViewTable,
  id: string,
): { x: number; y: number } | null {
  const number = pieces.indexOf(id) + 1;
  if (number === 0) return null;
  let [x, y, count] = [0, 0, 0];
  for (let i = 0; i < piece.length; i++) {
    if (piece[i] !== number) continue;
    const column = i % width;
    x += column;
    y += (i - column) / width;
    count++;
  }
  return count === 0 ? null : { x: x / count, y: y / count };
}
