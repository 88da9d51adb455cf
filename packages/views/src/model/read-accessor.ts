import type { MeshoptDecoder } from "meshoptimizer/decoder";
import { type Gltf, type GltfBufferView } from "./gltf.ts";
import { ModelError } from "./model.ts";

/** Reads accessors of one file; a compressed stretch is unpacked once. */
export interface AccessorReader {
  /** Numbers of an accessor, normalised integers as 0 to 1 or −1 to 1; `width` of each element's are kept. */
  readonly numbers: (accessor: number, width: number) => Float32Array;
  readonly indices: (accessor: number) => Uint32Array;
}

type Decoder = typeof MeshoptDecoder;

interface Component {
  readonly bytes: number;
  /** What stands for 1 when normalised. */
  readonly most: number;
  readonly read: (view: DataView, at: number) => number;
}

const components: Readonly<Record<number, Component>> = {
  5120: { bytes: 1, most: 127, read: (view, at) => view.getInt8(at) },
  5121: { bytes: 1, most: 255, read: (view, at) => view.getUint8(at) },
  5122: { bytes: 2, most: 32767, read: (view, at) => view.getInt16(at, true) },
  5123: { bytes: 2, most: 65535, read: (view, at) => view.getUint16(at, true) },
  5125: { bytes: 4, most: 4294967295, read: (view, at) => view.getUint32(at, true) },
  5126: { bytes: 4, most: 1, read: (view, at) => view.getFloat32(at, true) },
};
const widths: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

/** More numbers than any garment has: a broken file must not ask for all memory. */
const mostNumbers = 1 << 24;

interface Stretch {
  readonly data: DataView;
  readonly stride: number;
}

export function accessorReader(gltf: Gltf, binary: Uint8Array, decoder: Decoder): AccessorReader {
  const stretches = new Map<number, Stretch>();
  const stretch = (number: number): Stretch => {
    const known = stretches.get(number);
    if (known) return known;
    const view = gltf.bufferViews?.[number];
    if (!view) throw new ModelError(`The model has no stretch of bytes ${number}`);
    const opened = openStretch(view, binary, decoder);
    stretches.set(number, opened);
    return opened;
  };

  function each(number: number, keep: number, put: (at: number, value: number) => void): void {
    const accessor = gltf.accessors?.[number];
    const component = accessor && components[accessor.componentType];
    const width = accessor && widths[accessor.type];
    if (!accessor || !component || !width || accessor.bufferView === undefined || width < keep) {
      throw new ModelError(`The model's numbers ${number} cannot be read`);
    }
    const { data, stride } = stretch(accessor.bufferView);
    const step = stride || component.bytes * width;
    const start = accessor.byteOffset ?? 0;
    const last = start + (accessor.count - 1) * step + component.bytes * keep;
    if (accessor.count > 0 && last > data.byteLength) {
      throw new ModelError(`The model's numbers ${number} end too early`);
    }
    const scale = accessor.normalized ? 1 / component.most : 1;
    for (let i = 0; i < accessor.count; i++) {
      for (let k = 0; k < keep; k++) {
        const value = component.read(data, start + i * step + k * component.bytes) * scale;
        put(i * keep + k, value < -1 && accessor.normalized ? -1 : value);
      }
    }
  }

  const count = (number: number): number => {
    const elements = gltf.accessors?.[number]?.count ?? 0;
    if (elements > mostNumbers) throw new ModelError("The model has too many numbers");
    return elements;
  };
  return {
    numbers: (number, width) => {
      const out = new Float32Array(count(number) * width);
      each(number, width, (at, value) => (out[at] = value));
      return out;
    },
    indices: (number) => {
      const out = new Uint32Array(count(number));
      each(number, 1, (at, value) => (out[at] = value));
      return out;
    },
  };
}

/** EXT_meshopt_compression: the packed bytes stand in the same file, the ones named beside them do not exist. */
function openStretch(view: GltfBufferView, binary: Uint8Array, decoder: Decoder): Stretch {
  const packed = view.extensions?.EXT_meshopt_compression;
  const from = packed ? (packed.byteOffset ?? 0) : (view.byteOffset ?? 0);
  const length = packed ? packed.byteLength : view.byteLength;
  if (from + length > binary.length) throw new ModelError("The model's bytes end too early");
  const source = binary.subarray(from, from + length);
  if (!packed) {
    const data = new DataView(source.buffer, source.byteOffset, source.byteLength);
    return { data, stride: view.byteStride ?? 0 };
  }
  if (packed.count * packed.byteStride > mostNumbers * 4) {
    throw new ModelError("The model has too many numbers");
  }
  const out = new Uint8Array(packed.count * packed.byteStride);
  try {
    decoder.decodeGltfBuffer(
      out,
      packed.count,
      packed.byteStride,
      source,
      packed.mode,
      packed.filter ?? "NONE",
    );
  } catch (error) {
    throw new ModelError(`The model cannot be unpacked: ${String(error)}`);
  }
  // Indices are packed without gaps whatever their stride says.
  const stride = packed.mode === "ATTRIBUTES" ? packed.byteStride : 0;
  return { data: new DataView(out.buffer), stride };
}
