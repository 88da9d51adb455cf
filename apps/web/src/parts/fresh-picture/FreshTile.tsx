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
  const [shown, setShown] = useState(false);
  const waiting = items.some((item) => item.hasThumbnail === null);
  const made = items.some((item) => item.hasThumbnail === true);
  if (!waiting || items.length === 0) {
    return (
      <DesignTile
        pictures={picturesOf(items)}
        hasThumbnail={made}
        {...(className && { className })}
      />
    );
  }
  return (
    <span className={cx("relative block", className)} data-fresh={shown || undefined}>
      {!shown && <DesignTile pictures={[]} hasThumbnail={null} className="absolute inset-0" />}
      <Drawn items={items} shown={shown} onShown={setShown} />
    </span>
  );
}

interface DrawnProps {
  items: readonly CartItem[];
  shown: boolean;
  onShown: (shown: true) => void;
}

/** A sibling of what stands there meanwhile: it is not drawn anew when that goes. */
function Drawn({ items, shown, onShown }: DrawnProps) {
  const uuid = items[0]?.configuredSetUuid ?? "";
  const design = useQuery(designQuery(uuid));
  const set = useSetOfDesign(uuid);
  const done = useCallback(() => onShown(true), [onShown]);
  if (!design.data || !set.data) return null;
  return (
    <span
      className={cx("absolute inset-0 flex justify-center", shown ? "tile-light" : "invisible")}
    >
      <span className="block aspect-square h-full">
        <FreshPicture set={set.data} document={design.data.document} onShown={done} />
      </span>
    </span>
  );
}
