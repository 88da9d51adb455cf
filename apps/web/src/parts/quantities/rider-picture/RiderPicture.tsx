import { rosterEntry } from "@holeshot/artwork";
import { useEffect, useRef } from "react";
import { createProcessorComposer } from "../../../editor/stage/paint/processor-composer.ts";
import { createStagePainter } from "../../../editor/stage/paint/stage-painter.ts";
import { useStageView } from "../../../editor/stage/view/use-stage-view.ts";
import type { Drawable } from "../../DrawnHere.tsx";
import { groupsOf } from "../../sets/set-groups.ts";
import { storesOf } from "../../stores-of.ts";
import { sideOfRider } from "../../side-of-rider.ts";

export interface RiderPictureProps extends Drawable {
  readonly rider: { readonly name: string; readonly number: string };
}

const plain = {};
/** Twice what is shown, for screens that show it. */
const PIXELS = 240;

/** The garment with a rider's own name and number, drawn by what the editor draws with. */
export function RiderPicture({ set, document, rider, onShown }: RiderPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stores = storesOf(set);
  const seen = sideOfRider(document);
  const { product } = seen;
  const { view } = useStageView({
    ...seen,
    look: "worn",
    width: PIXELS,
    height: PIXELS,
    group: groupsOf(set)[product] ?? "men",
    options: document.products[product]?.properties ?? plain,
  });
  const { name, number } = rider;

  useEffect(() => {
    if (!view || !canvas.current) return undefined;
    const { assets, kits } = stores;
    const composer = createProcessorComposer(canvas.current);
    const painter = createStagePainter(view, composer, assets, 1, rosterEntry({ name, number }));
    function paint(): void {
      const kit = view && kits.kit(document, view.product);
      if (!kit) return;
      painter.paint(document, kit);
      if (!assets.waiting()) onShown();
    }
    assets.want(document);
    paint();
    const leave = [assets.subscribe(paint), kits.subscribe(paint)];
    return () => {
      for (const stop of leave) stop();
      painter.close();
      composer.close();
    };
  }, [stores, view, document, name, number, onShown]);

  return <canvas ref={canvas} width={PIXELS} height={PIXELS} className="size-full" aria-hidden />;
}
