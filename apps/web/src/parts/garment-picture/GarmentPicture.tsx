import { useEffect, useRef, useState } from "react";
import { ClothShadow } from "../../editor/stage/ClothShadow.tsx";
import type { StageView } from "../../editor/stage/view/stage-view.ts";
import type { openStores } from "../design-stores.ts";
import { useFittingPixels } from "./fitting-pixels.ts";
import { drawGarment, type GarmentWish, type PictureNews } from "./draw-garment.ts";

interface GarmentPictureProps extends GarmentWish, PictureNews {
  stores: ReturnType<typeof openStores>;
  /** Without its shadow, where it takes turns with pictures that have none. */
  bare?: boolean;
  /** As fine as it is shown, and `pixels` are the most. */
  fits?: boolean;
}

/** A garment as it will be made for a rider, drawn by what the editor draws with, over the shadow that it hangs above. */
export function GarmentPicture(props: GarmentPictureProps) {
  const { stores, document, product, side, rider, group, options, onShown, onFailed } = props;
  const { bare = false, fits = false } = props;
  const holder = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fitting = useFittingPixels(holder, 1, fits ? props.pixels : 0);
  const pixels = fits ? fitting : props.pixels;
  const [drawn, setDrawn] = useState<StageView | null>(null);
  useEffect(() => {
    if (!canvas.current || pixels === 0) return undefined;
    const cut = { ...(group && { group }), ...(options && { options }) };
    const wish = { document, product, side, rider, pixels, ...cut };
    return drawGarment(canvas.current, stores, wish, {
      onShown: (view, on) => {
        setDrawn(view);
        onShown(view, on);
      },
      onFailed,
    });
  }, [stores, document, product, side, rider, group, options, pixels, onShown, onFailed]);
  return (
    <span ref={holder} className="relative block size-full">
      {!bare && drawn?.shadow && <ClothShadow shadow={drawn.shadow} of={drawn.table} />}
      <canvas
        ref={canvas}
        width={pixels}
        height={pixels}
        className="relative block size-full"
        aria-hidden
      />
    </span>
  );
}
