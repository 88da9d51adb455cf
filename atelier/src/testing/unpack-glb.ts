import { MeshoptDecoder } from "meshoptimizer";

interface PackedView {
  buffer: number;
  byteOffset: number;
  byteLength: number;
  extensions?: { readonly EXT_meshopt_compression: Packed };
}

interface Packed {
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: string;
}

/** The same model without compression, so that a validator can look at its numbers. */
export async function unpackGlb(bytes: Uint8Array): Promise<Uint8Array> {
  await MeshoptDecoder.ready;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const textLength = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + textLength)));
  const packed = bytes.subarray(28 + textLength);
  const whole = new Uint8Array(gltf.buffers[1].byteLength);
  for (const part of gltf.bufferViews as PackedView[]) {
    const packing = part.extensions?.EXT_meshopt_compression;
    if (!packing) throw new RangeError("A part of the model is not packed");
    const { byteOffset, byteLength, byteStride, count, mode } = packing;
    const target = whole.subarray(part.byteOffset, part.byteOffset + part.byteLength);
    const source = packed.subarray(byteOffset, byteOffset + byteLength);
    MeshoptDecoder.decodeGltfBuffer(target, count, byteStride, source, mode);
    part.buffer = 0;
    delete part.extensions;
  }
  const plain = (name: string) => name !== "EXT_meshopt_compression";
  gltf.buffers = [{ byteLength: whole.length }];
  gltf.extensionsUsed = gltf.extensionsUsed.filter(plain);
  gltf.extensionsRequired = gltf.extensionsRequired.filter(plain);
  const text = new TextEncoder().encode(JSON.stringify(gltf));
  const length = Math.ceil(text.length / 4) * 4;
  const out = new Uint8Array(28 + length + whole.length).fill(0x20);
  const words = new DataView(out.buffer);
  for (const [i, word] of [0x46546c67, 2, out.length, length, 0x4e4f534a].entries())
    words.setUint32(4 * i, word, true);
  out.set(text, 20);
  words.setUint32(20 + length, whole.length, true);
  words.setUint32(24 + length, 0x004e4942, true);
  out.set(whole, 28 + length);
  return out;
}
