import type { Drawing } from "./shapes.ts";

/** The one colour of a mark that takes any colour: holes are cloth, so that it can. */
export const inkColour = "#14161a";

/** A mark in one colour. */
export function ink(width: number, height: number, ...paths: readonly string[]): Drawing {
  return { width, height, areas: paths.map((path) => ({ fill: inkColour, path })) };
}
