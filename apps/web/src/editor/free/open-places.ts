import {
  BufferGeometry,
  Camera,
  GLSL3,
  type Matrix4,
  type Mesh,
  NearestFilter,
  Points,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  type Vector3,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import type { Model, ModelPiece } from "@holeshot/views";
import { OPEN_ROW, openFragment, openVertex } from "./cloth-shader.ts";

/** How freely each side sees each point of the cloth. */
export interface OpenPlaces {
  /** A pixel for each point, a channel for each side; the outer face's rows, then as many of the inner. */
  readonly texture: Texture;
  /** Where a piece's points lie among all: the number of its first. */
  readonly firstPointOf: (piece: ModelPiece) => number;
  /** Once the sides' depth is known. */
  readonly find: (renderer: WebGLRenderer, meshes: readonly Mesh[]) => void;
  readonly dispose: () => void;
}

export interface SidesSeen {
  /** What the sides' cameras see: four pictures in one. */
  readonly seen: Texture | null;
  readonly matrices: readonly Matrix4[];
  readonly eyes: readonly Vector3[];
}

export function createOpenPlaces(
  { pieces }: Model,
  { seen, matrices, eyes }: SidesSeen,
): OpenPlaces {
  const firstPoints = new Map<ModelPiece, number>();
  let count = 0;
  for (const piece of pieces) {
    firstPoints.set(piece, count);
    count += piece.positions.length / 3;
  }
  const open = new WebGLRenderTarget(OPEN_ROW, 2 * Math.ceil(count / OPEN_ROW), {
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: false,
  });
  // Kept as long as the cloth: it has the same points.
  const kept: BufferGeometry[] = [];
  return {
    texture: open.texture,
    firstPointOf: (piece) => firstPoints.get(piece) ?? 0,
    find: (renderer, meshes) => {
      const scene = new Scene();
      const turned = { value: 1 };
      const materials = meshes.map(({ geometry, material }) => {
        const dots = new BufferGeometry();
        for (const name of ["position", "normal", "lit"])
          dots.setAttribute(name, geometry.getAttribute(name));
        const plain = new ShaderMaterial({
          glslVersion: GLSL3,
          vertexShader: openVertex,
          fragmentShader: openFragment,
          depthTest: false,
          uniforms: {
            seenDepth: { value: seen },
            sideMatrix: { value: matrices },
            sideEye: { value: eyes },
            openSize: { value: new Vector2(open.width, open.height) },
            firstPoint: (material as ShaderMaterial).uniforms["firstPoint"] ?? { value: 0 },
            turned,
          },
        });
        const each = new Points(dots, plain);
        each.frustumCulled = false;
        scene.add(each);
        kept.push(dots);
        return plain;
      });
      renderer.autoClear = false;
      renderer.setRenderTarget(open);
      for (const face of [1, -1]) {
        turned.value = face;
        renderer.render(scene, new Camera());
      }
      renderer.setRenderTarget(null);
      renderer.autoClear = true;
      for (const material of materials) material.dispose();
    },
    dispose: () => {
      for (const dots of kept) dots.dispose();
      open.dispose();
    },
  };
}
