import type { DesignDocument } from "@holeshot/design";
import type { Side } from "@holeshot/domain";
import { riderSide } from "@holeshot/views";
import { memo, useCallback, useMemo, useRef, useState } from "react";
import { useEditor } from "../../editor/model/editor-context.ts";
import type { RiderJob } from "../../editor/views/table-job.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { useFittingPixels } from "../../parts/garment-picture/fitting-pixels.ts";
import { RiderPicture } from "../../parts/garment-picture/RiderPicture.tsx";

/** Width of his picture for its height: a man has room for his hands and his shadow. */
const SHAPE = 470 / 964;
const MOST_PIXELS = 1280;

export interface KitRiderProps {
  document: DesignDocument;
  side: Side;
  /** What of the kit he wears, and the words that name all of its cuts. */
  garments: RiderJob["garments"];
  cuts: string;
  /** Nobody was made who wears these cuts, or he could not be drawn. */
  onNone: (cuts: string) => void;
}

/** The kit as a rider wears it: what of it he is pointed at is the way in to working on it. Drawn again when that has changed. */
export const KitRider = memo(
  function KitRider({ document, side, garments, cuts, onNone }: KitRiderProps) {
    const t = useT();
    const { assets, kits, store } = useEditor();
    const [stores] = useState(() => ({ assets, kits }));
    const [shown, setShown] = useState<DesignDocument | null>(null);
    const onShown = useCallback(() => setShown(document), [document]);
    const onMade = useCallback((made: unknown) => made === null && onNone(cuts), [onNone, cuts]);
    // Once he was seen, what he wore stays until a change can be drawn.
    const onFailed = useCallback(() => shown === null && onNone(cuts), [shown, onNone, cuts]);
    const view = riderSide(side);
    const paper = useRef<HTMLSpanElement>(null);
    const height = useFittingPixels(paper, 1, MOST_PIXELS);
    const size = useMemo(() => ({ width: Math.round(SHAPE * height), height }), [height]);
    return (
      <li
        data-rider={view}
        data-shown={shown === document}
        aria-busy={shown === null}
        className={cx("kit-rider", shown === null && "skeleton")}
      >
        <span ref={paper} className="kit-paper">
          {height > 0 && (
            <RiderPicture
              {...{ stores, document, garments, view, size, onShown, onMade, onFailed }}
              label={t(`editor.kit.rider.${view}`)}
              onPick={(product) => store.show({ product })}
            />
          )}
        </span>
      </li>
    );
  },
  (before, after) =>
    riderSide(before.side) === riderSide(after.side) &&
    before.cuts === after.cuts &&
    before.onNone === after.onNone &&
    after.garments.every(
      ({ product }) => before.document.products[product] === after.document.products[product],
    ),
);
