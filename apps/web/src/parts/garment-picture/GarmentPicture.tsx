import { useEffect, useRef, useState } from "react";
import { ClothShadow } from "../../editor/stage/ClothShadow.tsx";
import type { StageView } from "../../editor/stage/view/stage-view.ts";
import type { openStores } from "../design-stores.ts";
import { drawGarment, type GarmentWish, type PictureNews } from "./draw-garment.ts";

interface GarmentPictureProps extends GarmentWish, PictureNews {
  stores: ReturnType<typeof openStores>;
  /** Without its shadow, where it takes turns with pictures that have none. */
  bare?: boolean;
}

/** A garment as it will be made for a rider, drawn by what the editor draws with, over the shadow that it hangs above. */
export function GarmentPicture(props: GarmentPictureProps) {
  const { stores, document, product, side, rider, group, options, pixels, onShown, onFailed } =
    props;
  const { bare = false } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<StageView | null>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
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
    <span className="relative block size-full">
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
