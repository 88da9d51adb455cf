import { createFontShaper, type FontShaper, loadHarfBuzz } from "@holeshot/artwork";
import { openShop } from "./shop.ts";

const opened = new Map<string, Promise<FontShaper>>();

/**
 * A face of the catalogue, ready to set text in. Each is opened once in a process and shared by all who letter: what one
 * takes of the shaper's memory is never given back, and opening it costs more than setting a line.
 */
export function face(id: string): Promise<FontShaper> {
  const known = opened.get(id);
  if (known) return known;
  const opening = open(id);
  opened.set(id, opening);
  // A file that could not be read may be read the next time.
  opening.catch(() => opened.delete(id));
  return opening;
}

async function open(id: string): Promise<FontShaper> {
  const [harfbuzz, bytes] = await Promise.all([loadHarfBuzz(), openShop().assets.fontBytes(id)]);
  return createFontShaper(harfbuzz, bytes);
}
