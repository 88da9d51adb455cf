import { Box3, Group, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from "three";
import type { DesignDocument } from "@holeshot/design";
import type { Garment, Side, Weave } from "@holeshot/garments";
import { type Model, turnOf } from "@holeshot/views";
import type { AssetStore } from "../assets/asset-store.ts";
import type { ProductKit } from "../assets/kit-store.ts";
import { createListeners } from "../../lib/listeners.ts";
import { createPieceCanvas } from "../stage/paint/piece-canvas.ts";
import { sceneSource } from "../stage/paint/scene-source.ts";
import { artworkScale } from "./artwork-scale.ts";
import { clothDepth } from "./cloth-depth.ts";
import { clothFrame, FIELD, pixelMillimetres } from "./cloth-frame.ts";
import { type ClothSurface, createClothSurface } from "./cloth-surface.ts";
import { createFreePiece, type FreePiece } from "./free-piece.ts";
import { groundShadow } from "./ground-shadow.ts";
import { createLitOnce } from "./lit-once.ts";
import { type Orbit, placeCamera } from "./orbit.ts";
import { createStillPicture, drawings } from "./still-picture.ts";
import { createStageLight, type LitSide, type StageLight } from "./stage-light.ts";

/** A garment that is turned by hand, and the canvas it shows on. */
export interface FreeScene {
  readonly garment: Garment;
  readonly camera: PerspectiveCamera;
  readonly pieces: readonly FreePiece[];
  /** From which turn each side is photographed, radians. */
  readonly turns: Readonly<Record<Side, number>>;
  readonly resize: (width: number, height: number, density: number) => void;
  /** Looks from a place of the orbit; `zoom` 1 shows the whole garment, as large as its sides. */
  readonly look: (orbit: Orbit, zoom: number) => void;
  /** How often it has looked; heard by `subscribe`. */
  readonly looks: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** `waiting`: more of it is to come. */
  readonly paint: (design: DesignDocument, kit: ProductKit, waiting: boolean) => void;
  readonly dispose: () => void;
}

/** How many levels finer pictures are read at rest, where seven drawings are mixed. */
const SHARPER = 1;
/** How many pixels, each way, a processor draws of what moves, as a share of those at rest. */
const MOVING = 0.5;
/** By whose distance a mesh is drawn: by the turn in hand its rows would creep over the cloth. */
const front: Orbit = { turn: 0, tilt: 0 };

export interface FreeSceneOptions {
  readonly canvas: HTMLCanvasElement;
  /** As it was draped. */
  readonly garment: Garment;
  readonly model: Model;
  /** What its printed pieces look like from near. */
  readonly weave: Weave;
  /** Its sides as they are lit on the stage. */
  readonly sides: readonly LitSide[];
  readonly assets: AssetStore;
  /** A phone keeps smaller textures. */
  readonly coarse: boolean;
  /** Whether a graphics card draws: else the processor does, which is spared what it can be. */
  readonly card: boolean;
}

/** Throws where there is no WebGL. */
export function createFreeScene(options: FreeSceneOptions): FreeScene {
  const { canvas, garment, model, weave, sides, assets, card } = options;
  const renderer = new WebGLRenderer({
    canvas,
    antialias: card,
    alpha: true,
    // Drawn on demand: what is shown stays readable until the next change.
    preserveDrawingBuffer: true,
  });
  const scene = new Scene();
  const light = createStageLight(model, sides);
  const surface = createClothSurface(weave);
  const scenes = sceneSource(garment, assets);
  const pieces = piecesOf(options, light, surface);
  const cloth = new Group();
  cloth.add(...pieces.map(({ mesh }) => mesh));
  scene.add(cloth);
  light.look(
    renderer,
    cloth,
    pieces.map(({ mesh }) => mesh),
  );
  const box = new Box3().expandByObject(cloth);
  const shadow = groundShadow(box);
  const before = card ? clothDepth(pieces) : null;
  if (before) scene.add(shadow.mesh, before.depth);
  const once = card ? null : createLitOnce(renderer, cloth, shadow.mesh, light);
  const middle = box.getCenter(new Vector3());
  const frame = clothFrame(model, middle);
  const camera = new PerspectiveCamera(FIELD, 1, 0.1, 20);
  let looks = 0;
  const listeners = createListeners();

  /** Let go of: who has not heard of it yet draws nothing more. */
  let gone = false;
  let [fine, rows] = [1, 1];
  /** Sets how many pixels the canvas has to one of the screen's frame: a canvas that is made anew is empty until it is drawn. */
  function pixels(density: number): void {
    if (renderer.getPixelRatio() !== density) renderer.setPixelRatio(density);
  }

  function draw(drawing: number): void {
    if (once) once.draw(camera, drawing > 0);
    else renderer.render(scene, camera);
  }

  const still = createStillPicture(renderer, camera, {
    count: card ? drawings.card : drawings.processor,
    patient: !card,
    draw: (drawing) => {
      surface.sharpen(SHARPER);
      draw(drawing);
      surface.sharpen(0);
      if (drawing === 0) once?.settle();
    },
    ready: () => pixels(fine),
    tell: (is, taken) => Object.assign(canvas.dataset, { still: is, drawings: taken }),
  });

  function render(): void {
    if (once && still) pixels(fine * MOVING);
    draw(0);
    still?.begin();
  }

  return {
    garment,
    camera,
    pieces,
    turns: Object.fromEntries(
      sides.map(({ side, shown }) => [side, turnOf(shown.camera)]),
    ) as Record<Side, number>,
    resize: (width, height, density) => {
      if (gone) return;
      fine = density;
      rows = Math.max(1, height * density);
      renderer.setSize(width, height, false);
      pixels(density);
      camera.aspect = width / Math.max(1, height);
    },
    look: (orbit, zoom) => {
      if (gone) return;
      camera.zoom = zoom;
      camera.updateProjectionMatrix();
      surface.seenWith(pixelMillimetres(frame(front, camera.aspect), zoom * rows));
      placeCamera(camera, middle, frame(orbit, camera.aspect), orbit);
      light.turnTo(orbit.turn);
      shadow.turnTo(orbit.turn);
      render();
      looks += 1;
      listeners.tell();
    },
    looks: () => looks,
    subscribe: listeners.subscribe,
    paint: (design, kit, waiting) => {
      if (gone) return;
      still?.hold(waiting);
      let changed = false;
      for (const one of scenes(design, kit).pieces) {
        for (const piece of pieces) {
          if (piece.model.piece === one.piece && piece.paint(one)) changed = true;
        }
      }
      if (changed) render();
    },
    dispose: () => {
      gone = true;
      for (const piece of pieces) piece.dispose();
      before?.dispose();
      once?.dispose();
      still?.dispose();
      light.dispose();
      surface.dispose();
      // Another scene may follow on the same canvas, whose renderer takes for granted that nothing is set.
      renderer.resetState();
      renderer.dispose();
    },
  };
}

function piecesOf(
  { garment, model, assets, coarse, card }: FreeSceneOptions,
  light: StageLight,
  surface: ClothSurface,
): readonly FreePiece[] {
  const scale = artworkScale(model, coarse);
  return model.pieces.map((piece) => {
    const drafted = garment.pieces.find(({ id }) => id === piece.piece);
    const newCanvas = () =>
      drafted ? createPieceCanvas(drafted, scale, assets.bitmap, false) : null;
    const printed = drafted?.material === "printed";
    return createFreePiece(piece, newCanvas, printed, light, surface, !card);
  });
}
