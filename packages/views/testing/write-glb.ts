import { MeshoptEncoder } from "meshoptimizer/encoder";
import { halves, height, radius, tubeMesh } from "./tube.ts";

interface Part {
  readonly bytes: Uint8Array;
  readonly count: number;
  readonly stride: number;
  readonly mode: "ATTRIBUTES" | "TRIANGLES";
}

/** The tube as a GLB, either with plain numbers or quantised and packed as the workshop writes them. */
export async function tubeGlb(
  packed: boolean,
  columns = 96,
  rows = 60,
): Promise<Uint8Array<ArrayBuffer>> {
  await MeshoptEncoder.ready;
  const chunks: Uint8Array[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let at = 0;
  const put = (part: Part, accessor: object): number => {
    const { bytes, count, stride, mode } = part;
    const stored = packed ? MeshoptEncoder.encodeGltfBuffer(bytes, count, stride, mode) : bytes;
    const padded = new Uint8Array(Math.ceil(stored.length / 4) * 4);
    padded.set(stored);
    const place = { buffer: 0, byteOffset: at, byteLength: stored.length };
    bufferViews.push(
      packed
        ? {
            buffer: 1,
            byteLength: bytes.length,
            extensions: { EXT_meshopt_compression: { ...place, byteStride: stride, count, mode } },
          }
        : { ...place, ...(mode === "ATTRIBUTES" ? { byteStride: stride } : {}) },
    );
    chunks.push(padded);
    at += padded.length;
    return accessors.push({ bufferView: bufferViews.length - 1, ...accessor }) - 1;
  };
  const size = [2 * radius * 1000 * (Math.PI / 2), height * 1000] as const;
  const origin = [-radius * 1000 * (Math.PI / 2), 0] as const;
  const meshes = halves.map((half) => {
    const mesh = tubeMesh(half, columns, rows);
    const count = mesh.positions.length / 3;
    const shares = mesh.millimetres.map((mm, i) => (mm - origin[i & 1]!) / size[i & 1]!);
    const attributes = packed
      ? {
          POSITION: put(shorts(mesh.positions, 3, 1 / unit, true), {
            componentType: 5122,
            normalized: true,
            type: "VEC3",
            count,
          }),
          NORMAL: put(bytes(mesh.normals), {
            componentType: 5120,
            normalized: true,
            type: "VEC3",
            count,
          }),
          TEXCOORD_0: put(shorts(shares, 2, 1, false), {
            componentType: 5123,
            normalized: true,
            type: "VEC2",
            count,
          }),
        }
      : {
          POSITION: put(floats(mesh.positions, 3), { componentType: 5126, type: "VEC3", count }),
          NORMAL: put(floats(mesh.normals, 3), { componentType: 5126, type: "VEC3", count }),
          TEXCOORD_0: put(floats(shares, 2), { componentType: 5126, type: "VEC2", count }),
        };
    const index = Uint32Array.from(mesh.triangles);
    const part: Part = {
      bytes: new Uint8Array(index.buffer),
      count: index.length,
      stride: 4,
      mode: "TRIANGLES",
    };
    const indices = put(part, { componentType: 5125, type: "SCALAR", count: index.length });
    return {
      name: half.name,
      primitives: [{ attributes, indices }],
      extras: { mm: { origin, size } },
    };
  });
  const node = {
    children: halves.map((_, i) => i),
    scale: packed ? [unit, unit, unit] : [1, 1, 1],
  };
  return container(
    {
      asset: { version: "2.0" },
      scene: 0,
      scenes: [{ nodes: [halves.length] }],
      nodes: [...halves.map(({ name }, mesh) => ({ name, mesh })), node],
      meshes,
      accessors,
      bufferViews,
      buffers: [{ byteLength: at }, { byteLength: 0 }],
      ...(packed
        ? { extensionsRequired: ["EXT_meshopt_compression", "KHR_mesh_quantization"] }
        : {}),
    },
    chunks,
  );
}

/** Quantised places are shares of this many metres. */
const unit = 0.5;

function floats(values: readonly number[], width: number): Part {
  const data = Float32Array.from(values);
  return {
    bytes: new Uint8Array(data.buffer),
    count: values.length / width,
    stride: width * 4,
    mode: "ATTRIBUTES",
  };
}

function shorts(values: readonly number[], width: number, scale: number, signed: boolean): Part {
  const count = values.length / width;
  const stride = 4 * Math.ceil(width / 2);
  const out = new DataView(new ArrayBuffer(count * stride));
  values.forEach((value, i) => {
    const place = Math.floor(i / width) * stride + (i % width) * 2;
    const most = signed ? 32767 : 65535;
    out.setUint16(place, Math.round(value * scale * most) & 65535, true);
  });
  return { bytes: new Uint8Array(out.buffer), count, stride, mode: "ATTRIBUTES" };
}

function bytes(values: readonly number[]): Part {
  const count = values.length / 3;
  const out = new Int8Array(count * 4);
  values.forEach((value, i) => (out[Math.floor(i / 3) * 4 + (i % 3)] = Math.round(value * 127)));
  return { bytes: new Uint8Array(out.buffer), count, stride: 4, mode: "ATTRIBUTES" };
}

function container(description: object, chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(description);
  const json = Uint8Array.from(text.padEnd(Math.ceil(text.length / 4) * 4), (letter) =>
    letter.charCodeAt(0),
  );
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const out = new Uint8Array(28 + json.length + length);
  const view = new DataView(out.buffer);
  [0x46546c67, 2, out.length, json.length, 0x4e4f534a].forEach((word, i) =>
    view.setUint32(i * 4, word, true),
  );
  out.set(json, 20);
  view.setUint32(20 + json.length, length, true);
  view.setUint32(24 + json.length, 0x004e4942, true);
  let at = 28 + json.length;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

/** Whole numbers, three a point, as a GLB with a mesh of points for each name, not packed. */
export async function pointsGlb(
  told: Readonly<Record<string, readonly number[]>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = Object.entries(told).map(([name, values]) => ({ name, values }));
  const stride = 8;
  const lengths = parts.map(({ values }) => (values.length / 3) * stride);
  const starts = lengths.map((_, n) => lengths.slice(0, n).reduce((sum, one) => sum + one, 0));
  const binary = new Uint8Array(lengths.reduce((sum, one) => sum + one, 0));
  const view = new DataView(binary.buffer);
  for (const [n, { values }] of parts.entries())
    for (const [i, value] of values.entries())
      view.setInt16((starts[n] ?? 0) + Math.floor(i / 3) * stride + 2 * (i % 3), value, true);
  const gltf = {
    asset: { version: "2.0" },
    buffers: [{ byteLength: binary.length }],
    bufferViews: starts.map((byteOffset, n) => ({
      ...{ buffer: 0, byteOffset, byteLength: lengths[n], byteStride: stride },
    })),
    accessors: parts.map(({ values }, n) => ({
      ...{ bufferView: n, componentType: 5122, type: "VEC3", count: values.length / 3 },
    })),
    meshes: parts.map(({ name }, n) => ({
      ...{ name, primitives: [{ mode: 0, attributes: { POSITION: n } }] },
    })),
  };
  return container(gltf, [binary]);
}
