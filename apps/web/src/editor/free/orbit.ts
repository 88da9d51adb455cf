import { MathUtils, type PerspectiveCamera, Spherical, type Vector3 } from "three";

/** Where the camera stands round the garment. Angles in radians, 0 is in front. */
export interface Orbit {
  readonly turn: number;
  readonly tilt: number;
}

/** Further up or down the garment is seen along its length, and left and right lose their meaning. */
const MOST_TILT = MathUtils.degToRad(70);

export function turned({ turn, tilt }: Orbit, by: Orbit): Orbit {
  return {
    turn: turn + by.turn,
    tilt: MathUtils.clamp(tilt + by.tilt, -MOST_TILT, MOST_TILT),
  };
}

/** Puts the camera on its orbit, looking at the middle. */
export function placeCamera(
  camera: PerspectiveCamera,
  middle: Vector3,
  distance: number,
  { turn, tilt }: Orbit,
): void {
  const place = new Spherical(distance, Math.PI / 2 - tilt, turn);
  camera.position.setFromSpherical(place).add(middle);
  camera.lookAt(middle);
  camera.updateMatrixWorld();
}
