/** A colour ramp being built; what `createLinearGradient` or `createRadialGradient` of any canvas answers. */
export interface GradientTarget {
  addColorStop(offset: number, colour: string): void;
}

/** A path being built; what `new Path2D()` makes. */
export interface PathTarget {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  closePath(): void;
}

/**
 * The part of a 2D canvas that is drawn on: the browser's `CanvasRenderingContext2D` and
 * `@napi-rs/canvas` both fit, with `Picture` what their `drawImage` takes.
 */
export interface CanvasTarget<Picture> extends PathTarget {
  fillStyle: unknown;
  globalAlpha: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: "low" | "medium" | "high";
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  fill(rule: "nonzero" | "evenodd"): void;
  fill(path: never, rule: "nonzero" | "evenodd"): void;
  clip(rule: "nonzero" | "evenodd"): void;
  clip(path: never, rule: "nonzero" | "evenodd"): void;
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): GradientTarget;
  createRadialGradient(
    x1: number,
    y1: number,
    r1: number,
    x2: number,
    y2: number,
    r2: number,
  ): GradientTarget;
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void;
}
