// What `#clipper` is outside of browsers: the library is simply there.
export { clipper } from "./clipper-parts.ts";

/** Whether areas can be cut and grown already. */
export function regionsAreHere(): boolean {
  return true;
}

/**
 * Fetches what cuts and grows areas: outlines, gradients, patterns, see-through drawings. null when it is here
 * already, as it always is outside of browsers. In a browser, text and drawings must wait for it; a zone shows its
 * first colour until then.
 */
export function fetchRegions(): Promise<void> | null {
  return null;
}
