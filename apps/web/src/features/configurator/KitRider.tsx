import type { DesignDocument } from "@holeshot/design";
import type { Side } from "@holeshot/domain";
import { riderSide } from "@holeshot/views";
import { memo, useCallback, useState } from "react";
import { useEditor } from "../../editor/model/editor-context.ts";
import type { RiderJob } from "../../editor/views/table-job.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { RiderPicture } from "../../parts/garment-picture/RiderPicture.tsx";

/** Of his picture, in which a man has room for his hands and his shadow; a phone shows him half as large. */
const SIZE = { width: 470, height: 964 };
const SMALLER = { width: 330, height: 677 };

export interface KitRiderProps {
  document: DesignDocument;
  side: Side;
  narrow: boolean;
  /** What of the kit he wears, and the words that name all of its cuts. */
  garments: RiderJob["garments"];
  cuts: string;
  /** Nobody was made who wears these cuts, or he could not be drawn. */
  onNone: (cuts: string) => void;
}

/** The kit as a rider wears it: what of it he is pointed at is the way in to working on it. Drawn again when that has changed. */
export const KitRider = memo(
  function KitRider({ document, side, narrow, garments, cuts, onNone }: KitRiderProps) {
    const t = useT();
    const { assets, kits, store } = useEditor();
    const [stores] = useState(() => ({ assets, kits }));
    const [shown, setShown] = useState<DesignDocument | null>(null);
    const onShown = useCallback(() => setShown(document), [document]);
    const onMade = useCallback((made: unknown) => made === null && onNone(cuts), [onNone, cuts]);
    // Once he was seen, what he wore stays until a change can be drawn.
    const onFailed = useCallback(() => shown === null && onNone(cuts), [shown, onNone, cuts]);
    const view = riderSide(side);
    return (
      <li
        data-rider={view}
        data-shown={shown === document}
        aria-busy={shown === null}
        className={cx("kit-rider", shown === null && "skeleton")}
      >
        <span className="kit-paper">
          <RiderPicture
            {...{ stores, document, garments, view, onShown, onMade, onFailed }}
            size={narrow ? SMALLER : SIZE}
            label={t(`editor.kit.rider.${view}`)}
            onPick={(product) => store.show({ product })}
          />
        </span>
      </li>
    );
  },
  (before, after) =>
    riderSide(before.side) === riderSide(after.side) &&
    before.narrow === after.narrow &&
    before.cuts === after.cuts &&
    before.onNone === after.onNone &&
    after.garments.every(
      ({ product }) => before.document.products[product] === after.document.products[product],
    ),
);
