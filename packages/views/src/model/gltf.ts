import { ModelError } from "./model.ts";

/** The parts of glTF 2.0 that a model of ours uses. */
export interface Gltf {
  readonly scene?: number;
  readonly scenes?: readonly { readonly nodes?: readonly number[] }[];
  readonly nodes?: readonly GltfNode[];
  readonly meshes?: readonly GltfMesh[];
  readonly accessors?: readonly GltfAccessor[];
  readonly bufferViews?: readonly GltfBufferView[];
  readonly extensionsRequired?: readonly string[];
}

export interface GltfNode {
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly matrix?: readonly number[];
  readonly translation?: readonly [number, number, number];
  readonly rotation?: readonly [number, number, number, number];
  readonly scale?: readonly [number, number, number];
}

export interface GltfMesh {
  readonly name?: string;
  readonly primitives: readonly GltfPrimitive[];
  readonly extras?: {
    readonly mm?: {
      readonly origin: readonly [number, number];
      readonly size: readonly [number, number];
    };
  };
}

export interface GltfPrimitive {
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices?: number;
  readonly mode?: number;
}

export interface GltfAccessor {
  readonly bufferView?: number;
  readonly byteOffset?: number;
  readonly componentType: number;
  readonly normalized?: boolean;
  readonly count: number;
  readonly type: string;
}

export interface GltfBufferView {
  readonly buffer: number;
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride?: number;
  readonly extensions?: { readonly EXT_meshopt_compression?: MeshoptView };
}

export interface MeshoptView {
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: string;
  readonly filter?: string;
}

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;

/** Takes a GLB apart (glTF 2.0 §4.4). Throws `ModelError` when it is none. */
export function readContainer(bytes: Uint8Array): { gltf: Gltf; binary: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || view.getUint32(0, true) !== magic || view.getUint32(4, true) !== 2) {
    throw new ModelError("This is no GLB of version 2");
  }
  const end = view.getUint32(8, true);
  if (end > bytes.length) throw new ModelError("The GLB ends too early");
  let gltf: Gltf | null = null;
  let binary = new Uint8Array(0);
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at, true);
    const kind = view.getUint32(at + 4, true);
    if (at + 8 + length > end) throw new ModelError("A chunk of the GLB ends too early");
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    if (kind === jsonChunk) gltf = JSON.parse(plainText(chunk)) as Gltf;
    if (kind === binaryChunk) binary = chunk as Uint8Array<ArrayBuffer>;
    at += 8 + length;
  }
  if (!gltf) throw new ModelError("The GLB has no description");
  return { gltf, binary };
}

/** Text of a description: plain ASCII, as JSON can always be written. */
function plainText(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) {
    if (byte > 126) throw new ModelError("The GLB's description is no plain text");
    text += String.fromCharCode(byte);
  }
  return text;
}
