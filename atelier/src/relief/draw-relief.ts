import type { Garment } from "@holeshot/garments";
import { type AtlasSlot, layAtlas, type Model } from "@holeshot/views";
import type { HeightField } from "../light/relief/height-field.ts";
import { pieceField } from "../light/relief/piece-field.ts";

/** Pixels of the relief's picture; half as many as the artwork's, each way. */
const SIDE = 1024;
/** Places looked at in a pixel, each way: stitches are finer than it. */
const WITHIN = 3;

/**
 * The relief of a garment in its atlas, as glTF's normal textures have it: red leans to the right, green upwards, blue
 * out of the cloth. Smooth where a piece has none.
 */
export function drawRelief(
  model: Model,
  garment: Garment,
): { readonly data: Uint8Array; readonly side: number } {
  const atlas = layAtlas(model);
  const share = SIDE / atlas.side;
  const scale = atlas.scale * share;
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < data.length; i += 3) data.set([128, 128, 255], i);
  for (const slot of atlas.slots) {
    const piece = garment.pieces.find(({ id }) => id === slot.piece);
    if (piece) drawPiece(data, inPixels(slot, share, scale), scale, pieceField(garment, piece));
  }
  return { data, side: SIDE };
}

/** A slot on a smaller picture of the atlas, and all pixels that it touches. */
function inPixels(slot: AtlasSlot, share: number, scale: number): AtlasSlot {
  const [x, y] = [Math.floor(slot.x * share), Math.floor(slot.y * share)];
  return {
    ...slot,
    x,
    y,
    left: slot.left + (x - slot.x * share) / scale,
    top: slot.top + (y - slot.y * share) / scale,
    width: Math.min(SIDE, Math.ceil((slot.x + slot.width) * share)) - x,
    height: Math.min(SIDE, Math.ceil((slot.y + slot.height) * share)) - y,
  };
}

function drawPiece(data: Uint8Array, slot: AtlasSlot, scale: number, field: HeightField): void {
  for (let row = 0; row < slot.height; row++)
    for (let column = 0; column < slot.width; column++) {
      let [across, down] = [0, 0];
      for (let n = 0; n < WITHIN * WITHIN; n++) {
        const x = slot.left + (column + ((n % WITHIN) + 0.5) / WITHIN) / scale;
        const y = slot.top + (row + (Math.floor(n / WITHIN) + 0.5) / WITHIN) / scale;
        across += rise(field, x, y, 0.5, 0);
        down += rise(field, x, y, 0, 0.5);
      }
      const [u, v] = [-across / WITHIN ** 2, down / WITHIN ** 2];
      const length = Math.hypot(u, v, 1);
      const at = 3 * ((slot.y + row) * SIDE + slot.x + column);
      for (const [c, value] of [u, v, 1].entries())
        data[at + c] = Math.round(127.5 + (127.5 * value) / length);
    }
}

/** How much the cloth rises a millimetre in a direction. */
function rise(field: HeightField, x: number, y: number, dx: number, dy: number): number {
  return heightAt(field, x + dx, y + dy) - heightAt(field, x - dx, y - dy);
}

function heightAt({ left, top, scale, width, height, heights }: HeightField, x: number, y: number) {
  const u = Math.min(width - 1.001, Math.max(0, (x - left) * scale));
  const v = Math.min(height - 1.001, Math.max(0, (y - top) * scale));
  const n = Math.floor(v) * width + Math.floor(u);
  const [s, t] = [u % 1, v % 1];
  const upper = (heights[n] as number) * (1 - s) + (heights[n + 1] as number) * s;
  const lower = (heights[n + width] as number) * (1 - s) + (heights[n + width + 1] as number) * s;
  return upper * (1 - t) + lower * t;
}
