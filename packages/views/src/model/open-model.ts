import { MeshoptDecoder } from "meshoptimizer/decoder";
import { type Gltf, type GltfMesh, type GltfPrimitive, readContainer } from "./gltf.ts";
import { type Model, ModelError, type ModelPiece } from "./model.ts";
import { accessorReader, type AccessorReader } from "./read-accessor.ts";
import {
  joinTransforms,
  movePoints,
  nodeTransform,
  type Transform,
  turnNormals,
  unmoved,
} from "./transform.ts";

const known = new Set(["EXT_meshopt_compression", "KHR_mesh_quantization"]);

/**
 * Opens a draped garment: a GLB with one mesh a piece, named as the piece, whose TEXCOORD_0 are shares of the
 * box of piece millimetres in its `extras.mm`. Throws `ModelError` on any other file.
 */
export async function openModel(bytes: Uint8Array): Promise<Model> {
  await MeshoptDecoder.ready;
  try {
    return readModel(bytes);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError("The model is broken", { cause: error });
  }
}

function readModel(bytes: Uint8Array): Model {
  const { gltf, binary } = readContainer(bytes);
  const strange = gltf.extensionsRequired?.find((name) => !known.has(name));
  if (strange !== undefined) throw new ModelError(`The model needs ${strange}`);
  const reader = accessorReader(gltf, binary, MeshoptDecoder);
  const pieces: ModelPiece[] = [];
  walk(gltf, (mesh, transform) => {
    for (const primitive of mesh.primitives) {
      pieces.push(readPrimitive(mesh, primitive, transform, reader));
    }
  });
  if (pieces.length === 0) throw new ModelError("The model shows nothing");
  return { pieces };
}

function walk(gltf: Gltf, visit: (mesh: GltfMesh, transform: Transform) => void): void {
  const go = (number: number, outer: Transform, depth: number): void => {
    const node = gltf.nodes?.[number];
    if (!node || depth > 32) throw new ModelError(`The model has no node ${number}`);
    const transform = joinTransforms(outer, nodeTransform(node));
    const mesh = node.mesh === undefined ? undefined : gltf.meshes?.[node.mesh];
    if (mesh) visit(mesh, transform);
    for (const child of node.children ?? []) go(child, transform, depth + 1);
  };
  for (const root of gltf.scenes?.[gltf.scene ?? 0]?.nodes ?? []) go(root, unmoved, 0);
}

function readPrimitive(
  mesh: GltfMesh,
  { attributes, indices, mode = 4 }: GltfPrimitive,
  transform: Transform,
  reader: AccessorReader,
): ModelPiece {
  const { POSITION, NORMAL, TEXCOORD_0, COLOR_0 } = attributes;
  const { name, extras } = mesh;
  const mm = extras?.mm;
  if (!name || !mm) throw new ModelError("A mesh of the model names no piece or no millimetres");
  if (POSITION === undefined || NORMAL === undefined || TEXCOORD_0 === undefined || mode !== 4) {
    throw new ModelError(`${name} lacks places, directions or millimetres`);
  }
  const positions = movePoints(reader.numbers(POSITION, 3), transform);
  const corners = positions.length / 3;
  const millimetres = reader.numbers(TEXCOORD_0, 2);
  for (let i = 0; i < millimetres.length; i++) {
    const axis = (i & 1) as 0 | 1;
    millimetres[i] = mm.origin[axis] + (millimetres[i] as number) * mm.size[axis];
  }
  const triangles =
    indices === undefined
      ? Uint32Array.from({ length: corners }, (_, i) => i)
      : reader.indices(indices);
  if (triangles.length % 3 !== 0 || triangles.some((corner) => corner >= corners)) {
    throw new ModelError(`${name} has triangles without corners`);
  }
  return {
    piece: name,
    positions,
    normals: turnNormals(reader.numbers(NORMAL, 3), transform),
    millimetres,
    openness: openness(COLOR_0, corners, reader),
    triangles,
  };
}

function openness(
  accessor: number | undefined,
  corners: number,
  reader: AccessorReader,
): Float32Array {
  if (accessor === undefined) return new Float32Array(corners).fill(1);
  const grey = reader.numbers(accessor, 3);
  return Float32Array.from({ length: corners }, (_, i) => grey[i * 3] as number);
}
