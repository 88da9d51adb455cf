import { type FontShaper, loadHarfBuzz } from "@holeshot/artwork";
import shapingFile from "harfbuzzjs/dist/harfbuzz.wasm?url";
import { fetched } from "../../lib/lazy/fetched.ts";
import { requireFile } from "../../lib/lazy/persist.ts";

/** Opens a face by its bytes. */
type Shaping = (bytes: Uint8Array) => FontShaper;

/**
 * What sets letters. Its module fetches its WebAssembly as it begins, and a browser never begins a module
 * twice: one lost answer would leave the page without letters until it is loaded anew. So the file comes
 * first, which may be tried as often as it takes, and the module finds it in the browser's cache.
 */
const shaping = fetched<Shaping>(async () => {
  const [answer, { createFontShaper }] = await Promise.all([
    fetch(shapingFile),
    import("./open-face.ts"),
  ]);
  requireFile(answer, "shaping");
  await answer.arrayBuffer();
  const harfbuzz = await loadHarfBuzz();
  return (bytes) => createFontShaper(harfbuzz, bytes);
});

export function fetchShaping(): Promise<Shaping> {
  return shaping.load();
}
