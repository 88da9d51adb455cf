import type { Drawable } from "../DrawnHere.tsx";
import { GarmentPicture } from "../garment-picture/GarmentPicture.tsx";
import { sideOfRider } from "../side-of-rider.ts";
import { storesOf } from "../stores-of.ts";
import { groupsOf } from "../sets/set-groups.ts";

/** In a drawer on a screen of twice the pixels; a row of a list takes fewer. */
const PIXELS = 600;
const nothing = (): void => undefined;

/** What a design is known by, drawn by what the editor draws with. */
export function FreshPicture({ set, document, onShown }: Drawable) {
  const seen = sideOfRider(document);
  const group = groupsOf(set)[seen.product];
  const options = document.products[seen.product]?.properties;
  return (
    <GarmentPicture
      {...seen}
      stores={storesOf(set)}
      document={document}
      rider={null}
      {...(group && { group })}
      {...(options && { options })}
      pixels={PIXELS}
      fits
      bare
      onShown={onShown}
      onFailed={nothing}
    />
  );
}
