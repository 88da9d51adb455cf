import type { SvgRefusal } from "./types.ts";

/** Bounds on what one file may ask for. Generous for artwork, small enough for a worker with little memory. */
export const svgLimits = {
  characters: 21_000_000,
  elements: 50_000,
  depth: 96,
  attributes: 128,
  styleCharacters: 262_144,
  styleRules: 4_000,
  /** Elements visited while drawing, so that `use` of `use` cannot multiply without end. */
  visits: 100_000,
  /** Style rules held against elements. */
  ruleChecks: 1_000_000,
  useDepth: 12,
  /** Path steps in the result, strokes and gradient bands included. */
  steps: 400_000,
  images: 64,
  /** Largest coordinate in the result. */
  coordinate: 1_000_000,
} as const;

/** Thrown inside the reader only; `readSvg` turns it into its result. */
export class SvgRefused extends Error {
  readonly reason: SvgRefusal;

  constructor(reason: SvgRefusal) {
    super(reason);
    this.name = "SvgRefused";
    this.reason = reason;
  }
}

/** Counts down what is left of the bounds and collects what was dropped, during one reading. */
export class Budget {
  readonly dropped = new Set<string>();
  #visits: number = svgLimits.visits;
  #steps: number = svgLimits.steps;
  #ruleChecks: number = svgLimits.ruleChecks;

  visit(): void {
    this.#visits -= 1;
    if (this.#visits < 0) throw new SvgRefused("too_complex");
  }

  spend(steps: number): void {
    this.#steps -= steps;
    if (this.#steps < 0) throw new SvgRefused("too_complex");
  }

  checkRules(rules: number): void {
    this.#ruleChecks -= rules;
    if (this.#ruleChecks < 0) throw new SvgRefused("too_complex");
  }

  drop(what: string): void {
    // A hostile file may bring thousands of invented names; the report stays readable.
    if (this.dropped.size < 40) this.dropped.add(what.slice(0, 40));
  }
}
