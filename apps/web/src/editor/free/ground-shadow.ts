import { type Box3, Mesh, PlaneGeometry, ShaderMaterial, Vector3 } from "three";

/** As the sides' shadow: how dark it is in its middle, and how far below the hem it lies, a share of the height. */
const DARKEST = 0.2;
const BELOW = 0.03;
/** Share of the garment's breadth and depth that it takes. */
const SHARE = 0.36;

/** A garment's shadow, and how it follows who looks. */
export interface GroundShadow {
  readonly mesh: Mesh;
  /** Lamps go along with whoever looks: so does what they throw, which never lies aslant. */
  readonly turnTo: (turn: number) => void;
}

/** The soft shadow a hanging garment throws on the ground; from below there is none. */
export function groundShadow(box: Box3): GroundShadow {
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const shadow = new Mesh(
    new PlaneGeometry(2, 2).rotateX(-Math.PI / 2),
    new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      vertexShader: `
varying vec2 spot;
void main() {
  spot = position.xz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,
      fragmentShader: `
varying vec2 spot;
void main() {
  float away = max(0.0, 1.0 - dot(spot, spot));
  gl_FragColor = vec4(0.0, 0.0, 0.0, ${DARKEST.toFixed(2)} * away * away);
}`,
    }),
  );
  shadow.position.set(middle.x, box.min.y - BELOW * size.y, middle.z);
  return {
    mesh: shadow,
    turnTo: (turn) => {
      const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
      shadow.rotation.y = turn;
      shadow.scale.set(
        SHARE * Math.hypot(size.x * cosine, size.z * sine),
        1,
        SHARE * Math.hypot(size.x * sine, size.z * cosine),
      );
    },
  };
}
