import type { ImageSource } from "@holeshot/design";
import { callUrl } from "../../lib/api/call.ts";
import { requireFile } from "../../lib/lazy/persist.ts";
import type { PictureAddress } from "./asset-store.ts";

/** Where a picture of the library is fetched from, and what it is; the file itself tells. */
export async function storedPicture(source: ImageSource): Promise<PictureAddress> {
  if (source.type === "logo") {
    const url = callUrl("getLogoFile", { params: { id: source.id } });
    return { kind: "vector", url, width: 0, height: 0 };
  }
  const original = callUrl("getImageFile", { params: { id: source.id, variant: "original" } });
  const answer = await fetch(original, { method: "HEAD" });
  requireFile(answer, `picture ${source.id}`);
  if (answer.headers.get("content-type")?.startsWith("image/svg") === true) {
    return imageAddress(source.id, "vector", 0, 0);
  }
  const { width, height } = await measured(original);
  return imageAddress(source.id, "pixel", width, height);
}

/** The address of an image of which kind and size are known. */
export function imageAddress(
  id: string,
  kind: "vector" | "pixel",
  width: number,
  height: number,
): PictureAddress {
  // Half a thousand pixels are plenty for the screen; the print takes the original.
  const variant = kind === "vector" ? "vector" : "preview";
  return { kind, url: callUrl("getImageFile", { params: { id, variant } }), width, height };
}

/** The full size of a picture, without its pixels: a photograph of 80 megapixels would fill a phone. */
function measured(url: string): Promise<{ readonly width: number; readonly height: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new TypeError(`picture ${url}`));
    image.src = url;
  });
}
