import type { CartItem } from "../../lib/cart/cart-store.ts";
import { part } from "../../ui/part.tsx";
import { DesignTile } from "../DesignTile.tsx";
import { type Drawable, DrawnHere } from "../DrawnHere.tsx";
import { picturesOf } from "../order-summary/group-items.ts";

/** Drawing takes what the editor draws with, which is here where a design has just been made. */
const FreshPicture = part<Drawable>(
  () => import("./FreshPicture.tsx").then((module) => module.FreshPicture),
  { heavy: true, waiting: () => null, failed: () => null },
);

interface FreshTileProps {
  items: readonly CartItem[];
  className?: string;
}

/** The picture of a design that was ordered a moment ago: drawn here until the shop has made its own. */
export function FreshTile({ items, className }: FreshTileProps) {
  if (items.some((item) => item.hasThumbnail === null)) {
    // Each time the shop is at it again, it begins with nothing shown.
    return (
      <DrawnHere
        design={items[0]?.configuredSetUuid ?? ""}
        standIn={<DesignTile pictures={[]} hasThumbnail={null} className="absolute inset-0" />}
        mark={{ "data-fresh": "" }}
        {...(className && { className })}
      >
        {(drawable) => <FreshPicture {...drawable} />}
      </DrawnHere>
    );
  }
  return (
    <DesignTile
      pictures={picturesOf(items)}
      hasThumbnail={items.some((item) => item.hasThumbnail === true)}
      {...(className && { className })}
    />
  );
}
