import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { DrawPreview } from "./assets.ts";
import { catalogueFolder, type Shop } from "./shop.ts";

/**
 * Pictures that come with the program, so that the first visitor after a start waits for none. A name changes with all that
 * its picture shows: one that does not fit any more is not asked for, and the shop draws its own.
 */
export const drawnAheadFolder = join(catalogueFolder, "previews");

/** What sets and kits are offered with: each set's picture, and each of its kits as it is told by what the set opens with. */
export function offeredPictures({ catalogue, assets }: Shop): readonly string[] {
  const urls = catalogue.sets.flatMap(({ uuid, templates, products: [first] }) => [
    ...(templates.length > 0 ? [assets.setPreviewUrl(uuid)] : []),
    ...(first ? templates.map(({ id }) => assets.previewUrl(id, first.id)) : []),
  ]);
  return [...new Set(urls.map((url) => basename(url)))].sort();
}

/** A picture that came with the program; null for any other. */
export function drawnAhead(file: string): Uint8Array | null {
  const path = join(drawnAheadFolder, basename(file));
  return existsSync(path) ? readFileSync(path) : null;
}

/** Draws what is missing and takes away what no set shows any more: `npm run previews`. */
export async function drawAhead(
  shop: Shop,
  draw: DrawPreview,
): Promise<{ readonly drawn: number; readonly removed: number }> {
  mkdirSync(drawnAheadFolder, { recursive: true });
  const wanted = offeredPictures(shop);
  const here = new Set(readdirSync(drawnAheadFolder));
  const stale = [...here].filter((file) => !wanted.includes(file));
  for (const file of stale) rmSync(join(drawnAheadFolder, file));
  const missing = wanted.filter((file) => !here.has(file));
  for (const file of missing) {
    const bytes = await shop.assets.find(file)?.bytes(draw);
    if (!bytes) throw new Error(`${file} cannot be drawn`);
    writeFileSync(join(drawnAheadFolder, file), bytes);
  }
  return { drawn: missing.length, removed: stale.length };
}
