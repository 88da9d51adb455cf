import { type Accessor, Document, NodeIO, type TypedArray } from "@gltf-transform/core";
import { EXTMeshoptCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import { MeshoptEncoder } from "meshoptimizer";
import type { Surface } from "../finish/surface.ts";
import { pieceArrays, type PieceArrays, type SurfaceValues } from "./piece-arrays.ts";
import { gridOf, type Grid } from "./quantise.ts";

export interface WrittenModel {
  readonly bytes: Uint8Array;
  /** For each piece the surface's corners in the order of the file. */
  readonly corners: readonly (readonly number[])[];
}

/**
 * A surface as a binary glTF 2.0 file: a mesh a piece, in metres, packed with EXT_meshopt_compression and
 * KHR_mesh_quantization. Texture coordinates are piece millimetres; `extras.mm` on each mesh says which.
 */
export async function writeGlb(surface: Surface, values: SurfaceValues): Promise<WrittenModel> {
  await MeshoptEncoder.ready;
  const grid = gridOf(surface.positions);
  const pieces = surface.pieces.map((_, n) => pieceArrays(surface, values, n, grid));
  const writer = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder });
  const bytes = await writer.writeBinary(modelOf(pieces, grid));
  return { bytes, corners: pieces.map(({ corners }) => corners) };
}

function modelOf(pieces: readonly PieceArrays[], grid: Grid): Document {
  const model = new Document();
  model.getRoot().getAsset().generator = "Holeshot atelier";
  model.createExtension(KHRMeshQuantization).setRequired(true);
  // As the numbers are: filters would round them once more.
  const { QUANTIZE: method } = EXTMeshoptCompression.EncoderMethod;
  const packing = model.createExtension(EXTMeshoptCompression);
  packing.setRequired(true).setEncoderOptions({ method });
  const buffer = model.createBuffer();
  const cloth = model.createMaterial("cloth");
  cloth.setDoubleSided(true).setMetallicFactor(0).setRoughnessFactor(0.8);
  const scene = model.createScene();

  function numbers(array: TypedArray, type: "SCALAR" | "VEC2" | "VEC3"): Accessor {
    return model.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  }
  const scale = grid.scale / 1000;
  const [x, y, z] = grid.offset;
  for (const { id, span, positions, normals, shade, uv, indices } of pieces) {
    const triangles = model
      .createPrimitive()
      .setAttribute("POSITION", numbers(positions, "VEC3"))
      .setAttribute("NORMAL", numbers(normals, "VEC3").setNormalized(true))
      .setAttribute("COLOR_0", numbers(shade, "VEC3").setNormalized(true))
      .setAttribute("TEXCOORD_0", numbers(uv, "VEC2").setNormalized(true))
      .setIndices(numbers(indices, "SCALAR"))
      .setMaterial(cloth);
    const mesh = model.createMesh(id).addPrimitive(triangles).setExtras({ mm: span });
    const node = model.createNode(id).setMesh(mesh);
    node.setTranslation([x / 1000, y / 1000, z / 1000]).setScale([scale, scale, scale]);
    scene.addChild(node);
  }
  return model;
}
