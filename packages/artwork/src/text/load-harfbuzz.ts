import type { HarfBuzz } from "./font-shaper.ts";

/**
 * The shaping library, loaded on first use: its WebAssembly stays out of the first page.
 * Works in browsers (the bundler serves the file beside the script) and in Node.
 */
export function loadHarfBuzz(): Promise<HarfBuzz> {
  return import("harfbuzzjs");
}
