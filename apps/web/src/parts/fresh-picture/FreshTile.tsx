import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { cx } from "../../ui/cx.ts";
import { part } from "../../ui/part.tsx";
import { DesignTile } from "../DesignTile.tsx";
import { picturesOf } from "../order-summary/group-items.ts";
import { designQuery, useSetOfDesign } from "../sets/use-set.ts";
import type { FreshPictureProps } from "./FreshPicture.tsx";

/** Drawing takes what the editor draws with, which is here where a design has just been made. */
const FreshPicture = part<FreshPictureProps>(
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
    return <Drawn items={items} {...(className && { className })} />;
  }
  return (
    <DesignTile
      pictures={picturesOf(items)}
      hasThumbnail={items.some((item) => item.hasThumbnail === true)}
      {...(className && { className })}
    />
  );
}

/** Each time the shop is at it again, it begins with nothing shown. */
function Drawn({ items, className }: FreshTileProps) {
  const uuid = items[0]?.configuredSetUuid ?? "";
  const design = useQuery(designQuery(uuid));
  const set = useSetOfDesign(uuid);
  const [shown, setShown] = useState(false);
  const onShown = useCallback(() => setShown(true), []);
  return (
    <span className={cx("relative block", className)} data-fresh={shown || undefined}>
      {!shown && <DesignTile pictures={[]} hasThumbnail={null} className="absolute inset-0" />}
      {design.data && set.data && (
        <span
          className={cx("absolute inset-0 flex justify-center", shown ? "tile-light" : "invisible")}
        >
          <span className="block aspect-square h-full">
            <FreshPicture set={set.data} document={design.data.document} onShown={onShown} />
          </span>
        </span>
      )}
    </span>
  );
}
