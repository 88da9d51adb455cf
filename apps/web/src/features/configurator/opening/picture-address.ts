import type { ImageSource } from "@holeshot/design";
import type { PictureAddress } from "../../../editor/assets/asset-store.ts";
import { callUrl } from "../../../lib/api/call.ts";
import { knownImage } from "../panels/known-images.ts";

/** Where a picture of the library is fetched from, and what it is. */
export async function pictureAddress(source: ImageSource): Promise<PictureAddress> {
  if (source.type === "logo") {
    const url = callUrl("getLogoFile", { params: { id: source.id } });
    return { kind: "vector", url, width: 0, height: 0 };
  }
  const known = knownImage(source.id);
  if (known) return addressOf(source.id, known.kind, known.width, known.height);
  // Not in this customer's list: the design was shared, or the image deleted since. The file tells.
  const vector = callUrl("getImageFile", { params: { id: source.id, variant: "vector" } });
  const answer = await fetch(vector, { method: "HEAD" });
  if (answer.ok) return { kind: "vector", url: vector, width: 0, height: 0 };
  const original = callUrl("getImageFile", { params: { id: source.id, variant: "original" } });
  const bitmap = await createImageBitmap(await (await fetch(original)).blob());
  const { width, height } = bitmap;
  bitmap.close();
  return { kind: "pixel", url: original, width, height };
}

function addressOf(
  id: string,
  kind: "vector" | "pixel",
  width: number,
  height: number,
): PictureAddress {
  // Half a thousand pixels are plenty for the screen; the print takes the original.
  const variant = kind === "vector" ? "vector" : "preview";
  return { kind, url: callUrl("getImageFile", { params: { id, variant } }), width, height };
}
