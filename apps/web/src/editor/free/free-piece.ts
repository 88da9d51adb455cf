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
import { labelColours, type ModelPiece } from "@holeshot/views";
import type { PieceCanvas } from "../stage/paint/piece-canvas.ts";
import { clothFragment, clothVertex, shownFragment } from "./cloth-shader.ts";
import type { ClothSurface } from "./cloth-surface.ts";
import type { StageLight } from "./stage-light.ts";

/** One piece of cloth on the turning garment. */
export interface FreePiece {
  readonly mesh: Mesh;
  readonly model: ModelPiece;
  /** Brings artwork and fabric up to date; true when anything changed. */
  readonly paint: (scene: PieceScene) => boolean;
  readonly dispose: () => void;
}

/** `newCanvas` makes what its artwork is drawn on; cloth that is not `printed` gets one when something is sewn on.
 * `litAfter`: only what is shown is drawn, to be lit by `createLitOnce`. */
export function createFreePiece(
  model: ModelPiece,
  newCanvas: () => PieceCanvas | null,
  printed: boolean,
  light: StageLight,
  surface: ClothSurface,
  litAfter: boolean,
): FreePiece {
  const geometry = geometryOf(model);
  let canvas: PieceCanvas | null = null;
  let texture: CanvasTexture | null = null;
  const cloth = new Color(labelColours[model.piece] ?? "#ffffff");
  const print: { value: CanvasTexture | null } = { value: null };
  const isPrinted = { value: false };
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: clothVertex,
    fragmentShader: litAfter ? shownFragment : clothFragment,
    side: DoubleSide,
    uniforms: {
      ...light.uniforms,
      ...surface.uniformsOf(model, printed),
      firstPoint: { value: light.firstPointOf(model) },
      print,
      printed: isPrinted,
      cloth: { value: cloth },
    },
  });
  const mesh = new Mesh(geometry, material);
  let ground = "";

  function carry(made: PieceCanvas | null): void {
    if (!made) return;
    canvas = made;
    texture = textureOf(made);
    print.value = texture;
    isPrinted.value = true;
    geometry.setAttribute("uv", placesOn(model, made));
  }

  if (printed) carry(newCanvas());
  return {
    mesh,
    model,
    paint: (scene) => {
      if (scene.sewnOn && !canvas) carry(newCanvas());
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

function textureOf({ canvas }: PieceCanvas): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.flipY = false;
  texture.anisotropy = 8;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}

function geometryOf(piece: ModelPiece): BufferGeometry {
  const { positions, lit = positions, normals, openness, millimetres, triangles } = piece;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("lit", new BufferAttribute(lit, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  geometry.setAttribute("millimetres", new BufferAttribute(millimetres, 2));
  const open = Float32Array.from({ length: positions.length / 3 }, (_, i) => openness[i] ?? 1);
  geometry.setAttribute("openness", new BufferAttribute(open, 1));
  geometry.setIndex(new BufferAttribute(triangles, 1));
  return geometry;
}

/** Where each point of the cloth lies on its canvas, in shares of it. */
function placesOn({ millimetres }: ModelPiece, piece: PieceCanvas): BufferAttribute {
  const { left, top, scale } = piece;
  const { width, height } = piece.canvas;
  const shares = millimetres.map((value, i) =>
    i % 2 === 0 ? ((value - left) * scale) / width : ((value - top) * scale) / height,
  );
  return new BufferAttribute(shares, 2);
}
