import type { DesignDocument } from "@holeshot/design";
import type { Side } from "@holeshot/domain";
import { riderSide, wearOnRider } from "@holeshot/views";
import { memo, useCallback, useMemo, useState } from "react";
import { useEditor } from "../../editor/model/editor-context.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { RiderPicture } from "../../parts/garment-picture/RiderPicture.tsx";
import { useOpenDesign } from "./design-context.ts";

/** Of his picture; a phone shows him half as large. */
const SIZE = { width: 460, height: 980 };
const SMALLER = { width: 320, height: 680 };

export interface KitRiderProps {
  document: DesignDocument;
  side: Side;
  narrow: boolean;
  /** There is none for these garments, or he could not be drawn. */
  onNone: () => void;
}

const plain: Readonly<Record<string, string>> = {};
const nothing = (): void => undefined;

/** The kit as a rider wears it: what of it he is pointed at is the way in to working on it. Drawn again when that has changed. */
export const KitRider = memo(
  function KitRider({ document, side, narrow, onNone }: KitRiderProps) {
    const t = useT();
    const { assets, kits, groups, store } = useEditor();
    const { set } = useOpenDesign();
    const [stores] = useState(() => ({ assets, kits }));
    const [shown, setShown] = useState<unknown>(null);
    const garments = useMemo(
      () =>
        wornOf(set.products).map(({ id: product }) => ({
          product,
          group: groups[product] ?? "men",
          options: document.products[product]?.properties ?? plain,
        })),
      [set, groups, document],
    );
    const key = document;
    const onShown = useCallback(() => setShown(key), [key]);
    const onMade = useCallback((made: unknown) => made === null && onNone(), [onNone]);
    const view = riderSide(side);
    return (
      <li
        data-rider={view}
        data-shown={shown === key}
        aria-busy={shown === null}
        className={`kit-rider relative min-h-0 min-w-0 ${shown === null ? "skeleton" : ""}`}
      >
        <RiderPicture
          {...{ stores, document, garments, view, onShown, onMade }}
          size={narrow ? SMALLER : SIZE}
          label={t(`editor.kit.rider.${view}`)}
          onPick={(product) => store.show({ product })}
          onFailed={shown === null ? onNone : nothing}
        />
      </li>
    );
  },
  (before, after) =>
    riderSide(before.side) === riderSide(after.side) &&
    before.narrow === after.narrow &&
    before.onNone === after.onNone &&
    Object.keys({ ...before.document.products, ...after.document.products }).every(
      (id) =>
        wearOnRider(id as never) === null ||
        before.document.products[id as never] === after.document.products[id as never],
    ),
);

/** What of a set a rider wears. */
function wornOf<P extends { readonly id: Parameters<typeof wearOnRider>[0] }>(
  products: readonly P[],
): readonly P[] {
  return products.filter(({ id }) => wearOnRider(id) !== null);
}
