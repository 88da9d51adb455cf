import { copyFileSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { imageFiles } from "./image-files.ts";

/** Lays the image's files out in a folder. Returns how many there are. */
export function layOut(root: string, out: string, place = copyFileSync): number {
  const files = imageFiles(root);
  const folders = new Set<string>();
  for (const { from, to } of files) {
    const target = join(out, to);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    if (from.startsWith("link:")) symlinkSync(from.slice("link:".length), target);
    else place(from, target);
  }
  mkdirSync(join(out, "var/lib/holeshot"), { recursive: true });
  return files.length;
}
