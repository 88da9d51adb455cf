import { DataTexture, FloatType, RGFormat, type Texture, Vector2, Vector4 } from "three";
import type { Weave } from "@holeshot/garments";
import { type ModelPiece, reachOf, ventsOf } from "@holeshot/views";
import {
  coarseAt,
  GRAIN_SIDE,
  grainBreaks,
  grainTexels,
  grainTile,
} from "../stage/paint/gl/near-surface.ts";

/** What a garment's printed cloth looks like from near. */
export interface ClothSurface {
  readonly uniformsOf: (
    piece: ModelPiece,
    printed: boolean,
  ) => Readonly<Record<string, { value: unknown }>>;
  /** A pixel shows so many millimetres of cloth that faces it: a mesh is drawn as coarse as can be seen. */
  readonly seenWith: (pixel: number) => void;
  /** What is drawn several times over, each time beside itself, may read its pictures this many levels finer. */
  readonly sharpen: (levels: number) => void;
  readonly dispose: () => void;
}

export function createClothSurface(weave: Weave): ClothSurface {
  const grain = textureOf(weave);
  const finer = { value: 0 };
  const coarse = { value: new Vector2(1, 1) };
  return {
    uniformsOf: (piece, printed) => {
      const vents = printed ? ventsOf(weave, piece.piece, reachOf(piece)) : null;
      const panel = vents ? ([vents.x, vents.y, vents.halfX, vents.halfY] as const) : [];
      return {
        finer,
        coarse,
        grainBreaks: { value: grainBreaks(weave) },
        grain: { value: grain },
        grainTile: { value: new Vector4(...grainTile(printed ? weave : null)) },
        ventPanel: { value: panel.length > 0 ? new Vector4(...panel) : new Vector4(0, 0, 0, 0) },
      };
    },
    seenWith: (pixel) => coarse.value.set(...coarseAt(weave, pixel)),
    sharpen: (levels) => (finer.value = levels),
    dispose: () => grain.dispose(),
  };
}

/** Read pixel by pixel, as three does unless it is told otherwise. */
function textureOf(weave: Weave): Texture {
  const texels = grainTexels(weave);
  const texture = new DataTexture(texels, GRAIN_SIDE, GRAIN_SIDE, RGFormat, FloatType);
  texture.needsUpdate = true;
  return texture;
}
