import { useEffect, useState } from "react";
import { persist } from "../../../lib/lazy/persist.ts";
import { report } from "../../../lib/report.ts";
import { openStageView, type StageView, type ViewWish } from "./stage-view.ts";

export interface WantedView {
  /** Until the wanted one is made, the one before. */
  readonly view: StageView | null;
  readonly busy: boolean;
}

const plain = {};

/** The view that is wanted, made off the page's own thread; a size of 0 wants none yet. */
export function useStageView(wish: ViewWish): WantedView {
  const { product, side, look, width, height, group = "men", options = plain } = wish;
  const key = JSON.stringify([product, side, look, width, height, group, options]);
  const of = product + side;
  const [opened, setOpened] = useState<{ key: string; of: string; view: StageView } | null>(null);
  useEffect(() => {
    if (width === 0 || height === 0) return undefined;
    let wanted = true;
    const open = async (): Promise<void> => {
      const made = await openStageView({ product, side, look, width, height, group, options });
      // Pieces stand in for what was never seen; worn as it was chosen before, the garment says more.
      if (wanted)
        setOpened((was) => (made.standIn && was?.of === of ? was : { key, of, view: made.view }));
      if (made.standIn) throw new TypeError("how it is worn did not come");
    };
    persist(open, {
      wanted: () => wanted,
      onFailure: (tries, error) => tries === 1 && wanted && report(error, "stage view"),
    }).catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [key, of, product, side, look, width, height, group, options]);
  return { view: opened?.view ?? null, busy: opened?.key !== key };
}
