import {
  DataArrayTexture,
  DepthTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  type Mesh,
  NearestFilter,
  type Object3D,
  PerspectiveCamera,
  RGFormat,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import type { Side } from "@holeshot/domain";
import { bakedVertex, depthFragment } from "./cloth-shader.ts";
import { createOpenPlaces } from "./open-places.ts";
import {
  type Camera,
  type ClothSide,
  expectLight,
  type Lamps,
  lampForm,
  type LightPicture,
  litHeight,
  type Model,
  type ModelPiece,
  shareOfSides,
  turnOf,
} from "@holeshot/views";

/** A side of the garment with the picture of the light it was photographed in. */
export interface LitSide {
  readonly side: Side;
  readonly shown: ClothSide;
  readonly light: LightPicture;
}

/** The sides' light, thrown onto the cloth from where each side was photographed. */
export interface StageLight {
  readonly uniforms: Readonly<Record<string, { value: unknown }>>;
  /** Where a piece's points lie among all: the number of its first. */
  readonly firstPointOf: (piece: ModelPiece) => number;
  /** Finds out what each side's camera sees of the cloth, and how freely. Once; it does not move. */
  readonly look: (renderer: WebGLRenderer, cloth: Object3D, meshes: readonly Mesh[]) => void;
  /** The light for whoever looks from this turn, radians. */
  readonly turnTo: (turn: number) => void;
  readonly dispose: () => void;
}

/** Pixels of a side's depth: four of them share one picture. */
const DEPTH = 1024;
/** How near to a side's camera cloth can be and how far, about its target, metres. */
const REACH = 0.9;

export function createStageLight(model: Model, sides: readonly LitSide[]): StageLight {
  const cameras = sides.map(({ shown }) => cameraOf(shown.camera));
  const turns = sides.map(({ shown }) => turnOf(shown.camera));
  const pictures = lightPictures(sides.map(({ light }) => light));
  const seen = new WebGLRenderTarget(2 * DEPTH, 2 * DEPTH, {
    depthTexture: new DepthTexture(2 * DEPTH, 2 * DEPTH, FloatType),
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  const lamps = expectLight(
    model,
    sides.map(({ shown: { camera }, light }) => ({ camera, light })),
  );
  const matrices = cameras.map((camera) =>
    new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
  );
  const eyes = cameras.map((camera) => camera.position.clone());
  const falls = turns.map((turn) => formOf(lamps.falls, turn));
  const shines = turns.map((turn) => formOf(lamps.shines, turn));
  // By their share, the greatest first: what others would add is mostly left out.
  const order = { value: [0, 1, 2, 3] };
  const share = { value: new Vector4(1, 0, 0, 0) };
  const sideMatrix = { value: matrices };
  const sideEye = { value: eyes };
  const sideFalls = { value: falls };
  const sideShines = { value: shines };
  const ownFalls = { value: new Matrix4() };
  const ownShines = { value: new Matrix4() };

  const places = createOpenPlaces(model, { seen: seen.depthTexture, matrices, eyes });

  return {
    uniforms: {
      lightPictures: { value: pictures },
      seenDepth: { value: seen.depthTexture },
      openPlaces: { value: places.texture },
      sideOrder: order,
      sideMatrix,
      sideEye,
      sideFalls,
      sideShines,
      ownFalls,
      ownShines,
      clothHeight: { value: new Vector2(...litHeight(model.pieces)) },
      sideShare: share,
    },
    firstPointOf: places.firstPointOf,
    look: (renderer, cloth, meshes) => {
      const scene = new Scene();
      const plain = new ShaderMaterial({
        glslVersion: GLSL3,
        vertexShader: bakedVertex,
        fragmentShader: depthFragment,
        side: DoubleSide,
        colorWrite: false,
      });
      scene.overrideMaterial = plain;
      const parent = cloth.parent;
      scene.add(cloth);
      for (const [i, camera] of cameras.entries()) {
        const place = [(i % 2) * DEPTH, Math.floor(i / 2) * DEPTH, DEPTH, DEPTH] as const;
        seen.viewport.set(...place);
        seen.scissor.set(...place);
        seen.scissorTest = true;
        renderer.setRenderTarget(seen);
        renderer.clear();
        renderer.render(scene, camera);
      }
      renderer.setRenderTarget(null);
      parent?.add(cloth);
      plain.dispose();
      places.find(renderer, meshes);
    },
    turnTo: (turn) => {
      const shares = shareOfSides(turn, turns);
      const next = turns.map((_, i) => i).toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
      const inOrder = <T>(all: readonly T[]): T[] => next.map((i) => all[i] as T);
      order.value = next;
      share.value.fromArray(inOrder(shares));
      sideMatrix.value = inOrder(matrices);
      sideEye.value = inOrder(eyes);
      sideFalls.value = inOrder(falls);
      sideShines.value = inOrder(shines);
      ownFalls.value = formOf(lamps.falls, turn);
      ownShines.value = formOf(lamps.shines, turn);
    },
    dispose: () => {
      places.dispose();
      pictures.dispose();
      seen.depthTexture?.dispose();
      seen.dispose();
    },
  };
}

function cameraOf({ eye, target, up, fovY }: Camera): PerspectiveCamera {
  const away = new Vector3(...eye).distanceTo(new Vector3(...target));
  const camera = new PerspectiveCamera(fovY, 1, Math.max(0.01, away - REACH), away + REACH);
  camera.position.set(...eye);
  camera.up.set(...up);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  return camera;
}

function formOf(light: Lamps["falls"], turn: number): Matrix4 {
  return new Matrix4().fromArray(lampForm(light, turn));
}

/** A layer for each side: the light that falls on it, and what its surface throws back. */
function lightPictures(lights: readonly LightPicture[]): DataArrayTexture {
  const side = lights[0]?.width ?? 1;
  const size = side * side;
  const data = new Uint8Array(lights.length * 2 * size);
  for (const [i, { data: bytes, channels }] of lights.entries()) {
    if (channels !== 1 || bytes.length !== 2 * size)
      throw new RangeError("Light pictures of a garment are grey and of one size");
    for (let at = 0; at < size; at++) {
      data[2 * (i * size + at)] = bytes[at] as number;
      data[2 * (i * size + at) + 1] = bytes[size + at] as number;
    }
  }
  const texture = new DataArrayTexture(data, side, side, lights.length);
  texture.format = RGFormat;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}
