import { Document, NodeIO } from "@gltf-transform/core";
import { EXTMeshoptCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import { MeshoptEncoder } from "meshoptimizer";
import { MOVE_UNIT } from "@holeshot/views";
import type { CornerMoves } from "../alter/worn-moves.ts";

/** Moves of a model's corners as a binary glTF 2.0 file: a mesh of points a piece, packed as models are. */
export async function writeMoves(moves: CornerMoves): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const document = new Document();
  document.getRoot().getAsset().generator = "Holeshot atelier";
  document.createExtension(KHRMeshQuantization).setRequired(true);
  const { QUANTIZE: method } = EXTMeshoptCompression.EncoderMethod;
  const packing = document.createExtension(EXTMeshoptCompression);
  packing.setRequired(true).setEncoderOptions({ method });
  const buffer = document.createBuffer();
  const scene = document.createScene();
  for (const [id, own] of moves) {
    const told = document.createAccessor().setType("VEC3").setArray(own.slice()).setBuffer(buffer);
    const points = document.createPrimitive().setMode(0).setAttribute("POSITION", told);
    const mesh = document.createMesh(id).addPrimitive(points);
    const node = document.createNode(id).setMesh(mesh);
    scene.addChild(node.setScale([MOVE_UNIT, MOVE_UNIT, MOVE_UNIT]));
  }
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder })
    .writeBinary(document);
}
