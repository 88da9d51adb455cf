import {
  DataArrayTexture,
  DepthTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  NearestFilter,
  type Object3D,
  PerspectiveCamera,
  RedFormat,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import type { Side } from "@holeshot/domain";
import { litFragment, litVertex } from "./cloth-shader.ts";
import {
  acrossOf,
  type Camera,
  type ClothSide,
  expectLight,
  type LightPicture,
  litHeight,
  type Model,
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
  /** Finds out what each side's camera sees of the cloth. Once; it does not move. */
  readonly look: (renderer: WebGLRenderer, cloth: Object3D) => void;
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
  const share = { value: new Vector4(1, 0, 0, 0) };
  const lamps = expectLight(
    model,
    sides.map(({ shown: { camera }, light }) => ({ camera, light })),
  );
  const onlooker = { value: new Vector2(...acrossOf(0)) };
  return {
    uniforms: {
      lightPictures: { value: pictures },
      seenDepth: { value: seen.depthTexture },
      sideMatrix: {
        value: cameras.map((camera) =>
          new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
        ),
      },
      lampFalls: { value: lamps.falls },
      lampShines: { value: lamps.shines },
      sideAcross: { value: turns.map((turn) => new Vector2(...acrossOf(turn))) },
      ownAcross: onlooker,
      clothHeight: { value: new Vector2(...litHeight(model.pieces)) },
      sideEye: { value: cameras.map((camera) => camera.position.clone()) },
      sideShare: share,
    },
    look: (renderer, cloth) => {
      const scene = new Scene();
      const plain = new ShaderMaterial({
        glslVersion: GLSL3,
        vertexShader: litVertex,
        fragmentShader: litFragment,
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
    },
    turnTo: (turn) => {
      share.value.fromArray(shareOfSides(turn, turns));
      onlooker.value.fromArray(acrossOf(turn));
    },
    dispose: () => {
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

/** Layers by twos: the light that falls on a side, and what its surface throws back. */
function lightPictures(lights: readonly LightPicture[]): DataArrayTexture {
  const side = lights[0]?.width ?? 1;
  const data = new Uint8Array(lights.length * 2 * side * side);
  for (const [i, { data: bytes, channels }] of lights.entries()) {
    if (channels !== 1 || bytes.length !== 2 * side * side)
      throw new RangeError("Light pictures of a garment are grey and of one size");
    data.set(bytes, i * 2 * side * side);
  }
  const texture = new DataArrayTexture(data, side, side, 2 * lights.length);
  texture.format = RedFormat;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}
