import type { Path } from "./path.ts";

/** The path as SVG path data, absolute commands, rounded to `decimals` (2 when left out, which is 0.01 mm). */
export function formatPath(path: Path, decimals = 2): string {
  const factor = 10 ** decimals;
  const print = (value: number) => {
    const rounded = Math.round(value * factor) / factor;
    // -0 would print as "0" here but compare unequal after parsing.
    return String(rounded === 0 ? 0 : rounded);
  };
  return path
    .map((command) => {
      const [letter, ...values] = command as readonly [string, ...number[]];
      return letter + values.map(print).join(" ");
    })
    .join("");
}
