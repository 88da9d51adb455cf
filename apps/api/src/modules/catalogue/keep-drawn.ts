import type { Storage } from "../../platform/storage.ts";
import type { DrawPreview } from "./assets.ts";
import { drawnAhead } from "./drawn-ahead.ts";

/** Draws a file of the catalogue unless it came with the program or an earlier start drew it: its name changes with all that it shows. */
export function keepDrawn(storage: Storage, file: string, draw: DrawPreview): DrawPreview {
  const key = `previews/${file}`;
  return async (...given) => {
    const ahead = drawnAhead(file);
    if (ahead) return ahead;
    if (await storage.exists(key)) return storage.get(key);
    const bytes = await draw(...given);
    if (bytes) await storage.put(key, bytes, "image/webp");
    return bytes;
  };
}
