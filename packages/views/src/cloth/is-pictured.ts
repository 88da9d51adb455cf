import { sewnOnChoices } from "@holeshot/garments";
import { chooseDrape, type DrapeWish } from "./choose-drape.ts";
import type { ClothManifest } from "./manifest.ts";

/**
 * Whether a choice shows in pictures: what somebody draped does, what lies on a drape, and of which cloth it is. `null`
 * is a catalogue without drapes: then all lie flat in the base cut, and on that only what is sewn onto a piece it shows.
 */
export function isPictured(
  manifest: ClothManifest | null,
  wearer: Omit<DrapeWish, "options">,
  option: string,
  value: string,
): boolean {
  if (option in sewnOnChoices(wearer.product, { [option]: value })) return true;
  if (manifest === null) return false;
  const plain = chooseDrape(manifest, wearer);
  const chosen = chooseDrape(manifest, { ...wearer, options: { [option]: value } });
  return chosen?.id !== plain?.id;
}
