import {
  createSceneMemo,
  type Gear,
  raceMarks,
  type RaceMark,
  sceneInput,
  type SceneMemo,
} from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import { wornTogether } from "@holeshot/garments";
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { baseGarment, fetchPattern } from "../../../../editor/garments/patterns.ts";
import { useEditor, useEditorState } from "../../../../editor/model/editor-context.ts";
import { useAssetArrivals } from "../../../../editor/stage/use-asset-arrivals.ts";
import { report } from "../../../../lib/report.ts";
import { useOpenDesign } from "../../design-context.ts";

const memos = new Map<ProductId, SceneMemo>();

function memoOf(product: ProductId): SceneMemo {
  const memo = memos.get(product) ?? createSceneMemo();
  memos.set(product, memo);
  return memo;
}

/** The garments of the set that are worn in a race. */
export function useRaced(): readonly ProductId[] {
  const { set } = useOpenDesign();
  return useMemo(() => wornTogether(set.products).map(({ id }) => id), [set]);
}

/** What is to be made out on the kit under the gear; null while something that it takes is on its way. */
export function useRaceMarks(gear: readonly Gear[]): readonly RaceMark[] | null {
  const { assets, kits } = useEditor();
  const products = useRaced();
  const [patterns, setPatterns] = useState(false);
  const arrivals = useAssetArrivals();
  const drawings = useSyncExternalStore(kits.subscribe, kits.arrivals);
  // What is under the finger comes first.
  const document = useDeferredValue(useEditorState(({ editing }) => editing.document));

  useEffect(() => {
    let gone = false;
    Promise.all(products.map((product) => Promise.resolve(fetchPattern(product)))).then(
      () => !gone && setPatterns(true),
      (error: unknown) => report(error, "patterns for the race-day check"),
    );
    return () => {
      gone = true;
    };
  }, [products]);

  return useMemo(() => {
    assets.want(document);
    if (!patterns || (assets.waiting() && !assets.troubled())) return null;
    const found: RaceMark[] = [];
    for (const product of products) {
      const kit = kits.kit(document, product);
      if (!kit) return null;
      const garment = baseGarment(product);
      const { drawables } = assets;
      const facts = { document, garment, base: garment, kit, drawables };
      found.push(...raceMarks(sceneInput(facts, { memo: memoOf(product), samples: true }), gear));
    }
    return found;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- arrivals are counted: what is here is looked up again when another face or drawing has come
  }, [assets, kits, document, patterns, products, gear, arrivals, drawings]);
}
