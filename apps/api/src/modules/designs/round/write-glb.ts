import type { RoundMaterial, RoundModel, RoundPart } from "./round-model.ts";

const GLB = { magic: 0x46546c67, version: 2, json: 0x4e4f534a, binary: 0x004e4942 };
const [FLOAT, SHORT, INT] = [5126, 5123, 5125];
const [CORNERS, TRIANGLES] = [34962, 34963];

/** A model as one file of binary glTF 2.0, without extensions: every viewer opens it. */
export function writeGlb(model: RoundModel): Uint8Array {
  const { put, putNumbers, bufferViews, accessors, chunks, length } = binary();
  const images: object[] = [];
  const textures: object[] = [];
  const texture = (bytes: Uint8Array, name: string): { index: number } => {
    images.push({ name, mimeType: "image/jpeg", bufferView: put(bytes) });
    return { index: textures.push({ source: images.length - 1, sampler: 0 }) - 1 };
  };
  const materials = model.materials.map((material) => describe(material, texture));
  const meshes: object[] = [];
  const nodes: object[] = [];
  const groups = model.groups.map(({ name, parts }) => {
    const children = parts.map((part) => {
      meshes.push({ name: part.name, primitives: [triangles(part, putNumbers)] });
      return nodes.push({ name: part.name, mesh: meshes.length - 1 }) - 1;
    });
    return nodes.push({ name, children }) - 1;
  });
  const root = nodes.push({ name: model.name, children: groups }) - 1;
  const json = {
    asset: { version: "2.0", generator: "Holeshot" },
    scene: 0,
    scenes: [{ name: model.name, nodes: [root] }],
    nodes,
    meshes,
    materials,
    ...(images.length > 0 && { images, textures, samplers: [sampler] }),
    accessors,
    bufferViews,
    buffers: [{ byteLength: length() }],
  };
  return container(JSON.stringify(json), chunks, length());
}

/** Smooth, with smaller copies, ending at its edges. */
const sampler = { magFilter: 9729, minFilter: 9987, wrapS: 33071, wrapT: 33071 };

function describe(
  { name, colour, roughness, bothFaces, pictures }: RoundMaterial,
  texture: (bytes: Uint8Array, name: string) => { index: number },
): object {
  return {
    name,
    ...(bothFaces && { doubleSided: true }),
    pbrMetallicRoughness: {
      baseColorFactor: [...colour, 1],
      metallicFactor: 0,
      roughnessFactor: roughness,
      ...(pictures && { baseColorTexture: texture(pictures.colour, `${name} artwork`) }),
    },
    ...(pictures?.normal && { normalTexture: texture(pictures.normal, `${name} relief`) }),
    ...(pictures && { occlusionTexture: texture(pictures.sky, `${name} sky`) }),
  };
}

type PutNumbers = (
  array: Float32Array | Uint16Array | Uint32Array,
  type: "SCALAR" | "VEC2" | "VEC3" | "VEC4",
  bounds?: boolean,
) => number;

function triangles(part: RoundPart, put: PutNumbers): object {
  const { positions, normals, places, tangents, material } = part;
  const small = positions.length / 3 < 65_535;
  return {
    attributes: {
      POSITION: put(positions, "VEC3", true),
      NORMAL: put(normals, "VEC3"),
      ...(places && { TEXCOORD_0: put(places, "VEC2") }),
      ...(tangents && { TANGENT: put(tangents, "VEC4") }),
    },
    indices: put(small ? Uint16Array.from(part.triangles) : part.triangles, "SCALAR"),
    material,
  };
}

/** The bytes of a file as they gather, and what is said of them. */
function binary() {
  const chunks: Uint8Array[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let at = 0;
  const put = (bytes: Uint8Array, target?: number): number => {
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    chunks.push(padded);
    const view = { buffer: 0, byteOffset: at, byteLength: bytes.length };
    at += padded.length;
    return bufferViews.push({ ...view, ...(target !== undefined && { target }) }) - 1;
  };
  const putNumbers: PutNumbers = (array, type, bounds = false) => {
    const width = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }[type];
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const floats = array instanceof Float32Array;
    const accessor = {
      bufferView: put(bytes, floats ? CORNERS : TRIANGLES),
      componentType: floats ? FLOAT : array instanceof Uint16Array ? SHORT : INT,
      count: array.length / width,
      type,
      ...(bounds && extent(array, width)),
    };
    return accessors.push(accessor) - 1;
  };
  return { put, putNumbers, bufferViews, accessors, chunks, length: () => at };
}

function extent(array: ArrayLike<number>, width: number): { min: number[]; max: number[] } {
  const min = Array.from({ length: width }, () => Infinity);
  const max = min.map(() => -Infinity);
  for (let i = 0; i < array.length; i++) {
    min[i % width] = Math.min(min[i % width] as number, array[i] as number);
    max[i % width] = Math.max(max[i % width] as number, array[i] as number);
  }
  return { min, max };
}

/** The two chunks of a GLB: text filled up with spaces, then the bytes. */
function container(json: string, chunks: readonly Uint8Array[], length: number): Uint8Array {
  const text = new TextEncoder().encode(json);
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  padded.set(text);
  const whole = new Uint8Array(12 + 8 + padded.length + 8 + length);
  const view = new DataView(whole.buffer);
  const words = [GLB.magic, GLB.version, whole.length, padded.length, GLB.json];
  for (const [i, word] of words.entries()) view.setUint32(4 * i, word, true);
  whole.set(padded, 20);
  view.setUint32(20 + padded.length, length, true);
  view.setUint32(24 + padded.length, GLB.binary, true);
  let at = 28 + padded.length;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
