import { MeshoptEncoder } from "meshoptimizer";
import type { Surface } from "../finish/surface.ts";
import { pieceArrays, type PieceArrays, type SurfaceValues } from "./piece-arrays.ts";
import { gridOf, type Grid } from "./quantise.ts";

const unsignedByte = 5121;
const signedByte = 5120;
const unsignedShort = 5123;
const compression = "EXT_meshopt_compression";

/**
 * A surface as a binary glTF 2.0 file: a mesh a piece, in metres, packed with EXT_meshopt_compression and
 * KHR_mesh_quantization. Texture coordinates are piece millimetres; `extras.mm` on each mesh says which.
 */
export async function writeGlb(surface: Surface, values: SurfaceValues): Promise<WrittenModel> {
  await MeshoptEncoder.ready;
  const grid = gridOf(surface.positions);
  const file = new GlbFile();
  const pieces = surface.pieces.map((_, n) => pieceArrays(surface, values, n, grid));
  const nodes = pieces.map((arrays) => file.piece(arrays, grid));
  return { bytes: file.bytes(nodes), corners: pieces.map(({ corners }) => corners) };
}

export interface WrittenModel {
  readonly bytes: Uint8Array;
  /** For each piece the surface's corners in the order of the file. */
  readonly corners: readonly (readonly number[])[];
}

type Json = Record<string, unknown>;

/** The file while pieces are added. Buffer 0 is packed; buffer 1 stands for what unpacking gives. */
class GlbFile {
  readonly #chunks: Uint8Array[] = [];
  readonly #views: Json[] = [];
  readonly #accessors: Json[] = [];
  readonly #meshes: Json[] = [];
  #length = 0;
  #unpacked = 0;

  piece(arrays: PieceArrays, grid: Grid): Json {
    const { id, count, span } = arrays;
    const attributes = {
      POSITION: this.#attribute(arrays.positions, count, unsignedShort, "VEC3", {
        min: arrays.least,
        max: arrays.most,
      }),
      NORMAL: this.#attribute(arrays.normals, count, signedByte, "VEC3", { normalized: true }),
      COLOR_0: this.#attribute(arrays.shade, count, unsignedByte, "VEC3", { normalized: true }),
      TEXCOORD_0: this.#attribute(arrays.uv, count, unsignedShort, "VEC2", { normalized: true }),
    };
    const indices = this.#accessor(this.#view(arrays.indices, arrays.indices.length, "TRIANGLES"), {
      componentType: unsignedShort,
      count: arrays.indices.length,
      type: "SCALAR",
    });
    this.#meshes.push({
      name: id,
      primitives: [{ attributes, indices, material: 0 }],
      extras: { mm: span },
    });
    const scale = grid.scale / 1000;
    return {
      name: id,
      mesh: this.#meshes.length - 1,
      translation: grid.offset.map((value) => value / 1000),
      scale: [scale, scale, scale],
    };
  }

  bytes(nodes: readonly Json[]): Uint8Array {
    const json = {
      asset: { version: "2.0", generator: "Holeshot atelier" },
      extensionsUsed: ["KHR_mesh_quantization", compression],
      extensionsRequired: ["KHR_mesh_quantization", compression],
      scene: 0,
      scenes: [{ nodes: nodes.map((_, n) => n) }],
      nodes,
      meshes: this.#meshes,
      materials: [
        {
          name: "cloth",
          doubleSided: true,
          pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 0.8 },
        },
      ],
      accessors: this.#accessors,
      bufferViews: this.#views,
      buffers: [
        { byteLength: this.#length },
        { byteLength: this.#unpacked, extensions: { [compression]: { fallback: true } } },
      ],
    };
    return join(JSON.stringify(json), this.#chunks, this.#length);
  }

  #attribute(
    array: Uint16Array | Int8Array | Uint8Array,
    count: number,
    componentType: number,
    type: string,
    more: Json,
  ): number {
    const view = this.#view(array, count, "ATTRIBUTES");
    return this.#accessor(view, { componentType, count, type, ...more });
  }

  #accessor(bufferView: number, rest: Json): number {
    return this.#accessors.push({ bufferView, ...rest }) - 1;
  }

  #view(array: Uint16Array | Int8Array | Uint8Array, count: number, mode: string): number {
    const source = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const stride = source.length / count;
    const packed = MeshoptEncoder.encodeGltfBuffer(source, count, stride, mode);
    const view = {
      buffer: 1,
      byteOffset: this.#unpacked,
      byteLength: source.length,
      // Rows of indices have no stride of their own.
      ...(mode === "ATTRIBUTES" ? { byteStride: stride, target: 34962 } : { target: 34963 }),
      extensions: {
        [compression]: {
          buffer: 0,
          byteOffset: this.#length,
          byteLength: packed.length,
          byteStride: stride,
          count,
          mode,
        },
      },
    };
    this.#unpacked += padded(source.length);
    this.#push(packed);
    return this.#views.push(view) - 1;
  }

  #push(bytes: Uint8Array): void {
    const whole = new Uint8Array(padded(bytes.length));
    whole.set(bytes);
    this.#chunks.push(whole);
    this.#length += whole.length;
  }
}

/** Header, JSON filled with blanks and the packed buffer, as the container wants them. */
function join(json: string, chunks: readonly Uint8Array[], length: number): Uint8Array {
  const text = new TextEncoder().encode(json);
  const textLength = padded(text.length);
  const bytes = new Uint8Array(12 + 8 + textLength + 8 + length).fill(0x20);
  const view = new DataView(bytes.buffer);
  const words = [0x46546c67, 2, bytes.length, textLength, 0x4e4f534a];
  for (const [i, word] of words.entries()) view.setUint32(4 * i, word, true);
  bytes.set(text, 20);
  view.setUint32(20 + textLength, length, true);
  view.setUint32(24 + textLength, 0x004e4942, true);
  let at = 28 + textLength;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
