import type { DesignDocument } from "@holeshot/design";
import { type ReactNode, useCallback, useState } from "react";
import { cx } from "../ui/cx.ts";
import { useCart } from "../lib/cart/use-cart.ts";
import { useDocumentInCart } from "./sets/use-document-in-cart.ts";
import { type ConfiguratorSet, useSetOfDesign } from "./sets/use-set.ts";

/** What a picture is drawn from, and whom it tells that it is there. */
export interface Drawable {
  readonly set: ConfiguratorSet;
  readonly document: DesignDocument;
  readonly onShown: () => void;
}

interface DrawnHereProps {
  design: string;
  /** Fills the frame until it is drawn, and where it cannot be. */
  standIn: ReactNode;
  className?: string;
  /** Said of the frame once the picture is there. */
  mark: Readonly<Record<`data-${string}`, string>>;
  children: (drawable: Drawable) => ReactNode;
}

/** A picture of a design that is drawn on the spot, in a frame that something else fills until it is. */
export function DrawnHere({ design: uuid, standIn, className, mark, children }: DrawnHereProps) {
  const design = useDocumentInCart(uuid);
  const items = useCart().data?.items ?? [];
  const known = items.find((item) => item.configuredSetUuid === uuid)?.configuratorSetUuid;
  const set = useSetOfDesign(uuid, known);
  const [shown, setShown] = useState(false);
  const onShown = useCallback(() => setShown(true), []);
  return (
    <span className={cx("relative block", className)} {...(shown && mark)}>
      {!shown && standIn}
      {design.data && set.data && (
        <span
          className={cx("absolute inset-0 flex justify-center", shown ? "tile-light" : "invisible")}
        >
          <span className="block aspect-square h-full">
            {children({ set: set.data, document: design.data, onShown })}
          </span>
        </span>
      )}
    </span>
  );
}
