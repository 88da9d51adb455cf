import {
  AmbientLight,
  Box3,
  DirectionalLight,
  HemisphereLight,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import type { DesignDocument } from "@holeshot/design";
import type { Garment } from "@holeshot/garments";
import type { Model } from "@holeshot/views";
import type { AssetStore } from "../assets/asset-store.ts";
import type { ProductKit } from "../assets/kit-store.ts";
import { createPieceCanvas } from "../stage/piece-canvas.ts";
import { sceneSource } from "../stage/scene-source.ts";
import { createFreePiece, type FreePiece } from "./free-piece.ts";
import { type Orbit, placeCamera } from "./orbit.ts";

/** A garment that is turned by hand, and the canvas it shows on. */
export interface FreeScene {
  readonly garment: Garment;
  readonly camera: PerspectiveCamera;
  readonly pieces: readonly FreePiece[];
  readonly resize: (width: number, height: number, density: number) => void;
  /** Looks from a place of the orbit; `zoom` 1 shows the whole garment from every side. */
  readonly look: (orbit: Orbit, zoom: number) => void;
  readonly paint: (design: DesignDocument, kit: ProductKit) => void;
  readonly dispose: () => void;
}

/** Artwork pixels a millimetre: sharp at twice the whole garment's size. */
const SCALE = { fine: 1.6, coarse: 1 };
/** As the photo views: little perspective, as a lens of 85 mm has. */
const FIELD = 23.9;
/** Share of the picture's height that the garment may take. */
const FILL = 0.9;

export interface FreeSceneOptions {
  readonly canvas: HTMLCanvasElement;
  /** As it was draped. */
  readonly garment: Garment;
  readonly model: Model;
  readonly assets: AssetStore;
  /** A phone keeps smaller textures. */
  readonly coarse: boolean;
}

/** Throws where there is no WebGL. */
export function createFreeScene(options: FreeSceneOptions): FreeScene {
  const { canvas, garment, model, assets, coarse } = options;
  const renderer = new WebGLRenderer({
    canvas,
    antialias: true,
    alpha: true,
    // Drawn on demand: what is shown stays readable until the next change.
    preserveDrawingBuffer: true,
  });
  renderer.toneMapping = NeutralToneMapping;
  const scene = new Scene();
  const scenes = sceneSource(garment, assets);
  const scale = coarse ? SCALE.coarse : SCALE.fine;
  const pieces = model.pieces.map((piece) => {
    const drafted = garment.pieces.find(({ id }) => id === piece.piece);
    const printed = drafted?.material === "printed" ? drafted : null;
    const made = printed && createPieceCanvas(printed, scale, assets.bitmap, false);
    return createFreePiece(piece, made);
  });
  scene.add(...pieces.map(({ group }) => group), ...lamps());
  const box = new Box3();
  for (const { group } of pieces) box.expandByObject(group);
  const middle = box.getCenter(new Vector3());
  const size = box.getSize(new Vector3());
  const camera = new PerspectiveCamera(FIELD, 1, 0.1, 20);
  let distance = 3;

  function render(): void {
    renderer.render(scene, camera);
  }

  return {
    garment,
    camera,
    pieces,
    resize: (width, height, density) => {
      renderer.setPixelRatio(density);
      renderer.setSize(width, height, false);
      camera.aspect = width / Math.max(1, height);
      const half = Math.tan((FIELD * Math.PI) / 360);
      const wide = Math.hypot(size.x, size.z) / camera.aspect;
      distance = Math.max(size.y, wide) / FILL / 2 / half + size.z / 2;
    },
    look: (orbit, zoom) => {
      camera.zoom = zoom;
      camera.updateProjectionMatrix();
      placeCamera(camera, middle, distance, orbit);
      render();
    },
    paint: (design, kit) => {
      let changed = false;
      for (const one of scenes(design, kit).pieces) {
        for (const piece of pieces) {
          if (piece.model.piece === one.piece && piece.paint(one)) changed = true;
        }
      }
      if (changed) render();
    },
    dispose: () => {
      for (const piece of pieces) piece.dispose();
      renderer.dispose();
    },
  };
}

/** A soft room, a key light from the upper left, a rim behind: the photo views' light, near enough. */
function lamps(): (AmbientLight | DirectionalLight | HemisphereLight)[] {
  const key = new DirectionalLight("#ffffff", 1.7);
  key.position.set(-1.6, 2.4, 2.6);
  const fill = new DirectionalLight("#ffffff", 0.7);
  fill.position.set(2.4, 1.2, 1.6);
  const rim = new DirectionalLight("#ffffff", 0.9);
  rim.position.set(0.4, 1.8, -2.6);
  return [
    new HemisphereLight("#ffffff", "#b9bcc4", 1.5),
    new AmbientLight("#ffffff", 0.35),
    key,
    fill,
    rim,
  ];
}
