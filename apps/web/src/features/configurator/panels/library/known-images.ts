import type { Answer } from "../../../../lib/api/call.ts";

export type LibraryImage = Answer<"uploadImage">;

const known = new Map<string, LibraryImage>();

/** Remembers what the server said of an image, so that placing it needs no second question. */
export function rememberImages(images: readonly LibraryImage[]): void {
  for (const image of images) known.set(image.id, image);
}

export function knownImage(id: string): LibraryImage | undefined {
  return known.get(id);
}
