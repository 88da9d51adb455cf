import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  DoubleSide,
  GLSL3,
  LinearMipmapLinearFilter,
  Mesh,
  ShaderMaterial,
  SRGBColorSpace,
} from "three";
import type { PieceScene } from "@holeshot/artwork";
import type { ModelPiece } from "@holeshot/views";
import type { PieceCanvas } from "../stage/paint/piece-canvas.ts";
import { clothFragment, clothVertex } from "./cloth-shader.ts";
import type { StageLight } from "./stage-light.ts";

/** One piece of cloth on the turning garment. */
export interface FreePiece {
  readonly mesh: Mesh;
  readonly model: ModelPiece;
  /** Brings artwork and fabric up to date; true when anything changed. */
  readonly paint: (scene: PieceScene) => boolean;
  readonly dispose: () => void;
}

/** `canvas` is null for cloth that carries no artwork. */
export function createFreePiece(
  model: ModelPiece,
  canvas: PieceCanvas | null,
  light: StageLight,
): FreePiece {
  const geometry = geometryOf(model, canvas);
  const texture = canvas && new CanvasTexture(canvas.canvas);
  if (texture) {
    texture.colorSpace = SRGBColorSpace;
    texture.flipY = false;
    texture.anisotropy = 8;
    texture.minFilter = LinearMipmapLinearFilter;
  }
  const cloth = new Color();
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: clothVertex,
    fragmentShader: clothFragment,
    side: DoubleSide,
    uniforms: {
      ...light.uniforms,
      print: { value: texture },
      printed: { value: texture !== null },
      cloth: { value: cloth },
    },
  });
  const mesh = new Mesh(geometry, material);
  let ground = "";
  return {
    mesh,
    model,
    paint: (scene) => {
      const drawn = canvas?.paint(scene) ?? null;
      if (texture && drawn) texture.needsUpdate = true;
      if (ground === scene.ground) return drawn !== null;
      ground = scene.ground;
      cloth.set(ground);
      return true;
    },
    dispose: () => {
      geometry.dispose();
      texture?.dispose();
      material.dispose();
    },
  };
}

function geometryOf(model: ModelPiece, canvas: PieceCanvas | null): BufferGeometry {
  const { positions, normals, millimetres, openness, triangles } = model;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  const open = Float32Array.from({ length: positions.length / 3 }, (_, i) => openness[i] ?? 1);
  geometry.setAttribute("openness", new BufferAttribute(open, 1));
  if (canvas) {
    const { left, top, scale } = canvas;
    const { width, height } = canvas.canvas;
    const shares = millimetres.map((value, i) =>
      i % 2 === 0 ? ((value - left) * scale) / width : ((value - top) * scale) / height,
    );
    geometry.setAttribute("uv", new BufferAttribute(shares, 2));
  }
  geometry.setIndex(new BufferAttribute(triangles, 1));
  return geometry;
}
