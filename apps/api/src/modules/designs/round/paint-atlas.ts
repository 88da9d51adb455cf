import type { Scene } from "@holeshot/artwork";
import type { Garment } from "@holeshot/garments";
import { type Atlas, mapOpenness, type Model, type PieceRaster } from "@holeshot/views";
import { createCanvas, type Image, ImageData } from "@napi-rs/canvas";
import sharp from "sharp";
import { rasterPieces } from "../pictures/raster-pieces.ts";

/** Fine lettering keeps its edges: colour is stored for every pixel. */
const ARTWORK = { quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true } as const;
/** The sky changes slowly over cloth. */
const SKY = { side: 512, code: { quality: 80 } } as const;

/** A garment's artwork on its cloth, in the places of its atlas. JPEG. */
export async function paintAtlas(
  { garment, scene, images }: Painted,
  atlas: Atlas,
): Promise<Uint8Array> {
  const canvas = createCanvas(atlas.side, atlas.side);
  const context = canvas.getContext("2d");
  const grounds = new Map<string, string>(scene.pieces.map(({ piece, ground }) => [piece, ground]));
  const rasters = new Map<string, PieceRaster>(
    rasterPieces(garment, scene, images, atlas.scale).map((raster) => [raster.piece, raster]),
  );
  for (const slot of atlas.slots) {
    context.save();
    context.beginPath();
    context.rect(slot.x, slot.y, slot.width, slot.height);
    context.clip();
    context.fillStyle = grounds.get(slot.piece) ?? "#ffffff";
    context.fillRect(slot.x, slot.y, slot.width, slot.height);
    const raster = rasters.get(slot.piece);
    if (raster) {
      const { width, height, data, left, top } = raster;
      const drawn = createCanvas(width, height);
      drawn.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
      const x = slot.x + (left - slot.left) * atlas.scale;
      const y = slot.y + (top - slot.top) * atlas.scale;
      context.drawImage(drawn, x, y);
    }
    context.restore();
  }
  const { data } = context.getImageData(0, 0, atlas.side, atlas.side);
  const raw = { width: atlas.side, height: atlas.side, channels: 4 as const };
  return sharp(Buffer.from(data.buffer), { raw }).removeAlpha().jpeg(ARTWORK).toBuffer();
}

interface Painted {
  readonly garment: Garment;
  readonly scene: Scene;
  readonly images: ReadonlyMap<string, Image>;
}

/** How much of the sky each place of an atlas sees, as a grey JPEG. */
export function paintSky(model: Model, atlas: Atlas): Promise<Uint8Array> {
  const raw = { width: SKY.side, height: SKY.side, channels: 1 as const };
  return sharp(mapOpenness(model, atlas, SKY.side), { raw })
    .blur(0.7)
    .jpeg(SKY.code)
    .toBuffer();
}
