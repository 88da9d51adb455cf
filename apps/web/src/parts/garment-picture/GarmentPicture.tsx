import { useEffect, useRef } from "react";
import type { openStores } from "../design-stores.ts";
import { drawGarment, type GarmentWish, type PictureNews } from "./draw-garment.ts";

interface GarmentPictureProps extends GarmentWish, PictureNews {
  stores: ReturnType<typeof openStores>;
}

/** A garment as it will be made for a rider, drawn by what the editor draws with. */
export function GarmentPicture(props: GarmentPictureProps) {
  const { stores, document, product, side, rider, group, options, pixels, onShown, onFailed } =
    props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const cut = { ...(group && { group }), ...(options && { options }) };
    const wish = { document, product, side, rider, pixels, ...cut };
    return drawGarment(canvas.current, stores, wish, { onShown, onFailed });
  }, [stores, document, product, side, rider, group, options, pixels, onShown, onFailed]);
  return <canvas ref={canvas} width={pixels} height={pixels} className="size-full" aria-hidden />;
}
