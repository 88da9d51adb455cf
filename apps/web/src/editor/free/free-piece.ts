import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  FrontSide,
  Group,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
} from "three";
import type { PieceScene } from "@holeshot/artwork";
import type { ModelPiece } from "@holeshot/views";
import type { PieceCanvas } from "../stage/piece-canvas.ts";

/** One piece of cloth on the turning garment. */
export interface FreePiece {
  readonly group: Group;
  readonly front: Mesh;
  readonly model: ModelPiece;
  /** Brings artwork and fabric up to date; true when anything changed. */
  readonly paint: (scene: PieceScene) => boolean;
  readonly dispose: () => void;
}

/** The inner face is the fabric's own colour, a little darker: no print, and rougher. */
const INNER_SHARE = 0.55;

/** `canvas` is null for cloth that carries no artwork. */
export function createFreePiece(model: ModelPiece, canvas: PieceCanvas | null): FreePiece {
  const geometry = geometryOf(model, canvas);
  const texture = canvas && new CanvasTexture(canvas.canvas);
  if (texture) {
    texture.colorSpace = SRGBColorSpace;
    texture.flipY = false;
    texture.anisotropy = 8;
  }
  const shared = { vertexColors: true, roughness: 0.82, metalness: 0 };
  const outer = new MeshStandardMaterial({ ...shared, map: texture, side: FrontSide });
  const inner = new MeshStandardMaterial({ ...shared, side: BackSide });
  const front = new Mesh(geometry, outer);
  const group = new Group();
  group.add(front, new Mesh(geometry, inner));
  let ground = "";
  return {
    group,
    front,
    model,
    paint: (scene) => {
      const drawn = canvas?.paint(scene) ?? null;
      if (texture && drawn) texture.needsUpdate = true;
      if (ground === scene.ground) return drawn !== null;
      ground = scene.ground;
      if (!texture) outer.color.set(ground);
      inner.color.copy(new Color(ground).multiplyScalar(INNER_SHARE));
      return true;
    },
    dispose: () => {
      geometry.dispose();
      texture?.dispose();
      outer.dispose();
      inner.dispose();
    },
  };
}

function geometryOf(model: ModelPiece, canvas: PieceCanvas | null): BufferGeometry {
  const { positions, normals, millimetres, openness, triangles } = model;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  const grey = Float32Array.from({ length: positions.length }, (_, i) => {
    return openness[Math.floor(i / 3)] ?? 1;
  });
  geometry.setAttribute("color", new BufferAttribute(grey, 3));
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
