import { loadHarfBuzz } from "@holeshot/artwork";
import shapingFile from "harfbuzzjs/dist/harfbuzz.wasm?url";
import { fetched } from "../../lib/lazy/fetched.ts";
import { requireFile } from "../../lib/lazy/persist.ts";

type Shaping = Awaited<ReturnType<typeof loadHarfBuzz>>;

/**
 * What sets letters. Its module fetches its WebAssembly as it begins, and a browser never begins a module
 * twice: one lost answer would leave the page without letters until it is loaded anew. So the file comes
 * first, which may be tried as often as it takes, and the module finds it in the browser's cache.
 */
const shaping = fetched<Shaping>(async () => {
  const answer = await fetch(shapingFile);
  requireFile(answer, "shaping");
  await answer.arrayBuffer();
  return loadHarfBuzz();
});

export function fetchShaping(): Promise<Shaping> {
  return shaping.load();
}
