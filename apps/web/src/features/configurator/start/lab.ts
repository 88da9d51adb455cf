/** A colour as the eye tells colours apart: lightness 0 to 100, then green to red and blue to yellow (CIE Lab, D65). */
export type Lab = readonly [lightness: number, a: number, b: number];

type Triple = readonly [number, number, number];

const white = [0.95047, 1, 1.08883] as const;

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
}

const forward = (value: number): number =>
  value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116;
const back = (value: number): number =>
  value > 6 / 29 ? value ** 3 : ((value - 16 / 116) * 116 * 27) / 24389;

/** From channels of 0 to 255. */
export function labOf([red, green, blue]: Triple): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const x = forward((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white[0]);
  const y = forward((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / white[1]);
  const z = forward((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / white[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return labOf([value >> 16, (value >> 8) & 255, value & 255]);
}

/** The nearest that a screen shows. */
export function hexOf([lightness, a, b]: Lab): string {
  const y = (lightness + 16) / 116;
  const [x, z] = [back(y + a / 500) * white[0], back(y - b / 200) * white[2]];
  const middle = back(y);
  const channels = [
    3.2404542 * x - 1.5371385 * middle - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * middle + 0.041556 * z,
    0.0556434 * x - 0.2040259 * middle + 1.0572252 * z,
  ];
  return `#${channels.map((each) => fromLinear(each).toString(16).padStart(2, "0")).join("")}`;
}

export function distance(a: Lab, b: Lab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function chroma([, a, b]: Lab): number {
  return Math.hypot(a, b);
}

/** Degrees round the circle of hues, 0 to 180. */
export function hueApart(a: Lab, b: Lab): number {
  const apart = Math.abs(Math.atan2(a[2], a[1]) - Math.atan2(b[2], b[1]));
  return (Math.min(apart, 2 * Math.PI - apart) * 180) / Math.PI;
}
