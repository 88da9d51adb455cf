import { DoubleSide, GLSL3, Group, Mesh, type Object3D, ShaderMaterial } from "three";
import { depthFragment, depthVertex } from "./cloth-shader.ts";
import type { FreePiece } from "./free-piece.ts";

/**
 * The cloth's depth, drawn before its colour: cloth that other cloth hides, half of it and more, is then passed over before its light
 * is worked out.
 */
export function clothDepth(pieces: readonly FreePiece[]): {
  readonly depth: Object3D;
  readonly dispose: () => void;
} {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: depthVertex,
    fragmentShader: depthFragment,
    side: DoubleSide,
    colorWrite: false,
  });
  const depth = new Group();
  for (const { mesh } of pieces) {
    const each = new Mesh(mesh.geometry, material);
    each.renderOrder = -1;
    depth.add(each);
  }
  return { depth, dispose: () => material.dispose() };
}
