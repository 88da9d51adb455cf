import type { Gear } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { useEffect, useRef, useState } from "react";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { drawGarment } from "../../../../parts/garment-picture/draw-garment.ts";
import { keptView } from "../../../../parts/garment-picture/kept-views.ts";
import { report } from "../../../../lib/report.ts";
import { eyeBlur, layGear } from "./eye-blur.ts";

interface FencePictureProps {
  document: DesignDocument;
  product: ProductId;
  side: Side;
  gear: readonly Gear[];
  metres: number;
  label: string;
}

const PIXELS = 540;
const noOptions: Readonly<Record<string, string>> = {};

/** The garment with gear over it, as sharp as an eye sees it from a distance; as large as when it stands before one. */
export function FencePicture({ document, product, side, gear, metres, label }: FencePictureProps) {
  const { assets, kits, groups } = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scale, setScale] = useState<number | null>(null);
  const group = groups[product] ?? "men";
  const options = document.products[product]?.properties ?? noOptions;

  useEffect(() => {
    const below = window.document.createElement("canvas");
    let gone = false;
    const cut = { product, side, group, options };

    async function lay(): Promise<void> {
      const size = { width: PIXELS, height: PIXELS };
      const view = await keptView({ ...cut, look: "worn", ...size });
      const target = canvas.current?.getContext("2d");
      const drawn = below.getContext("2d");
      if (gone || !target || !drawn) return;
      const picture = drawn.getImageData(0, 0, below.width, below.height);
      layGear(picture, view.table, view.garment, gear);
      target.canvas.width = below.width;
      target.canvas.height = below.height;
      target.putImageData(picture, 0, 0);
      setScale(view.scale);
    }

    function onShown(): void {
      lay().catch((error: unknown) => report(error, "picture from the fence"));
    }
    const stores = { assets, kits };
    const wish = { ...cut, document, rider: null, pixels: PIXELS };
    const stop = drawGarment(below, stores, wish, { onShown, onFailed: onShown });
    return () => {
      gone = true;
      stop();
    };
  }, [assets, kits, document, product, side, group, options, gear]);

  // Shown smaller than it is drawn; a share of its own width keeps the same blur of cloth.
  const blur = scale === null ? 0 : (eyeBlur(metres, scale) / PIXELS) * 100;
  return (
    <span className="tile-light block aspect-square overflow-hidden [container-type:inline-size]">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        data-fence={scale === null ? null : metres}
        className="size-full"
        style={{ filter: `blur(${blur.toFixed(3)}cqw)` }}
      />
    </span>
  );
}
