import { flattenPath } from "@holeshot/geometry";
import type { Path, PathCommand } from "@holeshot/geometry";
import { dashes } from "./dashes.ts";
import type { Budget } from "./limits.ts";
import { ellipsePath } from "./shapes.ts";

export interface StrokeShape {
  readonly width: number;
  readonly cap: "butt" | "round" | "square";
  readonly join: "miter" | "round" | "bevel";
  readonly miterLimit: number;
  readonly dashes: readonly number[];
  readonly dashOffset: number;
}

type Vector = readonly [x: number, y: number];

/** Turns gentler than this (cosine) are part of one outline; sharper ones get a join of their own. */
const gentle = 0.9;

/** How many points flattening will make: asked first, so that a hostile curve costs nothing. */
function flattenedCount(path: Path, tolerance: number): number {
  let count = 0;
  let x = 0;
  let y = 0;
  for (const command of path) {
    if (command[0] === "Z") continue;
    if (command[0] === "C") {
      const [, x1, y1, x2, y2, x3, y3] = command;
      const bend = Math.max(
        Math.hypot(x - 2 * x1 + x2, y - 2 * y1 + y2),
        Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
      );
      count += Math.min(1000, Math.ceil(Math.sqrt(bend / tolerance)));
      [x, y] = [x3, y3];
    } else [x, y] = [command[1], command[2]];
    count += 1;
  }
  return count;
}

/** Draws the pieces of one stroke, all wound the same way, so that the non-zero rule unites them. */
class Outliner {
  readonly path: PathCommand[] = [];
  readonly #half: number;
  readonly #shape: StrokeShape;

  constructor(shape: StrokeShape) {
    this.#shape = shape;
    this.#half = shape.width / 2;
  }

  polygon(points: readonly Vector[]): void {
    points.forEach(([x, y], at) => this.path.push([at === 0 ? "M" : "L", x, y]));
    this.path.push(["Z"]);
  }

  /** Arc steps about a centre from the angle of `from`, by `turn` radians. */
  #arc([x, y]: Vector, from: Vector, turn: number): void {
    const start = Math.atan2(from[1], from[0]);
    const steps = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
    const handle = (4 / 3) * Math.tan(turn / steps / 4) * this.#half;
    for (let step = 0; step < steps; step += 1) {
      const a = start + (turn * step) / steps;
      const b = start + (turn * (step + 1)) / steps;
      const [ax, ay, bx, by] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
      const endX = x + bx * this.#half;
      const endY = y + by * this.#half;
      const startX = x + ax * this.#half;
      const startY = y + ay * this.#half;
      this.path.push([
        ...(["C", startX - ay * handle, startY + ax * handle] as const),
        ...([endX + by * handle, endY - bx * handle, endX, endY] as const),
      ]);
    }
  }

  dot([x, y]: Vector): void {
    const half = this.#half;
    if (this.#shape.cap === "round") this.path.push(...ellipsePath(x, y, half, half));
    if (this.#shape.cap === "square") {
      this.polygon([
        [x - half, y - half],
        [x + half, y - half],
        [x + half, y + half],
        [x - half, y + half],
      ]);
    }
  }

  /** `out` is the unit vector that leaves the line at its end. */
  cap([x, y]: Vector, [ox, oy]: Vector): void {
    const half = this.#half;
    const left: Vector = [x - oy * half, y + ox * half];
    const right: Vector = [x + oy * half, y - ox * half];
    if (this.#shape.cap === "square") {
      const [sx, sy] = [ox * half, oy * half];
      this.polygon([left, [left[0] + sx, left[1] + sy], [right[0] + sx, right[1] + sy], right]);
    } else if (this.#shape.cap === "round") {
      this.path.push(["M", left[0], left[1]]);
      this.#arc([x, y], [-oy, ox], -Math.PI);
      this.path.push(["Z"]);
    }
  }

  /** Fills the open side of a corner between two unit directions. */
  join(at: Vector, before: Vector, after: Vector): void {
    const half = this.#half;
    const cross = before[0] * after[1] - before[1] * after[0];
    const dot = before[0] * after[0] + before[1] * after[1];
    // The open side lies away from the turn; the order keeps the common winding.
    const [first, second] = cross > 0 ? [after, before] : [before, after];
    const side = cross > 0 ? -half : half;
    const a: Vector = [at[0] - first[1] * side, at[1] + first[0] * side];
    const b: Vector = [at[0] - second[1] * side, at[1] + second[0] * side];
    const { join, miterLimit } = this.#shape;
    // 1 / sin(half the inner angle), the miter's length over the stroke's width.
    const reach = Math.sqrt(2 / Math.max(1e-12, 1 + dot));
    if (join === "round") {
      this.path.push(["M", at[0], at[1]], ["L", a[0], a[1]]);
      const turn = Math.atan2(Math.abs(cross), dot);
      this.#arc(at, [a[0] - at[0], a[1] - at[1]], -turn);
      this.path.push(["Z"]);
    } else if (join === "miter" && reach <= miterLimit) {
      const tip: Vector = [
        at[0] + (a[0] + b[0] - 2 * at[0]) / (1 + dot),
        at[1] + (a[1] + b[1] - 2 * at[1]) / (1 + dot),
      ];
      this.polygon([at, a, tip, b]);
    } else this.polygon([at, a, b]);
  }

  /** One polyline without repeated points, as outlines between its sharp corners. */
  line(points: readonly Vector[], closed: boolean): void {
    const half = this.#half;
    const count = points.length;
    const segments = closed ? count : count - 1;
    const at = (index: number): Vector => points[index % count] ?? [0, 0];
    const reach: number[] = [];
    const directions: Vector[] = [];
    for (let index = 0; index < segments; index += 1) {
      const [fromX, fromY] = at(index);
      const [toX, toY] = at(index + 1);
      const length = Math.hypot(toX - fromX, toY - fromY);
      reach.push(length);
      directions.push([(toX - fromX) / length, (toY - fromY) / length]);
    }
    const direction = (index: number): Vector => directions[index % segments] ?? [1, 0];
    /** Offset to the left at a vertex, shared by both segments, or undefined at a corner. */
    const shared = (index: number): Vector | undefined => {
      const before = direction(index + segments - 1);
      const after = direction(index);
      const dot = before[0] * after[0] + before[1] * after[1];
      const room = Math.min(
        reach[(index + segments - 1) % segments] ?? 0,
        reach[index % segments] ?? 0,
      );
      if (dot < gentle || half * Math.sqrt((1 - dot) / (1 + dot)) > room) return undefined;
      const scale = half / (1 + dot);
      return [-(before[1] + after[1]) * scale, (before[0] + after[0]) * scale];
    };
    let left: Vector[] = [];
    let right: Vector[] = [];
    const add = ([x, y]: Vector, [nx, ny]: Vector): void => {
      left.push([x + nx, y + ny]);
      right.push([x - nx, y - ny]);
    };
    const normal = (index: number): Vector => {
      const [dx, dy] = direction(index);
      return [-dy * half, dx * half];
    };
    add(at(0), (closed ? shared(0) : undefined) ?? normal(0));
    for (let index = 1; index <= segments; index += 1) {
      const last = index === segments;
      const offset = last && !closed ? undefined : shared(index % count);
      add(at(index), offset ?? normal(index - 1));
      if (offset && !last) continue;
      this.polygon([...left, ...right.reverse()]);
      [left, right] = [[], []];
      if (!offset && (closed || !last))
        this.join(at(index), direction(index - 1), direction(index));
      if (!last) add(at(index), normal(index));
    }
    if (closed) return;
    const [startX, startY] = direction(0);
    this.cap(at(0), [-startX, -startY]);
    this.cap(at(segments), direction(segments - 1));
  }
}

function withoutRepeats(points: readonly Vector[], closed: boolean): Vector[] {
  const kept = points.filter((point, at) => {
    const before = points[at - 1];
    return !before || Math.hypot(point[0] - before[0], point[1] - before[1]) > 1e-9;
  });
  const first = kept[0];
  const last = kept.at(-1);
  if (closed && first && last && kept.length > 1) {
    if (Math.hypot(first[0] - last[0], first[1] - last[1]) <= 1e-9) kept.pop();
  }
  return kept;
}

/**
 * A stroke as filled outlines, to be filled by the non-zero rule. Curves become straight pieces
 * within `tolerance`; round caps and joins stay curves.
 * Own code: clipper2-js took 38 s for one long curve and left its overlaps apart.
 */
export function strokeOutline(
  path: Path,
  shape: StrokeShape,
  tolerance: number,
  budget: Budget,
): Path {
  if (!(shape.width > 0)) return [];
  budget.spend(flattenedCount(path, tolerance));
  const outliner = new Outliner(shape);
  for (const contour of flattenPath(path, tolerance)) {
    const points = contour.points.map(({ x, y }): Vector => [x, y]);
    const clean = withoutRepeats(points, contour.closed);
    const first = clean[0];
    if (!first) continue;
    if (clean.length === 1) {
      // A lone M draws nothing; M and Z, or a line of no length, draw a cap.
      if (contour.closed || points.length > 1) outliner.dot(first);
      continue;
    }
    if (shape.dashes.length === 0) outliner.line(clean, contour.closed && clean.length > 2);
    else {
      for (const dash of dashes(clean, contour.closed, shape, budget)) {
        if (dash.length === 1 && dash[0]) outliner.dot(dash[0]);
        else outliner.line(dash, false);
      }
    }
    budget.spend(outliner.path.length > 0 ? clean.length : 0);
  }
  return outliner.path;
}
