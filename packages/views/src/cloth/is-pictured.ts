import { chooseDrape, type DrapeWish } from "./choose-drape.ts";
import type { ClothManifest } from "./manifest.ts";

/**
 * Whether a choice shows in pictures: only what somebody draped does, and pictures are of drapes alone. `null` is a
 * catalogue without drapes: then all lie flat in the base cut.
 */
export function isPictured(
  manifest: ClothManifest | null,
  wearer: Omit<DrapeWish, "options">,
  option: string,
  value: string,
): boolean {
  if (manifest === null) return false;
  const plain = chooseDrape(manifest, wearer);
  const chosen = chooseDrape(manifest, { ...wearer, options: { [option]: value } });
  return chosen?.id !== plain?.id;
}
