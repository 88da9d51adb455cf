import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Drape, DrapedPiece } from "./drape.ts";

/** Where drapes wait to be baked, unless told otherwise. */
export const drapeFolder = "/tmp/atelier";

type Place = readonly [start: number, length: number];

/** What the JSON file says of a piece: its arrays are places in the binary file, counted in 4-byte numbers. */
type PlacedPiece = {
  readonly [Key in keyof DrapedPiece]: DrapedPiece[Key] extends Float32Array | Uint32Array
    ? Place
    : DrapedPiece[Key];
};

/** Writes `<id>.json` and `<id>.drape` (all arrays, little-endian, 4 bytes a number). */
export function writeDrape(drape: Drape, folder = drapeFolder): void {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const put = (array: Float32Array | Uint32Array): Place => {
    const start = length;
    chunks.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    length += array.length;
    return [start, array.length];
  };
  const pieces = drape.pieces.map((piece): PlacedPiece => ({
    ...piece,
    uv: put(piece.uv),
    positions: put(piece.positions),
    triangles: put(piece.triangles),
    particles: put(piece.particles),
    edges: piece.edges,
  }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${drape.id}.drape`), Buffer.concat(chunks));
  const plain = (_: string, value: unknown) => (value instanceof Uint32Array ? [...value] : value);
  writeFileSync(join(folder, `${drape.id}.json`), JSON.stringify({ ...drape, pieces }, plain));
}

/** Reads what `writeDrape` wrote. */
export function readDrape(id: string, folder = drapeFolder): Drape {
  const header = JSON.parse(readFileSync(join(folder, `${id}.json`), "utf8")) as Omit<
    Drape,
    "pieces"
  > & { readonly pieces: readonly PlacedPiece[] };
  const file = readFileSync(join(folder, `${id}.drape`));
  const bytes = new Uint8Array(file).buffer;
  const floats = ([start, length]: Place) => new Float32Array(bytes, 4 * start, length);
  const whole = ([start, length]: Place) => new Uint32Array(bytes, 4 * start, length);
  return {
    ...header,
    pieces: header.pieces.map((piece) => ({
      ...piece,
      uv: floats(piece.uv),
      positions: floats(piece.positions),
      triangles: whole(piece.triangles),
      particles: whole(piece.particles),
      edges: Object.fromEntries(
        Object.entries(piece.edges).map(([name, vertices]) => [name, Uint32Array.from(vertices)]),
      ),
    })),
  };
}
