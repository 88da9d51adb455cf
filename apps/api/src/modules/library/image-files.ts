import type { Storage } from "../../platform/storage.ts";

/** The forms in which an image is kept. A vector file's own form is its vector form. */
export type ImageVariant = "original" | "preview" | "vector";

/** Where a form of an image is kept. */
export function imageKey(id: string, variant: ImageVariant): string {
  return `images/${id}/${variant === "preview" ? "preview" : "original"}`;
}

/** The bytes of an image; undefined when they are gone. */
export async function imageBytes(
  storage: Storage,
  id: string,
  variant: ImageVariant,
): Promise<Uint8Array | undefined> {
  const key = imageKey(id, variant);
  return (await storage.exists(key)) ? await storage.get(key) : undefined;
}
