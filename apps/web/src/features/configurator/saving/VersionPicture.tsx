import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { useEffect, useRef } from "react";
import { fetchPattern } from "../../../editor/garments/patterns.ts";
import type { EditorParts } from "../../../editor/model/editor-context.ts";
import { report } from "../../../lib/report.ts";
import { drawVersion } from "./draw-version.ts";

interface VersionPictureProps {
  /** Dialogs stand outside the editor: what they draw with is handed to them. */
  parts: Pick<EditorParts, "assets" | "kits">;
  document: DesignDocument;
  product: ProductId;
  side: Side;
  label: string;
  detail: string;
}

/** A version of the design on its garment, with what it is called below. */
export function VersionPicture(props: VersionPictureProps) {
  const { parts, document, product, side, label, detail } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      await fetchPattern(product);
      if (canvas.current) drawVersion(canvas.current, parts, document, product, side);
    };
    const redraw = (): void => void draw().catch((e: unknown) => report(e, "drawing a version"));
    redraw();
    const leave = [parts.assets.subscribe(redraw), parts.kits.subscribe(redraw)];
    return () => leave.forEach((stop) => stop());
  }, [parts, document, product, side]);
  return (
    <figure className="min-w-0">
      <span className="tile-light flex aspect-square items-center justify-center">
        <canvas ref={canvas} role="img" aria-label={label} className="max-h-full max-w-full" />
      </span>
      <figcaption className="mt-1.5">
        <span className="block type-small font-semibold">{label}</span>
        <span className="block type-label text-mute">{detail}</span>
      </figcaption>
    </figure>
  );
}
