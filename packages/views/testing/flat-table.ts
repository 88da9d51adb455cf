import type { PieceRaster, ViewTable } from "../src/index.ts";

/** A table of one flat piece: two pixels a millimetre, from (10, 20). */
export function flatTable(): ViewTable {
  const [width, height] = [40, 30];
  const count = width * height;
  const x = Float32Array.from({ length: count }, (_, i) => 10 + ((i % width) + 0.5) / 2);
  const y = Float32Array.from({ length: count }, (_, i) => 20 + (Math.floor(i / width) + 0.5) / 2);
  return {
    width,
    height,
    pieces: ["front"],
    piece: new Uint8Array(count).fill(1),
    x,
    y,
    light: new Float32Array(count).fill(1),
    coverage: new Uint8Array(count).fill(255),
  };
}

/** The same as a draped piece is shown: with the surface's own light and inner faces, of which there are none. */
export function litTable(): ViewTable & { specular: Float32Array; inside: Uint8Array } {
  const table = flatTable();
  return {
    ...table,
    specular: new Float32Array(table.piece.length),
    inside: new Uint8Array(table.piece.length),
  };
}

/** Left half red, right half half-clear blue, one pixel a millimetre from (10, 20). */
export const twoColours: PieceRaster = {
  piece: "front",
  left: 10,
  top: 20,
  scale: 1,
  width: 20,
  height: 15,
  data: Uint8ClampedArray.from({ length: 20 * 15 * 4 }, (_, i) => {
    const left = (i >> 2) % 20 < 10;
    return [left ? 255 : 0, 0, left ? 0 : 255, left ? 255 : 128][i % 4] as number;
  }),
};

/** A board of two colours, a pixel a millimetre, over a box of piece millimetres. */
export function board(
  piece: string,
  box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  },
  square: number,
  dark: readonly [number, number, number] = [20, 40, 160],
): PieceRaster {
  const { left, top, width, height } = box;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const odd = (Math.floor((i % width) / square) + Math.floor(i / width / square)) % 2 === 1;
    data.set(odd ? dark : [235, 225, 40], i * 4);
    data[i * 4 + 3] = 255;
  }
  return { piece, left, top, scale: 1, width, height, data };
}
