/** CIE L*a*b* under D65. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Of an sRGB colour, `#rrggbb`. */
export function labOf(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = f(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = f((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

const DEGREE = Math.PI / 180;

/** CIEDE2000, as Sharma, Wu and Dalal write it out (2005). */
export function labDifference(one: Lab, other: Lab): number {
  const meanChroma7 = ((Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2) ** 7;
  const stretch = 1.5 - Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7)) / 2;
  const [p, q] = [one, other].map(({ l, a, b }) => {
    const hue = Math.atan2(b, stretch * a) / DEGREE;
    return { l, chroma: Math.hypot(stretch * a, b), hue: hue < 0 ? hue + 360 : hue };
  }) as [Polar, Polar];
  const grey = p.chroma * q.chroma === 0;
  const turn = grey ? 0 : ((q.hue - p.hue + 540) % 360) - 180;
  const hueStep = 2 * Math.sqrt(p.chroma * q.chroma) * Math.sin((turn / 2) * DEGREE);
  const hue = grey ? p.hue + q.hue : p.hue + turn / 2;
  const l = (p.l + q.l) / 2;
  const chroma = (p.chroma + q.chroma) / 2;
  const cos = (times: number, shift: number) => Math.cos((times * hue + shift) * DEGREE);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const forLight = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const forChroma = 1 + 0.045 * chroma;
  const forHue = 1 + 0.015 * chroma * t;
  const around = (((hue % 360) + 360) % 360) - 275;
  const bend = Math.sin(60 * Math.exp(-((around / 25) ** 2)) * DEGREE);
  const turned = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * bend;
  const dc = (q.chroma - p.chroma) / forChroma;
  const dh = hueStep / forHue;
  return Math.sqrt(((q.l - p.l) / forLight) ** 2 + dc ** 2 + dh ** 2 + turned * dc * dh);
}

interface Polar {
  readonly l: number;
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}
