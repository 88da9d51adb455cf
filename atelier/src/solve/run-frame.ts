import { keepOffBody, type BodyContact } from "./body-collision.ts";
import type { Cloth } from "./cloth.ts";
import { findPairs, separatePairs } from "./self-collision.ts";
import type { Springs } from "./springs.ts";

/** How the cloth moves for a while. */
export interface Motion extends BodyContact {
  readonly substeps: number;
  /** cm/s², downwards */
  readonly gravity: number;
  readonly damping: number;
  /** cm/s */
  readonly speedLimit: number;
  /** How many times stiffer against bending than its material. */
  readonly stiffness: number;
  /** Cloth stays this far from cloth, cm; 0 lets it pass through itself. */
  readonly selfDistance: number;
}

const frame = 1 / 60;

/**
 * Moves the cloth by a sixtieth of a second: extended position-based dynamics in small substeps, one pass of the
 * springs in each (Macklin and others, "Small Steps in Physics Simulation", 2019).
 */
export function runFrame(cloth: Cloth, motion: Motion): void {
  const { substeps, selfDistance, stiffness } = motion;
  const h = frame / substeps;
  const pairs = selfDistance > 0 ? findPairs(cloth, selfDistance) : new Uint32Array();
  for (let s = 0; s < substeps; s++) {
    fall(cloth, motion, h);
    tighten(cloth, cloth.stretch, 1 / (h * h));
    tighten(cloth, cloth.bend, 1 / (h * h * stiffness));
    separatePairs(cloth, pairs, selfDistance);
    keepOffBody(cloth, motion);
    takeSpeeds(cloth, h);
  }
}

/** Gravity, damping and the speed limit, then every particle goes on its way. */
function fall(cloth: Cloth, { gravity, damping, speedLimit }: Motion, h: number): void {
  const { positions: x, previous: p, velocities: v, inverseMass } = cloth;
  const kept = Math.exp(-6 * damping * h);
  for (let i = 0; i < inverseMass.length; i++) {
    const k = 3 * i;
    p[k] = x[k] as number;
    p[k + 1] = x[k + 1] as number;
    p[k + 2] = x[k + 2] as number;
    if (inverseMass[i] === 0) continue;
    const vx = (v[k] as number) * kept;
    const vy = ((v[k + 1] as number) - gravity * h) * kept;
    const vz = (v[k + 2] as number) * kept;
    const speed = Math.sqrt(vx * vx + vy * vy + vz * vz);
    const step = speed > speedLimit ? (speedLimit / speed) * h : h;
    x[k] = (x[k] as number) + vx * step;
    x[k + 1] = (x[k + 1] as number) + vy * step;
    x[k + 2] = (x[k + 2] as number) + vz * step;
  }
}

/** Puts every spring nearer to its length, in order. `perStep` is 1/h², h the substep's length. */
function tighten(cloth: Cloth, { ends, rest, compliance }: Springs, perStep: number): void {
  const { positions: x, inverseMass: w } = cloth;
  for (let e = 0; e < rest.length; e++) {
    const i = ends[2 * e] as number;
    const j = ends[2 * e + 1] as number;
    const wi = w[i] as number;
    const wj = w[j] as number;
    if (wi + wj === 0) continue;
    const a = 3 * i;
    const b = 3 * j;
    const dx = (x[a] as number) - (x[b] as number);
    const dy = (x[a + 1] as number) - (x[b + 1] as number);
    const dz = (x[a + 2] as number) - (x[b + 2] as number);
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    const share =
      ((rest[e] as number) - length) / (wi + wj + (compliance[e] as number) * perStep) / length;
    x[a] = (x[a] as number) + dx * share * wi;
    x[a + 1] = (x[a + 1] as number) + dy * share * wi;
    x[a + 2] = (x[a + 2] as number) + dz * share * wi;
    x[b] = (x[b] as number) - dx * share * wj;
    x[b + 1] = (x[b + 1] as number) - dy * share * wj;
    x[b + 2] = (x[b + 2] as number) - dz * share * wj;
  }
}

function takeSpeeds({ positions, previous, velocities }: Cloth, h: number): void {
  for (let k = 0; k < velocities.length; k++)
    velocities[k] = ((positions[k] as number) - (previous[k] as number)) / h;
}
